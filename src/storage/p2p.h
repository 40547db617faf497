/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#ifndef STORAGE_P2P_H
#define STORAGE_P2P_H

/*
 * The path p2pdma: O_DIRECT between a file and memory of a device that has P2PDMA pages, so that
 * the drive itself reads or writes that memory. Whether a device and the disks under a file can
 * meet is judged once a pair, from sysfs, before any I/O; what the kernel, or the bytes, say
 * otherwise is learnt once and kept as long as the context.
 */

#include <stdatomic.h>
#include <sys/types.h>

#include "path/path.h"

struct storage;

struct p2p_pair {
	struct path_pair pub; /* first: what others see */
	struct p2p_pair *next;
	const struct dev *dev;
	dev_t disk;
	uint64_t seq; /* which disk it was that had this number */
	bool block;   /* the disk itself, not a file system on it */
	atomic_bool told;
};

static inline struct p2p_pair *p2p_pair_of(struct path_pair *p)
{
	return (struct p2p_pair *)(void *)p;
}

/* Fills pub.refuse and pub.words. */
void p2p_judge(const struct storage *s, const struct file *f, struct p2p_pair *pair);

/* Notes what showed on the way; the first to find out is heard. */
void p2p_learn(struct p2p_pair *pair, const struct file *f, enum pl_reason reason,
	       const char *words);

/* Carries an op by `inner` and compares samples of it with what a trusted way says. Sets and
 * returns op->res; wrong bytes are -EIO, and learnt. */
ssize_t p2p_run_verified(struct path *inner, struct path_op *op);

/* What the path has against a request; PL_REASON_NONE: nothing. */
enum pl_reason p2p_refusal(const struct path_ask *ask);
struct path_pair *p2p_pair(struct path *p, struct file *f, struct dev *dev);
extern const struct path_ops p2p_ops;

#endif

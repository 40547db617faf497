/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#ifndef MOVE_P2PDMA_P2PDMA_H
#define MOVE_P2PDMA_P2PDMA_H

/*
 * The mover `p2pdma`: O_DIRECT between a file and memory of a device that has P2PDMA pages, so that
 * the drive itself reads or writes that memory. Whether a device and the disks under a file can
 * meet is judged once a pair, from sysfs, before any I/O; what the kernel, or the bytes, say
 * otherwise is learnt once and kept as long as the context.
 */

#include <pthread.h>
#include <stdatomic.h>
#include <sys/types.h>

#include "base/lock.h"
#include "move/move.h"

struct config;
struct rings;

/* A device's memory and the disks under one file: whether they can meet. */
struct p2p_pair {
	struct p2p_pair *next;
	const struct dev *dev;
	dev_t disk;
	uint64_t seq;	       /* which disk it was that had this number */
	bool block;	       /* the disk itself, not a file system on it */
	enum pl_reason refuse; /* as it was judged before any I/O */
	char words[320];       /* how they meet, or what is in the way, and the remedy */
	/* An enum pl_reason: what showed on the way. Its words are there before it is. */
	atomic_int learnt;
	char learnt_words[240];
	atomic_bool told;
	/* Transfers yet to be looked at, which takes time of its own: [write]. */
	atomic_uint unverified[2];
};

struct p2pdma {
	struct mover m; /* first */
	const struct config *config;
	struct rings *rings;
	/* Carries an operation: io_direct(), but in tests of machines that lose what they carry. */
	ssize_t (*carry)(struct move_op *op);
	struct lock lock;		  /* held while a pair is judged */
	_Atomic(struct p2p_pair *) pairs; /* added at the head under `lock`, read without it */
};

extern const struct mover_ops p2pdma_mover;

/* What is known of a file's disks and a device's memory, judged now if it was not yet. NULL when
 * memory is short, and for pipes. */
struct p2p_pair *p2p_pair(struct p2pdma *p, struct file *f, const struct dev *dev);

/* Fills refuse and words. */
void p2p_check(const struct config *c, const struct file *f, struct p2p_pair *pair);

/* Notes what showed on the way; the first to find out is heard. */
void p2p_learn(struct p2p_pair *pair, const struct file *f, enum pl_reason reason,
	       const char *words);

/* Carries an operation and compares samples of it with what a trusted way says. Sets and returns
 * op->res; wrong bytes are -EIO, and learnt. */
ssize_t p2p_run_verified(struct mover *m, struct p2p_pair *pair, struct move_op *op);
/* Carries it, and does not look. */
ssize_t p2p_run_plain(struct mover *m, struct move_op *op);

#endif

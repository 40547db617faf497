/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#ifndef MOVE_P2PDMA_P2PDMA_H
#define MOVE_P2PDMA_P2PDMA_H

/*
 * The mover `p2pdma`: O_DIRECT between a file and memory of a device that has P2PDMA pages, so that
 * the drive itself reads or writes that memory. Whether the disks under a file can access a device
 * is checked once for each pair, by sysfs, before any I/O. A later refusal by the kernel, or wrong
 * data, is recorded once and kept as long as the context.
 */

#include <pthread.h>
#include <stdatomic.h>
#include <sys/types.h>

#include "base/lock.h"
#include "move/move.h"

struct config;
struct rings;

/* A pair: a device's memory and the disks under one file. */
struct p2p_pair {
	struct p2p_pair *next;
	const struct dev *dev;
	dev_t disk;
	uint64_t seq;	       /* the disk that had this number */
	bool block;	       /* the disk itself, not a file system on it */
	enum pl_reason refuse; /* by the check before any I/O */
	char words[320];       /* their connection, or the obstacle and its remedy */
	/* An enum pl_reason found during transfers. Stored after its words. */
	atomic_int learnt;
	char learnt_words[240];
	atomic_bool told;
	/* Transfers still to be verified: [write]. */
	atomic_uint unverified[2];
};

struct p2pdma {
	struct mover m; /* first */
	const struct config *config;
	struct rings *rings;
	/* Carries out an operation: io_direct(), replaced in tests of machines that lose data. */
	ssize_t (*carry)(struct move_op *op);
	struct lock lock;		  /* held while a pair is checked */
	_Atomic(struct p2p_pair *) pairs; /* added at the head under `lock`, read without it */
};

static inline struct p2pdma *p2pdma_of(struct mover *m)
{
	return (struct p2pdma *)(void *)m;
}

extern const struct mover_ops p2pdma_mover;

/* The pair of a file's disks and a device's memory, checked now if it was not yet. NULL for pipes,
 * and if memory is short. */
struct p2p_pair *p2p_pair(struct p2pdma *p, struct file *f, const struct dev *dev);

/* Fills refuse and words. */
void p2p_check(const struct config *c, const struct file *f, struct p2p_pair *pair);

/* Records a refusal or wrong data; the first one is kept. */
void p2p_learn(struct p2p_pair *pair, const struct file *f, enum pl_reason reason,
	       const char *words);

/* Carries out an operation and verifies samples of it by reads through host memory. Sets and
 * returns op->res; wrong bytes are -EIO, and recorded. */
ssize_t p2p_run_verified(struct mover *m, struct p2p_pair *pair, struct move_op *op);
/* Carries it out without verification. */
ssize_t p2p_run_plain(struct mover *m, struct move_op *op);

#endif

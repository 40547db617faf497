/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#ifndef MOVE_P2PDMA_P2PDMA_H
#define MOVE_P2PDMA_P2PDMA_H

/*
 * The mover `p2pdma`: O_DIRECT between a file and memory of a device that has P2PDMA pages, so that
 * the drive itself reads or writes that memory. Whether the disks under a file can access a device
 * is checked once for each pair, by sysfs, before any I/O. A later refusal by the kernel, or wrong
 * data, is recorded once and kept as long as the context.
 *
 * For the memory of GPUs the kernel needs other addresses than the device (dev/io.h). Memory that
 * the library allocated, or that is registered with it, gets one at its first transfer, and keeps
 * it until it is freed or deregistered. Other memory of the program gets none: a mapping would keep
 * it in use after the program has freed it. It is reached by way of slabs on the GPU, which this
 * mover makes and maps (make_there), and a copy inside the GPU.
 */

#include <pthread.h>
#include <stdatomic.h>
#include <sys/types.h>

#include "base/lock.h"
#include "base/range.h"
#include "dev/dev.h"
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

/* A device whose memory the kernel reaches at other addresses. */
struct p2p_gpu {
	atomic_bool ready;
	/* An enum pl_reason, for which it is left alone. Stored after its words. */
	atomic_int off;
	char words[240];
	/* There was no memory for slabs: none are made until then (clock_now_ns()). */
	atomic_ullong no_slabs_until;
	atomic_bool told; /* that */
};

struct p2p_kept;

struct p2pdma {
	struct mover m; /* first */
	const struct config *config;
	struct rings *rings;
	/* Carries out an operation: io_direct(), replaced in tests of machines that lose data. */
	ssize_t (*carry)(struct move_op *op);
	struct lock lock;		  /* held while a pair is checked */
	_Atomic(struct p2p_pair *) pairs; /* added at the head under `lock`, read without it */
	struct mem_table *mem;		  /* NULL: no memory is known */
	struct p2p_gpu gpus[DEV_PLACES];
	struct rwlock maps_lock; /* protects the next */
	struct range_map maps;	 /* struct p2p_map */
	struct p2p_kept *kept;	 /* protected by `lock` */
};

static inline struct p2pdma *p2pdma_of(struct mover *m)
{
	return (struct p2pdma *)(void *)m;
}

extern const struct mover_ops p2pdma_mover;

/* The pair of a file's disks and a device's memory, checked now if it was not yet. NULL for pipes,
 * and if memory is short. */
struct p2p_pair *p2p_pair(struct p2pdma *p, struct file *f, const struct dev *dev);

/* maps.c: the address at which the kernel has `len` bytes of a device's memory; 0: it has none, or
 * none that is proven. */
uintptr_t p2p_kernel(struct p2pdma *p, struct dev *dev, uintptr_t addr, size_t len);
/* Finds out, once, whether the kernel can have addresses of this device's memory. -EBUSY: not now.
 */
int p2p_look(struct p2pdma *p, struct dev *dev);
/* How memory that is mapped may be looked at. */
enum p2p_look {
	P2P_LOOK_READS, /* others use it */
	/* others use it, but there is another way: not each transfer has to look */
	P2P_LOOK_SELDOM,
	P2P_LOOK_INTO,	/* nobody else uses it, so a mark may be written there */
	P2P_LOOK_LATER, /* not now: a transfer that may write there looks later */
};
/*
 * Maps the whole allocation or registration that a memory end lies in, unless it is mapped. Returns
 * the reason if it is not mapped, or must not be used. Memory that was cleared looks like any other
 * when it is mapped. So until its bytes have proved that a mapping is the device's memory, they are
 * compared here, before each transfer, which goes another way if they still prove nothing.
 */
enum pl_reason p2p_map(struct p2pdma *p, const struct end *mem, size_t len, enum p2p_look look);
/* Makes a drive's writes visible to all readers from now on, also on a device that does not keep
 * such writes in order. If that fails, op->res has the error. */
void p2p_flush(struct mover *m, struct move_op *op);
/* The words to p2p_map(). */
bool p2p_map_words(struct p2pdma *p, const struct end *mem, char *dst, size_t space);
void p2p_maps_going(struct mover *m, const void *addr, size_t len);
/* of the memory that begins there; 0: none */
size_t p2p_mapped_len(struct p2pdma *p, const void *addr);
void p2p_maps_finish(struct p2pdma *p);
/* Maps a slab of our own. */
enum pl_reason p2p_map_own(struct p2pdma *p, struct dev *dev, void *ptr, size_t len);
/* From now on the device's memory is left alone. */
void p2p_leave_alone(struct p2pdma *p, const struct dev *dev, enum pl_reason reason,
		     const char *words);

/* gpu_slabs.c: memory for slabs. */
int p2p_make_there(struct mover *m, struct dev *dev, size_t len, void **out);
void p2p_free_there(struct mover *m, struct dev *dev, void *addr);
void p2p_there_finish(struct p2pdma *p);
/* Background work: gives memory back that could not be given back before. */
uint64_t p2p_there_again(struct p2pdma *p);

/* Fills refuse and words. */
void p2p_check(const struct config *c, const struct file *f, struct p2p_pair *pair);

/* Records a refusal or wrong data; the first one is kept. */
void p2p_learn(struct p2p_pair *pair, const struct file *f, enum pl_reason reason,
	       const char *words);

/* Carries out an operation and verifies samples of it by reads through host memory. Sets and
 * returns op->res; wrong bytes are -EIO, and recorded. */
ssize_t p2p_run_verified(struct mover *m, struct p2p_pair *pair, struct move_op *op);
/* Carries an operation out without verification, and flushes the bytes that were read. */
ssize_t p2p_run_plain(struct mover *m, struct move_op *op);

#endif

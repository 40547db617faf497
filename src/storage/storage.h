/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#ifndef STORAGE_STORAGE_H
#define STORAGE_STORAGE_H

/*
 * File <-> memory that the kernel can address, in one hop: `direct` past the page cache, `buffered`
 * through it. Both carry single ops in the calling thread. Direct ones also have lanes on io_uring,
 * where it works; everything else blocks its thread, and xfer brings more threads (xfer/team.h): a
 * buffered read is a copy by a processor, and several processors copy faster than one. A device can
 * also read the page cache in place (storage/pagecache.h).
 */

#include <pthread.h>
#include <stdbool.h>

#include "path/path.h"
#include "storage/pagecache.h"

struct config;
struct p2p_pair;
struct ring_lane;

enum storage_engine {
	STORAGE_ENGINE_UNDECIDED,
	STORAGE_ENGINE_URING,
	STORAGE_ENGINE_THREADS,
};

struct storage_path {
	struct path p;
	struct storage *storage;
};

struct storage {
	const struct config *config;
	bool write_to_cache; /* what the disk takes later is nobody's time */
	double copiers;	     /* processors that a large buffered request gets, for its cost */
	struct storage_path direct;
	struct storage_path buffered;
	struct storage_path p2p;
	struct path *p2p_inner; /* what carries its ops: direct, or a fault in front of that */

	/* Of devices' memory and disks: added at the head under `lock`, read without it. */
	_Atomic(struct p2p_pair *) pairs;
	struct pagecache pagecache;

	/* Protects all below. */
	pthread_mutex_t lock;
	enum storage_engine engine; /* chosen once, when the first lane is needed */
	char engine_why[256];
	struct ring_lane *idle_rings; /* kept for the next transfer */
};

void storage_init(struct storage *s, const struct config *c);
void storage_finish(struct storage *s); /* with no lane out */

/* The engine for direct I/O, chosen now if it was not yet, and why it is this one. */
enum storage_engine storage_engine(struct storage *s, char *why, size_t room);

/* Takes and keeps rings. */
int ring_lane_get(struct path *p, path_done done, void *arg, struct path_lane **out);
void ring_lane_put(struct path_lane *l);
int ring_submit(struct path_lane *l, struct path_op *op);
int ring_poll(struct path_lane *l, uint64_t wait_ns);
void ring_drop_idle(struct storage *s);

/* One op, whole, in this thread. Set and return op->res. */
ssize_t io_direct(struct path_op *op);
ssize_t io_buffered(struct path_op *op);

/* What a finished piece of an op means: true when the op is complete (op->res is set). */
bool io_advance(struct path_op *op, ssize_t res, uint32_t align);

/* After an op past the page cache is complete: a write that met others' pages has op->err. */
void io_look_back(struct path_op *op);

/* For files that cannot be opened without O_DIRECT: whole blocks through a buffer of our own, under
 * an OFD lock, so that neighbouring bytes survive. */
ssize_t edge_io(struct path_op *op);

/* What O_DIRECT itself has against a request, whatever memory it is. */
enum pl_reason direct_fits(const struct path_ask *ask);
void direct_offer(const struct path_ask *ask, struct path_offer *offer);

double storage_resident(struct path *p, struct file *f, uint64_t off, uint64_t len);
/* Whether every page of a range is there, for sure: where the kernel would not say, no. */
bool storage_all_cached(struct file *f, uint64_t off, uint64_t len);
/* Whether any page of a range may be there, of a file that is open for writing: where the kernel
 * would not say, yes. */
bool storage_any_cached(struct file *f, uint64_t off, uint64_t len);

/* path_ops.refused and path_ops.beside_cache of whatever goes past the page cache. */
enum pl_reason direct_refused(struct path *p, const struct path_op *op);
bool direct_beside_cache(struct path *p, struct file *f, uint64_t off, uint64_t len);

#endif

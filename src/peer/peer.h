/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#ifndef PEER_PEER_H
#define PEER_PEER_H

/*
 * Memory <-> memory in one host, in one hop: the copy path, on streams of ours. Host memory is one
 * end or neither; between two host memories the kernel copies.
 */

#include <pthread.h>
#include <stdatomic.h>

#include "path/path.h"

struct copy_lane;
struct detour;

struct peer {
	struct path copy;    /* first */
	atomic_uint running; /* single copies under way */

	/* Protects all below. */
	pthread_mutex_t lock;
	pthread_cond_t given_back;
	struct copy_lane *idle;
	struct copy_lane *all;	/* by device: how many there are */
	unsigned int making;	/* lanes that are being created */
	bool ordered;		/* peer_prepare() was called: lanes are made whole */
	struct detour *detours; /* only ever more */
};

void peer_init(struct peer *p);
void peer_finish(struct peer *p); /* with no lane out, before the devices are closed */

/* Makes lanes for what streams of the program will wait for, with all that copies on them need: see
 * dev_hold(). Cheap when it was done before. */
int peer_prepare(struct peer *p, struct dev *dev);

/* A stream of a device, until it is given back. */
struct dev_stream;
int peer_stream_get(struct peer *p, struct dev *dev, struct copy_lane **lane,
		    struct dev_stream **out);
void peer_stream_put(struct peer *p, struct copy_lane *lane);

/* many.c: path_ops.run_many */
void peer_run_many(struct path *p, struct path_op **ops, size_t n, struct dev *dev);

#endif

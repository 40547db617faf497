/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#ifndef STORAGE_WORKERS_H
#define STORAGE_WORKERS_H

/*
 * Threads that carry ops which block: the engine that works everywhere. Lanes take turns, so that a
 * large transfer does not starve a small one; a caller that waits for its lane carries ops itself.
 */

#include <pthread.h>
#include <stdbool.h>

#include "path/path.h"

struct worker_lane;

struct workers {
	unsigned int max;

	/* Protects all below and the queues of lanes. Nothing else is taken under it. */
	pthread_mutex_t lock;
	pthread_cond_t work;
	struct worker_lane *first; /* lanes with queued ops, the next one to serve first */
	struct worker_lane **last;
	pthread_t *threads;
	unsigned int n;
	unsigned int idle;
	bool stop;
};

void workers_init(struct workers *w, unsigned int max);
void workers_finish(struct workers *w); /* with no lane out; joins the threads */

int worker_lane_get(struct workers *w, struct path *p, path_done done, void *arg,
		    struct path_lane **out);
void worker_lane_put(struct path_lane *l);
int worker_submit(struct path_lane *l, struct path_op *op);
int worker_poll(struct path_lane *l, uint64_t wait_ns);

#endif

/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#ifndef MEM_SHARE_CTX_H
#define MEM_SHARE_CTX_H

/* A context's exports: see share.h. */

#include <pthread.h>
#include <stdbool.h>

#include "base/lock.h"

struct mem_export;

/* Protects the list and the exports' states. Nothing is taken under it. */
struct share_ctx {
	struct lock lock;
	pthread_cond_t changed; /* an export has ended */
	struct mem_export *exports;
	pthread_t thread;
	bool running;
	bool stop;
	int wake; /* an eventfd, -1 before the thread is started */
};

#endif

/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/* Launches on the CPU: blocks are taken in no order, by a few threads. */

#include <pthread.h>
#include <stdatomic.h>

#include "dev/kernels/gpu.h"
#include "dev/kernels/kernels.h"
#include "sys/thread.h"

#define HELPERS 3u

struct launch {
	const struct kernel_desc *kernel;
	const void *params;
	unsigned int blocks;
	gpu_pages_fn pages;
	atomic_uint next;
};

static void *take_blocks(void *arg)
{
	struct launch *l = arg;
	unsigned int i;

	while ((i = atomic_fetch_add_explicit(&l->next, 1, memory_order_relaxed)) < l->blocks) {
		/* From the last one on: nobody may rely on an order. */
		gpu_block = (struct gpu_block){ l->blocks - 1 - i, l->blocks, l->pages };
		l->kernel->block(l->params);
	}
	return NULL;
}

void kernel_run(enum dev_kernel k, unsigned int blocks, const void *params, gpu_pages_fn pages)
{
	struct launch l = {
		.kernel = &kernel_descs[k], .params = params, .blocks = blocks, .pages = pages
	};
	pthread_t threads[HELPERS];
	unsigned int n = 0;

	/* Where no thread can be started, this one runs all. */
	while (n < HELPERS && n + 1 < blocks && !sys_thread_start(&threads[n], take_blocks, &l)) {
		n++;
	}
	(void)take_blocks(&l);
	while (n) {
		(void)pthread_join(threads[--n], NULL);
	}
}

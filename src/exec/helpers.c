/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/*
 * How many threads carry a transfer. Threads that copy share the memory's bandwidth: the whole
 * context has a fixed number of them, which several transfers divide equally. Threads that wait for
 * a disk together keep the number of segments in flight that one thread with channels would.
 */

#include "base/bits.h"
#include "base/config.h"
#include "exec/share.h"
#include "sys/sys.h"

#define STREAM_WORKERS 8u /* transfers of streams that are carried out at once */
/* Threads that may copy for each link. More only fight for the memory's bandwidth. On a machine of
 * 32 processors: 14 GB of page cache into one GPU, in pieces of 8 MiB, at 40 GB/s with 8 copiers,
 * 50 with 10 and 12, 49 with 16; a file of 8 GiB over two links at 56 GB/s with 16, and 71 with 25.
 */
#define COPIERS_A_LINK 12u
/* Below this, waking a helper takes longer than doing its part. */
#define SHARE_FROM (4u << 20)
#define SHARE_MIN (1u << 20) /* the least part for a thread */
/* From this length on a transfer is offered to helpers also after it has begun. When many begin at
 * once, some end early, and their workers can help the rest: 16 streams with 64 MiB each take 33.7
 * GB/s on an H200, and 25.5 without that. Shorter transfers end before a helper arrives. */
#define LATE_FROM (32u << 20)

/* The number of threads: the tunable `threads`, or one for each processor, but at least 8, as disks
 * need many requests, and at most `most`. */
static unsigned int by_processors(const struct config *c, unsigned int cpus, unsigned int most)
{
	return c->threads ? (unsigned int)c->threads
			  : (unsigned int)max_u64(8, min_u64(cpus, most));
}

/* How many threads may do work of each kind. */
static void limits(const struct config *c, unsigned int cpus, unsigned int max[WORK_KINDS])
{
	max[WORK_STREAM] = STREAM_WORKERS;
	max[WORK_BACKGROUND] = 1;
	max[WORK_RING] = 1;
	max[WORK_RING_MORE] = (unsigned int)min_u64(max_u64(cpus / 2, 1), RING_PROXIES) - 1;
	max[WORK_RING_READ] = 0; /* rings add theirs, WORKERS_OF_A_RING each */
	max[WORK_HELP] = by_processors(c, cpus, 24);
	max[WORK_QUEUE] = c->queue_threads
				  ? (unsigned int)c->queue_threads
				  : (unsigned int)min_u64(c->threads ? c->threads : 8,
							  max_u64(4, min_u64(cpus / 2, 8)));
}

void helpers_init(struct exec *x, const struct config *c)
{
	unsigned int max[WORK_KINDS];

	x->cpus = sys_cpus();
	x->helpers = by_processors(c, x->cpus, 16);
	limits(c, x->cpus, max);
	workers_init(&x->workers, max);
}

unsigned int helpers_threads(const struct config *c)
{
	unsigned int max[WORK_KINDS];
	unsigned int sum = WORKERS_OF_A_RING; /* of one, if there is one */

	limits(c, sys_cpus(), max);
	for (unsigned int i = 0; i < WORK_KINDS; i++) {
		sum += max[i];
	}
	return sum;
}

unsigned int helpers_copiers(const struct exec *x, unsigned int links)
{
	unsigned int some = links > 1 ? x->cpus * 3 / 4 : x->cpus / 2;

	return x->config->threads ? (unsigned int)x->config->threads + 1
				  : (unsigned int)max_u64(2, min_u64(some, COPIERS_A_LINK * links));
}

unsigned int helpers_fair(const struct exec *x, unsigned int links)
{
	unsigned int callers = atomic_load_explicit(&x->callers, memory_order_relaxed);
	unsigned int each = helpers_copiers(x, links) / (callers ? callers : 1);

	return each ? each - 1 : 0;
}

/* A write to the page cache holds the inode's lock: more writers would only spin for it. Block
 * devices have none. */
static bool one_at_a_time(const struct progress *p)
{
	return p->write && !transfer_file(p->t)->facts.block;
}

unsigned int helpers_for(const struct engine *e, unsigned int links, bool *copies)
{
	const struct progress *p = e->p;
	const struct exec *x = e->x;
	uint64_t most;

	*copies = route_has(engine_best(e)->route, MOVER_CACHED) && (e->resident >= 1 || p->write);
	if (p->t->len < SHARE_FROM || (*copies && one_at_a_time(p))) {
		return 0;
	}
	most = *copies ? helpers_fair(x, links) : min_u64(x->helpers, progress_depth(p) - 1);
	return (unsigned int)min_u64(most, min_u64(p->t->len / SHARE_MIN, 64) - 1);
}

unsigned int helpers_late(const struct share *s, unsigned int called)
{
	if (!s->copies || s->end < LATE_FROM || one_at_a_time(s->p)) {
		return called;
	}
	return (unsigned int)max_u64(called, s->copiers - 1);
}

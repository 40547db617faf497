/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#ifndef LAUNCH_BLOCKS_H
#define LAUNCH_BLOCKS_H

/* A list of copies on its way into a stream (blocks.c). */

#include "launch/costs.h"
#include "launch/launch.h"

#define BLOCKS_WARPS (LIST_THREADS / 32) /* of a block of the kernels */

/* All of one class of lengths. */
struct blocks_sum {
	size_t pieces;
	uint64_t bytes;
};

struct blocks {
	struct launcher *s;
	struct dev_list list;
	size_t n; /* pieces of it */
	bool captured;
	bool soonest;
	bool unmeasured;    /* some of it is of a kind that is not measured */
	unsigned int ways;  /* 1 << enum cost_way of each piece */
	uint32_t by_kernel; /* 1 << class that the kernel copies; the driver copies the rest */
	size_t part;
	unsigned int units;
	struct blocks_sum sums[COST_CLASS_ALL];
	struct blocks_sum kernel;
	struct blocks_sum driver;
};

static inline bool is_kernels(const struct blocks *b, size_t len)
{
	return b->by_kernel >> cost_class(len) & 1;
}

/* blocks_queue.c */
int blocks_load(const struct launcher *s);
/* Decides the number of processors that the kernel runs on (0: the kernel's own choice), and the
 * length that pieces are cut to. */
void blocks_size_up(struct blocks *b, unsigned int units);
/* Parts of the pieces that are the kernel's, and space for them; NULL: there is none now. */
size_t blocks_parts(const struct blocks *b);
struct launch_list *blocks_take(const struct blocks *b, size_t parts);
/* The kernel's parts, all of them; *done: how many were launched. Under the stream's lock. */
int blocks_launch(const struct blocks *b, const struct launch_list *l, size_t parts, size_t *done);
/* Queues, behind all work that reads the list, the store that gives it back. Under the stream's
 * lock. */
int blocks_pass(const struct blocks *b, struct launch_list *l);
int blocks_by_kernel(const struct blocks *b);
int blocks_by_driver(const struct blocks *b);

/* blocks_measure.c: if this is a list that measures, it is queued, and what each way copies is
 * noted. *done: so it was. */
int blocks_measure(struct blocks *b, bool *done);

#endif

/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#ifndef RING_TELL_H
#define RING_TELL_H

/* How reads and writes that kernels carry in a stream's order are counted and logged, and where the
 * CPU stores results. */

#include "exec/exec.h"
#include "ring/ring.h"

#define RING_TELLS 1024u /* results that the CPU is to store, at a time: a power of two */

/* Where a result is to go. */
struct ring_result_to {
	_Atomic(ssize_t *) to; /* NULL: free */
	atomic_uint generation;
};

struct ring_told {
	struct exec *exec;
	struct counted of[RING_WRITE + 1]; /* by enum ring_op */
	struct ring_result_to results[RING_TELLS];
	unsigned int next; /* where a free one is looked for; the caller's lock protects it */
};

void ring_told_init(struct ring_told *t, struct exec *x, const struct dev *d);
/* An operation is being queued: allocates memory that the proxy must not allocate. */
void ring_told_begin(struct ring_told *t, uint32_t op);
/* A number for a result that the CPU stores once. Returns 0 if none is free. */
uint32_t ring_told_take(struct ring_told *t, ssize_t *result);
/* Gives back a number that is not needed. */
void ring_told_give(struct ring_told *t, uint32_t tell);

#endif

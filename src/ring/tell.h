/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#ifndef RING_TELL_H
#define RING_TELL_H

/* Transfers that kernels carry in a stream's order: they are counted and logged as transfers, and
 * the CPU stores the results that kernels cannot store. */

#include "exec/exec.h"
#include "ring/ring.h"

#define RING_TELLS 1024u /* results that the CPU is to store, at a time: a power of two */

/* A result that the CPU is to store. */
struct ring_result_to {
	_Atomic(ssize_t *) to;	/* NULL: free */
	atomic_uint generation; /* of `to`; a garbled request has another one, and stores nothing */
};

/* A ring's means to count transfers and to store their results. */
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

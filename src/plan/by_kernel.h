/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#ifndef PLAN_BY_KERNEL_H
#define PLAN_BY_KERNEL_H

/*
 * Whether a kernel or a worker carries a read or write of a file in the order of a stream. A kernel
 * posts a request and waits for it on the GPU (dev/kernels/small.c). A worker carries all transfers
 * that no kernel can, with the same bytes and results. Pure, as plan.h: the caller finds the facts.
 */

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#define PLAN_BY_KERNEL_MOST ((size_t)64 << 10) /* bytes that a kernel carries */

struct dev;
struct file_facts;

/* The caller's parameters. */
struct plan_by_kernel {
	const struct dev *dev; /* the stream's */
	const struct file_facts *file;
	size_t len; /* if it is fixed */
	bool fixed; /* length and offsets do not change when the transfer is queued */
	bool timed; /* it has a timeout */
	bool calls; /* a function is called at its end */
	uint32_t policy;
};

/* The findings of a look at memory, stream and ring. */
struct plan_by_kernel_now {
	bool valid;    /* the values are. A worker reports those that are not */
	bool reached;  /* kernels can access the memory */
	bool stored;   /* kernels can store the result, or there is none */
	bool captured; /* the stream is being captured into a graph */
	bool ring;     /* the device has a ring for such transfers already */
	bool busy;     /* a transfer is queued that the making of a ring may delay */
};

/* Returns why kernels never carry transfers between a device and a file, or NULL if they may. */
const char *plan_never_by_kernel(const struct dev *d, const struct file_facts *f);
/* Returns why a worker carries the transfer, or NULL if a kernel may: then the caller looks, and
 * asks plan_not_by_kernel_now(). */
const char *plan_not_by_kernel(const struct plan_by_kernel *t);
/* Returns why a worker carries the transfer, or NULL: a kernel does. */
const char *plan_not_by_kernel_now(const struct plan_by_kernel_now *t);

#endif

/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#ifndef DEV_SPANS_H
#define DEV_SPANS_H

/*
 * Allocation of parts of a range: first fit; adjacent free parts are merged. The caller locks.
 */

#include <stdint.h>

/* In address order. */
struct dev_span {
	struct dev_span *next;
	uint64_t off;
	uint64_t len;
	uint64_t generation; /* of this allocation, like no other in the process; 0: free */
};

struct dev_spans {
	struct dev_span *first;
	uint64_t len;
	uint64_t free;
};

int dev_spans_init(struct dev_spans *p, uint64_t len);
void dev_spans_finish(struct dev_spans *p);

/* -ENOSPC: not in one piece. -ENOMEM: no space to write it down. */
int dev_spans_take(struct dev_spans *p, uint64_t len, uint64_t *off);
/* How long the allocation was that begins at off; 0: none does. */
uint64_t dev_spans_put(struct dev_spans *p, uint64_t off);
/* The allocation that holds off, NULL if none does. */
const struct dev_span *dev_spans_find(const struct dev_spans *p, uint64_t off);

#endif

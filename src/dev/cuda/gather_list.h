/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#ifndef DEV_CUDA_GATHER_LIST_H
#define DEV_CUDA_GATHER_LIST_H

/* A stream's list of small copies and its launches of the gather kernel: what gather_list.c and
 * gather_kernel.c share. */

#include "dev/cuda/cuda_dev.h"
#include "dev/cuda/gather.h"

#define GATHER_LAUNCHES 4u /* of a stream, between two settlements */

struct gather_launched {
	atomic_uint *states; /* of its blocks */
	const struct piece *list;
	unsigned int n; /* copies */
	unsigned int blocks;
};

struct gather {
	struct gather *next; /* in cuda_dev.cancelled */
	struct CUstream_st *s;
	void *pinned; /* one mapping: the gates, the states, then the list */
	size_t pinned_len;
	/* The gates of all launches. The launches are cancelled together, and no part of this
	 * struct is used again before they have run. So an open gate is never written, and no
	 * launch has to clear it. */
	struct gather_gate *gates;
	struct piece *list;
	unsigned int filled;   /* copies in the list */
	unsigned int launched; /* how many of those, from the first on */
	unsigned int n;	       /* launches */
	uint64_t since;	       /* when something was last seen to happen to them */
	struct gather_launched launches[GATHER_LAUNCHES];
};

/* gather_kernel.c: takes a list whose cancelled launches have all run, and resets it. NULL: there
 * is none. */
struct gather *gather_revive(struct cuda_dev *d);

/* Makes, by the copy engines, the copies of the list that are not launched. */
int gather_replace_rest(struct cuda_stream *s, const struct gather *g);

#endif

/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#ifndef LAUNCH_LAUNCH_H
#define LAUNCH_LAUNCH_H

/*
 * Kernels and copies of the library on a GPU's stream, queued by the calling thread: no worker and
 * no host function takes part, and nothing waits. Spaces above launch kernels of their own on the
 * same streams, and check by launch_reach() what those may access.
 */

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include <peerlane/rows.h>
#include <peerlane/stream.h>

#include "base/lock.h"
#include "dev/dev.h"
#include "launch/lists.h"

struct mem_table;
struct scratch;

/* The part of a stream (stream/stream.h) that launches need. */
struct launcher {
	struct dev *dev;
	struct dev_stream *s;
	struct mem_table *mem;
	struct list_ctx *lists;
	/* Held while operations are queued that belong together, since no other may be queued
	 * between them. Neither workers nor host functions take it. */
	struct lock lock;
	struct scratch *scratch; /* of rows.c; under `lock` */
	bool kernels; /* kernels of ring/small.c are on it, which a close waits for; under `lock` */
};

/* Memory that kernels and copies on a stream access. */
struct launch_reach {
	uintptr_t base; /* what else may be accessed around it */
	size_t len;
	bool host;   /* pinned host memory */
	bool narrow; /* pinned host memory that is not wide */
	bool far;    /* a neighbour's */
	bool managed;
};

/* reach.c: -EFAULT: kernels of the stream's device cannot access it, or it is not that long;
 * -EACCES. Messages name it by `what`. */
int launch_reach(const struct launcher *s, const void *ptr, size_t len, bool writes,
		 const char *what, struct launch_reach *out);

/* blocks.c: queues copies; the structs were checked. */
int launch_copyv(struct launcher *s, const struct dev_list *list,
		 const struct pl_stream_copyv_opts *opts);

/* blocks_ids.c: queues copies of blocks. The struct was checked: n, n_planes and block_bytes are
 * not 0, and the strides are filled in. */
int launch_blocks(struct launcher *s, const struct pl_blocks *b);

/* rows.c: queues kernels. The struct was checked, except its memory, and its n is not 0. */
int launch_rows(struct launcher *s, const struct pl_rows *r, bool scatter);
/* Bytes that a gather of these rows wants of the device; 0: none. */
size_t launch_rows_scratch(const struct pl_rows *r);
void launch_rows_finish(struct launcher *s); /* with nothing in flight */

#endif

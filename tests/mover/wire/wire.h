/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#ifndef TESTS_MOVER_WIRE_H
#define TESTS_MOVER_WIRE_H

/*
 * The mover `wire`: between memory that the kernel can address and regions of remotes, which are
 * plain memory of this process here. It moves bytes for tests of what is above movers: of plans,
 * staging, retries, counters and links.
 */

#include <stdatomic.h>
#include <stdbool.h>
#include <stddef.h>

#include "remote/remote.h"

struct wire_remote {
	struct remote base; /* first */
};

struct wire_region {
	struct region base; /* first */
	char *at;
};

/* What all wires of the process did. */
struct wire_seen {
	atomic_uint runs;     /* operations that were carried by run */
	atomic_uint posts;    /* on channels */
	atomic_uint channels; /* that were got */
};
extern struct wire_seen wire_seen;
/* The channels are taken away: run is all. */
extern atomic_bool wire_blocks;

#endif

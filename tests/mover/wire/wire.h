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

#include "dev/dev.h"
#include "move/move.h"
#include "remote/remote.h"

#define WIRE_RAILS 3u

/* A way to a remote, by a port of its own. */
struct wire_rail {
	struct link link; /* first */
	char name[24];
	atomic_uint ops;
	atomic_ullong bytes;
	unsigned int good; /* so many operations go well, then none */
	int err;	   /* with which it fails */
};

struct wire_remote {
	struct remote base; /* first */
	struct wire_rail rail[WIRE_RAILS];
	struct move_lanes rails; /* those that the planner hears of */
	/* Of one that was opened by blobs. */
	uint64_t number;       /* 0: it was not */
	atomic_ullong far_end; /* the number of the other end; 0: not connected */
	atomic_bool shut;
};

/* n rails, all good. */
void wire_remote_init(struct wire_remote *r, const char *name, unsigned int n);

struct wire_region {
	struct region base; /* first */
	char *at;
	uint64_t grant; /* its number; 0: there is none to look for */
};

/* What all wires of the process did. */
struct wire_seen {
	atomic_uint surveys;
	atomic_uint runs;     /* operations that were carried by run */
	atomic_uint posts;    /* on channels */
	atomic_uint channels; /* that were got */
	atomic_uint astray;   /* operations on another rail's channel */
	atomic_uint unknown;  /* with slabs that were not made known */
	atomic_uint slabs;    /* that were made known, and did not go */
	atomic_uint going;    /* memory that went, but slabs; the last of it: */
	const void *last;
	size_t last_len;
	char last_byte; /* its first, when it was about to go; if the kernel can read it */
	/* What was opened by blobs, and not yet freed. */
	atomic_int ends;
	atomic_int regions;
	atomic_int grants;
};
extern struct wire_seen wire_seen;
/* The channels are taken away: run is all. */
extern atomic_bool wire_blocks;
/* Called when an operation has ended; NULL: nobody is. */
extern void (*_Atomic wire_after)(const struct move_op *op);
/* Transfers with remotes that were opened by blobs end only when these are shut. */
extern atomic_bool wire_hangs;
/* Of them that hang now. */
extern atomic_int wire_hanging;
/* An errno with which nothing is opened and nothing granted; 0: all is well. */
extern atomic_int wire_refuses;

#endif

/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#ifndef MOVE_COPY_COPY_H
#define MOVE_COPY_COPY_H

/*
 * The mover `copy`: between two memories of one host, on streams of ours. Between two host memories
 * the kernel copies.
 */

#include <pthread.h>
#include <stdatomic.h>

#include "base/lock.h"
#include "dev/dev.h"
#include "move/move.h"

#define COPY_PLACES DEV_PLACES

struct copy_channel;
struct copy_room;
struct lane_list;
struct via_host;

struct copy {
	struct mover m;	     /* first */
	atomic_uint running; /* single copies under way */
	bool peer_access;    /* the tunable */
	/* enum pair_state of copies between devices, [to][from] by dev.place; all but
	 * PAIR_FAILED are written under the lock. */
	atomic_uchar pairs[COPY_PLACES][COPY_PLACES];

	/* Protects all below. */
	struct lock lock;
	pthread_cond_t given_back;
	struct copy_channel *idle;
	unsigned int making; /* channels that are being created */
	/* All of these, which only become more. */
	struct copy_channel *all;
	struct copy_room *rooms;
	struct via_host *via_hosts;
	struct lane_list *lists;
	/* By a device's place: those whose links failed for it and do not serve it any more. */
	dev_set excluded[COPY_PLACES];
	unsigned int n_excluded;

	const struct config *config;
	struct dev_table *devices; /* or NULL */
	struct topo_facts *facts;  /* likewise */
	bool lanes_off;		   /* the tunable lanes: off; a list of names */
	bool lanes_named;
	atomic_bool lanes_opened; /* what it names was opened */
};

extern const struct mover_ops copy_mover;

/* channels.c: those of mover_ops. */
int copy_prepare(struct mover *m, struct dev *dev);
void copy_finish(struct mover *m);

#endif

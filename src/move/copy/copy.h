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
struct copy_loan;

struct copy_pair {
	atomic_uchar state; /* enum pair_state */
	atomic_bool pushes; /* streams of the source, too, may make them */
};

struct copy {
	struct mover m;	     /* first */
	atomic_uint running; /* single copies from and to slabs, under way */
	bool peer_access;    /* the tunable is not off */
	bool peer_verify;    /* the tunable peer_access is on */
	/* States of copies between devices, [to][from] by dev.place. All states except PAIR_FAILED
	 * are written under the lock. */
	struct copy_pair pairs[COPY_PLACES][COPY_PLACES];

	/* Protects all below. */
	struct lock lock;
	pthread_cond_t given_back;
	unsigned int making; /* channels that are being created */
	atomic_uint wanted;  /* threads that wait for one */
	/* All channels. A new one is put at the head, under the lock, and none is removed before
	 * the mover goes: so the list is read without the lock. */
	_Atomic(struct copy_channel *) channels;
	struct copy_loan *loans;

	/* Lanes by a device's place; several devices may share the last place. The lists grow under
	 * the lock and are read without it. */
	struct move_lanes lanes[COPY_PLACES];

	const struct config *config;
	struct dev_table *devices; /* or NULL */
	struct topo_facts *facts;  /* or NULL */
	bool lanes_off;		   /* the tunable lanes: off; a list of names */
	bool lanes_named;
	atomic_bool lanes_opened; /* the devices that it names were opened */
	atomic_bool lanes_late;	  /* they could not be opened, and the log says so */
};

extern const struct mover_ops copy_mover;

/*
 * loans.c: memory for one device's copies: slots of lanes, a few bytes to verify a pair with. A
 * loan goes to one user after the other, and is kept until the context closes: a thread that frees
 * memory may have to wait for a stream, which may wait for slabs or channels of that thread.
 */
struct copy_loan {
	struct copy_loan *next;
	struct dev *dev;
	size_t len; /* which tells its use, too */
	bool lent;
	/* Made by the first user that needs it. */
	void *mem; /* len bytes of the device */
	struct dev_stream *stream;
};
/* Memory of that length for the device. NULL: loans of that length have `budget` bytes and are all
 * lent, or there is no memory for one more. */
struct copy_loan *copy_loan_take(struct copy *p, struct dev *dev, size_t len, size_t budget);
void copy_loan_give_back(struct copy *p, struct copy_loan *r);
void copy_loans_finish(struct copy *p); /* before the devices are closed */

/* channels.c: those of mover_ops. */
int copy_prepare(struct mover *m, struct dev *dev);
void copy_finish(struct mover *m);

#endif

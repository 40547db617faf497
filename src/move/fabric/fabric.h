/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#ifndef MOVE_FABRIC_FABRIC_H
#define MOVE_FABRIC_FABRIC_H

/*
 * The mover `fabric`: between memory of this process and regions of remotes, by the remote memory
 * access of libfabric's reliable datagram endpoints (ofi/ofi.h).
 *
 * An adapter (card) is opened once a context, at the first remote or grant, with an endpoint by
 * which all remotes reach granted memory: they need its address and a key, which blobs carry. A
 * remote has a wire for each card: an end of its own there, by which it is asked. Operations take
 * the wires in turn. The threads that wait for operations of a wire take its completions for all,
 * one thread at a time. Where an adapter does not serve remotes by itself, a thread of the context
 * does.
 *
 * Some providers end a connection with one operation that is a mistake, and all others on it fail.
 * These are made again by an end that their transfer has alone. A remote is given up, on all wires
 * and for good, if its oldest operation by an end takes longer than the tunable remote_timeout:
 * bytes that are still on their way might arrive after those of a later operation. All its ends are
 * closed before the failure is reported: until then the adapters may read and write the caller's
 * memory.
 */

#include <pthread.h>
#include <stdatomic.h>

#include "base/lock.h"
#include "dev/dev.h"
#include "move/move.h"
#include "move/nic/nic.h"
#include "ofi/ofi.h"
#include "remote/remote.h"

struct fabric_remote;

struct fabric_card {
	const struct ofi_ops *ops;
	struct ofi_card *card;
	struct ofi_card_info is;
	unsigned char address[OFI_ADDRESS];
	size_t address_len;
	/* RANK_FABRIC_CARD: all calls of ops for this card, its ends and memory; and its wires. */
	struct lock lock;
};

struct fabric {
	struct nic_mover base; /* first */
	const struct config *config;
	uint64_t patience_ns;

	struct lock lock; /* RANK_FABRIC: opening, and what follows */
	bool opened;	  /* or it failed, with this errno and these words */
	int err;
	char why[300];
	const struct ofi_ops *ops;
	struct fabric_card cards[NIC_CARDS]; /* they do not change once it is opened */

	pthread_t thread; /* that serves; it is there if */
	bool serves;
	atomic_bool stop;
	int wake;
};

/* An operation in flight. It is of the thread that waits for it, and in the list of its end until
 * that thread has called fabric_ended(). */
struct fabric_flight {
	struct ofi_request q; /* first */
	struct fabric_flight *next;
	struct fabric_flight **at; /* where it is in the list */
	uint64_t number;	   /* of the end's operations, from 1 on */
};

/* Ends that a wire keeps for the next operation, and one that is made for one transfer. */
enum fabric_which {
	FABRIC_SHARED, /* of transfers and messages */
	FABRIC_WORDS,  /* of atomic operations, which must not break with another's mistake */
	FABRIC_KEPT,
	FABRIC_OWN = FABRIC_KEPT,
};

/* An endpoint of this side, and the operations in flight on it. All fields are under the card's
 * lock. */
struct fabric_end {
	struct fabric_wire *w;
	struct fabric_end *next;       /* of the wire's */
	unsigned int users;	       /* threads, and the wire if it keeps it */
	struct ofi_end *end;	       /* NULL: it is closed, and nothing is in flight */
	struct fabric_flight *flights; /* in the order in which they were posted */
	struct fabric_flight **last;   /* where the next one comes */
	uint64_t posted;	       /* how many */
	bool looked_at;		       /* a thread polls for completions */
	uint64_t looked_ns;	       /* when one has looked last */
	uint64_t progress_ns;	       /* when something has ended last */
	uint64_t clock_ns;	       /* the end's own time: ends.c */
	uint64_t oldest;	       /* the number of the oldest in flight; 0: there is none */
	uint64_t since_ns;	       /* when, by its own time, that became so */
	pthread_cond_t changed;	       /* an operation has ended, or the thread that polled has
					* stopped */
};

struct fabric_wire {
	struct fabric_remote *r;
	struct fabric_card *card;
	unsigned int card_at;
	/* The other side's, which do not change once it is connected. */
	unsigned int there; /* the number of its card */
	unsigned char address[OFI_ADDRESS];
	size_t address_len;
	uint64_t ring;
	uint64_t ring_key;

	/* Under the card's lock. */
	struct fabric_end *ends;
	struct fabric_end *kept[FABRIC_KEPT]; /* NULL: to be made */
};

struct fabric_remote {
	struct nic_remote base; /* first */
	struct fabric *m;
	unsigned int n;
	struct fabric_wire wires[NIC_CARDS];
	atomic_uint next;   /* the wire whose turn it is */
	atomic_int down;    /* 0: it is connected; -ENOTCONN: not yet; else for good, this -errno */
	atomic_bool closed; /* it is down, and the ends of its wires are closed */

	/* mail.c's, under the mailbox's lock. */
	bool looking;  /* a thread looks at the other side */
	bool counting; /* a thread has an atomic operation */
	uint64_t looked_ns;
};

struct fabric_region {
	struct region base; /* first */
	struct {
		bool known;
		uint64_t addr;
		uint64_t key;
	} at[NIC_CARDS]; /* by the other side's cards */
};

static inline struct fabric *fabric_of(struct mover *m)
{
	return (struct fabric *)(void *)m;
}

static inline struct fabric_remote *fabric_remote_of(struct remote *r)
{
	return (struct fabric_remote *)(void *)r;
}

static inline struct fabric_region *fabric_region_of(struct region *r)
{
	return (struct fabric_region *)(void *)r;
}

#define FABRIC_NAMES 8u
/* adapter_find.c: whether this machine may have an adapter of the provider, so that libfabric is
 * worth loading. */
bool fabric_may_have(const char *provider);
/* Splits a list of names at its commas. Returns the number of names. */
unsigned int fabric_names(const char *list, char names[FABRIC_NAMES][OFI_NAME]);

/* cards.c: for struct nic_ops. */
int fabric_open(struct nic_mover *m);
void fabric_close(struct fabric *f);

/* progress_thread.c: starts the thread that serves, or ends it. With the lock held, or alone. */
int fabric_serve(struct fabric *f);
void fabric_serve_end(struct fabric *f);

/* registrations.c, like those of struct nic_ops. */
int fabric_reg(struct nic_mover *m, unsigned int card, const struct nic_range *r, void **out);
int fabric_unreg(struct nic_mover *m, unsigned int card, void *of);
/* Like nic_find(); -EOPNOTSUPP if the card does not access such memory in place. */
int fabric_find(struct fabric *f, unsigned int card, const struct end *e, size_t len, bool now,
		struct nic_known *out);
/* prove.c: for move/nic, as struct nic_ops has them. */
void *fabric_conn(struct remote *self, unsigned int card);
int fabric_read(void *conn, const struct nic_mem *to, const struct nic_mem *from);
int fabric_write(void *conn, const struct nic_mem *to, const struct nic_mem *from);
int fabric_flush(struct dev *dev);

/* ends.c, all under the card's lock. An end for the caller, until fabric_end_put(): 0 or -errno. */
int fabric_end_take(struct fabric_wire *w, enum fabric_which which, struct fabric_end **out);
void fabric_end_put(struct fabric_end *e);
/* Closes all ends of a wire. */
void fabric_ends_close(struct fabric_wire *w, int err);
/* Posts an operation, whose q was filled in. Returns 0, -EAGAIN if there is no space now, or -errno
 * if it was not begun. */
int fabric_post(struct fabric_end *e, struct fabric_flight *t);
/* Until something of the end has ended, or a short time. `begin`: when the caller began to wait. */
void fabric_wait(struct fabric_end *e, uint64_t begin);
/* Takes a flight that has ended out of the end's list; it may be used again. Returns 0 or its
 * errno, positive. If the end is to blame, it is used no more. */
int fabric_ended(struct fabric_end *e, struct fabric_flight *t);
/* The oldest in flight has not ended for too long, or, without any, there was no space since
 * `since` by the end's own time; all in flight has failed now. */
bool fabric_gave_up(struct fabric_end *e, uint64_t since);

/* wire.c: whether what failed so may be made again, by an end of its own: others' mistakes, by
 * which some providers end the connection, do not reach it there. */
bool fabric_again(const struct fabric_wire *w, int err);
/* Returns 0, or -errno with which the remote failed. After a failure none of its operations is in
 * flight, on any wire, so a caller calls this before it reports a failure. No lock is held. */
int fabric_is_down(struct fabric_remote *r);
/* Makes an operation and waits for its end. Returns 0 or -errno. A read or write is made once more
 * if another's mistake may have ended it. */
int fabric_do(struct fabric_wire *w, const struct ofi_request *q);
/* A wire whose turn it is; NULL: the remote is down. With a region: one whose card has it. */
struct fabric_wire *fabric_turn(struct fabric_remote *r, const struct fabric_region *g);

/* run.c */
ssize_t fabric_run(struct mover *m, struct move_op *op);

/* Memory that requests of this side send from, and read into. */
struct fabric_out {
	struct mail_slot slot[MAIL_SLOTS]; /* first */
	uint64_t taken;			   /* the sender's */
	uint64_t seen;			   /* of the thread that looks at the other side */
	uint64_t words[OFI_WORDS];	   /* of an atomic operation */
};

/* mail.c: for struct nic_remote_ops, and struct remote_beside_ops. */
int fabric_read_taken(struct remote *base, uint64_t *out);
int fabric_has_gone(struct remote *base, uint64_t now_ns);
int fabric_put(struct nic_remote *base, uint64_t number);
int fabric_atomic(struct region *base, const struct remote_atomic *what, uint64_t *old);

/* remotes.c, grants.c: for struct nic_remote_ops, and struct remote_ops. */
int fabric_remote_make(struct nic_remote *base);
void fabric_remote_unmake(struct nic_remote *base);
ssize_t fabric_remote_blob(struct remote *base, void *out, size_t space);
int fabric_remote_connect(struct remote *base, const void *blob, size_t len);
void fabric_remote_shut(struct remote *base);
void fabric_remote_way(const struct remote *base, char *out, size_t space);
int fabric_grant(struct mover *m, const struct grant *what, struct grant **out);
ssize_t fabric_grant_blob(struct grant *base, void *out, size_t space);
int fabric_region(struct remote *base, const void *blob, size_t len, struct region **out);
void fabric_region_free(struct region *r);

#endif

/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#ifndef MOVE_NIC_NIC_H
#define MOVE_NIC_NIC_H

/*
 * The common part of the movers that reach remotes by adapters, called cards here: the table of
 * memory that cards may access, the trial of cards with devices, grants, remotes and their
 * messages. A mover embeds struct nic_mover first, and gives the operations by which cards are
 * opened, connections made, and memory is registered, read and written.
 */

#include <errno.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "base/lock.h"
#include "base/range.h"
#include "dev/dev.h"
#include "move/move.h"
#include "remote/mailbox.h"
#include "remote/remote.h"

#define NIC_CARDS 8u

struct mem_table;
struct nic_mover;
struct nic_remote;

/* Memory of this process that a card is to access. */
struct nic_range {
	uintptr_t base;
	size_t len;
	struct dev *dev; /* the device that owns it, if no processor addresses it; else NULL */
	uint32_t rights; /* of remotes, REMOTE_MAY_ values; 0: it is for this side alone */
	/* The memory is one registration. A card's write to it comes behind the card's earlier
	 * writes to any memory of the host. */
	bool ordered;
};

/* Memory of a trial, and its registrations with the card that is tried. */
struct nic_mem {
	char *at;
	size_t len;
	void *here;  /* for operations of this side */
	void *there; /* for remotes */
};

/* A mover's remotes. Its struct for one begins with struct nic_remote. */
struct nic_remote_ops {
	size_t size; /* of the mover's struct */
	/* Makes the connections of a new remote, which is zeroed, and says in r->cards by which
	 * cards they go. Returns 0, or an error with a message: unmake() undoes what there is. */
	int (*make)(struct nic_remote *r);
	/* Ends the connections. No card accesses the memory for messages after that. */
	void (*unmake)(struct nic_remote *r);

	/* Bytes of the memory for messages: that which remotes access, which begins with struct
	 * mail_ring, and that of requests of this side, which begins with MAIL_SLOTS slots. */
	size_t in;
	size_t out;
	struct mailbox_ops box;
	/* Has earlier writes arrive before a message that is written next. NULL: a write has
	 * arrived when it ends. */
	void (*settle)(struct nic_remote *r);
	/* Writes the slot of a message into the other side's ring, by any connection. Returns 0, or
	 * an error with a message: the slot may arrive. */
	int (*put)(struct nic_remote *r, uint64_t number);
};

struct nic_ops {
	/* Opens the cards, once. Returns 0, or an error with a message. */
	int (*open)(struct nic_mover *m);
	/* Registers memory with a card. Returns 0 with *out, which is the mover's, or an error with
	 * a message: -EOPNOTSUPP if the card takes no such memory. *out is NULL if the card needs
	 * no registration. */
	int (*reg)(struct nic_mover *m, unsigned int card, const struct nic_range *r, void **out);
	/* Ends a registration. Returns 0, or -errno: then it is as it was. */
	int (*unreg)(struct nic_mover *m, unsigned int card, void *of);

	/* For trials. The connection of a card with itself, by a remote that is connected with its
	 * own blob. NULL: there is none now. */
	void *(*conn)(struct remote *self, unsigned int card);
	/* Carries all of a memory. Each returns 0, or an error with a message. */
	int (*read)(void *conn, const struct nic_mem *to, const struct nic_mem *from);
	int (*write)(void *conn, const struct nic_mem *to, const struct nic_mem *from);
	/* Makes bytes that a card wrote into a device's memory, and read back, visible to the
	 * device's driver. NULL: they are visible after the read. */
	int (*flush)(struct dev *dev);

	/* The atomic operations of one card are atomic among themselves alone, so one card takes
	 * memory that is granted for them. */
	bool atomics_by_one;

	struct nic_remote_ops remotes;
};

/* Results of trying cards with a device. */
struct nic_proof {
	atomic_int state;
	atomic_uint good;  /* 1 << i: card i may access its memory */
	atomic_uint wrong; /* card i may not, for good */
	/* When the other cards are tried again, as the reason may pass. 0: there are none. */
	atomic_ullong again_at;
	/* Memory of the device that could not be given back yet. Its user is the thread that tries.
	 */
	struct dev *dev;
	void *kept;
};

struct nic_mover {
	struct mover m; /* first */
	const struct nic_ops *ops;
	struct mem_table *mem;
	const char *name[NIC_CARDS]; /* of each card, for messages */
	unsigned int n;		     /* cards; it does not change once they are opened */
	unsigned int used;	     /* 1 << i: card i is used */

	struct rwlock regs_lock; /* RANK_NIC_REGS */
	struct range_map regs;	 /* struct nic_reg */
	struct nic_mail *kept;	 /* of remotes that were freed, as cards do not let go of it */

	struct nic_proof proofs[DEV_PLACES]; /* by dev.place */
};

/* Memory for a remote's messages (remote/mailbox.h). */
struct nic_mail {
	struct nic_mail *next;	/* in nic_mover.kept */
	void *in;		/* remotes write and read it at any time */
	void *out;		/* behind it; requests of this side use it */
	void *in_of[NIC_CARDS]; /* from reg(); NULL: the card does not have it, or needs none */
	void *out_of[NIC_CARDS];

	struct mailbox box; /* its lock protects the mover's parts of this memory, too */
	uint64_t landed;    /* the sender's: messages that were written without an error */
};

/* A remote. The mover's struct begins with this. */
struct nic_remote {
	struct remote base; /* first */
	unsigned int cards; /* 1 << i: a connection goes by card i */
	struct nic_mail *mail;
};

/* Granted memory. The mover's struct begins with this. */
struct nic_grant {
	struct grant base; /* first */
	struct nic_mover *m;
	void *of[NIC_CARDS]; /* from reg(); NULL: the card does not have it */
};

/* Memory as a card has it. */
struct nic_known {
	uintptr_t base;
	size_t len;
	void *of; /* from reg() */
};

static inline struct nic_mover *nic_mover_of(struct mover *m)
{
	return (struct nic_mover *)(void *)m;
}

static inline struct nic_remote *nic_remote_of(struct remote *r)
{
	return (struct nic_remote *)(void *)r;
}

/* The slot of a message that this side sends. */
static inline struct mail_slot *nic_slot(const struct nic_remote *r, uint64_t number)
{
	return (struct mail_slot *)r->mail->out + number % MAIL_SLOTS;
}

/* Whether a registration that failed so may succeed later. */
static inline bool nic_may_pass(int rc)
{
	return rc == -ENOMEM || rc == -EAGAIN || rc == -EINTR;
}

/* In a mover's init() and finish(). */
void nic_init(struct nic_mover *m, const struct nic_ops *ops, struct mem_table *mem);
void nic_finish(struct nic_mover *m);

/* The device whose memory an end is, if no processor addresses that memory; else NULL. Cards reach
 * such memory by the device's driver. */
static inline struct dev *nic_hidden(const struct end *e)
{
	return end_is_mem(e, MEM_SLAB | MEM_HOST_ADDRESSABLE | MEM_PINNED) ? NULL : end_dev(e);
}

/* regs.c */

/* Slabs, and the end of any memory, as movers are told of them. */
extern const struct memory_ops nic_memory;

/* Finds how a card has [addr, addr + len) of an end. With `now` it registers all of that memory if
 * it has to, which may take seconds: the caller holds no lock. Returns 0; -ENOENT if it is not
 * registered; or another error, with a message if `now`. */
int nic_find(struct nic_mover *m, unsigned int card, const struct end *e, size_t len, bool now,
	     struct nic_known *out);

/* Whether memory may be registered for an operation. Not a device's while a stream waits for the
 * operation, since the device's driver may wait for that stream. */
bool nic_may_register(const struct move_op *op);

/* unregister.c */

/* Ends a registration that may be in use at the moment: tries for a second, which ends at *until
 * for several registrations; *until is 0 before the first. `of` may be NULL. Returns 0, or -errno:
 * the memory is registered as before. */
int nic_let_go(struct nic_mover *m, unsigned int card, void *of, uint64_t *until);

/* remotes.c: open() and free_remote() of struct remote_ops. */
int nic_remote_open(struct mover *m, struct remote **out);
void nic_remote_free(struct remote *base);
/* In nic_finish(): unregisters memory for messages that cards did not let go of before. */
void nic_remotes_finish(struct nic_mover *m);

/* mail.c: notify() and next() of struct remote_beside_ops. */
int nic_notify(struct remote *base, const void *msg, size_t len, uint64_t wait_ns);
ssize_t nic_next(struct remote *base, void *msg, size_t space, uint64_t wait_ns);

/* prove.c */

/* Tries cards with a device, unless that was done; the caller holds no lock. Returns false if it
 * could not be done now. */
bool nic_prove(struct nic_mover *m, struct dev *dev);
/* Whether a card was tried with a device and is right: 0, -EAGAIN if it was not tried yet, or
 * -EIO; errors with a message. */
int nic_proved(struct nic_mover *m, unsigned int card, const struct dev *dev);
void nic_prove_finish(struct nic_mover *m);

/* grants.c */

static inline struct nic_grant *nic_grant_of(struct grant *g)
{
	return (struct nic_grant *)(void *)g;
}

/* Gives the device of nic_hidden() for memory to grant. */
static inline struct dev *nic_grant_hidden(const struct grant *g)
{
	return g->host_addressable ? NULL : g->dev;
}

/* Grants memory by all cards that take it: zeroed memory of `size` bytes, which begins with *out.
 * Returns 0, or the first card's error with a message. */
int nic_grant(struct nic_mover *m, const struct grant *what, size_t size, struct nic_grant **out);
int nic_revoke(struct grant *base);

#endif

/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#ifndef MOVE_NIC_NIC_H
#define MOVE_NIC_NIC_H

/*
 * The common part of the movers that reach remotes by adapters, called cards here: the table of
 * memory that cards may access. A mover embeds struct nics first, and gives the operations by which
 * memory is registered.
 */

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "base/lock.h"
#include "base/range.h"
#include "dev/dev.h"
#include "move/move.h"

#define NIC_CARDS 8u

struct mem_table;
struct nics;

/* Memory of this process that a card is to access. */
struct nic_range {
	uintptr_t base;
	size_t len;
	struct dev *dev; /* the device that owns it, if no processor addresses it; else NULL */
};

struct nic_ops {
	/* Registers memory with a card, for operations of this side. Returns 0 with *out, which is
	 * the mover's, or an error with a message. *out is NULL if the card needs no registration.
	 */
	int (*reg)(struct nics *m, unsigned int card, const struct nic_range *r, void **out);
	/* Ends a registration. Returns 0, or -errno: then it is as it was. */
	int (*unreg)(struct nics *m, unsigned int card, void *of);
	/* Whether a card was tried with a device, and is right: 0, or an error with a message. */
	int (*proved)(const struct nics *m, unsigned int card, const struct dev *dev);
};

struct nics {
	struct mover m; /* first */
	const struct nic_ops *ops;
	struct mem_table *mem;
	const char *name[NIC_CARDS]; /* of each card, for messages */
	unsigned int n;		     /* cards; it does not change once they are opened */

	struct rwlock regs_lock; /* RANK_NIC_REGS */
	struct range_map regs;	 /* struct nic_reg */
};

/* Memory as a card has it. */
struct nic_known {
	uintptr_t base;
	size_t len;
	void *of; /* from reg() */
};

static inline struct nics *nics_of(struct mover *m)
{
	return (struct nics *)(void *)m;
}

/* In a mover's init() and finish(). */
void nic_init(struct nics *m, const struct nic_ops *ops, struct mem_table *mem);
void nic_finish(struct nics *m);

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
int nic_find(struct nics *m, unsigned int card, const struct end *e, size_t len, bool now,
	     struct nic_known *out);

/* Whether memory may be registered for an operation. Not a device's while a stream waits for the
 * operation, since the device's driver may wait for that stream. */
bool nic_may_register(const struct move_op *op);

#endif

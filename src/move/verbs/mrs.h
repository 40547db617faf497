/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#ifndef MOVE_VERBS_MRS_H
#define MOVE_VERBS_MRS_H

/*
 * Memory as a NIC has it: one registration, or, where it is longer than the NIC takes at once,
 * several of one length, one behind the other. A request goes by one key on either side, so what
 * crosses from one piece into the next is cut there.
 */

#include <stddef.h>
#include <stdint.h>

#include "move/verbs/symbols.h"

#define PIECES_MOST 64u /* of one memory: their keys go into a grant's blob */

struct nic_range;
struct nic_mover;
struct verbs;

struct mrs {
	uint64_t each; /* bytes of a piece; the last one may have fewer */
	unsigned int n;
	struct verbs_mr *v[];
};

/* Registers memory with a NIC, of any length up to PIECES_MOST times the NIC's longest. Returns 0,
 * or -errno with a message that says all that was tried. */
int mrs_make(struct verbs *m, unsigned int nic, const struct nic_range *range, struct mrs **out);
/* Returns 0, or -errno: some of the memory is registered as before, and this may be called again.
 */
int mrs_free(struct verbs *m, struct mrs *r);

/* Like those of struct nic_ops. */
int mrs_reg(struct nic_mover *m, unsigned int nic, const struct nic_range *r, void **out);
int mrs_unreg(struct nic_mover *m, unsigned int nic, void *of);

/* The piece that has the byte at an offset: of `n` pieces the last one, if it lies behind them. */
static inline unsigned int piece_at(uint64_t each, unsigned int n, uint64_t off)
{
	uint64_t at = n == 1 ? 0 : off / each;

	return at < n ? (unsigned int)at : n - 1;
}

/* How far from there it goes. */
static inline uint64_t piece_left(uint64_t each, unsigned int n, uint64_t off)
{
	return n == 1 ? UINT64_MAX : each - off % each;
}

#endif

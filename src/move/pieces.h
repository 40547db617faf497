/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#ifndef MOVE_PIECES_H
#define MOVE_PIECES_H

/* Lists of pieces between memory and a region, for the movers of other hosts. */

#include "dev/dev.h"
#include "move/move.h"
#include "remote/remote.h"

/* Whether each piece lies in the region, and has `least` to `most` bytes. */
static inline bool op_pieces_fit(const struct move_op *op, size_t least, size_t most)
{
	uint64_t len = op_outer(op)->region->len;
	bool write = op_writes(op);

	for (size_t i = 0; i < op->n_pieces; i++) {
		const struct dev_piece *p = &op->pieces[i];
		uint64_t off = write ? (uintptr_t)p->dst : (uintptr_t)p->src;

		if (p->len < least || p->len > most || off > len || p->len > len - off) {
			return false;
		}
	}
	return true;
}

#endif

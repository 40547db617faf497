/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#ifndef MOVE_IO_H
#define MOVE_IO_H

/* What the movers of files have in common: reading and writing, and what O_DIRECT asks for. */

#include "move/move.h"

/* One operation, whole, in this thread. Set and return op->res. */
ssize_t io_direct(struct move_op *op);
ssize_t io_buffered(struct move_op *op);

/* What a finished part of an operation means: true when the operation is complete (op->res is
 * set). */
bool io_advance(struct move_op *op, ssize_t res, uint32_t align);

/* Before a write past the page cache: whether it completes with -EAGAIN instead, because the page
 * cache has pages of its range. */
bool io_meets_cache(struct move_op *op);
/* After an operation past the page cache is complete: a write that met others' pages has op->err.
 */
void io_look_back(struct move_op *op);

/* For files that cannot be opened without O_DIRECT: whole blocks through a buffer of our own, under
 * an OFD lock, so that neighbouring bytes survive. */
ssize_t edge_io(struct move_op *op);

/* What O_DIRECT itself has against a transfer, whatever memory it is, and what it offers. */
enum pl_reason direct_fits(const struct move_ask *ask);
void direct_offer(const struct move_ask *ask, struct move_offer *offer);

/* mover_ops.failed of what goes past the page cache. */
enum pl_reason direct_failed(struct mover *m, const struct move_op *op);

/* Whether reads of this ask ride on the kernel's read-ahead. */
bool io_reads_ahead(const struct move_ask *ask);

#endif

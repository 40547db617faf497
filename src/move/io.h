/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#ifndef MOVE_IO_H
#define MOVE_IO_H

/* Shared by the movers of files: reading and writing, and the requirements of O_DIRECT. */

#include "move/move.h"

/* Carries a whole operation past the page cache, in this thread. Sets and returns op->res. */
ssize_t io_direct(struct move_op *op);
/* Carries a whole operation by this descriptor, with O_DIRECT or without, in this thread, and sets
 * op->res. A count that is no multiple of `align` shows the end of the file. */
void io_by_fd(struct move_op *op, int fd, uint32_t align);

/* Reads until `len` bytes are there, the file ends, or a count is no whole number of blocks (then
 * it ends, too). How many, or -errno. */
ssize_t io_load(int fd, void *dst, size_t len, uint64_t off, uint64_t block);

/* Takes the result of a part of an operation. Returns true when the operation is complete (op->res
 * is set). */
bool io_advance(struct move_op *op, ssize_t res, uint32_t align);

/* Before an O_DIRECT write: true if it completes with -EAGAIN instead, because the page cache has
 * pages of its range. */
bool io_meets_cache(struct move_op *op);
/* After an O_DIRECT operation is complete: sets op->err of a write whose range has cached pages
 * again (EBUSY), and of a read that is short before the file ends (ENODATA).
 */
void io_look_back(struct move_op *op);
/* Whether a read on io_uring that brought nothing needs pread(2) to tell why. */
bool io_says_empty(const struct move_op *op);

/* For files that cannot be opened without O_DIRECT: whole blocks through a buffer of our own, under
 * an OFD lock, so that neighbouring bytes survive. */
ssize_t edge_io(struct move_op *op);

/* The refusal or the offer of O_DIRECT for a transfer, for any memory. */
enum pl_reason direct_fits(const struct move_ask *ask);
void direct_offer(const struct move_ask *ask, struct move_offer *offer);

/* mover_ops.failed of the O_DIRECT movers. */
enum pl_reason direct_failed(struct mover *m, const struct move_op *op);

/* Whether reads of this ask ride on the kernel's read-ahead. */
bool io_reads_ahead(const struct move_ask *ask);

#endif

/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#ifndef EXEC_PIECES_H
#define EXEC_PIECES_H

/* Many copies between memories in one call. */

#include <peerlane/transfer.h>

#include "exec/exec.h"

/*
 * how: policy, chunk, depth and deadline of each copy, and nothing else; its ends become those of
 * the first copy that was carried, for the report. Returns the bytes of the pieces before the first
 * that failed, or -errno if there are none; the message names that piece. The pieces' arguments are
 * checked.
 */
ssize_t exec_copy_pieces(struct exec *x, struct transfer *how, const struct pl_copy_piece *v,
			 size_t n, struct exec_report *rep);

#endif

/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#ifndef EXEC_BROADCAST_H
#define EXEC_BROADCAST_H

/* One range of a file into several memories: read once, then exchanged between the memories. */

#include "exec/exec.h"

#define BROADCAST_MAX 64u /* memories */

/*
 * t: n transfers, at least two, of one source, one length and one set of options; their
 * destinations are held (transfer_hold()). Returns the bytes that all memories have from the
 * beginning, or -errno if that is none; the report has the reads and the copies between the
 * memories.
 */
ssize_t exec_broadcast(struct exec *x, const struct transfer *t, unsigned int n,
		       struct exec_report *rep);

#endif

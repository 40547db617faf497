/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#ifndef EXEC_KERNEL_STATS_H
#define EXEC_KERNEL_STATS_H

/* Counters and timeline of transfers that are carried beside the engine, by kernels: their route is
 * "ring". */

#include "exec/exec.h"

/* A transfer is being queued. Allocates what exec_kernel_end() must not allocate. */
void exec_kernel_begin(struct exec *x, const struct counted *of);
/* A transfer has ended after ns, with `res` bytes or an error. Allocates nothing, and waits only
 * for the timeline's lock. */
void exec_kernel_end(struct exec *x, const struct counted *of, uint64_t off, ssize_t res,
		     uint64_t ns);

#endif

/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#ifndef TESTS_UNIT_OPS_H
#define TESTS_UNIT_OPS_H

/* Ends and operations between a file and host memory. */

#include "move/move.h"

static inline struct end at_file(struct file *f, uint64_t off)
{
	return (struct end){ .kind = END_FILE, .file = f, .off = off };
}

static inline struct end at_mem(const void *p)
{
	return (struct end){ .kind = END_MEM, .mem = MEM_HOST_ADDRESSABLE, .addr = (uintptr_t)p };
}

static inline struct move_op read_op(struct file *f, void *dst, size_t len, uint64_t off)
{
	return (struct move_op){ .dst = at_mem(dst), .src = at_file(f, off), .len = len };
}

static inline struct move_op write_op(struct file *f, const void *src, size_t len, uint64_t off)
{
	return (struct move_op){ .dst = at_file(f, off), .src = at_mem(src), .len = len };
}

#endif

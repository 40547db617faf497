/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/*
 * What is taken. A rank decides by itself, and all must come to the same: so nothing counts but the
 * communicator, the kind, the count, the type and the reduction, which NCCL requires to be equal on
 * all ranks. Addresses, streams, captures and time are not. NC_TAKE_TABLE changes with the numbers.
 */

#include <stdio.h>

#include "libnccl/libnccl.h"

#define KIB ((size_t)1 << 10)
#define MIB ((size_t)1 << 20)
#define BYTES_MOST ((size_t)1 << 44)

size_t nc_size(int type)
{
	static const uint8_t sizes[NC_TYPES] = { 1, 1, 4, 4, 8, 8, 2, 4, 8, 2, 1, 1 };

	return type >= 0 && type < NC_TYPES ? sizes[type] : 0;
}

/* Bytes of an all-reduce that NCCL is slower at: docs/collectives.md and docs/benchmarks.md. */
static size_t reduce_most(unsigned int n)
{
	return n <= 4 ? MIB : n <= 8 ? 256 * KIB : 16 * KIB;
}

/* Bytes that a rank has for another. */
static size_t copy_most(unsigned int n)
{
	return n <= 8 ? 32 * KIB : 0;
}

bool nc_takes(const struct nc_comm *c, const struct nc_op *op)
{
	bool reduces = op->kind == NC_ALL_REDUCE || op->kind == NC_REDUCE_SCATTER;
	size_t size = nc_size(op->type);
	size_t bytes;

	if (!atomic_load_explicit(&c->taking, memory_order_acquire) || !size || !op->count ||
	    __builtin_mul_overflow(op->count, size * c->n, &bytes) || bytes > BYTES_MOST) {
		return false;
	}
	bytes = op->count * size;
	if (reduces && (op->type > NC_BF16 || op->op < 0 || op->op >= NC_OPS)) {
		return false;
	}
	if (c->mode == NC_MODE_EXACT && reduces) {
		return true;
	}
	return c->n > 1 &&
	       bytes <= (op->kind == NC_ALL_REDUCE ? reduce_most(c->n) : copy_most(c->n));
}

static void words_of(size_t bytes, char *buf, size_t room)
{
	(void)snprintf(buf, room, bytes >= MIB ? "%zu MiB" : "%zu KiB",
		       bytes >= MIB ? bytes / MIB : bytes / KIB);
}

void nc_takes_what(const struct nc_comm *c, char *buf, size_t room)
{
	char reduces[32];
	char copies[80] = "";
	char bytes[32];

	words_of(reduce_most(c->n), reduces, sizeof(reduces));
	if (copy_most(c->n) && c->n > 1) {
		words_of(copy_most(c->n), bytes, sizeof(bytes));
		(void)snprintf(copies, sizeof(copies), ", other collectives up to %s a rank",
			       bytes);
	}
	if (c->mode == NC_MODE_EXACT) {
		(void)snprintf(buf, room, "all-reduces and reduce-scatters of any size%s", copies);
	} else {
		(void)snprintf(buf, room, "all-reduces up to %s%s", reduces, copies);
	}
}

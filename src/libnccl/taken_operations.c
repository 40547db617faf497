/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/*
 * The choice of operations that Peerlane takes. Each rank decides by itself, and all must decide
 * alike. So the choice depends only on the communicator, the kind, the count, the type and the
 * reduction, which NCCL requires to be equal on all ranks. It does not depend on addresses,
 * streams, captures or time. NC_TAKE_TABLE changes with the numbers.
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

/* Bytes of an all-reduce up to which NCCL is slower: docs/nccl.md and docs/benchmarks.md. In the
 * other collectives NCCL is slower at some lengths and faster at others, so they are left to it. */
static size_t reduce_most(unsigned int n)
{
	return n <= 4 ? MIB : n <= 8 ? 256 * KIB : 16 * KIB;
}

bool nc_takes(const struct nc_comm *c, const struct nc_op *op)
{
	size_t size = nc_size(op->type);
	size_t bytes;

	if (!atomic_load_explicit(&c->taking, memory_order_acquire) || !size || !op->count ||
	    __builtin_mul_overflow(op->count, size * c->n, &bytes) || bytes > BYTES_MOST ||
	    op->type > NC_BF16 || op->op < 0 || op->op >= NC_OPS) {
		return false;
	}
	if (c->mode == NC_MODE_EXACT) {
		return true;
	}
	return op->kind == NC_ALL_REDUCE && c->n > 1 && op->count * size <= reduce_most(c->n);
}

static void words_of(size_t bytes, char *buf, size_t space)
{
	(void)snprintf(buf, space, bytes >= MIB ? "%zu MiB" : "%zu KiB",
		       bytes >= MIB ? bytes / MIB : bytes / KIB);
}

void nc_takes_what(const struct nc_comm *c, char *buf, size_t space)
{
	char bytes[32];

	if (c->mode == NC_MODE_EXACT) {
		(void)snprintf(buf, space, "all-reduces and reduce-scatters of any size");
	} else {
		words_of(reduce_most(c->n), bytes, sizeof(bytes));
		(void)snprintf(buf, space, "all-reduces up to %s", bytes);
	}
}

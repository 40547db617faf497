/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#ifndef XFER_PAGE_H
#define XFER_PAGE_H

/*
 * The counters of a process as other processes find them: one file, a head and then cells, written
 * by any number of threads and read by anybody who may, with no lock between them. The layout is
 * fixed by PAGE_VERSION; names travel in it, so that a reader needs to know neither the routes nor
 * the reasons of the library that wrote it. Numbers are the machine's own.
 */

#include <stdatomic.h>
#include <stdint.h>

#define PAGE_MAGIC "plstats\n"
#define PAGE_VERSION 1u

#define PAGE_CELLS 256u
#define PAGE_BUCKETS 40u /* of a histogram: 2^0, 2^1 and so on; the last has no bound */
#define PAGE_REASONS 32u
#define PAGE_DEVICES 32u
#define PAGE_ROUTES 32u
#define PAGE_NAME 32u

enum page_op {
	PAGE_READ,
	PAGE_WRITE,
	PAGE_COPY,
	PAGE_OPS,
};

/* What one route has carried to or from one device, in one direction, for one context. Transfers
 * are not counted apart: they are the sum of a histogram. */
struct page_cell {
	atomic_ullong key; /* page_key(); 0: free */
	atomic_ullong bytes;
	atomic_ullong errors;
	atomic_ullong latency_ns; /* sum over all transfers */
	atomic_ullong sizes[PAGE_BUCKETS];
	atomic_ullong latencies[PAGE_BUCKETS];
	atomic_ullong reasons[PAGE_REASONS]; /* pieces that it took over, by why */
	uint64_t pad[4];
};
_Static_assert(sizeof(struct page_cell) == 960, "a cell is whole cache lines");

struct page_head {
	char magic[8]; /* written last */
	uint32_t version;
	uint32_t head_bytes;
	uint32_t cell_bytes;
	uint32_t cells;
	int32_t pid;
	uint32_t uid;
	uint64_t started; /* the process, in ticks since boot */
	uint64_t pid_space;
	uint64_t opened_ns; /* wall clock: when counting began */
	char program[16];
	atomic_uint folds;     /* odd while cells are being moved about */
	atomic_uint contexts;  /* open ones */
	atomic_uint unshared;  /* rows that found no cell free: their numbers are missing here */
	atomic_uint n_devices; /* of device[]; a name stands before it is counted */
	char op[4][8];
	char device[PAGE_DEVICES][PAGE_NAME];
	char route[PAGE_ROUTES][PAGE_NAME];
	char reason[PAGE_REASONS][PAGE_NAME];
	uint64_t pad[1];
};
_Static_assert(sizeof(struct page_head) % 64 == 0, "cells begin on a cache line");

struct page {
	struct page_head head;
	struct page_cell cells[PAGE_CELLS];
};

/* A context's number is from 1; 0 is for what closed contexts have left. */
static inline uint64_t page_key(unsigned int ctx, unsigned int dev, unsigned int route,
				enum page_op op)
{
	return 1ull << 63 | (uint64_t)ctx << 24 | (uint64_t)dev << 16 | (uint64_t)route << 8 |
	       (uint64_t)op;
}

#define PAGE_KEY_CTX(k) ((unsigned int)((k) >> 24))
#define PAGE_KEY_DEV(k) ((unsigned int)((k) >> 16) & 0xff)
#define PAGE_KEY_ROUTE(k) ((unsigned int)((k) >> 8) & 0xff)
#define PAGE_KEY_OP(k) ((unsigned int)(k)&0xff)

/* The bucket that counts x: the first whose bound, 2^b, is not below it. */
static inline unsigned int page_bucket(uint64_t x)
{
	unsigned int b = x <= 1 ? 0 : 64u - (unsigned int)__builtin_clzll(x - 1);

	return b < PAGE_BUCKETS - 1 ? b : PAGE_BUCKETS - 1;
}

/* The name of a process's file in its folder, or of the file of a process of which this is all that
 * is known: the name alone tells whether it is still alive. */
#define PAGE_PREFIX "peerlane-stats."

struct page_name {
	int pid;
	uint64_t started;
	uint64_t pid_space;
};

#endif

/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#ifndef TOPO_KEYS_H
#define TOPO_KEYS_H

/*
 * Two structures by which reading an untrusted file takes linear time: a hash of numbers by key,
 * and union-find, which tells which elements are in one piece.
 */

#include <stddef.h>
#include <stdint.h>

struct keys {
	struct keyed {
		uint64_t key; /* UINT64_MAX: free */
		uint32_t value;
	} * v;
	size_t n, space;
};

/* Stores a value; the first value of a key stays. Returns 0 or -ENOMEM. A key of UINT64_MAX is not
 * stored. */
int keys_add(struct keys *k, uint64_t key, uint32_t value);
/* Returns the value of a key, or UINT32_MAX if there is none. */
uint32_t keys_find(const struct keys *k, uint64_t key);
void keys_finish(struct keys *k);

/* Pieces: parent[i] is i at first; the representative of a piece is its least member. */
static inline uint32_t piece_of(uint32_t *parent, uint32_t i)
{
	while (parent[i] != i) {
		parent[i] = parent[parent[i]];
		i = parent[i];
	}
	return i;
}

static inline void piece_join(uint32_t *parent, uint32_t a, uint32_t b)
{
	a = piece_of(parent, a);
	b = piece_of(parent, b);
	if (a < b) {
		parent[b] = a;
	} else {
		parent[a] = b;
	}
}

#endif

/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#include "topo/keys.h"

#include <errno.h>
#include <stdlib.h>

#include "base/alloc.h"

#define FIRST_SIZE 64 /* a power of two */

static size_t place(const struct keyed *v, size_t space, uint64_t key)
{
	uint64_t h = key * 0x9e3779b97f4a7c15u;
	size_t at = (h >> 32) & (space - 1);

	while (v[at].key != UINT64_MAX && v[at].key != key) {
		at = (at + 1) & (space - 1);
	}
	return at;
}

static int grow(struct keys *k)
{
	size_t space = k->space ? k->space * 2 : FIRST_SIZE;
	struct keyed *v = alloc_array(space, sizeof(*v));

	if (!v) {
		return -ENOMEM;
	}
	for (size_t i = 0; i < space; i++) {
		v[i].key = UINT64_MAX;
	}
	for (size_t i = 0; i < k->space; i++) {
		if (k->v[i].key != UINT64_MAX) {
			v[place(v, space, k->v[i].key)] = k->v[i];
		}
	}
	free(k->v);
	k->v = v;
	k->space = space;
	return 0;
}

int keys_add(struct keys *k, uint64_t key, uint32_t value)
{
	size_t at;
	int rc = (k->n + 1) * 2 > k->space ? grow(k) : 0;

	if (rc || key == UINT64_MAX) {
		return rc;
	}
	at = place(k->v, k->space, key);
	if (k->v[at].key == UINT64_MAX) {
		k->v[at] = (struct keyed){ key, value };
		k->n++;
	}
	return 0;
}

uint32_t keys_find(const struct keys *k, uint64_t key)
{
	size_t at;

	if (!k->space || key == UINT64_MAX) {
		return UINT32_MAX;
	}
	at = place(k->v, k->space, key);
	return k->v[at].key == key ? k->v[at].value : UINT32_MAX;
}

void keys_finish(struct keys *k)
{
	free(k->v);
	*k = (struct keys){ .n = 0 };
}

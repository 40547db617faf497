/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#include "base/range.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>

#include "base/alloc.h"

/* How many ranges start at or below addr. */
static size_t below(const struct range_map *m, uintptr_t addr)
{
	const struct range *at = m->v; /* the last of them, if there are any, is in at[0..n) */

	for (size_t n = m->n; n > 1; n -= n / 2) {
		at += at[n / 2].base <= addr ? n / 2 : 0;
	}
	return m->n && at->base <= addr ? (size_t)(at - m->v) + 1 : 0;
}

static void fix_reach(struct range_map *m, size_t from)
{
	for (size_t i = from; i < m->n; i++) {
		uintptr_t end = m->v[i].base + m->v[i].len;
		uintptr_t before = i ? m->v[i - 1].reach : 0;

		m->v[i].reach = end > before ? end : before;
	}
}

int range_add(struct range_map *m, uintptr_t base, size_t len, void *value)
{
	size_t at = below(m, base);

	if (at && m->v[at - 1].base == base) {
		return -EEXIST;
	}
	if (!alloc_grow(&m->v, &m->space, m->n, sizeof(*m->v))) {
		return -ENOMEM;
	}
	memmove(&m->v[at + 1], &m->v[at], (m->n - at) * sizeof(*m->v));
	m->v[at] = (struct range){ .base = base, .len = len, .value = value };
	m->n++;
	fix_reach(m, at);
	return 0;
}

void *range_at(const struct range_map *m, uintptr_t base)
{
	size_t at = below(m, base);

	return at && m->v[at - 1].base == base ? m->v[at - 1].value : NULL;
}

void *range_del(struct range_map *m, uintptr_t base)
{
	size_t at = below(m, base);
	void *value;

	if (!at || m->v[at - 1].base != base) {
		return NULL;
	}
	at--;
	value = m->v[at].value;
	m->n--;
	memmove(&m->v[at], &m->v[at + 1], (m->n - at) * sizeof(*m->v));
	fix_reach(m, at);
	return value;
}

void *range_find(const struct range_map *m, uintptr_t addr, size_t len)
{
	/* Backwards from the last range that starts at or below addr, until none reaches it. */
	for (size_t i = below(m, addr); i-- > 0 && m->v[i].reach > addr;) {
		uintptr_t in = addr - m->v[i].base;

		if (in < m->v[i].len && len <= m->v[i].len - in) {
			return m->v[i].value;
		}
	}
	return NULL;
}

void range_finish(struct range_map *m)
{
	free(m->v);
	*m = (struct range_map){ 0 };
}

/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/*
 * The part of an array that stays when it is closed, as a launch may come later: the word that says
 * so, in pinned memory, and its state in the device's. Many arrays share an allocation. A seat is
 * not given twice, unless no kernel has ever heard of it. The table of memory frees seats with the
 * context.
 */

#include <errno.h>
#include <stdlib.h>

#include "base/alloc.h"
#include "dev/kernels/array.h"
#include "mem/mem.h"
#include "ring/ring.h"

#define SEATS 64u
#define LINE 64u	 /* bytes of a word's own cache line */
#define STATE_BYTES 256u /* bytes of a state: whole lines of the cache */

_Static_assert(sizeof(struct array_state) <= STATE_BYTES, "a state fits into its seat");

struct seats {
	struct seats *next;
	struct dev *dev;
	char *words;
	char *states;
	uint64_t taken; /* a bit for each */
};

_Static_assert(SEATS == 64, "as many as there are bits");

static bool take_locked(struct ring_ctx *m, const struct dev *d, struct ring_seat *out)
{
	struct seats *s = m->seats;

	unsigned int i;

	while (s && (s->dev != d || !~s->taken)) {
		s = s->next;
	}
	if (s) {
		i = (unsigned int)__builtin_ctzll(~s->taken);
		out->shut = (uint64_t *)(void *)(s->words + i * LINE);
		out->state = s->states + i * STATE_BYTES;
		s->taken |= UINT64_C(1) << i;
	}
	return s;
}

static int make(struct ring_ctx *m, struct dev *d, struct seats **out)
{
	struct mem_table *t = m->exec->mem;
	struct seats *s = alloc_zero(sizeof(*s));
	void *words = NULL;
	void *states;
	int rc = s ? mem_alloc_pinned(t, d, -1, (size_t)SEATS * LINE, NULL, &words) : -ENOMEM;

	rc = rc ? rc : mem_alloc(t, d, (size_t)SEATS * STATE_BYTES, &states);
	if (rc) {
		if (words) {
			(void)mem_free(t, words);
		}
		free(s);
		return rc;
	}
	*s = (struct seats){ .dev = d, .words = words, .states = states };
	*out = s;
	return 0;
}

int ring_seat_take(struct ring_ctx *m, struct dev *d, struct ring_seat *out)
{
	struct seats *s;
	bool taken;
	int rc = 0;

	/* Others may take all seats that were made first. */
	do {
		ring_ctx_lock(m);
		taken = take_locked(m, d, out);
		ring_ctx_unlock(m);
		rc = taken ? 0 : make(m, d, &s);
		if (!taken && !rc) {
			ring_ctx_lock(m);
			s->next = m->seats;
			m->seats = s;
			ring_ctx_unlock(m);
		}
	} while (!taken && !rc);
	return rc;
}

void ring_seat_give(struct ring_ctx *m, const struct ring_seat *seat)
{
	const char *word = (const char *)seat->shut;

	*seat->shut = 0;
	ring_ctx_lock(m);
	for (struct seats *s = m->seats; s; s = s->next) {
		if (word >= s->words && word < s->words + (size_t)SEATS * LINE) {
			s->taken &= ~(UINT64_C(1) << (size_t)(word - s->words) / LINE);
		}
	}
	ring_ctx_unlock(m);
}

void ring_seats_finish(struct ring_ctx *m)
{
	while (m->seats) {
		struct seats *s = m->seats;

		m->seats = s->next;
		free(s);
	}
}

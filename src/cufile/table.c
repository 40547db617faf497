/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#include "cufile/table.h"

#include <errno.h>
#include <unistd.h>

#include "cufile/heap.h"

#define GENERATION ((uint64_t)1 << 32)

static uint32_t generation(uint64_t state)
{
	return (uint32_t)(state >> 32);
}

static bool taken(uint64_t state)
{
	return generation(state) & 1;
}

static uint32_t users(uint64_t state)
{
	return (uint32_t)state;
}

static struct cf_slot *slot_at(struct cf_table *t, uint32_t i)
{
	struct cf_slot *c =
		atomic_load_explicit(&t->chunk[i / CF_TABLE_CHUNK], memory_order_acquire);

	return c ? &c[i % CF_TABLE_CHUNK] : NULL;
}

/* An id: 32 bits of generation, 16 of index, 4 of tag. */
static uintptr_t id_of(const struct cf_table *t, uint32_t i, uint64_t state)
{
	return ((uintptr_t)generation(state) << 20) | ((uintptr_t)i << 4) | t->tag;
}

/* The slot that an id names, whatever is in it now. */
static struct cf_slot *named(struct cf_table *t, uintptr_t id)
{
	if ((id & 15) != t->tag || id >> 52 || !((id >> 20) & 1)) {
		return NULL;
	}
	return slot_at(t, (uint32_t)(id >> 4) & 0xffff);
}

static struct cf_slot *fresh_locked(struct cf_table *t, uint32_t *i)
{
	struct cf_slot *s;

	if (t->free) {
		*i = t->free - 1;
		s = slot_at(t, *i);
		t->free = s->next;
		return s;
	}
	if (t->used == CF_TABLE_CHUNKS * CF_TABLE_CHUNK) {
		return NULL;
	}
	s = slot_at(t, t->used);
	if (!s) {
		struct cf_slot *c = cf_heap_zero(CF_TABLE_CHUNK + 1, sizeof(*c));

		if (!c) {
			return NULL;
		}
		/* The heap aligns to less than a slot; the chunk is kept for good. */
		c = (struct cf_slot *)(((uintptr_t)c + sizeof(*c) - 1) & ~(sizeof(*c) - 1));
		atomic_store_explicit(&t->chunk[t->used / CF_TABLE_CHUNK], c, memory_order_release);
		s = slot_at(t, t->used);
	}
	*i = t->used++;
	return s;
}

static bool clashes_locked(struct cf_table *t, bool (*clash)(const void *, const void *),
			   const void *obj)
{
	for (uint32_t i = 0; clash && i < t->used; i++) {
		struct cf_slot *s = slot_at(t, i);

		if (taken(atomic_load(&s->state)) && clash(s->obj, obj)) {
			return true;
		}
	}
	return false;
}

int cf_table_add(struct cf_table *t, void *obj, bool (*clash)(const void *there, const void *obj),
		 uintptr_t *id)
{
	struct cf_slot *s;
	uint32_t i;
	int rc = -EEXIST;

	lock_acquire(&t->lock);
	if (!clashes_locked(t, clash, obj)) {
		s = fresh_locked(t, &i);
		rc = s ? 0 : -ENOMEM;
		if (s) {
			s->obj = obj;
			/* Added, not stored: a stranger with an old id may be counting here. */
			*id = id_of(t, i, atomic_fetch_add(&s->state, GENERATION + 1) + GENERATION);
		}
	}
	lock_release(&t->lock);
	return rc;
}

/* Strangers with old ids may come by here too. */
void cf_table_bury(struct cf_table *t, struct cf_slot *s)
{
	void *obj = NULL;
	uint64_t state;

	lock_acquire(&t->lock);
	state = atomic_load(&s->state);
	if (!taken(state) && users(state) == 0) {
		obj = s->obj;
		s->obj = NULL;
	}
	if (obj) {
		for (uint32_t i = 0; i < t->used; i += CF_TABLE_CHUNK) {
			struct cf_slot *c = slot_at(t, i);

			if (s >= c && s < c + CF_TABLE_CHUNK) {
				s->next = t->free;
				t->free = i + (uint32_t)(s - c) + 1;
			}
		}
		t->dropping++;
	}
	lock_release(&t->lock);
	if (obj) {
		t->drop(obj);
		lock_acquire(&t->lock);
		t->dropping--;
		lock_release(&t->lock);
	}
}

bool cf_table_release(struct cf_slot *s)
{
	uint64_t was = atomic_fetch_sub(&s->state, 1);

	return users(was) == 1 && !taken(was);
}

void cf_table_put(struct cf_table *t, struct cf_slot *s)
{
	if (cf_table_release(s)) {
		cf_table_bury(t, s);
	}
}

struct cf_slot *cf_table_get(struct cf_table *t, uintptr_t id)
{
	struct cf_slot *s = named(t, id);
	uint64_t was;

	if (!s) {
		return NULL;
	}
	was = atomic_fetch_add(&s->state, 1);
	/* The addition before this load pairs with the store before the counts are read in
	 * cf_table_clear(): one of the two sees the other. */
	if (generation(was) == (uint32_t)(id >> 20) && !atomic_load(&t->closing)) {
		return s;
	}
	cf_table_put(t, s);
	return NULL;
}

bool cf_table_had(struct cf_table *t, uintptr_t id)
{
	struct cf_slot *s = named(t, id);

	return s && (uint32_t)(id >> 20) <= generation(atomic_load(&s->state));
}

bool cf_table_remove(struct cf_table *t, uintptr_t id)
{
	struct cf_slot *s = named(t, id);
	uint64_t state;

	if (!s) {
		return false;
	}
	state = atomic_load(&s->state);
	do {
		if (generation(state) != (uint32_t)(id >> 20)) {
			return false;
		}
	} while (!atomic_compare_exchange_weak(&s->state, &state, state + GENERATION));
	cf_table_put(t, s);
	return true;
}

/* Removed ones that were not dropped yet. */
static bool dropping_locked(struct cf_table *t)
{
	for (uint32_t i = 0; i < t->used; i++) {
		struct cf_slot *s = slot_at(t, i);

		if (s->obj && !taken(atomic_load(&s->state))) {
			return true;
		}
	}
	return t->dropping > 0;
}

static bool busy_locked(struct cf_table *t)
{
	for (uint32_t i = 0; i < t->used; i++) {
		struct cf_slot *s = slot_at(t, i);
		uint64_t state = atomic_load(&s->state);

		if (s->obj && users(state) > (taken(state) ? 1 : 0)) {
			return true;
		}
	}
	return false;
}

/* The last user of a removed object drops it; that may be a thread that looked up an old id. It
 * does not signal that, so this sleeps between two checks.
 */
static void await_drops(struct cf_table *t)
{
	lock_acquire(&t->lock);
	while (dropping_locked(t)) {
		lock_release(&t->lock);
		(void)usleep(50);
		lock_acquire(&t->lock);
	}
	lock_release(&t->lock);
}

bool cf_table_clear(struct cf_table *t)
{
	bool busy;

	lock_acquire(&t->lock);
	atomic_store(&t->closing, true);
	busy = busy_locked(t);
	lock_release(&t->lock);
	for (uint32_t i = 0; !busy && i < CF_TABLE_CHUNKS * CF_TABLE_CHUNK; i++) {
		struct cf_slot *s = slot_at(t, i);

		if (!s) {
			break;
		}
		(void)cf_table_remove(t, id_of(t, i, atomic_load(&s->state)));
	}
	if (!busy) {
		await_drops(t);
	}
	atomic_store(&t->closing, false);
	return !busy;
}

bool cf_table_all(struct cf_table *t, bool (*fn)(void *obj))
{
	bool all = true;

	lock_acquire(&t->lock);
	for (uint32_t i = 0; i < t->used && all; i++) {
		struct cf_slot *s = slot_at(t, i);

		all = !taken(atomic_load(&s->state)) || fn(s->obj);
	}
	lock_release(&t->lock);
	return all;
}

void cf_table_forget(struct cf_table *t)
{
	lock_renew(&t->lock);
	atomic_store(&t->closing, false);
	t->dropping = 0;
	t->free = 0;
	for (uint32_t i = 0; i < t->used; i++) {
		struct cf_slot *s = slot_at(t, i);
		uint32_t g = generation(atomic_load(&s->state));

		atomic_store(&s->state, (uint64_t)(g + (g & 1)) << 32);
		s->obj = NULL;
		s->next = t->free;
		t->free = i + 1;
	}
}

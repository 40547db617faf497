/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/* The wide memory that the program has, in order of addresses. */

#include <string.h>

#include "run/run.h"
#include "shim/shim.h"

/* More than that is the driver's. No heap: the program's may be anything. */
#define ROWS_MAX 16384

static struct {
	struct rwlock lock;
	size_t n;
	struct run_wide v[ROWS_MAX];
} wide_rows = { .lock = RWLOCK_INIT(RANK_RUN_ROWS) };

/* The number of rows, and the range that they are in: most addresses that a program asks about are
 * outside and need no lock. An address inside is looked up. */
static atomic_size_t rows;
static atomic_uintptr_t low = UINTPTR_MAX;
static atomic_uintptr_t high;

/* With the lock: the number of rows that begin at p or before it. */
static size_t place(uintptr_t p)
{
	size_t from = 0;
	size_t to = wide_rows.n;

	while (from < to) {
		size_t mid = from + (to - from) / 2;

		if (wide_rows.v[mid].base <= p) {
			from = mid + 1;
		} else {
			to = mid;
		}
	}
	return from;
}

bool run_wide_find(uintptr_t p, struct run_wide *out)
{
	bool found = false;
	size_t i;

	if (!atomic_load(&rows) || p < atomic_load(&low) || p >= atomic_load(&high)) {
		return false;
	}
	rwlock_read(&wide_rows.lock);
	i = place(p);
	if (i && p - wide_rows.v[i - 1].base < wide_rows.v[i - 1].len) {
		*out = wide_rows.v[i - 1];
		found = true;
	}
	rwlock_release(&wide_rows.lock);
	return found;
}

bool run_wide_after(uintptr_t p, struct run_wide *out)
{
	bool found;
	size_t i;

	rwlock_read(&wide_rows.lock);
	i = place(p);
	found = i < wide_rows.n;
	if (found) {
		*out = wide_rows.v[i];
	}
	rwlock_release(&wide_rows.lock);
	return found;
}

bool run_wide_add(const struct run_wide *w)
{
	bool fits;
	size_t i;

	rwlock_write(&wide_rows.lock);
	fits = wide_rows.n < ROWS_MAX;
	if (fits) {
		i = place(w->base);
		memmove(wide_rows.v + i + 1, wide_rows.v + i,
			(wide_rows.n - i) * sizeof(*wide_rows.v));
		wide_rows.v[i] = *w;
		wide_rows.n++;
		if (w->base < atomic_load(&low)) {
			atomic_store(&low, w->base);
		}
		if (w->base + w->len > atomic_load(&high)) {
			atomic_store(&high, w->base + w->len);
		}
		atomic_store(&rows, wide_rows.n);
	}
	rwlock_release(&wide_rows.lock);
	return fits;
}

static void take(size_t i, struct run_wide *out)
{
	*out = wide_rows.v[i];
	wide_rows.n--;
	memmove(wide_rows.v + i, wide_rows.v + i + 1, (wide_rows.n - i) * sizeof(*wide_rows.v));
	atomic_store(&rows, wide_rows.n);
}

bool run_wide_take(uintptr_t base, struct run_wide *out)
{
	bool found;
	size_t i;

	if (!atomic_load(&rows)) {
		return false;
	}
	rwlock_write(&wide_rows.lock);
	i = place(base);
	found = i && wide_rows.v[i - 1].base == base;
	if (found) {
		take(i - 1, out);
	}
	rwlock_release(&wide_rows.lock);
	return found;
}

bool run_wide_take_of(int gpu, struct run_wide *out)
{
	bool found = false;

	rwlock_write(&wide_rows.lock);
	for (size_t i = 0; i < wide_rows.n && !found; i++) {
		found = wide_rows.v[i].gpu == gpu;
		if (found) {
			take(i, out);
		}
	}
	rwlock_release(&wide_rows.lock);
	return found;
}

/* The list may be half changed, and CUDA knows no address there. */
void run_rows_forget(void)
{
	rwlock_renew(&wide_rows.lock);
	wide_rows.n = 0;
	atomic_store(&rows, 0);
}

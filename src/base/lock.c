/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/* What builds with PEERLANE_LOCK_CHECKS know of the locks that each thread holds; nothing in
 * others. This is the one place of the library that ends the process. */

#include "base/lock.h"

#ifdef PEERLANE_LOCK_CHECKS

#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

/* More locks than any thread holds at once. */
#define HELD_MAX 16u

static _Thread_local struct {
	unsigned int n;
	bool forgot; /* some were held when the process forked: they are released once more */
	struct {
		const void *lock;
		enum lock_rank rank;
	} v[HELD_MAX];
} held;

static const char *const names[] = { [RANK_NONE] = "no lock",
#define X(rank, name) [RANK_##rank] = (name),
				     LOCK_RANKS(X)
#undef X
};

/* Takes no lock and no memory: any of the library's may be held. */
static _Noreturn void fail(const char *does, enum lock_rank rank, const char *while_it,
			   enum lock_rank other)
{
	char line[256];
	int n = snprintf(line, sizeof(line),
			 "peerlane: a thread %s%s%s %s%s (src/base/lock_ranks.h)\n", does,
			 rank ? " " : "", rank ? names[rank] : "", while_it,
			 other ? names[other] : "");

	if (n > 0 && write(STDERR_FILENO, line, (size_t)n) < 0) {
		abort();
	}
	abort();
}

void lock_check_take(const void *lock, enum lock_rank rank, bool may_wait)
{
	if (rank == RANK_NONE) {
		fail("takes a lock that has no rank", RANK_NONE, "", RANK_NONE);
	}
	for (unsigned int i = 0; i < held.n && may_wait; i++) {
		if (held.v[i].lock == lock) {
			fail("takes", rank, "twice", RANK_NONE);
		}
		if (held.v[i].rank >= rank) {
			fail("takes", rank, "while it holds ", held.v[i].rank);
		}
	}
	if (held.n == HELD_MAX) {
		fail("takes", rank, "while it holds too many locks", RANK_NONE);
	}
	held.v[held.n].lock = lock;
	held.v[held.n++].rank = rank;
}

void lock_check_release(const void *lock, enum lock_rank rank)
{
	unsigned int i = held.n;

	while (i > 0 && held.v[i - 1].lock != lock) {
		i--;
	}
	if (i == 0) {
		if (!held.forgot) {
			fail("releases", rank, "without holding it", RANK_NONE);
		}
		return;
	}
	for (; i < held.n; i++) {
		held.v[i - 1] = held.v[i];
	}
	held.n--;
}

void lock_check_wait(const void *lock, enum lock_rank rank)
{
	bool has = false;

	for (unsigned int i = 0; i < held.n; i++) {
		if (held.v[i].rank > rank) {
			fail("waits with", rank, "while it holds ", held.v[i].rank);
		}
		has = has || held.v[i].lock == lock;
	}
	if (!has) {
		fail("waits with", rank, "without holding it", RANK_NONE);
	}
}

void lock_assert_none(const char *doing)
{
	if (held.n) {
		fail(doing, RANK_NONE, "while it holds ", held.v[held.n - 1].rank);
	}
}

void lock_forget_held(void)
{
	held.forgot = held.n > 0;
	held.n = 0;
}

#endif

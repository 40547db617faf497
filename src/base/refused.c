/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#include "base/refused.h"

#include <stddef.h>

#include "base/fork.h"
#include "base/lock.h"

static struct {
	struct lock lock; /* protects all below */
	unsigned long long n;
	atomic_ullong *at; /* NULL: nobody sees it */
} refused = { .lock = LOCK_INIT(RANK_REFUSED) };

/* A child has refused nobody yet, and its parent's counters are not mapped in it. */
static void forget_in_child(void)
{
	lock_renew(&refused.lock);
	refused.n = 0;
	refused.at = NULL;
}

FORK_HANDLERS(.child = forget_in_child);

void refused_add(void)
{
	lock_acquire(&refused.lock);
	refused.n++;
	if (refused.at) {
		atomic_store(refused.at, refused.n);
	}
	lock_release(&refused.lock);
}

void refused_show(atomic_ullong *at)
{
	lock_acquire(&refused.lock);
	refused.at = at;
	if (at) {
		atomic_store(at, refused.n);
	}
	lock_release(&refused.lock);
}

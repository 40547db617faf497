/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#include "base/fault.h"

#include <stdatomic.h>

static struct {
	atomic_ulong nth; /* 0: disarmed */
	atomic_ulong seen;
	atomic_int err;
} kinds[FAULT_KINDS];

void fault_arm(enum fault_kind kind, unsigned long nth, int err)
{
	atomic_store(&kinds[kind].nth, 0);
	atomic_store(&kinds[kind].err, err);
	atomic_store(&kinds[kind].seen, 0);
	atomic_store(&kinds[kind].nth, nth);
}

unsigned long fault_count(enum fault_kind kind)
{
	return atomic_load(&kinds[kind].seen);
}

int fault_hit(enum fault_kind kind)
{
	unsigned long nth = atomic_load_explicit(&kinds[kind].nth, memory_order_relaxed);

	if (__builtin_expect(nth == 0, 1)) {
		return 0;
	}
	if (atomic_fetch_add(&kinds[kind].seen, 1) + 1 != nth) {
		return 0;
	}
	return atomic_load(&kinds[kind].err);
}

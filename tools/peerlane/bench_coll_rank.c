/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/* The ranks of `peerlane bench coll`: where one fails, and where all meet. */

#include <sched.h>
#include <stdarg.h>
#include <stdatomic.h>
#include <stdio.h>

#include <peerlane/peerlane.h>

#include "bench_coll.h"

int coll_failed(struct coll_rank *r, const char *fmt, ...)
{
	va_list args;

	if (r->rc == 0) {
		va_start(args, fmt);
		(void)vsnprintf(r->said, sizeof(r->said), fmt, args);
		va_end(args);
	}
	r->rc = -1;
	atomic_store(&r->site->failed, true);
	return -1;
}

int coll_library(struct coll_rank *r, int err)
{
	return err == 0 ? 0 : coll_failed(r, "%s", pl_error_message());
}

/* Waits for all ranks. They arrive within a microsecond of each other, so they spin and do not
 * sleep. The last one to arrive decides for all whether they continue. Otherwise a rank that fails
 * right after the barrier would stop those that have not looked yet, and wait for them at the next
 * one. */
bool coll_barrier(struct coll_rank *r)
{
	struct coll_site *s = r->site;
	unsigned int mine = atomic_fetch_add(&s->arrived, 1);
	unsigned int number = mine / s->n + 1;

	if (mine % s->n == s->n - 1) {
		atomic_store(&s->go_on, !atomic_load(&s->failed));
		atomic_store(&s->opened, number);
	}
	for (unsigned int k = 1; atomic_load(&s->opened) < number; k++) {
		if (k % 256 == 0) {
			(void)sched_yield();
		}
	}
	return atomic_load(&s->go_on);
}

/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#ifndef TESTS_FAULT_SWEEP_QUEUE_KIT_H
#define TESTS_FAULT_SWEEP_QUEUE_KIT_H

/* The fixture that test_sweep_queue.c and test_sweep_stats.c share. */

#include "fixture.h"

#include <dirent.h>
#include <sys/stat.h>

#include "base/fault.h"

#define HALF (256 * KIB) /* the first half is read, the second written */
#define LIMIT 3000u
#define OLD 1u /* the file's pattern */

static const char *path;

static void sweep(const char *name, bool (*twice)(enum fault_kind, int, unsigned long),
		  enum fault_kind kind, int err)
{
	unsigned long n = 1;

	(void)alarm(3600); /* something that hangs */
	while (twice(kind, err, n)) {
		assert_in_range(++n, 1, LIMIT);
	}
	(void)alarm(0);
	(void)printf("%s: %lu failures\n", name, n - 1);
	assert_true(n > 5);
	(void)unlink(path);
}

#endif

/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#ifndef TESTS_WIDE_TEST_H
#define TESTS_WIDE_TEST_H

/* What the tests of wide memory on a real driver share: sizes, the context of all cases, and what
 * they print. Each test is one source file, so that this is part of it. */

#include <stdlib.h>
#include <time.h>

#include "fixture.h"

#define GIB ((size_t)1 << 30)
#define WIDE (2 * MIB)
#define STEP (64 * MIB)
#define ROWS 4096u
#define ROW 128u

static struct fx fx;

static inline double now(void)
{
	struct timespec t;

	(void)clock_gettime(CLOCK_MONOTONIC, &t);
	return (double)t.tv_sec + (double)t.tv_nsec * 1e-9;
}

/* A number in MiB of /proc/meminfo. */
static inline long memory(const char *name)
{
	FILE *f = fopen("/proc/meminfo", "r");
	char line[128];
	long kib = 0;

	while (f && fgets(line, sizeof(line), f)) {
		if (strncmp(line, name, strlen(name)) == 0) {
			kib = strtol(line + strlen(name) + 1, NULL, 10);
		}
	}
	if (f) {
		(void)fclose(f);
	}
	return kib / 1024;
}

static inline int open_all(void **state)
{
	(void)state;
	fx_open(&fx, NULL);
	return 0;
}

static inline int close_all(void **state)
{
	(void)state;
	fx_close(&fx);
	return 0;
}

#endif

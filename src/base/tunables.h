/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#ifndef BASE_TUNABLES_H
#define BASE_TUNABLES_H

/* The rows of the table of tunables; private to config.c and config_load.c. */

#include <stddef.h>
#include <stdint.h>

enum row_type {
	ROW_TEXT,
	ROW_BYTES,
	ROW_COUNT,
	ROW_BOOL,
	ROW_CHOICE,  /* help lists the words, between the first parentheses, apart by ", " */
	ROW_DEVICES, /* a choice, or names as drivers give them, apart by commas: cuda:0,cuda:1 */
};

struct tunable_row {
	const char *name;
	const char *env;
	const char *def;
	const char *help;
	const char *choices; /* ROW_CHOICE, ROW_DEVICES: words apart by blanks */
	size_t offset;
	uint64_t min;
	uint64_t max;
	enum row_type type;
};

extern const struct tunable_row tunables[];
extern const size_t tunables_n;

/* Rows whose names begin so are not public: tests and benchmarks set them. */
#define TUNABLE_TEST "test_"

/* A tunable of an earlier release. */
struct tunable_gone {
	const char *name;
	const char *remedy; /* a clause */
};

extern const struct tunable_gone tunables_gone[];
extern const size_t tunables_gone_n;

#endif

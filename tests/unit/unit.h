/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#ifndef TESTS_UNIT_UNIT_H
#define TESTS_UNIT_UNIT_H

/* What the unit tests share. Assertions are for the test's own thread: others count and report. */

#include <errno.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/types.h>
#include <unistd.h>

#include <cmocka.h>

#define KIB 1024u
#define MIB (1024u * 1024u)
#define COUNT(a) (sizeof(a) / sizeof((a)[0]))

/* The thread's last message, or the text, holds these words. */
void assert_words(const char *words);
void assert_in(const char *words, const char *text);

/* PEERLANE_TEST_SEED or the clock; printed, so that a failure can be had again. */
uint64_t unit_seed(void);
uint64_t unit_random(uint64_t *state);
/* How many seeded runs a test makes: PEERLANE_TEST_SCHEDULES, or as many as it makes by itself,
 * of which AddressSanitizer has a third. */
unsigned int unit_schedules(unsigned int usual);

/* An empty file without a name, opened for reading and writing, on the file system of TMPDIR. */
int unit_file(void);
/* One with a name below TMPDIR, which goes when the program ends; the path stays valid. */
const char *unit_path(void);

/* Bytes that differ at every offset: what stands at [off, off + len) of an endless pattern. */
void unit_pattern(void *dst, size_t len, uint64_t off);
void assert_pattern(const void *p, size_t len, uint64_t off);

/* Page-aligned and zeroed; munmap() frees. What was freed stays free (lib/apart.h). */
void *unit_map(size_t len);
/* The address of a page that is not mapped. */
void *unit_hole(void);

/* Says why a whole file is skipped; its main returns this. */
int unit_skip(const char *why);

#endif

/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#ifndef SHIM_SHIM_H
#define SHIM_SHIM_H

/*
 * The common part of the libraries that other programs load without knowing Peerlane: run, libnccl
 * and ncclnet. It is linked into each of them and needs the C library alone. With the public
 * headers it is all that these rooms include. For ncclnet it also has sys/net.h, base/crc.h and
 * base/fork.h.
 */

#include <pthread.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <stddef.h>

#include "base/clock.h"
#include "base/library.h"
#include "base/lock.h"

/* Writes a line on standard error: "peerlane WHO: process 1234: WORDS". */
void shim_say(const char *who, const char *fmt, ...) __attribute__((format(printf, 2, 3)));

/* A variable of the environment; NULL if it is not set, or empty. */
const char *shim_setting(const char *name);

/* Reads a number of decimal digits and nothing else. */
bool shim_number(const char *s, unsigned long long *out);

/* Starts a thread that gets none of the program's signals. The caller joins *out; with NULL the
 * thread is detached. Returns 0 or an errno. */
int shim_thread(pthread_t *out, void *(*run)(void *arg), void *arg);

/* The number of this start of the host, as text that zeros follow. Returns its length, or 0. */
#define SHIM_BOOT_ID 64u
size_t shim_boot_id(char out[SHIM_BOOT_ID]);

/* Fills a table with functions of libpeerlane: the one that the process has, or else the one beside
 * this library, or else the one that the loader finds. Returns false if there is none, with the
 * reason in `why`. `with` names the thing that libpeerlane is installed together with. */
bool shim_peerlane(const char *with, const struct library_symbol *v, size_t n, void *table,
		   char *why, size_t space);

/* stats.c: statistics, a line of JSON that is written when the process ends. */
struct shim_stats {
	char text[8192];
	size_t len; /* sizeof(text): it was too long */
};

/* Where the statistics go, by the variable of that name: "1" is standard error, anything else a
 * file's name, in which "%p" stands for the process. NULL: there are none. */
const char *shim_stats_wanted(const char *name);

void shim_stats_add(struct shim_stats *s, const char *fmt, ...)
	__attribute__((format(printf, 2, 3)));

/* Adds "word": count, ... for `n` counters, for those that are 0 only with `zeros`. words: NULL for
 * the numbers from 0 on. */
void shim_stats_counts(struct shim_stats *s, const char *const *words, const atomic_ulong *counts,
		       size_t n, bool zeros);

void shim_stats_write(const struct shim_stats *s, const char *who, const char *where);

#endif

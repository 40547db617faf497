/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#ifndef TOOL_CREW_H
#define TOOL_CREW_H

/* Work of several threads for a while: each takes pieces of 0..n and does them. */

#include <limits.h>
#include <stdint.h>

#define CREW_MOST 16u /* threads */
#define CREW_SAID INT_MIN

/* 0, or -errno with the library's message set; CREW_SAID: it has complained itself. `thread` is
 * below the number of threads. */
typedef int (*crew_fn)(void *arg, unsigned int thread, uint64_t at, uint64_t len);

/* As many as there are processors for, at most CREW_MOST. */
unsigned int crew_threads(void);

/* Calls fn for 0..n in pieces of `step`, and ends when all have. After a failure no piece is begun.
 * 0 or an exit status, with the complaint printed. */
int crew_run(unsigned int threads, uint64_t n, uint64_t step, crew_fn fn, void *arg);

#endif

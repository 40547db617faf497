/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#ifndef TESTS_API_FORK_WORK_H
#define TESTS_API_FORK_WORK_H

/* Threads that do all that a process can do with the library, round after round: on a context that
 * is there, and with contexts that come and go. */

#include "fork_calls.h"

#define WORK_LEN (2 * MIB)

void work_begin(const struct parents *p, const char *path);
/* Whether each has been through at least twice since work_again(). */
bool work_enough(void);
void work_again(void);
/* Ends the threads; NULL, or what went wrong in one of them. */
const char *work_end(void);

#endif

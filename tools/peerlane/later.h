/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#ifndef LATER_H
#define LATER_H

/*
 * Lines for standard output that a thread of its own writes, so that a thread that serves others
 * never waits for a terminal or a pipe. Lines for which there is no place are left out and counted;
 * the count is written where they would have been.
 */

/* Nothing else writes to standard output from here to later_end(). 0, or a status with a complaint.
 */
int later_begin(void);

/* Any thread; never waits. Shown as say_line() does. */
void later_line(const char *fmt, ...) __attribute__((format(printf, 1, 2)));
/* Likewise, a line that is whole. NULL: there was no memory for it. */
void later_text(const char *text);

/* Waits for the remaining lines, two seconds at most. Returns 0, or a status with a complaint:
 * lines are lost, or standard output failed. */
int later_end(void);

#endif

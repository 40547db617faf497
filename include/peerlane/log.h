/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#ifndef PEERLANE_LOG_H
#define PEERLANE_LOG_H

#include <peerlane/types.h>

PL_BEGIN

/* The smaller, the graver. */
enum pl_log_level {
	PL_LOG_OFF = 0,
	PL_LOG_ERROR = 1, /* something failed that the caller may not see otherwise */
	PL_LOG_WARN = 2,  /* something degraded: another path than the best one, with the reason */
	PL_LOG_INFO = 3,  /* decisions: devices found, the engine chosen, a file's route */
	PL_LOG_DEBUG = 4, /* for people who work on peerlane itself */
};

/**
 * typedef pl_log_fn - receives one line.
 * @level: an enum pl_log_level value
 * @line: the text, lower case, no newline; valid only during the call
 * @arg: what pl_log_set() was given
 *
 * Called from any thread of the process; calls are serialised. It must not call peerlane.
 */
typedef void (*pl_log_fn)(int level, const char *line, void *arg);

/**
 * pl_log_set - sends log lines to a function of the caller's.
 * @fn: the receiver, or NULL for none
 * @arg: handed to every call
 * @level: lines graver than or as grave as this one are delivered (an enum pl_log_level value)
 *
 * One receiver a process: the last one set wins. Without one, the library prints nothing at all
 * unless the tunable `log` (PEERLANE_LOG) asks for lines on standard error. Returns once no call to
 * the previous receiver is running. Any thread may call this, but not from inside a receiver.
 *
 * A child after fork() keeps the receiver: a lock that it takes is the program's to make safe
 * there. A child that is made inside a receiver must not return from it.
 */
PL_API void pl_log_set(pl_log_fn fn, void *arg, int level);

PL_END

#endif

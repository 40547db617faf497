/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#ifndef BASE_LOG_H
#define BASE_LOG_H

#include <stdbool.h>

/*
 * Log lines: lower case, objects in quotes where they may hold blanks, no '=' signs. Never on a
 * data path, except for the first time that something degrades.
 */

enum log_level {
	LOG_OFF,
	LOG_ERROR,
	LOG_WARN,
	LOG_INFO,
	LOG_DEBUG,
};

typedef void (*log_fn)(int level, const char *line, void *arg);

void log_set_sink(log_fn fn, void *arg, int level);

/* Logs to standard error, too, up to this level: only lines that the user asked for by the tunable
 * `log`. */
void log_set_stderr(int level);

bool log_wanted(enum log_level level);

void log_line(enum log_level level, const char *fmt, ...)
	__attribute__((cold, format(printf, 2, 3)));

#define log_error(...) log_line(LOG_ERROR, __VA_ARGS__)
#define log_warn(...) log_line(LOG_WARN, __VA_ARGS__)
#define log_info(...) log_line(LOG_INFO, __VA_ARGS__)
#define log_debug(...) log_line(LOG_DEBUG, __VA_ARGS__)

#endif

/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#ifndef CUFILE_LOG_H
#define CUFILE_LOG_H

/*
 * The log file, with the path and the line format of cuFile's. It is opened when the first line is
 * written; nothing goes to standard output or error. Each place in the code writes at most
 * CF_LOG_BURST lines a second; further lines are counted, and the next line reports their number.
 */

#include <stdatomic.h>
#include <stdbool.h>
#include <stdint.h>

#define CF_LOG_BURST 50u

/* The smaller, the graver. All numbers except the last are those of pl_log_set(). */
enum cf_log_level {
	CF_LOG_ERROR = 1,
	CF_LOG_WARN = 2,
	CF_LOG_INFO = 3,
	CF_LOG_DEBUG = 4,
	CF_LOG_TRACE = 5,
};

struct cf_log_site {
	atomic_llong second;
	atomic_uint lines;
	atomic_uint left_out;
};

/* A level by its name, any case; -1: none. NOTICE counts as ERROR, since it is always logged. */
int cf_log_level_parse(const char *name);
/* From now on: up to this level, into PATH, or DIR/cufile.log, or ./cufile.log; at most max_mb MiB
 * (then the file begins anew), -1: no limit. Strings are copied. */
void cf_log_setup(enum cf_log_level level, const char *path, const char *dir, int64_t max_mb);
bool cf_log_wants(enum cf_log_level level);
void cf_log_line(struct cf_log_site *site, enum cf_log_level level, const char *where, int line,
		 const char *fmt, ...) __attribute__((format(printf, 5, 6)));
void cf_log_load(void);	  /* when the library is loaded */
void cf_log_forget(void); /* in a child after fork */

#define CF_LOG(level, ...)                                                           \
	do {                                                                         \
		static struct cf_log_site site_;                                     \
		if (cf_log_wants(level)) {                                           \
			cf_log_line(&site_, level, __FILE__, __LINE__, __VA_ARGS__); \
		}                                                                    \
	} while (0)

#endif

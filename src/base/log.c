/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#include "base/log.h"

#include <pthread.h>
#include <stdarg.h>
#include <stdatomic.h>
#include <stdio.h>
#include <unistd.h>

/* Protects the sink; held while it runs, so that log_set_sink() returns after its last call. */
static pthread_mutex_t sink_lock = PTHREAD_MUTEX_INITIALIZER;
static log_fn sink;
static void *sink_arg;

static atomic_int sink_level = LOG_OFF;
static atomic_int stderr_level = LOG_OFF;

void log_set_sink(log_fn fn, void *arg, int level)
{
	pthread_mutex_lock(&sink_lock);
	sink = fn;
	sink_arg = arg;
	atomic_store_explicit(&sink_level, fn ? level : LOG_OFF, memory_order_relaxed);
	pthread_mutex_unlock(&sink_lock);
}

void log_set_stderr(int level)
{
	atomic_store_explicit(&stderr_level, level, memory_order_relaxed);
}

bool log_wanted(enum log_level level)
{
	return (int)level <= atomic_load_explicit(&sink_level, memory_order_relaxed) ||
	       (int)level <= atomic_load_explicit(&stderr_level, memory_order_relaxed);
}

static void to_stderr(const char *line)
{
	char out[1100];
	int n = snprintf(out, sizeof(out), "peerlane: %s\n", line);

	if (n > (int)sizeof(out) - 1) {
		n = (int)sizeof(out) - 1;
	}
	/* One write, so that lines of several threads do not mix; nobody can act on a failure. */
	if (write(STDERR_FILENO, out, (size_t)n) < 0) {
		return;
	}
}

void log_line(enum log_level level, const char *fmt, ...)
{
	char line[1024];
	va_list ap;

	if (!log_wanted(level)) {
		return;
	}
	va_start(ap, fmt);
	(void)vsnprintf(line, sizeof(line), fmt, ap);
	va_end(ap);

	if ((int)level <= atomic_load_explicit(&stderr_level, memory_order_relaxed)) {
		to_stderr(line);
	}
	pthread_mutex_lock(&sink_lock);
	if (sink && (int)level <= atomic_load_explicit(&sink_level, memory_order_relaxed)) {
		sink((int)level, line, sink_arg);
	}
	pthread_mutex_unlock(&sink_lock);
}

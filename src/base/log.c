/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#include "base/log.h"

#include <stdarg.h>
#include <stdatomic.h>
#include <stdio.h>
#include <unistd.h>

#include "base/fork.h"
#include "base/lock.h"

struct sink {
	log_fn fn;
	void *arg;
	int level;
};

/* Protects the sink; held while it runs, so that log_set_sink() returns after its last call. */
static struct lock sink_lock = LOCK_INIT(RANK_LOG);
static struct sink sinks[2]; /* the one in use is always whole, for a child's sake */
static atomic_uint sink_at;

static atomic_int sink_level = LOG_OFF; /* of the one in use */
static atomic_int stderr_level = LOG_OFF;

/* The sink stays: a child's lines go where its parent's do. */
static void renew_in_child(void)
{
	lock_renew(&sink_lock);
	atomic_store(&sink_level, sinks[atomic_load(&sink_at)].level);
}

FORK_HANDLERS(.child = renew_in_child);

void log_set_sink(log_fn fn, void *arg, int level)
{
	unsigned int next;

	lock_acquire(&sink_lock);
	next = !atomic_load(&sink_at);
	sinks[next] = (struct sink){ fn, arg, fn ? level : LOG_OFF };
	atomic_store(&sink_at, next);
	atomic_store_explicit(&sink_level, sinks[next].level, memory_order_relaxed);
	lock_release(&sink_lock);
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
	/* Names of files are in it, which a terminal must not obey. */
	for (int i = 0; i < n - 1; i++) {
		out[i] = (unsigned char)out[i] < 0x20 || out[i] == 0x7f ? '?' : out[i];
	}
	/* One write, so that lines of several threads do not mix. A failure cannot be handled. */
	if (write(STDERR_FILENO, out, (size_t)n) < 0) {
		return;
	}
}

void log_line(enum log_level level, const char *fmt, ...)
{
	const struct sink *s;
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
	lock_acquire(&sink_lock);
	s = &sinks[atomic_load(&sink_at)];
	if (s->fn && (int)level <= s->level) {
		s->fn((int)level, line, s->arg);
	}
	lock_release(&sink_lock);
}

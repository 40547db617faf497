/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#include "base/log.h"

#include <poll.h>
#include <stdarg.h>
#include <stdatomic.h>
#include <stdio.h>
#include <unistd.h>

#include "base/fork.h"
#include "base/lock.h"
#include "base/utf8.h"

#define LINE 1024u
#define LINE_SHOWN 2048u /* at most PIPE_BUF with its prefix, so that a pipe takes all or none */

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

/* Protects `missed`, and keeps a second thread from the space that poll() has found. */
static struct lock stderr_lock = LOCK_INIT(RANK_LOG_STDERR);
static unsigned int missed; /* lines that standard error did not take since the last that it took */
#define STDERR_WAIT_MS 250  /* for a line, after one that was taken */

/* The sink stays: a child's lines go where its parent's do. */
static void renew_in_child(void)
{
	lock_renew(&sink_lock);
	lock_renew(&stderr_lock);
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

/* Whether a write would not wait. A pipe that nobody reads, or a terminal that was stopped, holds
 * up one line for a moment, and the later ones not at all. */
static bool takes_more(void)
{
	struct pollfd p = { .fd = STDERR_FILENO, .events = POLLOUT };

	return poll(&p, 1, missed ? 0 : STDERR_WAIT_MS) == 1;
}

static void to_stderr(const char *line)
{
	char shown[LINE_SHOWN], out[LINE_SHOWN + 100];
	int n = 0;

	/* Names of files are in it, which a terminal must not obey. */
	utf8_show(shown, sizeof(shown), line);
	lock_acquire(&stderr_lock);
	if (!takes_more()) {
		missed++;
		lock_release(&stderr_lock);
		return;
	}
	if (missed) {
		n = snprintf(out, sizeof(out),
			     "peerlane: %u lines are missing here: standard error took none\n",
			     missed);
		missed = 0;
	}
	n += snprintf(out + n, sizeof(out) - (size_t)n, "peerlane: %s\n", shown);
	/* Write once, so that lines of several threads do not mix. A failure cannot be handled. */
	if (write(STDERR_FILENO, out, (size_t)n) < 0) {
		n = 0;
	}
	lock_release(&stderr_lock);
}

void log_line(enum log_level level, const char *fmt, ...)
{
	const struct sink *s;
	char line[LINE];
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

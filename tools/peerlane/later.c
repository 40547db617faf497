/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#include "later.h"

#include <errno.h>
#include <poll.h>
#include <pthread.h>
#include <stdarg.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

#include "base/utf8.h"
#include "cmd.h"
#include "say.h"

#define SPACE (64u << 10)
#define PIECE 4096u /* bytes of one write */
#define NOTE 96u    /* kept for the count of lines that were left out */
#define END_SECONDS 2
/* How long a line waits for others, so that not each of them wakes the thread. */
#define GATHER_NS 10000000

static struct {
	pthread_mutex_t lock; /* protects all below */
	pthread_cond_t more;
	pthread_cond_t drained;
	char at[SPACE];
	size_t len;
	size_t left_out; /* lines, since the last that had a place */
	bool idle;	 /* the thread waits for the first line */
	bool writing;
	bool ends;
	int err; /* errno of a write; after it no more is written */
} later = { .lock = PTHREAD_MUTEX_INITIALIZER };

static void put_locked(const char *text, size_t len)
{
	memcpy(later.at + later.len, text, len);
	later.len += len;
	if (later.idle || later.len >= PIECE) {
		later.idle = false;
		(void)pthread_cond_signal(&later.more);
	}
}

/* Says how many lines are missing, if there are some. There is always a place for that. */
static void put_count_locked(void)
{
	char note[NOTE];
	int n;

	if (later.left_out != 0) {
		n = snprintf(note, sizeof(note),
			     "%zu lines are missing here: standard output took none\n",
			     later.left_out);
		later.left_out = 0;
		put_locked(note, (size_t)n);
	}
}

static int write_all(const char *at, size_t len)
{
	while (len > 0) {
		struct pollfd ready = { .fd = STDOUT_FILENO, .events = POLLOUT };
		ssize_t n = write(STDOUT_FILENO, at, len);

		if (n < 0 && errno == EAGAIN) {
			(void)poll(&ready, 1, -1);
		} else if (n < 0 && errno != EINTR) {
			return errno;
		}
		at += n > 0 ? n : 0;
		len -= n > 0 ? (size_t)n : 0;
	}
	return 0;
}

/* Until there are lines, and either a piece of them or no others for a moment. */
static void wait_for_lines_locked(void)
{
	struct timespec until;

	later.idle = true;
	while (later.len == 0 && !later.ends) {
		(void)pthread_cond_wait(&later.more, &later.lock);
	}
	later.idle = false;
	(void)clock_gettime(CLOCK_MONOTONIC, &until);
	until.tv_nsec += GATHER_NS;
	until.tv_sec += until.tv_nsec / 1000000000;
	until.tv_nsec %= 1000000000;
	while (later.len < PIECE && !later.ends &&
	       pthread_cond_timedwait(&later.more, &later.lock, &until) == 0) {
	}
}

static void *write_lines(void *arg)
{
	char piece[PIECE];

	(void)pthread_mutex_lock(&later.lock);
	for (;;) {
		size_t n;
		int err;

		wait_for_lines_locked();
		if (later.len == 0) {
			break;
		}
		n = later.len < sizeof(piece) ? later.len : sizeof(piece);
		memcpy(piece, later.at, n);
		later.len -= n;
		memmove(later.at, later.at + n, later.len);
		later.writing = true;
		(void)pthread_mutex_unlock(&later.lock);
		err = write_all(piece, n);
		(void)pthread_mutex_lock(&later.lock);
		later.writing = false;
		put_count_locked();
		if (err != 0) {
			later.err = err;
			later.len = 0;
		}
		(void)pthread_cond_signal(&later.drained);
	}
	(void)pthread_mutex_unlock(&later.lock);
	return arg;
}

int later_begin(void)
{
	pthread_condattr_t clock;
	pthread_t t;
	int err;

	(void)pthread_condattr_init(&clock);
	(void)pthread_condattr_setclock(&clock, CLOCK_MONOTONIC);
	(void)pthread_cond_init(&later.more, &clock);
	(void)pthread_cond_init(&later.drained, &clock);
	(void)pthread_condattr_destroy(&clock);
	err = pthread_create(&t, NULL, write_lines, NULL);
	if (err != 0) {
		errno = err;
		return say_failed("no thread writes to standard output: %m");
	}
	(void)pthread_detach(t); /* it may hang in a write() when the process ends */
	return STATUS_OK;
}

void later_line(const char *fmt, ...)
{
	char *text = NULL;
	va_list ap;

	va_start(ap, fmt);
	if (vasprintf(&text, fmt, ap) < 0) {
		text = NULL;
	}
	va_end(ap);
	later_text(text);
	free(text);
}

void later_text(const char *text)
{
	char *shown = text != NULL ? utf8_shown(text) : NULL;
	size_t len = shown != NULL ? strlen(shown) : 0;

	(void)pthread_mutex_lock(&later.lock);
	if (later.err == 0) {
		if (len + 1 + 2 * NOTE > SPACE - later.len || shown == NULL) {
			later.left_out++;
		} else {
			put_count_locked();
			put_locked(shown, len);
			put_locked("\n", 1);
		}
	}
	(void)pthread_mutex_unlock(&later.lock);
	free(shown);
}

/* Standard error may be the same pipe. */
static int complain(const char *text)
{
	struct pollfd p = { .fd = STDERR_FILENO, .events = POLLOUT };

	return poll(&p, 1, 0) == 1 ? say_failed("%s", text) : STATUS_FAILED;
}

int later_end(void)
{
	struct timespec until;
	size_t left;
	int err;

	(void)clock_gettime(CLOCK_MONOTONIC, &until);
	until.tv_sec += END_SECONDS;
	(void)pthread_mutex_lock(&later.lock);
	later.ends = true;
	put_count_locked();
	(void)pthread_cond_signal(&later.more);
	while ((later.len != 0 || later.writing) &&
	       pthread_cond_timedwait(&later.drained, &later.lock, &until) == 0) {
	}
	left = later.len + later.writing;
	err = later.err;
	(void)pthread_mutex_unlock(&later.lock);
	if (err != 0) {
		errno = err;
		return say_failed("cannot write to standard output: %m");
	}
	return left != 0 ? complain("standard output took no more lines: some are lost")
			 : STATUS_OK;
}

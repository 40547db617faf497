/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#ifndef TESTS_MOVER_REFUSED_H
#define TESTS_MOVER_REFUSED_H

/* What the log says of connections that were refused. A program gives hear() to pl_log_set(). */

#include <pthread.h>
#include <string.h>

#include "fixture.h"

#define REFUSED_SOON 20.0 /* seconds; no line takes so long */

static pthread_mutex_t said_lock = PTHREAD_MUTEX_INITIALIZER;
static char said[16384];
static unsigned int lines;

static inline void hear(int level, const char *line, void *arg)
{
	size_t at;

	(void)arg;
	if (level > PL_LOG_WARN ||
	    (!strstr(line, "was refused") && !strstr(line, "were refused"))) {
		return;
	}
	(void)pthread_mutex_lock(&said_lock);
	at = strlen(said);
	(void)snprintf(said + at, sizeof(said) - at, "%s\n", line);
	lines++;
	(void)pthread_mutex_unlock(&said_lock);
}

/* Exactly `n` lines since the last call, with these words in all. */
static inline void assert_refused(unsigned int n, const char *words)
{
	double end = fx_now() + REFUSED_SOON;
	unsigned int have = 0;

	while (have < n && fx_now() < end) {
		(void)usleep(1000);
		(void)pthread_mutex_lock(&said_lock);
		have = lines;
		(void)pthread_mutex_unlock(&said_lock);
	}
	(void)usleep(20000);
	(void)pthread_mutex_lock(&said_lock);
	if (lines != n || !strstr(said, words)) {
		(void)pthread_mutex_unlock(&said_lock);
		fail_msg("%u lines and not %u with \"%s\": %s", lines, n, words, said);
	}
	lines = 0;
	*said = '\0';
	(void)pthread_mutex_unlock(&said_lock);
}

/* NULL: forgets what was. */
static inline bool is_said(const char *words)
{
	bool yes;

	(void)pthread_mutex_lock(&said_lock);
	yes = words && strstr(said, words);
	if (!words) {
		lines = 0;
		*said = '\0';
	}
	(void)pthread_mutex_unlock(&said_lock);
	return yes;
}

#endif

/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#ifndef TESTS_LIB_SETTLE_H
#define TESTS_LIB_SETTLE_H

/*
 * When a process with threads may fork. gcc's address sanitizer does not care for its allocator's
 * locks in fork(), and a thread that begins holds one: a child born in that moment would wait for
 * it for ever.
 */

#include <dirent.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

#if defined(__SANITIZE_ADDRESS__)
#define SETTLE_TRIES 30000 /* a minute: then it is tried all the same */
#else
#define SETTLE_TRIES 0
#endif
#define SETTLE_RAN_NS 1000000 /* to begin takes a tenth of that */
#define SETTLE_STILL 10	      /* looks */

static inline void settle_read(const char *tid, const char *what, char *line, int space)
{
	char name[64];
	FILE *f;

	line[0] = '\0';
	(void)snprintf(name, sizeof(name), "/proc/self/task/%.20s/%s", tid, what);
	f = fopen(name, "re");
	if (f) {
		if (!fgets(line, space, f)) {
			line[0] = '\0';
		}
		(void)fclose(f);
	}
}

/* It sleeps, has run for longer than beginning takes, or has ended. */
static inline bool settle_begun(const char *tid)
{
	char line[256];
	const char *at;

	settle_read(tid, "schedstat", line, sizeof(line));
	if (strtoull(line, NULL, 10) >= SETTLE_RAN_NS) {
		return true;
	}
	settle_read(tid, "stat", line, sizeof(line));
	at = strrchr(line, ')');
	return !at || !at[1] || at[2] == 'S';
}

static inline bool settle_all_begun(void)
{
	DIR *d = opendir("/proc/self/task");
	bool begun = d != NULL;
	struct dirent *e;

	while (begun && (e = readdir(d))) {
		begun = e->d_name[0] == '.' || atoi(e->d_name) == (int)getpid() ||
			settle_begun(e->d_name);
	}
	if (d) {
		(void)closedir(d);
	}
	return begun;
}

/* Waits until a child can live. From the first thread. */
static inline void settle(void)
{
	int still = 0;

	for (int i = 0; i < SETTLE_TRIES && still < SETTLE_STILL; i++) {
		(void)nanosleep(&(struct timespec){ 0, 2000000 }, NULL);
		still = settle_all_begun() ? still + 1 : 0;
	}
}

#endif

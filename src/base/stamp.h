/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#ifndef BASE_STAMP_H
#define BASE_STAMP_H

/*
 * Whether a file is changed while it is read, told by its length and the time of its last change.
 * Kernels write that time in steps of a timer's tick, and at the start of a write(2) only. So a
 * stamp is taken once the last change is older than a tick and no write(2) is in progress: each
 * later one leaves a later time.
 */

#include <stdbool.h>
#include <stdint.h>
#include <sys/stat.h>
#include <time.h>
#include <unistd.h>

#define STAMP_TICK_NS INT64_C(12000000) /* longer than a tick of any kernel (CONFIG_HZ=100) */
#define STAMP_TRIES 8			/* of a file that is written all the time */

static inline bool stamp_same(const struct stat *a, const struct stat *b)
{
	return a->st_size == b->st_size && a->st_mtim.tv_sec == b->st_mtim.tv_sec &&
	       a->st_mtim.tv_nsec == b->st_mtim.tv_nsec;
}

/* How long the last change is still too young. A time in the future is another host's clock. */
static inline int64_t stamp_wait_ns(const struct stat *st)
{
	struct timespec now;
	int64_t age;

	(void)clock_gettime(CLOCK_REALTIME, &now);
	if (now.tv_sec - st->st_mtim.tv_sec > 1 || now.tv_sec < st->st_mtim.tv_sec) {
		return 0;
	}
	age = (int64_t)(now.tv_sec - st->st_mtim.tv_sec) * 1000000000 +
	      (now.tv_nsec - st->st_mtim.tv_nsec);
	return age < 0 || age > STAMP_TICK_NS ? 0 : STAMP_TICK_NS - age;
}

/*
 * Takes a regular file's stamp, by a descriptor whose position nobody needs. Returns 0, or -1 with
 * errno. Looking for a hole waits for the write(2) in progress, if there is one: both take the
 * inode's lock. A file that is written all the time gets a stamp that the next write changes.
 */
static inline int stamp_take(int fd, struct stat *st)
{
	struct stat before;
	int rc = fstat(fd, st);

	for (int i = 0; rc == 0 && i < STAMP_TRIES; i++) {
		struct timespec t = { .tv_nsec = (long)stamp_wait_ns(st) };

		before = *st;
		if (t.tv_nsec != 0) {
			(void)nanosleep(&t, NULL);
		}
		(void)lseek(fd, 0, SEEK_HOLE);
		rc = fstat(fd, st);
		if (stamp_same(&before, st)) {
			break;
		}
	}
	return rc;
}

#endif

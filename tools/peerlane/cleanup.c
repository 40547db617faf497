/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/*
 * Temporary files and the signals that end the process. The handler works on static storage only;
 * a transfer that hangs in the kernel cannot keep it from removing the files.
 */

#include "cleanup.h"

#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <signal.h>
#include <stdio.h>
#include <string.h>
#include <sys/random.h>
#include <unistd.h>

#include "base/bits.h"
#include "base/clock.h"

#define SLOTS 8

static struct {
	volatile sig_atomic_t used;
	char path[PATH_MAX];
} slots[SLOTS];

static const int signals[] = { SIGINT, SIGTERM, SIGHUP, SIGPIPE, SIGQUIT };

static int terminal = -1; /* a descriptor of it, if there is one */

static void on_signal(int sig)
{
	size_t i;

	for (i = 0; i < SLOTS; i++) {
		if (slots[i].used) {
			unlink(slots[i].path);
		}
	}
	if (sig == SIGPIPE || sig == SIGQUIT) {
		raise(sig); /* comes when this returns, and does what it always does */
		return;
	}
	/* The prompt goes on a line of its own, below the progress bar or the ^C. */
	if (terminal >= 0 && sig != SIGHUP) {
		(void)!write(terminal, "\n", 1);
	}
	_exit(128 + sig);
}

void cleanup_install(void)
{
	struct sigaction sa, old;
	size_t i;

	terminal = isatty(STDERR_FILENO)   ? STDERR_FILENO
		   : isatty(STDOUT_FILENO) ? STDOUT_FILENO
					   : -1;
	memset(&sa, 0, sizeof(sa));
	sa.sa_handler = on_signal;
	sa.sa_flags = (int)SA_RESETHAND;
	sigfillset(&sa.sa_mask);
	for (i = 0; i < ARRAY_LEN(signals); i++) {
		/* What nohup or a shell's & asked to be ignored stays ignored. */
		if (sigaction(signals[i], NULL, &old) == 0 && old.sa_handler == SIG_IGN) {
			continue;
		}
		sigaction(signals[i], &sa, NULL);
	}
	signal(SIGXFSZ, SIG_IGN); /* a file that may not grow further is an error like others */
}

static void random_name(char *dst, size_t room)
{
	static const char letters[] = "abcdefghijklmnopqrstuvwxyz234567";
	uint64_t r = 0;
	size_t i;

	if (getrandom(&r, sizeof(r), 0) != (ssize_t)sizeof(r)) {
		r = clock_now_ns() ^ ((uint64_t)getpid() << 32);
	}
	for (i = 0; i + 1 < room; i++) {
		dst[i] = letters[r & 31];
		r >>= 5;
	}
	dst[i] = '\0';
}

static int create_in(int slot, const char *dir, const char *stem, mode_t mode)
{
	char tail[9];
	int tries, n, fd;

	for (tries = 0; tries < 100; tries++) {
		random_name(tail, sizeof(tail));
		n = snprintf(slots[slot].path, PATH_MAX, "%s/.%.200s.%s", dir, stem, tail);
		if (n < 0 || n >= PATH_MAX) {
			return -ENAMETOOLONG;
		}
		fd = open(slots[slot].path, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, mode);
		if (fd >= 0) {
			slots[slot].used = 1;
			return fd;
		}
		if (errno != EEXIST) {
			return -errno;
		}
	}
	return -EEXIST;
}

int cleanup_create(const char *dir, const char *stem, mode_t mode, char *path, size_t room,
		   int *slot)
{
	sigset_t all, old;
	int i, fd;

	for (i = 0; i < SLOTS && slots[i].used; i++) {
	}
	if (i == SLOTS) {
		return -EMFILE;
	}
	/* Between the creation and the note of it no signal may end this thread. */
	sigfillset(&all);
	sigprocmask(SIG_BLOCK, &all, &old);
	fd = create_in(i, dir, stem, mode);
	sigprocmask(SIG_SETMASK, &old, NULL);
	if (fd < 0) {
		return fd;
	}
	if (strlen(slots[i].path) >= room) {
		close(fd);
		*slot = i;
		cleanup_remove(slot);
		return -ENAMETOOLONG;
	}
	strcpy(path, slots[i].path);
	*slot = i;
	return fd;
}

void cleanup_keep(int *slot)
{
	if (*slot >= 0) {
		slots[*slot].used = 0;
		*slot = -1;
	}
}

void cleanup_remove(int *slot)
{
	if (*slot >= 0) {
		unlink(slots[*slot].path);
		cleanup_keep(slot);
	}
}

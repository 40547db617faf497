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
#include <sys/stat.h>
#include <unistd.h>

#include "base/bits.h"
#include "base/clock.h"
#include "unnamed.h"

#define SLOTS 8
#define STEM_MAX 120 /* some file systems take names of 143 bytes at most */

static struct {
	volatile sig_atomic_t used;
	int dir;
	char name[NAME_MAX + 1];
} slots[SLOTS];

static const int signals[] = { SIGINT, SIGTERM, SIGHUP, SIGPIPE, SIGQUIT };

static int terminal = -1; /* a descriptor of it, if there is one */

static void on_signal(int sig)
{
	size_t i;

	for (i = 0; i < SLOTS; i++) {
		if (slots[i].used) {
			unlinkat(slots[i].dir, slots[i].name, 0);
		}
	}
	if (sig == SIGPIPE || sig == SIGQUIT) {
		raise(sig); /* arrives when this returns, with its default action */
		return;
	}
	/* Puts the prompt on a line of its own, below the progress bar or the ^C. */
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

static void random_name(char *dst, size_t space)
{
	static const char letters[] = "abcdefghijklmnopqrstuvwxyz234567";
	uint64_t r = 0;
	size_t i;

	if (getrandom(&r, sizeof(r), 0) != (ssize_t)sizeof(r)) {
		r = clock_now_ns() ^ ((uint64_t)getpid() << 32);
	}
	for (i = 0; i + 1 < space; i++) {
		dst[i] = letters[r & 31];
		r >>= 5;
	}
	dst[i] = '\0';
}

/* Tries names until one is free: a new file is opened as that, or fd gets it. */
static int name_slot(int i, int fd, int dir, const char *stem)
{
	char tail[9];
	int tries, rc;

	if (strlen(stem) > STEM_MAX) {
		stem = "peerlane";
	}
	for (tries = 0; tries < 100; tries++) {
		random_name(tail, sizeof(tail));
		(void)snprintf(slots[i].name, sizeof(slots[i].name), ".%s.%s", stem, tail);
		if (fd >= 0) {
			rc = unnamed_link(fd, dir, slots[i].name);
		} else {
			rc = openat(dir, slots[i].name,
				    O_RDWR | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0600);
			rc = rc < 0 ? -errno : rc;
		}
		if (rc != -EEXIST) {
			return rc;
		}
	}
	return -EEXIST;
}

static int take_slot(int fd, int dir, const char *stem, int *slot)
{
	sigset_t all, old;
	int i, own, rc;

	for (i = 0; i < SLOTS && slots[i].used; i++) {
	}
	if (i == SLOTS) {
		return -EMFILE;
	}
	own = fcntl(dir, F_DUPFD_CLOEXEC, 0);
	if (own < 0) {
		return -errno;
	}
	/* Between the creation and the note of it no signal may end this thread. */
	sigfillset(&all);
	pthread_sigmask(SIG_BLOCK, &all, &old);
	slots[i].dir = own;
	rc = name_slot(i, fd, dir, stem);
	slots[i].used = rc >= 0;
	pthread_sigmask(SIG_SETMASK, &old, NULL);
	if (rc < 0) {
		close(own);
		return rc;
	}
	*slot = i;
	return rc;
}

int cleanup_create(int dir, const char *stem, int *slot)
{
	int fd = take_slot(-1, dir, stem, slot);

	if (fd >= 0) {
		/* A umask may have taken the owner's rights, which opening it again asks for. */
		(void)fchmod(fd, 0600);
	}
	return fd;
}

int cleanup_link(int fd, int dir, const char *stem, int *slot)
{
	return take_slot(fd, dir, stem, slot);
}

int cleanup_create_in(const char *dir, const char *stem, char *path, size_t space, int *slot)
{
	int at = open(dir, O_PATH | O_DIRECTORY | O_CLOEXEC);
	int fd, n;

	if (at < 0) {
		return -errno;
	}
	fd = cleanup_create(at, stem, slot);
	close(at);
	if (fd < 0) {
		return fd;
	}
	n = snprintf(path, space, "%s/%s", dir, slots[*slot].name);
	if (n < 0 || (size_t)n >= space) {
		close(fd);
		cleanup_remove(slot);
		return -ENAMETOOLONG;
	}
	return fd;
}

const char *cleanup_name(int slot)
{
	return slots[slot].name;
}

void cleanup_keep(int *slot)
{
	if (*slot >= 0) {
		slots[*slot].used = 0;
		close(slots[*slot].dir);
		*slot = -1;
	}
}

void cleanup_remove(int *slot)
{
	if (*slot >= 0) {
		unlinkat(slots[*slot].dir, slots[*slot].name, 0);
		cleanup_keep(slot);
	}
}

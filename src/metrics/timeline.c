/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#include "metrics/timeline.h"

#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <pthread.h>
#include <stdarg.h>
#include <stdio.h>
#include <string.h>

#include "base/clock.h"
#include "base/config.h"
#include "base/error.h"
#include "base/fork.h"
#include "base/lock.h"
#include "base/log.h"
#include "base/output.h"
#include "base/text.h"
#include "sys/sys.h"

/* A killed process stops writing at a page's end, so no event crosses one. */
#define SPACE 4096u
#define EVENT_MAX 1024u
/* The part of the timeline that a crash may lose. */
#define KEEP_NS 20000000u

static struct {
	struct lock lock; /* of all below, and of the file's order */
	int fd;		  /* -1: none is open */
	unsigned int users;
	unsigned int round; /* counts files, so that threads give their names to each */
	char buf[SPACE];    /* the page of the file that is being filled */
	size_t len;
	uint64_t page; /* where that is */
	bool any;      /* an event was written, so that the next one needs a comma */
	uint64_t written_ns;
} timeline = { .lock = LOCK_INIT(RANK_TIMELINE), .fd = -1 };

static _Thread_local unsigned int named_in;
static _Thread_local const char *our_role;

void timeline_thread(const char *role)
{
	our_role = role;
}

/* The number is cleared before the file is closed, so that a child does not close a number that
 * belongs to another file by then. */
static void close_file(void)
{
	int fd = timeline.fd;

	timeline.fd = -1;
	timeline.len = 0;
	if (fd >= 0) {
		(void)sys_close(fd);
	}
}

/* The parent writes the buffer and the file. */
static void forget_in_child(void)
{
	lock_renew(&timeline.lock);
	close_file();
	timeline.users = 0;
}

FORK_HANDLERS(.child = forget_in_child);

static void write_locked(void)
{
	size_t at = 0;

	while (timeline.fd >= 0 && at < timeline.len) {
		ssize_t n = sys_pwrite(timeline.fd, timeline.buf + at, timeline.len - at,
				       timeline.page + at);

		if (n < 0) {
			log_warn("the timeline ends here: %s", err_words((int)-n));
			close_file();
		} else {
			at += (size_t)n;
		}
	}
	timeline.written_ns = clock_now_ns();
}

/* An event that does not fit the page goes to the next one, with the comma before it. */
static void put_locked(const char *s, size_t len)
{
	if (timeline.len + len + 2 > SPACE) {
		memset(timeline.buf + timeline.len, ' ', SPACE - timeline.len);
		timeline.len = SPACE;
		write_locked();
		timeline.page += SPACE;
		timeline.len = 0;
	}
	if (timeline.any) {
		memcpy(timeline.buf + timeline.len, ",\n", 2);
		timeline.len += 2;
	}
	memcpy(timeline.buf + timeline.len, s, len);
	timeline.len += len;
	timeline.any = true;
}

/* A string for JSON, cut where the space ends. */
void timeline_quote(char *dst, size_t space, const char *s)
{
	size_t at = 0;

	for (; *s && at + 7 < space; s++) {
		unsigned char c = (unsigned char)*s;

		if (c < 0x20 || c > 0x7e || c == '"' || c == '\\') {
			text_fmt(dst + at, space - at, "\\u%04x", c);
			at += 6;
		} else {
			dst[at++] = (char)c;
		}
	}
	dst[at] = '\0';
}

static void name_locked(int pid, int tid)
{
	char event[EVENT_MAX];
	char comm[32] = "thread";
	char name[200];

	(void)pthread_getname_np(pthread_self(), comm, sizeof(comm));
	timeline_quote(name, sizeof(name), comm);
	text_fmt(event, sizeof(event),
		 "{\"name\":\"thread_name\",\"ph\":\"M\",\"pid\":%d,\"tid\":%d,"
		 "\"args\":{\"name\":\"%s\"}}",
		 pid, tid, our_role ? our_role : name);
	put_locked(event, strlen(event));
}

void timeline_add(char kind, const char *name, const char *fmt, ...)
{
	uint64_t now = clock_now_ns();
	char event[EVENT_MAX];
	int pid = sys_pid();
	int tid = sys_tid();
	int len = snprintf(event, sizeof(event),
			   "{\"name\":\"%s\",\"ph\":\"%c\",\"ts\":%llu.%03llu,\"pid\":%d,"
			   "\"tid\":%d",
			   name, kind, (unsigned long long)(now / 1000),
			   (unsigned long long)(now % 1000), pid, tid);
	va_list ap;

	va_start(ap, fmt);
	len += vsnprintf(event + len, sizeof(event) - (size_t)len - 1, fmt, ap);
	va_end(ap);
	event[len++] = '}';
	lock_acquire(&timeline.lock);
	if (timeline.fd >= 0) {
		if (named_in != timeline.round) {
			named_in = timeline.round;
			name_locked(pid, tid);
		}
		put_locked(event, (size_t)len);
		if (now > timeline.written_ns + KEEP_NS) {
			write_locked();
		}
	}
	lock_release(&timeline.lock);
}

/* Opens a file that no live process writes to, and truncates it. */
static int take_file(const char *path)
{
	int fd = sys_open_output(path, 0666);
	struct stat st;
	int rc = fd < 0 ? fd : sys_fstat(fd, &st);

	rc = rc ? rc : output_is_own(&st) ? sys_ofd_try_lock(fd) : -ENXIO;
	if (!rc) {
		rc = sys_truncate(fd, 0);
	}
	if (rc && fd >= 0) {
		(void)sys_close(fd);
	}
	return rc ? rc : fd;
}

static int open_locked(const char *path)
{
	char own[PATH_MAX];
	int fd = take_file(path);

	if (fd == -EAGAIN) {
		text_fmt(own, sizeof(own), "%s.%d", path, sys_pid());
		fd = take_file(own);
	}
	if (fd < 0) {
		return fd;
	}
	timeline.fd = fd;
	timeline.round++;
	timeline.page = 0;
	timeline.len = 0;
	timeline.any = false;
	put_locked("[\n", 2);
	timeline.any = false;
	timeline.written_ns = 0;
	return 0;
}

bool timeline_join(atomic_int *state, const char *path)
{
	int rc = 0;

	lock_acquire(&timeline.lock);
	if (atomic_load(state) == TIMELINE_WANTED) {
		rc = timeline.fd < 0 ? open_locked(path) : 0;
		timeline.users += !rc;
		atomic_store(state, rc ? TIMELINE_OFF : TIMELINE_ON);
	}
	lock_release(&timeline.lock);
	if (rc) {
		/* ENXIO is what open(2) says of a pipe without a reader, too. */
		log_warn("no timeline: cannot write '%s': %s", path,
			 rc == -ENXIO ? "it must be a regular file of this user's, with one name"
				      : err_words(-rc));
	}
	return atomic_load(state) == TIMELINE_ON;
}

void timeline_leave(atomic_int *state)
{
	if (atomic_load(state) != TIMELINE_ON) {
		return;
	}
	lock_acquire(&timeline.lock);
	if (--timeline.users == 0) {
		if (timeline.fd >= 0) {
			timeline.any = false;
			put_locked("\n]\n", 3);
			write_locked();
		}
		close_file();
	}
	lock_release(&timeline.lock);
}

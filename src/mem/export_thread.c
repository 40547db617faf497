/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/*
 * The export thread: it accepts importers, handles their messages, notices closed connections, and
 * ends exports. Only this thread uses the connections, so they have no lock. See share.h.
 */

#include <errno.h>
#include <stdlib.h>

#include "base/alloc.h"
#include "base/bits.h"
#include "base/clock.h"
#include "base/error.h"
#include "base/log.h"
#include "mem/share.h"
#include "sys/sys.h"
#include "sys/unix.h"

/* Interval of checks for transfers in flight on an export that ends. */
#define LOOK_NS 1000000u
/* Interval of checks for importers that send no request, and for free descriptors after they ran
 * out. */
#define IDLE_NS 1000000000u
/* Interval of looks at importers that wait for a table. */
#define TELL_NS 100000000u

/* The descriptors for poll(); entry i belongs to which[i]; the one without an export is `wake`. */
struct looked_at {
	struct pollfd *fds;
	struct {
		struct mem_export *x;
		struct import_session *s; /* NULL: the export's own socket */
	} * which;
	size_t n;
	size_t fds_space;
	size_t which_space;
	/* The exports of this round. None is freed before the thread has marked it ended. */
	struct mem_export **exports;
	size_t n_exports;
	size_t exports_space;
};

static bool add_fd(struct looked_at *l, int fd, struct mem_export *x, struct import_session *s)
{
	if (!alloc_grow(&l->fds, &l->fds_space, l->n, sizeof(*l->fds)) ||
	    !alloc_grow(&l->which, &l->which_space, l->n, sizeof(*l->which))) {
		return false;
	}
	l->fds[l->n] = (struct pollfd){ .fd = fd, .events = POLLIN };
	l->which[l->n].x = x;
	l->which[l->n].s = s;
	l->n++;
	return true;
}

static void accept_one(struct mem_export *x)
{
	int fd = sys_unix_accept(x->at.fd);
	struct import_session *s;

	if (fd < 0) {
		if (fd != -EAGAIN) {
			/* Otherwise poll() would return at once. */
			x->again_ns = clock_now_ns() + IDLE_NS;
			log_warn("no process can import the memory exported at \"%s\": %s", x->path,
				 err_words(fd));
		}
		return;
	}
	s = session_new(x, fd);
	if (s) {
		*session_next(s) = x->sessions;
		x->sessions = s;
	}
}

static void drop_session(struct mem_export *x, struct import_session *gone)
{
	struct import_session **at = &x->sessions;

	while (*at != gone) {
		at = session_next(*at);
	}
	*at = *session_next(gone);
	session_free(gone);
}

static void drop_late(struct mem_export *x)
{
	uint64_t now = clock_now_ns();
	struct import_session *next;

	for (struct import_session *s = x->sessions; s; s = next) {
		next = *session_next(s);
		if (session_late(s, now)) {
			log_warn("process %d connected to the memory exported at \"%s\" and sent "
				 "no request in time",
				 session_pid(s), x->path);
			drop_session(x, s);
		}
	}
}

/* Serves the sessions that wait for a table. Returns whether any still waits. */
static bool go_on(struct mem_export *x)
{
	uint64_t now = clock_now_ns();
	bool waiting = false;
	struct import_session *next;

	for (struct import_session *s = x->sessions; s; s = next) {
		next = *session_next(s);
		if (session_waits(s) && !session_go_on(s, now)) {
			drop_session(x, s);
			continue;
		}
		waiting = waiting || session_waits(s);
	}
	return waiting;
}

/* Allows no new use; transfers in flight are waited for, unless `force`. True: none is left. */
static bool wind_up(struct mem_export *x, bool force)
{
	struct import_session *next;

	if (!x->revoked) {
		x->revoked = true;
		for (struct import_session *s = x->sessions; s; s = *session_next(s)) {
			session_revoke(s);
		}
	}
	for (struct import_session *s = x->sessions; s; s = next) {
		next = *session_next(s);
		if (force || !session_in_use(s)) {
			drop_session(x, s);
		}
	}
	return !x->sessions;
}

static bool add_export_locked(struct looked_at *l, struct mem_export *x)
{
	if (!alloc_grow(&l->exports, &l->exports_space, l->n_exports,
			sizeof(struct mem_export *))) {
		return false;
	}
	x->ending = x->state == EXPORT_ENDING;
	x->forced = x->force;
	x->loading = !x->filled;
	l->exports[l->n_exports++] = x;
	return true;
}

static void list_exports(struct share_ctx *r, struct looked_at *l)
{
	l->n_exports = 0;
	lock_acquire(&r->lock);
	for (struct mem_export *x = r->exports; x; x = x->next) {
		if (x->state != EXPORT_ENDED) {
			(void)add_export_locked(l, x);
		}
	}
	lock_release(&r->lock);
}

static void say_ended(struct share_ctx *r, struct mem_export *x)
{
	lock_acquire(&r->lock);
	/* The caller may have timed out; then it will ask again. */
	if (x->state == EXPORT_ENDING) {
		x->state = EXPORT_ENDED;
		pthread_cond_broadcast(&r->changed);
	}
	lock_release(&r->lock);
}

/* Adds one export's descriptors, and shortens the timeout. */
static uint64_t gather_one(struct looked_at *l, struct mem_export *x)
{
	uint64_t wait = x->ending ? LOOK_NS : UINT64_MAX;

	if (!x->revoked && clock_now_ns() >= x->again_ns) {
		(void)add_fd(l, x->at.fd, x, NULL);
	} else if (!x->revoked) {
		wait = min_u64(wait, IDLE_NS);
	}
	for (struct import_session *s = x->sessions; s; s = *session_next(s)) {
		(void)add_fd(l, session_fd(s), x, s);
		if (session_undecided(s)) {
			wait = min_u64(wait, IDLE_NS);
		}
	}
	return wait;
}

/* Collects all descriptors and the timeout for poll(). */
static uint64_t gather(struct share_ctx *r, struct looked_at *l)
{
	uint64_t wait = UINT64_MAX;

	list_exports(r, l);
	l->n = 0;
	if (!add_fd(l, r->wake, NULL, NULL)) {
		wait = IDLE_NS;
	}
	for (size_t i = 0; i < l->n_exports; i++) {
		struct mem_export *x = l->exports[i];

		if (x->ending && wind_up(x, x->forced)) {
			say_ended(r, x);
			continue;
		}
		drop_late(x);
		if (go_on(x)) {
			wait = min_u64(wait, TELL_NS);
		}
		wait = min_u64(wait, gather_one(l, x));
	}
	return wait;
}

static void serve_ready(struct share_ctx *r, const struct looked_at *l)
{
	uint64_t count;

	for (size_t i = 0; i < l->n; i++) {
		struct mem_export *x = l->which[i].x;
		struct import_session *s = l->which[i].s;

		if (!l->fds[i].revents) {
			continue;
		}
		if (!x) {
			(void)sys_read(r->wake, &count, sizeof(count));
		} else if (!s) {
			accept_one(x);
		} else if (!session_serve(s)) {
			drop_session(x, s);
		}
	}
}

static bool stopped(struct share_ctx *r)
{
	bool stop;

	lock_acquire(&r->lock);
	stop = r->stop && !r->exports;
	lock_release(&r->lock);
	return stop;
}

void *share_serve(void *arg)
{
	struct share_ctx *r = arg;
	struct looked_at l = { 0 };

	while (!stopped(r)) {
		uint64_t wait = gather(r, &l);
		int ready = sys_poll(l.fds, (unsigned int)l.n, wait);

		if (ready > 0) {
			serve_ready(r, &l);
		} else if (ready < 0) {
			/* Pauses, so that a lasting error is not a busy loop. */
			(void)sys_poll(NULL, 0, LOOK_NS);
		}
	}
	free(l.fds);
	free(l.which);
	free(l.exports);
	return NULL;
}

/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/* Where a server listens, and which connections it lets in. */

#include <errno.h>
#include <limits.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "base/alloc.h"
#include "base/clock.h"
#include "base/error.h"
#include "base/log.h"
#include "base/refused.h"
#include "base/text.h"
#include "serve/server.h"
#include "serve/token.h"
#include "sys/sys.h"
#include "sys/thread.h"

#define SESSIONS_TOLD 32u /* that are told that there are too many */
#define ACCEPTS 32u	  /* in one turn */
#define TICK_NS UINT64_C(250000000)

static const struct sys_addr loopback = { .at = { 127, 0, 0, 1 } };

/* Asked by listening at a port that the kernel chooses: what it lists are not all. */
static bool host_has(const struct sys_addr *a)
{
	struct sys_addr probe = *a;
	int fd;

	probe.port = 0;
	fd = sys_tcp_listen(&probe);
	if (fd >= 0) {
		sys_close_private(fd);
	}
	return fd != -EADDRNOTAVAIL;
}

int server_find_address(struct pl_server *s)
{
	uint16_t port = s->at.port;
	char where[PATH_MAX], words[SYS_BIND_WORDS];
	int n = 1;
	int rc = setting_get(s->ctx, "tcp_bind", where, sizeof(where));

	if (rc) {
		return rc;
	}
	if (!*where || strcmp(where, "loopback") == 0) {
		s->at = loopback;
	} else if (strcmp(where, "all") == 0) {
		s->at = (struct sys_addr){ .v6 = true };
	} else if (!sys_addr_parse(where, &s->at)) {
		n = sys_net_addrs(where, &s->at, 1);
	} else if (sys_addr_is_any(&s->at)) {
		return err_set(EINVAL, "tunable tcp_bind: write \"all\" for %s", where);
	} else if (sys_addr_is_link_local(&s->at)) {
		n = 0;
	} else if (!host_has(&s->at)) {
		return err_set(EADDRNOTAVAIL,
			       "tunable tcp_bind: this host has no address %s; `ip address` lists "
			       "those that it has",
			       where);
	}
	if (n < 0) {
		return err_set(-n, "the addresses of this host cannot be listed: %s", err_words(n));
	}
	if (!n) {
		sys_bind_words(where, words);
		return err_set(EINVAL, "tunable tcp_bind: %s", words);
	}
	s->at.port = port;
	return 0;
}

int server_listen(struct pl_server *s)
{
	char text[SYS_ADDR_TEXT];
	int rc;

	s->listener = sys_tcp_listen(&s->at);
	if (s->listener < 0 && s->at.v6 && sys_addr_is_any(&s->at)) {
		s->at = (struct sys_addr){ .port = s->at.port }; /* a host without IPv6 */
		s->listener = sys_tcp_listen(&s->at);
	}
	s->wake = s->listener < 0 ? -1 : sys_eventfd();
	s->epoll = s->wake < 0 ? -1 : sys_epoll();
	rc = s->listener < 0 ? s->listener : s->wake < 0 ? s->wake : s->epoll < 0 ? s->epoll : 0;
	rc = rc ? rc : sys_epoll_set(s->epoll, s->listener, SYS_EVENT_IN, &s->listener, true);
	rc = rc ? rc : sys_epoll_set(s->epoll, s->wake, SYS_EVENT_IN, &s->wake, true);
	if (rc) {
		sys_addr_text(&s->at, text);
		return err_set(-rc, "cannot listen at %s: %s%s", text, err_words(rc),
			       rc == -EADDRINUSE
				       ? ": another process listens there; give another port"
			       : rc == -EACCES ? ": a port below 1024 needs CAP_NET_BIND_SERVICE; "
						 "give another port"
					       : "");
	}
	return 0;
}

void server_wake(struct pl_server *s)
{
	uint64_t one = 1;

	(void)sys_write(s->wake, &one, sizeof(one));
}

void server_refused(struct pl_server *s, const char *from, const char *why)
{
	unsigned int more;
	bool say;

	refused_add();
	lock_acquire(&s->lock);
	say = log_quota_take(&s->said, &more);
	lock_release(&s->lock);
	if (say && more) {
		log_warn("serve: a connection from %s was refused: %s; and %u more before it", from,
			 why, more);
	} else if (say) {
		log_warn("serve: a connection from %s was refused: %s", from, why);
	}
}

/* Counts in one line those that have no line of their own; `all`: at once. Whether some are left.
 */
static bool say_rest(struct pl_server *s, bool all)
{
	unsigned int n;
	bool more;

	lock_acquire(&s->lock);
	n = all ? s->said.left_out : log_quota_rest(&s->said);
	s->said.left_out -= all ? n : 0;
	more = s->said.left_out;
	lock_release(&s->lock);
	if (n) {
		log_warn("serve: %u more connections were refused", n);
	}
	return more;
}

static void let_go(struct session *s)
{
	(void)pthread_join(s->thread, NULL);
	conn_close(s->conn);
	free(s->conn);
	free(s);
}

/* Joins and frees sessions that have ended; `all`: ends every one first. */
static void reap(struct pl_server *s, bool all)
{
	struct session *gone = NULL;
	struct session **at = &s->sessions;
	struct session *i;

	lock_acquire(&s->lock);
	while ((i = *at)) {
		if (all) {
			sys_tcp_shut(i->conn->fd);
		} else if (!atomic_load(&i->done)) {
			at = &i->next;
			continue;
		}
		*at = i->next;
		s->n_sessions--;
		i->next = gone;
		gone = i;
	}
	lock_release(&s->lock);
	while ((i = gone)) {
		gone = i->next;
		let_go(i);
	}
}

int server_admit(struct pl_server *s, struct conn *conn, const char *from)
{
	struct session *i;
	int rc;

	if (s->n_sessions >= s->most + SESSIONS_TOLD) {
		return -EUSERS;
	}
	i = alloc_zero(sizeof(*i));
	if (!i) {
		return -ENOMEM;
	}
	i->server = s;
	i->conn = conn;
	rc = sys_tcp_self(conn->fd, &i->at);
	if (rc) {
		free(i);
		return rc;
	}
	i->full = s->n_sessions >= s->most;
	text_copy(i->from, sizeof(i->from), from);
	lock_acquire(&s->lock);
	/* The list is read by this thread alone, so the thread may be stored after it started. */
	rc = sys_thread_start(&i->thread, session_run, i);
	if (!rc) {
		i->next = s->sessions;
		s->sessions = i;
		s->n_sessions++;
	}
	lock_release(&s->lock);
	if (rc) {
		free(i);
	}
	return rc;
}

/* Returns true if no descriptor is left: then nothing is accepted for a moment. */
static bool accept_all(struct pl_server *s)
{
	struct sys_addr from;
	int fd = -EAGAIN;

	for (unsigned int i = 0; i < ACCEPTS; i++) {
		char text[SYS_ADDR_TEXT];
		int rc;

		fd = sys_tcp_accept(s->listener, &from);
		if (fd < 0) {
			break;
		}
		rc = visitor_come(s, fd, &from);
		if (rc) {
			sys_addr_text(&from, text);
			server_refused(s, text, err_words(rc));
			strangers_say_full(fd);
			sys_tcp_close(fd);
		}
	}
	return fd == -EMFILE || fd == -ENFILE || fd == -ENOMEM || fd == -ENOBUFS;
}

static int set_listener(struct pl_server *s, bool hears)
{
	return sys_epoll_set(s->epoll, s->listener, hears ? SYS_EVENT_IN : 0, &s->listener, false);
}

/* Does what has a time limit. Whether more of it is to come. */
static bool tick(struct pl_server *s, bool *paused)
{
	bool rest = say_rest(s, false);

	if (*paused) {
		*paused = set_listener(s, true) != 0;
	}
	visitors_end(s, false);
	return rest || *paused || s->silent.n || s->shaking.n;
}

/* Goes on with one thing that the epoll waited for. Whether accepting has to pause. */
static bool take(struct pl_server *s, void *what)
{
	uint64_t n;

	if (what == &s->wake) { /* each connection that ends wakes this thread */
		(void)sys_read(s->wake, &n, sizeof(n));
		reap(s, false);
	} else if (what == &s->listener) {
		return accept_all(s) && !set_listener(s, false);
	} else {
		visitor_go_on(s, what);
	}
	return false;
}

void server_hear(struct pl_server *s)
{
	bool paused = false;
	bool timed = true;
	uint64_t next = 0;

	(void)set_listener(s, true);
	while (!atomic_load(&s->stop)) {
		struct sys_event e;
		/* One at a time: what becomes of one may end another. */
		int n = sys_epoll_wait(s->epoll, &e, 1, timed ? TICK_NS : UINT64_MAX);

		if (n < 0) { /* memory is short, say: that passes, and clients are not to suffer */
			const struct timespec nap = { .tv_nsec = (long)TICK_NS };

			log_warn("serve: cannot wait for clients, and tries again: %s",
				 err_words(n));
			(void)nanosleep(&nap, NULL);
		}
		paused = (n > 0 && take(s, e.arg)) || paused;
		timed = true;
		if (clock_now_ns() >= next) {
			timed = tick(s, &paused);
			next = clock_now_ns() + TICK_NS;
		}
	}
	visitors_end(s, true);
	reap(s, true);
	(void)say_rest(s, true);
}

/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/*
 * The listening thread of a context. It sleeps in epoll until a socket is ready; a time limit is
 * set only while a handshake or a request is unfinished. Who has not proved to have a token within
 * some seconds is dropped, and of those there are few at a time: nobody can fill the process's
 * descriptors that way.
 */

#include <errno.h>
#include <stdlib.h>
#include <string.h>

#include "base/alloc.h"
#include "base/clock.h"
#include "base/error.h"
#include "base/log.h"
#include "move/tcp/serve.h"
#include "sys/sys.h"
#include "sys/thread.h"

#define EVENTS 32u
#define HALF_OPEN_MAX 32u
#define PEERS_MAX 8192u
#define HANDSHAKE_NS UINT64_C(5000000000)
#define TICK_NS UINT64_C(250000000)

static void refused(const struct sys_addr *from, const char *why)
{
	char text[SYS_ADDR_TEXT];

	sys_addr_text(from, text);
	log_warn("tcp: a connection from %s was refused: %s", text, why);
}

/* Which are closed, and whose events were all looked at. */
static void free_dead(struct tcp *t, bool all)
{
	struct tcp_peer **at = &t->peers;
	struct tcp_peer *p;

	while ((p = *at)) {
		if (!p->dead && !all) {
			at = &p->next;
			continue;
		}
		tcp_peer_end(p);
		*at = p->next;
		t->n_peers--;
		tcp_peer_let_go(p);
		free(p);
	}
}

static int add_peer(struct tcp *t, int fd, const struct sys_addr *from)
{
	struct tcp_peer *p = alloc_zero(sizeof(*p));
	int rc;

	if (!p) {
		return -ENOMEM;
	}
	p->tcp = t;
	p->from = *from;
	p->events = SYS_EVENT_IN;
	p->deadline = clock_now_ns() + HANDSHAKE_NS;
	conn_init(&p->conn, fd, atomic_load(&t->net), t->patience);
	rc = sys_epoll_set(t->epoll, fd, p->events, p, true);
	if (rc) {
		free(p);
		return rc;
	}
	p->next = t->peers;
	t->peers = p;
	t->n_peers++;
	t->half_open++;
	return 0;
}

/* 0; -EMFILE and the like: not now. */
static int accept_all(struct tcp *t)
{
	struct sys_addr from;
	int fd;

	while ((fd = sys_tcp_accept(t->listener, &from)) >= 0) {
		int rc = 0;

		if (t->half_open >= HALF_OPEN_MAX || t->n_peers >= PEERS_MAX) {
			refused(&from, "too many others have not proved themselves yet");
		} else {
			rc = add_peer(t, fd, &from);
			if (!rc) {
				continue;
			}
			refused(&from, err_words(rc));
		}
		sys_tcp_close(fd);
	}
	return fd == -EMFILE || fd == -ENFILE || fd == -ENOMEM || fd == -ENOBUFS ? fd : 0;
}

/* What it waits for now, and for how long. */
static int arm(struct tcp_peer *p)
{
	bool sends = p->state == PEER_ANSWER || p->state == PEER_PROOF;
	unsigned int events = conn_wants_out(&p->conn, sends) ? SYS_EVENT_OUT : SYS_EVENT_IN;

	if (tcp_peer_is_known(p)) {
		p->deadline = p->state == PEER_HEAD && !p->have
				      ? 0
				      : clock_now_ns() + 2 * p->conn.patience;
	}
	if (events == p->events) {
		return 0;
	}
	p->events = events;
	return sys_epoll_set(p->tcp->epoll, p->conn.fd, events, p, false);
}

static void go_on(struct tcp_peer *p)
{
	bool known = tcp_peer_is_known(p);
	const char *why = "it closed during the handshake";
	int rc = tcp_peer_step(p, &why);

	p->again = !rc;
	if (!known && tcp_peer_is_known(p)) {
		p->tcp->half_open--;
	}
	rc = !rc || rc == -EAGAIN ? arm(p) : rc;
	if (!rc) {
		return;
	}
	if (!tcp_peer_is_known(p)) {
		refused(&p->from, why);
	} else if (rc == -EPROTO) {
		refused(&p->from, "what it sent is no request of this release");
	}
	tcp_peer_end(p);
}

/* Whose time is up, whose remote was closed, and who has more to do; how long to sleep. */
static uint64_t look_at_all(struct tcp *t)
{
	uint64_t now = clock_now_ns();
	uint64_t sleep = UINT64_MAX;

	for (struct tcp_peer *p = t->peers; p; p = p->next) {
		if (!p->dead && p->deadline && now > p->deadline) {
			if (!tcp_peer_is_known(p)) {
				refused(&p->from, "its handshake took too long");
			}
			tcp_peer_end(p);
		}
		if (!p->dead && p->again) {
			go_on(p);
			sleep = p->again ? 0 : sleep;
		}
		if (!p->dead && p->deadline && sleep) {
			sleep = TICK_NS;
		}
	}
	return sleep;
}

static void end_closed(struct tcp *t)
{
	for (struct tcp_peer *p = t->peers; p; p = p->next) {
		bool gone;

		if (p->dead || !tcp_peer_is_known(p)) {
			continue;
		}
		lock_acquire(&t->lock);
		gone = !tcp_find_remote(t, p->id);
		lock_release(&t->lock);
		if (gone) {
			tcp_peer_end(p);
		}
	}
}

static void look_at_wake(struct tcp *t)
{
	uint64_t n;

	(void)sys_read(t->wake, &n, sizeof(n));
	end_closed(t);
}

/* Sockets that cannot be accepted for want of descriptors stay ready: they are left alone for a
 * moment. */
static void pause_listening(struct tcp *t, bool pause)
{
	if (pause) {
		sys_epoll_drop(t->epoll, t->listener);
	} else {
		(void)sys_epoll_set(t->epoll, t->listener, SYS_EVENT_IN, &t->listener, true);
	}
}

static void *serve(void *arg)
{
	struct tcp *t = arg;
	struct sys_event e[EVENTS];
	uint64_t sleep = UINT64_MAX;
	bool paused = false;

	while (!atomic_load(&t->stop)) {
		int n = sys_epoll_wait(t->epoll, e, EVENTS,
				       paused && sleep > TICK_NS ? TICK_NS : sleep);

		if (paused) {
			pause_listening(t, false);
			paused = false;
		}
		for (int i = 0; i < n; i++) {
			struct tcp_peer *p = e[i].arg;

			if (e[i].arg == &t->listener) {
				paused = accept_all(t) != 0;
			} else if (e[i].arg == &t->wake) {
				look_at_wake(t);
			} else if (!p->dead) {
				go_on(p);
			}
		}
		if (paused) {
			pause_listening(t, true);
		}
		sleep = look_at_all(t);
		free_dead(t, false);
	}
	return NULL;
}

static void close_all(struct tcp *t)
{
	if (t->listener >= 0) {
		sys_tcp_close(t->listener);
	}
	if (t->epoll >= 0) {
		sys_close_private(t->epoll);
	}
	if (t->wake >= 0) {
		(void)sys_close(t->wake);
	}
	t->listener = t->epoll = t->wake = -1;
}

static int start(struct tcp *t, struct sys_addr *bind)
{
	int rc;

	t->listener = sys_tcp_listen(bind);
	if (bind->v6 && sys_addr_is_any(bind) && t->listener < 0) {
		*bind = (struct sys_addr){ .port = bind->port }; /* a host without IPv6 */
		t->listener = sys_tcp_listen(bind);
	}
	t->epoll = t->listener < 0 ? -1 : sys_epoll();
	t->wake = t->epoll < 0 ? -1 : sys_eventfd();
	rc = t->listener < 0 ? t->listener : t->epoll < 0 ? t->epoll : t->wake < 0 ? t->wake : 0;
	rc = rc ? rc : sys_epoll_set(t->epoll, t->listener, SYS_EVENT_IN, &t->listener, true);
	rc = rc ? rc : sys_epoll_set(t->epoll, t->wake, SYS_EVENT_IN, &t->wake, true);
	if (!rc) {
		atomic_store(&t->stop, false);
		rc = sys_thread_start(&t->thread, serve, t);
	}
	if (rc) {
		char text[SYS_ADDR_TEXT];

		close_all(t);
		sys_addr_text(bind, text);
		return err_set(-rc, "cannot listen at %s for other processes: %s%s", text,
			       err_words(rc),
			       rc == -EADDRINUSE ? ": another process does; tunable tcp_port" : "");
	}
	return 0;
}

int tcp_listen(struct tcp *t)
{
	struct sys_addr bind;
	int rc = 0;

	lock_acquire(&t->lock);
	if (!t->listens) {
		rc = tcp_card_find(t->config, &t->card, &bind);
		rc = rc ? rc : start(t, &bind);
		t->listens = !rc;
		for (unsigned int i = 0; !rc && i < t->card.n; i++) {
			t->card.at[i].port = bind.port;
		}
	}
	lock_release(&t->lock);
	return rc;
}

void tcp_wake(struct tcp *t)
{
	uint64_t one = 1;

	(void)sys_write(t->wake, &one, sizeof(one));
}

void tcp_unlisten(struct tcp *t)
{
	if (t->listens) {
		atomic_store(&t->stop, true);
		tcp_wake(t);
		(void)pthread_join(t->thread, NULL);
		free_dead(t, true);
		free(t->spare);
		t->spare = NULL;
		close_all(t);
		t->listens = false;
	}
}

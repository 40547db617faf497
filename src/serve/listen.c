/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/* The address at which a server listens, and its loop that accepts connections. */

#include <errno.h>
#include <limits.h>
#include <time.h>

#include "base/clock.h"
#include "base/error.h"
#include "base/log.h"
#include "serve/server.h"
#include "serve/token.h"
#include "sys/sys.h"

#define ACCEPTS 32u /* connections accepted in one turn */
#define TICK_NS UINT64_C(250000000)

/* Whether the host has an address. Tries to listen there, at a port that the kernel chooses: lists
 * of addresses are not complete. */
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
	struct sys_addr first;
	char where[PATH_MAX];
	int rc = setting_get(s->ctx, "tcp_bind", where, sizeof(where));

	rc = rc ? rc : listener_find(where, &first, 1, &s->at);
	if (rc < 0) {
		return rc;
	}
	s->at.port = port;
	if (!sys_addr_is_any(&s->at) && !host_has(&s->at)) {
		return err_set(EADDRNOTAVAIL,
			       "tunable tcp_bind: this host has no address %s; `ip address` lists "
			       "those that it has",
			       where);
	}
	return 0;
}

int server_listen(struct pl_server *s)
{
	char text[SYS_ADDR_TEXT];
	int rc = listener_open(&s->listener, &s->at);

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

/* Ends handshakes that took too long, and logs the refusals that the quota held back. Returns
 * whether it has to be called again. */
static bool tick(struct pl_server *s, bool *paused)
{
	bool rest = listener_say_rest(&s->listener, false);

	if (*paused) {
		*paused = listener_resume(&s->listener) != 0;
	}
	visitors_end(s, false);
	return rest || *paused || s->silent.n || s->shaking.n;
}

/* Handles one event. Returns whether accepting has to pause. */
static bool take(struct pl_server *s, void *what)
{
	uint64_t n;

	if (what == &s->listener.wake) { /* each session that ends wakes this thread */
		(void)sys_read(s->listener.wake, &n, sizeof(n));
		server_reap(s, false);
	} else if (what == &s->listener.fd) {
		return !listener_accept(&s->listener, ACCEPTS, visitor_come, s);
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

	(void)listener_resume(&s->listener);
	while (!atomic_load(&s->stop)) {
		struct sys_event e;
		/* Takes one event at a time: handling one may free the connection of another. */
		int n = sys_epoll_wait(s->listener.epoll, &e, 1, timed ? TICK_NS : UINT64_MAX);

		/* out of memory, for example: it passes, and clients must not suffer */
		if (n < 0) {
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
	server_reap(s, true);
	(void)listener_say_rest(&s->listener, true);
}

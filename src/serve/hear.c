/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/* Where a server listens, and who is let in. */

#include <errno.h>
#include <limits.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "base/alloc.h"
#include "base/clock.h"
#include "base/error.h"
#include "base/log.h"
#include "serve/server.h"
#include "serve/token.h"
#include "sys/sys.h"
#include "sys/thread.h"
#include "sys/unix.h"

#define SESSIONS_MAX 256u
#define UNKNOWN_MAX 16u
#define ACCEPTS 32u /* in one turn */
#define PAUSE_NS UINT64_C(250000000)

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
	rc = s->listener < 0 ? s->listener : s->wake < 0 ? s->wake : 0;
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

/* Those of which nothing was said. Whether there are more of them. */
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
	line_close(&s->line);
	free(s);
}

/* Those that have ended; `all`: every one, which is told to. */
static void reap(struct pl_server *s, bool all)
{
	struct session *gone = NULL;
	struct session **at = &s->sessions;
	struct session *i;

	lock_acquire(&s->lock);
	while ((i = *at)) {
		if (all) {
			sys_tcp_shut(i->line.fd);
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

/* Makes room among those that have not proved themselves: who holds it up longest goes. */
static void push(struct pl_server *s)
{
	struct session *oldest = NULL;
	unsigned int n = 0;

	for (struct session *i = s->sessions; i; i = i->next) {
		if (atomic_load(&i->known) || atomic_load(&i->done) || atomic_load(&i->pushed)) {
			continue;
		}
		n++;
		oldest = !oldest || i->since < oldest->since ? i : oldest;
	}
	if (n >= UNKNOWN_MAX) {
		atomic_store(&oldest->pushed, true);
		sys_tcp_shut(oldest->line.fd);
	}
}

static int start(struct pl_server *s, int fd, const struct sys_addr *from)
{
	struct session *i = alloc_zero(sizeof(*i));
	int rc;

	if (!i) {
		return -ENOMEM;
	}
	i->server = s;
	i->since = clock_now_ns();
	line_init(&i->line, fd, s->net);
	sys_addr_text(from, i->from);
	lock_acquire(&s->lock);
	push(s);
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

/* True: no descriptor is left; the listener is to be left alone for a moment. */
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
		rc = s->n_sessions >= SESSIONS_MAX ? -EUSERS : start(s, fd, &from);
		if (rc) {
			sys_addr_text(&from, text);
			server_refused(s, text,
				       rc == -EUSERS ? "too many are open" : err_words(rc));
			sys_tcp_close(fd);
		}
	}
	return fd == -EMFILE || fd == -ENFILE || fd == -ENOMEM || fd == -ENOBUFS;
}

void server_hear(struct pl_server *s)
{
	bool paused = false;
	int rc = 0;

	while (!atomic_load(&s->stop)) {
		struct pollfd p[2] = { { .fd = s->wake, .events = POLLIN },
				       { .fd = s->listener, .events = POLLIN } };
		/* Each connection that ends wakes this thread. */
		bool rest = say_rest(s, false);
		uint64_t n;

		rc = sys_poll(p, paused ? 1 : 2, paused || rest ? PAUSE_NS : UINT64_MAX);
		paused = false;
		if (rc < 0) { /* memory is short, say: that passes, and clients are not to suffer */
			const struct timespec nap = { .tv_nsec = (long)PAUSE_NS };

			log_warn("serve: cannot wait for clients, and tries again: %s",
				 err_words(rc));
			(void)nanosleep(&nap, NULL);
		}
		if (rc > 0 && p[0].revents) {
			(void)sys_read(s->wake, &n, sizeof(n));
		}
		reap(s, false);
		if (rc > 0 && p[1].revents) {
			paused = accept_all(s);
		}
	}
	reap(s, true);
	(void)say_rest(s, true);
}

/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/* From the name of a host to a connection that has proved itself. */

#include <errno.h>
#include <stdlib.h>
#include <string.h>

#include <peerlane/serve.h>

#include "base/clock.h"
#include "base/error.h"
#include "base/fork.h"
#include "base/text.h"
#include "serve/client.h"
#include "sys/unix.h"

#define SCHEME "peer://"
#define ADDRS REMOTE_REACH
#define DIAL_NS UINT64_C(10000000000)  /* all addresses together */
#define STAGGER_NS UINT64_C(250000000) /* before the next one is begun, too */

static bool parse_port(const char *s, size_t len, uint16_t *out)
{
	unsigned long v = 0;

	for (size_t i = 0; i < len; i++) {
		if (s[i] < '0' || s[i] > '9' || v > 65535) {
			return false;
		}
		v = v * 10 + (unsigned long)(s[i] - '0');
	}
	*out = (uint16_t)v;
	return len && v && v <= 65535;
}

bool client_parse(const char *url, struct client_url *out)
{
	const char *at, *end, *colon;
	size_t len;

	if (!url || strncmp(url, SCHEME, strlen(SCHEME)) != 0) {
		return false;
	}
	at = url + strlen(SCHEME);
	end = at + strcspn(at, "/");
	out->path = *end ? end + 1 : end;
	out->port = PL_SERVE_PORT;
	if (*at == '[') { /* an address of IPv6 */
		const char *close = memchr(at, ']', (size_t)(end - at));

		if (!close || (close + 1 != end && close[1] != ':')) {
			return false;
		}
		at++;
		len = (size_t)(close - at);
		colon = close + 1 == end ? NULL : close + 1;
	} else {
		colon = memchr(at, ':', (size_t)(end - at));
		len = (size_t)((colon ? colon : end) - at);
	}
	if (!len || len >= sizeof(out->host) ||
	    (colon && !parse_port(colon + 1, (size_t)(end - colon - 1), &out->port))) {
		return false;
	}
	text_fmt(out->host, sizeof(out->host), "%.*s", (int)len, at);
	for (const char *c = out->host; *c; c++) {
		if (*c <= ' ' || *c == 127) {
			return false;
		}
	}
	return true;
}

const char *pl_peer_path(const char *url)
{
	struct client_url u;

	return client_parse(url, &u) ? u.path : NULL;
}

/* Those that have begun: at[i].fd, -1 where it has failed. */
struct attempts {
	struct pollfd at[ADDRS];
	unsigned int n;
	unsigned int waiting;
	int rc; /* why the last one failed; a refusal says more than silence */
};

static void failed(struct attempts *t, int rc)
{
	t->rc = t->rc == -ECONNREFUSED ? t->rc : rc;
}

static void begin(struct attempts *t, const struct sys_addr *a)
{
	int fd = sys_tcp_dial(a);

	t->at[t->n++] = (struct pollfd){ .fd = fd < 0 ? -1 : fd, .events = POLLOUT };
	t->waiting += fd >= 0;
	if (fd < 0) {
		failed(t, fd);
	}
}

/* One that is connected, out of the list; -1: none. *gone: one has failed. */
static int take_ready(struct attempts *t, bool *gone)
{
	for (unsigned int i = 0; i < t->n; i++) {
		struct pollfd *p = &t->at[i];
		int fd = p->fd;
		int rc;

		if (fd < 0 || !p->revents) {
			continue;
		}
		rc = sys_tcp_dialled(fd);
		p->fd = -1;
		t->waiting--;
		if (!rc) {
			return fd;
		}
		sys_tcp_close(fd);
		failed(t, rc);
		*gone = true;
	}
	return -1;
}

int client_dial_first(const struct sys_addr *a, unsigned int n, uint64_t limit_ns)
{
	struct attempts t = { .rc = -EHOSTUNREACH };
	uint64_t now = clock_now_ns();
	uint64_t end = now + limit_ns;
	uint64_t next = now;
	int fd = -1;

	for (; fd < 0 && (t.n < n || t.waiting); now = clock_now_ns()) {
		bool gone = false;
		uint64_t until;
		int rc;

		if (now >= end) {
			failed(&t, -ETIMEDOUT);
			break;
		}
		if (t.n < n && (now >= next || !t.waiting)) {
			begin(&t, &a[t.n]);
			next = now + STAGGER_NS;
		}
		until = t.n < n && next < end ? next : end;
		rc = t.waiting ? sys_poll(t.at, t.n, until - now) : 0;
		if (rc < 0) {
			failed(&t, rc);
			break;
		}
		fd = rc ? take_ready(&t, &gone) : -1;
		next = gone ? now : next;
	}
	for (unsigned int i = 0; i < t.n; i++) {
		if (t.at[i].fd >= 0) {
			sys_tcp_close(t.at[i].fd);
		}
	}
	return fd < 0 ? t.rc : fd;
}

/* Numbers need no resolver. It takes locks of the C library, which a child of fork() may never get.
 */
static int find(const char *host, struct sys_addr *a)
{
	int n;

	if (sys_addr_parse(host, a)) {
		return 1;
	}
	if (fork_generation()) {
		return err_set(EOPNOTSUPP,
			       "'%s' is a name, and this is a child of fork(): give its address in "
			       "numbers, or connect before the fork",
			       host);
	}
	n = sys_resolve(host, a, ADDRS);
	return n < 0 ? err_set(-n, "'%s' is no host: %s", host,
			       n == -EAGAIN ? "no server of names answers" : "it has no address")
		     : n;
}

/* The address that has answered, and then the others. */
static int keep_reach(struct remote_reach *r, int fd, const struct sys_addr *a, unsigned int n)
{
	int rc = sys_tcp_peer(fd, &r->at[0]);

	r->n = 1;
	for (unsigned int i = 0; i < n && r->n < REMOTE_REACH; i++) {
		if (!sys_addr_same_host(&a[i], &r->at[0])) {
			r->at[r->n++] = a[i];
		}
	}
	return rc;
}

static int dial_any(struct pl_client *c, const struct client_url *u)
{
	struct sys_addr a[ADDRS];
	int n = find(u->host, a);
	int fd, rc;

	if (n < 0) {
		return n;
	}
	for (int i = 0; i < n; i++) {
		a[i].port = u->port;
	}
	client_place_prefer(c, a, (unsigned int)n);
	fd = client_dial_first(a, (unsigned int)n, DIAL_NS);
	if (fd < 0) {
		return err_set(-fd, "%s cannot be reached: %s%s", c->name, err_words(fd),
			       fd == -ECONNREFUSED
				       ? ": nothing listens there; `peerlane serve` listens on its "
					 "host's loopback address alone unless it has --bind"
				       : "");
	}
	rc = keep_reach(&c->reach, fd, a, (unsigned int)n);
	if (rc) {
		sys_tcp_close(fd);
		return err_set(-rc, "%s: %s", c->name, err_words(rc));
	}
	return fd;
}

int client_dial(struct pl_client *c, const struct client_url *u)
{
	int fd = dial_any(c, u);

	if (fd < 0) {
		return fd;
	}
	sys_addr_text(&c->reach.at[0], c->at);
	conn_init(&c->conn, fd, c->net, 0);
	return 0;
}

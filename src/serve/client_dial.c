/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/* From the name of a host to a connection that has proved itself. */

#include <errno.h>
#include <stdlib.h>
#include <string.h>

#include <peerlane/serve.h>

#include "base/error.h"
#include "base/fork.h"
#include "base/text.h"
#include "conn/dial.h"
#include "serve/client.h"

#define SCHEME "peer://"
#define ADDRS REMOTE_REACH
#define DIAL_NS UINT64_C(10000000000) /* for all addresses together */

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

/* Finds the addresses of a host. A numeric address needs no resolver; the resolver takes locks of
 * the C library, which a child of fork() may never get. */
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

/* Notes the address that has answered, and then the others. */
static int keep_reach(struct remote_reach *r, int fd, const struct sys_addr *a, unsigned int n)
{
	int rc = sys_tcp_other_end(fd, &r->at[0]);

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
	client_prefer_server(c, a, (unsigned int)n);
	fd = dial_first(a, (unsigned int)n, DIAL_NS);
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

/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/* TCP, as far as `bench net` needs it. */

#include "line.h"

#include <errno.h>
#include <netdb.h>
#include <netinet/in.h>
#include <netinet/tcp.h>
#include <poll.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <unistd.h>

#include "base/clock.h"
#include "base/text.h"
#include "say.h"

#define CONNECT_NS 10000000000u /* for all addresses of a host */
#define SEND_NS 5000000000u
#define SILENT_MS 20000u /* within which sent bytes must be acknowledged */
#define BACKLOG 64

static int left_ms(uint64_t end_ns)
{
	uint64_t now = clock_now_ns();

	return now < end_ns ? (int)((end_ns - now) / 1000000 + 1) : 0;
}

/* 0, -ETIMEDOUT or -errno. */
static int wait_for(int fd, short events, uint64_t end_ns)
{
	struct pollfd p = { .fd = fd, .events = events };
	int n;

	do {
		n = poll(&p, 1, left_ms(end_ns));
	} while (n < 0 && errno == EINTR);
	return n > 0 ? 0 : n < 0 ? -errno : -ETIMEDOUT;
}

static void name_of(const struct sockaddr *a, socklen_t len, char name[LINE_NAME])
{
	char host[80], port[16];

	if (getnameinfo(a, len, host, sizeof(host), port, sizeof(port),
			NI_NUMERICHOST | NI_NUMERICSERV)) {
		text_copy(name, LINE_NAME, "?");
	} else {
		text_fmt(name, LINE_NAME, a->sa_family == AF_INET6 ? "[%s]:%s" : "%s:%s", host,
			 port);
	}
}

/* A host that vanishes without a word is found by probes. */
static void settle(int fd)
{
	static const struct {
		int level, name;
		unsigned int value;
	} v[] = {
		{ IPPROTO_TCP, TCP_NODELAY, 1 },  { SOL_SOCKET, SO_KEEPALIVE, 1 },
		{ IPPROTO_TCP, TCP_KEEPIDLE, 5 }, { IPPROTO_TCP, TCP_KEEPINTVL, 5 },
		{ IPPROTO_TCP, TCP_KEEPCNT, 3 },  { IPPROTO_TCP, TCP_USER_TIMEOUT, SILENT_MS },
	};

	for (size_t i = 0; i < sizeof(v) / sizeof(v[0]); i++) {
		(void)setsockopt(fd, v[i].level, v[i].name, &v[i].value, sizeof(v[i].value));
	}
}

static int find(const char *host, const char *port, int flags, struct addrinfo **out)
{
	struct addrinfo how = { .ai_socktype = SOCK_STREAM,
				.ai_flags = flags | AI_NUMERICSERV | AI_ADDRCONFIG };
	int rc = getaddrinfo(host, port, &how, out);

	if (rc != 0) { /* "::1" where no other address is of its kind */
		how.ai_flags &= ~AI_ADDRCONFIG;
		rc = getaddrinfo(host, port, &how, out);
	}
	if (rc != 0) {
		(void)say_failed("'%s' is no host: %s", host,
				 rc == EAI_SYSTEM ? strerror(errno) : gai_strerror(rc));
		return -1;
	}
	return 0;
}

static int open_socket(const struct addrinfo *a)
{
	return socket(a->ai_family, SOCK_STREAM | SOCK_NONBLOCK | SOCK_CLOEXEC, 0);
}

/* Closes it, with errno as it is. */
static void drop(int fd)
{
	int err = errno;

	if (fd >= 0) {
		(void)close(fd);
	}
	errno = err;
}

int line_listen(const char *host, const char *port, char name[LINE_NAME])
{
	struct sockaddr_storage at;
	socklen_t len = sizeof(at);
	struct addrinfo *a;
	int one = 1, fd;

	if (find(host, port, AI_PASSIVE, &a) != 0) {
		return -1;
	}
	fd = open_socket(a);
	name_of(a->ai_addr, a->ai_addrlen, name);
	if (fd < 0 || setsockopt(fd, SOL_SOCKET, SO_REUSEADDR, &one, sizeof(one)) != 0 ||
	    bind(fd, a->ai_addr, a->ai_addrlen) != 0 || listen(fd, BACKLOG) != 0 ||
	    getsockname(fd, (struct sockaddr *)&at, &len) != 0) {
		drop(fd);
		fd = -1;
		(void)say_failed("cannot listen on %s: %s%s", name, strerror(errno),
				 errno == EADDRINUSE	  ? "; give another one by --port"
				 : errno == EADDRNOTAVAIL ? "; --bind takes an address of this host"
							  : "");
	} else {
		name_of((struct sockaddr *)&at, len, name);
	}
	freeaddrinfo(a);
	return fd;
}

int line_accept(int fd, char name[LINE_NAME])
{
	struct sockaddr_storage at;
	socklen_t len = sizeof(at);
	int got = accept4(fd, (struct sockaddr *)&at, &len, SOCK_NONBLOCK | SOCK_CLOEXEC);

	if (got >= 0) {
		settle(got);
		name_of((struct sockaddr *)&at, len, name);
	}
	return got;
}

/* Connects to one address. Returns a descriptor, or -1 with errno set. */
static int connect_to(const struct addrinfo *a, uint64_t end_ns)
{
	int fd = open_socket(a), err = 0;
	socklen_t len = sizeof(err);

	if (fd < 0 || connect(fd, a->ai_addr, a->ai_addrlen) == 0) {
		return fd;
	}
	if (errno == EINPROGRESS) {
		err = -wait_for(fd, POLLOUT, end_ns);
		if (err == 0 && getsockopt(fd, SOL_SOCKET, SO_ERROR, &err, &len) != 0) {
			err = errno;
		}
		errno = err;
	} else {
		err = errno;
	}
	if (err == 0) {
		return fd;
	}
	drop(fd);
	return -1;
}

int line_connect(const char *host, const char *port, char name[LINE_NAME])
{
	uint64_t end_ns = clock_now_ns() + CONNECT_NS;
	struct addrinfo *all;
	int fd = -1;

	if (find(host, port, 0, &all) != 0) {
		return -1;
	}
	for (struct addrinfo *a = all; a != NULL && fd < 0; a = a->ai_next) {
		fd = connect_to(a, end_ns);
		name_of(a->ai_addr, a->ai_addrlen, name);
	}
	if (fd < 0) {
		(void)say_failed("cannot connect to %s: %s; 'peerlane bench net --listen' must run "
				 "there, with --bind if it is another host",
				 name, strerror(errno));
	} else {
		settle(fd);
	}
	freeaddrinfo(all);
	return fd;
}

static int send_all(int fd, const char *at, size_t len, uint64_t end_ns)
{
	while (len != 0) {
		ssize_t n = send(fd, at, len, MSG_NOSIGNAL);
		int err = n < 0 ? errno : 0;

		if (err == EAGAIN) {
			err = -wait_for(fd, POLLOUT, end_ns);
		}
		if (err != 0 && err != EINTR) {
			return -err;
		}
		at += n > 0 ? n : 0;
		len -= n > 0 ? (size_t)n : 0;
	}
	return 0;
}

int line_send(int fd, const void *blob, size_t n, const char *fmt, ...)
{
	char out[LINE_MOST + PL_BLOB_MAX];
	va_list ap;
	size_t len;

	va_start(ap, fmt);
	(void)vsnprintf(out, LINE_MOST - 16, fmt, ap); /* space for the length */
	va_end(ap);
	len = strlen(out);
	text_fmt(out + len, sizeof(out) - len, n != 0 ? " +%zu\n" : "\n", n);
	len = strlen(out);
	if (n != 0) {
		memcpy(out + len, blob, n);
	}
	return send_all(fd, out, len + n, clock_now_ns() + SEND_NS);
}

ssize_t line_fill(struct line *l)
{
	ssize_t n;

	if (l->n == sizeof(l->buf)) {
		return -EPROTO; /* a whole message fits: it was not taken */
	}
	do {
		n = recv(l->fd, l->buf + l->n, sizeof(l->buf) - l->n, 0);
	} while (n < 0 && errno == EINTR);
	l->n += n > 0 ? (size_t)n : 0;
	return n < 0 ? -errno : n;
}

/* Cuts " +N" off: 0, or -EPROTO. */
static int blob_length(char *words, size_t *out)
{
	char *at = strrchr(words, ' '), *end;
	unsigned long n;

	*out = 0;
	if (at == NULL || at[1] != '+') {
		return 0;
	}
	n = strtoul(at + 2, &end, 10);
	if (at[2] < '1' || at[2] > '9' || *end != '\0' || n > PL_BLOB_MAX) {
		return -EPROTO;
	}
	*at = '\0';
	*out = n;
	return 0;
}

int line_take(struct line *l, struct line_message *m)
{
	size_t most = l->n < LINE_MOST ? l->n : LINE_MOST;
	const char *end = memchr(l->buf, '\n', most);
	size_t len = end != NULL ? (size_t)(end - l->buf) : 0;

	if (end == NULL) {
		return most == LINE_MOST ? -EPROTO : 0;
	}
	for (size_t i = 0; i < len; i++) {
		m->words[i] = l->buf[i] < ' ' || l->buf[i] > '~' ? '?' : l->buf[i];
	}
	m->words[len] = '\0';
	len++;
	if (blob_length(m->words, &m->n_blob) != 0) {
		return -EPROTO;
	}
	if (l->n < len + m->n_blob) {
		return 0;
	}
	memcpy(m->blob, l->buf + len, m->n_blob);
	len += m->n_blob;
	l->n -= len;
	memmove(l->buf, l->buf + len, l->n);
	return 1;
}

int line_wait(struct line *l, struct line_message *m, uint64_t timeout_ns)
{
	uint64_t end_ns = clock_now_ns() + timeout_ns;
	int rc;

	while ((rc = line_take(l, m)) == 0) {
		ssize_t n;

		rc = wait_for(l->fd, POLLIN, end_ns);
		n = rc != 0 ? rc : line_fill(l);
		if (n <= 0 && n != -EAGAIN) {
			return n != 0 ? (int)n : -ECONNRESET;
		}
	}
	return rc < 0 ? rc : 0;
}

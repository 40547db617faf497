/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#include "sys/net.h"

#include <arpa/inet.h>
#include <ifaddrs.h>
#include <limits.h>
#include <net/if.h>
#include <netinet/in.h>
#include <netinet/tcp.h>
#include <poll.h>
#include <stdio.h>
#include <string.h>
#include <sys/epoll.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <unistd.h>

#include "sys/call.h"
#include "sys/sys.h"

#define BACKLOG                                                                           \
	512 /* of connections that come while nobody accepts; the kernel has a limit, too \
	     */
#define EVENTS_MAX 64u
/* A host that answers nothing for this time is gone. */
#define USER_TIMEOUT_MS 20000

union net_address {
	struct sockaddr any;
	struct sockaddr_in v4;
	struct sockaddr_in6 v6;
};

static socklen_t to_kernel(const struct sys_addr *a, union net_address *out)
{
	memset(out, 0, sizeof(*out));
	if (a->v6) {
		out->v6.sin6_family = AF_INET6;
		out->v6.sin6_port = htons(a->port);
		out->v6.sin6_scope_id = a->scope;
		memcpy(&out->v6.sin6_addr, a->at, 16);
		return sizeof(out->v6);
	}
	out->v4.sin_family = AF_INET;
	out->v4.sin_port = htons(a->port);
	memcpy(&out->v4.sin_addr, a->at, 4);
	return sizeof(out->v4);
}

bool sys_addr_of(const struct sockaddr *s, struct sys_addr *out)
{
	const union net_address *a = (const union net_address *)(const void *)s;

	*out = (struct sys_addr){ .v6 = s->sa_family == AF_INET6 };
	if (s->sa_family == AF_INET6) {
		memcpy(out->at, &a->v6.sin6_addr, 16);
		out->port = ntohs(a->v6.sin6_port);
		out->scope = a->v6.sin6_scope_id;
	} else if (s->sa_family == AF_INET) {
		memcpy(out->at, &a->v4.sin_addr, 4);
		out->port = ntohs(a->v4.sin_port);
	}
	return s->sa_family == AF_INET6 || s->sa_family == AF_INET;
}

void sys_addr_text(const struct sys_addr *a, char out[SYS_ADDR_TEXT])
{
	char host[INET6_ADDRSTRLEN] = "?";

	(void)inet_ntop(a->v6 ? AF_INET6 : AF_INET, a->at, host, sizeof(host));
	(void)snprintf(out, SYS_ADDR_TEXT,
		       !a->port ? "%s"
		       : a->v6	? "[%s]:%u"
				: "%s:%u",
		       host, a->port);
}

bool sys_addr_parse(const char *s, struct sys_addr *out)
{
	*out = (struct sys_addr){ .v6 = strchr(s, ':') != NULL };
	return inet_pton(out->v6 ? AF_INET6 : AF_INET, s, out->at) == 1;
}

bool sys_addr_is_loopback(const struct sys_addr *a)
{
	static const unsigned char one[16] = { [15] = 1 };

	return a->v6 ? memcmp(a->at, one, 16) == 0 : a->at[0] == 127;
}

bool sys_addr_is_any(const struct sys_addr *a)
{
	static const unsigned char none[16];

	return memcmp(a->at, none, a->v6 ? 16 : 4) == 0;
}

/* The bytes of IPv4 in an address of IPv6 that stands for one; NULL. */
static const unsigned char *mapped(const struct sys_addr *a)
{
	static const unsigned char head[12] = { [10] = 0xff, [11] = 0xff };

	return a->v6 && memcmp(a->at, head, sizeof(head)) == 0 ? a->at + sizeof(head) : NULL;
}

bool sys_addr_same_host(const struct sys_addr *a, const struct sys_addr *b)
{
	const unsigned char *x = mapped(a), *y = mapped(b);
	bool v6[2] = { a->v6 && !x, b->v6 && !y };

	return v6[0] == v6[1] && memcmp(x ? x : a->at, y ? y : b->at, v6[0] ? 16 : 4) == 0;
}

bool sys_addr_is_link_local(const struct sys_addr *a)
{
	return a->v6 && a->at[0] == 0xfe && (a->at[1] & 0xc0) == 0x80;
}

static bool is_self_assigned(const struct sys_addr *a)
{
	return sys_addr_is_link_local(a) || (!a->v6 && a->at[0] == 169 && a->at[1] == 254);
}

int sys_net_addrs(const char *interface, struct sys_addr *out, unsigned int most)
{
	struct ifaddrs *all = NULL;
	unsigned int n = 0;
	int rc = SYS_CALL(int, getifaddrs(&all));

	for (const struct ifaddrs *i = rc ? NULL : all; i && n < most; i = i->ifa_next) {
		if (!i->ifa_addr || !(i->ifa_flags & IFF_UP) ||
		    (interface && strcmp(interface, i->ifa_name) != 0)) {
			continue;
		}
		if (sys_addr_of(i->ifa_addr, &out[n]) && !is_self_assigned(&out[n]) &&
		    (interface || !sys_addr_is_loopback(&out[n]))) {
			n++;
		}
	}
	if (!rc) {
		freeifaddrs(all);
	}
	return rc ? rc : (int)n;
}

uint64_t sys_net_space(void)
{
	struct stat st;

	return stat("/proc/self/ns/net", &st) ? 0 : (uint64_t)st.st_ino;
}

static int make_socket(bool v6)
{
	int fd;

	sys_fds_begin();
	fd = SYS_CALL(int, socket(v6 ? AF_INET6 : AF_INET,
				  SOCK_STREAM | SOCK_CLOEXEC | SOCK_NONBLOCK, IPPROTO_TCP));
	if (fd >= 0) {
		sys_fd_private(fd, true);
	}
	sys_fds_end();
	return fd;
}

static void set(int fd, int level, int name, int value)
{
	(void)setsockopt(fd, level, name, &value, sizeof(value));
}

/* Sets a connection's options. Requests are small, and are waited for; a host that vanished is
 * noticed. */
static void prepare(int fd)
{
	set(fd, IPPROTO_TCP, TCP_NODELAY, 1);
	set(fd, IPPROTO_TCP, TCP_USER_TIMEOUT, USER_TIMEOUT_MS);
	set(fd, SOL_SOCKET, SO_KEEPALIVE, 1);
	set(fd, IPPROTO_TCP, TCP_KEEPIDLE, 10);
	set(fd, IPPROTO_TCP, TCP_KEEPINTVL, 5);
}

void sys_tcp_patience(int fd, uint64_t ns)
{
	uint64_t ms = ns / 500000u;

	if (ms > USER_TIMEOUT_MS) {
		set(fd, IPPROTO_TCP, TCP_USER_TIMEOUT, ms < INT_MAX ? (int)ms : INT_MAX);
	}
}

int sys_tcp_listen(struct sys_addr *a)
{
	union net_address at;
	socklen_t len = to_kernel(a, &at);
	int fd = make_socket(a->v6);
	int rc;

	if (fd < 0) {
		return fd;
	}
	set(fd, SOL_SOCKET, SO_REUSEADDR, 1);
	rc = SYS_CALL(int, bind(fd, &at.any, len));
	rc = rc ? rc : SYS_CALL(int, listen(fd, BACKLOG));
	rc = rc ? rc : SYS_CALL(int, getsockname(fd, &at.any, &len));
	if (rc) {
		sys_close_private(fd);
		return rc;
	}
	a->port = ntohs(a->v6 ? at.v6.sin6_port : at.v4.sin_port);
	return fd;
}

int sys_tcp_other_end(int fd, struct sys_addr *out)
{
	union net_address at;
	socklen_t len = sizeof(at);
	int rc;

	memset(&at, 0, sizeof(at));
	rc = SYS_CALL(int, getpeername(fd, &at.any, &len));
	return rc ? rc : sys_addr_of(&at.any, out) ? 0 : -EAFNOSUPPORT;
}

int sys_tcp_self(int fd, struct sys_addr *out)
{
	union net_address at;
	socklen_t len = sizeof(at);
	int rc;

	memset(&at, 0, sizeof(at));
	rc = SYS_CALL(int, getsockname(fd, &at.any, &len));
	return rc ? rc : sys_addr_of(&at.any, out) ? 0 : -EAFNOSUPPORT;
}

int sys_tcp_accept(int fd, struct sys_addr *from)
{
	union net_address at;
	socklen_t len = sizeof(at);
	int got;

	memset(&at, 0, sizeof(at));
	sys_fds_begin();
	got = SYS_CALL(int, accept4(fd, &at.any, &len, SOCK_CLOEXEC | SOCK_NONBLOCK));
	if (got >= 0) {
		sys_fd_private(got, true);
	}
	sys_fds_end();
	if (got >= 0) {
		prepare(got);
		(void)sys_addr_of(&at.any, from);
	}
	return got;
}

int sys_tcp_dial(const struct sys_addr *a)
{
	union net_address at;
	socklen_t len = to_kernel(a, &at);
	int fd = make_socket(a->v6);
	int rc;

	if (fd < 0) {
		return fd;
	}
	prepare(fd);
	rc = SYS_CALL(int, connect(fd, &at.any, len));
	if (rc && rc != -EINPROGRESS) {
		sys_close_private(fd);
		return rc;
	}
	return fd;
}

int sys_tcp_dialled(int fd)
{
	struct pollfd p = { .fd = fd, .events = POLLOUT };
	int err = 0;
	socklen_t len = sizeof(err);
	int rc = poll(&p, 1, 0) <= 0 ? -EAGAIN : 0;

	rc = rc ? rc : SYS_CALL(int, getsockopt(fd, SOL_SOCKET, SO_ERROR, &err, &len));

	return rc ? rc : -err;
}

bool sys_tcp_may_come(int rc)
{
	return rc == -EHOSTUNREACH || rc == -ENETUNREACH || rc == -ENETDOWN || rc == -EHOSTDOWN ||
	       rc == -EADDRNOTAVAIL || rc == -ETIMEDOUT;
}

void sys_tcp_shut(int fd)
{
	(void)shutdown(fd, SHUT_RDWR);
}

void sys_tcp_shut_in(int fd)
{
	(void)shutdown(fd, SHUT_RD);
}

void sys_tcp_close(int fd)
{
	(void)shutdown(fd, SHUT_RDWR);
	sys_close_private(fd);
}

ssize_t sys_tcp_send(int fd, const void *bytes, size_t len)
{
	return SYS_CALL(ssize_t, send(fd, bytes, len, MSG_NOSIGNAL));
}

ssize_t sys_tcp_recv(int fd, void *bytes, size_t len)
{
	return SYS_CALL(ssize_t, recv(fd, bytes, len, 0));
}

ssize_t sys_tcp_peek(int fd, void *bytes, size_t len)
{
	return SYS_CALL(ssize_t, recv(fd, bytes, len, MSG_PEEK));
}

_Static_assert(SYS_EVENT_IN == EPOLLIN && SYS_EVENT_OUT == EPOLLOUT &&
		       SYS_EVENT_ONCE == EPOLLONESHOT,
	       "the kernel's numbers");

int sys_epoll(void)
{
	int fd;

	sys_fds_begin();
	fd = SYS_CALL(int, epoll_create1(EPOLL_CLOEXEC));
	if (fd >= 0) {
		sys_fd_private(fd, true);
	}
	sys_fds_end();
	return fd;
}

int sys_epoll_set(int ep, int fd, unsigned int events, void *arg, bool is_new)
{
	struct epoll_event e = { .events = events, .data = { .ptr = arg } };

	return SYS_CALL(int, epoll_ctl(ep, is_new ? EPOLL_CTL_ADD : EPOLL_CTL_MOD, fd, &e));
}

void sys_epoll_drop(int ep, int fd)
{
	(void)epoll_ctl(ep, EPOLL_CTL_DEL, fd, NULL);
}

int sys_epoll_wait(int ep, struct sys_event *out, unsigned int most, uint64_t timeout_ns)
{
	struct epoll_event e[EVENTS_MAX];
	uint64_t ms = timeout_ns / 1000000u + (timeout_ns % 1000000u != 0);
	int n = -fault_hit(FAULT_SYS);

	if (n) {
		return n;
	}
	n = epoll_wait(ep, e, (int)(most < EVENTS_MAX ? most : EVENTS_MAX),
		       timeout_ns == UINT64_MAX ? -1
		       : ms > INT_MAX		? INT_MAX
						: (int)ms);
	if (n < 0) {
		return errno == EINTR ? 0 : -errno;
	}
	for (int i = 0; i < n; i++) {
		out[i] = (struct sys_event){ e[i].events, e[i].data.ptr };
	}
	return n;
}

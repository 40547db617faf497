/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#include "ncclnet/ncclnet.h"

#include <arpa/inet.h>
#include <errno.h>
#include <ifaddrs.h>
#include <net/if.h>
#include <netinet/in.h>
#include <poll.h>
#include <stdio.h>
#include <string.h>
#include <sys/socket.h>
#include <sys/uio.h>
#include <unistd.h>

#define BACKLOG 128

union socket_address {
	struct sockaddr any;
	struct sockaddr_in v4;
	struct sockaddr_in6 v6;
};

static socklen_t to_kernel(const struct nn_addr *a, union socket_address *out)
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

static bool from_kernel(const struct sockaddr *s, struct nn_addr *out)
{
	const union socket_address *a = (const union socket_address *)(const void *)s;

	*out = (struct nn_addr){ .v6 = s->sa_family == AF_INET6 };
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

void nn_addr_text(const struct nn_addr *a, char out[NN_ADDR_TEXT])
{
	char host[INET6_ADDRSTRLEN] = "?";

	(void)inet_ntop(a->v6 ? AF_INET6 : AF_INET, a->at, host, sizeof(host));
	if (a->port) {
		(void)snprintf(out, NN_ADDR_TEXT, a->v6 ? "[%s]:%u" : "%s:%u", host, a->port);
	} else {
		(void)snprintf(out, NN_ADDR_TEXT, "%s", host);
	}
}

bool nn_addr_parse(const char *s, struct nn_addr *out)
{
	*out = (struct nn_addr){ .v6 = strchr(s, ':') != NULL };
	return inet_pton(out->v6 ? AF_INET6 : AF_INET, s, out->at) == 1;
}

bool nn_addr_same(const struct nn_addr *a, const struct nn_addr *b)
{
	return a->v6 == b->v6 && memcmp(a->at, b->at, a->v6 ? 16 : 4) == 0;
}

static bool is_link_local(const struct nn_addr *a)
{
	return a->v6 ? a->at[0] == 0xfe && (a->at[1] & 0xc0) == 0x80
		     : a->at[0] == 169 && a->at[1] == 254;
}

/* Without a link nothing goes, and NCCL's own sockets leave such interfaces out, too. */
static bool is_usable(const struct ifaddrs *i, int family, struct nn_interface *out)
{
	const unsigned int flags = IFF_UP | IFF_RUNNING;

	*out = (struct nn_interface){ .loopback = i->ifa_flags & IFF_LOOPBACK };
	if (!i->ifa_addr || (i->ifa_flags & flags) != flags ||
	    !from_kernel(i->ifa_addr, &out->addr) || is_link_local(&out->addr)) {
		return false;
	}
	(void)snprintf(out->name, sizeof(out->name), "%s", i->ifa_name);
	return !family || (family == 6) == (out->addr.v6 != 0);
}

int nn_interfaces(int family, struct nn_interface **out)
{
	struct ifaddrs *all = NULL;
	struct nn_interface it;
	size_t n = 0;

	if (getifaddrs(&all)) {
		return -errno;
	}
	for (const struct ifaddrs *i = all; i; i = i->ifa_next) {
		n++;
	}
	*out = nn_alloc((n + 1) * sizeof(**out));
	n = 0;
	for (const struct ifaddrs *i = all; *out && i; i = i->ifa_next) {
		if (is_usable(i, family, &it)) {
			(*out)[n++] = it;
		}
	}
	freeifaddrs(all);
	return *out ? (int)n : -ENOMEM;
}

bool nn_addr_is_ours(const struct nn_addr *a)
{
	struct ifaddrs *all = NULL;
	bool ours = !a->v6 && a->at[0] == 127;
	struct nn_addr it;

	if (getifaddrs(&all)) {
		return ours;
	}
	for (const struct ifaddrs *i = all; i && !ours; i = i->ifa_next) {
		ours = i->ifa_addr && from_kernel(i->ifa_addr, &it) && nn_addr_same(a, &it);
	}
	freeifaddrs(all);
	return ours;
}

static int make_socket(bool v6)
{
	int fd = socket(v6 ? AF_INET6 : AF_INET, SOCK_STREAM | SOCK_CLOEXEC | SOCK_NONBLOCK,
			IPPROTO_TCP);

	return fd < 0 ? -errno : fd;
}

int nn_sock_listen(struct nn_addr *a)
{
	union socket_address at;
	socklen_t len = to_kernel(a, &at);
	int fd = make_socket(a->v6);
	int on = 1;
	int rc = 0;

	if (fd < 0) {
		return fd;
	}
	(void)setsockopt(fd, SOL_SOCKET, SO_REUSEADDR, &on, sizeof(on));
	if (bind(fd, &at.any, len) || listen(fd, BACKLOG) || getsockname(fd, &at.any, &len)) {
		rc = -errno;
		nn_sock_close(fd);
		return rc;
	}
	a->port = ntohs(a->v6 ? at.v6.sin6_port : at.v4.sin_port);
	return fd;
}

int nn_sock_accept(int fd, struct nn_addr *from)
{
	union socket_address at;
	socklen_t len = sizeof(at);
	int got;

	memset(&at, 0, sizeof(at));
	got = accept4(fd, &at.any, &len, SOCK_CLOEXEC | SOCK_NONBLOCK);
	if (got < 0) {
		return -errno;
	}
	(void)from_kernel(&at.any, from);
	return got;
}

int nn_sock_dial(const struct nn_addr *a)
{
	union socket_address at;
	socklen_t len = to_kernel(a, &at);
	int fd = make_socket(a->v6);

	if (fd < 0) {
		return fd;
	}
	if (connect(fd, &at.any, len) && errno != EINPROGRESS) {
		int rc = -errno;

		nn_sock_close(fd);
		return rc;
	}
	return fd;
}

int nn_sock_dialled(int fd)
{
	struct pollfd p = { .fd = fd, .events = POLLOUT };
	socklen_t len = sizeof(int);
	int err = 0;

	if (poll(&p, 1, 0) <= 0) {
		return -EAGAIN;
	}
	if (getsockopt(fd, SOL_SOCKET, SO_ERROR, &err, &len)) {
		return -errno;
	}
	return -err;
}

void nn_sock_close(int fd)
{
	if (fd >= 0) {
		(void)close(fd);
	}
}

ssize_t nn_sock_send2(int fd, const void *a, size_t na, const void *b, size_t nb)
{
	struct iovec v[2] = { { (void *)(uintptr_t)a, na }, { (void *)(uintptr_t)b, nb } };
	struct msghdr m = { .msg_iov = na ? v : v + 1, .msg_iovlen = na && nb ? 2 : 1 };
	ssize_t n = sendmsg(fd, &m, MSG_NOSIGNAL | MSG_DONTWAIT);

	return n < 0 ? -errno : n;
}

ssize_t nn_sock_send(int fd, const void *at, size_t len)
{
	ssize_t n = send(fd, at, len, MSG_NOSIGNAL | MSG_DONTWAIT);

	return n < 0 ? -errno : n;
}

ssize_t nn_sock_recv(int fd, void *at, size_t len)
{
	ssize_t n = recv(fd, at, len, MSG_DONTWAIT);

	return n < 0 ? -errno : n;
}

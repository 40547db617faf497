/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#include "ncclnet/ncclnet.h"

#include <errno.h>
#include <ifaddrs.h>
#include <net/if.h>
#include <stdio.h>
#include <string.h>
#include <sys/socket.h>
#include <sys/uio.h>

static bool is_link_local(const struct sys_addr *a)
{
	return sys_addr_is_link_local(a) || (!a->v6 && a->at[0] == 169 && a->at[1] == 254);
}

/* Without a link nothing goes, and NCCL's own sockets leave such interfaces out, too. */
static bool is_usable(const struct ifaddrs *i, int family, struct nn_interface *out)
{
	const unsigned int flags = IFF_UP | IFF_RUNNING;

	*out = (struct nn_interface){ .loopback = i->ifa_flags & IFF_LOOPBACK };
	if (!i->ifa_addr || (i->ifa_flags & flags) != flags ||
	    !sys_addr_of(i->ifa_addr, &out->addr) || is_link_local(&out->addr)) {
		return false;
	}
	(void)snprintf(out->name, sizeof(out->name), "%s", i->ifa_name);
	return !family || (family == 6) == out->addr.v6;
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

bool nn_addr_is_ours(const struct sys_addr *a)
{
	struct ifaddrs *all = NULL;
	bool ours = !a->v6 && sys_addr_is_loopback(a);
	struct sys_addr it;

	if (getifaddrs(&all)) {
		return ours;
	}
	for (const struct ifaddrs *i = all; i && !ours; i = i->ifa_next) {
		ours = i->ifa_addr && sys_addr_of(i->ifa_addr, &it) && sys_addr_same_host(a, &it);
	}
	freeifaddrs(all);
	return ours;
}

void nn_sock_close(int fd)
{
	if (fd >= 0) {
		sys_tcp_close(fd);
	}
}

ssize_t nn_sock_send2(int fd, const void *a, size_t na, const void *b, size_t nb)
{
	struct iovec v[2] = { { (void *)(uintptr_t)a, na }, { (void *)(uintptr_t)b, nb } };
	struct msghdr m = { .msg_iov = na ? v : v + 1, .msg_iovlen = na && nb ? 2 : 1 };
	ssize_t n = sendmsg(fd, &m, MSG_NOSIGNAL | MSG_DONTWAIT);

	return n < 0 ? -errno : n;
}

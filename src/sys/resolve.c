/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/* Names of hosts. */

#include <errno.h>
#include <netdb.h>
#include <netinet/in.h>
#include <string.h>

#include "sys/net.h"

static int take(const struct addrinfo *all, struct sys_addr *out, unsigned int most)
{
	unsigned int n = 0;

	for (const struct addrinfo *i = all; i && n < most; i = i->ai_next) {
		struct sys_addr a = { .v6 = i->ai_family == AF_INET6 };

		if (a.v6) {
			const struct sockaddr_in6 *s = (const void *)i->ai_addr;

			memcpy(a.at, &s->sin6_addr, 16);
			a.scope = s->sin6_scope_id;
		} else if (i->ai_family == AF_INET) {
			memcpy(a.at,
			       &((const struct sockaddr_in *)(const void *)i->ai_addr)->sin_addr,
			       4);
		} else {
			continue;
		}
		out[n++] = a;
	}
	return n ? (int)n : -ENOENT;
}

int sys_resolve(const char *host, struct sys_addr *out, unsigned int most)
{
	struct addrinfo how = { .ai_socktype = SOCK_STREAM };
	struct addrinfo *all = NULL;
	int rc = getaddrinfo(host, NULL, &how, &all);

	if (rc) {
		return rc == EAI_MEMORY ? -ENOMEM : rc == EAI_AGAIN ? -EAGAIN : -ENOENT;
	}
	rc = take(all, out, most);
	freeaddrinfo(all);
	return rc;
}

/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/*
 * The section of a blob for tcp: the addresses at which a side listens, and the secret for those
 * that connect there.
 *
 *	0	version, 1 byte: 1
 *	1	flags, 1: 1: trusts the network
 *	2	addresses, 1; a zero
 *	4	host, 24
 *	28	id, 16; key, 32
 *	76	addresses: 6 or 4, 1 byte; port, 2; 16
 */

#include <errno.h>
#include <string.h>

#include "base/config.h"
#include "base/error.h"
#include "move/tcp/tcp.h"
#include "remote/blob.h"
#include "remote/reach.h"
#include "sys/sys.h"

#define VERSION 1u
#define HEAD 76u
#define ADDR 19u

size_t tcp_section_put(const struct tcp_section *c, unsigned char at[TCP_SECTION_MAX])
{
	unsigned char *to = at + HEAD;

	memset(at, 0, TCP_SECTION_MAX);
	at[0] = VERSION;
	at[1] = c->trusts;
	at[2] = (unsigned char)c->n;
	for (unsigned int i = 0; i < 3; i++) {
		blob_put(at + 4 + 8 * (size_t)i, c->host[i], 8);
	}
	memcpy(at + 28, c->id, NET_ID);
	memcpy(at + 44, c->key, NET_KEY);
	for (unsigned int i = 0; i < c->n; i++, to += ADDR) {
		to[0] = c->at[i].v6 ? 6 : 4;
		blob_put(to + 1, c->at[i].port, 2);
		memcpy(to + 3, c->at[i].at, 16);
	}
	return HEAD + ADDR * (size_t)c->n;
}

int tcp_section_get(const unsigned char *at, size_t len, struct tcp_section *out)
{
	const unsigned char *from = at + HEAD;

	memset(out, 0, sizeof(*out));
	if (len < HEAD || at[0] != VERSION) {
		return err_set(EINVAL,
			       "the blob is of another version of tcp: use the same release on "
			       "both sides");
	}
	if (at[1] > 1 || !at[2] || at[2] > TCP_ADDRS || at[3] ||
	    len != HEAD + ADDR * (size_t)at[2]) {
		return err_set(EINVAL, "the blob was not made for tcp");
	}
	out->trusts = at[1];
	out->n = at[2];
	for (unsigned int i = 0; i < 3; i++) {
		out->host[i] = blob_get(at + 4 + 8 * (size_t)i, 8);
	}
	memcpy(out->id, at + 28, NET_ID);
	memcpy(out->key, at + 44, NET_KEY);
	for (unsigned int i = 0; i < out->n; i++, from += ADDR) {
		struct sys_addr *a = &out->at[i];

		a->v6 = from[0] == 6;
		a->port = (uint16_t)blob_get(from + 1, 2);
		memcpy(a->at, from + 3, 16);
		if ((from[0] != 6 && from[0] != 4) || !a->port || sys_addr_is_any(a)) {
			return err_set(EINVAL, "the blob has an address of tcp that is none");
		}
	}
	return 0;
}

/* Numbers this host since it was started, and its network namespace. */
static void know_host(uint64_t host[3])
{
	char id[64] = "";
	unsigned int digits = 0;

	(void)sys_root_read("/proc/sys/kernel/random/boot_id", id, sizeof(id));
	for (const char *c = id; *c && digits < 32; c++) {
		unsigned int v = *c >= '0' && *c <= '9'	  ? (unsigned int)(*c - '0')
				 : *c >= 'a' && *c <= 'f' ? (unsigned int)(*c - 'a') + 10
							  : 16;

		if (v < 16) {
			host[digits / 16] = host[digits / 16] << 4 | v;
			digits++;
		}
	}
	host[2] = sys_net_space();
}

int tcp_section_find(const struct config *c, struct tcp_section *out, struct sys_addr *bind)
{
	int n;

	memset(out, 0, sizeof(*out));
	out->trusts = c->tcp_trust;
	know_host(out->host);
	n = listener_find(c->tcp_bind ? c->tcp_bind : "", out->at, TCP_ADDRS, bind);
	if (n < 0) {
		return n;
	}
	out->n = (unsigned int)n;
	bind->port = (uint16_t)c->tcp_port;
	return 0;
}

void tcp_section_narrow(struct tcp_section *c, const struct remote_reach *reach)
{
	struct tcp_section said = *c;

	c->n = 0;
	for (unsigned int i = 0; i < reach->n && c->n < TCP_ADDRS; i++) {
		const struct sys_addr *named = i ? NULL : &said.at[0];

		for (unsigned int k = 0; k < said.n; k++) {
			named = sys_addr_same_host(&reach->at[i], &said.at[k]) ? &said.at[k]
									       : named;
		}
		if (named) {
			c->at[c->n] = reach->at[i];
			c->at[c->n++].port = named->port;
		}
	}
}

int tcp_section_usable(const struct tcp_section *mine, const struct tcp_section *theirs,
		       const char *name)
{
	bool same = memcmp(mine->host, theirs->host, sizeof(mine->host)) == 0;

	for (unsigned int i = 0; i < theirs->n; i++) {
		if (same || !sys_addr_is_loopback(&theirs->at[i])) {
			return 0;
		}
	}
	return err_set(EOPNOTSUPP,
		       "%s is on another host, or in another network namespace, and listens for "
		       "tcp on its loopback address alone: give the tunable tcp_bind "
		       "(PEERLANE_TCP_BIND) an address or an interface there, or \"all\"",
		       name);
}

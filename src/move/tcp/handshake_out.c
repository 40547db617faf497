/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/*
 * The client's proof that it has the other side's blob, and the check that the other side made that
 * blob. With TLS the key does both. Unencrypted, each side shows a checksum by the key over two
 * random numbers, one of each side: a recorded handshake is useless later, because the numbers
 * differ then. An attacker between the two can change and read everything that follows: trusting
 * the network means that there is none.
 */

#include <errno.h>
#include <string.h>

#include "base/bits.h"
#include "base/config.h"
#include "move/tcp/outgoing.h"
#include "remote/net.h"
#include "sys/sys.h"

int tcp_load(struct tcp *t)
{
	const struct net_ops *net;
	int rc = remote_net_load(t->config->net_lib ? t->config->net_lib : "", &net);

	if (!rc) {
		atomic_store(&t->net, net);
	}
	return rc;
}

int tcp_random(unsigned char *at, size_t len)
{
	for (size_t i = 0; i < len; i += 8) {
		uint64_t v;
		int rc = sys_random(&v);

		if (rc) {
			return rc;
		}
		memcpy(at + i, &v, len - i < 8 ? len - i : 8);
	}
	return 0;
}

/* Makes the checksum that proves a side ('s' or 'c') to the other one. It is compared by
 * bytes_same(), in a time that does not tell where two differ. */
int tcp_proof(const struct net_ops *net, const unsigned char key[NET_KEY], char side,
	      const unsigned char *client, const unsigned char *server, unsigned char out[NET_KEY])
{
	unsigned char all[33];

	all[0] = (unsigned char)side;
	memcpy(all + 1, client, 16);
	memcpy(all + 17, server, 16);
	return net->mac(key, all, sizeof(all), out);
}

static int secure_plain(struct conn *c, const struct tcp_section *to)
{
	unsigned char hello[TCP_HELLO] = "PLTP";
	unsigned char proof[TCP_PROOF];
	unsigned char want[NET_KEY];
	int rc = tcp_random(hello + 20, 16);

	memcpy(hello + 4, to->id, NET_ID);
	rc = rc ? rc : conn_send_all(c, hello, sizeof(hello));
	rc = rc ? rc : conn_recv_all(c, proof, sizeof(proof));
	rc = rc ? rc : tcp_proof(c->net, to->key, 's', hello + 20, proof, want);
	if (!rc && !bytes_same(want, proof + 16, sizeof(want))) {
		return -EACCES;
	}
	rc = rc ? rc : tcp_proof(c->net, to->key, 'c', hello + 20, proof, want);
	return rc ? rc : conn_send_all(c, want, sizeof(want));
}

int tcp_secure(struct tcp_out *l, const struct tcp_remote *r)
{
	const struct tcp_section *to = &r->theirs;

	conn_begin(&l->conn);
	return r->plain ? secure_plain(&l->conn, to)
			: conn_client(&l->conn, to->id, to->key, l->conn.patience);
}

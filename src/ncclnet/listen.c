/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/*
 * How connections come to be. NCCL carries a handle of 128 bytes from the listening side to the
 * connecting side: an address and a token. The connecting side dials all sockets of the connection
 * at once, and sends on each a hello with the token. The listening side makes a connection of them
 * once all have arrived. No call waits: NCCL calls until there is a connection.
 *
 * A handle, little-endian except the address:
 *	0	"PLNN"; 4: 3; 5: way; 6: sockets beside the first; 7: 0
 *	8	address, 16; 24: port, 2; 26: IPv6, 2; 28: scope, 4
 *	32	token, 32
 *	64	patience of the listening side, ms, 4
 *	68	number of the listening side's host and network namespace, 4; 0: not known
 *	72	checksum of the 72 bytes before, 4; zeros
 *	120	number of the attempt, 8: the connecting side's own, for NCCL's next calls
 *
 * A hello has 60 bytes: "PLNH"; 3; way; which socket; of how many beside the first; token, 32; the
 * connection's id, 16; patience of the connecting side, ms, 4. The smaller patience counts on both
 * sides.
 */

#include <endian.h>
#include <errno.h>
#include <string.h>

#include "base/bits.h"
#include "base/crc.h"
#include "base/fork.h"
#include "ncclnet/handshake.h"

#define HALF_OPEN 64u
#define COMING 32u
#define HELLO_NS UINT64_C(5000000000)
/* A socket whose hello has not arrived yet. */
struct half {
	int fd;
	struct sys_addr from;
	uint64_t until;
	size_t have;
	uint8_t hello[HELLO];
};

/* A connection of which not all sockets have arrived. */
struct coming {
	uint8_t id[NN_ID];
	bool used;
	uint64_t until;
	struct sys_addr from;
	struct nn_comm *comm; /* it has taken the sockets; NULL: not yet */
	uint32_t patience;    /* of the connecting side, in ms */
	unsigned int conns;
	unsigned int there;
	int fd[NN_CONNS + 1];
};

struct nn_listener {
	unsigned int generation; /* of forks */
	int fd;
	enum nn_way way;
	uint8_t token[NN_TOKEN];
	unsigned int n;
	struct half half[HALF_OPEN];
	struct coming coming[COMING];
};

static void refused(const struct sys_addr *from, const char *why)
{
	char text[SYS_ADDR_TEXT];

	sys_addr_text(from, text);
	nn_say(NN_LOG_WARN, "a connection from %s was refused: %s", text, why);
}

int nn_listen(void *ctx, int dev, void *handle, void **listener)
{
	struct nn_handle h = { .magic = "PLNN", .version = VERSION };
	struct nn_listener *l;
	struct sys_addr a;
	int rc = nn_ready("listen");

	(void)ctx;
	*listener = NULL;
	if (rc) {
		return rc;
	}
	if (dev < 0 || dev >= (int)nn_ctx.n_cards) {
		nn_say(NN_LOG_WARN, "listen() at device %d of %u", dev, nn_ctx.n_cards);
		return NN_ARGUMENT;
	}
	l = nn_alloc(sizeof(*l));
	rc = l ? nn_random(h.token, NN_TOKEN) : -ENOMEM;
	a = nn_ctx.card[dev].addr;
	if (!rc) {
		l->fd = sys_tcp_listen(&a);
		rc = l->fd < 0 ? l->fd : 0;
	}
	if (rc) {
		nn_free(l);
		nn_say(NN_LOG_WARN, "cannot listen at %s: %s", nn_ctx.card[dev].name, nn_words(rc));
		return NN_SYSTEM;
	}
	l->generation = fork_generation();
	l->way = nn_ctx.card[dev].way;
	memcpy(l->token, h.token, NN_TOKEN);
	h.way = (uint8_t)l->way;
	h.conns = l->way == NN_STREAM ? (uint8_t)nn_ctx.conns : 0;
	memcpy(h.at, a.at, sizeof(h.at));
	h.port = htole16(a.port);
	h.v6 = htole16(a.v6);
	h.scope = htole32(a.scope);
	h.patience = htole32(nn_patience_told());
	h.here = htole32(nn_here());
	h.crc = htole32(crc32_more(0, &h, offsetof(struct nn_handle, crc)));
	memcpy(handle, &h, sizeof(h));
	*listener = l;
	return NN_OK;
}

static void drop(struct nn_listener *l, unsigned int i)
{
	l->half[i] = l->half[--l->n];
}

static void take_all(struct nn_listener *l)
{
	struct sys_addr from;
	int fd;

	while (l->n < HALF_OPEN && (fd = sys_tcp_accept(l->fd, &from)) >= 0) {
		l->half[l->n++] =
			(struct half){ .fd = fd, .from = from, .until = clock_now_ns() + HELLO_NS };
	}
}

static void end_coming(struct coming *c, const char *why)
{
	if (why) {
		refused(&c->from, why);
	}
	for (unsigned int i = 0; i <= c->conns; i++) {
		nn_sock_close(c->fd[i]);
	}
	(void)nn_close(c->comm);
	c->used = false;
}

/* The connection that a hello is of: begun if need be. */
static struct coming *coming_of(struct nn_listener *l, const struct half *h, const char **why)
{
	struct coming *free = NULL;
	const uint8_t *id = h->hello + 8 + NN_TOKEN;
	unsigned int conn = h->hello[6];
	unsigned int conns = h->hello[7];
	uint32_t patience;

	*why = "its hello is not of this plug-in, or another release's";
	memcpy(&patience, h->hello + 8 + NN_TOKEN + NN_ID, sizeof(patience));
	patience = le32toh(patience);
	if (memcmp(h->hello, "PLNH", 4) != 0 || h->hello[4] != VERSION || h->hello[5] != l->way ||
	    conns > NN_CONNS || conn > conns || !patience) {
		return NULL;
	}
	*why = "it does not have the token";
	if (!bytes_same(h->hello + 8, l->token, NN_TOKEN)) {
		return NULL;
	}
	for (unsigned int i = 0; i < COMING; i++) {
		struct coming *c = &l->coming[i];

		if (c->used && memcmp(c->id, id, NN_ID) == 0) {
			*why = "its socket is there already";
			return c->conns == conns && c->fd[conn] < 0 ? c : NULL;
		}
		free = c->used ? free : c;
	}
	*why = "too many others are coming";
	if (free) {
		*free = (struct coming){ .used = true,
					 .from = h->from,
					 .patience = patience,
					 .conns = conns,
					 .until = clock_now_ns() + nn_ctx.patience };
		memcpy(free->id, id, NN_ID);
		for (unsigned int i = 0; i <= conns; i++) {
			free->fd[i] = -1;
		}
	}
	return free;
}

/* More of a hello: whether the socket is done with, one way or the other. */
static bool hear(struct nn_listener *l, struct half *h)
{
	const char *why = "it sent no hello in time";
	struct coming *c;
	ssize_t n = sys_tcp_recv(h->fd, h->hello + h->have, HELLO - h->have);

	if (n == -EAGAIN || n == -EINTR) {
		if (clock_now_ns() < h->until) {
			return false;
		}
	} else if (n <= 0) {
		why = "it closed before its hello was there";
	} else {
		h->have += (size_t)n;
		if (h->have < HELLO) {
			return false;
		}
		c = coming_of(l, h, &why);
		if (c) {
			c->fd[h->hello[6]] = h->fd;
			c->there++;
			return true;
		}
	}
	refused(&h->from, why);
	nn_sock_close(h->fd);
	return true;
}

/* A connection that is coming: 0 and *comm, or NULL as yet; what NCCL is told. */
static int go_on_coming(const struct nn_listener *l, struct coming *c, void **comm)
{
	int rc = -EAGAIN;

	if (!c->comm && c->there == c->conns + 1) {
		struct nn_ends ends = { .other = c->from,
					.patience = nn_patience_of_both(c->patience, &c->from) };

		rc = nn_comm_open(l->way, &ends, c->fd, c->conns, &c->comm);
		rc = rc ? rc : -EAGAIN;
	}
	rc = c->comm ? nn_comm_ready(c->comm) : rc;
	if (!rc) {
		*comm = c->comm;
		c->used = false;
		return NN_OK;
	}
	if (rc == -EAGAIN && clock_now_ns() <= c->until) {
		return NN_OK;
	}
	/* The connection had the token, so it is the one that NCCL waits for: NCCL gets the
	 * error. */
	end_coming(c, rc == -EAGAIN ? "not all of its sockets came, or not what they have to say"
				    : nn_words(rc));
	return NN_REMOTE;
}

int nn_accept(void *listener, void **comm, void **offload)
{
	struct nn_listener *l = listener;
	int rc = nn_ready("accept");

	(void)offload;
	*comm = NULL;
	if (rc || !l) {
		return rc ? rc : NN_ARGUMENT;
	}
	take_all(l);
	for (unsigned int i = 0; i < l->n;) {
		if (hear(l, &l->half[i])) {
			drop(l, i);
		} else {
			i++;
		}
	}
	for (unsigned int i = 0; !rc && !*comm && i < COMING; i++) {
		if (l->coming[i].used) {
			rc = go_on_coming(l, &l->coming[i], comm);
		}
	}
	return rc;
}

int nn_close_listen(void *listener)
{
	struct nn_listener *l = listener;

	if (l && l->generation == fork_generation()) { /* a child has no sockets of its parent */
		for (unsigned int i = 0; i < l->n; i++) {
			nn_sock_close(l->half[i].fd);
		}
		for (unsigned int i = 0; i < COMING; i++) {
			if (l->coming[i].used) {
				end_coming(&l->coming[i], NULL);
			}
		}
		nn_sock_close(l->fd);
		nn_free(l);
	}
	return NN_OK;
}

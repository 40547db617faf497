/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/*
 * How connections come to be. NCCL carries a handle of 128 bytes from who listens to who connects:
 * an address and a token. Who connects dials all sockets of the connection at once, and says on
 * each a hello with the token; who listens gives those of one connection to it once all are there.
 * Nothing waits: NCCL calls until there is a connection.
 *
 * A handle, little-endian but for the address:
 *	0	"PLNN"; 4: 1; 5: way; 6: sockets beside the first; 7: 0
 *	8	address, 16; 24: port, 2; 26: IPv6, 2; 28: scope, 4
 *	32	token, 32
 *	64	checksum of the 64 bytes before, 4; zeros
 *	120	number of the attempt, 8: who connects keeps it there, as NCCL calls again
 *
 * A hello has 56 bytes: "PLNH"; 1; way; which socket; of how many beside the first; token, 32;
 * the connection's id, 16.
 */

#include <endian.h>
#include <errno.h>
#include <string.h>

#include "nccl/nccl.h"

#define HELLO 56u
#define HALF_OPEN 64u
#define COMING 32u
#define HELLO_NS UINT64_C(5000000000)
#define VERSION 1

struct handle {
	char magic[4];
	uint8_t version;
	uint8_t way;
	uint8_t lanes;
	uint8_t zero;
	uint8_t at[16];
	uint16_t port;
	uint16_t v6;
	uint32_t scope;
	uint8_t token[NN_TOKEN];
	uint32_t crc;
	uint8_t zeros[52];
	uint64_t attempt;
};
_Static_assert(sizeof(struct handle) == NN_HANDLE, "what NCCL carries");

/* Who connects. */
struct attempt {
	struct attempt *next;
	uint64_t number;
	uint64_t until;
	struct nn_addr peer;
	struct nn_comm *comm; /* the sockets are its own */
	unsigned int lanes;
	unsigned int said; /* sockets whose hello has gone */
	int fd[NN_LANES + 1];
	uint8_t hello[HELLO];
};
static struct attempt *attempts; /* under nn_room.lock */
static uint64_t attempt_last;

/* A socket that has not said its hello yet. */
struct half {
	int fd;
	struct nn_addr from;
	uint64_t until;
	size_t have;
	uint8_t hello[HELLO];
};

/* A connection whose sockets are coming. */
struct coming {
	uint8_t id[NN_ID];
	bool used;
	uint64_t until;
	struct nn_addr from;
	struct nn_comm *comm; /* the sockets are its own */
	unsigned int lanes;
	unsigned int there;
	int fd[NN_LANES + 1];
};

struct listener {
	int fd;
	enum nn_way way;
	uint8_t token[NN_TOKEN];
	unsigned int n;
	struct half half[HALF_OPEN];
	struct coming coming[COMING];
};

static bool same(const uint8_t *a, const uint8_t *b, size_t len)
{
	uint8_t differ = 0;

	for (size_t i = 0; i < len; i++) {
		differ |= a[i] ^ b[i];
	}
	return !differ;
}

static void refused(const struct nn_addr *from, const char *why)
{
	char text[NN_ADDR_TEXT];

	nn_addr_text(from, text);
	nn_say(NN_LOG_WARN, "a connection from %s was refused: %s", text, why);
}

int nn_listen(void *ctx, int dev, void *handle, void **listener)
{
	struct handle h = { .magic = "PLNN", .version = VERSION };
	struct listener *l;
	struct nn_addr a;
	int rc = nn_ready("listen");

	(void)ctx;
	*listener = NULL;
	if (rc) {
		return rc;
	}
	if (dev < 0 || dev >= (int)nn_room.n_cards) {
		nn_say(NN_LOG_WARN, "listen() at device %d of %u", dev, nn_room.n_cards);
		return NN_ARGUMENT;
	}
	l = nn_alloc(sizeof(*l));
	rc = l ? nn_random(h.token, NN_TOKEN) : -ENOMEM;
	a = nn_room.card[dev].addr;
	if (!rc) {
		l->fd = nn_sock_listen(&a);
		rc = l->fd < 0 ? l->fd : 0;
	}
	if (rc) {
		nn_free(l);
		nn_say(NN_LOG_WARN, "cannot listen at %s: %s", nn_room.card[dev].name, strerror(-rc));
		return NN_SYSTEM;
	}
	l->way = nn_room.card[dev].way;
	memcpy(l->token, h.token, NN_TOKEN);
	h.way = (uint8_t)l->way;
	h.lanes = l->way == NN_STREAM ? (uint8_t)nn_room.lanes : 0;
	memcpy(h.at, a.at, sizeof(h.at));
	h.port = htole16(a.port);
	h.v6 = htole16(a.v6);
	h.scope = htole32(a.scope);
	h.crc = htole32(nn_crc(&h, offsetof(struct handle, crc)));
	memcpy(handle, &h, sizeof(h));
	*listener = l;
	return NN_OK;
}

static void free_attempt(struct attempt *t)
{
	struct attempt **at;

	lock_acquire(&nn_room.lock);
	for (at = &attempts; *at && *at != t; at = &(*at)->next) {
	}
	if (*at) {
		*at = t->next;
	}
	lock_release(&nn_room.lock);
	for (unsigned int i = 0; i <= t->lanes; i++) {
		nn_sock_close(t->fd[i]);
	}
	(void)nn_close(t->comm);
	nn_free(t);
}

void nn_door_close(void)
{
	while (attempts) {
		free_attempt(attempts);
	}
}

static int begin(const struct handle *h, int dev, struct attempt **out)
{
	struct attempt *t = nn_alloc(sizeof(*t));
	int rc = t ? 0 : -ENOMEM;

	(void)dev;
	if (rc) {
		return rc;
	}
	t->until = nn_now() + nn_room.patience;
	t->lanes = h->lanes < nn_room.lanes ? h->lanes : nn_room.lanes;
	t->peer = (struct nn_addr){ .port = le16toh(h->port),
				    .v6 = le16toh(h->v6),
				    .scope = le32toh(h->scope) };
	memcpy(t->peer.at, h->at, sizeof(h->at));
	memcpy(t->hello, "PLNH", 4);
	t->hello[4] = VERSION;
	t->hello[5] = h->way;
	t->hello[7] = (uint8_t)t->lanes;
	memcpy(t->hello + 8, h->token, NN_TOKEN);
	rc = nn_random(t->hello + 8 + NN_TOKEN, NN_ID);
	for (unsigned int i = 0; i <= t->lanes; i++) {
		t->fd[i] = rc ? -1 : nn_sock_dial(&t->peer, nn_room.patience);
		rc = rc ? rc : t->fd[i] < 0 ? t->fd[i] : 0;
	}
	lock_acquire(&nn_room.lock);
	t->number = ++attempt_last;
	t->next = attempts;
	attempts = t;
	lock_release(&nn_room.lock);
	if (rc) {
		free_attempt(t);
		return rc;
	}
	*out = t;
	return 0;
}

static struct attempt *find_attempt(uint64_t number)
{
	struct attempt *t;

	lock_acquire(&nn_room.lock);
	for (t = attempts; t && t->number != number; t = t->next) {
	}
	lock_release(&nn_room.lock);
	return t;
}

static int open_comm(enum nn_way way, bool sends, const struct nn_addr *peer, int *fd,
		     unsigned int lanes, struct nn_comm **out)
{
	int rc;

	if (way == NN_STREAM) {
		rc = nn_stream_open(sends, peer, fd, lanes, out);
	} else {
		for (unsigned int i = 1; i <= lanes; i++) {
			nn_sock_close(fd[i]); /* nobody of this plug-in makes them */
		}
		rc = nn_remote_open(sends, peer, fd[0], out);
	}
	for (unsigned int i = 0; i <= lanes; i++) {
		fd[i] = -1;
	}
	return rc;
}

static int comm_ready(struct nn_comm *c)
{
	return c->calls->ready ? c->calls->ready(c) : 0;
}

/* 0: the connection is there; -EAGAIN. A hello of a fresh socket always fits. */
static int go_on(struct attempt *t, enum nn_way way)
{
	int rc = 0;

	for (; t->said <= t->lanes; t->said++) {
		ssize_t n;

		rc = nn_sock_dialled(t->fd[t->said]);
		if (rc) {
			return rc == -EAGAIN && nn_now() > t->until ? -ETIMEDOUT : rc;
		}
		t->hello[6] = (uint8_t)t->said;
		n = nn_sock_send(t->fd[t->said], t->hello, HELLO);
		if (n != HELLO) {
			return n < 0 ? (int)n : -EPROTO;
		}
	}
	if (!t->comm) {
		rc = open_comm(way, true, &t->peer, t->fd, t->lanes, &t->comm);
	}
	return rc ? rc : comm_ready(t->comm);
}

static bool is_handle(const struct handle *h, enum nn_way way)
{
	static const uint8_t zeros[sizeof(h->zeros)];

	return memcmp(h->magic, "PLNN", 4) == 0 && h->version == VERSION && h->way == way &&
	       !h->zero && h->lanes <= NN_LANES && le16toh(h->v6) <= 1 && h->port &&
	       memcmp(h->zeros, zeros, sizeof(zeros)) == 0 &&
	       le32toh(h->crc) == nn_crc(h, offsetof(struct handle, crc));
}

static int connect_failed(const struct nn_addr *peer, int rc)
{
	char text[NN_ADDR_TEXT];

	nn_addr_text(peer, text);
	nn_say(NN_LOG_WARN, "a rank that is not known yet at %s, connecting: %s (errno %d)%s", text,
	       strerror(-rc), -rc,
	       rc == -ECONNREFUSED ? ": the process there has ended"
	       : rc == -ETIMEDOUT  ? ": the host, or the link, is gone, or a firewall is between"
				   : "");
	return NN_REMOTE;
}

int nn_connect(void *ctx, int dev, void *handle, void **comm, void **offload)
{
	struct handle h;
	struct attempt *t = NULL;
	struct nn_addr peer;
	int rc = nn_ready("connect");

	(void)ctx;
	(void)offload; /* none is offered */
	*comm = NULL;
	if (rc) {
		return rc;
	}
	memcpy(&h, handle, sizeof(h));
	if (dev < 0 || dev >= (int)nn_room.n_cards || !is_handle(&h, nn_room.card[dev].way)) {
		nn_say(NN_LOG_WARN, "connect() at device %d with what is no handle of this plug-in: "
				    "do all ranks have the same release of Peerlane, and the same "
				    "NCCL_NET_PLUGIN?", dev);
		return NN_ARGUMENT;
	}
	if (h.attempt) {
		t = find_attempt(h.attempt);
		if (!t) {
			nn_say(NN_LOG_WARN, "connect() with a handle of an attempt that has ended");
			return NN_ARGUMENT;
		}
	} else {
		struct nn_addr a = { .port = le16toh(h.port), .v6 = le16toh(h.v6) };

		memcpy(a.at, h.at, sizeof(h.at));
		rc = begin(&h, dev, &t);
		if (rc) {
			return connect_failed(&a, rc);
		}
		h.attempt = t->number;
		memcpy(handle, &h, sizeof(h));
	}
	rc = go_on(t, nn_room.card[dev].way);
	if (rc == -EAGAIN) {
		return NN_OK;
	}
	peer = t->peer;
	if (!rc) {
		*comm = t->comm;
		t->comm = NULL;
	}
	free_attempt(t);
	h.attempt = 0;
	memcpy(handle, &h, sizeof(h));
	return rc ? connect_failed(&peer, rc) : NN_OK;
}

static void drop(struct listener *l, unsigned int i)
{
	l->half[i] = l->half[--l->n];
}

static void take_all(struct listener *l)
{
	struct nn_addr from;
	int fd;

	while (l->n < HALF_OPEN && (fd = nn_sock_accept(l->fd, &from)) >= 0) {
		l->half[l->n++] = (struct half){ .fd = fd, .from = from,
						 .until = nn_now() + HELLO_NS };
	}
}

static void end_coming(struct coming *c, const char *why)
{
	if (why) {
		refused(&c->from, why);
	}
	for (unsigned int i = 0; i <= c->lanes; i++) {
		nn_sock_close(c->fd[i]);
	}
	(void)nn_close(c->comm);
	c->used = false;
}

/* The connection that a hello is of: begun if need be. */
static struct coming *coming_of(struct listener *l, const struct half *h, const char **why)
{
	struct coming *free = NULL;
	const uint8_t *id = h->hello + 8 + NN_TOKEN;
	unsigned int lane = h->hello[6];
	unsigned int lanes = h->hello[7];

	*why = "its hello is not of this plug-in, or another release's";
	if (memcmp(h->hello, "PLNH", 4) != 0 || h->hello[4] != VERSION || h->hello[5] != l->way ||
	    lanes > NN_LANES || lane > lanes) {
		return NULL;
	}
	*why = "it does not have the token";
	if (!same(h->hello + 8, l->token, NN_TOKEN)) {
		return NULL;
	}
	for (unsigned int i = 0; i < COMING; i++) {
		struct coming *c = &l->coming[i];

		if (c->used && memcmp(c->id, id, NN_ID) == 0) {
			*why = "its socket is there already";
			return c->lanes == lanes && c->fd[lane] < 0 ? c : NULL;
		}
		free = c->used ? free : c;
	}
	*why = "too many others are coming";
	if (free) {
		*free = (struct coming){ .used = true, .from = h->from, .lanes = lanes,
					 .until = nn_now() + nn_room.patience };
		memcpy(free->id, id, NN_ID);
		for (unsigned int i = 0; i <= lanes; i++) {
			free->fd[i] = -1;
		}
	}
	return free;
}

/* More of a hello: whether the socket is done with, one way or the other. */
static bool hear(struct listener *l, struct half *h)
{
	const char *why = "it sent no hello in time";
	struct coming *c;
	ssize_t n = nn_sock_recv(h->fd, h->hello + h->have, HELLO - h->have);

	if (n == -EAGAIN || n == -EINTR) {
		if (nn_now() < h->until) {
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
static int go_on_coming(const struct listener *l, struct coming *c, void **comm)
{
	int rc = -EAGAIN;

	if (!c->comm && c->there == c->lanes + 1) {
		rc = open_comm(l->way, false, &c->from, c->fd, c->lanes, &c->comm);
		rc = rc ? rc : -EAGAIN;
	}
	rc = c->comm ? comm_ready(c->comm) : rc;
	if (!rc) {
		*comm = c->comm;
		c->used = false;
		return NN_OK;
	}
	if (rc == -EAGAIN) {
		if (nn_now() > c->until) {
			end_coming(c, "not all of its sockets came, or not what they have to say");
		}
		return NN_OK;
	}
	end_coming(c, strerror(-rc));
	return rc == -ENOMEM || rc == -EMFILE || rc == -ENFILE ? NN_SYSTEM : NN_OK;
}

int nn_accept(void *listener, void **comm, void **offload)
{
	struct listener *l = listener;
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
	struct listener *l = listener;

	if (l) {
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

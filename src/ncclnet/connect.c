/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/* The connecting side of a handshake: see listen.c. */

#include <endian.h>
#include <errno.h>
#include <string.h>

#include "base/crc.h"
#include "ncclnet/handshake.h"

#define AGAIN_NS UINT64_C(100000000) /* between two attempts to reach a host */

/* An attempt to connect. NCCL calls nn_connect() until it succeeds or fails. */
struct attempt {
	struct attempt *next;
	uint64_t number;
	uint64_t until;
	struct nn_ends ends;
	struct nn_comm *comm; /* it has taken the sockets; NULL: not yet */
	unsigned int conns;
	unsigned int said; /* sockets on which a hello was sent */
	int why;	   /* error of the last try to reach the host; 0 */
	uint64_t again;	   /* time of the next try */
	int fd[NN_CONNS + 1];
	uint8_t hello[HELLO];
};
static struct attempt *attempts; /* under nn_ctx.lock */
static uint64_t attempt_last;

static void end_attempt(struct attempt *t)
{
	for (unsigned int i = 0; i <= t->conns; i++) {
		nn_sock_close(t->fd[i]);
	}
	(void)nn_close(t->comm);
	nn_free(t);
}

static void free_attempt(struct attempt *t)
{
	struct attempt **at;

	lock_acquire(&nn_ctx.lock);
	for (at = &attempts; *at && *at != t; at = &(*at)->next) {
	}
	if (*at) {
		*at = t->next;
	}
	lock_release(&nn_ctx.lock);
	end_attempt(t);
}

void nn_dial_close(void)
{
	while (attempts) {
		struct attempt *t = attempts;

		attempts = t->next;
		end_attempt(t);
	}
}

/* Dials socket i. t->fd[i] is the socket then, or -1 if it has to be dialled again. Returns 0 or
 * -errno. */
static int dial(struct attempt *t, unsigned int i)
{
	int fd = sys_tcp_dial(&t->ends.other);

	t->fd[i] = fd < 0 ? -1 : fd;
	if (fd < 0 && sys_tcp_may_come(fd)) {
		t->why = fd;
		t->again = clock_now_ns() + AGAIN_NS;
		return 0;
	}
	return fd < 0 ? fd : 0;
}

/* Continues to dial socket i. Returns 0 once it is connected, -EAGAIN before, or the error. */
static int dialled(struct attempt *t, unsigned int i)
{
	uint64_t now = clock_now_ns();
	int rc = t->fd[i] < 0 && now >= t->again ? dial(t, i) : 0;

	if (rc) {
		return rc;
	}
	rc = t->fd[i] < 0 ? -EAGAIN : sys_tcp_dialled(t->fd[i]);
	if (sys_tcp_may_come(rc)) {
		nn_sock_close(t->fd[i]);
		t->fd[i] = -1;
		t->why = rc;
		t->again = now + AGAIN_NS;
		rc = -EAGAIN;
	}
	return rc != -EAGAIN || now <= t->until ? rc : t->why ? t->why : -ETIMEDOUT;
}

static bool is_another_host(uint32_t here)
{
	return here && nn_here() && here != nn_here();
}

static int begin(const struct nn_handle *h, struct attempt **out)
{
	struct attempt *t = nn_alloc(sizeof(*t));
	uint32_t told = htole32(nn_patience_told());
	int rc = t ? 0 : -ENOMEM;

	if (rc) {
		return rc;
	}
	t->until = clock_now_ns() + nn_ctx.patience;
	t->conns = h->conns < nn_ctx.conns ? h->conns : nn_ctx.conns;
	t->ends.sends = true;
	t->ends.other = (struct sys_addr){ .port = le16toh(h->port),
					   .v6 = le16toh(h->v6),
					   .scope = le32toh(h->scope) };
	memcpy(t->ends.other.at, h->at, sizeof(h->at));
	t->ends.patience = nn_patience_of_both(le32toh(h->patience), &t->ends.other);
	memcpy(t->hello, "PLNH", 4);
	t->hello[4] = VERSION;
	t->hello[5] = h->way;
	t->hello[7] = (uint8_t)t->conns;
	memcpy(t->hello + 8, h->token, NN_TOKEN);
	memcpy(t->hello + 8 + NN_TOKEN + NN_ID, &told, sizeof(told));
	rc = nn_random(t->hello + 8 + NN_TOKEN, NN_ID);
	rc = rc									    ? rc
	     : is_another_host(le32toh(h->here)) && nn_addr_is_ours(&t->ends.other) ? -EADDRINUSE
										    : 0;
	for (unsigned int i = 0; i <= t->conns; i++) {
		t->fd[i] = -1;
		rc = rc ? rc : dial(t, i);
	}
	lock_acquire(&nn_ctx.lock);
	t->number = ++attempt_last;
	t->next = attempts;
	attempts = t;
	lock_release(&nn_ctx.lock);
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

	lock_acquire(&nn_ctx.lock);
	for (t = attempts; t && t->number != number; t = t->next) {
	}
	lock_release(&nn_ctx.lock);
	return t;
}

int nn_comm_open(enum nn_way way, const struct nn_ends *ends, int *fd, unsigned int conns,
		 struct nn_comm **out)
{
	int rc;

	if (way == NN_STREAM) {
		rc = nn_stream_open(ends, fd, conns, out);
	} else {
		for (unsigned int i = 1; i <= conns; i++) {
			nn_sock_close(fd[i]); /* nobody of this plug-in makes them */
		}
		rc = nn_remote_open(ends, fd[0], out);
	}
	for (unsigned int i = 0; i <= conns; i++) {
		fd[i] = -1;
	}
	return rc;
}

int nn_comm_ready(struct nn_comm *c)
{
	return c->calls->ready ? c->calls->ready(c) : 0;
}

/* 0: the connection is there; -EAGAIN. A hello of a fresh socket always fits. */
static int go_on(struct attempt *t, enum nn_way way)
{
	int rc = 0;

	for (; t->said <= t->conns; t->said++) {
		ssize_t n;

		rc = dialled(t, t->said);
		if (rc) {
			return rc;
		}
		t->hello[6] = (uint8_t)t->said;
		n = sys_tcp_send(t->fd[t->said], t->hello, HELLO);
		if (n != HELLO) {
			return n < 0 ? (int)n : -EPROTO;
		}
	}
	if (!t->comm) {
		rc = nn_comm_open(way, &t->ends, t->fd, t->conns, &t->comm);
	}
	return rc ? rc : nn_comm_ready(t->comm);
}

static bool is_handle(const struct nn_handle *h, enum nn_way way)
{
	static const uint8_t zeros[sizeof(h->zeros)];

	return memcmp(h->magic, "PLNN", 4) == 0 && h->version == VERSION && h->way == way &&
	       !h->zero && h->conns <= NN_CONNS && h->patience && le16toh(h->v6) <= 1 && h->port &&
	       memcmp(h->zeros, zeros, sizeof(zeros)) == 0 &&
	       le32toh(h->crc) == crc32_more(0, h, offsetof(struct nn_handle, crc));
}

static int connect_failed(const struct sys_addr *other, int rc)
{
	char text[SYS_ADDR_TEXT];

	sys_addr_text(other, text);
	nn_say(NN_LOG_WARN, "a rank that is not known yet at %s, connecting: %s (errno %d)%s", text,
	       nn_words(rc), -rc,
	       rc == -ECONNREFUSED ? ": the process there has ended"
	       : rc == -ETIMEDOUT  ? ": the host, or the link, is gone, or a firewall is between"
	       : rc == -EADDRINUSE
		       ? ": this host has that address, too, so it does not lead to the other; "
			 "NCCL_SOCKET_IFNAME names the interface between them"
	       : sys_tcp_may_come(rc) ? ": no route to that host came up in PEERLANE_TCP_TIMEOUT"
				      : "");
	return NN_REMOTE;
}

int nn_connect(void *ctx, int dev, void *handle, void **comm, void **offload)
{
	struct nn_handle h;
	struct attempt *t = NULL;
	struct sys_addr other;
	int rc = nn_ready("connect");

	(void)ctx;
	(void)offload; /* none is offered */
	*comm = NULL;
	if (rc) {
		return rc;
	}
	memcpy(&h, handle, sizeof(h));
	if (dev < 0 || dev >= (int)nn_ctx.n_cards || !is_handle(&h, nn_ctx.card[dev].way)) {
		nn_say(NN_LOG_WARN,
		       "connect() at device %d with what is no handle of this plug-in: "
		       "do all ranks have the same release of Peerlane, and the same "
		       "NCCL_NET_PLUGIN?",
		       dev);
		return NN_ARGUMENT;
	}
	if (h.attempt) {
		t = find_attempt(h.attempt);
		if (!t) {
			nn_say(NN_LOG_WARN, "connect() with a handle of an attempt that has ended");
			return NN_ARGUMENT;
		}
	} else {
		struct sys_addr a = { .port = le16toh(h.port), .v6 = le16toh(h.v6) };

		memcpy(a.at, h.at, sizeof(h.at));
		rc = begin(&h, &t);
		if (rc) {
			return connect_failed(&a, rc);
		}
		h.attempt = t->number;
		memcpy(handle, &h, sizeof(h));
	}
	rc = go_on(t, nn_ctx.card[dev].way);
	if (rc == -EAGAIN) {
		return NN_OK;
	}
	other = t->ends.other;
	if (!rc) {
		*comm = t->comm;
		t->comm = NULL;
	}
	free_attempt(t);
	h.attempt = 0;
	memcpy(handle, &h, sizeof(h));
	return rc ? connect_failed(&other, rc) : NN_OK;
}

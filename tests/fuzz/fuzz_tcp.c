/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/*
 * What other processes say to the mover `tcp`: its sections of blobs whose head and checksum are
 * right; requests, from the first byte of a connection on and from one that has proved itself; and
 * answers to requests of this side. Over a socket pair, in this thread.
 */

#include <errno.h>
#include <sys/socket.h>
#include <unistd.h>

#include <peerlane/peerlane.h>

#include "fuzz.h"

#include "api/remotes.h"
#include "base/config.h"
#include "dev/dev.h"
#include "move/tcp/incoming.h"
#include "move/tcp/outgoing.h"

#define SPACE 8192u /* of granted memory; what lies around it must not change */

static struct pl_ctx *ctx;
static struct pl_remote *met; /* connected, with nobody */
static struct tcp_remote *to; /* it */
static struct config config;
static struct tcp far; /* whom requests come to: it does not listen */
static struct tcp_remote far_remote;
static struct tcp_grant far_grant;
static unsigned char memory[3 * SPACE];

static void blob_of(struct blob *b, enum blob_kind kind, const uint8_t *section, size_t len)
{
	struct blob_head head = { .kind = kind, .process = 5, .len = SPACE, .rights = ~0u };

	blob_begin(b, &head);
	fuzz_assert(blob_add(b, "tcp", section, len) == 0);
	blob_end(b);
}

static void begin(void)
{
	unsigned char section[TCP_SECTION_MAX];
	struct remote *base;
	struct tcp_section card;
	struct blob b;

	fuzz_assert(pl_open(NULL, &ctx) == 0 && pl_remote_open(ctx, &met) == 0);
	fuzz_assert(remote_begin(met, &base) == 0);
	to = tcp_remote_of(base);
	remote_end(met);
	card = to->mine;
	card.id[0]++;
	blob_of(&b, BLOB_REMOTE, section, tcp_section_put(&card, section));
	fuzz_assert(pl_remote_connect(met, b.at, b.len) == 0);
	to->theirs.n = 0; /* nobody is dialled */
	config = *to->tcp->config;
	far.config = &config;
	far.net = atomic_load(&to->tcp->net);
	far.trusts = true;
	far.patience = 1000000;
	far.conns_max = 16;
	lock_init(&far.lock, RANK_TCP);
	(void)pthread_cond_init(&far.changed, NULL);
	far_remote.tcp = &far;
	lock_init(&far_remote.lock, RANK_TCP_REMOTE);
	(void)pthread_cond_init(&far_remote.changed, NULL);
	far.remotes = &far_remote;
	far_grant = (struct tcp_grant){ .g = { .base = (uintptr_t)memory + SPACE,
					       .len = SPACE,
					       .rights = REMOTE_MAY_READ | REMOTE_MAY_WRITE |
							 REMOTE_MAY_ATOMIC },
					.tcp = &far };
	far.grants = &far_grant;
}

static void pair(int fd[2])
{
	fuzz_assert(socketpair(AF_UNIX, SOCK_STREAM | SOCK_NONBLOCK | SOCK_CLOEXEC, 0, fd) == 0);
}

static void cards(const uint8_t *data, size_t len)
{
	struct tcp_section c;
	struct pl_region *g = NULL;
	struct blob b;
	int rc = tcp_section_get(data, len, &c);

	fuzz_assert(rc == 0 || rc == -EINVAL);
	if (!rc) {
		unsigned char again[TCP_SECTION_MAX];

		fuzz_assert(tcp_section_put(&c, again) == len && memcmp(again, data, len) == 0);
	}
	blob_of(&b, BLOB_REGION, data, len);
	rc = pl_region_open(met, b.at, b.len, &g);
	fuzz_assert(rc == 0 || rc == -EINVAL);
	pl_region_close(g);
}

/* A connection that says this, from its first byte on or as one that has proved itself. */
static void requests(const uint8_t *data, size_t len, bool known)
{
	struct tcp_in p = { .tcp = &far,
			    .state = known ? IN_HEAD : IN_FIRST,
			    .known = known,
			    .remote = known ? &far_remote : NULL };
	unsigned char drain[65536];
	const char *why = "";
	int fd[2];
	int rc;

	pair(fd);
	conn_init(&p.conn, fd[0], far.net, far.patience);
	far.in = &p;
	far_remote.seen = 0;
	far_remote.served = 1;
	fuzz_assert(send(fd[1], data, len, MSG_NOSIGNAL) == (ssize_t)len);
	(void)shutdown(fd[1], SHUT_WR);
	memset(memory, 0x5a, sizeof(memory));
	/* It ends: what is said does. */
	for (unsigned int i = 0; i < 100000; i++) {
		rc = tcp_in_step(&p, &why);
		if (rc && rc != -EAGAIN) {
			break;
		}
		while (recv(fd[1], drain, sizeof(drain), 0) > 0) {
		}
	}
	fuzz_assert(rc < 0 && rc != -EAGAIN);
	fuzz_assert(known || !tcp_in_is_known(&p)); /* nobody guesses a key */
	for (size_t i = 0; i < SPACE; i++) {
		fuzz_assert(memory[i] == 0x5a && memory[2 * SPACE + i] == 0x5a);
	}
	lock_acquire(&far.lock);
	tcp_in_leave(&p);
	lock_release(&far.lock);
	tcp_in_let_go(&p);
	conn_close(&p.conn);
	(void)close(fd[1]);
	far.in = NULL;
	fuzz_assert(!far_remote.copying && !far_remote.old && !far_grant.users);
	far_remote.mail.n = 0;
	far_remote.mail.next = 0;
}

/* Answers of another process to a request, on a line that was dialled. */
static void answers(const uint8_t *data, size_t len)
{
	static const enum frame_what kinds[] = { FRAME_GET,  FRAME_PUT,	 FRAME_ADD, FRAME_PING,
						 FRAME_GETV, FRAME_PUTV, FRAME_GET, FRAME_PUT };
	enum frame_what what = kinds[data[0] / 4 % 8];
	bool list = frame_is_list(what);
	struct dev_piece v[3] = { { .len = 1 }, { .len = 20 } };
	struct frame_request q = { .what = what,
				   .len = what == FRAME_PING  ? 0
					  : what == FRAME_ADD ? 8
							      : 1 + data[0] * 16u };
	struct tcp_out *l = calloc(1, sizeof(*l));
	uint64_t value;
	int fd[2];
	int rc;

	fuzz_assert(l != NULL);
	pair(fd);
	conn_init(&l->conn, fd[0], far.net, far.patience);
	l->live = fd[0];
	l->rail = -1;
	l->epoch = to->epoch;
	l->all = to->conns;
	to->conns = l;
	to->idle = l;
	to->n_conns++;
	fuzz_assert(send(fd[1], data + 1, len - 1, MSG_NOSIGNAL) == (ssize_t)len - 1);
	(void)shutdown(fd[1], SHUT_WR);
	memset(memory, 0x5a, sizeof(memory));
	v[2].len = q.len - 21;
	for (size_t i = 0, at = 0; list && i < 3; at += v[i++].len) {
		void *far_off = (void *)(uintptr_t)(100 * i);

		v[i].dst = what == FRAME_PUTV ? far_off : memory + SPACE + at;
		v[i].src = what == FRAME_PUTV ? memory + SPACE + at : far_off;
	}
	q.value = list ? 3 : 0;
	rc = tcp_ask(to, &q, (struct tcp_bytes){ .at = memory + SPACE, .pieces = list ? v : NULL },
		     &value);
	fuzz_assert(rc <= 0);
	for (size_t i = 0; i < SPACE; i++) {
		fuzz_assert(memory[i] == 0x5a && memory[2 * SPACE + i] == 0x5a);
	}
	for (size_t i = q.len; i < SPACE; i++) {
		fuzz_assert(memory[SPACE + i] == 0x5a);
	}
	tcp_outs_free(to);
	(void)close(fd[1]);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t len)
{
	if (!ctx) {
		begin();
	}
	if (len < 2 || len > 3000) {
		return 0;
	}
	switch (data[0] % 4) {
	case 0:
		cards(data + 1, len - 1);
		break;
	case 1:
		requests(data + 1, len - 1, false);
		break;
	case 2:
		requests(data + 1, len - 1, true);
		break;
	default:
		answers(data + 1, len - 1);
	}
	return 0;
}

/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#include "move/tcp/outgoing.h"

#include <errno.h>
#include <string.h>

#include "base/config.h"
#include "base/error.h"
#include "dev/dev.h"
#include "move/pieces.h"

extern const struct mover_ops tcp_mover;

/* For the planner, before the process has measured its own rates: a request and its answer; TLS on
 * one processor. */
#define SETUP_NS 30000
#define BYTES_PER_NS 1.5
#define CPU_NS_PER_KIB 500

#define SHAKE_NS UINT64_C(5000000000) /* that a stranger has to prove itself */
#define CONNS 16u		      /* to one remote, unless the tunable says more or less */

static void init(struct mover *m, const struct move_env *env)
{
	struct tcp *t = tcp_of(m);
	const struct config *c = env->config;

	t->config = c;
	m->off = c && c->remotes && strcmp(c->remotes, "auto") != 0 &&
		 strcmp(c->remotes, "tcp") != 0;
	t->trusts = c && c->tcp_trust;
	t->conns_max = c && c->tcp_connections ? (unsigned int)c->tcp_connections : CONNS;
	t->patience = (c ? c->remote_timeout : 10) * UINT64_C(1000000000);
	atomic_init(&t->shake_ns, SHAKE_NS);
	t->listener.fd = t->listener.epoll = t->listener.wake = -1;
	lock_init(&t->lock, RANK_TCP);
	(void)pthread_cond_init(&t->changed, NULL);
}

static void finish(struct mover *m)
{
	struct tcp *t = tcp_of(m);

	tcp_unlisten(t);
	for (unsigned int i = 0; i < t->n_streams; i++) {
		tcp_stream_end(&t->streams[i]);
	}
	(void)pthread_cond_destroy(&t->changed);
	lock_finish(&t->lock);
}

static void describe(const struct mover *m, const struct move_ask *ask, struct move_offer *offer)
{
	const struct region *g = ends_region(&ask->dst, &ask->src);

	*offer = (struct move_offer){ .align_mem = 1,
				      .align_off = 1,
				      .setup_ns = SETUP_NS,
				      .bytes_per_ns = BYTES_PER_NS,
				      .cpu_ns_per_kib = CPU_NS_PER_KIB };
	if (!g || g->remote->mover != m) {
		offer->refuse = PL_REASON_NO_REMOTE;
	} else if (!ask_slab(ask) && ask_mem(ask)->kind == END_MEM &&
		   !end_is_mem(ask_mem(ask), MEM_HOST_ADDRESSABLE)) {
		offer->refuse = PL_REASON_NOT_HOST_ADDRESSABLE;
	}
}

static char *near_of(const struct dev_piece *p, bool write)
{
	return write ? (char *)(uintptr_t)p->src : p->dst;
}

/* Carries an operation of many pieces. FRAME_PIECES of them are one request, so the way there and
 * back is waited for once for all. Pieces that lie one behind the other in a slab go without a
 * copy. */
static ssize_t run_list(struct move_op *op)
{
	const struct tcp_region *g = tcp_region_of(op_outer(op)->region);
	struct tcp_remote *r = tcp_remote_of(op_outer(op)->region->remote);
	bool write = op_writes(op);
	size_t at = 0;

	if (!op_pieces_fit(op, 1, FRAME_MOST)) {
		return op->res = err_set(EINVAL, "a piece leaves the region");
	}
	while (at < op->n_pieces) {
		struct frame_request q = { .what = write ? FRAME_PUTV : FRAME_GETV,
					   .number = g->number,
					   .secret = g->secret };
		const struct dev_piece *v = op->pieces;
		char *near = near_of(&v[at], write);
		struct tcp_bytes b = { .at = near,
				       .ours = end_is_mem(write ? &op->src : &op->dst, MEM_SLAB),
				       .pieces = v + at };
		int rc;

		for (;
		     at < op->n_pieces && q.value < FRAME_PIECES && v[at].len <= FRAME_MOST - q.len;
		     at++, q.value++) {
			b.ours = b.ours && near_of(&v[at], write) == near + q.len;
			q.len += (uint32_t)v[at].len;
		}
		rc = tcp_ask(r, &q, b, NULL);
		if (rc) {
			return op->res = tcp_fails(r, rc, write ? "a write" : "a read");
		}
	}
	return op->res = (ssize_t)op->len;
}

static ssize_t run(struct mover *m, struct move_op *op)
{
	const struct end *far = op_outer(op);
	const struct tcp_region *g = tcp_region_of(far->region);
	struct tcp_remote *r = tcp_remote_of(far->region->remote);
	bool write = op_writes(op);

	(void)m;
	if (op->n_pieces) {
		return run_list(op);
	}
	while (op->moved < op->len) {
		size_t left = op->len - op->moved;
		struct frame_request q = { .what = write ? FRAME_PUT : FRAME_GET,
					   .len = left < FRAME_MOST ? (uint32_t)left : FRAME_MOST,
					   .number = g->number,
					   .secret = g->secret,
					   .off = op_off(op) };
		struct tcp_bytes b = { .at = op_mem(op),
				       .ours = end_is_mem(write ? &op->src : &op->dst, MEM_SLAB) };
		int rc = tcp_ask(r, &q, b, NULL);

		if (rc) {
			op->res = tcp_fails(r, rc, write ? "a write" : "a read");
			return op->res;
		}
		op->moved += q.len;
	}
	op->res = (ssize_t)op->len;
	return op->res;
}

static const struct remote_beside_ops beside = {
	.notify = tcp_notify,
	.next = tcp_next,
	.atomic = tcp_atomic,
};

static const struct remote_ops remotes = {
	.turn = 2, /* behind those that need an adapter for it */
	.open = tcp_remote_open,
	.blob = tcp_remote_blob,
	.connect = tcp_remote_connect,
	.shut = tcp_remote_shut,
	.free_remote = tcp_remote_free,
	.way = tcp_remote_way,
	.sources = true,
	.grant = tcp_grant,
	.grant_blob = tcp_grant_blob,
	.revoke = tcp_revoke,
	.region = tcp_region,
	.free_region = tcp_region_free,
	.beside = &beside,
	.door = &tcp_doors,
};

const struct mover_ops tcp_mover = {
	.size = sizeof(struct tcp),
	.init = init,
	.finish = finish,
	.name = "tcp",
	.help = "TCP, encrypted by TLS",
	.joins = 1u << END_REMOTE,
	.traits = MOVER_STAGES | MOVER_RELAYS | MOVER_PIECES,
	.describe = describe,
	.run = run,
	.remote = &remotes,
};

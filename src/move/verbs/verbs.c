/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#include "move/verbs/mail.h"

#include <errno.h>
#include <string.h>

#include "base/config.h"

#include "base/bits.h"
#include "base/clock.h"

extern const struct mover_ops verbs_mover;

#define SETUP_NS 3000
#define CPU_NS_PER_KIB .1

static const struct nic_ops nic_ops = {
	.open = verbs_open,
	.reg = mrs_reg,
	.unreg = mrs_unreg,
	.conn = prove_conn,
	.read = prove_read,
	.write = prove_write,
	.remotes = {
		.size = sizeof(struct verbs_remote),
		.make = verbs_remote_make,
		.unmake = verbs_remote_unmake,
		.in = sizeof(struct mail_in),
		.out = sizeof(struct mail_out),
		.box = { mail_read_count, mail_has_gone },
		.settle = mail_settle,
		.put = mail_put,
	},
};

static void init(struct mover *m, const struct move_env *env)
{
	struct verbs *v = verbs_of(m);

	v->config = env->config;
	m->off = v->config && v->config->remotes && strcmp(v->config->remotes, "auto") != 0 &&
		 strcmp(v->config->remotes, "verbs") != 0;
	v->times = reconnect_usual;
	nic_init(&v->base, &nic_ops, env->mem);
	lock_init(&v->lock, RANK_VERBS);
	lock_init(&v->remotes_lock, RANK_VERBS_REMOTES);
}

static void finish(struct mover *m)
{
	struct verbs *v = verbs_of(m);

	nic_prove_finish(&v->base);
	nic_finish(&v->base);
	verbs_close(v);
	lock_finish(&v->remotes_lock);
	lock_finish(&v->lock);
}

static const struct verbs_remote *remote_of(const struct move_ask *ask)
{
	const struct region *r = ends_region(&ask->dst, &ask->src);

	return r ? (const struct verbs_remote *)(const void *)r->remote : NULL;
}

/* Whether a NIC that the region is reached by has the memory; all of them register it. Operations
 * go by those that have it. */
static enum move_reach reach_of(struct verbs *m, const struct verbs_remote *r,
				const struct move_ask *ask, bool going)
{
	const struct end *e = ask_mem(ask);
	const struct verbs_region *g =
		(const struct verbs_region *)(const void *)ends_region(&ask->dst, &ask->src);
	struct dev *dev =
		end_is_mem(e, MEM_DEVICE) && !end_is_mem(e, MEM_HOST_ADDRESSABLE) ? e->dev : NULL;
	/* A driver is not asked for a device's memory while a stream waits for the transfer. */
	bool never = dev && ask->waited;
	bool now = going && !never;
	bool later = !going && !never;
	unsigned int near = near_wires(r, g, e);
	bool has = false;
	bool lacks = false;

	if (dev && now && e == &ask->dst && dev->share.flush(dev)) {
		return MOVE_REACH_NOT; /* its kernels might see old bytes */
	}
	/* All of the near ones register it; of the others one, if these cannot. */
	for (unsigned int i = 0; i < 2 * r->n && !(has && i >= r->n); i++) {
		const struct wire *w = r->wires[i % r->n];
		struct nic_known known;
		int rc;

		if ((near >> i % r->n & 1) != (i < r->n) || !atomic_load(&w->up) ||
		    !g->key[w->there].known) {
			continue;
		}
		rc = nic_find(&m->base, w->rail->nic_at, e, (size_t)ask->len, now, &known);
		has = has || !rc || (later && rc == -ENOENT);
		lacks = lacks || rc;
	}
	/* Without a wire it is tried, and says what failed. */
	return has || !lacks ? MOVE_REACH_YES : MOVE_REACH_NOT;
}

/* The lanes of wires that are not near to the memory, while others are. */
static unsigned int far_lanes(const struct verbs_remote *r, const struct move_ask *ask)
{
	const struct verbs_region *g =
		(const struct verbs_region *)(const void *)ends_region(&ask->dst, &ask->src);
	unsigned int near = near_wires(r, g, ask_mem(ask));
	unsigned int far = 0;

	for (unsigned int i = 0; i < r->n; i++) {
		const struct wire *w = r->wires[i];

		if (*w->name && atomic_load(&w->up) && g->key[w->there].known && !(near >> i & 1)) {
			far |= 1u << w->lane;
		}
	}
	return far;
}

static void survey(struct mover *m, struct move_ask *ask, unsigned int what)
{
	const struct verbs_remote *r = remote_of(ask);

	if (!(what & SURVEY_ENDS) || !r || r->base.base.mover != m) {
		return;
	}
	ask->lanes = r->lanes.n > 1 ? &r->lanes : NULL;
	ask->far = 0;
	if (ask_mem(ask)->kind != END_MEM) {
		return; /* two remotes, or a file: slabs are between them */
	}
	if (ask->lanes) {
		ask->far = far_lanes(r, ask);
	}
	if (!ask_slab(ask)) {
		ask->reach = reach_of(verbs_of(m), r, ask, what & (SURVEY_GOING | SURVEY_OPEN));
	}
}

static void describe(const struct mover *m, const struct move_ask *ask, struct move_offer *offer)
{
	const struct verbs_remote *r = remote_of(ask);

	*offer = (struct move_offer){ .align_mem = 1,
				      .align_off = 1,
				      .setup_ns = SETUP_NS,
				      .bytes_per_ns = 0,
				      .cpu_ns_per_kib = CPU_NS_PER_KIB };
	if (!r || r->base.base.mover != m) {
		offer->refuse = PL_REASON_NO_REMOTE;
		return;
	}
	for (unsigned int i = 0; i < r->n; i++) {
		const struct wire *w = r->wires[i];

		if (atomic_load_explicit(&w->up, memory_order_relaxed) &&
		    !(ask->far >> w->lane & 1)) {
			offer->bytes_per_ns += w->here.bytes_per_ns;
		}
	}
	if (offer->bytes_per_ns <= 0) {
		offer->bytes_per_ns = 1; /* it is tried, and says what failed */
	}
	if (ask->reach == MOVE_REACH_NOT && !ask_slab(ask)) {
		offer->refuse = PL_REASON_NOT_REGISTERED;
	}
}

/* Whether a wire that is up leads to a NIC that has the region: by another an operation would fail
 * again, for ever. */
static bool is_reached(const struct verbs_remote *r, const struct verbs_region *g)
{
	for (unsigned int i = 0; i < r->n; i++) {
		if (atomic_load(&r->wires[i]->up) && g->key[r->wires[i]->there].known) {
			return true;
		}
	}
	return false;
}

/* The reason why an operation may be tried again. A failed wire is avoided from then on. Memory
 * that a remote does not grant fails on every wire. */
static enum pl_reason failed(struct mover *m, const struct move_op *op)
{
	const struct region *region = ends_region(&op->dst, &op->src);
	const struct verbs_remote *r = (const struct verbs_remote *)(const void *)region->remote;

	(void)m;
	if (op->n_pieces) {
		return PL_REASON_NONE; /* they have been tried by every wire */
	}
	if (op->res == -EIO && !end_is_mem(ends_mem(&op->dst, &op->src), MEM_SLAB)) {
		/* The NICs of the remaining wires may not access the GPU's memory. */
		return PL_REASON_NOT_REGISTERED;
	}
	return is_of_rail((int)-op->res) && is_reached(r, region_of(op_outer(op)))
		       ? PL_REASON_LANE_FAILED
		       : PL_REASON_NONE;
}

static uint64_t background(struct mover *m)
{
	struct verbs *v = verbs_of(m);
	uint64_t next;

	events_step(v);
	next = reconnect_step(m);
	return next == MOVE_NEVER ? next : min_u64(next, clock_now_ns() + v->times.event_ns);
}

static ssize_t run(struct mover *m, struct move_op *op)
{
	return op->n_pieces ? list_run(verbs_of(m), op) : post_run(m, op);
}

static const struct remote_beside_ops beside = {
	.notify = nic_notify,
	.next = nic_next,
	.atomic = atomics_run,
};

static const struct remote_ops remotes = {
	.open = nic_remote_open,
	.blob = verbs_remote_blob,
	.connect = verbs_remote_connect,
	.shut = verbs_remote_shut,
	.free_remote = nic_remote_free,
	.grant = verbs_grant,
	.grant_blob = verbs_grant_blob,
	.revoke = nic_revoke,
	.region = verbs_region,
	.free_region = verbs_region_free,
	.beside = &beside,
};

const struct mover_ops verbs_mover = {
	.size = sizeof(struct verbs),
	.init = init,
	.finish = finish,
	.name = "verbs",
	.help = "RDMA by a NIC",
	.joins = 1u << END_REMOTE,
	.traits = MOVER_STAGES | MOVER_RELAYS | MOVER_PIECES | MOVER_LINKS,
	.survey = survey,
	.describe = describe,
	.failed = failed,
	.run = run,
	.channel = &verbs_channels,
	.memory = &nic_memory,
	.background = background,
	.remote = &remotes,
};

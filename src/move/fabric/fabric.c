/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#include "move/fabric/fabric.h"

#include <errno.h>
#include <string.h>

#include "base/config.h"

extern const struct mover_ops fabric_mover;

#define SETUP_NS 10000
#define BYTES_PER_NS 1.0 /* of an adapter that does not say its speed */
#define CPU_NS_PER_KIB 1

static const struct nic_ops nic_ops = {
	.open = fabric_open,
	.reg = fabric_reg,
	.unreg = fabric_unreg,
	.conn = fabric_conn,
	.read = fabric_read,
	.write = fabric_write,
	.flush = fabric_flush,
	.atomics_by_one = true,
	.remotes = {
		.size = sizeof(struct fabric_remote),
		.make = fabric_remote_make,
		.unmake = fabric_remote_unmake,
		.in = sizeof(struct mail_ring),
		.out = sizeof(struct fabric_out),
		.box = { fabric_read_taken, fabric_has_gone },
		.put = fabric_put,
	},
};

static void init(struct mover *m, const struct move_env *env)
{
	struct fabric *f = fabric_of(m);
	const struct config *c = env->config;

	f->config = c;
	/* Off unless the tunable `remotes` is "fabric": no adapter has proven this mover yet, and
	 * unlike tcp it encrypts nothing. */
	m->off = c && (!c->remotes || strcmp(c->remotes, "fabric") != 0);
	f->patience_ns = (c ? c->remote_timeout : 10) * UINT64_C(1000000000);
	f->wake = -1;
	lock_init(&f->lock, RANK_FABRIC);
	nic_init(&f->base, &nic_ops, env->mem);
}

static void finish(struct mover *m)
{
	struct fabric *f = fabric_of(m);

	nic_prove_finish(&f->base);
	fabric_serve_end(f);
	nic_finish(&f->base);
	fabric_close(f);
	lock_finish(&f->lock);
}

static struct fabric_remote *remote_of(const struct mover *m, const struct move_ask *ask)
{
	struct region *r = ends_region(&ask->dst, &ask->src);

	return r && r->remote->mover == m ? fabric_remote_of(r->remote) : NULL;
}

/* Whether the cards have the memory, or can have it now. */
static enum move_reach reach_of(struct fabric *f, const struct fabric_remote *r,
				const struct move_ask *ask, bool going)
{
	const struct end *e = ask_mem(ask);
	struct dev *dev =
		end_is_mem(e, MEM_DEVICE) && !end_is_mem(e, MEM_HOST_ADDRESSABLE) ? e->dev : NULL;

	/* A driver is not asked for a device's memory while a stream waits for the transfer; nor is
	 * memory used into which writes are not seen by its kernels. */
	if (dev && going && e == &ask->dst && dev->share.flush(dev)) {
		return MOVE_REACH_NOT;
	}
	for (unsigned int i = 0; i < r->n; i++) {
		struct nic_known known;
		int rc = fabric_find(f, r->wires[i].card_at, e, (size_t)ask->len, going, &known);

		if (rc && (rc != -ENOENT || going || (dev && ask->waited))) {
			return MOVE_REACH_NOT;
		}
	}
	return MOVE_REACH_YES;
}

static void survey(struct mover *m, struct move_ask *ask, unsigned int what)
{
	const struct fabric_remote *r = remote_of(m, ask);

	if (what & SURVEY_ENDS && r && ask_mem(ask)->kind == END_MEM && !ask_slab(ask)) {
		bool never = ask->waited && end_is_mem(ask_mem(ask), MEM_DEVICE) &&
			     !end_is_mem(ask_mem(ask), MEM_HOST_ADDRESSABLE);

		ask->reach = reach_of(fabric_of(m), r, ask,
				      what & (SURVEY_GOING | SURVEY_OPEN) && !never);
	}
}

static void describe(const struct mover *m, const struct move_ask *ask, struct move_offer *offer)
{
	const struct fabric_remote *r = remote_of(m, ask);

	*offer = (struct move_offer){ .align_mem = 1,
				      .align_off = 1,
				      .setup_ns = SETUP_NS,
				      .cpu_ns_per_kib = CPU_NS_PER_KIB };
	if (!r) {
		offer->refuse = PL_REASON_NO_REMOTE;
		return;
	}
	for (unsigned int i = 0; i < r->n; i++) {
		double speed = r->wires[i].card->is.bytes_per_ns;

		offer->bytes_per_ns += speed > 0 ? speed : BYTES_PER_NS;
	}
	if (ask->reach == MOVE_REACH_NOT && !ask_slab(ask)) {
		offer->refuse = PL_REASON_NOT_REGISTERED;
	}
}

static const struct remote_beside_ops beside = {
	.notify = nic_notify,
	.next = nic_next,
	.atomic = fabric_atomic,
};

static const struct remote_ops remotes = {
	.turn = 1, /* behind verbs, before tcp */
	.open = nic_remote_open,
	.blob = fabric_remote_blob,
	.connect = fabric_remote_connect,
	.shut = fabric_remote_shut,
	.free_remote = nic_remote_free,
	.way = fabric_remote_way,
	.grant = fabric_grant,
	.grant_blob = fabric_grant_blob,
	.revoke = nic_revoke,
	.region = fabric_region,
	.free_region = fabric_region_free,
	.beside = &beside,
};

const struct mover_ops fabric_mover = {
	.size = sizeof(struct fabric),
	.init = init,
	.finish = finish,
	.name = "fabric",
	.help = "remote memory access by libfabric",
	.joins = 1u << END_REMOTE,
	.traits = MOVER_STAGES | MOVER_RELAYS | MOVER_PIECES,
	.survey = survey,
	.describe = describe,
	.run = fabric_run,
	.memory = &nic_memory,
	.remote = &remotes,
};

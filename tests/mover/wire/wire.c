/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

#include "wire.h"

#include <errno.h>
#include <pthread.h>
#include <stdlib.h>
#include <unistd.h>

#include "base/alloc.h"
#include "base/error.h"
#include "base/lock.h"
#include "base/range.h"
#include "base/text.h"
#include "dev/dev.h"
#include "move/move.h"
#include "sys/sys.h"

extern const struct mover_ops wire_mover;

struct wire_seen wire_seen;
atomic_bool wire_blocks;
void (*_Atomic wire_after)(const struct move_op *op);
atomic_bool wire_hangs;
atomic_int wire_hanging;
atomic_int wire_refuses;

/* What was granted, in all contexts. */
struct wire_grant {
	struct grant g; /* first */
	struct wire_grant *next;
	uint64_t number;
};
static pthread_mutex_t grants_lock = PTHREAD_MUTEX_INITIALIZER; /* protects grants */
static struct wire_grant *grants;
static atomic_ullong numbers;

#define DEPTH 16u

/* One for all remotes, or over one rail. What is posted is carried when it is polled, in order. */
struct wire_channel {
	struct channel c; /* first */
	const struct link *via;
	struct move_op *first;
	struct move_op **last;
};

/* The mover: it registers slabs, as a NIC would. */
struct wire {
	struct mover m; /* first */
	struct lock lock;
	struct range_map slabs; /* under the lock */
};

static struct wire *wire_of(struct mover *m)
{
	return (struct wire *)(void *)m;
}

static void init(struct mover *m, const struct move_env *env)
{
	(void)env;
	lock_init(&wire_of(m)->lock, RANK_COPY);
}

static void finish(struct mover *m)
{
	range_finish(&wire_of(m)->slabs);
	lock_finish(&wire_of(m)->lock);
}

static void slabs_made(struct mover *m, void *addr, size_t len)
{
	struct wire *w = wire_of(m);
	int rc;

	lock_acquire(&w->lock);
	rc = range_add(&w->slabs, (uintptr_t)addr, len, w);
	lock_release(&w->lock);
	if (!rc) {
		atomic_fetch_add(&wire_seen.slabs, 1);
	}
}

static void mem_going(struct mover *m, const void *addr, size_t len)
{
	struct wire *w = wire_of(m);
	bool slab;

	lock_acquire(&w->lock);
	slab = range_at(&w->slabs, (uintptr_t)addr) != NULL;
	if (slab) {
		(void)range_del(&w->slabs, (uintptr_t)addr);
	}
	lock_release(&w->lock);
	if (slab) {
		atomic_fetch_sub(&wire_seen.slabs, 1);
		return;
	}
	atomic_fetch_add(&wire_seen.going, 1);
	wire_seen.last = addr;
	wire_seen.last_len = len;
	wire_seen.last_byte = 0;
	(void)sys_copy_out(&wire_seen.last_byte, addr, 1);
}

/* What a NIC would refuse: staging memory that it does not know. */
static void look_at_slab(struct mover *m, const struct end *e, size_t len)
{
	struct wire *w = wire_of(m);

	if (!end_is_mem(e, MEM_SLAB)) {
		return;
	}
	lock_acquire(&w->lock);
	if (!range_find(&w->slabs, e->addr, len)) {
		atomic_fetch_add(&wire_seen.unknown, 1);
	}
	lock_release(&w->lock);
}

static const struct end *memory_of(const struct end *dst, const struct end *src)
{
	return dst->kind == END_MEM ? dst : src;
}

static void describe(const struct mover *m, const struct move_ask *ask, struct move_offer *offer)
{
	(void)m;
	*offer = (struct move_offer){
		.align_mem = 1, .align_off = 1, .setup_ns = 3000, .bytes_per_ns = 10
	};
	if (!end_is_mem(memory_of(&ask->dst, &ask->src), MEM_HOST_ADDRESSABLE)) {
		offer->refuse = PL_REASON_NOT_HOST_ADDRESSABLE;
	}
}

static char *place_of(const struct end *e)
{
	const struct wire_region *r;

	if (e->kind == END_MEM) {
		return (char *)e->addr;
	}
	r = (const struct wire_region *)(const void *)e->region;
	return r->at + e->off;
}

void wire_remote_init(struct wire_remote *r, const char *name, unsigned int n)
{
	memset(r, 0, sizeof(*r));
	text_copy(r->base.name, sizeof(r->base.name), name);
	r->rails.rails = true;
	r->rails.n = n;
	for (unsigned int i = 0; i < n; i++) {
		text_fmt(r->rail[i].name, sizeof(r->rail[i].name), "%s/%u", name, i);
		r->rail[i].link.name = r->rail[i].name;
		r->rail[i].good = UINT32_MAX;
		r->rails.v[i].via = &r->rail[i].link;
	}
}

static struct wire_remote *remote_of(const struct end *dst, const struct end *src)
{
	return (struct wire_remote *)(void *)ends_region(dst, src)->remote;
}

/* The rail that was asked for, or the first that did not fail; NULL: there are none. */
static struct wire_rail *rail_of(struct wire_remote *r, const struct link *via)
{
	for (unsigned int i = 0; i < r->rails.n; i++) {
		if (via ? via == &r->rail[i].link : !r->rails.v[i].refuse) {
			return &r->rail[i];
		}
	}
	return NULL;
}

static void survey(struct mover *m, struct move_ask *ask, unsigned int what)
{
	struct wire_remote *r;

	(void)m;
	atomic_fetch_add(&wire_seen.surveys, 1);
	if (what & SURVEY_ENDS && ask->dst.kind != ask->src.kind) {
		r = remote_of(&ask->dst, &ask->src);
		ask->lanes = r->rails.n > 1 ? &r->rails : NULL;
	}
}

static int over_rail(struct wire_remote *r, const struct move_op *op)
{
	struct wire_rail *rail = rail_of(r, op->via);

	if (r->rails.n && !rail) {
		return -ENETDOWN;
	}
	if (rail && atomic_fetch_add(&rail->ops, 1) >= rail->good) {
		return -rail->err;
	}
	if (rail) {
		atomic_fetch_add(&rail->bytes, op->len);
	}
	return 0;
}

/* The connection breaks when either side's end is shut, of which this one is looked at. */
static int over_connection(struct wire_remote *r)
{
	if (!r->number) {
		return 0;
	}
	if (wire_hangs) {
		atomic_fetch_add(&wire_hanging, 1);
		while (wire_hangs && !r->shut) {
			(void)usleep(1000);
		}
		atomic_fetch_sub(&wire_hanging, 1);
	}
	return r->shut ? -ECONNRESET : r->far_end ? 0 : -ENOTCONN;
}

/* Copies; to or from what is granted, only as long as it is. */
static int copy(const struct move_op *op)
{
	const struct wire_region *r =
		(const struct wire_region *)(const void *)ends_region(&op->dst, &op->src);
	const struct wire_grant *g;
	uint64_t off = op_outer(op)->off;
	int rc = -EREMOTEIO;

	if (!r->grant) {
		return sys_copy(place_of(&op->dst), place_of(&op->src), op->len);
	}
	(void)pthread_mutex_lock(&grants_lock);
	for (g = grants; g && g->number != r->grant; g = g->next) {
	}
	if (g && off <= g->g.len && op->len <= g->g.len - off &&
	    g->g.rights & (op_writes(op) ? REMOTE_MAY_WRITE : REMOTE_MAY_READ)) {
		rc = sys_copy(place_of(&op->dst), place_of(&op->src), op->len);
	}
	(void)pthread_mutex_unlock(&grants_lock);
	return rc;
}

static ssize_t carry(struct mover *m, struct move_op *op)
{
	const struct end *far = op_outer(op);
	void (*after)(const struct move_op *op) = wire_after;
	int rc = far->kind != END_REMOTE || far->off > far->region->len ||
				 op->len > far->region->len - far->off
			 ? -EREMOTEIO
			 : over_rail(remote_of(&op->dst, &op->src), op);

	look_at_slab(m, memory_of(&op->dst, &op->src), op->len);
	rc = rc ? rc : over_connection(remote_of(&op->dst, &op->src));
	rc = rc ? rc : copy(op);
	op->err = 0;
	op->res = rc ? rc : (ssize_t)op->len;
	if (after) {
		after(op);
	}
	return op->res;
}

static ssize_t run(struct mover *m, struct move_op *op)
{
	atomic_fetch_add(&wire_seen.runs, 1);
	if (carry(m, op) < 0) {
		(void)err_set((int)-op->res, "%zu bytes over the wire: %s", op->len,
			      err_words((int)op->res));
	}
	return op->res;
}

static struct wire_channel *channel_of(struct channel *c)
{
	return (struct wire_channel *)(void *)c;
}

static int get(struct mover *m, const struct move_op *like, move_done done, void *arg,
	       struct channel **out)
{
	struct wire_channel *w = wire_blocks ? NULL : calloc(1, sizeof(*w));

	if (!w) {
		return wire_blocks ? -EOPNOTSUPP : -ENOMEM;
	}
	w->c = (struct channel){ .mover = m, .done = done, .arg = arg };
	w->last = &w->first;
	w->via = like->via;
	atomic_fetch_add(&wire_seen.channels, 1);
	*out = &w->c;
	return 0;
}

static void put(struct channel *c)
{
	free(channel_of(c));
}

static int submit(struct channel *c, struct move_op *op)
{
	struct wire_channel *w = channel_of(c);

	if (op->via && op->via != w->via) {
		atomic_fetch_add(&wire_seen.astray, 1);
	}
	if (c->inflight == DEPTH) {
		return -EAGAIN;
	}
	atomic_fetch_add(&wire_seen.posts, 1);
	op->next = NULL;
	*w->last = op;
	w->last = &op->next;
	c->inflight++;
	return 0;
}

static int reap(struct channel *c, uint64_t wait_ns)
{
	struct wire_channel *w = channel_of(c);
	int n = 0;

	(void)wait_ns;
	for (struct move_op *op = w->first; op; op = w->first, n++) {
		w->first = op->next;
		w->last = w->first ? w->last : &w->first;
		(void)carry(c->mover, op);
		channel_done(c, op);
	}
	return n;
}

static const struct channel_ops channels = {
	.get = get,
	.put = put,
	.submit = submit,
	.poll = reap,
};

static enum pl_reason failed(struct mover *m, const struct move_op *op)
{
	struct wire_remote *r = remote_of(&op->dst, &op->src);
	struct wire_rail *rail = rail_of(r, op->via);

	(void)m;
	if (!rail || op->res != -rail->err) {
		return PL_REASON_NONE;
	}
	r->rails.v[rail - r->rail].refuse = PL_REASON_LANE_FAILED;
	return op->via || rail_of(r, NULL) ? PL_REASON_LANE_FAILED : PL_REASON_NONE;
}

static struct wire_remote *end_of(struct remote *r)
{
	return (struct wire_remote *)(void *)r;
}

static int refused(const char *what)
{
	int err = wire_refuses;

	return err ? err_set(err, "no %s today: %s", what, err_words(err)) : 0;
}

static int open_end(struct mover *m, struct remote **out)
{
	struct wire_remote *r;
	int rc = refused("wire");

	(void)m;
	r = rc ? NULL : alloc_zero(sizeof(*r));
	if (!r) {
		return rc ? rc : -ENOMEM;
	}
	wire_remote_init(r, "", 0);
	r->number = atomic_fetch_add(&numbers, 1) + 1;
	atomic_fetch_add(&wire_seen.ends, 1);
	*out = &r->base;
	return 0;
}

/* A number, and at what it stands for. */
struct wire_blob {
	uint64_t number;
	uint64_t at;
};

static ssize_t write_blob(void *out, size_t space, uint64_t number, uintptr_t at)
{
	struct wire_blob b = { number, at };

	if (space < sizeof(b)) {
		return -ENOSPC;
	}
	memcpy(out, &b, sizeof(b));
	return sizeof(b);
}

static int read_blob(const void *blob, size_t len, struct wire_blob *out)
{
	if (len != sizeof(*out)) {
		return err_set(EINVAL, "%zu bytes are nothing of the wire's", len);
	}
	memcpy(out, blob, len);
	return 0;
}

static ssize_t end_blob(struct remote *r, void *out, size_t space)
{
	return write_blob(out, space, end_of(r)->number, 0);
}

static int connect_end(struct remote *r, const void *blob, size_t len)
{
	struct wire_blob b;
	int rc = read_blob(blob, len, &b);

	if (!rc) {
		end_of(r)->far_end = b.number;
	}
	return rc;
}

static void shut_end(struct remote *r)
{
	end_of(r)->shut = true;
}

static void free_end(struct remote *r)
{
	atomic_fetch_sub(&wire_seen.ends, 1);
	free(end_of(r));
}

static int grant_mem(struct mover *m, const struct grant *what, struct grant **out)
{
	struct wire_grant *g;
	int rc = refused("grants");

	(void)m;
	if (!rc && !what->host_addressable) {
		rc = err_set(EOPNOTSUPP, "the kernel cannot reach it");
	}
	g = rc ? NULL : alloc_zero(sizeof(*g));
	if (!g) {
		return rc ? rc : -ENOMEM;
	}
	g->g = *what;
	g->number = atomic_fetch_add(&numbers, 1) + 1;
	(void)pthread_mutex_lock(&grants_lock);
	g->next = grants;
	grants = g;
	(void)pthread_mutex_unlock(&grants_lock);
	atomic_fetch_add(&wire_seen.grants, 1);
	*out = &g->g;
	return 0;
}

static ssize_t grant_blob(struct grant *g, void *out, size_t space)
{
	return write_blob(out, space, ((struct wire_grant *)(void *)g)->number, g->base);
}

static int end_grant(struct grant *g)
{
	struct wire_grant **at = &grants;

	(void)pthread_mutex_lock(&grants_lock);
	while (&(*at)->g != g) {
		at = &(*at)->next;
	}
	*at = (*at)->next;
	(void)pthread_mutex_unlock(&grants_lock);
	atomic_fetch_sub(&wire_seen.grants, 1);
	free(g);
	return 0;
}

static int make_region(struct remote *r, const void *blob, size_t len, struct region **out)
{
	struct wire_region *g;
	struct wire_blob b;
	int rc = read_blob(blob, len, &b);

	(void)r;
	g = rc ? NULL : alloc_zero(sizeof(*g));
	if (!g) {
		return rc ? rc : -ENOMEM;
	}
	g->grant = b.number;
	g->at = (char *)(uintptr_t)b.at;
	g->base.of_words = b.at % 8 == 0;
	atomic_fetch_add(&wire_seen.regions, 1);
	*out = &g->base;
	return 0;
}

static void free_region(struct region *r)
{
	atomic_fetch_sub(&wire_seen.regions, 1);
	free(r);
}

static const struct remote_ops remotes = {
	.open = open_end,
	.blob = end_blob,
	.connect = connect_end,
	.shut = shut_end,
	.free_remote = free_end,
	.grant = grant_mem,
	.grant_blob = grant_blob,
	.revoke = end_grant,
	.region = make_region,
	.free_region = free_region,
};

static const struct memory_ops memory = { .made = slabs_made, .going = mem_going };

const struct mover_ops wire_mover = {
	.size = sizeof(struct wire),
	.init = init,
	.finish = finish,
	.name = "wire",
	.help = "to plain memory that stands for another host's",
	.joins = 1u << END_REMOTE,
	.traits = MOVER_STAGES | MOVER_RELAYS | MOVER_LINKS,
	.survey = survey,
	.describe = describe,
	.failed = failed,
	.run = run,
	.channel = &channels,
	.memory = &memory,
	.remote = &remotes,
};

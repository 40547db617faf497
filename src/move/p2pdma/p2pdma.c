/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#include "move/p2pdma/p2pdma.h"

#include <errno.h>
#include <fcntl.h>
#include <stdlib.h>

#include "base/alloc.h"
#include "base/clock.h"
#include "base/config.h"
#include "base/error.h"
#include "base/log.h"
#include "base/text.h"
#include "dev/dev.h"
#include "move/io.h"
#include "move/rings.h"
#include "sys/sys.h"
#include "topo/topo.h"

#define NO_SEQ UINT64_MAX

/* A device number does not identify a drive: after a drive is replaced, the new one may get the
 * same number. */
static uint64_t seq_of(struct file *f)
{
	uint64_t seq = atomic_load_explicit(&f->disk_seq, memory_order_relaxed);

	if (!seq) {
		seq = topo_block_seq(f->dev);
		seq = seq ? seq : NO_SEQ;
		atomic_store_explicit(&f->disk_seq, seq, memory_order_relaxed);
	}
	return seq;
}

/* The list only grows, at its head: readers need no lock. */
static struct p2p_pair *find(struct p2p_pair *p, struct file *f, const struct dev *dev)
{
	uint64_t seq = seq_of(f);

	while (p && (p->dev != dev || p->disk != f->dev || p->seq != seq ||
		     p->block != f->facts.block)) {
		p = p->next;
	}
	return p;
}

static struct p2p_pair *make_locked(struct p2pdma *m, struct file *f, const struct dev *dev)
{
	struct p2p_pair *p = alloc_zero(sizeof(*p));

	if (!p) {
		return NULL;
	}
	p->dev = dev;
	p->disk = f->dev;
	p->seq = seq_of(f);
	p->block = f->facts.block;
	atomic_init(&p->unverified[0], (unsigned int)m->config->p2p_verify);
	atomic_init(&p->unverified[1], (unsigned int)m->config->p2p_verify);
	p2p_check(m->config, f, p);
	p->next = atomic_load(&m->pairs);
	atomic_store_explicit(&m->pairs, p, memory_order_release);
	return p;
}

struct p2p_pair *p2p_pair(struct p2pdma *m, struct file *f, const struct dev *dev)
{
	struct p2p_pair *p;

	if (f->facts.pipe) {
		return NULL;
	}
	p = find(atomic_load_explicit(&m->pairs, memory_order_acquire), f, dev);
	if (p) {
		return p;
	}
	lock_acquire(&m->lock);
	p = find(atomic_load(&m->pairs), f, dev);
	if (!p) {
		p = make_locked(m, f, dev);
	}
	lock_release(&m->lock);
	return p;
}

static struct p2p_pair *pair_of(struct mover *m, const struct move_op *op)
{
	return p2p_pair(p2pdma_of(m), op_file(op), ends_mem(&op->dst, &op->src)->dev);
}

static enum pl_reason learnt(const struct p2p_pair *pair)
{
	return (enum pl_reason)atomic_load_explicit(&pair->learnt, memory_order_acquire);
}

static struct p2p_gpu *gpu_of(const struct mover *m, const struct dev *dev)
{
	return &((struct p2pdma *)(void *)(uintptr_t)m)->gpus[dev->place];
}

static enum pl_reason gpu_off(const struct p2p_gpu *g)
{
	return (enum pl_reason)atomic_load_explicit(&g->off, memory_order_acquire);
}

/* Memory that drives may reach: at its own address, or at another one. */
static bool is_candidate(const struct end *mem)
{
	const struct dev *dev = end_device(mem);

	return dev && (end_is_mem(mem, MEM_P2P) || dev->props.p2p_maps);
}

/* There may be memory for slabs by now. */
static void forget_lack(struct p2p_gpu *g)
{
	uint64_t until = atomic_load_explicit(&g->no_slabs_until, memory_order_relaxed);

	if (unlikely(until != 0) && clock_now_ns() >= until) {
		atomic_store(&g->no_slabs_until, 0);
	}
}

/* How the memory may be looked at if its mapping is not proven yet. A transfer whose policy leaves
 * it the way by slabs need not look each time. */
static enum p2p_look look_of(const struct p2p_gpu *g, const struct move_ask *ask, unsigned int what)
{
	bool slabs = what & SURVEY_FREE &&
		     !atomic_load_explicit(&g->no_slabs_until, memory_order_relaxed);
	enum p2p_look reads = slabs ? P2P_LOOK_SELDOM : P2P_LOOK_READS;

	return ask_writes(ask)	    ? reads
	       : what & SURVEY_OURS ? P2P_LOOK_INTO
	       : what & SURVEY_OPEN ? P2P_LOOK_LATER
				    : reads;
}

/* Maps memory of a device with other addresses, when all other checks have passed. A refusal that
 * concerns all memory of the device and the disk is reported without a pair, so that the planner
 * may keep its plan. */
static void survey_maps(struct mover *m, struct move_ask *ask, struct p2p_pair *pair,
			unsigned int what)
{
	const struct end *mem = ask_mem(ask);
	enum pl_reason r = pair->refuse ? pair->refuse : learnt(pair);

	if (r || gpu_off(gpu_of(m, mem->dev))) {
		ask->no_p2p = r;
		return;
	}
	forget_lack(gpu_of(m, mem->dev));
	if (p2p_look(p2pdma_of(m), mem->dev)) {
		ask->no_p2p = gpu_off(gpu_of(m, mem->dev)) ? PL_REASON_NONE : PL_REASON_HELD;
		return;
	}
	ask->pair = pair;
	ask->no_p2p = p2p_map(p2pdma_of(m), mem, ask->len, look_of(gpu_of(m, mem->dev), ask, what));
}

static void survey(struct mover *m, struct move_ask *ask, unsigned int what)
{
	struct file *f = ends_file(&ask->dst, &ask->src);
	const struct end *mem = ask_mem(ask);
	const struct p2p_pair *known;
	struct p2p_pair *pair;

	if (!(what & SURVEY_ENDS) || !f || !is_candidate(mem) ||
	    (mem->dev->props.p2p_maps && gpu_off(gpu_of(m, mem->dev)))) {
		return;
	}
	pair = p2p_pair(p2pdma_of(m), f, mem->dev);
	if (pair && mem->dev->props.p2p_maps) {
		survey_maps(m, ask, pair, what);
	} else {
		ask->pair = pair;
	}
	known = ask->pair;
	if (known &&
	    atomic_load_explicit(&known->unverified[ask_writes(ask)], memory_order_relaxed)) {
		ask->untimed |= 1u << m->id;
	}
}

/* The reason against memory of a device with other addresses. */
static enum pl_reason maps_refusal(const struct mover *m, const struct move_ask *ask)
{
	const struct end *mem = ask_mem(ask);
	const struct p2p_gpu *g = gpu_of(m, mem->dev);
	enum pl_reason r = gpu_off(g);

	if (r) {
		return r;
	}
	if (!ask->pair) {
		return ask->no_p2p ? ask->no_p2p : PL_REASON_NOT_P2P_MEMORY;
	}
	if (end_is_mem(mem, MEM_SLAB)) {
		return atomic_load_explicit(&g->no_slabs_until, memory_order_relaxed)
			       ? PL_REASON_P2P_NO_SLAB
			       : PL_REASON_NONE;
	}
	return ask->no_p2p;
}

static enum pl_reason refusal(const struct mover *m, const struct move_ask *ask)
{
	const struct end *mem = ask_mem(ask);
	const struct p2p_pair *pair = ask->pair;
	enum pl_reason r;

	if (ask_facts(ask)->pipe) {
		return PL_REASON_STREAM;
	}
	if (!is_candidate(mem)) {
		return PL_REASON_NOT_P2P_MEMORY;
	}
	r = mem->dev->props.p2p_maps ? maps_refusal(m, ask)
	    : pair		     ? PL_REASON_NONE
				     : PL_REASON_NOT_P2P_MEMORY;
	if (r) {
		return r;
	}
	if (pair->refuse) {
		return pair->refuse;
	}
	r = learnt(pair);
	return r ? r : direct_fits(ask);
}

static void describe(const struct mover *m, const struct move_ask *ask, struct move_offer *offer)
{
	*offer = (struct move_offer){ .refuse = refusal(m, ask) };
	if (!offer->refuse) {
		direct_offer(ask, offer);
		offer->cpu_ns_per_kib = 5;
	}
}

static bool words(const struct mover *m, const struct move_ask *ask, enum pl_reason reason,
		  char *dst, size_t space)
{
	const struct end *mem = ask_mem(ask);
	const struct dev *dev = end_device(mem);
	struct file *f = ends_file(&ask->dst, &ask->src);
	struct p2pdma *p = (struct p2pdma *)(void *)(uintptr_t)m;
	const struct p2p_pair *pair = ask->pair;

	if (!dev || !f) {
		return false;
	}
	if (reason == gpu_off(gpu_of(m, dev))) {
		text_copy(dst, space, gpu_of(m, dev)->words);
		return true;
	}
	if (reason == PL_REASON_P2P_UNMAPPED && !end_is_mem(mem, MEM_SLAB)) {
		return p2p_map_words(p, mem, dst, space);
	}
	if (reason == PL_REASON_NOT_P2P_MEMORY && dev->props.p2p) {
		text_fmt(dst, space, "drives access the memory of %s without slabs",
			 dev->props.name);
		return true;
	}
	pair = pair || f->facts.pipe
		       ? pair
		       : find(atomic_load_explicit(&p->pairs, memory_order_acquire), f, dev);
	if (!pair || (reason != pair->refuse && reason != learnt(pair))) {
		return false;
	}
	text_copy(dst, space, reason == learnt(pair) ? pair->learnt_words : pair->words);
	return true;
}

static void note(const struct mover *m, const struct move_ask *ask, struct move_note *out)
{
	const struct p2p_pair *pair = ask->pair;

	(void)m;
	if (pair && !pair->refuse) {
		out->key = "way";
		out->yes = true;
		text_copy(out->text, sizeof(out->text), pair->words);
	}
}

/* EINVAL means that the drive cannot access the device, or that O_DIRECT refuses this request for
 * another reason. */
static bool works_with_host_memory(const struct move_op *op)
{
	struct file *f = op_file(op);
	int fd = f->flags == O_WRONLY ? -EBADF : file_direct(f);
	size_t len = f->facts.align_off;
	void *buf;
	ssize_t n;

	if (fd < 0 || !len || sys_map_anon(len, &buf)) {
		return true; /* no refusal is known */
	}
	n = sys_pread(fd, buf, len, op_outer(op)->off);
	(void)sys_unmap(buf, len);
	return n != -EINVAL;
}

/* Finds out where the kernel has the memory. False: nowhere, or nowhere that is proven, which is
 * not expected, as the plan was made after it had been mapped. */
static bool locate(struct mover *m, struct move_op *op)
{
	const struct end *mem = ends_mem(&op->dst, &op->src);

	op->kernel = p2p_kernel(p2pdma_of(m), mem->dev, mem->addr, op->len);
	if (!op->kernel) {
		op->res = err_set(EFAULT, "%zu bytes at %p on %s are not mapped for drives",
				  op->len, (void *)mem->addr, mem->dev->props.name);
	}
	return op->kernel;
}

/* An operation failed: decides whether the pair is the cause. */
static void look_back(struct mover *m, const struct move_op *op)
{
	const struct file *f = op_file(op);
	const char *why = NULL;

	if (op->res == -EREMOTEIO) {
		why = "the kernel refused it (remote I/O error): a block layer under the file "
		      "does not accept device memory in this kernel";
	} else if (op->res == -EINVAL && works_with_host_memory(op)) {
		why = "the kernel refused it (invalid argument): it does not let this drive "
		      "access this device; see dmesg";
	} else if (op->res == -EFAULT) {
		why = "the kernel refused it (bad address): the memory has no P2PDMA pages, or "
		      "its device was removed";
	}
	if (why) {
		struct p2p_pair *pair = pair_of(m, op);

		if (pair) {
			p2p_learn(pair, f, PL_REASON_P2P_REFUSED, why);
		}
	}
}

/* The pair, if the operation is one to verify. */
static struct p2p_pair *due(struct mover *m, const struct move_op *op)
{
	struct p2p_pair *pair = pair_of(m, op);

	return pair && atomic_load_explicit(&pair->unverified[op_writes(op)], memory_order_relaxed)
		       ? pair
		       : NULL;
}

static ssize_t run(struct mover *m, struct move_op *op)
{
	struct p2p_pair *pair = due(m, op);

	if (!locate(m, op) || io_meets_cache(op)) {
		return op->res;
	}
	(void)(pair ? p2p_run_verified(m, pair, op) : p2p_run_plain(m, op));
	look_back(m, op);
	return op->res;
}

/* The ring has carried it. */
static void ended(struct mover *m, struct move_op *op)
{
	if (m->fault) {
		fault_apply(m, op);
	}
	look_back(m, op);
	p2p_flush(m, op);
}

static int channel_get(struct mover *m, const struct move_op *like, move_done done, void *arg,
		       struct channel **out)
{
	(void)like;
	return ring_channel_get(p2pdma_of(m)->rings, m, ended, done, arg, out);
}

/* Submits an operation. An operation that is verified is carried here, before any other access to
 * the memory or the file. */
static int submit(struct channel *c, struct move_op *op)
{
	if (!due(c->mover, op) && locate(c->mover, op)) {
		return ring_submit(c, op);
	}
	ring_carried(c, op, move_run(c->mover, op));
	return 0;
}

static enum pl_reason failed(struct mover *m, const struct move_op *op)
{
	const struct p2p_pair *pair = pair_of(m, op);
	enum pl_reason r = pair ? learnt(pair) : PL_REASON_NONE;

	r = r ? r : gpu_off(gpu_of(m, ends_mem(&op->dst, &op->src)->dev));
	return r || op_file(op)->facts.bypass ? r : PL_REASON_DIRECT_FAILED;
}

static const struct channel_ops channels = {
	.get = channel_get,
	.put = ring_channel_put,
	.submit = submit,
	.poll = ring_poll,
};

static void init(struct mover *m, const struct move_env *env)
{
	struct p2pdma *p = p2pdma_of(m);

	p->config = env->config;
	p->rings = env->rings;
	p->carry = io_direct;
	p->mem = env->mem;
	lock_init(&p->lock, RANK_P2P);
	rwlock_init(&p->maps_lock, RANK_P2P_MAPS);
}

static void finish(struct mover *m)
{
	struct p2pdma *p = p2pdma_of(m);

	for (struct p2p_pair *pair = atomic_load(&p->pairs); pair;) {
		struct p2p_pair *next = pair->next;

		free(pair);
		pair = next;
	}
	p2p_maps_finish(p);
	p2p_there_finish(p);
	rwlock_finish(&p->maps_lock);
	lock_finish(&p->lock);
}

static uint64_t background(struct mover *m)
{
	return p2p_there_again(p2pdma_of(m));
}

static const struct memory_ops memory = {
	.going = p2p_maps_going,
	.make_there = p2p_make_there,
	.free_there = p2p_free_there,
};

const struct mover_ops p2pdma_mover = {
	.size = sizeof(struct p2pdma),
	.init = init,
	.finish = finish,
	.name = "p2pdma",
	.help = "O_DIRECT: the drive accesses the device's memory directly",
	.joins = 1u << END_FILE,
	.traits = MOVER_PAST_CACHE | MOVER_STAGES_THERE,
	.survey = survey,
	.describe = describe,
	.words = words,
	.note = note,
	.failed = failed,
	.run = run,
	.channel = &channels,
	.memory = &memory,
	.background = background,
	.applies_faults = true,
};

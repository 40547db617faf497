/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#include "storage/p2p.h"

#include <errno.h>
#include <fcntl.h>
#include <stdlib.h>
#include <string.h>

#include "base/alloc.h"
#include "base/config.h"
#include "base/error.h"
#include "base/log.h"
#include "base/text.h"
#include "dev/dev.h"
#include "storage/file.h"
#include "storage/storage.h"
#include "sys/sys.h"
#include "topo/topo.h"

struct p2p_lane {
	struct path_lane l;
	struct path_lane *inner;
	struct path_op *ended; /* carried when they were submitted, to be delivered */
	struct path_op **last;
};

static struct storage *storage_of(const struct path *p)
{
	return ((const struct storage_path *)(const void *)p)->storage;
}

static struct p2p_lane *lane_of(struct path_lane *l)
{
	return (struct p2p_lane *)(void *)l;
}

#define NO_SEQ UINT64_MAX

/* A device number says little: who pulls a drive and puts in another gets it again. */
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

static struct p2p_pair *make_locked(struct storage *s, struct file *f, const struct dev *dev)
{
	struct p2p_pair *p = alloc_zero(sizeof(*p));

	if (!p) {
		return NULL;
	}
	p->dev = dev;
	p->disk = f->dev;
	p->seq = seq_of(f);
	p->block = f->facts.block;
	atomic_init(&p->pub.unverified[0], (unsigned int)s->config->p2p_verify);
	atomic_init(&p->pub.unverified[1], (unsigned int)s->config->p2p_verify);
	p2p_judge(s, f, p);
	p->next = atomic_load(&s->pairs);
	atomic_store_explicit(&s->pairs, p, memory_order_release);
	return p;
}

struct path_pair *p2p_pair(struct path *path, struct file *f, struct dev *dev)
{
	struct storage *s = storage_of(path);
	struct p2p_pair *p = find(atomic_load_explicit(&s->pairs, memory_order_acquire), f, dev);

	if (p || f->facts.stream) {
		return p ? &p->pub : NULL;
	}
	pthread_mutex_lock(&s->lock);
	p = find(atomic_load(&s->pairs), f, dev);
	if (!p) {
		p = make_locked(s, f, dev);
	}
	pthread_mutex_unlock(&s->lock);
	return p ? &p->pub : NULL;
}

void p2p_learn(struct p2p_pair *pair, const struct file *f, enum pl_reason reason,
	       const char *words)
{
	if (atomic_exchange(&pair->told, true)) {
		return;
	}
	text_copy(pair->pub.learnt_words, sizeof(pair->pub.learnt_words), words);
	atomic_store_explicit(&pair->pub.learnt, (int)reason, memory_order_release);
	log_warn("%s and the disk of %s: p2pdma is given up: %s", pair->dev->props.name, f->name,
		 words);
}

enum pl_reason p2p_refusal(const struct path_ask *ask)
{
	const struct path_pair *pair = ask->pair;
	enum pl_reason r;

	if (!ask->file) {
		return PL_REASON_NO_FILE;
	}
	if (ask->file->stream) {
		return PL_REASON_STREAM;
	}
	if (!ask->mem.p2p || !pair) {
		return PL_REASON_NOT_P2P_MEMORY;
	}
	if (pair->refuse) {
		return pair->refuse;
	}
	r = (enum pl_reason)atomic_load_explicit(&pair->learnt, memory_order_acquire);
	return r ? r : direct_fits(ask);
}

static void p2p_describe(const struct path *p, const struct path_ask *ask, struct path_offer *offer)
{
	(void)p;
	*offer = (struct path_offer){ .refuse = p2p_refusal(ask) };
	if (!offer->refuse) {
		direct_offer(ask, offer);
		offer->cpu_ns_per_kib = 5;
	}
}

/* EINVAL says that the two cannot meet, or that O_DIRECT does not like this request at all. */
static bool works_with_host_memory(const struct path_op *op)
{
	int fd = op->file->flags == O_WRONLY ? -EBADF : file_direct(op->file);
	size_t len = op->file->facts.align_off;
	void *buf;
	ssize_t n;

	if (fd < 0 || !len || sys_map_anon(len, &buf)) {
		return true; /* nothing speaks against it */
	}
	n = sys_pread(fd, buf, len, op->off);
	(void)sys_unmap(buf, len);
	return n != -EINVAL;
}

/* An op ended: is it the pair that failed? */
static void look_back(const struct path_op *op)
{
	struct p2p_pair *pair = p2p_pair_of(op->pair);

	if (op->res == -EREMOTEIO) {
		p2p_learn(pair, op->file, PL_REASON_P2P_REFUSED,
			  "the kernel refused it (remote I/O error): a block layer under the file "
			  "does not take device memory in this kernel");
	} else if (op->res == -EINVAL && works_with_host_memory(op)) {
		p2p_learn(pair, op->file, PL_REASON_P2P_REFUSED,
			  "the kernel refused it (invalid argument): it does not let this drive "
			  "reach this device; see dmesg");
	} else if (op->res == -EFAULT) {
		p2p_learn(pair, op->file, PL_REASON_P2P_REFUSED,
			  "the kernel refused it (bad address): the memory has no P2PDMA pages, or "
			  "its device has gone");
	}
}

static bool due(const struct path_op *op)
{
	return atomic_load_explicit(&op->pair->unverified[!op->dst], memory_order_relaxed) != 0;
}

static ssize_t p2p_run(struct path *p, struct path_op *op, struct dev *dev)
{
	struct path *inner = storage_of(p)->p2p_inner;

	(void)dev;
	(void)(due(op) ? p2p_run_verified(inner, op) : path_run(inner, op, NULL));
	look_back(op);
	return op->res;
}

static void inner_done(struct path_op *op, void *arg)
{
	struct p2p_lane *pl = arg;

	look_back(op);
	pl->l.inflight--;
	pl->l.done(op, pl->l.arg);
}

static int p2p_lane_get(struct path *p, struct dev *dev, path_done done, void *arg,
			struct path_lane **out)
{
	struct path *inner = storage_of(p)->p2p_inner;
	struct p2p_lane *pl = alloc_zero(sizeof(*pl));
	int rc;

	(void)dev;
	if (!pl) {
		return -ENOMEM;
	}
	pl->l = (struct path_lane){ .path = p, .done = done, .arg = arg };
	pl->last = &pl->ended;
	rc = inner->ops->lane_get(inner, NULL, inner_done, pl, &pl->inner);
	if (rc) {
		free(pl);
		return rc;
	}
	*out = &pl->l;
	return 0;
}

static void p2p_lane_put(struct path_lane *l)
{
	struct p2p_lane *pl = lane_of(l);

	pl->inner->path->ops->lane_put(pl->inner);
	free(pl);
}

static int p2p_submit(struct path_lane *l, struct path_op *op)
{
	struct p2p_lane *pl = lane_of(l);
	int rc = 0;

	if (due(op)) {
		/* Looked at before anything else happens to the memory or the file. */
		(void)p2p_run(l->path, op, NULL);
		op->next = NULL;
		*pl->last = op;
		pl->last = &op->next;
	} else {
		rc = pl->inner->path->ops->submit(pl->inner, op);
	}
	l->inflight += rc == 0;
	return rc;
}

static int p2p_poll(struct path_lane *l, uint64_t wait_ns)
{
	struct p2p_lane *pl = lane_of(l);
	struct path_op *ended = pl->ended;
	int delivered = 0;
	int n;

	pl->ended = NULL;
	pl->last = &pl->ended;
	while (ended) {
		struct path_op *op = ended;

		ended = op->next;
		l->inflight--;
		delivered++;
		l->done(op, l->arg);
	}
	n = pl->inner->path->ops->poll(pl->inner, delivered ? 0 : wait_ns);
	return n < 0 && !delivered ? n : delivered + (n > 0 ? n : 0);
}

/* Injected failures strike below what this path does to notice them. */
static struct path **p2p_under(struct path *p)
{
	return &storage_of(p)->p2p_inner;
}

static enum pl_reason p2p_refused(struct path *p, const struct path_op *op)
{
	enum pl_reason r =
		(enum pl_reason)atomic_load_explicit(&op->pair->learnt, memory_order_acquire);

	(void)p;
	return r || op->file->facts.bypass ? r : PL_REASON_DIRECT_FAILED;
}

const struct path_ops p2p_ops = {
	.name = "p2pdma",
	.help = "O_DIRECT: the drive itself reaches the device's memory",
	.pair = p2p_pair,
	.under = p2p_under,
	.refused = p2p_refused,
	.beside_cache = direct_beside_cache,
	.describe = p2p_describe,
	.run = p2p_run,
	.lane_get = p2p_lane_get,
	.lane_put = p2p_lane_put,
	.submit = p2p_submit,
	.poll = p2p_poll,
};

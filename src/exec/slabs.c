/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#include "exec/slabs.h"

#include <errno.h>
#include <stdlib.h>

#include "base/alloc.h"
#include "base/bits.h"
#include "base/error.h"
#include "base/log.h"
#include "dev/dev.h"
#include "sys/sys.h"
#include "topo/facts.h"

/* A transfer that waits in line; lives on its stack. */
struct slab_waiter {
	struct slab_waiter *next;
	struct slab *given;
	int node;   /* the NUMA node that it prefers, -1: any */
	int failed; /* there will be none */
	pthread_cond_t cond;
};

/* If the budget is at least this number of large slabs, an eighth of it is reserved for each
 * size. */
#define SPACE_FOR_ALL 16u

/* Memory of a device is made by this much: a mapping for drives takes about as long whatever it
 * maps, and the driver's pages are of 2 MiB. */
#define DEVICE_GROW ((uint64_t)16 << 20)
#define DEVICE_PAGE ((uint64_t)2 << 20)

void slabs_init(struct slabs *s, struct topo_facts *facts, uint64_t budget, uint64_t grow,
		size_t medium, size_t large)
{
	*s = (struct slabs){ .budget = budget, .grow = max_u64(grow, large), .facts = facts };
	s->size[0] = SLAB_SMALL;
	s->size[1] = max_u64(medium, SLAB_SMALL);
	s->size[2] = max_u64(large, s->size[1]);
	lock_init(&s->lock, RANK_SLABS);
}

void slabs_init_on(struct slabs *s, struct dev *on, const struct slabs_source *source,
		   uint64_t budget, const struct slabs *like)
{
	slabs_init(s, NULL, budget, DEVICE_GROW, like->size[1], like->size[2]);
	s->on = on;
	s->source = source;
}

void slabs_finish(struct slabs *s)
{
	while (s->extents) {
		struct slab_extent *x = s->extents;

		s->extents = x->next;
		if (s->on) {
			s->source->free(s->source->arg, s->on, x->addr);
			free(x);
			continue;
		}
		if (s->watcher) {
			s->watcher->going(s->watcher->arg, x->addr, x->len);
		}
		if (x->dev) {
			(void)dev_unpin(x->dev, DEV_WAIT, x->addr, x->len);
		}
		(void)sys_unmap(x->addr, x->len);
		free(x);
	}
	lock_finish(&s->lock);
}

/* Without the lock: the first lookup of a device may scan the machine. */
static int node_of(const struct slabs *s, const struct dev *dev)
{
	const struct topo_place *p = s->facts && dev ? topo_facts_place(s->facts, dev) : NULL;

	return p && p->nodes > 1 ? p->numa : -1;
}

static struct slab_class *class_of(struct slabs *s, const struct dev *dev, size_t len)
{
	const struct dev_driver *driver = dev ? dev->driver : NULL;
	unsigned int level = 0;
	struct slab_class *v;

	/* Take the last of two equal sizes, so that a request for the largest finds existing
	 * slabs. */
	while (level + 1 < SLAB_SIZES &&
	       (len > s->size[level] || s->size[level] == s->size[level + 1])) {
		level++;
	}
	v = s->classes[level];
	for (unsigned int i = 0; i < SLAB_POOLS; i++) {
		if (!v[i].owner) {
			v[i] = (struct slab_class){ .owner = s,
						    .driver = driver,
						    .level = level,
						    .size = s->size[level],
						    .last = &v[i].first };
		}
		if (v[i].driver == driver) {
			return &v[i];
		}
	}
	return NULL;
}

/* Whether slabs of this class are on a node, or are being made there. */
static bool any_on_node(const struct slab_class *c, int node)
{
	const struct slab_extent *x = c->owner->extents;

	while (x && (x->cls != c || x->node != node)) {
		x = x->next;
	}
	return x;
}

bool slabs_keep_small(const struct slabs *s)
{
	return s->budget >= SPACE_FOR_ALL * s->size[SLAB_SIZES - 1];
}

/* The reserved part of the budget that the other sizes have not yet used. Without it the size that
 * is used first would take the whole budget, and leave the others a single slab each. */
static uint64_t kept_for_others(const struct slab_class *c)
{
	const struct slabs *s = c->owner;
	uint64_t share = slabs_keep_small(s) ? s->budget / 8 : 0;
	uint64_t sum = 0;

	for (unsigned int i = 0; i < SLAB_SIZES; i++) {
		bool is_used = i + 1 == SLAB_SIZES || s->size[i] != s->size[i + 1];

		if (i != c->level && is_used && share > s->used_by[i]) {
			sum += share - s->used_by[i];
		}
	}
	return sum;
}

/* How many slabs to add: by the step, within the budget. The first one is always granted; otherwise
 * a second kind of device could wait for ever for the first one's slabs. */
static size_t growth(const struct slab_class *c, bool first)
{
	const struct slabs *s = c->owner;
	uint64_t small = s->on ? DEVICE_PAGE : 16 * SLAB_SMALL;
	uint64_t step = c->level ? s->grow : min_u64(s->grow, small);
	uint64_t taken = s->used + kept_for_others(c);
	uint64_t left = s->budget > taken ? s->budget - taken : 0;
	size_t n;

	n = (size_t)(min_u64(step, left) / c->size);
	return n || !first ? n : 1;
}

/* Before the pages are accessed. If mbind(2) is forbidden, they are on the node where the thread
 * runs; that is logged once. */
static int bind_extent(const struct slab_extent *x, const struct dev *dev, bool told)
{
	int rc = x->node < 0 ? 0 : sys_prefer_node(x->addr, x->len, x->node);

	if (rc && !told) {
		log_warn("staging slabs for %s are not put on its NUMA node %d: %s",
			 dev->props.name, x->node, err_words(rc));
	}
	return rc;
}

static int map_and_pin(struct slab_extent *x, struct dev *dev, enum dev_intent may, int *unbound)
{
	int rc = sys_map_anon(x->len, &x->addr);

	if (rc == -EAGAIN) {
		/* Not to be tried again, as this number means here. */
		return err_set(ENOMEM,
			       "cannot allocate %zu bytes of staging slabs: the program locks its "
			       "memory (mlockall), and the limit of that is reached (ulimit -l)",
			       x->len);
	}
	if (rc) {
		return err_set(-rc, "cannot allocate %zu bytes of staging slabs: %s", x->len,
			       err_words(rc));
	}
	rc = bind_extent(x, dev, *unbound != 0);
	*unbound = *unbound ? *unbound : rc;
	/* The pages are made before a driver pins them: it would hold its lock meanwhile, which
	 * copies need. If this fails, pinning fails too, and says why. */
	(void)sys_populate(x->addr, x->len, true);
	rc = dev ? dev_pin(dev, may, x->addr, x->len) : -EOPNOTSUPP;
	if (rc == -EOPNOTSUPP) {
		return 0; /* nothing to pin for */
	}
	if (rc) {
		(void)sys_unmap(x->addr, x->len);
		return rc == -EBUSY && may == DEV_NOWAIT
			       ? -EAGAIN
			       : err_wrap(-rc, "pinning %zu bytes of staging slabs", x->len);
	}
	x->dev = dev;
	return 0;
}

/* Never held up by a stream that waits: it may wait for the transfer that these slabs are for. */
static int make_there(const struct slabs *s, struct slab_extent *x)
{
	int rc = s->source->make(s->source->arg, s->on, x->len, &x->addr);

	return rc == -EBUSY ? -EAGAIN : rc;
}

/* Making an extent failed; waiters already count on it. */
static void withdraw_locked(struct slab_class *c, struct slab_extent *x, int rc)
{
	struct slabs *s = c->owner;
	struct slab_extent **at = &s->extents;

	while (*at != x) {
		at = &(*at)->next;
	}
	*at = x->next;
	s->used -= x->len;
	s->used_by[c->level] -= x->len;
	c->made -= (unsigned int)(x->len / c->size);
	for (struct slab_waiter *w = c->first; w && !c->made; w = w->next) {
		w->failed = rc;
		pthread_cond_signal(&w->cond);
	}
	free(x);
}

/*
 * Makes more slabs; the lock is released while the driver pins them. The caller may hold slabs. If
 * the driver blocked until a stream moves on, the transfer that the stream waits for might need
 * those slabs: so only the first slabs are made with DEV_WAIT, all others with DEV_NOWAIT. The
 * driver is asked before, too, which saves making pages in vain.
 */
static int grow_locked(struct slab_class *c, struct dev *dev, int node)
{
	struct slabs *s = c->owner;
	bool first = !any_on_node(c, node);
	size_t n = growth(c, first);
	struct slab_extent *x;
	int unbound = s->unbound;
	int rc;

	if (!n || (!first && dev && dev_busy(dev_set_of(dev)))) {
		return -EAGAIN;
	}
	x = alloc_zero(sizeof(*x) + n * sizeof(x->slabs[0]));
	if (!x) {
		return -ENOMEM;
	}
	x->cls = c;
	x->node = node;
	x->len = n * c->size;
	x->next = s->extents;
	s->extents = x;
	c->made += (unsigned int)n;
	s->used += x->len;
	s->used_by[c->level] += x->len;
	c->making++;
	lock_release(&s->lock);
	rc = s->on ? make_there(s, x)
		   : map_and_pin(x, dev, first ? DEV_WAIT : DEV_NOWAIT, &unbound);
	if (!rc && s->watcher) {
		s->watcher->made(s->watcher->arg, x->addr, x->len);
	}
	lock_acquire(&s->lock);
	c->making--;
	s->unbound = s->unbound ? s->unbound : unbound;
	if (rc) {
		withdraw_locked(c, x, rc);
		return rc;
	}
	for (size_t i = 0; i < n; i++) {
		x->slabs[i] = (struct slab){ .next = c->free,
					     .cls = c,
					     .addr = (char *)x->addr + i * c->size,
					     .len = c->size,
					     .node = node };
		c->free = &x->slabs[i];
	}
	return 0;
}

/* A free one of this node; if there is none, and `elsewhere`, of another. */
static struct slab *pop_locked(struct slab_class *c, int node, bool elsewhere)
{
	struct slab **at = &c->free;
	struct slab *slab;

	while (*at && (*at)->node != node) {
		at = &(*at)->next;
	}
	at = !*at && elsewhere ? &c->free : at;
	slab = *at;
	if (slab) {
		*at = slab->next;
	}
	return slab;
}

/* Gives free slabs to waiters, in the order in which they came. */
static void serve_locked(struct slab_class *c)
{
	while (c->first && c->free) {
		struct slab_waiter *w = c->first;

		c->first = w->next;
		if (!c->first) {
			c->last = &c->first;
		}
		w->given = pop_locked(c, w->node, true);
		pthread_cond_signal(&w->cond);
	}
}

static void leave_line_locked(struct slab_class *c, struct slab_waiter *w)
{
	struct slab_waiter **p;

	for (p = &c->first; *p != w; p = &(*p)->next) {
	}
	*p = w->next;
	if (c->last == &w->next) {
		c->last = p;
	}
}

static int wait_locked(struct slab_class *c, int node, uint64_t deadline_ns, struct slab **out)
{
	struct slab_waiter w = { .node = node };
	bool in_time = true;

	pthread_cond_init(&w.cond, NULL);
	*c->last = &w;
	c->last = &w.next;
	atomic_fetch_add_explicit(&c->waiting, 1, memory_order_relaxed);
	while (!w.given && !w.failed && in_time) {
		in_time = lock_wait_until(&c->owner->lock, &w.cond,
					  deadline_ns ? deadline_ns : UINT64_MAX);
	}
	if (!w.given) {
		leave_line_locked(c, &w);
	}
	atomic_fetch_sub_explicit(&c->waiting, 1, memory_order_relaxed);
	pthread_cond_destroy(&w.cond);
	*out = w.given;
	if (w.failed && !w.given) {
		return err_set(-w.failed, "cannot make staging slabs: %s", err_words(w.failed));
	}
	return w.given ? 0 : err_set(ETIMEDOUT, "no staging slab became free in time");
}

/* A free slab, or one that is made for it; NULL: there is none, or waiters come first. */
static struct slab *take_locked(struct slab_class *c, struct dev *dev, int node, int *rc)
{
	struct slab *slab = c->first ? NULL : pop_locked(c, node, false);

	*rc = 0;
	if (!slab) {
		*rc = grow_locked(c, dev, node);
		serve_locked(c);
		slab = c->first ? NULL : pop_locked(c, node, true);
	}
	return slab;
}

int slab_get(struct slabs *s, struct dev *dev, size_t len, uint64_t deadline_ns, struct slab **out)
{
	int node = node_of(s, dev);
	struct slab_class *c;
	struct slab *slab;
	int rc;

	lock_acquire(&s->lock);
	c = class_of(s, dev, len);
	slab = c ? take_locked(c, dev, node, &rc) : NULL;
	if (!c) {
		rc = err_set(EMFILE, "more than %u kinds of devices", SLAB_POOLS);
	} else if (!slab && c->made) {
		/* Other transfers hold slabs: there is one when they complete, even if none can be
		 * made. */
		rc = wait_locked(c, node, deadline_ns, &slab);
	}
	lock_release(&s->lock);
	if (slab) {
		*out = slab;
	}
	return slab ? 0 : rc;
}

int slabs_prepare(struct slabs *s, struct dev *dev, unsigned int most)
{
	struct slab *v[SLABS_PREPARED];
	unsigned int n = 0;

	for (unsigned int i = 0; i < SLAB_SIZES; i++) {
		int rc = slab_get(s, dev, s->size[i], 0, &v[0]);

		if (rc) {
			return rc;
		}
		slab_put(v[0]);
	}
	/* Fewer where the budget ends, or a stream waits. */
	while (n < most && (v[n] = slab_try(s, dev, s->size[SLAB_SIZES - 1])) != NULL) {
		n++;
	}
	while (n) {
		slab_put(v[--n]);
	}
	return 0;
}

static struct slab *try_for(struct slabs *s, struct dev *dev, size_t len, bool uncontended)
{
	int node = node_of(s, dev);
	struct slab_class *c;
	struct slab *slab = NULL;
	int rc;

	lock_acquire(&s->lock);
	c = class_of(s, dev, len);
	if (c && !c->first) {
		slab = uncontended && c->making ? pop_locked(c, node, false)
						: take_locked(c, dev, node, &rc);
	}
	lock_release(&s->lock);
	return slab;
}

struct slab *slab_try(struct slabs *s, struct dev *dev, size_t len)
{
	return try_for(s, dev, len, false);
}

struct slab *slab_try_uncontended(struct slabs *s, struct dev *dev, size_t len)
{
	return try_for(s, dev, len, true);
}

void slab_put(struct slab *slab)
{
	struct slab_class *c = slab->cls;

	lock_acquire(&c->owner->lock);
	slab->next = c->free;
	c->free = slab;
	serve_locked(c);
	lock_release(&c->owner->lock);
}

bool slab_wanted(const struct slab *slab)
{
	return atomic_load_explicit(&slab->cls->waiting, memory_order_relaxed) != 0;
}

int slabs_node(struct slabs *s, const struct dev *dev, int *err)
{
	int node = node_of(s, dev);

	lock_acquire(&s->lock);
	*err = s->unbound;
	lock_release(&s->lock);
	return node;
}

/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/* Memory of GPUs for slabs that drives access. */

#include <errno.h>
#include <stdlib.h>

#include "base/alloc.h"
#include "base/clock.h"
#include "base/error.h"
#include "base/log.h"
#include "move/p2pdma/p2pdma.h"

/* After a failed attempt to get memory for slabs. */
#define NO_SLABS_NS UINT64_C(10000000000)

/* The time between two attempts to give kept memory back. */
#define KEPT_NS UINT64_C(1000000000)

/* Memory that could be neither mapped nor given back, because a stream began to wait in between.
 * The next slabs are made of it. If there are none soon, as the GPU is left alone, it is given back
 * in the background, once no stream waits. */
struct p2p_kept {
	struct p2p_kept *next;
	struct dev *dev;
	void *ptr;
	size_t len;
};

/* For some time no slabs are asked for there. */
static int no_slabs(struct p2pdma *p, const struct dev *dev, int rc)
{
	struct p2p_gpu *g = &p->gpus[dev->place];

	if (rc != -EBUSY) {
		atomic_store(&g->no_slabs_until, clock_now_ns() + NO_SLABS_NS);
		if (!atomic_exchange(&g->told, true)) {
			log_warn("%s: there is no memory for slabs that drives access: %s",
				 dev->props.name, err_message());
		}
	}
	return rc;
}

static void keep(struct p2pdma *p, struct p2p_kept *k)
{
	lock_acquire(&p->lock);
	k->next = p->kept;
	p->kept = k;
	lock_release(&p->lock);
	/* Without a thread for that it stays for the next slabs, or until the context is closed. */
	(void)mover_post(&p->m, clock_now_ns() + KEPT_NS);
}

static struct p2p_kept *take_kept(struct p2pdma *p, const struct dev *dev)
{
	struct p2p_kept **at = &p->kept;
	struct p2p_kept *k;

	lock_acquire(&p->lock);
	while (*at && (*at)->dev != dev) {
		at = &(*at)->next;
	}
	k = *at;
	if (k) {
		*at = k->next;
	}
	lock_release(&p->lock);
	return k;
}

/* Gives it back, or keeps it. */
static int give_back(struct p2pdma *p, struct p2p_kept *k)
{
	int rc = dev_release(k->dev, DEV_NOWAIT, k->ptr);

	if (rc == -EBUSY) {
		keep(p, k);
	} else {
		free(k);
	}
	return rc;
}

uint64_t p2p_there_again(struct p2pdma *p)
{
	struct p2p_kept *all;

	lock_acquire(&p->lock);
	all = p->kept;
	p->kept = NULL;
	lock_release(&p->lock);
	while (all) {
		struct p2p_kept *k = all;

		all = k->next;
		(void)give_back(p, k); /* or the next attempt is posted */
	}
	return MOVE_NEVER;
}

/* Gets memory of this length: kept memory, or new. */
static int get(struct p2pdma *p, struct dev *dev, size_t len, struct p2p_kept **out)
{
	struct p2p_kept *k;
	int rc;

	while ((k = take_kept(p, dev)) != NULL) {
		if (k->len == len) {
			*out = k;
			return 0;
		}
		if (give_back(p, k) == -EBUSY) {
			return -EBUSY;
		}
	}
	k = alloc_zero(sizeof(*k));
	if (!k) {
		return -ENOMEM;
	}
	*k = (struct p2p_kept){ .dev = dev, .len = len };
	rc = dev_alloc_shared(dev, DEV_NOWAIT, len, &k->ptr);
	if (rc) {
		free(k);
		return rc;
	}
	*out = k;
	return 0;
}

int p2p_make_there(struct mover *m, struct dev *dev, size_t len, void **out)
{
	struct p2pdma *p = p2pdma_of(m);
	struct p2p_kept *k;
	enum pl_reason why;
	int rc = get(p, dev, len, &k);

	if (rc) {
		return no_slabs(p, dev, rc);
	}
	why = p2p_map_own(p, dev, k->ptr, len);
	if (!why) {
		*out = k->ptr;
		free(k);
		return 0;
	}
	rc = why == PL_REASON_P2P_NO_SLAB
		     ? -ENOMEM
		     : err_set(why == PL_REASON_HELD ? EBUSY : EOPNOTSUPP,
			       "slabs on %s are not mapped for drives", dev->props.name);
	if (why == PL_REASON_P2P_UNMAPPED) {
		p2p_maps_going(m, k->ptr, len);
	}
	(void)give_back(p, k);
	return no_slabs(p, dev, rc);
}

void p2p_free_there(struct mover *m, struct dev *dev, void *addr)
{
	p2p_maps_going(m, addr, p2p_mapped_len(p2pdma_of(m), addr));
	(void)dev_release(dev, DEV_WAIT, addr);
}

void p2p_there_finish(struct p2pdma *p)
{
	while (p->kept) {
		struct p2p_kept *k = p->kept;

		p->kept = k->next;
		(void)dev_release(k->dev, DEV_WAIT, k->ptr);
		free(k);
	}
}

/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/*
 * The gather kernel is loaded once a device. Copies for it are collected in a list in pinned memory
 * that the kernel reads, so one launch makes all copies of a full list.
 */

#include <stdlib.h>
#include <string.h>

#include "base/alloc.h"
#include "base/clock.h"
#include "base/error.h"
#include "base/log.h"
#include "dev/cuda/gather_list.h"
#include "sys/sys.h"

/* Bytes of a copy that one block makes. Longer copies are cut, so that more blocks have a part in
 * them. */
#define PART_MAX 16384u
#define ALONE_PARTS 4u /* what 64 KiB that go alone are best cut into; measured on an H200 */

/* Once for each device. Meanwhile other threads use the copy engines. */
static void load(struct cuda_dev *d)
{
	struct CUfunc_st *kernel = NULL;

	if (!lock_try(&d->module_lock)) {
		return;
	}
	if (!d->module_tried) {
		cuda_result r = gather_load(d, &d->module, &kernel);

		d->module_tried = true;
		if (r == CUDA_RES_OK) {
			atomic_store_explicit(&d->kernel, kernel, memory_order_release);
		} else {
			(void)cuda_fail(r, "cuModuleLoadData", "on %s", d->base.props.name);
			log_warn("copy engines make small copies: %s", err_message());
		}
	}
	lock_release(&d->module_lock);
}

static int make_pinned(struct cuda_dev *d, struct gather *g)
{
	size_t gates = sizeof(struct gather_gate) * GATHER_BLOCKS;
	size_t states = sizeof(atomic_uint) * GATHER_BLOCKS;
	size_t list = sizeof(struct piece) * GATHER_LIST;
	char *at;
	int err;

	g->pinned_len = align_up(gates + states * GATHER_LAUNCHES + list, sys_page());
	err = dev_pinned_alloc(&d->base, DEV_WAIT, g->pinned_len, "the list of launches",
			       &g->pinned);
	if (err) {
		return err;
	}
	g->gates = g->pinned; /* zeros: open */
	at = (char *)g->pinned + gates;
	for (unsigned int i = 0; i < GATHER_LAUNCHES; i++, at += states) {
		g->launches[i].states = (atomic_uint *)(void *)at;
	}
	g->list = (struct piece *)(void *)at;
	return 0;
}

static int arm(struct cuda_dev *d, struct gather *g)
{
	int err = make_pinned(d, g);
	cuda_result r;

	if (err) {
		return err;
	}
	r = cuda_stream_make(d, &g->s);
	if (r != CUDA_RES_OK) {
		dev_pinned_free(&d->base, g->pinned, g->pinned_len);
		return cuda_fail(r, "cuStreamCreate", "on %s", d->base.props.name);
	}
	return 0;
}

static int make(struct cuda_stream *s)
{
	struct cuda_dev *d = cuda_dev_of(s->base.dev);
	struct gather *g = gather_revive(d);
	int err;

	if (g) {
		s->gather = g;
		return 0;
	}
	g = alloc_zero(sizeof(*g));
	if (!g) {
		return -ENOMEM;
	}
	err = arm(d, g);
	if (err) {
		free(g);
		return err;
	}
	s->gather = g;
	return 0;
}

bool gather_ready(struct cuda_stream *s)
{
	struct cuda_dev *d = cuda_dev_of(s->base.dev);

	if ((d->gather != GATHER_AUTO && d->gather != GATHER_KERNEL) || s->busy) {
		return false;
	}
	if (d->gather == GATHER_AUTO &&
	    atomic_load_explicit(&d->shun_until, memory_order_relaxed) > clock_now_ns()) {
		return false;
	}
	if (!atomic_load_explicit(&d->kernel, memory_order_acquire)) {
		load(d);
	}
	return atomic_load_explicit(&d->kernel, memory_order_acquire) &&
	       (s->gather || make(s) == 0);
}

void gather_forget(struct cuda_stream *s)
{
	if (s->gather) {
		s->gather->filled = s->gather->launched;
	}
}

static int launch(struct cuda_stream *s, struct gather *g)
{
	struct cuda_dev *d = cuda_dev_of(s->base.dev);
	struct gather_launched *l = &g->launches[g->n];
	struct pieces_params params;
	void *args[] = { &params };
	cuda_result r;

	l->list = g->list + g->launched;
	l->n = g->filled - g->launched;
	l->blocks = (unsigned int)min_u64(l->n, GATHER_BLOCKS);
	memset(l->states, 0, l->blocks * sizeof(*l->states));
	params = (struct pieces_params){ .gates = cuda_ptr_of(g->gates),
					 .states = cuda_ptr_of(l->states),
					 .list = cuda_ptr_of(l->list),
					 .n = l->n };
	r = d->api->cuLaunchKernel(atomic_load_explicit(&d->kernel, memory_order_relaxed),
				   l->blocks, 1, 1, KERNEL_THREADS, 1, 1, 0, g->s, args, NULL);
	if (r != CUDA_RES_OK) {
		gather_forget(s);
		return cuda_fail(r, "cuLaunchKernel", "of %u copies on %s", l->n,
				 d->base.props.name);
	}
	g->launched = g->filled;
	if (!g->n++) {
		g->since = clock_now_ns();
	}
	return 0;
}

int gather_launch(struct cuda_stream *s)
{
	struct gather *g = s->gather;
	int err;

	if (!g || g->filled == g->launched) {
		return 0;
	}
	if (g->filled - g->launched == 1) {
		err = gather_replace_rest(s, g); /* the engine makes one in less time */
		gather_forget(s);
		return err;
	}
	if (g->n == GATHER_LAUNCHES) {
		err = gather_settle(s);
		if (err || !s->gather) {
			gather_forget(s);
			return err; /* or that settlement called all off, and made these too */
		}
	}
	return launch(s, g);
}

/* Nothing is in the list afterwards. */
static int empty_list(struct cuda_stream *s)
{
	int err = gather_launch(s);

	return err ? err : gather_settle(s);
}

static void append(struct gather *g, const struct dev_piece *p)
{
	g->list[g->filled++] = (struct piece){ .dst = cuda_ptr_of(p->dst),
					       .src = cuda_ptr_of(p->src),
					       .len = (uint32_t)p->len };
}

static int add_parts(struct cuda_stream *s, const struct dev_piece *p, bool alone)
{
	size_t part = alone ? align_up(p->len / ALONE_PARTS + 1, 16) : PART_MAX;

	for (size_t at = 0; at < p->len; at += part) {
		struct dev_piece one = { .dst = (char *)p->dst + at,
					 .src = (const char *)p->src + at,
					 .len = min_u64(p->len - at, part) };
		struct gather *g = s->gather;
		int err = g && g->filled == GATHER_LIST ? empty_list(s) : 0;

		g = s->gather;
		if (!err && !g) {
			err = cuda_copy_group(s, &one, 1); /* the launches were called off */
		} else if (!err) {
			append(g, &one);
		}
		if (err) {
			return err;
		}
	}
	return 0;
}

int gather_add(struct cuda_stream *s, const struct dev_piece *p, bool alone)
{
	struct gather *g = s->gather;

	if (p->len > PART_MAX || alone || !p->len || !g || g->filled == GATHER_LIST) {
		return add_parts(s, p, alone);
	}
	append(g, p);
	return 0;
}

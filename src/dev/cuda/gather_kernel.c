/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/*
 * Waiting for launches of the gather kernel, and their cancellation. If no block has started or
 * ended for PATIENCE_NS (kernels of the program fill the GPU), all launches are cancelled: their
 * gates are shut, the copy engines make the copies that no block has started, and the launches stay
 * queued on their stream, which is not used before they have run; then they find their gates shut.
 * With the tunable `gather` at auto the kernel is then not used for a while.
 *
 * Waits read the launches' states in host memory; the driver is queried only if that takes long.
 */

#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "base/clock.h"
#include "base/error.h"
#include "base/log.h"
#include "dev/cuda/gather_list.h"

#define PATIENCE_NS 2000000u /* a launch takes 10 us; blocks of other kernels end by then */
/* The first launch of a process on a device loads the kernel there, which takes milliseconds. */
#define FIRST_PATIENCE_NS 50000000u
#define SHUN_NS 1000000000u /* how long to leave it, once it did not begin */
#define LOOKS 256u	    /* at a gate, between two looks at the clock */
#define NAP_NS 20000	    /* between two questions to the driver */
#define BLOCK_MOST (GATHER_LIST / GATHER_BLOCKS)

_Static_assert(BLOCK_MOST <= GATHER_GROUP, "a group has space for the copies of a block");
_Static_assert(GATHER_LIST % GATHER_BLOCKS == 0, "no block makes more copies than BLOCK_MOST");

static unsigned int state_of(const struct gather_launched *l, size_t i)
{
	return atomic_load_explicit(&l->states[i], memory_order_acquire);
}

static void destroy(struct cuda_dev *d, struct gather *g)
{
	cuda_result r = d->api->cuStreamDestroy(g->s);

	cuda_destroyed(d, r, "cuStreamDestroy");
	dev_pinned_free(&d->base, g->pinned, g->pinned_len);
	free(g);
}

/* The place in the list of cancelled ones at which one has ended, be it by a failure of the GPU, or
 * the list's end. Under the lock. */
static struct gather **ended_locked(struct cuda_dev *d)
{
	struct gather **at = &d->cancelled;

	while (*at && d->api->cuStreamQuery((*at)->s) == CUDA_RES_NOT_READY) {
		at = &(*at)->next;
	}
	return at;
}

static struct gather *take_ended(struct cuda_dev *d)
{
	struct gather **at;
	struct gather *g;

	lock_acquire(&d->module_lock);
	at = ended_locked(d);
	g = *at;
	if (g) {
		*at = g->next;
	}
	lock_release(&d->module_lock);
	return g;
}

/* Takes a launch's memory that was given up because the launch was late, and has run since. It is
 * reused, and freed only when the device is closed: unpinning may block until the program's kernel
 * ends, which delays launches. */
struct gather *gather_revive(struct cuda_dev *d)
{
	struct gather *g = take_ended(d);

	if (g) {
		memset(g->gates, 0, sizeof(*g->gates) * GATHER_BLOCKS);
		g->filled = 0;
		g->launched = 0;
		g->n = 0;
	}
	return g;
}

static void retire(struct cuda_stream *s)
{
	struct cuda_dev *d = cuda_dev_of(s->base.dev);
	struct gather *g = s->gather;

	s->gather = NULL;
	lock_acquire(&d->module_lock);
	g->next = d->cancelled;
	d->cancelled = g;
	lock_release(&d->module_lock);
}

/* Queries the driver after a long wait, and sleeps briefly if the kernel has not finished: another
 * process or a debugger may hold the GPU without limit. 1: finished, 0: not yet, or an error. */
static int ask(struct cuda_stream *s)
{
	struct cuda_dev *d = cuda_dev_of(s->base.dev);
	cuda_result r = d->api->cuStreamQuery(s->gather->s);

	if (r == CUDA_RES_NOT_READY) {
		(void)nanosleep(&(struct timespec){ 0, NAP_NS }, NULL);
		return 0;
	}
	return r == CUDA_RES_OK ? 1
				: cuda_fail(r, "the gather kernel", "on %s", d->base.props.name);
}

/* Waits until no block works on copy i, and gives its state: PIECES_DONE, or not started. */
static int wait_for_block(struct cuda_stream *s, const struct gather_launched *l, size_t i,
			  unsigned int *state)
{
	unsigned int looks = 0;
	int rc = 0;

	while ((*state = state_of(l, i)) == PIECES_BEGUN && rc == 0) {
		rc = ++looks % LOOKS ? 0 : ask(s);
	}
	/* The writes of a launch are visible to a thread that has seen its end. */
	*state = state_of(l, i);
	if (rc > 0 && *state == PIECES_BEGUN) {
		return err_set(EIO, "the gather kernel on %s ended in the middle of a copy",
			       s->base.dev->props.name);
	}
	return rc < 0 ? rc : 0;
}

/* The copies of one block. */
static size_t collect_block(const struct gather_launched *l, size_t block, struct dev_piece *v)
{
	size_t n = 0;

	for (size_t i = block; i < l->n; i += l->blocks) {
		v[n++] = (struct dev_piece){ .dst = (void *)l->list[i].dst,
					     .src = (void *)l->list[i].src,
					     .len = l->list[i].len };
	}
	return n;
}

/* Waits for the blocks that have started, and has the copy engines make the copies of the others,
 * those of several blocks at a time: a batch of few costs about as much as a batch of many. */
static int replace(struct cuda_stream *s, const struct gather_launched *l)
{
	struct dev_piece v[GATHER_GROUP];
	size_t n = 0;
	int err = 0;

	for (size_t i = 0; i < l->blocks; i++) {
		unsigned int state;
		int rc = wait_for_block(s, l, i, &state);

		if (!rc && state != PIECES_DONE && !err) {
			n += collect_block(l, i, v + n);
		}
		if (!rc && !err && n > GATHER_GROUP - BLOCK_MOST) {
			rc = cuda_copy_group(s, v, n);
			n = 0;
		}
		err = err ? err : rc;
	}
	return err || !n ? err : cuda_copy_group(s, v, n);
}

int gather_replace_rest(struct cuda_stream *s, const struct gather *g)
{
	int err = 0;

	for (unsigned int i = g->launched; i < g->filled && !err; i++) {
		err = cuda_copy_group(s,
				      &(struct dev_piece){ .dst = (void *)g->list[i].dst,
							   .src = (void *)g->list[i].src,
							   .len = g->list[i].len },
				      1);
	}
	return err;
}

static int call_off(struct cuda_stream *s)
{
	struct cuda_dev *d = cuda_dev_of(s->base.dev);
	struct gather *g = s->gather;
	int err = 0;

	for (unsigned int i = 0; i < GATHER_BLOCKS; i++) {
		atomic_store_explicit(&g->gates[i].shut, 1, memory_order_relaxed);
	}
	/* With the membar.sys of each block between its state and its gate: see gather.h. */
	atomic_thread_fence(memory_order_seq_cst);
	for (unsigned int i = 0; i < g->n; i++) {
		int rc = replace(s, &g->launches[i]);

		err = err ? err : rc;
	}
	err = err ? err : gather_replace_rest(s, g);
	if (!atomic_exchange(&d->shun_until, clock_now_ns() + SHUN_NS)) {
		log_info("%s: another kernel fills the GPU and the gather kernel did not start: "
			 "copy engines make small copies for a while",
			 d->base.props.name);
	}
	retire(s);
	return err;
}

/* The launches have ended. */
static void clear_launches(struct gather *g)
{
	g->n = 0;
	if (g->launched == g->filled) {
		g->launched = 0;
		g->filled = 0;
	}
}

/* Whether the launches must be called off, by the time since anything happened to them and by the
 * driver's answer whether they have ended. `moved`: something happened. Returns 1 if they ended; 2
 * if they must be called off; 0; or an error. */
static int look_again(struct cuda_stream *s, bool *moved, unsigned int state)
{
	struct cuda_dev *d = cuda_dev_of(s->base.dev);
	struct gather *g = s->gather;
	uint64_t patience = atomic_load_explicit(&d->launched, memory_order_relaxed)
				    ? PATIENCE_NS
				    : FIRST_PATIENCE_NS;
	uint64_t now = clock_now_ns();
	int rc;

	if (*moved) {
		g->since = now;
		*moved = false;
	}
	rc = now - g->since > patience ? ask(s) : -EAGAIN;
	return rc == -EAGAIN ? 0 : !rc && state == PIECES_WAITING ? 2 : rc;
}

/* Spins for PATIENCE_NS; after that it queries the driver and sleeps briefly after every LOOKS
 * reads, until the kernel is done or cancelled, or the driver reports its end. */
int gather_settle(struct cuda_stream *s)
{
	struct gather *g = s->gather;
	struct cuda_dev *d = cuda_dev_of(s->base.dev);
	unsigned int looks = 0;
	bool moved = false;
	int rc = 0;

	if (!g || !g->n) {
		return 0;
	}
	for (unsigned int l = 0; l < g->n && !rc; l++) {
		for (size_t i = 0; i < g->launches[l].blocks && !rc;) {
			unsigned int state = state_of(&g->launches[l], i);

			if (state == PIECES_DONE) {
				moved = true;
				i++;
			} else if (++looks % LOOKS == 0) {
				rc = look_again(s, &moved, state);
			}
		}
	}
	if (rc == 2) {
		return call_off(s);
	}
	clear_launches(g);
	if (rc >= 0) {
		atomic_store_explicit(&d->launched, true, memory_order_relaxed);
	}
	return rc < 0 ? rc : 0;
}

void gather_drop(struct cuda_stream *s)
{
	struct gather *g = s->gather;

	if (g) {
		s->gather = NULL;
		destroy(cuda_dev_of(s->base.dev), g);
	}
}

void gather_close(struct cuda_dev *d)
{
	struct gather *g;
	struct cuda_visit v;

	if ((!d->cancelled && !d->module) || cuda_enter(d, &v)) {
		return;
	}
	while ((g = take_ended(d)) != NULL) {
		destroy(d, g);
	}
	if (d->cancelled) {
		log_warn("%s is closed while a kernel still fills the GPU: the gather kernels "
			 "that wait behind it are abandoned",
			 d->base.props.name);
	} else if (d->module) {
		(void)cuda_module_unload(d, d->module);
	}
	while ((g = d->cancelled) != NULL) {
		d->cancelled = g->next;
		free(g);
	}
	cuda_leave(&v);
}

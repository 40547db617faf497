/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/* A worker's steps for each operation: choosing a block, and verifying it. */

#include <errno.h>
#include <stdlib.h>
#include <string.h>

#include "base/alloc.h"
#include "base/bits.h"
#include "base/clock.h"
#include "base/text.h"
#include "bench_work.h"
#include "carry.h"
#include "pattern.h"
#include "say.h"

void worker_fail(struct worker *w, const char *what, uint64_t off, const char *why)
{
	text_fmt(w->failure, sizeof(w->failure), "%s of %llu bytes at offset %llu of '%s': %s",
		 what, (unsigned long long)w->s->run->c.block, (unsigned long long)off,
		 w->file->path, why);
	atomic_store(&w->s->stop, true);
}

bool worker_more(struct worker *w)
{
	struct shared *s = w->s;

	if (s->run->o->once && w->left-- == 0) {
		w->left = 0;
		return false;
	}
	return !atomic_load_explicit(&s->stop, memory_order_relaxed) &&
	       atomic_fetch_add_explicit(&s->taken, 1, memory_order_relaxed) < s->budget &&
	       clock_now_ns() < s->end_ns;
}

static uint64_t random_below(struct worker *w, uint64_t n)
{
	w->rng ^= w->rng << 13;
	w->rng ^= w->rng >> 7;
	w->rng ^= w->rng << 17;
	return w->rng % n;
}

static uint64_t step(uint64_t *next, uint64_t n)
{
	uint64_t i = *next;

	*next = i + 1 < n ? i + 1 : 0;
	return i;
}

static void choose(struct worker *w, struct lane *l)
{
	const struct bench_opts *o = w->s->run->o;
	uint64_t block;

	if (l->owned != 0) {
		l->index = o->random ? random_below(w, l->owned) : step(&l->next, l->owned);
		l->write = random_below(w, 100) >= o->reads;
		block = l->index * w->s->lanes + l->id;
	} else {
		l->write = o->writing;
		block = o->random ? random_below(w, w->s->blocks) : step(&w->next, w->s->blocks);
	}
	l->off = o->start + block * w->s->run->c.block;
}

/* Returns the seed of the bytes that a write leaves. In a mixed load each write of a block differs
 * from the one before. */
static uint64_t write_seed(const struct worker *w, const struct lane *l)
{
	uint64_t seed = w->s->run->o->seed;

	return l->version == NULL ? seed : seed + w->s->salt + (l->version[l->index] == 1 ? 2 : 1);
}

bool lane_begin(struct worker *w, struct lane *l)
{
	const struct bench_run *r = w->s->run;

	choose(w, l);
	if (r->o->verify) {
		pattern_fill(w->seen, r->c.block, l->off,
			     l->write ? write_seed(w, l) : ~r->o->seed);
		if (pl_copy(r->ctx, l->buf, w->seen, r->c.block, NULL) < 0) {
			worker_fail(w, "preparation", l->off, pl_error_message());
			return false;
		}
	}
	l->start_ns = clock_now_ns();
	return true;
}

/* Returns the bytes that the block should hold now. */
static struct truth truth_of(struct worker *w, struct lane *l)
{
	struct truth t = { .fd = -1, .seed = w->s->run->o->seed };

	if (l->write) {
		t.seed = write_seed(w, l);
		if (l->version != NULL) {
			l->version[l->index] = l->version[l->index] == 1 ? 2 : 1;
		}
	} else if (l->version != NULL && l->version[l->index] != 0) {
		t.seed += w->s->salt + l->version[l->index];
	} else {
		t = w->file->truth;
	}
	return t;
}

static void check(struct worker *w, struct lane *l)
{
	const struct bench_run *r = w->s->run;
	struct truth written = { .fd = w->file->fd };
	struct truth truth = truth_of(w, l);
	ssize_t n, want;

	if (l->write) {
		n = truth_read(&written, w->seen, r->c.block, l->off);
	} else {
		n = pl_copy(r->ctx, w->seen, l->buf, r->c.block, NULL);
	}
	want = truth_read(&truth, w->want, r->c.block, l->off);
	if (n < 0 || want < 0) {
		worker_fail(w, "verification", l->off,
			    n < 0 && !l->write ? pl_error_message()
					       : strerror((int)-(n < 0 ? n : want)));
	} else if (n != want || memcmp(w->seen, w->want, (size_t)n) != 0) {
		worker_fail(w, "verification", l->off,
			    "the bytes differ from the expected content");
	}
}

void lane_end(struct worker *w, struct lane *l, ssize_t n, const struct pl_io_report *rep)
{
	uint64_t took = clock_now_ns() - l->start_ns;

	hist_add(&w->latency, took);
	w->sum_ns += took;
	if (n != (ssize_t)w->s->run->c.block) {
		worker_fail(w, l->write ? "write" : "read", l->off,
			    n < 0 ? pl_error_message() : "the count was short");
		return;
	}
	tally_add(&w->tally, rep, (uint64_t)n);
	w->ops++;
	w->bytes += (uint64_t)n;
	atomic_fetch_add_explicit(&w->s->moved, (uint64_t)n, memory_order_relaxed);
	if (w->s->run->o->verify) {
		check(w, l);
	}
}

static int lane_get(struct worker *w, struct lane *l, uint64_t id)
{
	const struct bench_opts *o = w->s->run->o;

	l->id = id;
	l->buf = w->mem + (id % w->n_lanes) * w->s->run->c.block;
	if (!(o->reading && o->writing)) {
		return 0;
	}
	if (id >= w->s->blocks) {
		return say_failed("%llu blocks cannot be shared by %llu requests at once; give a "
				  "larger --size",
				  (unsigned long long)w->s->blocks,
				  (unsigned long long)w->s->lanes);
	}
	l->owned = (w->s->blocks - id + w->s->lanes - 1) / w->s->lanes;
	if (o->verify) {
		l->version = alloc_zero(l->owned);
		if (l->version == NULL) {
			return say_failed("no memory left to remember what was written");
		}
	}
	return 0;
}

static int mem_get(struct worker *w)
{
	struct bench_run *r = w->s->run;
	void *p;

	w->seen = carry_host_alloc(r->c.block);
	w->want = carry_host_alloc(r->c.block);
	w->lanes = alloc_array(w->n_lanes, sizeof(*w->lanes));
	if (w->seen == NULL || w->want == NULL || w->lanes == NULL) {
		return say_failed("no memory left for %llu buffers of %llu bytes",
				  (unsigned long long)r->c.threads, (unsigned long long)r->c.block);
	}
	if (r->dev == NULL) {
		w->mem = carry_host_alloc(w->n_lanes * r->c.block);
		return w->mem != NULL ? 0 : say_failed("no host memory left for a buffer");
	}
	if (pl_mem_alloc(r->dev, w->n_lanes * r->c.block, 0, &p) != 0) {
		return say_library(-ENOMEM);
	}
	w->mem = p;
	return 0;
}

/* Touches every buffer and the library's own once, so that the run does not pay for it. */
static int warm_up(struct worker *w)
{
	const struct bench_run *r = w->s->run;
	uint64_t i;

	pattern_fill(w->seen, r->c.block, 0, r->o->seed);
	for (i = 0; i < w->n_lanes; i++) {
		if (pl_copy(r->ctx, w->lanes[i].buf, w->seen, r->c.block, NULL) < 0) {
			return say_library(-EIO);
		}
	}
	return 0;
}

int worker_get(struct worker *w, struct shared *s, uint64_t i, uint64_t n_lanes)
{
	uint64_t k;
	int status;

	w->s = s;
	w->n_lanes = n_lanes;
	w->file = s->run->file + (s->run->n_files > 1 ? i % s->run->n_files : 0);
	w->next = s->run->n_files > 1 ? 0 : i * s->blocks / s->run->c.threads;
	w->left =
		s->run->n_files > 1 ? s->blocks : (i + 1) * s->blocks / s->run->c.threads - w->next;
	w->rng = (s->run->o->seed + i + 1) * 0x9e3779b97f4a7c15u | 1;
	status = mem_get(w);
	for (k = 0; k < n_lanes && status == 0; k++) {
		status = lane_get(w, &w->lanes[k], i * n_lanes + k);
	}
	return status != 0 ? status : warm_up(w);
}

void worker_put(struct worker *w)
{
	uint64_t k;

	if (w->s == NULL) {
		return;
	}
	for (k = 0; k < w->n_lanes && w->lanes != NULL; k++) {
		free(w->lanes[k].version);
	}
	if (w->s->run->dev == NULL) {
		free(w->mem);
	} else if (w->mem != NULL) {
		pl_mem_free(w->s->run->ctx, w->mem);
	}
	free(w->lanes);
	free(w->seen);
	free(w->want);
}

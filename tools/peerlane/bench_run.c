/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/*
 * One run: threads that each do one blocking call after the other on a buffer of their own, all on
 * one open file, until the time is up or the bytes are done. The first failure ends all of them.
 */

#include "bench.h"

#include <errno.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "base/alloc.h"
#include "base/bits.h"
#include "base/clock.h"
#include "base/text.h"
#include "carry.h"
#include "pattern.h"
#include "say.h"

struct shared {
	struct bench_run *run;
	struct pl_io_opts io;
	bool write;
	uint64_t blocks; /* in the file */
	uint64_t end_ns; /* of a timed run */
	uint64_t budget; /* operations, of a counted run; else UINT64_MAX */
	atomic_uint_least64_t taken;
	atomic_uint_least64_t moved;
	atomic_uint running;
	atomic_bool stop;
};

struct worker {
	struct shared *s;
	pthread_t thread;
	uint64_t next; /* block, of a sequential run */
	uint64_t rng;
	char *buf;  /* in the memory under test */
	char *seen; /* host: what was moved */
	char *want; /* host: what should have been */
	struct hist latency;
	struct tally tally;
	uint64_t ops;
	uint64_t bytes;
	char failure[300]; /* "" while all is well */
};

static void fail(struct worker *w, const char *what, uint64_t off, const char *why)
{
	text_fmt(w->failure, sizeof(w->failure), "%s of %llu bytes at offset %llu of '%s': %s",
		 what, (unsigned long long)w->s->run->block, (unsigned long long)off,
		 w->s->run->file->path, why);
	atomic_store(&w->s->stop, true);
}

static uint64_t next_block(struct worker *w)
{
	uint64_t b;

	if (w->s->run->o->random) {
		w->rng ^= w->rng << 13;
		w->rng ^= w->rng >> 7;
		w->rng ^= w->rng << 17;
		return w->rng % w->s->blocks;
	}
	b = w->next;
	w->next = b + 1 < w->s->blocks ? b + 1 : 0;
	return b;
}

/* Puts into the buffer what is to be written, or what a read must replace. */
static bool prepare(struct worker *w, uint64_t off)
{
	const struct bench_run *r = w->s->run;

	if (!r->o->verify) {
		return true;
	}
	pattern_fill(w->seen, r->block, off, w->s->write ? r->o->seed : ~r->o->seed);
	if (pl_copy(r->ctx, w->buf, w->seen, r->block, NULL) < 0) {
		fail(w, "preparation", off, pl_error_message());
		return false;
	}
	return true;
}

static void check(struct worker *w, uint64_t off)
{
	const struct bench_run *r = w->s->run;
	struct truth written = { .fd = r->file->fd };
	ssize_t n, want;

	if (w->s->write) {
		n = truth_read(&written, w->seen, r->block, off);
	} else {
		n = pl_copy(r->ctx, w->seen, w->buf, r->block, NULL);
	}
	want = truth_read(&r->file->truth, w->want, r->block, off);
	if (n < 0 || want < 0) {
		fail(w, "verification", off,
		     n < 0 && !w->s->write ? pl_error_message()
					   : strerror((int)-(n < 0 ? n : want)));
	} else if (n != want || memcmp(w->seen, w->want, (size_t)n) != 0) {
		fail(w, "verification", off, "the bytes differ from what they should be");
	}
}

static void one_op(struct worker *w)
{
	const struct bench_run *r = w->s->run;
	struct pl_io_report rep = PL_IO_REPORT_INIT;
	struct pl_io_opts io = w->s->io;
	uint64_t off = next_block(w) * r->block;
	uint64_t start;
	ssize_t n;

	if (!prepare(w, off)) {
		return;
	}
	io.report = &rep;
	start = clock_now_ns();
	if (w->s->write) {
		n = pl_write(r->file->file, w->buf, r->block, off, &io);
	} else {
		n = pl_read(r->file->file, w->buf, r->block, off, &io);
	}
	hist_add(&w->latency, clock_now_ns() - start);
	if (n != (ssize_t)r->block) {
		fail(w, r->o->op, off, n < 0 ? pl_error_message() : "it came back short");
		return;
	}
	tally_add(&w->tally, &rep, (uint64_t)n);
	w->ops++;
	w->bytes += (uint64_t)n;
	atomic_fetch_add_explicit(&w->s->moved, (uint64_t)n, memory_order_relaxed);
	if (r->o->verify) {
		check(w, off);
	}
}

static void *work(void *arg)
{
	struct worker *w = arg;
	struct shared *s = w->s;

	while (!atomic_load_explicit(&s->stop, memory_order_relaxed)) {
		if (atomic_fetch_add_explicit(&s->taken, 1, memory_order_relaxed) >= s->budget ||
		    clock_now_ns() >= s->end_ns) {
			break;
		}
		one_op(w);
	}
	atomic_fetch_sub(&s->running, 1);
	return NULL;
}

static int worker_get(struct worker *w, struct shared *s, uint64_t i)
{
	struct bench_run *r = s->run;
	void *p;
	int err;

	w->s = s;
	w->next = i * s->blocks / r->threads;
	w->rng = (r->o->seed + i + 1) * 0x9e3779b97f4a7c15u | 1;
	w->seen = carry_host_alloc(r->block);
	w->want = carry_host_alloc(r->block);
	if (w->seen == NULL || w->want == NULL) {
		return say_failed("no memory left for %llu buffers of %llu bytes",
				  (unsigned long long)r->threads, (unsigned long long)r->block);
	}
	if (r->dev == NULL) {
		w->buf = carry_host_alloc(r->block);
		return w->buf != NULL ? 0 : say_failed("no host memory left for a buffer");
	}
	err = pl_mem_alloc(r->dev, r->block, &p);
	if (err != 0) {
		return say_library(err);
	}
	w->buf = p;
	return 0;
}

static void worker_put(struct worker *w, struct bench_run *r)
{
	if (r->dev == NULL) {
		free(w->buf);
	} else if (w->buf != NULL) {
		pl_mem_free(r->ctx, w->buf);
	}
	free(w->seen);
	free(w->want);
}

/* Touches every buffer and the library's own once, so that the run does not pay for it. */
static int warm_up(struct worker *w, const struct bench_run *r)
{
	pattern_fill(w->seen, r->block, 0, r->o->seed);
	return pl_copy(r->ctx, w->buf, w->seen, r->block, NULL) < 0 ? say_library(-EIO) : 0;
}

/* Waits for the threads, with a progress bar. */
static void watch(struct shared *s)
{
	const struct timespec nap = { .tv_nsec = 20000000 };
	struct progress p;

	progress_start(&p, "measuring", s->budget != UINT64_MAX ? s->budget * s->run->block : 0,
		       s->run->o->quiet);
	while (p.on && atomic_load(&s->running) != 0) {
		nanosleep(&nap, NULL);
		p.done = atomic_load(&s->moved);
		progress_tick(&p);
	}
	progress_end(&p);
}

static int start_and_join(struct shared *s, struct worker *w, uint64_t n)
{
	uint64_t i, started;
	int err = 0;

	atomic_store(&s->running, (unsigned int)n);
	for (started = 0; started < n && err == 0; started++) {
		err = pthread_create(&w[started].thread, NULL, work, &w[started]);
	}
	if (err != 0) {
		atomic_store(&s->stop, true);
		started--;
		atomic_fetch_sub(&s->running, (unsigned int)(n - started));
	}
	watch(s);
	for (i = 0; i < started; i++) {
		pthread_join(w[i].thread, NULL);
	}
	return err != 0 ? say_failed("cannot start thread %llu of %llu: %s",
				     (unsigned long long)started + 1, (unsigned long long)n,
				     strerror(err))
			: 0;
}

static int collect(struct bench_run *r, const struct worker *w)
{
	uint64_t i;

	for (i = 0; i < r->threads; i++) {
		if (w[i].failure[0] != '\0') {
			return say_failed("%s", w[i].failure);
		}
		r->ops += w[i].ops;
		r->bytes += w[i].bytes;
		hist_merge(&r->latency, &w[i].latency);
		tally_merge(&r->tally, &w[i].tally);
	}
	return 0;
}

static int measure(struct bench_run *r, struct shared *s, struct worker *w)
{
	int status;

	if (r->o->bytes != 0) {
		s->budget = max_u64(r->o->bytes / r->block, 1);
		s->end_ns = UINT64_MAX;
	} else {
		s->budget = UINT64_MAX;
		s->end_ns = clock_now_ns() + r->o->seconds;
	}
	meter_start(&r->meter);
	status = start_and_join(s, w, r->threads);
	meter_stop(&r->meter);
	return status;
}

int bench_run(struct bench_run *r)
{
	struct shared s = { .run = r };
	struct worker *w = alloc_array(r->threads, sizeof(*w));
	uint64_t i;
	int status = 0;

	if (w == NULL) {
		return say_failed("no memory left for %llu threads",
				  (unsigned long long)r->threads);
	}
	s.io = (struct pl_io_opts)PL_IO_OPTS_INIT;
	s.io.policy = r->o->policy.value;
	s.io.chunk = r->o->chunk;
	s.io.depth = (uint32_t)r->o->depth;
	s.write = strcmp(r->o->op, "write") == 0;
	s.blocks = r->file->len / r->block;
	for (i = 0; i < r->threads && status == 0; i++) {
		status = worker_get(&w[i], &s, i);
		if (status == 0) {
			status = warm_up(&w[i], r);
		}
	}
	if (status == 0) {
		status = measure(r, &s, w);
	}
	if (status == 0) {
		status = collect(r, w);
	}
	for (i = 0; i < r->threads; i++) {
		worker_put(&w[i], r);
	}
	free(w);
	return status;
}

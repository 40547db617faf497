/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/*
 * A run: threads that work on one open file, each with memory of its own, until the time is up or
 * the bytes are done. The first failure ends all of them.
 */

#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "base/alloc.h"
#include "base/bits.h"
#include "base/clock.h"
#include "bench_work.h"
#include "progress.h"
#include "say.h"

/* Works by blocking calls, one after the other. */
static void work_blocking(struct worker *w)
{
	struct bench_run *r = w->s->run;
	struct lane *l = w->lanes;

	while (worker_more(w) && lane_begin(w, l)) {
		struct pl_io_report rep = PL_IO_REPORT_INIT;
		struct pl_io_opts io = w->s->io;
		ssize_t n;

		io.report = &rep;
		if (l->write) {
			n = pl_write(w->file->file, l->buf, r->c.block, l->off, &io);
		} else {
			n = pl_read(w->file->file, l->buf, r->c.block, l->off, &io);
		}
		lane_end(w, l, n, &rep);
	}
}

static void *work(void *arg)
{
	struct worker *w = arg;

	if (w->s->run->o->stream) {
		worker_streamed(w);
	} else if (w->s->run->c.queue != 0) {
		worker_queued(w);
	} else {
		work_blocking(w);
	}
	atomic_fetch_sub(&w->s->running, 1);
	return NULL;
}

/* Waits for the threads, with a progress bar. */
static void watch(struct shared *s)
{
	const struct timespec nap = { .tv_nsec = 20000000 };
	struct progress p;

	progress_start(&p, "measuring", s->budget != UINT64_MAX ? s->budget * s->run->c.block : 0,
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

	for (i = 0; i < r->c.threads; i++) {
		if (w[i].failure[0] != '\0') {
			return say_failed("%s", w[i].failure);
		}
		r->ops += w[i].ops;
		r->bytes += w[i].bytes;
		r->sum_ns += w[i].sum_ns;
		hist_merge(&r->latency, &w[i].latency);
		tally_merge(&r->tally, &w[i].tally);
	}
	return 0;
}

static int measure(struct bench_run *r, struct shared *s, struct worker *w)
{
	int status;

	/* The meter first: the run lasts as long as it says. */
	meter_start(&r->meter);
	if (r->o->once) {
		s->budget = s->end_ns = UINT64_MAX;
	} else if (r->o->bytes != 0) {
		s->budget = max_u64(r->o->bytes / r->c.block, 1);
		s->end_ns = UINT64_MAX;
	} else {
		s->budget = UINT64_MAX;
		s->end_ns = clock_now_ns() + r->o->seconds;
	}
	status = start_and_join(s, w, r->c.threads);
	meter_stop(&r->meter);
	return status;
}

int bench_run(struct bench_run *r)
{
	static uint64_t runs;
	struct shared s = { .run = r, .salt = 2 * runs++ };
	struct worker *w = alloc_array(r->c.threads, sizeof(*w));
	uint64_t lanes = max_u64(r->c.queue, 1), i;
	int status = 0;

	if (w == NULL) {
		return say_failed("no memory left for %llu threads",
				  (unsigned long long)r->c.threads);
	}
	s.io = (struct pl_io_opts)PL_IO_OPTS_INIT;
	s.io.policy = r->c.policy.value;
	s.io.chunk = r->o->chunk;
	s.io.depth = (uint32_t)r->o->depth;
	s.blocks = (r->file->len - r->o->start) / r->c.block;
	s.lanes = r->c.threads * lanes;
	for (i = 0; i < r->c.threads && status == 0; i++) {
		status = worker_get(&w[i], &s, i, lanes);
	}
	if (status == 0) {
		status = measure(r, &s, w);
	}
	if (status == 0) {
		status = collect(r, w);
	}
	for (i = 0; i < r->c.threads; i++) {
		worker_put(&w[i]);
	}
	free(w);
	return status;
}

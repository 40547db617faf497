/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/* The workers of a context: they pick queues in turn and carry runs of their requests. */

#include <errno.h>
#include <stdlib.h>

#include "base/alloc.h"
#include "base/bits.h"
#include "base/clock.h"
#include "base/error.h"
#include "sys/sys.h"
#include "sys/thread.h"
#include "xfer/queue.h"

#define LINGER_NS 50000u /* waking a sleeper takes as long */
#define STREAMS_MAX 64u	 /* workers in place of those that a stream keeps */
#define PER_WORKER 64u	 /* requests that are worth another worker */

void pool_init(struct pool *p, struct xfer *x, struct mem_table *mem, unsigned int threads)
{
	unsigned int cpus = sys_cpus();

	*p = (struct pool){ .x = x,
			    .mem = mem,
			    .max = threads ? threads
					   : (unsigned int)max_u64(4, min_u64(cpus / 2, 8)) };
	pthread_mutex_init(&p->lock, NULL);
	pthread_cond_init(&p->work, NULL);
	pthread_cond_init(&p->left, NULL);
}

void pool_finish(struct pool *p)
{
	pthread_mutex_lock(&p->lock);
	p->stop = true;
	pthread_cond_broadcast(&p->work);
	pthread_mutex_unlock(&p->lock);
	for (unsigned int i = 0; i < p->n; i++) {
		pthread_join(p->threads[i], NULL);
	}
	free(p->threads);
	pthread_cond_destroy(&p->left);
	pthread_cond_destroy(&p->work);
	pthread_mutex_destroy(&p->lock);
}

static void list_locked(struct pool *p, struct queue *q)
{
	q->next_ready = NULL;
	*(p->last_ready ? &p->last_ready->next_ready : &p->first_ready) = q;
	p->last_ready = q;
	q->ready = true;
	atomic_fetch_add_explicit(&p->ready, 1, memory_order_relaxed);
}

static void unlist_locked(struct pool *p, struct queue *q)
{
	struct queue *before = NULL;
	struct queue *at = p->first_ready;

	while (at != q) {
		before = at;
		at = at->next_ready;
	}
	*(before ? &before->next_ready : &p->first_ready) = q->next_ready;
	if (p->last_ready == q) {
		p->last_ready = before;
	}
	q->ready = false;
	atomic_fetch_sub_explicit(&p->ready, 1, memory_order_relaxed);
}

static bool has_work(const struct queue *q)
{
	return atomic_load_explicit(&q->queued, memory_order_relaxed) != 0;
}

/* The next queue in turn that has work; it goes to the end of the line. */
static struct queue *pick_locked(struct pool *p)
{
	struct queue *q;

	while ((q = p->first_ready)) {
		unlist_locked(p, q);
		if (has_work(q)) {
			list_locked(p, q);
			return q;
		}
	}
	return NULL;
}

static int start_locked(struct pool *p);

static bool may_start_locked(const struct pool *p)
{
	return p->n < p->max + min_u64(p->blocked, STREAMS_MAX);
}

static bool any_has_work_locked(const struct pool *p)
{
	const struct queue *q = p->first_ready;

	while (q && !has_work(q)) {
		q = q->next_ready;
	}
	return q != NULL;
}

/* A stream may keep its worker for ever: another one takes its place, for whichever queue counts on
 * this one. */
static void block(struct pool *p)
{
	pthread_mutex_lock(&p->lock);
	p->blocked++;
	if (any_has_work_locked(p)) {
		if (p->idle) {
			pthread_cond_signal(&p->work);
		} else if (may_start_locked(p)) {
			(void)start_locked(p);
		}
	}
	pthread_mutex_unlock(&p->lock);
}

static void serve(struct pool *p, struct queue *q)
{
	struct queue_item *v[QUEUE_RUN];
	size_t n = queue_claim(q, v, false);
	bool stream = n == 1 && item_is_stream(v[0]);

	if (!n) {
		return;
	}
	if (stream) {
		block(p);
	}
	run_carry(p, v, n);
	if (stream) {
		pthread_mutex_lock(&p->lock);
		p->blocked--;
		pthread_mutex_unlock(&p->lock);
	}
	queue_ended(q, v, n);
}

static void linger_locked(struct pool *p)
{
	uint64_t until = clock_now_ns() + LINGER_NS;

	p->lingering++;
	pthread_mutex_unlock(&p->lock);
	while (!atomic_load_explicit(&p->ready, memory_order_relaxed) && clock_now_ns() < until) {
	}
	pthread_mutex_lock(&p->lock);
	p->lingering--;
}

static void *worker_main(void *arg)
{
	struct pool *p = arg;
	bool worked = false;

	pthread_mutex_lock(&p->lock);
	while (!p->stop) {
		struct queue *q = pick_locked(p);

		if (q) {
			q->workers++;
			pthread_mutex_unlock(&p->lock);
			serve(p, q);
			pthread_mutex_lock(&p->lock);
			q->workers--;
			pthread_cond_broadcast(&p->left);
			worked = true;
		} else if (worked) {
			linger_locked(p);
			worked = false;
		} else {
			p->idle++;
			pthread_cond_wait(&p->work, &p->lock);
			p->idle--;
		}
	}
	pthread_mutex_unlock(&p->lock);
	return NULL;
}

/* One more thread. Failing costs speed, if it is not the first. */
static int start_locked(struct pool *p)
{
	int rc;

	if (!p->threads) {
		p->threads = alloc_array(p->max + STREAMS_MAX, sizeof(*p->threads));
	}
	if (!p->threads) {
		return -ENOMEM;
	}
	rc = sys_thread_start(&p->threads[p->n], worker_main, p);
	if (!rc) {
		p->n++;
		atomic_store_explicit(&p->started, true, memory_order_release);
	}
	return rc;
}

int pool_start(struct pool *p)
{
	int rc = 0;

	if (atomic_load_explicit(&p->started, memory_order_acquire)) {
		return 0;
	}
	pthread_mutex_lock(&p->lock);
	if (!p->n) {
		rc = start_locked(p);
	}
	pthread_mutex_unlock(&p->lock);
	return rc ? err_set(-rc, "cannot start a thread for queues: %s", err_words(rc)) : 0;
}

void pool_kick(struct pool *p, struct queue *q)
{
	size_t want = atomic_load_explicit(&q->queued, memory_order_relaxed) / PER_WORKER + 1;

	pthread_mutex_lock(&p->lock);
	if (!q->ready) {
		list_locked(p, q);
	}
	for (unsigned int i = p->lingering; i < want && i < p->max; i++) {
		if (i < p->lingering + p->idle) {
			pthread_cond_signal(&p->work);
		} else if (may_start_locked(p)) {
			(void)start_locked(p);
		}
	}
	pthread_mutex_unlock(&p->lock);
}

void pool_forget(struct pool *p, struct queue *q)
{
	pthread_mutex_lock(&p->lock);
	while (q->workers) {
		pthread_cond_wait(&p->left, &p->lock);
	}
	if (q->ready) {
		unlist_locked(p, q);
	}
	pthread_mutex_unlock(&p->lock);
}

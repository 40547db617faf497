/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#include "storage/workers.h"

#include <errno.h>
#include <stdlib.h>
#include <time.h>

#include "base/alloc.h"
#include "base/bits.h"
#include "base/clock.h"
#include "sys/thread.h"

struct op_queue {
	struct path_op *first;
	struct path_op **last;
};

struct worker_lane {
	struct path_lane l;
	struct workers *w;
	struct worker_lane *next; /* among the lanes with work */
	bool listed;
	struct op_queue todo;
	struct op_queue done;
	pthread_cond_t arrived; /* something in done */
};

static struct worker_lane *lane_of(struct path_lane *l)
{
	return (struct worker_lane *)(void *)l;
}

static void queue_init(struct op_queue *q)
{
	q->first = NULL;
	q->last = &q->first;
}

static void queue_push(struct op_queue *q, struct path_op *op)
{
	op->next = NULL;
	*q->last = op;
	q->last = &op->next;
}

static struct path_op *queue_pop(struct op_queue *q)
{
	struct path_op *op = q->first;

	if (op) {
		q->first = op->next;
		if (!q->first) {
			q->last = &q->first;
		}
	}
	return op;
}

static void list_locked(struct workers *w, struct worker_lane *wl)
{
	if (!wl->listed && wl->todo.first) {
		wl->listed = true;
		wl->next = NULL;
		*w->last = wl;
		w->last = &wl->next;
	}
}

static void unlist_locked(struct workers *w, struct worker_lane *wl)
{
	struct worker_lane **p;

	for (p = &w->first; *p != wl; p = &(*p)->next) {
	}
	*p = wl->next;
	if (w->last == &wl->next) {
		w->last = p;
	}
	wl->listed = false;
}

/* The next op of the lane whose turn it is. */
static struct path_op *take_locked(struct workers *w, struct worker_lane **whose)
{
	struct worker_lane *wl = w->first;
	struct path_op *op;

	if (!wl) {
		return NULL;
	}
	unlist_locked(w, wl);
	op = queue_pop(&wl->todo);
	list_locked(w, wl); /* to the end: the others first */
	*whose = wl;
	return op;
}

static void carry_locked(struct workers *w, struct worker_lane *wl, struct path_op *op)
{
	struct path *p = wl->l.path;

	pthread_mutex_unlock(&w->lock);
	(void)path_run(p, op, NULL);
	pthread_mutex_lock(&w->lock);
	queue_push(&wl->done, op);
	pthread_cond_signal(&wl->arrived);
}

static void *worker_main(void *arg)
{
	struct workers *w = arg;

	pthread_mutex_lock(&w->lock);
	while (!w->stop) {
		struct worker_lane *wl;
		struct path_op *op = take_locked(w, &wl);

		if (op) {
			carry_locked(w, wl, op);
		} else {
			w->idle++;
			pthread_cond_wait(&w->work, &w->lock);
			w->idle--;
		}
	}
	pthread_mutex_unlock(&w->lock);
	return NULL;
}

void workers_init(struct workers *w, unsigned int max)
{
	*w = (struct workers){ .max = max };
	w->last = &w->first;
	pthread_mutex_init(&w->lock, NULL);
	pthread_cond_init(&w->work, NULL);
}

void workers_finish(struct workers *w)
{
	pthread_mutex_lock(&w->lock);
	w->stop = true;
	pthread_cond_broadcast(&w->work);
	pthread_mutex_unlock(&w->lock);
	for (unsigned int i = 0; i < w->n; i++) {
		pthread_join(w->threads[i], NULL);
	}
	free(w->threads);
	pthread_cond_destroy(&w->work);
	pthread_mutex_destroy(&w->lock);
}

/* One more thread, if the work waits for one. Failing is no harm: whoever waits carries ops too. */
static void grow_locked(struct workers *w)
{
	if (w->idle || w->n == w->max) {
		return;
	}
	if (!w->threads) {
		w->threads = alloc_array(w->max, sizeof(*w->threads));
	}
	if (w->threads && sys_thread_start(&w->threads[w->n], worker_main, w) == 0) {
		w->n++;
	}
}

int worker_lane_get(struct workers *w, struct path *p, path_done done, void *arg,
		    struct path_lane **out)
{
	struct worker_lane *wl = alloc_zero(sizeof(*wl));
	pthread_condattr_t attr;

	if (!wl) {
		return -ENOMEM;
	}
	wl->l = (struct path_lane){ .path = p, .done = done, .arg = arg };
	wl->w = w;
	queue_init(&wl->todo);
	queue_init(&wl->done);
	pthread_condattr_init(&attr);
	pthread_condattr_setclock(&attr, CLOCK_MONOTONIC);
	pthread_cond_init(&wl->arrived, &attr);
	pthread_condattr_destroy(&attr);
	*out = &wl->l;
	return 0;
}

void worker_lane_put(struct path_lane *l)
{
	struct worker_lane *wl = lane_of(l);

	pthread_cond_destroy(&wl->arrived);
	free(wl);
}

int worker_submit(struct path_lane *l, struct path_op *op)
{
	struct worker_lane *wl = lane_of(l);
	struct workers *w = wl->w;

	l->inflight++;
	pthread_mutex_lock(&w->lock);
	queue_push(&wl->todo, op);
	list_locked(w, wl);
	grow_locked(w);
	pthread_cond_signal(&w->work);
	pthread_mutex_unlock(&w->lock);
	return 0;
}

static void wait_locked(struct worker_lane *wl, uint64_t wait_ns)
{
	uint64_t until = clock_now_ns() + min_u64(wait_ns, UINT64_C(1) << 60);
	struct timespec ts = { (time_t)(until / 1000000000u), (long)(until % 1000000000u) };

	while (!wl->done.first) {
		if (pthread_cond_timedwait(&wl->arrived, &wl->w->lock, &ts) == ETIMEDOUT) {
			break;
		}
	}
}

int worker_poll(struct path_lane *l, uint64_t wait_ns)
{
	struct worker_lane *wl = lane_of(l);
	struct workers *w = wl->w;
	struct path_op *ops;
	int delivered = 0;

	pthread_mutex_lock(&w->lock);
	if (!wl->done.first && wait_ns && l->inflight) {
		struct path_op *own = queue_pop(&wl->todo);

		if (own) {
			if (!wl->todo.first) {
				unlist_locked(w, wl);
			}
			carry_locked(w, wl, own);
		} else {
			wait_locked(wl, wait_ns);
		}
	}
	ops = wl->done.first;
	queue_init(&wl->done);
	pthread_mutex_unlock(&w->lock);

	while (ops) {
		struct path_op *op = ops;

		ops = op->next;
		l->inflight--;
		delivered++;
		l->done(op, l->arg);
	}
	return delivered;
}

/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#include "xfer/crew.h"

#include <stdlib.h>

#include "base/alloc.h"
#include "base/bits.h"
#include "base/clock.h"
#include "base/error.h"
#include "base/text.h"
#include "sys/sys.h"
#include "sys/thread.h"
#include "xfer/job.h"
#include "xfer/trace.h"

/* Below this, waking a helper takes longer than doing its share. */
#define SHARE_FROM (4u << 20)
#define SHARE_MIN (2u << 20) /* what a helper should get to do at least */
/* A stretch is long against the way through the driver, short against the whole. */
#define STRETCH_MIN (2u << 20)
#define STRETCH_MAX (8u << 20)
/* As long as waking a sleeping thread takes in a virtual machine, and not much more. */
#define LINGER_NS 200000u

/* Lives on its caller's stack; all of it is under the crew's lock. */
struct team {
	struct team *next;
	const struct job *lead;
	uint64_t next_off; /* nobody has taken what begins here */
	uint64_t end;
	uint64_t stop;
	int stop_err;
	char why[256];	   /* the words to stop_err: they are another thread's */
	unsigned int want; /* helpers that may still join */
	unsigned int joined;
	bool copies; /* the work is a processor's: it is no use to exceed crew.copiers */
	bool listed;
	struct xfer_report sum; /* of helpers that have left */
};

void crew_init(struct crew *c, unsigned int threads)
{
	unsigned int cpus = sys_cpus();

	*c = (struct crew){ .max = threads ? threads
					   : (unsigned int)max_u64(8, min_u64(cpus, 16)) };
	/* More copiers than this only fight for the memory's bandwidth. */
	c->copiers = threads ? threads + 1 : (unsigned int)max_u64(2, min_u64(cpus / 2, 8));
	pthread_mutex_init(&c->lock, NULL);
	pthread_cond_init(&c->wanted, NULL);
	pthread_cond_init(&c->finished, NULL);
}

void crew_finish(struct crew *c)
{
	pthread_mutex_lock(&c->lock);
	c->stop = true;
	pthread_cond_broadcast(&c->wanted);
	pthread_mutex_unlock(&c->lock);
	for (unsigned int i = 0; i < c->n; i++) {
		pthread_join(c->threads[i], NULL);
	}
	free(c->threads);
	pthread_cond_destroy(&c->finished);
	pthread_cond_destroy(&c->wanted);
	pthread_mutex_destroy(&c->lock);
}

static void unlist_locked(struct crew *c, struct team *t)
{
	struct team **p;

	if (!t->listed) {
		return;
	}
	for (p = &c->teams; *p != t; p = &(*p)->next) {
	}
	*p = t->next;
	t->listed = false;
	atomic_fetch_sub_explicit(&c->open_teams, 1, memory_order_relaxed);
}

static void list_locked(struct crew *c, struct team *t)
{
	struct team **p;

	for (p = &c->teams; *p; p = &(*p)->next) {
	}
	t->next = NULL;
	*p = t;
	t->listed = true;
	atomic_fetch_add_explicit(&c->open_teams, 1, memory_order_relaxed);
}

bool team_claim(struct job *j)
{
	struct team *t = j->team;
	struct crew *c = &j->x->crew;
	uint64_t stretch;
	bool got;

	pthread_mutex_lock(&c->lock);
	/* Ever shorter, so that all end at about the same time. */
	stretch = (t->end - t->next_off) / (2 * (t->joined + 1));
	stretch = max_u64(STRETCH_MIN, min_u64(stretch, STRETCH_MAX));
	got = t->next_off < t->end && t->next_off < t->stop;
	if (got) {
		j->pos = t->next_off;
		t->next_off = min_u64(align_down(j->pos + stretch, STRETCH_MIN), t->end);
		j->end = t->next_off;
		j->planned_until = j->pos;
	} else {
		unlist_locked(c, t);
	}
	pthread_mutex_unlock(&c->lock);
	return got;
}

static void stop_locked(struct team *t, uint64_t at, int err)
{
	if (at < t->stop) {
		t->stop = at;
		t->stop_err = err;
		text_copy(t->why, sizeof(t->why), err ? err_message() : "");
	}
}

void team_stop(struct team *t, uint64_t at, int err)
{
	struct crew *c = &t->lead->x->crew;

	pthread_mutex_lock(&c->lock);
	stop_locked(t, at, err);
	pthread_mutex_unlock(&c->lock);
}

static void add_report(struct xfer_report *sum, const struct xfer_report *r)
{
	for (unsigned int i = 0; i < ROUTE_COUNT; i++) {
		sum->bytes[i] += r->bytes[i];
	}
	sum->edge += r->edge;
	sum->fallbacks += r->fallbacks;
	if (r->fallbacks) {
		sum->why = r->why;
		sum->why_err = r->why_err;
	}
}

/* A helper's share of a team's work. */
static void help(struct team *t, struct xfer_report *rep)
{
	const struct job *lead = t->lead;
	struct job j;

	job_init(&j, lead->x, lead->r, rep);
	j.team = t;
	j.end = j.pos; /* it has nothing until it claims */
	j.depth = lead->depth;
	j.trace = lead->trace;
	/* Out of memory here only means that the others do the work. */
	(void)pipeline_run(&j);
}

/* The team that a free helper should join: the first that may have one more. */
static struct team *open_locked(const struct crew *c)
{
	struct team *t = c->teams;

	while (t && t->copies && atomic_load(&c->active) >= c->copiers) {
		t = t->next;
	}
	return t;
}

static void join_locked(struct crew *c, struct team *t)
{
	struct xfer_report rep = { 0 };

	if (--t->want == 0) {
		unlist_locked(c, t);
	}
	t->joined++;
	atomic_fetch_add(&c->active, 1);
	pthread_mutex_unlock(&c->lock);
	help(t, &rep);
	pthread_mutex_lock(&c->lock);
	add_report(&t->sum, &rep);
	atomic_fetch_sub(&c->active, 1);
	t->joined--;
	pthread_cond_broadcast(&c->finished);
}

/* Requests follow each other, and waking a sleeper takes long: look around for a moment first. */
static void linger_locked(struct crew *c)
{
	uint64_t until = clock_now_ns() + LINGER_NS;

	c->lingering++;
	pthread_mutex_unlock(&c->lock);
	while ((!atomic_load_explicit(&c->open_teams, memory_order_relaxed) ||
		atomic_load_explicit(&c->active, memory_order_relaxed) >= c->copiers) &&
	       clock_now_ns() < until) {
	}
	pthread_mutex_lock(&c->lock);
	c->lingering--;
}

static void *helper_main(void *arg)
{
	struct crew *c = arg;
	bool worked = false;

	trace_thread("peerlane helper");
	pthread_mutex_lock(&c->lock);
	while (!c->stop) {
		struct team *t = open_locked(c);

		if (t) {
			join_locked(c, t);
			worked = true;
		} else if (worked) {
			linger_locked(c);
			worked = false;
		} else {
			c->idle++;
			pthread_cond_wait(&c->wanted, &c->lock);
			c->idle--;
		}
	}
	pthread_mutex_unlock(&c->lock);
	return NULL;
}

/* Wakes, and where there are too few starts, helpers. Failing costs speed, nothing else. */
static void call_locked(struct crew *c, unsigned int want, bool copies)
{
	unsigned int active = atomic_load(&c->active);
	unsigned int room = c->copiers > active ? c->copiers - active : 0;

	if (!c->threads) {
		c->threads = alloc_array(c->max, sizeof(*c->threads));
	}
	want = want < room || !copies ? want : room;
	for (unsigned int i = c->idle + c->lingering; i < want && c->threads && c->n < c->max;
	     i++) {
		if (sys_thread_start(&c->threads[c->n], helper_main, c)) {
			break;
		}
		c->n++;
	}
	for (unsigned int i = c->lingering; i < want; i++) {
		pthread_cond_signal(&c->wanted);
	}
}

/* How many helpers could do good, and whether it is the processors that they add. */
static unsigned int help_for(const struct crew *c, const struct job *j, bool *copies)
{
	unsigned int shares = (unsigned int)min_u64(j->r->len / SHARE_MIN, 64);

	*copies = plan_routes[j->plan.v[0].route].hop[0] == PATH_BUFFERED &&
		  (j->resident >= 1 || j->r->write);
	if (j->r->len < SHARE_FROM) {
		return 0;
	}
	return (unsigned int)min_u64(*copies ? c->copiers - 1 : min_u64(c->max, j->depth - 1),
				     shares - 1);
}

/* Whether this thread would be blocked by the file's hop: its path has no lanes. */
static bool blocks(const struct job *j)
{
	struct path *p = j->x->paths[plan_routes[j->plan.v[0].route].hop[0]];
	struct path_lane *lane;

	if (!j->r->file || p->ops->lane_get(p, NULL, NULL, NULL, &lane)) {
		return j->r->file != NULL;
	}
	p->ops->lane_put(lane);
	return false;
}

int team_run(struct job *j)
{
	struct crew *c = &j->x->crew;
	struct team t = { .lead = j, .next_off = j->pos, .end = j->end, .stop = j->stop };
	int rc;

	if (!blocks(j)) {
		return pipeline_run(j);
	}
	t.want = help_for(c, j, &t.copies);
	pthread_mutex_lock(&c->lock);
	atomic_fetch_add(&c->active, 1);
	if (t.want) {
		list_locked(c, &t);
		call_locked(c, t.want, t.copies);
	}
	pthread_mutex_unlock(&c->lock);

	j->team = &t;
	j->end = j->pos;
	rc = pipeline_run(j);

	pthread_mutex_lock(&c->lock);
	unlist_locked(c, &t);
	trace_wait(j, "wait for helpers");
	while (t.joined) {
		pthread_cond_wait(&c->finished, &c->lock);
	}
	trace_wait_end(j, "wait for helpers");
	atomic_fetch_sub(&c->active, 1);
	if (c->teams && c->idle) {
		pthread_cond_signal(&c->wanted); /* our place is free for a helper of theirs */
	}
	pthread_mutex_unlock(&c->lock);
	add_report(j->rep, &t.sum);
	j->team = NULL;
	j->pos = t.next_off;
	j->end = t.end;
	j->stop = t.stop;
	j->stop_err = t.stop_err;
	if (t.stop_err) {
		(void)err_set(t.stop_err, "%s", t.why);
	}
	return rc;
}

/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/*
 * Requests with remotes. A remote that falls silent holds each thread that carries a request of it
 * while its mover waits for an answer. Such a remote must hold only its own requests. So a run has
 * requests of one remote, and a queue limits its runs with remotes that are under way:
 *
 * - the first does not count among the workers: another worker takes its place, whatever the others
 *   hold;
 * - the others together are fewer, in all queues of the context, than the workers that may carry
 *   requests of queues. So one worker is left for requests with no remote, and to look for such
 *   requests.
 *
 * A request that cannot begin is parked with its remote, and is queued again when a run of that
 * remote has ended. A thread that waits for completions holds no worker; it carries such requests
 * while all requests in flight are with the same remote, so that no other could complete.
 */

#include "exec/exec.h"
#include "queue/list.h"
#include "queue/queue.h"

#define UNPARK QUEUE_RUN /* requests that are queued again when a run has ended */

static const void *remote_at(const struct queue_item *it, unsigned int end)
{
	return it->users[end] ? it->users[end]->remote : NULL;
}

bool item_same_remotes(const struct queue_item *a, const struct queue_item *b)
{
	return remote_at(a, 0) == remote_at(b, 0) && remote_at(a, 1) == remote_at(b, 1);
}

static bool is_used(const struct queue_remote *r)
{
	return r->runs || r->parked.first;
}

void queue_remote_submit_locked(struct queue *q, const struct queue_item *it)
{
	bool same = q->with[0] == remote_at(it, 0) && q->with[1] == remote_at(it, 1);

	q->alike = !q->submitted || (q->alike && same);
	q->submitted = true;
	q->with[0] = remote_at(it, 0);
	q->with[1] = remote_at(it, 1);
}

/* NULL: nothing of these remotes is under way or parked. */
static struct queue_remote *find_locked(struct queue *q, const struct queue_item *it)
{
	for (unsigned int i = 0; i < QUEUE_REMOTES; i++) {
		struct queue_remote *r = &q->remotes[i];

		if (is_used(r) && r->of[0] == remote_at(it, 0) && r->of[1] == remote_at(it, 1)) {
			return r;
		}
	}
	return NULL;
}

/* Takes a place for the item's remote. Returns NULL if all of the queue's places are taken. */
static struct queue_remote *make_locked(struct queue *q, const struct queue_item *it)
{
	for (unsigned int i = 0; i < QUEUE_REMOTES; i++) {
		struct queue_remote *r = &q->remotes[i];

		if (!is_used(r)) {
			*r = (struct queue_remote){ .of = { remote_at(it, 0), remote_at(it, 1) } };
			return r;
		}
	}
	return NULL;
}

/* For a run that counts among the workers. */
static bool take_share(struct exec *x)
{
	unsigned int most = x->workers.kind[WORK_QUEUE].max - 1;
	unsigned int n = atomic_load(&x->remote_runs);

	while (n < most) {
		if (atomic_compare_exchange_weak(&x->remote_runs, &n, n + 1)) {
			return true;
		}
	}
	return false;
}

bool queue_remote_begin_locked(struct queue *q, struct queue_item *it)
{
	struct queue_remote *r = find_locked(q, it);

	r = r ? r : make_locked(q, it);
	if (!r) {
		park_locked(q, it, &q->parked);
		return false;
	}
	if (r->uncounted && !take_share(q->x)) {
		park_locked(q, it, &r->parked);
		return false;
	}
	it->blocks = !r->uncounted;
	it->counts = r->uncounted;
	r->uncounted = true;
	r->runs++;
	return true;
}

/* Queues up to `most` parked items again. The others follow when a run of these items has ended;
 * revoked items end no run. */
static void go_on_locked(struct queue *q, struct queue_remote *r, size_t most)
{
	struct queue_item *after = NULL; /* that was moved before */
	struct queue_item *it;

	while (most-- && (it = r->parked.first)) {
		unpark_locked(q, it, after);
		after = it;
	}
}

bool queue_remote_end_locked(struct queue *q, const struct queue_item *first)
{
	struct queue_remote *r = find_locked(q, first);

	if (!r) {
		return false; /* a thread that waits carried it, and nothing else is under way */
	}
	if (first->blocks) {
		r->uncounted = false;
	} else if (first->counts) {
		atomic_fetch_sub(&q->x->remote_runs, 1);
	}
	r->runs -= first->blocks || first->counts;
	go_on_locked(q, r, UNPARK);
	return !is_used(r);
}

void queue_remote_revoked_locked(struct queue *q, const struct queue_item *it)
{
	struct queue_remote *r = find_locked(q, it);

	if (r && !r->runs) {
		go_on_locked(q, r, SIZE_MAX);
	}
}

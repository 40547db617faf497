/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/* The thread of a connection by remotes: it makes what waits for the NIC, one after the other. */

#include <errno.h>
#include <signal.h>

#include "ncclnet/remote.h"

static void make(struct by_remote *r, struct job *j)
{
	struct pl_io_opts opts = PL_IO_OPTS_INIT;
	ssize_t n = 0;
	int rc;

	if (atomic_load(&r->c.broken)) {
		return;
	}
	opts.timeout_ns = nn_room.patience;
	if (j->len) {
		n = pl_region_write(j->to->region, j->from, j->len, j->off, &opts);
	}
	rc = n < 0 ? (int)n : pl_remote_notify(r->remote, &j->msg, j->n, nn_room.patience);
	if (rc) {
		nn_say(NN_LOG_INFO, "%s", pl_error_message());
		nn_comm_break(&r->c, "sending", rc);
	} else if (j->q) {
		(void)atomic_fetch_sub_explicit(&j->q->left, 1, memory_order_release);
	}
}

/* It is in no line any more. */
static void free_job(struct by_remote *r, struct job *j)
{
	struct theirs *t = j->to;
	bool last = false;

	if (t) {
		lock_acquire(&r->lock);
		last = !--t->jobs && t->ended;
		lock_release(&r->lock);
	}
	if (last) {
		nn_theirs_free(t);
	}
	nn_free(j);
}

static void *run(void *arg)
{
	struct by_remote *r = arg;

	lock_acquire(&r->lock);
	while (!r->stop) {
		struct job *j = r->may ? r->first : NULL;

		if (!j) {
			lock_wait(&r->lock, &r->changed);
			continue;
		}
		r->first = j->next;
		r->last = r->first ? r->last : &r->first;
		lock_release(&r->lock);
		make(r, j);
		free_job(r, j);
		lock_acquire(&r->lock);
	}
	lock_release(&r->lock);
	return NULL;
}

struct job *nn_job_new(struct by_remote *r)
{
	struct job *j = nn_alloc(sizeof(*j));

	if (!j) {
		nn_comm_break(&r->c, "sending", ENOMEM);
	}
	return j;
}

void nn_job_add(struct by_remote *r, struct job *j)
{
	lock_acquire(&r->lock);
	if (j->to) {
		j->to->jobs++;
	}
	*r->last = j;
	r->last = &j->next;
	(void)pthread_cond_signal(&r->changed);
	lock_release(&r->lock);
}

int nn_jobs_start(struct by_remote *r)
{
	sigset_t all, old;
	int rc;

	(void)sigfillset(&all); /* signals are the program's */
	(void)pthread_sigmask(SIG_SETMASK, &all, &old);
	rc = -pthread_create(&r->thread, NULL, run, r);
	(void)pthread_sigmask(SIG_SETMASK, &old, NULL);
	r->has_thread = !rc;
	return rc;
}

void nn_jobs_end(struct by_remote *r)
{
	if (r->has_thread) {
		lock_acquire(&r->lock);
		r->stop = true;
		(void)pthread_cond_signal(&r->changed);
		lock_release(&r->lock);
		(void)pthread_join(r->thread, NULL);
	}
	while (r->first) {
		struct job *j = r->first;

		r->first = j->next;
		free_job(r, j);
	}
}

/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/* The thread of a connection by remotes: it makes what waits for the NIC, one after the other. */

#include <errno.h>
#include <poll.h>

#include "ncclnet/remote.h"

#define STEP_NS UINT64_C(100000000)   /* between two looks at whether the job is still wanted, */
#define STEP_MOST (64 * STEP_NS)      /* and where the network is slow */
#define DOUBT_NS UINT64_C(1000000000) /* in which a process' socket ends after its NIC */

/* NCCL has no limit of its own, and a process that stands still, this one too, is no error: its NIC
 * answers. Where none does the NIC says so, which ends a call with another error. */
static bool is_wanted(struct by_remote *r)
{
	bool stop;

	lock_acquire(&r->lock);
	stop = r->stop;
	lock_release(&r->lock);
	return !stop && !atomic_load(&r->c.broken) && !atomic_load(&r->ended);
}

/* A call whose time is over has written a part, or nothing. After nothing the next one has twice
 * the time, else a network that needs longer for the first part would never carry it. */
static int write_all(struct by_remote *r, struct job *j)
{
	struct pl_io_opts opts = PL_IO_OPTS_INIT;
	size_t at = 0;

	opts.timeout_ns = STEP_NS;
	while (at < j->len) {
		const struct pl_place to = PL_PLACE_IN_REGION(j->to->region, j->off + at);
		const struct pl_place from = PL_PLACE_MEM(j->from + at);
		ssize_t n = pl_transfer(nn_ctx.ctx, &to, &from, j->len - at, &opts);

		if (n < 0 && n != -ETIMEDOUT) {
			return (int)n;
		}
		if (n > 0) {
			at += (size_t)n;
		} else if (opts.timeout_ns < STEP_MOST) {
			opts.timeout_ns *= 2;
		}
		if (at < j->len && !is_wanted(r)) {
			return -ETIMEDOUT;
		}
	}
	return 0;
}

/* -ETIMEDOUT: nothing was sent, as the other side has taken none of those before. */
static int say(struct by_remote *r, struct job *j)
{
	int rc;

	do {
		rc = pl_remote_notify(r->remote, &j->msg, j->n, STEP_NS);
	} while (rc == -ETIMEDOUT && is_wanted(r));
	return rc;
}

uint64_t nn_remote_doubt(int err)
{
	return err == -EHOSTUNREACH || err == -ENETDOWN || err == -ENETUNREACH ? DOUBT_NS : 0;
}

/* Whether the other side's socket ends about when the remote was lost. Nothing else comes on it. */
static bool has_ended(struct by_remote *r, int err)
{
	struct pollfd p = { .fd = r->fd, .events = POLLIN | POLLRDHUP };

	return poll(&p, 1, (int)(nn_remote_doubt(err) / 1000000)) > 0;
}

static void make(struct by_remote *r, struct job *j)
{
	int rc;

	if (atomic_load(&r->c.broken)) {
		return;
	}
	rc = write_all(r, j);
	rc = rc ? rc : say(r, j);
	if (rc) {
		nn_say(NN_LOG_INFO, "%s", pl_error_message());
		nn_comm_break(&r->c, r->c.sends ? "sending" : "receiving",
			      has_ended(r, rc) ? ECONNRESET : rc);
	} else if (j->q) {
		(void)atomic_fetch_sub_explicit(&j->q->left, 1, memory_order_release);
	}
}

/* Frees a job that has been removed from its line. */
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
		r->makes = true;
		lock_release(&r->lock);
		make(r, j);
		free_job(r, j);
		lock_acquire(&r->lock);
		r->makes = false;
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

bool nn_jobs_are_made(struct by_remote *r)
{
	bool yes;

	lock_acquire(&r->lock);
	yes = r->first || r->makes;
	lock_release(&r->lock);
	return yes;
}

int nn_jobs_start(struct by_remote *r)
{
	int rc = -shim_thread(&r->thread, run, r);

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

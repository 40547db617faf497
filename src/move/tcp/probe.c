/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/*
 * A thread that asks whether the other side is there, for calls that have no time to wait for an
 * answer. After a call that met silence, later calls fail at once with the same error while this
 * thread asks again. The thread is started by such a call, and ends when it has an answer.
 */

#include "base/clock.h"
#include "move/tcp/outgoing.h"
#include "sys/thread.h"

#define PROBERS 16u		      /* of a context at once */
#define GONE_NS UINT64_C(10000000000) /* after that a call tries itself */

void tcp_set_gone(struct tcp_remote *r, int rc)
{
	r->probe.gone = rc;
	r->probe.gone_until = clock_now_ns() + GONE_NS;
}

int tcp_known_gone(const struct tcp_remote *r, uint64_t now)
{
	return now < r->probe.gone_until ? r->probe.gone : 0;
}

static void *probe(void *arg)
{
	struct tcp_remote *r = arg;
	struct tcp *t = r->tcp;
	int rc = r->probe.ask(r);

	lock_acquire(&r->lock);
	if (rc && rc != -EBUSY) { /* full is not gone */
		tcp_set_gone(r, rc);
	} /* else the connection's return has said so */
	r->probe.runs = false;
	r->probe.ended++;
	(void)pthread_cond_broadcast(&r->changed);
	lock_release(&r->lock);
	atomic_fetch_sub(&t->probers, 1);
	return NULL;
}

bool tcp_probe(struct tcp_remote *r)
{
	struct tcp *t = r->tcp;

	if (r->probe.runs) {
		return true;
	}
	if (atomic_load(&r->shut)) {
		return false;
	}
	if (atomic_fetch_add(&t->probers, 1) < PROBERS) {
		tcp_probe_end(r); /* has released the lock */
		r->probe.has_thread = !sys_thread_start(&r->probe.thread, probe, r);
		r->probe.runs = r->probe.has_thread;
		r->probe.since = clock_now_ns();
	}
	if (!r->probe.runs) {
		atomic_fetch_sub(&t->probers, 1);
	}
	return r->probe.runs;
}

void tcp_probe_end(struct tcp_remote *r)
{
	if (r->probe.has_thread) {
		(void)pthread_join(r->probe.thread, NULL);
		r->probe.has_thread = false;
	}
}

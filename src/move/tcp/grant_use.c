/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/*
 * The threads that copy to and from granted memory. They copy with no lock held, so that remotes do
 * not wait for each other; the right to the memory is under the lock, and each chunk asks for it
 * anew. A call that takes the right away (a grant that ends, a remote that closes, a connection of
 * a later epoch) waits for the threads that are copying: for a chunk, at most.
 */

#include <errno.h>

#include "move/tcp/incoming.h"

/* Returns 0, or -ESHUTDOWN if the remote is closed or the connection is of an epoch that is over.
 * With the lock held. */
static int check_epoch(const struct tcp_in *p)
{
	return !p->remote || p->epoch < p->remote->seen ? -ESHUTDOWN : 0;
}

int tcp_use_check(struct tcp_in *p)
{
	struct tcp *t = p->tcp;
	int rc;

	lock_acquire(&t->lock);
	rc = check_epoch(p);
	rc = rc || tcp_find_grant(t, &p->q) ? rc : -EACCES;
	lock_release(&t->lock);
	return rc;
}

/* With the lock held, which is released meanwhile. Words of one device, or of the host, are changed
 * one at a time, so that operations of several remotes are atomic with each other; a driver that
 * takes long holds up its own alone. */
static void take_words(struct tcp *t, const struct dev *d)
{
	unsigned int i = 0;

	while (i < t->n_changing) {
		if (t->changing[i++] == d) {
			lock_wait(&t->lock, &t->changed);
			i = 0;
		}
	}
	t->changing[t->n_changing++] = d; /* each thread has one turn at most */
}

static void give_words(struct tcp *t, const struct dev *d)
{
	unsigned int i = 0;

	while (t->changing[i] != d) {
		i++;
	}
	t->changing[i] = t->changing[--t->n_changing];
}

int tcp_use_begin(struct tcp_in *p, struct tcp_use *out)
{
	struct tcp *t = p->tcp;
	struct tcp_grant *g = NULL;
	int rc;

	*out = (struct tcp_use){ .grant = NULL };
	lock_acquire(&t->lock);
	rc = check_epoch(p);
	if (!rc) {
		g = tcp_find_grant(t, &p->q);
		rc = g ? 0 : -EACCES;
	}
	if (!rc) {
		*out = (struct tcp_use){ .grant = g,
					 .remote = p->remote,
					 .epoch = p->epoch,
					 .word = p->q.what == FRAME_ADD ||
						 p->q.what == FRAME_SWAP };
		g->users++;
		p->remote->copying++;
		/* Both may wait: the grant and the remote have counted this thread already. */
		if (out->word) {
			take_words(t, g->g.dev);
		}
		out->stream = g->staged ? tcp_stream_take(t, g->g.dev) : NULL;
	}
	lock_release(&t->lock);
	return rc;
}

void tcp_use_end(struct tcp *t, const struct tcp_use *u)
{
	struct tcp_remote *r = u->remote; /* is there as long as it is counted */

	lock_acquire(&t->lock);
	if (u->word) {
		give_words(t, u->grant->g.dev);
	}
	u->grant->users--;
	if (u->epoch == r->seen) {
		r->copying--;
	} else {
		r->old--;
	}
	if (u->stream) {
		tcp_stream_put(t, u->stream);
	}
	(void)pthread_cond_broadcast(&t->changed);
	lock_release(&t->lock);
}

/* At a door there are no epochs. */
static int use_conn_of_door(struct tcp_in *p)
{
	const struct tcp_door *d;
	int rc;

	lock_acquire(&p->tcp->lock);
	d = tcp_find_door(p->tcp, p->id);
	rc = !d ? -ESHUTDOWN : tcp_door_served(d) > TCP_DOOR_SERVED ? -EUSERS : 0;
	lock_release(&p->tcp->lock);
	return rc;
}

/* Later connections of the same epoch wait too: nothing of it begins before the earlier ones are
 * done. Connections that have not said their epoch yet may be of this one, and stay. */
int tcp_use_conn(struct tcp_in *p)
{
	struct tcp *t = p->tcp;
	struct tcp_remote *r;
	uint64_t epoch = p->q.off;
	int rc = 0;

	if (p->at_door) {
		return use_conn_of_door(p);
	}
	lock_acquire(&t->lock);
	r = p->remote;
	if (!r || epoch < r->seen) {
		rc = -ESHUTDOWN;
	} else if (epoch > r->seen) {
		r->seen = epoch;
		r->old += r->copying;
		r->copying = 0;
	}
	if (!rc) {
		p->epoch = epoch;
		p->has_epoch = true;
		for (struct tcp_in *o = t->in; o; o = o->next) {
			if (o->remote == r && o->has_epoch && o->epoch < epoch) {
				tcp_in_cut(o, "a later one came in its place");
			}
		}
		while (p->remote && p->remote->old) {
			lock_wait(&t->lock, &t->changed);
		}
		rc = !p->remote ? -ESHUTDOWN : p->remote->served > tcp_served_most(t) ? -EUSERS : 0;
	}
	lock_release(&t->lock);
	return rc;
}

void tcp_in_end_all(struct tcp *t, struct tcp_remote *r)
{
	for (struct tcp_in *p = t->in; p; p = p->next) {
		if (p->remote == r) {
			/* The socket is shut for input alone: answers to requests that were done
			 * already still go. A message that was taken must not seem to have failed.
			 */
			p->remote = NULL;
			p->cut = p->cut ? p->cut : "its remote was closed";
			sys_tcp_shut_in(p->conn.fd);
		}
	}
	r->served = 0;
	while (r->copying || r->old) {
		lock_wait(&t->lock, &t->changed);
	}
}

/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/*
 * Small files of a tree are opened ahead of the one that is written. Such a file comes whole with
 * the answer, and several are asked for before the first answer is taken: the server reads and
 * sends the next ones while this side makes a file.
 *
 * One thread opens, in the order of the list, and the copy takes in the same order. A large file is
 * opened by the copy itself, in its turn, and none behind it before that: what is copied is as
 * young as without this thread. An error waits until its file has its turn.
 *
 * Waking a thread costs as much as a small file. So the opener sleeps until half of its places are
 * free, and the copy is woken only if it waits. It takes all answers before it sleeps: a server
 * does not wait long for a client that takes none, and making a file may.
 */

#include <pthread.h>
#include <signal.h>
#include <stdlib.h>

#include "base/alloc.h"
#include "base/text.h"
#include "cp_peer.h"
#include "say.h"

#define AHEAD 32u	      /* files that are open, of the 64 that a server opens for a client */
#define SMALL UINT64_C(32768) /* bytes; a server sends so much with its answer */

struct opened {
	struct pl_client_file *file;
	struct pl_served info;
	int err;
	char why[1024];
};

struct peer_ahead {
	struct peer_job *j;
	pthread_t thread;
	pthread_mutex_t lock; /* all below */
	pthread_cond_t changed;
	struct opened v[AHEAD];
	/* Of `v`, since the beginning: asked for, answered, used. The thread alone changes the
	 * first two. */
	size_t begun, put, taken;
	size_t at;   /* the item whose turn it is */
	bool full;   /* the thread waits until half of `v` is taken */
	bool hungry; /* the copy waits for the next one */
	bool ends;
};

static bool is_file(const struct peer_item *i)
{
	return !i->dir && i->link == NULL;
}

/* Takes the answers that are on their way, in their order. */
static void take_begun(struct peer_ahead *a)
{
	while (a->put < a->begun) {			  /* only this thread changes it */
		struct opened *o = &a->v[a->put % AHEAD]; /* this thread's until it counts */

		if (o->err == 0) {
			o->err = pl_client_open_file(a->j->client, NULL, &o->info, &o->file);
			if (o->err != 0) {
				o->file = NULL;
				text_copy(o->why, sizeof(o->why), pl_error_message());
			}
		}
		(void)pthread_mutex_lock(&a->lock);
		a->put++;
		if (a->hungry) {
			(void)pthread_cond_broadcast(&a->changed);
		}
		(void)pthread_mutex_unlock(&a->lock);
	}
}

/* Whether the item may be opened, when that is known; false: none will be any more. */
static bool wait_for(struct peer_ahead *a, size_t k)
{
	bool small = a->j->v[k].len <= SMALL;
	bool ends;

	(void)pthread_mutex_lock(&a->lock);
	a->full = small && a->begun - a->taken == AHEAD;
	if (a->full || !small) {
		(void)pthread_mutex_unlock(&a->lock);
		take_begun(a);
		(void)pthread_mutex_lock(&a->lock);
		a->full = small && a->begun - a->taken > AHEAD / 2;
	}
	while (!a->ends && (small ? a->full : a->at <= k)) {
		(void)pthread_cond_wait(&a->changed, &a->lock);
	}
	ends = a->ends;
	(void)pthread_mutex_unlock(&a->lock);
	return !ends;
}

static void begin_one(struct peer_ahead *a, const struct peer_item *i)
{
	struct opened *o = &a->v[a->begun % AHEAD];

	o->info = (struct pl_served)PL_SERVED_INIT;
	o->info.kind = PL_SERVED_BEGIN_MORE;
	o->file = NULL;
	o->err = pl_client_open_file(a->j->client, i->from, &o->info, &o->file);
	if (o->err != 0) {
		text_copy(o->why, sizeof(o->why), pl_error_message());
	}
	(void)pthread_mutex_lock(&a->lock);
	a->begun++;
	(void)pthread_mutex_unlock(&a->lock);
}

static void *work(void *arg)
{
	struct peer_ahead *a = arg;
	bool goes_on = true;

	for (size_t k = 0; k < a->j->n && goes_on; k++) {
		const struct peer_item *i = &a->j->v[k];

		if (!is_file(i)) {
			continue;
		}
		goes_on = wait_for(a, k);
		if (goes_on && i->len <= SMALL) {
			begin_one(a, i);
		}
	}
	take_begun(a);
	return NULL;
}

struct peer_ahead *peer_ahead_start(struct peer_job *j)
{
	struct peer_ahead *a = alloc_zero(sizeof(*a));
	sigset_t all, old;
	int err;

	if (a == NULL) {
		return NULL;
	}
	a->j = j;
	(void)pthread_mutex_init(&a->lock, NULL);
	(void)pthread_cond_init(&a->changed, NULL);
	/* Signals that end the command come to the thread that makes files: see cleanup.c. */
	(void)sigfillset(&all);
	(void)pthread_sigmask(SIG_BLOCK, &all, &old);
	err = pthread_create(&a->thread, NULL, work, a);
	(void)pthread_sigmask(SIG_SETMASK, &old, NULL);
	if (err != 0) {
		(void)pthread_cond_destroy(&a->changed);
		(void)pthread_mutex_destroy(&a->lock);
		free(a);
		return NULL;
	}
	return a;
}

int peer_ahead_open(struct peer_ahead *a, const struct peer_item *i, struct pl_served *info,
		    struct pl_client_file **out)
{
	bool small = i->len <= SMALL;
	char why[sizeof(a->v[0].why)];
	int err = 0;

	(void)pthread_mutex_lock(&a->lock);
	a->at = (size_t)(i - a->j->v);
	while (small && a->put == a->taken) {
		a->hungry = true;
		(void)pthread_cond_broadcast(&a->changed); /* it may wait for `at` */
		(void)pthread_cond_wait(&a->changed, &a->lock);
	}
	a->hungry = false;
	if (small) {
		struct opened *o = &a->v[a->taken % AHEAD];

		err = o->err;
		text_copy(why, sizeof(why), err != 0 ? o->why : "");
		*info = o->info;
		*out = o->file;
		a->taken++;
		if (a->full && a->begun - a->taken <= AHEAD / 2) {
			a->full = false;
			(void)pthread_cond_broadcast(&a->changed);
		}
	}
	(void)pthread_mutex_unlock(&a->lock);
	if (!small) {
		err = pl_client_open_file(a->j->client, i->from, info, out);
		text_copy(why, sizeof(why), err != 0 ? pl_error_message() : "");
	}
	return err != 0 ? peer_unread_there(a->j, i->from, err, why) : 0;
}

void peer_ahead_end(struct peer_ahead *a)
{
	if (a == NULL) {
		return;
	}
	(void)pthread_mutex_lock(&a->lock);
	a->ends = true;
	(void)pthread_cond_broadcast(&a->changed);
	(void)pthread_mutex_unlock(&a->lock);
	(void)pthread_join(a->thread, NULL);
	for (; a->taken < a->put; a->taken++) {
		(void)pl_client_file_close(a->v[a->taken % AHEAD].file);
	}
	(void)pthread_cond_destroy(&a->changed);
	(void)pthread_mutex_destroy(&a->lock);
	free(a);
}

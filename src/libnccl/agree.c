/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/*
 * The ranks' agreement. When NCCL has made a communicator, each rank tells all others, by NCCL's
 * all-gather, whether it can take operations, and how. Then libpeerlane's communicator is made by
 * the same all-gather, and each rank tells whether it has it. All ranks see the same messages, so
 * all decide alike. A rank that cannot take operations, or has them switched off, still takes part,
 * since the others wait for it. Each all-gather has messages of one length. So a rank that fails
 * before libpeerlane's first one can send a message in its place.
 */

#include <errno.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "libnccl/gather.h"

#define MAGIC 0x706c6e63636c0002u /* "plnccl", and the version of the ranks' messages */
#define VERSION_BITS 16
#define RANKS_MOST 16

struct agree_told {
	uint64_t magic;
	uint64_t host;
	uint32_t table;
	uint32_t mode;
	int32_t able; /* 1: yes; 0: no, with words */
	uint32_t shares;
	char words[300];
};

/* Whether a rank's message is none of this library. Such a rank runs without the library, and the
 * all-gather met the first operation of its program: from then on NCCL's communicator is out of
 * step. */
static bool any_without(struct nc_rank *w, const struct agree_told *all)
{
	for (int q = 0; q < w->n; q++) {
		if (all[q].magic >> VERSION_BITS != MAGIC >> VERSION_BITS) {
			(void)snprintf(w->words, sizeof(w->words),
				       "rank %d runs without Peerlane's libnccl.so.2, which all "
				       "processes of a communicator need",
				       q);
			w->mute = true;
			nc_gather_stop(w, -EPROTO);
			return true;
		}
	}
	return false;
}

/* Exchanges the ranks' messages. Returns whether all ranks are able, and alike. */
static bool all_able(struct nc_rank *w, bool able)
{
	struct agree_told mine = { .magic = MAGIC,
				   .host = nc_host(),
				   .table = NC_TAKE_TABLE,
				   .mode = (uint32_t)nc_env.mode,
				   .able = able };
	struct agree_told all[RANKS_MOST];
	int rc;

	(void)snprintf(mine.words, sizeof(mine.words), "%s", able ? "" : nc_words());
	rc = nc_gather(w, &mine, sizeof(mine), all);
	if (rc) {
		if (rc == -ETIMEDOUT) {
			(void)snprintf(w->words, sizeof(w->words),
				       "not all have come to an all-gather within %llu s: all "
				       "processes must run with Peerlane's libnccl.so.2, and on "
				       "all ranks calls must block, or on none (`blocking` of "
				       "ncclConfig_t, NCCL_COMM_BLOCKING)",
				       (unsigned long long)(nc_env.timeout_ns / 1000000000u));
		} else {
			(void)snprintf(w->words, sizeof(w->words), "NCCL's all-gather failed");
		}
		w->mute = true;
		return false;
	}
	if (any_without(w, all)) {
		return false;
	}
	for (int q = 0; q < w->n; q++) {
		w->shares |= all[q].shares != 0;
	}
	for (int q = 0; q < w->n; q++) {
		const struct agree_told *t = &all[q];

		all[q].words[sizeof(all[q].words) - 1] = '\0';
		if (t->magic != MAGIC || t->table != NC_TAKE_TABLE) {
			(void)snprintf(w->words, sizeof(w->words),
				       "rank %d has another version of Peerlane", q);
		} else if (!t->able) {
			bool named = strncmp(t->words, "rank ", 5) == 0;

			(void)snprintf(w->words, sizeof(w->words), named ? "%.0d%s" : "rank %d: %s",
				       named ? 0 : q, t->words);
		} else if (t->mode != all[0].mode) {
			(void)snprintf(w->words, sizeof(w->words),
				       "PEERLANE_NCCL of rank %d is not that of rank 0", q);
		} else if (t->host != all[0].host) {
			(void)snprintf(w->words, sizeof(w->words),
				       "rank %d is on another host than rank 0", q);
		} else {
			continue;
		}
		return false;
	}
	return true;
}

/* Makes libpeerlane's communicator. Ranks that have begun learn of one that could not. */
static bool create(struct nc_rank *w, struct nc_pl *pl)
{
	w->gathers = 0;
	if (nc_pl_create(pl, (unsigned int)w->rank, (unsigned int)w->n, nc_gather, w) == 0) {
		return true;
	}
	if (!w->gathers) {
		(void)nc_gather(w, "", 1, NULL);
	}
	return false;
}

/* Allocates everything, so that nothing can fail once the ranks have agreed. */
static struct nc_comm *prepare(const struct nc_rank *w)
{
	struct nc_comm *c = nc_comm_reserve(w->h);

	if (c && !nc_make_events(c)) {
		nc_drop_events(c);
		nc_comm_free(c);
		c = NULL;
	}
	if (!c) {
		nc_words_set("no memory, or no events of the CUDA driver, for a communicator");
		return NULL;
	}
	c->mode = nc_env.mode;
	c->n = (unsigned int)w->n;
	c->device = w->device;
	c->ctx = w->ctx;
	c->retained = w->retained;
	c->used = c->several = c->taken = false;
	c->recorded = c->noted = false;
	c->capture = 0;
	return c;
}

/* Notes that a communicator is NCCL's alone, as its calls do not block or ranks of a process share
 * a GPU. So are the communicators that are made from it. */
static void mark(nc_handle h, bool non_blocking, bool shares)
{
	struct nc_comm *c = h ? nc_comm_reserve(h) : NULL;

	if (c) {
		c->non_blocking = non_blocking;
		c->shares = shares;
		nc_comm_publish(c, h);
	}
}

/* c: its ranks take operations; NULL: it is left to NCCL. */
static void note(const struct nc_rank *w, struct nc_comm *c)
{
	char what[200];

	if (c) {
		nc_comm_publish(c, w->h);
		atomic_store_explicit(&c->taking, true, memory_order_release);
		nc_takes_what(c, what, sizeof(what));
	}
	atomic_fetch_add(c ? &nc_counts.agreed : &nc_counts.left, 1);
	if (!c && w->shares) {
		mark(w->h, false, true);
	}
	if (w->mute) {
		return; /* an error of ncclCommInit has the words */
	}
	if (w->rank == 0 && c) {
		nc_say("a communicator of %d ranks: %s are Peerlane's, the others NCCL's", w->n,
		       what);
	} else if (w->rank == 0 && nc_env.mode != NC_MODE_OFF) {
		nc_say("a communicator of %d ranks is left to NCCL: %s", w->n, w->words);
	}
}

/* Returns the communicator if all ranks are able, or NULL. */
static struct nc_comm *make(struct nc_rank *w, struct nc_pl *pl)
{
	struct nc_comm *c = NULL;
	bool can = all_able(w, pl != NULL);

	if (can) {
		can = create(w, pl);
		c = can ? prepare(w) : NULL;
		can = all_able(w, c != NULL);
	}
	if (can) {
		c->pl = pl;
		return c;
	}
	if (c) {
		nc_drop_events(c);
		nc_comm_free(c);
	}
	if (pl) {
		nc_pl_close(pl, false);
	}
	return NULL;
}

static void *agree(void *arg)
{
	struct nc_rank *w = arg;
	struct nc_pl *pl = NULL;
	struct nc_comm *c;
	bool begun;

	nc_inside++;
	nc_words_clear();
	begun = nc_gather_begin(w);
	w->shares |= nc_local_meet(w->local, w->device);
	nc_local_leave(w->local, true);
	if (!begun) {
		w->mute = true;
		(void)snprintf(w->words, sizeof(w->words), "%s", nc_words());
		nc_inside--;
		return NULL;
	}
	if (nc_env.mode == NC_MODE_OFF) {
		nc_words_set("PEERLANE_NCCL is off");
	} else if (w->shares) {
		nc_words_set("ranks that are threads of one process share a GPU");
	} else if (nc_table.unknown) {
		nc_words_set("NCCL %d.%d.%d (%s) has %s, which this version of Peerlane does not "
			     "know",
			     nc_table.version / 10000, nc_table.version / 100 % 100,
			     nc_table.version % 100, nc_table.path, nc_table.unknown);
	} else {
		pl = nc_pl_open(w->device);
	}
	c = make(w, pl);
	note(w, c);
	nc_gather_end(w, c != NULL);
	nc_words_clear();
	nc_inside--;
	return NULL;
}

/* Told once, so that the user knows why nothing is gained. */
static void say_non_blocking(void)
{
	static atomic_bool said;

	if (nc_env.mode != NC_MODE_OFF && !atomic_exchange(&said, true)) {
		nc_say("communicators whose calls do not block are left to NCCL; those of PyTorch "
		       "block with TORCH_NCCL_USE_COMM_NONBLOCKING=0");
	}
}

/* Leaves a communicator to NCCL that is a part of one whose ranks share a GPU: all ranks know
 * that. */
static void leave_part(const struct nc_rank *w)
{
	mark(w->h, false, true);
	atomic_fetch_add(&nc_counts.left, 1);
	if (w->rank == 0 && nc_env.mode != NC_MODE_OFF) {
		nc_say("a communicator of %d ranks is left to NCCL: it was made of one whose ranks "
		       "share a GPU",
		       w->n);
	}
}

/* Whether the ranks have to agree; the answer is equal on all ranks. */
static bool concerns(struct nc_rank *w, const struct nc_new *new)
{
	*w = (struct nc_rank){ .h = *new->at, .at = new->at, .local = new->local };
	if (!w->h) {
		return false; /* of a split: this rank is in no part */
	}
	if (new->non_blocking) {
		mark(w->h, true, false);
		say_non_blocking();
		atomic_fetch_add(&nc_counts.left, 1);
		return false;
	}
	nc_inside++;
	if (!nc_table.ncclCommCount || nc_table.ncclCommCount(w->h, &w->n) != NC_OK ||
	    nc_table.ncclCommUserRank(w->h, &w->rank) != NC_OK ||
	    nc_table.ncclCommCuDevice(w->h, &w->device) != NC_OK) {
		w->n = 0;
	}
	nc_inside--;
	if (w->n < 1 || w->n > RANKS_MOST || (w->n == 1 && nc_env.mode != NC_MODE_EXACT)) {
		atomic_fetch_add(&nc_counts.left, 1);
		return false;
	}
	if (new->shares) {
		leave_part(w);
		return false;
	}
	return true;
}

void nc_news_drop(const struct nc_new *v, size_t n)
{
	for (size_t i = 0; i < n; i++) {
		nc_local_leave(v[i].local, false);
	}
}

nc_result nc_agree(const struct nc_new *v, size_t n)
{
	struct nc_rank *w = calloc(n, sizeof(*w));
	pthread_t *thread = calloc(n, sizeof(*thread));
	nc_result result = NC_OK;
	size_t count = 0;
	size_t started = 0;

	if (!w || !thread) {
		nc_words_set("no memory to agree with other ranks");
		nc_news_drop(v, n);
		free(w);
		free(thread);
		return NC_SYSTEM_ERROR;
	}
	for (size_t i = 0; i < n; i++) {
		if (concerns(&w[count], &v[i])) {
			count++;
		} else {
			nc_local_leave(v[i].local, false);
		}
	}
	/* Ranks of one thread wait for each other. */
	while (started + 1 < count &&
	       pthread_create(&thread[started], NULL, agree, &w[started]) == 0) {
		started++;
	}
	for (size_t i = started; i < count; i++) {
		(void)agree(&w[i]);
	}
	for (size_t i = 0; i < started; i++) {
		(void)pthread_join(thread[i], NULL);
	}
	for (size_t i = 0; i < count; i++) {
		*w[i].at = w[i].h; /* NULL: it was ended */
	}
	for (size_t i = 0; i < count && result == NC_OK; i++) {
		if (w[i].mute) {
			nc_words_set("rank %d could not agree with the others: %s", w[i].rank,
				     w[i].words);
			nc_say("%s", nc_words());
			result = NC_SYSTEM_ERROR;
		}
	}
	free(w);
	free(thread);
	return result;
}

bool nc_shares(nc_handle comm)
{
	struct nc_comm *c = nc_comm_get(comm);
	bool shares = c && c->shares;

	if (c) {
		nc_comm_put(c);
	}
	return shares;
}

bool nc_is_non_blocking(const struct nc_config *config, nc_handle parent)
{
	struct nc_comm *c = nc_comm_get(parent);
	bool blocks = !(c && c->non_blocking);

	if (c) {
		nc_comm_put(c);
	}

	if (config && config->blocking != NC_UNSET) {
		blocks = config->blocking != 0;
	}
	return !nc_env_blocks(blocks);
}

/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/*
 * Ranks agree. When NCCL has made a communicator, each rank tells all others by NCCL's all-gather
 * whether it can take operations, and how; then libpeerlane's communicator is made, by the same
 * all-gather; then each tells whether it has it. All see the same, and come to the same. A rank
 * that cannot, for whatever reason, or that is switched off, still takes part: the others wait for
 * it. Each all-gather is of messages of one length, so that a rank that fails before
 * libpeerlane's first one can stand in for it.
 */

#include <errno.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "libnccl/libnccl.h"

#define MAGIC 0x706c6e63636c0001u /* "plnccl", and the version of what is told */
#define RANKS_MOST 16
#define MESSAGE 1024u
#define NAP_NS 50000
#define PER_THREAD ((nc_stream)2) /* the thread's default stream */

struct told {
	uint64_t magic;
	uint64_t host;
	uint32_t table;
	uint32_t mode;
	int32_t able; /* 1: yes; 0: no, with words */
	char words[300];
};

struct rank {
	nc_handle h;
	nc_handle *at; /* where the program has it */
	int rank;
	int n;
	int device;
	struct nc_context *ctx; /* the device's primary one, or the current one */
	bool retained;
	nc_stream stream;
	int mode;		/* the thread's, of captures */
	unsigned long long mem; /* of the device, or pinned: a message, and those of all */
	void *pinned;
	char *host; /* the same in the host's memory */
	bool own_stream;
	unsigned int gathers;
	int failed;	 /* -errno: an all-gather, and NCCL's communicator was ended */
	bool mute;	 /* it could not say anything */
	char words[400]; /* why it is NCCL's alone */
};

/* Until all ranks have come to the all-gather that is queued. A rank whose calls do not block, or
 * that has no library like this one, never does. */
static int await(struct rank *w)
{
	uint64_t until = nc_now_ns() + nc_env.timeout_ns;
	nc_result r = NC_OK;
	unsigned int rc;

	do {
		rc = nc_driver()->cuStreamQuery(w->stream);
		/* Also behind its end: what was aborted has ended without a result. */
		if (nc_table.ncclCommGetAsyncError &&
		    nc_table.ncclCommGetAsyncError(w->h, &r) == NC_OK && r != NC_OK &&
		    r != NC_IN_PROGRESS) {
			return -EIO;
		}
		if (rc == NC_DRIVER_NOT_READY) {
			if (nc_now_ns() >= until) {
				return -ETIMEDOUT;
			}
			(void)nanosleep(&(struct timespec){ 0, NAP_NS }, NULL);
		}
	} while (rc == NC_DRIVER_NOT_READY);
	return rc ? -EIO : 0;
}

/* An all-gather that others did not come to stands in NCCL's communicator: they would take it for
 * the program's first operation, and whoever frees memory waits for it. So the communicator ends.
 */
static int give_up(struct rank *w, int rc)
{
	w->failed = rc;
	if (nc_table.ncclCommAbort) {
		(void)nc_table.ncclCommAbort(w->h);
		w->h = NULL;
	}
	return rc;
}

/* Any failure here is one of NCCL or the driver: other ranks find out by NCCL, too. Nothing may be
 * copied to pageable memory before the all-gather has ended: such a copy waits for it. */
static int gather(void *arg, const void *mine, size_t len, void *all)
{
	const struct nc_driver *drv = nc_driver();
	struct rank *w = arg;
	size_t total = (size_t)w->n * MESSAGE;
	int rc = -EIO;

	if (len > MESSAGE) {
		return -EMSGSIZE; /* on all ranks */
	}
	if (w->failed) {
		return w->failed;
	}
	w->gathers++;
	memset(w->host, 0, MESSAGE);
	memcpy(w->host, mine, len);
	if (drv->cuMemcpyAsync(w->mem, (uintptr_t)w->host, MESSAGE, w->stream) == 0 &&
	    nc_table.ncclAllGather((const void *)(uintptr_t)w->mem,
				   (void *)(uintptr_t)(w->mem + MESSAGE), MESSAGE, NC_U8, w->h,
				   w->stream) == NC_OK) {
		rc = await(w);
	}
	if (!rc &&
	    (drv->cuMemcpyAsync((uintptr_t)w->host + MESSAGE, w->mem + MESSAGE, total, w->stream) ||
	     drv->cuStreamSynchronize(w->stream))) {
		rc = -EIO;
	}
	for (int q = 0; q < w->n && !rc; q++) {
		memcpy((char *)all + (size_t)q * len, w->host + ((size_t)q + 1) * MESSAGE, len);
	}
	return rc ? give_up(w, rc) : 0;
}

/* keep: the communicator has the context now. */
static void end(struct rank *w, bool keep)
{
	const struct nc_driver *drv = nc_driver();
	struct nc_context *ctx;

	if (w->own_stream) {
		(void)drv->cuStreamDestroy_v2(w->stream);
	}
	if (w->pinned) {
		(void)drv->cuMemFreeHost(w->pinned);
	} else if (w->mem) {
		(void)drv->cuMemFree_v2(w->mem);
	}
	(void)drv->cuCtxPopCurrent_v2(&ctx);
	if (w->retained && !keep) {
		(void)drv->cuDevicePrimaryCtxRelease_v2(w->device);
	}
	free(w->host);
	nc_relax_end(w->mode);
}

/* Memory and a stream for that. Of each there are two kinds, so one that is used up is no end. */
static bool begin(struct rank *w)
{
	const struct nc_driver *drv = nc_driver();
	size_t len = ((size_t)w->n + 1) * MESSAGE;

	if (!drv) {
		return false;
	}
	w->mode = nc_relax();
	w->retained = drv->cuDevicePrimaryCtxRetain(&w->ctx, w->device) == 0;
	if ((!w->retained && (drv->cuCtxGetCurrent(&w->ctx) || !w->ctx)) ||
	    drv->cuCtxPushCurrent_v2(w->ctx)) {
		nc_words_set("no context of the CUDA driver");
		nc_relax_end(w->mode);
		return false;
	}
	w->own_stream = drv->cuStreamCreate(&w->stream, NC_DRIVER_NON_BLOCKING) == 0;
	if (!w->own_stream) {
		w->stream = PER_THREAD;
	}
	if (drv->cuMemAlloc_v2(&w->mem, len)) {
		w->mem = drv->cuMemHostAlloc(&w->pinned, len, 0) ? 0 : (uintptr_t)w->pinned;
	}
	w->host = calloc(1, len);
	if (!w->mem || !w->host) {
		nc_words_set("no memory for an all-gather");
		end(w, false);
		return false;
	}
	return true;
}

/* Tells, and hears: whether all are able, and alike. */
static bool all_able(struct rank *w, bool able)
{
	struct told mine = { .magic = MAGIC,
			     .host = nc_host(),
			     .table = NC_TAKE_TABLE,
			     .mode = (uint32_t)nc_env.mode,
			     .able = able };
	struct told all[RANKS_MOST];
	int rc;

	(void)snprintf(mine.words, sizeof(mine.words), "%s", able ? "" : nc_words());
	rc = gather(w, &mine, sizeof(mine), all);
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
	for (int q = 0; q < w->n; q++) {
		const struct told *t = &all[q];

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

/* libpeerlane's communicator. Others that have begun hear of a rank that could not. */
static bool create(struct rank *w, struct nc_pl *pl)
{
	static const char nothing[MESSAGE];
	char *all;

	w->gathers = 0;
	if (nc_pl_create(pl, (unsigned int)w->rank, (unsigned int)w->n, gather, w) == 0) {
		return true;
	}
	if (!w->gathers) {
		all = calloc((size_t)w->n, MESSAGE);
		if (all) {
			(void)gather(w, nothing, MESSAGE, all);
			free(all);
		}
	}
	return false;
}

static void begin_order(struct nc_comm *c)
{
	c->several = false;
	c->last = c->last_captured = (struct nc_last){ 0 };
	c->capture = 0;
	for (int i = 0; i < 2; i++) {
		if (nc_driver()->cuEventCreate(&c->end[i], NC_DRIVER_DISABLE_TIMING)) {
			c->end[i] = NULL;
		}
		if (nc_driver()->cuEventCreate(&c->node[i], NC_DRIVER_DISABLE_TIMING)) {
			c->node[i] = NULL;
		}
	}
	memset(c->recorded, 0, sizeof(c->recorded));
	memset(c->noted, 0, sizeof(c->noted));
}

/* Whether it has libpeerlane's beside it. */
static bool note(struct rank *w, struct nc_pl *pl)
{
	struct nc_comm *c = pl ? nc_comm_add(w->h) : NULL;
	char what[200];

	if (c) {
		c->mode = nc_env.mode;
		c->n = (unsigned int)w->n;
		c->device = w->device;
		c->ctx = w->ctx;
		c->retained = w->retained;
		c->pl = pl;
		begin_order(c);
		atomic_store_explicit(&c->taking, true, memory_order_release);
		atomic_fetch_add(&nc_counts.agreed, 1);
		nc_takes_what(c, what, sizeof(what));
	} else {
		atomic_fetch_add(&nc_counts.left, 1);
	}
	if (w->rank == 0 && c) {
		nc_say("a communicator of %d ranks: %s are Peerlane's, the others NCCL's", w->n,
		       what);
	} else if (w->rank == 0 && nc_env.mode != NC_MODE_OFF) {
		nc_say("a communicator of %d ranks is left to NCCL: %s", w->n, w->words);
	}
	return c != NULL;
}

static void *agree(void *arg)
{
	struct rank *w = arg;
	struct nc_pl *pl = NULL;
	bool can;

	nc_inside++;
	nc_words_clear();
	nc_comms_sweep(w->device);
	if (!begin(w)) {
		w->mute = true;
		(void)snprintf(w->words, sizeof(w->words), "%s", nc_words());
		nc_inside--;
		return NULL;
	}
	if (nc_env.mode == NC_MODE_OFF) {
		nc_words_set("PEERLANE_NCCL is off");
	} else {
		pl = nc_pl_open(w->device);
	}
	can = all_able(w, pl != NULL);
	if (can) {
		can = create(w, pl);
		can = all_able(w, can);
	}
	if (!can && pl) {
		nc_pl_close(pl);
		pl = NULL;
	}
	end(w, note(w, pl));
	nc_words_clear();
	nc_inside--;
	return NULL;
}

/* Whether there is anything to agree on: on all ranks the same. */
static bool concerns(struct rank *w, const struct nc_new *new)
{
	struct nc_comm *c;

	*w = (struct rank){ .h = *new->at, .at = new->at };
	if (!w->h) {
		return false; /* of a split: this rank is in no part */
	}
	if (new->non_blocking) {
		c = nc_comm_add(w->h);
		if (c) {
			c->non_blocking = true;
		}
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
	return true;
}

nc_result nc_agree(const struct nc_new *v, size_t n)
{
	struct rank *w = calloc(n, sizeof(*w));
	pthread_t *thread = calloc(n, sizeof(*thread));
	nc_result result = NC_OK;
	size_t count = 0;
	size_t started = 0;

	if (!w || !thread) {
		nc_words_set("no memory to agree with other ranks");
		free(w);
		free(thread);
		return NC_SYSTEM_ERROR;
	}
	for (size_t i = 0; i < n; i++) {
		count += concerns(&w[count], &v[i]);
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

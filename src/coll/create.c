/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/*
 * Making and ending communicators. Each rank sends all others three messages: its own memory,
 * whether it has mapped theirs, and whether operations gave the right bytes. A rank that has failed
 * says so and still sends the later messages, so that all ranks fail alike.
 */

#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "base/alloc.h"
#include "base/bits.h"
#include "base/clock.h"
#include "base/error.h"
#include "base/log.h"
#include "base/text.h"
#include "coll/coll.h"
#include "exec/kernels.h"
#include "mem/maps.h"
#include "mem/share.h"
#include "sys/sys.h"

#define MAGIC 0x706c636f6d6d0001u /* "plcomm", and the version of the messages */

/* A rank's message to the others. */
struct rank_told {
	uint64_t magic;
	uint32_t rank;
	uint32_t n;
	int32_t rc;
	uint32_t units; /* of the device */
	uint64_t part_bytes;
	uint8_t uuid[16];
	char path[100];
	char words[188]; /* of rc */
};

static int fits(const struct comm *c, const struct rank_told *mine, const struct rank_told *t,
		unsigned int q)
{
	if (t->magic != MAGIC) {
		return err_set(EINVAL,
			       "ranks do not fit together: what came from rank %u is not of this "
			       "version of the library",
			       q);
	}
	if (t->rank != q) {
		return err_set(EINVAL,
			       "ranks do not fit together: gather gave what rank %u has in the "
			       "place of rank %u's",
			       t->rank, q);
	}
	if (t->n != c->n) {
		return err_set(EINVAL,
			       "ranks do not fit together: rank %u has %u ranks, rank %u %u", q,
			       t->n, c->me, c->n);
	}
	if (!t->rc && !mine->rc && t->part_bytes != mine->part_bytes) {
		return err_set(
			EINVAL,
			"ranks do not fit together: scratch_bytes of rank %u is another than "
			"that of rank %u",
			q, c->me);
	}
	return 0;
}

/* Exchanges the ranks' messages. Returns 0, or -errno if a rank has failed. */
static int tell(const struct comm *c, const struct pl_comm_opts *o, struct rank_told *mine, int rc,
		struct rank_told *all)
{
	int err;

	mine->rc = rc;
	text_copy(mine->words, sizeof(mine->words), rc ? err_message() : "");
	err = o->gather(o->arg, mine, sizeof(*mine), all);
	if (err) {
		return err_set(err < 0 ? -err : EIO,
			       "what rank %u has could not be told to the others: %s", c->me,
			       err_words(err < 0 ? err : -EIO));
	}
	for (unsigned int q = 0; q < c->n; q++) {
		err = fits(c, mine, &all[q], q);
		if (err) {
			return err;
		}
	}
	for (unsigned int q = 0; q < c->n; q++) {
		if (all[q].rc) {
			all[q].words[sizeof(all[q].words) - 1] = '\0';
			return q == c->me ? err_set(-rc, "%s", mine->words)
					  : err_set(all[q].rc < 0 ? -all[q].rc : EIO, "rank %u: %s",
						    q, all[q].words);
		}
	}
	return 0;
}

/* Makes a name in the folder that no other rank has. */
static int path_of(const struct pl_comm_opts *o, char *buf, size_t space)
{
	const char *dir = o->dir ? o->dir : "/tmp";
	uint64_t number;
	int rc = sys_random(&number);

	if (rc) {
		return err_set(-rc, "no random number for a communicator: %s", err_words(rc));
	}
	text_fmt(buf, space, "%s/peerlane-comm-%016llx-%u", dir, (unsigned long long)number,
		 o->rank);
	return strlen(buf) + 1 < space
		       ? 0
		       : err_set(ENAMETOOLONG, "the folder of a communicator, '%s', is too long",
				 dir);
}

_Static_assert(sizeof(struct coll_state) <= COLL_STATE_BYTES, "the parts begin behind it");

static int prepare(struct comm *c, const struct pl_comm_opts *o, struct rank_told *mine)
{
	struct mem_table *t = c->ctx->exec->mem;
	size_t len = COLL_STATE_BYTES + COLL_PARTS * (COLL_HEAD_BYTES + c->common.part_bytes);
	void *report = NULL;
	int rc;

	if (!c->dev->props.units) {
		return err_set(EOPNOTSUPP, "%s runs no kernels: %s", c->dev->props.name,
			       *c->dev->props.why ? c->dev->props.why : "it is memory alone");
	}
	rc = path_of(o, mine->path, sizeof(mine->path));
	rc = rc ? rc : dev_events_create(c->dev, DEV_WAIT, &c->end, 1);
	rc = rc ? rc : dev_events_create(c->dev, DEV_WAIT, &c->node, 1);
	rc = rc ? rc : mem_alloc_pinned(t, c->dev, -1, sizeof(*c->report), NULL, &report);
	c->report = report;
	rc = rc ? rc : mem_alloc_shared(t, c->dev, len, &c->scratch);
	rc = rc ? rc : trial_prepare(c, len);
	return rc ? rc : mem_export(t, c->scratch, len, mine->path, 0, 0600, &c->export);
}

/* Sets the parameters that all launches of the short kernel share. */
static void prepare_sums(struct comm *c)
{
	const struct coll_params *p = &c->common;
	uint64_t place = COLL_HEAD_BYTES + c->me * p->place_bytes;

	c->sum = (struct coll_sum_params){ .scratch = p->scratch[c->me],
					   .n = c->n,
					   .me = c->me,
					   .part_stride = COLL_HEAD_BYTES + p->part_bytes,
					   .place_bytes = p->place_bytes,
					   .to_said = place - c->me * COLL_SAID_EACH };
	for (unsigned int k = 0; k + 1 < c->n && c->n <= COLL_SUM_RANKS; k++) {
		c->sum.to[k] = p->scratch[(c->me + 1 + k) % c->n] + COLL_STATE_BYTES + place;
	}
}

static int reach_others(struct comm *c, const struct rank_told *all)
{
	for (unsigned int q = 0; q < c->n; q++) {
		struct import_how how = { .path = all[q].path,
					  .flags = EXPORT_NO_WINDOW,
					  .timeout_ns = COMM_PATIENCE_NS,
					  .node = -1 };
		struct import_result res = { 0 };
		void *at = c->scratch;
		int rc = q == c->me ? 0 : mem_import(c->ctx->exec->mem, c->dev, &how, &res, &at);

		if (rc) {
			return err_wrap(-rc, "the memory of rank %u", q);
		}
		c->others[q] = q == c->me ? NULL : at;
		c->common.scratch[q] = (uintptr_t)at;
	}
	prepare_sums(c);
	return 0;
}

/* Writes the facts about all ranks that the rank's own kernels need into its state. */
static int tell_kernels(struct comm *c, const struct pl_comm_opts *o)
{
	struct coll_own own = { .report = (uintptr_t)c->report,
				.part_bytes = c->common.part_bytes,
				.limit_ns = o->limit_ns,
				.tell_ns = o->tell_ns,
				.me = c->me,
				.n = c->alone ? 0 : c->n };

	memcpy(own.scratch, c->common.scratch, sizeof(own.scratch));
	return mem_put_bytes(c->ctx->exec->mem,
			     (char *)c->scratch + offsetof(struct coll_state, own), &own,
			     sizeof(own));
}

/* Returns the number of blocks that every device can run at the same time, for all of its ranks. */
static unsigned int blocks_of(const struct comm *c, const struct rank_told *all)
{
	static const uint8_t none[16];
	unsigned int least = COLL_BLOCKS;

	for (unsigned int q = 0; q < c->n; q++) {
		unsigned int ranks = 0;

		for (unsigned int k = 0; k < c->n; k++) {
			ranks += k == q || (memcmp(all[k].uuid, all[q].uuid, 16) == 0 &&
					    memcmp(all[k].uuid, none, 16) != 0);
		}
		least = (unsigned int)min_u64(least, max_u64(1, all[q].units / ranks));
	}
	return least;
}

/* Gives back the rank's mappings of others, and theirs of it. */
static void let_go(struct comm *c)
{
	struct mem_table *t = c->ctx->exec->mem;

	trial_end(c);
	for (unsigned int q = 0; q < c->n; q++) {
		if (c->others[q]) {
			(void)mem_unimport(t, c->others[q]);
		}
		c->others[q] = NULL;
	}
	if (c->export && mem_unexport(c->export)) {
		log_warn("memory of a communicator is still in use by other ranks: it stays");
		c->scratch = NULL;
	}
	c->export = NULL;
	dev_events_destroy(&c->end, 1);
	dev_events_destroy(&c->node, 1);
}

/* Frees all memory and mappings that a rank has made. Nobody else uses it by then. */
void comm_free(struct comm *c)
{
	struct mem_table *t = c->ctx->exec->mem;

	let_go(c);
	if (c->scratch) {
		(void)mem_free(t, c->scratch);
	}
	if (c->report) {
		(void)mem_free(t, c->report);
	}
	lock_finish(&c->lock);
	free(c);
}

int comm_create(struct comm_ctx *m, struct dev *d, const struct pl_comm_opts *o, int rc,
		struct comm **out)
{
	struct comm *c = alloc_zero(sizeof(*c));
	struct rank_told *all = alloc_array(o->ranks, sizeof(*all));
	struct rank_told mine = { .magic = MAGIC,
				  .rank = o->rank,
				  .n = o->ranks,
				  .units = d->props.units,
				  .part_bytes = o->scratch_bytes };

	if (!c || !all) {
		free(c);
		free(all);
		return -ENOMEM;
	}
	*c = (struct comm){ .ctx = m,
			    .dev = d,
			    .me = o->rank,
			    .n = o->ranks,
			    .alone = (o->flags & PL_COMM_ABORT_ALONE) != 0 };
	lock_init(&c->lock, RANK_COMM);
	memcpy(mine.uuid, d->props.uuid, sizeof(mine.uuid));
	c->common = (struct coll_params){ .part_bytes = o->scratch_bytes,
					  .place_bytes =
						  align_down(o->scratch_bytes / 2 / o->ranks, 16),
					  .me = o->rank,
					  .n = o->ranks };
	kernel_coll_open(m->exec, d);
	rc = rc ? rc : prepare(c, o, &mine);
	rc = tell(c, o, &mine, rc, all);
	if (!rc) {
		c->blocks = blocks_of(c, all);
		rc = reach_others(c, all);
		rc = rc ? rc : tell_kernels(c, o);
		rc = tell(c, o, &mine, rc, all);
	}
	if (!rc) {
		/* All ranks have imported the memory. */
		mem_export_hide(c->export);
		rc = trial_run(c);
		/* Before the last message: freeing waits for kernels, and kernels of later
		 * operations may wait for this rank. */
		trial_end(c);
		rc = tell(c, o, &mine, rc, all);
	}
	free(all);
	if (rc) {
		comm_free(c);
		return rc;
	}
	comm_watch(c);
	*out = c;
	return 0;
}

/* Whether all queued operations have ended. If they take too long, they are told to. */
static bool has_ended(struct comm *c)
{
	uint64_t now = clock_now_ns();
	bool told = atomic_load(&c->failed);
	uint64_t until = now + (told ? 1 : 2) * COMM_PATIENCE_NS;

	lock_acquire(&c->lock);
	while (c->launched && c->dev->stream.event.query(c->end) == -EBUSY &&
	       clock_now_ns() < until) {
		if (!told && clock_now_ns() >= now + COMM_PATIENCE_NS) {
			told = true;
			comm_stop(c, ESHUTDOWN);
		}
		(void)nanosleep(&(struct timespec){ 0, 50000 }, NULL);
	}
	lock_release(&c->lock);
	return clock_now_ns() < until && !c->unmarked;
}

/* Tells the others which operation is the first without this rank. */
static void say_gone(struct comm *c)
{
	struct mem_table *t = c->ctx->exec->mem;
	uint64_t epoch = 0;

	(void)mem_get_bytes(t, &epoch,
			    (const char *)c->scratch + offsetof(struct coll_state, count),
			    sizeof(epoch));
	/* A rank that was aborted alone tells others no epoch, so that they wait as before. */
	epoch = atomic_load(&c->aborted) ? UINT64_MAX : epoch / COLL_BLOCKS + 1;
	for (unsigned int q = 0; q < c->n; q++) {
		if (c->others[q]) {
			(void)mem_put_bytes(t,
					    c->others[q] + offsetof(struct coll_state, gone) +
						    c->me * sizeof(epoch),
					    &epoch, sizeof(epoch));
		}
	}
}

/* Graphs with its operations may be replayed after this. Their kernels look at the state first: it
 * says that the communicator has failed, and stays. */
static void retire(struct comm *c)
{
	static const uint64_t failed = ESHUTDOWN;

	(void)mem_put_bytes(c->ctx->exec->mem,
			    (char *)c->scratch + offsetof(struct coll_state, failed), &failed,
			    sizeof(failed));
	__atomic_store_n(&c->report->shut, failed, __ATOMIC_RELEASE);
	let_go(c);
	comm_retire(c);
}

void comm_close(struct comm *c)
{
	comm_unwatch(c);
	if (!has_ended(c)) {
		log_warn("operations of a communicator of %s have not ended, or cannot be asked "
			 "about: the memory that they use stays",
			 c->dev->props.name);
		lock_finish(&c->lock);
		free(c);
		return;
	}
	say_gone(c);
	if (c->captured && c->scratch) {
		retire(c);
	} else {
		comm_free(c);
	}
}

void comm_abandon(struct comm *c)
{
	free(c);
}

void comm_ctx_finish(struct comm_ctx *m)
{
	while (m->retired) {
		struct comm *c = m->retired;

		m->retired = c->next;
		comm_free(c);
	}
	lock_finish(&m->lock);
}

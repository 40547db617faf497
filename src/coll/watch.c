/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/* The watch over communicators: kernels' reports, the lives of other ranks, and the end of
 * operations. */

#include <errno.h>
#include <stddef.h>
#include <string.h>

#include "base/bits.h"
#include "base/clock.h"
#include "base/error.h"
#include "base/log.h"
#include "base/text.h"
#include "coll/coll.h"
#include "exec/kernels.h"
#include "mem/maps.h"

#define PERIOD_NS UINT64_C(200000000)
/* Time between the death of a rank and the end of operations, some of which may not need it. */
#define GRACE_NS UINT64_C(1000000000)

static const char *const kinds[COLL_KINDS] = {
	"nothing",   "all-reduce", "reduce-scatter", "all-gather",
	"broadcast", "all-to-all", "barrier",
};

static uint64_t word_of(const uint64_t *at)
{
	return __atomic_load_n(at, __ATOMIC_ACQUIRE);
}

const char *comm_kind_name(unsigned int kind)
{
	return kinds[kind < COLL_KINDS ? kind : 0];
}

void comm_describe(char *buf, size_t space, uint64_t epoch, uint64_t word)
{
	static const unsigned int sizes[16] = { 1, 8, 4, 2, 2, 1, 1, 4, 4, 8, 8, 1, 1, 1, 1, 1 };
	unsigned int kind = COLL_WORD_KIND(word);
	char bytes[32];

	text_bytes(bytes, sizeof(bytes), COLL_WORD_COUNT(word) * sizes[word >> 4 & 15]);
	text_fmt(buf, space, "%s %llu (%s)", comm_kind_name(kind), (unsigned long long)epoch,
		 bytes);
}

/* Like comm_describe(), with all values on which ranks have to agree. */
static void describe_all(char *buf, size_t space, uint64_t epoch, uint64_t word)
{
	static const char *const types[16] = { "bytes", "f64", "f32", "f16", "bf16", "i8",
					       "u8",	"i32", "u32", "i64", "u64" };
	static const char *const ops[16] = {
		NULL, "sum", "product", "minimum", "maximum", "average"
	};
	const char *type = types[word >> 4 & 15];
	const char *op = ops[word >> 8 & 15];
	char root[24] = "";

	if (COLL_WORD_KIND(word) == COLL_BROADCAST) {
		text_fmt(root, sizeof(root), " from rank %u", (unsigned int)(word >> 12 & 15));
	}
	text_fmt(buf, space, "%s %llu (%llu %s%s%s%s)", comm_kind_name(COLL_WORD_KIND(word)),
		 (unsigned long long)epoch, (unsigned long long)COLL_WORD_COUNT(word),
		 type ? type : "elements", op ? ", " : "", op ? op : "", root);
}

/* The operation that this rank was in, and that of the rank it waited for, by the kernel's last
 * report. */
struct wait_told {
	uint64_t waits; /* how many waits it has reported */
	uint64_t epoch;
	uint64_t their_epoch; /* 0: the other rank has begun no operation */
	unsigned long long rank;
	char mine[96];
	char theirs[96];
};

static void last_wait(const struct comm *c, struct wait_told *w)
{
	const struct coll_report *r = c->report;
	uint64_t word, their_word;

	w->waits = word_of(&r->waits);
	w->epoch = word_of(&r->wait_epoch);
	w->their_epoch = word_of(&r->wait_their_epoch);
	w->rank = word_of(&r->wait_rank) - 1;
	word = word_of(&r->wait_word);
	their_word = word_of(&r->wait_their_word);
	comm_describe(w->mine, sizeof(w->mine), w->epoch, word);
	comm_describe(w->theirs, sizeof(w->theirs), w->their_epoch, their_word);
	if (word != their_word && strcmp(w->mine, w->theirs) == 0) {
		describe_all(w->mine, sizeof(w->mine), w->epoch, word);
		describe_all(w->theirs, sizeof(w->theirs), w->their_epoch, their_word);
	}
}

static int fail(struct comm *c, int err)
{
	int none = 0;

	if (!atomic_compare_exchange_strong(&c->failed, &none, err)) {
		return none;
	}
	kernel_coll_failed(c->ctx->exec, c->dev, c->me, -err);
	return err;
}

static const char *why(int err)
{
	switch (err) {
	case ETIMEDOUT:
		return "the wait lasted longer than pl_comm_opts.limit_ns allows";
	case EPROTO:
		return "ranks have queued different operations";
	case EOWNERDEAD:
		return "a rank's process has ended";
	case ESHUTDOWN:
		return "a rank has closed it";
	case ECANCELED:
		return "it was aborted";
	case EALREADY:
		return "two operations of a rank ran at the same time: replays of graphs need an "
		       "order against what is queued beside them";
	default:
		return err_words(-err);
	}
}

/* Logs a failure once, when this or the program's own call first finds it. */
static void log_failure(struct comm *c)
{
	if (!atomic_exchange(&c->logged, true)) {
		log_error("%s", err_message());
	}
}

/* Sets the message of a failure that the kernel reports. */
static int kernel_error(struct comm *c, int err, uint64_t rank)
{
	uint64_t epoch = word_of(&c->report->error_epoch);
	struct wait_told w;

	if (!rank || rank > c->n || rank - 1 == c->me) {
		return err_set(err, "the communicator of rank %u has failed in operation %llu: %s",
			       c->me, (unsigned long long)epoch, why(err));
	}
	last_wait(c, &w);
	if (err == EPROTO && w.waits && w.epoch == epoch && w.their_epoch == epoch) {
		return err_set(err,
			       "the communicator of rank %u has failed in operation %llu, where it "
			       "waited for rank %llu: %s: rank %u is in %s, rank %llu in %s",
			       c->me, (unsigned long long)epoch, (unsigned long long)(rank - 1),
			       why(err), c->me, w.mine, w.rank, w.theirs);
	}
	return err_set(err,
		       "the communicator of rank %u has failed in operation %llu, where it waited "
		       "for rank %llu: %s",
		       c->me, (unsigned long long)epoch, (unsigned long long)(rank - 1), why(err));
}

int comm_error(struct comm *c)
{
	struct coll_report *r = c->report;
	uint64_t error = word_of(&r->error);
	uint64_t rank = word_of(&r->error_rank);
	int err = error ? fail(c, (int)error) : atomic_load(&c->failed);

	if (!err) {
		return 0;
	}
	if (!error) {
		return err_set(err, "the communicator of rank %u has failed: %s", c->me, why(err));
	}
	(void)kernel_error(c, err, rank);
	log_failure(c);
	return -err;
}

static void stop_here(struct comm *c, int err)
{
	(void)fail(c, err);
	if (err != EOWNERDEAD) {
		atomic_store(&c->logged, true); /* the caller knows it */
	}
	__atomic_store_n(&c->report->shut, (uint64_t)err, __ATOMIC_RELEASE);
}

static void stop_others(struct comm *c, int err)
{
	uint64_t word = (uint64_t)err;

	for (unsigned int q = 0; q < c->n; q++) {
		if (c->others[q]) {
			/* A rank that has ended is not told. */
			(void)mem_put_bytes(c->ctx->exec->mem,
					    c->others[q] + offsetof(struct coll_state, stop), &word,
					    sizeof(word));
		}
	}
}

void comm_stop(struct comm *c, int err)
{
	stop_here(c, err);
	stop_others(c, err);
}

void comm_abort(struct comm *c)
{
	if (c->alone) {
		atomic_store(&c->aborted, true);
		stop_here(c, ECANCELED);
	} else {
		comm_stop(c, ECANCELED);
	}
}

/* With PL_COMM_ABORT_ALONE kernels tell other ranks nothing: they cannot know an abort from another
 * failure. */
static void pass_on(struct comm *c)
{
	uint64_t err = word_of(&c->report->error);

	if (c->alone && err && !c->passed_on && !atomic_load(&c->aborted)) {
		c->passed_on = true;
		stop_others(c, (int)err);
	}
}

static void tell_wait(struct comm *c)
{
	struct wait_told w;

	if (word_of(&c->report->waits) == c->told) {
		return;
	}
	last_wait(c, &w);
	c->told = w.waits;
	log_warn("rank %u waits for rank %llu in %s: rank %llu %s%s", c->me, w.rank, w.mine, w.rank,
		 !w.their_epoch		   ? "has begun nothing"
		 : w.their_epoch < w.epoch ? "has begun no more than "
					   : "is in ",
		 w.their_epoch ? w.theirs : "");
}

/* Whether a rank has said that it closes. */
static bool has_closed(struct comm *c, unsigned int q)
{
	uint64_t gone = 0;
	size_t at = offsetof(struct coll_state, gone) + q * sizeof(gone);

	return !mem_get_bytes(c->ctx->exec->mem, &gone, (const char *)c->scratch + at,
			      sizeof(gone)) &&
	       gone;
}

static void look_for_dead(struct comm *c)
{
	bool any = false;

	for (unsigned int q = 0; q < c->n; q++) {
		struct mem_ref ref;

		if (!c->others[q] || c->dead[q]) {
			any = any || c->dead[q];
			continue;
		}
		if (!mem_get(c->ctx->exec->mem, c->others[q], 8, &ref)) {
			mem_put(&ref);
			continue;
		}
		c->dead[q] = !has_closed(c, q);
		if (c->dead[q]) {
			any = true;
			c->dead_ns = clock_now_ns();
			log_error("rank %u of a communicator has ended without closing it", q);
		}
	}
	if (any && !atomic_load(&c->failed) && clock_now_ns() - c->dead_ns >= GRACE_NS) {
		comm_stop(c, EOWNERDEAD);
	}
}

/* An operation of a closed communicator was replayed. */
static void tell_after(struct comm *c)
{
	uint64_t after = word_of(&c->report->after);

	if (after && !c->told_after) {
		c->told_after = true;
		kernel_coll_failed(c->ctx->exec, c->dev, c->me, -ESHUTDOWN);
		log_error("a graph was replayed on %s with operations of a communicator that is "
			  "closed: they do nothing",
			  c->dev->props.name);
	}
}

static void look(struct work *w)
{
	struct comm_ctx *m = container_of(w, struct comm_ctx, watch);
	bool any;

	workers_unlist(&m->exec->workers, w);
	lock_acquire(&m->lock);
	any = m->comms || m->retired;
	for (struct comm *c = m->retired; c; c = c->next) {
		tell_after(c);
	}
	for (struct comm *c = m->comms; c; c = c->next) {
		bool failed = atomic_load(&c->failed);

		tell_wait(c);
		look_for_dead(c);
		pass_on(c);
		if (comm_error(c) && !failed) {
			log_failure(c);
		}
	}
	lock_release(&m->lock);
	if (any) {
		workers_offer_at(&m->exec->workers, w, clock_now_ns() + PERIOD_NS);
	}
}

void comm_ctx_init(struct comm_ctx *m, struct exec *x)
{
	*m = (struct comm_ctx){ .exec = x, .watch = { .kind = WORK_BACKGROUND, .carry = look } };
	lock_init(&m->lock, RANK_COMM_CTX);
}

void comm_watch(struct comm *c)
{
	struct comm_ctx *m = c->ctx;

	lock_acquire(&m->lock);
	c->next = m->comms;
	m->comms = c;
	lock_release(&m->lock);
	workers_offer_at(&m->exec->workers, &m->watch, clock_now_ns() + PERIOD_NS);
}

void comm_retire(struct comm *c)
{
	struct comm_ctx *m = c->ctx;

	c->told_after = word_of(&c->report->after); /* earlier replays were before its end */
	lock_acquire(&m->lock);
	c->next = m->retired;
	m->retired = c;
	lock_release(&m->lock);
	workers_offer_at(&m->exec->workers, &m->watch, clock_now_ns() + PERIOD_NS);
}

void comm_unwatch(struct comm *c)
{
	struct comm **at = &c->ctx->comms;

	lock_acquire(&c->ctx->lock);
	while (*at && *at != c) {
		at = &(*at)->next;
	}
	if (*at) {
		*at = c->next;
		/* The communicator may be closed before the next look. */
		tell_wait(c);
		if (word_of(&c->report->error) && !atomic_load(&c->logged)) {
			(void)comm_error(c);
		}
	}
	lock_release(&c->ctx->lock);
}

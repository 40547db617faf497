/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/*
 * Batches: a queue of libpeerlane's each. Submitting never waits for a transfer. An entry keeps its
 * file open until its event was taken out of the queue.
 */

#include "cufile/batch.h"

#include <errno.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "base/lock.h"
#include "cufile/driver.h"
#include "cufile/handle.h"
#include "cufile/heap.h"
#include "cufile/io.h"
#include "cufile/log.h"
#include "cufile/stats.h"
#include "cufile/table.h"

#define BATCH_MAX 256u /* entries of one batch, at the very most */
#define AT_ONCE 32u
#define NS_PER_S 1000000000u

enum cf_entry_state {
	ENTRY_FREE,
	ENTRY_QUEUED, /* libpeerlane has it */
	ENTRY_READY,  /* its event waits */
};

struct cf_entry {
	enum cf_entry_state state;
	bool write;
	struct cf_slot *file; /* while it is queued */
	void *cookie;
	uint64_t id;
	uint64_t since;
	const void *mem;
	size_t len;
	ssize_t result;
};

struct cf_batch {
	struct pl_queue *queue;
	unsigned int cap;

	/* Protects the entries. Never held while waiting. */
	struct lock lock;
	unsigned int taken; /* entries that are not free */
	struct cf_entry v[];
};

static void drop(void *obj)
{
	struct cf_batch *b = obj;

	pl_queue_close(b->queue); /* waits for what could not be cancelled */
	for (unsigned int i = 0; i < b->cap; i++) {
		if (b->v[i].state == ENTRY_QUEUED) {
			cf_handle_put(b->v[i].file);
		}
	}
	lock_finish(&b->lock);
	free(b);
}

static struct cf_table batches = CF_TABLE_INIT(11, drop, RANK_CF_BATCHES);

static CUfileOpError set_up(unsigned int nr, CUfileBatchHandle_t *out)
{
	struct pl_queue_opts opts = PL_QUEUE_OPTS_INIT;
	struct cf_batch *b;
	uintptr_t id;
	int rc;

	if (nr == 0 || nr > BATCH_MAX ||
	    nr > cf_driver.config.size[CUFILE_PARAM_PROPERTIES_IO_BATCHSIZE]) {
		return CU_FILE_INVALID_VALUE;
	}
	b = cf_heap_zero(1, sizeof(*b) + nr * sizeof(b->v[0]));
	if (!b) {
		return CU_FILE_NOMEM_ERROR;
	}
	opts.depth = nr;
	b->cap = nr;
	lock_init(&b->lock, RANK_CF_BATCH);
	rc = pl_queue_open(cf_driver.ctx, &opts, &b->queue);
	if (rc) {
		free(b);
		return cf_driver_error(rc, "a batch cannot be set up");
	}
	if (cf_table_add(&batches, b, NULL, &id)) {
		drop(b);
		return CU_FILE_NOMEM_ERROR;
	}
	*out = (CUfileBatchHandle_t)id;
	return CU_FILE_SUCCESS;
}

CUfileError_t cuFileBatchIOSetUp(CUfileBatchHandle_t *batch_idp, unsigned int nr)
{
	CUfileOpError e = CU_FILE_INVALID_VALUE;

	/* Setting up a batch does not open the driver. */
	rwlock_read(&cf_driver.lock);
	if (batch_idp && atomic_load(&cf_driver.uses) > 0) {
		e = set_up(nr, batch_idp);
	}
	cf_stats_count(CF_STATS_BATCH_SETUP, !e);
	rwlock_release(&cf_driver.lock);
	return cf_status(e);
}

static struct cf_entry *take_entry_locked(struct cf_batch *b)
{
	for (unsigned int i = 0; i < b->cap; i++) {
		if (b->v[i].state == ENTRY_FREE) {
			b->taken++;
			return &b->v[i];
		}
	}
	return NULL;
}

/* Every file of the array, held; false (and none held): one of them is none. */
static bool hold_files(const CUfileIOParams_t *p, unsigned int nr, struct cf_slot **files)
{
	int why;

	for (unsigned int i = 0; i < nr; i++) {
		files[i] = p[i].mode == CUFILE_BATCH ? cf_handle_get(p[i].fh, &why) : NULL;
		if (!files[i]) {
			while (i > 0) {
				cf_handle_put(files[--i]);
			}
			return false;
		}
	}
	return true;
}

/* Returns 0, or the entry's fault for its event: errno or CUfileOpError. */
static int check(const CUfileIOParams_t *p, const struct cf_handle *h)
{
	int err;

	if (p->opcode != CUFILE_READ && p->opcode != CUFILE_WRITE) {
		return EINVAL;
	}
	if (!p->u.batch.devPtr_base) {
		return EINVAL;
	}
	err = cf_io_check(h, p->u.batch.devPtr_base, p->u.batch.size, p->u.batch.file_offset,
			  p->u.batch.devPtr_offset, p->opcode == CUFILE_WRITE);
	if (!err && p->u.batch.size &&
	    cf_io_leaves(p->u.batch.devPtr_base, p->u.batch.size, p->u.batch.devPtr_offset)) {
		err = EIO;
	}
	return err;
}

static void fill(struct cf_entry *e, const CUfileIOParams_t *p, struct cf_slot *file,
		 struct pl_request *r)
{
	const struct cf_handle *h = cf_handle_of(file);

	*e = (struct cf_entry){ .state = ENTRY_QUEUED,
				.write = p->opcode == CUFILE_WRITE,
				.file = file,
				.cookie = p->cookie,
				.since = cf_stats_level() > 0 ? cf_stats_now() : 0,
				.mem = (void *)((uintptr_t)p->u.batch.devPtr_base +
						(uintptr_t)p->u.batch.devPtr_offset),
				.len = p->u.batch.size };
	*r = (struct pl_request)PL_REQUEST_INIT;
	r->op = e->write ? PL_OP_WRITE : PL_OP_READ;
	r->policy = cf_io_policy(h, e->mem);
	r->file = h->file;
	r->mem = (void *)(uintptr_t)e->mem;
	r->off = (uint64_t)p->u.batch.file_offset;
	r->len = e->len;
	r->user = e;
}

/* Makes an entry's event available, and releases the file. Called with the batch locked. */
static void finish_locked(struct cf_entry *e, ssize_t result)
{
	if (e->since) {
		cf_stats_io(e->write, result, false, e->since, e->mem, NULL);
		cf_stats_count(CF_STATS_BATCH_PROCESSED, result >= 0);
		if (result > 0) {
			cf_stats_batch_bytes(e->write, (size_t)result);
		}
	}
	cf_handle_put(e->file);
	e->file = NULL;
	e->result = result;
	e->state = ENTRY_READY;
}

static void submit_locked(struct cf_batch *b, const CUfileIOParams_t *p, unsigned int nr,
			  struct cf_slot **files)
{
	struct pl_request reqs[BATCH_MAX];
	uint64_t ids[BATCH_MAX];
	ssize_t got;
	size_t n = 0;

	for (unsigned int i = 0; i < nr; i++) {
		struct cf_entry *e = take_entry_locked(b);
		int err = check(&p[i], cf_handle_of(files[i]));

		fill(e, &p[i], files[i], &reqs[n]);
		if (err || e->len == 0) {
			finish_locked(e, -err);
		} else {
			n++;
		}
	}
	got = n ? pl_queue_submit(b->queue, reqs, n, NULL, ids) : 0;
	for (size_t i = 0; i < n; i++) {
		struct cf_entry *e = reqs[i].user;

		if (got < 0 || i >= (size_t)got) {
			CF_LOG(CF_LOG_ERROR, "a batch's entry: %s", pl_error_message());
			finish_locked(e, got < 0 ? -cf_io_errno(got, e->write) : -EAGAIN);
		} else {
			e->id = ids[i];
		}
	}
}

static bool submit(struct cf_batch *b, const CUfileIOParams_t *p, unsigned int nr)
{
	struct cf_slot *files[BATCH_MAX];
	uint64_t since = cf_stats_level() > 0 ? cf_stats_now() : 0;
	bool fits;

	if (!p || nr == 0 || nr > b->cap || !hold_files(p, nr, files)) {
		return false;
	}
	lock_acquire(&b->lock);
	fits = nr <= b->cap - b->taken;
	if (fits) {
		submit_locked(b, p, nr, files);
	}
	lock_release(&b->lock);
	for (unsigned int i = 0; i < nr && !fits; i++) {
		cf_handle_put(files[i]);
	}
	if (since && fits) {
		cf_stats_batch_time(false, cf_stats_now() - since);
	}
	return fits;
}

CUfileError_t cuFileBatchIOSubmit(CUfileBatchHandle_t batch_idp, unsigned int nr,
				  CUfileIOParams_t *iocbp, unsigned int flags)
{
	struct cf_slot *s = cf_table_get(&batches, (uintptr_t)batch_idp);
	bool ok = false;

	(void)flags;
	if (s) {
		ok = submit(s->obj, iocbp, nr);
		cf_table_put(&batches, s);
	}
	cf_stats_count(CF_STATS_BATCH_SUBMIT, ok);
	if (!ok) {
		CF_LOG(CF_LOG_ERROR,
		       "a batch is refused: no such batch, space or file, or a wrong mode");
	}
	return cf_status(ok ? CU_FILE_SUCCESS : CU_FILE_INTERNAL_BATCH_SUBMIT_ERROR);
}

static CUfileStatus_t status_of(ssize_t result)
{
	return result >= 0	      ? CUFILE_COMPLETE
	       : result == -ECANCELED ? CUFILE_CANCELED
	       : result == -ETIMEDOUT ? CUFILE_TIMEOUT
				      : CUFILE_FAILED;
}

/* Takes completions from the queue: waits for `min`, as long as that. False: it cannot. */
static bool collect(struct cf_batch *b, unsigned int min, uint64_t timeout_ns, unsigned int *came)
{
	struct pl_completion c[AT_ONCE];
	ssize_t n;

	for (unsigned int i = 0; i < AT_ONCE; i++) {
		c[i] = (struct pl_completion)PL_COMPLETION_INIT;
	}
	n = pl_queue_wait(b->queue, c, min < AT_ONCE ? min : AT_ONCE, AT_ONCE, timeout_ns);
	lock_acquire(&b->lock);
	for (ssize_t i = 0; i < n; i++) {
		struct cf_entry *e = c[i].user;
		ssize_t r = c[i].result;

		finish_locked(e, r < 0 ? -cf_io_errno(r, e->write) : r);
	}
	lock_release(&b->lock);
	*came = n > 0 ? (unsigned int)n : 0;
	return n >= 0;
}

static unsigned int ready_locked(const struct cf_batch *b)
{
	unsigned int n = 0;

	for (unsigned int i = 0; i < b->cap; i++) {
		n += b->v[i].state == ENTRY_READY;
	}
	return n;
}

static unsigned int give(struct cf_batch *b, CUfileIOEvents_t *ev, unsigned int space)
{
	unsigned int n = 0;

	lock_acquire(&b->lock);
	for (unsigned int i = 0; i < b->cap && n < space; i++) {
		struct cf_entry *e = &b->v[i];

		if (e->state == ENTRY_READY) {
			ev[n].cookie = e->cookie;
			ev[n].status = status_of(e->result);
			ev[n++].ret = (size_t)e->result;
			cf_stats_count(CF_STATS_BATCH_COMPLETE, e->result >= 0);
			e->state = ENTRY_FREE;
			b->taken--;
		}
	}
	lock_release(&b->lock);
	return n;
}

static unsigned int ready(struct cf_batch *b)
{
	unsigned int n;

	lock_acquire(&b->lock);
	n = ready_locked(b);
	lock_release(&b->lock);
	return n;
}

/* 0: it has come. UINT64_MAX: never. */
static uint64_t deadline_of(const struct timespec *ts)
{
	if (!ts) {
		return UINT64_MAX;
	}
	if (ts->tv_sec < 0 || ts->tv_nsec < 0 || (ts->tv_sec == 0 && ts->tv_nsec == 0)) {
		return 0;
	}
	if ((uint64_t)ts->tv_sec > UINT32_MAX) {
		return UINT64_MAX;
	}
	return cf_stats_now() + (uint64_t)ts->tv_sec * NS_PER_S + (uint64_t)ts->tv_nsec;
}

/* Until `min` are ready, or the time is over, or nothing is left that could become so. */
static bool await(struct cf_batch *b, unsigned int min, uint64_t deadline)
{
	unsigned int came = 1;
	unsigned int have = ready(b);

	/* Collect the events that are there already, without waiting. */
	while (came) {
		if (!collect(b, 0, 0, &came)) {
			return false;
		}
	}
	have = ready(b);
	while (have < min) {
		uint64_t now = cf_stats_now();
		uint64_t left = deadline == UINT64_MAX ? 0 : deadline - now;

		if (deadline != UINT64_MAX && deadline <= now) {
			break;
		}
		if (!collect(b, min - have, left, &came)) {
			return false;
		}
		have = ready(b);
		if (!came) {
			break;
		}
	}
	return true;
}

CUfileError_t cuFileBatchIOGetStatus(CUfileBatchHandle_t batch_idp, unsigned int min_nr,
				     unsigned int *nr, CUfileIOEvents_t *iocbp,
				     struct timespec *timeout)
{
	struct cf_slot *s = cf_table_get(&batches, (uintptr_t)batch_idp);
	CUfileOpError e = CU_FILE_SUCCESS;
	uint64_t since = cf_stats_level() > 0 ? cf_stats_now() : 0;

	if (!s) {
		return cf_status(nr && iocbp ? CU_FILE_INTERNAL_BATCH_GETSTATUS_ERROR
					     : CU_FILE_INVALID_VALUE);
	}
	if (!nr || *nr == 0 || !iocbp || min_nr > *nr) {
		e = CU_FILE_INVALID_VALUE;
	} else if (!await(s->obj, min_nr, deadline_of(timeout))) {
		e = cf_driver_error(-EIO, "a batch's status");
	} else {
		*nr = give(s->obj, iocbp, *nr);
	}
	if (since && !e) {
		cf_stats_batch_time(true, cf_stats_now() - since);
	}
	cf_table_put(&batches, s);
	return cf_status(e);
}

static void cancel(struct cf_batch *b)
{
	lock_acquire(&b->lock);
	for (unsigned int i = 0; i < b->cap; i++) {
		if (b->v[i].state == ENTRY_QUEUED) {
			(void)pl_queue_cancel(b->queue, b->v[i].id);
		}
	}
	lock_release(&b->lock);
}

CUfileError_t cuFileBatchIOCancel(CUfileBatchHandle_t batch_idp)
{
	struct cf_slot *s = cf_table_get(&batches, (uintptr_t)batch_idp);

	cf_stats_count(CF_STATS_BATCH_CANCEL, s != NULL);
	if (s) {
		cancel(s->obj);
		cf_table_put(&batches, s);
	}
	return cf_status(CU_FILE_SUCCESS);
}

void cuFileBatchIODestroy(CUfileBatchHandle_t batch_idp)
{
	struct cf_slot *s = cf_table_get(&batches, (uintptr_t)batch_idp);

	if (s) {
		cancel(s->obj);
		(void)cf_table_remove(&batches, (uintptr_t)batch_idp);
		cf_table_put(&batches, s);
	}
	cf_stats_count(CF_STATS_BATCH_DESTROY, s != NULL);
}

static bool is_idle(void *obj)
{
	struct cf_batch *b = obj;
	unsigned int came = 1;
	bool idle;

	while (came && collect(b, 0, 0, &came)) {
	}
	lock_acquire(&b->lock);
	idle = ready_locked(b) == b->taken;
	lock_release(&b->lock);
	return idle;
}

bool cf_batch_idle(void)
{
	return cf_table_all(&batches, is_idle);
}

void cf_batch_clear(void)
{
	/* Threads inside cuFileBatchIOGetStatus() return soon, since nothing is in flight. They do
	 * not signal that, so this sleeps between two checks. */
	while (!cf_table_clear(&batches)) {
		(void)usleep(50);
	}
}

void cf_batch_forget(void)
{
	cf_table_forget(&batches);
}

/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#include "cufile/stats.h"

#include <stdatomic.h>
#include <stdio.h>
#include <string.h>
#include <time.h>

#include "base/lock.h"
#include "cufile/api.h"
#include "cufile/driver.h"

#define BINS 32
#define GPUS 16
#define NS_PER_US 1000u
#define NS_PER_S 1000000000u

typedef _Atomic uint64_t counter;

struct cf_per_gpu {
	char name[32];
	uint8_t uuid[CUFILE_GPU_UUID_LEN];
	bool soft;
	counter bytes[2];
	counter ns[2];
	counter total[2];
	counter p2p[2];
	counter posix[2];
	counter unaligned[2];
	counter err[2];
	counter reg;
	counter reg_err;
	counter reg_free;
	counter reg_bytes;
};

static struct {
	counter ok[CF_STATS_OPS];
	counter err[CF_STATS_OPS];
	counter bytes[2]; /* read, written */
	counter ns[2];
	counter hist[2][BINS];
	counter batch_bytes[2];
	counter last_batch_bytes[2];
	counter batch_ns[2]; /* submission, completion */
	counter since;	     /* when counting began */
	struct cf_per_gpu gpu[GPUS];
} s;

static atomic_int level;
static atomic_uint gpus;

/* Held while they are looked for, and GPU drivers start. Taken under the driver's lock. */
static struct lock gpus_lock = LOCK_INIT(RANK_CF_GPUS);

void cf_stats_forget(void)
{
	lock_renew(&gpus_lock); /* their count is stored last, so they are whole */
}

int cf_stats_level(void)
{
	return atomic_load_explicit(&level, memory_order_relaxed);
}

uint64_t cf_stats_now(void)
{
	struct timespec ts;

	(void)clock_gettime(CLOCK_MONOTONIC, &ts);
	return (uint64_t)ts.tv_sec * NS_PER_S + (uint64_t)ts.tv_nsec;
}

static void add(counter *c, uint64_t n)
{
	atomic_fetch_add_explicit(c, n, memory_order_relaxed);
}

/* Registrations that were made while statistics were off are not included. */
static void subtract(counter *c, uint64_t n)
{
	uint64_t had = atomic_load(c);

	while (!atomic_compare_exchange_weak(c, &had, had > n ? had - n : 0)) {
	}
}

static uint64_t get(counter *c)
{
	return atomic_load_explicit(c, memory_order_relaxed);
}

static int note_gpu(const struct pl_dev_info *info, void *arg)
{
	unsigned int n = atomic_load(&gpus);

	(void)arg;
	/* Software GPUs are counted if there is no other GPU. */
	if (info->flags & PL_DEV_SOFT && n > 0 && !s.gpu[0].soft) {
		return 0;
	}
	if (!(info->flags & (PL_DEV_UNFIT | PL_DEV_MEMORY)) && n < GPUS) {
		s.gpu[n].soft = info->flags & PL_DEV_SOFT;
		(void)snprintf(s.gpu[n].name, sizeof(s.gpu[n].name), "%s", info->name);
		memcpy(s.gpu[n].uuid, info->uuid, sizeof(s.gpu[n].uuid));
		atomic_store(&gpus, n + 1);
	}
	return 0;
}

/* The GPUs are listed once, when statistics are first read. */
static void find_gpus(struct pl_ctx *ctx)
{
	lock_acquire(&gpus_lock);
	if (atomic_load(&gpus) == 0) {
		(void)pl_dev_each(ctx, note_gpu, NULL);
	}
	lock_release(&gpus_lock);
}

static struct cf_per_gpu *gpu_of(struct pl_ctx *ctx, const void *mem)
{
	struct pl_mem_info info = PL_MEM_INFO_INIT;

	if (!ctx || pl_mem_info(ctx, mem, &info) || info.kind < PL_MEM_DEVICE) {
		return NULL;
	}
	find_gpus(ctx);
	for (unsigned int i = 0; i < atomic_load(&gpus); i++) {
		if (strcmp(s.gpu[i].name, info.dev_name) == 0) {
			return &s.gpu[i];
		}
	}
	return NULL;
}

void cf_stats_begin(size_t wanted)
{
	uint64_t none = 0;

	if (wanted > 0) {
		atomic_store(&level, (int)wanted);
	}
	(void)atomic_compare_exchange_strong(&s.since, &none, cf_stats_now());
}

void cf_stats_count(enum cf_stats_op op, bool ok)
{
	if (cf_stats_level() > 0) {
		add(ok ? &s.ok[op] : &s.err[op], 1);
	}
}

/* 0 to 4 KiB, to 8 KiB, to 16 KiB, and so on. */
static unsigned int bin_of(size_t len)
{
	size_t kb = len >> 10;
	unsigned int bin = 0;

	for (; kb >= 4 && bin < BINS - 1; kb >>= 1) {
		bin++;
	}
	return bin;
}

static void gpu_io(bool write, ssize_t n, uint64_t ns, const void *mem,
		   const struct pl_io_report *report, bool unaligned)
{
	/* Called with a file in use, so the context stays. */
	struct cf_per_gpu *g = gpu_of(cf_driver.ctx, mem);
	bool past; /* the page cache and the host's memory */

	if (!g) {
		return;
	}
	add(&g->total[write], 1);
	add(&g->ns[write], ns);
	if (n < 0) {
		add(&g->err[write], 1);
		return;
	}
	add(&g->bytes[write], (uint64_t)n);
	past = report->direct && !report->staged && !report->buffered && !report->in_place;
	add(past ? &g->p2p[write] : &g->posix[write], 1);
	if (unaligned) {
		add(&g->unaligned[write], 1);
	}
}

void cf_stats_io(bool write, ssize_t n, bool unaligned, uint64_t since, const void *mem,
		 const struct pl_io_report *report)
{
	uint64_t ns = cf_stats_now() - since;
	int at = cf_stats_level();

	add(n < 0 ? &s.err[write ? CF_STATS_WRITE : CF_STATS_READ]
		  : &s.ok[write ? CF_STATS_WRITE : CF_STATS_READ],
	    1);
	if (n >= 0) {
		add(&s.bytes[write], (uint64_t)n);
		add(&s.ns[write], ns);
	}
	if (at >= 2 && n > 0) {
		add(&s.hist[write][bin_of((size_t)n)], 1);
	}
	if (at >= 3 && report) {
		gpu_io(write, n, ns, mem, report, unaligned);
	}
}

void cf_stats_buffer(struct pl_ctx *ctx, const void *mem, size_t len, bool reg, bool ok)
{
	struct cf_per_gpu *g = cf_stats_level() >= 3 ? gpu_of(ctx, mem) : NULL;

	cf_stats_count(reg ? CF_STATS_BUFFER_REGISTER : CF_STATS_BUFFER_DEREGISTER, ok);
	if (!g) {
		return;
	}
	if (!reg) {
		add(&g->reg_free, 1);
		subtract(&g->reg_bytes, len);
	} else if (ok) {
		add(&g->reg, 1);
		add(&g->reg_bytes, len);
	} else {
		add(&g->reg_err, 1);
	}
}

void cf_stats_batch_bytes(bool write, size_t n)
{
	if (cf_stats_level() > 0) {
		add(&s.batch_bytes[write], n);
		atomic_store(&s.last_batch_bytes[write], n);
	}
}

void cf_stats_batch_time(bool completion, uint64_t ns)
{
	if (cf_stats_level() > 0) {
		add(&s.batch_ns[completion], ns);
	}
}

static void reset(void)
{
	/* Every member is a counter, except the GPUs' names and the number of registered bytes. */
	for (unsigned int i = 0; i < GPUS; i++) {
		struct cf_per_gpu *g = &s.gpu[i];

		for (counter *c = g->bytes; c < &g->reg_bytes; c++) {
			atomic_store(c, 0);
		}
	}
	for (counter *c = s.ok; c < &s.since; c++) {
		atomic_store(c, 0);
	}
	atomic_store(&s.since, cf_stats_now());
}

static bool counted(void)
{
	uint64_t sum = 0;

	for (unsigned int i = 0; i < CF_STATS_OPS; i++) {
		sum += get(&s.ok[i]) + get(&s.err[i]);
	}
	return sum != 0;
}

CUfileError_t cuFileSetStatsLevel(int want)
{
	if (want < 0 || want > 3) {
		return cf_status(CU_FILE_INVALID_VALUE);
	}
	if (atomic_exchange(&level, want) == 0 && want && !counted()) {
		atomic_store(&s.since, cf_stats_now()); /* the time before was not counted */
	}
	return cf_status(CU_FILE_SUCCESS);
}

CUfileError_t cuFileGetStatsLevel(int *out)
{
	if (!out) {
		return cf_status(CU_FILE_INVALID_VALUE);
	}
	*out = atomic_load(&level);
	return cf_status(CU_FILE_SUCCESS);
}

CUfileError_t cuFileStatsStart(void)
{
	return cf_status(atomic_load(&level) > 0 ? CU_FILE_SUCCESS : CU_FILE_INTERNAL_ERROR);
}

/* Stopping ends the level too: it must be set again, and the counters continue from their values.
 */
CUfileError_t cuFileStatsStop(void)
{
	atomic_store(&level, 0);
	return cf_status(CU_FILE_SUCCESS);
}

CUfileError_t cuFileStatsReset(void)
{
	reset();
	return cf_status(CU_FILE_SUCCESS);
}

static CUfileOpCounter_t op(enum cf_stats_op which)
{
	return (CUfileOpCounter_t){ get(&s.ok[which]), get(&s.err[which]) };
}

static uint64_t per(uint64_t n, uint64_t of)
{
	return of ? n / of : 0;
}

static void fill_batch(CUfileStatsLevel1_t *l, double secs)
{
	uint64_t submits = get(&s.ok[CF_STATS_BATCH_SUBMIT]);
	uint64_t completions = get(&s.ok[CF_STATS_BATCH_COMPLETE]);

	l->batch_submit_ops = op(CF_STATS_BATCH_SUBMIT);
	l->batch_total_submit_ops = l->batch_submit_ops;
	l->batch_complete_ops = op(CF_STATS_BATCH_COMPLETE);
	l->batch_setup_ops = op(CF_STATS_BATCH_SETUP);
	l->batch_cancel_ops = op(CF_STATS_BATCH_CANCEL);
	l->batch_destroy_ops = op(CF_STATS_BATCH_DESTROY);
	l->batch_enqueued_ops = op(CF_STATS_BATCH_ENQUEUED);
	l->batch_processed_ops = op(CF_STATS_BATCH_PROCESSED);
	l->batch_read_bytes = get(&s.batch_bytes[0]);
	l->batch_write_bytes = get(&s.batch_bytes[1]);
	l->batch_read_bw_bytes = (uint64_t)((double)l->batch_read_bytes / secs);
	l->batch_write_bw_bytes = (uint64_t)((double)l->batch_write_bytes / secs);
	l->batch_submit_lat_sum_us = get(&s.batch_ns[0]) / NS_PER_US;
	l->batch_completion_lat_sum_us = get(&s.batch_ns[1]) / NS_PER_US;
	l->batch_submit_lat_avg_us = per(l->batch_submit_lat_sum_us, submits);
	l->batch_completion_lat_avg_us = per(l->batch_completion_lat_sum_us, completions);
	l->batch_submit_ops_per_sec = (uint64_t)((double)submits / secs);
	l->batch_complete_ops_per_sec = (uint64_t)((double)completions / secs);
	l->last_batch_read_bytes = get(&s.last_batch_bytes[0]);
	l->last_batch_write_bytes = get(&s.last_batch_bytes[1]);
}

static void fill1(CUfileStatsLevel1_t *l)
{
	double secs = (double)(cf_stats_now() - get(&s.since) + 1) / NS_PER_S;

	memset(l, 0, sizeof(*l));
	l->read_ops = op(CF_STATS_READ);
	l->write_ops = op(CF_STATS_WRITE);
	l->hdl_register_ops = op(CF_STATS_HANDLE_REGISTER);
	l->hdl_deregister_ops = op(CF_STATS_HANDLE_DEREGISTER);
	l->buf_register_ops = op(CF_STATS_BUFFER_REGISTER);
	l->buf_deregister_ops = op(CF_STATS_BUFFER_DEREGISTER);
	l->read_bytes = get(&s.bytes[0]);
	l->write_bytes = get(&s.bytes[1]);
	l->read_bw_bytes_per_sec = (uint64_t)((double)l->read_bytes / secs);
	l->write_bw_bytes_per_sec = (uint64_t)((double)l->write_bytes / secs);
	l->read_lat_sum_us = get(&s.ns[0]) / NS_PER_US;
	l->write_lat_sum_us = get(&s.ns[1]) / NS_PER_US;
	l->read_lat_avg_us = per(l->read_lat_sum_us, l->read_ops.ok);
	l->write_lat_avg_us = per(l->write_lat_sum_us, l->write_ops.ok);
	l->read_ops_per_sec = (uint64_t)((double)l->read_ops.ok / secs);
	l->write_ops_per_sec = (uint64_t)((double)l->write_ops.ok / secs);
	fill_batch(l, secs);
}

static void fill2(CUfileStatsLevel2_t *l)
{
	fill1(&l->basic);
	for (unsigned int i = 0; i < BINS; i++) {
		l->read_size_kb_hist[i] = get(&s.hist[0][i]);
		l->write_size_kb_hist[i] = get(&s.hist[1][i]);
	}
}

static void fill_gpu(struct cf_per_gpu *g, CUfilePerGpuStats_t *p, double secs)
{
	memset(p, 0, sizeof(*p));
	memcpy(p->uuid, g->uuid, sizeof(p->uuid));
	p->read_bytes = get(&g->bytes[0]);
	p->read_bw_bytes_per_sec = (uint64_t)((double)p->read_bytes / secs);
	p->read_duration_us = get(&g->ns[0]) / NS_PER_US;
	p->read_utilization = (uint64_t)((double)p->read_duration_us / (secs * 1e4));
	p->n_total_reads = get(&g->total[0]);
	p->n_p2p_reads = get(&g->p2p[0]);
	p->n_posix_reads = get(&g->posix[0]);
	p->n_unaligned_reads = get(&g->unaligned[0]);
	p->n_reads_err = get(&g->err[0]);
	p->writes_bytes = get(&g->bytes[1]);
	p->write_bw_bytes_per_sec = (uint64_t)((double)p->writes_bytes / secs);
	p->write_duration_us = get(&g->ns[1]) / NS_PER_US;
	p->write_utilization = (uint64_t)((double)p->write_duration_us / (secs * 1e4));
	p->n_total_writes = get(&g->total[1]);
	p->n_p2p_writes = get(&g->p2p[1]);
	p->n_posix_writes = get(&g->posix[1]);
	p->n_unaligned_writes = get(&g->unaligned[1]);
	p->n_writes_err = get(&g->err[1]);
	p->n_mmap_ok = get(&g->reg);
	p->n_mmap_err = get(&g->reg_err);
	p->n_mmap = p->n_mmap_ok + p->n_mmap_err;
	p->n_mmap_free = get(&g->reg_free);
	p->reg_bytes = get(&g->reg_bytes);
}

static CUfileOpError may_tell(const void *out, int least)
{
	return !out || atomic_load(&level) < least ? CU_FILE_INVALID_VALUE : CU_FILE_SUCCESS;
}

CUfileError_t cuFileGetStatsL1(CUfileStatsLevel1_t *stats)
{
	CUfileOpError e = may_tell(stats, 1);

	if (!e) {
		fill1(stats);
	}
	return cf_status(e);
}

CUfileError_t cuFileGetStatsL2(CUfileStatsLevel2_t *stats)
{
	CUfileOpError e = may_tell(stats, 2);

	if (!e) {
		fill2(stats);
	}
	return cf_status(e);
}

/* Nothing behind the last GPU's is written: a program compiled with an older header may have less
 * space there. */
CUfileError_t cuFileGetStatsL3(CUfileStatsLevel3_t *stats)
{
	CUfileOpError e = may_tell(stats, 3);
	double secs;

	if (e) {
		return cf_status(e);
	}
	e = cf_driver_enter();
	if (e) {
		return cf_status(e);
	}
	find_gpus(cf_driver.ctx);
	cf_driver_leave();
	fill2(&stats->detailed);
	secs = (double)(cf_stats_now() - get(&s.since) + 1) / NS_PER_S;
	stats->num_gpus = atomic_load(&gpus);
	for (unsigned int i = 0; i < stats->num_gpus; i++) {
		fill_gpu(&s.gpu[i], &stats->per_gpu_stats[i], secs);
	}
	return cf_status(CU_FILE_SUCCESS);
}

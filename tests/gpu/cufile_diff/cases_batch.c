/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/* Batches. Events are printed in the order of their cookies. */

#include "diff.h"

#define MOST 300

static CUfileIOParams_t io[MOST];

static void fill(unsigned int n, CUfileOpcode_t op, char *mem, size_t size)
{
	for (unsigned int i = 0; i < n; i++) {
		io[i] = (CUfileIOParams_t){ .mode = CUFILE_BATCH,
					    .fh = W.fh,
					    .opcode = op,
					    .cookie = (void *)(uintptr_t)(100 + i) };
		io[i].u.batch.devPtr_base = mem;
		io[i].u.batch.file_offset = (off_t)(i * size);
		io[i].u.batch.devPtr_offset = (off_t)(i * size);
		io[i].u.batch.size = size;
	}
}

static int by_cookie(const void *a, const void *b)
{
	uintptr_t x = (uintptr_t)((const CUfileIOEvents_t *)a)->cookie;
	uintptr_t y = (uintptr_t)((const CUfileIOEvents_t *)b)->cookie;

	return (x > y) - (x < y);
}

/* Collects until `want` have come or nothing comes for a while. */
static void reap(CUfileBatchHandle_t b, unsigned int want)
{
	static CUfileIOEvents_t ev[MOST];
	unsigned int have = 0;

	for (int tries = 0; have < want && tries < 200; tries++) {
		struct timespec ts = { 0, 50000000 };
		unsigned int nr = want - have;
		CUfileError_t e = F.BatchIOGetStatus(b, 1, &nr, ev + have, &ts);

		if (e.err) {
			say_error("BatchIOGetStatus", e);
			break;
		}
		have += nr;
	}
	qsort(ev, have, sizeof(ev[0]), by_cookie);
	for (unsigned int i = 0; i < have; i++) {
		say("event %u: status 0x%x, ret %lld", (unsigned int)(uintptr_t)ev[i].cookie,
		    (unsigned int)ev[i].status, (long long)(ssize_t)ev[i].ret);
	}
	if (have != want) {
		say("%u events of %u", have, want);
	}
}

static void setup(void)
{
	CUfileBatchHandle_t b = NULL;

	E(DriverOpen());
	E(BatchIOSetUp(&b, 0));
	E(BatchIOSetUp(&b, 1));
	F.BatchIODestroy(b);
	E(BatchIOSetUp(&b, 128));
	F.BatchIODestroy(b);
	E(BatchIOSetUp(&b, 129));
	E(BatchIOSetUp(&b, 256));
	E(BatchIOSetUp(&b, 257));
	E(BatchIOSetUp(&b, UINT32_MAX));
	F.BatchIODestroy(NULL);
	E(BatchIOCancel(NULL));
}

static void setup_null(void)
{
	E(DriverOpen());
	E(BatchIOSetUp(NULL, 4));
}

static void destroy_twice(void)
{
	CUfileBatchHandle_t b = NULL;

	world_file();
	E(BatchIOSetUp(&b, 4));
	F.BatchIODestroy(b);
	fill(1, CUFILE_READ, W.dev, 4096);
	E(BatchIOSubmit(b, 1, io, 0));
	E(BatchIOCancel(b));
	F.BatchIODestroy(b);
}

static void basic(void)
{
	CUfileBatchHandle_t b = NULL;
	CUfileIOEvents_t ev[8];
	struct timespec ts = { 5, 0 };
	unsigned int nr = 8;

	world_file();
	E(BatchIOSetUp(&b, 4));
	fill(5, CUFILE_WRITE, W.dev2, 4096);
	E(BatchIOSubmit(b, 5, io, 0));
	E(BatchIOSubmit(b, 0, io, 0));
	E(BatchIOSubmit(b, 1, io, 7));
	reap(b, 1);
	E(BatchIOSubmit(b, 4, io, 0));
	E(BatchIOGetStatus(b, 9, &nr, ev, &ts));
	reap(b, 4);
	VAL(sum_file(W.path, 0, 16384));
	nr = 8;
	E(BatchIOGetStatus(b, 0, &nr, ev, &ts));
	VAL(nr);
	nr = 0;
	E(BatchIOGetStatus(b, 0, &nr, ev, &ts));
	VAL(nr);
	fill(4, CUFILE_READ, W.dev, 4096);
	E(BatchIOSubmit(b, 4, io, 0));
	reap(b, 4);
	VAL(sum_dev(W.dev, 16384));
	E(BatchIOCancel(b));
	F.BatchIODestroy(b);
	VAL(F.UseCount());
}

static void bad_entries(void)
{
	CUfileBatchHandle_t b = NULL;
	unsigned int nr = 4;
	CUfileIOEvents_t ev[4];

	world_file();
	E(BatchIOSetUp(&b, 16));
	fill(4, CUFILE_READ, W.dev, 4096);
	io[2].fh = NULL;
	E(BatchIOSubmit(b, 4, io, 0));
	io[2].fh = (CUfileHandle_t)(uintptr_t)0x1234;
	E(BatchIOSubmit(b, 4, io, 0));
	io[2].fh = W.fh;
	io[0].mode = (CUfileBatchMode_t)0;
	E(BatchIOSubmit(b, 4, io, 0));
	io[0].mode = CUFILE_BATCH;
	io[0].opcode = (CUfileOpcode_t)7;
	io[1].u.batch.devPtr_offset = (off_t)N - 100;
	io[3].u.batch.file_offset = (off_t)1 << 40;
	E(BatchIOSubmit(b, 4, io, 0));
	reap(b, 4);
	fill(4, CUFILE_READ, W.dev, 4096);
	io[0].u.batch.devPtr_base = NULL;
	E(BatchIOSubmit(b, 4, io, 0));
	reap(b, 4);
	fill(4, CUFILE_READ, W.dev, 4096);
	io[0].u.batch.file_offset = -1;
	E(BatchIOSubmit(b, 4, io, 0));
	reap(b, 4);
	fill(4, CUFILE_READ, W.dev, 4096);
	io[0].u.batch.devPtr_offset = -1;
	E(BatchIOSubmit(b, 4, io, 0));
	reap(b, 4);
	fill(4, CUFILE_READ, W.dev, 4096);
	io[0].u.batch.size = 0;
	io[1].u.batch.size = 100;
	io[1].u.batch.file_offset = 3;
	io[2].u.batch.devPtr_base = W.host;
	io[3].u.batch.file_offset = (off_t)N - 100;
	E(BatchIOSubmit(b, 4, io, 0));
	reap(b, 4);
	E(BatchIOGetStatus(NULL, 0, &nr, ev, NULL));
	E(BatchIOSubmit(NULL, 1, io, 0));
	E(BatchIOSubmit((CUfileBatchHandle_t)(uintptr_t)0x1234, 1, io, 0));
}

static void submit_null(void)
{
	CUfileBatchHandle_t b = NULL;

	world_file();
	E(BatchIOSetUp(&b, 4));
	E(BatchIOSubmit(b, 1, NULL, 0));
}

static void status_null(void)
{
	CUfileBatchHandle_t b = NULL;
	CUfileIOEvents_t ev[4];
	struct timespec ts = { 0, 1000000 };

	world_file();
	E(BatchIOSetUp(&b, 4));
	E(BatchIOGetStatus(b, 0, NULL, ev, &ts));
}

/* Nothing submitted: what do they wait for? */
static void idle_poll(void)
{
	CUfileBatchHandle_t b = NULL;
	CUfileIOEvents_t ev[4];
	unsigned int nr = 4;

	world_file();
	E(BatchIOSetUp(&b, 4));
	E(BatchIOGetStatus(b, 0, &nr, ev, NULL));
	VAL(nr);
}

static void idle_timeout(void)
{
	CUfileBatchHandle_t b = NULL;
	CUfileIOEvents_t ev[4];
	unsigned int nr = 4;
	struct timespec ts = { 0, 100000000 };

	world_file();
	E(BatchIOSetUp(&b, 4));
	E(BatchIOGetStatus(b, 1, &nr, ev, &ts));
	VAL(nr);
	nr = 4;
	ts.tv_sec = -1;
	E(BatchIOGetStatus(b, 1, &nr, ev, &ts));
	VAL(nr);
}

static void idle_wait(void)
{
	CUfileBatchHandle_t b = NULL;
	CUfileIOEvents_t ev[4];
	unsigned int nr = 4;

	world_file();
	E(BatchIOSetUp(&b, 4));
	E(BatchIOGetStatus(b, 1, &nr, ev, NULL));
	VAL(nr);
}

static void wait_all(void)
{
	CUfileBatchHandle_t b = NULL;
	CUfileIOEvents_t ev[4];
	unsigned int nr = 4;

	world_file();
	E(BatchIOSetUp(&b, 4));
	fill(4, CUFILE_READ, W.dev, 65536);
	E(BatchIOSubmit(b, 4, io, 0));
	E(BatchIOGetStatus(b, 4, &nr, ev, NULL));
	VAL(nr);
	VAL(sum_dev(W.dev, 4 * 65536));
}

/* More in flight than the batch has space for; then space again once they are collected. */
static void overfull(void)
{
	CUfileBatchHandle_t b = NULL;

	world_file();
	E(BatchIOSetUp(&b, 4));
	fill(8, CUFILE_READ, W.dev, 4096);
	E(BatchIOSubmit(b, 4, io, 0));
	E(BatchIOSubmit(b, 1, io + 4, 0));
	reap(b, 4);
	E(BatchIOSubmit(b, 4, io + 4, 0));
	reap(b, 4);
}

static void large(void)
{
	CUfileBatchHandle_t b = NULL;

	world_file();
	E(BatchIOSetUp(&b, 128));
	fill(128, CUFILE_READ, W.dev, 8192);
	E(BatchIOSubmit(b, 128, io, 0));
	reap(b, 128);
	VAL(sum_dev(W.dev, N));
	fill(1, CUFILE_READ, W.dev, N);
	E(BatchIOSubmit(b, 1, io, 0));
	reap(b, 1);
	E(BatchIOCancel(b));
	F.BatchIODestroy(b);
}

static void handle_gone(void)
{
	CUfileBatchHandle_t b = NULL;
	CUfileHandle_t gone = reg_quiet(open(W.path, O_RDONLY));

	world_file();
	E(BatchIOSetUp(&b, 4));
	fill(1, CUFILE_READ, W.dev, 4096);
	F.HandleDeregister(gone);
	io[0].fh = gone;
	E(BatchIOSubmit(b, 1, io, 0));
	VAL(F.UseCount());
}

static void cancel_busy(void)
{
	CUfileBatchHandle_t b = NULL;

	world_file();
	E(BatchIOSetUp(&b, 64));
	fill(64, CUFILE_READ, W.dev, 16384);
	E(BatchIOSubmit(b, 64, io, 0));
	E(BatchIOCancel(b));
	F.BatchIODestroy(b);
	E(DriverClose());
	VAL(F.UseCount());
}

const struct group groups_batch[] = {
	{ .name = "batch-setup", .run = setup },
	{ .name = "batch-setup-null", .run = setup_null },
	{ .name = "batch-destroy-twice", .run = destroy_twice },
	{ .name = "batch-basic", .run = basic },
	{ .name = "batch-bad", .run = bad_entries },
	{ .name = "batch-submit-null", .run = submit_null },
	{ .name = "batch-status-null", .run = status_null },
	{ .name = "batch-idle-poll", .run = idle_poll },
	{ .name = "batch-idle-timeout", .run = idle_timeout },
	{ .name = "batch-idle-wait", .run = idle_wait },
	{ .name = "batch-wait-all", .run = wait_all },
	{ .name = "batch-overfull", .run = overfull },
	{ .name = "batch-large", .run = large },
	{ .name = "batch-handle-gone", .run = handle_gone },
	{ .name = "batch-cancel", .run = cancel_busy },
	{ NULL, NULL, { NULL }, NULL },
};

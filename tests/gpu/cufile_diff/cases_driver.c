/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/* Opening, closing, counting, parameters, configuration files, properties, counters. */

#include <sys/wait.h>

#include "diff.h"

static void version(void)
{
	int v = -1;

#define MISSING(name)                            \
	if (!F.name) {                           \
		say("there is no cuFile" #name); \
	}
	DIFF_SYMBOLS(MISSING)
#undef MISSING
	VAL(F.DriverClose_v2 != NULL);
	E(GetVersion(&v));
	VAL(v);
	E(GetVersion(NULL));
	VAL(F.UseCount());
}

static void say_props(void)
{
	CUfileDrvProps_t p;

	memset(&p, 0, sizeof(p));
	E(DriverGetProperties(&p));
	VAL(p.nvfs.major_version);
	VAL(p.nvfs.minor_version);
	VAL(p.nvfs.poll_thresh_size);
	VAL(p.nvfs.max_direct_io_size);
	VAL(p.nvfs.dstatusflags);
	VAL(p.nvfs.dcontrolflags);
	VAL(p.fflags);
	VAL(p.max_device_cache_size);
	VAL(p.per_buffer_cache_size);
	VAL(p.max_device_pinned_mem_size);
	VAL(p.max_batch_io_size);
	VAL(p.max_batch_io_timeout_msecs);
}

static void say_params(void)
{
	for (int i = -1; i <= 12; i++) {
		size_t v = 777;
		CUfileError_t e = F.GetParameterSizeT((CUFileSizeTConfigParameter_t)i, &v);

		say("size parameter %d: %d, %zu", i, (int)e.err, v);
	}
	for (int i = -1; i <= 12; i++) {
		bool v = false;
		CUfileError_t e = F.GetParameterBool((CUFileBoolConfigParameter_t)i, &v);

		say("bool parameter %d: %d, %d", i, (int)e.err, v);
	}
	for (int i = -1; i <= 3; i++) {
		char v[256] = "?";
		CUfileError_t e = F.GetParameterString((CUFileStringConfigParameter_t)i, v, 256);

		say("string parameter %d: %d, %s", i, (int)e.err, v);
	}
}

static void say_limits(void)
{
	size_t lo;
	size_t hi;

	for (int i = -1; i <= 12; i++) {
		CUfileError_t e;

		lo = hi = 777;
		e = F.GetParameterMinMaxValue((CUFileSizeTConfigParameter_t)i, &lo, &hi);
		say("limits of %d: %d, %zu to %zu", i, (int)e.err, lo, hi);
	}
	E(GetParameterMinMaxValue(CUFILE_PARAM_PROPERTIES_IO_BATCHSIZE, NULL, &hi));
	E(GetParameterMinMaxValue(CUFILE_PARAM_PROPERTIES_IO_BATCHSIZE, &lo, NULL));
}

static void counts(void)
{
	E(DriverClose());
	E(DriverClose_v2());
	VAL(F.UseCount());
	E(DriverOpen());
	VAL(F.UseCount());
	E(DriverOpen());
	VAL(F.UseCount());
	E(DriverClose());
	VAL(F.UseCount());
	E(DriverClose_v2());
	VAL(F.UseCount());
	E(DriverClose());
	VAL(F.UseCount());
	E(DriverOpen());
	VAL(F.UseCount());
}

static void implicit_handle(void)
{
	W.fh = reg_quiet(W.fd);
	VAL(F.UseCount());
	B(Read(W.fh, W.dev, 4096, 0, 0));
	VAL(F.UseCount());
	E(DriverOpen());
	VAL(F.UseCount());
	E(DriverClose());
	B(Read(W.fh, W.dev, 4096, 0, 0));
	E(DriverClose());
	VAL(F.UseCount());
	B(Read(W.fh, W.dev, 4096, 0, 0));
	VAL(F.UseCount());
	F.HandleDeregister(W.fh);
}

static void implicit_buffer(void)
{
	E(BufRegister(W.dev, N, 0));
	VAL(F.UseCount());
	E(BufDeregister(W.dev));
	VAL(F.UseCount());
	E(DriverClose());
	VAL(F.UseCount());
	E(BufDeregister(W.dev));
}

static void closed_calls(void)
{
	size_t v;
	bool b;
	int level = -1;
	CUfileStatsLevel1_t l1;

	E(BufDeregister(W.dev));
	VAL(F.UseCount());
	E(DriverSetPollMode(true, 4));
	E(DriverSetMaxDirectIOSize(1024));
	E(DriverSetMaxCacheSize(1024));
	E(DriverSetMaxPinnedMemSize(1024));
	E(StatsStart());
	E(StatsStop());
	E(StatsReset());
	E(GetStatsLevel(&level));
	E(SetStatsLevel(1));
	E(GetStatsLevel(&level));
	VAL(level);
	E(GetStatsL1(&l1));
	E(StreamDeregister(NULL));
	VAL(F.UseCount());
	E(GetParameterSizeT(CUFILE_PARAM_PROPERTIES_IO_BATCHSIZE, &v));
	E(GetParameterBool(CUFILE_PARAM_PROPERTIES_USE_POLL_MODE, &b));
	VAL(F.UseCount());
}

static void closed_read_null(void)
{
	B(Read(NULL, W.dev, 4096, 0, 0));
	VAL(F.UseCount());
	B(Read((CUfileHandle_t)(uintptr_t)0x1234, W.dev, 4096, 0, 0));
	VAL(F.UseCount());
}

static void closed_props(void)
{
	say_props();
	VAL(F.UseCount());
}

static void closed_bar(void)
{
	size_t kb = 777;

	E(GetBARSizeInKB(0, &kb));
	VAL(kb);
	VAL(F.UseCount());
}

static void closed_batch(void)
{
	CUfileBatchHandle_t b = NULL;
	CUfileError_t e = F.BatchIOSetUp(&b, 4);

	say_error("BatchIOSetUp while closed", e);
	VAL(F.UseCount());
}

static void closed_stream(void)
{
	CUstream s = cuda_stream();

	E(StreamRegister(s, 0));
	VAL(F.UseCount());
}

/* A call while the driver is closed, and whether it opens it. */
#define CLOSED(call)                           \
	do {                                   \
		say_error(#call, F.call);      \
		VAL(F.UseCount());             \
		while (F.UseCount() > 0) {     \
			(void)F.DriverClose(); \
		}                              \
	} while (0)

static void closed_wrong(void)
{
	CUfileDescr_t d = { .type = CU_FILE_HANDLE_TYPE_OPAQUE_FD, .handle = { .fd = W.fd } };
	CUfileDescr_t none = { .type = CU_FILE_HANDLE_TYPE_OPAQUE_FD, .handle = { .fd = -1 } };
	CUfileHandle_t fh = NULL;
	size_t n = 4096;
	off_t off = 0;
	ssize_t done = 0;

	CLOSED(HandleRegister(NULL, &d));
	CLOSED(HandleRegister(&fh, NULL));
	CLOSED(HandleRegister(&fh, &none));
	CLOSED(BufRegister(NULL, N, 0));
	CLOSED(BufRegister(W.dev, 0, 0));
	CLOSED(BufRegister(W.dev, SIZE_MAX, 0));
	CLOSED(ReadAsync(NULL, W.dev, &n, &off, &off, &done, NULL));
	CLOSED(WriteAsync(NULL, W.dev, &n, &off, &off, &done, NULL));
}

static void closed_refused(void)
{
	CUfileBatchHandle_t wrong = (CUfileBatchHandle_t)(uintptr_t)0x1234;
	CUfileIOEvents_t ev[4];
	unsigned int nr = 4;
	size_t kb = 777;

	CLOSED(DriverSetPollMode(true, 3));
	CLOSED(DriverSetMaxDirectIOSize(63));
	CLOSED(DriverSetMaxCacheSize(3));
	CLOSED(DriverSetMaxPinnedMemSize(3));
	CLOSED(BatchIOGetStatus(NULL, 0, &nr, ev, NULL));
	CLOSED(BatchIOGetStatus(wrong, 0, &nr, ev, NULL));
	CLOSED(BatchIOSubmit(NULL, 1, NULL, 0));
	CLOSED(BatchIOCancel(NULL));
	CLOSED(GetBARSizeInKB(0, NULL));
	CLOSED(GetBARSizeInKB(99, &kb));
}

static void closed_accepted(void)
{
	CLOSED(DriverSetPollMode(true, 8));
	CLOSED(DriverSetMaxDirectIOSize(1024));
}

/* The status of a batch that is none: before the driver was ever open, while it is, and after. */
static void closed_status(void)
{
	CUfileIOEvents_t ev[4];
	unsigned int nr = 4;

	E(BatchIOGetStatus(NULL, 0, &nr, ev, NULL));
	E(BatchIOGetStatus(NULL, 0, NULL, NULL, NULL));
	VAL(F.UseCount());
	E(DriverOpen());
	E(BatchIOGetStatus(NULL, 0, &nr, ev, NULL));
	E(DriverClose());
	E(BatchIOGetStatus(NULL, 0, &nr, ev, NULL));
}

/* What of the calls that leave the driver closed keeps parameters from being set. */
static void set_late(void)
{
	VAL(F.UseCount());
	E(SetParameterSizeT(CUFILE_PARAM_PROPERTIES_IO_BATCHSIZE, 64));
	VAL(F.UseCount());
}

static void closed_set_props(void)
{
	CUfileDrvProps_t p;

	E(DriverGetProperties(&p));
	set_late();
}

static void closed_set_poll(void)
{
	E(DriverSetPollMode(true, 3));
	set_late();
}

static void closed_set_direct(void)
{
	E(DriverSetMaxDirectIOSize(63));
	set_late();
}

static void closed_set_get(void)
{
	size_t v;

	E(GetParameterSizeT(CUFILE_PARAM_PROPERTIES_IO_BATCHSIZE, &v));
	set_late();
}

static void props(void)
{
	size_t kb = 777;

	E(DriverOpen());
	say_props();
	E(DriverGetProperties(NULL));
	E(DriverSetPollMode(true, 8));
	E(DriverSetPollMode(true, 0));
	E(DriverSetPollMode(true, 3));
	E(DriverSetPollMode(false, SIZE_MAX));
	E(DriverSetMaxDirectIOSize(1024));
	E(DriverSetMaxDirectIOSize(0));
	E(DriverSetMaxDirectIOSize(63));
	E(DriverSetMaxDirectIOSize(65));
	E(DriverSetMaxDirectIOSize(16384));
	E(DriverSetMaxDirectIOSize(16385));
	E(DriverSetMaxDirectIOSize((size_t)1 << 40));
	E(DriverSetMaxDirectIOSize(2048));
	E(DriverSetMaxCacheSize(2048));
	E(DriverSetMaxCacheSize(0));
	E(DriverSetMaxCacheSize(3));
	E(DriverSetMaxCacheSize(2050));
	E(DriverSetMaxCacheSize(SIZE_MAX));
	E(DriverSetMaxPinnedMemSize(4096));
	E(DriverSetMaxPinnedMemSize(0));
	E(DriverSetMaxPinnedMemSize(3));
	E(DriverSetMaxPinnedMemSize(4));
	E(DriverSetMaxPinnedMemSize(4098));
	E(DriverSetMaxPinnedMemSize(SIZE_MAX));
	say_props();
	E(GetBARSizeInKB(0, &kb));
	VAL(kb);
	E(GetBARSizeInKB(-1, &kb));
	E(GetBARSizeInKB(99, &kb));
	E(GetBARSizeInKB(0, NULL));
}

static void params_fresh(void)
{
	size_t a[8] = { 0 };
	size_t b[8] = { 0 };

	say_params();
	say_limits();
	VAL(F.UseCount());
	E(GetParameterPosixPoolSlabArray(a, b, 3));
	E(DriverOpen());
	say_params();
	say_limits();
	E(GetParameterPosixPoolSlabArray(a, b, 3));
	say("slabs %zu %zu %zu, %zu %zu %zu", a[0], a[1], a[2], b[0], b[1], b[2]);
	E(GetParameterPosixPoolSlabArray(a, b, 2));
	E(GetParameterPosixPoolSlabArray(a, b, 4));
}

static void params_set(void)
{
	size_t v = 0;
	char s[64] = "";
	bool b;

	E(GetParameterSizeT(CUFILE_PARAM_PROFILE_STATS, NULL));
	E(GetParameterString(CUFILE_PARAM_LOGGING_LEVEL, NULL, 64));
	E(GetParameterString(CUFILE_PARAM_LOGGING_LEVEL, s, 0));
	E(GetParameterString(CUFILE_PARAM_LOGGING_LEVEL, s, -1));
	E(SetParameterSizeT(CUFILE_PARAM_PROPERTIES_IO_BATCHSIZE, 64));
	E(SetParameterSizeT((CUFileSizeTConfigParameter_t)12, 64));
	E(SetParameterSizeT((CUFileSizeTConfigParameter_t)-1, 64));
	E(SetParameterBool((CUFileBoolConfigParameter_t)12, true));
	E(SetParameterString(CUFILE_PARAM_LOGGING_LEVEL, NULL));
	E(SetParameterString((CUFileStringConfigParameter_t)3, "x"));
	E(SetParameterString(CUFILE_PARAM_LOGGING_LEVEL, ""));
	E(SetParameterString(CUFILE_PARAM_ENV_LOGFILE_PATH, ""));
	E(SetParameterString(CUFILE_PARAM_LOG_DIR, ""));
	E(SetParameterString(CUFILE_PARAM_LOGGING_LEVEL, "nonsense"));
	E(SetParameterString(CUFILE_PARAM_LOGGING_LEVEL, "WARN"));
	E(SetParameterBool(CUFILE_PARAM_PROPERTIES_USE_POLL_MODE, true));
	E(SetParameterBool(CUFILE_PARAM_PROFILE_NVTX, true));
	E(SetParameterSizeT(CUFILE_PARAM_EXECUTION_MAX_IO_THREADS, 7));
	E(SetParameterSizeT(CUFILE_PARAM_EXECUTION_MAX_IO_QUEUE_DEPTH, 100000));
	E(SetParameterSizeT(CUFILE_PARAM_PROPERTIES_MAX_DIRECT_IO_SIZE_KB, 1));
	E(SetParameterSizeT(CUFILE_PARAM_PROFILE_STATS, 9));
	E(GetParameterString(CUFILE_PARAM_LOGGING_LEVEL, s, 4));
	E(GetParameterString(CUFILE_PARAM_LOGGING_LEVEL, s, 5));
	say("level %s", s);
	E(GetParameterSizeT(CUFILE_PARAM_PROPERTIES_IO_BATCHSIZE, &v));
	VAL(v);
	say_params();
	E(DriverOpen());
	say_params();
	say_props();
	E(SetParameterSizeT(CUFILE_PARAM_PROPERTIES_IO_BATCHSIZE, 32));
	E(SetParameterBool(CUFILE_PARAM_PROPERTIES_USE_POLL_MODE, false));
	E(SetParameterString(CUFILE_PARAM_LOGGING_LEVEL, "INFO"));
	E(DriverClose());
	say_params();
	E(DriverOpen());
	E(GetParameterSizeT(CUFILE_PARAM_PROPERTIES_IO_BATCHSIZE, &v));
	VAL(v);
	E(GetParameterBool(CUFILE_PARAM_PROPERTIES_USE_POLL_MODE, &b));
	VAL(b);
}

static void slabs(void)
{
	size_t sizes[4] = { 4, 1024, 16384, 4 };
	size_t counts_[4] = { 8, 8, 8, 8 };
	size_t a[4] = { 0 };
	size_t b[4] = { 0 };

	E(SetParameterPosixPoolSlabArray(NULL, counts_, 3));
	E(SetParameterPosixPoolSlabArray(sizes, NULL, 3));
	E(SetParameterPosixPoolSlabArray(sizes, counts_, 0));
	E(SetParameterPosixPoolSlabArray(sizes, counts_, -1));
	E(SetParameterPosixPoolSlabArray(sizes, counts_, 3));
	E(GetParameterPosixPoolSlabArray(a, b, 3));
	say("slabs %zu %zu %zu, %zu %zu %zu", a[0], a[1], a[2], b[0], b[1], b[2]);
	E(DriverOpen());
	E(GetParameterPosixPoolSlabArray(a, b, 3));
	say("slabs %zu %zu %zu, %zu %zu %zu", a[0], a[1], a[2], b[0], b[1], b[2]);
	E(SetParameterPosixPoolSlabArray(sizes, counts_, 3));
	E(GetParameterPosixPoolSlabArray(NULL, b, 3));
}

static void json(void)
{
	E(DriverOpen());
	say_params();
	say_props();
}

static void level3(void)
{
	static CUfileStatsLevel3_t l3;

	E(GetStatsL3(&l3));
	say("%u GPUs", l3.num_gpus);
	for (uint32_t i = 0; i < l3.num_gpus && i < 16; i++) {
		const CUfilePerGpuStats_t *g = &l3.per_gpu_stats[i];
		char uuid[33];

		for (unsigned int k = 0; k < 16; k++) {
			(void)snprintf(uuid + 2 * k, 3, "%02x", (unsigned char)g->uuid[k]);
		}
		say("gpu %u: uuid %s", i, uuid);

		say("gpu %u: reads %llu of them p2p %llu posix %llu unaligned %llu failed %llu, "
		    "%llu bytes",
		    i, (unsigned long long)g->n_total_reads, (unsigned long long)g->n_p2p_reads,
		    (unsigned long long)g->n_posix_reads, (unsigned long long)g->n_unaligned_reads,
		    (unsigned long long)g->n_reads_err, (unsigned long long)g->read_bytes);
		say("gpu %u: writes %llu of them posix %llu unaligned %llu, %llu bytes; "
		    "registered %llu freed %llu, %llu bytes",
		    i, (unsigned long long)g->n_total_writes, (unsigned long long)g->n_posix_writes,
		    (unsigned long long)g->n_unaligned_writes, (unsigned long long)g->writes_bytes,
		    (unsigned long long)g->n_mmap_ok, (unsigned long long)g->n_mmap_free,
		    (unsigned long long)g->reg_bytes);
	}
}

static void levels(void)
{
	static CUfileStatsLevel1_t l1;
	static CUfileStatsLevel2_t l2;
	static CUfileStatsLevel3_t l3;
	int level = -1;

	world_file();
	E(GetStatsLevel(&level));
	VAL(level);
	E(GetStatsLevel(NULL));
	E(SetStatsLevel(4));
	E(SetStatsLevel(-1));
	E(GetStatsL1(&l1));
	E(StatsStart());
	E(SetStatsLevel(1));
	E(StatsStart());
	E(StatsStart());
	E(SetStatsLevel(3));
	E(GetStatsLevel(&level));
	VAL(level);
	E(StatsReset());
	E(BufRegister(W.dev, N, 0));
	B(Read(W.fh, W.dev, 65536, 0, 0));
	B(Read(W.fh, W.dev2, 100, 3, 5));
	B(Write(W.fh, W.dev, 8192, 0, 0));
	B(Read(W.fh, W.host, 4096, 0, 0));
	B(Read(NULL, W.dev, 4096, 0, 0));
	B(Read(W.fh, W.dev2, 4096, 0, (off_t)N));
	B(Read(W.fh, W.dev2, 4096, (off_t)N, 0));
	E(BufDeregister(W.dev));
	E(GetStatsL1(NULL));
	E(GetStatsL1(&l1));
	say("reads %llu %llu, writes %llu %llu", (unsigned long long)l1.read_ops.ok,
	    (unsigned long long)l1.read_ops.err, (unsigned long long)l1.write_ops.ok,
	    (unsigned long long)l1.write_ops.err);
	say("bytes %llu %llu", (unsigned long long)l1.read_bytes,
	    (unsigned long long)l1.write_bytes);
	say("handles %llu %llu, buffers %llu %llu", (unsigned long long)l1.hdl_register_ops.ok,
	    (unsigned long long)l1.hdl_deregister_ops.ok,
	    (unsigned long long)l1.buf_register_ops.ok,
	    (unsigned long long)l1.buf_deregister_ops.ok);
	E(GetStatsL2(&l2));
	for (int i = 0; i < 32; i++) {
		if (l2.read_size_kb_hist[i] || l2.write_size_kb_hist[i]) {
			say("bin %d: %llu reads, %llu writes", i,
			    (unsigned long long)l2.read_size_kb_hist[i],
			    (unsigned long long)l2.write_size_kb_hist[i]);
		}
	}
	level3();
	E(StatsStop());
	E(StatsStop());
	B(Read(W.fh, W.dev, 4096, 0, 0));
	E(GetStatsL1(&l1));
	VAL(l1.read_ops.ok);
	E(StatsStart());
	E(GetStatsL1(&l1));
	VAL(l1.read_ops.ok);
	E(StatsReset());
	E(GetStatsL1(&l1));
	VAL(l1.read_ops.ok);
	E(SetStatsLevel(1));
	E(GetStatsL1(&l1));
	E(GetStatsL2(&l2));
	E(GetStatsL3(&l3));
	E(SetStatsLevel(0));
	E(GetStatsL1(&l1));
}

static void p2p(void)
{
	CUfileP2PFlags_t f = (CUfileP2PFlags_t)777;

	if (!F.DriverGetP2PFlags) {
		return;
	}
	E(DriverGetP2PFlags(CU_FILE_NVME_SUPPORTED, &f));
	VAL(f);
	E(DriverGetP2PFlags(CU_FILE_NVME_SUPPORTED, NULL));
	E(DriverGetP2PFlags(CU_FILE_MAX_TARGET_TYPES, &f));
	E(DriverSetP2PFlags(CU_FILE_NVME_SUPPORTED, CU_FILE_P2P_FLAG_PCI_P2PDMA));
	E(DriverSetP2PFlags(CU_FILE_NVME_SUPPORTED, CU_FILE_P2P_FLAG_NVFS));
	E(DriverGetP2PFlags(CU_FILE_NVME_SUPPORTED, &f));
	VAL(f);
	VAL(F.UseCount());
}

static void log_file(void)
{
	world_file();
	B(Read(NULL, W.dev, 4096, 0, 0));
	say_files();
}

/* Nothing fails. */
static void log_quiet(void)
{
	E(DriverOpen());
	E(DriverClose());
	say_files();
}

static void say_log_path(void)
{
	char v[256] = "?";
	CUfileError_t e = F.GetParameterString(CUFILE_PARAM_ENV_LOGFILE_PATH, v, 256);

	say("log file parameter: %d, \"%s\"", (int)e.err, v);
	e = F.GetParameterString(CUFILE_PARAM_ENV_LOGFILE_PATH, v, 1);
	say("in one byte: %d, \"%s\"", (int)e.err, v);
}

static void log_path(void)
{
	say_log_path();
	E(DriverOpen());
	say_log_path();
}

/* What a child of a process that has used the library gets. */
static void forked(void)
{
	pid_t pid;
	int status = 0;

	world_file();
	B(Read(W.fh, W.host, 4096, 0, 0));
	(void)fflush(stdout);
	pid = fork();
	if (pid == 0) {
		VAL(F.UseCount());
		B(Read(W.fh, W.host, 4096, 0, 0));
		E(DriverClose());
		VAL(F.UseCount());
		(void)fflush(stdout);
		_exit(7);
	}
	(void)waitpid(pid, &status, 0);
	say("the child ends with %d", WIFEXITED(status) ? WEXITSTATUS(status) : -WTERMSIG(status));
	B(Read(W.fh, W.host, 4096, 0, 0));
}

#define STOCK                                                                               \
	"{ // a comment\n \"properties\": { \"max_direct_io_size_kb\": 8192,"               \
	" \"io_batchsize\": 16, \"allow_compat_mode\": true, \"use_poll_mode\": true,"      \
	" \"poll_mode_max_size_kb\": 8, \"per_buffer_cache_size_kb\": 2048,"                \
	" \"max_device_cache_size_kb\": 65536, \"max_device_pinned_mem_size_kb\": 65536 }," \
	" \"execution\": { \"max_io_queue_depth\": 64, \"max_io_threads\": 2,"              \
	" \"parallel_io\": false, \"min_io_threshold_size_kb\": 4096,"                      \
	" \"max_request_parallelism\": 2 }, \"profile\": { \"cufile_stats\": 2 } }\n"

const struct group groups_driver[] = {
	{ .name = "version", .run = version },
	{ .name = "counts", .run = counts },
	{ .name = "implicit-handle", .run = implicit_handle },
	{ .name = "implicit-buffer", .run = implicit_buffer },
	{ .name = "closed-calls", .run = closed_calls },
	{ .name = "closed-read-null", .run = closed_read_null },
	{ .name = "closed-props", .run = closed_props },
	{ .name = "closed-bar", .run = closed_bar },
	{ .name = "closed-batch", .run = closed_batch },
	{ .name = "closed-stream", .run = closed_stream },
	{ .name = "closed-wrong", .run = closed_wrong },
	{ .name = "closed-refused", .run = closed_refused },
	{ .name = "closed-accepted", .run = closed_accepted },
	{ .name = "closed-status", .run = closed_status },
	{ .name = "closed-set-props", .run = closed_set_props },
	{ .name = "closed-set-poll", .run = closed_set_poll },
	{ .name = "closed-set-direct", .run = closed_set_direct },
	{ .name = "closed-set-get", .run = closed_set_get },
	{ .name = "props", .run = props },
	{ .name = "params-fresh", .run = params_fresh },
	{ .name = "params-nofile",
	  .run = params_fresh,
	  .env = { "CUFILE_ENV_PATH_JSON=/nonexistent/cufile.json" } },
	{ .name = "params-set", .run = params_set },
	{ .name = "slabs", .run = slabs },
	{ .name = "json-values", .run = json, .json = STOCK },
	{ .name = "json-values-set", .run = params_set, .json = STOCK },
	{ .name = "json-empty-file", .run = json, .json = "" },
	{ .name = "json-empty", .run = json, .json = "{}" },
	{ .name = "json-array", .run = json, .json = "[1]" },
	{ .name = "json-truncated",
	  .run = json,
	  .json = "{ \"properties\": { \"io_batchsize\": 16" },
	{ .name = "json-binary", .run = json, .json = "\x7f\x45\x4c\x46\x01\xff\xfe" },
	{ .name = "json-unknown",
	  .run = json,
	  .json = "{ \"properties\": { \"io_batchsise\": 16 }, \"nothing\": 1 }" },
	{ .name = "json-range",
	  .run = json,
	  .json = "{ \"properties\": { \"io_batchsize\": 100000,"
		  " \"max_direct_io_size_kb\": 1, \"per_buffer_cache_size_kb\": 1000000 },"
		  " \"execution\": { \"max_io_threads\": 1000, \"max_io_queue_depth\": 0 } }" },
	{ .name = "json-types",
	  .run = json,
	  .json = "{ \"properties\": { \"io_batchsize\": \"16\", \"allow_compat_mode\": 1 },"
		  " \"execution\": { \"max_io_threads\": 2.5, \"parallel_io\": \"no\" } }" },
	{ .name = "json-negative",
	  .run = json,
	  .json = "{ \"execution\": { \"max_io_threads\": -1 } }" },
	{ .name = "json-level", .run = json, .json = "{ \"logging\": { \"level\": \"TRACE\" } }" },
	{ .name = "json-level-bad",
	  .run = json,
	  .json = "{ \"logging\": { \"level\": \"LOUD\" } }" },
	{ .name = "env-level", .run = json, .env = { "CUFILE_LOGGING_LEVEL=WARN" } },
	{ .name = "log-file", .run = log_file },
	{ .name = "log-quiet", .run = log_quiet },
	{ .name = "env-path", .run = log_file, .env = { "CUFILE_LOGFILE_PATH=./my-cufile.txt" } },
	{ .name = "env-path-read",
	  .run = log_path,
	  .env = { "CUFILE_LOGFILE_PATH=./my-cufile.txt" } },
	{ .name = "env-path-empty", .run = log_path, .env = { "CUFILE_LOGFILE_PATH=" } },
	{ .name = "env-compat",
	  .run = json,
	  .env = { "CUFILE_FORCE_COMPAT_MODE=true", "CUFILE_ALLOW_COMPAT_MODE=false" } },
	{ .name = "stats", .run = levels },
	{ .name = "p2p-flags", .run = p2p },
	{ .name = "fork", .run = forked },
	{ NULL, NULL, { NULL }, NULL },
};

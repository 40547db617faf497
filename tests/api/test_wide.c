/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/* Wide memory on the fake CUDA driver and the fake device files of its kernel driver: what it is,
 * what is refused and how it falls back, what is left, and who has it. */

#include <dlfcn.h>
#include <limits.h>
#include <pthread.h>
#include <sched.h>
#include <signal.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <sys/wait.h>

#include "fakerm/fakerm.h"
#include "native.h"
#include "pattern.h"

#define WIDE (2 * MIB)
#define MANY 600 /* bench and a GPU make more */
#define LEN (9 * MIB + 4096 + 13)

static struct fx fx;
static long (*live)(const char *what);
static void (*inject)(const char *spec);
static int (*reaches)(uint64_t ptr, int device);
static void (*lie)(int on);
static unsigned long (*misuse)(void);
static const char *(*first_misuse)(void);

static int warnings;
static int errors;
static char last[512];

static void count_lines(int level, const char *line, void *arg)
{
	(void)arg;
	warnings += level == PL_LOG_WARN;
	errors += level == PL_LOG_ERROR;
	if (level == PL_LOG_WARN || level == PL_LOG_ERROR) {
		(void)snprintf(last, sizeof(last), "%s", line);
	}
}

static void find(void *lib, const char *name, void *slot)
{
	void *p = dlsym(lib, name);

	assert_non_null(p);
	memcpy(slot, &p, sizeof(p));
}

static void find_driver(void)
{
	void *lib = dlopen(getenv("PEERLANE_TEST_CUDA_LIB"), RTLD_NOW | RTLD_NOLOAD);

	assert_non_null(lib);
	find(lib, "fakecuda_live", &live);
	find(lib, "fakecuda_fail", &inject);
	find(lib, "fakecuda_reaches", &reaches);
	find(lib, "fakecuda_lie", &lie);
	find(lib, "fakecuda_violations", &misuse);
	find(lib, "fakecuda_violation", &first_misuse);
}

static const struct {
	const char *name;
	long value;
} defaults[] = { { "files", 1 },   { "params", 128 }, { "piece", 0 },	 { "huge", -1 },
		 { "big", -1 },	   { "node", -1 },    { "busy", 0 },	 { "alloc", 0 },
		 { "control", 0 }, { "free", 0 },     { "status", 0x51 } };

static int setup(void **state)
{
	(void)state;
	for (size_t i = 0; i < COUNT(defaults); i++) {
		assert_int_equal(fakerm_set(defaults[i].name, defaults[i].value), 0);
	}
	fx_open(&fx, NULL);
	find_driver();
	warnings = 0;
	errors = 0;
	pl_log_set(count_lines, NULL, PL_LOG_WARN);
	return 0;
}

static void nothing_left(void)
{
	assert_int_equal(live("pins"), 0);
	assert_int_equal(live("handles"), 0);
	assert_int_equal(fakerm_count("memory"), 0);
	if (fakerm_count("files") > 2 * fakerm_count("clients")) {
		fail_msg("%ld device files of %ld clients", fakerm_count("files"),
			 fakerm_count("clients"));
	}
}

static int teardown(void **state)
{
	(void)state;
	inject(NULL);
	nothing_left();
	fx_close(&fx);
	assert_int_equal(fakerm_count("files"), 0);
	assert_int_equal(fakerm_count("clients"), 0);
	assert_int_equal(fakerm_count("devices"), 0);
	assert_int_equal(fakerm_violations(), 0);
	if (misuse()) {
		fail_msg("%s", first_misuse());
	}
	pl_log_set(NULL, NULL, PL_LOG_OFF);
	return 0;
}

static struct pl_mem_info info_of(const void *p)
{
	struct pl_mem_info info = PL_MEM_INFO_INIT;

	assert_ok(pl_mem_info(fx.ctx, p, &info));
	return info;
}

static char *alloc(size_t len)
{
	void *p = NULL;

	assert_ok(pl_mem_alloc(fx.dev, len, PL_ALLOC_PINNED, &p));
	return p;
}

static void is_wide(const char *p, size_t len)
{
	struct pl_mem_info info = info_of(p + len - 1);

	assert_int_equal(info.kind, PL_MEM_PINNED);
	assert_int_equal(info.flags, PL_MEM_OWNED | PL_MEM_HOST_ADDRESSABLE);
	assert_ptr_equal(info.base, p);
	assert_int_equal(info.len, len);
	assert_string_equal(info.why_not_wide, "");
	assert_int_equal(info.gpu_page, WIDE);
	assert_int_equal(info.not_wide, PL_NOT_WIDE_NONE);
}

static void is_not(const char *p, uint64_t page, uint32_t why, const char *word)
{
	struct pl_mem_info info = info_of(p);

	assert_int_equal(info.gpu_page, page);
	assert_int_equal(info.not_wide, why);
	if (!strstr(info.why_not_wide, word)) {
		fail_msg("\"%s\" has no \"%s\"", info.why_not_wide, word);
	}
}

static void is_zero(const char *p, size_t len)
{
	for (size_t i = 0; i < len; i++) {
		if (p[i]) {
			fail_msg("byte %zu of %zu is not 0", i, len);
		}
	}
}

/* To the device and back, and through a file, at odd places. */
static void serves(char *host, size_t len)
{
	const char *path = fx_made("wide", len, 7);
	struct pl_file *file = fx_file(&fx, path, O_RDWR);
	char *dev = fx_alloc(&fx, len);
	char *want = fx_host(len);

	fx_pattern(host, 0, len, 3);
	assert_moved(pl_copy(fx.ctx, dev + 5, host + 1, len - 6, NULL), len - 6);
	memset(host, 0, len);
	assert_moved(pl_copy(fx.ctx, host, dev + 5, len - 6, NULL), len - 6);
	fx_pattern(want, 1, len - 6, 3);
	fx_same(host, want, len - 6, "wide memory");
	assert_moved(pl_read(file, host + 3, len - 3, 3, NULL), len - 3);
	assert_moved(pl_write(file, host + 3, len - 3, 3, NULL), len - 3);
	fx_shut(file);
	fx_file_is(path, 0, len, 7);
	fx_free(&fx, dev);
	free(want);
}

static void it_is_wide(void **state)
{
	char *least;
	char *p;

	(void)state;
	assert_int_equal(fakerm_set("dirty", 1), 0);
	p = alloc(LEN);
	assert_int_equal(fakerm_set("dirty", 0), 0);
	is_wide(p, LEN);
	assert_int_equal((uintptr_t)p % WIDE, 0);
	is_zero(p, LEN);
	serves(p, LEN);
	assert_fails(pl_copy(fx.ctx, p + 1, p, LEN, NULL), EINVAL, "overlap");
	assert_fails(pl_mem_pin(fx.dev, p, 4096, 0), EEXIST, "pinned already");
	least = alloc(WIDE);
	is_wide(least, WIDE);
	assert_int_equal(live("pins"), 0);
	/* An object of the driver's each, by which it can be shared, and no descriptor. */
	assert_int_equal(fakerm_count("memory"), 2);
	assert_int_equal(fakerm_count("clients"), 1);
	assert_int_equal(fakerm_count("files"), 2);
	assert_ok(pl_mem_free(fx.ctx, p));
	assert_int_equal(fakerm_count("memory"), 1);
	assert_fails(pl_mem_free(fx.ctx, p), ENOENT, "allocated");
	assert_ok(pl_mem_free(fx.ctx, least));
	assert_int_equal(warnings, 0);
}

/* Of a GPU that is not open, and of one that could not be given it before it was. */
static void all_gpus(void **state)
{
	struct pl_dev *other;
	char *p = alloc(LEN);

	(void)state;
	assert_true(reaches((uintptr_t)p, 0));
	assert_true(reaches((uintptr_t)p, 1));
	assert_ok(pl_mem_free(fx.ctx, p));
	inject("cuMemSetAccess:2:2");
	p = alloc(LEN);
	is_wide(p, LEN);
	assert_false(reaches((uintptr_t)p, 1));
	assert_ok(pl_dev_open(fx.ctx, "cuda:1", &other));
	assert_true(reaches((uintptr_t)p, 1));
	assert_true(reaches((uintptr_t)p + LEN - 1, 1));
	assert_ok(pl_mem_free(fx.ctx, p));
	pl_dev_close(other);
}

static void older_driver(void **state)
{
	long before = fakerm_count("made");
	char *p;

	(void)state;
	assert_int_equal(fakerm_set("params", 120), 0);
	assert_int_equal(fakerm_set("piece", 4 * MIB), 0);
	assert_int_equal(fakerm_set("busy", 3), 0);
	p = alloc(LEN);
	is_wide(p, LEN);
	assert_int_equal(fakerm_count("made") - before, 3);
	serves(p, LEN);
	assert_ok(pl_mem_free(fx.ctx, p));
	assert_int_equal(fakerm_set("piece", 2 * MIB), 0);
	p = alloc(LEN);
	is_wide(p, LEN);
	assert_ok(pl_mem_free(fx.ctx, p));
	assert_int_equal(warnings, 0);
}

/* The driver's node is not the one that is asked for. */
static void another_node(void **state)
{
	char *p;

	(void)state;
	assert_int_equal(fakerm_set("node", 3), 0);
	p = alloc(LEN);
	is_wide(p, LEN);
	assert_ok(pl_mem_free(fx.ctx, p));
}

static void by_pieces(long piece, long huge, long big, uint64_t page, const char *word, int lines)
{
	char *p;

	assert_int_equal(fakerm_set("piece", piece), 0);
	assert_int_equal(fakerm_set("huge", huge), 0);
	assert_int_equal(fakerm_set("big", big), 0);
	warnings = 0;
	p = alloc(LEN);
	is_not(p, page, PL_NOT_WIDE_NO_PIECES, word);
	if (warnings != lines) {
		fail_msg("%d warnings, not %d: %s", warnings, lines, last);
	}
	is_zero(p, LEN);
	serves(p, LEN);
	assert_ok(pl_mem_free(fx.ctx, p));
	nothing_left();
}

static void in_pieces(void **state)
{
	(void)state;
	by_pieces(4 * MIB, 6 * MIB, -1, 65536, "from 6 MiB of 10 MiB on", 1);
	by_pieces(4 * MIB, 0, -1, 65536, "NO_MEMORY (0x51)", 1);
	by_pieces(4 * MIB, 4 * MIB, 4 * MIB, 4096, "64 KiB", 2);
	by_pieces(4 * MIB, 0, 4 * MIB, 4096, "from 4 MiB", 2);
	by_pieces(0, 0, 0, 4096, "NO_MEMORY", 1);
}

/* CUDA's own host memory is refused too: all of it is pinned pages. */
static void last_resort(void **state)
{
	char *p = alloc(LEN);

	(void)state;
	assert_ok(pl_mem_free(fx.ctx, p));
	assert_int_equal(fakerm_set("piece", 4 * MIB), 0);
	assert_int_equal(fakerm_set("huge", 4 * MIB), 0);
	assert_int_equal(fakerm_set("big", 0), 0);
	inject("cuMemCreate:1:2");
	p = alloc(LEN);
	is_not(p, 4096, PL_NOT_WIDE_NO_PIECES, "cuMemCreate");
	assert_int_equal(live("pins"), 1);
	assert_int_equal(live("handles"), 0);
	serves(p, LEN);
	assert_ok(pl_mem_free(fx.ctx, p));
}

static void refused_by(const char *what, long nth, long status)
{
	struct fx one;
	struct pl_mem_info info = PL_MEM_INFO_INIT;
	void *p;

	assert_int_equal(fakerm_set("status", status), 0);
	fx_open(&one, NULL);
	assert_int_equal(fakerm_set(what, nth), 0);
	assert_ok(pl_mem_alloc(one.dev, LEN, PL_ALLOC_PINNED, &p));
	assert_ok(pl_mem_info(one.ctx, p, &info));
	assert_true(info.gpu_page == WIDE || info.why_not_wide[0]);
	memset(p, 7, LEN);
	assert_ok(pl_mem_free(one.ctx, p));
	assert_int_equal(fakerm_set(what, 0), 0);
	/* It stays until the client ends. */
	assert_int_equal(fakerm_count("memory"), strcmp(what, "free") == 0 && nth == 1);
	fx_close(&one);
	assert_int_equal(fakerm_count("clients"), 0);
	nothing_left();
}

static void every_status(void **state)
{
	static const long statuses[] = { 0x1a, 0x1b, 0x1f, 0x22, 0x23, 0x26, 0x31, 0x36,
					 0x39, 0x3a, 0x3b, 0x51, 0x56, 0x57, 0x6e, 0xffff };

	(void)state;
	for (size_t i = 0; i < COUNT(statuses); i++) {
		/* Each status at a place, and some at all. */
		for (long nth = i < 3 ? 1 : 1 + (long)i % 5; nth <= (i < 3 ? 5 : 1 + (long)i % 5);
		     nth++) {
			refused_by("alloc", nth, statuses[i]);
			refused_by("control", nth, statuses[i]);
		}
		refused_by("free", 1, statuses[i]);
	}
}

static void no_files(void **state)
{
	char *p;

	(void)state;
	assert_int_equal(fakerm_set("files", 0), 0);
	p = alloc(LEN);
	is_not(p, 4096, PL_NOT_WIDE_NO_DRIVER, "/dev/nvidiactl");
	serves(p, LEN);
	assert_ok(pl_mem_free(fx.ctx, p));
	assert_int_equal(fakerm_set("files", EACCES), 0);
	p = alloc(LEN);
	is_not(p, 4096, PL_NOT_WIDE_NO_DRIVER, "permission denied");
	assert_ok(pl_mem_free(fx.ctx, p));
	assert_int_equal(warnings, 0);
	/* They may come: a container's devices are added to it. */
	assert_int_equal(fakerm_set("files", 1), 0);
	p = alloc(LEN);
	is_wide(p, LEN);
	assert_ok(pl_mem_free(fx.ctx, p));
}

/* Each call of CUDA that a wide allocation makes fails once. */
static void cuda_refuses(void **state)
{
	static const char *const calls[] = {
		"cuMemAddressReserve",
		"cuMemImportFromShareableHandle",
		"cuMemMap",
		"cuMemSetAccess",
		"cuMemCreate",
		"cuMemExportToShareableHandle",
	};

	(void)state;
	for (size_t i = 0; i < COUNT(calls); i++) {
		struct pl_mem_info info = PL_MEM_INFO_INIT;
		struct fx one;
		char spec[64];
		void *p;

		fx_open(&one, NULL);
		(void)snprintf(spec, sizeof(spec), "%s:1:999", calls[i]);
		inject(spec);
		assert_ok(pl_mem_alloc(one.dev, LEN, PL_ALLOC_PINNED, &p));
		assert_ok(pl_mem_info(one.ctx, p, &info));
		/* What may be the size's fault is tried in smaller pieces. */
		if (info.gpu_page != WIDE) {
			assert_non_null(strstr(info.why_not_wide, calls[i]));
			assert_int_not_equal(info.not_wide, PL_NOT_WIDE_NONE);
		}
		assert_int_equal(info.gpu_page == WIDE, i == 1 || i == 2);
		memset(p, 7, LEN);
		inject(NULL);
		assert_ok(pl_mem_free(one.ctx, p));
		fx_close(&one);
		nothing_left();
	}
}

/* The n-th system call, and the n-th allocation of memory, fail. */
static void faults(void **state)
{
	static const char *const kinds[] = { "test_fault=sys=%d", "test_fault=alloc=%d" };
	struct pl_ctx *ctx;

	(void)state;
	for (size_t k = 0; k < COUNT(kinds); k++) {
		for (int n = 1; n <= 70; n++) {
			char setting[32];
			const char *const settings[] = { setting };
			struct pl_ctx_opts opts = PL_CTX_OPTS_INIT;
			struct pl_dev *dev;
			void *p;

			(void)snprintf(setting, sizeof(setting), kinds[k], n);
			opts.settings = settings;
			opts.n_settings = 1;
			if (pl_open(&opts, &ctx)) {
				continue;
			}
			if (pl_dev_open(ctx, fx.info.name, &dev) == 0) {
				if (pl_mem_alloc(dev, LEN, PL_ALLOC_PINNED, &p) == 0) {
					memset(p, 7, LEN);
					assert_ok(pl_mem_free(ctx, p));
				}
				pl_dev_close(dev);
			}
			pl_close(ctx);
			assert_int_equal(fakerm_count("memory"), 0);
			assert_int_equal(fakerm_count("files"), 0);
			assert_int_equal(live("handles"), 0);
			assert_int_equal(live("pins"), 0);
		}
	}
	/* Those that were not reached are not to fail later; the opening itself may be what fails.
	 */
	for (int kind = 0; kind < 2; kind++) {
		int rc = -1;

		for (int tries = 0; tries < 100 && rc; tries++) {
			rc = fx_ctx(&ctx,
				    kind ? "test_fault=sys=1000000000"
					 : "test_fault=alloc=1000000000",
				    NULL);
		}
		assert_ok(rc);
		pl_close(ctx);
	}
	assert_ok(pl_mem_free(fx.ctx, alloc(LEN)));
}

static void many(void **state)
{
	long memory = live("memory");

	(void)state;
	for (int i = 0; i < MANY; i++) {
		void *p;

		assert_ok(pl_mem_alloc(fx.dev, WIDE, PL_ALLOC_PINNED, &p));
		*(volatile char *)p = 1;
		assert_ok(pl_mem_free(fx.ctx, p));
	}
	assert_int_equal(live("memory"), memory);
	assert_int_equal(fakerm_count("memory"), 0);
	assert_int_equal(fakerm_count("files"), 2);
	assert_true(fakerm_count("made") >= MANY);
}

/* A child has neither the descriptors nor the memory, and the parent keeps both. */
static void forked(void **state)
{
	char *p = alloc(LEN);
	int status;
	pid_t pid;

	(void)state;
	fx_pattern(p, 0, LEN, 9);
	pid = fork();
	if (pid == 0) {
		unsigned char in;
		int bad = 0;

		for (int i = 0; i < 2; i++) {
			bad += fcntl(fakerm_fd(i), F_GETFD) >= 0;
		}
		bad += mincore(p, 4096, &in) == 0 || errno != ENOMEM ? 10 : 0;
		_exit(bad);
	}
	assert_int_equal(waitpid(pid, &status, 0), pid);
	assert_int_equal(status, 0);
	serves(p, LEN);
	assert_ok(pl_mem_free(fx.ctx, p));
}

/* A child of whoever asked for that has the memory as one of cuMemHostAlloc(), and no more. */
static void shared_with_child(void **state)
{
	void *p = NULL;
	int status;
	pid_t pid;

	(void)state;
	assert_ok(pl_mem_alloc(fx.dev, LEN, PL_ALLOC_INHERIT, &p));
	is_wide(p, LEN);
	fx_pattern(p, 0, LEN, 5);
	pid = fork();
	if (pid == 0) {
		int bad = pattern_differs(p, 0, LEN, 5) != -1;

		for (int i = 0; i < 2; i++) {
			bad += fcntl(fakerm_fd(i), F_GETFD) >= 0 ? 10 : 0;
		}
		fx_pattern(p, 0, LEN, 6);
		_exit(bad);
	}
	assert_int_equal(waitpid(pid, &status, 0), pid);
	assert_int_equal(status, 0);
	assert_int_equal(pattern_differs(p, 0, LEN, 6), -1);
	serves(p, LEN);
	assert_ok(pl_mem_free(fx.ctx, p));
}

/* pl_mem_alloc() with PL_ALLOC_WIDE where there is less than it wants, or nothing. */
static void wide_or_nothing(void **state)
{
	void *p = &p;

	(void)state;
	assert_ok(pl_mem_alloc(fx.dev, 1, PL_ALLOC_WIDE, &p));
	is_wide(p, 1);
	assert_ok(pl_mem_free(fx.ctx, p));
	p = &p;
	assert_int_equal(pl_mem_alloc(fx.dev, LEN, PL_ALLOC_WIDE | 2, &p), -EINVAL);
	assert_int_equal(pl_mem_alloc(fx.dev, LEN, PL_ALLOC_WIDE, NULL), -EINVAL);
	assert_int_equal(pl_mem_alloc(fx.dev, 0, PL_ALLOC_WIDE, &p), -EINVAL);
	assert_int_equal(pl_mem_alloc(fx.dev, SIZE_MAX, PL_ALLOC_WIDE, &p), -ENOMEM);
	assert_int_equal(fakerm_set("huge", 0), 0);
	assert_int_equal(fakerm_set("big", 0), 0);
	assert_int_equal(pl_mem_alloc(fx.dev, LEN, PL_ALLOC_WIDE, &p), -ENOMEM);
	assert_non_null(strstr(pl_error_message(), "NO_MEMORY"));
	nothing_left();
	assert_ptr_equal(p, &p);
	/* What begins wide is given. */
	assert_int_equal(fakerm_set("huge", 4 * MIB), 0);
	assert_ok(pl_mem_alloc(fx.dev, LEN, PL_ALLOC_WIDE, &p));
	assert_int_equal(info_of(p).gpu_page, 4096);
	serves(p, LEN);
	assert_ok(pl_mem_free(fx.ctx, p));
}

/* The same where it can never be had; a process that cannot open the files is one. */
static void never_wide(void **state)
{
	void *p = &p;

	(void)state;
	assert_int_equal(fakerm_set("files", 0), 0);
	assert_int_equal(pl_mem_alloc(fx.dev, LEN, PL_ALLOC_INHERIT, &p), -EOPNOTSUPP);
	assert_non_null(strstr(pl_error_message(), "/dev/nvidiactl"));
	assert_ptr_equal(p, &p);
}

/* What the GPU reads is not what the CPU wrote. Last: from then on the process has none. */
static void wrong_data(void **state)
{
	char *p;

	(void)state;
	lie(1);
	p = alloc(LEN);
	lie(0);
	is_not(p, 4096, PL_NOT_WIDE_WRONG_DATA, "does not see what the CPU wrote");
	assert_int_equal(errors, 1);
	assert_non_null(strstr(last, "wide memory is off"));
	serves(p, LEN);
	assert_ok(pl_mem_free(fx.ctx, p));
	p = alloc(LEN);
	is_not(p, 4096, PL_NOT_WIDE_WRONG_DATA, "other bytes");
	assert_ok(pl_mem_free(fx.ctx, p));
	assert_int_equal(errors, 1);
}

/* The program's own use of the driver, beside the library. */
#define SYMBOLS(X)                                           \
	NATIVE_SYMBOLS(X)                                    \
	NATIVE_MEMORY_SYMBOLS(X)                             \
	X(copy, "cuMemcpyAsync", (ptr, ptr, size_t, void *)) \
	X(wait_value, "cuStreamWaitValue32_v2", (void *, ptr, unsigned int, unsigned int))

static struct {
#define X(name, symbol, params) result(*name) params;
	SYMBOLS(X)
#undef X
} cu;

struct freeing {
	void *p;
	atomic_bool done;
	int rc;
};

static void *free_it(void *arg)
{
	struct freeing *f = arg;

	f->rc = pl_mem_free(fx.ctx, f->p);
	atomic_store(&f->done, true);
	return NULL;
}

/* A stream of the program, on another GPU than the memory's own, still has to read it. */
static void read_by_gpu(void **state)
{
	unsigned long (*calls)(const char *symbol);
	void *lib = dlopen(getenv("PEERLANE_TEST_CUDA_LIB"), RTLD_NOW);
	struct freeing f = { .p = alloc(LEN) };
	unsigned int *word;
	unsigned long before;
	pthread_t thread;
	void *ctx, *stream;
	char *got = fx_host(LEN);
	char *want = fx_host(LEN);
	ptr dev;

	(void)state;
	find(lib, "fakecuda_calls", &calls);
#define X(name, symbol, params) native_need(lib, symbol, &cu.name);
	SYMBOLS(X)
#undef X
	fx_pattern(f.p, 0, LEN, 11);
	fx_pattern(want, 0, LEN, 11);
	assert_int_equal(cu.primary_retain(&ctx, 1), 0);
	assert_int_equal(cu.ctx_set(ctx), 0);
	assert_int_equal(cu.alloc(&dev, LEN), 0);
	assert_int_equal(cu.host_alloc((void **)&word, 4096, 0), 0);
	assert_int_equal(cu.stream_create(&stream, 1), 0);
	*word = 0;
	assert_int_equal(cu.wait_value(stream, (ptr)(uintptr_t)word, 1, 0), 0);
	assert_int_equal(cu.copy(dev, (ptr)(uintptr_t)f.p, LEN, stream), 0);
	before = calls("cuMemHostRegister_v2");
	assert_int_equal(pthread_create(&thread, NULL, free_it, &f), 0);
	/* The first GPU has nothing to do; the second one is waited for. */
	while (calls("cuMemHostRegister_v2") < before + 2 && !atomic_load(&f.done)) {
		(void)sched_yield();
	}
	assert_false(atomic_load(&f.done));
	assert_true(reaches((uintptr_t)f.p, 1));
	__atomic_store_n(word, 1, __ATOMIC_RELEASE);
	assert_int_equal(pthread_join(thread, NULL), 0);
	assert_ok(f.rc);
	assert_int_equal(cu.stream_sync(stream), 0);
	assert_int_equal(cu.copy((ptr)(uintptr_t)got, dev, LEN, stream), 0);
	assert_int_equal(cu.stream_sync(stream), 0);
	fx_same(got, want, LEN, "what a GPU read of memory that is being freed");
	assert_int_equal(cu.stream_destroy(stream), 0);
	assert_int_equal(cu.host_free(word), 0);
	assert_int_equal(cu.release(dev), 0);
	assert_int_equal(cu.ctx_set(NULL), 0);
	assert_int_equal(cu.primary_release(1), 0);
	free(got);
	free(want);
}

static void *allocate_some(void *arg)
{
	struct fx *own = arg;

	for (int i = 0; i < 40; i++) {
		size_t len = (size_t)(1 + i % 3) * WIDE + (size_t)i;
		struct pl_mem_info info = PL_MEM_INFO_INIT;
		void *p;

		if (pl_mem_alloc(own->dev, len, PL_ALLOC_PINNED, &p) ||
		    pl_mem_info(own->ctx, p, &info)) {
			return "allocating failed";
		}
		((char *)p)[len - 1] = 1;
		if (info.gpu_page != WIDE || pl_mem_free(own->ctx, p)) {
			return "it is not wide, or was not freed";
		}
	}
	return NULL;
}

/* Two threads in one context, two in another, which closes and opens its devices meanwhile. */
static void threads(void **state)
{
	pthread_t v[4];
	struct fx other;

	(void)state;
	for (int round = 0; round < 3; round++) {
		fx_open(&other, NULL);
		for (int i = 0; i < 4; i++) {
			assert_int_equal(
				pthread_create(&v[i], NULL, allocate_some, i % 2 ? &other : &fx),
				0);
		}
		for (int i = 0; i < 4; i++) {
			void *why;

			assert_int_equal(pthread_join(v[i], &why), 0);
			if (why) {
				fail_msg("%s", (const char *)why);
			}
		}
		fx_close(&other);
	}
	nothing_left();
}

static uint64_t shown; /* of wide memory, by this process */

static int look(const struct pl_stats_process *p, void *arg)
{
	(void)arg;
	if (p->pid == getpid()) {
		assert_true(p->size > offsetof(struct pl_stats_process, wide_bytes));
		shown = p->wide_bytes;
	}
	return 0;
}

static uint64_t wide_bytes(struct pl_ctx *ctx)
{
	shown = UINT64_MAX;
	assert_ok(pl_stats_processes(ctx, look, NULL));
	return shown;
}

/* What others see of it; and what is said of the device. */
static void told(void **state)
{
	struct pl_dev_info info = PL_DEV_INFO_INIT;
	struct pl_dev *soft;
	char *p = alloc(LEN);
	char *q = alloc(WIDE);
	void *r;

	(void)state;
	assert_int_equal(wide_bytes(fx.ctx), 12 * MIB);
	assert_ok(pl_mem_free(fx.ctx, p));
	assert_int_equal(wide_bytes(fx.ctx), WIDE);
	/* The kernel counts a software GPU's. */
	assert_ok(pl_dev_open(fx.ctx, "soft:0", &soft));
	assert_ok(pl_mem_alloc(soft, LEN, PL_ALLOC_PINNED, &r));
	assert_int_equal(wide_bytes(fx.ctx), WIDE);
	assert_ok(pl_mem_free(fx.ctx, r));
	pl_dev_close(soft);
	assert_ok(pl_mem_free(fx.ctx, q));
	assert_int_equal(wide_bytes(fx.ctx), 0);
	assert_ok(pl_dev_info(fx.dev, &info));
	assert_true(info.flags & PL_DEV_WIDE);
	assert_string_equal(info.why_not_wide, "");
	assert_int_equal(fakerm_set("huge", 0), 0);
	assert_ok(pl_dev_info(fx.dev, &info));
	assert_false(info.flags & PL_DEV_WIDE);
	assert_non_null(strstr(info.why_not_wide, "NO_MEMORY"));
	assert_int_equal(fakerm_set("files", 0), 0);
	assert_ok(pl_dev_info(fx.dev, &info));
	assert_non_null(strstr(info.why_not_wide, "/dev/nvidiactl"));
}

static void put_file(const char *root, const char *path, const char *text)
{
	char full[PATH_MAX + 128];
	FILE *f;

	(void)snprintf(full, sizeof(full), "%s%s", root, path);
	for (char *at = full + strlen(root) + 1; (at = strchr(at, '/')); at++) {
		*at = '\0';
		(void)mkdir(full, 0700);
		*at = '/';
	}
	f = fopen(full, "w");
	assert_non_null(f);
	assert_true(fputs(text, f) >= 0);
	assert_int_equal(fclose(f), 0);
}

static void put_cgroup(const char *root, int pid, const char *cgroup)
{
	char path[64];

	(void)snprintf(path, sizeof(path), "/proc/%d/cgroup", pid);
	put_file(root, path, cgroup);
}

static struct pl_ctx *limited_ctx(const char *root, struct pl_dev **dev)
{
	char sysroot[PATH_MAX + 16], stats[PATH_MAX + 16];
	struct pl_ctx *ctx;

	(void)snprintf(sysroot, sizeof(sysroot), "test_sysroot=%s", root);
	(void)snprintf(stats, sizeof(stats), "stats_dir=%s", root);
	assert_ok(fx_ctx(&ctx, sysroot, stats, NULL));
	assert_ok(pl_dev_open(ctx, "cuda:0", dev));
	return ctx;
}

/* A process with 40 MiB of wide memory, in a cgroup of its own choice, until its input ends. */
static int hold(const char *root, const char *cgroup)
{
	struct pl_dev *dev;
	struct pl_ctx *ctx = limited_ctx(root, &dev);
	char byte = 0;
	void *p;

	put_cgroup(root, getpid(), cgroup);
	assert_ok(pl_mem_alloc(dev, 40 * MIB, PL_ALLOC_PINNED, &p));
	if (write(1, "", 1) != 1 || read(0, &byte, 1) < 0) {
		return 1;
	}
	assert_ok(pl_mem_free(ctx, p));
	pl_dev_close(dev);
	pl_close(ctx);
	return 0;
}

struct holder {
	pid_t pid;
	int to;
};

static struct holder start_holder(const char *root, const char *cgroup)
{
	int to[2], from[2];
	struct holder h;
	char byte;

	assert_int_equal(pipe(to), 0);
	assert_int_equal(pipe(from), 0);
	h.pid = fork();
	if (h.pid == 0) {
		(void)dup2(to[0], 0);
		(void)dup2(from[1], 1);
		(void)close(to[1]);
		(void)execl("/proc/self/exe", "api-wide", "hold", root, cgroup, (char *)NULL);
		_exit(9);
	}
	(void)close(to[0]);
	(void)close(from[1]);
	assert_int_equal(read(from[0], &byte, 1), 1);
	(void)close(from[0]);
	h.to = to[1];
	return h;
}

static void end_holder(struct holder h, int sig)
{
	int status;

	if (sig) {
		(void)kill(h.pid, sig);
	}
	(void)close(h.to);
	assert_int_equal(waitpid(h.pid, &status, 0), h.pid);
	assert_int_equal(status, sig);
}

/* A cgroup with a limit of 64 MiB: what others there have counts, until they end. */
static void limited(void **state)
{
	struct pl_mem_info info = PL_MEM_INFO_INIT;
	char root[] = "wide-root-XXXXXX";
	char here[PATH_MAX];
	struct holder h;
	struct pl_dev *dev;
	struct pl_ctx *ctx;
	char clean[PATH_MAX + 16];
	void *p, *q;

	(void)state;
	assert_non_null(mkdtemp(root));
	assert_non_null(realpath(root, here));
	put_file(here, "/proc/self/cgroup", "0::/job/step\n");
	put_file(here, "/sys/fs/cgroup/job/memory.max", "67108864\n");
	ctx = limited_ctx(here, &dev);
	find_driver();
	assert_fails(pl_mem_alloc(dev, 66 * MIB, PL_ALLOC_PINNED, &p), ENOMEM, "may use 64 MiB");
	assert_ok(pl_mem_alloc(dev, 40 * MIB, PL_ALLOC_PINNED, &p));
	assert_ok(pl_mem_info(ctx, p, &info));
	assert_string_equal(info.why_not_wide, "");
	assert_fails(pl_mem_alloc(dev, 40 * MIB, PL_ALLOC_PINNED, &q), ENOMEM,
		     "40 MiB are wide memory");
	assert_ok(pl_mem_alloc(dev, 24 * MIB, PL_ALLOC_PINNED, &q));
	assert_ok(pl_mem_free(ctx, q));
	assert_ok(pl_mem_free(ctx, p));
	/* Another process of that cgroup, killed and ended; and one of another cgroup. */
	for (int i = 0; i < 2; i++) {
		h = start_holder(here, "0::/job/other\n");
		assert_fails(pl_mem_alloc(dev, 40 * MIB, PL_ALLOC_PINNED, &q), ENOMEM,
			     "40 MiB are wide memory");
		assert_ok(pl_mem_alloc(dev, 24 * MIB, PL_ALLOC_PINNED, &q));
		end_holder(h, i ? SIGKILL : 0);
		assert_ok(pl_mem_alloc(dev, 40 * MIB, PL_ALLOC_PINNED, &p));
		assert_ok(pl_mem_free(ctx, p));
		assert_ok(pl_mem_free(ctx, q));
	}
	h = start_holder(here, "0::/jobs\n");
	assert_ok(pl_mem_alloc(dev, 64 * MIB, PL_ALLOC_PINNED, &p));
	assert_ok(pl_mem_free(ctx, p));
	end_holder(h, 0);
	pl_dev_close(dev);
	pl_close(ctx);
	(void)snprintf(clean, sizeof(clean), "rm -rf '%s'", here);
	assert_int_equal(system(clean), 0);
}

#define TEST(f) cmocka_unit_test_setup_teardown(f, setup, teardown)

int main(int argc, char **argv)
{
	const struct CMUnitTest tests[] = {
		TEST(it_is_wide),
		TEST(all_gpus),
		TEST(older_driver),
		TEST(another_node),
		TEST(in_pieces),
		TEST(last_resort),
		TEST(every_status),
		TEST(no_files),
		TEST(faults),
		TEST(cuda_refuses),
		TEST(many),
		TEST(forked),
		TEST(told),
		TEST(read_by_gpu),
		TEST(threads),
		TEST(shared_with_child),
		TEST(wide_or_nothing),
		TEST(never_wide),
	};
	const struct CMUnitTest last_test[] = { TEST(wrong_data) };
	const struct CMUnitTest limit_test[] = { cmocka_unit_test(limited) };

	if (argc == 4 && strcmp(argv[1], "hold") == 0) {
		return hold(argv[2], argv[3]);
	}
	/* A root of its own for the system's files, which is the process's. */
	if (argc > 1 && strcmp(argv[1], "limit") == 0) {
		return cmocka_run_group_tests_name("wide-limit", limit_test, NULL, NULL);
	}

	/* The proof is made once a process. */
	if (argc > 1 && strcmp(argv[1], "wrong") == 0) {
		return cmocka_run_group_tests_name("wide-wrong", last_test, NULL, NULL);
	}
	if (argc > 1) {
		cmocka_set_test_filter(argv[1]);
	}
	return cmocka_run_group_tests_name("wide", tests, NULL, NULL);
}

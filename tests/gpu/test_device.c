/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/*
 * Kernels of a program that read arrays by themselves (peerlane/device.cuh): those of
 * device_kernels.cu, as PTX that clang made, and as NVRTC makes them where it is installed. Each
 * row is compared. Prints rates, which nothing depends on. Arguments: device_kernels.ptx,
 * device_kernels.cu, the folder of the headers.
 */

#include <dlfcn.h>

#include "native.h"

#define LEN (256 * MIB)
#define ROWS 16384u
#define SEED 31u

#define SYMBOLS(X)                                                                       \
	NATIVE_SYMBOLS(X)                                                                \
	X(stream_sync, "cuStreamSynchronize", (void *))                                  \
	X(load, "cuModuleLoadData", (void **, const void *))                             \
	X(function, "cuModuleGetFunction", (void **, void *, const char *))              \
	X(launch, "cuLaunchKernel",                                                      \
	  (void *, unsigned int, unsigned int, unsigned int, unsigned int, unsigned int, \
	   unsigned int, unsigned int, void *, void **, void **))

static struct {
#define X(name, symbol, params) result(*name) params;
	SYMBOLS(X)
#undef X
} cu;

#define cu_ok(call) assert_int_equal(cu.call, 0)

/* As in device_kernels.cu. */
struct rows {
	struct pl_array_device array;
	const int64_t *ids;
	uint64_t n;
	uint64_t row;
	char *out;
	int *errors;
};

static const char *ptx_path;
static const char *source_path;
static const char *headers;

static struct fx fx;
static uint64_t seed;
static const char *path;
static void *native;
static struct pl_stream *stream;
static int64_t *ids; /* pinned */
static int *errors;  /* likewise */
static char *out;    /* of the device */
static char *got;

static char *text_of(const char *name)
{
	FILE *f = fopen(name, "r");
	char *text = calloc(1, 1 << 20);
	size_t n;

	assert_non_null(f);
	n = fread(text, 1, (1 << 20) - 1, f);
	assert_true(n > 0);
	(void)fclose(f);
	return text;
}

static struct pl_array *opened(uint64_t frames, uint64_t wide, struct pl_array_device *a)
{
	struct pl_array_opts o = PL_ARRAY_OPTS_INIT;
	struct pl_file *f = fx_file(&fx, path, O_RDONLY);
	struct pl_array *array;

	o.frame_bytes = frames;
	o.wide_bytes = wide;
	assert_ok(pl_array_open(fx.dev, f, 0, LEN, &o, &array));
	fx_shut(f);
	*a = (struct pl_array_device)PL_ARRAY_DEVICE_INIT;
	assert_ok(pl_array_device(array, a));
	return array;
}

static double launched(void *kernel, struct rows *r)
{
	void *args[] = { r };
	double from = fx_now();

	cu_ok(launch(kernel, 256, 1, 1, 256, 1, 1, 0, native, args, NULL));
	cu_ok(stream_sync(native));
	return fx_now() - from;
}

static void check(size_t row, int bad, const char *what)
{
	char *want = malloc(row);

	fx_get(&fx, got, out, (size_t)ROWS * row);
	for (size_t i = 0; i < ROWS; i++) {
		bool is = (uint64_t)ids[i] < LEN / row && bad != -ESHUTDOWN;

		assert_int_equal(errors[i], is ? 0 : bad);
		if (is) {
			fx_pattern(want, (uint64_t)ids[i] * row, row, SEED);
		} else {
			memset(want, 0, row);
		}
		fx_same(got + i * row, want, row, what);
	}
	free(want);
}

static void with_kernels(void *module, const char *whose)
{
	static const char *const names[] = { "take_rows", "take_rows_by_four" };
	static const size_t rows[] = { 100, 256, 4096, 5000 };
	static const struct {
		const char *name;
		uint64_t frames, wide;
	} ways[] = {
		{ "into frames", LEN + MIB, 0 },
		{ "few frames", 64 * BLOCK, LEN / 4 },
		{ "past the cache", 0, 0 },
		{ "host memory", 0, LEN },
	};

	for (size_t w = 0; w < COUNT(ways); w++) {
		for (size_t k = 0; k < COUNT(names); k++) {
			struct rows r = { .ids = ids, .n = ROWS, .out = out, .errors = errors };
			struct pl_array *array = opened(ways[w].frames, ways[w].wide, &r.array);
			void *kernel;

			cu_ok(function(&kernel, module, names[k]));
			for (size_t i = 0; i < COUNT(rows); i++) {
				double t;

				r.row = rows[i];
				for (size_t n = 0; n < ROWS; n++) {
					ids[n] = (int64_t)(fx_random(&seed) % (LEN / rows[i] + 3));
				}
				t = launched(kernel, &r);
				check(rows[i], -ERANGE, names[k]);
				print_message("%-6s %-18s %-15s rows of %4zu: %8.3f M/s\n", whose,
					      names[k], ways[w].name, rows[i], ROWS / t / 1e6);
			}
			pl_array_close(array);
			(void)launched(kernel, &r);
			check(r.row, -ESHUTDOWN, "a closed array");
		}
	}
}

/* Rows of other bytes, at places of their own, and then by the kernel that reads, and in the file.
 */
static void with_writes(void *module, const char *whose)
{
	static const struct {
		const char *name;
		uint64_t frames, wide;
		uint32_t flags;
	} ways[] = {
		{ "into frames", 64 * MIB, 0, 0 },
		{ "few frames", 64 * BLOCK, 8 * MIB, 0 },
		{ "past the cache", 0, 0, 0 },
		{ "windows", 0, 0, PL_ARRAY_STABLE },
	};
	const char *to = fx_made("gpu-device-write", 32 * MIB, SEED);
	const size_t row = 1000;
	size_t n = 32 * MIB / row / 2;
	char *want = malloc(n * row);
	void *writes;
	void *reads;

	n = n < ROWS ? n : ROWS;
	cu_ok(function(&writes, module, "write_rows"));
	cu_ok(function(&reads, module, "take_rows"));
	for (size_t w = 0; w < COUNT(ways); w++) {
		struct pl_array_opts o = PL_ARRAY_OPTS_INIT;
		struct rows r = { .ids = ids, .n = n, .row = row, .out = out, .errors = errors };
		struct pl_file *f = fx_file(&fx, to, O_RDWR);
		struct pl_array *array;
		double t;

		o.frame_bytes = ways[w].frames;
		o.wide_bytes = ways[w].wide;
		o.flags = PL_ARRAY_WRITE | ways[w].flags;
		assert_ok(pl_array_open(fx.dev, f, 0, 32 * MIB, &o, &array));
		fx_shut(f);
		r.array = (struct pl_array_device)PL_ARRAY_DEVICE_INIT;
		assert_ok(pl_array_device(array, &r.array));
		for (size_t i = 0; i < n; i++) {
			ids[i] = (int64_t)(2 * i + w % 2);
		}
		(void)launched(reads, &r); /* pages are in frames */
		fx_pattern(want, 7 + w, n * row, SEED + 1 + (unsigned int)w);
		fx_put(&fx, out, want, n * row);
		t = launched(writes, &r);
		for (size_t i = 0; i < n; i++) {
			assert_int_equal(errors[i], 0);
		}
		memset(got, 0, n * row);
		fx_put(&fx, out, got, n * row);
		(void)launched(reads, &r);
		fx_get(&fx, got, out, n * row);
		fx_same(got, want, n * row, ways[w].name);
		pl_array_close(array);
		f = fx_file(&fx, to, O_RDONLY);
		for (size_t i = 0; i < n; i++) {
			assert_int_equal(pl_read(f, got, row, (uint64_t)ids[i] * row, NULL), row);
			fx_same(got, want + i * row, row, "the file");
		}
		fx_shut(f);
		print_message("%-6s %-18s %-15s rows of %4zu: %8.3f M/s\n", whose, "write_rows",
			      ways[w].name, row, (double)n / t / 1e6);
	}
	free(want);
}

static void by_clang(void **state)
{
	char *ptx = text_of(ptx_path);
	void *module;

	(void)state;
	cu_ok(load(&module, ptx));
	with_kernels(module, "clang");
	with_writes(module, "clang");
	free(ptx);
}

/* NVRTC's functions that are called. */
static struct {
	int (*create)(void **, const char *, const char *, int, const char *const *,
		      const char *const *);
	int (*compile)(void *, int, const char *const *);
	int (*log_size)(void *, size_t *);
	int (*log)(void *, char *);
	int (*size)(void *, size_t *);
	int (*ptx)(void *, char *);
} rtc;

static bool find_nvrtc(void)
{
	static const char *const names[] = { "libnvrtc.so", "libnvrtc.so.13", "libnvrtc.so.12" };
	const char *set = getenv("PEERLANE_TEST_NVRTC");
	void *lib = set ? dlopen(set, RTLD_NOW) : NULL;

	for (size_t i = 0; i < COUNT(names) && !lib; i++) {
		lib = dlopen(names[i], RTLD_NOW);
	}
	if (!lib) {
		return false;
	}
	*(void **)&rtc.create = dlsym(lib, "nvrtcCreateProgram");
	*(void **)&rtc.compile = dlsym(lib, "nvrtcCompileProgram");
	*(void **)&rtc.log_size = dlsym(lib, "nvrtcGetProgramLogSize");
	*(void **)&rtc.log = dlsym(lib, "nvrtcGetProgramLog");
	*(void **)&rtc.size = dlsym(lib, "nvrtcGetPTXSize");
	*(void **)&rtc.ptx = dlsym(lib, "nvrtcGetPTX");
	return rtc.create && rtc.compile && rtc.log_size && rtc.log && rtc.size && rtc.ptx;
}

static void by_nvrtc(void **state)
{
	char option[4096];
	const char *const options[] = { "--gpu-architecture=compute_80", option };
	char *source = text_of(source_path);
	void *program;
	void *module;
	size_t n = 0;
	char *ptx;

	(void)state;
	if (!find_nvrtc()) {
		print_message("not run: there is no libnvrtc.so; PEERLANE_TEST_NVRTC names it\n");
		free(source);
		return;
	}
	(void)snprintf(option, sizeof(option), "-I%s", headers);
	assert_int_equal(rtc.create(&program, source, "device_kernels.cu", 0, NULL, NULL), 0);
	if (rtc.compile(program, 2, options)) {
		char *log;

		assert_int_equal(rtc.log_size(program, &n), 0);
		log = calloc(1, n + 1);
		(void)rtc.log(program, log);
		fail_msg("%s", log);
	}
	assert_int_equal(rtc.size(program, &n), 0);
	ptx = malloc(n);
	assert_int_equal(rtc.ptx(program, ptx), 0);
	cu_ok(load(&module, ptx));
	with_kernels(module, "NVRTC");
	with_writes(module, "NVRTC");
	free(ptx);
	free(source);
}

static int open_all(void **state)
{
	void *p;

	(void)state;
	seed = fx_seed();
	path = fx_made("gpu-device", LEN, SEED);
	fx_open(&fx, NULL);
	cu_ok(primary_retain(&p, 0));
	cu_ok(ctx_set(p));
	cu_ok(stream_create(&native, 1));
	assert_ok(pl_stream_wrap(fx.dev, native, &stream));
	assert_ok(pl_mem_alloc(fx.dev, ROWS * sizeof(*ids), PL_ALLOC_PINNED, &p));
	ids = p;
	assert_ok(pl_mem_alloc(fx.dev, ROWS * sizeof(*errors), PL_ALLOC_PINNED, &p));
	errors = p;
	out = fx_alloc(&fx, (size_t)ROWS * 5000);
	got = malloc((size_t)ROWS * 5000);
	return 0;
}

static int close_all(void **state)
{
	(void)state;
	free(got);
	fx_free(&fx, out);
	assert_ok(pl_mem_free(fx.ctx, errors));
	assert_ok(pl_mem_free(fx.ctx, ids));
	pl_stream_close(stream);
	cu_ok(stream_destroy(native));
	cu_ok(ctx_set(NULL));
	cu_ok(primary_release(0));
	fx_close(&fx);
	return 0;
}

int main(int argc, char **argv)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(by_clang),
		cmocka_unit_test(by_nvrtc),
	};
	void *lib = native_open();

	if (argc < 4) {
		(void)fprintf(stderr, "usage: %s KERNELS.ptx KERNELS.cu HEADERS\n", argv[0]);
		return 2;
	}
	ptx_path = argv[1];
	source_path = argv[2];
	headers = argv[3];
#define X(name, sym, params) native_need(lib, sym, &cu.name);
	SYMBOLS(X)
#undef X
	native_started(cu.init(0));
	return cmocka_run_group_tests_name("kernels of a program", tests, open_all, close_all);
}

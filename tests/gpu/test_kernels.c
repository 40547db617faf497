/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/*
 * A program's own kernels on memory that is mapped for a peer, imported from another process, or
 * written by the CPU while they run. Only a real driver can show it. Where there are two GPUs that
 * reach each other the peer's part runs too. At the end: what small copies take, printed and not
 * judged.
 */

#include "native.h"
#include "owner.h"

#define WORDS (MIB / 4)
#define LEN (WORDS * 4)

/* copy: dst[i] = src[i], a word a thread. count: each thread adds one. wait: until *flag is not 0,
 * or for some seconds; *out is what it saw. All at the scope of the system. */
static const char ptx[] = ".version 7.0\n"
			  ".target sm_70\n"
			  ".address_size 64\n"
			  ".visible .entry copy(.param .u64 dst, .param .u64 src)\n"
			  "{\n"
			  " .reg .b32 %r<6>;\n"
			  " .reg .b64 %d<6>;\n"
			  " ld.param.u64 %d1, [dst];\n"
			  " ld.param.u64 %d2, [src];\n"
			  " mov.u32 %r1, %ctaid.x;\n"
			  " mov.u32 %r2, %ntid.x;\n"
			  " mov.u32 %r3, %tid.x;\n"
			  " mad.lo.u32 %r4, %r1, %r2, %r3;\n"
			  " mul.wide.u32 %d3, %r4, 4;\n"
			  " add.u64 %d4, %d1, %d3;\n"
			  " add.u64 %d5, %d2, %d3;\n"
			  " ld.global.u32 %r5, [%d5];\n"
			  " st.global.u32 [%d4], %r5;\n"
			  " ret;\n"
			  "}\n"
			  ".visible .entry count(.param .u64 at)\n"
			  "{\n"
			  " .reg .b32 %r<2>;\n"
			  " .reg .b64 %d<2>;\n"
			  " ld.param.u64 %d1, [at];\n"
			  " atom.global.sys.add.u32 %r1, [%d1], 1;\n"
			  " ret;\n"
			  "}\n"
			  ".visible .entry wait(.param .u64 flag, .param .u64 out)\n"
			  "{\n"
			  " .reg .pred %p<3>;\n"
			  " .reg .b32 %r<4>;\n"
			  " .reg .b64 %d<3>;\n"
			  " ld.param.u64 %d1, [flag];\n"
			  " ld.param.u64 %d2, [out];\n"
			  " mov.u32 %r1, 0;\n"
			  "again:\n"
			  " ld.acquire.sys.global.u32 %r2, [%d1];\n"
			  " setp.ne.u32 %p1, %r2, 0;\n"
			  " @%p1 bra seen;\n"
			  " add.u32 %r1, %r1, 1;\n"
			  " setp.lt.u32 %p2, %r1, 16777216;\n"
			  " @%p2 bra again;\n"
			  "seen:\n"
			  " st.global.u32 [%d2], %r2;\n"
			  " ret;\n"
			  "}\n";

#define SYMBOLS(X)                                                                       \
	X(init, "cuInit", (unsigned int))                                                \
	X(count_devices, "cuDeviceGetCount", (int *))                                    \
	X(can_reach, "cuDeviceCanAccessPeer", (int *, int, int))                         \
	X(retain, "cuDevicePrimaryCtxRetain", (void **, int))                            \
	X(release, "cuDevicePrimaryCtxRelease_v2", (int))                                \
	X(set_ctx, "cuCtxSetCurrent", (void *))                                          \
	X(sync, "cuCtxSynchronize", (void))                                              \
	X(load, "cuModuleLoadData", (void **, const void *))                             \
	X(unload, "cuModuleUnload", (void *))                                            \
	X(function, "cuModuleGetFunction", (void **, void *, const char *))              \
	X(launch, "cuLaunchKernel",                                                      \
	  (void *, unsigned int, unsigned int, unsigned int, unsigned int, unsigned int, \
	   unsigned int, unsigned int, void *, void **, void **))                        \
	X(alloc_async, "cuMemAllocAsync", (ptr *, size_t, void *))                       \
	X(free_async, "cuMemFreeAsync", (ptr, void *))

static struct {
#define X(name, symbol, params) unsigned int(*name) params;
	SYMBOLS(X)
#undef X
} cu;

#define cu_ok(call) assert_int_equal(cu.call, 0)

struct gpu {
	void *ctx;
	void *module;
};

static struct fx fx;
static struct pl_dev *peer;
static struct gpu gpus[2];
static int peers; /* GPUs with a module: 1, or 2 if they reach each other */

static void load(int device)
{
	cu_ok(retain(&gpus[device].ctx, device));
	cu_ok(set_ctx(gpus[device].ctx));
	cu_ok(load(&gpus[device].module, ptx));
	cu_ok(set_ctx(NULL));
}

static int begin(void **state)
{
	int n = 0;
	int can = 0;

	(void)state;
	fx_open(&fx, NULL);
	cu_ok(count_devices(&n));
	if (n > 1) {
		cu_ok(can_reach(&can, 1, 0));
	}
	peers = can ? 2 : 1;
	if (can) {
		assert_ok(pl_dev_open(fx.ctx, "cuda:1", &peer));
	}
	for (int i = 0; i < peers; i++) {
		load(i);
	}
	return 0;
}

static int end(void **state)
{
	(void)state;
	for (int i = 0; i < peers; i++) {
		cu_ok(set_ctx(gpus[i].ctx));
		cu_ok(unload(gpus[i].module));
		cu_ok(set_ctx(NULL));
		cu_ok(release(i));
	}
	fx_close(&fx);
	return 0;
}

/* Runs a kernel of two addresses on a device; waits for it if told to. */
static void run(int device, const char *name, const void *a, const void *b, unsigned int threads,
		bool wait)
{
	unsigned int block = threads < 256 ? threads : 256;
	ptr args[2] = { (uintptr_t)a, (uintptr_t)b };
	void *params[2] = { &args[0], &args[1] };
	void *f;

	cu_ok(set_ctx(gpus[device].ctx));
	cu_ok(function(&f, gpus[device].module, name));
	cu_ok(launch(f, threads / block, 1, 1, block, 1, 1, 0, NULL, params, NULL));
	if (wait) {
		cu_ok(sync());
	}
	cu_ok(set_ctx(NULL));
}

static char *on_peer(size_t len)
{
	void *p;

	assert_ok(pl_mem_alloc(peer, len, 0, &p));
	return p;
}

/* GPU 1's kernels store to and load from this memory of GPU 0. */
static void by_the_peer(char *mem, const char *what)
{
	char *host = fx_host(LEN);
	char *got = fx_host(LEN);
	char *src = on_peer(LEN);
	char *back = on_peer(LEN);
	void *there;

	(void)printf("%s\n", what);
	assert_ok(pl_mem_map(fx.ctx, mem, LEN, peer, NULL, &there));
	fx_pattern(host, 0, LEN, 7);
	fx_put(&fx, src, host, LEN);
	run(1, "copy", there, src, WORDS, true);
	fx_dev_is(&fx, mem, 0, LEN, 7);
	fx_pattern(host, 0, LEN, 8);
	fx_put(&fx, mem, host, LEN);
	run(1, "copy", back, there, WORDS, true);
	fx_get(&fx, got, back, LEN);
	fx_same(got, host, LEN, "loaded by the peer");
	assert_ok(pl_mem_unmap(fx.ctx, there, peer));
	fx_free(&fx, src);
	fx_free(&fx, back);
	free(host);
	free(got);
}

static void peers_kernels(void **state)
{
	void *shared;
	ptr pool = 0;
	char *plain;

	(void)state;
	if (peers < 2) {
		(void)printf("left out: there are no two GPUs that reach each other\n");
		return;
	}
	plain = fx_alloc(&fx, LEN);
	assert_ok(pl_mem_alloc(fx.dev, LEN, PL_ALLOC_SHARED, &shared));
	cu_ok(set_ctx(gpus[0].ctx));
	cu_ok(alloc_async(&pool, LEN, NULL));
	cu_ok(sync());
	cu_ok(set_ctx(NULL));
	by_the_peer(shared, "memory of pl_mem_alloc() with PL_ALLOC_SHARED");
	by_the_peer((char *)(uintptr_t)pool, "memory of a pool");
	by_the_peer(plain, "memory of pl_mem_alloc()");
	by_the_peer(shared, "the first once more");
	cu_ok(set_ctx(gpus[0].ctx));
	cu_ok(free_async(pool, NULL));
	cu_ok(sync());
	cu_ok(set_ctx(NULL));
	fx_free(&fx, plain);
	fx_free(&fx, shared);
}

static void peers_atomics(void **state)
{
	uint32_t n = 0;
	void *there;
	void *mem;
	int rc;

	(void)state;
	if (peers < 2) {
		return;
	}
	assert_ok(pl_mem_alloc(fx.dev, LEN, PL_ALLOC_SHARED, &mem));
	assert_ok(pl_mem_put(fx.ctx, mem, &n, sizeof(n)));
	rc = pl_mem_map(fx.ctx, mem, LEN, peer,
			&(struct pl_map_info){ .size = sizeof(struct pl_map_info),
					       .flags = PL_MAP_ATOMICS },
			&there);
	if (rc == -EOPNOTSUPP) {
		(void)printf("left out: %s\n", pl_error_message());
		fx_free(&fx, mem);
		return;
	}
	assert_ok(rc);
	run(1, "count", there, NULL, 65536, false);
	run(0, "count", mem, NULL, 65536, true);
	run(1, "count", there, NULL, 256, true);
	assert_ok(pl_mem_get(fx.ctx, &n, mem, sizeof(n)));
	assert_int_equal(n, 2 * 65536 + 256);
	assert_ok(pl_mem_unmap(fx.ctx, there, peer));
	fx_free(&fx, mem);
}

/* Kernels store to memory of another process. */
static void imported(void **state)
{
	static const char *const kinds[] = { "shared", "plain" };
	char *host = fx_host(LEN);
	char *src = fx_alloc(&fx, LEN);

	(void)state;
	for (size_t i = 0; i < COUNT(kinds); i++) {
		struct pl_import_info info = PL_IMPORT_INFO_INIT;
		struct owner own;
		void *m;

		if (!owner_start(&own, kinds[i], LEN, 0, 1, OWNER_SAME_SPACES, NULL)) {
			fail_msg("no owner: %s", own.said);
		}
		assert_ok(pl_mem_import(fx.dev, own.path, NULL, &info, &m));
		(void)printf("%s: by way %u, flags %u; %s\n", kinds[i], info.how, info.flags,
			     info.why);
		if (!(info.flags & PL_IMPORT_WINDOW)) {
			fx_pattern(host, 0, LEN, 9);
			fx_put(&fx, src, host, LEN);
			run(0, "copy", m, src, WORDS, true);
			assert_int_equal(owner_tell(&own, "is 9"), 0);
		}
		assert_ok(pl_mem_unimport(fx.ctx, m));
		owner_end(&own);
	}
	fx_free(&fx, src);
	free(host);
}

/* A kernel that runs already sees what the CPU puts. */
static void put_while_it_runs(void **state)
{
	uint32_t zero = 0;
	uint32_t n = 0;
	char *mem = fx_alloc(&fx, 8192);

	(void)state;
	for (uint32_t i = 1; i < 20; i++) {
		uint32_t value = i * 0x01010101u;

		assert_ok(pl_mem_put(fx.ctx, mem, &zero, sizeof(zero)));
		run(0, "wait", mem, mem + 4096, 1, false);
		assert_ok(pl_mem_put(fx.ctx, mem, &value, sizeof(value)));
		cu_ok(set_ctx(gpus[0].ctx));
		cu_ok(sync());
		cu_ok(set_ctx(NULL));
		assert_ok(pl_mem_get(fx.ctx, &n, mem + 4096, sizeof(n)));
		assert_int_equal(n, value);
	}
	fx_free(&fx, mem);
}

static int by_value(const void *a, const void *b)
{
	double x = *(const double *)a;
	double y = *(const double *)b;

	return x < y ? -1 : x > y;
}

enum how {
	PUT,
	GET,
	COPY_TO,
	COPY_FROM,
	HOWS
};

static void one(enum how how, char *mem, char *host, size_t len)
{
	switch (how) {
	case PUT:
		assert_ok(pl_mem_put(fx.ctx, mem, host, len));
		break;
	case GET:
		assert_ok(pl_mem_get(fx.ctx, host, mem, len));
		break;
	case COPY_TO:
		assert_moved(pl_copy(fx.ctx, mem, host, len, NULL), len);
		break;
	default:
		assert_moved(pl_copy(fx.ctx, host, mem, len, NULL), len);
	}
}

static void latencies(void **state)
{
	static const char *const names[HOWS] = { "put", "get", "copy to", "copy from" };
	static const size_t lens[] = { 8, 512, 4096, 65536 };
	char *mem = fx_alloc(&fx, MIB);
	char *host = fx_host(MIB);
	void *cpu = NULL;

	(void)state;
	for (int mapped = 0; mapped < 2; mapped++) {
		if (mapped && pl_mem_map(fx.ctx, mem, MIB, NULL, NULL, &cpu)) {
			(void)printf("not mapped: %s\n", pl_error_message());
			break;
		}
		for (size_t i = 0; i < COUNT(lens); i++) {
			for (int how = 0; how < HOWS; how++) {
				double t[201];

				for (size_t k = 0; k < COUNT(t); k++) {
					double from = fx_now();

					one((enum how)how, mem, host, lens[i]);
					t[k] = fx_now() - from;
				}
				qsort(t, COUNT(t), sizeof(t[0]), by_value);
				(void)printf("%s %6zu B, %-9s  median %.2f us, least %.2f\n",
					     mapped ? "mapped" : "      ", lens[i], names[how],
					     t[COUNT(t) / 2] * 1e6, t[0] * 1e6);
			}
		}
	}
	assert_ok(pl_mem_unmap(fx.ctx, cpu, NULL));
	fx_free(&fx, mem);
	free(host);
}

#define TEST(f) cmocka_unit_test(f)

int main(int argc, char **argv)
{
	const struct CMUnitTest tests[] = {
		TEST(peers_kernels),	 TEST(peers_atomics), TEST(imported),
		TEST(put_while_it_runs), TEST(latencies),
	};
	void *lib;

	if (owner_role(argc, argv)) {
		return owner_main(argc, argv);
	}
	if (getenv("PEERLANE_TEST_CUDA_LIB")) {
		fx_skip("kernels run on a real GPU only, not on what PEERLANE_TEST_CUDA_LIB names");
	}
	lib = native_open();
#define X(name, sym, params) native_need(lib, sym, &cu.name);
	SYMBOLS(X)
#undef X
	native_started(cu.init(0));
	return cmocka_run_group_tests_name("kernels", tests, begin, end);
}

/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/*
 * Memory mapped for kernels of a peer and for the CPU, and small copies. Whether a peer's kernels
 * reach what is mapped is asked of the fake driver, where that is the driver; by the CPU, where the
 * memory can be mapped, what is written there is what copies see.
 */

#include <dlfcn.h>
#include <pthread.h>
#include <stdatomic.h>

#include "fixture.h"

#define LEN (2 * MIB + 4321)

static struct fx fx;
static struct pl_dev *peer; /* NULL: there is none that may reach it */
static struct pl_dev *stranger;
static int (*reaches)(uint64_t ptr, int device);
static bool cuda;
static uint32_t atomics; /* the flag, if they work */

static int begin(void **state)
{
	const char *lib = getenv("PEERLANE_TEST_CUDA_LIB");
	void *h = lib && *lib == '/' ? dlopen(lib, RTLD_NOW) : NULL;
	void *p = h ? dlsym(h, "fakecuda_reaches") : NULL;

	(void)state;
	fx_open(&fx, "soft_gpus=2x64MiB", NULL);
	cuda = strncmp(fx_device(), "cuda", 4) == 0;
	memcpy(&reaches, &p, sizeof(p));
	if (pl_dev_open(fx.ctx, cuda ? "cuda:1" : "soft:1", &peer)) {
		peer = NULL; /* one GPU in the machine */
	}
	if (getenv("FAKECUDA_PEER")) {
		stranger = peer;
		peer = NULL;
	}
	atomics = getenv("FAKECUDA_ATOMICS") ? 0 : PL_MAP_ATOMICS;
	return 0;
}

static int end(void **state)
{
	(void)state;
	fx_close(&fx);
	return 0;
}

static char *shared(size_t len)
{
	void *p;

	assert_ok(pl_mem_alloc(fx.dev, len, PL_ALLOC_SHARED, &p));
	return p;
}

/* Says nothing where nobody can be asked. */
static void peer_reaches(const char *ptr, bool want)
{
	if (cuda && reaches) {
		assert_int_equal(reaches((uintptr_t)ptr, 1), want);
	}
}

/* Memory that is opened by itself: for as long as anybody needs it, and no longer. */
static void shared_memory_for_a_peer(void **state)
{
	char *m = shared(LEN);
	char *other = shared(LEN);
	void *a = NULL;
	void *b = NULL;

	(void)state;
	if (!peer) {
		return;
	}
	peer_reaches(m, false);
	assert_ok(pl_mem_map(
		fx.ctx, m, LEN, peer,
		&(struct pl_map_info){ .size = sizeof(struct pl_map_info), .flags = atomics }, &a));
	assert_ptr_equal(a, m);
	peer_reaches(m, true);
	peer_reaches(m + LEN - 1, true);
	peer_reaches(other, false);
	assert_ok(pl_mem_map(fx.ctx, m + MIB, 5, peer, NULL, &b));
	assert_ptr_equal(b, m + MIB);
	assert_fails(pl_mem_free(fx.ctx, m), EBUSY, "2 times");
	assert_ok(pl_mem_unmap(fx.ctx, a, peer));
	peer_reaches(m, true);
	assert_fails(pl_mem_unmap(fx.ctx, a, peer), ENOENT, "not mapped for");
	assert_ok(pl_mem_unmap(fx.ctx, b, peer));
	peer_reaches(m, false);
	/* Its own device always does. */
	assert_ok(pl_mem_map(fx.ctx, m, LEN, fx.dev, NULL, &a));
	assert_ok(pl_mem_unmap(fx.ctx, a, fx.dev));
	fx_free(&fx, m);
	fx_free(&fx, other);
}

static void plain_memory_for_a_peer(void **state)
{
	char *m = fx_alloc(&fx, LEN);
	void *a = NULL;

	(void)state;
	if (!peer) {
		return;
	}
	assert_ok(pl_mem_map(fx.ctx, m, LEN, peer, NULL, &a));
	assert_ptr_equal(a, m);
	peer_reaches(m, true);
	assert_fails(pl_mem_free(fx.ctx, m), EBUSY, "1 times");
	assert_ok(pl_mem_unmap(fx.ctx, a, peer));
	peer_reaches(m, true); /* others may rely upon it */
	assert_ok(pl_mem_map(fx.ctx, m + 1, 1, peer, NULL, &a));
	fx_free(&fx, fx_alloc(&fx, 1));
	/* The context closes with it mapped. */
}

/* The program's own memory of a pool: the pool is opened. */
static void pool_memory_for_a_peer(void **state)
{
	unsigned int (*alloc)(unsigned long long *out, size_t len, void *s) = NULL;
	unsigned int (*retain)(void **out, int device) = NULL;
	unsigned int (*release)(int device) = NULL;
	unsigned int (*set)(void *ctx) = NULL;
	unsigned int (*give)(unsigned long long p, void *s) = NULL;
	unsigned long long p = 0;
	void *ctx;
	void *a;
	void *h;

	(void)state;
	if (!cuda || !reaches || !peer) {
		return;
	}
	h = dlopen(getenv("PEERLANE_TEST_CUDA_LIB"), RTLD_NOW);
	*(void **)&alloc = dlsym(h, "cuMemAllocAsync");
	*(void **)&retain = dlsym(h, "cuDevicePrimaryCtxRetain");
	*(void **)&release = dlsym(h, "cuDevicePrimaryCtxRelease_v2");
	*(void **)&set = dlsym(h, "cuCtxSetCurrent");
	*(void **)&give = dlsym(h, "cuMemFreeAsync");
	assert_int_equal(retain(&ctx, 0), 0);
	assert_int_equal(set(ctx), 0);
	assert_int_equal(alloc(&p, LEN, NULL), 0);
	peer_reaches((char *)(uintptr_t)p, false);
	assert_ok(pl_mem_map(fx.ctx, (void *)(uintptr_t)p, LEN, peer, NULL, &a));
	peer_reaches((char *)(uintptr_t)p, true);
	assert_ok(pl_mem_unmap(fx.ctx, a, peer));
	assert_int_equal(give(p, NULL), 0);
	assert_int_equal(set(NULL), 0);
	assert_int_equal(release(0), 0);
}

static void what_cannot_be_mapped(void **state)
{
	char *m = fx_alloc(&fx, LEN);
	char *host = fx_host(LEN);
	struct pl_map_info info = PL_MAP_INFO_INIT;
	struct pl_dev *soft;
	struct pl_dev *strange;
	struct fx other;
	void *a = NULL;

	(void)state;
	assert_fails(pl_mem_map(fx.ctx, m, LEN, fx.dev,
				&(struct pl_map_info){ .size = sizeof(struct pl_map_info),
						       .flags = PL_MAP_PAGES | PL_MAP_ATOMICS },
				&a),
		     EINVAL, "PL_MAP_PAGES");
	assert_fails(pl_mem_map(fx.ctx, m, 0, fx.dev, NULL, &a), EINVAL, "0 bytes");
	assert_fails(pl_mem_map(fx.ctx, host, LEN, fx.dev, NULL, &a), EOPNOTSUPP, "host memory");
	assert_fails(pl_mem_map(fx.ctx, m, LEN + 65536, fx.dev, NULL, &a), EFAULT, "exceed");
	fx_open(&other, NULL);
	assert_fails(pl_mem_map(fx.ctx, m, LEN, other.dev, NULL, &a), EINVAL, "another context");
	fx_close(&other);
	assert_ok(pl_dev_open(fx.ctx, "soft:0", &soft));
	if (cuda) {
		assert_fails(pl_mem_map(fx.ctx, m, LEN, soft, NULL, &a), EOPNOTSUPP,
			     "kernels of soft:0 cannot reach");
	} else if (pl_dev_open(fx.ctx, "cuda:0", &strange) == 0) {
		assert_fails(pl_mem_map(fx.ctx, m, LEN, strange, NULL, &a), EOPNOTSUPP, "reach");
	}
	assert_fails(pl_mem_map(fx.ctx, host, LEN, NULL, NULL, &a), EOPNOTSUPP, "host memory");
	assert_fails(pl_mem_map(fx.ctx, m, 0, NULL, NULL, &a), EINVAL, "0 bytes");
	assert_fails(pl_mem_map(fx.ctx, m, LEN, NULL, NULL, NULL), EINVAL, "out is NULL");
	info.flags = PL_MAP_ATOMICS;
	assert_fails(pl_mem_map(fx.ctx, m, LEN, NULL, &info, &a), EINVAL, "PL_MAP_ATOMICS");
	info.size = 7;
	assert_fails(pl_mem_map(fx.ctx, m, LEN, NULL, &info, &a), EINVAL, "7 bytes");
	assert_fails(pl_mem_unmap(fx.ctx, m, NULL), ENOENT, "pl_mem_map()");
	assert_fails(pl_mem_map_flush(fx.ctx, m), ENOENT, "pl_mem_map()");
	assert_ok(pl_mem_unmap(fx.ctx, NULL, NULL));
	assert_null(a);
	free(host);
	fx_free(&fx, m);
}

/* No way between the two, or one without atomics. */
static void no_way_to_the_peer(void **state)
{
	(void)state;
	for (int i = 0; i < 2; i++) {
		char *m = i ? fx_alloc(&fx, LEN) : shared(LEN);
		void *a = NULL;

		if (stranger) {
			assert_fails(pl_mem_map(fx.ctx, m, LEN, stranger, NULL, &a), EOPNOTSUPP,
				     "cuda:1 has no peer access to cuda:0");
		}
		if (peer && !atomics) {
			assert_fails(pl_mem_map(fx.ctx, m, LEN, peer,
						&(struct pl_map_info){
							.size = sizeof(struct pl_map_info),
							.flags = PL_MAP_ATOMICS },
						&a),
				     EOPNOTSUPP, "atomics of cuda:1");
		}
		assert_null(a);
		peer_reaches(m, false);
		fx_free(&fx, m);
	}
}

/* By which way the CPU must be able to map it: NULL, by none; "", by whatever way. */
static const char *expected_way(size_t i)
{
	if (!cuda) {
		return fx.addressable ? "direct" : NULL;
	}
	if (!getenv("PEERLANE_TEST_CUDA_LIB")) {
		return "";
	}
	if (getenv("FAKECUDA_COHERENT")) {
		return "direct";
	}
	/* The fake driver's dma-bufs can be mapped from the start of the memory on. */
	return getenv("FAKECUDA_DMABUF_MMAP") && i < 2 ? "dma-buf" : NULL;
}

/* Where the CPU can map it, both see the same bytes; where it cannot, the message has every way. */
static void by_the_cpu(void **state)
{
	static const size_t offs[] = { 0, 1, 65536, MIB + 7 };
	char *host = fx_host(LEN);
	char *want = fx_host(LEN);
	char *m = shared(LEN);

	(void)state;
	for (size_t i = 0; i < COUNT(offs); i++) {
		struct pl_map_info info = PL_MAP_INFO_INIT;
		size_t len = LEN - offs[i];
		void *cpu = NULL;
		const char *way = expected_way(i);
		int rc = pl_mem_map(fx.ctx, m + offs[i], len, NULL, &info, &cpu);

		if (rc) {
			assert_true(!way || !*way);
			assert_int_equal(rc, -EOPNOTSUPP);
			assert_null(cpu);
			if (cuda) {
				assert_non_null(strstr(pl_error_message(), "/dev/gdrdrv: "));
				assert_non_null(strstr(pl_error_message(), "dma-buf"));
				assert_non_null(strstr(pl_error_message(), "pl_mem_put()"));
			}
			continue;
		}
		assert_non_null(way);
		assert_true(*info.how && (!*way || strcmp(way, info.how) == 0));
		assert_int_equal(!!(info.flags & PL_MAP_CACHED), strcmp(info.how, "direct") == 0);
		fx_pattern(host, 0, len, (unsigned int)i + 1);
		memcpy(cpu, host, len);
		assert_ok(pl_mem_map_flush(fx.ctx, cpu));
		fx_get(&fx, want, m + offs[i], len);
		fx_same(want, host, len, "what the CPU wrote");
		fx_pattern(host, 0, len, (unsigned int)i + 11);
		fx_put(&fx, m + offs[i], host, len);
		memcpy(want, cpu, len);
		fx_same(want, host, len, "what the CPU reads");
		assert_fails(pl_mem_free(fx.ctx, m), EBUSY, "mapped");
		assert_ok(pl_mem_unmap(fx.ctx, cpu, NULL));
		assert_fails(pl_mem_unmap(fx.ctx, cpu, NULL), ENOENT, "");
	}
	fx_free(&fx, m);
	free(host);
	free(want);
}

/* Every length up to some, and some long ones, at odd places; nothing beside them is touched. */
static void small_copies(void **state)
{
	static const size_t lens[] = { 1,   2,	  3,	7,     8,     64,    511,    512,
				       513, 4095, 4096, 65535, 65536, 65537, 200000, LEN - 10 };
	char *host = fx_host(LEN);
	char *want = fx_host(LEN);
	char *got = fx_host(LEN);
	void *cpu = NULL;

	(void)state;
	for (int mapped = 0; mapped < 2; mapped++) {
		char *m = shared(LEN);

		if (mapped && pl_mem_map(fx.ctx, m, LEN, NULL, NULL, &cpu)) {
			fx_free(&fx, m);
			break;
		}
		fx_pattern(want, 0, LEN, 3);
		fx_put(&fx, m, want, LEN);
		for (size_t i = 0; i < COUNT(lens); i++) {
			size_t off = (i * 4099) % (LEN - lens[i] + 1);

			fx_pattern(host, i, lens[i], (unsigned int)i);
			assert_ok(pl_mem_put(fx.ctx, m + off, host, lens[i]));
			memcpy(want + off, host, lens[i]);
			fx_get(&fx, got, m, LEN);
			fx_same(got, want, LEN, "after a put");
			memset(got, 0, LEN);
			assert_ok(pl_mem_get(fx.ctx, got + 1, m + off, lens[i]));
			fx_same(got + 1, host, lens[i], "a get");
			assert_int_equal(got[0], 0);
			assert_int_equal(got[lens[i] + 1], 0);
		}
		if (mapped) {
			assert_ok(pl_mem_unmap(fx.ctx, cpu, NULL));
		}
		fx_free(&fx, m);
	}
	free(host);
	free(want);
	free(got);
}

static void odd_copies(void **state)
{
	char *m = fx_alloc(&fx, LEN);
	char host[16] = "0123456789abcde";
	char other[16] = "";

	(void)state;
	assert_ok(pl_mem_put(fx.ctx, m, NULL, 0));
	assert_ok(pl_mem_get(fx.ctx, NULL, m, 0));
	assert_ok(pl_mem_put(fx.ctx, other, host, sizeof(host)));
	assert_string_equal(other, host);
	assert_fails(pl_mem_put(fx.ctx, m + LEN - 1, host, 2), EFAULT, "exceed");
	assert_fails(pl_mem_get(fx.ctx, host, m + LEN - 1, 2), EFAULT, "exceed");
	assert_fails(pl_mem_put(fx.ctx, NULL, host, 1), EFAULT, "");
	fx_free(&fx, m);
	assert_string_equal(other, host);
}

#define THREADS 4
#define ROUNDS 200

static char *field;
static atomic_uint wrong;

static void *putter(void *arg)
{
	unsigned int me = *(unsigned int *)arg;
	char *at = field + me * 10000;
	char host[3000];
	char got[3000];

	for (unsigned int i = 0; i < ROUNDS; i++) {
		fx_pattern(host, 0, sizeof(host), me * ROUNDS + i);
		if (pl_mem_put(fx.ctx, at, host, sizeof(host)) ||
		    pl_mem_get(fx.ctx, got, at, sizeof(got)) ||
		    fx_differ(got, host, sizeof(got)) >= 0) {
			atomic_fetch_add(&wrong, 1);
		}
	}
	return NULL;
}

static void from_many_threads(void **state)
{
	unsigned int ids[THREADS];
	pthread_t t[THREADS];

	(void)state;
	field = shared(THREADS * 10000);
	for (unsigned int i = 0; i < THREADS; i++) {
		ids[i] = i;
		assert_int_equal(pthread_create(&t[i], NULL, putter, &ids[i]), 0);
	}
	for (unsigned int i = 0; i < THREADS; i++) {
		assert_int_equal(pthread_join(t[i], NULL), 0);
	}
	assert_int_equal(atomic_load(&wrong), 0);
	fx_free(&fx, field);
}

#define TEST(f) cmocka_unit_test_setup_teardown(f, begin, end)

int main(void)
{
	const struct CMUnitTest tests[] = {
		TEST(shared_memory_for_a_peer),
		TEST(plain_memory_for_a_peer),
		TEST(pool_memory_for_a_peer),
		TEST(what_cannot_be_mapped),
		TEST(no_way_to_the_peer),
		TEST(by_the_cpu),
		TEST(small_copies),
		TEST(odd_copies),
		TEST(from_many_threads),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}

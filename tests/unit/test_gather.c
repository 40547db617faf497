/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/*
 * Many small copies at once on a CUDA device, over the fake driver that FAKECUDA_LIB names: by the
 * kernel, by batches, one by one, and with a GPU that lets no kernel begin.
 */

#include "unit.h"

#include <sys/mman.h>

#include "base/bits.h"
#include "base/clock.h"
#include "base/config.h"
#include "base/fault.h"
#include "dev/dev.h"
#include "lib/fakecuda_app.h"

#define PIECES 700u
#define MANY 9001u /* more than two lists of the kernel hold */
#define SLAB (16u * MIB)

static struct config config;
static struct app app;
static struct dev *d;
static struct dev_stream *s;
static char *host;
static char *mem; /* of the device: cannot be touched */

static void start(const char *mode)
{
	char why[192];
	void *p;

	config.gather = (char *)(uintptr_t)mode;
	assert_int_equal(dev_cuda_driver.count(&config, why, sizeof(why)), 2);
	app_find(&app, config.cuda_lib);
	app.inject(NULL);
	assert_int_equal(dev_cuda_driver.open(&config, 0, &d), 0);
	assert_int_equal(d->stream.create(d, &s), 0);
	assert_int_equal(d->mem.alloc(d, SLAB, &p), 0);
	mem = p;
	host = unit_map(SLAB);
	assert_int_equal(d->mem.pin(d, host, SLAB), 0);
}

static void stop(void)
{
	app.inject(NULL);
	app.stall(0);
	d->stream.destroy(s);
	assert_int_equal(d->mem.release(d, mem), 0);
	assert_int_equal(d->mem.unpin(d, host, SLAB), 0);
	munmap(host, SLAB);
	dev_cuda_driver.close(d);
	assert_int_equal(app.live("memory"), 0);
	assert_int_equal(app.live("pins"), 0);
	assert_int_equal(app.live("streams"), 0);
	assert_int_equal(app.live("contexts"), 0);
	if (app.violations()) {
		fail_msg("misuse of the driver: %s", app.violation());
	}
}

#define KNOWN ((struct dev_touch){ .sure = true })
#define UNKNOWN ((struct dev_touch){ .sure = false })

/* Pieces of all sizes up to `most`, scattered in both directions, none of which overlap. */
static size_t scatter(struct dev_piece *v, size_t n, size_t most, uint64_t *seed, bool read)
{
	size_t stride = SLAB / n;
	size_t bytes = 0;

	for (size_t i = 0; i < n; i++) {
		size_t j = (i * 389 + 7) % n; /* 389 is coprime to the numbers used */
		size_t len = (size_t)(unit_random(seed) % most) + 1;
		size_t skew = (size_t)(unit_random(seed) % (stride - len + 1));
		char *there = mem + j * stride + skew;
		char *here = host + i * stride + (unit_random(seed) & 1 ? skew : stride - len);

		v[i] = (struct dev_piece){ .dst = read ? there : here,
					   .src = read ? here : there,
					   .len = len };
		bytes += len;
	}
	return bytes;
}

static void check(const struct dev_piece *v, size_t n, bool read)
{
	static char got[MIB];

	for (size_t i = 0; i < n; i++) {
		const char *a = read ? v[i].src : v[i].dst;
		uint64_t there = (uint64_t)(uintptr_t)(read ? v[i].dst : v[i].src);

		assert_int_equal(app.peek(there, got, v[i].len), 0);
		assert_memory_equal(got, a, v[i].len);
	}
}

static void round_trip(size_t n, size_t most, uint64_t *seed)
{
	static struct dev_piece v[MANY];
	static char noise[SLAB];

	unit_pattern(host, SLAB, *seed % 1000);
	(void)scatter(v, n, most, seed, true);
	assert_int_equal(d->stream.copy_many(s, v, n, KNOWN), 0);
	assert_int_equal(d->stream.sync(s), 0);
	check(v, n, true);
	unit_pattern(noise, SLAB, *seed % 777);
	assert_int_equal(app.poke((uint64_t)(uintptr_t)mem, noise, SLAB), 0);
	(void)scatter(v, n, most, seed, false);
	assert_int_equal(d->stream.copy_many(s, v, n, KNOWN), 0);
	assert_int_equal(d->stream.sync(s), 0);
	check(v, n, false);
}

static void in_mode(const char *mode, const char *must_call, const char *must_not)
{
	uint64_t seed = unit_seed();
	unsigned long did;
	unsigned long did_not;

	start(mode);
	did = app.calls(must_call);
	did_not = must_not ? app.calls(must_not) : 0;
	for (int i = 0; i < 4; i++) {
		round_trip(PIECES, 16 * KIB, &seed);
	}
	round_trip(1, 4096, &seed);
	round_trip(3, 300 * KIB, &seed); /* two sizes of pieces */
	assert_true(app.calls(must_call) > did);
	/* A kernel may be called off where the machine is slow, and batches take its place. */
	if (must_not) {
		assert_int_equal(app.calls(must_not), did_not);
	}
	stop();
}

static void test_kernel(void **state)
{
	(void)state;
	in_mode("kernel", "cuLaunchKernel", NULL);
	in_mode("auto", "cuLaunchKernel", NULL);
}

/* As many as a list holds take one launch, and longer ones are cut for more blocks; what is more
 * than the list holds, in blocks that make several, arrives all the same. */
static void test_long_lists(void **state)
{
	uint64_t seed = unit_seed();
	unsigned long before;

	(void)state;
	start("kernel");
	before = app.calls("cuLaunchKernel");
	round_trip(1000, 4096, &seed);
	assert_int_equal(app.calls("cuLaunchKernel") - before, 2);
	round_trip(4000, 4096, &seed);
	assert_int_equal(app.calls("cuLaunchKernel") - before, 4);
	round_trip(MANY, 1800, &seed);
	round_trip(200, 65536, &seed);
	stop();
}

/* Up to 64 KiB a piece is the kernel's, a longer one a copy engine's. */
static void test_how_long(void **state)
{
	static const size_t lens[] = { 65536, 1, 65537, 4096 };
	struct dev_piece v[COUNT(lens)];
	unsigned long launches;
	unsigned long copies;

	(void)state;
	start("kernel");
	unit_pattern(host, SLAB, 3);
	for (size_t i = 0; i < COUNT(lens); i++) {
		v[i] = (struct dev_piece){ .dst = mem + i * 80000,
					   .src = host + i * 70000,
					   .len = lens[i] };
	}
	launches = app.calls("cuLaunchKernel");
	copies = app.calls("cuMemcpyAsync");
	assert_int_equal(d->stream.copy_many(s, v, COUNT(lens), KNOWN), 0);
	assert_int_equal(d->stream.sync(s), 0);
	check(v, COUNT(lens), true);
	assert_int_equal(app.calls("cuLaunchKernel") - launches, 1);
	assert_int_equal(app.calls("cuMemcpyAsync") - copies, 1);
	stop();
}

static void test_batch(void **state)
{
	(void)state;
	in_mode("batch", "cuMemcpyBatchAsync_v2", "cuLaunchKernel");
}

static void test_copies(void **state)
{
	(void)state;
	in_mode("copy", "cuMemcpyAsync", "cuMemcpyBatchAsync_v2");
}

/* Memory that is not known to be there must not be left to a kernel: its fault is everyone's. */
static void test_unsure(void **state)
{
	struct dev_piece v[4];
	unsigned long launches;
	uint64_t seed = unit_seed();

	(void)state;
	start("kernel");
	launches = app.calls("cuLaunchKernel");
	unit_pattern(host, SLAB, 5);
	(void)scatter(v, 4, 4096, &seed, true);
	assert_int_equal(d->stream.copy_many(s, v, 4, UNKNOWN), 0);
	assert_int_equal(d->stream.sync(s), 0);
	check(v, 4, true);
	assert_int_equal(app.calls("cuLaunchKernel"), launches);
	/* Nowhere at all: refused, and the device lives on. */
	v[1].dst = mem + 2ul * SLAB;
	assert_true(d->stream.copy_many(s, v, 4, UNKNOWN) < 0);
	assert_int_equal(d->stream.sync(s), 0);
	round_trip(100, 4096, &seed);
	stop();
}

/* The memory gets other bytes; a kernel that is called off must not put its own there when its time
 * comes. */
static void end_stall(void)
{
	uint64_t until = clock_now_ns() + 60000000000u;
	static char after[SLAB];
	static char now[SLAB];

	unit_pattern(after, SLAB, 99);
	assert_int_equal(app.poke((uint64_t)(uintptr_t)mem, after, SLAB), 0);
	app.stall(0);
	while (app.live("operations")) {
		assert_true(clock_now_ns() < until);
		usleep(1000);
	}
	assert_int_equal(app.peek((uint64_t)(uintptr_t)mem, now, SLAB), 0);
	assert_memory_equal(now, after, SLAB);
}

/* Another kernel fills the GPU. The copies are done all the same, and once; and the late kernel,
 * when its time comes, touches nothing. */
static void test_stalled(void **state)
{
	static struct dev_piece v[PIECES];
	uint64_t seed = unit_seed();
	unsigned long launches;
	uint64_t began;

	(void)state;
	start("auto");
	round_trip(PIECES, 4096, &seed);
	app.stall(1);
	unit_pattern(host, SLAB, 11);
	began = clock_now_ns();
	(void)scatter(v, PIECES, 4096, &seed, true);
	assert_int_equal(d->stream.copy_many(s, v, PIECES, KNOWN), 0);
	assert_int_equal(d->stream.sync(s), 0);
	check(v, PIECES, true);
	/* Left alone for a second. */
	launches = app.calls("cuLaunchKernel");
	(void)scatter(v, PIECES, 4096, &seed, true);
	assert_int_equal(d->stream.copy_many(s, v, PIECES, KNOWN), 0);
	assert_int_equal(d->stream.sync(s), 0);
	check(v, PIECES, true);
	/* It may be over here, where others have the processors. */
	if (clock_now_ns() - began < 1000000000) {
		assert_int_equal(app.calls("cuLaunchKernel"), launches);
	}
	end_stall();
	stop();
}

/* The GPU has space for some blocks of a launch only: the engines make what the others were to
 * make, and those, once there is space, make nothing. Each block has a gate of its own. */
static void test_stalled_in_part(void **state)
{
	static struct dev_piece v[PIECES];
	static const int first[] = { 2, 65, 128 };
	uint64_t seed = unit_seed();

	(void)state;
	for (size_t i = 0; i < COUNT(first); i++) {
		start("kernel");
		round_trip(PIECES, 4096, &seed);
		app.stall(first[i]);
		unit_pattern(host, SLAB, 12 + i);
		(void)scatter(v, PIECES, 4096, &seed, true);
		assert_int_equal(d->stream.copy_many(s, v, PIECES, KNOWN), 0);
		assert_int_equal(d->stream.sync(s), 0);
		check(v, PIECES, true);
		end_stall();
		stop();
	}
}

/* Again and again on one stream. What ran late is not freed while the GPU is full, which would wait
 * until it is not: the next launches use it. */
static void test_stalled_again(void **state)
{
	static struct dev_piece v[PIECES];
	uint64_t seed = unit_seed();
	long pins = 0;

	(void)state;
	start("kernel");
	for (unsigned int round = 0; round < 6; round++) {
		app.stall(round % 3 ? 40 : 1);
		unit_pattern(host, SLAB, round);
		(void)scatter(v, PIECES, 4096, &seed, true);
		assert_int_equal(d->stream.copy_many(s, v, PIECES, KNOWN), 0);
		assert_int_equal(d->stream.sync(s), 0);
		check(v, PIECES, true);
		end_stall();
		/* One list that ran late. */
		pins = round ? pins : app.live("pins");
		assert_int_equal(app.live("pins"), pins);
	}
	stop();
}

/* More launches than a stream keeps, each called off. */
static void test_stalled_in_between(void **state)
{
	static struct dev_piece v[PIECES];
	uint64_t seed = unit_seed();

	(void)state;
	start("kernel");
	app.stall(1);
	for (unsigned int round = 0; round < 3; round++) {
		unit_pattern(host, SLAB, round);
		(void)scatter(v, PIECES, 2048, &seed, true);
		for (size_t i = 0; i < PIECES; i += 70) {
			assert_int_equal(d->stream.copy_many(s, v + i, 70, KNOWN), 0);
		}
		assert_int_equal(d->stream.sync(s), 0);
		check(v, PIECES, true);
	}
	/* A long list of which no block begins, and another behind it. */
	unit_pattern(host, SLAB, 77);
	round_trip(MANY, 1800, &seed);
	/* A plain copy behind a launch keeps its place. */
	(void)scatter(v, PIECES, 2048, &seed, true);
	assert_int_equal(d->stream.copy_many(s, v, 2, KNOWN), 0);
	assert_int_equal(d->stream.copy(s, v[0].dst, host + SLAB - 100, 100), 0);
	assert_int_equal(d->stream.sync(s), 0);
	memcpy((char *)(uintptr_t)v[0].src, host + SLAB - 100, min_u64(100, v[0].len));
	check(v, 2, true);
	stop();
}

static void test_failures(void **state)
{
	static struct dev_piece v[8];
	static const char *const fails[] = {
		"cuModuleLoadData:1:999",
		"cuModuleGetFunction:1:500",
		"cuStreamCreateWithPriority:1:2",
		"cuCtxGetStreamPriorityRange:1:1",
		"cuThreadExchangeStreamCaptureMode:2:999",
	};
	uint64_t seed = unit_seed();

	(void)state;
	for (size_t i = 0; i < COUNT(fails); i++) {
		start("kernel");
		app.inject(fails[i]);
		round_trip(8, 4096, &seed); /* the engines do it */
		app.inject(NULL);
		stop();
	}
	start("kernel");
	round_trip(8, 4096, &seed);
	(void)scatter(v, 8, 4096, &seed, true);
	app.inject("cuLaunchKernel:1:701");
	assert_true(d->stream.copy_many(s, v, 8, KNOWN) < 0);
	assert_words("cuLaunchKernel");
	assert_int_equal(d->stream.sync(s), 0);
	app.inject(NULL);
	fault_arm(FAULT_ALLOC, 1, ENOMEM);
	assert_int_equal(d->stream.copy_many(s, v, 8, KNOWN), 0);
	fault_arm(FAULT_ALLOC, 0, 0);
	assert_int_equal(d->stream.sync(s), 0);
	stop();
	start("batch");
	app.inject("cuMemcpyBatchAsync_v2:1:1");
	assert_int_equal(d->stream.copy_many(s, v, 8, KNOWN), -EINVAL);
	assert_words("cuMemcpyBatchAsync");
	app.inject(NULL);
	stop();
}

#define TEST(f) cmocka_unit_test(f)

int main(void)
{
	const struct CMUnitTest tests[] = {
		TEST(test_kernel),	    TEST(test_long_lists),    TEST(test_batch),
		TEST(test_copies),	    TEST(test_unsure),	      TEST(test_stalled),
		TEST(test_stalled_in_part), TEST(test_stalled_again), TEST(test_stalled_in_between),
		TEST(test_failures),	    TEST(test_how_long),
	};

	config.cuda_lib = getenv("FAKECUDA_LIB");
	if (!config.cuda_lib) {
		return unit_skip("FAKECUDA_LIB does not name the fake driver");
	}
	return cmocka_run_group_tests(tests, NULL, NULL);
}

/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/* What goes to the driver as it came, and why; and what the shim can be told. */

#include <string.h>

#include "run_test.h"

/* The copy is made, is right, and was counted under `why` alone. */
static void passes_in(drv_ptr dst, void *src, size_t len, enum run_reason why)
{
	unsigned long past = count_of(&run_counts.past[why]);
	unsigned long taken = count_of(&run_counts.taken);

	pattern_fill(src, 0, len, (unsigned int)past + 7);
	OK(app.cuMemcpyHtoDAsync_v2(dst, src, len, app.s));
	/* The fake driver makes the copies of a graph at once; only then may they be waited for. */
	app.fakecuda_capture(app.s, 0);
	OK(app.cuStreamSynchronize(app.s));
	check_device(dst, len, (unsigned int)past + 7);
	CHECK(count_of(&run_counts.past[why]) == past + 1);
	CHECK(count_of(&run_counts.taken) == taken);
}

static void past_memory(void)
{
	unsigned int yes = 1;
	drv_ptr other;
	drv_ptr p;
	char *plain;
	void *pinned;

	begin("auto");
	plain = malloc(LEN);
	CHECK(plain);
	passes_in(app.dev, app.host, 8 * MIB - 1, RUN_PAST_SMALL);
	passes_in(app.dev, plain, LEN, RUN_PAST_MEMORY);
	/* A pool's memory, and another device's. */
	OK(app.cuMemAllocAsync(&p, LEN, app.s));
	passes_in(p, app.host, LEN, RUN_PAST_MEMORY);
	OK(app.cuCtxSetCurrent(app.ctx[1]));
	OK(app.cuMemAlloc_v2(&other, LEN));
	OK(app.cuCtxSetCurrent(app.ctx[0]));
	passes_in(other, app.host, LEN, RUN_PAST_MEMORY);
	/* Managed memory is the host's and the device's. */
	OK(app.cuMemAllocManaged(&p, LEN, 1));
	passes_in(app.dev, (void *)(uintptr_t)p, LEN, RUN_PAST_MEMORY);
	/* Two registrations beside each other are not one. */
	pinned = aligned_alloc(4096, 32 * MIB);
	CHECK(pinned);
	OK(app.cuMemHostRegister_v2(pinned, 12 * MIB, 3));
	OK(app.cuMemHostRegister_v2((char *)pinned + 12 * MIB, 20 * MIB, 3));
	passes_in(app.dev, pinned, LEN, RUN_PAST_MEMORY);
	/* Device to device. */
	OK(app.cuMemcpyAsync(other, app.dev, LEN, app.s));
	OK(app.cuStreamSynchronize(app.s));
	check_device(other, LEN, (unsigned int)count_of(&run_counts.past[RUN_PAST_MEMORY]) + 5);
	/* Registered for one context alone. */
	OK(app.cuMemHostRegister_v2(plain, LEN, 1));
	passes_in(app.dev, plain, LEN, RUN_PAST_REACH);
	/* Registered for all. */
	pinned = malloc(LEN);
	CHECK(pinned);
	OK(app.cuMemHostRegister_v2(pinned, LEN, 3));
	pattern_fill(pinned, 0, LEN, 3);
	OK(app.cuMemcpyHtoD_v2(app.dev, pinned, LEN));
	check_device(app.dev, LEN, 3);
	CHECK(count_of(&run_counts.taken) == 1);
	/* Memory whose copies are to be done when the call returns. */
	OK(app.cuPointerSetAttribute(&yes, 6, app.dev));
	passes_in(app.dev, app.host, LEN, RUN_PAST_MEMORY);
	end();
}

static void past_context(void)
{
	struct CUstream_st *mine = app.s;
	struct CUctx_st *ctx;

	begin("auto");
	OK(app.cuCtxCreate_v2(&ctx, 0, 0));
	mine = app.s;
	OK(app.cuStreamCreate(&app.s, DRV_STREAM_NON_BLOCKING));
	passes_in(app.dev, app.host, LEN, RUN_PAST_CONTEXT);
	/* A stream of a context that is not the current one is the driver's to judge. */
	CHECK(app.cuMemcpyHtoDAsync_v2(app.dev, app.host, LEN, mine) != DRV_OK);
	CHECK(count_of(&run_counts.taken) == 0);
	OK(app.cuCtxSetCurrent(NULL)); /* the one below it is current */
	OK(app.cuCtxSetCurrent(NULL));
	CHECK(app.cuMemcpyHtoD_v2(app.dev, app.host, LEN) != DRV_OK);
	OK(app.cuCtxSetCurrent(app.ctx[0]));
	app.s = mine;
	both_ways(1, 2);
	end();
}

static void no_peer(void)
{
	setenv("FAKECUDA_PEER", "0", 1);
	begin("all");
	passes_in(app.dev, app.host, LEN, RUN_PAST_LANES);
	CHECK(app.fakecuda_calls("cuDevicePrimaryCtxRetain") <= 2);
	end();
}

/* Over PCIe alone a neighbour is of no use, unless it is named. */
static void no_nvlink(void)
{
	setenv("FAKECUDA_ATOMICS", "0", 1);
	begin("all");
	passes_in(app.dev, app.host, LEN, RUN_PAST_LANES);
	end();
}

static void no_nvlink_named(void)
{
	setenv("FAKECUDA_ATOMICS", "0", 1);
	begin("1");
	both_ways(1, 2);
	end();
}

/* Named is GPU 0 itself: it has no neighbour then. */
static void named_self(void)
{
	begin("0");
	passes_in(app.dev, app.host, LEN, RUN_PAST_LANES);
	end();
}

void test_past(void **state)
{
	(void)state;
	in_child(past_memory);
	in_child(past_context);
	in_child(no_peer);
	in_child(no_nvlink);
	in_child(no_nvlink_named);
	in_child(named_self);
}

/* One way each while another stream is captured. It is not waited for in that time: what waits
 * ends the capture. */
static void beside_capture(struct CUstream_st *other, unsigned int seed)
{
	unsigned long before = count_of(&run_counts.taken);

	pattern_fill(app.host, 0, LEN, seed);
	app.fakecuda_capture(other, 1);
	OK(app.cuMemcpyHtoDAsync_v2(app.dev, app.host, LEN, app.s));
	app.fakecuda_capture(other, 0);
	OK(app.cuStreamSynchronize(app.s));
	check_device(app.dev, LEN, seed);
	memset(app.host, 0, LEN);
	app.fakecuda_capture(other, 1);
	OK(app.cuMemcpyDtoHAsync_v2(app.host, app.dev, LEN, app.s));
	app.fakecuda_capture(other, 0);
	OK(app.cuStreamSynchronize(app.s));
	CHECK(pattern_differs(app.host, 0, LEN, seed) == -1);
	CHECK(count_of(&run_counts.taken) - before == 2);
}

static void capture(void)
{
	struct CUstream_st *other;

	begin("auto");
	both_ways(1, 2);
	app.fakecuda_capture(app.s, 1);
	passes_in(app.dev, app.host, LEN, RUN_PAST_CAPTURE);
	both_ways(2, 2);
	/* Another stream's capture is not ours to end: while it lasts, drivers call it off if
	 * anybody asks for an event. */
	OK(app.cuStreamCreate(&other, DRV_STREAM_NON_BLOCKING));
	beside_capture(other, 3);
	end();
}

void test_capture(void **state)
{
	(void)state;
	in_child(capture);
}

/* Only GPUs that the program uses, as soon as it does. */
static void auto_later(void)
{
	struct CUctx_st *ctx;

	begin("");
	passes_in(app.dev, app.host, LEN, RUN_PAST_LANES);
	CHECK(app.fakecuda_calls("cuDevicePrimaryCtxRetain") == 2); /* the program's and ours */
	OK(app.cuDevicePrimaryCtxRetain(&ctx, 1));
	both_ways(1, 2);
	end();
}

void test_auto(void **state)
{
	(void)state;
	in_child(auto_later);
}

static void config(void)
{
	setenv("PEERLANE_RUN_LANES", "0,3,15", 1);
	setenv("PEERLANE_RUN_MIN", "123456789", 1);
	run_configure();
	CHECK(run_config.which == RUN_NAMED && run_config.named == 0x8009);
	CHECK(run_config.min == 123456789);
	setenv("PEERLANE_RUN_MIN", "1", 1);
	run_configure();
	CHECK(run_config.min == RUN_CHUNK_MIN);
	setenv("PEERLANE_RUN_LANES", "off", 1);
	run_configure();
	CHECK(run_config.which == RUN_NONE && run_config.min == SIZE_MAX);
	unsetenv("PEERLANE_RUN_MIN");
	for (const char *const *s =
		     (const char *const[]){ "16", "x", "1,", ",1", "1 ", "-1", NULL };
	     *s; s++) {
		setenv("PEERLANE_RUN_LANES", *s, 1);
		run_configure();
		CHECK(run_config.which == RUN_NONE);
	}
	unsetenv("PEERLANE_RUN_LANES");
	run_configure();
	CHECK(run_config.which == RUN_AUTO && run_config.min == RUN_MIN_DEFAULT);
	CHECK(!run_config.stats);
}

/* Off is off, whatever the size. */
static void off(void)
{
	begin("off");
	both_ways(1, 0);
	CHECK(app.fakecuda_calls("cuStreamIsCapturing") == 0);
	end();
}

void test_config(void **state)
{
	(void)state;
	in_child(config);
	in_child(off);
}

/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/* How the shim gets in front of the driver, and what it does when the driver fails it. */

#include <dlfcn.h>
#include <string.h>
#include <sys/wait.h>

#include "run_test.h"

#define X(name, base, since, thread, params) drv_result name params;
RUN_HOOKS(X)
#undef X

static void *ask(const char *name, int version, unsigned long long flags)
{
	void *out = NULL;
	drv_enum status = 9;
	drv_result r = app.cuGetProcAddress_v2(name, &out, version, flags, &status);

	CHECK((r == DRV_OK) == (out != NULL) && status == (out ? 0u : 1u));
	return out;
}

/* The path of the library that a function is of holds the word. */
static bool is_of(void *fn, const char *word)
{
	Dl_info info;

	return dladdr(fn, &info) && strstr(info.dli_fname, word) != NULL;
}

static void lookup(void)
{
	void *old = NULL;

	begin("auto");
	/* By dlsym(): ours for what we stand before, the driver's own for the rest. */
	CHECK((void *)app.cuMemcpyHtoDAsync_v2 == (void *)cuMemcpyHtoDAsync_v2);
	CHECK((void *)app.cuGetProcAddress_v2 == (void *)cuGetProcAddress_v2);
	CHECK(is_of((void *)app.cuMemAlloc_v2, "fakecuda"));
	/* By the driver's own lookup, as the runtime goes. */
	CHECK(ask("cuMemcpyHtoDAsync", 3020, 0) == (void *)cuMemcpyHtoDAsync_v2);
	CHECK(ask("cuMemcpyHtoDAsync", 13000, 1) == (void *)cuMemcpyHtoDAsync_v2);
	CHECK(ask("cuMemcpyHtoDAsync", 7000, 2) == (void *)cuMemcpyHtoDAsync_v2_ptsz);
	CHECK(ask("cuMemcpyHtoDAsync", 3020, 2) == (void *)cuMemcpyHtoDAsync_v2);
	CHECK(ask("cuMemcpyDtoH", 7000, 2) == (void *)cuMemcpyDtoH_v2_ptds);
	CHECK(ask("cuMemcpy", 4000, 0) == (void *)cuMemcpy);
	CHECK(ask("cuGetProcAddress", 11030, 0) == (void *)cuGetProcAddress);
	CHECK(ask("cuGetProcAddress", 12000, 0) == (void *)cuGetProcAddress_v2);
	CHECK(ask("cuDevicePrimaryCtxReset", 7000, 0) == (void *)cuDevicePrimaryCtxReset);
	CHECK(ask("cuDevicePrimaryCtxReset", 11000, 0) == (void *)cuDevicePrimaryCtxReset_v2);
	CHECK(!ask("cuNoSuchThing", 12000, 0));
	CHECK(!ask("cuMemcpyHtoDAsync", 2000, 0));
	OK(app.cuGetProcAddress("cuMemcpyDtoHAsync", &old, 3020, 0));
	CHECK(old == (void *)cuMemcpyDtoHAsync_v2);
	/* dlsym() is otherwise the C library's: by its caller, too. */
	CHECK(dlsym(RTLD_DEFAULT, "malloc") == (void *)malloc);
	CHECK(is_of(dlsym(RTLD_NEXT, "dlsym"), "libc.so") ||
	      is_of(dlsym(RTLD_NEXT, "dlsym"), "libdl"));
	CHECK(!dlsym(RTLD_DEFAULT, "cu_of_nobody") && dlerror());
	/* The driver is not where everybody sees it, so neither are we. */
	CHECK(!dlsym(RTLD_DEFAULT, "cuMemcpyAsync") && dlerror());
	end();
}

/* Where there is no driver at all, a program that calls us anyway is told so. */
static void no_driver(void)
{
	char buf[64];

	run_configure();
	CHECK(cuMemcpyHtoD_v2(1, buf, sizeof(buf)) == DRV_SYMBOL_NOT_FOUND);
	CHECK(!dlsym(RTLD_DEFAULT, "cuGetProcAddress_v2"));
}

void test_lookup(void **state)
{
	(void)state;
	in_child(lookup);
	in_child(no_driver);
}

/* One failure of one call: whichever, the content is right and the program sees nothing of it. */
static const char *fail_symbol;
static unsigned long fail_nth;

static void one_failure(void)
{
	char spec[96];

	begin("all");
	snprintf(spec, sizeof(spec), "%s:%lu:999", fail_symbol, fail_nth);
	app.fakecuda_fail(spec);
	pattern_fill(app.host, 0, LEN, 1);
	OK(cuMemcpyHtoDAsync_v2(app.dev, app.host, LEN, app.s));
	OK(app.cuMemcpyDtoHAsync_v2(app.host, app.dev, LEN, app.s));
	app.fakecuda_fail(NULL);
	OK(app.cuStreamSynchronize(app.s));
	check_device(app.dev, LEN, 1);
	CHECK(pattern_differs(app.host, 0, LEN, 1) == -1);
	OK(app.cuMemcpyHtoD_v2(app.dev, app.host, LEN));
	check_device(app.dev, LEN, 1);
	end();
	/* Quiet: what it says goes to stderr. */
	_exit(atomic_load(&run_is_off) ? 100 : 0);
}

static int status_of(void (*fn)(void))
{
	int status = -1;
	pid_t pid;

	fflush(NULL);
	pid = fork();
	if (pid == 0) {
		alarm(300);
		(void)!freopen("/dev/null", "w", stderr);
		fn();
	}
	assert_true(pid > 0);
	assert_int_equal(waitpid(pid, &status, 0), pid);
	assert_true(WIFEXITED(status));
	return WEXITSTATUS(status);
}

/*
 * Each of the calls that two copies make, failing once, at each time that it is made. The first
 * copy of the driver's is the program's own: its failure is the program's to see, so it is left
 * out.
 */
void test_failures(void **state)
{
	static const struct {
		const char *symbol;
		unsigned long first;
		unsigned long last;
		bool off; /* every one switches lanes off; otherwise the copy goes by */
	} calls[] = {
		{ "cuMemcpyAsync", 2, 12, true },
		{ "cuEventRecord", 1, 6, true },
		{ "cuStreamWaitEvent", 1, 8, true },
		{ "cuMemAlloc_v2", 1, 2, true },
		{ "cuStreamCreate", 1, 2, true },
		{ "cuEventCreate", 1, 3, true },
		{ "cuCtxEnablePeerAccess", 1, 1, true },
		{ "cuCtxPushCurrent_v2", 1, 8, false },
		{ "cuEventQuery", 1, 1, true },
		{ "cuDeviceCanAccessPeer", 1, 1, false },
		{ "cuDeviceGetP2PAttribute", 1, 1, false },
		{ "cuDeviceGetCount", 1, 1, false },
		{ "cuDevicePrimaryCtxRetain", 1, 2, false },
		{ "cuDevicePrimaryCtxGetState", 1, 1, false },
		{ "cuPointerGetAttributes", 1, 4, false },
		{ "cuMemHostGetDevicePointer_v2", 1, 2, false },
		{ "cuStreamIsCapturing", 1, 2, false },
		{ "cuStreamGetCtx", 1, 2, false },
		{ "cuCtxGetCurrent", 1, 2, false },
		{ "cuCtxGetDevice", 1, 1, false },
		{ "cuThreadExchangeStreamCaptureMode", 1, 1, false },
	};

	(void)state;
	for (size_t i = 0; i < sizeof(calls) / sizeof(calls[0]); i++) {
		for (fail_nth = calls[i].first; fail_nth <= calls[i].last; fail_nth++) {
			int status;

			fail_symbol = calls[i].symbol;
			status = status_of(one_failure);
			if (status != 100 && (status != 0 || calls[i].off)) {
				fail_msg("%s, call %lu: status %d", fail_symbol, fail_nth, status);
			}
		}
	}
}

/* Access that the shim enabled: the program that enables it afterwards is not told so. */
static void peer_enabled(void)
{
	begin("auto");
	both_ways(1, 2);
	OK(app.cuCtxSetCurrent(app.ctx[1]));
	OK(app.cuCtxEnablePeerAccess(app.ctx[0], 0));
	CHECK(app.cuCtxEnablePeerAccess(app.ctx[0], 0) == DRV_PEER_ALREADY_ENABLED);
	/* The other way round it is the program's alone. */
	OK(app.cuCtxSetCurrent(app.ctx[0]));
	OK(app.cuCtxEnablePeerAccess(app.ctx[1], 0));
	CHECK(app.cuCtxEnablePeerAccess(app.ctx[1], 0) == DRV_PEER_ALREADY_ENABLED);
	end();
}

/* The program came first. */
static void peer_before(void)
{
	begin("auto");
	OK(app.cuCtxSetCurrent(app.ctx[1]));
	OK(app.cuCtxEnablePeerAccess(app.ctx[0], 0));
	OK(app.cuCtxSetCurrent(app.ctx[0]));
	both_ways(1, 2);
	OK(app.cuCtxSetCurrent(app.ctx[1]));
	CHECK(app.cuCtxEnablePeerAccess(app.ctx[0], 0) == DRV_PEER_ALREADY_ENABLED);
	end();
}

void test_peer_enabled(void **state)
{
	(void)state;
	in_child(peer_enabled);
	in_child(peer_before);
}

/* What takes away the ground: off, with content as before. */
static void disabled(void)
{
	begin("auto");
	both_ways(1, 2);
	OK(app.cuCtxSetCurrent(app.ctx[1]));
	OK(app.cuCtxDisablePeerAccess(app.ctx[0]));
	OK(app.cuCtxSetCurrent(app.ctx[0]));
	CHECK(atomic_load(&run_is_off));
	both_ways(2, 0);
	CHECK(count_of(&run_counts.past[RUN_PAST_OFF]) == 2);
	end();
}

static void reset(void)
{
	begin("auto");
	OK(app.cuDevicePrimaryCtxReset_v2(1));
	CHECK(!atomic_load(&run_is_off)); /* nothing of ours was there */
	both_ways(1, 2);
	OK(app.cuDevicePrimaryCtxReset_v2(1));
	CHECK(atomic_load(&run_is_off));
	both_ways(2, 0);
	end();
}

static void child_of(void)
{
	int status;
	pid_t pid;

	begin("auto");
	both_ways(1, 2);
	pid = fork();
	if (pid == 0) {
		_exit(atomic_load(&run_is_off) ? 0 : 1);
	}
	CHECK(waitpid(pid, &status, 0) == pid && status == 0);
	CHECK(!atomic_load(&run_is_off));
	both_ways(2, 2);
	end();
}

void test_switches(void **state)
{
	(void)state;
	in_child(disabled);
	in_child(reset);
	in_child(child_of);
}

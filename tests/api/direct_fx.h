/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#ifndef TESTS_API_DIRECT_FX_H
#define TESTS_API_DIRECT_FX_H

/* What the tests of drives and GPU memory share: a file that is on a drive beside the GPU by a root
 * made for it, the fake device files, and an application that uses CUDA. */

#include <dlfcn.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <sys/stat.h>
#include <sys/sysmacros.h>
#include <sys/wait.h>

#include "fixture.h"

#include "fakecuda_app.h"
#include "fakerm/fakerm.h"

#define LEN (5 * MIB + 8192)

static struct fx fx;
static struct app app;
static char root[64];
static const char *path;
static int warnings;
static char last[512];

static void on_line(int level, const char *line, void *arg)
{
	(void)arg;
	if (level <= PL_LOG_WARN) {
		warnings++;
		(void)snprintf(last, sizeof(last), "%s", line);
	}
}

static inline void make_root(void)
{
	char command[512];
	struct stat st;

	(void)snprintf(root, sizeof(root), "/tmp/peerlane-api-direct-XXXXXX");
	assert_non_null(mkdtemp(root));
	assert_int_equal(stat(path, &st), 0);
	(void)snprintf(command, sizeof(command), "sh '%s/gpu-drive.sh' %s %u:%u", GOLDEN_ROOTS,
		       root, major(st.st_dev), minor(st.st_dev));
	assert_int_equal(system(command), 0);
}

static inline void end_root(void)
{
	char command[128];

	(void)snprintf(command, sizeof(command), "rm -rf %s", root);
	assert_int_equal(system(command), 0);
}

static inline void reset(void)
{
	static const struct {
		const char *name;
		long value;
	} v[] = { { "files", 1 },    { "uvm", 1 },     { "bar1", 1 },	   { "combined", 0 },
		  { "space", 2 },    { "squeeze", 0 }, { "dup", 0 },	   { "init", 0 },
		  { "register", 0 }, { "p2p", 0 },     { "after", 0 },	   { "free16", 0 },
		  { "map", 0 },	     { "lie", 0 },     { "busy", 0 },	   { "alloc", 0 },
		  { "control", 0 },  { "free", 0 },    { "status", 0x51 }, { "lost", 0 },
		  { "windows", 1 } };

	for (size_t i = 0; i < COUNT(v); i++) {
		assert_int_equal(fakerm_set(v[i].name, v[i].value), 0);
	}
	warnings = 0;
	last[0] = '\0';
}

static inline void open_with(const char *setting)
{
	char sysroot[128];

	(void)snprintf(sysroot, sizeof(sysroot), "test_sysroot=%s", root);
	fx_open(&fx, sysroot, "pagecache=off", setting, NULL);
	app_find(&app, getenv("PEERLANE_TEST_CUDA_LIB"));
}

static inline void assert_nothing_left(void)
{
	static const char *const things[] = { "names", "ranges", "mapped", "files" };

	for (size_t i = 0; i < COUNT(things); i++) {
		if (fakerm_count(things[i])) {
			fail_msg("%ld %s are left", fakerm_count(things[i]), things[i]);
		}
	}
	assert_int_equal(app.live("held"), 0);
	assert_int_equal(app.live("handles"), 0);
	assert_int_equal(app.live("memory"), 0);
	assert_int_equal(fakerm_violations(), 0);
	if (app.violations()) {
		fail_msg("misuse of CUDA: %s", app.violation());
	}
}

static inline void *app_alloc(size_t len)
{
	unsigned long long p = 0;

	app_enter(&app, 0);
	assert_int_equal(app.alloc(&p, len), 0);
	app_leave(&app, 0);
	return (void *)(uintptr_t)p;
}

static inline void app_free(void *p)
{
	app_enter(&app, 0);
	assert_int_equal(app.free((unsigned long long)(uintptr_t)p), 0);
	app_leave(&app, 0);
}

static inline struct pl_io_opts with(const char *policy)
{
	struct pl_io_opts o = PL_IO_OPTS_INIT;

	o.policy = fx_policy(policy);
	return o;
}

static inline int setup(void **state)
{
	(void)state;
	reset();
	open_with(NULL);
	pl_log_set(on_line, NULL, PL_LOG_WARN);
	return 0;
}

static inline int teardown(void **state)
{
	(void)state;
	pl_log_set(NULL, NULL, PL_LOG_OFF);
	fx_close(&fx);
	assert_nothing_left();
	return 0;
}

static inline int setup_all(void **state)
{
	(void)state;
	path = fx_made("direct", LEN, 1);
	make_root();
	return 0;
}

static inline int teardown_all(void **state)
{
	(void)state;
	end_root();
	return 0;
}

#endif

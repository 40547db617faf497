/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/*
 * How the CUDA driver of dev starts, or says why it does not, and what it makes of odd devices. The
 * driver library starts once a process, so every case runs in a process of its own: this program
 * anew, with the case's name as its argument and its environment.
 */

#include <errno.h>
#include <fcntl.h>
#include <math.h>
#include <pthread.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include <cmocka.h>

#include "base/bits.h"
#include "base/config.h"
#include "base/error.h"
#include "dev/dev.h"
#include "lib/fakecuda_app.h"
#include "sys/sys.h"

static struct config config; /* names the fake library */
static struct app app;
static char why[192];

static void assert_in(const char *words, const char *text)
{
	if (!strstr(text, words)) {
		fail_msg("'%s' is not in '%s'", words, text);
	}
}

static int count_devices(void)
{
	memset(why, '?', sizeof(why) - 1);
	return dev_cuda_driver.count(&config, why, sizeof(why));
}

static void no_library(void **state)
{
	struct config none = { .cuda_lib = (char *)"libcuda-is-not-here.so.1" };
	struct dev_props p;
	struct dev *d;

	(void)state;
	assert_int_equal(dev_cuda_driver.count(&none, why, sizeof(why)), 0);
	assert_string_equal(why,
			    "'libcuda-is-not-here.so.1' was not found: install the NVIDIA driver");
	assert_int_equal(dev_cuda_driver.describe(&none, 0, &p), -ENODEV);
	assert_in("cuda:0: 'libcuda-is-not-here.so.1' was not found", err_message());
	assert_int_equal(dev_cuda_driver.open(&none, 0, &d), -ENODEV);
	/* Another name is another try. */
	assert_int_equal(count_devices(), 2);
	/* And what runs, runs for all. */
	assert_int_equal(dev_cuda_driver.count(&none, why, sizeof(why)), 2);
}

static void no_cuda_library(void **state)
{
	struct config other = { .cuda_lib = (char *)"libc.so.6" };

	(void)state;
	assert_int_equal(dev_cuda_driver.count(&other, why, sizeof(why)), 0);
	assert_in("'libc.so.6' does not say its version", why);
}

static void broken_library(void **state)
{
	struct config other = { .cuda_lib = (char *)"/dev/null" };

	(void)state;
	assert_int_equal(dev_cuda_driver.count(&other, why, sizeof(why)), 0);
	assert_in("cannot load it: ", why);
}

static void default_name(void **state)
{
	struct config empty = { .cuda_lib = (char *)"" };

	(void)state;
	/* LD_LIBRARY_PATH leads to the fake one under the real name: see the table. */
	assert_int_equal(dev_cuda_driver.count(&empty, why, sizeof(why)), 2);
}

static void init_fails(void **state)
{
	(void)state;
	assert_int_equal(count_devices(), 0);
	assert_in("cuInit: CUDA_ERROR_UNKNOWN (", why);
	/* Final, and not tried again. */
	assert_int_equal(count_devices(), 0);
	assert_in("cuInit: CUDA_ERROR_UNKNOWN (", why);
	app_find(&app, config.cuda_lib);
	assert_int_equal(app.calls("cuInit"), 1);
}

static void too_old(void **state)
{
	(void)state;
	assert_int_equal(count_devices(), 0);
	assert_in("too old: it has CUDA 10.2 and 11.0 is needed", why);
}

static void no_device(void **state)
{
	(void)state;
	assert_int_equal(count_devices(), 0);
	assert_in("cuInit: CUDA_ERROR_NO_DEVICE", why);
	assert_in("nvidia-smi", why);
}

static void count_fails(void **state)
{
	(void)state;
	assert_int_equal(count_devices(), 0);
	assert_in("cuDeviceGetCount: CUDA_ERROR_UNKNOWN", why);
	assert_int_equal(count_devices(), 2);
	assert_string_equal(why, "");
}

static void *count_in_thread(void *arg)
{
	char mine[192];

	*(int *)arg = dev_cuda_driver.count(&config, mine, sizeof(mine));
	return NULL;
}

static void started_once(void **state)
{
	pthread_t threads[8];
	int n[8];
	size_t i;

	(void)state;
	for (i = 0; i < ARRAY_LEN(threads); i++) {
		assert_int_equal(pthread_create(&threads[i], NULL, count_in_thread, &n[i]), 0);
	}
	for (i = 0; i < ARRAY_LEN(threads); i++) {
		assert_int_equal(pthread_join(threads[i], NULL), 0);
		assert_int_equal(n[i], 2);
	}
	app_find(&app, config.cuda_lib);
	assert_int_equal(app.calls("cuInit"), 1);
}

/* The application uses CUDA for itself and asks us only whose memory it has. */
static void identify_of_others(void **state)
{
	struct dev_range r = { 0 };
	unsigned long long p;
	int i;

	(void)state;
	/* Twice: nothing loaded, nothing loaded since. */
	assert_int_equal(dev_cuda_driver.identify(&r, &r), -ENOENT);
	assert_int_equal(dev_cuda_driver.identify(&r, &r), -ENOENT);
	assert_null(dlopen("libcuda.so.1", RTLD_NOW | RTLD_NOLOAD));
	app_find(&app, "libcuda.so.1");
	assert_int_equal(dev_cuda_driver.identify(&r, &r), -ENOENT);
	assert_int_equal(app.calls("cuInit"), 0);

	assert_int_equal(app.init(0), 0);
	app_enter(&app, 1);
	assert_int_equal(app.alloc(&p, 5000), 0);
	assert_int_equal(dev_cuda_driver.identify((void *)(uintptr_t)(p + 4999), &r), 0);
	assert_int_equal(r.base, p);
	assert_int_equal(r.len, 5000);
	assert_int_equal(r.index, 1);
	assert_int_equal(dev_cuda_driver.identify(&i, &r), -ENOENT);
	assert_int_equal(app.calls("cuInit"), 1);
	assert_int_equal(app.calls("cuDevicePrimaryCtxRetain"), 1); /* the application's own */
	assert_int_equal(app.free(p), 0);
	app_leave(&app, 1);
}

/* A child of a process that uses CUDA has no CUDA. */
static void identify_after_fork(void **state)
{
	struct dev_range r;
	unsigned long long p;
	int status;
	pid_t child;

	(void)state;
	assert_int_equal(count_devices(), 2);
	app_find(&app, config.cuda_lib);
	app_enter(&app, 0);
	assert_int_equal(app.alloc(&p, 4096), 0);
	assert_int_equal(dev_cuda_driver.identify((void *)(uintptr_t)p, &r), 0);
	child = fork();
	if (child == 0) {
		unsigned long calls = app.calls("cuPointerGetAttributes");
		struct dev_props props;
		bool none = dev_cuda_driver.identify((void *)(uintptr_t)p, &r) == -ENOENT &&
			    dev_cuda_driver.describe(&config, 0, &props) == -ENODEV &&
			    strstr(err_message(), "was forked");

		/* The driver may have locks that nobody gives back: it is not asked. */
		_exit(none && app.calls("cuPointerGetAttributes") == calls &&
				      app.calls("cuDeviceGetCount") == 1
			      ? 0
			      : 1);
	}
	assert_int_equal(waitpid(child, &status, 0), child);
	assert_true(WIFEXITED(status));
	assert_int_equal(WEXITSTATUS(status), 0);
	assert_int_equal(app.free(p), 0);
	app_leave(&app, 0);
}

static void described(int index, struct dev_props *p)
{
	assert_int_equal(dev_cuda_driver.describe(&config, index, p), 0);
	app_find(&app, config.cuda_lib);
	assert_int_equal(app.calls("cuDevicePrimaryCtxRetain"), 0);
}

static void write_file(const char *root, const char *dir, const char *name, const char *text)
{
	char path[512];
	FILE *f;

	snprintf(path, sizeof(path), "mkdir -p %s%s", root, dir);
	assert_int_equal(system(path), 0);
	snprintf(path, sizeof(path), "%s%s/%s", root, dir, name);
	f = fopen(path, "w");
	assert_non_null(f);
	fputs(text, f);
	fclose(f);
}

/* The kernel knows two GPUs, and CUDA none. */
static void all_hidden(void **state)
{
	char root[] = "/tmp/peerlane-cuda-XXXXXX";
	char command[128];

	(void)state;
	assert_non_null(mkdtemp(root));
	write_file(root, "/proc/driver/nvidia/gpus/0000:0a:00.0", "information", "");
	write_file(root, "/proc/driver/nvidia/gpus/0000:0b:00.0", "information", "");
	assert_int_equal(sys_root_set(root), 0);
	assert_int_equal(count_devices(), 0);
	assert_in("the kernel has 2 NVIDIA GPUs and CUDA shows none: unset CUDA_VISIBLE_DEVICES",
		  why);
	snprintf(command, sizeof(command), "rm -r %s", root);
	assert_int_equal(system(command), 0);
}

/* What a driver says of its devices; where they hang is the machine's graph's. */
static void describes(void **state)
{
	struct dev_props p;

	(void)state;
	described(0, &p);
	assert_true(fabs(p.copy_bytes_per_ns - 25) < .01);
	assert_true(p.copy_setup_ns > 5000 && p.copy_setup_ns < 10000);
	assert_int_equal(p.lanes, 32);
}

static void prohibited(void **state)
{
	struct dev_props p;
	struct dev *d = NULL;

	(void)state;
	described(0, &p);
	assert_false(p.fit);
	assert_in("compute mode is prohibited: `nvidia-smi -c DEFAULT`", p.why);
	assert_int_equal(dev_cuda_driver.open(&config, 0, &d), -ENODEV);
	assert_in("cuda:0: its compute mode is prohibited", err_message());
	assert_null(d);
}

/* Fit, and the reason why only for copies names what the card is. */
static void only_copies(const char *what)
{
	struct dev_props p;
	struct dev *d;
	char words[96];

	described(1, &p);
	assert_true(p.fit);
	assert_true(p.isolated);
	snprintf(words, sizeof(words), "no peer DMA (p2pdma, GPUDirect RDMA) on %s", what);
	assert_in(words, p.why);
	assert_int_equal(dev_cuda_driver.open(&config, 1, &d), 0);
	assert_in(words, d->props.why);
	dev_cuda_driver.close(d);
}

static void geforce(void **state)
{
	(void)state;
	only_copies("a GeForce GPU");
}

static void mig(void **state)
{
	(void)state;
	only_copies("a MIG slice");
}

static void vgpu(void **state)
{
	(void)state;
	only_copies("a virtual GPU");
}

static void integrated(void **state)
{
	struct dev_props p;

	(void)state;
	described(0, &p);
	assert_true(p.fit);
	assert_in("integrated: its memory is the host's", p.why);
}

/* Host and GPU share page tables, and the CPU reaches what the driver allocates. */
static void coherent(void **state)
{
	struct dev_range r;
	struct dev_props p;
	struct dev *d;
	void *a;

	(void)state;
	described(0, &p);
	assert_true(p.host_addressable);
	assert_in("coherent with the host", p.why);
	assert_int_equal(dev_cuda_driver.open(&config, 0, &d), 0);
	assert_true(d->props.host_addressable);
	assert_int_equal(d->mem.alloc(d, 4096, &a), 0);
	memset(a, 7, 4096);
	assert_int_equal(dev_cuda_driver.identify(a, &r), 0);
	assert_int_equal(r.kind, DEV_MEM_DEVICE);
	assert_true(r.host_addressable);
	assert_int_equal(d->mem.release(d, a), 0);
	dev_cuda_driver.close(d);
}

/* They share page tables, and yet the CPU does not reach what the driver allocates. */
static void coherent_in_name(void **state)
{
	struct dev *d = NULL;

	(void)state;
	assert_int_equal(dev_cuda_driver.open(&config, 0, &d), 0);
	assert_false(d->props.host_addressable);
	dev_cuda_driver.close(d);
	app_find(&app, config.cuda_lib);
	d = NULL;
	app.inject("cuMemAlloc_v2:1:999");
	assert_int_equal(dev_cuda_driver.open(&config, 0, &d), -EIO);
	assert_null(d);
	assert_int_equal(app.live("contexts"), 0);
}

static void no_peers(void **state)
{
	struct dev *a;
	struct dev *b;

	(void)state;
	assert_int_equal(dev_cuda_driver.open(&config, 0, &a), 0);
	assert_int_equal(dev_cuda_driver.open(&config, 1, &b), 0);
	assert_int_equal(a->share.peer_enable(a, b), -EOPNOTSUPP);
	assert_in("cuda:0 has no peer access to cuda:1", err_message());
	dev_cuda_driver.close(a);
	dev_cuda_driver.close(b);
}

/* A driver that knows the mapping gives it to who asks for it. */
static void export_by_pcie(void **state)
{
	struct dev_export x;
	struct dev *d;
	void *p;

	(void)state;
	assert_int_equal(dev_cuda_driver.open(&config, 0, &d), 0);
	assert_int_equal(d->mem.alloc(d, 4096, &p), 0);
	assert_int_equal(d->share.export_range(d, p, 4096, DEV_MAPPING_PCIE, &x), 0);
	app_find(&app, config.cuda_lib);
	assert_int_equal(app.calls("cuMemGetHandleForAddressRange"), 1);
	close(x.fd);
	assert_int_equal(d->mem.release(d, p), 0);
	dev_cuda_driver.close(d);
}

static void export_too_old(void **state)
{
	struct dev_export x;
	struct dev *d;

	(void)state;
	assert_int_equal(dev_cuda_driver.open(&config, 0, &d), 0);
	assert_int_equal(d->share.export_range(d, (void *)4096, 4096, DEV_MAPPING_PLAIN, &x),
			 -EOPNOTSUPP);
	assert_in("cuda:0: dma-buf export needs the driver of CUDA 11.7, this is 11.6",
		  err_message());
	dev_cuda_driver.close(d);
}

static const struct {
	const char *name;
	void (*run)(void **state);
	const char *env; /* NAME=VALUE, blanks between */
} cases[] = {
#define CASE(f, env)       \
	{                  \
#f, f, env \
	}
	CASE(no_library, ""),
	CASE(no_cuda_library, ""),
	CASE(broken_library, ""),
	CASE(default_name, "LD_LIBRARY_PATH=@"),
	CASE(init_fails, "FAKECUDA_FAIL=cuInit:1:999"),
	CASE(too_old, "FAKECUDA_VERSION=10020"),
	CASE(all_hidden, "CUDA_VISIBLE_DEVICES=-1"),
	CASE(no_device, "FAKECUDA_DEVICES=0"),
	CASE(count_fails, "FAKECUDA_FAIL=cuDeviceGetCount:1:999"),
	CASE(started_once, ""),
	CASE(identify_of_others, "LD_LIBRARY_PATH=@"),
	CASE(identify_after_fork, ""),
	CASE(describes, ""),
	CASE(prohibited, "FAKECUDA_ATTR=20:2"),
	CASE(geforce, "FAKECUDA_ATTR=116:0 FAKECUDA_NAME=NVIDIA_GeForce_RTX_4090"),
	CASE(mig, "FAKECUDA_ATTR=116:0 FAKECUDA_NAME=NVIDIA_H100_80GB_HBM3_MIG_1g.10gb"),
	CASE(vgpu, "FAKECUDA_ATTR=116:0 FAKECUDA_NAME=NVIDIA_A40-48Q"),
	CASE(integrated, "FAKECUDA_ATTR=18:1"),
	CASE(coherent, "FAKECUDA_COHERENT=1"),
	CASE(coherent_in_name, "FAKECUDA_ATTR=100:1"),
	CASE(no_peers, "FAKECUDA_PEER=0"),
	CASE(export_by_pcie, "FAKECUDA_DMABUF_PCIE=1"),
	CASE(export_too_old, "FAKECUDA_VERSION=11060"),
};

/* A folder in which the fake library has the real one's name. */
static char folder[] = "/tmp/peerlane-cuda-XXXXXX";

static void set_env(const char *env)
{
	char buf[256];
	char *save = NULL;
	char *word;

	snprintf(buf, sizeof(buf), "%s", env);
	for (word = strtok_r(buf, " ", &save); word; word = strtok_r(NULL, " ", &save)) {
		char *value = strchr(word, '=');

		*value++ = '\0';
		if (strcmp(word, "FAKECUDA_NAME") == 0) {
			for (char *c = value; *c; c++) {
				*c = *c == '_' ? ' ' : *c;
			}
		}
		setenv(word, strcmp(value, "@") == 0 ? folder : value, 1);
	}
}

static void run_case(void **state)
{
	size_t i = (size_t)*state;
	int status;
	pid_t child;

	fflush(stdout);
	fflush(stderr);
	child = fork();
	if (child == 0) {
		set_env(cases[i].env);
		execl("/proc/self/exe", "test_dev_cuda_start", cases[i].name, (char *)NULL);
		_exit(127);
	}
	assert_true(child > 0);
	assert_int_equal(waitpid(child, &status, 0), child);
	if (!WIFEXITED(status) || WEXITSTATUS(status)) {
		fail_msg("'%s' ended with status %#x", cases[i].name, (unsigned int)status);
	}
}

static int run_here(const char *name)
{
	for (size_t i = 0; i < ARRAY_LEN(cases); i++) {
		const struct CMUnitTest one[] = {
			{ cases[i].name, cases[i].run, NULL, NULL, NULL },
		};

		if (strcmp(cases[i].name, name) == 0) {
			return cmocka_run_group_tests(one, NULL, NULL);
		}
	}
	printf("no such case: %s\n", name);
	return 1;
}

int main(int argc, char **argv)
{
	struct CMUnitTest tests[ARRAY_LEN(cases)];
	char link[64];
	size_t i;
	int rc;

	if (!getenv("FAKECUDA_LIB")) {
		printf("skipped: FAKECUDA_LIB does not name the fake driver library\n");
		return 77;
	}
	config.cuda_lib = getenv("FAKECUDA_LIB");
	if (argc > 1) {
		return run_here(argv[1]);
	}
	setenv("FAKECUDA_DEVICES", "2", 1);
	setenv("FAKECUDA_MEM_MIB", "16", 1);
	unsetenv("CUDA_VISIBLE_DEVICES");
	if (!mkdtemp(folder)) {
		perror(folder);
		return 1;
	}
	snprintf(link, sizeof(link), "%s/libcuda.so.1", folder);
	if (symlink(config.cuda_lib, link) < 0) {
		perror(link);
		rmdir(folder);
		return 1;
	}
	for (i = 0; i < ARRAY_LEN(cases); i++) {
		tests[i] = (struct CMUnitTest){ cases[i].name, run_case, NULL, NULL, (void *)i };
	}
	rc = cmocka_run_group_tests(tests, NULL, NULL);
	unlink(link);
	rmdir(folder);
	return rc;
}

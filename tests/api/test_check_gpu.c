/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/*
 * pl_check() where there are GPUs: those of a CUDA driver library without a GPU, which
 * PEERLANE_TEST_CUDA_LIB must name.
 */

#include <dlfcn.h>
#include <errno.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

#include <cmocka.h>

#include <peerlane/peerlane.h>

#define NOT_SUPPORTED "801" /* the driver's number for it */

static void (*fake_fail)(const char *spec);
static long (*fake_live)(const char *what);
static unsigned long (*fake_violations)(void);

/* The one row that is asked for. */
struct want {
	const char *id;
	const char *subject;
	int found;
	int level;
	char finding[1024];
	char remedy[1024];
};

static int on_row(const struct pl_check_row *row, void *arg)
{
	struct want *w = arg;

	if (row->level <= PL_CHECK_MISSING && !row->remedy[0]) {
		fail_msg("%s %s: \"%s\" has no remedy", row->id, row->subject, row->finding);
	}
	if (strcmp(row->id, w->id) == 0 && strcmp(row->subject, w->subject) == 0) {
		w->found++;
		w->level = row->level;
		(void)snprintf(w->finding, sizeof(w->finding), "%s", row->finding);
		(void)snprintf(w->remedy, sizeof(w->remedy), "%s", row->remedy);
	}
	return 0;
}

static struct want row_of(const char *root, const char *id, const char *subject, const char *fail)
{
	struct want w = { .id = id, .subject = subject };
	struct pl_ctx_opts opts = PL_CTX_OPTS_INIT;
	struct pl_ctx *ctx;
	char setting[512];
	const char *settings[] = { setting };

	(void)snprintf(setting, sizeof(setting), "test_sysroot=%s/%s", GOLDEN_ROOTS, root);
	opts.settings = settings;
	opts.n_settings = 1;
	assert_int_equal(pl_open(&opts, &ctx), 0);
	fake_fail(fail);
	assert_int_equal(pl_check(ctx, on_row, &w), 0);
	fake_fail(NULL);
	pl_close(ctx);
	assert_int_equal(w.found, 1);
	/* It gave back all that it took to look. */
	assert_int_equal(fake_live("memory"), 0);
	assert_int_equal(fake_violations(), 0);
	return w;
}

static void a_consumer_card_is_told_apart(void **state)
{
	struct want w = row_of("bare-metal", "gpu", "cuda:0", NULL);

	(void)state;
	assert_int_equal(w.level, PL_CHECK_INFO);
	assert_non_null(strstr(w.finding, "GeForce"));
	assert_non_null(strstr(w.finding, "copies only"));
	assert_non_null(strstr(w.remedy, "data-centre"));
	/* With nothing else in the way, the card itself is. */
	w = row_of("bare-metal", "p2pdma", "", NULL);
	assert_int_equal(w.level, PL_CHECK_INFO);
	assert_non_null(strstr(w.finding, "directly: no GPU here"));
	assert_null(strstr(w.finding, "; no"));
}

static void a_good_card_is_fit(void **state)
{
	struct want w = row_of("bare-metal", "gpu", "cuda:0", NULL);

	(void)state;
	assert_int_equal(w.level, PL_CHECK_OK);
	assert_non_null(strstr(w.finding, "NVIDIA A100"));
}

static void dmabuf_is_tried(void **state)
{
	struct want w = row_of("bare-metal", "dma-buf", "cuda:1", NULL);

	(void)state;
	assert_int_equal(w.level, PL_CHECK_OK);
	assert_non_null(strstr(w.finding, "as a dma-buf"));
}

static void dmabuf_that_fails_is_missing(void **state)
{
	static const char fail[] = "cuMemGetHandleForAddressRange:1:" NOT_SUPPORTED;
	struct want w = row_of("bare-metal", "dma-buf", "cuda:0", fail);

	(void)state;
	assert_int_equal(w.level, PL_CHECK_MISSING);
	assert_non_null(strstr(w.finding, "cuda:0"));
	/* The second GPU's worked: nothing is needed in its place. */
	w = row_of("laptop", "peermem", "", fail);
	assert_int_equal(w.level, PL_CHECK_OK);
	w = row_of("laptop", "peermem", "",
		   "cuMemGetHandleForAddressRange:1:" NOT_SUPPORTED
		   ",cuMemGetHandleForAddressRange:2:" NOT_SUPPORTED);
	assert_int_equal(w.level, PL_CHECK_MISSING);
	assert_non_null(strstr(w.remedy, "modprobe nvidia-peermem"));
}

static void full_gpu_is_bad(void **state)
{
	struct want w = row_of("bare-metal", "dma-buf", "cuda:0", "cuMemAlloc_v2:1:2");

	(void)state;
	assert_int_equal(w.level, PL_CHECK_BAD);
	assert_non_null(strstr(w.finding, "64 KiB"));
}

static void p2pdma_names_each_gap(void **state)
{
	struct want w = row_of("laptop", "p2pdma", "", NULL);

	(void)state;
	assert_int_equal(w.level, PL_CHECK_INFO);
	assert_non_null(strstr(w.finding, "CONFIG_PCI_P2PDMA"));
	assert_non_null(strstr(w.finding, "proprietary"));
	assert_non_null(strstr(w.finding, "older than 565.57"));
	assert_non_null(strstr(w.finding, "staged"));
	assert_string_equal(w.remedy, "");
	w = row_of("bare-metal", "p2pdma", "", NULL);
	assert_int_equal(w.level, PL_CHECK_INFO);
	assert_non_null(strstr(w.finding, "allow drives"));
	assert_non_null(strstr(w.finding, "never run on such a GPU"));
}

/* One row a condition, each with its remedy. */
static int on_condition(const struct pl_check_row *row, void *arg)
{
	char *codes = arg;

	if (strcmp(row->id, "gpu-p2pdma") == 0 && row->level == PL_CHECK_MISSING) {
		assert_true(row->remedy[0]);
		(void)strcat(strcat(codes, row->code), " ");
	}
	return 0;
}

static void p2pdma_has_a_row_for_each_condition(void **state)
{
	struct pl_ctx_opts opts = PL_CTX_OPTS_INIT;
	const char *settings[] = { "test_sysroot=" GOLDEN_ROOTS "/laptop" };
	char codes[1024] = "";
	struct pl_ctx *ctx;
	struct want w;

	(void)state;
	opts.settings = settings;
	opts.n_settings = 1;
	assert_int_equal(pl_open(&opts, &ctx), 0);
	assert_int_equal(pl_check(ctx, on_condition, codes), 0);
	pl_close(ctx);
	assert_string_equal(codes,
			    "gpu-p2p-kernel gpu-p2p-modules gpu-p2p-version gpu-p2p-device ");
	/* There are no device files to ask the driver by. */
	w = row_of("bare-metal", "gpu-p2pdma", "cuda:0", NULL);
	assert_int_equal(w.level, PL_CHECK_INFO);
	assert_non_null(strstr(w.finding, "/dev/nvidiactl"));
}

static void on_doctors_row(const struct pl_check_row *row, void *arg)
{
	(void)on_condition(row, arg);
}

static void the_doctor_has_a_row_for_each_condition_too(void **state)
{
	struct pl_doctor_args args = PL_DOCTOR_ARGS_INIT;
	struct pl_ctx_opts opts = PL_CTX_OPTS_INIT;
	const char *settings[] = { "test_sysroot=" GOLDEN_ROOTS "/laptop" };
	char codes[1024] = "";
	struct pl_ctx *ctx;

	(void)state;
	args.nbytes = 4096;
	args.on_row = on_doctors_row;
	args.arg = codes;
	opts.settings = settings;
	opts.n_settings = 1;
	assert_int_equal(pl_open(&opts, &ctx), 0);
	assert_true(pl_doctor(ctx, &args) >= 0);
	pl_close(ctx);
	assert_string_equal(codes,
			    "gpu-p2p-kernel gpu-p2p-modules gpu-p2p-version gpu-p2p-device ");
}

static void the_other_doors_are_looked_at(void **state)
{
	struct want w = row_of("bare-metal", "io_uring-dmabuf", "", NULL);

	(void)state;
	assert_int_equal(w.level, PL_CHECK_INFO);
	assert_non_null(strstr(w.finding, "after 7.2"));
	w = row_of("bare-metal", "nvidia-fs", "", NULL);
	assert_non_null(strstr(w.finding, "2.28.4"));
}

static void a_translating_iommu_is_missing(void **state)
{
	struct want w = row_of("laptop", "iommu", "", NULL);

	(void)state;
	assert_int_equal(w.level, PL_CHECK_MISSING);
	assert_non_null(strstr(w.remedy, "iommu=pt"));
	w = row_of("bare-metal", "iommu", "", NULL);
	assert_int_equal(w.level, PL_CHECK_OK);
}

static void disks_matter_to_memory_that_drives_reach(void **state)
{
	struct want w = row_of("laptop", "block", "dm-1 under /", NULL);

	(void)state;
	assert_int_equal(w.level, PL_CHECK_INFO);
	assert_string_equal(w.remedy, "");
	w = row_of("bare-metal", "block", "md0 under /data", NULL);
	assert_int_equal(w.level, PL_CHECK_OK);
}

/* What pl_doctor() told, of the fake driver's two GPUs. */
struct told {
	int pairs;
	int whole; /* verified and measured */
	int missing;
	int bad;
	char code[64];
	char subject[64];
	char why[256];
};

static void on_pair(const struct pl_doctor_pair *p, void *arg)
{
	struct told *t = arg;

	assert_int_equal(p->size, sizeof(*p));
	t->pairs++;
	t->whole += p->verified == 1 && p->gbps > 0 && p->latency_ns > 0;
	t->missing += p->missing[0] != '\0';
	if (p->missing[0]) {
		(void)snprintf(t->why, sizeof(t->why), "%s", p->missing);
	}
}

static void on_finding(const struct pl_check_row *row, void *arg)
{
	struct told *t = arg;

	if (row->level == PL_CHECK_BAD && !t->bad++) {
		(void)snprintf(t->code, sizeof(t->code), "%s", row->code);
		(void)snprintf(t->subject, sizeof(t->subject), "%s", row->subject);
	}
}

static struct told doctor(uint64_t nbytes, const char *fail, int want)
{
	static const char *const settings[] = { "soft_gpus=0", "test_nvml_lib=none" };
	struct pl_doctor_args args = PL_DOCTOR_ARGS_INIT;
	struct pl_ctx_opts opts = PL_CTX_OPTS_INIT;
	struct told t = { .pairs = 0 };
	struct pl_ctx *ctx;

	args.nbytes = nbytes;
	args.on_pair = on_pair;
	args.on_row = on_finding;
	args.arg = &t;
	opts.settings = settings;
	opts.n_settings = 2;
	assert_int_equal(pl_open(&opts, &ctx), 0);
	fake_fail(fail);
	assert_int_equal(pl_doctor(ctx, &args), want);
	fake_fail(NULL);
	assert_int_equal(fake_live("memory"), 0);
	assert_int_equal(fake_live("pins"), 0);
	assert_int_equal(fake_live("events"), 0);
	pl_close(ctx);
	assert_int_equal(fake_violations(), 0);
	return t;
}

static void doctor_uses_a_driver_as_it_may(void **state)
{
	struct told t = doctor(1 << 20, NULL, 0);

	(void)state;
	assert_int_equal(t.pairs, 6);
	assert_int_equal(t.whole, 6);
	assert_int_equal(t.bad, 0);
}

static void doctor_names_what_fails(void **state)
{
	/* Each link is looked at by 64 copies and one to wait for; then comes the first pair. */
	struct told t = doctor(4096, "cuMemcpyAsync:131:719", 1);

	(void)state;
	assert_int_equal(t.bad, 1);
	assert_string_equal(t.code, "pair-cut");
	assert_string_equal(t.subject, "cuda:0 to host");
	assert_int_equal(t.pairs, 6);
	/* What needs that way to be judged is not blamed. */
	assert_int_equal(t.missing, 2);
	assert_non_null(strstr(t.why, "at fault already"));
}

static void doctor_says_what_it_could_not_look_at(void **state)
{
	/* The first are for dma-buf, then come two for each GPU. */
	struct told t = doctor(4096, "cuMemAlloc_v2:5:2", 1);

	(void)state;
	assert_int_equal(t.pairs, 6);
	assert_int_equal(t.whole, 2);
	assert_int_equal(t.missing, 4);
	assert_non_null(strstr(t.why, "cuMemAlloc"));
}

static void doctor_refuses_what_is_wrong(void **state)
{
	struct pl_doctor_args args = PL_DOCTOR_ARGS_INIT;
	struct pl_ctx *ctx;

	(void)state;
	assert_int_equal(pl_open(NULL, &ctx), 0);
	args.nbytes = 4095;
	assert_int_equal(pl_doctor(ctx, &args), -EINVAL);
	args.nbytes = 0;
	args.flags = 1u << 9;
	assert_int_equal(pl_doctor(ctx, &args), -EINVAL);
	args.flags = 0;
	args.size = 1;
	assert_int_equal(pl_doctor(ctx, &args), -EINVAL);
	assert_int_equal(pl_doctor(NULL, &args), -EINVAL);
	pl_close(ctx);
}

/* 0, or why the library is not the one that these tests need. */
static int find_fake(void)
{
	const char *lib = getenv("PEERLANE_TEST_CUDA_LIB");
	void *h = lib ? dlopen(lib, RTLD_NOW) : NULL;

	if (h) {
		*(void **)&fake_fail = dlsym(h, "fakecuda_fail");
		*(void **)&fake_live = dlsym(h, "fakecuda_live");
		*(void **)&fake_violations = dlsym(h, "fakecuda_violations");
	}
	return fake_fail && fake_live && fake_violations ? 0 : -ENOENT;
}

static int good_cards(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(a_good_card_is_fit),
		cmocka_unit_test(dmabuf_is_tried),
		cmocka_unit_test(dmabuf_that_fails_is_missing),
		cmocka_unit_test(full_gpu_is_bad),
		cmocka_unit_test(p2pdma_names_each_gap),
		cmocka_unit_test(p2pdma_has_a_row_for_each_condition),
		cmocka_unit_test(the_doctor_has_a_row_for_each_condition_too),
		cmocka_unit_test(the_other_doors_are_looked_at),
		cmocka_unit_test(a_translating_iommu_is_missing),
		cmocka_unit_test(disks_matter_to_memory_that_drives_reach),
		cmocka_unit_test(doctor_uses_a_driver_as_it_may),
		cmocka_unit_test(doctor_names_what_fails),
		cmocka_unit_test(doctor_says_what_it_could_not_look_at),
		cmocka_unit_test(doctor_refuses_what_is_wrong),
	};

	setenv("FAKECUDA_NAME", "NVIDIA A100-SXM4-80GB", 1);
	return cmocka_run_group_tests(tests, NULL, NULL);
}

static int consumer_cards(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(a_consumer_card_is_told_apart),
	};

	setenv("FAKECUDA_NAME", "NVIDIA GeForce 9999", 1);
	setenv("FAKECUDA_ATTR", "116:0", 1); /* GPU_DIRECT_RDMA_SUPPORTED */
	return cmocka_run_group_tests(tests, NULL, NULL);
}

/* The library reads its environment once a process: each kind of card has its own. */
int main(void)
{
	int status = 0;
	pid_t child;

	setenv("FAKECUDA_DEVICES", "2", 1);
	if (find_fake()) {
		printf("skipped: PEERLANE_TEST_CUDA_LIB does not name the fake CUDA library\n");
		return 77;
	}
	(void)fflush(NULL);
	child = fork();
	if (child == 0) {
		exit(consumer_cards());
	}
	if (child < 0 || waitpid(child, &status, 0) != child) {
		perror("fork");
		return 1;
	}
	return good_cards() || status;
}

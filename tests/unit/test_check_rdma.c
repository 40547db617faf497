/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/* pl_check() where the NICs' drivers do not answer: it says so and returns. All other rows about
 * NICs are tested by tests/cli/test_check_rdma.py. */

#include <dlfcn.h>
#include <ftw.h>
#include <sys/stat.h>
#include <time.h>

#include <peerlane/peerlane.h>

#include "base/fault.h"
#include "report/check_rdma.h"
#include "topo/rdma.h"
#include "unit.h"

static char root[160];
static bool listed;

static void make(const char *path, const char *text)
{
	char full[256];
	FILE *f;

	(void)snprintf(full, sizeof(full), "%s/%s", root, path);
	for (char *p = full + strlen(root) + 1; (p = strchr(p, '/')); p++) {
		*p = '\0';
		(void)mkdir(full, 0755);
		*p = '/';
	}
	f = fopen(full, "we");
	assert_non_null(f);
	assert_true(fputs(text, f) >= 0);
	assert_int_equal(fclose(f), 0);
}

/* One RDMA device on no PCI function. */
static void make_machine(void)
{
	const char *tmp = getenv("TMPDIR");
	char path[256];

	(void)snprintf(root, sizeof(root), "%s/peerlane-check-XXXXXX", tmp ? tmp : "/tmp");
	assert_non_null(mkdtemp(root));
	make("sys/devices/virtual/infiniband/fake_0/ports/1/state", "4: ACTIVE\n");
	make("sys/devices/virtual/infiniband/fake_0/ports/1/link_layer", "InfiniBand\n");
	make("sys/devices/virtual/infiniband/fake_0/ports/1/gids/0",
	     "fe80:0000:0000:0000:0202:c9ff:fe00:0001\n");
	make("sys/class/infiniband_verbs/uverbs0/ibdev", "fake_0\n");
	make("sys/class/infiniband/none", "");
	make("dev/infiniband/uverbs0", "");
	(void)snprintf(path, sizeof(path), "%s/sys/class/infiniband/fake_0", root);
	assert_int_equal(symlink("../../devices/virtual/infiniband/fake_0", path), 0);
}

struct rows {
	unsigned int silent;
	unsigned int unlisted;
	char finding[256];
};

static int on_row(const struct pl_check_row *row, void *arg)
{
	struct rows *r = arg;

	r->unlisted += strcmp(row->code, "rdma-provider-missing") == 0;
	if (strcmp(row->code, "rdma-silent") == 0) {
		r->silent++;
		assert_true(row->remedy[0]);
		(void)snprintf(r->finding, sizeof(r->finding), "%s", row->finding);
	}
	return 0;
}

static struct rows check(void)
{
	struct pl_ctx_opts opts = PL_CTX_OPTS_INIT;
	char sysroot[192], lib[1024];
	const char *settings[] = { sysroot, lib, "test_cuda_lib=none", "soft_gpus=1x1MiB" };
	struct rows r = { .silent = 0 };
	struct pl_ctx *ctx;

	(void)snprintf(sysroot, sizeof(sysroot), "test_sysroot=%s", root);
	(void)snprintf(lib, sizeof(lib), "test_verbs_lib=%s", getenv("HANGVERBS_LIB"));
	opts.settings = settings;
	opts.n_settings = COUNT(settings);
	assert_int_equal(pl_open(&opts, &ctx), 0);
	assert_int_equal(pl_check(ctx, on_row, &r), 0);
	pl_close(ctx);
	return r;
}

static void silence_is_reported(void **state)
{
	void *lib = dlopen(getenv("HANGVERBS_LIB"), RTLD_NOW | RTLD_LOCAL);
	void *sym = lib ? dlsym(lib, "hangverbs_waiting") : NULL;
	void *sym_let = lib ? dlsym(lib, "hangverbs_let") : NULL;
	int (*waiting)(void);
	void (*let)(int yes);
	struct rows r;

	(void)state;
	assert_non_null(sym);
	memcpy(&waiting, &sym, sizeof(sym));
	memcpy(&let, &sym_let, sizeof(sym));
	check_rdma_patience_ns = 50000000;
	r = check();
	assert_int_equal(r.silent, 1);
	assert_in("have not answered libibverbs within 1 s", r.finding);
	/* Its answer comes when nobody waits for it any more; what it was to be put into goes. */
	let(1);
	for (int i = 0; i < 6000 && waiting(); i++) {
		(void)nanosleep(&(struct timespec){ 0, 10000000 }, NULL);
	}
	assert_int_equal(waiting(), 0);
	/* It answers now: that there is no NIC. */
	check_rdma_patience_ns = UINT64_C(60000000000);
	r = check();
	assert_int_equal(r.silent, 0);
	assert_int_equal(r.unlisted, 1);
}

static int on_any(const struct pl_check_row *row, void *arg)
{
	(void)arg;
	assert_non_null(row->finding);
	assert_non_null(row->detail);
	return 0;
}

/* Each allocation fails once: the call does, or finds less, and nothing is lost. */
static void memory_is_short(void **state)
{
	struct pl_ctx_opts opts = PL_CTX_OPTS_INIT;
	char sysroot[192], lib[1024], cuda[1024];
	const char *settings[] = { sysroot, lib, cuda, "soft_gpus=0", "wide=off" };
	unsigned long n = 0, failed = 0, made;
	struct pl_ctx *ctx;
	int rc;

	(void)state;
	(void)snprintf(sysroot, sizeof(sysroot), "test_sysroot=%s", root);
	(void)snprintf(lib, sizeof(lib), "test_verbs_lib=%s",
		       getenv(listed ? "FAKEVERBS_LIB" : "HANGVERBS_LIB"));
	(void)snprintf(cuda, sizeof(cuda), "test_cuda_lib=%s", getenv("FAKECUDA_LIB"));
	opts.settings = settings;
	opts.n_settings = COUNT(settings);
	assert_int_equal(pl_open(&opts, &ctx), 0);
	assert_int_equal(pl_check(ctx, on_any, NULL), 0);
	do {
		fault_arm(FAULT_ALLOC, ++n, ENOMEM);
		rc = pl_check(ctx, on_any, NULL);
		made = fault_count(FAULT_ALLOC);
		fault_arm(FAULT_ALLOC, 0, 0);
		assert_true(rc == 0 || rc == -ENOMEM);
		failed += rc != 0;
	} while (made >= n);
	assert_true(n > 30);
	assert_true(failed > n / 2);
	pl_close(ctx);
}

static void mtu_of_roce(void **state)
{
	static const unsigned int mtus[][2] = { { 9000, 4096 }, { 4200, 4096 }, { 4192, 4096 },
						{ 4191, 2048 }, { 1500, 1024 }, { 352, 256 },
						{ 351, 0 },	{ 0, 0 } };

	(void)state;
	for (size_t i = 0; i < COUNT(mtus); i++) {
		assert_int_equal(topo_rdma_mtu(mtus[i][0]), mtus[i][1]);
	}
}

static int drop(const char *path, const struct stat *st, int type, struct FTW *at)
{
	(void)st;
	(void)type;
	(void)at;
	return remove(path);
}

/* "listed": with NICs that answer, since a process loads one libibverbs. */
int main(int argc, char **argv)
{
	static const struct CMUnitTest short_of_memory[] = { cmocka_unit_test(memory_is_short) };
	static const struct CMUnitTest tests[] = {
		cmocka_unit_test(silence_is_reported),
		cmocka_unit_test(memory_is_short),
		cmocka_unit_test(mtu_of_roce),
	};

	int failed;

	make_machine();
	listed = argc > 1 && strcmp(argv[1], "listed") == 0;
	failed = listed ? cmocka_run_group_tests(short_of_memory, NULL, NULL)
			: cmocka_run_group_tests(tests, NULL, NULL);
	(void)nftw(root, drop, 8, FTW_DEPTH | FTW_PHYS);
	return failed;
}

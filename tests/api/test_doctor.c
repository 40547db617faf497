/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/*
 * pl_doctor() on a machine whose counters of errors, and links, change while it looks: files that
 * are written anew when it says that it has begun. The machine is made by the script that is the
 * one argument; a software GPU is what it copies with.
 */

#include "fixture.h"

#include <sys/stat.h>

#define ROWS 64
#define AER "sys/bus/pci/devices/%s/aer_dev_%s"

static const char *script;
static char root[64];

/* Functions of the machine: three GPUs, a drive, and the root port of the first GPU. */
#define GPU0 "0000:18:00.0"
#define GPU1 "0000:29:00.0"
#define GPU2 "0000:3a:00.0"
#define DRIVE "0000:1a:00.0"
#define PORT "0000:15:01.0"

struct row {
	char code[32], subject[64], finding[200];
};

struct seen {
	bool changed;
	void (*change)(void);
	unsigned int n_rows, n_counters;
	struct row rows[ROWS];
	struct {
		char subject[64], name[64];
		uint64_t value, grown;
	} counters[ROWS];
};

static void put(const char *text, const char *fmt, ...) __attribute__((format(printf, 2, 3)));
static void put(const char *text, const char *fmt, ...)
{
	char path[256], full[384];
	va_list ap;
	FILE *f;

	va_start(ap, fmt);
	(void)vsnprintf(path, sizeof(path), fmt, ap);
	va_end(ap);
	(void)snprintf(full, sizeof(full), "%s/%s", root, path);
	*strrchr(full, '/') = '\0';
	(void)mkdir(full, 0755);
	full[strlen(full)] = '/';
	f = fopen(full, "we");
	if (!f) {
		fail_msg("%s: %s", full, strerror(errno));
	}
	assert_true(fputs(text, f) >= 0);
	assert_int_equal(fclose(f), 0);
}

/* Once, when the first counters have been read. */
static void on_step(const char *what, unsigned int done, unsigned int total, void *arg)
{
	struct seen *s = arg;

	(void)what;
	assert_true(done <= total);
	if (!s->changed) {
		s->changed = true;
		s->change();
	}
}

static void on_counter(const struct pl_doctor_counter *c, void *arg)
{
	struct seen *s = arg;

	assert_in_range(s->n_counters, 0, ROWS - 1);
	(void)snprintf(s->counters[s->n_counters].subject, 64, "%s", c->subject);
	(void)snprintf(s->counters[s->n_counters].name, 64, "%s", c->name);
	s->counters[s->n_counters].value = c->value;
	s->counters[s->n_counters++].grown = c->grown;
}

static void on_row(const struct pl_check_row *r, void *arg)
{
	struct seen *s = arg;
	struct row *to = &s->rows[s->n_rows];

	assert_true(r->level > PL_CHECK_MISSING || r->remedy[0]);
	if (strncmp(r->code, "pcie-", 5) == 0 || strncmp(r->code, "nic-", 4) == 0 ||
	    strncmp(r->code, "nvlink-", 7) == 0) {
		assert_in_range(s->n_rows, 0, ROWS - 1);
		(void)snprintf(to->code, sizeof(to->code), "%s", r->code);
		(void)snprintf(to->subject, sizeof(to->subject), "%s", r->subject);
		(void)snprintf(to->finding, sizeof(to->finding), "%s", r->finding);
		s->n_rows++;
	}
}

static struct seen look(uint64_t flags, void (*change)(void))
{
	struct pl_doctor_args args = PL_DOCTOR_ARGS_INIT;
	struct seen s = { .change = change };
	char sysroot[96];
	struct pl_ctx *ctx;

	(void)snprintf(sysroot, sizeof(sysroot), "test_sysroot=%s", root);
	assert_int_equal(fx_ctx(&ctx, sysroot, "soft_gpus=1x1MiB", "test_cuda_lib=none", NULL), 0);
	args.flags = flags;
	args.nbytes = 4096;
	args.on_step = on_step;
	args.on_counter = on_counter;
	args.on_row = on_row;
	args.arg = &s;
	assert_int_equal(pl_doctor(ctx, &args), 0);
	pl_close(ctx);
	return s;
}

static void expect_row(const struct seen *s, const char *code, const char *subject,
		       const char *finding)
{
	unsigned int found = 0;

	for (unsigned int i = 0; i < s->n_rows; i++) {
		if (strcmp(s->rows[i].code, code) == 0 &&
		    strcmp(s->rows[i].subject, subject) == 0) {
			assert_string_equal(s->rows[i].finding, finding);
			found++;
		}
	}
	if (found != 1) {
		fail_msg("%u times %s of %s", found, code, subject);
	}
}

static void expect_counter(const struct seen *s, const char *subject, const char *name,
			   uint64_t value, uint64_t grown)
{
	for (unsigned int i = 0; i < s->n_counters; i++) {
		if (strcmp(s->counters[i].subject, subject) == 0 &&
		    strcmp(s->counters[i].name, name) == 0) {
			assert_int_equal(s->counters[i].value, value);
			assert_int_equal(s->counters[i].grown, grown);
			return;
		}
	}
	fail_msg("no counter %s of %s", name, subject);
}

static int make(void **state)
{
	char command[512];
	FILE *f;

	(void)state;
	(void)snprintf(root, sizeof(root), "/tmp/peerlane-doctor-XXXXXX");
	if (!mkdtemp(root)) {
		return -1;
	}
	(void)snprintf(command, sizeof(command), "python3 -B '%s' hgx-h200 '%s'", script, root);
	if (system(command)) {
		return -1;
	}
	(void)snprintf(command, sizeof(command), "%s/nvml.txt", root);
	(void)setenv("FAKENVML", command, 1);
	f = fopen(command, "ae");
	/* GPU 2, link 1: one replay more each time it is read, which is twice; link 3: 9 more. */
	(void)fputs("errors 2 1 0 4 1\nerrors 2 3 0 0 9\n", f);
	return fclose(f);
}

static int drop(void **state)
{
	char command[128];

	(void)state;
	(void)snprintf(command, sizeof(command), "rm -rf '%s'", root);
	return system(command);
}

static void before(void)
{
	put("RxErr 0\nBadTLP 3\nTOTAL_ERR_COR 3\n", AER, GPU0, "correctable");
	put("BadTLP 20\nReplay 7\nTOTAL_ERR_COR 27\n", AER, GPU1, "correctable");
	put("DLP 0\nTOTAL_ERR_NONFATAL 0\n", AER, PORT, "nonfatal");
	put("12\n", "sys/class/infiniband/mlx5_1/ports/1/hw_counters/local_ack_timeout_err");
	put("9\n", "sys/class/infiniband/mlx5_2/ports/1/counters/symbol_error");
}

static void errors_come(void)
{
	/* Ten that were corrected are a finding, nine are none; neither is what was reset. */
	put("RxErr 0\nBadTLP 13\nTOTAL_ERR_COR 13\n", AER, GPU0, "correctable");
	put("BadTLP 29\nReplay 0\nTOTAL_ERR_COR 29\n", AER, GPU1, "correctable");
	put("DLP 1\nTOTAL_ERR_NONFATAL 1\n", AER, PORT, "nonfatal");
	put("Undefined 2\n", AER, GPU1, "fatal"); /* a file that was not there */
	put("13\n", "sys/class/infiniband/mlx5_1/ports/1/hw_counters/local_ack_timeout_err");
	put("9\n", "sys/class/infiniband/mlx5_2/ports/1/counters/symbol_error");
}

static void errors_that_come_are_named(void **state)
{
	struct seen s;

	(void)state;
	before();
	s = look(0, errors_come);
	assert_true(s.changed);
	expect_counter(&s, GPU0, "correctable BadTLP", 13, 10);
	expect_counter(&s, GPU1, "correctable BadTLP", 29, 9);
	expect_counter(&s, PORT, "nonfatal DLP", 1, 1);
	expect_counter(&s, GPU1, "fatal Undefined", 2, 2);
	expect_counter(&s, "mlx5_1 port 1", "local_ack_timeout_err", 13, 1);
	expect_counter(&s, "mlx5_2 port 1", "symbol_error", 9, 0);
	expect_row(&s, "pcie-corrected", GPU0, "correctable BadTLP: 10 more while doctor looked");
	expect_row(&s, "pcie-errors", PORT, "nonfatal DLP: 1 more while doctor looked");
	expect_row(&s, "pcie-errors", GPU1, "fatal Undefined: 2 more while doctor looked");
	expect_row(&s, "nic-errors", "mlx5_1 port 1",
		   "local_ack_timeout_err: 1 more while doctor looked");
	expect_row(&s, "nic-history", "mlx5_2 port 1", "counted so far: symbol_error 9");
	expect_row(&s, "pcie-history", GPU1, "counted so far: correctable BadTLP 29");
	/* Of NVLinks every GPU's links count together. */
	expect_row(&s, "nvlink-errors", GPU2,
		   "replay: 10 more while doctor looked on 2 links, the most (9) on nvlink 3");
	assert_int_equal(s.n_rows, 7);
}

/* What only reads has nothing to compare with. */
static void passive_tells_history_alone(void **state)
{
	struct seen s;

	(void)state;
	before();
	s = look(PL_DOCTOR_PASSIVE, errors_come);
	assert_false(s.changed);
	for (unsigned int i = 0; i < s.n_counters; i++) {
		assert_int_equal(s.counters[i].grown, 0);
	}
	expect_row(&s, "pcie-history", GPU0, "counted so far: correctable BadTLP 3");
	expect_row(&s, "nic-history", "mlx5_1 port 1", "counted so far: local_ack_timeout_err 12");
}

static void links_fall(void)
{
	put("8\n", "sys/bus/pci/devices/%s/current_link_width", GPU0);
	put("2.5 GT/s PCIe\n", "sys/bus/pci/devices/%s/current_link_speed", GPU0);
	put("2\n", "sys/bus/pci/devices/%s/current_link_width", DRIVE);
	put("8.0 GT/s PCIe\n", "sys/bus/pci/devices/%s/current_link_speed", DRIVE);
}

static void links_that_fall_are_named(void **state)
{
	struct seen s;

	(void)state;
	s = look(0, links_fall);
	expect_row(&s, "pcie-narrow", "gpu0",
		   "its PCIe link fell from 16 lanes to 8 while doctor looked");
	expect_row(&s, "pcie-narrow", "nvme0",
		   "its PCIe link fell from 4 lanes to 2 while doctor looked");
	/* A GPU's generation falls when it idles. */
	expect_row(&s, "pcie-slow", "nvme0",
		   "its PCIe link fell from generation 5 to 3 while doctor looked");
	for (unsigned int i = 0; i < s.n_rows; i++) {
		assert_true(strcmp(s.rows[i].code, "pcie-slow") != 0 ||
			    strcmp(s.rows[i].subject, "nvme0") == 0);
	}
}

int main(int argc, char **argv)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test_setup_teardown(errors_that_come_are_named, make, drop),
		cmocka_unit_test_setup_teardown(passive_tells_history_alone, make, drop),
		cmocka_unit_test_setup_teardown(links_that_fall_are_named, make, drop),
	};

	if (argc != 2) {
		fprintf(stderr, "usage: api-doctor MACHINES.PY\n");
		return 2;
	}
	script = argv[1];
	return cmocka_run_group_tests(tests, NULL, NULL);
}

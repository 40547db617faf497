/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/* `peerlane demo`: copies a file into GPU memory and back, verifies it each way, and shows the plan
 * and the cost of staging. For first-time users. */

#include <stdio.h>
#include <string.h>

#include <peerlane/peerlane.h>

#include "base/bits.h"
#include "base/text.h"
#include "cmd.h"
#include "demo.h"
#include "ends.h"
#include "say.h"
#include "term.h"

static const struct opt table[] = {
	{ .name = "device",
	  .type = OPT_TEXT,
	  .arg = "DEVICE",
	  .help = "gpu:N, cuda:N, soft:N or bar:ADDRESS (default: gpu:0, the best there is)",
	  .at = offsetof(struct demo_opts, device) },
	{ .name = "dir",
	  .type = OPT_TEXT,
	  .arg = "DIR",
	  .help = "the directory for the files that it makes (default: the current one)",
	  .at = offsetof(struct demo_opts, dir) },
	{ .name = "size",
	  .type = OPT_BYTES,
	  .arg = "BYTES",
	  .min = 1,
	  .help = "size of the file that it makes (default: 256m)",
	  .at = offsetof(struct demo_opts, size) },
	{ .name = NULL },
};

static const struct opt_spec spec = {
	.cmd = "demo",
	.operands = "[FILE]",
	.summary = "Loads FILE, or a file that it makes and removes, into GPU memory, verifies it "
		   "there, writes it back to a second file, verifies that, and shows the plan, "
		   "the speed and the same job through staging buffers. FILE is only read.",
	.table = table,
	.max_operands = 1,
};

/* Not all of the GPU: others may want some. */
static int get_memory(struct demo *d)
{
	char part[32], all[32];
	uint64_t space;
	int err = pl_dev_info(d->dev, &d->info);

	if (err != 0) {
		return say_library(err);
	}
	space = align_down(d->info.free / 4 * 3, 4096);
	d->len = min_u64(d->whole, max_u64(space, 1));
	err = pl_mem_alloc(d->dev, d->len, 0, &d->mem);
	if (err != 0) {
		return say_library(err);
	}
	text_bytes(all, sizeof(all), d->whole);
	if (d->source.slot >= 0) {
		term_printf(stdout,
			    "File       %s of pseudo-random bytes, made for this and removed at "
			    "the end\n",
			    all);
	} else {
		say_line(stdout, "File       '%s', %s", d->source.path, all);
	}
	if (d->len < d->whole) {
		text_bytes(part, sizeof(part), d->len);
		term_printf(
			stdout,
			"           Only the first %s are used: that fits into the GPU's memory.\n",
			part);
	}
	return 0;
}

/* The length above which a move is measured only once, because it takes long. */
#define LONG ((uint64_t)1 << 30)

/*
 * Measures the plan's choice and staging in turn, the second time in the other order; the faster of
 * two counts. The first to read from a disk finds the disk's and the host's caches empty, and
 * processors asleep.
 */
static int measure(struct demo *d, bool cold)
{
	static const char *const names[2][2] = {
		{ "load, file in page cache", "load, staged, file in page cache" },
		{ "load, file on disk", "load, staged, file on disk" },
	};
	static const int order[] = { 0, 1, 1, 0 };
	uint32_t policy[2] = { PL_POLICY_DEFAULT, 0 };
	int status = 0;

	if (pl_policy_parse("bounce", &policy[1]) != 0) {
		return say_library(0);
	}
	for (size_t i = 0; i < (d->len > LONG ? 2 : ARRAY_LEN(order)) && status == 0; i++) {
		status = cold ? demo_cool(&d->source) : demo_warm(d);
		if (status == 0) {
			status = demo_load(d, names[cold][order[i]], policy[order[i]]);
		}
	}
	return status;
}

static int show_loads(struct demo *d)
{
	int status = d->cold ? measure(d, true) : 0;

	if (status == 0) {
		status = measure(d, false);
	}
	if (status != 0) {
		return status;
	}
	term_puts(stdout, "\n"
			  "loaded        file -> GPU memory\n"
			  "verified      GPU memory, copied back in segments, equals the file\n");
	status = demo_store(d, "write back, onto disk");
	if (status != 0) {
		return status;
	}
	term_puts(stdout, "written back  GPU memory -> second file\n"
			  "verified      the second file, read from disk, equals the first\n");
	/* As it was found. */
	return d->cold ? demo_cool(&d->source) : 0;
}

/* Threads, rings and staging memory are made on first use: that time is not measured. */
static int warm_up(struct demo *d)
{
	uint32_t policy;
	int status;

	if (pl_policy_parse("bounce", &policy) != 0) {
		return say_library(0);
	}
	status = demo_try(d, PL_POLICY_DEFAULT);
	return status == 0 ? demo_try(d, policy) : status;
}

static int show(struct demo *d)
{
	int status = demo_print_devices(d);

	if (status == 0) {
		status = get_memory(d);
	}
	if (status == 0) {
		status = demo_copy_get(d);
	}
	if (status == 0) {
		status = demo_look(d);
	}
	if (status == 0) {
		status = demo_print_plan(d, false);
	}
	if (status == 0) {
		status = demo_print_plan(d, true);
	}
	if (status == 0) {
		status = warm_up(d);
	}
	if (status == 0) {
		status = show_loads(d);
	}
	if (status != 0) {
		return status;
	}
	demo_print_table(d);
	term_printf(
		stdout,
		"\n"
		"VERIFIED: %llu bytes, copied into GPU memory and back by every route above, are equal.\n",
		(unsigned long long)d->len);
	return 0;
}

static int demo(struct pl_ctx *ctx, void *opts, const struct operands *rest)
{
	struct demo d = {
		.ctx = ctx,
		.o = opts,
		.info = PL_DEV_INFO_INIT,
		.source = { .fd = -1, .slot = -1 },
		.copy = { .fd = -1, .slot = -1 },
	};
	int err, status;

	if (!end_is_device(d.o->device)) {
		return say_usage(spec.cmd,
				 "--device: '%s' is not a device; give gpu:0, cuda:0 or "
				 "soft:0",
				 d.o->device);
	}
	carry_init(&d.job, ctx, PL_POLICY_DEFAULT);
	err = pl_dev_open(ctx, d.o->device, &d.dev);
	if (err == 0) {
		err = pl_dev_info(d.dev, &d.info);
	}
	if (err != 0) {
		return say_library(err);
	}
	status = demo_source_get(&d, rest->n != 0 ? rest->v[0] : NULL);
	if (status == 0) {
		status = show(&d);
	}
	if (d.mem != NULL) {
		pl_mem_free(ctx, d.mem);
	}
	demo_file_put(&d.copy);
	demo_file_put(&d.source);
	pl_dev_close(d.dev);
	return status;
}

int cmd_demo(int argc, char **argv)
{
	struct demo_opts o = { .device = "gpu:0" };

	return opts_run(&spec, argc, argv, &o, demo);
}

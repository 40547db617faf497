/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/* The demo's output besides its moves: the GPU, the plans, the table. */

#include "demo.h"

#include <stdio.h>
#include <string.h>

#include "base/text.h"
#include "say.h"
#include "term.h"

/* Why there is no better GPU than a software one. */
static int print_unfit(const struct pl_dev_info *info, void *arg)
{
	bool *any = arg;

	if (info->flags & PL_DEV_UNFIT) {
		*any = true;
		term_printf(stdout, "           %s, %s, cannot be used: %s\n", info->name,
			    info->model, info->why);
	}
	return 0;
}

static int print_gpu_finding(const struct pl_check_row *row, void *arg)
{
	(void)arg;
	if (strcmp(row->id, "gpu") != 0 || row->subject[0] != '\0') {
		return 0;
	}
	term_printf(stdout, "           no other GPU: %s\n", row->finding);
	return 0;
}

int demo_print_devices(struct demo *d)
{
	char total[32];
	bool any = false;
	int err;

	text_bytes(total, sizeof(total), d->info.total);
	if (!(d->info.flags & PL_DEV_SOFT)) {
		term_printf(stdout, "GPU        %s: %s, %s\n", d->info.name, d->info.model, total);
		return 0;
	}
	term_printf(
		stdout,
		"GPU        %s: a software GPU of %s\n"
		"           Host memory takes the place of GPU memory. Routes, plan and checks are\n"
		"           those of a real transfer; the speeds are those of this machine.\n",
		d->info.name, total);
	err = pl_dev_each(d->ctx, print_unfit, &any);
	if (err == 0 && !any) {
		err = pl_check(d->ctx, print_gpu_finding, NULL);
	}
	return err != 0 ? say_library(err) : 0;
}

static void print_indented(const char *text)
{
	while (*text != '\0') {
		int len = (int)strcspn(text, "\n");

		term_printf(stdout, "  %.*s\n", len, text);
		text += len + (text[len] != '\0');
	}
}

int demo_print_plan(struct demo *d, bool write)
{
	struct pl_explain_args a = PL_EXPLAIN_ARGS_INIT;
	char *text;
	int err;

	a.file = write ? d->copy.file : d->source.file;
	a.dev = d->dev;
	a.mem = d->mem;
	a.len = d->len;
	a.write = write;
	err = pl_explain(&a, PL_FORMAT_TEXT, &text);
	if (err != 0) {
		return say_library(err);
	}
	printf("\n%s\n", write ? "The plan for writing it back" : "The plan for loading");
	print_indented(text);
	pl_string_free(text);
	return 0;
}

void demo_print_table(const struct demo *d)
{
	unsigned int i;

	/* The bytes are the same in all rows: they are said above and below. */
	term_printf(stdout, "\n%-33s %-14s %8s %7s %9s\n", "WHAT", "ROUTE", "SECONDS", "GB/s",
		    "CPU s/GB");
	for (i = 0; i < d->n_rows; i++) {
		const struct demo_row *r = &d->rows[i];

		term_printf(stdout, "%-33s %-14s %8.3f %7.2f %9.3f\n", r->what, r->route,
			    (double)r->meter.wall_ns * 1e-9,
			    meter_gb_per_s(r->bytes, r->meter.wall_ns),
			    meter_cpu_per_gb(r->bytes, r->meter.cpu_ns));
	}
	term_puts(
		stdout,
		"GB are 10^9 bytes. \"Staged\" is the route through buffers in host memory that programs\n"
		"take without GPUDirect. CPU s/GB: processor time of the transfer.\n");
	if (!d->cold) {
		say_line(stdout, "Not from disk: '%s' is in the page cache, and is left there.",
			 d->source.path);
		term_puts(stdout, "'peerlane bench storage --file FILE --cold' drops FILE, and "
				  "measures that.\n");
	}
}

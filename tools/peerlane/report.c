/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/* `peerlane check --report`: what belongs to a report beside the findings. */

#include "report.h"

#include <fcntl.h>
#include <stdio.h>
#include <string.h>
#include <sys/utsname.h>

#include <peerlane/peerlane.h>

#include "term.h"

#define DRIVER "/proc/driver/nvidia/version"

static const char *first_line(const char *path, char *line, size_t space)
{
	FILE *f = fopen(path, "re");

	if (f == NULL || fgets(line, (int)space, f) == NULL) {
		(void)snprintf(line, space, "none (there is no %s)", path);
	}
	if (f != NULL) {
		(void)fclose(f);
	}
	line[strcspn(line, "\n")] = '\0';
	return line;
}

void report_head(void)
{
	struct utsname u = { .release = "" };
	char line[256];

	(void)uname(&u);
	term_printf(stdout, "Peerlane %s, %s %s %s\n", pl_version(), u.sysname, u.release,
		    u.machine);
	term_printf(stdout, "driver: %s\n\n", first_line(DRIVER, line, sizeof(line)));
}

struct plans {
	struct pl_ctx *ctx;
	struct pl_file *file;
	const char *path;
};

static int print_plan(const struct pl_dev_info *info, void *arg)
{
	struct pl_explain_args args = PL_EXPLAIN_ARGS_INIT;
	const struct plans *p = arg;
	struct pl_dev *dev = NULL;
	char *text = NULL;

	if (info->flags & (PL_DEV_SOFT | PL_DEV_UNFIT)) {
		return 0;
	}
	term_printf(stdout, "\n%s and %s:\n", p->path, info->name);
	if (pl_dev_open(p->ctx, info->name, &dev) != 0) {
		term_printf(stdout, "%s\n", pl_error_message());
		return 0;
	}
	args.file = p->file;
	args.dev = dev;
	args.len = (size_t)16 << 20;
	if (pl_explain(&args, PL_FORMAT_TEXT, &text) != 0) {
		term_printf(stdout, "%s\n", pl_error_message());
	} else {
		printf("%s", text);
	}
	pl_string_free(text);
	pl_dev_close(dev);
	return 0;
}

void report_plans(struct pl_ctx *ctx, const char *path)
{
	struct plans p = { .ctx = ctx, .path = path };

	if (pl_file_open(ctx, path, O_RDONLY, 0, &p.file) != 0) {
		return; /* a finding says so */
	}
	(void)pl_dev_each(ctx, print_plan, &p);
	(void)pl_file_close(p.file);
}

/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/*
 * Which way do the bytes of a file take into GPU memory, and why not another? Asks before a read,
 * looks at the read's report after it, and at the counters of all routes.
 *
 *	explain FILE [DEVICE]
 */

#include <fcntl.h>
#include <inttypes.h>
#include <stdint.h>
#include <stdio.h>

#include <peerlane/peerlane.h>

static int fail(void)
{
	fprintf(stderr, "explain: %s\n", pl_error_message());
	return 1;
}

/* Every fallback is logged once a file. Lines come from any thread, one at a time. */
static void on_log(int level, const char *line, void *arg)
{
	(void)arg;
	fprintf(stderr, "explain: log %d: %s\n", level, line);
}

static int before(struct pl_file *file, const void *mem, uint64_t len)
{
	struct pl_explain_args args = PL_EXPLAIN_ARGS_INIT;
	char *text;

	args.file = file;
	args.mem = mem;
	args.len = len;
	if (pl_explain(&args, PL_FORMAT_TEXT, &text)) {
		return -1;
	}
	(void)fputs(text, stdout);
	pl_string_free(text);
	return 0;
}

static int read_with_report(struct pl_file *file, void *mem, size_t len)
{
	struct pl_io_report report = PL_IO_REPORT_INIT;
	struct pl_io_opts opts = PL_IO_OPTS_INIT;
	ssize_t n;

	opts.report = &report;
	n = pl_read(file, mem, len, 0, &opts);
	if (n < 0) {
		return fail();
	}
	printf("%zd bytes were read, most by %s: %" PRIu64 " direct, %" PRIu64 " buffered, %" PRIu64
	       " staged, %" PRIu64 " of them edges\n",
	       n, *report.route ? report.route : "no route", report.direct, report.buffered,
	       report.staged, report.edge);
	if (report.fallbacks) {
		printf("%u segments fell back: %s\n", report.fallbacks, report.why);
	}
	if ((size_t)n < len) {
		fprintf(stderr, "explain: %zd of %zu bytes were read\n", n, len);
		return 1;
	}
	return 0;
}

static int counters(const struct pl_route_stats *st, void *arg)
{
	(void)arg;
	if (st->ops || st->errors || st->fallbacks) {
		printf("counters of %s: %" PRIu64 " transfers, %" PRIu64 " bytes, %" PRIu64
		       " errors, %" PRIu64 " fallbacks\n",
		       st->name, st->ops, st->bytes, st->errors, st->fallbacks);
	}
	return 0;
}

static int show(struct pl_ctx *ctx, const char *path, const char *device)
{
	struct pl_file_info info = PL_FILE_INFO_INIT;
	struct pl_file *file;
	struct pl_dev *dev;
	void *mem;

	if (pl_dev_open(ctx, device, &dev) || pl_file_open(ctx, path, O_RDONLY, 0, &file) ||
	    pl_file_info(file, &info)) {
		return fail();
	}
	if (pl_mem_alloc(dev, info.length, 0, &mem) || before(file, mem, info.length)) {
		return fail();
	}
	return read_with_report(file, mem, info.length) ||
	       (pl_stats_each(ctx, counters, NULL) && fail());
}

int main(int argc, char **argv)
{
	struct pl_ctx *ctx;
	int status;

	if (argc < 2 || argc > 3) {
		fprintf(stderr, "usage: explain FILE [DEVICE]\n");
		return 2;
	}
	pl_log_set(on_log, NULL, PL_LOG_WARN);
	if (pl_open(NULL, &ctx)) {
		return fail();
	}
	status = show(ctx, argv[1], argc > 2 ? argv[2] : "gpu:0");
	pl_close(ctx);
	return status;
}

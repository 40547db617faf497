/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/* `peerlane explain`: the plan for a transfer, as the library tells it. Nothing is moved. */

#include <fcntl.h>
#include <stdio.h>
#include <string.h>

#include <peerlane/peerlane.h>

#include "cmd.h"
#include "ends.h"
#include "opts.h"
#include "say.h"
#include "term.h"

#define PINNED_SIZE (UINT64_C(64) << 20) /* of a copy with pinned memory, without --size */

struct explain_opts {
	struct common common;
	struct opt_policy policy;
	uint64_t size;
	uint64_t offset;
	bool write;
	bool direct;
	bool array;
	uint64_t wide;
	bool json;
};

static const struct opt table[] = {
	{ .name = "write",
	  .type = OPT_FLAG,
	  .help = "explain a write (memory to file) instead of a read",
	  .at = offsetof(struct explain_opts, write) },
	{ .name = "size",
	  .type = OPT_BYTES,
	  .arg = "BYTES",
	  .min = 1,
	  .help = "length of the transfer (default: from the offset to the end of the file)",
	  .at = offsetof(struct explain_opts, size) },
	{ .name = "offset",
	  .type = OPT_BYTES,
	  .arg = "BYTES",
	  .help = "offset in the file (default: 0)",
	  .at = offsetof(struct explain_opts, offset) },
	{ .name = "policy",
	  .type = OPT_POLICY,
	  .arg = "POLICY",
	  .help = OPT_POLICY_HELP,
	  .at = offsetof(struct explain_opts, policy) },
	{ .name = "direct",
	  .type = OPT_FLAG,
	  .help = "explain for a file opened with O_DIRECT",
	  .at = offsetof(struct explain_opts, direct) },
	{ .name = "array",
	  .type = OPT_FLAG,
	  .help = "open the range as an array for kernels of DEVICE, and say where its rows are",
	  .at = offsetof(struct explain_opts, array) },
	{ .name = "wide",
	  .type = OPT_BYTES,
	  .arg = "BYTES",
	  .help = "with --array: load so much of it into host memory, which programs do that say "
		  "nothing (default: none)",
	  .at = offsetof(struct explain_opts, wide) },
	{ .name = "json",
	  .type = OPT_FLAG,
	  .help = "print one JSON object instead of text",
	  .at = offsetof(struct explain_opts, json) },
	{ .name = NULL },
};

static const struct opt_spec spec = {
	.cmd = "explain",
	.operands = "FILE|DEVICE DEVICE",
	.summary =
		"Prints the plan of a transfer between FILE and memory of DEVICE (gpu:N, "
		"cuda:N, soft:N or host), or of a copy from the memory of one DEVICE to that of "
		"another, where 'pinned' is pinned memory of the host: the route that it would "
		"take now, and why each other route costs more or is refused. Moves no data. With "
		"--array: where kernels of DEVICE find the rows of FILE, and why not elsewhere.",
	.table = table,
	.min_operands = 2,
	.max_operands = 2,
};

static int format_of(const struct explain_opts *o)
{
	return o->json ? PL_FORMAT_JSON : PL_FORMAT_TEXT;
}

static int print(const struct explain_opts *o, char *text)
{
	if (o->json) {
		fputs(text, stdout);
	} else {
		term_fold(stdout, text);
	}
	pl_string_free(text);
	return STATUS_OK;
}

static int tell(const struct explain_opts *o, const struct pl_explain_args *a)
{
	char *text;
	int err = pl_explain(a, format_of(o), &text);

	return err != 0 ? say_library(err) : print(o, text);
}

static int tell_array(const struct explain_opts *o, struct pl_file *file, struct pl_dev *dev)
{
	struct pl_array_opts a = PL_ARRAY_OPTS_INIT;
	struct pl_array *array;
	char *text;
	int err;

	a.wide_bytes = o->wide;
	a.flags = o->write ? PL_ARRAY_WRITE : 0;
	err = pl_array_open(dev, file, o->offset, o->size, &a, &array);
	if (err != 0) {
		return say_library(err);
	}
	err = pl_array_explain(array, format_of(o), &text);
	pl_array_close(array);
	return err != 0 ? say_library(err) : print(o, text);
}

static int explain(const struct explain_opts *o, struct pl_file *file, struct pl_dev *dev)
{
	struct pl_explain_args a = PL_EXPLAIN_ARGS_INIT;
	struct pl_file_info info = PL_FILE_INFO_INIT;

	a.file = file;
	a.dev = dev;
	a.off = o->offset;
	a.len = o->size;
	a.policy = o->policy.value;
	a.write = o->write;
	if (!o->write && (o->offset != 0 || o->size != 0) && pl_file_info(file, &info) == 0 &&
	    info.kind != PL_FILE_STREAM && info.length != 0) {
		if (o->offset >= info.length) {
			return say_failed("the file has %llu bytes: there is nothing to read at "
					  "--offset %llu",
					  (unsigned long long)info.length,
					  (unsigned long long)o->offset);
		}
		if (o->size > info.length - o->offset) {
			if (!o->json) {
				say_note("the file has %llu bytes: a read ends there",
					 (unsigned long long)info.length);
			}
			a.len = info.length - o->offset;
		}
	}
	return tell(o, &a);
}

static bool is_host(const char *end)
{
	return strcmp(end, "host") == 0 || strcmp(end, "pinned") == 0;
}

/* Ordinary memory of the host is any address, pinned memory is memory of the copy's length. */
static int tell_copy(struct pl_ctx *ctx, const struct explain_opts *o, struct pl_explain_args *a,
		     bool pinned, bool to_host)
{
	struct pl_dev *dev = to_host ? a->src_dev : a->dev;
	uint64_t len = o->size != 0 ? o->size : PINNED_SIZE;
	void *mem = NULL;
	int err = pinned ? pl_mem_alloc(dev, len, PL_ALLOC_PINNED, &mem) : 0;
	int status;

	a->len = pinned ? len : o->size;
	if (to_host) {
		a->mem = mem;
	} else {
		a->src = mem;
	}
	status = err != 0 ? say_library(err) : tell(o, a);
	if (mem != NULL) {
		pl_mem_free(ctx, mem);
	}
	return status;
}

static int explain_copy(struct pl_ctx *ctx, const struct explain_opts *o, const char *from,
			const char *to)
{
	struct pl_explain_args a = PL_EXPLAIN_ARGS_INIT;
	bool pinned = strcmp(from, "pinned") == 0 || strcmp(to, "pinned") == 0;
	int err = 0, status;

	if (o->write || o->direct || o->offset != 0 || o->array) {
		return say_usage(spec.cmd, "--write, --direct, --offset and --array are for files");
	}
	if (!is_host(to) && !end_is_device(to)) {
		return say_usage(spec.cmd,
				 "'%s' is not a device; give gpu:0, cuda:0, soft:0, host or pinned",
				 to);
	}
	if (is_host(from) && is_host(to)) {
		return say_usage(spec.cmd,
				 "of a copy one end is a device: gpu:0, cuda:0 or soft:0%s",
				 pinned ? "; memory is pinned for it" : "");
	}
	if (!is_host(from)) {
		err = pl_dev_open(ctx, from, &a.src_dev);
	}
	if (err == 0 && !is_host(to)) {
		err = pl_dev_open(ctx, to, &a.dev);
	}
	a.policy = o->policy.value;
	status = err != 0 ? say_library(err) : tell_copy(ctx, o, &a, pinned, is_host(to));
	pl_dev_close(a.dev);
	pl_dev_close(a.src_dev);
	return status;
}

static int explain_ends(struct pl_ctx *ctx, void *opts, const struct operands *rest)
{
	const struct explain_opts *o = opts;
	const char *path = rest->v[0], *device = rest->v[1];
	int flags = (o->write ? O_RDWR : O_RDONLY) | (o->direct ? O_DIRECT : 0);
	struct pl_file *file;
	struct pl_dev *dev = NULL;
	int err, status;

	if (end_is_device(path) || is_host(path)) {
		return explain_copy(ctx, o, path, device);
	}
	status = end_refuse(path,
			    "'peerlane cp --size BYTES' reads from it; pipes take the route "
			    "'buffered', as 'peerlane explain /dev/zero' shows",
			    "each file in it has its own plan: name one of them");
	if (status != 0) {
		return status;
	}
	if (o->array && strcmp(device, "host") == 0) {
		return say_usage(spec.cmd, "--array needs a GPU, whose kernels read the file");
	}
	if (!o->array && o->wide != 0) {
		return say_usage(spec.cmd, "--wide goes with --array");
	}
	if (strcmp(device, "host") != 0) {
		if (!end_is_device(device)) {
			return say_usage(spec.cmd,
					 "'%s' is not a device; give gpu:0, cuda:0, soft:0 or host",
					 device);
		}
		err = pl_dev_open(ctx, device, &dev);
		if (err != 0) {
			return say_library(err);
		}
	}
	err = pl_file_open(ctx, path, flags, 0, &file);
	if (err != 0) {
		status = say_library(err);
		goto out_close_dev;
	}
	status = o->array ? tell_array(o, file, dev) : explain(o, file, dev);
	pl_file_close(file);
out_close_dev:
	pl_dev_close(dev);
	return status;
}

int cmd_explain(int argc, char **argv)
{
	struct explain_opts o = { .size = 0 };

	return opts_run(&spec, argc, argv, &o, explain_ends);
}

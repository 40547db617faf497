/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/* `peerlane bench storage`: the options, one run a block size and thread count, the table. */

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

#include <json-c/json.h>

#include "base/alloc.h"
#include "base/text.h"
#include "bench.h"
#include "ends.h"
#include "say.h"

static const char *const ops[] = { "read", "write", NULL };

static const struct opt table[] = {
	{ .name = "file",
	  .type = OPT_TEXT,
	  .arg = "FILE",
	  .help = "measure on this file or block device",
	  .at = offsetof(struct bench_opts, file) },
	{ .name = "dir",
	  .type = OPT_TEXT,
	  .arg = "DIR",
	  .help = "make a file here and remove it afterwards (default: the current directory)",
	  .at = offsetof(struct bench_opts, dir) },
	{ .name = "device",
	  .type = OPT_TEXT,
	  .arg = "DEVICE",
	  .help = "the memory end: gpu:N, cuda:N, soft:N or host (default: gpu:0)",
	  .at = offsetof(struct bench_opts, device) },
	{ .name = "op",
	  .type = OPT_CHOICE,
	  .choices = ops,
	  .help = "file to memory (the default) or memory to file",
	  .at = offsetof(struct bench_opts, op) },
	{ .name = "size",
	  .type = OPT_BYTES,
	  .arg = "BYTES",
	  .min = 1,
	  .help = "of the file to use (default: all of it; 256m if it is made)",
	  .at = offsetof(struct bench_opts, size) },
	{ .name = "block",
	  .type = OPT_BYTES_LIST,
	  .arg = "LIST",
	  .min = 1,
	  .max = (uint64_t)1 << 40,
	  .help = "bytes of one call, several with commas (default: 4k,64k,1m,16m)",
	  .at = offsetof(struct bench_opts, block) },
	{ .name = "threads",
	  .type = OPT_COUNT_LIST,
	  .arg = "LIST",
	  .min = 1,
	  .max = 4096,
	  .help = "threads that call at once, several with commas (default: 1)",
	  .at = offsetof(struct bench_opts, threads) },
	{ .name = "random",
	  .type = OPT_FLAG,
	  .help = "blocks in random order instead of one after the other",
	  .at = offsetof(struct bench_opts, random) },
	{ .name = "seconds",
	  .type = OPT_SECONDS,
	  .arg = "S",
	  .help = "how long each run takes (default: 2)",
	  .at = offsetof(struct bench_opts, seconds) },
	{ .name = "bytes",
	  .type = OPT_BYTES,
	  .arg = "BYTES",
	  .min = 1,
	  .help = "how much each run moves, instead of --seconds",
	  .at = offsetof(struct bench_opts, bytes) },
	{ .name = "cold",
	  .type = OPT_FLAG,
	  .help = "drop the file from the page cache before each run and open it with O_DIRECT",
	  .at = offsetof(struct bench_opts, cold) },
	{ .name = "cached",
	  .type = OPT_FLAG,
	  .help = "read the file into the page cache before each run",
	  .at = offsetof(struct bench_opts, cached) },
	{ .name = "verify",
	  .type = OPT_FLAG,
	  .help = "check the content of every block; GB/s then includes the checking",
	  .at = offsetof(struct bench_opts, verify) },
	{ .name = "seed",
	  .type = OPT_COUNT,
	  .arg = "N",
	  .help = "of the content and of the random order (default: 1)",
	  .at = offsetof(struct bench_opts, seed) },
	{ .name = "policy",
	  .type = OPT_POLICY,
	  .arg = "POLICY",
	  .help = "auto, strict (no staging through the host) or a route's name",
	  .at = offsetof(struct bench_opts, policy) },
	{ .name = "chunk",
	  .type = OPT_BYTES,
	  .arg = "BYTES",
	  .min = 1,
	  .help = "pieces that large calls are cut into (default: the tunable chunk)",
	  .at = offsetof(struct bench_opts, chunk) },
	{ .name = "depth",
	  .type = OPT_COUNT,
	  .arg = "N",
	  .min = 1,
	  .max = 65536,
	  .help = "pieces in flight at once (default: the tunable depth)",
	  .at = offsetof(struct bench_opts, depth) },
	{ .name = "overwrite",
	  .type = OPT_FLAG,
	  .help = "allow --op write to destroy what is in --file",
	  .at = offsetof(struct bench_opts, overwrite) },
	{ .name = "json",
	  .type = OPT_FLAG,
	  .help = "print one JSON object instead of text",
	  .at = offsetof(struct bench_opts, json) },
	{ .name = "quiet",
	  .letter = 'q',
	  .type = OPT_FLAG,
	  .help = "no progress bar",
	  .at = offsetof(struct bench_opts, quiet) },
	{ .name = NULL },
};

static const struct opt_spec spec = {
	.cmd = "bench storage",
	.operands = "",
	.summary = "Measures blocking reads or writes between a file and memory of a device: one "
		   "run for each block size and number of threads. GB are 10^9 bytes; CPU time is "
		   "that of the whole process.",
	.table = table,
};

static const char *cache_word(const struct bench_opts *o)
{
	return o->cold ? "cold" : o->cached ? "cached" : "as-is";
}

static void print_head(const struct bench_opts *o, const struct bench_file *f, const char *device)
{
	bool made = f->slot >= 0;
	char bytes[32];

	text_bytes(bytes, sizeof(bytes), f->len);
	printf("%s%s between %s%s%s (%s, cache %s) and %s%s\n", o->random ? "random " : "", o->op,
	       made ? "" : "'", made ? "a file made for this" : f->path, made ? "" : "'", bytes,
	       cache_word(o), device,
	       o->verify ? "; every block is verified, which GB/s and CPU include" : "");
	printf("%10s %7s %9s %8s %10s %9s %9s %8s  %s\n", "BLOCK", "THREADS", "OPS", "GB/s",
	       "ops/s", "p50 us", "p99 us", "CPU s/GB", "ROUTE");
}

static double per_second(uint64_t n, uint64_t ns)
{
	return ns != 0 ? (double)n * 1e9 / (double)ns : 0;
}

static void print_run(const struct bench_run *r)
{
	char block[32];

	text_bytes(block, sizeof(block), r->block);
	printf("%10s %7llu %9llu %8.2f %10.0f %9.1f %9.1f %8.3f  %s\n", block,
	       (unsigned long long)r->threads, (unsigned long long)r->ops,
	       meter_gb_per_s(r->bytes, r->meter.wall_ns), per_second(r->ops, r->meter.wall_ns),
	       (double)hist_quantile(&r->latency, .5) * 1e-3,
	       (double)hist_quantile(&r->latency, .99) * 1e-3,
	       meter_cpu_per_gb(r->bytes, r->meter.cpu_ns), tally_route(&r->tally));
	if (r->tally.fallbacks != 0) {
		printf("           %llu pieces took another route than planned: %s\n",
		       (unsigned long long)r->tally.fallbacks, r->tally.why);
	}
	fflush(stdout);
}

static void add_double(struct json_object *o, const char *key, double x)
{
	json_object_object_add(o, key, json_object_new_double(x));
}

static struct json_object *run_json(const struct bench_run *r)
{
	struct json_object *o = tally_json(&r->tally);

	json_object_object_add(o, "block", json_object_new_uint64(r->block));
	json_object_object_add(o, "threads", json_object_new_uint64(r->threads));
	json_object_object_add(o, "ops", json_object_new_uint64(r->ops));
	add_double(o, "seconds", (double)r->meter.wall_ns * 1e-9);
	add_double(o, "cpu_seconds", (double)r->meter.cpu_ns * 1e-9);
	add_double(o, "gb_per_s", meter_gb_per_s(r->bytes, r->meter.wall_ns));
	add_double(o, "ops_per_s", per_second(r->ops, r->meter.wall_ns));
	add_double(o, "latency_p50_us", (double)hist_quantile(&r->latency, .5) * 1e-3);
	add_double(o, "latency_p99_us", (double)hist_quantile(&r->latency, .99) * 1e-3);
	add_double(o, "cpu_s_per_gb", meter_cpu_per_gb(r->bytes, r->meter.cpu_ns));
	json_object_object_add(o, "verified", json_object_new_boolean(r->o->verify));
	return o;
}

static struct json_object *head_json(const struct bench_opts *o, const struct bench_file *f,
				     const char *device)
{
	struct json_object *j = json_object_new_object();

	json_object_object_add(j, "file", json_object_new_string(f->path));
	json_object_object_add(j, "generated", json_object_new_boolean(f->slot >= 0));
	json_object_object_add(j, "size", json_object_new_uint64(f->len));
	json_object_object_add(j, "device", json_object_new_string(device));
	json_object_object_add(j, "op", json_object_new_string(o->op));
	json_object_object_add(j, "random", json_object_new_boolean(o->random));
	json_object_object_add(j, "cache", json_object_new_string(cache_word(o)));
	return j;
}

/* One cell of the table. */
static int run_one(struct bench_run *r, struct json_object *runs)
{
	int status = bench_file_settle(r->file, r->o);

	if (status == 0) {
		status = bench_run(r);
	}
	if (status == 0 && runs != NULL) {
		json_object_array_add(runs, run_json(r));
	} else if (status == 0) {
		print_run(r);
	}
	return status;
}

static int run_all(const struct bench_run *model, struct json_object *runs)
{
	const struct bench_opts *o = model->o;
	struct bench_run *r = alloc_zero(sizeof(*r));
	size_t i, k;
	int status = 0;

	if (r == NULL) {
		return say_failed("no memory left for a run");
	}
	for (i = 0; i < o->block.n; i++) {
		for (k = 0; k < o->threads.n && status == 0; k++) {
			*r = *model;
			r->block = o->block.v[i];
			r->threads = o->threads.v[k];
			status = run_one(r, runs);
		}
	}
	free(r);
	return status;
}

static int check_blocks(const struct bench_opts *o, uint64_t len)
{
	size_t i;

	for (i = 0; i < o->block.n; i++) {
		if (o->block.v[i] > len) {
			return say_usage(spec.cmd,
					 "--block: %llu bytes are more than the file has (%llu); "
					 "give a smaller one or a larger --size",
					 (unsigned long long)o->block.v[i],
					 (unsigned long long)len);
		}
	}
	return 0;
}

static int bench_device(const struct bench_run *model, const char *device)
{
	const struct bench_opts *o = model->o;
	struct json_object *root = NULL, *runs = NULL;
	int status = check_blocks(o, model->file->len);

	if (status != 0) {
		return status;
	}
	if (o->json) {
		root = head_json(o, model->file, device);
		runs = json_object_new_array();
		json_object_object_add(root, "runs", runs);
	} else {
		print_head(o, model->file, device);
	}
	status = run_all(model, runs);
	if (status == 0 && o->json) {
		return say_json(root);
	}
	json_object_put(root);
	return status;
}

static int check_opts(const struct bench_opts *o)
{
	struct stat st;

	if (o->file != NULL && o->dir != NULL) {
		return say_usage(spec.cmd, "--file and --dir exclude each other");
	}
	if (o->cold && o->cached) {
		return say_usage(spec.cmd, "--cold and --cached exclude each other");
	}
	if (o->seconds != 0 && o->bytes != 0) {
		return say_usage(spec.cmd, "--seconds and --bytes exclude each other");
	}
	if (strcmp(o->device, "host") != 0 && !end_is_device(o->device)) {
		return say_usage(spec.cmd,
				 "--device: '%s' is not a device; give gpu:0, cuda:0, "
				 "soft:0 or host",
				 o->device);
	}
	if (o->file != NULL && strcmp(o->op, "write") == 0 && !o->overwrite &&
	    stat(o->file, &st) == 0) {
		return say_usage(spec.cmd,
				 "--op write would destroy what is in '%s'; say "
				 "--overwrite if that is meant, or use --dir",
				 o->file);
	}
	return 0;
}

static void fill_defaults(struct bench_opts *o)
{
	static const uint64_t blocks[] = { 4 << 10, 64 << 10, 1 << 20, 16 << 20 };
	size_t i;

	if (o->block.n == 0) {
		for (i = 0; i < sizeof(blocks) / sizeof(blocks[0]); i++) {
			o->block.v[o->block.n++] = blocks[i];
		}
	}
	if (o->threads.n == 0) {
		o->threads.v[o->threads.n++] = 1;
	}
	if (o->seconds == 0 && o->bytes == 0) {
		o->seconds = 2000000000u;
	}
}

static int bench(struct pl_ctx *ctx, void *opts, const struct operands *rest)
{
	struct bench_opts *o = opts;
	struct pl_dev_info info = PL_DEV_INFO_INIT;
	struct bench_file file;
	struct bench_run model = { .ctx = ctx, .file = &file, .o = o };
	int status = check_opts(o);
	int err;

	(void)rest;
	if (status != 0) {
		return status;
	}
	fill_defaults(o);
	text_copy(info.name, sizeof(info.name), "host");
	if (strcmp(o->device, "host") != 0) {
		err = pl_dev_open(ctx, o->device, &model.dev);
		if (err == 0) {
			err = pl_dev_info(model.dev, &info);
		}
		if (err != 0) {
			return say_library(err);
		}
	}
	status = bench_file_get(&file, ctx, o);
	if (status == 0) {
		status = bench_device(&model, info.name);
	}
	bench_file_put(&file);
	pl_dev_close(model.dev);
	return status;
}

int bench_storage(int argc, char **argv)
{
	struct bench_opts o = { .device = "gpu:0", .op = "read", .seed = 1 };

	return opts_run(&spec, argc, argv, &o, bench);
}

/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/* `peerlane bench storage`: its options, and the values that follow from them. */

#include <stdio.h>
#include <string.h>
#include <sys/stat.h>

#include "base/bits.h"
#include "base/text.h"
#include "bench.h"
#include "ends.h"
#include "say.h"

static const char *const ops[] = { "read", "write", "mixed", NULL };

static const struct opt table[] = {
	{ .name = "file",
	  .type = OPT_TEXT,
	  .arg = "FILE",
	  .help = "measure with this file or block device",
	  .at = offsetof(struct bench_opts, file) },
	{ .name = "dir",
	  .type = OPT_TEXT,
	  .arg = "DIR",
	  .help = "create a file in this directory and remove it afterwards (default: the current "
		  "directory)",
	  .at = offsetof(struct bench_opts, dir) },
	{ .name = "device",
	  .type = OPT_TEXT,
	  .arg = "DEVICE",
	  .help = "where the memory is: gpu:N, cuda:N, soft:N, bar:ADDRESS or host (default: "
		  "gpu:0)",
	  .at = offsetof(struct bench_opts, device) },
	{ .name = "op",
	  .type = OPT_CHOICE,
	  .choices = ops,
	  .help = "file to memory (the default), memory to file, or both",
	  .at = offsetof(struct bench_opts, op) },
	{ .name = "reads",
	  .type = OPT_COUNT,
	  .arg = "PERCENT",
	  .min = 1,
	  .max = 99,
	  .help = "percentage of reads with --op mixed (default: 70)",
	  .at = offsetof(struct bench_opts, reads) },
	{ .name = "size",
	  .type = OPT_BYTES,
	  .arg = "BYTES",
	  .min = 1,
	  .help = "bytes of the file to use (default: all; 256m for a created file)",
	  .at = offsetof(struct bench_opts, size) },
	{ .name = "block",
	  .type = OPT_BYTES_LIST,
	  .arg = "LIST",
	  .min = 1,
	  .max = (uint64_t)1 << 40,
	  .help = "bytes of each call; several values separated by commas (default: those of "
		  "4k,64k,1m,16m that fit the file)",
	  .at = offsetof(struct bench_opts, block) },
	{ .name = "threads",
	  .type = OPT_COUNT_LIST,
	  .arg = "LIST",
	  .min = 1,
	  .max = 4096,
	  .help = "number of threads; several values separated by commas (default: 1)",
	  .at = offsetof(struct bench_opts, threads) },
	{ .name = "queue",
	  .type = OPT_COUNT_LIST,
	  .arg = "LIST",
	  .max = 65536,
	  .help = "requests that each thread keeps in flight in its own queue; 0: blocking calls "
		  "(the default)",
	  .at = offsetof(struct bench_opts, queue) },
	{ .name = "batch",
	  .type = OPT_COUNT,
	  .arg = "N",
	  .min = 1,
	  .max = 65536,
	  .help = "requests in one submission (default: a quarter of --queue)",
	  .at = offsetof(struct bench_opts, batch) },
	{ .name = "stream",
	  .type = OPT_FLAG,
	  .help = "requests in stream order, one GPU stream for each thread; --queue is the "
		  "number of requests before each wait (default: 1)",
	  .at = offsetof(struct bench_opts, stream) },
	{ .name = "random",
	  .type = OPT_FLAG,
	  .help = "access blocks in random order instead of sequentially",
	  .at = offsetof(struct bench_opts, random) },
	{ .name = "seconds",
	  .type = OPT_SECONDS,
	  .arg = "S",
	  .help = "duration of each run (default: 2)",
	  .at = offsetof(struct bench_opts, seconds) },
	{ .name = "bytes",
	  .type = OPT_BYTES,
	  .arg = "BYTES",
	  .min = 1,
	  .help = "bytes that each run moves, instead of --seconds",
	  .at = offsetof(struct bench_opts, bytes) },
	{ .name = "cold",
	  .type = OPT_FLAG,
	  .help = "drop the file from the page cache before each run, and open it with O_DIRECT",
	  .at = offsetof(struct bench_opts, cold) },
	{ .name = "cached",
	  .type = OPT_FLAG,
	  .help = "read the file into the page cache before each run",
	  .at = offsetof(struct bench_opts, cached) },
	{ .name = "verify",
	  .type = OPT_FLAG,
	  .help = "verify the content of every block; GB/s and CPU time include that",
	  .at = offsetof(struct bench_opts, verify) },
	{ .name = "seed",
	  .type = OPT_COUNT,
	  .arg = "N",
	  .help = "seed for the content and the random order (default: 1)",
	  .at = offsetof(struct bench_opts, seed) },
	{ .name = "policy",
	  .type = OPT_POLICY,
	  .arg = "POLICY",
	  .help = OPT_POLICY_HELP,
	  .at = offsetof(struct bench_opts, policy) },
	{ .name = "compare",
	  .type = OPT_TEXT,
	  .arg = "LIST",
	  .help = "policies to measure in turn, separated by commas; ratios are relative to the "
		  "first",
	  .at = offsetof(struct bench_opts, compare) },
	{ .name = "rounds",
	  .type = OPT_COUNT,
	  .arg = "N",
	  .min = 1,
	  .max = 1000,
	  .help = "repeat all runs N times in turn and report medians (default: 1)",
	  .at = offsetof(struct bench_opts, rounds) },
	{ .name = "chunk",
	  .type = OPT_BYTES,
	  .arg = "BYTES",
	  .min = 1,
	  .help = "size of the segments that large calls are cut into (default: the tunable chunk)",
	  .at = offsetof(struct bench_opts, chunk) },
	{ .name = "depth",
	  .type = OPT_COUNT,
	  .arg = "N",
	  .min = 1,
	  .max = 65536,
	  .help = "maximum number of segments in flight at once (default: the tunable depth)",
	  .at = offsetof(struct bench_opts, depth) },
	{ .name = "overwrite",
	  .type = OPT_FLAG,
	  .help = "allow --op write and mixed to overwrite the content of --file",
	  .at = offsetof(struct bench_opts, overwrite) },
	{ .name = "svg",
	  .type = OPT_TEXT,
	  .arg = "FILE",
	  .help = "draw throughput, latency and CPU time over the block size into this SVG file",
	  .at = offsetof(struct bench_opts, svg) },
	{ .name = "json",
	  .type = OPT_FLAG,
	  .help = "print one JSON object instead of text",
	  .at = offsetof(struct bench_opts, json) },
	{ .name = "quiet",
	  .letter = 'q',
	  .type = OPT_FLAG,
	  .help = "do not show a progress bar",
	  .at = offsetof(struct bench_opts, quiet) },
	{ .name = NULL },
};

const struct opt_spec bench_spec = {
	.cmd = "bench storage",
	.operands = "",
	.summary = "Measures reads and writes between a file and memory of a device: one run for "
		   "each block size, number of threads and policy. GB are 10^9 bytes; CPU time is "
		   "that of the whole process.",
	.table = table,
};

const char *bench_cache_word(const struct bench_opts *o)
{
	return o->cold ? "cold" : o->cached ? "cached" : "as-is";
}

const char *bench_cache_text(const struct bench_opts *o)
{
	return o->cold	   ? "not in the page cache"
	       : o->cached ? "in the page cache"
			   : "page cache not changed";
}

bool bench_queued(const struct bench_opts *o)
{
	size_t i;

	for (i = 0; i < o->queue.n && o->queue.v[i] == 0; i++) {
	}
	return i < o->queue.n;
}

static int check_opts(const struct bench_opts *o)
{
	struct stat st;

	if (o->file != NULL && o->dir != NULL) {
		return say_usage(bench_spec.cmd, "--file and --dir exclude each other");
	}
	if (o->cold && o->cached) {
		return say_usage(bench_spec.cmd, "--cold and --cached exclude each other");
	}
	if (o->seconds != 0 && o->bytes != 0) {
		return say_usage(bench_spec.cmd, "--seconds and --bytes exclude each other");
	}
	if (o->batch != 0 && !bench_queued(o)) {
		return say_usage(bench_spec.cmd, "--batch is for --queue");
	}
	if (o->stream && (o->batch != 0 || strcmp(o->device, "host") == 0)) {
		return say_usage(bench_spec.cmd, "--stream needs a GPU, and takes no --batch");
	}
	if ((o->stream || bench_queued(o)) && (o->chunk != 0 || o->depth != 0)) {
		return say_usage(bench_spec.cmd,
				 "--chunk and --depth are for blocking calls; elsewhere, set the "
				 "tunables: --set chunk=BYTES");
	}
	if (o->compare != NULL && o->policy.name != NULL) {
		return say_usage(bench_spec.cmd, "--compare and --policy exclude each other");
	}
	if (o->reads != 0 && !(o->reading && o->writing)) {
		return say_usage(bench_spec.cmd, "--reads is for --op mixed");
	}
	if (strcmp(o->device, "host") != 0 && !end_is_device(o->device)) {
		return say_usage(bench_spec.cmd,
				 "--device: '%s' is not a device; give gpu:0, cuda:0, "
				 "soft:0 or host",
				 o->device);
	}
	if (o->file != NULL && o->writing && !o->overwrite && stat(o->file, &st) == 0) {
		return say_usage(bench_spec.cmd,
				 "--op %s would overwrite the content of '%s'; give --overwrite "
				 "to allow that, or use --dir",
				 o->op, o->file);
	}
	return 0;
}

/* Names in the list stay where they are: the list is cut up in place of a copy that outlives it. */
static int parse_compare(struct bench_opts *o)
{
	static char names[512];
	char *rest = names, *name;

	text_copy(names, sizeof(names), o->compare);
	while ((name = strsep(&rest, ",")) != NULL) {
		struct opt_policy *p = &o->policies[o->n_policies];

		if (o->n_policies == OPT_LIST_MAX) {
			return say_usage(bench_spec.cmd, "--compare: at most %d policies",
					 OPT_LIST_MAX);
		}
		if (pl_policy_parse(name, &p->value) != 0) {
			return say_usage(bench_spec.cmd, "--compare: %s", pl_error_message());
		}
		p->name = name;
		o->n_policies++;
	}
	return 0;
}

static void fill_defaults(struct bench_opts *o)
{
	if (o->threads.n == 0) {
		o->threads.v[o->threads.n++] = 1;
	}
	if (o->queue.n == 0) {
		o->queue.v[o->queue.n++] = 0;
	}
	if (o->seconds == 0 && o->bytes == 0) {
		o->seconds = 2000000000u;
	}
	if (o->reads == 0) {
		o->reads = 70;
	}
}

int bench_opts_settle(struct bench_opts *o)
{
	int status;

	o->reading = strcmp(o->op, "write") != 0;
	o->writing = strcmp(o->op, "read") != 0;
	status = check_opts(o);
	if (status != 0) {
		return status;
	}
	fill_defaults(o);
	if (o->compare != NULL) {
		return parse_compare(o);
	}
	o->policies[o->n_policies++] = o->policy;
	return 0;
}

static uint64_t greatest(const struct opt_numbers *list)
{
	uint64_t most = 1;
	size_t i;

	for (i = 0; i < list->n; i++) {
		most = max_u64(most, list->v[i]);
	}
	return most;
}

/* In a mixed load each request in flight needs a block of its own. */
static void choose_blocks(struct bench_opts *o, uint64_t len)
{
	static const uint64_t blocks[] = { 4 << 10, 64 << 10, 1 << 20, 16 << 20 };
	bool mixed = o->reading && o->writing;
	uint64_t most = mixed ? len / greatest(&o->threads) / greatest(&o->queue) : len;
	size_t i;

	for (i = 0; i < ARRAY_LEN(blocks) && blocks[i] <= most; i++) {
		o->block.v[o->block.n++] = blocks[i];
	}
	if (o->block.n == 0) {
		o->block.v[o->block.n++] = max_u64(most, 1);
	}
}

int bench_opts_fit(struct bench_opts *o, const struct bench_file *f)
{
	size_t i;

	if (f->len == 0) {
		return say_failed("'%s' is empty: there is nothing to measure with", f->path);
	}
	if (o->block.n == 0) {
		choose_blocks(o, f->len);
	}
	for (i = 0; i < o->block.n; i++) {
		if (o->block.v[i] > f->len) {
			return say_usage(bench_spec.cmd,
					 "--block: %llu bytes are more than the file has (%llu); "
					 "give a smaller one or a larger --size",
					 (unsigned long long)o->block.v[i],
					 (unsigned long long)f->len);
		}
	}
	return 0;
}

/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/* `peerlane bench coll`: its options, and the sizes one by one. */

#include "bench_coll.h"

#include <stdlib.h>
#include <string.h>

#include <json-c/json.h>

#include "base/bits.h"
#include "base/json.h"
#include "base/text.h"
#include "bench.h"
#include "ends.h"
#include "say.h"

#define MAX_GPU ((uint64_t)64 << 20)
#define MAX_SOFT ((uint64_t)1 << 20)

/* In the order of enum coll_kind. */
static const char *const ops[] = { "all-reduce", "reduce-scatter", "all-gather",
				   "broadcast",	 "all-to-all",	   NULL };

/* Names and numbers as nccl.h has them. */
static const struct coll_type types[] = {
	{ "float", PL_COMM_F32, 7, 4 },	    { "half", PL_COMM_F16, 6, 2 },
	{ "bfloat16", PL_COMM_BF16, 9, 2 }, { "double", PL_COMM_F64, 8, 8 },
	{ "int8", PL_COMM_I8, 0, 1 },	    { "uint8", PL_COMM_U8, 1, 1 },
	{ "int32", PL_COMM_I32, 2, 4 },	    { "uint32", PL_COMM_U32, 3, 4 },
	{ "int64", PL_COMM_I64, 4, 8 },	    { "uint64", PL_COMM_U64, 5, 8 },
};
static const char *const type_names[] = { "float", "half",   "bfloat16", "double", "int8", "uint8",
					  "int32", "uint32", "int64",	 "uint64", NULL };

static const struct coll_redop redops[] = {
	{ "sum", PL_COMM_SUM, 0 }, { "prod", PL_COMM_PROD, 1 }, { "max", PL_COMM_MAX, 2 },
	{ "min", PL_COMM_MIN, 3 }, { "avg", PL_COMM_AVG, 4 },
};
static const char *const redop_names[] = { "sum", "prod", "max", "min", "avg", NULL };

static const struct opt table[] = {
	{ .name = "op",
	  .type = OPT_CHOICE,
	  .arg = "OP",
	  .choices = ops,
	  .help = "all-reduce, reduce-scatter, all-gather, broadcast (of rank 0) or all-to-all "
		  "(default: all-reduce)",
	  .at = offsetof(struct coll_opts, op_name) },
	{ .name = "type",
	  .type = OPT_CHOICE,
	  .arg = "TYPE",
	  .choices = type_names,
	  .help = "of elements: float, half, bfloat16, double, int8, uint8, int32, uint32, int64 "
		  "or uint64 (default: float)",
	  .at = offsetof(struct coll_opts, type_name) },
	{ .name = "redop",
	  .type = OPT_CHOICE,
	  .arg = "REDOP",
	  .choices = redop_names,
	  .help = "sum, prod, max, min or avg (default: sum)",
	  .at = offsetof(struct coll_opts, redop_name) },
	{ .name = "min",
	  .type = OPT_BYTES,
	  .arg = "BYTES",
	  .min = 1,
	  .max = (uint64_t)1 << 34,
	  .help = "the first size (default: 8)",
	  .at = offsetof(struct coll_opts, min) },
	{ .name = "max",
	  .type = OPT_BYTES,
	  .arg = "BYTES",
	  .min = 1,
	  .max = (uint64_t)1 << 34,
	  .help = "the last size (default: 64m; 1m on software GPUs)",
	  .at = offsetof(struct coll_opts, max) },
	{ .name = "factor",
	  .type = OPT_COUNT,
	  .arg = "N",
	  .min = 2,
	  .max = 1 << 20,
	  .help = "from a size to the next one (default: 2)",
	  .at = offsetof(struct coll_opts, factor) },
	{ .name = "device",
	  .type = OPT_TEXTS,
	  .arg = "DEVICE",
	  .help = "a rank's GPU; may be given several times (default: all GPUs)",
	  .at = offsetof(struct coll_opts, device) },
	{ .name = "ranks",
	  .type = OPT_COUNT,
	  .arg = "N",
	  .min = 1,
	  .max = PL_COMM_RANKS,
	  .help = "ranks, which take the GPUs in turn (default: one for each GPU, and at least two)",
	  .at = offsetof(struct coll_opts, ranks) },
	{ .name = "iterations",
	  .type = OPT_COUNT,
	  .arg = "N",
	  .min = 1,
	  .max = 100000,
	  .help = "operations of a round, one after the other (default: 50; 5 on software GPUs)",
	  .at = offsetof(struct coll_opts, iterations) },
	{ .name = "rounds",
	  .type = OPT_COUNT,
	  .arg = "N",
	  .min = 1,
	  .max = COLL_ROUNDS,
	  .help = "rounds, of which medians are given (default: 7; 3 on software GPUs)",
	  .at = offsetof(struct coll_opts, rounds) },
	{ .name = "graph",
	  .type = OPT_FLAG,
	  .help = "capture a round's operations into a CUDA graph, which is replayed",
	  .at = offsetof(struct coll_opts, graph) },
	{ .name = "nccl",
	  .type = OPT_TEXT,
	  .arg = "LIBRARY",
	  .help = "NCCL's library, which takes turns; off: none (default: libnccl.so.2)",
	  .at = offsetof(struct coll_opts, nccl) },
	{ .name = "json",
	  .type = OPT_FLAG,
	  .help = "print one JSON object instead of text",
	  .at = offsetof(struct coll_opts, json) },
	{ .name = NULL },
};

static const struct opt_spec spec = {
	.cmd = "bench coll",
	.operands = "",
	.summary = "Measures collective operations of ranks that are threads of this process, by "
		   "pl_comm_all_reduce() and its like and by NCCL in turn, with the sizes and "
		   "columns of nccl-tests. Every element of the first round's result is compared. "
		   "NCCL runs without multicast unless NCCL_NVLS_ENABLE says otherwise.",
	.table = table,
};

static void settle(struct coll_opts *o)
{
	for (size_t i = 0; ops[i]; i++) {
		o->kind = strcmp(o->op_name, ops[i]) == 0 ? (enum coll_kind)i : o->kind;
	}
	for (size_t i = 0; i < ARRAY_LEN(types); i++) {
		o->type = strcmp(o->type_name, types[i].name) == 0 ? types[i] : o->type;
	}
	for (size_t i = 0; i < ARRAY_LEN(redops); i++) {
		o->redop = strcmp(o->redop_name, redops[i].name) == 0 ? redops[i] : o->redop;
	}
}

/* Names of the devices, with what kind they are. */
struct found {
	char name[PL_COMM_RANKS][32];
	size_t n;
	bool soft;
};

static int add_device(struct pl_ctx *ctx, struct found *f, const char *name)
{
	struct pl_dev_info info = PL_DEV_INFO_INIT;
	struct pl_dev *dev;
	int err = pl_dev_open(ctx, name, &dev);

	if (err != 0) {
		return err;
	}
	err = pl_dev_info(dev, &info);
	pl_dev_close(dev);
	if (err == 0) {
		text_copy(f->name[f->n++], sizeof(f->name[0]), info.name);
		f->soft = f->soft || info.flags & PL_DEV_SOFT;
	}
	return err;
}

static int find_devices(struct pl_ctx *ctx, const struct coll_opts *o, struct found *f)
{
	char name[16] = "gpu:0";
	int err = 0;

	for (size_t i = 0; i < o->device.n && err == 0; i++) {
		if (!end_is_device(o->device.v[i])) {
			return say_usage(spec.cmd,
					 "--device: '%s' is not a device; give gpu:0, cuda:0 or "
					 "soft:0",
					 o->device.v[i]);
		}
		err = add_device(ctx, f, o->device.v[i]);
	}
	if (o->device.n == 0) {
		err = add_device(ctx, f, name);
		while (err == 0 && f->n < PL_COMM_RANKS) {
			text_fmt(name, sizeof(name), "gpu:%zu", f->n);
			if (add_device(ctx, f, name) != 0) {
				break;
			}
		}
	}
	return err != 0 ? say_library(err) : 0;
}

static int fill_defaults(struct coll_opts *o, const struct found *f)
{
	const char *why = "";

	o->max = o->max ? o->max : max_u64(o->min, f->soft ? MAX_SOFT : MAX_GPU);
	o->iterations = o->iterations ? o->iterations : f->soft ? 5 : 50;
	o->rounds = o->rounds ? o->rounds : f->soft ? 3 : 7;
	o->ranks = o->ranks ? o->ranks : max_u64(2, f->n);
	if (o->max < o->min) {
		return say_usage(spec.cmd, "--max: %llu bytes are less than --min, %llu",
				 (unsigned long long)o->max, (unsigned long long)o->min);
	}
	if (o->graph) {
		why = f->soft ? "software GPUs have none" : coll_graphs_load();
	}
	return *why ? say_failed("--graph: there are no CUDA graphs: %s", why) : 0;
}

static void make_site(struct coll_site *s, const struct coll_opts *o, const struct found *f)
{
	s->o = o;
	s->n = (unsigned int)o->ranks;
	for (unsigned int q = 0; q < s->n; q++) {
		s->rank[q] = (struct coll_rank){ .site = s, .index = q };
		text_copy(s->rank[q].device, sizeof(s->rank[q].device), f->name[q % f->n]);
	}
	if (strcmp(o->nccl, "off") == 0) {
		text_copy(s->why, sizeof(s->why), "--nccl off");
	} else if (f->soft) {
		text_copy(s->why, sizeof(s->why), "it has no software GPUs");
	}
}

/* The size in whole elements at each rank, as nccl-tests makes it. */
static struct coll_cell cell_of(const struct coll_site *s, uint64_t size)
{
	bool parts = s->o->kind != COLL_REDUCE_ALL && s->o->kind != COLL_BROADCAST;
	uint64_t ranks = parts ? s->n : 1;
	uint64_t count = size / ranks / s->o->type.bytes;

	return (struct coll_cell){ .size = count * ranks * s->o->type.bytes, .count = count };
}

/* Checks that at least one size can be measured. */
static int check_sizes(const struct coll_site *s)
{
	for (uint64_t size = s->o->min; size <= s->o->max; size *= s->o->factor) {
		if (cell_of(s, size).count != 0) {
			return 0;
		}
	}
	return say_usage(spec.cmd,
			 "--max: from --min %llu to %llu no size has an element of %u bytes for "
			 "each rank's part",
			 (unsigned long long)s->o->min, (unsigned long long)s->o->max,
			 (unsigned int)s->o->type.bytes);
}

static int measure(struct coll_site *s, struct json_object *runs)
{
	uint64_t wrong = 0;
	int status = 0;

	for (uint64_t size = s->o->min; size <= s->o->max && status == 0; size *= s->o->factor) {
		struct coll_cell c = cell_of(s, size);

		if (c.count == 0) {
			continue; /* less than an element */
		}
		status = coll_measure(s, &c);
		if (status != 0) {
			return status;
		}
		wrong += c.side[COLL_OURS].wrong;
		if (runs) {
			json_put(runs, NULL, coll_json_cell(s, &c));
		} else {
			coll_print_cell(s, &c);
		}
	}
	return wrong ? say_failed("%llu elements are wrong", (unsigned long long)wrong) : status;
}

static int run(struct coll_site *s)
{
	struct json_object *runs = s->o->json ? json_object_new_array() : NULL;
	int status;

	if (!s->o->json) {
		coll_print_head(s);
	}
	status = measure(s, runs);
	if (runs) {
		struct json_object *o = coll_json_head(s);

		json_put(o, "runs", runs);
		if (status == 0) {
			return say_json(o);
		}
		json_object_put(o);
	}
	return status;
}

static int bench(struct pl_ctx *ctx, void *opts, const struct operands *rest)
{
	static struct coll_site s;
	struct coll_opts *o = opts;
	struct found f = { .n = 0 };
	int status;

	(void)rest;
	opts_hear_errors(ctx);
	settle(o);
	status = find_devices(ctx, o, &f);
	status = status != 0 ? status : fill_defaults(o, &f);
	if (status != 0) {
		return status;
	}
	make_site(&s, o, &f);
	status = check_sizes(&s);
	if (status != 0) {
		return status;
	}
	status = coll_open(&s);
	status = status != 0 ? status : run(&s);
	coll_close(&s);
	return status;
}

int bench_coll(int argc, char **argv)
{
	struct coll_opts o = { .op_name = "all-reduce",
			       .type_name = "float",
			       .redop_name = "sum",
			       .nccl = "libnccl.so.2",
			       .min = 8,
			       .factor = 2 };

	/* Ranks that share a GPU need a hardware queue each. The driver reads it when it starts. */
	(void)setenv("CUDA_DEVICE_MAX_CONNECTIONS", "32", 0);
	return opts_run(&spec, argc, argv, &o, bench);
}

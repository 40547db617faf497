/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/*
 * Loads a model of safetensors files into GPU memory: every tensor requested at once through one
 * queue (safetensors/load.c is what to copy from).
 *
 *	safetensors [--plain] [--unchecked] PATH [DEVICE]
 *
 * PATH is a .safetensors file, a directory of them, or a model.safetensors.index.json. --plain
 * reads each tensor into host memory and copies it, as one would without peerlane. What was loaded
 * is compared with the files unless --unchecked says not to.
 */

#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include <peerlane/peerlane.h>

#include "safetensors/load.h"
#include "safetensors/plain.h"

struct options {
	bool plain;
	bool unchecked;
	const char *path;
	const char *device;
};

static struct st_model model;
static char **mem; /* where each file's tensors lie */
static char why[2 * ST_WHY];

static int fail(const char *words)
{
	fprintf(stderr, "safetensors: %s\n", words);
	return 1;
}

static double now(void)
{
	struct timespec ts;

	(void)clock_gettime(CLOCK_MONOTONIC, &ts);
	return (double)ts.tv_sec + (double)ts.tv_nsec * 1e-9;
}

static int load(struct pl_ctx *ctx, struct pl_dev *dev, bool plain)
{
	mem = calloc(model.n, sizeof(*mem));
	if (!mem || load_places(dev, &model, mem)) {
		return fail(mem ? pl_error_message() : "out of memory");
	}
	if (!plain) {
		return load_queued(ctx, &model, mem, why) ? fail(why) : 0;
	}
	for (size_t i = 0; i < model.n; i++) {
		if (plain_load(ctx, &model.shards[i], mem[i], why)) {
			return fail(why);
		}
	}
	return 0;
}

static int run(struct pl_ctx *ctx, const struct options *o)
{
	struct pl_dev *dev;
	double start, took;

	if (pl_dev_open(ctx, o->device, &dev)) {
		return fail(pl_error_message());
	}
	start = now();
	if (st_model_open(o->path, &model, why)) {
		return fail(why);
	}
	if (load(ctx, dev, o->plain)) {
		return 1;
	}
	took = now() - start;
	for (size_t i = 0; !o->unchecked && i < model.n; i++) {
		if (plain_check(ctx, &model.shards[i], mem[i], why)) {
			return fail(why);
		}
	}
	printf("%zu tensors, %llu bytes of %zu files are on %s%s: %.4f s, %.2f GB/s\n",
	       model.tensors, (unsigned long long)model.bytes, model.n, o->device,
	       o->unchecked ? "" : " and verified", took, (double)model.bytes / took * 1e-9);
	return 0;
}

int main(int argc, char **argv)
{
	struct options o = { .device = "gpu:0" };
	struct pl_ctx *ctx;
	int i, status;

	for (i = 1; i < argc && argv[i][0] == '-'; i++) {
		o.plain = o.plain || strcmp(argv[i], "--plain") == 0;
		o.unchecked = o.unchecked || strcmp(argv[i], "--unchecked") == 0;
	}
	if (argc - i < 1 || argc - i > 2) {
		fprintf(stderr, "usage: safetensors [--plain] [--unchecked] PATH [DEVICE]\n");
		return 2;
	}
	o.path = argv[i];
	o.device = argc - i > 1 ? argv[i + 1] : o.device;
	if (pl_open(NULL, &ctx)) {
		return fail(pl_error_message());
	}
	status = run(ctx, &o);
	pl_close(ctx); /* gives the memory back */
	st_model_drop(&model);
	free(mem);
	return status;
}

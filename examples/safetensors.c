/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/*
 * Loads a model of safetensors files into GPU memory through one queue; see safetensors/load.c.
 *
 *	safetensors [--each|--apart|--plain] [--unchecked] PATH [DEVICE]
 *
 * PATH is a .safetensors file, a directory of them, or a model.safetensors.index.json. Each file's
 * data is one request, under way while the headers are checked. --each makes a request for each
 * tensor, --apart also puts each in a place of its own, as an allocator might. --plain reads them
 * into host memory and copies them. Without --unchecked all is compared with the files afterwards.
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
	enum load_way way;
	bool plain;
	bool unchecked;
	const char *path;
	const char *device;
};

static struct st_model model;
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

static int load_plainly(struct load *l, const char *path)
{
	int rc = st_model_open(path, &model, why);

	rc = rc ? rc : load_places(l, why);
	for (size_t i = 0; !rc && i < model.n; i++) {
		rc = plain_load(l->ctx, &model.shards[i], why);
	}
	return rc;
}

static int run(struct pl_ctx *ctx, const struct options *o)
{
	struct load l = { .ctx = ctx, .model = &model, .way = o->way };
	double start, took;
	int rc;

	if (pl_dev_open(ctx, o->device, &l.dev)) {
		return fail(pl_error_message());
	}
	start = now();
	rc = o->plain ? load_plainly(&l, o->path) : load_model(&l, o->path, why);
	took = now() - start;
	load_end(&l);
	for (size_t i = 0; !rc && !o->unchecked && i < model.n; i++) {
		rc = plain_check(ctx, &model.shards[i], why);
	}
	if (rc) {
		return fail(why);
	}
	printf("%zu tensors, %llu bytes of %zu files are on %s%s: %.4f s, %.2f GB/s\n",
	       model.tensors, (unsigned long long)model.bytes, model.n, o->device,
	       o->unchecked ? "" : " and verified", took, (double)model.bytes / took * 1e-9);
	return 0;
}

static bool take_option(struct options *o, const char *name)
{
	bool each = strcmp(name, "--each") == 0, apart = strcmp(name, "--apart") == 0;
	bool plain = strcmp(name, "--plain") == 0, unchecked = strcmp(name, "--unchecked") == 0;

	o->way = each ? LOAD_EACH : apart ? LOAD_APART : o->way;
	o->plain |= plain;
	o->unchecked |= unchecked;
	return each || apart || plain || unchecked;
}

int main(int argc, char **argv)
{
	struct options o = { .device = "gpu:0" };
	struct pl_ctx *ctx;
	int i, status;

	for (i = 1; i < argc && take_option(&o, argv[i]); i++) {
	}
	if (argc - i < 1 || argc - i > 2 || argv[i][0] == '-') {
		(void)fail(
			"usage: safetensors [--each|--apart|--plain] [--unchecked] PATH [DEVICE]");
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
	return status;
}

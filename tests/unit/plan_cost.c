/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/*
 * What planning costs, without anything being carried: plans by all routes, plans as a transfer
 * makes them, and the plan of a transfer that differs from the last one of a run by its place only.
 *
 *   plan-cost FILE       FILE: 1 MiB or more
 */

#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>

#include <peerlane/peerlane.h>

#include "api/context.h"
#include "base/clock.h"
#include "exec/engine.h"

#define LEN 4096u
#define PLACES 256u
#define CALLS 1000000u
#define ROUNDS 7

static struct pl_ctx *ctx;
static struct transfer t[PLACES];
static struct move_ask asks[PLACES];
static struct exec_report rep;
static struct progress p[PLACES];
static struct engine e;

static int by_value(const void *a, const void *b)
{
	double x = *(const double *)a, y = *(const double *)b;

	return x < y ? -1 : x > y;
}

static int cost_all(unsigned int k)
{
	asks[k].routes = 0;
	plan_make(&ctx->exec.routes, &asks[k], PLAN_AUTO, NULL, &e.plan);
	return !e.plan.ok;
}

static int cost_usable(unsigned int k)
{
	asks[k].routes = plan_usable(&ctx->exec.routes, &asks[k], PLAN_AUTO);
	plan_make(&ctx->exec.routes, &asks[k], PLAN_AUTO, NULL, &e.plan);
	return !e.plan.ok;
}

static int cost_again(unsigned int k)
{
	e.p = &p[k];
	e.pos = 0;
	e.end = LEN;
	return engine_plan(&e);
}

static int cost_anew(unsigned int k)
{
	e.planned = false;
	return cost_again(k);
}

static int measure(const char *what, int (*plan)(unsigned int k))
{
	double ns[ROUNDS];

	for (int i = 0; i < ROUNDS; i++) {
		uint64_t began = clock_now_ns();

		for (unsigned int k = 0; k < CALLS; k++) {
			if (plan(k % PLACES)) {
				return -1;
			}
		}
		ns[i] = (double)(clock_now_ns() - began) / CALLS;
	}
	qsort(ns, ROUNDS, sizeof(ns[0]), by_value);
	printf("%-58s %7.1f ns\n", what, ns[ROUNDS / 2]);
	return 0;
}

int main(int argc, char **argv)
{
	struct pl_dev *dev;
	struct pl_file *file;
	void *mem;

	if (argc < 2) {
		fprintf(stderr, "usage: plan-cost FILE\n");
		return 2;
	}
	if (pl_open(NULL, &ctx) || pl_dev_open(ctx, "soft:0", &dev) ||
	    pl_file_open(ctx, argv[1], O_RDONLY, 0, &file) ||
	    pl_mem_alloc(dev, (size_t)PLACES * LEN, 0, &mem)) {
		goto fail;
	}
	for (unsigned int i = 0; i < PLACES; i++) {
		transfer_of_file(&t[i], file->file, false, (char *)mem + (size_t)i * LEN,
				 (uint64_t)i * LEN, LEN);
		t[i].policy = PLAN_AUTO;
		if (transfer_hold(&ctx->mem, &t[i])) {
			goto fail;
		}
		progress_init(&p[i], &ctx->exec, &t[i], &rep);
		exec_ask(&ctx->exec, &t[i], SURVEY_ENDS, &asks[i]);
		asks[i].resident = 1;
	}
	engine_init(&e, ENGINE_MANY, p, PLACES);
	if (measure("4 KiB of a file, all routes as explanations show them", cost_all) ||
	    measure("the usable ones", cost_usable) ||
	    measure("in the engine, survey included", cost_anew) ||
	    measure("in the engine, of a run: kept from the request before", cost_again)) {
		goto fail;
	}
	for (unsigned int i = 0; i < PLACES; i++) {
		transfer_release(&t[i]);
	}
	pl_close(ctx);
	return 0;

fail:
	fprintf(stderr, "plan-cost: %s\n", pl_error_message());
	return 1;
}

/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/*
 * The table: every block size with every number of threads with every policy. Policies are next to
 * each other in time, and all cells run once a round. So other load of the machine affects all
 * alike, and the median removes it.
 */

#include <stdlib.h>
#include <string.h>

#include "base/alloc.h"
#include "bench.h"
#include "say.h"

double bench_us(const struct bench_cell *c, double quantile)
{
	return (double)hist_quantile(&c->latency, quantile) * 1e-3;
}

static int by_value(const void *a, const void *b)
{
	double x = *(const double *)a, y = *(const double *)b;

	return x < y ? -1 : x > y;
}

/* Returns the median; of an even number of values the mean of the two in the middle. */
static double median(const double *v, size_t n, double *min, double *max)
{
	double *sorted = alloc_array(n, sizeof(*sorted));
	double m = v[0];

	if (sorted == NULL) {
		return m;
	}
	memcpy(sorted, v, n * sizeof(*sorted));
	qsort(sorted, n, sizeof(*sorted), by_value);
	m = (sorted[(n - 1) / 2] + sorted[n / 2]) / 2;
	*min = sorted[0];
	*max = sorted[n - 1];
	free(sorted);
	return m;
}

static void add_round(struct bench_cell *c, const struct bench_run *r)
{
	double unused;
	size_t i = c->rounds++;

	c->ops += r->ops;
	c->bytes += r->bytes;
	c->meter.wall_ns += r->meter.wall_ns;
	c->meter.cpu_ns += r->meter.cpu_ns;
	hist_merge(&c->latency, &r->latency);
	tally_merge(&c->tally, &r->tally);
	c->gb_per_s[i] = meter_gb_per_s(r->bytes, r->meter.wall_ns);
	c->cpu_per_gb[i] = meter_cpu_per_gb(r->bytes, r->meter.cpu_ns);
	c->gb_min = c->gb_max = c->gb_per_s[0];
	c->gb_median = median(c->gb_per_s, c->rounds, &c->gb_min, &c->gb_max);
	c->cpu_median = median(c->cpu_per_gb, c->rounds, &unused, &unused);
	c->ops_median = c->gb_median * 1e9 / (double)c->c.block;
}

static bool cell_get(struct bench_cell *c, uint64_t rounds)
{
	c->gb_per_s = alloc_array(rounds, sizeof(double));
	c->cpu_per_gb = alloc_array(rounds, sizeof(double));
	return c->gb_per_s != NULL && c->cpu_per_gb != NULL;
}

static int fill(struct bench_table *t, const struct bench_opts *o)
{
	size_t b, h, q, p;

	for (b = 0; b < o->block.n; b++) {
		for (h = 0; h < o->threads.n; h++) {
			for (q = 0; q < o->queue.n; q++) {
				for (p = 0; p < o->n_policies; p++) {
					struct bench_cell *c = &t->v[t->n++];

					c->c.block = o->block.v[b];
					c->c.threads = o->threads.v[h];
					c->c.queue = o->queue.v[q];
					c->c.policy = o->policies[p];
					c->beside = p != 0 ? c - p : NULL;
					if (!cell_get(c, o->rounds)) {
						return say_failed("no memory left for the results");
					}
				}
			}
		}
	}
	return 0;
}

static int run_one(struct bench_cell *c, struct bench_run *r, const struct bench_run *model)
{
	int status = bench_file_settle(model->file, model->o);

	*r = *model;
	r->c = c->c;
	if (status == 0) {
		status = bench_run(r);
	}
	if (status == 0) {
		add_round(c, r);
	}
	return status;
}

int bench_table_run(struct bench_table *t, const struct bench_run *model,
		    void (*done)(const struct bench_cell *c, void *arg), void *arg)
{
	const struct bench_opts *o = model->o;
	struct bench_run *r = alloc_zero(sizeof(*r)); /* too large for a stack */
	uint64_t round;
	size_t i;
	int status;

	t->n = 0;
	t->v = alloc_array(o->block.n * o->threads.n * o->queue.n * o->n_policies, sizeof(*t->v));
	if (r == NULL || t->v == NULL) {
		free(r);
		return say_failed("no memory left for the results");
	}
	status = fill(t, o);
	for (round = 1; round <= o->rounds && status == 0; round++) {
		for (i = 0; i < t->n && status == 0; i++) {
			status = run_one(&t->v[i], r, model);
			if (status == 0 && round == o->rounds) {
				done(&t->v[i], arg);
			}
		}
	}
	free(r);
	return status;
}

void bench_table_put(struct bench_table *t)
{
	size_t i;

	for (i = 0; i < t->n; i++) {
		free(t->v[i].gb_per_s);
		free(t->v[i].cpu_per_gb);
	}
	free(t->v);
}

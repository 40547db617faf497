/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/* What `peerlane bench coll` measured: the columns of nccl-tests, ours and NCCL's. */

#include <stdio.h>

#include <json-c/json.h>

#include "base/json.h"
#include "base/text.h"
#include "bench_coll.h"
#include "term.h"

static const char *const sides[COLL_SIDES] = { "peerlane", "nccl" };

static bool reduces(const struct coll_site *s)
{
	return s->o->kind == COLL_REDUCE_ALL || s->o->kind == COLL_SCATTER;
}

void coll_print_head(const struct coll_site *s)
{
	term_printf(stdout, "%s, %u ranks:", s->o->op_name, s->n);
	for (unsigned int q = 0; q < s->n; q++) {
		term_printf(stdout, " %s", s->rank[q].device);
	}
	term_printf(
		stdout,
		"\n%llu operations %s, medians of %llu rounds; GB are 10^9 bytes, wrong elements "
		"are counted\n",
		(unsigned long long)s->o->iterations, s->o->graph ? "in a CUDA graph" : "in a row",
		(unsigned long long)s->o->rounds);
	if (s->has[COLL_NCCL]) {
		term_printf(stdout, "NCCL %s, which takes turns with peerlane\n", s->version);
	} else {
		term_printf(stdout, "without NCCL: %s\n", s->why);
	}
	term_printf(stdout, "%9s %9s %8s %5s %-8s %8s %6s %6s %6s %s\n", "SIZE", "COUNT", "TYPE",
		    "REDOP", "BY", "TIME us", "ALGBW", "BUSBW", "#WRONG",
		    s->has[COLL_NCCL] ? "RATIO" : "");
}

void coll_print_cell(const struct coll_site *s, const struct coll_cell *c)
{
	for (int side = 0; side < COLL_SIDES; side++) {
		const struct coll_figures *f = &c->side[side];
		char ratio[16] = "";

		if (!s->has[side]) {
			continue;
		}
		if (side == COLL_OURS && s->has[COLL_NCCL]) {
			text_fmt(ratio, sizeof(ratio), "%5.2f", f->us / c->side[COLL_NCCL].us);
		}
		term_printf(stdout, "%9llu %9llu %8s %5s %-8s %8.2f %6.2f %6.2f %6llu %s\n",
			    (unsigned long long)c->size, (unsigned long long)c->count,
			    s->o->type_name, reduces(s) ? s->o->redop_name : "none", sides[side],
			    f->us, f->alg_gb, f->bus_gb, (unsigned long long)f->wrong, ratio);
	}
	fflush(stdout);
}

struct json_object *coll_json_head(const struct coll_site *s)
{
	struct json_object *o = json_object_new_object();
	struct json_object *names = json_object_new_array();

	for (unsigned int q = 0; q < s->n; q++) {
		json_put_text(names, NULL, s->rank[q].device);
	}
	json_put_text(o, "op", s->o->op_name);
	json_put(o, "ranks", names);
	json_put_uint(o, "iterations", s->o->iterations);
	json_put_uint(o, "rounds", s->o->rounds);
	json_put_bool(o, "graph", s->o->graph);
	json_put_text(o, "nccl_version", s->has[COLL_NCCL] ? s->version : NULL);
	json_put_text(o, "nccl_why", s->has[COLL_NCCL] ? NULL : s->why);
	return o;
}

struct json_object *coll_json_cell(const struct coll_site *s, const struct coll_cell *c)
{
	struct json_object *o = json_object_new_object();

	json_put_uint(o, "size", c->size);
	json_put_uint(o, "count", c->count);
	json_put_text(o, "type", s->o->type_name);
	json_put_text(o, "redop", reduces(s) ? s->o->redop_name : NULL);
	for (int side = 0; side < COLL_SIDES; side++) {
		const struct coll_figures *f = &c->side[side];
		struct json_object *of = s->has[side] ? json_object_new_object() : NULL;

		if (of) {
			json_put_number(of, "us", f->us);
			json_put_number(of, "us_min", f->us_min);
			json_put_number(of, "us_max", f->us_max);
			json_put_number(of, "algbw", f->alg_gb);
			json_put_number(of, "busbw", f->bus_gb);
			json_put_uint(of, "wrong", f->wrong);
		}
		json_put(o, sides[side], of);
	}
	if (s->has[COLL_NCCL]) {
		json_put_number(o, "ratio", c->side[COLL_OURS].us / c->side[COLL_NCCL].us);
	}
	return o;
}

/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

#include <stdio.h>
#include <string.h>

#include <json-c/json.h>

#include "base/json.h"
#include "base/text.h"
#include "predict.h"
#include "say.h"
#include "term.h"

static void print_sums(const struct prediction *p)
{
	term_puts(stdout, "Links, GB/s\n");
	for (size_t i = 0; i < p->n_sums; i++) {
		const struct predict_sum *s = &p->sums[i];
		char all[24] = "unknown", each[24], words[48] = "";

		if (s->gbps > 0) {
			machine_rate(all, sizeof(all), s->gbps);
		}
		machine_rate(each, sizeof(each), s->each);
		if (s->each > 0) {
			text_fmt(words, sizeof(words), "  %zu x %s", s->n, each);
		}
		term_printf(stdout, "  %-28s  %7s%s\n", s->name, all, words);
	}
	term_puts(stdout, "\n");
}

static void name_way(const struct predict_row *r, char *dst, size_t space)
{
	if (r->links != 0) {
		text_fmt(dst, space, "%zu link%s", r->links, r->links == 1 ? "" : "s");
	} else {
		text_copy(dst, space, r->way);
	}
}

/* Tells the limit, or the reason why nothing flows. */
static void say_limit(const struct prediction *p, const struct predict_row *r, char *dst,
		      size_t space)
{
	size_t len;

	if (r->n_left_out != 0) {
		char more[40] = "";

		if (r->n_left_out > 1) {
			text_fmt(more, sizeof(more), " and %zu more", r->n_left_out - 1);
		}
		text_fmt(dst, space, "there is no such route to %s%s",
			 p->m->nodes[r->first_left_out].name, more);
		return;
	}
	flows_limit_words(p->m, r->flow, dst, space);
	len = strlen(dst);
	if (r->flow->n_fed < p->gpus.n && r->flow->n_limits != 0 && flows_known(p->m, r->flow)) {
		text_fmt(dst + len, space - len, ", for %zu of the %zu GPUs", r->flow->n_fed,
			 p->gpus.n);
	}
}

static void print_row(const struct prediction *p, const struct predict_row *r, bool again)
{
	char all[24] = "unknown", each[24] = "unknown", way[24], time[32] = "", limit[1300];
	bool known = flows_known(p->m, r->flow);

	if (known) {
		machine_rate(all, sizeof(all), r->flow->gbps);
		machine_rate(each, sizeof(each), r->flow->each_gbps);
	}
	name_way(r, way, sizeof(way));
	say_limit(p, r, limit, sizeof(limit));
	if (p->opts->size != 0) {
		if (known && r->flow->gbps > 0) {
			text_fmt(time, sizeof(time), "%8.3g s  ",
				 (double)p->opts->size / 1e9 / r->flow->gbps);
		} else {
			text_fmt(time, sizeof(time), "%12s", "");
		}
	}
	term_printf(stdout, "%-28s  %-8s  %7s  %7s  %s%s\n", again ? "" : r->from, way, all, each,
		    time, limit);
}

void predict_print(const struct prediction *p)
{
	char what[64];

	if (p->opts->into != NULL) {
		text_fmt(what, sizeof(what), "into %s over GPUs' links",
			 p->m->nodes[p->gpus.v[0]].name);
	} else {
		text_fmt(what, sizeof(what), "onto %zu GPU%s, the same share for each", p->gpus.n,
			 p->gpus.n == 1 ? "" : "s");
	}
	term_printf(stdout, "%s: a data set %s\n\n",
		    pl_topo_name(p->m->topo, PL_TOPO_NAME_MACHINE, 0), what);
	if (p->n_sums != 0) {
		print_sums(p);
	}
	term_printf(stdout, "%-28s  %-8s  %7s  %7s  %s%s\n", "FROM", "BY", "GB/s", "A GPU",
		    p->opts->size != 0 ? "      TIME  " : "", "FULL");
	for (size_t i = 0; i < p->n; i++) {
		print_row(p, &p->rows[i], i != 0 && p->rows[i].from == p->rows[i - 1].from);
	}
}

static struct json_object *row_json(const struct prediction *p, const struct predict_row *r)
{
	struct json_object *o = json_object_new_object();
	const struct pl_topo_flow *f = r->flow;
	bool known = flows_known(p->m, f);

	json_object_object_add(o, "from", json_object_new_string(r->from));
	json_object_object_add(o, "by", json_object_new_string(r->way));
	json_object_object_add(o, "links",
			       r->links != 0 ? json_object_new_int64((int64_t)r->links) : NULL);
	json_object_object_add(o, "gb_per_s", known ? json_number(f->gbps) : NULL);
	json_object_object_add(o, "gb_per_s_each", known ? json_number(f->each_gbps) : NULL);
	json_object_object_add(o, "seconds",
			       known && p->opts->size != 0 && f->gbps > 0
				       ? json_number((double)p->opts->size / 1e9 / f->gbps)
				       : NULL);
	json_object_object_add(o, "gpus_left_out", json_object_new_int64((int64_t)r->n_left_out));
	json_object_object_add(o, "shared_by", json_object_new_int64((int64_t)f->n_fed));
	json_object_object_add(o, "full", flows_limits(p->m, f, false));
	json_object_object_add(o, "full_at_gpus", flows_limits(p->m, f, true));
	return o;
}

int predict_print_json(const struct prediction *p)
{
	struct json_object *root = json_object_new_object();
	struct json_object *gpus = json_object_new_array(), *rows = json_object_new_array();
	struct json_object *sums = json_object_new_array();

	for (size_t i = 0; i < p->gpus.n; i++) {
		(void)json_object_array_add(gpus,
					    json_object_new_string(p->m->nodes[p->gpus.v[i]].name));
	}
	for (size_t i = 0; i < p->n_sums; i++) {
		struct json_object *o = json_object_new_object();

		json_object_object_add(o, "links", json_object_new_string(p->sums[i].name));
		json_object_object_add(o, "gb_per_s",
				       p->sums[i].gbps > 0 ? json_number(p->sums[i].gbps) : NULL);
		json_object_object_add(o, "count", json_object_new_int64((int64_t)p->sums[i].n));
		(void)json_object_array_add(sums, o);
	}
	for (size_t i = 0; i < p->n; i++) {
		(void)json_object_array_add(rows, row_json(p, &p->rows[i]));
	}
	json_object_object_add(
		root, "machine",
		json_object_new_string(pl_topo_name(p->m->topo, PL_TOPO_NAME_MACHINE, 0)));
	json_object_object_add(root, "gpus", gpus);
	json_object_object_add(root, "measured", flows_measured(p->m));
	json_object_object_add(root, "sums", sums);
	json_object_object_add(root, "predictions", rows);
	return say_json(root);
}

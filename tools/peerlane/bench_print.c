/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/* The results, as a table for people and as JSON. */

#include <stdio.h>
#include <string.h>

#include <json-c/json.h>

#include "base/json.h"
#include "base/text.h"
#include "bench.h"
#include "say.h"
#include "term.h"

/* A terminal narrower than this is not told how many operations there were: ops/s says enough. */
#define WIDE 110u

static bool narrow(void)
{
	size_t columns = term_columns(stdout);

	return columns != 0 && columns < WIDE;
}

void bench_print_head(const struct bench_opts *o, const struct bench_file *f, const char *device)
{
	bool made = f->slot >= 0;
	char bytes[32], op[48];

	text_bytes(bytes, sizeof(bytes), f->len);
	text_copy(op, sizeof(op), o->op);
	if (o->reading && o->writing) {
		text_fmt(op, sizeof(op), "mixed (%llu %% reads)", (unsigned long long)o->reads);
	}
	say_line(stdout, "%s%s between %s%s%s (%s, %s) and %s%s", o->random ? "random " : "", op,
		 made ? "" : "'", made ? "a temporary file" : f->path, made ? "" : "'", bytes,
		 bench_cache_text(o), device,
		 o->verify ? "; every block is verified, and GB/s and CPU time include that" : "");
	if (o->rounds > 1) {
		term_printf(stdout,
			    "medians of %llu rounds; +- is half the difference between the "
			    "slowest and the fastest\n",
			    (unsigned long long)o->rounds);
	}
	term_printf(stdout, "%9s %7s%s%s %7s%s %9s %8s %8s %8s  %s\n", "BLOCK", "THREADS",
		    bench_queued(o) ? " QUEUE" : "", narrow() ? "" : "       OPS", "GB/s",
		    o->rounds > 1 ? "  +- %" : "", "ops/s", "p50 us", "p99 us", "CPU s/GB",
		    o->n_policies > 1 ? "POLICY: ROUTE" : "ROUTE");
}

void bench_print_cell(const struct bench_opts *o, const struct bench_cell *c)
{
	char block[32], spread[16] = "", queue[24] = "", ops[24] = "", beside[64] = "";
	char lanes[TALLY_LANES_TEXT];
	bool named = o->n_policies > 1;

	text_bytes(block, sizeof(block), c->c.block);
	if (o->rounds > 1 && c->gb_median > 0) {
		text_fmt(spread, sizeof(spread), " %5.1f",
			 (c->gb_max - c->gb_min) / c->gb_median * 50);
	}
	if (bench_queued(o)) {
		text_fmt(queue, sizeof(queue), " %5llu", (unsigned long long)c->c.queue);
	}
	if (!narrow()) {
		text_fmt(ops, sizeof(ops), " %9llu", (unsigned long long)c->ops);
	}
	if (c->beside != NULL && c->beside->gb_median > 0) {
		text_fmt(beside, sizeof(beside), ", x%.2f of %s",
			 c->gb_median / c->beside->gb_median, c->beside->c.policy.name);
	}
	term_printf(stdout, "%9s %7llu%s%s %7.2f%s %9.0f %8.1f %8.1f %8.3f  %s%s%s%s\n", block,
		    (unsigned long long)c->c.threads, queue, ops, c->gb_median, spread,
		    c->ops_median, bench_us(c, .5), bench_us(c, .99), c->cpu_median,
		    named ? c->c.policy.name : "", named ? ": " : "", tally_route(&c->tally),
		    beside);
	tally_lanes(&c->tally, lanes, sizeof(lanes));
	if (lanes[0] != '\0') {
		term_printf(stdout, "           over the links of %s\n", lanes);
	}
	if (c->tally.fallbacks != 0) {
		term_printf(stdout, "           %llu segments fell back to another route: %s\n",
			    (unsigned long long)c->tally.fallbacks, c->tally.why);
	}
	fflush(stdout);
}

static void add_double(struct json_object *o, const char *key, double x)
{
	json_object_object_add(o, key, json_number(x));
}

static void add_number(struct json_object *o, const char *key, uint64_t x)
{
	json_object_object_add(o, key, json_object_new_uint64(x));
}

static struct json_object *rounds_json(const struct bench_cell *c)
{
	struct json_object *rounds = json_object_new_array();
	size_t i;

	for (i = 0; i < c->rounds; i++) {
		struct json_object *r = json_object_new_object();

		add_double(r, "gb_per_s", c->gb_per_s[i]);
		add_double(r, "cpu_s_per_gb", c->cpu_per_gb[i]);
		json_object_array_add(rounds, r);
	}
	return rounds;
}

/* Completions of a queue say less than the reports of blocking calls. */
static void drop_unknown(struct json_object *j)
{
	static const char *const keys[] = { "direct_bytes", "buffered_bytes", "staged_bytes",
					    "copied_bytes", "edge_bytes",     "fallbacks",
					    "why",	    "lanes" };
	size_t i;

	for (i = 0; i < sizeof(keys) / sizeof(keys[0]); i++) {
		json_object_object_del(j, keys[i]);
	}
}

struct json_object *bench_json_cell(const struct bench_opts *o, const struct bench_cell *c)
{
	struct json_object *j = tally_json(&c->tally);

	json_object_object_add(
		j, "policy",
		json_object_new_string(c->c.policy.name ? c->c.policy.name : "default"));
	add_number(j, "block", c->c.block);
	add_number(j, "threads", c->c.threads);
	add_number(j, "queue", c->c.queue);
	add_number(j, "ops", c->ops);
	add_double(j, "seconds", (double)c->meter.wall_ns * 1e-9);
	add_double(j, "cpu_seconds", (double)c->meter.cpu_ns * 1e-9);
	add_double(j, "gb_per_s", c->gb_median);
	add_double(j, "gb_per_s_min", c->gb_min);
	add_double(j, "gb_per_s_max", c->gb_max);
	add_double(j, "ops_per_s", c->ops_median);
	add_double(j, "latency_p50_us", bench_us(c, .5));
	add_double(j, "latency_p90_us", bench_us(c, .9));
	add_double(j, "latency_p99_us", bench_us(c, .99));
	add_double(j, "latency_p999_us", bench_us(c, .999));
	add_double(j, "cpu_s_per_gb", c->cpu_median);
	if (c->beside != NULL && c->beside->gb_median > 0) {
		add_double(j, "ratio", c->gb_median / c->beside->gb_median);
	}
	json_object_object_add(j, "stream", json_object_new_boolean(o->stream));
	if (c->c.queue != 0 || o->stream) {
		drop_unknown(j);
	}
	json_object_object_add(j, "rounds", rounds_json(c));
	json_object_object_add(j, "verified", json_object_new_boolean(o->verify));
	return j;
}

struct json_object *bench_json_head(const struct bench_opts *o, const struct bench_file *f,
				    const char *device)
{
	struct json_object *j = json_object_new_object();

	json_object_object_add(j, "file", say_string(f->path));
	json_object_object_add(j, "generated", json_object_new_boolean(f->slot >= 0));
	add_number(j, "size", f->len);
	json_object_object_add(j, "device", json_object_new_string(device));
	json_object_object_add(j, "op", json_object_new_string(o->op));
	if (o->reading && o->writing) {
		add_number(j, "reads_percent", o->reads);
	}
	json_object_object_add(j, "random", json_object_new_boolean(o->random));
	json_object_object_add(j, "cache", json_object_new_string(bench_cache_word(o)));
	return j;
}

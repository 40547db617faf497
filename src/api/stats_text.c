/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/* Statistics as a table, as JSON, and as OpenMetrics text. */

#include <errno.h>
#include <string.h>

#include <json-c/json.h>

#include "api/stats.h"
#include "base/json.h"
#include "base/text.h"

static int give(char *s, char **out)
{
	if (!s) {
		return -ENOMEM;
	}
	*out = s;
	return 0;
}

/* The bound of the bucket below which a share of the histogram lies. */
static uint64_t quantile(const uint64_t *h, uint64_t n, double q)
{
	uint64_t want = (uint64_t)(q * (double)n + 0.5);
	uint64_t seen = 0;

	for (unsigned int i = 0; i < COUNTERS_BUCKETS; i++) {
		seen += h[i];
		if (seen && seen >= want) {
			return 1ull << i;
		}
	}
	return 0;
}

static void time_text(char *dst, size_t space, uint64_t ns)
{
	if (!ns) {
		text_copy(dst, space, "-");
	} else if (ns < 10000) {
		text_fmt(dst, space, "%llu ns", (unsigned long long)ns);
	} else if (ns < 10000000) {
		text_fmt(dst, space, "%llu us", (unsigned long long)(ns / 1000));
	} else {
		text_fmt(dst, space, "%llu ms", (unsigned long long)(ns / 1000000));
	}
}

static void row_text(struct text *t, const struct snapshot *v, const struct pl_stats_row *r)
{
	char bytes[32], p50[32], p99[32], ends[80];
	bool apart;

	text_fmt(ends, sizeof(ends), "%s%s%s", r->src_device, *r->src_device ? " to " : "",
		 r->device);
	apart = strlen(ends) > 7; /* names that long have a line of their own */
	text_bytes(bytes, sizeof(bytes), r->bytes);
	time_text(p50, sizeof(p50), quantile(r->latencies, r->ops, 0.5));
	time_text(p99, sizeof(p99), quantile(r->latencies, r->ops, 0.99));
	text_add(t, "%s%s%-7s %-13s %-5s %9llu %9s %7s %7s %6llu %9llu\n", apart ? ends : "",
		 apart ? "\n" : "", apart ? "" : ends, r->route, r->op, (unsigned long long)r->ops,
		 bytes, p50, p99, (unsigned long long)r->errors, (unsigned long long)r->fallbacks);
	for (unsigned int i = 0; i < COUNTERS_REASONS; i++) {
		if (r->reasons[i]) {
			text_add(t, "         took over %llu segments: %s\n",
				 (unsigned long long)r->reasons[i], v->c.head.reason[i]);
		}
	}
}

int stats_as_text(const struct snapshot *v, char **out)
{
	struct text t = TEXT_INIT;

	text_add(&t, "%-7s %-13s %-5s %9s %9s %7s %7s %6s %9s\n", "DEVICE", "ROUTE", "OP",
		 "TRANSFERS", "BYTES", "50% IN", "99% IN", "ERRORS", "FALLBACKS");
	for (size_t i = 0; i < v->n; i++) {
		row_text(&t, v, &v->rows[i]);
	}
	if (!v->n) {
		text_add(&t, "no transfers yet\n");
	}
	return give(text_take(&t), out);
}

/* [[bound, count], ...] of the buckets that are not empty; the last one's bound is null. */
static struct json_object *json_histogram(const uint64_t *h)
{
	struct json_object *a = json_object_new_array();

	for (unsigned int i = 0; i < COUNTERS_BUCKETS; i++) {
		struct json_object *pair;

		if (!h[i]) {
			continue;
		}
		pair = json_object_new_array();
		json_put(pair, NULL,
			 i + 1 < COUNTERS_BUCKETS ? json_object_new_uint64(1ull << i) : NULL);
		json_put_uint(pair, NULL, h[i]);
		json_put(a, NULL, pair);
	}
	return a;
}

static struct json_object *json_row(const struct snapshot *v, const struct pl_stats_row *r)
{
	struct json_object *o = json_object_new_object();
	struct json_object *why = json_object_new_array();

	json_put_text(o, "device", r->device);
	if (*r->src_device) {
		json_put_text(o, "src_device", r->src_device);
	}
	json_put_text(o, "route", r->route);
	json_put_text(o, "op", r->op);
	json_put_uint(o, "transfers", r->ops);
	json_put_uint(o, "bytes", r->bytes);
	json_put_uint(o, "errors", r->errors);
	json_put_uint(o, "fallbacks", r->fallbacks);
	json_put_uint(o, "latency_ns", r->latency_ns);
	json_put(o, "sizes", json_histogram(r->sizes));
	json_put(o, "latencies_ns", json_histogram(r->latencies));
	for (unsigned int i = 0; i < COUNTERS_REASONS; i++) {
		struct json_object *one;

		if (!r->reasons[i]) {
			continue;
		}
		one = json_object_new_object();
		json_put_text(one, "reason", v->c.head.reason[i]);
		json_put_uint(one, "pieces", r->reasons[i]);
		json_put(why, NULL, one);
	}
	json_put(o, "reasons", why);
	return o;
}

int stats_as_json(const struct snapshot *v, char **out)
{
	struct json_object *o = json_object_new_object();
	struct json_object *rows = json_object_new_array();

	json_put_uint(o, "pid", (uint64_t)v->c.head.pid);
	json_put_uint(o, "uid", v->c.head.uid);
	json_put_text(o, "program", v->c.head.program);
	json_put_uint(o, "since_ns", v->c.head.opened_ns);
	json_put_uint(o, "contexts", v->c.head.contexts);
	json_put_uint(o, "unshared", v->c.head.unshared);
	for (size_t i = 0; i < v->n; i++) {
		json_put(rows, NULL, json_row(v, &v->rows[i]));
	}
	json_put(o, "rows", rows);
	return give(json_take_line(o), out);
}

/* Names were cleaned of quotes and backslashes when they were read. */
static void labels(struct text *t, const struct snapshot *v, const struct pl_stats_row *r)
{
	text_add(t, "pid=\"%d\",program=\"%s\",device=\"%s\",route=\"%s\",op=\"%s\"", v->c.head.pid,
		 v->c.head.program, r->device, r->route, r->op);
	if (*r->src_device) {
		text_add(t, ",src_device=\"%s\"", r->src_device);
	}
}

static void counters(struct text *t, const struct snapshot *v, const char *name, const char *unit,
		     const char *help, size_t at)
{
	text_add(t, "# TYPE peerlane_%s counter\n", name);
	if (*unit) {
		text_add(t, "# UNIT peerlane_%s %s\n", name, unit);
	}
	text_add(t, "# HELP peerlane_%s %s\n", name, help);
	for (size_t i = 0; i < v->n; i++) {
		const char *r = (const char *)&v->rows[i];

		text_add(t, "peerlane_%s_total{", name);
		labels(t, v, &v->rows[i]);
		text_add(t, "} %llu\n",
			 (unsigned long long)*(const uint64_t *)(const void *)(r + at));
	}
}

static void fallbacks(struct text *t, const struct snapshot *v)
{
	text_add(t, "# TYPE peerlane_fallbacks counter\n"
		    "# HELP peerlane_fallbacks Pieces that a route took over from one that the "
		    "plan preferred.\n");
	for (size_t i = 0; i < v->n; i++) {
		for (unsigned int k = 0; k < COUNTERS_REASONS; k++) {
			if (!v->rows[i].reasons[k]) {
				continue;
			}
			text_add(t, "peerlane_fallbacks_total{");
			labels(t, v, &v->rows[i]);
			text_add(t, ",reason=\"%s\"} %llu\n", v->c.head.reason[k],
				 (unsigned long long)v->rows[i].reasons[k]);
		}
	}
}

/* A histogram's metric. Bounds and the sum are printed as the counted values divided by `scale`. */
struct metric {
	const char *name;
	const char *unit;
	const char *help;
	size_t buckets;
	size_t sum;
	double scale;
};

/* Some collectors compare bounds as text, and take 1.0 for the right way to write one. */
static void bound_text(char *dst, size_t space, double x)
{
	text_fmt(dst, space, "%.12g", x);
	if (!strpbrk(dst, ".e")) {
		text_fmt(dst, space, "%.12g.0", x);
	}
}

static void histogram_of(struct text *t, const struct snapshot *v, const struct pl_stats_row *r,
			 const struct metric *m)
{
	const char *at = (const char *)r;
	const uint64_t *h = *(const uint64_t *const *)(const void *)(at + m->buckets);
	uint64_t sum = *(const uint64_t *)(const void *)(at + m->sum);
	uint64_t n = 0;
	char le[40];

	for (unsigned int i = 0; i < COUNTERS_BUCKETS; i++) {
		n += h[i];
		if (i + 1 < COUNTERS_BUCKETS) {
			bound_text(le, sizeof(le), (double)(1ull << i) / m->scale);
		} else {
			text_copy(le, sizeof(le), "+Inf");
		}
		text_add(t, "peerlane_%s_bucket{", m->name);
		labels(t, v, r);
		text_add(t, ",le=\"%s\"} %llu\n", le, (unsigned long long)n);
	}
	text_add(t, "peerlane_%s_sum{", m->name);
	labels(t, v, r);
	text_add(t, "} %.15g\npeerlane_%s_count{", (double)sum / m->scale, m->name);
	labels(t, v, r);
	text_add(t, "} %llu\n", (unsigned long long)n);
}

static void histogram(struct text *t, const struct snapshot *v, const struct metric *m)
{
	text_add(t, "# TYPE peerlane_%s histogram\n# UNIT peerlane_%s %s\n# HELP peerlane_%s %s\n",
		 m->name, m->name, m->unit, m->name, m->help);
	for (size_t i = 0; i < v->n; i++) {
		histogram_of(t, v, &v->rows[i], m);
	}
}

int stats_as_openmetrics(const struct snapshot *v, char **out)
{
	static const struct metric sizes = { "transfer_bytes",
					     "bytes",
					     "Bytes that a route carried of each transfer.",
					     offsetof(struct pl_stats_row, sizes),
					     offsetof(struct pl_stats_row, bytes),
					     1 };
	static const struct metric times = {
		"transfer_duration_seconds",
		"seconds",
		"Times of the transfers of which a route carried something.",
		offsetof(struct pl_stats_row, latencies),
		offsetof(struct pl_stats_row, latency_ns),
		1e9
	};
	struct text t = TEXT_INIT;

	counters(&t, v, "transfers", "", "Transfers in which a route carried something.",
		 offsetof(struct pl_stats_row, ops));
	counters(&t, v, "moved_bytes", "bytes", "Bytes that a route carried.",
		 offsetof(struct pl_stats_row, bytes));
	counters(&t, v, "errors", "", "Pieces that failed on a route.",
		 offsetof(struct pl_stats_row, errors));
	fallbacks(&t, v);
	histogram(&t, v, &sizes);
	histogram(&t, v, &times);
	text_add(&t, "# EOF\n");
	return give(text_take(&t), out);
}

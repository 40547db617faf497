/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/* `peerlane bench peer`: its options, the devices, and the tests one by one. */

#include "bench_peer.h"

#include <stdio.h>
#include <string.h>

#include <json-c/json.h>

#include "base/text.h"
#include "bench.h"
#include "ends.h"
#include "say.h"
#include "term.h"

static const struct opt table[] = {
	{ .name = "test",
	  .type = OPT_TEXTS,
	  .arg = "NAME",
	  .help = "this test, or those whose names begin so; may be given several times (default: "
		  "all)",
	  .at = offsetof(struct peer_opts, test) },
	{ .name = "list",
	  .type = OPT_FLAG,
	  .help = "list the tests with their descriptions, and measure nothing",
	  .at = offsetof(struct peer_opts, list) },
	{ .name = "device",
	  .type = OPT_TEXTS,
	  .arg = "DEVICE",
	  .help = "this device; may be given several times (default: all GPUs)",
	  .at = offsetof(struct peer_opts, device) },
	{ .name = "size",
	  .type = OPT_BYTES_LIST,
	  .arg = "LIST",
	  .min = 1,
	  .max = (uint64_t)1 << 40,
	  .help = "bytes of a copy; several values with commas (default: 512m; 64m on software "
		  "GPUs)",
	  .at = offsetof(struct peer_opts, size) },
	{ .name = "rounds",
	  .type = OPT_COUNT,
	  .arg = "N",
	  .min = 1,
	  .max = 1000,
	  .help = "measure each cell N times and give the median (default: 3)",
	  .at = offsetof(struct peer_opts, rounds) },
	{ .name = "repeat",
	  .type = OPT_COUNT,
	  .arg = "N",
	  .min = 1,
	  .max = 100000,
	  .help = "copies one after the other that a measurement is made of (default: 4)",
	  .at = offsetof(struct peer_opts, repeat) },
	{ .name = "policy",
	  .type = OPT_POLICY,
	  .arg = "POLICY",
	  .help = "auto, strict (no staging through the host) or a route's name (default: the "
		  "tunable policy)",
	  .at = offsetof(struct peer_opts, policy) },
	{ .name = "svg",
	  .type = OPT_TEXT,
	  .arg = "FILE",
	  .help = "draw the matrices to this file",
	  .at = offsetof(struct peer_opts, svg) },
	{ .name = "json",
	  .type = OPT_FLAG,
	  .help = "print one JSON object instead of text",
	  .at = offsetof(struct peer_opts, json) },
	{ .name = NULL },
};

static const struct opt_spec spec = {
	.cmd = "bench peer",
	.operands = "",
	.summary = "Measures copies between GPUs, and between GPUs and pinned memory of the host, "
		   "by tests with the names that nvbandwidth gives them. GB are 10^9 bytes.",
	.table = table,
};

static bool is_wanted(const struct peer_opts *o, const char *name)
{
	for (size_t i = 0; i < o->test.n; i++) {
		if (strncmp(name, o->test.v[i], strlen(o->test.v[i])) == 0) {
			return true;
		}
	}
	return o->test.n == 0;
}

static int check_tests(const struct peer_opts *o)
{
	for (size_t i = 0; i < o->test.n; i++) {
		size_t k = 0;

		while (k < peer_tests_n &&
		       strncmp(peer_tests[k].name, o->test.v[i], strlen(o->test.v[i])) != 0) {
			k++;
		}
		if (k == peer_tests_n) {
			return say_usage(spec.cmd, "--test: there is no '%s'; see --list",
					 o->test.v[i]);
		}
	}
	return 0;
}

static int print_list(void)
{
	for (size_t i = 0; i < peer_tests_n; i++) {
		term_printf(stdout, "%-46s  %s\n", peer_tests[i].name, peer_tests[i].help);
	}
	return 0;
}

static int open_device(struct peer *p, const char *name)
{
	struct pl_dev_info info = PL_DEV_INFO_INIT;
	struct peer_site *s = &p->site[p->n];
	int err = pl_dev_open(p->ctx, name, &s->dev);

	if (err != 0) {
		return err;
	}
	err = pl_dev_info(s->dev, &info);
	if (err != 0) {
		pl_dev_close(s->dev);
		return err;
	}
	text_copy(s->name, sizeof(s->name), info.name);
	p->soft = p->soft || info.flags & PL_DEV_SOFT;
	p->n++;
	return 0;
}

/* Opens all devices that gpu:N names, which are of one kind. */
static int open_all(struct peer *p)
{
	int err = open_device(p, "gpu:0");

	while (err == 0 && p->n < PEER_DEVICES) {
		char name[16];

		text_fmt(name, sizeof(name), "gpu:%zu", p->n);
		if (open_device(p, name) != 0) {
			break;
		}
	}
	return err;
}

static int open_devices(struct peer *p)
{
	int err = 0;

	if (p->o->device.n == 0) {
		err = open_all(p);
	}
	for (size_t i = 0; i < p->o->device.n && err == 0; i++) {
		if (!end_is_device(p->o->device.v[i])) {
			return say_usage(spec.cmd,
					 "--device: '%s' is not a device; give gpu:0, "
					 "cuda:0 or soft:0",
					 p->o->device.v[i]);
		}
		err = open_device(p, p->o->device.v[i]);
	}
	return err != 0 ? say_library(err) : 0;
}

/* The results, which are shown as soon as they are measured. */
struct shown {
	struct json_object *tests; /* NULL: text */
	struct peer_picture picture;
};

static int show(const struct peer *p, const struct peer_matrix *m, struct shown *s)
{
	double least = -1;

	for (size_t i = 0; i < m->rows * p->n; i++) {
		least = m->v[i / p->n][i % p->n] > least ? m->v[i / p->n][i % p->n] : least;
	}
	if (least < 0) {
		return 0; /* it takes more devices */
	}
	if (p->o->svg != NULL) {
		peer_draw(&s->picture, p, m);
	}
	if (s->tests != NULL) {
		json_object_array_add(s->tests, peer_json(p, m));
	} else {
		peer_print(p, m);
	}
	return 0;
}

static int run_tests(const struct peer *p, struct shown *s)
{
	static struct peer_matrix m;
	int status = 0;

	for (size_t i = 0; i < peer_tests_n && status == 0; i++) {
		size_t sizes = peer_tests[i].latency ? 1 : p->o->size.n;

		for (size_t k = 0; k < sizes && status == 0 && is_wanted(p->o, peer_tests[i].name);
		     k++) {
			status = peer_measure(p, &peer_tests[i], p->o->size.v[k], &m);
			status = status != 0 ? status : show(p, &m, s);
		}
	}
	return status;
}

static struct json_object *head(const struct peer *p, struct json_object *tests)
{
	struct json_object *o = json_object_new_object();
	struct json_object *names = json_object_new_array();

	for (size_t i = 0; i < p->n; i++) {
		json_object_array_add(names, json_object_new_string(p->site[i].name));
	}
	json_object_object_add(o, "devices", names);
	json_object_object_add(o, "rounds", json_object_new_uint64(p->o->rounds));
	json_object_object_add(o, "host_memory", json_object_new_string("pinned"));
	json_object_object_add(o, "tests", tests);
	return o;
}

static int measure(const struct peer *p)
{
	struct shown s = { .tests = p->o->json ? json_object_new_array() : NULL,
			   .picture = PEER_PICTURE_INIT };
	int status = run_tests(p, &s);

	if (status == 0 && p->o->svg != NULL) {
		status = peer_svg(&s.picture, p->o->svg);
	}
	text_drop(&s.picture.body);
	if (s.tests != NULL) {
		struct json_object *o = head(p, s.tests);

		if (status == 0) {
			return say_json(o);
		}
		json_object_put(o);
	}
	return status;
}

static int bench(struct pl_ctx *ctx, void *opts, const struct operands *rest)
{
	struct peer_opts *o = opts;
	struct peer p = { .ctx = ctx, .o = o };
	int status;

	(void)rest;
	if (o->list) {
		return print_list();
	}
	status = check_tests(o);
	if (status == 0 && o->svg != NULL) {
		status = bench_svg_check(o->svg);
	}
	opts_hear_errors(ctx);
	if (status == 0) {
		status = open_devices(&p);
	}
	if (status == 0) {
		if (o->size.n == 0) {
			o->size.v[o->size.n++] = (uint64_t)(p.soft ? 64 : 512) << 20;
		}
		status = measure(&p);
	}
	while (p.n > 0) {
		pl_dev_close(p.site[--p.n].dev);
	}
	return status;
}

int bench_peer(int argc, char **argv)
{
	/* A cell is about one link, as nvbandwidth's; what --set says comes later and wins. */
	struct peer_opts o = { .common.set = { { "lanes=off" }, 1 }, .rounds = 3, .repeat = 4 };

	return opts_run(&spec, argc, argv, &o, bench);
}

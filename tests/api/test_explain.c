/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/* What the library says of itself: plans that agree with what then happens, counters, tunables. */

#include "fixture.h"

#define LEN (4 * MIB + 100)

static struct fx fx;
static struct pl_file *file;
static const char *path;
static char *mem;

static int begin(void **state)
{
	(void)state;
	fx_open(&fx, "inline_max=64KiB", NULL);
	path = fx_made("explain", LEN, 1);
	file = fx_file(&fx, path, O_RDWR);
	mem = fx_alloc(&fx, LEN + BLOCK);
	return 0;
}

static int end(void **state)
{
	(void)state;
	fx_close(&fx);
	return unlink(path);
}

/* The route of the line with the arrow. */
static void chosen_in_text(const char *text, char *dst, size_t space)
{
	const char *arrow = strstr(text, "--> ");
	size_t n;

	dst[0] = '\0';
	if (arrow) {
		n = strcspn(arrow + 4, " ");
		(void)snprintf(dst, space, "%.*s", (int)n, arrow + 4);
	}
}

static void chosen_in_json(const char *json, char *dst, size_t space)
{
	static const char head[] = "{\"route\":\"";
	const char *yes = strstr(json, "\"chosen\":true");
	const char *at = NULL;

	dst[0] = '\0';
	for (const char *p = strstr(json, head); p && yes && p < yes; p = strstr(p + 1, head)) {
		at = p + sizeof(head) - 1;
	}
	if (at) {
		(void)snprintf(dst, space, "%.*s", (int)strcspn(at, "\""), at);
	}
}

struct plan {
	char route[32];
	char json_route[32];
	char *text;
	char *json;
};

static void explain(struct pl_explain_args *a, struct plan *p)
{
	assert_ok(pl_explain(a, PL_FORMAT_TEXT, &p->text));
	assert_ok(pl_explain(a, PL_FORMAT_JSON, &p->json));
	chosen_in_text(p->text, p->route, sizeof(p->route));
	chosen_in_json(p->json, p->json_route, sizeof(p->json_route));
	assert_string_equal(p->route, p->json_route);
	assert_int_equal(p->json[strlen(p->json) - 1], '\n');
	assert_int_equal(p->text[strlen(p->text) - 1], '\n');
}

static void forget(struct plan *p)
{
	pl_string_free(p->text);
	pl_string_free(p->json);
}

/* The transfer that was explained then takes the route that was named. */
static void as_explained(struct pl_explain_args *a)
{
	struct pl_io_report r = PL_IO_REPORT_INIT;
	struct pl_io_opts o = PL_IO_OPTS_INIT;
	char *addr = (char *)(uintptr_t)a->mem;
	struct plan p;
	ssize_t n;

	/* All of one kind: a range that is half in the page cache may take two routes. */
	fx_cold(path);
	explain(a, &p);
	o.policy = a->policy;
	o.report = &r;
	n = a->write ? pl_write(file, addr, a->len, a->off, &o)
		     : pl_read(file, addr, a->len, a->off, &o);
	if (!*p.route) {
		assert_non_null(strstr(p.text, "no route can carry it"));
		assert_int_equal(n, -EOPNOTSUPP);
	} else {
		assert_moved(n, a->len);
		if (strcmp(r.route, p.route) != 0) {
			fail_msg("it took %s (%llu direct, %llu buffered, %llu staged):\n%s",
				 r.route, (unsigned long long)r.direct,
				 (unsigned long long)r.buffered, (unsigned long long)r.staged,
				 p.text);
		}
		if (r.edge && !strstr(p.text, "unaligned edges")) {
			fail_msg("%llu bytes of edges were not foretold:\n%s",
				 (unsigned long long)r.edge, p.text);
		}
	}
	forget(&p);
}

/* A write beside what the page cache has of the file goes through it, by all or by pieces. */
static void writes_beside_the_cache_are_told(void **state)
{
	struct pl_explain_args a = PL_EXPLAIN_ARGS_INIT;
	struct pl_io_report r = PL_IO_REPORT_INIT;
	struct pl_io_opts o = PL_IO_OPTS_INIT;
	static const char all[] = "has all of the range: it is written there";
	struct plan p;
	char byte;
	int fd = open(path, O_RDONLY | O_CLOEXEC);

	(void)state;
	if (!fx_has_direct()) {
		(void)printf("no O_DIRECT here\n");
		(void)close(fd);
		return;
	}
	a.file = file;
	a.mem = mem;
	a.len = 4 * MIB;
	a.write = 1;
	o.report = &r;
	fx_cold(path);
	explain(&a, &p);
	assert_string_equal(p.route, fx.past_cache);
	assert_null(strstr(p.text, "written there"));
	forget(&p);
	(void)posix_fadvise(fd, 0, 0, POSIX_FADV_RANDOM);
	assert_int_equal(pread(fd, &byte, 1, 2 * MIB), 1);
	explain(&a, &p);
	assert_string_equal(p.route, fx.past_cache);
	assert_non_null(strstr(p.text, "segments with such pages are written there"));
	forget(&p);
	/* All of it, by one read of the whole: by another one if the kernel has taken pages back.
	 */
	for (int i = 0; i < 50; i++) {
		fx_file_is(path, 0, LEN, 1);
		explain(&a, &p);
		if (strstr(p.text, all) || i == 49) {
			break;
		}
		forget(&p);
	}
	if (!strstr(p.text, all)) {
		fail_msg("it is not told that all is written there:\n%s", p.text);
	}
	assert_non_null(strstr(p.json, "\"resident\":1"));
	assert_moved(pl_write(file, mem, a.len, 0, &o), a.len);
	assert_string_equal(r.route, p.route);
	assert_int_equal(strncmp(p.route, "buffered", 8), 0);
	forget(&p);
	/* Who names a route gets it. */
	a.policy = fx_policy(fx.past_cache);
	explain(&a, &p);
	assert_string_equal(p.route, fx.past_cache);
	assert_null(strstr(p.text, "written there"));
	forget(&p);
	(void)close(fd);
	(void)fx_made("explain", LEN, 1);
}

static void plans_hold(void **state)
{
	static const char *const policies[] = { "auto",	  "strict",	 "direct",	 "buffered",
						"bounce", "direct+copy", "buffered+copy" };
	static const struct {
		size_t len;
		uint64_t off;
		size_t skew;
	} v[] = { { 4 * MIB, 0, 0 }, { 4 * MIB, 0, 1 }, { 2 * MIB - 100, 4096 + 50, 50 },
		  { MIB, MIB, 0 },   { 100, 0, 0 },	{ 4096, 4096, 0 } };

	(void)state;
	for (size_t i = 0; i < COUNT(policies); i++) {
		for (size_t j = 0; j < COUNT(v); j++) {
			for (uint32_t write = 0; write < 2; write++) {
				struct pl_explain_args a = PL_EXPLAIN_ARGS_INIT;

				/* What small reads do is found out by trying: nothing to compare.
				 */
				if (v[j].len < 64 * KIB && (i == 0 || i == 4)) {
					continue;
				}
				a.file = file;
				a.mem = mem + v[j].skew;
				a.off = v[j].off;
				a.len = v[j].len;
				a.policy = fx_policy(policies[i]);
				a.write = write;
				as_explained(&a);
			}
		}
	}
}

/* Every refusal is there by its stable name, with a sentence; nothing was moved. */
static void refusals(void **state)
{
	struct pl_explain_args a = PL_EXPLAIN_ARGS_INIT;
	struct plan p;

	(void)state;
	a.file = file;
	a.dev = fx.dev;
	a.policy = fx_policy("strict");
	explain(&a, &p);
	assert_non_null(strstr(p.text, fx.info.name));
	assert_non_null(strstr(p.text, path));
	assert_non_null(strstr(p.text, "policy strict"));
	assert_non_null(strstr(p.text, "staged: the route stages"));
	assert_non_null(strstr(p.json, "\"reason\":\"staged\""));
	assert_null(strstr(p.text, "by-name-only: ")); /* a route for tests */
	assert_non_null(strstr(p.json, "by-name-only"));
	assert_non_null(strstr(p.text, "not-a-copy: "));
	if (!fx.addressable) {
		assert_non_null(strstr(p.text, "not-host-addressable: "));
		assert_string_equal(p.route, fx.p2p ? "p2pdma" : "");
	}
	forget(&p);
	a.policy = fx_policy("copy");
	a.dev = NULL;
	explain(&a, &p);
	assert_non_null(strstr(p.text, "no route can carry it"));
	assert_non_null(strstr(p.text, "the host's"));
	assert_null(strstr(p.json, "\"chosen\":true"));
	forget(&p);
	a.mem = mem;
	a.off = UINT64_MAX - 5;
	a.len = 100;
	assert_fails(pl_explain(&a, PL_FORMAT_TEXT, &p.text), EINVAL, "exceed");
}

struct sums {
	uint64_t bytes;
	uint64_t ops;
	uint64_t errors;
	uint64_t fallbacks;
	uint64_t of_route;
	const char *route;
	unsigned int n;
};

static int add(const struct pl_route_stats *st, void *arg)
{
	struct sums *s = arg;

	assert_int_equal(st->size, sizeof(*st));
	s->n++;
	s->bytes += st->bytes;
	s->ops += st->ops;
	s->errors += st->errors;
	s->fallbacks += st->fallbacks;
	if (s->route && strcmp(s->route, st->name) == 0) {
		s->of_route = st->bytes;
	}
	return 0;
}

static int stop(const struct pl_route_stats *st, void *arg)
{
	(void)st;
	(void)arg;
	return 5;
}

/* Counters are what reports have told, to the byte. */
static void counters(void **state)
{
	struct pl_io_report r = PL_IO_REPORT_INIT;
	struct pl_io_opts o = PL_IO_OPTS_INIT;
	struct sums before = { .n = 0 };
	struct sums after = { .n = 0 };
	uint64_t moved = 0;
	char host[1000];
	char route[32];
	uint64_t on_route;

	(void)state;
	o.report = &r;
	assert_ok(pl_stats_each(fx.ctx, add, &before));
	assert_moved(pl_read(file, mem, LEN, 0, &o), LEN);
	(void)snprintf(route, sizeof(route), "%s", r.route);
	before.route = after.route = route;
	moved += fx_sum(&r);
	assert_moved(pl_write(file, mem + 5, 70000, 5, &o), 70000);
	moved += fx_sum(&r);
	assert_moved(pl_copy(fx.ctx, host, mem, 1000, &o), 1000);
	moved += fx_sum(&r);
	assert_int_equal(moved, LEN + 70000 + 1000);
	assert_ok(pl_stats_each(fx.ctx, add, &after));
	assert_int_equal(after.bytes - before.bytes, moved);
	assert_int_equal(after.errors, before.errors);
	assert_int_equal(after.fallbacks, 0);
	assert_true(after.ops - before.ops >= 3);
	assert_true(after.n >= 6);
	before.of_route = 0;
	assert_ok(pl_stats_each(fx.ctx, add, &before));
	on_route = before.of_route;
	o.policy = fx_policy(route);
	assert_moved(pl_read(file, mem, MIB, 0, &o), MIB);
	assert_ok(pl_stats_each(fx.ctx, add, &after));
	assert_int_equal(after.of_route - on_route, MIB);
	assert_int_equal(pl_stats_each(fx.ctx, stop, NULL), 5);
}

struct rows {
	unsigned int n;
	const char *name;
	char value[64];
	char source[300];
};

static int one_row(const struct pl_conf_row *row, void *arg)
{
	struct rows *r = arg;

	assert_int_equal(row->size, sizeof(*row));
	assert_true(row->name[0] && row->help[0] && row->source[0]);
	assert_true(row->value && row->def);
	assert_int_equal(strncmp(row->env, "PEERLANE_", 9), 0);
	r->n++;
	if (r->name && strcmp(r->name, row->name) == 0) {
		(void)snprintf(r->value, sizeof(r->value), "%s", row->value);
		(void)snprintf(r->source, sizeof(r->source), "%s", row->source);
	}
	return 0;
}

/* A value as it is shown can be given back. */
static int give_back(const struct pl_conf_row *row, void *arg)
{
	struct pl_ctx *ctx = NULL;
	char setting[300];

	(void)arg;
	(void)snprintf(setting, sizeof(setting), "%s=%s", row->name, row->value);
	assert_ok(fx_ctx(&ctx, setting, NULL));
	pl_close(ctx);
	(void)snprintf(setting, sizeof(setting), "%s=%s", row->name, row->def);
	assert_ok(fx_ctx(&ctx, setting, NULL));
	pl_close(ctx);
	return 0;
}

static void tunables(void **state)
{
	struct rows r = { .name = "chunk" };
	const char *conf = fx_path("conf");
	struct pl_ctx_opts o = PL_CTX_OPTS_INIT;
	struct pl_ctx *ctx;
	FILE *f = fopen(conf, "w");

	(void)state;
	assert_non_null(f);
	assert_true(fputs("{ // tunables\n \"chunk\": \"1MiB\" }\n", f) >= 0);
	assert_int_equal(fclose(f), 0);
	o.config_file = conf;
	assert_ok(pl_open(&o, &ctx));
	assert_ok(pl_conf_each(ctx, one_row, &r));
	assert_string_equal(r.value, "1MiB");
	assert_non_null(strstr(r.source, conf));
	pl_close(ctx);
	assert_int_equal(setenv("PEERLANE_CHUNK", "512KiB", 1), 0);
	assert_ok(pl_open(&o, &ctx));
	assert_ok(pl_conf_each(ctx, one_row, &r));
	assert_string_equal(r.value, "512KiB");
	assert_string_equal(r.source, "environment");
	pl_close(ctx);
	assert_ok(fx_ctx(&ctx, "chunk=128KiB", NULL));
	assert_ok(pl_conf_each(ctx, one_row, &r));
	assert_string_equal(r.value, "128KiB");
	assert_string_equal(r.source, "settings");
	pl_close(ctx);
	assert_int_equal(unsetenv("PEERLANE_CHUNK"), 0);
	assert_ok(pl_conf_each(fx.ctx, give_back, NULL));
	o.config_file = "./no-such-file.json";
	assert_fails(pl_open(&o, &ctx), ENOENT, "no-such-file.json");
	(void)unlink(conf);
}

/* Numbers and names of reasons are for ever: scripts and dashboards have them. */
static void reasons_are_stable(void **state)
{
	static const char *const names[] = {
		"none",
		"policy",
		"staged",
		"not-host-addressable",
		"no-o-direct",
		"unaligned",
		"stream",
		"too-small",
		"no-device",
		"not-a-copy",
		"no-file",
		"cache-bypass",
		"by-name-only",
		"kernel-refused",
		"not-p2p-memory",
		"p2p-off",
		"p2p-file-system",
		"p2p-block-layer",
		"p2p-fabric",
		"p2p-acs",
		"p2p-host-bridge",
		"p2p-refused",
		"p2p-wrong-data",
		"off",
		"reads-only",
		"file-system",
		"no-pin",
		"pin-refused",
		"not-resident",
		"not-worth-it",
		"held",
		"direct-failed",
	};

	(void)state;
	assert_true(PL_REASON_COUNT >= COUNT(names)); /* new ones come at the end, and here */
	for (int i = 0; i < (int)COUNT(names); i++) {
		assert_string_equal(pl_reason_name(i), names[i]);
	}
	for (int i = 0; i < PL_REASON_COUNT; i++) {
		assert_true(pl_reason_name(i)[0]);
		for (int j = 0; j < i; j++) {
			assert_string_not_equal(pl_reason_name(i), pl_reason_name(j));
		}
	}
	assert_string_equal(pl_reason_name(PL_REASON_COUNT), "unknown");
	assert_string_equal(pl_reason_name(-1), "unknown");
}

/* How long reading all of it would take, by the route that moves nothing. */
static double estimated_ns(struct pl_file *of, void *to)
{
	struct pl_explain_args a = PL_EXPLAIN_ARGS_INIT;
	struct plan p;
	const char *at;
	double ns;

	a.file = of;
	a.mem = to;
	a.len = LEN;
	a.policy = fx_policy("null");
	explain(&a, &p);
	assert_string_equal(p.json_route, "null");
	at = strstr(strstr(p.json, "\"chosen\":true"), "\"estimated_ns\":");
	assert_non_null(at);
	ns = strtod(at + 15, NULL);
	forget(&p);
	return ns;
}

/* The first transfer on a route pays for what is made only once: it is not what others will take.
 */
static void first_transfer_is_no_measure(void **state)
{
	struct pl_io_opts o = PL_IO_OPTS_INIT;
	struct pl_file *of;
	struct fx f;
	char *to;
	double guess;

	(void)state;
	fx_open(&f, "inline_max=64KiB", NULL);
	of = fx_file(&f, path, O_RDONLY);
	to = fx_alloc(&f, LEN);
	o.policy = fx_policy("null");
	guess = estimated_ns(of, to);
	assert_true(guess > 0);
	assert_moved(pl_read(of, to, LEN, 0, &o), LEN);
	assert_true(estimated_ns(of, to) == guess);
	assert_moved(pl_read(of, to, LEN, 0, &o), LEN);
	assert_true(estimated_ns(of, to) != guess);
	fx_free(&f, to);
	fx_shut(of);
	fx_close(&f);
}

/* Where a large write ends is the tunable's to say, unless the drive reaches the memory itself. */
static void writes_end_where_told(void **state)
{
	static const char *const told[] = { NULL, "write_to=disk", "write_to=cache" };

	(void)state;
	for (size_t i = 0; i < COUNT(told); i++) {
		struct pl_explain_args a = PL_EXPLAIN_ARGS_INIT;
		struct pl_file *of;
		struct plan p;
		char *to;
		struct fx f;

		fx_open(&f, told[i], NULL);
		of = fx_file(&f, path, O_RDWR);
		a.file = of;
		to = fx_alloc(&f, LEN);
		a.mem = to;
		a.len = 4 * MIB;
		a.write = true;
		fx_cold(path); /* what is in the page cache is written there */
		explain(&a, &p);
		if (strcmp(p.route, "p2pdma") == 0) {
			print_message("a drive reaches this memory\n");
		} else if (fx_has_direct()) {
			assert_true((strstr(p.route, "buffered") != NULL) == (i == 2));
		} else {
			assert_non_null(strstr(p.route, "buffered"));
		}
		forget(&p);
		fx_free(&f, to);
		fx_shut(of);
		fx_close(&f);
	}
}

static void version_and_message(void **state)
{
	char want[32];

	(void)state;
	(void)snprintf(want, sizeof(want), "%d.%d.%d", PL_VERSION_MAJOR, PL_VERSION_MINOR,
		       PL_VERSION_PATCH);
	assert_string_equal(pl_version(), want);
	assert_fails(pl_policy_parse("nonsense", &(uint32_t){ 0 }), EINVAL, "nonsense");
	/* What succeeds leaves the words alone. */
	assert_moved(pl_read(file, mem, 1, 0, NULL), 1);
	assert_non_null(strstr(pl_error_message(), "nonsense"));
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(writes_beside_the_cache_are_told),
		cmocka_unit_test(plans_hold),
		cmocka_unit_test(refusals),
		cmocka_unit_test(counters),
		cmocka_unit_test(tunables),
		cmocka_unit_test(reasons_are_stable),
		cmocka_unit_test(version_and_message),
		cmocka_unit_test(first_transfer_is_no_measure),
		cmocka_unit_test(writes_end_where_told),
	};

	return cmocka_run_group_tests_name("explain", tests, begin, end);
}

/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/*
 * Transfers over several devices' links: pinned host memory to one device and back, and files in
 * the page cache to one device; beside each other, past their deadlines, with links that fail at
 * each step. By content.
 */

#include "lanes_kit.h"

static void pinned_memory(void **state)
{
	struct pl_io_report r;

	(void)state;
	fx_skip_strangers(other, fx.dev);
	for (unsigned int round = 0; round < 3; round++) {
		size_t len = LEN - round * 1000001;

		fx_pattern(host, 0, LEN, round);
		assert_moved(copy(mem, host, len, &r), len);
		used_both(&r, len);
		assert_string_equal(r.route, "copy");
		device_is(mem, host, len);
		memset(back, 0, LEN);
		assert_moved(copy(back, mem, len, &r), len);
		used_both(&r, len);
		fx_same(back, host, len, "read back over both links");
	}
}

static int look_at(const struct pl_stats_row *row, void *arg)
{
	struct seen *s = arg;

	if (strcmp(row->op, "lane") == 0) {
		assert_string_equal(row->device, name_of[1]);
		assert_string_equal(row->src_device, name_of[0]);
		assert_string_equal(row->route, "copy");
		s->lane += row->bytes;
	} else if (strcmp(row->op, "copy") == 0) {
		s->copied += row->bytes;
	}
	return 0;
}

static int sum_of(const struct pl_route_stats *st, void *arg)
{
	if (strcmp(st->name, "copy") == 0) {
		*(uint64_t *)arg = st->bytes;
	}
	return 0;
}

/* The other device's link has a row of its own, and what it carried is not counted twice. */
static void counted(void **state)
{
	struct seen s = { 0 };
	struct pl_io_report r;
	struct pl_stats *st;
	uint64_t sum = 0;

	(void)state;
	fx_close(&fx);
	open_with(both(), "stats=off");
	assert_moved(copy(mem, host, LEN, &r), LEN);
	used_both(&r, LEN);
	assert_ok(pl_stats_open(fx.ctx, 0, &st));
	assert_ok(pl_stats_rows(st, look_at, &s));
	pl_stats_close(st);
	assert_int_equal(s.lane, r.lane_bytes[1]);
	assert_int_equal(s.copied, LEN);
	assert_ok(pl_stats_each(fx.ctx, sum_of, &sum));
	assert_int_equal(sum, LEN);
}

/* Where it does not pay, or is switched off. */
static void one_link(void **state)
{
	struct pl_io_report r;
	char *plain;

	(void)state;
	plain = fx_host(LEN);
	fx_pattern(host, 0, LEN, 4);
	assert_moved(copy(mem, host, 8 * MIB, &r), 8 * MIB);
	assert_int_equal(r.lanes, 0);
	memcpy(plain, host, LEN);
	assert_moved(copy(mem, plain, LEN, &r), LEN);
	assert_int_equal(r.lanes, 0); /* not pinned */
	device_is(mem, host, LEN);
	free(plain);
	fx_close(&fx);
	open_with("lanes=off", NULL);
	assert_moved(copy(mem, host, LEN, &r), LEN);
	assert_int_equal(r.lanes, 0);
	device_is(mem, host, LEN);
	fx_close(&fx);
	/* Nobody can say which links these devices have. */
	if (cu.inject) {
		open_with("lanes=auto", NULL);
		assert_moved(copy(mem, host, LEN, &r), LEN);
		assert_int_equal(r.lanes, 0);
		fx_close(&fx);
	}
	open_with(both(), "lane_budget=0");
	assert_moved(copy(mem, host, LEN, &r), LEN);
	assert_int_equal(r.lanes, 0);
	device_is(mem, host, LEN);
}

/* Three software GPUs, each with a slot of its own and NVLink. */
static const char three[] =
	"{\"peerlane_topology\": 1, \"links_read\": true,\n"
	" \"nodes\": [\n"
	"  {\"name\": \"numa0\", \"kind\": \"numa\", \"numa\": 0},\n"
	"  {\"name\": \"pci0000:00\", \"kind\": \"root\", \"pci\": \"0000:00\", \"numa\": 0},\n"
	"  {\"name\": \"soft:0\", \"kind\": \"gpu\", \"pci\": \"0000:01:00.0\", \"sm\": 90},\n"
	"  {\"name\": \"soft:1\", \"kind\": \"gpu\", \"pci\": \"0000:02:00.0\", \"sm\": 90},\n"
	"  {\"name\": \"soft:2\", \"kind\": \"gpu\", \"pci\": \"0000:03:00.0\", \"sm\": 90},\n"
	"  {\"name\": \"nvswitch0\", \"kind\": \"nvswitch\"}],\n"
	" \"links\": [\n"
	"  {\"kind\": \"local\", \"from\": \"pci0000:00\", \"to\": \"numa0\"},\n"
	"  {\"kind\": \"pcie\", \"from\": \"soft:0\", \"to\": \"pci0000:00\", \"gen\": 4,"
	" \"width\": 16, \"port\": \"0000:00:01.0\"},\n"
	"  {\"kind\": \"pcie\", \"from\": \"soft:1\", \"to\": \"pci0000:00\", \"gen\": 4,"
	" \"width\": 16, \"port\": \"0000:00:02.0\"},\n"
	"  {\"kind\": \"pcie\", \"from\": \"soft:2\", \"to\": \"pci0000:00\", \"gen\": 4,"
	" \"width\": 16, \"port\": \"0000:00:03.0\"},\n"
	"  {\"kind\": \"nvlink\", \"from\": \"soft:0\", \"to\": \"nvswitch0\", \"count\": 8},\n"
	"  {\"kind\": \"nvlink\", \"from\": \"soft:1\", \"to\": \"nvswitch0\", \"count\": 8},\n"
	"  {\"kind\": \"nvlink\", \"from\": \"soft:2\", \"to\": \"nvswitch0\", \"count\": 8}]}\n";

/* Copies there and back over exactly these devices' links: "012". */
static void goes_over(const char *want, unsigned int seed)
{
	struct pl_io_report r;

	for (int out = 0; out < 2; out++) {
		char got[8] = "";

		fx_pattern(host, 0, LEN, seed);
		if (out) {
			memset(back, 0, LEN);
		}
		assert_moved(out ? copy(back, mem, LEN, &r) : copy(mem, host, LEN, &r), LEN);
		/* The own link is the first, the others come in the order in which they ended. */
		for (uint32_t i = 0; i < r.lanes; i++) {
			got[i] = r.lane_device[i][strlen(r.lane_device[i]) - 1];
		}
		if (got[0] && got[1] && got[2] && got[1] > got[2]) {
			char c = got[1];

			got[1] = got[2];
			got[2] = c;
		}
		assert_string_equal(got, want);
		assert_int_equal(r.fallbacks, 0);
		if (out) {
			fx_same(back, host, LEN, "there and back");
		}
	}
}

static void open_three(const char *topo, const char *lanes, const char *pairs)
{
	fx_open(&fx, "soft_gpus=3x192MiB", "test_soft_host_addressable=false", topo, lanes, pairs,
		NULL);
	mem = fx_alloc(&fx, LEN);
	assert_ok(pl_mem_pin(fx.dev, host, LEN, 0));
	assert_ok(pl_mem_pin(fx.dev, back, LEN, 0));
}

/* Those of devices that the context has open, or that are named, and that reach the other's memory;
 * by default, where the topology shows links of their own. */
static void whose_links(void **state)
{
	const char *path = fx_path("topology");
	int fd = open(path, O_CREAT | O_WRONLY, 0600);
	struct pl_dev *dev;
	char topo[512];

	(void)state;
	if (has_driver()) {
		(void)close(fd);
		skip();
	}
	assert_int_equal(write(fd, three, strlen(three)), strlen(three));
	(void)close(fd);
	(void)snprintf(topo, sizeof(topo), "topo=%s", path);
	fx_close(&fx);
	open_three(topo, "lanes=auto", NULL);
	goes_over("", 60);
	assert_ok(pl_dev_open(fx.ctx, "soft:2", &dev));
	goes_over("02", 61);
	assert_ok(pl_dev_open(fx.ctx, "soft:1", &dev));
	goes_over("012", 62);
	fx_close(&fx);
	/* Named: opened at need, and no others. */
	open_three(topo, "lanes=soft:1", NULL);
	goes_over("01", 63);
	assert_ok(pl_dev_open(fx.ctx, "soft:2", &dev));
	goes_over("01", 64);
	fx_close(&fx);
	/* No access, or one that lies. */
	for (int i = 0; i < 3; i++) {
		static const char *const pairs[] = { "test_soft_pairs=0-1:cut",
						     "test_soft_pairs=0>1:corrupt",
						     "test_soft_pairs=1>0:lose" };

		open_three(topo, "lanes=auto", pairs[i]);
		assert_ok(pl_dev_open(fx.ctx, "soft:1", &dev));
		goes_over("", 65);
		assert_ok(pl_dev_open(fx.ctx, "soft:2", &dev));
		goes_over("02", 66);
		fx_close(&fx);
	}
	open_with(both(), NULL);
}

static void cached_file(void **state)
{
	const char *path = fx_made("lanes", LEN, 7);
	struct pl_file *f = fx_file(&fx, path, O_RDONLY);

	(void)state;
	read_over_both(f, "auto");
	read_over_both(f, "buffered+copy");
	fx_shut(f);
}

static char *explained(struct pl_file *f, uint64_t len, int format)
{
	struct pl_explain_args a = PL_EXPLAIN_ARGS_INIT;
	char *text;

	a.file = f;
	a.dev = fx.dev;
	a.mem = mem;
	a.len = len;
	assert_ok(pl_explain(&a, format, &text));
	return text;
}

static void says(struct pl_file *f, uint64_t len, int format, const char *what)
{
	char *text = explained(f, len, format);

	if (!strstr(text, what)) {
		fail_msg("\"%s\" does not say \"%s\"", text, what);
	}
	pl_string_free(text);
}

/* Whichever device the host's memory was pinned for, the link is that of the other end. */
static void pinned_explanations(void)
{
	struct pl_explain_args a = PL_EXPLAIN_ARGS_INIT;
	char line[120];
	void *pinned;
	char *text;

	assert_ok(pl_mem_alloc(other, LEN, PL_ALLOC_PINNED, &pinned));
	(void)snprintf(line, sizeof(line), "lanes   2: %s, %s\n", name_of[0], name_of[1]);
	a.len = LEN;
	for (int out = 0; out < 2; out++) {
		a.mem = out ? pinned : mem;
		a.src = out ? mem : pinned;
		a.dev = out ? NULL : fx.dev;
		a.src_dev = out ? fx.dev : NULL;
		assert_ok(pl_explain(&a, PL_FORMAT_TEXT, &text));
		assert_non_null(strstr(text, line));
		assert_non_null(strstr(text, out ? "to the host's pinned memory,"
						 : "from the host's pinned memory to"));
		pl_string_free(text);
		assert_ok(pl_explain(&a, PL_FORMAT_JSON, &text));
		assert_non_null(strstr(text, out ? "\"memory\":\"host\"" : "\"source\":\"host\""));
		pl_string_free(text);
	}
	fx_free(&fx, pinned);
}

static void explanations(void **state)
{
	const char *path = fx_made("explained", LEN, 8);
	struct pl_file *f = fx_file(&fx, path, O_RDONLY);
	char line[120];
	char *cached = fx_host(LEN);

	(void)state;
	assert_moved(pl_read(f, cached, LEN, 0, NULL), LEN);
	free(cached);
	(void)snprintf(line, sizeof(line), "lanes   2: %s, %s\n", name_of[0], name_of[1]);
	says(f, LEN, PL_FORMAT_TEXT, line);
	says(f, LEN, PL_FORMAT_JSON, "\"lanes\"");
	(void)snprintf(line, sizeof(line), "lanes   1: %s; lane-short: ", name_of[0]);
	says(f, 2 * MIB, PL_FORMAT_TEXT, line);
	fx_shut(f);
	pinned_explanations();
	fx_close(&fx);
	open_with("lanes=auto", NULL);
	f = fx_file(&fx, path, O_RDONLY);
	if (!has_driver() || cu.inject) {
		(void)snprintf(line, sizeof(line), "lanes   1: %s; lane-unknown: ", name_of[0]);
		says(f, LEN, PL_FORMAT_TEXT, line);
	}
	fx_shut(f);
	fx_close(&fx);
	/* Devices that are named, and that nobody has opened: the transfer would open them. */
	fx_open(&fx, "soft_gpus=2x256MiB", "test_soft_host_addressable=false", both(), NULL);
	f = fx_file(&fx, path, O_RDONLY);
	mem = NULL;
	(void)snprintf(line, sizeof(line), "lanes   2: %s, %s\n", name_of[0], name_of[1]);
	says(f, LEN, PL_FORMAT_TEXT, line);
	fx_shut(f);
}

/* A link that fails while it has pieces: they go over the own one, once and told; later transfers
 * know. */
static void a_link_fails(void **state)
{
	struct pl_io_report r;

	(void)state;
	if (!cu.inject) {
		skip();
	}
	fx_pattern(host, 0, LEN, 9);
	cu.inject("cuStreamWaitEvent:2:999");
	assert_moved(copy(mem, host, LEN, &r), LEN);
	cu.inject(NULL);
	assert_true(r.fallbacks >= 1);
	assert_non_null(strstr(r.why, "lane-failed"));
	device_is(mem, host, LEN);
	assert_moved(copy(mem, host, LEN, &r), LEN);
	assert_int_equal(r.lanes, 0);
	assert_int_equal(r.fallbacks, 0);
	device_is(mem, host, LEN);
}

/* Each call of the driver that a second link takes, failing at each of its places. */
static void the_nth_call(void **state)
{
	static const char *const calls[] = {
		"cuStreamWaitEvent",  "cuEventRecord",	"cuEventCreate",
		"cuMemcpyAsync",      "cuMemAlloc_v2",	"cuEventQuery",
		"cuEventSynchronize", "cuStreamCreate", "cuCtxEnablePeerAccess",
	};
	struct pl_io_report r;
	bool go = true;

	(void)state;
	if (!cu.inject) {
		skip();
	}
	fx_close(&fx);
	for (size_t i = 0; i < COUNT(calls); i++, go = true) {
		for (int nth = 1; nth < 16 && go; nth = next_nth(nth)) {
			unsigned long last;
			ssize_t n;

			open_with(both(), NULL);
			fx_pattern(host, 0, 18 * MIB, (unsigned int)nth);
			last = fail_nth(calls[i], nth,
					strncmp(calls[i], "cuMemAlloc", 10) == 0 ? 2 : 999);
			n = copy(mem, host, 18 * MIB, &r);
			go = was_reached(calls[i], last, nth);
			if (n < 0) {
				/* The own link's call it was. */
				assert_true(*pl_error_message());
				assert_moved(copy(mem, host, 18 * MIB, &r), 18 * MIB);
				n = 18 * MIB;
			}
			device_is(mem, host, (size_t)n);
			fx_close(&fx);
		}
	}
	open_with(both(), NULL);
}

/* Nothing is issued past it, and what is reported is there. */
static void deadline(void **state)
{
	struct pl_io_opts o = PL_IO_OPTS_INIT;

	(void)state;
	fx_pattern(host, 0, LEN, 11);
	for (uint64_t ns = 1; ns < 200000000; ns *= 7) {
		ssize_t n;

		o.timeout_ns = ns;
		n = pl_copy(fx.ctx, mem, host, LEN, &o);
		if (n < 0) {
			assert_int_equal(n, -ETIMEDOUT);
		} else {
			device_is(mem, host, (size_t)n);
		}
	}
}

struct side {
	struct pl_ctx *ctx;
	char *mem;
	char *host;
	bool out;
	ssize_t n;
};

static void *carry(void *arg)
{
	struct side *s = arg;

	for (int i = 0; i < 4; i++) {
		s->n = s->out ? pl_copy(s->ctx, s->host, s->mem, LEN, NULL)
			      : pl_copy(s->ctx, s->mem, s->host, LEN, NULL);
	}
	return NULL;
}

/* Each device's link is its own transfers' first; both ways at once, and two to one device. */
static void at_once(void **state)
{
	struct fx second = fx;
	struct side v[4];
	pthread_t t[4];
	char *hosts[4];

	(void)state;
	second.dev = other;
	for (int i = 0; i < 4; i++) {
		hosts[i] = fx_host(LEN);
		assert_ok(pl_mem_pin(fx.dev, hosts[i], LEN, 0));
		v[i] = (struct side){ .ctx = fx.ctx,
				      .mem = fx_alloc(i % 2 ? &second : &fx, LEN),
				      .host = hosts[i],
				      .out = i == 3 };
		fx_pattern(hosts[i], 0, LEN, 20 + (unsigned int)i);
	}
	assert_moved(pl_copy(fx.ctx, v[3].mem, v[3].host, LEN, NULL), LEN);
	memset(v[3].host, 0, LEN);
	for (int i = 0; i < 4; i++) {
		assert_int_equal(pthread_create(&t[i], NULL, carry, &v[i]), 0);
	}
	for (int i = 0; i < 4; i++) {
		assert_int_equal(pthread_join(t[i], NULL), 0);
		assert_int_equal(v[i].n, LEN);
	}
	fx_pattern(host, 0, LEN, 23);
	fx_same(v[3].host, host, LEN, "read back beside three others");
	for (int i = 0; i < 3; i++) {
		device_is(v[i].mem, v[i].host, LEN);
	}
	for (int i = 0; i < 4; i++) {
		assert_ok(pl_mem_unpin(fx.ctx, hosts[i]));
		free(hosts[i]);
	}
}

int main(void)
{
	int rc;
	const struct CMUnitTest tests[] = {
		TEST(pinned_memory), TEST(counted),	 TEST(one_link),     TEST(whose_links),
		TEST(cached_file),   TEST(explanations), TEST(a_link_fails), TEST(the_nth_call),
		TEST(deadline),	     TEST(at_once),
	};

	(void)snprintf(name_of[0], sizeof(name_of[0]), "%s", fx_device());
	(void)snprintf(name_of[1], sizeof(name_of[1]), "%.*s1", (int)strlen(fx_device()) - 1,
		       fx_device());
	find_driver();
	host = fx_host(LEN);
	back = fx_host(LEN);
	rc = cmocka_run_group_tests(tests, NULL, NULL);
	free(host);
	free(back);
	return rc;
}

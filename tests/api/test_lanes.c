/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/*
 * Transfers over several devices' links: pinned host memory to one device and back, and files in
 * the page cache to one device; beside each other, past their deadlines, with links that fail at
 * each step. By content.
 */

#include <dlfcn.h>
#include <pthread.h>
#include <stdatomic.h>
#include <sys/mman.h>
#include <sys/wait.h>

#include "fixture.h"

#include "fakecuda_app.h"

#define LEN (40 * MIB + 4096 + 13) /* many pieces, and an odd end */

static struct fx fx;
static struct pl_dev *other;
static char name_of[2][32];
static char *mem;  /* LEN bytes of the device under test */
static char *host; /* likewise, pinned */
static char *back;

static struct app cu; /* of the fake driver, where it is one */

static bool has_driver(void)
{
	return strncmp(fx_device(), "cuda", 4) == 0;
}

static void find_driver(void)
{
	const char *name = getenv("PEERLANE_TEST_CUDA_LIB");
	void *lib = has_driver() ? dlopen(name && *name ? name : "libcuda.so.1", RTLD_NOW) : NULL;

	if (lib && dlsym(lib, "fakecuda_fail")) {
		app_find(&cu, name);
	}
}

static void open_with(const char *a, const char *b)
{
	fx_open(&fx, "soft_gpus=2x256MiB", "test_soft_host_addressable=false", "threads=3", a, b,
		NULL);
	if (pl_dev_open(fx.ctx, name_of[1], &other)) {
		fx_skip("there is one device");
	}
	mem = fx_alloc(&fx, LEN);
	assert_ok(pl_mem_pin(fx.dev, host, LEN, 0));
	assert_ok(pl_mem_pin(fx.dev, back, LEN, 0));
}

/* "lanes=cuda:0,cuda:1" */
static const char *both(void)
{
	static char setting[80];

	(void)snprintf(setting, sizeof(setting), "lanes=%s,%s", name_of[0], name_of[1]);
	return setting;
}

static int setup(void **state)
{
	(void)state;
	open_with(both(), NULL);
	return 0;
}

static atomic_bool go_on; /* a stream that a test holds */

static int teardown(void **state)
{
	(void)state;
	atomic_store(&go_on, true); /* also after a failure */
	fx_close(&fx);
	if (cu.violations) {
		assert_int_equal(cu.violations(), 0);
	}
	return 0;
}

static uint64_t over_links(const struct pl_io_report *r)
{
	uint64_t sum = 0;

	for (uint32_t i = 0; i < r->lanes; i++) {
		sum += r->lane_bytes[i];
	}
	return sum;
}

static void used_both(const struct pl_io_report *r, size_t len)
{
	assert_int_equal(r->lanes, 2);
	assert_string_equal(r->lane_device[0], name_of[0]);
	assert_string_equal(r->lane_device[1], name_of[1]);
	assert_true(r->lane_bytes[0] > 0 && r->lane_bytes[1] > 0);
	assert_int_equal(over_links(r), len);
	assert_int_equal(r->fallbacks, 0);
}

static ssize_t copy(void *dst, const void *src, size_t len, struct pl_io_report *r)
{
	struct pl_io_opts o = PL_IO_OPTS_INIT;

	*r = (struct pl_io_report)PL_IO_REPORT_INIT;
	o.report = r;
	return pl_copy(fx.ctx, dst, src, len, &o);
}

/* What is on the device, by one link. */
static void device_is(const char *dev, const char *want, size_t len)
{
	size_t at = 0;

	while (at < len) {
		size_t n = len - at < 4 * MIB ? len - at : 4 * MIB;
		char part[4096];

		(void)part;
		memset(back + at, 0, n);
		fx_get(&fx, back + at, dev + at, n);
		at += n;
	}
	fx_same(back, want, len, "device memory");
}

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

struct seen {
	uint64_t lane;
	uint64_t copied;
};

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

static int sum_lane(const struct pl_stats_row *row, void *arg)
{
	((struct seen *)arg)->lane += strcmp(row->op, "lane") == 0 ? row->bytes : 0;
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

/* Whether the second link gets a part is the threads' luck, but not time after time. */
static void read_over_both(struct pl_file *f, const char *policy)
{
	char *want = fx_host(LEN);
	struct pl_io_report r;
	unsigned int tries = 0;

	fx_pattern(want, 0, LEN, 7);
	do {
		struct pl_io_opts o = PL_IO_OPTS_INIT;

		r = (struct pl_io_report)PL_IO_REPORT_INIT;
		o.report = &r;
		o.policy = fx_policy(policy);
		assert_moved(pl_read(f, mem, LEN - 5, 5, &o), LEN - 5);
		device_is(mem, want + 5, LEN - 5);
	} while (r.lanes != 2 && ++tries < 50);
	used_both(&r, LEN - 5);
	assert_string_equal(r.route, "buffered+copy");
	free(want);
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

/* There is no route past the page cache to choose from. */
static void file_in_memory(void **state)
{
	int fd = memfd_create("lanes", 0);
	struct pl_file *f;

	(void)state;
	fx_pattern(host, 0, LEN, 7);
	assert_true(fd >= 0);
	assert_int_equal(write(fd, host, LEN), LEN);
	assert_ok(pl_file_from_fd(fx.ctx, fd, &f));
	read_over_both(f, "auto");
	fx_shut(f);
	assert_int_equal(close(fd), 0);
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

	assert_ok(pl_mem_alloc_pinned(other, LEN, &pinned));
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

/* The nth call from here on fails, with this result of the driver's. */
static unsigned long fail_nth(const char *call, int nth, int result)
{
	char spec[80];

	(void)snprintf(spec, sizeof(spec), "%s:%d:%d", call, nth, result);
	cu.inject(spec);
	return cu.calls(call) + (unsigned long)nth;
}

/* Ends it. False: there were fewer calls, though some, and no later one need be tried. */
static bool was_reached(const char *call, unsigned long last, int nth)
{
	cu.inject(NULL);
	assert_true(cu.calls(call) > last - (unsigned long)nth);
	return cu.calls(call) >= last;
}

/* Of which call the next failure is. AddressSanitizer sees what each leaks; a few tell the rest. */
static int next_nth(int nth)
{
#if defined(__SANITIZE_THREAD__)
	return 2 * nth + 1;
#else
	return nth + 1 + nth / 4;
#endif
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

static void queue_and_stream(void **state)
{
	struct pl_request q = PL_REQUEST_INIT;
	struct pl_completion done = { .size = sizeof(done) };
	struct pl_stream_io io = PL_STREAM_IO_INIT;
	struct pl_stream *stream;
	struct pl_queue *queue;
	ssize_t result = 0;
	size_t len = LEN;

	(void)state;
	fx_pattern(host, 0, LEN, 31);
	assert_ok(pl_queue_open(fx.ctx, NULL, &queue));
	q.op = PL_OP_COPY;
	q.mem = mem;
	q.src = host;
	q.len = LEN;
	assert_int_equal(pl_queue_submit(queue, &q, 1, NULL, NULL), 1);
	assert_int_equal(pl_queue_wait(queue, &done, 1, 1, 0), 1);
	assert_int_equal(done.result, LEN);
	device_is(mem, host, LEN);
	pl_queue_close(queue);
	/* Behind a stream that waits for it one link carries all. */
	fx_pattern(host, 0, LEN, 32);
	assert_ok(pl_stream_create(fx.dev, &stream));
	io.mem = mem;
	io.src = host;
	io.len = &len;
	io.result = &result;
	assert_ok(pl_stream_copy(stream, &io));
	assert_ok(pl_stream_sync(stream));
	assert_int_equal(result, LEN);
	device_is(mem, host, LEN);
	pl_stream_close(stream);
}

static struct pl_stream_io fixed_copy(void *dst, const void *src, const size_t *len,
				      ssize_t *result)
{
	struct pl_stream_io io = PL_STREAM_IO_INIT;

	io.flags = PL_STREAM_FIXED_LEN | PL_STREAM_FIXED_MEM_OFF | PL_STREAM_FIXED_SRC_OFF;
	io.mem = dst;
	io.src = src;
	io.len = len;
	io.result = result;
	return io;
}

static uint64_t lane_bytes(void)
{
	struct seen seen = { 0 };
	struct pl_stats *st;

	assert_ok(pl_stats_open(fx.ctx, 0, &st));
	assert_ok(pl_stats_rows(st, sum_lane, &seen));
	pl_stats_close(st);
	return seen.lane;
}

/* In a stream's order: what is copied there, changed behind it and copied back, again and again and
 * without a wait. Both links carry each of them, by the streams themselves. */
static void in_stream_order(void **state)
{
	enum {
		TIMES = 8
	};
	const size_t len = LEN;
	const size_t part = 5 * MIB;
	const int64_t by = 4097;
	ssize_t n[3 * TIMES] = { 0 };
	struct pl_stream *stream;
	uint64_t before;

	(void)state;
	fx_close(&fx);
	open_with(both(), "stats=off");
	fx_pattern(host, 0, LEN, 51);
	memset(back, 0, LEN);
	assert_ok(pl_stream_create(fx.dev, &stream));
	before = lane_bytes();
	for (int i = 0; i < TIMES; i++) {
		struct pl_stream_io in = fixed_copy(mem, i ? back : host, &len, &n[3 * i]);
		struct pl_stream_io change = fixed_copy(mem, host, &part, &n[3 * i + 1]);
		struct pl_stream_io out = fixed_copy(back, mem, &len, &n[3 * i + 2]);

		change.mem_off = change.src_off = &by;
		assert_ok(pl_stream_copy(stream, &in));
		assert_ok(pl_stream_copy(stream, &change));
		assert_ok(pl_stream_copy(stream, &out));
	}
	assert_ok(pl_stream_sync(stream));
	for (int i = 0; i < TIMES; i++) {
		assert_int_equal(n[3 * i], LEN);
		assert_int_equal(n[3 * i + 1], part);
		assert_int_equal(n[3 * i + 2], LEN);
	}
	fx_same(back, host, LEN, "went in and out in a stream's order");
	assert_true(lane_bytes() - before >= 2 * TIMES * (LEN / 3));
	pl_stream_close(stream);
}

/* Between the lanes' parts and the stream's own work nothing overtakes: each round's bytes are
 * others. */
static void order_is_kept(void **state)
{
	const size_t len = 18 * MIB;
	char *second = fx_alloc(&fx, len);
	struct pl_stream *v[2];
	ssize_t n[2][3];

	(void)state;
	for (int i = 0; i < 2; i++) {
		assert_ok(pl_stream_create(fx.dev, &v[i]));
	}
	for (unsigned int round = 0; round < 3; round++) {
		fx_pattern(host, 0, 2 * len, round);
		memset(back, 0xee, 2 * len);
		for (int i = 0; i < 2; i++) {
			char *dev = i ? second : mem;
			struct pl_stream_io in =
				fixed_copy(dev, host + (size_t)i * len, &len, &n[i][0]);
			struct pl_stream_io out =
				fixed_copy(back + (size_t)i * len, dev, &len, &n[i][1]);
			struct pl_stream_io over =
				fixed_copy(dev, back + (size_t)i * len, &len, &n[i][2]);

			assert_ok(pl_stream_copy(v[i], &in));
			assert_ok(pl_stream_copy(v[i], &out));
			assert_ok(pl_stream_copy(v[i], &over));
		}
		for (int i = 0; i < 2; i++) {
			assert_ok(pl_stream_sync(v[i]));
			assert_int_equal(n[i][0], len);
			assert_int_equal(n[i][1], len);
			assert_int_equal(n[i][2], len);
		}
		fx_same(back, host, 2 * len, "two streams, in and out");
		device_is(mem, host, len);
	}
	pl_stream_close(v[0]);
	pl_stream_close(v[1]);
	fx_free(&fx, second);
}

/* Copies that lanes may carry, between reads that a worker carries while the stream waits, on
 * several streams at once: each stream's order holds, and none stands still. */
static void beside_workers(void **state)
{
	enum {
		N = 3
	};
	const char *path = fx_made("beside", LEN, 71);
	struct pl_file *f = fx_file(&fx, path, O_RDONLY);
	const size_t len = 18 * MIB;
	const size_t part = MIB + 5;
	const int64_t off[N] = { 4096, 70001, 3 * MIB };
	struct pl_stream *v[N];
	ssize_t n[N][4];
	char *dev[N];
	char *to[N];
	char *want = fx_host(len);

	(void)state;
	for (int i = 0; i < N; i++) {
		assert_ok(pl_stream_create(i == 1 ? other : fx.dev, &v[i]));
		dev[i] = i == 0 ? mem : NULL;
		assert_ok(dev[i] ? 0
				 : pl_mem_alloc(i == 1 ? other : fx.dev, len, (void **)&dev[i]));
		to[i] = fx_host(len);
		assert_ok(pl_mem_pin(fx.dev, to[i], len, 0));
	}
	for (unsigned int round = 0; round < 4; round++) {
		fx_pattern(host, 0, len, round);
		for (int i = 0; i < N; i++) {
			struct pl_stream_io in = fixed_copy(dev[i], host, &len, &n[i][0]);
			struct pl_stream_io out = fixed_copy(to[i], dev[i], &len, &n[i][2]);
			struct pl_stream_io read = PL_STREAM_IO_INIT;

			read.file = f;
			read.mem = dev[i] + off[i];
			read.len = &part;
			read.off = &off[i];
			read.result = &n[i][1];
			assert_ok(pl_stream_copy(v[i], &in));
			assert_ok(pl_stream_read(v[i], &read));
			assert_ok(pl_stream_copy(v[i], &out));
			in.result = &n[i][3];
			assert_ok(pl_stream_copy(v[i], &in));
		}
		for (int i = 0; i < N; i++) {
			assert_ok(pl_stream_sync(v[i]));
			assert_int_equal(n[i][0], len);
			assert_int_equal(n[i][1], part);
			assert_int_equal(n[i][2], len);
			assert_int_equal(n[i][3], len);
			memcpy(want, host, len);
			fx_pattern(want + off[i], (uint64_t)off[i], part, 71);
			fx_same(to[i], want, len, "copied in, read over, copied out");
		}
	}
	for (int i = 0; i < N; i++) {
		pl_stream_close(v[i]);
		assert_ok(pl_mem_unpin(fx.ctx, to[i]));
		free(to[i]);
		assert_ok(dev[i] == mem ? 0 : pl_mem_free(fx.ctx, dev[i]));
	}
	free(want);
	fx_shut(f);
}

/* Each call of the driver by which a lane keeps to a stream's order, failing at each of its places:
 * the bytes are there all the same, or the result is an error. */
static void the_nth_call_in_order(void **state)
{
	static const char *const calls[] = { "cuStreamWaitEvent", "cuEventRecord", "cuMemcpyAsync",
					     "cuEventSynchronize" };
	const size_t len = 20 * MIB;
	bool go = true;

	(void)state;
	if (!cu.inject) {
		skip();
	}
	fx_close(&fx);
	for (size_t i = 0; i < COUNT(calls); i++, go = true) {
		for (int nth = 1; nth < 14 && go; nth = next_nth(nth)) {
			struct pl_stream *stream;
			unsigned long last;
			ssize_t n[2] = { -1, -1 };
			struct pl_stream_io in, out;

			open_with(both(), NULL);
			in = fixed_copy(mem, host, &len, &n[0]);
			out = fixed_copy(back, mem, &len, &n[1]);
			fx_pattern(host, 0, len, (unsigned int)nth);
			memset(back, 0, len);
			assert_ok(pl_stream_create(fx.dev, &stream));
			last = fail_nth(calls[i], nth, 999);
			assert_ok(pl_stream_copy(stream, &in));
			assert_ok(pl_stream_copy(stream, &out));
			assert_ok(pl_stream_sync(stream));
			go = was_reached(calls[i], last, nth);
			if (n[0] < 0 || n[1] < 0) {
				/* Carried again, it failed at that. */
				assert_true(n[0] == (ssize_t)len || n[1] == (ssize_t)len);
			} else {
				assert_int_equal(n[0], len);
				assert_int_equal(n[1], len);
				fx_same(back, host, len, calls[i]);
			}
			pl_stream_close(stream);
			fx_close(&fx);
		}
	}
	open_with(both(), NULL);
}

/* A stream's copy of which no worker will be told: its lane serves others again when the stream is
 * closed. */
static void lost_in_order(void **state)
{
	const size_t len = LEN;
	struct pl_stream *stream;
	struct pl_stream_io io;
	struct pl_io_report r;
	ssize_t n;

	(void)state;
	if (!cu.inject) {
		skip();
	}
	fx_close(&fx);
	open_with(both(), "lane_budget=16MiB"); /* for one at a time */
	for (unsigned int round = 0; round < 3; round++) {
		fx_pattern(host, 0, LEN, 90 + round);
		assert_moved(copy(mem, host, LEN, &r), LEN);
		used_both(&r, LEN);
		device_is(mem, host, LEN);
		io = fixed_copy(mem, host, &len, &n);
		assert_ok(pl_stream_create(fx.dev, &stream));
		cu.inject("cuLaunchHostFunc:1:999");
		assert_true(pl_stream_copy(stream, &io) < 0);
		cu.inject(NULL);
		pl_stream_close(stream);
	}
}

/* The handle of the device between is closed; the context has it open still. */
static void handle_closed(void **state)
{
	struct pl_io_report r;

	(void)state;
	fx_pattern(host, 0, LEN, 41);
	pl_dev_close(other);
	assert_moved(copy(mem, host, LEN, &r), LEN);
	used_both(&r, LEN);
	device_is(mem, host, LEN);
}

static void stand_until(void *flag)
{
	while (!atomic_load((atomic_bool *)flag)) {
		(void)usleep(200);
	}
}

/* What the fake driver holds up while a stream waits, of what a first copy may call. */
static unsigned long makings(void)
{
	return cu.calls("cuDevicePrimaryCtxRetain") + cu.calls("cuCtxEnablePeerAccess") +
	       cu.calls("cuMemAlloc_v2");
}

static atomic_uint told;

static void count_line(int level, const char *line, void *arg)
{
	(void)level;
	(void)arg;
	told += strstr(line, "tunable lanes") != NULL;
}

/* A stream that has a transfer queued may begin to wait for it at any time. From then on a driver
 * may hold up whoever opens a device or allocates, and who is held up may have what the transfer
 * needs: so neither neighbours nor pairs are opened, also before the stream has come there. */
static void nothing_is_opened(void **state)
{
	struct pl_stream_io io = PL_STREAM_IO_INIT;
	struct pl_stream *stream;
	struct pl_io_report r;
	unsigned long before;
	size_t small = 5000;
	ssize_t n = 0;
	char *peer;

	(void)state;
	if (!cu.inject) {
		skip();
	}
	fx_close(&fx);
	fx_open(&fx, "threads=3", both(), NULL);
	mem = fx_alloc(&fx, LEN);
	assert_ok(pl_mem_pin(fx.dev, host, LEN, 0));
	assert_ok(pl_mem_pin(fx.dev, back, LEN, 0));
	atomic_store(&go_on, false);
	assert_ok(pl_stream_create(fx.dev, &stream));
	io.mem = mem;
	io.src = host;
	io.len = &small;
	io.result = &n;
	fx_pattern(host, 0, LEN, 80);
	app_enter(&cu, 0);
	assert_int_equal(cu.stream_call(pl_stream_handle(stream), stand_until, &go_on), 0);
	assert_int_equal(cu.ctx_set(NULL), 0);
	assert_ok(pl_stream_copy(stream, &io));
	before = makings();
	pl_log_set(count_line, NULL, PL_LOG_WARN);
	for (int i = 0; i < 2; i++) {
		assert_moved(copy(mem, host, LEN, &r), LEN);
		assert_int_equal(r.lanes, 0);
	}
	pl_log_set(NULL, NULL, PL_LOG_OFF);
	assert_int_equal(told, 1);
	device_is(mem, host, LEN);
	assert_int_equal(makings(), before);
	/* Copies inside the GPU go through slabs, which are there. */
	before = cu.calls("cuMemHostRegister_v2");
	for (size_t len = 100; len <= LEN / 2; len *= 19) {
		assert_moved(pl_copy(fx.ctx, mem + LEN / 2, mem, len, NULL), len);
		device_is(mem + LEN / 2, host, len);
	}
	assert_int_equal(cu.calls("cuMemHostRegister_v2"), before);
	device_is(mem, host, LEN / 2);
	assert_moved(copy(mem, host, LEN, &r), LEN);
	before = makings();
	/* Nor are the two introduced to each other when the program has opened the other itself. */
	assert_ok(pl_dev_open(fx.ctx, name_of[1], &other));
	assert_ok(pl_mem_alloc(other, LEN, (void **)&peer));
	before = makings();
	assert_moved(copy(peer, mem, LEN, &r), LEN);
	assert_moved(copy(mem, peer, LEN, &r), LEN);
	assert_moved(copy(mem, host, LEN, &r), LEN);
	assert_int_equal(r.lanes, 0);
	device_is(mem, host, LEN);
	assert_int_equal(makings(), before);
	atomic_store(&go_on, true);
	assert_ok(pl_stream_sync(stream));
	assert_int_equal(n, small);
	pl_stream_close(stream);
	app_leave(&cu, 0);
	/* All of it is made up for. */
	before = cu.calls("cuCtxEnablePeerAccess");
	assert_moved(copy(mem, host, LEN, &r), LEN);
	used_both(&r, LEN);
	assert_int_equal(cu.calls("cuCtxEnablePeerAccess"), before + 2);
	device_is(mem, host, LEN);
}

static void forked(void **state)
{
	struct pl_io_report r;
	pid_t child;
	int status;

	(void)state;
	assert_moved(copy(mem, host, LEN, &r), LEN);
	child = fx_fork();
	if (child == 0) {
		bool stale = pl_copy(fx.ctx, mem, host, LEN, NULL) == -ESTALE;

		pl_close(fx.ctx);
		_exit(stale ? 0 : 1);
	}
	assert_int_equal(waitpid(child, &status, 0), child);
	assert_int_equal(status, 0);
	assert_moved(copy(mem, host, LEN, &r), LEN);
	used_both(&r, LEN);
}

#define TEST(f) cmocka_unit_test_setup_teardown(f, setup, teardown)

int main(void)
{
	int rc;
	const struct CMUnitTest tests[] = {
		TEST(pinned_memory),	TEST(counted),
		TEST(one_link),		TEST(whose_links),
		TEST(cached_file),	TEST(explanations),
		TEST(a_link_fails),	TEST(the_nth_call),
		TEST(deadline),		TEST(at_once),
		TEST(queue_and_stream), TEST(handle_closed),
		TEST(forked),		TEST(in_stream_order),
		TEST(order_is_kept),	TEST(the_nth_call_in_order),
		TEST(beside_workers),	TEST(nothing_is_opened),
		TEST(lost_in_order),	TEST(file_in_memory),
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

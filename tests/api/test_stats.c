/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/* Statistics: they say what was moved, to the byte and to the piece, to this process and to others,
 * while it happens; and what cannot be shown to others fails nothing. Children report by status. */

#include <dirent.h>
#include <pthread.h>
#include <signal.h>
#include <stdatomic.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <sys/wait.h>

#include "fixture.h"

#define LEN (2 * MIB)

#define WANT(x)                                                                         \
	do {                                                                            \
		if (!(x)) {                                                             \
			(void)fprintf(stderr, "child, line %d: %s: %s\n", __LINE__, #x, \
				      pl_error_message());                              \
			_exit(1);                                                       \
		}                                                                       \
	} while (0)

static char dir[3000];
static char dir_setting[4096];
static const char *path;
static struct fx fx;
static struct pl_file *file;
static char *mem;

static int begin(void **state)
{
	const char *tmp = getenv("TMPDIR");

	(void)state;
	(void)snprintf(dir, sizeof(dir), "%s/peerlane-stats-XXXXXX", tmp ? tmp : ".");
	assert_non_null(mkdtemp(dir));
	(void)snprintf(dir_setting, sizeof(dir_setting), "stats_dir=%s", dir);
	path = fx_made("stats", LEN, 1);
	return 0;
}

static int end(void **state)
{
	(void)state;
	return rmdir(dir) || unlink(path); /* nothing was left there */
}

static void open_with(const char *setting)
{
	fx_open(&fx, dir_setting, "inline_max=64KiB", setting, NULL);
	file = fx_file(&fx, path, O_RDWR);
	mem = fx_alloc(&fx, LEN + BLOCK);
}

static int open_all(void **state)
{
	(void)state;
	open_with(NULL);
	return 0;
}

static int close_all(void **state)
{
	(void)state;
	fx_close(&fx);
	return 0;
}

/* Files in the folder of counters; the last one's path goes to `out`. */
static unsigned int files(char *out, size_t space)
{
	DIR *d = opendir(dir);
	unsigned int n = 0;

	assert_non_null(d);
	for (struct dirent *e = readdir(d); e; e = readdir(d)) {
		if (e->d_name[0] != '.') {
			n++;
			if (out) {
				(void)snprintf(out, space, "%s/%s", dir, e->d_name);
			}
		}
	}
	(void)closedir(d);
	return n;
}

struct sum {
	const char *device; /* only of these, NULL: any */
	const char *route;
	const char *op;
	uint64_t ops;
	uint64_t bytes;
	uint64_t errors;
	uint64_t fallbacks;
	uint64_t refused; /* fallbacks by that reason */
	uint64_t latency_ns;
	bool whole; /* every row's parts fit together */
};

static bool fits(const char *want, const char *is)
{
	return !want || strcmp(want, is) == 0;
}

static int add(const struct pl_stats_row *r, void *arg)
{
	struct sum *s = arg;
	uint64_t n = 0, times = 0, least = 0, most = 0, why = 0;

	if (!fits(s->device, r->device) || !fits(s->route, r->route) || !fits(s->op, r->op)) {
		return 0;
	}
	for (unsigned int i = 0; i < PL_STATS_BUCKETS; i++) {
		n += r->sizes[i];
		times += r->latencies[i];
		least += r->sizes[i] * (i ? (UINT64_C(1) << (i - 1)) + 1 : 1);
		most += r->sizes[i] * (UINT64_C(1) << i);
	}
	for (unsigned int i = 0; i < r->n_reasons; i++) {
		why += r->reasons[i];
	}
	s->whole = s->whole && r->size == sizeof(*r) && n == r->ops && times == n &&
		   r->bytes >= least && r->bytes <= most && why == r->fallbacks;
	s->ops += r->ops;
	s->bytes += r->bytes;
	s->errors += r->errors;
	s->fallbacks += r->fallbacks;
	s->refused += r->reasons[PL_REASON_KERNEL_REFUSED];
	s->latency_ns += r->latency_ns;
	return 0;
}

static struct sum sum_of(pid_t pid, const char *device, const char *route, const char *op)
{
	struct sum s = { .device = device, .route = route, .op = op, .whole = true };
	struct pl_stats *st;

	assert_ok(pl_stats_open(fx.ctx, pid, &st));
	assert_ok(pl_stats_rows(st, add, &s));
	pl_stats_close(st);
	assert_true(s.whole);
	return s;
}

static uint64_t staged_of(pid_t pid, const char *op)
{
	return sum_of(pid, fx.info.name, "direct+copy", op).bytes +
	       sum_of(pid, fx.info.name, "buffered+copy", op).bytes;
}

static void agree(pid_t pid, const struct pl_io_report *want, const char *op)
{
	const char *dev = fx.info.name;

	assert_int_equal(sum_of(pid, dev, "direct", op).bytes, want->direct);
	assert_int_equal(sum_of(pid, dev, "buffered", op).bytes, want->buffered);
	assert_int_equal(sum_of(pid, dev, "copy", op).bytes, want->copied);
	assert_int_equal(staged_of(pid, op), want->staged);
}

static void report_add(struct pl_io_report *sum, const struct pl_io_report *r)
{
	sum->direct += r->direct;
	sum->buffered += r->buffered;
	sum->staged += r->staged;
	sum->copied += r->copied;
}

/* Rows are what reports have told, by route and by direction. */
static void exact(void **state)
{
	static const size_t lens[] = { 1, 511, 4096, 70001, MIB + 3, LEN };
	struct pl_io_report sums[3] = { PL_IO_REPORT_INIT, PL_IO_REPORT_INIT, PL_IO_REPORT_INIT };
	struct pl_io_report r = PL_IO_REPORT_INIT;
	struct pl_io_opts o = PL_IO_OPTS_INIT;
	char *host = fx_host(LEN);
	double before = fx_now();
	struct sum all;

	(void)state;
	o.report = &r;
	for (size_t i = 0; i < COUNT(lens); i++) {
		assert_moved(pl_read(file, mem, lens[i], 0, &o), lens[i]);
		report_add(&sums[0], &r);
		assert_moved(pl_write(file, mem, lens[i], 0, &o), lens[i]);
		report_add(&sums[1], &r);
		assert_moved(pl_copy(fx.ctx, host, mem, lens[i], &o), lens[i]);
		report_add(&sums[2], &r);
	}
	assert_moved(pl_read(file, mem, 5, LEN, &o), 0); /* past the end: nothing */
	agree(0, &sums[0], "read");
	agree(0, &sums[1], "write");
	agree(0, &sums[2], "copy");
	agree(getpid(), &sums[0], "read");
	all = sum_of(0, NULL, NULL, NULL);
	assert_int_equal(all.bytes, fx_sum(&sums[0]) + fx_sum(&sums[1]) + fx_sum(&sums[2]));
	assert_int_equal(all.errors, 0);
	assert_int_equal(all.fallbacks, 0);
	assert_int_equal(sum_of(0, NULL, "copy", "copy").ops, COUNT(lens));
	assert_true(all.latency_ns > 0 &&
		    (double)sum_of(0, NULL, "copy", "copy").latency_ns < (fx_now() - before) * 1e9);
	assert_int_equal(sum_of(getpid(), NULL, NULL, NULL).bytes, all.bytes);
	free(host);
}

static int first_bytes(const struct pl_route_stats *st, void *arg)
{
	uint64_t *sum = arg;

	sum[0] += st->ops;
	sum[1] += st->bytes;
	sum[2] += st->errors;
	sum[3] += st->fallbacks;
	return 0;
}

/* The short form is the same numbers. */
static void short_form(void **state)
{
	uint64_t sum[4] = { 0 };
	struct sum all;

	(void)state;
	assert_ok(pl_stats_each(fx.ctx, first_bytes, sum));
	assert_int_equal(sum[0] + sum[1] + sum[2] + sum[3], 0);
	assert_moved(pl_read(file, mem, LEN, 0, NULL), LEN);
	assert_ok(pl_stats_each(fx.ctx, first_bytes, sum));
	all = sum_of(0, NULL, NULL, NULL);
	assert_int_equal(sum[0], all.ops);
	assert_int_equal(sum[1], all.bytes);
	assert_int_equal(all.bytes, LEN);
}

static void errors(void **state)
{
	struct pl_io_opts o = PL_IO_OPTS_INIT;
	unsigned int failed = 0;

	(void)state;
	open_with("test_fault=buffered:every=3:err=EIO");
	o.policy = fx_policy("buffered+copy");
	for (unsigned int i = 0; i < 10; i++) {
		ssize_t n = pl_read(file, mem, 4096, 0, &o);

		assert_true(n == 4096 || n == -EIO);
		failed += n < 0;
	}
	assert_int_equal(failed, 3);
	assert_int_equal(sum_of(0, fx.info.name, "buffered+copy", "read").errors, failed);
	assert_int_equal(sum_of(0, fx.info.name, "buffered+copy", "read").ops, 10 - failed);
	/* A route that is for memories alone: no route at all. */
	o.policy = fx_policy("copy");
	assert_fails(pl_read(file, mem, 4096, 0, &o), EOPNOTSUPP, "copy");
	assert_int_equal(sum_of(0, fx.info.name, "none", "read").errors, 1);
	assert_int_equal(sum_of(0, fx.info.name, "none", "read").ops, 0);
	assert_int_equal(sum_of(0, NULL, NULL, NULL).errors, failed + 1);
	fx_close(&fx);
}

/* The first thing that a context ever counts is a failure; its words are not lost to that. */
static void words_stay(void **state)
{
	struct pl_io_opts o = PL_IO_OPTS_INIT;

	(void)state;
	fx_open(&fx, "stats_dir=/proc/none", "test_fault=buffered:every=1:err=EIO", NULL);
	file = fx_file(&fx, path, O_RDWR);
	mem = fx_alloc(&fx, LEN);
	o.policy = fx_policy("buffered+copy");
	assert_fails(pl_read(file, mem, 4096, 0, &o), EIO, "injected");
	assert_int_equal(sum_of(0, NULL, NULL, NULL).errors, 1);
	fx_close(&fx);
}

static void fallbacks(void **state)
{
	struct pl_io_report r = PL_IO_REPORT_INIT;
	struct pl_io_opts o = PL_IO_OPTS_INIT;
	struct sum s;

	(void)state;
	if (!fx_has_direct()) {
		print_message("no O_DIRECT here: nothing can fall back from it\n");
		return;
	}
	open_with("test_fault=direct:every=1:err=EINVAL");
	fx_shut(file);
	file = fx_file(&fx, path, O_RDWR | O_DIRECT);
	o.report = &r;
	assert_moved(pl_read(file, mem, MIB, 0, &o), MIB);
	assert_true(r.fallbacks > 0);
	s = sum_of(0, fx.info.name, NULL, "read");
	assert_int_equal(s.fallbacks, r.fallbacks);
	assert_int_equal(s.refused, r.fallbacks);
	assert_int_equal(s.bytes, MIB);
	fx_close(&fx);
}

/* Contexts of one process are shown as one, and what a closed one moved stays. */
static void contexts(void **state)
{
	struct fx other;
	struct stat st;
	char name[4096];
	char byte[10] = "";

	(void)state;
	assert_int_equal(files(NULL, 0), 0); /* nothing moved yet */
	assert_moved(pl_copy(fx.ctx, byte, mem, 10, NULL), 10);
	assert_int_equal(files(name, sizeof(name)), 1);
	assert_int_equal(stat(name, &st), 0);
	assert_int_equal(st.st_mode & 07777, 0600);
	for (unsigned int i = 1; i <= 3; i++) {
		fx_open(&other, dir_setting, NULL);
		assert_moved(pl_copy(other.ctx, byte, byte + 5, 5, NULL), 5);
		assert_int_equal(sum_of(0, NULL, NULL, NULL).bytes, 10);
		assert_int_equal(sum_of(getpid(), NULL, NULL, NULL).bytes, 10 + 5 * i);
		assert_int_equal(sum_of(getpid(), "host", NULL, "copy").ops, i);
		fx_close(&other);
		assert_int_equal(sum_of(getpid(), NULL, NULL, NULL).bytes, 10 + 5 * i);
	}
	assert_int_equal(files(NULL, 0), 1);
	fx_close(&fx);
	assert_int_equal(files(NULL, 0), 0);
}

static atomic_uint lines;

static void on_log(int level, const char *line, void *arg)
{
	(void)arg;
	if (strstr(line, "cannot see") && level == PL_LOG_WARN) {
		atomic_fetch_add(&lines, 1);
	}
}

/* Nowhere to show anything: one line says so, and all else goes on. */
static void nowhere(void **state)
{
	static const char *const bad[] = { "stats_dir=/proc", "stats_dir=/dev/null",
					   "stats_dir=/does/not/exist" };
	struct pl_stats *st;

	(void)state;
	for (size_t i = 0; i < COUNT(bad); i++) {
		atomic_store(&lines, 0);
		pl_log_set(on_log, NULL, PL_LOG_WARN);
		fx_open(&fx, bad[i], NULL);
		file = fx_file(&fx, path, O_RDWR);
		mem = fx_alloc(&fx, LEN);
		assert_moved(pl_read(file, mem, LEN, 0, NULL), LEN);
		assert_moved(pl_write(file, mem, LEN, 0, NULL), LEN);
		assert_int_equal(sum_of(0, NULL, NULL, "read").bytes, LEN);
		assert_int_equal(sum_of(0, NULL, NULL, "write").bytes, LEN);
		assert_fails(pl_stats_open(fx.ctx, getpid(), &st), ENOENT, "shows no counters");
		fx_close(&fx);
		pl_log_set(NULL, NULL, 0);
		assert_int_equal(atomic_load(&lines), 1);
	}
	open_with("stats=off");
	assert_moved(pl_read(file, mem, LEN, 0, NULL), LEN);
	assert_int_equal(sum_of(0, NULL, NULL, "read").bytes, LEN);
	assert_int_equal(files(NULL, 0), 0);
	fx_close(&fx);
}

static void join(pid_t pid)
{
	int status;

	assert_int_equal(waitpid(pid, &status, 0), pid);
	assert_true(WIFEXITED(status));
	assert_int_equal(WEXITSTATUS(status), 0);
}

static pid_t in_child(void (*fn)(void))
{
	pid_t pid = fx_fork();

	assert_true(pid >= 0);
	if (pid == 0) {
		fn();
		_exit(0);
	}
	return pid;
}

/* Between the test and its child. */
static struct {
	atomic_ullong moved; /* what the child should see in the end */
	atomic_uint seen;    /* looks that it has taken */
	atomic_uint over;
} * shared;

static void look_on(void)
{
	struct pl_ctx *ctx;
	struct pl_stats *st = NULL;
	uint64_t last = 0;
	struct sum s;

	WANT(fx_ctx(&ctx, dir_setting, NULL) == 0);
	WANT(pl_stats_open(ctx, getppid(), &st) == 0);
	while (!atomic_load(&shared->over)) {
		s = (struct sum){ .whole = true };
		WANT(pl_stats_refresh(st) == 0);
		WANT(pl_stats_rows(st, add, &s) == 0);
		WANT(s.bytes >= last);
		last = s.bytes;
		atomic_fetch_add(&shared->seen, 1);
	}
	s = (struct sum){ .whole = true };
	WANT(pl_stats_refresh(st) == 0);
	WANT(pl_stats_rows(st, add, &s) == 0);
	WANT(s.whole && s.bytes == atomic_load(&shared->moved));
	pl_stats_close(st);
	pl_close(ctx);
}

static void *mover(void *arg)
{
	char buf[3000] = "";
	struct pl_ctx *ctx = arg;
	uint64_t n = 0;

	while (atomic_load(&shared->seen) < 100) {
		size_t len = 1 + n % sizeof(buf) / 2;

		if (pl_copy(ctx, buf, buf + sizeof(buf) / 2, len % (sizeof(buf) / 2) + 1, NULL) <
		    0) {
			return arg;
		}
		atomic_fetch_add(&shared->moved, len % (sizeof(buf) / 2) + 1);
		n++;
	}
	return NULL;
}

/* Another process looks on while threads move, and another context comes and goes. */
static void looked_at(void **state)
{
	pthread_t t[3];
	void *failed;
	pid_t pid;
	char byte[2] = "";

	(void)state;
	shared = mmap(NULL, sizeof(*shared), PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1,
		      0);
	assert_true(shared != MAP_FAILED);
	assert_moved(pl_copy(fx.ctx, byte, byte + 1, 1, NULL), 1);
	atomic_store(&shared->moved, 1);
	pid = in_child(look_on);
	for (unsigned int i = 0; i < COUNT(t); i++) {
		assert_int_equal(pthread_create(&t[i], NULL, mover, fx.ctx), 0);
	}
	while (atomic_load(&shared->seen) < 100) {
		struct pl_ctx *ctx;

		assert_ok(fx_ctx(&ctx, dir_setting, NULL));
		assert_moved(pl_copy(ctx, byte, byte + 1, 1, NULL), 1);
		atomic_fetch_add(&shared->moved, 1);
		pl_close(ctx);
	}
	for (unsigned int i = 0; i < COUNT(t); i++) {
		assert_int_equal(pthread_join(t[i], &failed), 0);
		assert_null(failed);
	}
	atomic_store(&shared->over, 1);
	join(pid);
	(void)munmap(shared, sizeof(*shared));
}

/* Moves five bytes of its own, shows them, and ends without closing anything. */
static void die(void)
{
	struct sum s = { .whole = true };
	struct pl_stats *st;
	struct pl_ctx *ctx;
	char b[10] = "";

	WANT(fx_ctx(&ctx, dir_setting, NULL) == 0);
	WANT(pl_copy(ctx, b, b + 5, 5, NULL) == 5);
	WANT(pl_stats_open(ctx, getpid(), &st) == 0);
	WANT(pl_stats_rows(st, add, &s) == 0);
	WANT(s.bytes == 5);
}

static int count_processes(const struct pl_stats_process *p, void *arg)
{
	unsigned int *n = arg;

	assert_int_equal(p->size, sizeof(*p));
	assert_int_equal(p->pid, getpid());
	assert_int_equal(p->uid, geteuid());
	assert_int_equal(p->contexts, 1);
	assert_int_equal(p->unshared, 0);
	assert_true(p->program[0] && p->opened_ns > UINT64_C(1600000000000000000));
	return ++*n > 5;
}

/* A child shows its own; dead, its file is removed by whoever looks or comes next. */
static void the_dead(void **state)
{
	struct pl_stats *st;
	unsigned int n = 0;
	char b[2] = "";
	pid_t pid;

	(void)state;
	assert_moved(pl_copy(fx.ctx, b, b + 1, 1, NULL), 1);
	pid = in_child(die);
	join(pid);
	assert_int_equal(files(NULL, 0), 2);
	/* Ours alone. Files are visited by name, and 10000 comes before 9999. */
	assert_int_equal(sum_of(getpid(), NULL, NULL, NULL).bytes, 1);
	assert_fails(pl_stats_open(fx.ctx, pid, &st), ESRCH, "no process");
	assert_ok(pl_stats_processes(fx.ctx, count_processes, &n));
	assert_int_equal(n, 1);
	assert_int_equal(files(NULL, 0), 1);

	join(in_child(die));
	assert_int_equal(files(NULL, 0), 2);
	fx_close(&fx);
	open_with(NULL);
	assert_moved(pl_copy(fx.ctx, b, b + 1, 1, NULL), 1);
	assert_int_equal(files(NULL, 0), 1);
}

static void spoil(const char *name, long at, const void *what, size_t len)
{
	int fd = open(name, O_WRONLY);

	assert_true(fd >= 0);
	assert_int_equal(pwrite(fd, what, len, at), len);
	(void)close(fd);
}

/* Numbers that are on the move, for as long as a busy machine may make that last. */
static void *move_on(void *name)
{
	(void)usleep(300000);
	spoil(name, 72, "", 1);
	return NULL;
}

static void moved_slowly(const char *name)
{
	struct pl_stats *st;
	unsigned int tries = 1;
	pthread_t t;

	spoil(name, 72, "\1", 1);
	assert_int_equal(pthread_create(&t, NULL, move_on, (void *)(uintptr_t)name), 0);
	while (pl_stats_open(fx.ctx, getpid(), &st) == -EAGAIN) {
		tries++;
	}
	pl_stats_close(st);
	assert_int_equal(pthread_join(t, NULL), 0);
	assert_in_range(tries, 1, 3); /* it is waited for a second, each time */
}

/* One thread reads text: slow, and nothing for a sanitizer of threads. */
#if defined(__SANITIZE_THREAD__)
#define SPOILT 100u
#else
#define SPOILT 3000u
#endif

/* What stands in a file is believed by nobody: here it is our own, spoilt byte by byte. */
static void hostile(void **state)
{
	uint64_t rng = fx_seed();
	struct pl_stats *st;
	char name[4096];
	char *text;
	char b[2] = "";

	(void)state;
	assert_moved(pl_copy(fx.ctx, b, b + 1, 1, NULL), 1);
	assert_int_equal(files(name, sizeof(name)), 1);
	for (unsigned int i = 0; i < SPOILT; i++) {
		/* Not the count of devices, which is the writer's own, but all that follows. */
		long at = 88 + (long)(fx_random(&rng) % 20000);
		uint64_t what = fx_random(&rng);

		spoil(name, at, &what, 1 + what % 8);
		assert_ok(pl_stats_open(fx.ctx, getpid(), &st));
		for (int f = PL_FORMAT_TEXT; f <= PL_FORMAT_OPENMETRICS; f++) {
			assert_ok(pl_stats_text(st, f, &text));
			for (const char *p = text; *p; p++) {
				assert_true(*p == '\n' || (*p >= ' ' && *p <= '~'));
			}
			pl_string_free(text);
		}
		pl_stats_close(st);
	}
	assert_fails(pl_stats_open(fx.ctx, -1, &st), ESRCH, "-1");
	spoil(name, 72, "\1", 1); /* it moves numbers between rows, and never ends */
	assert_fails(pl_stats_open(fx.ctx, getpid(), &st), EAGAIN, name);
	spoil(name, 72, "", 1);
	moved_slowly(name);
	spoil(name, 8, "\xff", 1); /* the version */
	assert_fails(pl_stats_open(fx.ctx, getpid(), &st), EPROTO, name);
}

/* The value of a line of OpenMetrics text that begins with this. */
static uint64_t metric(const char *text, const char *line)
{
	const char *at = strstr(text, line);

	assert_non_null(at);
	return strtoull(strchr(at, '}') + 2, NULL, 10);
}

static void texts(void **state)
{
	struct pl_stats *st;
	char *text;

	(void)state;
	assert_ok(pl_stats_open(fx.ctx, 0, &st));
	assert_ok(pl_stats_text(st, PL_FORMAT_TEXT, &text));
	assert_non_null(strstr(text, "no transfers yet"));
	pl_string_free(text);
	for (unsigned int i = 0; i < 7; i++) {
		assert_moved(pl_copy(fx.ctx, mem, mem + LEN / 2, 4096, NULL), 4096);
	}
	assert_ok(pl_stats_refresh(st));
	assert_ok(pl_stats_text(st, PL_FORMAT_OPENMETRICS, &text));
	assert_int_equal(metric(text, "peerlane_transfers_total{"), 7);
	assert_int_equal(metric(text, "peerlane_moved_bytes_total{"), 7 * 4096);
	assert_int_equal(metric(text, "peerlane_errors_total{"), 0);
	assert_int_equal(metric(text, "peerlane_transfer_bytes_sum{"), 7 * 4096);
	assert_int_equal(metric(text, "peerlane_transfer_duration_seconds_count{"), 7);
	assert_non_null(strstr(text, ",le=\"2048.0\"} 0\n"));
	assert_non_null(strstr(text, ",le=\"4096.0\"} 7\n"));
	assert_string_equal(text + strlen(text) - 6, "# EOF\n");
	pl_string_free(text);
	assert_ok(pl_stats_text(st, PL_FORMAT_JSON, &text));
	assert_non_null(strstr(text, "\"sizes\":[[4096,7]]"));
	pl_string_free(text);
	assert_ok(pl_stats_text(st, PL_FORMAT_TEXT, &text));
	assert_non_null(strstr(text, fx.info.name));
	assert_non_null(strstr(text, "28 KiB"));
	pl_string_free(text);
	assert_fails(pl_stats_text(st, 99, &text), EINVAL, "99");
	pl_stats_close(st);
	pl_stats_close(NULL);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test_setup_teardown(exact, open_all, close_all),
		cmocka_unit_test_setup_teardown(short_form, open_all, close_all),
		cmocka_unit_test(errors),
		cmocka_unit_test(words_stay),
		cmocka_unit_test(fallbacks),
		cmocka_unit_test_setup(contexts, open_all),
		cmocka_unit_test(nowhere),
		cmocka_unit_test_setup_teardown(looked_at, open_all, close_all),
		cmocka_unit_test_setup_teardown(the_dead, open_all, close_all),
		cmocka_unit_test_setup_teardown(hostile, open_all, close_all),
		cmocka_unit_test_setup_teardown(texts, open_all, close_all),
	};

	return cmocka_run_group_tests(tests, begin, end);
}

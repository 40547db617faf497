/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/*
 * How long what lives that lets drives access GPU memory, on the fakes of test_direct.c: many
 * registrations, many children, a program that becomes another, conditions that come and go during
 * transfers; and pl_check_try(), which looks at all of it. A process that is killed is the virtual
 * machine's test: here the kernel driver is in the process.
 */

#include "direct_fx.h"

#include <peerlane/check.h>

#define PIECE (512 * KIB)

static const char *arguments; /* how often, as a multiple */

static int times(int n)
{
	return arguments ? n * atoi(arguments) : n;
}

/* The first use of a GPU and of its memory, by many requests at once, which may go this way alone:
 * none fails because another one is finding out. */
static void test_first_use_by_many(void **state)
{
	static const size_t sizes[] = { 4096, 65536, MIB, 2 * MIB, 4 * MIB, 5 * MIB };
	struct pl_request v[COUNT(sizes)];
	struct pl_completion done[COUNT(v)];
	struct pl_file *file = fx_file(&fx, path, O_RDONLY | O_DIRECT);
	struct pl_queue *q;
	char *mem;

	(void)state;
	for (int round = 0; round < 4; round++) {
		mem = fx_alloc(&fx, COUNT(v) * LEN);
		fx_cold(path);
		assert_ok(fakerm_set("busy", 15)); /* milliseconds that it takes */
		assert_ok(pl_queue_open(fx.ctx, NULL, &q));
		for (size_t i = 0; i < COUNT(v); i++) {
			v[i] = fx_request(PL_OP_READ, file, mem + i * LEN, 0, sizes[i]);
			v[i].policy = fx_policy("strict");
			v[i].user = (void *)(uintptr_t)i;
			done[i] = (struct pl_completion)PL_COMPLETION_INIT;
		}
		assert_int_equal(pl_queue_submit(q, v, COUNT(v), NULL, NULL), COUNT(v));
		assert_int_equal(pl_queue_wait(q, done, COUNT(v), COUNT(v), 0), COUNT(v));
		for (size_t i = 0; i < COUNT(v); i++) {
			assert_int_equal(done[i].result, sizes[(uintptr_t)done[i].user]);
			assert_int_equal(done[i].route, fx_policy("p2pdma"));
			fx_dev_is(&fx, mem + i * LEN, 0, sizes[i], 1);
		}
		pl_queue_close(q);
		fx_free(&fx, mem);
	}
	fx_shut(file);
}

static void test_registrations(void **state)
{
	struct pl_file *file = fx_file(&fx, path, O_RDONLY | O_DIRECT);
	struct pl_io_opts o = with("p2pdma");
	char *mem = app_alloc(65536);
	long made = fakerm_count("ranges made");

	(void)state;
	for (int i = 0; i < times(1000); i++) {
		assert_ok(pl_mem_register(fx.ctx, mem, 65536));
		assert_int_equal(pl_read(file, mem, 4096, (uint64_t)i % 1000 * 4096, &o), 4096);
		assert_ok(pl_mem_unregister(fx.ctx, mem));
	}
	/* And one for the GPU's trial. */
	assert_int_equal(fakerm_count("ranges made") - made, times(1000) + 1);
	assert_int_equal(fakerm_count("ranges"), 0);
	assert_int_equal(fakerm_count("names"), 0);
	app_free(mem);
	assert_int_equal(app.live("held"), 0);
	fx_shut(file);
}

/* Registered memory that is mapped, and memory of the library's. */
struct two {
	struct pl_file *file;
	char *theirs;
	char *ours;
};

static struct two make_two(void)
{
	struct pl_io_opts o = with("strict");
	struct two t = { .file = fx_file(&fx, path, O_RDWR | O_DIRECT) };
	unsigned long long p = 0;

	assert_int_equal(app.alloc(&p, PIECE), 0);
	t.theirs = (char *)(uintptr_t)p;
	t.ours = fx_alloc(&fx, PIECE);
	assert_ok(pl_mem_register(fx.ctx, t.theirs, PIECE));
	assert_moved(pl_read(t.file, t.theirs, PIECE, 0, &o), PIECE);
	assert_moved(pl_read(t.file, t.ours, PIECE, 0, &o), PIECE);
	assert_int_equal(fx_route_stats(&fx, "p2pdma").bytes, 2 * PIECE);
	assert_int_equal(fakerm_count("ranges"), 2);
	return t;
}

/* What is gone is an error, whichever way it may go, and none of it lands in memory that the driver
 * gives out from then on: the bytes of what was freed are held for as long as they are mapped. */
static void transfers_after_the_end(const struct two *t, long held)
{
	static const char *const policies[] = { "auto", "strict", "p2pdma" };
	unsigned long long other = 0;
	char *want = fx_host(2 * PIECE);
	char *seen = fx_host(2 * PIECE);

	assert_int_equal(app.live("held"), held);
	assert_int_equal(app.alloc(&other, 2 * PIECE), 0);
	fx_pattern(want, 0, 2 * PIECE, 77);
	assert_int_equal(app.poke(other, want, 2 * PIECE), 0);
	for (size_t i = 0; i < COUNT(policies); i++) {
		struct pl_io_opts o = with(policies[i]);

		assert_int_equal(pl_read(t->file, t->theirs, PIECE, MIB, &o), -EFAULT);
		assert_int_equal(pl_write(t->file, t->theirs, PIECE, MIB, &o), -EFAULT);
		(void)pl_read(t->file, t->ours, PIECE, 0, &o);
	}
	assert_int_equal(app.peek(other, seen, 2 * PIECE), 0);
	fx_same(seen, want, 2 * PIECE, "memory that is another's");
	assert_int_equal(app.free(other), 0);
	free(want);
	free(seen);
}

/* The program resets the context that all of it is in. */
static void test_context_reset(void **state)
{
	struct two t;

	(void)state;
	alarm(60);
	app_enter(&app, 0);
	t = make_two();
	assert_int_equal(app.primary_reset(0), 0);
	transfers_after_the_end(&t, 2);
	assert_ok(pl_mem_unregister(fx.ctx, t.theirs));
	assert_int_equal(app.live("held"), 1);
	(void)pl_mem_free(fx.ctx, t.ours); /* the driver does not know it any more */
	fx_shut(t.file);
	fx_close(&fx);
	assert_int_equal(app.live("held"), 0);
	app_leave(&app, 0);
	alarm(0);
	fx_file_is(path, 0, LEN, 1);
	open_with(NULL);
}

/* It destroys one of its own. What is not in it goes on. */
static void test_context_destroyed(void **state)
{
	struct pl_io_opts o = with("strict");
	struct CUctx_st *ctx;
	struct two t;

	(void)state;
	alarm(60);
	assert_int_equal(app.ctx_create(&ctx, 0, 0), 0);
	app.takes_along(ctx);
	t = make_two();
	assert_int_equal(app.ctx_destroy(ctx), 0);
	app_enter(&app, 0);
	transfers_after_the_end(&t, 1);
	app_leave(&app, 0);
	assert_moved(pl_read(t.file, t.ours, PIECE, MIB, &o), PIECE);
	fx_dev_is(&fx, t.ours, MIB, PIECE, 1);
	assert_ok(pl_mem_unregister(fx.ctx, t.theirs));
	assert_int_equal(app.live("held"), 0);
	fx_free(&fx, t.ours);
	fx_shut(t.file);
	alarm(0);
	fx_file_is(path, 0, LEN, 1);
}

/* Transfers without end of memory that comes and goes: the library's, or the program's. */
struct work {
	bool slabs;
	atomic_int rounds;
	atomic_bool stop;
	const char *bad;
	char route[32];
	pthread_t thread;
};

static const char *one_round(struct work *w, struct pl_file *file, char *host, char *want)
{
	struct pl_io_report r = PL_IO_REPORT_INIT;
	struct pl_io_opts o = with("auto");
	uint64_t off = (uint64_t)atomic_load(&w->rounds) * 4096 % (LEN - PIECE);
	char *mem = w->slabs ? app_alloc(PIECE) : fx_alloc(&fx, PIECE);
	const char *bad = NULL;

	o.report = &r;
	fx_pattern(want, off, PIECE, 1);
	if (pl_read(file, mem, PIECE, off, &o) != (ssize_t)PIECE ||
	    pl_copy(fx.ctx, host, mem, PIECE, NULL) != (ssize_t)PIECE) {
		bad = pl_error_message();
	} else if (fx_differ(host, want, PIECE) >= 0) {
		bad = "wrong bytes";
	} else if (pl_write(file, mem, PIECE, off, &o) != (ssize_t)PIECE) {
		bad = pl_error_message();
	}
	(void)snprintf(w->route, sizeof(w->route), "%s", r.route);
	w->slabs ? app_free(mem) : fx_free(&fx, mem);
	return bad;
}

static void *work(void *arg)
{
	struct work *w = arg;
	struct pl_file *file = fx_file(&fx, path, O_RDWR | O_DIRECT);
	char *host = fx_host(PIECE);
	char *want = fx_host(PIECE);

	while (!atomic_load(&w->stop) && !w->bad) {
		w->bad = one_round(w, file, host, want);
		atomic_fetch_add(&w->rounds, 1);
	}
	fx_shut(file);
	free(host);
	free(want);
	return NULL;
}

static void start(struct work v[2])
{
	for (int i = 0; i < 2; i++) {
		v[i] = (struct work){ .slabs = i };
		assert_int_equal(pthread_create(&v[i].thread, NULL, work, &v[i]), 0);
	}
}

static void wait_rounds(struct work v[2], int more)
{
	for (int i = 0; i < 2; i++) {
		int want = atomic_load(&v[i].rounds) + more;

		while (atomic_load(&v[i].rounds) < want && !v[i].bad) {
			usleep(200); /* alarm() ends it */
		}
	}
}

static void stop(struct work v[2])
{
	for (int i = 0; i < 2; i++) {
		atomic_store(&v[i].stop, true);
		assert_int_equal(pthread_join(v[i].thread, NULL), 0);
		if (v[i].bad) {
			fail_msg("%s: %s", v[i].slabs ? "slabs" : "straight", v[i].bad);
		}
	}
}

static void test_forks(void **state)
{
	struct work v[2];

	(void)state;
	alarm(300);
	start(v);
	wait_rounds(v, 1);
	for (int i = 0; i < times(100); i++) {
		pid_t pid = fx_fork();
		int status = -1;

		if (!pid) {
			_exit(0);
		}
		assert_int_equal(waitpid(pid, &status, 0), pid);
		assert_int_equal(status, 0);
	}
	stop(v);
	alarm(0);
	fx_file_is(path, 0, LEN, 1);
}

/* A program that becomes another in the middle of transfers hands none of the files on. CUDA is not
 * for children of this process, so the program is this one once more. */
static const char look[] = "! ls -l /proc/self/fd | grep -e fakerm -e fakecuda";

static int become_another(char **argv)
{
	struct work v[2];

	path = argv[2];
	(void)snprintf(root, sizeof(root), "%s", argv[3]);
	open_with(NULL);
	start(v);
	wait_rounds(v, 2);
	(void)execl("/bin/sh", "sh", "-c", look, NULL);
	return 9;
}

static void test_exec(void **state)
{
	pid_t pid = fx_fork();
	int status = -1;

	(void)state;
	if (!pid) {
		(void)execl("/proc/self/exe", "api-direct-life", "exec", path, root, NULL);
		_exit(8);
	}
	assert_int_equal(waitpid(pid, &status, 0), pid);
	assert_int_equal(status, 0);
	fx_file_is(path, 0, LEN, 1);
}

/* Of the library's memory, or of the program's. */
static char *explained(bool slabs)
{
	struct pl_explain_args a = PL_EXPLAIN_ARGS_INIT;
	struct pl_file *file = fx_file(&fx, path, O_RDWR | O_DIRECT);
	char *mem = slabs ? app_alloc(PIECE) : fx_alloc(&fx, PIECE);
	char *text;

	a.file = file;
	a.mem = mem;
	a.len = PIECE;
	assert_ok(pl_explain(&a, PL_FORMAT_TEXT, &text));
	slabs ? app_free(mem) : fx_free(&fx, mem);
	fx_shut(file);
	return text;
}

/* Conditions go, one after the other, while transfers run, before the GPU is tried or after, and
 * come back: the bytes are right, and what was left out has its reason. */
static void test_conditions_come_and_go(void **state)
{
	static const struct {
		const char *what;
		long off;
		long on;
	} all[] = { { "files", 0, 1 },	  { "uvm", 0, 1 },     { "bar1", 0, 1 },
		    { "combined", 1, 0 }, { "space", 1, 2 },   { "squeeze", 1, 0 },
		    { "dup", 1, 0 },	  { "init", 0x40, 0 }, { "register", 0x26, 0 },
		    { "p2p", 0x56, 0 },	  { "p2p", 0x1f, 0 },  { "p2p", -1, 0 },
		    { "map", 1, 0 },	  { "lie", 1, 0 },     { "busy", 9, 0 },
		    { "alloc", 1, 0 },	  { "control", 1, 0 }, { "lost", 1, 0 },
		    { "lie", 2, 0 } };

	(void)state;
	alarm(300);
	for (size_t i = 0; i < 2 * COUNT(all); i++) {
		size_t k = i / 2;
		struct work v[2];
		char *text;

		fx_close(&fx);
		open_with(NULL);
		start(v);
		wait_rounds(v, i & 1);
		assert_ok(fakerm_set(all[k].what, all[k].off));
		wait_rounds(v, 2);
		assert_ok(fakerm_set(all[k].what, all[k].on));
		wait_rounds(v, 2); /* of which the second began after that */
		stop(v);
		for (int j = 0; j < 2; j++) {
			text = explained(j);
			if (strncmp(v[j].route, "p2pdma", 6) != 0 &&
			    !strstr(text, j ? "no  p2pdma+copy " : "no  p2pdma ")) {
				fail_msg("%s=%ld: by %s, and no reason: %s", all[k].what,
					 all[k].off, v[j].route, text);
			}
			pl_string_free(text);
		}
		/* What the real driver would take for somebody else's memory. */
		assert_int_equal(fakerm_violations(), 0);
	}
	alarm(0);
	fx_file_is(path, 0, LEN, 1);
}

/* The driver maps other memory than it was asked for, once the GPU is known to work: memory that
 * was cleared looks alike. Straight, and by slabs. */
static void test_other_memory(void **state)
{
	static const char *const verbs[] = { "read", "written" };
	struct pl_io_opts o = with("auto");

	(void)state;
	for (int i = 0; i < 4; i++) {
		bool slabs = i & 1;
		struct pl_file *file;
		char *known, *mem, *host;

		fx_close(&fx);
		open_with(NULL);
		file = fx_file(&fx, path, O_RDWR | O_DIRECT);
		known = fx_alloc(&fx, 4096);
		assert_moved(pl_read(file, known, 4096, 0, &o), 4096);
		assert_int_equal(fakerm_count("ranges"), 1);
		mem = slabs ? app_alloc(MIB) : fx_alloc(&fx, MIB);
		host = fx_host(MIB);
		memset(host, 0, MIB);
		if (i & 2) { /* what the places of a comparison do not show */
			fx_pattern(host + 4096, 4096, 65536, 1);
		}
		fx_put(&fx, mem, host, MIB);
		assert_ok(fakerm_set("lie", 1));
		if (i & 2) {
			assert_moved(pl_write(file, mem + 4096, 65536, 4096, &o), 65536);
		} else {
			assert_moved(pl_read(file, mem, MIB, 0, &o), MIB);
			fx_dev_is(&fx, mem, 0, MIB, 1);
		}
		fx_file_is(path, 0, LEN, 1);
		if (fx_route_stats(&fx, "p2pdma").bytes != 4096 ||
		    fx_route_stats(&fx, "p2pdma+copy").bytes) {
			fail_msg("%s %s", verbs[i / 2], slabs ? "by slabs" : "straight");
		}
		assert_ok(fakerm_set("lie", 0));
		slabs ? app_free(mem) : fx_free(&fx, mem);
		fx_free(&fx, known);
		fx_shut(file);
		free(host);
	}
}

struct rows {
	int tried, moved, changing, other;
	char words[400];
};

static int on_row(const struct pl_check_row *row, void *arg)
{
	struct rows *r = arg;

	if (strcmp(row->code, "gpu-p2p-tried") == 0) {
		r->tried++;
	} else if (strcmp(row->code, "gpu-p2p-moved") == 0) {
		r->moved++;
	} else if (strcmp(row->code, "gpu-p2p-changing") == 0) {
		r->changing++;
	} else {
		r->other++;
		(void)snprintf(r->words, sizeof(r->words), "%s %s: %s", row->code, row->subject,
			       row->finding);
	}
	return 0;
}

static struct rows tried(const char *file, uint32_t flags)
{
	struct rows r = { 0 };

	assert_ok(pl_check_try(fx.ctx, file, flags, on_row, &r));
	return r;
}

static void assert_refused(const char *what, long value, const char *words)
{
	struct rows r;

	fx_close(&fx);
	assert_ok(fakerm_set(what, value));
	open_with(NULL);
	r = tried(NULL, 0);
	if (r.tried || r.other != 2 || !strstr(r.words, words)) {
		fail_msg("%s=%ld: %d, %d, %s", what, value, r.tried, r.other, r.words);
	}
	reset();
	fx_close(&fx);
	open_with(NULL);
}

/* The fake driver has two GPUs. */
static void test_try(void **state)
{
	const char *file = fx_made("try", 256 * KIB, 3);
	struct rows r = tried(NULL, 0);

	(void)state;
	if (r.tried != 2 || r.moved || r.other) {
		fail_msg("%d tried, %d not: %s", r.tried, r.other, r.words);
	}
	r = tried(file, 0);
	if (r.moved != 4 || r.other) {
		fail_msg("%d moved, %d not: %s", r.moved, r.other, r.words);
	}
	r = tried(file, PL_CHECK_WRITE);
	if (r.moved != 8 || r.other) {
		fail_msg("%d moved, %d not: %s", r.moved, r.other, r.words);
	}
	fx_file_is(file, 0, 256 * KIB, 3);
	r = tried("/nonexistent/file", PL_CHECK_WRITE);
	assert_int_equal(r.tried, 2);
	assert_non_null(strstr(r.words, "/nonexistent/file"));
	assert_fails(pl_check_try(fx.ctx, NULL, 8, on_row, &r), EINVAL, "flags");
	assert_refused("bar1", 0, "BAR1");
	assert_refused("uvm", 0, "/dev/nvidia-uvm");
	assert_refused("lie", 1, "different bytes");
	assert_int_equal(fakerm_count("ranges"), 0);
}

struct writer {
	pthread_t thread;
	atomic_bool stop;
	const char *file;
};

static void *rewrites(void *arg)
{
	struct writer *w = arg;
	char *host = fx_host(256 * KIB);
	int fd = open(w->file, O_WRONLY | O_CLOEXEC);

	for (unsigned int seed = 0; !atomic_load(&w->stop); seed++) {
		fx_pattern(host, 0, 256 * KIB, seed);
		(void)!pwrite(fd, host, 256 * KIB, 0);
	}
	(void)close(fd);
	free(host);
	return NULL;
}

/* Somebody writes to the file all the time: then nothing is known, and nothing is wrong. */
static void test_try_while_it_changes(void **state)
{
	struct writer w = { .file = fx_made("changing", 256 * KIB, 3) };
	struct rows r;

	(void)state;
	assert_int_equal(pthread_create(&w.thread, NULL, rewrites, &w), 0);
	r = tried(w.file, 0);
	atomic_store(&w.stop, true);
	assert_int_equal(pthread_join(w.thread, NULL), 0);
	if (r.tried != 2 || r.moved + r.changing != 4 || r.other) {
		fail_msg("%d moved, %d changing, %d others: %s", r.moved, r.changing, r.other,
			 r.words);
	}
}

int main(int argc, char **argv)
{
	const struct CMUnitTest tests[] = {
#define T(name) cmocka_unit_test_setup_teardown(name, setup, teardown)
		T(test_first_use_by_many),	T(test_registrations), T(test_context_reset),
		T(test_context_destroyed),	T(test_forks),	       T(test_exec),
		T(test_other_memory),		T(test_try),	       T(test_try_while_it_changes),
		T(test_conditions_come_and_go),
#undef T
	};

	if (argc > 3) {
		return become_another(argv);
	}
	if (!fx_has_direct()) {
		fx_skip("O_DIRECT does not work where the test's files are");
	}
	arguments = argc > 1 ? argv[1] : NULL;
	return cmocka_run_group_tests_name("direct-life", tests, setup_all, teardown_all);
}

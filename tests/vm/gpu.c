/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/*
 * Drives and a GPU whose memory has P2PDMA pages as NVIDIA's driver makes them (fakegpu), through
 * the public interface: what lives how long, and what happens while conditions come and go. The
 * bytes themselves are the business of matrix.c, errors of drives of faults.c.
 *
 *	gpu TEST FILE [ARGUMENT [ARGUMENT]]
 *
 * The file is on a drive that reaches the GPU. PEERLANE_TEST_CUDA_LIB is the fake CUDA driver.
 */

#include <pthread.h>
#include <signal.h>
#include <stdatomic.h>
#include <sys/ptrace.h>
#include <sys/syscall.h>
#include <sys/user.h>
#include <sys/wait.h>

#include "fixture.h"

#include "fakecuda_app.h"

#define SEED 31u
#define LEN (8 * MIB)
#define PIECE (2 * MIB)
#define SETTINGS "/sys/module/fakegpu/parameters/"

static const char *path;
static const char *arguments[2];
static struct app app;
static atomic_int warnings;

static void on_line(int level, const char *line, void *arg)
{
	(void)arg;
	(void)line;
	if (level <= PL_LOG_WARN) {
		atomic_fetch_add(&warnings, 1);
	}
}

static void set(const char *name, const char *value)
{
	char file[128];
	int fd;

	(void)snprintf(file, sizeof(file), SETTINGS "%s", name);
	fd = open(file, O_WRONLY | O_CLOEXEC);
	assert_true(fd >= 0);
	assert_int_equal(write(fd, value, strlen(value)), strlen(value));
	(void)close(fd);
}

static long get(const char *name)
{
	char file[128], text[32] = "";
	int fd;

	(void)snprintf(file, sizeof(file), SETTINGS "%s", name);
	fd = open(file, O_RDONLY | O_CLOEXEC);
	assert_true(fd >= 0 && read(fd, text, sizeof(text) - 1) > 0);
	(void)close(fd);
	return strtol(text, NULL, 10);
}

static const char *const counters[] = {
	"mapped", "ranges", "names", "in_use", "clients", "memory"
};

/* Of what the kernel has for contexts that are closed and processes that are gone nothing is left,
 * soon; but for this process's CUDA. */
static void assert_nothing_left(bool with_cuda)
{
	for (size_t i = 0; i < COUNT(counters) - with_cuda; i++) {
		int tries = 600;

		while (get(counters[i]) && tries--) {
			usleep(50000);
		}
		if (get(counters[i])) {
			fail_msg("%s: %ld are left", counters[i], get(counters[i]));
		}
	}
	assert_int_equal(get("violations"), 0);
}

static void open_gpu(struct fx *f)
{
	fx_open(f, NULL);
	app_find(&app, getenv("PEERLANE_TEST_CUDA_LIB"));
}

static void close_gpu(struct fx *f)
{
	fx_close(f);
	if (app.violations()) {
		fail_msg("misuse of CUDA: %s", app.violation());
	}
	assert_int_equal(app.live("memory"), 0);
	assert_int_equal(app.live("held"), 0);
}

static void *app_alloc(size_t len)
{
	unsigned long long p = 0;

	app_enter(&app, 0);
	assert_int_equal(app.alloc(&p, len), 0);
	app_leave(&app, 0);
	return (void *)(uintptr_t)p;
}

static void app_free(void *p)
{
	app_enter(&app, 0);
	assert_int_equal(app.free((unsigned long long)(uintptr_t)p), 0);
	app_leave(&app, 0);
}

static struct pl_io_opts with(const char *policy)
{
	struct pl_io_opts o = PL_IO_OPTS_INIT;

	o.policy = fx_policy(policy);
	return o;
}

static void prepare(void **state)
{
	char *host = fx_host(LEN);
	int fd = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0600);

	(void)state;
	fx_pattern(host, 0, LEN, SEED);
	assert_true(fd >= 0);
	assert_int_equal(pwrite(fd, host, LEN, 0), LEN);
	assert_int_equal(fsync(fd), 0);
	(void)close(fd);
	free(host);
	fx_cold(path);
}

/* Memory is registered, used and deregistered many times: none is lost. ARGUMENT: how often. */
static void registrations(void **state)
{
	struct pl_io_opts o = with("p2pdma");
	struct pl_file *file;
	long names, spans;
	struct fx f;
	char *mem;

	(void)state;
	open_gpu(&f);
	file = fx_file(&f, path, O_RDONLY);
	mem = app_alloc(PIECE);
	assert_ok(pl_mem_register(f.ctx, mem, PIECE));
	assert_moved(pl_read(file, mem, BLOCK, 0, &o), BLOCK);
	assert_ok(pl_mem_unregister(f.ctx, mem));
	names = get("names");
	spans = get("made");
	for (long i = 0; i < atol(arguments[0]); i++) {
		uint64_t off = (uint64_t)i * BLOCK % (LEN - 65536);

		assert_ok(pl_mem_register(f.ctx, mem, PIECE));
		assert_moved(pl_read(file, mem, 65536, off, &o), 65536);
		assert_ok(pl_mem_unregister(f.ctx, mem));
		if (i % 100 == 0) {
			fx_dev_is(&f, mem, off, 65536, SEED);
		}
	}
	assert_int_equal(get("made") - spans, atol(arguments[0]));
	assert_int_equal(get("names"), names);
	assert_int_equal(get("ranges"), 0);
	assert_int_equal(get("in_use"), 0);
	app_free(mem);
	fx_shut(file);
	close_gpu(&f);
	assert_nothing_left(true);
}

/* A plain mapping of the same memory for the CPU, by the device files: what it writes a drive reads
 * there, and the other way round. */
static void window(void **state)
{
	struct pl_map_info info = PL_MAP_INFO_INIT;
	struct pl_io_opts o = with("p2pdma");
	char *want = fx_host(PIECE);
	struct pl_file *file;
	struct fx f;
	char *mem;
	void *cpu;

	(void)state;
	open_gpu(&f);
	file = fx_file(&f, path, O_RDWR | O_DIRECT);
	mem = fx_alloc(&f, PIECE);
	assert_ok(pl_mem_map(f.ctx, mem, PIECE, NULL, &info, &cpu));
	assert_string_equal(info.how, "driver");
	assert_moved(pl_read(file, mem, PIECE, 0, &o), PIECE);
	fx_pattern(want, 0, PIECE, SEED);
	fx_same(cpu, want, PIECE, "what a drive wrote");
	fx_pattern(want, 0, PIECE, SEED + 1);
	memcpy(cpu, want, PIECE);
	assert_ok(pl_mem_map_flush(f.ctx, cpu));
	assert_moved(pl_write(file, mem, PIECE, 0, &o), PIECE);
	fx_cold(path);
	fx_file_is(path, 0, PIECE, SEED + 1);
	/* As it was. */
	fx_pattern(cpu, 0, PIECE, SEED);
	assert_moved(pl_write(file, mem, PIECE, 0, &o), PIECE);
	assert_ok(pl_mem_unmap(f.ctx, cpu, NULL));
	fx_free(&f, mem);
	fx_shut(file);
	close_gpu(&f);
	free(want);
	assert_nothing_left(true);
}

/* Transfers without end, of one of two kinds of memory; what they read is right. */
struct work {
	struct fx *f;
	bool slabs;
	bool fresh; /* memory: each time */
	atomic_int rounds;
	atomic_bool stop;
	const char *bad;
	pthread_t thread;
	struct pl_io_report last;
};

static void one_round(struct work *w, struct pl_file *file, char *mem, char *host, char *want)
{
	struct pl_io_opts o = with("auto");
	uint64_t off = (uint64_t)atomic_load(&w->rounds) * BLOCK % (LEN - PIECE);

	w->last = (struct pl_io_report)PL_IO_REPORT_INIT;
	o.report = &w->last;
	fx_pattern(want, off, PIECE, SEED);
	if (pl_read(file, mem, PIECE, off, &o) != (ssize_t)PIECE ||
	    pl_copy(w->f->ctx, host, mem, PIECE, NULL) != (ssize_t)PIECE) {
		w->bad = pl_error_message();
	} else if (fx_differ(host, want, PIECE) >= 0) {
		w->bad = "wrong bytes";
	}
	/* What is there already is written, too. */
	if (!w->bad && pl_write(file, mem, PIECE, off, &o) != (ssize_t)PIECE) {
		w->bad = pl_error_message();
	}
}

static void *work(void *arg)
{
	struct work *w = arg;
	struct pl_file *file = fx_file(w->f, path, O_RDWR | O_DIRECT);
	char *host = fx_host(PIECE);
	char *want = fx_host(PIECE);
	char *mem = NULL;

	while (!atomic_load(&w->stop) && !w->bad) {
		mem = mem ? mem : w->slabs ? app_alloc(PIECE) : fx_alloc(w->f, PIECE);
		one_round(w, file, mem, host, want);
		if (w->fresh) {
			w->slabs ? app_free(mem) : fx_free(w->f, mem);
			mem = NULL;
		}
		atomic_fetch_add(&w->rounds, 1);
	}
	if (mem) {
		w->slabs ? app_free(mem) : fx_free(w->f, mem);
	}
	fx_shut(file);
	free(host);
	free(want);
	return NULL;
}

static void start(struct work v[2], struct fx *f, bool fresh)
{
	for (int i = 0; i < 2; i++) {
		v[i] = (struct work){ .f = f, .slabs = i, .fresh = fresh };
		assert_int_equal(pthread_create(&v[i].thread, NULL, work, &v[i]), 0);
	}
}

static void wait_rounds(struct work v[2], int more)
{
	for (int i = 0; i < 2; i++) {
		int want = atomic_load(&v[i].rounds) + more;

		while (atomic_load(&v[i].rounds) < want && !v[i].bad) {
			usleep(1000); /* alarm() ends it */
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

/* What a process does until it is killed. */
static void endless(int ready)
{
	struct work v[2];
	struct fx f;

	open_gpu(&f);
	start(v, &f, false);
	wait_rounds(v, 2);
	assert_int_equal(write(ready, "x", 1), 1);
	wait_rounds(v, 1000000);
	_exit(3);
}

/* Processes are killed, or become others, with I/O in flight. ARGUMENT: how many. */
static void killed(void **state)
{
	(void)state;
	alarm(600);
	for (long i = 0; i < atol(arguments[0]); i++) {
		int ends[2], status;
		char byte;
		pid_t pid;

		assert_int_equal(pipe(ends), 0);
		pid = fork();
		if (!pid) {
			endless(ends[1]);
		}
		(void)close(ends[1]);
		assert_int_equal(read(ends[0], &byte, 1), 1);
		assert_true(get("in_use") > 0);
		usleep((unsigned int)(i * 7919 % 50000));
		assert_int_equal(kill(pid, SIGKILL), 0);
		assert_int_equal(waitpid(pid, &status, 0), pid);
		(void)close(ends[0]);
		assert_nothing_left(false);
	}
	fx_cold(path);
	fx_file_is(path, 0, LEN, SEED);
}

static void become_another(void **state)
{
	int status;

	(void)state;
	alarm(600);
	for (int i = 0; i < 4; i++) {
		pid_t pid = fork();

		if (!pid) {
			struct work v[2];
			struct fx f;

			open_gpu(&f);
			start(v, &f, false);
			wait_rounds(v, 2);
			/* It looks whether it has one of the device files. */
			execl("/bin/sh", "sh", "-c",
			      "! ls -l /proc/self/fd | grep -e /dev/nvidia -e /dev/fakegpu", NULL);
			_exit(4);
		}
		assert_int_equal(waitpid(pid, &status, 0), pid);
		assert_int_equal(status, 0);
		assert_nothing_left(false);
	}
}

static bool has_a_file(void)
{
	char link[48], name[64];

	for (int fd = 0; fd < 256; fd++) {
		ssize_t n;

		(void)snprintf(link, sizeof(link), "/proc/self/fd/%d", fd);
		n = readlink(link, name, sizeof(name) - 1);
		name[n > 0 ? n : 0] = '\0';
		if (strncmp(name, "/dev/nvidia", 11) == 0) {
			return true;
		}
	}
	return false;
}

/* Children, made while transfers run. ARGUMENT: how many. */
static void forks(void **state)
{
	int with_files = 0;
	struct work v[2];
	struct fx f;

	(void)state;
	alarm(600);
	open_gpu(&f);
	start(v, &f, true);
	wait_rounds(v, 2);
	for (long i = 0; i < atol(arguments[0]); i++) {
		pid_t pid = fx_fork();
		int status;

		if (!pid) {
			_exit(has_a_file());
		}
		assert_int_equal(waitpid(pid, &status, 0), pid);
		with_files += status != 0;
	}
	stop(v);
	/* fork() does not wait for ever for a descriptor that is just being made. */
	assert_true(with_files * 20 <= atol(arguments[0]));
	fx_file_is(path, 0, LEN, SEED);
	close_gpu(&f);
}

static char *explained(const struct fx *f, struct pl_file *file, const char *mem)
{
	struct pl_explain_args args = PL_EXPLAIN_ARGS_INIT;
	char *text = NULL;

	args.file = file;
	args.dev = mem ? NULL : f->dev;
	args.mem = mem;
	args.len = PIECE;
	assert_ok(pl_explain(&args, PL_FORMAT_TEXT, &text));
	return text;
}

/* A condition is missing from the start: right bytes by another route, its reason, an error where
 * no other is allowed. ARGUMENTS: the reason, and some of its words. */
static void missing(void **state)
{
	struct pl_io_report r = PL_IO_REPORT_INIT;
	struct pl_io_opts o = with("auto");
	struct pl_file *file;
	struct fx f;
	char *text;
	char *mem;

	(void)state;
	open_gpu(&f);
	file = fx_file(&f, path, O_RDWR | O_DIRECT);
	mem = fx_alloc(&f, PIECE);
	o.report = &r;
	assert_moved(pl_read(file, mem, PIECE, BLOCK, &o), PIECE);
	assert_true(strncmp(r.route, "p2pdma", 6) != 0);
	fx_dev_is(&f, mem, BLOCK, PIECE, SEED);
	assert_moved(pl_write(file, mem, PIECE, BLOCK, &o), PIECE);
	o = with("strict");
	assert_fails(pl_read(file, mem, PIECE, 0, &o), EOPNOTSUPP, arguments[1]);
	text = explained(&f, file, mem);
	if (!strstr(text, arguments[0]) || !strstr(text, arguments[1])) {
		fail_msg("%s, \"%s\": %s", arguments[0], arguments[1], text);
	}
	pl_string_free(text);
	fx_free(&f, mem);
	fx_shut(file);
	close_gpu(&f);
	fx_cold(path);
	fx_file_is(path, 0, LEN, SEED);
	assert_nothing_left(true);
}

static void switch_off(const char *what, const char *value)
{
	if (*what == '/') {
		assert_int_equal(rename(what, value), 0);
	} else {
		set(what, value);
	}
}

/* Conditions are switched off, one by one, while transfers run, of memory that stays and of memory
 * that comes and goes; and on again. */
static void switched(void **state)
{
	static const struct {
		const char *what, *off, *on;
	} v[] = {
		{ "bar1", "0", "1" },
		{ "combined", "1", "0" },
		{ "p2p", "86", "0" },
		{ "p2p", "31", "0" },
		{ "p2p", "-1", "0" },
		{ "space", "1", "2" },
		{ "squeeze", "1", "0" },
		{ "dup", "1", "0" },
		{ "map", "1", "0" },
		{ "lie", "1", "0" },
		{ "busy", "9", "0" },
		{ "reg", "38", "0" },
		{ "/dev/nvidia-uvm", "/dev/uvm-gone", NULL },
		{ "/dev/nvidiactl", "/dev/ctl-gone", NULL },
	};

	(void)state;
	alarm(1200);
	pl_log_set(on_line, NULL, PL_LOG_WARN);
	for (size_t i = 0; i < COUNT(v); i++) {
		struct pl_file *file;
		struct work w[2];
		char *text;
		struct fx f;

		atomic_store(&warnings, 0);
		open_gpu(&f);
		start(w, &f, true);
		wait_rounds(w, i % 3 ? 1 : 0);
		switch_off(v[i].what, v[i].off);
		wait_rounds(w, 3);
		if (v[i].on) {
			set(v[i].what, v[i].on);
		} else {
			switch_off(v[i].off, v[i].what);
		}
		wait_rounds(w, 2); /* of which the second began after that */
		stop(w);
		/* Nothing is staged without a word. */
		file = fx_file(&f, path, O_RDWR | O_DIRECT);
		for (int j = 0; j < 2; j++) {
			char *mem = j ? app_alloc(PIECE) : fx_alloc(&f, PIECE);

			text = explained(&f, file, mem);
			if (strncmp(w[j].last.route, "p2pdma", 6) != 0 &&
			    !strstr(text, j ? "no  p2pdma+copy " : "no  p2pdma ")) {
				fail_msg("%s=%s: by %s, and no reason: %s", v[i].what, v[i].off,
					 w[j].last.route, text);
			}
			pl_string_free(text);
			j ? app_free(mem) : fx_free(&f, mem);
		}
		print_message("note: %s=%s: then by %s and %s, %d warnings\n", v[i].what, v[i].off,
			      w[0].last.route, w[1].last.route, atomic_load(&warnings));
		fx_shut(file);
		close_gpu(&f);
	}
	pl_log_set(NULL, NULL, PL_LOG_OFF);
	assert_nothing_left(true);
	fx_cold(path);
	fx_file_is(path, 0, LEN, SEED);
}

/* Reads 8 times between two system calls that nobody else makes. */
static void traced(void)
{
	struct pl_io_opts o = with(arguments[0]);
	struct pl_file *file;
	struct fx f;
	char *mem;

	assert_int_equal(ptrace(PTRACE_TRACEME, 0, NULL, NULL), 0);
	(void)raise(SIGSTOP);
	fx_open(&f, "p2p_verify=0", NULL);
	file = fx_file(&f, path, O_RDONLY | O_DIRECT);
	mem = fx_alloc(&f, LEN);
	for (int i = 0; i < 2; i++) {
		assert_moved(pl_read(file, mem, LEN, 0, &o), LEN);
	}
	(void)syscall(SYS_getppid);
	for (int i = 0; i < 8; i++) {
		assert_moved(pl_read(file, mem, LEN, 0, &o), LEN);
	}
	(void)syscall(SYS_getppid);
	fx_dev_is(&f, mem, 0, LEN, SEED);
	fx_free(&f, mem);
	fx_shut(file);
	fx_close(&f);
	_exit(0);
}

/* Whether asking for the time is no system call: on a busy machine the guest's kernel may take its
 * clock for unstable, and have another one that user space cannot read. */
static bool time_is_free(void)
{
	char name[32] = "";
	int fd = open("/sys/devices/system/clocksource/clocksource0/current_clocksource",
		      O_RDONLY | O_CLOEXEC);

	assert_true(fd >= 0 && read(fd, name, sizeof(name) - 1) > 0);
	(void)close(fd);
	return strncmp(name, "tsc", 3) == 0 || strncmp(name, "kvm", 3) == 0;
}

/* In steady state there is no system call but the I/O. ARGUMENT: the route; with slabs there are
 * waits for the copies inside the GPU, and the GPU of these tests itself waits and wakes. */
static void steady(void **state)
{
	bool slabs = strcmp(arguments[0], "p2pdma") != 0;
	unsigned int io = 0, other = 0, times = 0;
	bool counting = false;
	char words[256] = "";
	int status;
	pid_t pid = fork();

	(void)state;
	alarm(300);
	if (!pid) {
		traced();
	}
	assert_int_equal(waitpid(pid, &status, 0), pid);
	assert_int_equal(ptrace(PTRACE_SETOPTIONS, pid, NULL,
				(void *)(uintptr_t)(PTRACE_O_TRACESYSGOOD | PTRACE_O_TRACECLONE |
						    PTRACE_O_EXITKILL)),
			 0);
	assert_int_equal(ptrace(PTRACE_SYSCALL, pid, NULL, NULL), 0);
	for (;;) {
		struct user_regs_struct regs;
		pid_t who = waitpid(-1, &status, __WALL);
		long deliver = 0;

		assert_true(who > 0);
		if (WIFEXITED(status) || WIFSIGNALED(status)) {
			if (who == pid) {
				break;
			}
			continue;
		}
		if (WSTOPSIG(status) == (SIGTRAP | 0x80) &&
		    ptrace(PTRACE_GETREGS, who, NULL, &regs) == 0 &&
		    (long)regs.rax == -ENOSYS) { /* at the entry */
			long nr = (long)regs.orig_rax;

			if (nr == SYS_getppid) {
				counting = !counting;
			} else if (counting && (nr == SYS_io_uring_enter || nr == SYS_preadv ||
						nr == SYS_pread64 || nr == SYS_preadv2)) {
				io++;
			} else if (counting && nr == SYS_clock_gettime) {
				times++;
			} else if (counting &&
				   !(slabs && (nr == SYS_futex || nr == SYS_clock_nanosleep))) {
				size_t at = strlen(words);

				other++;
				(void)snprintf(words + at, sizeof(words) - at, " %ld", nr);
			}
		} else if (WSTOPSIG(status) != SIGTRAP && WSTOPSIG(status) != SIGSTOP &&
			   WSTOPSIG(status) != (SIGTRAP | 0x80)) {
			deliver = WSTOPSIG(status);
		}
		(void)ptrace(PTRACE_SYSCALL, who, NULL, (void *)deliver);
	}
	assert_true(WIFEXITED(status) && WEXITSTATUS(status) == 0);
	print_message("note: %u calls for I/O, %u for the time, %u others:%s\n", io, times, other,
		      words);
	assert_true(io > 0);
	assert_int_equal(other, 0);
	assert_true(times == 0 || !time_is_free());
}

int main(int argc, char **argv)
{
	static const struct CMUnitTest all[] = {
		cmocka_unit_test(prepare),	  cmocka_unit_test(registrations),
		cmocka_unit_test(killed),	  cmocka_unit_test(forks),
		cmocka_unit_test(become_another), cmocka_unit_test(missing),
		cmocka_unit_test(window),	  cmocka_unit_test(switched),
		cmocka_unit_test(steady),
	};
	struct CMUnitTest one[1];

	if (argc < 3) {
		return 2;
	}
	path = argv[2];
	arguments[0] = argc > 3 ? argv[3] : "";
	arguments[1] = argc > 4 ? argv[4] : "";
	for (size_t i = 0; i < COUNT(all); i++) {
		if (strcmp(all[i].name, argv[1]) == 0) {
			one[0] = all[i];
			return cmocka_run_group_tests(one, NULL, NULL);
		}
	}
	return 2;
}

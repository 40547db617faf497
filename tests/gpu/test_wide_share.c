/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/*
 * Wide memory of several processes on a real driver: another process imports it and reads it by its
 * GPU and its CPU, all of it compared; the same of a table that is loaded from a file; and what is
 * left when one of them is killed. Prints what it sees, with times. The other process is this
 * program, executed anew. PEERLANE_TEST_WIDE_MAX: the largest in MiB (default 16 GiB, and a quarter
 * of what is free). Run it as root and as another user. Skips where memory is not wide.
 */

#include <fcntl.h>
#include <signal.h>
#include <stdlib.h>
#include <sys/stat.h>
#include <sys/wait.h>

#include "wide_test.h"

static uint64_t word_at(size_t at, unsigned int seed)
{
	return (at + seed) * UINT64_C(0x9e3779b97f4a7c15);
}

static void fill(char *p, size_t len, unsigned int seed)
{
	for (size_t at = 0; at < len; at += 8) {
		*(uint64_t *)(void *)(p + at) = word_at(at, seed);
	}
}

static void is_filled(const char *p, size_t at, size_t len, unsigned int seed, const char *by)
{
	for (size_t i = 0; i < len; i += 8) {
		if (*(const uint64_t *)(const void *)(p + i) != word_at(at + i, seed)) {
			fail_msg("the %s read other bytes at %zu", by, at + i);
		}
	}
}

/* By the copy engine, and rows at random places by the kernel. */
static void gpu_reads(const char *p, size_t len, unsigned int seed)
{
	static struct pl_copy_piece v[ROWS];
	static char got[(size_t)ROWS * ROW];
	char *dev = fx_alloc(&fx, STEP);
	uint64_t r = 12345;
	void *back;

	assert_ok(pl_mem_alloc(fx.dev, STEP, PL_ALLOC_PINNED, &back));
	for (size_t at = 0; at < len; at += STEP) {
		size_t n = len - at < STEP ? len - at : STEP;

		assert_moved(pl_copy(fx.ctx, dev, p + at, n, NULL), n);
		memset(back, 0, n);
		assert_moved(pl_copy(fx.ctx, back, dev, n, NULL), n);
		is_filled(back, at, n, seed, "copy engine");
	}
	for (size_t i = 0; i < ROWS; i++) {
		r = r * UINT64_C(6364136223846793005) + 1442695040888963407u;
		v[i] = (struct pl_copy_piece){ .dst = dev + i * ROW,
					       .src = p + (r >> 20) % (len / ROW) * ROW,
					       .len = ROW };
	}
	assert_moved(pl_copyv(fx.ctx, NULL, NULL, v, ROWS, NULL), sizeof(got));
	fx_get(&fx, got, dev, sizeof(got));
	for (size_t i = 0; i < ROWS; i++) {
		is_filled(got + i * ROW, (size_t)((const char *)v[i].src - p), ROW, seed, "kernel");
	}
	assert_ok(pl_mem_free(fx.ctx, back));
	fx_free(&fx, dev);
}

static void all_read(const char *p, size_t len, unsigned int seed)
{
	gpu_reads(p, len, seed);
	is_filled(p, 0, len, seed, "CPU");
}

/* The other process. "import" what is exported at `path`, or "load" the file there. It says how
 * long that took, and has read all of it; it writes the seed that it is told over the first MiB,
 * and ends when its input does. */
static int other(const char *what, const char *path, const char *bytes)
{
	struct pl_mem_load_opts o = PL_MEM_LOAD_OPTS_INIT;
	struct pl_mem_info info = PL_MEM_INFO_INIT;
	size_t len = strtoull(bytes, NULL, 10);
	bool imports = strcmp(what, "import") == 0;
	struct pl_file *f;
	char line[32];
	double start;
	void *p;

	fx_open(&fx, NULL);
	o.flags = PL_LOAD_SHARED;
	start = now();
	if (imports) {
		assert_ok(pl_mem_import(fx.dev, path, NULL, NULL, &p));
	} else {
		f = fx_file(&fx, path, O_RDONLY);
		start = now();
		assert_ok(pl_mem_load(fx.dev, f, 0, len, &o, &p));
	}
	start = now() - start;
	assert_ok(pl_mem_info(fx.ctx, p, &info));
	assert_int_equal(info.gpu_page, WIDE);
	all_read(p, len, 1);
	(void)printf("%s in %.3f s\n", info.flags & PL_MEM_IMPORTED ? "attached" : "loaded", start);
	(void)fflush(stdout);
	while (fgets(line, sizeof(line), stdin)) {
		fill(p, MIB, (unsigned int)atoi(line));
		(void)printf("written\n");
		(void)fflush(stdout);
	}
	if (imports) {
		assert_ok(pl_mem_unimport(fx.ctx, p));
	} else {
		assert_ok(pl_mem_free(fx.ctx, p));
	}
	fx_close(&fx);
	return 0;
}

struct child {
	pid_t pid;
	FILE *to;
	FILE *from;
	char said[128];
};

static void hear(struct child *c)
{
	if (!fgets(c->said, sizeof(c->said), c->from)) {
		fail_msg("the other process has ended");
	}
	c->said[strcspn(c->said, "\n")] = '\0';
}

static struct child start(const char *what, const char *path, size_t len)
{
	char bytes[24];
	char *argv[] = { (char *)"gpu-wide-share", (char *)what, (char *)path, bytes, NULL };
	struct child c;
	int to[2], from[2];

	(void)snprintf(bytes, sizeof(bytes), "%zu", len);
	assert_int_equal(pipe2(to, O_CLOEXEC), 0);
	assert_int_equal(pipe2(from, O_CLOEXEC), 0);
	(void)fflush(stdout);
	c.pid = fork();
	if (c.pid == 0) {
		(void)dup2(to[0], STDIN_FILENO);
		(void)dup2(from[1], STDOUT_FILENO);
		(void)execv("/proc/self/exe", argv);
		_exit(9);
	}
	(void)close(to[0]);
	(void)close(from[1]);
	c.to = fdopen(to[1], "w");
	c.from = fdopen(from[0], "r");
	return c;
}

static void end(struct child *c, int sig)
{
	int status;

	if (sig) {
		(void)kill(c->pid, sig);
	}
	(void)fclose(c->to);
	(void)fclose(c->from);
	assert_int_equal(waitpid(c->pid, &status, 0), c->pid);
	assert_int_equal(status, sig);
}

static size_t most(void)
{
	const char *s = getenv("PEERLANE_TEST_WIDE_MAX");
	size_t given = (s && *s ? strtoull(s, NULL, 10) : 16 << 10) * MIB;
	size_t there = (size_t)memory("MemAvailable:") / 4 * MIB;

	return given < there ? given : there;
}

static void one_import(size_t len)
{
	const char *path = "/tmp/peerlane-gpu-wide-share";
	struct pl_export *x;
	struct child c[2];
	void *p;

	assert_ok(pl_mem_alloc(fx.dev, len, PL_ALLOC_WIDE, &p));
	fill(p, len, 1);
	assert_ok(pl_mem_export(fx.ctx, p, len, path, NULL, &x));
	for (int i = 0; i < 2; i++) {
		c[i] = start("import", path, len);
		hear(&c[i]);
		printf("%8zu MiB: %s (aim: .5 s for 16 GiB)\n", len / MIB, c[i].said);
	}
	(void)fprintf(c[0].to, "7\n");
	(void)fflush(c[0].to);
	hear(&c[0]);
	is_filled(p, 0, MIB, 7, "owner's CPU");
	gpu_reads(p, MIB, 7);
	end(&c[0], SIGKILL);
	assert_ok(pl_mem_unexport(x));
	assert_ok(pl_mem_free(fx.ctx, p));
	/* The other one still has it. */
	(void)fprintf(c[1].to, "8\n");
	(void)fflush(c[1].to);
	hear(&c[1]);
	end(&c[1], 0);
}

static void imports(void **state)
{
	static const size_t all[] = { WIDE, GIB, GIB + WIDE, 16 * GIB };

	(void)state;
	for (size_t i = 0; i < COUNT(all); i++) {
		if (all[i] <= most()) {
			one_import(all[i]);
		}
	}
}

/* Another process that has another GPU, and nothing but that. */
static void neighbours(void **state)
{
	const char *path = "/tmp/peerlane-gpu-wide-share";
	size_t len = most() < GIB ? most() : GIB + WIDE;
	struct pl_export *x;
	struct pl_dev *second;
	struct child c;
	void *p;

	(void)state;
	if (pl_dev_open(fx.ctx, "cuda:1", &second)) {
		print_message("skipped: there is one GPU\n");
		skip();
	}
	pl_dev_close(second);
	assert_ok(pl_mem_alloc(fx.dev, len, PL_ALLOC_WIDE, &p));
	fill(p, len, 1);
	assert_ok(pl_mem_export(fx.ctx, p, len, path, NULL, &x));
	assert_int_equal(setenv("CUDA_VISIBLE_DEVICES", "1", 1), 0);
	c = start("import", path, len);
	assert_int_equal(unsetenv("CUDA_VISIBLE_DEVICES"), 0);
	hear(&c);
	printf("%8zu MiB: %s by a process with another GPU\n", len / MIB, c.said);
	end(&c, 0);
	assert_ok(pl_mem_unexport(x));
	assert_ok(pl_mem_free(fx.ctx, p));
}

static void write_file(const char *path, size_t len)
{
	int fd = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0600);
	char *words = fx_host(MIB);

	assert_true(fd >= 0);
	for (size_t at = 0; at < len; at += MIB) {
		size_t n = len - at < MIB ? len - at : MIB;

		for (size_t i = 0; i < n; i += 8) {
			*(uint64_t *)(void *)(words + i) = word_at(at + i, 1);
		}
		assert_int_equal(write(fd, words, n), (ssize_t)n);
	}
	(void)close(fd);
	free(words);
}

/* Alone, out of the page cache and out of the file; then by two processes, of which the one that
 * has loaded it is killed. */
static void loads(void **state)
{
	size_t len = most() < 3 * GIB ? most() : 3 * GIB + WIDE;
	const char *path = fx_path("gpu-load");
	struct pl_mem_info info = PL_MEM_INFO_INIT;
	struct pl_mem_load_opts o = PL_MEM_LOAD_OPTS_INIT;
	struct pl_file *f;
	struct child c[2];
	long before, after;
	double begun;
	void *p;

	(void)state;
	write_file(path, len);
	f = fx_file(&fx, path, O_RDONLY);
	before = memory("MemAvailable:");
	for (int cold = 0; cold < 2; cold++) {
		if (cold) {
			fx_cold(path);
		}
		begun = now();
		assert_ok(pl_mem_load(fx.dev, f, 0, len, NULL, &p));
		printf("%8zu MiB: loaded in %.3f s, %s\n", len / MIB, now() - begun,
		       cold ? "cold" : "out of the page cache");
		all_read(p, len, 1);
		assert_ok(pl_mem_free(fx.ctx, p));
	}
	c[0] = start("load", path, len);
	hear(&c[0]);
	printf("%8zu MiB: %s\n", len / MIB, c[0].said);
	c[1] = start("load", path, len);
	hear(&c[1]);
	printf("%8zu MiB: %s\n", len / MIB, c[1].said);
	assert_non_null(strstr(c[1].said, "attached"));
	end(&c[0], SIGKILL);
	/* To the one that is attached itself. */
	o.flags = PL_LOAD_SHARED;
	begun = now();
	assert_ok(pl_mem_load(fx.dev, f, 0, len, &o, &p));
	printf("%8zu MiB: attached in %.3f s to one that is attached\n", len / MIB, now() - begun);
	assert_ok(pl_mem_info(fx.ctx, p, &info));
	assert_true(info.flags & PL_MEM_IMPORTED);
	assert_int_equal(info.gpu_page, WIDE);
	end(&c[1], 0);
	all_read(p, len, 1);
	assert_ok(pl_mem_free(fx.ctx, p));
	fx_shut(f);
	for (int i = 0; i < 100 && memory("MemAvailable:") < before - 512; i++) {
		(void)usleep(100000);
	}
	after = memory("MemAvailable:");
	printf("MemAvailable %ld MiB before, %ld after\n", before, after);
	assert_true(after > before - 512);
}

/* The one that loads is killed in the middle of it: nothing is left, and the next one loads. */
static void killed(void **state)
{
	size_t len = most() < 3 * GIB ? most() : 3 * GIB + WIDE;
	const char *path = fx_path("gpu-load-killed");
	struct child c;
	long before, after;

	(void)state;
	write_file(path, len);
	before = memory("MemAvailable:");
	for (unsigned int i = 1; i <= 4; i++) {
		c = start("load", path, len);
		/* It has started CUDA by then, or not. */
		(void)usleep(i * 400000);
		end(&c, SIGKILL);
	}
	c = start("load", path, len);
	hear(&c);
	printf("after four that were killed: %s\n", c.said);
	assert_non_null(strstr(c.said, "loaded"));
	end(&c, 0);
	for (int i = 0; i < 100 && memory("MemAvailable:") < before - 512; i++) {
		(void)usleep(100000);
	}
	after = memory("MemAvailable:");
	printf("MemAvailable %ld MiB before, %ld after\n", before, after);
	assert_true(after > before - 512);
}

/* 77 and why, where there is none. */
static int wide_here(void)
{
	struct pl_dev_info info = PL_DEV_INFO_INIT;

	fx_open(&fx, NULL);
	assert_ok(pl_dev_info(fx.dev, &info));
	fx_close(&fx);
	if (!(info.flags & PL_DEV_WIDE)) {
		printf("skipped: there is no wide memory here: %s\n", info.why_not_wide);
	}
	return info.flags & PL_DEV_WIDE;
}

int main(int argc, char **argv)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(imports),
		cmocka_unit_test(neighbours),
		cmocka_unit_test(loads),
		cmocka_unit_test(killed),
	};
	char runtime[] = "/tmp/peerlane-run-XXXXXX";
	char clean[64];
	int failed;

	if (argc == 4) {
		return other(argv[1], argv[2], argv[3]);
	}
	if (!wide_here()) {
		return 77;
	}
	(void)setvbuf(stdout, NULL, _IOLBF, 0);
	if (!mkdtemp(runtime) || setenv("XDG_RUNTIME_DIR", runtime, 1)) {
		return 1;
	}
	failed = cmocka_run_group_tests_name("wide-share", tests, open_all, close_all);
	(void)snprintf(clean, sizeof(clean), "rm -rf %s", runtime);
	return system(clean) ? 1 : failed;
}

/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/*
 * Wide memory on a real driver: sizes from 2 MiB to 32 GiB, content both ways by copies and by the
 * gather kernel, what is left after many allocations, fork(). Prints what it sees, with times.
 * PEERLANE_TEST_WIDE_MAX: the largest allocation in MiB (default 32 GiB, and half of what is free);
 * PEERLANE_TEST_WIDE_TIMES: how often the small ones are repeated (default 1,000). Run it as root
 * and as another user. Skips where memory is not wide, with the reason.
 */

#include <stdlib.h>
#include <sys/mman.h>
#include <sys/wait.h>

#include "wide_test.h"

/* Descriptors of NVIDIA's device files in this process. */
static int device_files(void)
{
	int n = 0;

	for (int fd = 0; fd < 4096; fd++) {
		char path[64], to[128] = "";

		(void)snprintf(path, sizeof(path), "/proc/self/fd/%d", fd);
		n += readlink(path, to, sizeof(to) - 1) > 0 && strstr(to, "/dev/nvidia");
	}
	return n;
}

static long setting(const char *name, long otherwise)
{
	const char *s = getenv(name);

	return s && *s ? strtol(s, NULL, 10) : otherwise;
}

static uint64_t word_at(size_t at)
{
	return (at + 1) * UINT64_C(0x9e3779b97f4a7c15);
}

static void fill(char *p, size_t len)
{
	for (size_t at = 0; at < len; at += 4096) {
		for (size_t i = 0; i < 4096; i += 8) {
			*(uint64_t *)(void *)(p + at + i) = word_at(at + i);
		}
	}
}

/* All of it by the copy engine to the GPU and back to other memory. */
static void check_copies(const char *p, size_t len)
{
	char *dev = fx_alloc(&fx, STEP);
	void *back;

	assert_ok(pl_mem_alloc(fx.dev, STEP, PL_ALLOC_PINNED, &back));
	for (size_t at = 0; at < len; at += STEP) {
		size_t n = len - at < STEP ? len - at : STEP;

		assert_moved(pl_copy(fx.ctx, dev, p + at, n, NULL), n);
		memset(back, 0, n);
		assert_moved(pl_copy(fx.ctx, back, dev, n, NULL), n);
		if (memcmp(back, p + at, n) != 0) {
			fail_msg("the GPU read other bytes behind byte %zu", at);
		}
	}
	assert_ok(pl_mem_free(fx.ctx, back));
	fx_free(&fx, dev);
}

/* Rows at random places, by the kernel, to the GPU, and back to the places of another order. */
static void check_rows(char *p, size_t len)
{
	static struct pl_copy_piece v[ROWS];
	static char got[(size_t)ROWS * ROW];
	char *dev = fx_alloc(&fx, sizeof(got));
	uint64_t seed = 12345;

	for (size_t i = 0; i < ROWS; i++) {
		seed = seed * UINT64_C(6364136223846793005) + 1442695040888963407u;
		v[i] = (struct pl_copy_piece){ .dst = dev + i * ROW,
					       .src = p + (seed >> 20) % (len / ROW) * ROW,
					       .len = ROW };
	}
	assert_moved(pl_copyv(fx.ctx, NULL, NULL, v, ROWS, NULL), sizeof(got));
	fx_get(&fx, got, dev, sizeof(got));
	for (size_t i = 0; i < ROWS; i++) {
		if (memcmp(got + i * ROW, v[i].src, ROW) != 0) {
			fail_msg("row %zu is not that at byte %zu", i,
				 (size_t)((const char *)v[i].src - p));
		}
	}
	fx_free(&fx, dev);
}

static void one_size(size_t len)
{
	struct pl_mem_info info = PL_MEM_INFO_INIT;
	double start = now();
	double made;
	void *p;
	size_t i;

	assert_ok(pl_mem_alloc(fx.dev, len, PL_ALLOC_PINNED, &p));
	made = now() - start;
	assert_ok(pl_mem_info(fx.ctx, p, &info));
	printf("%8zu MiB: made in %.3f s, entries of %llu bytes%s%s\n", len / MIB, made,
	       (unsigned long long)info.gpu_page, info.why_not_wide[0] ? ": " : "",
	       info.why_not_wide);
	assert_int_equal(info.gpu_page, WIDE);
	for (i = 0; i < len && !((const char *)p)[i]; i += len > GIB ? 509 : 1) {
	}
	if (i < len) {
		fail_msg("byte %zu of new memory is not 0", i);
	}
	fill(p, len / 4096 * 4096);
	check_copies(p, len);
	check_rows(p, len / 4096 * 4096);
	start = now();
	assert_ok(pl_mem_free(fx.ctx, p));
	printf("              freed in %.3f s\n", now() - start);
}

static void sizes(void **state)
{
	static const size_t all[] = { WIDE,    WIDE + 1, 5 * MIB + 13, 64 * MIB, GIB,
				      GIB + 1, 3 * GIB,	 8 * GIB,      32 * GIB };
	size_t most = (size_t)setting("PEERLANE_TEST_WIDE_MAX", 32 << 10) * MIB;
	size_t there = (size_t)memory("MemAvailable:") * MIB / 2;

	(void)state;
	for (size_t i = 0; i < COUNT(all); i++) {
		if (all[i] <= most && all[i] <= there) {
			one_size(all[i]);
		}
	}
}

/* What one GPU made is read and written by all others, whether they were opened before or after. */
static void neighbours(void **state)
{
	static const char *const when[] = { "opened later", "opened before" };
	struct pl_dev *own = fx.dev;
	struct pl_dev *other;
	int n;

	(void)state;
	for (int i = 0; i < 2; i++) {
		void *p;

		assert_ok(pl_mem_alloc(own, GIB + WIDE, PL_ALLOC_PINNED, &p));
		fill(p, GIB + WIDE);
		for (n = 1; n < 64; n++) {
			char name[16];

			(void)snprintf(name, sizeof(name), "cuda:%d", n);
			if (pl_dev_open(fx.ctx, name, &other)) {
				break;
			}
			fx.dev = other;
			check_copies(p, GIB + WIDE);
			check_rows(p, GIB);
			fx.dev = own;
		}
		printf("read by %d other GPUs, %s\n", n - 1, when[i]);
		assert_ok(pl_mem_free(fx.ctx, p));
	}
	if (n == 1) {
		print_message("skipped: there is one GPU\n");
		skip();
	}
}

static void nothing_grows(void **state)
{
	static const size_t lens[] = { WIDE, 6 * MIB, 64 * MIB };
	long times = setting("PEERLANE_TEST_WIDE_TIMES", 1000);
	int files = device_files();
	uint64_t unused[2];
	struct pl_dev_info info = PL_DEV_INFO_INIT;
	long before, after;
	double start;

	(void)state;
	for (int round = 0; round < 2; round++) {
		/* The first round is for what is made once. */
		before = memory("MemFree:");
		assert_ok(pl_dev_info(fx.dev, &info));
		unused[0] = info.free;
		start = now();
		for (long i = 0; i < (round ? times : 20); i++) {
			void *p;

			assert_ok(pl_mem_alloc(fx.dev, lens[i % 3], PL_ALLOC_PINNED, &p));
			*(volatile char *)p = 1;
			assert_ok(pl_mem_free(fx.ctx, p));
		}
	}
	after = memory("MemFree:");
	assert_ok(pl_dev_info(fx.dev, &info));
	unused[1] = info.free;
	printf("%ld allocations in %.1f s: MemFree %ld MiB before, %ld after; GPU's free %llu, "
	       "%llu MiB; device files %d, %d\n",
	       times, now() - start, before, after, (unsigned long long)(unused[0] / MIB),
	       (unsigned long long)(unused[1] / MIB), files, device_files());
	assert_int_equal(device_files(), files);
	assert_int_equal(unused[0], unused[1]);
	/* Each 24 MiB on average: a leak would be gigabytes. */
	assert_true(after > before - 512);
}

static void forked(void **state)
{
	int status;
	pid_t pid;
	void *p;

	(void)state;
	assert_ok(pl_mem_alloc(fx.dev, 64 * MIB, PL_ALLOC_PINNED, &p));
	fill(p, 64 * MIB);
	pid = fork();
	if (pid == 0) {
		unsigned char in;

		/* Of the library's no descriptor; what libcuda has is its own affair. */
		printf("in a child: device files %d, memory %s\n", device_files(),
		       mincore(p, 4096, &in) && errno == ENOMEM ? "not there" : "THERE");
		(void)fflush(stdout);
		_exit(mincore(p, 4096, &in) == 0 || errno != ENOMEM);
	}
	assert_int_equal(waitpid(pid, &status, 0), pid);
	assert_int_equal(status, 0);
	check_copies(p, 64 * MIB);
	assert_ok(pl_mem_free(fx.ctx, p));
}

/* What another process had is given back when it is killed. */
static void killed(void **state)
{
	int pipe_fds[2];
	long before, held, after;
	char byte = 0;
	pid_t pid;

	(void)state;
	before = memory("MemFree:");
	assert_int_equal(pipe(pipe_fds), 0);
	pid = fork();
	if (pid == 0) {
		char text[16];

		(void)snprintf(text, sizeof(text), "%d", pipe_fds[1]);
		(void)execl("/proc/self/exe", "gpu-wide", "hold", text, (char *)NULL);
		_exit(9);
	}
	(void)close(pipe_fds[1]);
	assert_int_equal(read(pipe_fds[0], &byte, 1), 1);
	held = memory("MemFree:");
	(void)kill(pid, SIGKILL);
	(void)waitpid(pid, NULL, 0);
	for (int i = 0; i < 100 && memory("MemFree:") < before - 512; i++) {
		(void)usleep(100000);
	}
	after = memory("MemFree:");
	printf("killed with wide memory: MemFree %ld MiB before, %ld while it lived, %ld after\n",
	       before, held, after);
	assert_true(after > before - 512);
	(void)close(pipe_fds[0]);
}

static int hold(const char *fd)
{
	size_t len = (size_t)setting("PEERLANE_TEST_WIDE_HOLD", 4096) * MIB;
	void *p;

	fx_open(&fx, NULL);
	if (pl_mem_alloc(fx.dev, len, PL_ALLOC_PINNED, &p) || write(atoi(fd), "x", 1) != 1) {
		return 1;
	}
	(void)pause();
	return 0;
}

/* 77 and why, where there is none. */
static int wide_here(void)
{
	struct pl_mem_info info = PL_MEM_INFO_INIT;
	void *p;

	fx_open(&fx, NULL);
	assert_ok(pl_mem_alloc(fx.dev, WIDE, PL_ALLOC_PINNED, &p));
	assert_ok(pl_mem_info(fx.ctx, p, &info));
	assert_ok(pl_mem_free(fx.ctx, p));
	fx_close(&fx);
	if (info.gpu_page != WIDE) {
		printf("skipped: pinned memory is not wide here: %s\n", info.why_not_wide);
	}
	return info.gpu_page == WIDE;
}

int main(int argc, char **argv)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(sizes),	 cmocka_unit_test(neighbours),
		cmocka_unit_test(nothing_grows), cmocka_unit_test(forked),
		cmocka_unit_test(killed),
	};

	if (argc == 3 && strcmp(argv[1], "hold") == 0) {
		return hold(argv[2]);
	}
	if (!wide_here()) {
		return 77;
	}
	(void)setvbuf(stdout, NULL, _IOLBF, 0);
	return cmocka_run_group_tests_name("wide", tests, open_all, close_all);
}

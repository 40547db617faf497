/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/* A program that enters a sandbox without io_uring after it has used it: every transfer goes on, by
 * threads, and the log says so once. */

#include "fixture.h"

#include <linux/filter.h>
#include <linux/seccomp.h>
#include <sys/prctl.h>
#include <sys/syscall.h>
#include <sys/wait.h>

#define LEN (16 * MIB) /* in the last step many operations are in flight */
#define FIRST_URING 425
#define LAST_URING 427

static unsigned int said;

static void hear(int level, const char *line, void *arg)
{
	(void)level;
	(void)arg;
	said += strstr(line, "may no longer use io_uring") != NULL;
}

/* In all threads of this process. */
static bool forbid(unsigned int err)
{
	struct sock_filter code[] = {
		BPF_STMT(BPF_LD | BPF_W | BPF_ABS, offsetof(struct seccomp_data, nr)),
		BPF_JUMP(BPF_JMP | BPF_JGE | BPF_K, FIRST_URING, 0, 2),
		BPF_JUMP(BPF_JMP | BPF_JGT | BPF_K, LAST_URING, 1, 0),
		BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_ERRNO | err),
		BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_ALLOW),
	};
	struct sock_fprog prog = { COUNT(code), code };

	return prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) == 0 &&
	       syscall(SYS_seccomp, SECCOMP_SET_MODE_FILTER, SECCOMP_FILTER_FLAG_TSYNC, &prog) == 0;
}

static void carry(const struct fx *f, struct pl_file *file, char *dev, const char *path,
		  unsigned int seed)
{
	struct pl_io_report r = PL_IO_REPORT_INIT;
	struct pl_io_opts o = PL_IO_OPTS_INIT;
	char *want = malloc(LEN);

	assert_non_null(want);
	o.report = &r;
	for (size_t len = BLOCK; len <= LEN; len *= 16) {
		fx_pattern(want, 0, len, seed);
		fx_put(f, dev, want, len);
		assert_int_equal(pl_write(file, dev, len, 0, &o), len);
		assert_int_equal(r.fallbacks, 0);
		fx_file_is(path, 0, len, seed);
		memset(want, 0, len);
		fx_put(f, dev, want, len);
		fx_cold(path);
		assert_int_equal(pl_read(file, dev, len, 0, &o), len);
		assert_int_equal(r.fallbacks, 0);
		fx_dev_is(f, dev, 0, len, seed);
		seed++;
	}
	free(want);
}

/* One process for each error that filters answer with. */
static void enter(unsigned int err)
{
	const char *path = fx_made("file", LEN, 1);
	struct pl_file *file;
	struct fx f;
	char *dev;

	fx_open(&f, NULL);
	pl_log_set(hear, NULL, PL_LOG_WARN);
	dev = fx_alloc(&f, LEN);
	assert_int_equal(pl_file_open(f.ctx, path, O_RDWR | O_DIRECT, 0, &file), 0);
	carry(&f, file, dev, path, 2);
	assert_int_equal(said, 0);
	assert_true(forbid(err));
	carry(&f, file, dev, path, 9);
	assert_int_equal(said, 1);
	assert_int_equal(pl_file_close(file), 0);
	fx_free(&f, dev);
	fx_close(&f);
}

static void hidden(void **state)
{
	(void)state;
	enter(ENOSYS);
}

static void denied(void **state)
{
	(void)state;
	enter(EPERM);
}

static int run(void (*test)(void **state))
{
	const struct CMUnitTest tests[] = { cmocka_unit_test(test) };

	return cmocka_run_group_tests(tests, NULL, NULL);
}

int main(void)
{
	int status = 0;
	pid_t pid;

	if (syscall(FIRST_URING, 0, NULL) < 0 && errno != EFAULT && errno != EINVAL) {
		puts("skipped: io_uring does not work here");
		return 77;
	}
	if (!fx_has_direct()) {
		puts("skipped: the file system of the tests has no O_DIRECT");
		return 77;
	}
	(void)fflush(NULL);
	pid = fork();
	if (pid == 0) {
		return run(hidden);
	}
	return waitpid(pid, &status, 0) == pid && status == 0 ? run(denied) : 1;
}

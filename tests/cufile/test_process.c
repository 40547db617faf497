/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/*
 * In a stranger's process: loaded and unloaded in a loop, forked, ended with transfers in flight,
 * interrupted by signals; nothing on standard output. The library's path is the argument.
 */

#include <dlfcn.h>
#include <pthread.h>
#include <signal.h>
#include <stdatomic.h>
#include <sys/time.h>
#include <sys/wait.h>

#include "cufile/cf.h"

#undef cuFileDriverClose

#define LEN (8 * MIB)

/* The thread sanitizer ends a child of a process with threads as soon as it starts one itself. */
#if defined(__SANITIZE_THREAD__)
#define CHILD_LEN ((size_t)4096)
#else
#define CHILD_LEN LEN
#endif

static const char *lib;
static const char *path;

static struct {
	__typeof__(&cuFileDriverOpen) open;
	__typeof__(&cuFileDriverClose) close;
	__typeof__(&cuFileUseCount) uses;
	__typeof__(&cuFileHandleRegister) reg;
	__typeof__(&cuFileHandleDeregister) dereg;
	__typeof__(&cuFileRead) read;
} f;

static void *load(void)
{
	void *h = dlopen(lib, RTLD_NOW | RTLD_LOCAL);

	assert_non_null(h);
	*(void **)&f.open = dlsym(h, "cuFileDriverOpen");
	*(void **)&f.close = dlsym(h, "cuFileDriverClose");
	*(void **)&f.uses = dlsym(h, "cuFileUseCount");
	*(void **)&f.reg = dlsym(h, "cuFileHandleRegister");
	*(void **)&f.dereg = dlsym(h, "cuFileHandleDeregister");
	*(void **)&f.read = dlsym(h, "cuFileRead");
	return h;
}

static CUfileHandle_t registered(int fd)
{
	CUfileDescr_t d = { .type = CU_FILE_HANDLE_TYPE_OPAQUE_FD, .handle = { .fd = fd } };
	CUfileHandle_t fh = NULL;

	return f.reg(&fh, &d).err ? NULL : fh;
}

static int file(void)
{
	return open(path, O_RDWR | O_CLOEXEC);
}

static void loop(void **state)
{
	char *buf = fx_host(LEN);

	(void)state;
	for (int i = 0; i < 50; i++) {
		void *h = load();
		int fd = file();
		CUfileHandle_t fh = registered(fd);

		assert_non_null(fh);
		memset(buf, 0, 4096);
		assert_int_equal(f.read(fh, buf, LEN, 0, 0), LEN);
		if (i % 2) {
			f.dereg(fh);
		}
		assert_int_equal(f.close().err, 0);
		(void)close(fd);
		assert_int_equal(dlclose(h), 0);
	}
	free(buf);
}

static void ends_with(pid_t child, int want)
{
	int status = -1;

	assert_true(child > 0);
	assert_int_equal(waitpid(child, &status, 0), child);
	if (!WIFEXITED(status) || WEXITSTATUS(status) != want) {
		fail_msg("the child ends with status %#x", (unsigned int)status);
	}
}

#define WANT(x)                                                                      \
	do {                                                                         \
		if (!(x)) {                                                          \
			(void)fprintf(stderr, "child, line %d: %s\n", __LINE__, #x); \
			_exit(1);                                                    \
		}                                                                    \
	} while (0)

static void forks(void **state)
{
	char *buf = fx_host(LEN);
	int fd = file();
	CUfileHandle_t fh;
	CUfileHandle_t mine;
	pid_t child;

	(void)state;
	(void)load();
	fh = registered(fd);
	assert_int_equal(f.read(fh, buf, LEN, 0, 0), LEN);
	child = fx_fork();
	if (child == 0) {
		WANT(f.uses() == 0);
		errno = 0;
		WANT(f.read(fh, buf, 4096, 0, 0) == -1 && errno == CU_FILE_HANDLE_NOT_REGISTERED);
		WANT(f.close().err == CU_FILE_DRIVER_NOT_INITIALIZED);
		mine = registered(fd);
		WANT(mine != NULL && mine != fh && f.uses() == 1);
		memset(buf, 0, LEN);
		WANT(f.read(mine, buf, CHILD_LEN, 0, 0) == (ssize_t)CHILD_LEN && buf[5] != 0);
		f.dereg(mine);
		WANT(f.close().err == 0);
		_exit(3);
	}
	ends_with(child, 3);
	assert_int_equal(f.read(fh, buf, 4096, 0, 0), 4096);
	f.dereg(fh);
	assert_int_equal(f.close().err, 0);
	(void)close(fd);
	free(buf);
}

static atomic_bool going;

static void *reads(void *arg)
{
	CUfileHandle_t fh = arg;
	char *buf = fx_host(LEN);

	for (;;) {
		if (f.read(fh, buf, LEN, 0, 0) != LEN) {
			_exit(1);
		}
		atomic_store(&going, true);
	}
	return NULL;
}

static void exits(void **state)
{
	(void)state;
	for (int i = 0; i < 5; i++) {
		pid_t child = fork();

		if (child == 0) {
			pthread_t t;
			CUfileHandle_t fh;

			(void)load();
			fh = registered(file());
			WANT(fh);
			for (int k = 0; k < 3; k++) {
				WANT(pthread_create(&t, NULL, reads, fh) == 0);
			}
			while (!atomic_load(&going)) {
			}
			exit(4);
		}
		ends_with(child, 4);
	}
}

static void tick(int sig)
{
	(void)sig;
}

static void interrupted(void **state)
{
	struct sigaction act = { .sa_handler = tick };
	struct itimerval every = { { 0, 200 }, { 0, 200 } };
	struct itimerval none = { { 0, 0 }, { 0, 0 } };
	char *buf = fx_host(LEN);
	char *want = fx_host(LEN);
	int fd = file();
	CUfileHandle_t fh;

	(void)state;
	(void)load();
	fh = registered(fd);
	assert_int_equal(sigaction(SIGALRM, &act, NULL), 0);
	assert_int_equal(setitimer(ITIMER_REAL, &every, NULL), 0);
	for (int i = 0; i < 20; i++) {
		memset(buf, 0, LEN);
		assert_int_equal(f.read(fh, buf, LEN, 0, 0), LEN);
	}
	assert_int_equal(setitimer(ITIMER_REAL, &none, NULL), 0);
	fx_pattern(want, 0, LEN, 1);
	fx_same(buf, want, LEN, "read under signals");
	f.dereg(fh);
	assert_int_equal(f.close().err, 0);
	(void)close(fd);
	free(buf);
	free(want);
}

/* Nothing is printed, whatever happens. */
static void silent(void **state)
{
	int out[2];
	char text[256];
	pid_t child;

	(void)state;
	assert_int_equal(pipe(out), 0);
	child = fork();
	if (child == 0) {
		(void)dup2(out[1], STDOUT_FILENO);
		(void)dup2(out[1], STDERR_FILENO);
		(void)setenv("CUFILE_ENV_PATH_JSON", path, 1); /* not JSON */
		(void)load();
		(void)f.open();
		(void)f.read(NULL, text, 1, 0, 0);
		(void)f.close();
		_exit(5);
	}
	(void)close(out[1]);
	ends_with(child, 5);
	assert_int_equal(read(out[0], text, sizeof(text)), 0);
	(void)close(out[0]);
}

int main(int argc, char **argv)
{
	const struct CMUnitTest tests[] = {
		/* The first two start threads in children that were forked before there were any.
		 */
		cmocka_unit_test(exits), cmocka_unit_test(silent),	cmocka_unit_test(loop),
		cmocka_unit_test(forks), cmocka_unit_test(interrupted),
	};

	if (argc != 2) {
		return 2;
	}
	lib = argv[1];
	(void)setenv("CUFILE_LOGFILE_PATH", "/dev/null", 1);
	path = fx_made("cufile-process", LEN, 1);
	return cmocka_run_group_tests_name("cufile-process", tests, NULL, NULL);
}

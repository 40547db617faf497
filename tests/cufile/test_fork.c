/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/*
 * Every function of the drop-in in a child of fork(), made while a thread of the parent holds any
 * one lock of libcufile.so.0 or libpeerlane.so.1. A child that hangs is ended by its alarm.
 */

#include <dlfcn.h>
#include <limits.h>
#include <pthread.h>
#include <signal.h>
#include <stdatomic.h>
#include <sys/wait.h>
#include <time.h>

#include "fork_calls.h"
#include "hold.h"

#define LEN MIB
#define LIMIT 300 /* seconds that a child may take, on any machine */
#define FORKS_MAX 2000
#define THREADS 2
#define AHEAD (5 * 3600 + 30 * 60) /* of UTC, in TZ below */
#define TIMEZONE "PLT-5:30"

/* As in tests/api/test_fork.c. */
#if defined(__SANITIZE_THREAD__)
#define MAY_START_THREADS 0
#define MAY_FORK_ANY_TIME 0
#elif defined(__SANITIZE_ADDRESS__)
#define MAY_START_THREADS 1
#define MAY_FORK_ANY_TIME 0
#else
#define MAY_START_THREADS 1
#define MAY_FORK_ANY_TIME 1
#endif

static struct parents parents;
static pid_t parent;
static const char *log_path;
static unsigned int local_times; /* asked for in a child */

#define WANT(x)                                                                                \
	do {                                                                                   \
		if (!(x)) {                                                                    \
			(void)fprintf(stderr, "child, line %d: %s (errno %d)\n", __LINE__, #x, \
				      errno);                                                  \
			_exit(1);                                                              \
		}                                                                              \
	} while (0)

/* The C library's, whose lock may be held for ever in a child. */
#pragma GCC visibility push(default)
struct tm *localtime_r(const time_t *t, struct tm *tm)
{
	struct tm *(*real)(const time_t *, struct tm *) =
		(__typeof__(real))(uintptr_t)dlsym(RTLD_NEXT, "localtime_r");

	local_times += parent && getpid() != parent;
	return real(t, tm);
}
#pragma GCC visibility pop

static void batch_of(CUfileHandle_t fh, char *mem)
{
	CUfileIOParams_t io = { .mode = CUFILE_BATCH, .fh = fh, .opcode = CUFILE_READ };
	CUfileIOEvents_t event;
	CUfileBatchHandle_t batch;
	unsigned int n = 1;

	io.u.batch.devPtr_base = mem;
	io.u.batch.size = BLOCK;
	WANT(cuFileBatchIOSetUp(&batch, 2).err == 0);
	WANT(cuFileBatchIOSubmit(batch, 1, &io, 0).err == 0);
	WANT(cuFileBatchIOGetStatus(batch, 1, &n, &event, NULL).err == 0);
	WANT(n == 1 && event.status == CUFILE_COMPLETE && event.ret == BLOCK);
	cuFileBatchIODestroy(batch);
}

/* The child's own: a file registered, read, and the driver closed. */
static int own_file(const struct parents *p)
{
	CUfileDescr_t d = { .type = CU_FILE_HANDLE_TYPE_OPAQUE_FD };
	CUfileHandle_t fh = NULL;
	char *want = malloc(LEN);
	size_t len = MAY_START_THREADS ? LEN : BLOCK;
	int err;

	d.handle.fd = open(p->path, O_RDONLY | O_CLOEXEC);
	WANT(d.handle.fd >= 0 && want);
	err = (int)cuFileHandleRegister(&fh, &d).err;
	WANT(err || fh != p->fh);
	fx_pattern(want, 0, LEN, 3);
	memset(p->mem, 0, LEN);
	WANT(cuFileRead(fh, p->mem, len, 0, 0) == (ssize_t)len);
	WANT(fx_differ(p->mem, want, len) < 0);
	if (MAY_START_THREADS) {
		batch_of(fh, p->mem);
	}
	cuFileHandleDeregister(fh);
	while (cuFileUseCount() > 0) {
		WANT(cuFileDriverClose().err == 0);
	}
	free(want);
	return err;
}

#define CALL(name, want_, expr)                                                \
	static long long call_##name(const struct parents *p, struct given *g) \
	{                                                                      \
		(void)p;                                                       \
		(void)g;                                                       \
		return (long long)(expr);                                      \
	}
CALLS(CALL)

static const struct {
	const char *name;
	long long want;
	long long (*fn)(const struct parents *p, struct given *g);
} calls[] = {
#define ROW(name, want_, expr) { #name, want_, call_##name },
	CALLS(ROW)
};

/* Its lines have the local time, without the C library's help. */
static void look_at_the_log(void)
{
	FILE *f = fopen(log_path, "re");
	char line[1200];
	unsigned int n = 0;

	while (f && fgets(line, sizeof(line), f)) {
		struct tm tm = { 0 };
		int pid = 0;

		if (sscanf(line, " %d-%d-%d %d:%d:%d:%*d [pid=%d ", &tm.tm_mday, &tm.tm_mon,
			   &tm.tm_year, &tm.tm_hour, &tm.tm_min, &tm.tm_sec, &pid) == 7 &&
		    pid == getpid()) {
			tm.tm_mon -= 1;
			tm.tm_year -= 1900;
			WANT(llabs((long long)timegm(&tm) - AHEAD - (long long)time(NULL)) < 2000);
			n++;
		}
	}
	WANT(f && n > 0 && local_times == 0 && hold_locales() == 0);
	(void)fclose(f);
}

static void use_all(void)
{
	struct given g = { .n = 1, .len = BLOCK };

	g.vec = (CUfileIOVec_t){ parents.mem, BLOCK };
	g.io = (CUfileIOParams_t){ .mode = CUFILE_BATCH, .fh = parents.fh };
	g.io.u.batch.devPtr_base = parents.mem;
	g.io.u.batch.size = BLOCK;
	for (size_t i = 0; i < COUNT(calls); i++) {
		long long rc;

		errno = 0;
		rc = calls[i].fn(&parents, &g);
		if (rc != calls[i].want) {
			(void)fprintf(stderr, "child: %s() is %lld, not %lld\n", calls[i].name, rc,
				      calls[i].want);
			_exit(1);
		}
	}
	look_at_the_log();
}

static void be_a_child(void)
{
	static const int deadly[] = { SIGSEGV, SIGBUS, SIGABRT, SIGILL, SIGFPE };

	/* cmocka would go on with the next test. */
	for (size_t i = 0; i < COUNT(deadly); i++) {
		(void)signal(deadly[i], SIG_DFL);
	}
	(void)alarm(LIMIT);
	hold_off();
}

static void a_child_does_all(bool settle, const char *where)
{
	pid_t child = settle ? fx_fork() : fork();
	int status = -1;

	if (child == 0) {
		be_a_child();
		use_all();
		_exit(0);
	}
	assert_true(child > 0);
	assert_int_equal(waitpid(child, &status, 0), child);
	if (status) {
		fail_msg("%s: a child has ended with status %#x%s", where, (unsigned int)status,
			 WIFSIGNALED(status) && WTERMSIG(status) == SIGALRM ? ": it hung" : "");
	}
}

static int begin(void **state)
{
	const char *json = fx_path("json");
	FILE *f = fopen(json, "we");

	(void)state;
	assert_non_null(f);
	(void)fputs("{\"nobody_knows\": 1, \"profile\": {\"cufile_stats\": 3}}", f);
	assert_int_equal(fclose(f), 0);
	(void)setenv("CUFILE_ENV_PATH_JSON", json, 1);
	log_path = fx_made("log", 0, 0); /* made, so that its name stays */
	(void)setenv("CUFILE_LOGFILE_PATH", log_path, 1);
	(void)setenv("CUFILE_LOGGING_LEVEL", "DEBUG", 1);
	parent = getpid();
	parents.path = fx_made("cf-fork", LEN, 3);
	parents.mem = fx_host(LEN);
	return 0;
}

/* What the parent has: made for the quiet child, and stale once the driver was closed. */
static void have_all(void)
{
	int fd = open(parents.path, O_RDONLY | O_CLOEXEC);

	assert_true(fd >= 0);
	parents.fh = cf_register(fd);
	assert_cu(cuFileBufRegister(parents.mem, LEN, 0), 0);
	assert_cu(cuFileBatchIOSetUp(&parents.batch, 4), 0);
	assert_cu(cuFileStreamRegister(parents.stream, 0), 0);
	assert_io(cuFileRead(parents.fh, parents.mem, LEN, 0, 0), LEN);
}

static void the_list_is_whole(void **state)
{
	static const char *const names[] = {
#include "cufile_names.h"
	};

	(void)state;
	for (size_t n = 0; n < COUNT(names); n++) {
		bool found = false;

		for (size_t i = 0; i < COUNT(calls); i++) {
			found |= strcmp(calls[i].name, names[n]) == 0;
		}
		if (!found) {
			fail_msg("%s() is not in tests/cufile/fork_calls.h: what is it in a child?",
				 names[n]);
		}
	}
	assert_int_equal(COUNT(names), COUNT(calls));
}

static void quiet(void **state)
{
	(void)state;
	have_all();
	a_child_does_all(true, "a quiet parent");
	assert_io(cuFileRead(parents.fh, parents.mem, LEN, 0, 0), LEN);
	cuFileBatchIODestroy(parents.batch);
	cuFileHandleDeregister(parents.fh);
	assert_cu(cuFileBufDeregister(parents.mem), 0);
	assert_cu(cuFileDriverClose(), 0);
}

static atomic_bool stop;
static atomic_uint rounds[THREADS];

/* Threads close the driver under each other: nobody looks at what calls give. */
static void transfers(char *mem)
{
	CUfileDescr_t d = { .type = CU_FILE_HANDLE_TYPE_OPAQUE_FD };
	CUfileIOParams_t io = { .mode = CUFILE_BATCH, .opcode = CUFILE_READ };
	CUfileIOEvents_t event;
	CUfileBatchHandle_t batch = NULL;
	CUfileStatsLevel3_t stats;
	size_t len = BLOCK;
	off_t zero = 0;
	ssize_t result = 0;
	unsigned int n = 1;

	d.handle.fd = open(parents.path, O_RDONLY | O_CLOEXEC);
	if (cuFileHandleRegister(&io.fh, &d).err == 0) {
		(void)cuFileBufRegister(mem, LEN, 0);
		(void)cuFileRead(io.fh, mem, LEN, 0, 0);
		io.u.batch.devPtr_base = mem;
		io.u.batch.size = BLOCK;
		if (cuFileBatchIOSetUp(&batch, 2).err == 0) {
			(void)cuFileBatchIOSubmit(batch, 1, &io, 0);
			(void)cuFileBatchIOGetStatus(batch, 1, &n, &event, NULL);
			cuFileBatchIODestroy(batch);
		}
		(void)cuFileStreamRegister(NULL, 0);
		if (cuFileReadAsync(io.fh, mem, &len, &zero, &zero, &result, NULL).err == 0) {
			while (!__atomic_load_n(&result, __ATOMIC_ACQUIRE)) {
				(void)usleep(50);
			}
		}
		(void)cuFileStreamDeregister(NULL);
		(void)cuFileGetStatsL3(&stats);
		(void)cuFileBufDeregister(mem);
		cuFileHandleDeregister(io.fh);
	}
	(void)close(d.handle.fd);
}

static void closes_and_sets(void)
{
	static const size_t list[2] = { 4, 8 };
	CUfileDrvProps_t props;
	char text[100];

	for (int i = 0; i < 100 && cuFileUseCount() > 0; i++) {
		(void)cuFileDriverClose();
	}
	(void)cuFileSetParameterString(CUFILE_PARAM_LOGGING_LEVEL, "INFO");
	(void)cuFileSetParameterPosixPoolSlabArray(list, list, 2);
	(void)cuFileGetParameterString(CUFILE_PARAM_LOGGING_LEVEL, text, sizeof(text));
	(void)cuFileDriverGetProperties(&props);
	(void)cuFileDriverSetPollMode(true, 8);
}

static void *work(void *arg)
{
	unsigned int i = (unsigned int)(uintptr_t)arg;
	char *mem = aligned_alloc(BLOCK, LEN);

	while (mem && !atomic_load(&stop)) {
		transfers(mem);
		if (i == 0) {
			closes_and_sets();
		}
		atomic_fetch_add(&rounds[i], 1);
	}
	free(mem);
	return NULL;
}

static bool enough(void)
{
	for (unsigned int i = 0; i < THREADS; i++) {
		if (atomic_load(&rounds[i]) < 4) {
			return false;
		}
	}
	return true;
}

static void with_any_lock_held(void **state)
{
	pthread_t t[THREADS];
	unsigned int n = 0;

	(void)state;
	if (!MAY_FORK_ANY_TIME) {
		(void)printf("left out: a sanitizer's own locks are not free in a child\n");
		return;
	}
	hold_watch((const void *)(uintptr_t)cuFileUseCount);
	hold_watch((const void *)(uintptr_t)pl_open);
	hold_exempt();
	for (unsigned int i = 0; i < THREADS; i++) {
		assert_int_equal(pthread_create(&t[i], NULL, work, (void *)(uintptr_t)i), 0);
	}
	while (n < FORKS_MAX && hold_next(enough)) {
		char where[160];

		(void)snprintf(where, sizeof(where), "a thread at %s", hold_where());
		a_child_does_all(false, where);
		for (unsigned int i = 0; i < THREADS; i++) {
			atomic_store(&rounds[i], 0);
		}
		hold_go_on();
		n++;
	}
	atomic_store(&stop, true);
	for (unsigned int i = 0; i < THREADS; i++) {
		assert_int_equal(pthread_join(t[i], NULL), 0);
	}
	(void)printf("%u forks, %u places, %u static locks\n", n, hold_places(), hold_statics());
	assert_in_range(hold_places(), 60, FORKS_MAX);
	assert_in_range(hold_statics(), 8, 64);
	assert_int_equal(hold_locales(), 0);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(the_list_is_whole),
		cmocka_unit_test(quiet),
		cmocka_unit_test(with_any_lock_held),
	};

	if (!getenv("TZ") || strcmp(getenv("TZ"), TIMEZONE) != 0) {
		(void)fprintf(stderr, "TZ must be " TIMEZONE " when the library is loaded\n");
		return 2;
	}
	return cmocka_run_group_tests_name("cufile-fork", tests, begin, NULL);
}

/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/*
 * An application that uses CUDA beside the drop-in, here the fake driver's: whatever context it has
 * current it has after every call; streams, registered and not; nothing of the driver's is misused
 * or left over.
 */

#include <stdatomic.h>
#include <sys/wait.h>

#include "cufile/cf.h"

#include "fakecuda_app.h"

#define LEN (MIB + 777)

static struct app app;
static const char *path;
static int fd;
static unsigned long long dev;
static char *pinned;

static char *as_ptr(unsigned long long p)
{
	return (char *)(uintptr_t)p;
}

static int begin(void **state)
{
	const char *lib = getenv("PEERLANE_TEST_CUDA_LIB");
	size_t kb;
	void *p;

	(void)state;
	assert_non_null(lib);
	app_find(&app, lib);
	assert_int_equal(app.init(0), 0);
	/* A driver of another name than libcuda.so.1 is found when GPUs are asked for. */
	assert_cu(cuFileGetBARSizeInKB(0, &kb), 0);
	assert_cu(cuFileDriverClose(), 0);
	path = fx_made("cufile-cuda", LEN, 1);
	fd = open(path, O_RDWR | O_CLOEXEC);
	app_enter(&app, 0);
	assert_int_equal(app.alloc(&dev, LEN), 0);
	assert_int_equal(app.host_alloc(&p, LEN, 0), 0);
	pinned = p;
	assert_int_equal(app.ctx_set(NULL), 0);
	return 0;
}

static int end(void **state)
{
	struct CUctx_st *ctx;

	(void)state;
	assert_int_equal(app.primary_retain(&ctx, 0), 0);
	assert_int_equal(app.ctx_set(ctx), 0);
	assert_int_equal(app.free(dev), 0);
	assert_int_equal(app.host_free(pinned), 0);
	app_leave(&app, 0);
	assert_int_equal(app.primary_release(0), 0);
	if (app.violations()) {
		fail_msg("misuse of the driver: %s", app.violation());
	}
	assert_int_equal(app.live("memory"), 0);
	assert_int_equal(app.live("pins"), 0);
	assert_int_equal(app.live("streams"), 0);
	assert_int_equal(app.live("events"), 0);
	assert_int_equal(app.live("contexts"), 0);
	(void)close(fd);
	return unlink(path);
}

/* Looked at past the library. */
static void device_has(uint64_t at, uint64_t off, size_t len)
{
	char *got = fx_host(len);
	char *want = fx_host(len);

	assert_int_equal(app.peek(dev + at, got, len), 0);
	fx_pattern(want, off, len, 1);
	fx_same(got, want, len, "device memory");
	free(got);
	free(want);
}

static struct CUctx_st *expected;

/* Makes a call and looks at the caller's context. */
#define KEEPS(call)                                                              \
	do {                                                                     \
		struct CUctx_st *now_ = (struct CUctx_st *)(uintptr_t)1;         \
		call;                                                            \
		assert_int_equal(app.ctx_get(&now_), 0);                         \
		if (now_ != expected) {                                          \
			fail_msg("%s changes the caller's CUDA context", #call); \
		}                                                                \
	} while (0)

static void batch(CUfileHandle_t fh)
{
	CUfileIOParams_t io = { .mode = CUFILE_BATCH, .fh = fh, .opcode = CUFILE_READ };
	CUfileIOEvents_t ev;
	CUfileBatchHandle_t b;
	unsigned int nr = 1;

	io.u.batch.devPtr_base = as_ptr(dev);
	io.u.batch.size = LEN;
	KEEPS(assert_cu(cuFileBatchIOSetUp(&b, 2), 0));
	KEEPS(assert_cu(cuFileBatchIOSubmit(b, 1, &io, 0), 0));
	KEEPS(assert_cu(cuFileBatchIOGetStatus(b, 1, &nr, &ev, NULL), 0));
	assert_int_equal(ev.ret, LEN);
	KEEPS(assert_cu(cuFileBatchIOCancel(b), 0));
	KEEPS(cuFileBatchIODestroy(b));
}

/* For the application itself: the stream's context is the primary one. */
static void sync_in_its_context(CUstream s)
{
	struct CUctx_st *primary;

	assert_int_equal(app.primary_retain(&primary, 0), 0);
	assert_int_equal(app.ctx_set(primary), 0);
	assert_int_equal(app.stream_sync(s), 0);
	assert_int_equal(app.ctx_set(expected), 0);
	assert_int_equal(app.primary_release(0), 0);
}

static void on_stream(CUfileHandle_t fh, CUstream s)
{
	size_t len = LEN;
	off_t off = 0;
	off_t mem_off = 0;
	ssize_t done = -1;

	KEEPS(assert_cu(cuFileStreamRegister(s, 0), 0));
	KEEPS(assert_cu(cuFileReadAsync(fh, as_ptr(dev), &len, &off, &mem_off, &done, s), 0));
	sync_in_its_context(s);
	assert_int_equal(done, LEN);
	KEEPS(assert_cu(cuFileWriteAsync(fh, as_ptr(dev), &len, &off, &mem_off, &done, s), 0));
	sync_in_its_context(s);
	assert_int_equal(done, LEN);
	KEEPS(assert_cu(cuFileStreamDeregister(s), 0));
}

static void use_everything(CUstream s)
{
	static CUfileStatsLevel3_t l3;
	CUfileDescr_t d = { .type = CU_FILE_HANDLE_TYPE_OPAQUE_FD, .handle = { .fd = fd } };
	CUfileDrvProps_t props;
	CUfileHandle_t fh;
	size_t kb;

	KEEPS(assert_cu(cuFileDriverOpen(), 0));
	KEEPS(assert_cu(cuFileHandleRegister(&fh, &d), 0));
	KEEPS(assert_cu(cuFileSetStatsLevel(3), 0));
	KEEPS(assert_cu(cuFileBufRegister(as_ptr(dev), LEN, 0), 0));
	KEEPS(assert_cu(cuFileBufRegister(pinned, LEN, 0), 0));
	KEEPS(assert_io(cuFileRead(fh, as_ptr(dev), LEN, 0, 0), LEN));
	device_has(0, 0, LEN);
	KEEPS(assert_io(cuFileRead(fh, as_ptr(dev), 100, 3, 5), 100));
	KEEPS(assert_io(cuFileWrite(fh, as_ptr(dev), 4096, 100000, 100000), 4096));
	KEEPS(assert_io(cuFileRead(fh, pinned, LEN, 0, 0), LEN));
	KEEPS(assert_io(cuFileWrite(fh, pinned, LEN, 0, 0), LEN));
	KEEPS(assert_io_fails(cuFileRead(fh, as_ptr(dev), LEN, 0, 1), 5017));
	KEEPS(assert_io_fails(cuFileRead(fh, as_ptr(dev) + 9, LEN, 0, 0), EPERM));
	batch(fh);
	on_stream(fh, s);
	KEEPS(assert_cu(cuFileGetStatsL3(&l3), 0));
	assert_int_equal((unsigned char)l3.per_gpu_stats[1].uuid[0], 0xf1);
	assert_int_equal(l3.per_gpu_stats[0].n_reads_err, 1);
	KEEPS(assert_cu(cuFileGetBARSizeInKB(0, &kb), 0));
	KEEPS(assert_cu(cuFileDriverGetProperties(&props), 0));
	KEEPS(assert_cu(cuFileBufDeregister(as_ptr(dev)), 0));
	KEEPS(assert_cu(cuFileBufDeregister(pinned), 0));
	KEEPS(cuFileHandleDeregister(fh));
	KEEPS(assert_cu(cuFileSetStatsLevel(0), 0));
	KEEPS(assert_cu(cuFileStatsReset(), 0));
	/* The end of a stream's transfer comes a moment after its result. */
	for (int i = 0; i < 5000 && cuFileDriverClose().err == CU_FILE_DRIVER_CLOSING; i++) {
		(void)usleep(1000);
	}
	KEEPS(assert_int_equal(cuFileUseCount(), 0));
}

static void context_is_kept(void **state)
{
	struct CUctx_st *primary;
	struct CUctx_st *own;
	CUstream s;

	(void)state;
	assert_int_equal(app.primary_retain(&primary, 0), 0);
	assert_int_equal(app.ctx_set(primary), 0);
	assert_int_equal(app.stream_create(&s, 1), 0);
	expected = primary;
	use_everything(s);
	/* None, and another than that of the stream and the memory. */
	assert_int_equal(app.ctx_set(NULL), 0);
	expected = NULL;
	use_everything(s);
	assert_int_equal(app.ctx_create(&own, 0, 1), 0);
	expected = own;
	use_everything(s);
	assert_int_equal(app.ctx_destroy(own), 0);
	assert_int_equal(app.ctx_set(primary), 0);
	assert_int_equal(app.stream_destroy(s), 0);
	app_leave(&app, 0);
}

static void wait_for_it(void *arg)
{
	while (!atomic_load((atomic_bool *)arg)) {
		(void)usleep(500);
	}
}

/* A read behind work that waits; its parameters change meanwhile. */
static void late(CUstream s, unsigned int flags, bool known)
{
	CUfileHandle_t fh = cf_register(fd);
	atomic_bool gate = false;
	size_t len = 8192;
	off_t off = 0;
	off_t mem_off = 0;
	ssize_t done = 0;
	bool fixed = flags != 0;
	char want[4096];

	assert_int_equal(app.stream_set(dev, 0, LEN, s), 0);
	if (known) {
		assert_cu(cuFileStreamRegister(s, flags), 0);
	}
	assert_int_equal(app.stream_call(s, wait_for_it, &gate), 0);
	assert_cu(cuFileReadAsync(fh, as_ptr(dev), &len, &off, &mem_off, &done, s), 0);
	assert_int_equal(app.stream_copy((uintptr_t)pinned, dev, LEN, s), 0);
	len = 4096;
	off = 65536;
	mem_off = 16384;
	assert_int_equal(done, 0);
	atomic_store(&gate, true);
	assert_int_equal(app.stream_sync(s), 0);
	assert_int_equal(done, fixed ? 8192 : 4096);
	device_has(fixed ? 0 : 16384, fixed ? 0 : 65536, (size_t)done);
	/* What was queued behind it saw its bytes. */
	fx_pattern(want, fixed ? 0 : 65536, sizeof(want), 1);
	fx_same(pinned + (fixed ? 0 : 16384), want, sizeof(want), "the copy behind the read");
	if (known) {
		assert_cu(cuFileStreamDeregister(s), 0);
	}
	cuFileHandleDeregister(fh);
}

static void parameters_are_read_late(void **state)
{
	CUstream s;

	(void)state;
	app_enter(&app, 0);
	assert_int_equal(app.stream_create(&s, 1), 0);
	late(s, 0, false);
	late(s, 0, true);
	late(s,
	     CU_FILE_STREAM_FIXED_BUF_OFFSET | CU_FILE_STREAM_FIXED_FILE_OFFSET |
		     CU_FILE_STREAM_FIXED_FILE_SIZE,
	     true);
	for (int i = 0; i < 5000 && cuFileDriverClose().err == CU_FILE_DRIVER_CLOSING; i++) {
		(void)usleep(1000);
	}
	assert_int_equal(cuFileUseCount(), 0);
	assert_int_equal(app.stream_destroy(s), 0);
	app_leave(&app, 0);
}

/* A default stream's handle means another stream in every context. */
static void default_streams_of_contexts(void **state)
{
	static const uintptr_t handles[] = { 0, 1, 2 };
	CUfileHandle_t fh = cf_register(fd);
	struct CUctx_st *primary;
	struct CUctx_st *own;
	size_t len = 8192;
	off_t off = 4096;
	off_t zero = 0;
	char want[8192];

	(void)state;
	app_enter(&app, 0);
	assert_int_equal(app.ctx_get(&primary), 0);
	assert_int_equal(app.primary_retain(&own, 1), 0);
	for (size_t i = 0; i < COUNT(handles); i++) {
		CUstream s = (CUstream)handles[i];	       /* NOLINT: a number is what it is */
		CUstream there = handles[i] ? s : (CUstream)1; /* NOLINT */
		atomic_bool gate = false;
		ssize_t done = 0;

		assert_int_equal(app.ctx_set(primary), 0);
		assert_cu(cuFileReadAsync(fh, pinned, &len, &off, &zero, &done, s), 0);
		assert_int_equal(app.stream_sync(there), 0);
		assert_int_equal(done, len);
		assert_int_equal(app.ctx_set(own), 0);
		done = 0;
		memset(pinned, 0, len);
		assert_int_equal(app.stream_call(there, wait_for_it, &gate), 0);
		assert_cu(cuFileReadAsync(fh, pinned, &len, &off, &zero, &done, s), 0);
		(void)usleep(20000);
		assert_int_equal(done, 0);
		atomic_store(&gate, true);
		assert_int_equal(app.stream_sync(there), 0);
		assert_int_equal(done, len);
		fx_pattern(want, 4096, len, 1);
		fx_same(pinned, want, len, "behind the gate");
	}
	cuFileHandleDeregister(fh);
	for (int i = 0; i < 5000 && cuFileDriverClose().err == CU_FILE_DRIVER_CLOSING; i++) {
		(void)usleep(1000);
	}
	assert_int_equal(cuFileUseCount(), 0);
	assert_int_equal(app.ctx_set(primary), 0);
	assert_int_equal(app.primary_release(1), 0);
	app_leave(&app, 0);
}

static CUfileHandle_t last;

/* As static objects of a program in C++ do, behind the end of the driver: nothing is done, and
 * nothing waits or ends the process. */
static void clean_up_late(void)
{
	bool fails;

	app.inject("*:1:4"); /* CUDA_ERROR_DEINITIALIZED */
	fails = cuFileRead(last, as_ptr(dev), LEN, 0, 0) < 0;
	(void)cuFileBufDeregister(as_ptr(dev));
	cuFileHandleDeregister(last);
	(void)cuFileDriverClose();
	_exit(fails ? 42 : 1);
}

static void ends_behind_the_driver(void **state)
{
	int status;
	pid_t pid = fork();

	(void)state;
	if (!pid) {
		(void)execl("/proc/self/exe", "cufile-cuda", "leave", NULL);
		_exit(1);
	}
	assert_int_equal(waitpid(pid, &status, 0), pid);
	assert_true(WIFEXITED(status));
	assert_int_equal(WEXITSTATUS(status), 42);
}

/* That process. */
static int leave(void)
{
	(void)begin(NULL);
	(void)atexit(clean_up_late);
	app_enter(&app, 0);
	last = cf_register(fd);
	assert_cu(cuFileBufRegister(as_ptr(dev), LEN, 0), 0);
	assert_int_equal(cuFileRead(last, as_ptr(dev), LEN, 0, 0), LEN);
	return unlink(path);
}

int main(int argc, char **argv)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(context_is_kept),
		cmocka_unit_test(parameters_are_read_late),
		cmocka_unit_test(default_streams_of_contexts),
		cmocka_unit_test(ends_behind_the_driver),
	};

	(void)setenv("CUFILE_LOGFILE_PATH", "/dev/null", 1);
	if (argc > 1 && strcmp(argv[1], "leave") == 0) {
		return leave();
	}
	return cmocka_run_group_tests_name("cufile-cuda", tests, begin, end);
}

/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/*
 * What the drop-in keeps for streams, and for how long: calls of libpeerlane's functions that open
 * and close are counted here, and held up, on their way from the drop-in.
 */

#include <pthread.h>
#include <stdatomic.h>

#include "cufile/cf.h"

#include "fakecuda_app.h"

#define LEN 8192u
#define THREADS 40
#define HELD_MS 60000

static struct app app;
static struct CUctx_st *primary;
static const char *path;
static int fd;
static void *pinned;

static atomic_int wrapped; /* streams that are wrapped now */
static atomic_int closed;  /* files that were closed */
static atomic_bool hold_close;
static atomic_bool gave_up; /* a close was held for longer than anything should take */

static void *next_symbol(const char *name)
{
	void *p = dlsym(RTLD_NEXT, name);

	assert_non_null(p);
	return p;
}

int pl_stream_wrap(struct pl_dev *dev, void *handle, struct pl_stream **out)
{
	__typeof__(&pl_stream_wrap) fn;
	void *p = next_symbol("pl_stream_wrap");
	int rc;

	memcpy(&fn, &p, sizeof(fn));
	rc = fn(dev, handle, out);
	wrapped += rc == 0;
	return rc;
}

void pl_stream_close(struct pl_stream *stream)
{
	__typeof__(&pl_stream_close) fn;
	void *p = next_symbol("pl_stream_close");

	memcpy(&fn, &p, sizeof(fn));
	fn(stream);
	wrapped -= stream != NULL;
}

int pl_file_close(struct pl_file *file)
{
	__typeof__(&pl_file_close) fn;
	void *p = next_symbol("pl_file_close");
	int rc;

	for (int ms = 0; hold_close; ms++) {
		if (ms == HELD_MS) {
			gave_up = true;
			break;
		}
		(void)usleep(1000);
	}
	memcpy(&fn, &p, sizeof(fn));
	rc = fn(file);
	closed += file != NULL;
	return rc;
}

static int begin(void **state)
{
	const char *lib = getenv("PEERLANE_TEST_CUDA_LIB");
	size_t kb;

	(void)state;
	assert_non_null(lib);
	app_find(&app, lib);
	assert_int_equal(app.init(0), 0);
	assert_cu(cuFileGetBARSizeInKB(0, &kb), 0);
	path = fx_made("cufile-streams", LEN, 1);
	fd = open(path, O_RDWR | O_CLOEXEC);
	app_enter(&app, 0);
	assert_int_equal(app.ctx_get(&primary), 0);
	return app.host_alloc(&pinned, LEN, 0) != 0;
}

static int end(void **state)
{
	(void)state;
	assert_int_equal(app.host_free(pinned), 0);
	app_leave(&app, 0);
	if (app.violations()) {
		fail_msg("misuse of the driver: %s", app.violation());
	}
	(void)close(fd);
	return unlink(path);
}

/* One read, whose bytes are looked at. */
static void read_once(CUfileHandle_t fh, CUstream s)
{
	size_t len = LEN;
	off_t zero = 0;
	ssize_t done = 0;
	char *want = fx_host(LEN);

	memset(pinned, 0, LEN);
	assert_cu(cuFileReadAsync(fh, pinned, &len, &zero, &zero, &done, s), 0);
	assert_int_equal(app.stream_sync(s), 0);
	assert_int_equal(done, LEN);
	fx_pattern(want, 0, LEN, 1);
	fx_same(pinned, want, LEN, "pinned memory");
	free(want);
}

static void *short_life(void *fh)
{
	assert_int_equal(app.ctx_set(primary), 0);
	read_once(fh, (CUstream)2); /* NOLINT: the thread's own default stream */
	assert_int_equal(app.ctx_set(NULL), 0);
	return NULL;
}

static void *tidy_life(void *fh)
{
	CUstream s = (CUstream)2; /* NOLINT */

	assert_cu(cuFileStreamRegister(s, 0), 0);
	(void)short_life(fh);
	assert_cu(cuFileStreamDeregister(s), 0);
	return NULL;
}

static void in_a_thread(void *(*fn)(void *), void *arg)
{
	pthread_t t;

	assert_int_equal(pthread_create(&t, NULL, fn, arg), 0);
	assert_int_equal(pthread_join(t, NULL), 0);
}

/* No more than the last one's is left of threads that have ended. */
static void streams_go_with_their_threads(void **state)
{
	CUfileHandle_t fh = cf_register(fd);

	(void)state;
	for (int i = 0; i < THREADS; i++) {
		in_a_thread(short_life, fh);
		assert_int_equal(wrapped, 1);
	}
	/* What this thread has stays while it lives. */
	read_once(fh, (CUstream)2); /* NOLINT */
	assert_int_equal(wrapped, 1);
	in_a_thread(short_life, fh);
	assert_int_equal(wrapped, 2);
	read_once(fh, (CUstream)2); /* NOLINT */
	assert_int_equal(wrapped, 2);
	/* And goes when it says so, but only its own. */
	in_a_thread(tidy_life, fh);
	assert_int_equal(wrapped, 1);
	cuFileHandleDeregister(fh);
	assert_cu(cuFileDriverClose(), 0);
	assert_int_equal(wrapped, 0);
}

static void wait_for_it(void *arg)
{
	while (!atomic_load((atomic_bool *)arg)) {
		(void)usleep(500);
	}
}

/* A file that was deregistered meanwhile is closed when its last transfer is done; however long
 * that takes, the stream goes on. */
static void closing_a_file_holds_no_stream_up(void **state)
{
	CUfileHandle_t fh;
	atomic_bool gate = false;
	size_t len = LEN;
	off_t zero = 0;
	ssize_t done = 0;
	CUstream s;

	(void)state;
	assert_cu(cuFileDriverOpen(), 0);
	fh = cf_register(fd);
	closed = 0;
	assert_int_equal(app.stream_create(&s, 1), 0);
	assert_int_equal(app.stream_call(s, wait_for_it, &gate), 0);
	assert_cu(cuFileReadAsync(fh, pinned, &len, &zero, &zero, &done, s), 0);
	cuFileHandleDeregister(fh);
	hold_close = true;
	atomic_store(&gate, true);
	assert_int_equal(app.stream_sync(s), 0);
	assert_int_equal(done, LEN);
	assert_int_equal(closed, 0);
	assert_false(gave_up);
	hold_close = false;
	/* And closing the driver waits for it. */
	assert_cu(cuFileDriverClose(), 0);
	assert_int_equal(closed, 1);
	assert_int_equal(app.stream_destroy(s), 0);
}

/* Parameters that stay as they are are judged when the call is made, whatever the stream does. */
static void fixed_parameters_are_judged_at_once(void **state)
{
	static const struct {
		size_t len;
		off_t off;
		off_t mem_off;
		ssize_t result;
	} calls[] = {
		{ 0, 0, 0, 0 },
		{ 0, -4096, 0, 0 },
		{ LEN + 1, 0, 0, -CU_FILE_INVALID_MAPPING_SIZE },
		{ 1, 0, LEN, -CU_FILE_INVALID_MAPPING_SIZE },
		{ LEN, 0, 1, -CU_FILE_INVALID_MAPPING_SIZE },
		{ 4096, -4096, 0, -CU_FILE_INVALID_VALUE },
		{ 4096, 0, -4096, -CU_FILE_INTERNAL_ERROR },
	};
	CUfileHandle_t fh = cf_register(fd);
	atomic_bool gate = false;
	CUstream s;

	(void)state;
	assert_cu(cuFileBufRegister(pinned, LEN, 0), 0);
	assert_int_equal(app.stream_create(&s, 1), 0);
	assert_cu(cuFileStreamRegister(s, 15), 0);
	assert_int_equal(app.stream_call(s, wait_for_it, &gate), 0);
	for (size_t i = 0; i < COUNT(calls); i++) {
		size_t len = calls[i].len;
		off_t off = calls[i].off;
		off_t mem_off = calls[i].mem_off;
		ssize_t done = -777;

		assert_cu(cuFileReadAsync(fh, pinned, &len, &off, &mem_off, &done, s), 0);
		assert_int_equal(done, calls[i].result);
		done = -777;
		assert_cu(cuFileWriteAsync(fh, pinned, &len, &off, &mem_off, &done, s), 0);
		assert_int_equal(done, calls[i].result);
	}
	atomic_store(&gate, true);
	/* The rest of the buffer is as good as ever. */
	read_once(fh, s);
	assert_cu(cuFileStreamDeregister(s), 0);
	assert_cu(cuFileBufDeregister(pinned), 0);
	cuFileHandleDeregister(fh);
	assert_cu(cuFileDriverClose(), 0);
	assert_int_equal(app.stream_destroy(s), 0);
}

/* The size at the call is the most that can be moved: none is, and the result is there when the
 * call returns, whatever the stream does and its registration says. */
static void no_bytes_are_moved_at_once(void **state)
{
	static const int flags[] = { -1, 0, 1, 2, 3, 4, 5, 6, 7, 15 }; /* -1: not registered */
	CUfileHandle_t fh = cf_register(fd);
	CUstream s[COUNT(flags)];
	ssize_t done[COUNT(flags)][2];
	ssize_t then[COUNT(flags)][2]; /* when the call returned */
	atomic_bool gate = false;
	size_t len = 0;
	off_t zero = 0;

	(void)state;
	for (size_t i = 0; i < COUNT(flags); i++) {
		assert_int_equal(app.stream_create(&s[i], 1), 0);
		if (flags[i] >= 0) {
			assert_cu(cuFileStreamRegister(s[i], (unsigned int)flags[i]), 0);
		}
	}
	for (size_t i = 0; i < COUNT(flags); i++) {
		assert_int_equal(app.stream_call(s[i], wait_for_it, &gate), 0);
		for (int write = 0; write < 2; write++) {
			done[i][write] = 1;
			assert_cu((write ? cuFileWriteAsync : cuFileReadAsync)(
					  fh, pinned, &len, &zero, &zero, &done[i][write], s[i]),
				  0);
			then[i][write] = __atomic_load_n(&done[i][write], __ATOMIC_ACQUIRE);
		}
	}
	atomic_store(&gate, true);
	for (size_t i = 0; i < COUNT(flags); i++) {
		assert_int_equal(app.stream_sync(s[i]), 0);
		if (flags[i] >= 0) {
			assert_cu(cuFileStreamDeregister(s[i]), 0);
		}
	}
	cuFileHandleDeregister(fh);
	for (int i = 0; i < 5000 && cuFileDriverClose().err == CU_FILE_DRIVER_CLOSING; i++) {
		(void)usleep(1000);
	}
	for (size_t i = 0; i < COUNT(flags); i++) {
		assert_int_equal(app.stream_destroy(s[i]), 0);
		if (then[i][0] || then[i][1]) {
			fail_msg("flags %d: a read of no bytes has %zd when the call returns, a "
				 "write %zd",
				 flags[i], then[i][0], then[i][1]);
		}
	}
}

/* Who decides how wrong parameters are refused: the buffer's registration, or the stream's flags.
 */
static void registrations_decide_on_errors(void **state)
{
	enum {
		NONE = -1
	};
	static const struct {
		const char *what;
		size_t len;
		off_t off;
		off_t mem_off;
		bool buffer;
		int flags; /* of the stream's registration */
		ssize_t result;
	} calls[] = {
		{ "no bytes, off < 0", 0, -4096, 0, false, NONE, 0 },
		{ "no bytes, off < 0", 0, -4096, 0, true, 7, 0 },
		{ "len, nothing", LEN + 1, 0, 0, false, NONE, -EIO },
		{ "len, stream", LEN + 1, 0, 0, false, 15, -EIO },
		{ "len, buffer", LEN + 1, 0, 0, true, NONE, -CU_FILE_INVALID_MAPPING_SIZE },
		{ "mem_off, nothing", 4096, 0, LEN, false, NONE, -EIO },
		{ "mem_off, stream", 4096, 0, LEN, false, 15, -EIO },
		{ "mem_off, buffer", 4096, 0, LEN, true, NONE, -CU_FILE_INVALID_MAPPING_SIZE },
		{ "mem_off, both", 4096, 0, LEN, true, 7, -CU_FILE_INVALID_MAPPING_SIZE },
		{ "off < 0, buffer", 4096, -4096, 0, true, NONE, -1 },
		{ "off < 0, both", 4096, -4096, 0, true, 0, -1 },
		{ "off < 0, stream", 4096, -4096, 0, false, 15, -CU_FILE_INVALID_VALUE },
		{ "off < 0, both", 4096, -4096, 0, true, 7, -CU_FILE_INVALID_VALUE },
		{ "mem_off < 0, both", 4096, 0, -4096, true, 0, -EIO },
		{ "mem_off < 0, stream", 4096, 0, -4096, false, 15, -EIO },
		{ "mem_off < 0, both", 4096, 0, -4096, true, 7, -CU_FILE_INTERNAL_ERROR },
	};
	CUfileHandle_t fh = cf_register(fd);
	CUstream s;

	(void)state;
	assert_int_equal(app.stream_create(&s, 1), 0);
	for (size_t i = 0; i < COUNT(calls); i++) {
		for (int write = 0; write < 2; write++) {
			size_t len = calls[i].len;
			off_t off = calls[i].off;
			off_t mem_off = calls[i].mem_off;
			ssize_t done = -777;

			if (calls[i].buffer) {
				assert_cu(cuFileBufRegister(pinned, LEN, 0), 0);
			}
			if (calls[i].flags != NONE) {
				assert_cu(cuFileStreamRegister(s, (unsigned int)calls[i].flags), 0);
			}
			assert_cu((write ? cuFileWriteAsync : cuFileReadAsync)(
					  fh, pinned, &len, &off, &mem_off, &done, s),
				  0);
			assert_int_equal(app.stream_sync(s), 0);
			if (done != calls[i].result) {
				fail_msg("%s of wrong %s: %zd, not %zd",
					 write ? "a write" : "a read", calls[i].what, done,
					 calls[i].result);
			}
			if (calls[i].flags != NONE) {
				assert_cu(cuFileStreamDeregister(s), 0);
			}
			if (calls[i].buffer) {
				assert_cu(cuFileBufDeregister(pinned), 0);
			}
		}
	}
	cuFileHandleDeregister(fh);
	assert_cu(cuFileDriverClose(), 0);
	assert_int_equal(app.stream_destroy(s), 0);
}

/* Memory of the GPU that lies behind an allocation is reached by no offset from it. */
static void offsets_stay_in_their_allocation(void **state)
{
	unsigned long long mem[2] = { 0 };
	CUfileHandle_t fh = cf_register(fd);
	CUfileIOParams_t io = { .mode = CUFILE_BATCH, .fh = fh, .opcode = CUFILE_READ };
	CUfileIOEvents_t event;
	CUfileBatchHandle_t batch;
	unsigned int nr = 1;
	char *low;
	off_t across;

	(void)state;
	assert_int_equal(app.alloc(&mem[0], MIB), 0);
	assert_int_equal(app.alloc(&mem[1], MIB), 0);
	low = (char *)(uintptr_t)(mem[0] < mem[1] ? mem[0] : mem[1]);
	across = (off_t)(mem[0] < mem[1] ? mem[1] - mem[0] : mem[0] - mem[1]);
	errno = 0;
	assert_int_equal(cuFileRead(fh, low, 4096, 0, across), -1);
	assert_int_equal(errno, EIO);
	errno = 0;
	assert_int_equal(cuFileWrite(fh, low, 4096, 0, across), -1);
	assert_int_equal(errno, EIO);
	assert_cu(cuFileBatchIOSetUp(&batch, 1), 0);
	io.u.batch.devPtr_base = low;
	io.u.batch.devPtr_offset = across;
	io.u.batch.size = 4096;
	assert_cu(cuFileBatchIOSubmit(batch, 1, &io, 0), 0);
	assert_cu(cuFileBatchIOGetStatus(batch, 1, &nr, &event, NULL), 0);
	assert_int_equal(nr, 1);
	assert_int_equal((ssize_t)event.ret, -EIO);
	cuFileBatchIODestroy(batch);
	/* Nor from inside a registration. */
	assert_cu(cuFileBufRegister(low, MIB, 0), 0);
	errno = 0;
	assert_int_equal(cuFileRead(fh, low + 4096, 4096, 0, across - 4096), -1);
	assert_int_equal(errno, EIO);
	assert_int_equal(cuFileRead(fh, low + 4096, 4096, 0, MIB - 8192), 4096);
	assert_int_equal(cuFileRead(fh, low + 4096, 4096, 0, -4096), 4096);
	assert_cu(cuFileBufDeregister(low), 0);
	assert_int_equal(cuFileRead(fh, low, 4096, 0, MIB - 4096), 4096);
	cuFileHandleDeregister(fh);
	assert_cu(cuFileDriverClose(), 0);
	assert_int_equal(app.free(mem[0]), 0);
	assert_int_equal(app.free(mem[1]), 0);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(streams_go_with_their_threads),
		cmocka_unit_test(closing_a_file_holds_no_stream_up),
		cmocka_unit_test(fixed_parameters_are_judged_at_once),
		cmocka_unit_test(no_bytes_are_moved_at_once),
		cmocka_unit_test(registrations_decide_on_errors),
		cmocka_unit_test(offsets_stay_in_their_allocation),
	};

	(void)setenv("CUFILE_LOGFILE_PATH", "/dev/null", 1);
	return cmocka_run_group_tests_name("cufile-streams", tests, begin, end);
}

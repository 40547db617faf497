/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/* One range of a file into several memories: content in each, ends of files, failures. */

#include "fixture.h"

#include <dlfcn.h>
#include <pthread.h>

#define FILE_LEN (37 * MIB + 4321)
#define MEM_LEN (34 * MIB)
#define GUARD 64u
#define SEED 7u
#define MEMORIES 4u
#define TRIES 20u

/* The device under test, two software GPUs, and plain host memory. */
struct setup {
	struct fx fx;
	struct pl_dev *more[2];
	struct pl_file *file;
	const char *path;
	char *mem[MEMORIES];
	char *host; /* as long */
};

static void open_all(struct setup *s, const char *fault)
{
	static const char *const names[] = { "soft:1", "soft:2" };

	*s = (struct setup){ .path = NULL };
	fx_open(&s->fx, "soft_gpus=3x64MiB", fault, NULL);
	s->mem[0] = fx_alloc(&s->fx, MEM_LEN);
	for (unsigned int i = 0; i < 2; i++) {
		void *ptr;

		assert_ok(pl_dev_open(s->fx.ctx, names[i], &s->more[i]));
		assert_ok(pl_mem_alloc(s->more[i], MEM_LEN, 0, &ptr));
		s->mem[1 + i] = ptr;
	}
	s->mem[3] = fx_host(MEM_LEN);
	s->host = fx_host(MEM_LEN);
	s->path = fx_made("broadcast", FILE_LEN, SEED);
	s->file = fx_file(&s->fx, s->path, O_RDONLY);
}

static void close_all(struct setup *s)
{
	fx_shut(s->file);
	for (unsigned int i = 0; i < 2; i++) {
		assert_ok(pl_mem_free(s->fx.ctx, s->mem[1 + i]));
		pl_dev_close(s->more[i]);
	}
	fx_free(&s->fx, s->mem[0]);
	free(s->mem[3]);
	free(s->host);
	fx_close(&s->fx);
}

static void wipe(struct setup *s, size_t len)
{
	memset(s->host, 'w', len);
	for (unsigned int i = 0; i < MEMORIES; i++) {
		assert_moved(pl_copy(s->fx.ctx, s->mem[i], s->host, len, NULL), len);
	}
}

/* The file's bytes, and nothing else around them. */
static void all_have(struct setup *s, unsigned int n, size_t at, uint64_t off, size_t len)
{
	char *want = fx_host(len + 2 * (size_t)GUARD);

	memset(want, 'w', len + 2 * (size_t)GUARD);
	fx_pattern(want + GUARD, off, len, SEED);
	for (unsigned int i = 0; i < n; i++) {
		char what[32];

		(void)snprintf(what, sizeof(what), "memory %u", i);
		assert_moved(
			pl_copy(s->fx.ctx, s->host, s->mem[i] + at - GUARD, len + 2 * GUARD, NULL),
			len + 2 * GUARD);
		fx_same(s->host, want, len + 2 * (size_t)GUARD, what);
	}
	free(want);
}

static void read_into(struct setup *s, unsigned int n, size_t at, uint64_t off, size_t len,
		      size_t want, struct pl_io_report *rep)
{
	struct pl_io_opts o = PL_IO_OPTS_INIT;
	void *dst[MEMORIES];

	for (unsigned int i = 0; i < n; i++) {
		dst[i] = s->mem[i] + at;
	}
	*rep = (struct pl_io_report)PL_IO_REPORT_INIT;
	o.report = rep;
	assert_moved(pl_read_broadcast(s->file, dst, n, len, off, &o), want);
}

/* The blocks of a long read go to the memories in turn, so over each device's link; copies between
 * devices go over none. */
static void read_over(const struct pl_io_report *rep, unsigned int n, size_t len)
{
	uint64_t sum = 0;

	if (n > 3) {
		return; /* what the host's memory gets is copied from there */
	}
	for (uint32_t i = 0; i < rep->lanes; i++) {
		sum += rep->lane_bytes[i];
		assert_true(rep->lane_bytes[i] > 0);
		assert_true(rep->lane_device[i][0] != 0);
	}
	assert_int_equal(sum, rep->lanes ? len : 0);
	if (len > 32 * MIB) {
		assert_int_equal(rep->lanes, n == 1 ? 0 : n);
	}
}

static void content(void **state)
{
	static const struct {
		size_t at;
		uint64_t off;
		size_t len;
	} shapes[] = {
		{ GUARD, 0, 1 },
		{ 4096, 0, 4096 },
		{ 4096 + 17, 5, 100001 },
		{ 4096, 4096, 8 * MIB },
		{ 8191, 3 * MIB + 1, 33 * MIB - 7 },
	};
	struct pl_io_report rep;
	struct setup s;

	(void)state;
	open_all(&s, NULL);
	for (unsigned int n = 1; n <= MEMORIES; n++) {
		for (unsigned int k = 0; k < COUNT(shapes); k++) {
			size_t len = shapes[k].len;

			wipe(&s, shapes[k].at + len + GUARD);
			read_into(&s, n, shapes[k].at, shapes[k].off, len, len, &rep);
			all_have(&s, n, shapes[k].at, shapes[k].off, len);
			/* The file's bytes once, and a copy for each other memory. */
			assert_int_equal(rep.copied, (n - 1) * len);
			assert_int_equal(rep.direct + rep.buffered + rep.staged + rep.in_place,
					 len);
			assert_int_equal(rep.fallbacks, 0);
			assert_string_equal(rep.src_device, "");
			assert_string_equal(rep.dst_device, s.fx.info.name);
			read_over(&rep, n, len);
		}
	}
	close_all(&s);
}

/* Short at the file's end, nothing behind it, no bytes asked for. */
static void the_end(void **state)
{
	struct pl_io_report rep;
	struct setup s;

	(void)state;
	open_all(&s, NULL);
	wipe(&s, MEM_LEN);
	read_into(&s, 4, 4096, FILE_LEN - 21 * MIB - 5, 30 * MIB, 21 * MIB + 5, &rep);
	all_have(&s, 4, 4096, FILE_LEN - 21 * MIB - 5, 21 * MIB + 5);
	read_into(&s, 4, 4096, FILE_LEN, 30 * MIB, 0, &rep);
	assert_int_equal(fx_sum(&rep), 0);
	read_into(&s, 4, 4096, 0, 0, 0, &rep);
	close_all(&s);
}

static void wrong(void **state)
{
	struct setup s;
	void *dst[65];

	(void)state;
	open_all(&s, NULL);
	for (unsigned int i = 0; i < COUNT(dst); i++) {
		dst[i] = s.mem[0] + i * BLOCK;
	}
	assert_fails(pl_read_broadcast(s.file, dst, 0, 1, 0, NULL), EINVAL, "1 to 64");
	assert_fails(pl_read_broadcast(s.file, dst, 65, 1, 0, NULL), EINVAL, "65 memories");
	assert_moved(pl_read_broadcast(s.file, dst, 64, BLOCK, 0, NULL), BLOCK);
	assert_fails(pl_read_broadcast(s.file, dst, 2, BLOCK + 1, 0, NULL), EINVAL, "overlap");
	dst[1] = NULL;
	assert_fails(pl_read_broadcast(s.file, dst, 2, 1, 0, NULL), EFAULT, "NULL");
	/* The second is beyond its allocation: the first is not written, either. */
	wipe(&s, MEM_LEN);
	dst[0] = s.mem[3];
	dst[1] = s.mem[1] + MEM_LEN - 10;
	assert_true(pl_read_broadcast(s.file, dst, 2, 4096, 0, NULL) < 0);
	assert_int_equal(s.mem[3][0], 'w');
	assert_fails(pl_read_broadcast(s.file, dst, 1, 1, INT64_MAX, NULL), EINVAL, "offset");
	close_all(&s);
}

/* Copies between the memories that fail: what all memories have comes before the first of them. */
static void failing_copies(void **state)
{
	struct pl_io_opts o = PL_IO_OPTS_INIT;
	void *dst[2];
	ssize_t n;
	struct setup s;

	(void)state;
	open_all(&s, "test_fault=copy:every=2:err=EIO");
	dst[0] = s.mem[3];
	dst[1] = fx_host(MEM_LEN);
	/* Between two host memories copying has no other way: every second block fails. */
	n = pl_read_broadcast(s.file, dst, 2, 33 * MIB, 0, &o);
	if (n < 0) {
		assert_fails(n, EIO, "");
	} else {
		assert_in_range(n, 1, 33 * MIB - 1);
		for (unsigned int i = 0; i < 2; i++) {
			char *want = fx_host((size_t)n);

			fx_pattern(want, 0, (size_t)n, SEED);
			fx_same(dst[i], want, (size_t)n, "what was counted");
			free(want);
		}
	}
	free(dst[1]);
	close_all(&s);
}

/* Reads that fail once are carried by another route, or are an error with its words. */
static void failing_reads(void **state)
{
	struct setup s;
	void *dst[2];

	(void)state;
	open_all(&s, "test_fault=buffered:every=1:err=EIO,direct:every=1:err=EIO");
	dst[0] = s.mem[0];
	dst[1] = s.mem[1];
	assert_fails(pl_read_broadcast(s.file, dst, 2, 33 * MIB, 0, NULL), EIO, "");
	close_all(&s);
}

/* A deadline that passes while blocks are read: the first bytes are copied on all the same, and no
 * more than these. On a busy machine it may pass before any read begins: then once more. */
static void slow_reads(void **state)
{
	struct pl_io_opts o = PL_IO_OPTS_INIT;
	struct setup s;
	void *dst[MEMORIES];
	char *want;
	ssize_t n = -ETIMEDOUT;

	(void)state;
	open_all(&s, "test_fault=buffered:every=1:delay=300000,direct:every=1:delay=300000,"
		     "pagecache:every=1:delay=300000,p2pdma:every=1:delay=300000");
	wipe(&s, MEM_LEN);
	for (unsigned int i = 0; i < MEMORIES; i++) {
		dst[i] = s.mem[i] + GUARD;
	}
	o.timeout_ns = 100000000;
	for (unsigned int i = 0; i < TRIES && n == -ETIMEDOUT; i++) {
		n = pl_read_broadcast(s.file, dst, MEMORIES, 33 * MIB, 0, &o);
	}
	assert_in_range(n, 1, MIB);
	want = fx_host((size_t)n);
	fx_pattern(want, 0, (size_t)n, SEED);
	for (unsigned int i = 0; i < MEMORIES; i++) {
		assert_moved(pl_copy(s.fx.ctx, s.host, dst[i], (size_t)n, NULL), (size_t)n);
		fx_same(s.host, want, (size_t)n, "before the deadline");
	}
	free(want);
	close_all(&s);
}

/* Copies after the deadline have a second in all, and no more begins then: the first of three takes
 * longer, so not all memories have any bytes. */
static void late_copies(void **state)
{
	struct pl_io_opts o = PL_IO_OPTS_INIT;
	struct setup s;
	void *dst[MEMORIES];

	(void)state;
	open_all(&s, "test_fault=buffered:every=1:delay=300000,direct:every=1:delay=300000,"
		     "pagecache:every=1:delay=300000,p2pdma:every=1:delay=300000,"
		     "copy:every=1:delay=1200000");
	for (unsigned int i = 0; i < MEMORIES; i++) {
		dst[i] = s.mem[i] + GUARD;
	}
	o.timeout_ns = 100000000;
	assert_fails(pl_read_broadcast(s.file, dst, MEMORIES, MIB, 0, &o), ETIMEDOUT, "timed out");
	close_all(&s);
}

/* When there is no time left, no pairs of devices are opened. */
static void no_time(void **state)
{
	const char *name = getenv("PEERLANE_TEST_CUDA_LIB");
	void *lib = name && *name ? dlopen(name, RTLD_NOW) : NULL;
	void *p = lib ? dlsym(lib, "fakecuda_calls") : NULL;
	unsigned long (*calls)(const char *symbol);
	struct pl_io_opts o = PL_IO_OPTS_INIT;
	struct pl_dev *second;
	struct setup s;
	void *dst[2];

	(void)state;
	if (!p) {
		skip();
	}
	memcpy(&calls, &p, sizeof(p));
	open_all(&s, NULL);
	assert_ok(pl_dev_open(s.fx.ctx, "cuda:1", &second));
	dst[0] = s.mem[0];
	assert_ok(pl_mem_alloc(second, MEM_LEN, 0, &dst[1]));
	o.timeout_ns = 1;
	assert_fails(pl_read_broadcast(s.file, dst, 2, 33 * MIB, 0, &o), ETIMEDOUT, "timed out");
	assert_int_equal(calls("cuCtxEnablePeerAccess"), 0);
	assert_moved(pl_read_broadcast(s.file, dst, 2, 33 * MIB, 0, NULL), 33 * MIB);
	assert_true(calls("cuCtxEnablePeerAccess") > 0);
	assert_ok(pl_mem_free(s.fx.ctx, dst[1]));
	pl_dev_close(second);
	close_all(&s);
}

static void *write_pipe(void *arg)
{
	int *fd = arg;
	char *buf = malloc(9 * MIB);

	fx_pattern(buf, 0, 9 * MIB, SEED);
	for (size_t at = 0; at < 9 * MIB;) {
		ssize_t n = write(*fd, buf + at, 9 * MIB - at < 50000 ? 9 * MIB - at : 50000);

		if (n <= 0) {
			break;
		}
		at += (size_t)n;
	}
	free(buf);
	close(*fd);
	return NULL;
}

/* A pipe has no offsets: it is read in order, and its end ends the call. */
static void from_a_pipe(void **state)
{
	struct pl_file *pipe_file;
	struct setup s;
	pthread_t writer;
	void *dst[3];
	int fd[2];

	(void)state;
	open_all(&s, NULL);
	wipe(&s, MEM_LEN);
	assert_ok(pipe(fd));
	assert_ok(pl_file_from_fd(s.fx.ctx, fd[0], &pipe_file));
	assert_ok(pthread_create(&writer, NULL, write_pipe, &fd[1]));
	for (unsigned int i = 0; i < 3; i++) {
		dst[i] = s.mem[i] + 4096;
	}
	assert_fails(pl_read_broadcast(pipe_file, dst, 3, MIB, 0, NULL), ESPIPE, "offset");
	assert_moved(pl_read_broadcast(pipe_file, dst, 3, 30 * MIB, PL_OFF_STREAM, NULL), 9 * MIB);
	assert_ok(pthread_join(writer, NULL));
	all_have(&s, 3, 4096, 0, 9 * MIB);
	fx_shut(pipe_file);
	close(fd[0]);
	close_all(&s);
}

/* In slices of time, with copies that come late: what was read from a pipe cannot be read again, so
 * it gets into all memories. */
static void slices_of_a_pipe(void **state)
{
	struct pl_io_opts o = PL_IO_OPTS_INIT;
	struct pl_file *pipe_file;
	struct setup s;
	pthread_t writer;
	void *dst[3];
	size_t at = 0;
	ssize_t n;
	int fd[2];

	(void)state;
	open_all(&s, "test_fault=copy:every=1:delay=200000");
	wipe(&s, 16 * MIB);
	assert_ok(pipe(fd));
	assert_ok(pl_file_from_fd(s.fx.ctx, fd[0], &pipe_file));
	assert_ok(pthread_create(&writer, NULL, write_pipe, &fd[1]));
	o.timeout_ns = 100000000;
	do {
		/* The first is read into by a processor, so it has many bytes within that time. */
		dst[0] = s.mem[3] + 4096 + at;
		dst[1] = s.mem[1] + 4096 + at;
		dst[2] = s.mem[2] + 4096 + at;
		n = pl_read_broadcast(pipe_file, dst, 3, 9 * MIB - at, PL_OFF_STREAM, &o);
		assert_true(n > 0 || n == -ETIMEDOUT);
		at += n > 0 ? (size_t)n : 0;
	} while (at < 9 * MIB);
	assert_ok(pthread_join(writer, NULL));
	memmove(s.host, s.mem[3], 16 * MIB);
	assert_moved(pl_copy(s.fx.ctx, s.mem[0], s.host, 16 * MIB, NULL), 16 * MIB);
	all_have(&s, 3, 4096, 0, 9 * MIB);
	fx_shut(pipe_file);
	close(fd[0]);
	close_all(&s);
}

struct several {
	struct setup *s;
	char *mem[2];
	uint64_t off;
	int bad;
};

static void *one_of_several(void *arg)
{
	struct several *m = arg;
	void *dst[2] = { m->mem[0], m->mem[1] };

	m->bad = pl_read_broadcast(m->s->file, dst, 2, 9 * MIB, m->off, NULL) != (ssize_t)(9 * MIB);
	return NULL;
}

/* Callers at once, more than there are workers for all that they would like. */
static void callers_at_once(void **state)
{
	struct several m[3];
	pthread_t t[3];
	struct setup s;
	char *want = fx_host(9 * MIB);

	(void)state;
	open_all(&s, "threads=2");
	for (unsigned int i = 0; i < 3; i++) {
		m[i] = (struct several){ .s = &s,
					 .mem = { s.mem[0] + i * 10 * MIB,
						  s.mem[1] + i * 10 * MIB },
					 .off = i * 5 * MIB + 3 };
		assert_ok(pthread_create(&t[i], NULL, one_of_several, &m[i]));
	}
	for (unsigned int i = 0; i < 3; i++) {
		assert_ok(pthread_join(t[i], NULL));
		assert_int_equal(m[i].bad, 0);
		fx_pattern(want, m[i].off, 9 * MIB, SEED);
		for (unsigned int k = 0; k < 2; k++) {
			assert_moved(pl_copy(s.fx.ctx, s.host, m[i].mem[k], 9 * MIB, NULL),
				     9 * MIB);
			fx_same(s.host, want, 9 * MIB, "one of several");
		}
	}
	free(want);
	close_all(&s);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(content),
		cmocka_unit_test(the_end),
		cmocka_unit_test(wrong),
		cmocka_unit_test(failing_copies),
		cmocka_unit_test(failing_reads),
		cmocka_unit_test(from_a_pipe),
		cmocka_unit_test(slow_reads),
		cmocka_unit_test(callers_at_once),
		cmocka_unit_test(late_copies),
		cmocka_unit_test(no_time),
		cmocka_unit_test(slices_of_a_pipe),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}

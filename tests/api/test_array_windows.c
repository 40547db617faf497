/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/*
 * Windows of arrays: what of a file is in the page cache is read there. What becomes a window and
 * what does not, with the reason; writers, who are held up until kernels read there no more, and
 * whose bytes are then seen; files that say they are stable; and arrays that are refreshed, also
 * while kernels run.
 */

#include <dlfcn.h>
#include <grp.h>
#include <pthread.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <sys/wait.h>

#include "fixture.h"

#define LEN ((size_t)2 * MIB + 1234) /* not a whole number of pages */
#define ROW 300u
#define N 400u
#define OLD 7u
#define NEW 8u

static struct fx fx;
static uint64_t seed;
static const char *path;

static struct pl_array *opened(uint64_t frames, uint64_t wide, uint64_t windows, uint32_t flags)
{
	struct pl_array_opts o = PL_ARRAY_OPTS_INIT;
	struct pl_file *f = fx_file(&fx, path, O_RDONLY);
	struct pl_array *a;

	o.flags = flags;
	o.frame_bytes = frames;
	o.wide_bytes = wide;
	o.window_bytes = windows;
	assert_ok(pl_array_open(fx.dev, f, 0, LEN, &o, &a));
	fx_shut(f);
	return a;
}

static struct pl_array_stats stats_of(struct pl_array *a)
{
	struct pl_array_stats st = PL_ARRAY_STATS_INIT;

	assert_ok(pl_array_stats(a, &st));
	return st;
}

static void assert_why(struct pl_array *a, const char *words)
{
	struct pl_array_stats st = stats_of(a);
	const char *why = st.windows_why;

	if (*words ? !strstr(why, words) : *why) {
		fail_msg("\"%s\" does not say \"%s\"", why, words);
	}
	assert_int_equal(st.window_bytes != 0, !*words);
}

/* Rows of an array in pinned memory, so that the CPU can look. */
struct job {
	struct pl_stream *s;
	struct pl_array_rows r;
	struct pl_array_status *status;
	int64_t *ids;
	char *out;
};

static void job_make(struct job *j)
{
	void *p;

	*j = (struct job){ .r = PL_ARRAY_ROWS_INIT };
	assert_ok(pl_stream_create(fx.dev, &j->s));
	assert_ok(pl_mem_alloc(fx.dev, 64 + N * 8 + N * ROW, PL_ALLOC_PINNED, &p));
	j->status = p;
	j->ids = (int64_t *)(void *)((char *)p + 64);
	j->out = (char *)p + 64 + N * 8;
	j->r.ids = j->ids;
	j->r.n = N;
	j->r.row_bytes = ROW;
	j->r.out = j->out;
	j->r.status = j->status;
}

static void job_free(struct job *j)
{
	pl_stream_close(j->s);
	assert_ok(pl_mem_free(fx.ctx, j->status));
}

static void job_run(struct job *j, struct pl_array *a)
{
	for (unsigned int i = 0; i < N; i++) {
		j->ids[i] = (int64_t)(fx_random(&seed) % (LEN / ROW));
	}
	memset(j->status, 0, sizeof(*j->status));
	memset(j->out, 0x5a, (size_t)N * ROW);
	assert_ok(pl_array_gather(j->s, a, &j->r));
	assert_ok(pl_stream_sync(j->s));
}

static void job_all(struct job *j, struct pl_array *a, unsigned int content)
{
	char want[ROW];

	job_run(j, a);
	assert_int_equal(j->status->failed, 0);
	for (unsigned int i = 0; i < N; i++) {
		fx_pattern(want, (uint64_t)j->ids[i] * ROW, ROW, content);
		fx_same(j->out + i * ROW, want, ROW, "a row");
	}
}

/* How many rows have it. */
static unsigned int job_count(const struct job *j, unsigned int content)
{
	char want[ROW];
	unsigned int n = 0;

	for (unsigned int i = 0; i < N; i++) {
		fx_pattern(want, (uint64_t)j->ids[i] * ROW, ROW, content);
		n += fx_differ(j->out + i * ROW, want, ROW) < 0;
	}
	return n;
}

/* The file's pages become others, as by a writer that goes past the page cache. */
static void rewrite(int fd, unsigned int content)
{
	char *buf = malloc(LEN);

	fx_pattern(buf, 0, LEN, content);
	assert_int_equal(ftruncate(fd, 0), 0);
	assert_int_equal(write(fd, buf, LEN), LEN);
	free(buf);
}

static void made(unsigned int content)
{
	int fd = open(path, O_WRONLY | O_CLOEXEC);

	assert_true(fd >= 0);
	rewrite(fd, content);
	assert_int_equal(close(fd), 0);
}

static void await(int fd)
{
	char byte;

	assert_int_equal(read(fd, &byte, 1), 1);
}

/* A writer in another process, which says by a pipe that its open() has returned; it writes when it
 * is told to. */
struct writer {
	pid_t pid;
	int opened;
	int go;
};

static struct writer writer_start(void)
{
	int up[2];
	int down[2];
	struct writer w;
	char byte = 0;

	assert_int_equal(pipe(up), 0);
	assert_int_equal(pipe(down), 0);
	w = (struct writer){ fork(), up[0], down[1] };
	assert_true(w.pid >= 0);
	if (!w.pid) {
		char buf[ROW];
		int fd;

		(void)close(down[1]);
		fd = open(path, O_WRONLY | O_CLOEXEC);
		if (fd < 0 || write(up[1], &byte, 1) != 1 || read(down[0], &byte, 1) != 1 ||
		    ftruncate(fd, 0)) {
			_exit(1);
		}
		for (size_t at = 0; at < LEN; at += ROW) {
			size_t n = LEN - at < ROW ? LEN - at : ROW;

			fx_pattern(buf, at, n, NEW);
			if (pwrite(fd, buf, n, (off_t)at) != (ssize_t)n) {
				_exit(1);
			}
		}
		_exit(0);
	}
	(void)close(up[1]);
	(void)close(down[0]);
	return w;
}

static void writer_end(struct writer *w)
{
	char byte = 0;
	int status = -1;

	assert_int_equal(write(w->go, &byte, 1), 1);
	assert_int_equal(waitpid(w->pid, &status, 0), w->pid);
	assert_int_equal(status, 0);
	(void)close(w->go);
	(void)close(w->opened);
}

/* What is in windows, and what is counted. */
static void counted(void **state)
{
	struct pl_array *a = opened(0, 0, PL_ARRAY_AUTO, 0);
	struct pl_array_stats st;
	struct job j;

	(void)state;
	job_make(&j);
	assert_why(a, "");
	job_all(&j, a, OLD);
	st = stats_of(a);
	assert_true(st.window_bytes >= LEN);
	/* A row may lie in two pieces. */
	assert_true(st.window_hits >= N && st.window_hits <= N + N / 2);
	assert_int_equal(st.requests, 0);
	assert_int_equal(st.past + st.fetched + st.wide_hits, 0);
	pl_array_close(a);

	/* The budget is for what is behind host memory. */
	a = opened(0, LEN / 2, LEN / 4, 0);
	assert_why(a, "");
	job_all(&j, a, OLD);
	st = stats_of(a);
	assert_true(st.window_bytes <= LEN / 4 && st.window_bytes > LEN / 8);
	assert_true(st.wide_hits > N / 4 && st.window_hits > N / 8);
	assert_true(st.requests > N / 8 && st.requests < N / 2);
	pl_array_close(a);

	/* What is in windows is not fetched into frames. */
	a = opened(LEN + BLOCK, 0, LEN, 0);
	assert_ok(pl_array_prefetch(j.s, a, &j.r));
	assert_ok(pl_stream_sync(j.s)); /* it reads the ids, which are drawn anew */
	job_all(&j, a, OLD);
	assert_int_equal(stats_of(a).fetched, 0);
	pl_array_close(a);
	job_free(&j);
}

static void none(void **state)
{
	struct pl_array *a = opened(0, 0, 0, 0);
	struct job j;
	int fd;

	(void)state;
	job_make(&j);
	assert_why(a, "window_bytes is 0");
	job_all(&j, a, OLD);
	assert_ok(pl_array_refresh(a));
	assert_why(a, "window_bytes is 0");
	pl_array_close(a);
	a = opened(0, LEN, LEN, 0);
	assert_why(a, "in host memory");
	job_all(&j, a, OLD);
	pl_array_close(a);
	a = opened(0, 0, 100, 0);
	assert_why(a, "no space");
	job_all(&j, a, OLD);
	pl_array_close(a);

	/* Cold, until it was read. */
	fx_cold(path);
	a = opened(0, 0, LEN, 0);
	assert_why(a, "page cache");
	job_all(&j, a, OLD);
	fx_file_is(path, 0, LEN, OLD);
	assert_ok(pl_array_refresh(a));
	assert_why(a, "");
	job_all(&j, a, OLD);
	pl_array_close(a);

	/* Somebody may write it, until that is closed; or nobody does. */
	fd = open(path, O_RDWR | O_CLOEXEC);
	assert_true(fd >= 0);
	a = opened(0, 0, LEN, 0);
	assert_why(a, "open for writing");
	job_all(&j, a, OLD);
	assert_int_equal(close(fd), 0);
	assert_ok(pl_array_refresh(a));
	assert_why(a, "");
	pl_array_close(a);
	fd = open(path, O_RDWR | O_CLOEXEC);
	assert_true(fd >= 0);
	a = opened(0, 0, LEN, PL_ARRAY_STABLE);
	assert_why(a, "");
	job_all(&j, a, OLD);
	pl_array_close(a);
	assert_int_equal(close(fd), 0);
	job_free(&j);
}

/* A memfd: the kernel does not count its creator as a writer. */
static void memfds(void **state)
{
	struct pl_array_opts o = PL_ARRAY_OPTS_INIT;
	int fd = memfd_create("array", MFD_CLOEXEC | MFD_ALLOW_SEALING);
	struct pl_array *a;
	struct pl_file *f;
	struct job j;

	(void)state;
	assert_true(fd >= 0);
	job_make(&j);
	rewrite(fd, OLD);
	assert_ok(pl_file_from_fd(fx.ctx, fd, &f));
	o.frame_bytes = 0;
	o.wide_bytes = 0;
	o.window_bytes = LEN;
	assert_ok(pl_array_open(fx.dev, f, 0, LEN, &o, &a));
	fx_shut(f);
	assert_why(a, "memfd");
	job_all(&j, a, OLD);
	assert_ok(lseek(fd, 0, SEEK_SET));
	rewrite(fd, NEW);
	job_all(&j, a, NEW);
	assert_ok(fcntl(fd, F_ADD_SEALS, F_SEAL_SHRINK));
	assert_ok(pl_array_refresh(a));
	assert_why(a, "memfd");
	assert_ok(fcntl(fd, F_ADD_SEALS, F_SEAL_WRITE));
	assert_ok(pl_array_refresh(a));
	assert_why(a, "");
	job_all(&j, a, NEW);
	pl_array_close(a);
	assert_ok(close(fd));
	job_free(&j);
}

/* Another user's file, by a process that may read it: 0, or where it went wrong. */
static int other_user(void)
{
	struct pl_array_opts o = PL_ARRAY_OPTS_INIT;
	struct pl_array_rows r = PL_ARRAY_ROWS_INIT;
	struct pl_array_stats st = PL_ARRAY_STATS_INIT;
	struct pl_ctx *ctx;
	struct pl_dev *dev;
	struct pl_file *f;
	struct pl_stream *s;
	struct pl_array *a;
	char want[ROW];
	void *p;
	int fd = open(path, O_RDONLY | O_CLOEXEC);

	if (setgroups(0, NULL) || setresgid(65534, 65534, 65534) ||
	    setresuid(65534, 65534, 65534) || fx_ctx(&ctx, "soft_gpus=1x64MiB", NULL) ||
	    pl_dev_open(ctx, fx_device(), &dev) || pl_file_from_fd(ctx, fd, &f) ||
	    pl_stream_create(dev, &s) || pl_mem_alloc(dev, 4096, PL_ALLOC_PINNED, &p)) {
		return 1;
	}
	o.wide_bytes = 0;
	o.frame_bytes = 0;
	if (pl_array_open(dev, f, 0, LEN, &o, &a)) {
		return 2;
	}
	if (pl_array_stats(a, &st) || !strstr(st.windows_why, "another user's")) {
		return 3;
	}
	*(int64_t *)p = 5;
	r.ids = p;
	r.n = 1;
	r.row_bytes = ROW;
	r.out = (char *)p + 64;
	fx_pattern(want, (size_t)5 * ROW, ROW, OLD);
	if (pl_array_gather(s, a, &r) || pl_stream_sync(s) ||
	    fx_differ((char *)p + 64, want, ROW) >= 0) {
		return 4;
	}
	pl_close(ctx);
	return 0;
}

/* Ends with windows open and a child alive, until the pipe is closed. */
static int dies(int hold, int up)
{
	struct pl_array_opts o = PL_ARRAY_OPTS_INIT;
	struct pl_array_stats st = PL_ARRAY_STATS_INIT;
	struct pl_ctx *ctx;
	struct pl_dev *dev;
	struct pl_file *f;
	struct pl_array *a;
	pid_t pid;
	char byte;

	o.wide_bytes = 0;
	if (fx_ctx(&ctx, "soft_gpus=1x64MiB", NULL) || pl_dev_open(ctx, fx_device(), &dev) ||
	    pl_file_open(ctx, path, O_RDONLY, 0, &f) || pl_array_open(dev, f, 0, LEN, &o, &a) ||
	    pl_array_stats(a, &st) || *st.windows_why) {
		return 1;
	}
	pid = fork();
	if (!pid) {
		/* It has let go of what is not a child's. */
		(void)!write(up, "", 1);
		(void)!read(hold, &byte, 1);
	}
	return pid < 0;
}

/* How these processes ended, which began before this one had a device. */
static int other_status;
static int dies_status;
static bool dies_let_go;

static void others_run(void)
{
	int hold[2];
	int up[2];
	pid_t pid;
	int fd;

	if (geteuid() == 0) {
		assert_int_equal(chmod(path, 0644), 0);
		pid = fork();
		assert_true(pid >= 0);
		if (!pid) {
			_exit(other_user());
		}
		assert_int_equal(waitpid(pid, &other_status, 0), pid);
	}
	assert_int_equal(pipe(hold), 0);
	assert_int_equal(pipe(up), 0);
	pid = fork();
	assert_true(pid >= 0);
	if (!pid) {
		(void)close(hold[1]);
		_exit(dies(hold[0], up[1]));
	}
	assert_int_equal(waitpid(pid, &dies_status, 0), pid);
	if (!dies_status) {
		await(up[0]);
	}
	fd = open(path, O_WRONLY | O_CLOEXEC | O_NONBLOCK);
	dies_let_go = fd >= 0;
	(void)close(fd);
	(void)close(hold[0]);
	(void)close(hold[1]);
	(void)close(up[0]);
	(void)close(up[1]);
}

static void others(void **state)
{
	(void)state;
	if (geteuid() != 0) {
		print_message("not run: only root can be somebody else\n");
	}
	assert_int_equal(other_status, 0);
	/* A lease ends with its process, though a child has its descriptors. */
	assert_int_equal(dies_status, 0);
	assert_true(dies_let_go);
}

/* What the writer has written is seen, however soon after its open() kernels run. */
static void written(void **state)
{
	struct pl_array *a = opened(0, 0, LEN, 0);
	struct writer w;
	struct job j;

	(void)state;
	job_make(&j);
	for (int i = 0; i < 3; i++) {
		assert_why(a, "");
		job_all(&j, a, OLD);
		w = writer_start();
		await(w.opened);
		/* Its open() has returned: nobody reads windows. */
		assert_why(a, "opened for writing");
		assert_int_equal(stats_of(a).requests != 0, i > 0);
		job_all(&j, a, OLD);
		writer_end(&w);
		job_all(&j, a, NEW);
		assert_true(stats_of(a).requests >= (uint64_t)N);
		made(OLD);
		assert_ok(pl_array_refresh(a));
	}
	pl_array_close(a);
	job_free(&j);
}

static void assert_explained(struct pl_array *a, const char *const *words)
{
	char *text;
	char *json;

	assert_ok(pl_array_explain(a, PL_FORMAT_TEXT, &text));
	assert_ok(pl_array_explain(a, PL_FORMAT_JSON, &json));
	for (; *words; words++) {
		const char *in = **words == '"' ? json : text;

		if (!strstr(in, *words)) {
			fail_msg("not said: %s\n%s", *words, in);
		}
	}
	pl_string_free(text);
	pl_string_free(json);
}

#define EXPLAINED(a, ...) assert_explained(a, (const char *const[]){ __VA_ARGS__, NULL })

/* What is said is what there is. */
static void explained(void **state)
{
	struct pl_array *a = opened(64 * KIB, 128 * KIB, PL_ARRAY_AUTO, 0);
	char *text = NULL;
	int fd;

	(void)state;
	assert_int_equal(pl_array_explain(a, 7, &text), -EINVAL);
	EXPLAINED(a, "use wide     128 KiB", "use windows  1.9 MiB", "a lease",
		  "use frames   64 KiB", "16 of 481 pages", "use ring     1024 requests",
		  "\"wide\":{\"bytes\":131072,\"why\":null}", "\"guard\":\"lease\"",
		  "\"frames\":16", "\"writes\":false");
	fd = open(path, O_WRONLY | O_CLOEXEC);
	EXPLAINED(a, "no  windows  the file was opened for writing", "\"guard\":null",
		  "\"windows\":{\"bytes\":0,\"why\":\"the file was opened for writing");
	assert_int_equal(close(fd), 0);
	pl_array_close(a);
	a = opened(0, LEN, 0, 0);
	EXPLAINED(a, "use wide     2.0 MiB", "no  windows  window_bytes is 0",
		  "no  frames   all of the array is in host memory",
		  "no  ring     all of the array is in host memory", "\"used\":false");
	/* What is kept is no good, so all rows are requests. */
	assert_int_equal(truncate(path, 4096), 0);
	assert_int_equal(pl_array_refresh(a), -ENODATA);
	EXPLAINED(a, "no  wide     the array could not be refreshed", "use ring     1024 requests",
		  "\"set_aside\":true", "\"used\":true");
	made(OLD);
	assert_ok(pl_array_refresh(a));
	EXPLAINED(a, "use wide     2.0 MiB", "\"set_aside\":false", "\"used\":false");
	pl_array_close(a);
	a = opened(0, 0, PL_ARRAY_AUTO, PL_ARRAY_STABLE);
	EXPLAINED(a, "no  wide     wide_bytes is 0", "nobody changes the file",
		  "no  frames   frame_bytes is less than a page", "\"guard\":\"stable\"");
	pl_array_close(a);
}

/* A copy to the device that fails once does not let the writer go on. */
static void stop_fails_once(void **state)
{
	void *lib = dlopen(getenv("PEERLANE_TEST_CUDA_LIB") ? getenv("PEERLANE_TEST_CUDA_LIB") : "",
			   RTLD_NOW);
	void *p = lib ? dlsym(lib, "fakecuda_fail") : NULL;
	void (*let_fail)(const char *spec);
	struct pl_array *a;
	struct writer w;
	struct job j;

	(void)state;
	if (!p) {
		return; /* the others have no copy there */
	}
	memcpy(&let_fail, &p, sizeof(p));
	a = opened(0, 0, LEN, 0);
	job_make(&j);
	job_all(&j, a, OLD);
	let_fail("cuMemcpyAsync:1:2,cuMemcpyHtoDAsync_v2:1:2");
	w = writer_start();
	await(w.opened);
	let_fail("");
	assert_why(a, "opened for writing");
	writer_end(&w);
	job_all(&j, a, NEW);
	pl_array_close(a);
	job_free(&j);
}

struct side {
	pthread_t thread;
	struct pl_array *a;
	struct job j;
	int rc;
	bool stop;
};

static void *side_main(void *arg)
{
	struct side *x = arg;

	while (!__atomic_load_n(&x->stop, __ATOMIC_ACQUIRE) && !x->rc) {
		x->rc = pl_array_gather(x->j.s, x->a, &x->j.r);
		x->rc = x->rc ? x->rc : pl_stream_sync(x->j.s);
	}
	return NULL;
}

/* Writers come, and the array is refreshed, while kernels run all the time. */
static void while_kernels_run(void **state)
{
	struct side x[2] = { { .rc = 0 } };
	struct pl_array *a = opened(64 * BLOCK, LEN / 4, LEN / 2, 0);
	struct job j;

	(void)state;
	job_make(&j);
	job_all(&j, a, OLD);
	for (int i = 0; i < 2; i++) {
		x[i].a = a;
		job_make(&x[i].j);
		for (unsigned int k = 0; k < N; k++) {
			x[i].j.ids[k] = (int64_t)(fx_random(&seed) % (LEN / ROW));
		}
		assert_int_equal(pthread_create(&x[i].thread, NULL, side_main, &x[i]), 0);
	}
	for (unsigned int i = 0; i < 4; i++) {
		unsigned int now = i % 2 ? OLD : NEW;

		made(now);
		assert_ok(pl_array_refresh(a));
		job_all(&j, a, now);
		assert_why(a, "");
	}
	for (int i = 0; i < 2; i++) {
		__atomic_store_n(&x[i].stop, true, __ATOMIC_RELEASE);
		(void)pthread_join(x[i].thread, NULL);
		assert_ok(x[i].rc);
		job_free(&x[i].j);
	}
	pl_array_close(a);
	job_free(&j);
}

/* Host memory and frames are as the file is; what cannot be had again is not used any more. */
static void refreshed(void **state)
{
	struct pl_array *a = opened(LEN + BLOCK, LEN / 2, 0, 0);
	uint64_t hits;
	struct job j;

	(void)state;
	job_make(&j);
	job_all(&j, a, OLD);
	made(NEW);
	job_run(&j, a);
	assert_true(job_count(&j, OLD) > N / 2);
	assert_ok(pl_array_refresh(a));
	job_all(&j, a, NEW);
	hits = stats_of(a).wide_hits;
	assert_int_equal(truncate(path, LEN / 2 - BLOCK), 0);
	assert_fails(pl_array_refresh(a), ENODATA, "reads all rows from the file");
	job_run(&j, a);
	assert_true(j.status->failed > N / 4 && j.status->error == -ENODATA);
	assert_int_equal(stats_of(a).wide_hits, hits);
	made(OLD);
	job_all(&j, a, OLD);
	assert_int_equal(stats_of(a).wide_hits, hits);
	assert_why(a, "could not be refreshed");
	assert_ok(pl_array_refresh(a));
	job_all(&j, a, OLD);
	assert_true(stats_of(a).wide_hits > hits);
	pl_array_close(a);

	/* Windows end where a file does that has become shorter. */
	a = opened(0, 0, LEN, 0);
	for (size_t len = LEN - 200 * KIB; len < LEN; len += 50001) {
		unsigned int bad = 0;

		assert_int_equal(truncate(path, (off_t)len), 0);
		/* Linux drops a large folio that it cannot split, as somebody has it pinned. */
		fx_file_is(path, 0, len, OLD);
		assert_ok(pl_array_refresh(a));
		assert_why(a, "");
		job_run(&j, a);
		for (unsigned int i = 0; i < N; i++) {
			bad += (uint64_t)(j.ids[i] + 1) * ROW > len;
		}
		assert_int_equal(j.status->failed, bad);
		assert_true(job_count(&j, OLD) >= N - bad);
		made(OLD);
	}
	pl_array_close(a);
	job_free(&j);
}

/* A writer is not held up by an array that is closed, by one that has no windows, or by a child
 * that has its parent's descriptors. */
static void let_go(void **state)
{
	struct pl_array *a = opened(0, 0, LEN, 0);
	struct pl_array *b = opened(0, 0, 100, 0);
	int hold[2];
	pid_t pid;
	int fd;

	(void)state;
	assert_why(a, "");
	assert_int_equal(pipe(hold), 0);
	pid = fork();
	assert_true(pid >= 0);
	if (!pid) {
		char byte;

		(void)close(hold[1]);
		(void)!read(hold[0], &byte, 1);
		_exit(0);
	}
	pl_array_close(a);
	fd = open(path, O_WRONLY | O_CLOEXEC | O_NONBLOCK);
	assert_true(fd >= 0);
	assert_int_equal(close(fd), 0);
	pl_array_close(b);
	(void)close(hold[0]);
	(void)close(hold[1]);
	assert_int_equal(waitpid(pid, NULL, 0), pid);
	/* pl_close() closes what is left. */
	(void)opened(0, 0, LEN, 0);
}

static int open_all(void **state)
{
	(void)state;
	seed = fx_seed();
	path = fx_made("windows", LEN, OLD);
	others_run();
	fx_open(&fx, "soft_gpus=1x256MiB", NULL);
	return 0;
}

static int close_all(void **state)
{
	int fd;

	(void)state;
	fx_close(&fx);
	fd = open(path, O_WRONLY | O_CLOEXEC | O_NONBLOCK);
	assert_true(fd >= 0);
	(void)close(fd);
	return 0;
}

static int reset(void **state)
{
	(void)state;
	made(OLD);
	return 0;
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test_setup(counted, reset),
		cmocka_unit_test_setup(none, reset),
		cmocka_unit_test_setup(memfds, reset),
		cmocka_unit_test_setup(others, reset),
		cmocka_unit_test_setup(written, reset),
		cmocka_unit_test_setup(explained, reset),
		cmocka_unit_test_setup(stop_fails_once, reset),
		cmocka_unit_test_setup(while_kernels_run, reset),
		cmocka_unit_test_setup(refreshed, reset),
		cmocka_unit_test_setup(let_go, reset),
	};

	return cmocka_run_group_tests_name("windows of arrays", tests, open_all, close_all);
}

/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#include "fork_work.h"

#include <pthread.h>
#include <stdatomic.h>

#define THREADS 3
#define PIECES 8

static struct {
	const struct parents *p;
	const char *path;
	bool past_cache;
	pthread_t thread[THREADS];
	atomic_uint rounds[THREADS];
	atomic_bool stop;
	pthread_mutex_t lock; /* protects wrong */
	char wrong[512];
} work = { .lock = PTHREAD_MUTEX_INITIALIZER };

static bool check(bool ok, int line, const char *what)
{
	if (!ok) {
		pthread_mutex_lock(&work.lock);
		if (!work.wrong[0]) {
			(void)snprintf(work.wrong, sizeof(work.wrong), "line %d: %s: %.300s", line,
				       what, pl_error_message());
		}
		pthread_mutex_unlock(&work.lock);
		atomic_store(&work.stop, true);
	}
	return ok;
}

#define OK(x) check(x, __LINE__, #x)

/* Reads, writes, past the page cache and not, at odd places, and copies. */
static bool transfers(struct pl_ctx *ctx, struct pl_dev *dev, int flags)
{
	struct pl_file *f;
	void *m = NULL;
	char *host = malloc(WORK_LEN);
	bool ok = OK(host && pl_mem_alloc(dev, WORK_LEN, 0, &m) == 0) &&
		  OK(pl_file_open(ctx, work.path, O_RDWR | flags, 0, &f) == 0);

	if (!ok) {
		return false;
	}
	ok = OK(pl_read(f, m, WORK_LEN, 0, NULL) == (ssize_t)WORK_LEN) &&
	     OK(pl_write(f, (char *)m + 7, 5000, 7, NULL) == 5000) &&
	     OK(pl_read(f, host, 300, 11, NULL) == 300) &&
	     OK(pl_mem_register(ctx, host, WORK_LEN) == 0) &&
	     OK(pl_read(f, host, WORK_LEN, 0, NULL) == (ssize_t)WORK_LEN) &&
	     OK(pl_copy(ctx, m, host, WORK_LEN, NULL) == (ssize_t)WORK_LEN) &&
	     OK(pl_copy(ctx, m, (char *)m + MIB, MIB, NULL) == (ssize_t)MIB) &&
	     OK(pl_mem_unregister(ctx, host) == 0) && OK(pl_file_sync(f) == 0);
	(void)pl_file_close(f);
	(void)pl_mem_free(ctx, m);
	free(host);
	return ok;
}

static bool queues(const struct parents *p)
{
	struct pl_completion done[PIECES];
	struct pl_request v[PIECES];
	struct pl_queue *q;
	char *host = malloc(WORK_LEN);
	size_t piece = WORK_LEN / PIECES;
	ssize_t n;
	int fd;
	bool ok = OK(host && pl_queue_open(p->ctx, NULL, &q) == 0) && OK(pl_queue_fd(q, &fd) == 0);

	for (size_t i = 0; i < PIECES; i++) {
		v[i] = fx_request(PL_OP_READ, p->file, host + i * piece, i * piece,
				  i % 2 ? 4096 : piece);
		done[i] = (struct pl_completion)PL_COMPLETION_INIT;
	}
	ok = ok && OK(pl_queue_submit(q, v, PIECES, NULL, NULL) == PIECES) &&
	     OK(pl_queue_wait(q, done, PIECES, PIECES, 0) == PIECES) &&
	     OK(pl_queue_submit(q, v, PIECES, fx_job(NULL), NULL) == PIECES);
	n = ok ? pl_queue_wait(q, done, 1, PIECES, 0) : 0;
	ok = ok && OK(n == 1 && done[0].result > 0) && OK(pl_queue_cancel(q, 12345) != 0);
	if (ok) {
		pl_queue_close(q);
	}
	free(host);
	return ok;
}

static bool streams(const struct parents *p)
{
	struct pl_stream *s, *same;
	struct pl_stream_io io = PL_STREAM_IO_INIT;
	void *m;
	size_t len = BLOCK;
	ssize_t result = 0;
	bool ok = OK(pl_stream_create(p->dev, &s) == 0) &&
		  OK(pl_stream_wrap(p->dev, pl_stream_handle(s), &same) == 0) &&
		  OK(pl_mem_alloc(p->dev, BLOCK, 0, &m) == 0);

	if (!ok) {
		return false;
	}
	io.file = p->file;
	io.mem = m;
	io.len = &len;
	io.result = &result;
	ok = OK(pl_stream_read(s, &io) == 0) && OK(pl_stream_read(same, &io) == 0) &&
	     OK(pl_stream_sync(s) == 0) && OK(result == BLOCK);
	pl_stream_close(same);
	pl_stream_close(s);
	(void)pl_mem_free(p->ctx, m);
	return ok;
}

/* To itself, through the thread that serves others. */
static bool shares(const struct parents *p)
{
	struct pl_export *x;
	char path[64];
	void *mem;
	void *seen;
	bool ok;

	(void)snprintf(path, sizeof(path), "/tmp/peerlane-fork-%d-%lx", (int)getpid(),
		       (unsigned long)pthread_self());
	if (!OK(pl_mem_alloc(p->dev, BLOCK, PL_ALLOC_SHARED, &mem) == 0) ||
	    !OK(pl_mem_export(p->ctx, mem, BLOCK, path, NULL, &x) == 0)) {
		return false;
	}
	ok = OK(pl_mem_import(p->dev, path, NULL, NULL, &seen) == 0) &&
	     OK(pl_copy(p->ctx, seen, p->mem, BLOCK, NULL) == BLOCK) &&
	     OK(pl_mem_unimport(p->ctx, seen) == 0);
	return OK(pl_mem_unexport(x) == 0) && OK(pl_mem_free(p->ctx, mem) == 0) && ok;
}

static bool questions(const struct parents *p)
{
	struct given g = { 0 };
	struct pl_mem_info mi = PL_MEM_INFO_INIT;
	struct pl_dev_info di = PL_DEV_INFO_INIT;
	struct pl_file_info fi = PL_FILE_INFO_INIT;
	struct pl_explain_args ea = PL_EXPLAIN_ARGS_INIT;
	struct pl_dev *dev;
	bool ok;

	ea.file = p->file;
	ea.dev = p->dev;
	ok = OK(pl_stats_each(p->ctx, on_route, &g) == 0) &&
	     OK(pl_stats_open(p->ctx, 0, &g.stats) == 0) && OK(pl_stats_refresh(g.stats) == 0) &&
	     OK(pl_stats_processes(p->ctx, on_process, &g) == 0) &&
	     OK(pl_explain(&ea, PL_FORMAT_JSON, &g.explained) == 0) &&
	     OK(pl_mem_info(p->ctx, p->mem, &mi) == 0) && OK(pl_file_info(p->file, &fi) == 0) &&
	     OK(pl_dev_each(p->ctx, on_device, &g) == 0) && OK(pl_dev_info(p->dev, &di) == 0) &&
	     OK(pl_dev_open(p->ctx, fx_device(), &dev) == 0) &&
	     OK(pl_check(p->ctx, on_check, &g) == 0);
	pl_stats_close(g.stats);
	pl_string_free(g.explained);
	if (ok) {
		pl_dev_close(dev);
		pl_log_set(on_line, NULL, PL_LOG_DEBUG);
	}
	return ok;
}

static void *on_what_is_there(void *arg)
{
	while (!atomic_load(&work.stop)) {
		if (transfers(work.p->ctx, work.p->dev, 0) &&
		    transfers(work.p->ctx, work.p->dev, work.past_cache ? O_DIRECT : 0) &&
		    queues(work.p) && streams(work.p) && shares(work.p) && questions(work.p)) {
			atomic_fetch_add((atomic_uint *)arg, 1);
		}
	}
	return NULL;
}

/* One that is told to look for another driver each time, and to log a failure. */
static bool visit(unsigned int i, const char *how)
{
	struct pl_ctx *ctx;
	struct pl_dev *dev;
	char lib[64];
	bool ok;

	(void)snprintf(lib, sizeof(lib), "test_cuda_lib=./no-driver-%u", i % 2);
	ok = OK(fx_ctx(&ctx, lib, how, "test_fault=direct:nth=1:err=EINVAL", "inline_max=64KiB",
		       NULL) == 0) &&
	     OK(pl_dev_open(ctx, "gpu:0", &dev) == 0);
	ok = ok && transfers(ctx, dev, 0) && transfers(ctx, dev, work.past_cache ? O_DIRECT : 0);
	if (ok) {
		pl_close(ctx);
	}
	return ok;
}

static void *coming_and_going(void *arg)
{
	static const char *const how[] = { "engine=threads", "pagecache=keep", "stats=off",
					   "test_soft_stale_pins=true",
					   "test_soft_host_addressable=false" };

	for (unsigned int i = 0; !atomic_load(&work.stop); i++) {
		if (visit(i, how[i % COUNT(how)]) && i % COUNT(how) == COUNT(how) - 1) {
			atomic_fetch_add((atomic_uint *)arg, 1);
		}
	}
	return NULL;
}

/* Into memory that nobody knows: each time the loader is asked for a driver. */
static void *small_ones(void *arg)
{
	char host[300];

	while (!atomic_load(&work.stop)) {
		if (OK(pl_read(work.p->file, host, sizeof(host), 5, NULL) == sizeof(host))) {
			atomic_fetch_add((atomic_uint *)arg, 1);
		}
	}
	return NULL;
}

void work_begin(const struct parents *p, const char *path)
{
	static void *(*const mains[THREADS])(void *) = { on_what_is_there, coming_and_going,
							 small_ones };

	work.p = p;
	work.path = path;
	work.past_cache = fx_has_direct();
	atomic_store(&work.stop, false);
	for (unsigned int i = 0; i < THREADS; i++) {
		if (pthread_create(&work.thread[i], NULL, mains[i], &work.rounds[i])) {
			abort();
		}
	}
}

bool work_enough(void)
{
	for (unsigned int i = 0; i < THREADS; i++) {
		if (atomic_load(&work.rounds[i]) < 2 && !atomic_load(&work.stop)) {
			return false;
		}
	}
	return true;
}

void work_again(void)
{
	for (unsigned int i = 0; i < THREADS; i++) {
		atomic_store(&work.rounds[i], 0);
	}
}

const char *work_end(void)
{
	atomic_store(&work.stop, true);
	for (unsigned int i = 0; i < THREADS; i++) {
		(void)pthread_join(work.thread[i], NULL);
	}
	return work.wrong[0] ? work.wrong : NULL;
}

/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/*
 * As test_sweep.c, for queues and statistics: the n-th allocation, then the n-th system call fails
 * while requests of all kinds are in a queue, or while counters are made, shown and looked at. What
 * was taken completes, once; what a completion says was moved is there, byte for byte; and nothing
 * else of the file has changed.
 */

#include "sweep_queue_kit.h"

#define PATIENCE_NS UINT64_C(60000000000)
#define JOB 100u

struct extent {
	uint32_t op;
	size_t off; /* in the file, and in device memory; copies: in both memories */
	size_t len;
	bool from_host;
};

static const struct extent singles[] = {
	{ PL_OP_READ, 0, 4096, false },
	{ PL_OP_READ, 4096, 4096, false },
	{ PL_OP_READ, 8192, 4096, false },
	{ PL_OP_READ, 16384 + 5, 4096, false },
	{ PL_OP_READ, 50003, 100, false },
	{ PL_OP_READ, 64 * KIB, 96 * KIB, false },
	{ PL_OP_WRITE, HALF, 4096, false },
	{ PL_OP_WRITE, HALF + 8192 + 3, 60 * KIB + 77, false },
	{ PL_OP_COPY, 160 * KIB, 32 * KIB, true },
	{ PL_OP_COPY, HALF, 16 * KIB, false },
};

static const struct extent job[] = {
	{ PL_OP_READ, 200 * KIB, 8192, false },
	{ PL_OP_READ, 216 * KIB + 1, 8191, false },
	{ PL_OP_COPY, 224 * KIB, 1000, true },
};

struct world {
	struct fx fx;
	struct pl_file *file;
	char *mem;
	char *host; /* source of copies, and from HALF on their destination */
	ssize_t results[COUNT(singles)];
	ssize_t job_result;
	unsigned int seen[COUNT(singles)];
	unsigned int job_seen;
	unsigned int seed; /* of what is written */
	int failed;
};

static void set_up(struct world *w, unsigned int seed)
{
	char *buf = malloc(HALF);

	*w = (struct world){ .seed = seed, .host = fx_host(2 * HALF) };
	fx_open(&w->fx, "chunk=32KiB", "inline_max=8KiB", "soft_gpus=1x16MiB", "slab_budget=1MiB",
		"depth=4", "test_queue_threads=2", NULL);
	w->file = fx_file(&w->fx, path, O_RDWR);
	w->mem = fx_alloc(&w->fx, 2 * HALF);
	memset(buf, 0xee, HALF);
	fx_put(&w->fx, w->mem, buf, HALF);
	fx_pattern(buf, HALF, HALF, seed);
	fx_put(&w->fx, w->mem + HALF, buf, HALF);
	fx_pattern(w->host, 0, HALF, 7);
	memset(w->host + HALF, 0, HALF);
	free(buf);
}

static struct pl_request request(const struct world *w, const struct extent *e, size_t user)
{
	struct pl_request r = PL_REQUEST_INIT;

	r.op = e->op;
	r.mem = w->mem + e->off;
	r.off = e->off;
	r.len = e->len;
	r.user = (void *)(uintptr_t)user;
	if (e->op != PL_OP_COPY) {
		r.file = w->file;
	} else if (e->from_host) {
		r.src = w->host + e->off;
	} else {
		r.src = w->mem + e->off;
		r.mem = w->host + e->off;
	}
	return r;
}

static void note(struct world *w, const struct pl_completion *c)
{
	size_t i = (size_t)(uintptr_t)c->user;

	if (c->result < 0) {
		w->failed = (int)c->result;
		if (strstr(pl_error_message(), "marker") || !*pl_error_message()) {
			fail_msg("request %zu: %zd without a word", i, c->result);
		}
	}
	if (i == JOB) {
		w->job_seen++;
		w->job_result = c->result;
		return;
	}
	assert_in_range(i, 0, COUNT(singles) - 1);
	w->seen[i]++;
	w->results[i] = c->result;
}

/* Takes out so many, one at a time: each one's words are then this thread's. */
static void take_out(struct world *w, struct pl_queue *q, size_t n)
{
	while (n) {
		struct pl_completion c = PL_COMPLETION_INIT;
		ssize_t got;

		(void)pl_policy_parse("marker", &(uint32_t){ 0 });
		got = pl_queue_wait(q, &c, 1, 1, PATIENCE_NS);
		if (got < 0) {
			w->failed = (int)got;
			assert_true(got != -EINVAL && got != -ESTALE);
			continue;
		}
		assert_int_equal(got, 1); /* else one was lost */
		note(w, &c);
		n--;
	}
}

/* What was taken has one completion each, what was not has none. */
static void complete(struct world *w, struct pl_queue *q, size_t singly, bool with_job)
{
	struct pl_completion c = PL_COMPLETION_INIT;

	take_out(w, q, singly + with_job);
	assert_int_equal(pl_queue_wait(q, &c, 0, 1, 0), 0);
	for (size_t i = 0; i < COUNT(singles); i++) {
		assert_int_equal(w->seen[i], i < singly);
	}
	assert_int_equal(w->job_seen, with_job);
}

/* Submits until all are taken or something fails. */
static size_t submit(struct world *w, struct pl_queue *q)
{
	struct pl_request v[COUNT(singles)];
	size_t taken = 0;
	ssize_t n = 1;

	for (size_t i = 0; i < COUNT(singles); i++) {
		v[i] = request(w, &singles[i], i);
	}
	while (taken < COUNT(singles) && n > 0) {
		n = pl_queue_submit(q, v + taken, COUNT(singles) - taken, NULL, NULL);
		taken += n > 0 ? (size_t)n : 0;
	}
	w->failed = n < 0 ? (int)n : w->failed;
	return taken;
}

static bool submit_job(struct world *w, struct pl_queue *q)
{
	struct pl_request v[COUNT(job)];
	ssize_t n;

	for (size_t i = 0; i < COUNT(job); i++) {
		v[i] = request(w, &job[i], 0);
	}
	n = pl_queue_submit(q, v, COUNT(job), fx_job((void *)(uintptr_t)JOB), NULL);
	w->failed = n < 0 ? (int)n : w->failed;
	return n == COUNT(job);
}

static int use_queue(struct world *w)
{
	struct pl_queue_opts o = PL_QUEUE_OPTS_INIT;
	struct pl_queue *q;
	size_t taken;
	bool with_job;
	int fd;
	int rc;

	memset(w->seen, 0, sizeof(w->seen));
	w->job_seen = 0;
	w->failed = 0;
	o.depth = 32;
	(void)pl_policy_parse("marker", &(uint32_t){ 0 });
	rc = pl_queue_open(w->fx.ctx, &o, &q);
	if (rc) {
		assert_null(strstr(pl_error_message(), "marker"));
		return rc;
	}
	rc = pl_queue_fd(q, &fd);
	w->failed = rc ? rc : 0;
	taken = submit(w, q);
	with_job = submit_job(w, q);
	complete(w, q, taken, with_job);
	pl_queue_close(q);
	return w->failed;
}

/* The first n bytes of an extent, where it went. */
static void arrived(struct world *w, const struct extent *e, size_t n)
{
	char *got = malloc(n ? n : 1);
	char *want = malloc(n ? n : 1);
	unsigned int seed = e->op == PL_OP_READ ? OLD : e->from_host ? 7 : w->seed;

	fx_pattern(want, e->off, n, seed);
	if (e->op == PL_OP_COPY && !e->from_host) {
		memcpy(got, w->host + e->off, n);
	} else {
		fx_get(&w->fx, got, w->mem + e->off, n);
	}
	fx_same(got, want, n, "a request's bytes");
	free(got);
	free(want);
}

static bool is_written(const struct world *w, size_t off, bool *sure)
{
	for (size_t i = 0; i < COUNT(singles); i++) {
		const struct extent *e = &singles[i];

		if (e->op == PL_OP_WRITE && off - e->off < e->len) {
			*sure = w->seen[i] && w->results[i] > 0 &&
				off - e->off < (size_t)w->results[i];
			return true;
		}
	}
	return false;
}

/* Bytes that were written, where it was said so; old ones or those elsewhere among the requests. */
static void file_is_right(const struct world *w)
{
	char *now = malloc(2 * HALF);
	char *old = malloc(2 * HALF);
	char *new = malloc(2 * HALF);
	int fd = open(path, O_RDONLY);

	assert_int_equal(read(fd, now, 2 * HALF), 2 * HALF);
	close(fd);
	fx_pattern(old, 0, 2 * HALF, OLD);
	fx_pattern(new, 0, 2 * HALF, w->seed);
	for (size_t i = 0; i < 2 * HALF; i++) {
		bool sure = false;
		bool ok = is_written(w, i, &sure) ? now[i] == new[i] || (!sure && now[i] == old[i])
						  : now[i] == old[i];

		if (!ok) {
			fail_msg("byte %zu of the file is %d, was %d, is to be %d", i, now[i],
				 old[i], new[i]);
		}
	}
	free(now);
	free(old);
	free(new);
}

static void judge(struct world *w, bool all)
{
	size_t sum = 0;

	for (size_t i = 0; i < COUNT(singles); i++) {
		if (all) {
			assert_int_equal(w->results[i], singles[i].len);
		}
		if (w->seen[i] && w->results[i] > 0 && singles[i].op != PL_OP_WRITE) {
			assert_in_range(w->results[i], 1, singles[i].len);
			arrived(w, &singles[i], (size_t)w->results[i]);
		}
	}
	for (size_t i = 0; i < COUNT(job); i++) {
		sum += job[i].len;
	}
	if (all) {
		assert_int_equal(w->job_result, sum);
	}
	for (size_t i = 0; i < COUNT(job) && w->job_seen && w->job_result == (ssize_t)sum; i++) {
		arrived(w, &job[i], job[i].len);
	}
	file_is_right(w);
}

static bool queue_twice(enum fault_kind kind, int err, unsigned long n)
{
	unsigned long seen;
	struct world w;
	int rc;

	path = fx_made("queue", 2 * HALF, OLD);
	set_up(&w, 2 + (unsigned int)n % 200);
	fault_arm(kind, n, err);
	rc = use_queue(&w);
	seen = fault_count(kind);
	fault_arm(kind, 0, 0);
	judge(&w, false);
	if (rc < -4095) {
		fail_msg("failure %lu: %d is no errno", n, rc);
	}
	/* The same context goes on as if nothing had been. */
	rc = use_queue(&w);
	if (rc) {
		fail_msg("after failure %lu: %d: %s", n, rc, pl_error_message());
	}
	judge(&w, true);
	fx_shut(w.file);
	fault_arm(kind, 1 + n % 5, err);
	pl_close(w.fx.ctx);
	fault_arm(kind, 0, 0);
	free(w.host);
	return seen >= n;
}

static void test_queue_alloc(void **state)
{
	(void)state;
	sweep("queue", queue_twice, FAULT_ALLOC, ENOMEM);
}

static void test_queue_sys(void **state)
{
	(void)state;
	sweep("queue", queue_twice, FAULT_SYS, EIO);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(test_queue_alloc),
		cmocka_unit_test(test_queue_sys),
	};

	return cmocka_run_group_tests_name("sweep of queues", tests, NULL, NULL);
}

/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/* Queues beside what may last for ever, and neighbours of which one fails: each request has its own
 * end, whatever travels with it or stands before it. */

#include "fixture.h"

#include <sys/mman.h>
#include <time.h>

#define PIECE ((size_t)4 * KIB)
#define PIPES 40u /* more than a queue has places for streams */
#define SECOND UINT64_C(1000000000)
#define AGES (3600 * SECOND) /* who waits with a limit carries nothing meanwhile */

struct pipe_end {
	int fd[2];
	struct pl_file *in;
};

static void pipe_open(const struct fx *f, struct pipe_end *p)
{
	assert_ok(pipe(p->fd));
	assert_ok(pl_file_from_fd(f->ctx, p->fd[0], &p->in));
}

static void pipe_shut(struct pipe_end *p)
{
	fx_shut(p->in);
	close(p->fd[0]);
	close(p->fd[1]);
}

static void pipe_fill(const struct pipe_end *p, unsigned int seed)
{
	char bytes[PIECE];

	fx_pattern(bytes, 0, PIECE, seed);
	assert_int_equal(write(p->fd[1], bytes, PIECE), PIECE);
}

/* Takes n out, by the number that is their user pointer. */
static void take(struct pl_queue *q, ssize_t *v, size_t n)
{
	for (size_t i = 0; i < n; i++) {
		struct pl_completion c = PL_COMPLETION_INIT;

		assert_moved(pl_queue_wait(q, &c, 1, 1, AGES), 1);
		v[(uintptr_t)c.user] = c.result;
	}
}

/* Neighbours in the file and in memory travel as one; what ends one of them is not the others'. */
static void test_neighbours_fail_apart(void **state)
{
	char *mem =
		mmap(NULL, 3 * PIECE, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
	const char *path = fx_made("apart", 3 * PIECE, 4);
	struct pl_request v[3];
	struct pl_file *file;
	struct pl_queue *q;
	ssize_t res[3];
	struct fx f;

	(void)state;
	fx_open(&f, NULL);
	assert_ok(pl_queue_open(f.ctx, NULL, &q));
	file = fx_file(&f, path, O_RDWR);
	assert_ptr_not_equal(mem, MAP_FAILED);
	assert_int_equal(mprotect(mem + PIECE, PIECE, PROT_NONE), 0);
	for (size_t i = 0; i < 3; i++) {
		v[i] = fx_request(PL_OP_READ, file, mem + i * PIECE, i * PIECE, PIECE);
		v[i].user = (void *)i;
	}
	assert_moved(pl_queue_submit(q, v, 3, NULL, NULL), 3);
	take(q, res, 3);
	assert_int_equal(res[0], PIECE);
	assert_int_equal(res[1], -EFAULT);
	assert_int_equal(res[2], PIECE);
	for (size_t i = 0; i < 3; i += 2) {
		char want[PIECE];

		fx_pattern(want, i * PIECE, PIECE, 4);
		fx_same(mem + i * PIECE, want, PIECE, "beside a request that failed");
	}
	/* The end of a file is no failure. */
	munmap(mem, 3 * PIECE);
	mem = fx_host(3 * PIECE);
	for (size_t i = 0; i < 3; i++) {
		v[i].mem = mem + i * PIECE;
		v[i].off = (i + 1) * PIECE;
	}
	assert_moved(pl_queue_submit(q, v, 3, NULL, NULL), 3);
	take(q, res, 3);
	assert_true(res[0] == (ssize_t)PIECE && res[1] == (ssize_t)PIECE && res[2] == 0);
	free(mem);
	fx_shut(file);
	pl_queue_close(q);
	fx_close(&f);
}

/* A context's only worker is idle; two queues count on it, and it goes to the one whose pipe does
 * not deliver. */
static void pipe_and_file(const char *path, char *mem)
{
	struct pl_queue *q[2];
	struct pl_request r;
	struct pl_file *file;
	struct pipe_end p;
	ssize_t res[1];
	struct fx f;

	fx_open(&f, NULL);
	file = fx_file(&f, path, O_RDONLY);
	pipe_open(&f, &p);
	assert_ok(pl_queue_open(f.ctx, NULL, &q[0]));
	assert_ok(pl_queue_open(f.ctx, NULL, &q[1]));
	r = fx_request(PL_OP_READ, file, mem, 0, PIECE);
	assert_moved(pl_queue_submit(q[1], &r, 1, NULL, NULL), 1);
	take(q[1], res, 1);
	(void)nanosleep(&(struct timespec){ 0, 50000000 }, NULL);
	r = fx_request(PL_OP_READ, p.in, mem + PIECE, PL_OFF_STREAM, PIECE);
	assert_moved(pl_queue_submit(q[0], &r, 1, NULL, NULL), 1);
	r = fx_request(PL_OP_READ, file, mem, 0, PIECE);
	assert_moved(pl_queue_submit(q[1], &r, 1, NULL, NULL), 1);
	take(q[1], res, 1);
	assert_int_equal(res[0], PIECE);
	pipe_fill(&p, 6);
	take(q[0], res, 1);
	assert_int_equal(res[0], PIECE);
	pl_queue_close(q[0]);
	pl_queue_close(q[1]);
	pipe_shut(&p);
	fx_shut(file);
	fx_close(&f);
}

static void test_beside_a_pipe(void **state)
{
	const char *path = fx_made("beside", PIECE, 5);
	char *mem = fx_host(2 * PIECE);

	(void)state;
	for (unsigned int round = 0; round < 20; round++) {
		pipe_and_file(path, mem);
	}
	free(mem);
}

/* Time passes for what waits behind another request of its stream, too. */
static void test_late_behind_a_pipe(void **state)
{
	char *mem = fx_host(3 * PIECE);
	struct pl_completion c = PL_COMPLETION_INIT;
	struct pl_request v[3];
	struct pl_queue *q;
	struct pipe_end p;
	ssize_t res[3];
	struct fx f;

	(void)state;
	fx_open(&f, NULL);
	assert_ok(pl_queue_open(f.ctx, NULL, &q));
	pipe_open(&f, &p);
	for (size_t i = 0; i < 3; i++) {
		v[i] = fx_request(PL_OP_READ, p.in, mem + i * PIECE, PL_OFF_STREAM, PIECE);
		v[i].user = (void *)i;
	}
	v[1].timeout_ns = SECOND / 10;
	assert_moved(pl_queue_submit(q, v, 3, NULL, NULL), 3);
	assert_moved(pl_queue_wait(q, &c, 1, 1, AGES), 1);
	assert_ptr_equal(c.user, (void *)1);
	assert_int_equal(c.result, -ETIMEDOUT);
	pipe_fill(&p, 1);
	pipe_fill(&p, 2);
	take(q, res, 2);
	assert_true(res[0] == (ssize_t)PIECE && res[2] == (ssize_t)PIECE);
	fx_pattern(mem + PIECE, 0, PIECE, 2);
	fx_same(mem + 2 * PIECE, mem + PIECE, PIECE, "behind what was late");
	pipe_shut(&p);
	pl_queue_close(q);
	fx_close(&f);
	free(mem);
}

static double cpu_seconds(void)
{
	struct timespec ts;

	(void)clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &ts);
	return (double)ts.tv_sec + (double)ts.tv_nsec * 1e-9;
}

/* More streams than a queue carries at once: the others wait asleep, may be taken back or be late,
 * and have their turn. */
static void test_crowd(void **state)
{
	char *mem = fx_host(PIPES * PIECE);
	char *want = fx_host(PIECE);
	struct pipe_end p[PIPES];
	struct pl_request r;
	struct pl_queue *q;
	ssize_t res[PIPES];
	uint64_t id[PIPES];
	double used = 1;
	struct fx f;

	(void)state;
	fx_open(&f, NULL);
	assert_ok(pl_queue_open(f.ctx, NULL, &q));
	for (size_t i = 0; i < PIPES; i++) {
		pipe_open(&f, &p[i]);
		r = fx_request(PL_OP_READ, p[i].in, mem + i * PIECE, PL_OFF_STREAM, PIECE);
		r.user = (void *)i;
		r.timeout_ns = i == PIPES - 1 ? SECOND / 5 : 0;
		assert_moved(pl_queue_submit(q, &r, 1, NULL, &id[i]), 1);
	}
	take(q, res, 1);
	assert_int_equal(res[PIPES - 1], -ETIMEDOUT);
	/* Where others have the processors, threads fall asleep late: who never does is always
	 * busy. */
	for (unsigned int tries = 0; used >= 0.1 && tries < 100; tries++) {
		used = cpu_seconds();
		(void)nanosleep(&(struct timespec){ 0, 500000000 }, NULL);
		used = cpu_seconds() - used;
	}
	assert_true(used < 0.1);
	assert_ok(pl_queue_cancel(q, id[PIPES - 2]));
	take(q, res, 1);
	assert_int_equal(res[PIPES - 2], -ECANCELED);
	/* The last first: they have no place yet. */
	for (size_t i = PIPES - 2; i-- > 0;) {
		pipe_fill(&p[i], (unsigned int)i);
	}
	take(q, res, PIPES - 2);
	for (size_t i = 0; i < PIPES - 2; i++) {
		assert_int_equal(res[i], PIECE);
		fx_pattern(want, 0, PIECE, (unsigned int)i);
		fx_same(mem + i * PIECE, want, PIECE, "a pipe of many");
	}
	pl_queue_close(q);
	for (size_t i = 0; i < PIPES; i++) {
		pipe_shut(&p[i]);
	}
	fx_close(&f);
	free(mem);
	free(want);
}

/* Pipes of several queues that deliver nothing, as many as each queue reads at once: a request of
 * another queue that no waiter carries has a worker all the same, and all pipes are read at once.
 */
static void test_pipes_of_many_queues(void **state)
{
	enum {
		QUEUES = 6,
		EACH = 16,
		ALL = QUEUES * EACH
	};
	const size_t large = 4 * MIB;
	const char *path = fx_made("many", large, 8);
	char *mem = fx_host(ALL * PIECE);
	struct pl_completion c = PL_COMPLETION_INIT;
	struct pl_queue *q[QUEUES + 1];
	struct pipe_end p[ALL];
	struct pl_file *file;
	struct pl_request r;
	struct fx f;
	char *dev;

	(void)state;
	fx_open(&f, NULL);
	for (size_t i = 0; i <= QUEUES; i++) {
		assert_ok(pl_queue_open(f.ctx, NULL, &q[i]));
	}
	for (size_t i = 0; i < ALL; i++) {
		pipe_open(&f, &p[i]);
		r = fx_request(PL_OP_READ, p[i].in, mem + i * PIECE, PL_OFF_STREAM, PIECE);
		r.user = (void *)i;
		assert_moved(pl_queue_submit(q[i % QUEUES], &r, 1, NULL, NULL), 1);
	}
	file = fx_file(&f, path, O_RDONLY);
	dev = fx_alloc(&f, large);
	r = fx_request(PL_OP_READ, file, dev, 0, large);
	assert_moved(pl_queue_submit(q[QUEUES], &r, 1, NULL, NULL), 1);
	assert_moved(pl_queue_wait(q[QUEUES], &c, 1, 1, AGES), 1);
	assert_int_equal(c.result, large);
	fx_dev_is(&f, dev, 0, large, 8);
	/* Each of them at once: the last delivers first. */
	for (size_t i = ALL; i-- > 0;) {
		pipe_fill(&p[i], (unsigned int)i);
		assert_moved(pl_queue_wait(q[i % QUEUES], &c, 1, 1, AGES), 1);
		assert_int_equal((uintptr_t)c.user, i);
		assert_int_equal(c.result, PIECE);
	}
	for (size_t i = 0; i < ALL; i++) {
		char want[PIECE];

		fx_pattern(want, 0, PIECE, (unsigned int)i);
		fx_same(mem + i * PIECE, want, PIECE, "a pipe of many queues");
		pipe_shut(&p[i]);
	}
	for (size_t i = 0; i <= QUEUES; i++) {
		pl_queue_close(q[i]);
	}
	fx_shut(file);
	fx_free(&f, dev);
	fx_close(&f);
	free(mem);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(test_neighbours_fail_apart), cmocka_unit_test(test_beside_a_pipe),
		cmocka_unit_test(test_late_behind_a_pipe),    cmocka_unit_test(test_crowd),
		cmocka_unit_test(test_pipes_of_many_queues),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}

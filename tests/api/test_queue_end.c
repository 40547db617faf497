/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/* Queues that are cancelled, late, closed or polled while requests are in flight. */

#include "queue_kit.h"

/* A queue in a context of its own, with one worker and files that take delay_us for each piece. */
static void slow_begin(struct fx *slow, unsigned int delay_us)
{
	char fault[100];

	(void)snprintf(fault, sizeof(fault),
		       "test_fault=direct:every=1:delay=%u,buffered:every=1:delay=%u", delay_us,
		       delay_us);
	fx_open(slow, "test_queue_threads=1", fault, NULL);
	pl_queue_close(q);
	assert_ok(pl_queue_open(slow->ctx, NULL, &q));
}

static void slow_end(struct fx *slow)
{
	pl_queue_close(q);
	fx_close(slow);
	assert_ok(pl_queue_open(f.ctx, NULL, &q));
}

/* The worker has the request; false: it has completed. */
static bool in_flight(uint64_t id)
{
	int rc = pl_queue_cancel(q, id);

	if (rc == -ENOENT) {
		return false;
	}
	assert_fails(rc, EBUSY, "in flight");
	return true;
}

/* Takes back what is behind the first of these requests, which the only worker has. False: that one
 * was completed before all was done, so what was seen says nothing. */
static bool behind_the_first(const struct fx *slow, struct pl_request *v, const char *mem)
{
	struct pl_completion c[2] = { PL_COMPLETION_INIT, PL_COMPLETION_INIT };
	uint64_t ids[3];
	uint64_t job;
	bool told;
	int rc;

	v[2].timeout_ns = 5000000;
	assert_moved(pl_queue_submit(q, v, 1, NULL, ids), 1);
	while (pl_queue_cancel(q, ids[0]) == 0) {
		/* Nobody had begun it: again, and later. */
		assert_moved(pl_queue_wait(q, c, 1, 1, 0), 1);
		assert_int_equal(c[0].result, -ECANCELED);
		assert_moved(pl_queue_submit(q, v, 1, NULL, ids), 1);
		usleep(50000);
	}
	assert_moved(pl_queue_submit(q, v + 1, 2, NULL, ids + 1), 2);
	rc = pl_queue_cancel(q, ids[1]);
	if (!in_flight(ids[0])) {
		return false;
	}
	assert_int_equal(rc, 0);
	assert_fails(pl_queue_cancel(q, ids[1]), ENOENT, "completed");
	assert_moved(pl_queue_wait(q, c, 1, 1, 0), 1);
	assert_ptr_equal(c[0].user, (void *)1);
	assert_int_equal(c[0].result, -ECANCELED);
	assert_non_null(strstr(pl_error_message(), "cancelled before"));
	/* While the first one is under way. */
	assert_moved(pl_queue_wait(q, c, 1, 1, 0), 1);
	told = strstr(pl_error_message(), "timed out before");
	if (!in_flight(ids[0])) {
		return false;
	}
	assert_ptr_equal(c[0].user, (void *)2);
	assert_int_equal(c[0].result, -ETIMEDOUT);
	assert_true(told);
	/* A job loses what was not begun. */
	v[2].timeout_ns = 0;
	assert_moved(pl_queue_submit(q, v, 3, fx_job(v), &job), 3);
	rc = pl_queue_cancel(q, job);
	if (!in_flight(ids[0])) {
		return false;
	}
	assert_int_equal(rc, 0);
	assert_moved(pl_queue_wait(q, c, 0, 1, 0), 1);
	assert_non_null(strstr(pl_error_message(), "cancelled before"));
	assert_int_equal(c[0].id, job);
	assert_int_equal(c[0].result, -ECANCELED);
	assert_fails(pl_queue_cancel(q, job), ENOENT, "completed");
	/* Time runs out, nothing is there: 0. */
	rc = (int)pl_queue_wait(q, c, 1, 1, 1000000);
	if (!in_flight(ids[0])) {
		return false;
	}
	assert_int_equal(rc, 0);
	assert_moved(pl_queue_wait(q, c, 1, 1, 0), 1);
	assert_int_equal(c[0].result, 3 * MIB);
	fx_dev_is(slow, mem, 0, 3 * MIB, 8);
	return true;
}

/* One worker, and slow files: what is behind the first can be taken back, and its time runs out. */
static void test_cancel_and_deadline(void **state)
{
	bool done = false;

	(void)state;
	/* How slow must they be, so that this thread is in time? */
	for (unsigned int seconds = 1; !done; seconds *= 2) {
		struct pl_request v[3];
		struct pl_file *file;
		struct fx slow;
		char *mem;

		assert_in_range(seconds, 1, 64);
		slow_begin(&slow, seconds * 1000000);
		file = fx_file(&slow, fx_made("cancel", 3 * MIB, 8), O_RDONLY);
		mem = fx_alloc(&slow, 9 * MIB);
		for (size_t i = 0; i < 3; i++) {
			v[i] = fx_request(PL_OP_READ, file, mem + i * 3 * MIB, 0, 3 * MIB);
			v[i].user = (void *)i;
		}
		done = behind_the_first(&slow, v, mem);
		slow_end(&slow);
	}
}

/* Neighbours are carried as one only where they have the same time: one that has none left is not
 * carried with one that has. */
static void test_neighbours_in_time(void **state)
{
	struct fx slow;
	struct pl_file *file;
	struct pl_request v[3];
	struct pl_completion c[3];
	char *mem;

	(void)state;
	slow_begin(&slow, 200000);
	file = fx_file(&slow, fx_made("in-time", 3 * MIB, 8), O_RDONLY);
	mem = fx_alloc(&slow, 3 * MIB);
	for (size_t i = 0; i < 3; i++) {
		c[i] = (struct pl_completion)PL_COMPLETION_INIT;
		v[i] = fx_request(PL_OP_READ, file, mem + i * MIB, i * MIB, MIB);
		v[i].user = (void *)i;
	}
	v[1].timeout_ns = 5000000;
	assert_moved(pl_queue_submit(q, v, 3, NULL, NULL), 3);
	usleep(100000); /* whoever waits helps, and could be in time */
	for (size_t i = 0; i < 3; i++) {
		assert_moved(pl_queue_wait(q, c, 1, 1, 0), 1);
		assert_int_equal(c[0].result, c[0].user == (void *)1 ? -ETIMEDOUT : (int)MIB);
	}
	fx_dev_is(&slow, mem, 0, MIB, 8);
	fx_dev_is(&slow, mem + 2 * MIB, 2 * MIB, MIB, 8);
	fx_shut(file);
	fx_free(&slow, mem);
	slow_end(&slow);
}

/* In a loop of the program's own, beside other descriptors. */
static void test_epoll(void **state)
{
	static struct pl_request v[500];
	struct pl_file *in = fx_file(&f, fx_made("epoll", 500 * PIECE, 8), O_RDONLY);
	char *mem = fx_alloc(&f, 500 * PIECE);
	struct epoll_event ev = { .events = EPOLLIN };
	struct pollfd p = { .events = POLLIN };
	size_t done = 0;
	int ready;
	int again;
	int ep = epoll_create1(0);

	(void)state;
	assert_ok(pl_queue_fd(q, &p.fd));
	assert_ok(pl_queue_fd(q, &again));
	assert_int_equal(again, p.fd);
	assert_int_equal(poll(&p, 1, 0), 0);
	assert_ok(epoll_ctl(ep, EPOLL_CTL_ADD, p.fd, &ev));
	for (size_t i = 0; i < 500; i++) {
		v[i] = fx_request(PL_OP_READ, in, mem + i * PIECE, i * PIECE, PIECE);
	}
	for (size_t sent = 0; done < 500;) {
		struct pl_completion c[7];
		ssize_t n;

		if (sent < 500) {
			assert_moved(pl_queue_submit(q, v + sent, 100, NULL, NULL), 100);
			sent += 100;
		}
		do {
			ready = epoll_wait(ep, &ev, 1, -1);
		} while (ready < 0 && errno == EINTR); /* SIGCONT, say */
		assert_int_equal(ready, 1);
		for (size_t i = 0; i < 7; i++) {
			c[i] = (struct pl_completion)PL_COMPLETION_INIT;
		}
		n = pl_queue_wait(q, c, 0, 7, 0);
		assert_true(n > 0);
		for (ssize_t i = 0; i < n; i++) {
			assert_int_equal(c[i].result, PIECE);
		}
		done += (size_t)n;
	}
	assert_int_equal(poll(&p, 1, 0), 0);
	fx_dev_is(&f, mem, 0, 500 * PIECE, 8);
	/* A descriptor that is asked for when something has long been done. */
	pl_queue_close(q);
	assert_ok(pl_queue_open(f.ctx, NULL, &q));
	assert_moved(pl_queue_submit(q, v, 1, NULL, NULL), 1);
	usleep(100000);
	assert_ok(pl_queue_fd(q, &p.fd));
	assert_int_equal(poll(&p, 1, -1), 1);
	close(ep);
	fx_free(&f, mem);
	fx_shut(in);
}

/* Closed with all of it in flight: what was promised has happened when it returns. */
static void test_close_in_flight(void **state)
{
	static struct pl_request v[400];
	struct pl_file *in = fx_file(&f, fx_made("close", 400 * 16 * KIB, 8), O_RDONLY);
	char *mem = fx_alloc(&f, 400 * 16 * KIB);

	(void)state;
	for (size_t i = 0; i < 400; i++) {
		v[i] = fx_request(PL_OP_READ, in, mem + i * 16 * KIB, i * 16 * KIB, 16 * KIB);
	}
	for (unsigned int round = 0; round < 3; round++) {
		assert_moved(pl_queue_submit(q, v, 400, NULL, NULL), 400);
		pl_queue_close(q);
		fx_dev_is(&f, mem, 0, 400 * 16 * KIB, 8);
		assert_ok(pl_queue_open(f.ctx, NULL, &q));
	}
	pl_queue_close(NULL);
	/* The memory is held while it is in use, and only then. */
	assert_moved(pl_queue_submit(q, v, 400, NULL, NULL), 400);
	pl_queue_close(q);
	fx_free(&f, mem);
	fx_shut(in);
	assert_ok(pl_queue_open(f.ctx, NULL, &q));
}

/* pl_close() closes queues that are left. */
static void test_context_closes(void **state)
{
	struct fx other;
	struct pl_queue *left;
	struct pl_file *in;
	struct pl_request r;
	char *mem;

	(void)state;
	fx_open(&other, NULL);
	assert_ok(pl_queue_open(other.ctx, NULL, &left));
	in = fx_file(&other, fx_made("left", MIB, 8), O_RDONLY);
	mem = fx_alloc(&other, MIB);
	r = fx_request(PL_OP_READ, in, mem, 0, MIB);
	assert_moved(pl_queue_submit(left, &r, 1, NULL, NULL), 1);
	pl_close(other.ctx);
}

static void test_fork(void **state)
{
	struct pl_file *in = fx_file(&f, fx_made("fork", MIB, 8), O_RDONLY);
	char *mem = fx_alloc(&f, MIB);
	struct pl_request r = fx_request(PL_OP_READ, in, mem, 0, PIECE);
	struct pl_completion c = PL_COMPLETION_INIT;
	int status;
	pid_t child;
	int fd;

	(void)state;
	assert_int_equal(one(&r), PIECE);
	assert_moved(pl_queue_submit(q, &r, 1, NULL, NULL), 1);
	child = fx_fork();
	if (child == 0) {
		struct pl_queue *mine;
		bool ok = pl_queue_submit(q, &r, 1, NULL, NULL) == -ESTALE &&
			  pl_queue_submit(q, &r, 1, fx_job(NULL), NULL) == -ESTALE &&
			  pl_queue_wait(q, &c, 1, 1, 0) == -ESTALE &&
			  pl_queue_cancel(q, 1) == -ESTALE && pl_queue_fd(q, &fd) == -ESTALE &&
			  pl_queue_open(f.ctx, NULL, &mine) == -ESTALE;

		pl_queue_close(q);
		pl_close(f.ctx);
		_exit(ok ? 0 : 1);
	}
	assert_int_equal(waitpid(child, &status, 0), child);
	assert_int_equal(status, 0);
	assert_moved(pl_queue_wait(q, &c, 1, 1, 0), 1);
	assert_int_equal(c.result, PIECE);
	fx_free(&f, mem);
	fx_shut(in);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		TEST(test_cancel_and_deadline),
		TEST(test_neighbours_in_time),
		TEST(test_epoll),
		TEST(test_close_in_flight),
		TEST(test_fork),
		TEST(test_context_closes),
	};

	/* One worker, so that a test can keep it busy. */
	setenv("PEERLANE_TEST_QUEUE_THREADS", "1", 0);
	return cmocka_run_group_tests(tests, NULL, NULL);
}

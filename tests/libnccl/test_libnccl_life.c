/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/*
 * libnccl.so.2: communicators that end while they are in use, behind others, late, or that not all
 * ranks make alike; and captures of other threads. The argument says which: `life` (all that is
 * short), `held` (FAKECUDA_HOLD_BACK is 1), `exit`, `blocking` (PEERLANE_NCCL_TIMEOUT is 1), `late`
 * (ten seconds and more).
 */

#include <stdatomic.h>
#include <sys/wait.h>

#include "libnccl_test.h"

#define SMALL ((size_t)1000)

static atomic_bool over;
static atomic_uint begun;

static void reduce_small(struct rank *r)
{
	r->r = reduce(r, 0, SMALL, 0);
}

static void abort_one(struct rank *r)
{
	r->r = nccl.ncclCommAbort(r->comm);
}

/* Queues for as long as it is let; what it is told does not count. */
static void reduce_on(struct rank *r)
{
	nc_result now;

	atomic_fetch_add(&begun, 1);
	for (int k = 0; k < 40 && !atomic_load(&over); k++) {
		(void)reduce(r, 0, SMALL, 0);
		(void)nccl.ncclCommGetAsyncError(r->comm, &now);
	}
	(void)app.stream_sync(r->s[0]);
	r->r = 0;
}

static void *abort_all(void *arg)
{
	nc_result *r = arg; /* the ranks' own are their threads' */

	while (atomic_load(&begun) < RANKS) {
		usleep(100);
	}
	usleep(1000);
	for (int i = 0; i < RANKS; i++) {
		*r |= nccl.ncclCommAbort(rank[i].comm);
	}
	atomic_store(&over, true);
	return NULL;
}

/* As a watchdog does: another thread aborts what is in a call. */
static void test_abort_meanwhile(void **state)
{
	nc_result r = NC_OK;
	pthread_t t;

	(void)state;
	for (int k = 0; k < 4; k++) {
		init_all();
		atomic_store(&over, false);
		atomic_store(&begun, 0);
		assert_int_equal(pthread_create(&t, NULL, abort_all, &r), 0);
		each(reduce_on);
		pthread_join(t, NULL);
		expect_ok();
		assert_int_equal(r, NC_OK);
	}
	sync_all();
	expect_quiet();
}

static void *abort_first(void *arg)
{
	(void)arg;
	abort_one(&rank[0]);
	return NULL;
}

/* A communicator that is aborted while a group has an operation of it, and another one at the same
 * address: the operation is not the other's. */
static void test_abort_in_group(void **state)
{
	nc_handle was;
	pthread_t t;

	(void)state;
	init_all();
	was = rank[0].comm;
	fill(SMALL);
	assert_int_equal(nccl.ncclGroupStart(), 0);
	assert_int_equal(reduce(&rank[0], 0, SMALL, 0), 0);
	assert_int_equal(nccl.ncclReduce(at(rank[0].src, 0), at(rank[0].dst, 0), SMALL, NC_F32,
					 NC_MAX, 0, was, rank[0].s[1]),
			 0);
	assert_int_equal(pthread_create(&t, NULL, abort_first, NULL), 0);
	pthread_join(t, NULL);
	for (int i = 1; i < RANKS; i++) {
		abort_one(&rank[i]);
	}
	nccl.again(1);
	init_all();
	nccl.again(0);
	assert_ptr_equal(rank[0].comm, was);
	assert_int_equal(app.ctx_set(rank[0].ctx), 0);
	assert_int_equal(nccl.ncclGroupEnd(), NC_INVALID_USAGE);
	assert_non_null(strstr(nccl.ncclGetLastError(NULL), "has ended in a group"));
	assert_int_equal(app.ctx_set(NULL), 0);
	each(reduce_small);
	expect_ok();
	sync_all();
	expect_floats(0, SMALL, BY_PEERLANE);
	destroy_all();
	sync_all();
}

static void init_other(struct rank *r)
{
	r->r = nccl.ncclCommInitRank(&r->other, RANKS, id, r->i);
}

static void reduce_other(struct rank *r)
{
	r->r = nccl.ncclAllReduce(at(r->src, 0), at(r->dst, 0), SMALL, NC_F32, NC_SUM, r->other,
				  r->s[0]);
}

static void reduce_other_late(struct rank *r)
{
	if (r->i) {
		reduce_other(r);
	}
}

static void destroy_other(struct rank *r)
{
	r->r = nccl.ncclCommDestroy(r->other);
	r->other = NULL;
}

/* What the library has of the driver. */
static long living(void)
{
	return app.live("memory") + app.live("handles") + app.live("events") + app.live("streams");
}

/* Until what is closed by other threads is closed: ten seconds. */
static void expect_living(long n)
{
	for (int k = 0; k < 10000 && living() != n; k++) {
		usleep(1000);
	}
	assert_int_equal(living(), n);
}

/* One that is aborted behind a kernel of another communicator does not wait for that, nor leaves
 * anything behind once it has ended. */
static void test_abort_behind(void **state)
{
	long before = living();

	(void)state;
	assert_int_equal(nccl.ncclGetUniqueId(&id), 0);
	each(init_other);
	expect_ok();
	init_all();
	fill(SMALL);
	assert_int_equal(app.ctx_set(rank[0].ctx), 0);
	reduce_other(&rank[0]);
	assert_int_equal(rank[0].r, 0);
	assert_int_equal(app.ctx_set(NULL), 0);
	each(reduce_small);
	expect_ok();
	each(abort_one);
	expect_ok();
	/* The other one still works. */
	each(reduce_other_late);
	expect_ok();
	sync_all();
	expect_floats(0, SMALL, BY_PEERLANE);
	each(destroy_other);
	expect_ok();
	expect_living(before);
	expect_quiet();
}

/* One thread aborts an idle communicator, and then one whose operation the others do not come to:
 * until that ends, whoever frees memory of the device waits. (With FAKECUDA_HOLD_BACK so does every
 * other call for it.) */
static bool revokes; /* the second one */

static void abort_both(struct rank *r)
{
	if (r->i == 0) {
		r->r = nccl.ncclAllGather(at(r->src, 0), at(r->dst, 0), SMALL, NC_F32, r->other,
					  r->s[0]);
		r->r |= nccl.ncclCommAbort(r->comm);
		r->r |= app.live("operations") == 0 ? 100 : 0;
		r->r |= revokes ? nccl.ncclCommRevoke(r->other, 0) : 0;
		r->r |= nccl.ncclCommAbort(r->other);
	}
}

static void abort_rest(struct rank *r)
{
	if (r->i) {
		r->r = nccl.ncclCommAbort(r->comm);
		r->r |= nccl.ncclCommAbort(r->other);
	}
}

static void beside_hung(bool revoke)
{
	long before = living();

	revokes = revoke;
	assert_int_equal(nccl.ncclGetUniqueId(&id), 0);
	each(init_other);
	expect_ok();
	init_all();
	each(abort_both);
	expect_ok();
	each(abort_rest);
	expect_ok();
	sync_all();
	expect_living(before);
	expect_quiet();
}

static void test_abort_beside_hung(void **state)
{
	(void)state;
	beside_hung(false);
}

static void test_revoke_beside_hung(void **state)
{
	(void)state;
	beside_hung(true);
}

static void revoke_one(struct rank *r)
{
	nc_result now = 77;

	r->r = nccl.ncclCommRevoke(r->comm, 0);
	r->r |= nccl.ncclCommGetAsyncError(r->comm, &now);
	r->r |= now; /* that is no failure */
}

static void shrink(struct rank *r)
{
	int without = 1;

	r->r = r->i == 1 ? 0 : nccl.ncclCommShrink(r->comm, &without, 1, &r->other, NULL, 1);
}

static void reduce_rest(struct rank *r)
{
	if (r->i != 1) {
		reduce_other(r);
	}
}

static void destroy_rest(struct rank *r)
{
	if (r->i != 1) {
		destroy_other(r);
	}
	r->r |= nccl.ncclCommDestroy(r->comm);
}

/* What is in flight ends, and the ranks that are left go on without the one that does not come. */
static void test_revoke_and_shrink(void **state)
{
	unsigned long before;
	float v;

	(void)state;
	init_all();
	fill(SMALL);
	for (int i = 0; i < RANKS; i += 2) {
		assert_int_equal(app.ctx_set(rank[i].ctx), 0);
		reduce_small(&rank[i]);
		assert_int_equal(rank[i].r, 0);
		assert_int_equal(app.ctx_set(NULL), 0);
	}
	each(revoke_one);
	expect_ok();
	sync_all();
	before = nccl.calls("ncclAllReduce");
	each(reduce_small); /* it is NCCL's to refuse now */
	assert_int_equal(nccl.calls("ncclAllReduce") - before, RANKS);
	sync_all();
	each(shrink);
	expect_ok();
	fill(SMALL);
	each(reduce_rest);
	expect_ok();
	sync_all();
	for (int i = 0; i < RANKS; i += 2) {
		assert_int_equal(app.peek(rank[i].dst, &v, sizeof(v)), 0);
		assert_true(v == values[0] + values[2]);
	}
	assert_int_equal(nccl.calls("ncclAllReduce") - before, RANKS);
	each(destroy_rest);
	expect_ok();
	expect_quiet();
}

/* Some stream of the program is captured in the mode that watches all threads. */
static void test_others_capture(void **state)
{
	nc_result now;

	(void)state;
	fill(SMALL);
	app.capture(rank[0].s[1], 5);
	init_all();
	each(reduce_small);
	expect_ok();
	assert_int_equal(nccl.ncclCommGetAsyncError(rank[0].comm, &now), 0);
	assert_int_equal(now, 0);
	destroy_all(); /* which waits for it */
	app.capture(rank[0].s[1], 0);
	sync_all();
	expect_floats(0, SMALL, BY_PEERLANE);
	expect_quiet();
}

/* On one rank calls do not block: it does not take part when the others agree. */
static void init_unlike(struct rank *r)
{
	struct nc_config config = { sizeof(config), 0xcafebeef, 22809, 0 };

	if (r->i == 1) {
		r->r = nccl.ncclCommInitRankConfig(&r->comm, RANKS, id, r->i, &config);
		return;
	}
	init_one(r);
	if (strstr(nccl.ncclGetLastError(NULL), "not all have come to an all-gather within 1 s")) {
		atomic_fetch_add(&begun, 1); /* the other one may hear that NCCL's has ended */
	}
}

static void test_blocking_differs(void **state)
{
	nc_result now;

	(void)state;
	assert_int_equal(nccl.ncclGetUniqueId(&id), 0);
	atomic_store(&begun, 0);
	each(init_unlike);
	assert_true(atomic_load(&begun) > 0);
	for (int i = 0; i < RANKS; i++) {
		assert_int_equal(rank[i].r, i == 1 ? NC_IN_PROGRESS : NC_SYSTEM_ERROR);
		assert_true((rank[i].comm != NULL) == (i == 1));
	}
	assert_int_equal(nccl.ncclCommGetAsyncError(rank[1].comm, &now), 0);
	assert_int_equal(now, NC_REMOTE_ERROR);
	abort_one(&rank[1]);
	assert_int_equal(rank[1].r, 0);
	expect_quiet();
}

/* The same where NCCL connects at the first all-gather, which then does not return: the limit
 * holds, and nobody aborts what a thread is in a call of. */
static void test_blocking_differs_connecting(void **state)
{
	unsigned long before = nccl.calls("ncclCommAbort");

	(void)state;
	nccl.lazy(1);
	init_all();
	fill(SMALL);
	each(reduce_small);
	expect_ok();
	sync_all();
	expect_floats(0, SMALL, BY_PEERLANE);
	destroy_all();
	assert_int_equal(nccl.ncclGetUniqueId(&id), 0);
	atomic_store(&begun, 0);
	each(init_unlike);
	assert_int_equal(atomic_load(&begun), RANKS - 1);
	for (int i = 0; i < RANKS; i++) {
		assert_int_equal(rank[i].r, i == 1 ? NC_IN_PROGRESS : NC_SYSTEM_ERROR);
		assert_true((rank[i].comm != NULL) == (i == 1));
	}
	assert_int_equal(nccl.calls("ncclCommAbort"), before);
	abort_one(&rank[1]);
	assert_int_equal(rank[1].r, 0);
	/* The others are when their calls have returned. */
	for (int k = 0; k < 10000 && nccl.calls("ncclCommAbort") - before < RANKS; k++) {
		usleep(1000);
	}
	assert_int_equal(nccl.calls("ncclCommAbort") - before, RANKS);
	nccl.lazy(0);
	expect_quiet();
}

/* One rank's process runs without this library. Its first operation meets the all-gather by which
 * the others agree, and both end. */
static void init_mixed(struct rank *r)
{
	if (r->i != 1) {
		init_one(r);
		if (strstr(nccl.ncclGetLastError(NULL), "rank 1 runs without Peerlane's")) {
			atomic_fetch_add(&begun, 1); /* the other one may hear of an abort */
		}
		return;
	}
	r->r = nccl.plain_init(&r->comm, RANKS, id, r->i);
	r->r |= nccl.plain_reduce(at(r->src, 0), at(r->dst, 0), SMALL, NC_F32, NC_SUM, r->comm,
				  r->s[0]);
}

static void test_one_without(void **state)
{
	nc_result now;

	(void)state;
	assert_int_equal(nccl.ncclGetUniqueId(&id), 0);
	fill(SMALL);
	atomic_store(&begun, 0);
	nccl.mixed(1);
	each(init_mixed);
	assert_true(atomic_load(&begun) > 0);
	for (int i = 0; i < RANKS; i++) {
		assert_int_equal(rank[i].r, i == 1 ? NC_OK : NC_SYSTEM_ERROR);
		assert_true((rank[i].comm != NULL) == (i == 1));
	}
	sync_all();
	nccl.mixed(0);
	assert_int_equal(nccl.plain_error(rank[1].comm, &now), 0);
	assert_int_equal(now, NC_REMOTE_ERROR);
	assert_int_equal(nccl.plain_abort(rank[1].comm), 0);
	expect_quiet();
}

static void split_two(struct rank *r)
{
	r->r = nccl.ncclCommSplit(r->comm, r->i < 2 ? 0 : -1, r->i, &r->other, NULL);
}

static void reduce_and_destroy_other(struct rank *r)
{
	if (r->i < 2) {
		reduce_other(r);
		r->r |= nccl.ncclCommDestroy(r->other);
	}
	r->other = NULL;
}

/* Two ranks are threads of this process and have the same GPU, where a call of the driver waits for
 * a kernel of the other rank: nobody stands still, and NCCL has all, also of a part. */
static void test_share_a_gpu(void **state)
{
	unsigned long before = nccl.calls("ncclAllReduce");
	struct rank was = rank[2];

	(void)state;
	make_rank(2, 0);
	for (int k = 0; k < 2; k++) {
		hear();
		init_all();
		assert_int_equal(said("is left to NCCL: rank 0: ranks that are threads of one "
				      "process share a GPU\n"),
				 1);
		fill(SMALL);
		each(reduce_small);
		expect_ok();
		sync_all();
		expect_floats(0, SMALL, BY_NCCL);
		hear();
		each(split_two);
		expect_ok();
		assert_int_equal(
			said("a communicator of 2 ranks is left to NCCL: it was made of one"), 1);
		each(reduce_and_destroy_other);
		expect_ok();
		sync_all();
		destroy_all();
	}
	assert_int_equal(nccl.calls("ncclAllReduce") - before, 2 * (RANKS + 2));
	rank[2] = was;
	/* Each on a GPU of its own, they are Peerlane's as before. */
	init_all();
	fill(SMALL);
	each(reduce_small);
	expect_ok();
	sync_all();
	expect_floats(0, SMALL, BY_PEERLANE);
	destroy_all();
	expect_quiet();
}

/* A rank leaves at once, and another one comes more than ten seconds later. What is not taken comes
 * between. */
static void leave_or_come(struct rank *r)
{
	if (r->i == 2) {
		sleep(11);
	}
	r->r = reduce(r, 0, SMALL, 0);
	r->r |= nccl.ncclSend(at(r->src, 0), 1, NC_F32, r->i, r->comm, r->s[0]);
	r->r |= nccl.ncclCommDestroy(r->comm);
}

static void test_leave_before_the_late(void **state)
{
	(void)state;
	init_all();
	fill(SMALL);
	each(leave_or_come);
	expect_ok();
	sync_all();
	expect_floats(0, SMALL, BY_PEERLANE);
	expect_quiet();
}

/* A child of fork() may end what it has inherited, and the process may end, while a thread waits to
 * free memory beside an operation that hangs: neither waits for it. */
static void test_fork_and_exit(void **state)
{
	int status = -1;
	pid_t child;

	(void)state;
	assert_int_equal(nccl.ncclGetUniqueId(&id), 0);
	each(init_other);
	expect_ok();
	init_all();
	assert_int_equal(app.ctx_set(rank[0].ctx), 0);
	assert_int_equal(nccl.ncclAllGather(at(rank[0].src, 0), at(rank[0].dst, 0), SMALL, NC_F32,
					    rank[0].other, rank[0].s[0]),
			 0);
	abort_one(&rank[0]);
	assert_int_equal(rank[0].r, 0);
	assert_true(app.live("operations") > 0);
	child = fork();
	if (!child) {
		abort_one(&rank[1]);
		destroy_other(&rank[2]);
		_exit(rank[1].r || rank[2].r ? 1 : 42);
	}
	for (int k = 0; k < 20000 && waitpid(child, &status, WNOHANG) == 0; k++) {
		usleep(1000);
	}
	assert_true(WIFEXITED(status) && WEXITSTATUS(status) == 42);
	assert_true(app.live("operations") > 0);
	/* main() returns. */
}

static int set_up(void **state)
{
	(void)state;
	app_find(&app, getenv("PEERLANE_TEST_CUDA_LIB"));
	assert_int_equal(app.init(0), 0);
	find_nccl();
	make_ranks();
	return 0;
}

int main(int argc, char **argv)
{
	const struct CMUnitTest life[] = {
		cmocka_unit_test(test_abort_behind),   cmocka_unit_test(test_abort_meanwhile),
		cmocka_unit_test(test_abort_in_group), cmocka_unit_test(test_revoke_and_shrink),
		cmocka_unit_test(test_others_capture), cmocka_unit_test(test_abort_beside_hung),
	};
	const struct CMUnitTest held[] = {
		cmocka_unit_test(test_abort_beside_hung),
		cmocka_unit_test(test_revoke_beside_hung),
		cmocka_unit_test(test_share_a_gpu),
	};
	const struct CMUnitTest leave[] = { cmocka_unit_test(test_fork_and_exit) };
	const struct CMUnitTest blocking[] = {
		cmocka_unit_test(test_blocking_differs),
		cmocka_unit_test(test_blocking_differs_connecting),
		cmocka_unit_test(test_one_without),
	};
	const struct CMUnitTest late[] = { cmocka_unit_test(test_leave_before_the_late) };
	const char *which = argc > 1 ? argv[1] : "";

	if (strcmp(which, "life") == 0) {
		cmocka_set_test_filter(getenv("PEERLANE_TEST_ONLY"));
		return cmocka_run_group_tests(life, set_up, NULL);
	}
	if (strcmp(which, "exit") == 0) {
		return cmocka_run_group_tests(leave, set_up, NULL);
	}
	if (strcmp(which, "held") == 0) {
		return cmocka_run_group_tests(held, set_up, NULL);
	}
	if (strcmp(which, "blocking") == 0) {
		return cmocka_run_group_tests(blocking, set_up, NULL);
	}
	return strcmp(which, "late") == 0 ? cmocka_run_group_tests(late, set_up, NULL) : 2;
}

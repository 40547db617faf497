/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/*
 * What the mover `fabric` makes of adapters that are late, silent or broken. Two contexts of this
 * process stand for two processes, with adapters that do what the tests say (fakeofi.h).
 */

#include <pthread.h>
#include <sched.h>
#include <stdatomic.h>

#include "fakeofi.h"
#include "fixture.h"

#include "api/remotes.h"
#include "base/clock.h"
#include "far.h"
#include "move/fabric/fabric.h"

#define LEN (MIB)
#define BUSY (4 * UINT64_C(1000000000))	 /* what a thread does again and again ends after that */
#define SOON (20 * UINT64_C(1000000000)) /* no test takes so long, but one that hangs */

static struct fx fx;
static struct pl_ctx *other;
static struct pl_remote *remote; /* of fx.ctx */
static struct pl_remote *back;	 /* of the other */
static struct pl_grant *granted; /* memory of the other */
static struct pl_region *region; /* reached by both adapters */
static struct pl_grant *counted;
static struct pl_region *words; /* for atomic operations, by the first alone */
static char *far;
static char *host;

static void meet(void)
{
	unsigned char at[2][PL_BLOB_MAX];
	ssize_t n[2];

	assert_ok(pl_remote_open(fx.ctx, &remote));
	assert_ok(pl_remote_open(other, &back));
	n[0] = pl_remote_blob(remote, at[0], sizeof(at[0]));
	n[1] = pl_remote_blob(back, at[1], sizeof(at[1]));
	assert_true(n[0] > 0 && n[1] > 0);
	assert_ok(pl_remote_connect(remote, at[1], (size_t)n[1]));
	assert_ok(pl_remote_connect(back, at[0], (size_t)n[0]));
}

static struct pl_region *region_of(struct pl_grant *g)
{
	unsigned char at[PL_BLOB_MAX];
	ssize_t n = pl_grant_blob(g, at, sizeof(at));
	struct pl_region *r;

	assert_true(n > 0);
	assert_ok(pl_region_open(remote, at, (size_t)n, &r));
	return r;
}

static int begin(void **state)
{
	(void)state;
	fakeofi_reset();
	fx_open(&fx, NULL);
	assert_ok(fx_ctx(&other, NULL));
	meet();
	far = fx_host(LEN + BLOCK);
	host = fx_host(LEN);
	fx_pattern(far, 0, LEN, 1);
	assert_ok(pl_grant_open(other, far, LEN, PL_MAY_READ | PL_MAY_WRITE, &granted));
	assert_ok(pl_grant_open(other, far + LEN, BLOCK, PL_MAY_ATOMIC, &counted));
	region = region_of(granted);
	words = region_of(counted);
	return 0;
}

static int end(void **state)
{
	(void)state;
	pl_remote_close(remote);
	pl_remote_close(back);
	fakeofi_reset();
	assert_ok(pl_grant_close(granted));
	assert_ok(pl_grant_close(counted));
	pl_close(other);
	fx_close(&fx);
	assert_int_equal(fakeofi_in_flight(), 0);
	free(far);
	free(host);
	return 0;
}

/* Memory that an adapter does not take back is reached as before, and who ended the grant knows. */
static void memory_that_stays_is_told(void **state)
{
	char *mem = fx_host(8192);
	struct pl_grant *g;
	struct pl_region *r;

	(void)state;
	fx_pattern(mem, 0, 8192, 4);
	assert_ok(pl_grant_open(other, mem, 8192, PL_MAY_READ, &g));
	r = region_of(g);
	fakeofi_keep(UINT32_MAX, EBUSY);
	assert_fails(pl_grant_close(g), EBUSY, "does not take back 8192 bytes");
	fakeofi_keep(UINT32_MAX, EIO);
	assert_fails(pl_grant_close(g), EIO, "remotes reach");
	assert_moved(far_read(r, host, 8192, 0, NULL), 8192);
	fx_same(host, mem, 8192, "what is granted still");
	/* One that is in use for a moment is tried again. */
	fakeofi_keep(3, EBUSY);
	assert_ok(pl_grant_close(g));
	assert_fails(far_read(r, host, 8192, 0, NULL), EACCES, "not granted");
	pl_region_close(r);
	free(mem);
}

static void rule(enum fakeofi_fate fate, const void *at, size_t len, unsigned int times)
{
	struct fakeofi_rule r = { .at = at, .len = len, .fate = fate, .times = times };

	fakeofi_rule(&r);
}

/* Whoever does the same again and again meanwhile. */
struct busy {
	pthread_t thread;
	size_t off;
	uint64_t until;
	atomic_bool stop;
	atomic_uint done;
	ssize_t failed; /* what the first failure was */
	char why[200];
	char *mem;
};

static void note(struct busy *b, ssize_t rc, ssize_t want)
{
	b->done += rc == want;
	if (rc != want && !b->failed) {
		b->failed = rc;
		(void)snprintf(b->why, sizeof(b->why), "%s", pl_error_message());
	}
}

#define PART (256u * 1024)

static void *read_on(void *arg)
{
	struct busy *b = arg;

	while (!atomic_load(&b->stop) && !b->failed && clock_now_ns() < b->until) {
		memset(b->mem, 0, PART);
		note(b, far_read(region, b->mem, PART, b->off, NULL), PART);
		if (!b->failed && memcmp(b->mem, far + b->off, PART) != 0) {
			b->failed = -EPROTO;
		}
	}
	return NULL;
}

static void *notify_on(void *arg)
{
	struct busy *b = arg;
	uint64_t n = 0, got;

	while (!atomic_load(&b->stop) && !b->failed) {
		n++;
		note(b, pl_remote_notify(remote, &n, sizeof(n), SOON), 0);
		note(b, pl_remote_next(back, &got, sizeof(got), SOON), sizeof(got));
		if (!b->failed && got != n) {
			b->failed = -EPROTO;
		}
	}
	return NULL;
}

static void *add_on(void *arg)
{
	struct busy *b = arg;
	uint64_t old;

	while (!atomic_load(&b->stop) && !b->failed) {
		note(b, pl_region_atomic(words, PL_ATOMIC_FETCH_ADD, b->off, 1, 0, &old), 0);
		if (!b->failed && old != b->done - 1) {
			b->failed = -EPROTO;
		}
	}
	return NULL;
}

static void start(struct busy *b, void *(*f)(void *), size_t off)
{
	*b = (struct busy){ .off = off, .mem = fx_host(PART), .until = clock_now_ns() + BUSY };
	assert_int_equal(pthread_create(&b->thread, NULL, f, b), 0);
}

/* It ends by itself. */
static void await(struct busy *b)
{
	assert_int_equal(pthread_join(b->thread, NULL), 0);
	free(b->mem);
	b->mem = NULL;
}

static void stop(struct busy *b)
{
	atomic_store(&b->stop, true);
	await(b);
}

static void until_held(unsigned int n)
{
	uint64_t until = clock_now_ns() + SOON;

	while (fakeofi_held() < n) {
		assert_true(clock_now_ns() < until);
		(void)sched_yield();
	}
}

static void until_done(struct busy *b)
{
	uint64_t until = clock_now_ns() + SOON;

	while (!atomic_load(&b->done)) {
		assert_true(clock_now_ns() < until);
		(void)sched_yield();
	}
}

static void change_keys(struct pl_region *g)
{
	struct region *r;

	assert_ok(region_begin(g, &r));
	for (unsigned int i = 0; i < NIC_CARDS; i++) {
		fabric_region_of(r)->at[i].key ^= 1;
	}
	region_end(g);
}

/* A key that nobody gave ends the connection, and what others have on it is made again, apart from
 * another such mistake. */
static void a_mistake_fails_alone(void **state)
{
	struct pl_region *bad = region_of(granted);
	struct busy readers[2], sender, adder;
	uint64_t word = 0;

	(void)state;
	memcpy(far + LEN, &word, 8);
	change_keys(bad);
	start(&readers[0], read_on, 0);
	start(&readers[1], read_on, PART);
	start(&sender, notify_on, 0);
	start(&adder, add_on, 0);
	until_done(&readers[0]);
	until_done(&readers[1]);
	until_done(&sender);
	until_done(&adder);
	for (unsigned int i = 0; i < 200; i++) {
		assert_fails(far_read(bad, host, PART, 0, NULL), EACCES, "not granted");
	}
	stop(&readers[0]);
	stop(&readers[1]);
	stop(&sender);
	stop(&adder);
	assert_string_equal(readers[0].why, "");
	assert_string_equal(readers[1].why, "");
	assert_string_equal(sender.why, "");
	assert_string_equal(adder.why, "");
	assert_int_equal(readers[0].failed | readers[1].failed | sender.failed | adder.failed, 0);
	pl_region_close(bad);
}

/* One that the provider says to have failed is no reason to end what else is in flight. */
static void a_failure_ends_nothing_else(void **state)
{
	struct fakeofi_rule fails = { far + PART, PART, FAKEOFI_FAIL, 0, EREMOTEIO, 0 };
	struct busy reader;

	(void)state;
	rule(FAKEOFI_HOLD, far, PART, 1);
	fakeofi_rule(&fails);
	start(&reader, read_on, 0);
	until_held(1);
	/* By each of the two cards. */
	for (unsigned int i = 0; i < 4; i++) {
		assert_true(far_read(region, host, PART, PART, NULL) == -EREMOTEIO);
	}
	assert_int_equal(fakeofi_held(), 1);
	assert_int_equal(fakeofi_late(), 0);
	fakeofi_land();
	stop(&reader);
	assert_string_equal(reader.why, "");
	assert_true(reader.done);
}

static struct fabric_remote *far_end(void)
{
	struct remote *r;

	assert_ok(remote_begin(back, &r));
	remote_end(back);
	return fabric_remote_of(r);
}

/* A message may have arrived although the adapters say that it failed. The next one comes behind
 * it, and has not the same number, by which it would be taken for the first. */
static void a_message_in_doubt_loses_no_other(void **state)
{
	struct fakeofi_rule lost = { .at = far_end()->base.mail->in,
				     .len = sizeof(struct mail_ring),
				     .fate = FAKEOFI_LOSE,
				     .times = 2, /* by each of the two cards */
				     .err = EIO };
	char msg[8] = "";

	(void)state;
	fakeofi_rule(&lost);
	assert_fails(pl_remote_notify(remote, "first", 6, 0), EIO, "(by fabric)");
	assert_moved(pl_remote_next(back, msg, sizeof(msg), SOON), 6);
	assert_string_equal(msg, "first");
	assert_ok(pl_remote_notify(remote, "second", 7, 0));
	assert_moved(pl_remote_next(back, msg, sizeof(msg), SOON), 7);
	assert_string_equal(msg, "second");
	assert_fails(pl_remote_next(back, msg, sizeof(msg), 0), EAGAIN, "");
	/* Neither has arrived: both come, in order. */
	lost.fate = FAKEOFI_FAIL;
	fakeofi_rule(&lost);
	assert_fails(pl_remote_notify(remote, "third", 6, 0), EIO, "(by fabric)");
	assert_ok(pl_remote_notify(remote, "fourth", 7, 0));
	assert_moved(pl_remote_next(back, msg, sizeof(msg), SOON), 6);
	assert_string_equal(msg, "third");
	assert_moved(pl_remote_next(back, msg, sizeof(msg), SOON), 7);
	assert_string_equal(msg, "fourth");
}

static struct fabric *mover(void)
{
	struct remote *r;

	assert_ok(remote_begin(remote, &r));
	remote_end(remote);
	return fabric_remote_of(r)->m;
}

/* The remote is given up after so long. */
static void patience(unsigned int ms)
{
	mover()->patience_ns = (uint64_t)ms * 1000000;
}

/* A process that did not run, so that nobody has looked, does not blame the other side. */
static void a_pause_is_no_silence(void **state)
{
	const struct fakeofi_rule stalls = { far + PART / 2, 8, FAKEOFI_STALL, .times = 2,
					     .ms = 250 };

	(void)state;
	patience(100);
	fakeofi_rule(&stalls);
	for (unsigned int i = 0; i < 2; i++) {
		memset(host, 0, PART);
		assert_moved(far_read(region, host, PART, 0, NULL), PART);
		fx_same(host, far, PART, "read beside a pause");
	}
}

/* Each ends in time, but what comes last waits for all before it. */
static void a_long_queue_is_no_silence(void **state)
{
	const struct fakeofi_rule slow = { far, LEN, FAKEOFI_SLOW, .ms = 40 };

	(void)state;
	patience(100);
	fakeofi_rule(&slow);
	memset(host, 0, 2 * PART);
	assert_moved(far_read(region, host, 2 * PART, 0, NULL), 2 * PART);
	fx_same(host, far, 2 * PART, "read slowly");
}

/* Others that end meanwhile, on the same end, do not hide it. */
static void one_that_never_ends_is_found(void **state)
{
	struct busy reader;

	(void)state;
	patience(200);
	rule(FAKEOFI_HOLD, far, 8, 0);
	start(&reader, read_on, PART);
	until_done(&reader);
	assert_fails(far_read(region, host, PART, 0, NULL), EHOSTUNREACH, "");
	await(&reader);
	assert_int_equal(reader.failed, -EHOSTUNREACH); /* its time was not over before */
}

/* One adapter gives up the remote: when that is told, nothing is in flight by the other one. */
static void *read_held(void *arg)
{
	struct busy *b = arg;

	note(b, far_read(region, b->mem, BLOCK, b->off, NULL), BLOCK);
	b->done = fakeofi_held();
	return NULL;
}

static void all_adapters_give_up(void **state)
{
	const struct timespec later = { 0, 100000000 };
	struct busy reader;

	(void)state;
	patience(200);
	rule(FAKEOFI_HOLD, far, PART, 0);
	start(&reader, read_held, 0);
	until_held(1);
	(void)nanosleep(&later, NULL);
	memset(host, 7, BLOCK);
	assert_fails(far_read(region, host, BLOCK, BLOCK, NULL), EHOSTUNREACH, "");
	await(&reader);
	assert_int_equal(reader.failed, -EHOSTUNREACH);
	assert_int_equal(reader.done, 0);
	for (unsigned int i = 0; i < 4; i++) {
		assert_fails(far_read(region, host, BLOCK, PART, NULL), EHOSTUNREACH,
			     "(by fabric)");
	}
	assert_fails(pl_remote_notify(remote, host, 8, SOON), EHOSTUNREACH, "(by fabric)");
	assert_fails(pl_remote_next(remote, host, 8, SOON), EHOSTUNREACH, "(by fabric)");
	fakeofi_land();
	for (size_t i = 0; i < BLOCK; i++) {
		assert_int_equal(host[i], 7);
	}
}

static void no_space_is_silence(void **state)
{
	(void)state;
	patience(100);
	rule(FAKEOFI_FULL, far, LEN, 0);
	assert_fails(far_read(region, host, PART, 0, NULL), EHOSTUNREACH, "");
}

/* What begins where something known does may be longer than that. */
static void memory_that_is_longer_is_not_known(void **state)
{
	char *mem = fx_alloc(&fx, PART);
	const struct end e = { .kind = END_MEM,
			       .mem = MEM_DEVICE | MEM_HOST_ADDRESSABLE,
			       .addr = (uintptr_t)mem };
	struct nic_known k;

	(void)state;
	nic_memory.made(&mover()->base.m, mem, BLOCK);
	assert_ok(fabric_find(mover(), 0, &e, BLOCK, true, &k));
	assert_int_equal(k.len, BLOCK);
	assert_int_equal(fabric_find(mover(), 0, &e, BLOCK + 1, true, &k), -EFAULT);
	assert_moved(far_read(region, mem, PART, 0, NULL), PART);
	fx_get(&fx, host, mem, PART);
	fx_same(host, far, PART, "staged");
	nic_memory.going(&mover()->base.m, mem, BLOCK);
	assert_ok(fabric_find(mover(), 0, &e, PART, true, &k));
	assert_int_equal(k.len, PART);
	fx_free(&fx, mem);
}

#define TEST(f) cmocka_unit_test_setup_teardown(f, begin, end)

int main(void)
{
	const struct CMUnitTest tests[] = {
		TEST(memory_that_stays_is_told),    TEST(a_mistake_fails_alone),
		TEST(a_failure_ends_nothing_else),  TEST(a_message_in_doubt_loses_no_other),
		TEST(a_pause_is_no_silence),	    TEST(a_long_queue_is_no_silence),
		TEST(one_that_never_ends_is_found), TEST(all_adapters_give_up),
		TEST(no_space_is_silence),	    TEST(memory_that_is_longer_is_not_known),
	};

	return cmocka_run_group_tests_name("fabric_faults", tests, NULL, NULL);
}

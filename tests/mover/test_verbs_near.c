/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/*
 * Four NICs and two GPUs (near.json): two are next to the first GPU; of the two next to the other
 * one, one is so slow that it has no turn.
 */

#include <pthread.h>

#include "verbs_sides.h"

#define NICS 4
#define TIMES 12u

/* Requests that each wire of side a has had. */
static void count(uint32_t v[NICS])
{
	for (unsigned int i = 0; i < NICS; i++) {
		v[i] = wire_of(&a, i)->head;
	}
}

static char *second; /* memory of the second GPU */
static struct pl_dev *second_dev;

static void open_second(void)
{
	void *p;

	assert_ok(pl_dev_open(a.ctx, "soft:1", &second_dev));
	assert_ok(pl_mem_alloc(second_dev, LEN, 0, &p));
	second = p;
}

static void close_second(void)
{
	assert_ok(pl_mem_free(a.ctx, second));
}

/* Each transfer of this length goes by these NICs alone, 1 << i, and by each about as often. */
static void goes_by(char *mem, size_t len, unsigned int nics)
{
	uint32_t before[NICS];
	uint32_t after[NICS];
	uint32_t sum = 0;

	count(before);
	for (unsigned int i = 0; i < TIMES; i++) {
		put(&a, mem, 3 + i);
		assert_moved(carry(true, mem, 0, len, "auto"), len);
		assert_string_equal(route(), "verbs");
		is(&b, b.pinned, 0, len, 3 + i);
	}
	count(after);
	for (unsigned int i = 0; i < NICS; i++) {
		sum += after[i] - before[i];
	}
	for (unsigned int i = 0; i < NICS; i++) {
		uint32_t had = after[i] - before[i];

		if (!(nics >> i & 1)) {
			assert_int_equal(had, 0);
		} else {
			assert_true(
				had >=
				(len < SMALL ? sum / (unsigned int)__builtin_popcount(nics) : 1));
		}
	}
}

static void each_gpu_has_its_nics(void **state)
{
	(void)state;
	open_second();
	span = 4099;
	goes_by(a.gpu, span, 0x3);
	goes_by(second, span, 0x4);
	goes_by(a.pinned, span, 0xf); /* the host's: all are equal */
	span = LEN;
	goes_by(a.gpu, LEN, 0x3);
	goes_by(second, LEN, 0x4);
	close_second();
}

/* Only the near ones have the memory. */
static void who_is_far_registers_nothing(void **state)
{
	struct fakeverbs_stats before;
	struct fakeverbs_stats after;

	(void)state;
	open_second();
	FAKE(fakeverbs_stats)(&before);
	assert_moved(carry(true, second, 0, LEN, "auto"), LEN);
	FAKE(fakeverbs_stats)(&after);
	assert_int_equal(after.regs - before.regs, 1);
	assert_moved(carry(true, a.gpu, 0, LEN, "auto"), LEN);
	FAKE(fakeverbs_stats)(&after);
	assert_int_equal(after.regs - before.regs, 3);
	close_second();
}

static void *one_write(void *arg)
{
	*(ssize_t *)arg = carry(true, a.gpu, 0, LEN, "auto");
	return NULL;
}

/* With the near ones gone, in the middle of a transfer, the far ones carry. */
static void far_ones_stand_in(void **state)
{
	uint32_t before[NICS];
	uint32_t after[NICS];
	ssize_t moved = 0;
	pthread_t t;

	(void)state;
	span = LEN;
	put(&a, a.gpu, 40);
	count(before);
	FAKE(fakeverbs_stall)(1);
	assert_int_equal(pthread_create(&t, NULL, one_write, &moved), 0);
	do {
		(void)usleep(1000);
		count(after);
	} while (after[0] == before[0] || after[1] == before[1]);
	assert_int_equal(FAKE(fakeverbs_link)(0, 1, 0), 0);
	assert_int_equal(FAKE(fakeverbs_link)(1, 1, 0), 0);
	FAKE(fakeverbs_stall)(0);
	assert_int_equal(pthread_join(t, NULL), 0);
	assert_moved(moved, LEN);
	is(&b, b.pinned, 0, LEN, 40);
	assert_false(atomic_load(&wire_of(&a, 0)->up) || atomic_load(&wire_of(&a, 1)->up));
	/* And nothing is staged for it. */
	assert_int_equal(__builtin_popcountll(report.routes), 1);
	assert_string_equal(route(), "verbs");
	for (unsigned int i = 0; i < 4; i++) {
		put(&a, a.gpu, 41 + i);
		assert_moved(carry(true, a.gpu, 0, LEN, "auto"), LEN);
		is(&b, b.pinned, 0, LEN, 41 + i);
	}
	count(after);
	assert_true(after[2] > before[2] && after[3] > before[3]);
	assert_int_equal(FAKE(fakeverbs_link)(0, 1, 1), 0);
	assert_int_equal(FAKE(fakeverbs_link)(1, 1, 1), 0);
}

static struct end gpu_end(void)
{
	struct end e = { .kind = END_MEM, .addr = (uintptr_t)a.gpu };
	struct mem_ref ref;

	assert_ok(mem_get(&a.ctx->mem, a.gpu, LEN, &ref));
	e.dev = ref.dev;
	e.mem = MEM_DEVICE | (ref.host_addressable ? MEM_HOST_ADDRESSABLE : 0);
	mem_put(&ref);
	return e;
}

/* A list goes by the near ones, and by the others when these fail. */
static void lists_too(void **state)
{
	enum {
		N = 96,
		EACH = 4096,
		STEP = 8192
	};
	struct dev_piece v[N];
	struct end far = { .kind = END_REMOTE, .region = region };
	uint32_t before[NICS];
	uint32_t after[NICS];

	(void)state;
	span = LEN;
	for (unsigned int round = 0; round < 2; round++) {
		struct move_op op = { .dst = far,
				      .src = gpu_end(),
				      .pieces = v,
				      .n_pieces = N,
				      .len = (size_t)N * EACH };

		put(&a, a.gpu, 50 + round);
		put(&b, b.pinned, 60);
		for (size_t i = 0; i < N; i++) {
			v[i] = (struct dev_piece){ .dst = (void *)(uintptr_t)(i * STEP),
						   .src = a.gpu + i * STEP,
						   .len = EACH };
		}
		count(before);
		assert_moved(a.m->ops->run(a.m, &op), N * EACH);
		count(after);
		for (size_t i = 0; i < N; i++) {
			is(&b, b.pinned, i * STEP, EACH, 50 + round);
			is(&b, b.pinned, i * STEP + EACH, STEP - EACH, 60);
		}
		assert_true(round == 0 ? after[0] > before[0] && after[1] > before[1] : true);
		assert_true((after[2] + after[3] > before[2] + before[3]) == (round == 1));
		assert_int_equal(FAKE(fakeverbs_link)(0, 1, 0), 0);
		assert_int_equal(FAKE(fakeverbs_link)(1, 1, 0), 0);
	}
	assert_int_equal(FAKE(fakeverbs_link)(0, 1, 1), 0);
	assert_int_equal(FAKE(fakeverbs_link)(1, 1, 1), 0);
}

/* By whichever wire is left: that one has failed shows when it is used. */
static ssize_t run_on(struct move_op *op)
{
	ssize_t n = -ECONNRESET;

	for (unsigned int i = 0; i < NICS && (n == -ECONNRESET || n == -EHOSTUNREACH); i++) {
		n = a.m->ops->run(a.m, op);
	}
	return n;
}

/* As a stream waits for them, or not: one operation, and a list. Both have the same result. */
static void both_end(bool waited, ssize_t want, unsigned int seed)
{
	struct dev_piece v[2] = { { NULL, a.gpu, 4096 },
				  { (void *)(uintptr_t)8192, a.gpu + 8192, 4096 } };

	put(&a, a.gpu, seed);
	for (unsigned int list = 0; list < 2; list++) {
		struct move_op op = { .dst = { .kind = END_REMOTE, .region = region },
				      .src = gpu_end(),
				      .len = 8192,
				      .waited = waited,
				      .pieces = list ? v : NULL,
				      .n_pieces = list ? COUNT(v) : 0 };

		op.src.mem = waited ? MEM_DEVICE : op.src.mem; /* as of GPUs */
		put(&b, b.pinned, 60);
		assert_moved(run_on(&op), want);
		if (want > 0) {
			is(&b, b.pinned, 0, 4096, seed);
			is(&b, b.pinned, list ? 8192 : 4096, 4096, seed);
		}
	}
}

/* While a stream waits no NIC is given a device's memory: its driver may wait for that stream. What
 * a NIC has goes by that one. */
static void nothing_is_registered_behind_a_stream(void **state)
{
	struct fakeverbs_stats before;
	struct fakeverbs_stats after;

	(void)state;
	FAKE(fakeverbs_stats)(&before);
	both_end(true, -EIO, 70);
	FAKE(fakeverbs_stats)(&after);
	assert_int_equal(after.regs, before.regs);
	assert_moved(carry(true, a.gpu, 0, LEN, "auto"), LEN); /* the near ones have it */
	FAKE(fakeverbs_stats)(&before);
	both_end(true, 8192, 71);
	assert_int_equal(FAKE(fakeverbs_link)(0, 1, 0), 0);
	both_end(true, 8192, 72);
	assert_int_equal(FAKE(fakeverbs_link)(1, 1, 0), 0);
	both_end(true, -EIO, 73); /* though the others could have it */
	FAKE(fakeverbs_stats)(&after);
	assert_int_equal(after.regs, before.regs);
	both_end(false, 8192, 74);
	assert_int_equal(FAKE(fakeverbs_link)(0, 1, 1), 0);
	assert_int_equal(FAKE(fakeverbs_link)(1, 1, 1), 0);
}

/* Processes of one host begin at different NICs. */
static void ranks_begin_apart(void **state)
{
	(void)state;
	for (unsigned int rank = 0; rank < NICS; rank++) {
		uint32_t before[NICS];
		uint32_t after[NICS];
		struct remote *self;
		char name[4];
		unsigned int at;

		(void)snprintf(name, sizeof(name), "%u", rank);
		assert_int_equal(setenv("SLURM_LOCALID", name, 1), 0);
		assert_ok(a.m->ops->remote->open(a.m, &self));
		at = atomic_load(&((struct verbs_remote *)(void *)self)->next);
		assert_int_equal(at, rank);
		a.m->ops->remote->shut(self);
		a.m->ops->remote->free_remote(self);
		/* What that means for the first write. */
		atomic_store(&((struct verbs_remote *)(void *)a.to)->next, at);
		count(before);
		assert_moved(carry(true, a.pinned, 0, 4096, "auto"), 4096);
		count(after);
		for (unsigned int i = 0; i < NICS; i++) {
			assert_int_equal(after[i] - before[i], i == rank);
		}
	}
	assert_int_equal(unsetenv("SLURM_LOCALID"), 0);
}

/* What is not next to the memory says so in an explanation. */
static void lanes_say_so(void **state)
{
	struct end far = { .kind = END_REMOTE, .region = region };
	struct transfer t = { .dst = far, .src = gpu_end(), .len = LEN, .policy = PLAN_AUTO };
	struct move_ask ask;

	(void)state;
	exec_ask(&a.ctx->exec, &t, SURVEY_ENDS, &ask);
	assert_int_equal(ask.lanes->n, NICS);
	for (unsigned int i = 0; i < NICS; i++) {
		assert_int_equal(ask_lane_refuse(&ask, i),
				 i < 2 ? PL_REASON_NONE : PL_REASON_LANE_FAR);
	}
}

#define TEST(f) cmocka_unit_test_setup_teardown(f, begin, end)

int main(void)
{
	const struct CMUnitTest tests[] = {
		TEST(each_gpu_has_its_nics),
		TEST(who_is_far_registers_nothing),
		TEST(far_ones_stand_in),
		TEST(lists_too),
		TEST(ranks_begin_apart),
		TEST(lanes_say_so),
		TEST(nothing_is_registered_behind_a_stream),
	};

	quiet = true;
	return cmocka_run_group_tests_name("verbs near GPUs", tests, NULL, NULL);
}

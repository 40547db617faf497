/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/*
 * libnccl.so.2: what is taken has the sum in the order of the ranks, what is not has the fake
 * NCCL's; groups, streams, captures; communicators of every kind, and ranks that cannot.
 */

#include "libnccl_test.h"

#define SMALL ((size_t)1000)
#define LARGE ((size_t)300000)

static float usual(size_t n)
{
	return mode_is("off") || (mode_is("auto") && n == LARGE) ? BY_NCCL : BY_PEERLANE;
}

static void reduce_both(struct rank *r)
{
	r->r = reduce(r, 0, SMALL, 0);
	r->r |= reduce(r, SMALL, LARGE, 0);
	r->r |= reduce(r, SMALL + LARGE, SMALL, 0);
}

static void expect_both(void)
{
	fill(LARGE + 2 * SMALL);
	each(reduce_both);
	expect_ok();
	sync_all();
	expect_floats(0, SMALL, usual(SMALL));
	expect_floats(SMALL, LARGE, usual(LARGE));
	expect_floats(SMALL + LARGE, SMALL, usual(SMALL));
}

static void test_all_reduce(void **state)
{
	unsigned long before;
	unsigned long want;

	(void)state;
	init_all();
	before = nccl.calls("ncclAllReduce");
	expect_both();
	want = mode_is("off") ? 9 : mode_is("auto") ? 3 : 0;
	assert_int_equal(nccl.calls("ncclAllReduce") - before, want);
	destroy_all();
	expect_quiet();
}

/* Bytes that tell rank and place. */
static unsigned char byte_of(int r, size_t k)
{
	return (unsigned char)(r * 67 + (int)(k % 251));
}

#define PART ((size_t)999)

static void others(struct rank *r)
{
	unsigned char *dst = at(r->dst, 0);
	const void *src = at(r->src, 0);

	r->r = nccl.ncclAllGather(src, dst, PART, NC_U8, r->comm, r->s[0]);
	r->r |= nccl.ncclBroadcast(src, dst + 4 * PART, PART, NC_E4M3, 2, r->comm, r->s[0]);
	r->r |= nccl.ncclAlltoAll(src, dst + 5 * PART, PART, NC_I8, r->comm, r->s[0]);
	r->r |= nccl.ncclReduceScatter(src, dst + 8 * PART, PART, NC_U8, NC_MAX, r->comm, r->s[0]);
	r->r |= nccl.ncclBcast((void *)(uintptr_t)(r->src + 4 * PART), PART, NC_U8, 1, r->comm,
			       r->s[0]);
}

/* The same with settings, which the fake knows by their address. */
#define CONFIG ((const struct nc_call_config *)(uintptr_t)0xc0f)

static void others_with_settings(struct rank *r)
{
	unsigned char *dst = at(r->dst, 0);
	const void *src = at(r->src, 0);

	r->r = nccl.ncclAllGatherConfig(src, dst, PART, NC_U8, r->comm, r->s[0], CONFIG);
	r->r |= nccl.ncclBroadcastConfig(src, dst + 4 * PART, PART, NC_E4M3, 2, r->comm, r->s[0],
					 CONFIG);
	r->r |= nccl.ncclAlltoAllConfig(src, dst + 5 * PART, PART, NC_I8, r->comm, r->s[0], CONFIG);
	r->r |= nccl.ncclReduceScatterConfig(src, dst + 8 * PART, PART, NC_U8, NC_MAX, r->comm,
					     r->s[0], CONFIG);
	r->r |= nccl.ncclBcast((void *)(uintptr_t)(r->src + 4 * PART), PART, NC_U8, 1, r->comm,
			       r->s[0]);
}

static void other_collectives(void (*fn)(struct rank *), const char *const *names, bool takes)
{
	unsigned char v[10 * PART];
	unsigned long before[5];

	init_all();
	for (int i = 0; i < RANKS; i++) {
		for (size_t k = 0; k < sizeof(v); k++) {
			v[k] = byte_of(i, k);
		}
		assert_int_equal(app.poke(rank[i].src, v, sizeof(v)), 0);
	}
	for (int k = 0; k < 5; k++) {
		before[k] = nccl.calls(names[k]);
	}
	each(fn);
	expect_ok();
	sync_all();
	for (int i = 0; i < RANKS; i++) {
		assert_int_equal(app.peek(rank[i].dst, v, sizeof(v)), 0);
		for (size_t k = 0; k < PART; k++) {
			unsigned char most = 0;

			for (int q = 0; q < RANKS; q++) {
				unsigned char b = byte_of(q, (size_t)i * PART + k);

				most = b > most ? b : most;
				assert_int_equal(v[(size_t)q * PART + k], byte_of(q, k));
				assert_int_equal(v[(5 + (size_t)q) * PART + k],
						 byte_of(q, (size_t)i * PART + k));
			}
			assert_int_equal(v[4 * PART + k], byte_of(2, k));
			assert_int_equal(v[8 * PART + k], most);
		}
		assert_int_equal(app.peek(rank[i].src + 4 * PART, v, PART), 0);
		for (size_t k = 0; k < PART; k++) {
			assert_int_equal(v[k], byte_of(1, 4 * PART + k));
		}
	}
	for (int k = 0; k < 5; k++) {
		assert_int_equal(nccl.calls(names[k]) - before[k], takes && k == 3 ? 0 : RANKS);
	}
	destroy_all();
	expect_quiet();
}

static void test_other_collectives(void **state)
{
	static const char *const names[] = { "ncclAllGather", "ncclBroadcast", "ncclAlltoAll",
					     "ncclReduceScatter", "ncclBcast" };
	static const char *const with_settings[] = { "ncclAllGatherConfig", "ncclBroadcastConfig",
						     "ncclAlltoAllConfig",
						     "ncclReduceScatterConfig", "ncclBcast" };

	(void)state;
	/* `exact` takes what reduces, except with settings. */
	other_collectives(others, names, mode_is("exact"));
	other_collectives(others_with_settings, with_settings, false);
}

/* What differs between ranks and NCCL does not ask to be equal: addresses, streams. One rank is as
 * badly aligned as it may be, in place, and on another stream. */
static void reduce_apart(struct rank *r)
{
	size_t off = r->i == 1 ? 4096 + 1 : 0;
	void *dst = at(r->i == 2 ? r->src : r->dst, off);

	r->r = nccl.ncclAllReduce(at(r->src, off), dst, SMALL, NC_F32, NC_SUM, r->comm,
				  r->s[r->i % 2]);
}

static void test_addresses_do_not_decide(void **state)
{
	float v[SMALL];

	(void)state;
	init_all();
	fill(4096 + 2 * SMALL);
	each(reduce_apart);
	expect_ok();
	sync_all();
	for (int i = 0; i < RANKS; i++) {
		size_t off = i == 1 ? (4096 + 1) * sizeof(float) : 0;

		assert_int_equal(app.peek((i == 2 ? rank[i].src : rank[i].dst) + off, v, sizeof(v)),
				 0);
		for (size_t k = 0; k < SMALL; k++) {
			assert_true(v[k] == usual(SMALL));
		}
	}
	destroy_all();
	expect_quiet();
}

/* A group with what is taken, what is not, and sends that wait for receives of another group. */
static void group(struct rank *r)
{
	int next = (r->i + 1) % RANKS;
	int last = (r->i + RANKS - 1) % RANKS;

	r->r = nccl.ncclGroupStart();
	r->r |= nccl.ncclRecv(at(r->dst, LARGE + 2 * SMALL), SMALL, NC_F32, last, r->comm, r->s[0]);
	r->r |= reduce(r, 0, SMALL, 0);
	r->r |= nccl.ncclGroupStart();
	r->r |= reduce(r, SMALL, LARGE, 0);
	r->r |= nccl.ncclGroupEnd();
	r->r |= nccl.ncclSend(at(r->src, 0), SMALL, NC_F32, next, r->comm, r->s[0]);
	r->r |= reduce(r, SMALL + LARGE, SMALL, 0);
	r->r |= nccl.ncclGroupEnd();
}

static void expect_group(void)
{
	float v;

	sync_all();
	expect_floats(0, SMALL, usual(SMALL));
	expect_floats(SMALL, LARGE, usual(LARGE));
	expect_floats(SMALL + LARGE, SMALL, usual(SMALL));
	for (int i = 0; i < RANKS; i++) {
		assert_int_equal(
			app.peek(rank[i].dst + (LARGE + 2 * SMALL) * sizeof(v), &v, sizeof(v)), 0);
		assert_true(v == values[(i + RANKS - 1) % RANKS]);
	}
}

static void test_group(void **state)
{
	(void)state;
	init_all();
	fill(LARGE + 3 * SMALL);
	each(group);
	expect_ok();
	expect_group();
	destroy_all();
	expect_quiet();
}

/* Nothing is begun before the outermost end. */
static void test_group_waits(void **state)
{
	(void)state;
	init_all();
	fill(2 * SMALL);
	assert_int_equal(nccl.ncclGroupStart(), 0);
	assert_int_equal(nccl.ncclGroupStart(), 0);
	for (int i = 0; i < RANKS; i++) {
		assert_int_equal(reduce(&rank[i], 0, SMALL, 0), 0);
	}
	assert_int_equal(nccl.ncclGroupEnd(), 0);
	assert_int_equal(app.live("operations"), 0);
	for (int i = 0; i < RANKS; i++) {
		assert_int_equal(reduce(&rank[i], SMALL, SMALL, 1), 0);
	}
	assert_int_equal(app.live("operations"), 0);
	assert_int_equal(app.ctx_set(rank[0].ctx), 0);
	assert_int_equal(nccl.ncclGroupEnd(), 0);
	assert_int_equal(app.ctx_set(NULL), 0);
	sync_all();
	expect_floats(0, 2 * SMALL, usual(SMALL));
	destroy_all();
	expect_quiet();
}

/* A call that fails makes NCCL drop the group, and what would have been taken with it. */
static void test_group_dropped(void **state)
{
	float v;

	(void)state;
	init_all();
	fill(SMALL + 1);
	assert_int_equal(nccl.ncclGroupStart(), 0);
	assert_int_equal(reduce(&rank[0], 0, SMALL, 0), 0);
	assert_int_equal(nccl.ncclSend(at(rank[0].src, 0), 1, NC_F32, 1, NULL, rank[0].s[0]),
			 NC_INVALID_ARGUMENT);
	nccl.fails("operation", 0);
	assert_int_equal(
		nccl.ncclSend(at(rank[0].src, 0), 1, NC_F32, 1, rank[0].comm, rank[0].s[0]),
		NC_INVALID_USAGE);
	assert_int_equal(nccl.ncclGroupEnd(), NC_INVALID_USAGE);
	assert_int_equal(nccl.ncclGroupStart(), 0);
	assert_int_equal(reduce(&rank[0], 0, SMALL, 0), 0);
	assert_int_equal(nccl.ncclGroupSimulateEnd(NULL), 0);
	sync_all();
	assert_int_equal(app.peek(rank[0].dst, &v, sizeof(v)), 0);
	assert_true(v != BY_NCCL && v != BY_PEERLANE);
	expect_both();
	destroy_all();
	expect_quiet();
}

/* One thread drives all. */
static void test_one_thread(void **state)
{
	nc_handle comms[RANKS];

	(void)state;
	assert_int_equal(app.ctx_set(rank[0].ctx), 0);
	assert_int_equal(nccl.ncclCommInitAll(comms, RANKS, NULL), 0);
	assert_int_equal(app.ctx_set(NULL), 0);
	for (int k = 0; k < 2; k++) {
		for (int i = 0; i < RANKS; i++) {
			rank[i].comm = comms[i];
		}
		fill(LARGE + 3 * SMALL);
		assert_int_equal(app.ctx_set(rank[1].ctx), 0);
		assert_int_equal(nccl.ncclGroupStart(), 0);
		for (int i = 0; i < RANKS; i++) {
			group(&rank[i]);
			assert_int_equal(rank[i].r, 0);
		}
		assert_int_equal(nccl.ncclGroupEnd(), 0);
		assert_int_equal(app.ctx_set(NULL), 0);
		expect_group();
		assert_int_equal(app.ctx_set(rank[2].ctx), 0);
		for (int i = 0; i < RANKS; i++) {
			assert_int_equal(nccl.ncclCommDestroy(comms[i]), 0);
		}
		assert_int_equal(app.ctx_set(NULL), 0);
		if (k) {
			break;
		}
		assert_int_equal(nccl.ncclGetUniqueId(&id), 0);
		assert_int_equal(nccl.ncclGroupStart(), 0);
		for (int i = 0; i < RANKS; i++) {
			assert_int_equal(app.ctx_set(rank[i].ctx), 0);
			assert_int_equal(nccl.ncclCommInitRank(&comms[i], RANKS, id, i), 0);
			assert_int_equal(app.ctx_set(NULL), 0);
		}
		assert_int_equal(nccl.ncclGroupEnd(), 0);
	}
	expect_quiet();
}

static void on_two_streams(struct rank *r)
{
	/* The second needs what the first made, and nothing but the communicator orders them:
	 * dst, then the same again. NCCL's own on one stream, and ours on the other. */
	r->r = nccl.ncclAllReduce(at(r->src, 0), at(r->dst, 0), SMALL, NC_F32, NC_MAX, r->comm,
				  r->s[0]);
	r->r |= nccl.ncclReduce(at(r->src, 0), at(r->dst, 0), SMALL, NC_F32, NC_MAX, 0, r->comm,
				r->s[1]);
	r->r |= nccl.ncclAllReduce(at(r->dst, 0), at(r->dst, SMALL), LARGE, NC_F32, NC_MIN, r->comm,
				   r->s[0]);
	r->r |= nccl.ncclAllReduce(at(r->dst, SMALL), at(r->dst, SMALL + LARGE), SMALL, NC_F32,
				   NC_SUM, r->comm, r->s[1]);
	r->r |= nccl.ncclAllReduce(at(r->dst, SMALL + LARGE), at(r->dst, 2 * SMALL + LARGE), LARGE,
				   NC_F32, NC_MAX, r->comm, r->s[0]);
}

/* `capture`: both streams of a rank are in that one. */
static void two_streams(int capture)
{
	fill(2 * LARGE + 3 * SMALL);
	for (int i = 0; i < 2 * RANKS && capture; i++) {
		app.capture(rank[i / 2].s[i % 2], capture);
	}
	each(on_two_streams);
	for (int i = 0; i < 2 * RANKS && capture; i++) {
		app.capture(rank[i / 2].s[i % 2], 0);
	}
	expect_ok();
	sync_all();
	expect_floats(0, SMALL, 1e8F);
	expect_floats(SMALL, SMALL, 1e8F);
	expect_floats(SMALL + LARGE, SMALL, 3e8F);
	expect_floats(2 * SMALL + LARGE, SMALL, 3e8F);
}

static void test_two_streams(void **state)
{
	(void)state;
	if (mode_is("off")) {
		skip(); /* the fake one does not order its own */
	}
	init_all();
	for (int k = 0; k < 5; k++) {
		two_streams(0);
	}
	destroy_all();
	expect_quiet();
}

/* Peerlane's own on one stream, and between them NCCL's with settings on the other. */
static void with_settings_between(struct rank *r)
{
	r->r = nccl.ncclAllReduce(at(r->src, 0), at(r->dst, 0), SMALL, NC_F32, NC_MAX, r->comm,
				  r->s[0]);
	r->r |= nccl.ncclAllReduceConfig(at(r->dst, 0), at(r->dst, SMALL), SMALL, NC_F32, NC_MIN,
					 r->comm, r->s[1], CONFIG);
	r->r |= nccl.ncclAllReduce(at(r->dst, SMALL), at(r->dst, 2 * SMALL), SMALL, NC_F32, NC_SUM,
				   r->comm, r->s[0]);
}

static void test_settings_keep_order(void **state)
{
	unsigned long before;

	(void)state;
	if (mode_is("off")) {
		skip(); /* likewise */
	}
	init_all();
	before = nccl.calls("ncclAllReduceConfig");
	for (int k = 0; k < 5; k++) {
		fill(3 * SMALL);
		each(with_settings_between);
		expect_ok();
		sync_all();
		expect_floats(0, 2 * SMALL, 1e8F);
		expect_floats(2 * SMALL, SMALL, 3e8F);
	}
	assert_int_equal(nccl.calls("ncclAllReduceConfig") - before, 5 * RANKS);
	destroy_all();
	expect_quiet();
}

/* In graphs likewise; what is captured, by whichever capture, and what is not, has no order. */
static void test_two_streams_captured(void **state)
{
	(void)state;
	if (mode_is("off")) {
		skip(); /* likewise */
	}
	init_all();
	for (int k = 0; k < 5; k++) {
		two_streams(k + 1);
	}
	two_streams(0);
	two_streams(9);
	destroy_all();
	expect_quiet();
}

static void test_capture(void **state)
{
	(void)state;
	init_all();
	fill(LARGE + 2 * SMALL);
	for (int i = 0; i < RANKS; i++) {
		app.capture(rank[i].s[0], 1);
	}
	each(reduce_both);
	expect_ok();
	for (int i = 0; i < RANKS; i++) {
		app.capture(rank[i].s[0], 0);
	}
	sync_all();
	expect_floats(0, SMALL, usual(SMALL));
	expect_both();
	destroy_all();
	expect_quiet();
}

static void *graphs[2][RANKS]; /* they stay: there is nothing that frees one */
static void **graph;

static void capture_small(struct rank *r)
{
	app.capture(r->s[0], 1);
	app.record();
	r->r = reduce(r, 0, SMALL, 0);
	graph[r->i] = app.recorded();
	app.capture(r->s[0], 0);
}

static void replay(struct rank *r)
{
	r->r = (nc_result)app.replay(graph[r->i], r->s[0]);
}

static void abort_it(struct rank *r)
{
	r->r = nccl.ncclCommAbort(r->comm);
}

/* A graph whose communicator has ended does nothing; another communicator is none of its own. */
static void test_replay_after(void **state)
{
	float junk;

	(void)state;
	if (mode_is("off")) {
		skip(); /* the fake NCCL launches no kernel that is recorded */
	}
	memset(&junk, 0xa5, sizeof(junk));
	for (int k = 0; k < 2; k++) {
		graph = graphs[k];
		init_all();
		each(capture_small);
		expect_ok();
		for (int n = 0; n < 2; n++) {
			fill(SMALL);
			each(replay);
			expect_ok();
			sync_all();
			expect_floats(0, SMALL, usual(SMALL));
		}
		each(k ? abort_it : destroy_one);
		expect_ok();
		for (int n = 0; n < 2; n++) {
			fill(SMALL);
			each(replay);
			expect_ok();
			sync_all();
			expect_floats(0, SMALL, junk);
			init_all(); /* for the second time: it takes memory that was freed */
			each(reduce_both);
			expect_ok();
			sync_all();
			destroy_all();
		}
	}
	expect_quiet();
}

static void split(struct rank *r)
{
	r->r = nccl.ncclCommSplit(r->comm, r->i == 1 ? -1 : 0, -r->i, &r->other, NULL);
}

static void reduce_other(struct rank *r)
{
	if (r->other) {
		r->r = nccl.ncclAllReduce(at(r->src, 0), at(r->dst, 0), SMALL, NC_F32, NC_SUM,
					  r->other, r->s[0]);
	}
}

static void destroy_other(struct rank *r)
{
	r->r = r->other ? nccl.ncclCommDestroy(r->other) : 0;
	r->other = NULL;
}

static void shrink(struct rank *r)
{
	int without = 1;

	r->r = r->i == 1 ? 0 : nccl.ncclCommShrink(r->comm, &without, 1, &r->other, NULL, 0);
}

static void grouped_split(struct rank *r)
{
	r->r = nccl.ncclGroupStart();
	split(r);
	r->r |= nccl.ncclGroupEnd();
}

/* Ranks 0 and 1, and rank 2 that comes later. */
static struct nc_id grown;

static void grow(struct rank *r)
{
	r->r = r->i < 2 ? nccl.ncclCommGrow(r->comm, RANKS, NULL, -1, &r->other, NULL)
			: nccl.ncclCommGrow(NULL, RANKS, &grown, r->i, &r->other, NULL);
}

static void init_two(struct rank *r)
{
	r->r = r->i == 2 ? 0 : nccl.ncclCommInitRankScalable(&r->comm, 2, r->i, 1, &id, NULL);
}

static void destroy_two(struct rank *r)
{
	r->r = r->i == 2 ? 0 : nccl.ncclCommDestroy(r->comm);
	r->comm = NULL;
}

static void test_grow(void **state)
{
	(void)state;
	assert_int_equal(nccl.ncclGetUniqueId(&id), 0);
	each(init_two);
	expect_ok();
	assert_int_equal(nccl.ncclCommGetUniqueId(rank[0].comm, &grown), 0);
	each(grow);
	expect_ok();
	each(destroy_two);
	expect_ok();
	fill(SMALL);
	each(reduce_other);
	expect_ok();
	sync_all();
	expect_floats(0, SMALL, usual(SMALL));
	each(destroy_other);
	expect_ok();
	expect_quiet();
}

static void test_split(void **state)
{
	void (*how[])(struct rank *) = { split, shrink, grouped_split };
	unsigned long before;
	float v;

	(void)state;
	init_all();
	for (int k = 0; k < 3; k++) {
		each(how[k]);
		expect_ok();
		assert_true(rank[0].other && !rank[1].other && rank[2].other);
		fill(SMALL);
		before = nccl.calls("ncclAllReduce");
		each(reduce_other);
		expect_ok();
		sync_all();
		assert_int_equal(nccl.calls("ncclAllReduce") - before, mode_is("off") ? 2 : 0);
		for (int i = 0; i < RANKS; i += 2) {
			assert_int_equal(app.peek(rank[i].dst, &v, sizeof(v)), 0);
			assert_true(v == values[0] + values[2]);
		}
		expect_both();
		each(destroy_other);
		expect_ok();
	}
	destroy_all();
	expect_quiet();
}

/* Nothing waits in what may not block: it is NCCL's. */
static void init_non_blocking(struct rank *r)
{
	struct nc_config config = { sizeof(config), 0xcafebeef, 22809, 0 };
	nc_result now = NC_IN_PROGRESS;

	r->r = nccl.ncclCommInitRankConfig(&r->comm, RANKS, id, r->i, &config);
	r->r = r->r == NC_IN_PROGRESS ? 0 : r->r;
	while (!r->r && now == NC_IN_PROGRESS) {
		r->r = nccl.ncclCommGetAsyncError(r->comm, &now);
		usleep(1000);
	}
	r->r |= now;
}

static void test_non_blocking(void **state)
{
	unsigned long before;

	(void)state;
	assert_int_equal(nccl.ncclGetUniqueId(&id), 0);
	each(init_non_blocking);
	expect_ok();
	before = nccl.calls("ncclAllReduce");
	fill(LARGE + 2 * SMALL);
	each(reduce_both);
	expect_ok();
	sync_all();
	expect_floats(0, SMALL, BY_NCCL);
	assert_int_equal(nccl.calls("ncclAllReduce") - before, 9);
	destroy_all();
	expect_quiet();
}

static void reduce_small(struct rank *r)
{
	r->r = reduce(r, 0, SMALL, 0);
}

/* Whether all take an operation; if not, none does. */
static bool all_take(const char *what)
{
	unsigned long before = nccl.calls("ncclAllReduce");
	unsigned long now;

	fill(SMALL);
	each(reduce_small);
	expect_ok();
	sync_all();
	now = nccl.calls("ncclAllReduce") - before;
	if (now != 0 && now != RANKS) {
		fail_msg("%s: %lu of %d ranks take", what, RANKS - now, RANKS);
	}
	expect_floats(0, SMALL, now ? BY_NCCL : BY_PEERLANE);
	return now == 0;
}

/* The last things that a rank makes, its events, are made before the last agreement, too. */
static void test_failures_at_the_end(void **state)
{
	static const unsigned long from_the_end[] = { 0, 5, 11 };
	unsigned long events;
	char spec[64];

	(void)state;
	if (mode_is("off")) {
		skip(); /* it makes none */
	}
	events = app.calls("cuEventCreate");
	init_all();
	events = app.calls("cuEventCreate") - events;
	assert_true(all_take("all is well"));
	destroy_all();
	for (unsigned int k = 0; k < 3; k++) {
		assert_int_equal(nccl.ncclGetUniqueId(&id), 0);
		(void)snprintf(spec, sizeof(spec), "cuEventCreate:%lu:2", events - from_the_end[k]);
		app.inject(spec);
		each(init_one);
		app.inject(NULL);
		expect_ok();
		assert_false(all_take(spec));
		destroy_all();
	}
	expect_quiet();
}

/* Whatever fails at one rank, all take, or none does, and the program sees nothing of it. */
static void test_failures(void **state)
{
#ifdef __SANITIZE_THREAD__ /* AddressSanitizer sees what each leaks; a few tell the rest */
	const int times = 1;
#else
	const int times = 2;
#endif
	static const char *const calls[] = {
		"cuDevicePrimaryCtxRetain",
		"cuStreamCreate",
		"cuMemAlloc_v2",
		"cuMemHostAlloc",
		"cuEventCreate",
		"cuMemCreate",
		"cuMemMap",
		"cuMemSetAccess",
		"cuModuleLoadData",
		"cuLaunchKernel",
	};
	unsigned int left = 0;
	unsigned int taken = 0;

	(void)state;
	for (unsigned int k = 0; k < sizeof(calls) / sizeof(calls[0]); k++) {
		for (int nth = 1; nth <= times; nth++) {
			char spec[64];

			assert_int_equal(nccl.ncclGetUniqueId(&id), 0);
			/* The fake NCCL retains the first contexts. */
			(void)snprintf(spec, sizeof(spec), "%s:%d:2", calls[k],
				       k ? nth : nth + RANKS);
			app.inject(spec);
			each(init_one);
			app.inject(NULL);
			for (int i = 0; i < RANKS; i++) {
				if (rank[i].r) {
					fail_msg("%s: rank %d: %d", spec, i, rank[i].r);
				}
			}
			if (all_take(spec)) {
				taken++;
			} else {
				left++;
			}
			destroy_all();
		}
	}
	assert_true(mode_is("off") ? !taken : left >= (unsigned int)times * 2);
	expect_quiet();
}

/* A rank that has no memory to say anything has an error, and so its program knows. */
static void test_mute(void **state)
{
	nc_handle comm;

	(void)state;
	assert_int_equal(nccl.ncclGetUniqueId(&id), 0);
	assert_int_equal(app.ctx_set(rank[0].ctx), 0);
	app.inject("cuMemAlloc_v2:1:2,cuMemHostAlloc:1:2");
	if (mode_is("exact")) {
		assert_int_equal(nccl.ncclCommInitRank(&comm, 1, id, 0), NC_SYSTEM_ERROR);
		assert_non_null(strstr(nccl.ncclGetLastError(NULL), "no memory for an all-gather"));
	} else { /* one rank has nobody to agree with */
		assert_int_equal(nccl.ncclCommInitRank(&comm, 1, id, 0), 0);
	}
	app.inject(NULL);
	assert_int_equal(nccl.ncclCommDestroy(comm), 0);
	assert_int_equal(app.ctx_set(NULL), 0);
	expect_quiet();
}

/* NCCL's own failure is the program's to see, and there is nothing to agree on. */
static void test_init_fails(void **state)
{
	(void)state;
	assert_int_equal(nccl.ncclGetUniqueId(&id), 0);
	nccl.fails("ncclCommInitRank", 1);
	each(init_one);
	assert_int_equal(rank[0].r, NC_REMOTE_ERROR);
	assert_int_equal(rank[1].r, NC_SYSTEM_ERROR);
	assert_int_equal(rank[2].r, NC_REMOTE_ERROR);
	expect_quiet();
}

static void finalize_and_destroy(struct rank *r)
{
	r->r = reduce(r, 0, SMALL, 0);
	r->r |= nccl.ncclCommFinalize(r->comm);
	r->r |= nccl.ncclCommDestroy(r->comm);
}

static void test_finalize(void **state)
{
	(void)state;
	init_all();
	fill(SMALL);
	each(finalize_and_destroy);
	expect_ok();
	if (mode_is("off")) {
		sync_all(); /* the fake one does not wait */
	}
	expect_floats(0, SMALL, usual(SMALL));
	sync_all();
	expect_quiet();
}

static void reduce_but_one(struct rank *r)
{
	r->r = r->i == 1 ? 0 : reduce(r, 0, SMALL, 0);
}

static void abort_one(struct rank *r)
{
	r->r = nccl.ncclCommAbort(r->comm);
}

static void test_abort(void **state)
{
	(void)state;
	init_all();
	fill(SMALL);
	each(reduce_but_one);
	expect_ok();
	each(abort_one);
	expect_ok();
	sync_all();
	/* Others still work. */
	init_all();
	expect_both();
	destroy_all();
}

/* One rank ends it, and its threads have done so when the others look. */
static pthread_barrier_t ended;

static void abort_by_one(struct rank *r)
{
	nc_result now;

	if (r->i == 0) {
		r->r = nccl.ncclCommAbort(r->comm);
		usleep(300000); /* two looks of a watching thread */
	}
	pthread_barrier_wait(&ended);
	if (r->i == 2) {
		r->r = nccl.ncclCommGetAsyncError(r->comm, &now);
		r->r |= now;
		r->r |= app.live("operations") == 0 ? 100 : 0;
	}
	pthread_barrier_wait(&ended);
}

static void abort_others(struct rank *r)
{
	r->r = r->i == 0 ? 0 : nccl.ncclCommAbort(r->comm);
}

/* An abort is a rank's own, as NCCL's: another one has no error of it, and its operation waits
 * until that aborts, too. A program that makes communicators anew counts on that. */
static void test_abort_by_one(void **state)
{
	(void)state;
	if (mode_is("off")) {
		skip(); /* the fake one has something in flight then */
	}
	assert_int_equal(pthread_barrier_init(&ended, NULL, RANKS), 0);
	nccl.alone(1);
	init_all();
	fill(SMALL);
	each(reduce_but_one);
	expect_ok();
	each(abort_by_one);
	expect_ok();
	each(abort_others);
	expect_ok();
	sync_all();
	nccl.alone(0);
	pthread_barrier_destroy(&ended);
	/* Others still work. */
	init_all();
	expect_both();
	destroy_all();
}

/* An address that is no good is found out after the others have taken the operation. */
static void reduce_from_nowhere(struct rank *r)
{
	const void *src = r->i == 1 ? (const void *)(uintptr_t)64 : at(r->src, 0);

	r->r = nccl.ncclAllReduce(src, at(r->dst, 0), SMALL, NC_F32, NC_SUM, r->comm, r->s[0]);
}

static void await_any_error(struct rank *r)
{
	nc_result now = NC_OK;

	for (int k = 0; k < 5000 && now == NC_OK; k++) {
		(void)nccl.ncclCommGetAsyncError(r->comm, &now);
		usleep(1000);
	}
	r->r = now == NC_OK;
}

static void test_bad_address(void **state)
{
	(void)state;
	if (mode_is("off")) {
		skip();
	}
	init_all();
	each(reduce_from_nowhere);
	assert_int_equal(rank[1].r, NC_INVALID_ARGUMENT);
	assert_true(rank[0].r == 0 && rank[2].r == 0);
	each(await_any_error);
	expect_ok();
	each(abort_one);
	expect_ok();
	sync_all();
}

static void mismatched(struct rank *r)
{
	r->r = reduce(r, 0, r->i == 1 ? SMALL / 2 : SMALL, 0);
}

static void await_error(struct rank *r)
{
	nc_result now = NC_OK;

	for (int k = 0; k < 5000 && now == NC_OK; k++) {
		(void)nccl.ncclCommGetAsyncError(r->comm, &now);
		usleep(1000);
	}
	r->r = now == NC_INVALID_USAGE ? 0 : 100 + now;
	if (!strstr(nccl.ncclGetLastError(r->comm), "different operations")) {
		r->r = 200;
	}
}

static void test_async_error(void **state)
{
	(void)state;
	if (mode_is("off")) {
		skip();
	}
	init_all();
	fill(SMALL);
	each(mismatched);
	expect_ok();
	each(await_error);
	expect_ok();
	each(abort_one);
	expect_ok();
	sync_all();
}

/* What is handed on comes as it was. */
static void test_values(void **state)
{
	struct nc_team t = { 4, 5, 6 };
	void *one = (void *)(uintptr_t)1000;
	void *two = (void *)(uintptr_t)200;
	struct nc_window *window;
	void *p;
	int n = 0;

	(void)state;
	assert_int_equal(nccl.ncclTeamRankToWorld(NULL, t, 7), 4 * 100 + 60 + 7);
	assert_int_equal(nccl.ncclTeamRankToLsa(NULL, t, 7), 5 * 100 + 60 + 7);
	assert_int_equal(nccl.ncclTeamLsa(NULL).rank, 4);
	assert_int_equal(nccl.ncclTeamRail(NULL).stride, 3);
	assert_int_equal(nccl.ncclLLA2ACalcSlots(6, 7), 42);
	assert_int_equal(nccl.ncclGetVersion(&n), 0);
	assert_int_equal(n, 22809);
	assert_int_equal(nccl.ncclParamGetI32((void *)(uintptr_t)77, &n), 0);
	assert_int_equal(n, 77);
	assert_int_equal(nccl.ncclCommRegister((nc_handle)one, two, 3, &p), 0);
	assert_ptr_equal(p, 1000 + 200 + 3);
	assert_int_equal(nccl.ncclCommWindowRegister((nc_handle)one, two, 3, &window, 4), 0);
	assert_ptr_equal(window, 1000 + 200 + 3 + 4);
	assert_int_equal(nccl.ncclWinGetUserPtr((nc_handle)one, window, &p), 0);
	assert_ptr_equal(p, 200 + 3 + 4);
	assert_int_equal(nccl.ncclGetPeerDevicePointer(window, 10, 20, &p), 0);
	assert_ptr_equal(p, 1207 + 30);
	assert_int_equal(nccl.ncclCommWindowDeregister((nc_handle)one, NULL), NC_INVALID_ARGUMENT);
	assert_int_equal(nccl.ncclCommWindowDeregister((nc_handle)one, window), 0);
	assert_int_equal(nccl.ncclPutSignal((void *)(uintptr_t)1, 2, 3, 4,
					    (struct nc_window *)(uintptr_t)5, 6, 7, 8, 9,
					    (nc_handle)one, NULL),
			 0);
	assert_string_equal(nccl.ncclGetErrorString(0), "no error");
}

/* Those that are from 2.31 and 2.32 on. */
static void test_later_values(void **state)
{
	struct nc_window *window = (struct nc_window *)(uintptr_t)1000;
	struct nc_team t = { 4, 5, 6 };
	void *one = (void *)(uintptr_t)1;
	void *two = (void *)(uintptr_t)2;
	nc_handle comm = (nc_handle)(uintptr_t)7;
	nc_stream s = (nc_stream)(uintptr_t)8;
	uint32_t le;
	size_t off;

	(void)state;
	assert_int_equal(nccl.ncclReduceConfig(one, two, 3, 4, 5, 6, comm, s, CONFIG), 0);
	assert_int_equal(nccl.ncclGatherConfig(one, two, 3, 4, 6, comm, s, CONFIG), 0);
	assert_int_equal(nccl.ncclScatterConfig(one, two, 3, 4, 6, comm, s, CONFIG), 0);
	assert_int_equal(nccl.ncclGetMultimemDeviceLeInfo(window, 77, &le, &off), 0);
	assert_true(le == 1000 && off == 77);
	assert_int_equal(nccl.ncclGetPeerDeviceLeInfo(window, 78, 3, &le, &off), 0);
	assert_true(le == 1300 && off == 78);
	assert_int_equal(nccl.ncclGetCftDeviceLeInfo(window, 79, 2, t, &le, &off), 0);
	assert_true(le == 1200 && off == 79 + 4000 + 500 + 6);
	assert_int_equal(nccl.ncclSetEncryption(CONFIG), 0);
	assert_int_equal(nccl.ncclTeamCft(NULL, 9).rank, 9);
	assert_int_equal(nccl.ncclTeamCftMultimem(NULL).stride, 5);
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

int main(void)
{
	const char *only = getenv("PEERLANE_TEST_ONLY");
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(test_values),
		cmocka_unit_test(test_later_values),
		cmocka_unit_test(test_all_reduce),
		cmocka_unit_test(test_other_collectives),
		cmocka_unit_test(test_addresses_do_not_decide),
		cmocka_unit_test(test_group),
		cmocka_unit_test(test_group_waits),
		cmocka_unit_test(test_group_dropped),
		cmocka_unit_test(test_one_thread),
		cmocka_unit_test(test_two_streams),
		cmocka_unit_test(test_two_streams_captured),
		cmocka_unit_test(test_settings_keep_order),
		cmocka_unit_test(test_capture),
		cmocka_unit_test(test_replay_after),
		cmocka_unit_test(test_grow),
		cmocka_unit_test(test_split),
		cmocka_unit_test(test_non_blocking),
		cmocka_unit_test(test_failures),
		cmocka_unit_test(test_failures_at_the_end),
		cmocka_unit_test(test_mute),
		cmocka_unit_test(test_init_fails),
		cmocka_unit_test(test_finalize),
		cmocka_unit_test(test_async_error),
		cmocka_unit_test(test_bad_address),
		cmocka_unit_test(test_abort),
		cmocka_unit_test(test_abort_by_one),
	};

	cmocka_set_test_filter(only);
	return cmocka_run_group_tests(tests, set_up, NULL);
}

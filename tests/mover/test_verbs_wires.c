/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/* The mover `verbs`: what its queue pairs are given, and what NICs tell of themselves. */

#include <pthread.h>

#include "verbs_sides.h"

/* What the driver has of a queue pair. */
static struct verbs_qp_attr attr_of(const struct side *s, unsigned int i)
{
	struct verbs_qp_attr attr = { 0 };
	struct verbs_qp_init init;

	assert_int_equal(verbs_of(s->m)->v->ibv_query_qp(wire_of(s, i)->qp, &attr,
							 VERBS_QP_AV | VERBS_QP_PKEY_INDEX, &init),
			 0);
	return attr;
}

static int begin_tuned(void **state)
{
	assert_int_equal(setenv("PEERLANE_VERBS_TRAFFIC_CLASS", "106", 1), 0);
	assert_int_equal(setenv("PEERLANE_VERBS_SERVICE_LEVEL", "3", 1), 0);
	assert_int_equal(setenv("PEERLANE_VERBS_PKEY_INDEX", "1", 1), 0);
	return begin(state);
}

static int end_tuned(void **state)
{
	assert_int_equal(unsetenv("PEERLANE_VERBS_TRAFFIC_CLASS"), 0);
	assert_int_equal(unsetenv("PEERLANE_VERBS_SERVICE_LEVEL"), 0);
	assert_int_equal(unsetenv("PEERLANE_VERBS_PKEY_INDEX"), 0);
	return end(state);
}

static void exchange(unsigned int seed)
{
	span = SMALL;
	put(&a, a.pinned, seed);
	assert_moved(carry(true, a.pinned, 0, SMALL, "auto"), SMALL);
	is(&b, b.pinned, 0, SMALL, seed);
}

static void packets_are_marked(void **state)
{
	(void)state;
	for (unsigned int i = 0; i < 4; i++) {
		const struct verbs_qp_attr attr = attr_of(i & 1 ? &b : &a, i / 2);

		assert_int_equal(attr.ah_attr.grh.traffic_class, 106);
		assert_int_equal(attr.ah_attr.sl, 3);
		assert_int_equal(attr.pkey_index, 1);
		assert_int_equal(wire_of(&a, i / 2)->here.pkey, 0x8123);
	}
	exchange(5);
}

static void they_are_not_by_themselves(void **state)
{
	const struct verbs_qp_attr attr = attr_of(&a, 0);

	(void)state;
	assert_int_equal(attr.ah_attr.grh.traffic_class, 0);
	assert_int_equal(attr.ah_attr.sl, 0);
	assert_int_equal(attr.pkey_index, 0);
	assert_int_equal(wire_of(&a, 0)->here.pkey, 0xffff);
}

/* Also when it comes back. */
static void marks_stay(void **state)
{
	struct wire *w = ((struct verbs_remote *)(void *)a.to)->wires[1];

	(void)state;
	assert_int_equal(FAKE(fakeverbs_link)(1, 1, 0), 0);
	span = LEN;
	put(&a, a.pinned, 6);
	assert_moved(carry(true, a.pinned, 0, LEN, "auto"), LEN);
	is(&b, b.pinned, 0, LEN, 6);
	assert_int_equal(FAKE(fakeverbs_link)(1, 1, 1), 0);
	for (int k = 0; k < 2000 && !atomic_load(&w->up); k++) {
		(void)usleep(10000);
	}
	assert_true(atomic_load(&w->up));
	assert_int_equal(attr_of(&a, 1).ah_attr.grh.traffic_class, 106);
	assert_int_equal(attr_of(&a, 1).pkey_index, 1);
}

/* Values that no packet has are errors by name, and so is an entry that the port does not have. */
static void bad_values(void **state)
{
	static const char *const bad[] = { "verbs_traffic_class=256", "verbs_service_level=16",
					   "verbs_pkey_index=65536", "verbs_traffic_class=-1",
					   "verbs_service_level=high" };
	struct pl_remote *r;
	struct pl_ctx *ctx;

	(void)state;
	for (size_t i = 0; i < COUNT(bad); i++) {
		char name[64];

		(void)snprintf(name, sizeof(name), "%.*s", (int)strcspn(bad[i], "="), bad[i]);
		assert_fails(fx_ctx(&ctx, bad[i], NULL), EINVAL, name);
	}
	assert_ok(fx_ctx(&ctx, "verbs_pkey_index=7", NULL));
	assert_fails(pl_remote_open(ctx, &r), EOPNOTSUPP, "no entry 7");
	assert_non_null(strstr(pl_error_message(), "verbs_pkey_index"));
	pl_close(ctx);
}

/* Two processes in different partitions are not connected, and are told. */
static void two_partitions(void **state)
{
	struct pl_ctx *ctx[2];
	struct pl_remote *r[2];
	char blob[2][PL_BLOB_MAX];
	ssize_t n[2];

	(void)state;
	for (int i = 0; i < 2; i++) {
		assert_ok(fx_ctx(&ctx[i], i ? "verbs_pkey_index=1" : "verbs_pkey_index=0", NULL));
		assert_ok(pl_remote_open(ctx[i], &r[i]));
		n[i] = pl_remote_blob(r[i], blob[i], sizeof(blob[i]));
		assert_true(n[i] > 0);
	}
	assert_fails(pl_remote_connect(r[0], blob[1], (size_t)n[1]), EPROTONOSUPPORT,
		     "partition 0xffff");
	assert_fails(pl_remote_connect(r[1], blob[0], (size_t)n[0]), EPROTONOSUPPORT,
		     "partition 0x8123");
	for (int i = 0; i < 2; i++) {
		pl_remote_close(r[i]);
		pl_close(ctx[i]);
	}
}

static void *one_write(void *arg)
{
	size_t len = *(size_t *)arg;

	*(size_t *)arg = (size_t)carry(true, a.pinned, 0, len, "auto");
	return NULL;
}

/* What is in the memory when a request is posted, and what is there when the NIC begins it. */
static void post_and_change(size_t len, unsigned int seed)
{
	struct fakeverbs_stats before, now;
	size_t arg = len;
	pthread_t t;

	fx_pattern(a.pinned, 0, len, seed);
	FAKE(fakeverbs_stall)(1);
	FAKE(fakeverbs_stats)(&before);
	assert_int_equal(pthread_create(&t, NULL, one_write, &arg), 0);
	do {
		(void)usleep(1000);
		FAKE(fakeverbs_stats)(&now);
	} while (now.send_wrs == before.send_wrs);
	fx_pattern(a.pinned, 0, len, seed + 1);
	FAKE(fakeverbs_stall)(0);
	assert_int_equal(pthread_join(t, NULL), 0);
	assert_int_equal(arg, len);
}

static void small_writes_have_their_bytes(void **state)
{
	const size_t most = wire_of(&a, 0)->inline_max;

	(void)state;
	span = SMALL;
	for (unsigned int i = 0; i < 3; i++) {
		const size_t lens[] = { 1, most, most + 1 };
		size_t len = lens[i];

		if (!len || len > SMALL || (i < 2 && !most)) {
			continue;
		}
		put(&b, b.pinned, 20);
		post_and_change(len, 22 + 2 * i);
		is(&b, b.pinned, 0, len, i < 2 ? 22 + 2 * i : 23 + 2 * i);
		is(&b, b.pinned, len, SMALL - len, 20);
	}
}

/* What the NIC has in each case, and memory of a device never: no processor can read it. */
static void who_has_them(void **state)
{
	const bool can = wire_of(&a, 0)->inline_max != 0;
	struct fakeverbs_stats v[4];
	char got[16];

	(void)state;
	FAKE(fakeverbs_stats)(&v[0]);
	put(&a, a.gpu, 30);
	assert_moved(carry(true, a.gpu, 0, 64, "auto"), 64);
	is(&b, b.pinned, 0, 64, 30);
	assert_moved(carry(false, a.pinned, 0, 64, "auto"), 64);
	FAKE(fakeverbs_stats)(&v[1]);
	assert_int_equal(v[1].inlined - v[0].inlined, 0);
	fx_pattern(a.plain, 0, 64, 31);
	assert_moved(carry(true, a.plain, 0, 64, "auto"), 64); /* through a slab */
	is(&b, b.pinned, 0, 64, 31);
	FAKE(fakeverbs_stats)(&v[2]);
	assert_int_equal(v[2].inlined - v[1].inlined, can);
	assert_ok(a.m->ops->remote->beside->notify(a.to, "hello", 5, 0));
	FAKE(fakeverbs_stats)(&v[3]);
	assert_int_equal(v[3].inlined - v[2].inlined, can);
	assert_moved(b.m->ops->remote->beside->next(b.to, got, sizeof(got), UINT64_C(5000000000)),
		     5);
	assert_memory_equal(got, "hello", 5);
}

/* A list's pieces, many to a post. */
static void pieces_have_theirs(void **state)
{
	enum {
		N = 40,
		EACH = 100,
		STEP = 512
	};
	struct dev_piece v[N];
	struct move_op op = {
		.dst = { .kind = END_REMOTE, .region = region },
		.src = { .kind = END_MEM,
			 .mem = MEM_PINNED | MEM_OURS | MEM_HOST_ADDRESSABLE,
			 .addr = (uintptr_t)a.pinned },
		.len = (size_t)N * EACH,
		.pieces = v,
		.n_pieces = N,
	};
	struct fakeverbs_stats before;
	struct fakeverbs_stats after;

	(void)state;
	span = SMALL;
	put(&a, a.pinned, 33);
	put(&b, b.pinned, 34);
	for (size_t i = 0; i < N; i++) {
		v[i] = (struct dev_piece){ .dst = (void *)(uintptr_t)(i * STEP),
					   .src = a.pinned + i * STEP,
					   .len = EACH };
	}
	FAKE(fakeverbs_stats)(&before);
	assert_moved(a.m->ops->run(a.m, &op), N * EACH);
	FAKE(fakeverbs_stats)(&after);
	assert_int_equal(after.inlined - before.inlined, wire_of(&a, 0)->inline_max ? N : 0);
	for (size_t i = 0; i < N; i++) {
		is(&b, b.pinned, i * STEP, EACH, 33);
		is(&b, b.pinned, i * STEP + EACH, STEP - EACH, 34);
	}
}

/* Lines of the log. */
static atomic_uint warned;
static atomic_uint failed;
static atomic_uint migrated;

static void on_line(int level, const char *line, void *arg)
{
	(void)level;
	(void)arg;
	warned += strstr(line, "the port is down") != NULL;
	failed += strstr(line, "has failed (IBV_EVENT_DEVICE_FATAL)") != NULL;
	migrated += strstr(line, "IBV_EVENT_PATH_MIG") != NULL;
}

/* Nothing but an event tells of anything, and nothing but an event has a wire tried again. */
static int begin_deaf(void **state)
{
	patient = true;
	warned = failed = migrated = 0;
	pl_log_set(on_line, NULL, PL_LOG_INFO);
	return begin(state);
}

static int end_deaf(void **state)
{
	int rc = end(state);

	pl_log_set(NULL, NULL, PL_LOG_OFF);
	patient = false;
	return rc;
}

static bool is_up(const struct side *s, unsigned int i)
{
	return atomic_load(&wire_of(s, i)->up);
}

static void wait_up(unsigned int i, bool up)
{
	for (int k = 0; k < 1000 && (is_up(&a, i) != up || is_up(&b, i) != up); k++) {
		(void)usleep(10000);
	}
	assert_int_equal(is_up(&a, i), up);
	assert_int_equal(is_up(&b, i), up);
}

/* All of it by the other one, and both when it is there again. */
static void a_port_goes_and_comes(void **state)
{
	struct fakeverbs_stats before;
	struct fakeverbs_stats after;

	(void)state;
	FAKE(fakeverbs_stats)(&before);
	assert_int_equal(FAKE(fakeverbs_link)(1, 1, 0), 0);
	wait_up(1, false);
	assert_true(is_up(&a, 0) && is_up(&b, 0));
	span = LEN;
	put(&a, a.pinned, 40);
	assert_moved(carry(true, a.pinned, 0, LEN, "auto"), LEN);
	is(&b, b.pinned, 0, LEN, 40);
	FAKE(fakeverbs_stats)(&after);
	assert_int_equal(after.lost, before.lost); /* nothing was tried where it is down */
	assert_int_equal(FAKE(fakeverbs_link)(1, 1, 1), 0);
	wait_up(1, true);
	assert_true(warned >= 1);
	put(&a, a.pinned, 41);
	assert_moved(carry(true, a.pinned, 0, LEN, "auto"), LEN);
	is(&b, b.pinned, 0, LEN, 41);
}

/* The only one stays: the link may be back before its retries end. */
static void the_last_port_flaps(void **state)
{
	(void)state;
	assert_int_equal(FAKE(fakeverbs_link)(1, 1, 0), 0);
	wait_up(1, false);
	assert_int_equal(FAKE(fakeverbs_link)(0, 1, 0), 0);
	for (int k = 0; k < 1000 && warned < 4; k++) {
		(void)usleep(10000); /* two ports, two contexts */
	}
	assert_int_equal(warned, 4);
	assert_true(is_up(&a, 0) && is_up(&b, 0));
	assert_int_equal(FAKE(fakeverbs_link)(0, 1, 1), 0);
	exchange(42);
	assert_int_equal(FAKE(fakeverbs_link)(1, 1, 1), 0);
	wait_up(1, true);
}

static void a_device_fails(void **state)
{
	struct remote *extra;
	char why[200];
	struct address ignored;

	(void)state;
	assert_int_equal(FAKE(fakeverbs_event)(1, VERBS_EVENT_DEVICE_FATAL, 0), 0);
	wait_up(1, false);
	assert_int_equal(FAKE(fakeverbs_event)(1, VERBS_EVENT_DEVICE_FATAL, 0), 0);
	assert_int_equal(FAKE(fakeverbs_link)(1, 1, 0), 0);
	assert_int_equal(FAKE(fakeverbs_link)(1, 1, 1), 0);
	for (int k = 0; k < 1000 && warned < 2; k++) {
		(void)usleep(10000);
	}
	exchange(43);
	(void)usleep(100000);
	assert_false(is_up(&a, 1) || is_up(&b, 1)); /* for good */
	assert_int_equal(failed, 2);		    /* of each context */
	assert_false(rail_look(&verbs_of(a.m)->rails[1], &ignored, why, sizeof(why)));
	assert_non_null(strstr(why, "has failed"));
	assert_ok(a.m->ops->remote->open(a.m, &extra));
	assert_int_equal(((struct verbs_remote *)(void *)extra)->n, 1);
	a.m->ops->remote->shut(extra);
	a.m->ops->remote->free_remote(extra);
}

/* What is in flight on it goes again by the other NIC. */
static void a_device_fails_at_work(void **state)
{
	size_t arg = LEN;
	pthread_t t;

	(void)state;
	fx_pattern(a.pinned, 0, LEN, 44);
	FAKE(fakeverbs_stall)(1);
	assert_int_equal(pthread_create(&t, NULL, one_write, &arg), 0);
	while (post_idle(((struct verbs_remote *)(void *)a.to)->wires[1])) {
		(void)usleep(1000);
	}
	assert_int_equal(FAKE(fakeverbs_event)(1, VERBS_EVENT_DEVICE_FATAL, 0), 0);
	wait_up(1, false);
	FAKE(fakeverbs_stall)(0);
	assert_int_equal(pthread_join(t, NULL), 0);
	assert_int_equal(arg, LEN);
	span = LEN;
	is(&b, b.pinned, 0, LEN, 44);
}

static void a_queue_pair_fails(void **state)
{
	struct wire *w = ((struct verbs_remote *)(void *)a.to)->wires[1];

	(void)state;
	patient = false;
	verbs_of(a.m)->times.retry_ns = verbs_of(b.m)->times.retry_ns = 100000000;
	assert_int_equal(FAKE(fakeverbs_event)(1, VERBS_EVENT_QP_FATAL, w->qp->qp_num), 0);
	for (int k = 0; k < 1000 && !w->epoch; k++) {
		(void)usleep(10000);
	}
	wait_up(1, true);
	assert_int_equal(w->epoch, 1);
	assert_true(is_up(&a, 0) && wire_of(&a, 0)->epoch == 0);
	exchange(45);
}

static void the_rest_is_told_once(void **state)
{
	const uint32_t qp = wire_of(&a, 0)->qp->qp_num;

	(void)state;
	for (unsigned int i = 0; i < 5; i++) {
		assert_int_equal(FAKE(fakeverbs_event)(0, VERBS_EVENT_PATH_MIG, qp), 0);
		assert_int_equal(FAKE(fakeverbs_event)(0, VERBS_EVENT_COMM_EST, qp), 0);
	}
	for (int k = 0; k < 1000 && FAKE(fakeverbs_calls)("ibv_ack_async_event") < 10; k++) {
		(void)usleep(10000);
	}
	assert_true(FAKE(fakeverbs_calls)("ibv_ack_async_event") >= 10);
	assert_int_equal(migrated, 1);
	assert_true(is_up(&a, 0) && is_up(&b, 0));
	exchange(46);
}

/* With NICs that register 1 MiB at once: nothing differs but how many requests there are. */
static void cut_here_and_there(void **state)
{
	static const struct {
		size_t near, far, len;
	} v[] = {
		{ 0, 0, LEN },
		{ 5, 4099, 6 * MIB - 4099 },
		{ MIB - 1, 0, 2 },
		{ 3, MIB - 1, 2 },
		{ 511, 3 * MIB - 7, MIB },
		{ MIB, 0, 5 * MIB },
		{ 77, 2 * MIB, 4 * MIB },
	};

	(void)state;
	for (size_t i = 0; i < COUNT(v); i++) {
		/* All rails carry the first one. */
		const size_t all = i ? 6 * MIB : LEN;

		span = all;
		for (unsigned int gpu = 0; gpu < 2; gpu++) {
			char *mem = gpu ? a.gpu : a.pinned;
			char *got = fx_host(all);
			char *want = fx_host(all);

			put(&a, mem, 60);
			put(&b, b.pinned, 61);
			assert_moved(carry(true, mem + v[i].near, v[i].far, v[i].len, "auto"),
				     v[i].len);
			assert_string_equal(route(), "verbs");
			fx_pattern(want, 0, all, 61);
			fx_pattern(got, 0, all, 60);
			memcpy(want + v[i].far, got + v[i].near, v[i].len);
			assert_moved(pl_copy(b.ctx, got, b.pinned, all, NULL), all);
			fx_same(got, want, all, "what was written");
			put(&a, mem, 62);
			assert_moved(carry(false, mem + v[i].near, v[i].far, v[i].len, "auto"),
				     v[i].len);
			fx_pattern(got, 0, all, 62);
			memcpy(got + v[i].near, want + v[i].far, v[i].len);
			assert_moved(pl_copy(a.ctx, want, mem, all, NULL), all);
			fx_same(want, got, all, "what was read");
			free(got);
			free(want);
		}
	}
}

/* Pieces of a list that lie across, adjacent ones too. */
static void cut_lists(void **state)
{
	enum {
		N = 60,
		EACH = 300001
	};
	struct dev_piece v[N];
	struct move_op op = {
		.dst = { .kind = END_REMOTE, .region = region },
		.src = { .kind = END_MEM,
			 .mem = MEM_PINNED | MEM_OURS,
			 .addr = (uintptr_t)a.pinned },
		.pieces = v,
	};
	char *want = fx_host(LEN);
	char *got = fx_host(LEN);
	char *from = fx_host(LEN);

	(void)state;
	span = LEN;
	for (unsigned int round = 0; round < 3; round++) {
		size_t n = 0;

		put(&a, a.pinned, 70);
		put(&b, b.pinned, 71);
		fx_pattern(want, 0, LEN, 71);
		fx_pattern(from, 0, LEN, 70);
		for (size_t off = 0; n < N && off + 2 * EACH < LEN; n++) {
			size_t len = round == 2 && n == 3 ? 3 * MIB + 5 : EACH;
			size_t to = round == 1 ? LEN - off - len : off;

			v[n] = (struct dev_piece){ .dst = (void *)(uintptr_t)to,
						   .src = a.pinned + off,
						   .len = len };
			memcpy(want + to, from + off, len);
			off += len;
		}
		op.n_pieces = n;
		op.len = 0;
		for (size_t i = 0; i < n; i++) {
			op.len += v[i].len;
		}
		assert_moved(a.m->ops->run(a.m, &op), op.len);
		assert_moved(pl_copy(b.ctx, got, b.pinned, LEN, NULL), LEN);
		fx_same(got, want, LEN, "what a list wrote");
	}
	free(want);
	free(got);
	free(from);
}

static void words_of_each(void **state)
{
	(void)state;
	take_back();
	give(b.pinned, LEN, REMOTE_MAY_READ | REMOTE_MAY_ATOMIC);
	memset(b.pinned, 0, LEN);
	for (uint64_t off = 0; off + 8 <= LEN; off += MIB / 2) {
		const struct remote_atomic add = { .off = off, .value = off + 1 };
		uint64_t old = 1;
		uint64_t is;

		assert_ok(a.m->ops->remote->beside->atomic(region, &add, &old));
		assert_int_equal(old, 0);
		memcpy(&is, b.pinned + off, sizeof(is));
		assert_int_equal(is, off + 1);
	}
}

/* Each piece is registered, and all go. */
static void they_are_counted(void **state)
{
	struct fakeverbs_stats before;
	struct fakeverbs_stats after;

	(void)state;
	take_back();
	FAKE(fakeverbs_stats)(&before);
	give(b.pinned, LEN, REMOTE_MAY_READ | REMOTE_MAY_WRITE);
	FAKE(fakeverbs_stats)(&after);
	assert_int_equal(after.regs - before.regs, 2 * 17); /* of two NICs */
	take_back();
	FAKE(fakeverbs_stats)(&after);
	assert_int_equal(after.deregs - before.deregs, 2 * 17);
	/* One that fails takes those before it along. */
	FAKE(fakeverbs_stats)(&before);
	FAKE(fakeverbs_fail)("ibv_reg_mr_iova2:9:14,ibv_reg_mr_iova2:17:14");
	{
		struct grant what = { .base = (uintptr_t)b.pinned,
				      .len = LEN,
				      .rights = REMOTE_MAY_READ,
				      .host_addressable = true };

		assert_int_equal(b.m->ops->remote->grant(b.m, &what, &grant), -EFAULT);
		grant = NULL;
		FAKE(fakeverbs_fail)(NULL);
		FAKE(fakeverbs_stats)(&after);
		assert_int_equal(after.regs - before.regs, after.deregs - before.deregs);
		what.len = 65 * MIB;
		assert_int_equal(b.m->ops->remote->grant(b.m, &what, &grant), -E2BIG);
		assert_non_null(strstr(pl_error_message(), "more than 64 pieces"));
		grant = NULL;
	}
}

#define DEAF(f) cmocka_unit_test_setup_teardown(f, begin_deaf, end_deaf)
#define TEST(f) cmocka_unit_test_setup_teardown(f, begin, end)

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test_setup_teardown(packets_are_marked, begin_tuned, end_tuned),
		cmocka_unit_test_setup_teardown(marks_stay, begin_tuned, end_tuned),
		TEST(they_are_not_by_themselves),
		DEAF(the_rest_is_told_once),
		DEAF(a_port_goes_and_comes),
		DEAF(the_last_port_flaps),
		DEAF(a_device_fails),
		DEAF(a_device_fails_at_work),
		DEAF(a_queue_pair_fails),
		TEST(small_writes_have_their_bytes),
		TEST(who_has_them),
		TEST(pieces_have_theirs),
		cmocka_unit_test(bad_values),
		cmocka_unit_test(two_partitions),
	};

	const struct CMUnitTest pieces[] = { TEST(cut_here_and_there), TEST(cut_lists),
					     TEST(words_of_each), TEST(they_are_counted) };

	if (getenv("FAKEVERBS_LONGEST")) {
		return cmocka_run_group_tests_name("verbs in pieces", pieces, NULL, NULL);
	}
	return cmocka_run_group_tests_name("verbs' wires", tests, NULL, NULL);
}

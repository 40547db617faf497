/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/* Segments that fail, stop or are tried again. */

#include "segment_kit.h"

static void test_no_route(void **state)
{
	static struct engine e;
	struct progress p;
	struct transfer r;

	(void)state;
	describe(512, 512);
	mem_bits = MEM_DEVICE;
	r = request(0, 4096, false);
	r.policy = PLAN_STRICT;
	assert_int_equal(begin(&e, &p, &r), -EOPNOTSUPP);
	assert_words("policy strict leaves no route for file.bin");
	assert_words("direct: the kernel cannot do I/O into the memory of");
	r.policy = PLAN_ROUTE(ROUTE_COPY);
	assert_int_equal(begin(&e, &p, &r), -EOPNOTSUPP);
	assert_words("no route of that name");
}

static void test_copies(void **state)
{
	static struct engine e;
	struct end host = { .kind = END_MEM, .mem = MEM_HOST_ADDRESSABLE, .addr = 0x20000000 };
	struct end device = { .kind = END_MEM, .mem = MEM_DEVICE, .dev = &dev, .addr = 0x40000000 };
	struct transfer r = {
		.dst = device, .src = host, .len = 200 * MIB + 3, .policy = PLAN_AUTO
	};
	struct progress p;
	struct segment s;
	uint64_t at = 0;

	(void)state;
	assert_ptr_equal(copy_dev(&r.dst, &r.src), &dev);
	assert_int_equal(begin(&e, &p, &r), 0);
	while (cut(&e, &s)) {
		assert_true(s.pos == at && s.len > 0 && s.route->id == ROUTE_COPY && !s.edge);
		at += s.len;
	}
	assert_true(at == r.len);
	assert_ptr_equal(copy_dev(&r.src, &r.dst), &dev);
}

/* Segments end in any order: what counts is the lowest place where something was wrong. */
static void test_stop(void **state)
{
	static struct engine e;
	struct segment v[4];
	struct transfer r;
	struct progress p;

	(void)state;
	describe(512, 512);
	r = request(1000, 1000, false);
	progress_init(&p, &x, &r, &report);
	v[0] = segment(&p, 0, 100, ROUTE_BUFFERED);
	v[1] = segment(&p, 100, 100, ROUTE_BUFFERED);
	v[2] = segment(&p, 200, 100, ROUTE_BUFFERED);
	v[2].edge = true;
	v[3] = segment(&p, 300, 100, ROUTE_DIRECT);
	progress_landed(&p, &v[3], -EIO);
	assert_true(progress_stop(&p) == 300 && p.stop.err == EIO);
	progress_landed(&p, &v[1], 60); /* the file ends */
	assert_true(progress_stop(&p) == 160 && p.stop.err == 0);
	progress_landed(&p, &v[2], -ENOSPC);
	assert_true(progress_stop(&p) == 160 && p.stop.err == 0);
	progress_landed(&p, &v[0], 100);
	assert_true(progress_stop(&p) == 160 && p.stop.err == 0);
	progress_landed(&p, &v[0], -EFAULT);
	assert_true(progress_stop(&p) == 0 && p.stop.err == EFAULT);
	assert_int_equal(p.rep->bytes[ROUTE_BUFFERED], 160);
	assert_int_equal(p.rep->edge, 0);
	/* Nothing is begun from there on. */
	engine_init(&e, ENGINE_HERE, &p, 1);
	engine_add(&e, v, 1);
	n_ops = 0;
	engine_run(&e);
	assert_int_equal(n_ops, 0);
	stop_finish(&p.stop);
}

static void test_retry(void **state)
{
	static struct engine e;
	struct transfer r;
	struct progress p;
	struct segment s;

	(void)state;
	describe(512, 512);
	r = request(0, 4 * MIB, false);
	assert_int_equal(begin(&e, &p, &r), 0); /* with O_DIRECT */
	s = segment(&p, 0, 4096, ROUTE_DIRECT_COPY);
	/* A policy that names the route means it. */
	r.policy = PLAN_ROUTE(ROUTE_DIRECT_COPY);
	assert_false(retries(&e, &s, -EINVAL));
	assert_false(retries(&e, &s, -EIO));
	assert_int_equal(s.route->id, ROUTE_DIRECT_COPY);
	r.policy = PLAN_AUTO;
	assert_true(retries(&e, &s, -EINVAL));
	assert_int_equal(s.route->id, ROUTE_BUFFERED_COPY);
	assert_int_equal(p.rep->fallbacks, 1);
	assert_int_equal(p.rep->why, PL_REASON_KERNEL_REFUSED);
	assert_int_equal(p.rep->why_err, EINVAL);
	assert_true(atomic_load(&file.facts.direct_failed));
	/* There is nothing below it; and what is left is planned without O_DIRECT. */
	assert_false(retries(&e, &s, -EINVAL));
	assert_true(cut(&e, &s));
	assert_int_equal(s.route->id, ROUTE_BUFFERED);
}

#define MANY 40u

/* As many small reads through slabs as have failed. */
static unsigned int carry_many(const struct transfer *v)
{
	struct exec_result out[MANY];
	unsigned int failed = 0;

	batches = 0;
	batched = 0;
	n_ops = 0;
	carried = &v[0];
	exec_run_many(&x, v, MANY, out);
	for (unsigned int i = 0; i < MANY; i++) {
		failed += out[i].res < 0;
		assert_int_equal(out[i].res, out[i].res < 0 ? -EIO : 4096);
		free(out[i].why);
	}
	return failed;
}

/* Copies of many small transfers are pieces of one operation for each device. If that fails, or if
 * failures are injected, each is carried alone, and only those fail that do. */
static void test_together(void **state)
{
	struct mover *copy = mover_named("copy");
	struct transfer v[MANY];
	struct dev other = dev;

	(void)state;
	describe(512, 512);
	mem_bits = MEM_DEVICE;
	for (unsigned int i = 0; i < MANY; i++) {
		v[i] = request((uint64_t)i * 65536, 4096, false);
		v[i].policy = PLAN_ROUTE(ROUTE_BUFFERED_COPY);
	}
	assert_int_equal(carry_many(v), 0);
	assert_int_equal(batches, 1);
	assert_int_equal(batched, MANY);
	batch_fails = -EFAULT;
	assert_int_equal(carry_many(v), 0);
	assert_int_equal(batches, 1);
	batch_fails = 0;
	other.place = 1;
	for (unsigned int i = MANY / 2; i < MANY; i++) {
		v[i].dst.dev = &other;
	}
	assert_int_equal(carry_many(v), 0);
	assert_int_equal(batches, 2);
	assert_int_equal(batched, MANY);
	assert_int_equal(fault_add("nth=3:err=EIO", copy), 0);
	assert_int_equal(carry_many(v), 1);
	assert_int_equal(batches, 0);
	fault_remove(copy);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(test_no_route), cmocka_unit_test(test_copies),
		cmocka_unit_test(test_stop),	 cmocka_unit_test(test_retry),
		cmocka_unit_test(test_together),
	};

	return cmocka_run_group_tests(tests, setup_all, teardown_all);
}

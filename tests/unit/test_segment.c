/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/*
 * exec: how a transfer is cut into segments, what operations they become, and what becomes of those
 * that fail. Nothing is carried: neither the file nor the memory exists.
 */

#include "segment_kit.h"

static struct end *mem_of(struct transfer *t)
{
	return transfer_writes(t) ? &t->src : &t->dst;
}

/* The unit of O_DIRECT segments of this transfer. */
static uint64_t unit_of(const struct transfer *t, bool staged)
{
	const struct file_facts *f = &file.facts;
	uint64_t a = staged ? f->align_off : max_u64(f->align_off, f->align_mem);

	return transfer_writes(t) ? max_u64(a, 4096) : a;
}

static void check_segment(const struct engine *e, const struct segment *s)
{
	const struct transfer *t = s->p->t;
	const struct route *route = s->route;
	bool staged = route_is_staged(route);
	uint64_t a = unit_of(t, staged);
	uint64_t off = progress_off(s->p, s->pos);

	assert_true(s->len > 0);
	if (s->edge) {
		/* Only what holds no whole block, and by the page cache. */
		assert_true(route_has(route, MOVER_CACHED));
		assert_true(align_up(off, a) + a > off + s->len);
		return;
	}
	assert_true(s->len <= max_u64(max_u64(x.config->chunk, t->chunk), x.config->cached_chunk));
	if (staged) {
		assert_true(segment_gap(s) <= segment_slab(e, s));
		assert_true(segment_slab(e, s) <= slab_large(&x.slabs));
	}
	if (!route_has(route, MOVER_PAST_CACHE)) {
		assert_true(segment_skip(s) == 0 && segment_gap(s) == s->len);
	} else if (transfer_writes(t) || !staged) {
		assert_int_equal(off % a, 0);
		assert_int_equal(s->len % a, 0);
	} else {
		assert_int_equal((off - segment_skip(s)) % file.facts.align_off, 0);
		assert_int_equal(segment_gap(s) % file.facts.align_off, 0);
		assert_true(segment_gap(s) < s->len + segment_skip(s) + file.facts.align_off);
	}
	if (route_has(route, MOVER_PAST_CACHE) && !staged) {
		const struct end *mem = ends_mem(&t->dst, &t->src);

		assert_int_equal((mem->addr + s->pos) % file.facts.align_mem, 0);
	}
}

/* Cuts all of it. The segments tile the transfer, in order; how many of them were edges. */
static unsigned int cut_all(const struct transfer *t)
{
	static struct engine e;
	unsigned int edges = 0;
	struct progress p;
	struct segment s;
	uint64_t at = 0;

	assert_int_equal(begin(&e, &p, t), 0);
	while (cut(&e, &s)) {
		assert_true(s.pos == at);
		check_segment(&e, &s);
		at += s.len;
		edges += s.edge;
		progress_landed(&p, &s, (ssize_t)s.len);
	}
	assert_true(at == t->len);
	assert_true(progress_stop(&p) == at && p.stop.err == 0);
	return edges;
}

static int by_offset(const void *a, const void *b)
{
	uint64_t x1 = *(const uint64_t *)a;
	uint64_t x2 = *(const uint64_t *)b;

	return x1 < x2 ? -1 : x1 > x2;
}

/* Has the engine carry all of it: every byte of the file is asked for, and none twice but for what
 * shares a block with two segments. */
static void carry_all(const struct transfer *t, struct exec_report *rep)
{
	uint64_t at = transfer_writes(t) ? t->dst.off : t->src.off;
	uint64_t end = at + t->len;
	uint64_t sum = 0;

	carried = t;
	n_ops = 0;
	assert_int_equal(exec_run(&x, t, rep), t->len);
	qsort(ops, n_ops, sizeof(ops[0]), by_offset);
	for (unsigned int i = 0; i < n_ops; i++) {
		bool blocks = ops[i].m->ops->traits & MOVER_PAST_CACHE && !transfer_writes(t);

		assert_true(ops[i].off <= at);
		assert_true(ops[i].off == at || (blocks && at - ops[i].off < file.facts.align_off));
		at = ops[i].off + ops[i].len;
	}
	assert_true(at >= end && at - end < max_u64(file.facts.align_off, 1));
	for (unsigned int i = 0; i < ROUTE_COUNT; i++) {
		sum += rep->bytes[i];
	}
	assert_true(sum == t->len);
}

static uint64_t below(uint64_t *rng, uint64_t n)
{
	return unit_random(rng) % n;
}

static struct transfer any_request(uint64_t *rng)
{
	static const uint32_t aligns[] = { 4, 512, 512, 4096, 65536 };
	static const uint32_t policies[] = { PLAN_AUTO,
					     PLAN_AUTO,
					     PLAN_AUTO,
					     PLAN_BOUNCE,
					     PLAN_ROUTE(ROUTE_BUFFERED),
					     PLAN_ROUTE(ROUTE_BUFFERED_COPY) };
	uint64_t off = below(rng, 3) ? below(rng, 200 * MIB) : below(rng, 20000) * 4096;
	uint64_t len = 1 + (below(rng, 3) ? below(rng, 10000) : below(rng, 100 * MIB));
	struct transfer r;

	if (below(rng, 4) == 0) {
		len = (len + 4095) / 4096 * 4096;
	}
	describe(aligns[below(rng, 4)], aligns[1 + below(rng, 4)]);
	r = request(off, len, below(rng, 2));
	r.policy = policies[below(rng, COUNT(policies))];
	r.chunk = below(rng, 3) ? 0 : 4096u << below(rng, 12);
	if (r.chunk && r.chunk < 65536 && file.facts.align_off > 4096) {
		r.chunk = 65536; /* a block at least */
	}
	mem_of(&r)->addr += below(rng, 3) ? below(rng, 16) << 16 : below(rng, 1000);
	if (r.policy != PLAN_ROUTE(ROUTE_BUFFERED) && below(rng, 2)) {
		mem_of(&r)->mem = MEM_DEVICE;
	}
	cache_salt = unit_random(rng);
	return r;
}

static void test_tiles(void **state)
{
	uint64_t rng = unit_seed();

	(void)state;
	for (int i = 0; i < 4000; i++) {
		struct transfer r = any_request(&rng);

		/* One at each end, and none in between. */
		assert_in_range(cut_all(&r), 0, 2);
	}
}

/* What the segments become on their way through the engine. */
static void test_operations(void **state)
{
	uint64_t rng = unit_seed();

	(void)state;
	for (int i = 0; i < 2000; i++) {
		struct transfer r = any_request(&rng);
		struct exec_report rep;

		if (r.chunk && r.len / r.chunk > COUNT(ops) / 2) {
			r.chunk = 0;
		}
		carry_all(&r, &rep);
		assert_int_equal(rep.fallbacks, 0);
	}
}

/* The last byte is no segment of its own, and what it joins fits into a slab. */
static void test_last_byte(void **state)
{
	static const uint32_t blocks[] = { 4, 512, 4096, 65536 };
	unsigned int alone = 0;

	(void)state;
	for (unsigned int i = 0; i < 2000; i++) {
		static struct engine e;
		unsigned int unit = 4096u << i % 12;
		struct progress p;
		struct transfer r;
		struct segment s;

		describe(blocks[i % COUNT(blocks)], 512);
		mem_bits = MEM_DEVICE;
		cache_salt = i;
		r = request(i % 3 ? 0 : i * 4096, (1 + i % 5) * (size_t)unit + 1, false);
		r.chunk = max_u64(unit, file.facts.align_off);
		assert_in_range(cut_all(&r), 0, 2);
		assert_int_equal(begin(&e, &p, &r), 0);
		while (cut(&e, &s)) {
			alone += s.len == 1;
			progress_landed(&p, &s, (ssize_t)s.len);
		}
	}
	assert_int_equal(alone, 0);
}

/* All of the file is cold. */
static void cool(void)
{
	cache_salt = 0;
	while (resident(0) != 0) {
		cache_salt++;
	}
}

static void test_edges(void **state)
{
	struct transfer r;

	(void)state;
	cool();
	describe(512, 512);
	r = request(0, 4 * MIB, false);
	assert_int_equal(cut_all(&r), 0);
	r = request(512, 4 * MIB, false);
	assert_int_equal(cut_all(&r), 0);
	r = request(511, 4 * MIB + 1, false);
	assert_int_equal(cut_all(&r), 1);
	r = request(511, 4 * MIB + 2, false);
	assert_int_equal(cut_all(&r), 2);
	/* Writes are split on pages, where the disk's blocks are smaller. */
	r = request(512, 4 * MIB, true);
	assert_int_equal(cut_all(&r), 2);
	r = request(4096, 4 * MIB, true);
	assert_int_equal(cut_all(&r), 0);
	/* A slab has space for whole blocks around a read, not for those around a write. */
	mem_bits = MEM_DEVICE;
	r = request(511, 4 * MIB + 2, false);
	assert_int_equal(cut_all(&r), 0);
	r = request(511, 4 * MIB + 2, true);
	assert_int_equal(cut_all(&r), 2);
}

/* A mover is told that a stream waits for the transfer: it then makes no call that a driver may
 * hold up. */
static void test_waited(void **state)
{
	static struct engine e;
	struct progress p;

	(void)state;
	describe(512, 512);
	for (int waited = 0; waited < 2; waited++) {
		struct transfer t = request(0, 8 * MIB, false);

		t.waited = waited;
		assert_int_equal(begin(&e, &p, &t), 0);
		assert_int_equal(asked_waited, waited);
	}
}

/* Any other error is the page cache's to confirm, segment by segment, unless O_DIRECT was asked
 * for. */
static void test_failed_past_the_cache(void **state)
{
	static const int errs[] = {
		EIO, ENODATA, EREMOTEIO, EMFILE, ENOMEM, EFAULT, ENOSPC, EBUSY
	};
	static struct engine e;
	struct transfer r;
	struct progress p;
	struct segment s;

	(void)state;
	cool();
	describe(512, 512);
	r = request(0, 64 * MIB, false);
	assert_int_equal(begin(&e, &p, &r), 0);
	for (unsigned int i = 0; i < COUNT(errs); i++) {
		struct segment next;

		s = segment(&p, 8192, 4096, ROUTE_DIRECT);
		file.facts.bypass = true;
		assert_false(retries(&e, &s, -errs[i]));
		file.facts.bypass = false;
		assert_true(retries(&e, &s, -errs[i]));
		assert_int_equal(s.route->id, ROUTE_BUFFERED);
		assert_int_equal(p.rep->why, PL_REASON_DIRECT_FAILED);
		assert_int_equal(p.rep->why_err, errs[i]);
		assert_int_equal(p.rep->fallbacks, i + 1);
		/* The next segments go past the page cache as before. */
		assert_false(atomic_load(&file.facts.direct_failed));
		assert_true(cut(&e, &next));
		assert_int_equal(next.route->id, ROUTE_DIRECT);
		/* What fails there as well has failed. */
		assert_false(retries(&e, &s, -errs[i]));
	}
	/* When the time is up, that is the answer, and nothing more is begun. */
	s = segment(&p, 8192, 4096, ROUTE_DIRECT);
	r.deadline_ns = 1;
	assert_false(retries(&e, &s, -EIO));
	progress_landed(&p, &s, -EIO);
	assert_true(progress_stop(&p) == 8192 && p.stop.err == ETIMEDOUT);
	stop_finish(&p.stop);
}

/* An error behind some bytes, or stores to the same pages: for the page cache to settle, too. */
static void test_outcome(void **state)
{
	struct transfer r;
	struct progress p;
	struct segment s;

	(void)state;
	describe(512, 512);
	r = request(0, 4 * MIB, true);
	progress_init(&p, &x, &r, &report);
	s = segment(&p, 0, 8192, ROUTE_DIRECT);
	s.op.res = 4096;
	s.op.err = EBUSY;
	assert_int_equal(segment_outcome(&s, s.route->hop[0], true), -EBUSY);
	assert_int_equal(segment_outcome(&s, s.route->hop[0], false), 4096);
	s.op.res = -EIO;
	assert_int_equal(segment_outcome(&s, s.route->hop[0], true), -EIO);
	s.op.res = 4096;
	s.op.err = 0;
	assert_int_equal(segment_outcome(&s, s.route->hop[0], true), 4096);
	s.op.err = EIO;
	s.route = &x.routes.v[ROUTE_BUFFERED]; /* as pread(2): the count, the error later */
	assert_int_equal(segment_outcome(&s, s.route->hop[0], true), 4096);
	s.route = &x.routes.v[ROUTE_P2PDMA];
	assert_int_equal(segment_outcome(&s, s.route->hop[0], true), -EIO);
	r.policy = PLAN_STRICT;
	assert_int_equal(segment_outcome(&s, s.route->hop[0], true), 4096);
	r.policy = PLAN_BOUNCE;
	assert_int_equal(segment_outcome(&s, s.route->hop[0], true), -EIO);
	file.facts.bypass = true;
	assert_int_equal(segment_outcome(&s, s.route->hop[0], true), 4096);
}

/* The one segment of a write of which the page cache has something goes through it, and that is no
 * fallback. */
static void test_beside_the_cache(void **state)
{
	static const uint32_t policies[] = { PLAN_AUTO, PLAN_BOUNCE, PLAN_STRICT };

	(void)state;
	for (unsigned int i = 0; i < 2 * COUNT(policies); i++) {
		bool write = i % 2 == 0;
		struct exec_report rep;
		unsigned int n = 0;
		struct transfer r;

		describe(512, 512);
		r = request(0, 8 * MIB, write);
		r.policy = policies[i / 2];
		r.chunk = MIB;
		cached_at = 3 * MIB + 5;
		cool(); /* reads are planned for a disk */
		carry_all(&r, &rep);
		cached_at = UINT64_MAX;
		for (unsigned int k = 0; k < n_ops; k++) {
			if (ops[k].m->ops->traits & MOVER_CACHED) {
				assert_true(ops[k].off == 3 * MIB && ops[k].len == MIB);
				n++;
			}
		}
		assert_int_equal(n, write && r.policy != PLAN_STRICT);
		assert_int_equal(rep.fallbacks, 0);
		assert_int_equal(rep.edge, 0);
	}
}

/* Plans `t` behind another transfer of the same engine: whether the plan of that was kept. */
static bool is_kept(struct engine *e, const struct transfer *t, bool sequential, bool cold)
{
	static struct progress p;

	progress_init(&p, &x, t, &report);
	p.ask.sequential = sequential;
	p.cold = cold;
	e->p = &p;
	e->pos = 0;
	e->end = t->len;
	e->plan.n = ROUTES_MAX + 1; /* which none has that was made */
	assert_int_equal(engine_plan(e), 0);
	return e->plan.n > ROUTES_MAX;
}

/* The plan of a small request serves the next one that lies as it does, and no other. */
static void test_kept_plan(void **state)
{
	enum {
		PLACE,
		SIZE,
		DIRECTION,
		MEMORY,
		DEVICE,
		HOLDER,
		POLICY,
		SEQUENCE,
		RESIDENCE,
		CHANGES
	};
	static struct file other_file;
	struct dev other = dev;
	struct engine e;
	struct progress p;

	(void)state;
	describe(512, 512);
	other_file = file;
	for (unsigned int i = 0; i < CHANGES; i++) {
		struct transfer t = request(64 * MIB, 8 * KIB, false);
		struct transfer u = request(65 * MIB, 8 * KIB, false);

		progress_init(&p, &x, &t, &report);
		engine_init(&e, ENGINE_MANY, &p, 1);
		assert_false(is_kept(&e, &t, false, false));
		assert_true(is_kept(&e, &t, false, false));
		assert_true(is_kept(&e, &u, false, false));
		u = i == DIRECTION ? request(64 * MIB, 8 * KIB, true) : u;
		u.src.off += i == PLACE ? 100 : 0;
		u.len -= i == SIZE ? 512 : 0;
		u.dst.mem &= i == MEMORY ? MEM_DEVICE : ~0u;
		u.dst.dev = i == DEVICE ? &other : u.dst.dev;
		u.src.file = i == HOLDER ? &other_file : u.src.file;
		u.policy = i == POLICY ? PLAN_STRICT : u.policy;
		if (is_kept(&e, &u, i == SEQUENCE, i == RESIDENCE)) {
			fail_msg("change %u: the plan was kept", i);
		}
		assert_false(is_kept(&e, &t, false, false));
		t.dst.addr += 7;
		assert_false(is_kept(&e, &t, false, false));
	}
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(test_kept_plan),
		cmocka_unit_test(test_waited),
		cmocka_unit_test(test_failed_past_the_cache),
		cmocka_unit_test(test_outcome),
		cmocka_unit_test(test_beside_the_cache),
		cmocka_unit_test(test_tiles),
		cmocka_unit_test(test_operations),
		cmocka_unit_test(test_last_byte),
		cmocka_unit_test(test_edges),
	};

	return cmocka_run_group_tests(tests, setup_all, teardown_all);
}

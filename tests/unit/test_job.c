/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/* xfer/job: how a request is cut into pieces, and what becomes of them. */

#include "unit.h"

#include "base/bits.h"
#include "base/config.h"
#include "base/error.h"
#include "dev/dev.h"
#include "peer/peer.h"
#include "storage/file.h"
#include "storage/storage.h"
#include "xfer/job.h"

static struct config config = { .engine = (char *)"threads",
				.chunk = 2 * MIB,
				.cached_chunk = 512 * KIB,
				.depth = 16,
				.inline_max = 256 * KIB,
				.slab_budget = 64 * MIB,
				.slab_grow = 4 * MIB };
static struct storage storage;
static struct peer peer;
static struct path *paths[PATH_COUNT];
static struct xfer x;
static struct file file; /* described, never opened */
static struct dev dev;

/* The buffered path, but for the page cache: that holds what the test says. */
static struct storage_path buffered;
static struct path_ops buffered_ops;
static uint64_t cache_salt;

/* Of every stretch something else, the same at each look. */
static double resident(struct path *p, struct file *f, uint64_t off, uint64_t len)
{
	uint64_t rng = cache_salt + (off >> 25);
	uint64_t r = unit_random(&rng) % 4;

	(void)p;
	(void)f;
	(void)len;
	return r == 3 ? -1 : (double)r / 2;
}

/* The direct path, but for what the page cache has of a range. */
static struct storage_path direct;
static struct path_ops direct_ops;
static uint64_t cached_at = UINT64_MAX;

static bool beside(struct path *p, struct file *f, uint64_t off, uint64_t len)
{
	(void)p;
	assert_ptr_equal(f, &file);
	return cached_at >= off && cached_at < off + len;
}

static int setup_all(void **state)
{
	(void)state;
	storage_init(&storage, &config);
	peer_init(&peer);
	buffered = storage.buffered;
	buffered_ops = *storage.buffered.p.ops;
	buffered_ops.resident = resident;
	buffered.p.ops = &buffered_ops;
	direct = storage.direct;
	direct_ops = *storage.direct.p.ops;
	direct_ops.beside_cache = beside;
	direct.p.ops = &direct_ops;
	paths[PATH_DIRECT] = &direct.p;
	paths[PATH_BUFFERED] = &buffered.p;
	paths[PATH_COPY] = &peer.copy;
	paths[PATH_NULL] = path_null();
	paths[PATH_P2PDMA] = &storage.p2p.p;
	paths[PATH_PAGECACHE] = &storage.pagecache.p;
	xfer_init(&x, &config, paths);
	dev.props = (struct dev_props){ .name = "gpu:0", .copy_bytes_per_ns = 50 };
	return 0;
}

static int teardown_all(void **state)
{
	(void)state;
	xfer_finish(&x);
	peer_finish(&peer);
	storage_finish(&storage);
	return 0;
}

static struct mem_ref mem;

static void describe(uint32_t align_mem, uint32_t align_off)
{
	file.name = (char *)"file.bin";
	file.facts = (struct path_facts){ .direct = align_off != 0,
					  .align_mem = align_mem,
					  .align_off = align_off,
					  .disk_bytes_per_ns = 2,
					  .disk_setup_ns = 60e3 };
	mem = (struct mem_ref){ .dev = &dev, .host_addressable = true };
}

static struct xfer_req request(uint64_t off, size_t len, bool write)
{
	return (struct xfer_req){ .file = &file,
				  .facts = &file.facts,
				  .name = file.name,
				  .mem = &mem,
				  .addr = (uintptr_t)0x40000000 + (off & 0xfff),
				  .off = off,
				  .len = len,
				  .write = write,
				  .policy = PLAN_AUTO };
}

/* The unit of O_DIRECT pieces of this request. */
static uint64_t unit_of(const struct job *j, bool staged)
{
	const struct path_facts *f = j->r->facts;
	uint64_t a = staged ? f->align_off : max_u64(f->align_off, f->align_mem);

	return j->r->write ? max_u64(a, 4096) : a;
}

static void check_op(const struct job *j, const struct piece *p)
{
	const struct plan_route *route = &plan_routes[p->route];
	char room[1];
	struct slab slab = { .addr = room, .len = slab_large(&x.slabs) };
	uint64_t skip = piece_skip(j, p);
	struct path_op op;

	piece_file_op(j, p, route->staged ? &slab : NULL, &op);
	assert_ptr_equal(op.file, &file);
	assert_true(op.off == p->off - skip);
	assert_true(op.len >= p->len + skip);
	assert_true((op.src != NULL) == j->r->write && (op.dst != NULL) != j->r->write);
	if (route->staged) {
		assert_true(op.len <= slab_large(&x.slabs));
	} else {
		assert_true((j->r->write ? (uintptr_t)op.src : (uintptr_t)op.dst) ==
			    j->r->addr + (p->off - j->r->off));
	}
	if (route->hop[0] == PATH_DIRECT) {
		assert_int_equal(op.off % j->r->facts->align_off, 0);
		assert_int_equal(op.len % j->r->facts->align_off, 0);
		assert_true(op.len < p->len + skip + j->r->facts->align_off);
	} else {
		assert_true(op.len == p->len && skip == 0);
	}
}

static void check_piece(const struct job *j, const struct piece *p)
{
	const struct plan_route *route = &plan_routes[p->route];
	uint64_t a = unit_of(j, route->staged);
	uint64_t end = p->off + p->len;

	assert_true(p->len > 0);
	check_op(j, p);
	if (p->edge) {
		/* Only what holds no whole block, and by the page cache. */
		assert_int_equal(route->hop[0], PATH_BUFFERED);
		assert_true(align_up(p->off, a) + a > end);
		return;
	}
	assert_true(p->len <= max_u64(max_u64(x.chunk, j->chunk), x.cached_chunk));
	if (route->hop[0] == PATH_DIRECT && (j->r->write || !route->staged)) {
		assert_int_equal(p->off % a, 0);
		assert_int_equal(p->len % a, 0);
	}
	if (route->hop[0] == PATH_DIRECT && !route->staged) {
		assert_int_equal(job_addr(j, p->off) % j->r->facts->align_mem, 0);
	}
}

/* Cuts all of it. The pieces tile the request, in order; how many of them were edges. */
static unsigned int cut_all(const struct xfer_req *r)
{
	struct xfer_report rep = { 0 };
	unsigned int edges = 0;
	uint64_t at = r->off;
	struct job j;

	job_init(&j, &x, r, &rep);
	assert_int_equal(job_plan(&j), 0);
	while (job_ready(&j)) {
		struct piece p;
		size_t room = job_room(&j);

		job_cut(&j, &p);
		assert_true(p.off == at);
		check_piece(&j, &p);
		if (plan_routes[j.plan.v[0].route].staged) {
			assert_true(piece_room(&j, &p) <= room);
		}
		at += p.len;
		edges += p.edge;
		job_ended(&j, &p, (ssize_t)p.len);
	}
	assert_true(at == r->off + r->len);
	assert_true(j.stop == at && j.stop_err == 0);
	return edges;
}

static uint64_t below(uint64_t *rng, uint64_t n)
{
	return unit_random(rng) % n;
}

static struct xfer_req any_request(uint64_t *rng)
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
	struct xfer_req r;

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
	r.addr += below(rng, 3) ? below(rng, 16) << 16 : below(rng, 1000);
	mem.host_addressable =
		r.policy != PLAN_ROUTE(ROUTE_BUFFERED) && below(rng, 2) ? false : true;
	cache_salt = unit_random(rng);
	return r;
}

static void test_tiles(void **state)
{
	uint64_t rng = unit_seed();

	(void)state;
	for (int i = 0; i < 4000; i++) {
		struct xfer_req r = any_request(&rng);

		/* One at each end, and none in between. */
		assert_in_range(cut_all(&r), 0, 2);
	}
}

/* The last byte is no piece of its own, and what it joins fits into what was asked for. */
static void test_last_byte(void **state)
{
	static const uint32_t blocks[] = { 4, 512, 4096, 65536 };
	unsigned int alone = 0;

	(void)state;
	for (unsigned int i = 0; i < 2000; i++) {
		unsigned int unit = 4096u << i % 12;
		struct xfer_req r;
		struct xfer_report rep = { 0 };
		struct job j;

		describe(blocks[i % COUNT(blocks)], 512);
		mem.host_addressable = false;
		cache_salt = i;
		r = request(i % 3 ? 0 : i * 4096, (1 + i % 5) * (size_t)unit + 1, false);
		r.chunk = max_u64(unit, file.facts.align_off);
		assert_in_range(cut_all(&r), 0, 2);
		job_init(&j, &x, &r, &rep);
		assert_int_equal(job_plan(&j), 0);
		while (job_ready(&j)) {
			struct piece p;

			job_cut(&j, &p);
			alone += p.len == 1;
			job_ended(&j, &p, (ssize_t)p.len);
		}
	}
	assert_int_equal(alone, 0);
}

static void test_edges(void **state)
{
	struct xfer_req r;

	(void)state;
	cache_salt = 0;
	while (resident(NULL, NULL, 0, 0) != 0) {
		cache_salt++; /* all of it is cold */
	}
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
	/* A slab has room for whole blocks around a read, not for those around a write. */
	mem.host_addressable = false;
	r = request(511, 4 * MIB + 2, false);
	assert_int_equal(cut_all(&r), 0);
	r = request(511, 4 * MIB + 2, true);
	assert_int_equal(cut_all(&r), 2);
}

static void test_no_route(void **state)
{
	struct xfer_req r;
	struct xfer_report rep = { 0 };
	struct job j;

	(void)state;
	describe(512, 512);
	mem.host_addressable = false;
	r = request(0, 4096, false);
	r.policy = PLAN_STRICT;
	job_init(&j, &x, &r, &rep);
	assert_int_equal(job_plan(&j), -EOPNOTSUPP);
	assert_words("policy strict leaves no route for file.bin");
	assert_words("direct: the kernel cannot do I/O into the memory of");
	r.policy = PLAN_ROUTE(ROUTE_COPY);
	job_init(&j, &x, &r, &rep);
	assert_int_equal(job_plan(&j), -EOPNOTSUPP);
	assert_words("no route of that name");
}

static void test_copies(void **state)
{
	struct mem_ref host = { .host_addressable = true };
	struct xfer_req r = {
		.mem = &mem, .src_mem = &host, .len = 200 * MIB + 3, .policy = PLAN_AUTO
	};
	struct xfer_report rep = { 0 };
	uint64_t at = 0;
	struct job j;

	(void)state;
	describe(512, 512);
	job_init(&j, &x, &r, &rep);
	assert_ptr_equal(job_dev(&j), &dev);
	assert_int_equal(job_plan(&j), 0);
	while (job_ready(&j)) {
		struct piece p;

		job_cut(&j, &p);
		assert_true(p.off == at && p.len > 0 && p.route == ROUTE_COPY && !p.edge);
		at += p.len;
	}
	assert_true(at == r.len);
	r.mem = &host;
	r.src_mem = &mem;
	assert_ptr_equal(job_dev(&j), &dev);
}

/* Pieces end in any order: what counts is the lowest place where something was wrong. */
static void test_stop(void **state)
{
	struct xfer_req r;
	struct xfer_report rep = { 0 };
	struct piece v[4] = { { .off = 1000, .len = 100, .route = ROUTE_BUFFERED },
			      { .off = 1100, .len = 100, .route = ROUTE_BUFFERED },
			      { .off = 1200, .len = 100, .route = ROUTE_BUFFERED, .edge = true },
			      { .off = 1300, .len = 100, .route = ROUTE_DIRECT } };
	struct job j;

	(void)state;
	describe(512, 512);
	r = request(1000, 1000, false);
	job_init(&j, &x, &r, &rep);
	job_ended(&j, &v[3], -EIO);
	assert_true(j.stop == 1300 && j.stop_err == EIO);
	job_ended(&j, &v[1], 60); /* the file ends */
	assert_true(j.stop == 1160 && j.stop_err == 0);
	job_ended(&j, &v[2], -ENOSPC);
	assert_true(j.stop == 1160 && j.stop_err == 0);
	job_ended(&j, &v[0], 100);
	assert_true(j.stop == 1160 && j.stop_err == 0);
	job_ended(&j, &v[0], -EFAULT);
	assert_true(j.stop == 1000 && j.stop_err == EFAULT);
	assert_int_equal(rep.bytes[ROUTE_BUFFERED], 160);
	assert_int_equal(rep.edge, 0);
	j.pos = 1100;
	assert_false(job_ready(&j));
}

static void test_reroute(void **state)
{
	struct xfer_req r;
	struct xfer_report rep = { 0 };
	struct piece p = { .off = 0, .len = 4096, .route = ROUTE_DIRECT_COPY };
	struct job j;

	(void)state;
	describe(512, 512);
	r = request(0, 4 * MIB, false);
	job_init(&j, &x, &r, &rep);
	assert_true(job_ready(&j)); /* planned, with O_DIRECT */
	/* A policy that names the route means it. */
	r.policy = PLAN_ROUTE(ROUTE_DIRECT_COPY);
	assert_false(job_reroute(&j, &p, -EINVAL));
	assert_false(job_reroute(&j, &p, -EIO));
	assert_int_equal(p.route, ROUTE_DIRECT_COPY);
	r.policy = PLAN_AUTO;
	assert_true(job_reroute(&j, &p, -EINVAL));
	assert_int_equal(p.route, ROUTE_BUFFERED_COPY);
	assert_int_equal(rep.fallbacks, 1);
	assert_int_equal(rep.why, PL_REASON_KERNEL_REFUSED);
	assert_int_equal(rep.why_err, EINVAL);
	assert_true(atomic_load(&file.facts.direct_failed));
	/* There is nothing below it; and what is left is planned without O_DIRECT. */
	assert_false(job_reroute(&j, &p, -EINVAL));
	assert_true(job_ready(&j));
	job_cut(&j, &p);
	assert_int_equal(p.route, ROUTE_BUFFERED);
}

/* Any other error is the page cache's to confirm, piece by piece, unless O_DIRECT was asked for. */
static void test_failed_past_the_cache(void **state)
{
	static const int errs[] = {
		EIO, ENODATA, EREMOTEIO, EMFILE, ENOMEM, EFAULT, ENOSPC, EBUSY
	};
	struct xfer_req r;
	struct xfer_report rep = { 0 };
	struct piece p = { .off = 8192, .len = 4096, .route = ROUTE_DIRECT };
	struct job j;

	(void)state;
	describe(512, 512);
	r = request(0, 4 * MIB, false);
	job_init(&j, &x, &r, &rep);
	assert_true(job_ready(&j));
	for (unsigned int i = 0; i < COUNT(errs); i++) {
		p.route = ROUTE_DIRECT;
		file.facts.bypass = true;
		assert_false(job_reroute(&j, &p, -errs[i]));
		file.facts.bypass = false;
		assert_true(job_reroute(&j, &p, -errs[i]));
		assert_int_equal(p.route, ROUTE_BUFFERED);
		assert_int_equal(rep.why, PL_REASON_DIRECT_FAILED);
		assert_int_equal(rep.why_err, errs[i]);
		assert_int_equal(rep.fallbacks, i + 1);
		/* The next pieces go past the page cache as before. */
		assert_false(atomic_load(&file.facts.direct_failed));
		assert_true(job_ready(&j));
		assert_int_equal(j.plan.v[0].route, ROUTE_DIRECT);
		/* What fails there as well has failed. */
		assert_false(job_reroute(&j, &p, -errs[i]));
	}
	/* When the time is up, that is the answer, and nothing more is begun. */
	p.route = ROUTE_DIRECT;
	r.deadline_ns = 1;
	assert_false(job_reroute(&j, &p, -EIO));
	job_ended(&j, &p, -EIO);
	assert_true(j.stop == 8192 && j.stop_err == ETIMEDOUT);
}

/* An error behind some bytes, or stores to the same pages: for the page cache to settle, too. */
static void test_outcome(void **state)
{
	struct path_op op = { .res = 4096, .err = EBUSY };
	struct piece p = { .off = 0, .len = 8192, .route = ROUTE_DIRECT };
	struct xfer_req r;
	struct xfer_report rep = { 0 };
	struct job j;

	(void)state;
	describe(512, 512);
	r = request(0, 4 * MIB, true);
	job_init(&j, &x, &r, &rep);
	assert_int_equal(job_outcome(&j, &p, &op), -EBUSY);
	op.res = -EIO;
	assert_int_equal(job_outcome(&j, &p, &op), -EIO);
	op.res = 4096;
	op.err = 0;
	assert_int_equal(job_outcome(&j, &p, &op), 4096);
	op.err = EIO;
	p.route = ROUTE_BUFFERED; /* as pread(2): the count, the error at the next call */
	assert_int_equal(job_outcome(&j, &p, &op), 4096);
	p.route = ROUTE_P2PDMA;
	assert_int_equal(job_outcome(&j, &p, &op), -EIO);
	r.policy = PLAN_STRICT;
	assert_int_equal(job_outcome(&j, &p, &op), 4096);
	r.policy = PLAN_BOUNCE;
	assert_int_equal(job_outcome(&j, &p, &op), -EIO);
	file.facts.bypass = true;
	assert_int_equal(job_outcome(&j, &p, &op), 4096);
}

/* The one piece of a write of which the page cache has something goes through it. */
static void test_beside_the_cache(void **state)
{
	static const uint32_t policies[] = { PLAN_AUTO, PLAN_BOUNCE, PLAN_STRICT };

	(void)state;
	for (unsigned int i = 0; i < 2 * COUNT(policies); i++) {
		struct xfer_report rep = { 0 };
		unsigned int n = 0;
		struct xfer_req r;
		struct piece p;
		struct job j;

		describe(512, 512);
		r = request(0, 8 * MIB, i % 2 == 0);
		r.policy = policies[i / 2];
		r.chunk = MIB;
		cached_at = 3 * MIB + 5;
		cache_salt = 0;
		while (resident(NULL, NULL, 0, 0) != 0) {
			cache_salt++; /* reads are planned for a disk */
		}
		job_init(&j, &x, &r, &rep);
		while (job_ready(&j)) {
			job_cut(&j, &p);
			if (plan_routes[p.route].hop[0] == PATH_BUFFERED) {
				assert_true(p.off == 3 * MIB && p.len == MIB && !p.edge);
				n++;
			}
			job_ended(&j, &p, (ssize_t)p.len);
		}
		cached_at = UINT64_MAX;
		assert_int_equal(n, r.write && r.policy != PLAN_STRICT);
		assert_int_equal(rep.fallbacks, 0);
	}
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(test_failed_past_the_cache),
		cmocka_unit_test(test_outcome),
		cmocka_unit_test(test_beside_the_cache),
		cmocka_unit_test(test_tiles),
		cmocka_unit_test(test_last_byte),
		cmocka_unit_test(test_edges),
		cmocka_unit_test(test_no_route),
		cmocka_unit_test(test_copies),
		cmocka_unit_test(test_stop),
		cmocka_unit_test(test_reroute),
	};

	return cmocka_run_group_tests(tests, setup_all, teardown_all);
}

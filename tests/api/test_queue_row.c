/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/*
 * Queues: requests that follow each other in the file and in memory, which are carried as one, and
 * what happens to each when not all of them can be carried. And those of medium size whose memory
 * does not follow, which share slabs.
 */

#include "fixture.h"

#include <sys/mman.h>

/* ThreadSanitizer sees as much in a shorter one, each byte of which costs it dearly. */
#if defined(__SANITIZE_THREAD__)
#define ROW 100u
#else
#define ROW 400u
#endif
#define LEN_MAX 150001u

static struct fx f;
static struct pl_queue *q;
static size_t lens[ROW];
static size_t total;
static struct pl_request v[ROW];
static ssize_t res[ROW];

/* With options of the context, NULL: none. */
static void begin(const char *option, const char *another)
{
	uint64_t seed = fx_seed();

	fx_open(&f, option, another, NULL);
	assert_ok(pl_queue_open(f.ctx, NULL, &q));
	total = 0;
	for (size_t i = 0; i < ROW; i++) {
		/* Some are empty, some small, most are neither; the middle one can be cut in two.
		 */
		lens[i] = i % 50 == 7 ? 0 : 1 + fx_random(&seed) % (i % 5 ? LEN_MAX : 700);
		lens[i] += i == ROW / 2;
		total += lens[i];
	}
}

static void end(void)
{
	pl_queue_close(q);
	fx_close(&f);
}

static void ask(uint32_t op, struct pl_file *file, char *mem, uint64_t off)
{
	for (size_t i = 0; i < ROW; i++) {
		v[i] = (struct pl_request)PL_REQUEST_INIT;
		v[i].op = op;
		v[i].file = file;
		v[i].mem = mem;
		v[i].off = off;
		v[i].len = lens[i];
		v[i].user = (void *)i;
		mem += lens[i];
		off += lens[i];
		res[i] = -EXDEV;
	}
}

/* Hands all over and takes all out. */
static void carry(void)
{
	struct pl_completion c[ROW];
	size_t n = 0;

	assert_moved(pl_queue_submit(q, v, ROW, NULL, NULL), ROW);
	for (size_t i = 0; i < ROW; i++) {
		c[i] = (struct pl_completion)PL_COMPLETION_INIT;
	}
	while (n < ROW) {
		ssize_t got = pl_queue_wait(q, c, 1, ROW - n, 0);

		assert_true(got > 0);
		for (ssize_t i = 0; i < got; i++) {
			res[(size_t)c[i].user] = c[i].result;
			if (c[i].result > 0) {
				assert_true(c[i].route != 0);
			}
		}
		n += (size_t)got;
	}
}

static void all_whole(void)
{
	for (size_t i = 0; i < ROW; i++) {
		assert_int_equal(res[i], lens[i]);
	}
}

struct sum {
	const char *op;
	uint64_t ops;
	uint64_t bytes;
	uint64_t errors;
};

static int add(const struct pl_stats_row *r, void *arg)
{
	struct sum *sum = arg;

	if (strcmp(r->op, sum->op) == 0) {
		sum->ops += r->ops;
		sum->bytes += r->bytes;
		sum->errors += r->errors;
	}
	return 0;
}

static struct sum sum_of(const char *op)
{
	struct pl_stats *stats;
	struct sum sum = { .op = op };

	assert_ok(pl_stats_open(f.ctx, 0, &stats));
	assert_ok(pl_stats_rows(stats, add, &sum));
	pl_stats_close(stats);
	return sum;
}

static void counted(const char *op, uint64_t ops, uint64_t bytes)
{
	struct sum sum = sum_of(op);

	/* One that took several routes is one of each. */
	assert_in_range(sum.ops, ops, 3 * ops);
	assert_int_equal(sum.bytes, bytes);
	assert_int_equal(sum.errors, 0);
}

static uint64_t not_empty(void)
{
	uint64_t n = 0;

	for (size_t i = 0; i < ROW; i++) {
		n += lens[i] != 0;
	}
	return n;
}

/* Read from the page cache and from the disk, written elsewhere, with pages in step and not. */
static void a_row_is_moved(void **state)
{
	static const struct {
		uint64_t off;
		size_t skew;
		int flags;
		bool cold;
	} how[] = { { 0, 0, 0, false },		 { 77, 0, 0, true },
		    { 4096, 0, O_DIRECT, true }, { 130, 130, O_DIRECT, true },
		    { 130, 131, 0, false },	 { 3, 3, 0, true } };

	(void)state;
	for (size_t k = 0; k < COUNT(how); k++) {
		const char *from, *to;
		struct pl_file *in, *out;
		char *mem;

		begin(k % 2 ? "test_queue_threads=1" : NULL, NULL);
		from = fx_made("row", total + how[k].off + 9, 5);
		to = fx_path("to");
		in = fx_file(&f, from, O_RDONLY | (fx_has_direct() ? how[k].flags : 0));
		out = fx_file(&f, to, O_RDWR | O_CREAT | (fx_has_direct() ? how[k].flags : 0));
		mem = fx_alloc(&f, total + BLOCK);
		if (how[k].cold) {
			fx_cold(from);
		}
		ask(PL_OP_READ, in, mem + how[k].skew, how[k].off);
		carry();
		all_whole();
		fx_dev_is(&f, mem + how[k].skew, how[k].off, total, 5);
		counted("read", not_empty(), total);
		ask(PL_OP_WRITE, out, mem + how[k].skew, how[k].off);
		carry();
		all_whole();
		fx_file_is(to, how[k].off, total, 5);
		counted("write", not_empty(), total);
		fx_shut(in);
		fx_shut(out);
		fx_free(&f, mem);
		(void)unlink(to);
		end();
	}
}

/* Each has its own count when the file ends among them. */
static void the_file_ends_in_a_row(void **state)
{
	struct pl_file *in;
	size_t cut = 0;
	char *mem;

	(void)state;
	begin("test_queue_threads=1", NULL);
	for (size_t i = 0; i < ROW / 2; i++) {
		cut += lens[i];
	}
	cut += lens[ROW / 2] / 2;
	in = fx_file(&f, fx_made("cut", cut, 6), O_RDONLY);
	mem = fx_alloc(&f, total);
	ask(PL_OP_READ, in, mem, 0);
	carry();
	for (size_t i = 0; i < ROW; i++) {
		assert_int_equal(res[i], i < ROW / 2 ? lens[i] : i == ROW / 2 ? lens[i] / 2 : 0);
	}
	fx_dev_is(&f, mem, 0, cut, 6);
	counted("read", ROW / 2 - ROW / 100, cut);
	fx_shut(in);
	fx_free(&f, mem);
	end();
}

/* Memory that is not there among them: each of the others comes. */
static void memory_is_missing_in_a_row(void **state)
{
	size_t page = (size_t)sysconf(_SC_PAGESIZE);
	size_t hole[2];
	struct pl_file *in;
	char *mem, *want;

	(void)state;
	begin("test_queue_threads=1", NULL);
	in = fx_file(&f, fx_made("hole", total, 9), O_RDONLY);
	mem = mmap(NULL, total + page, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
	assert_ptr_not_equal(mem, MAP_FAILED);
	hole[0] = total / 2 / page * page;
	hole[1] = hole[0] + 100 * page;
	assert_int_equal(mprotect(mem + hole[0], hole[1] - hole[0], PROT_NONE), 0);
	ask(PL_OP_READ, in, mem, 0);
	carry();
	assert_int_equal(mprotect(mem + hole[0], hole[1] - hole[0], PROT_READ), 0);
	want = fx_host(LEN_MAX);
	for (size_t i = 0; i < ROW; i++) {
		size_t at = v[i].off;

		if (at + lens[i] <= hole[0] || at >= hole[1] || !lens[i]) {
			assert_int_equal(res[i], lens[i]);
			fx_pattern(want, at, lens[i], 9);
			fx_same(mem + at, want, lens[i], "beside the hole");
		} else if (at >= hole[0]) {
			assert_int_equal(res[i], -EFAULT);
		} else {
			assert_true(res[i] == -EFAULT || (size_t)res[i] <= hole[0] - at);
		}
	}
	free(want);
	fx_shut(in);
	(void)munmap(mem, total + page);
	end();
}

/* More is asked for than the memory has: what lies in it comes, what does not is refused. */
static void a_row_leaves_its_memory(void **state)
{
	struct pl_file *in;
	size_t space = 0, i;
	char *mem;

	(void)state;
	begin("test_queue_threads=1", NULL);
	for (i = 0; i < ROW / 2; i++) {
		space += lens[i];
	}
	space += lens[i] / 2;
	in = fx_file(&f, fx_made("leaves", total, 4), O_RDONLY);
	mem = fx_alloc(&f, space);
	ask(PL_OP_READ, in, mem, 0);
	/* What lies behind may be somebody else's memory: only the one that leaves is sure. */
	for (i = ROW / 2 + 1; i < ROW; i++) {
		v[i] = v[i - 1];
		v[i].user = (void *)i;
		v[i].len = 0;
		v[i].mem = mem;
	}
	carry();
	for (i = 0; i < ROW / 2; i++) {
		assert_int_equal(res[i], lens[i]);
	}
	assert_int_equal(res[ROW / 2], -EFAULT);
	fx_dev_is(&f, mem, 0, space - lens[ROW / 2] / 2, 4);
	fx_shut(in);
	fx_free(&f, mem);
	end();
}

/* One failure on the way of all is nobody's; failures of everything are everybody's. */
static void paths_fail_in_a_row(void **state)
{
	static const char *const once =
		"test_fault=direct:nth=2:err=EIO,buffered:nth=1:err=EIO,p2pdma:nth=1:err=EIO";
	static const char *const ever =
		"test_fault=direct:every=1:err=EIO,buffered:every=1:err=EIO,p2pdma:every=1:err=EIO";
	struct pl_file *in;
	size_t bad;
	char *mem;

	(void)state;
	for (unsigned int k = 0; k < 2; k++) {
		begin("test_queue_threads=1", k ? ever : once);
		in = fx_file(&f, fx_made("fails", total, 8), O_RDONLY);
		mem = fx_alloc(&f, total);
		ask(PL_OP_READ, in, mem, 0);
		carry();
		bad = 0;
		for (size_t i = 0; i < ROW; i++) {
			if (res[i] != (ssize_t)lens[i]) {
				assert_true(res[i] == -EIO || (!k && res[i] >= 0));
				bad++;
			} else if (lens[i]) {
				fx_dev_is(&f, mem + v[i].off, v[i].off, lens[i], 8);
			}
		}
		/* One fault of a path may meet one that goes alone. */
		assert_true(k ? bad == not_empty() : bad <= 3);
		assert_true(k || sum_of("read").errors <= bad);
		fx_shut(in);
		fx_free(&f, mem);
		end();
	}
}

/* Every third has no time left, every fifth a time of its own: the others come. */
static void some_are_late(void **state)
{
	struct pl_file *in;
	char *mem;

	(void)state;
	begin("test_queue_threads=1", NULL);
	in = fx_file(&f, fx_made("late", total, 2), O_RDONLY);
	mem = fx_alloc(&f, total);
	ask(PL_OP_READ, in, mem, 0);
	for (size_t i = 0; i < ROW; i++) {
		v[i].timeout_ns = i / 40 % 3 == 1 ? 1 : i % 5 == 0 ? 3600000000000u + i : 0;
	}
	carry();
	for (size_t i = 0; i < ROW; i++) {
		if (i / 40 % 3 == 1) {
			assert_int_equal(res[i], -ETIMEDOUT);
		} else {
			assert_int_equal(res[i], lens[i]);
			fx_dev_is(&f, mem + v[i].off, v[i].off, lens[i], 2);
		}
	}
	fx_shut(in);
	fx_free(&f, mem);
	end();
}

/* Takes half of a row back, as far as nobody has begun it: how many. */
static size_t take_back(struct pl_file *in, char *mem)
{
	struct pl_completion c = PL_COMPLETION_INIT;
	static uint64_t ids[ROW];
	bool back[ROW] = { false };
	size_t n = 0;

	ask(PL_OP_READ, in, mem, 0);
	assert_moved(pl_queue_submit(q, v, ROW, NULL, ids), ROW);
	for (size_t i = 0; i < ROW; i += 2) {
		back[i] = pl_queue_cancel(q, ids[i]) == 0;
		n += back[i];
	}
	for (size_t i = 0; i < ROW; i++) {
		size_t at;

		assert_moved(pl_queue_wait(q, &c, 1, 1, 0), 1);
		at = (size_t)c.user;
		if (back[at]) {
			assert_int_equal(c.result, -ECANCELED);
		} else {
			assert_int_equal(c.result, lens[at]);
			fx_dev_is(&f, mem + v[at].off, v[at].off, lens[at], 3);
		}
	}
	return n;
}

/* A row whose time runs out on the way, and one of which some are taken back. */
static void late_and_taken_back(void **state)
{
	struct pl_file *in;
	size_t late = 0;
	unsigned int tries = 0;
	char *mem;

	(void)state;
	begin("test_queue_threads=1",
	      "test_fault=direct:every=1:delay=3000,buffered:every=1:delay=3000");
	in = fx_file(&f, fx_made("back", total, 3), O_RDONLY);
	mem = fx_alloc(&f, total);
	ask(PL_OP_READ, in, mem, 0);
	for (size_t i = 0; i < ROW; i++) {
		v[i].timeout_ns = 4000000;
	}
	carry();
	for (size_t i = 0; i < ROW; i++) {
		late += res[i] == -ETIMEDOUT;
		assert_true(res[i] == -ETIMEDOUT || (res[i] >= 0 && res[i] <= (ssize_t)lens[i]));
		if (res[i] > 0) {
			fx_dev_is(&f, mem + v[i].off, v[i].off, (size_t)res[i], 3);
		}
	}
	assert_true(late > 0);
	/* A busy machine may carry all of them before this thread goes on. */
	while (take_back(in, mem) == 0) {
		assert_true(++tries < 100);
	}
	fx_shut(in);
	fx_free(&f, mem);
	end();
}

/* The same bytes to places of their own, up to 512 KiB; in the page cache all, half or none. */
static void places_apart(void **state)
{
	(void)state;
	for (unsigned int k = 0; k < 6; k++) {
		struct pl_file *in;
		const char *path;
		char *mem;
		size_t space = 0;

		begin(NULL, NULL);
		for (size_t i = 0; i < ROW / 4; i++) {
			lens[i] += 380000;
			total += 380000;
		}
		path = fx_made("apart", total, 7);
		in = fx_file(&f, path, O_RDONLY);
		mem = fx_alloc(&f, total + ROW * 8192);
		ask(PL_OP_READ, in, mem, 0);
		for (size_t i = ROW; i-- > 0;) {
			v[i].mem = mem + space + (k > 2 ? v[i].off % 4096 : 0);
			space += (lens[i] + (k > 2 ? 4095 : 0) + 511) / 512 * 512;
			space = k > 2 ? (space + 4095) / 4096 * 4096 : space;
		}
		if (k % 3) {
			fx_cold(path);
		}
		if (k % 3 == 1) {
			char *buf = fx_host(total / 2);
			int fd = open(path, O_RDONLY | O_CLOEXEC);

			/* Also the half of some of them. */
			for (size_t at = 0; at + 300000 < total / 2; at += 600000) {
				assert_int_equal(pread(fd, buf, 300000, (off_t)at), 300000);
			}
			(void)close(fd);
			free(buf);
		}
		assert_true(space <= total + (size_t)ROW * 8192);
		carry();
		all_whole();
		for (size_t i = 0; i < ROW; i++) {
			fx_dev_is(&f, v[i].mem, v[i].off, lens[i], 7);
		}
		counted("read", not_empty(), total);
		fx_shut(in);
		fx_free(&f, mem);
		end();
	}
}

/* One after the other in memory, the last first in the file. */
static void memory_follows_and_the_file_does_not(void **state)
{
	struct pl_file *in;
	char *mem;

	(void)state;
	begin(NULL, NULL);
	in = fx_file(&f, fx_made("back", total, 1), O_RDONLY);
	mem = fx_alloc(&f, total);
	ask(PL_OP_READ, in, mem, 0);
	for (size_t i = 0; i < ROW; i++) {
		v[i].off = total - v[i].off - lens[i];
	}
	carry();
	all_whole();
	for (size_t i = 0; i < ROW; i++) {
		fx_dev_is(&f, v[i].mem, v[i].off, lens[i], 1);
	}
	fx_shut(in);
	fx_free(&f, mem);
	end();
}

/* Requests that travel together take the way that each would take alone. */
static void the_way_of_a_call(void **state)
{
	int flags = O_RDWR | (fx_has_direct() ? O_DIRECT : 0);
	const char *path = fx_made("way", MIB, 1);
	struct pl_io_report rep;
	struct pl_io_opts o = PL_IO_OPTS_INIT;
	size_t len = 64 * KIB;
	struct pl_file *file;
	char *mem;

	(void)state;
	begin(NULL, NULL);
	mem = fx_alloc(&f, MIB);
	file = fx_file(&f, path, flags);
	o.report = &rep;
	for (uint32_t op = PL_OP_READ; op <= PL_OP_WRITE; op++) {
		rep = (struct pl_io_report)PL_IO_REPORT_INIT;
		assert_moved(op == PL_OP_READ ? pl_read(file, mem, len, 0, &o)
					      : pl_write(file, mem, len, 0, &o),
			     len);
		for (size_t i = 0; i < 2; i++) {
			v[i] = (struct pl_request)PL_REQUEST_INIT;
			v[i].op = op;
			v[i].file = file;
			v[i].mem = mem + i * 2 * len;
			v[i].off = (1 + 3 * i) * len;
			v[i].len = len;
		}
		assert_moved(pl_queue_submit(q, v, 2, NULL, NULL), 2);
		for (size_t i = 0; i < 2; i++) {
			struct pl_completion c = PL_COMPLETION_INIT;

			assert_moved(pl_queue_wait(q, &c, 1, 1, 0), 1);
			assert_int_equal(c.result, len);
			assert_int_equal(c.route, fx_policy(rep.route));
		}
	}
	fx_shut(file);
	fx_free(&f, mem);
	end();
}

/* Small copies that are carried as one, between reads: nothing beside them changes. */
static void copies_among_reads(void **state)
{
	size_t space = (size_t)ROW * BLOCK;
	char *want = fx_host(space);
	char *got = fx_host(space);
	struct pl_file *in;
	char *mem;
	char *src;

	(void)state;
	begin(NULL, NULL);
	in = fx_file(&f, fx_made("among", space, 3), O_RDONLY);
	mem = fx_alloc(&f, space);
	src = fx_alloc(&f, space);
	fx_pattern(want, 0, space, 5);
	fx_put(&f, src, want, space);
	memset(want, 'w', space);
	fx_put(&f, mem, want, space);
	for (size_t i = 0; i < ROW; i++) {
		uint64_t from = (ROW - 1 - i) * BLOCK;

		lens[i] = lens[i] % (BLOCK / 2);
		v[i] = (struct pl_request)PL_REQUEST_INIT;
		v[i].op = i % 5 ? PL_OP_COPY : PL_OP_READ;
		v[i].file = i % 5 ? NULL : in;
		v[i].off = i % 5 ? 0 : from;
		v[i].src = i % 5 ? src + from : NULL;
		v[i].mem = mem + i * BLOCK;
		v[i].len = lens[i];
		v[i].user = (void *)i;
		fx_pattern(want + i * BLOCK, from, lens[i], i % 5 ? 5 : 3);
	}
	carry();
	all_whole();
	fx_get(&f, got, mem, space);
	fx_same(got, want, space, "copies among reads");
	fx_shut(in);
	fx_free(&f, mem);
	fx_free(&f, src);
	free(want);
	free(got);
	end();
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(a_row_is_moved),
		cmocka_unit_test(the_file_ends_in_a_row),
		cmocka_unit_test(memory_is_missing_in_a_row),
		cmocka_unit_test(a_row_leaves_its_memory),
		cmocka_unit_test(paths_fail_in_a_row),
		cmocka_unit_test(some_are_late),
		cmocka_unit_test(late_and_taken_back),
		cmocka_unit_test(places_apart),
		cmocka_unit_test(memory_follows_and_the_file_does_not),
		cmocka_unit_test(the_way_of_a_call),
		cmocka_unit_test(copies_among_reads),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}

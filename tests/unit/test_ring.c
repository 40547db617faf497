/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/*
 * Rings from the kernels' side, with the test for a kernel: requests that come word by word, in
 * laps, that are no good, that block, that several proxies answer, and what becomes of them when
 * the ring is closed.
 */

#include "unit.h"

#include <fcntl.h>
#include <limits.h>
#include <pthread.h>
#include <sys/ioctl.h>
#include <sys/mman.h>

#include "api/context.h"
#include "base/clock.h"
#include "base/fault.h"
#include "ring/ring.h"
#include "sys/sys.h"

#define SLOTS 6u /* places: 8 */
#define MANY 80u /* of other rings, more than all proxies take; places: 128 */
#define PROXIES 4u
#define SLAB 4096u
#define LEN (64u * KIB)
#define OFF 512u /* of the ring's range in the file */
#define PATIENCE_NS UINT64_C(60000000000)

static struct pl_ctx *ctx;
static struct pl_dev *dev;
static int file;

/* What the test's own reads do. */
static atomic_int now_says;  /* 1: what is so; else what it returns, 0 or -errno */
static atomic_int wait_says; /* likewise */
static atomic_bool hold;     /* reads that may block do */
static atomic_uint held;     /* so many */
static atomic_int spared;    /* but not those of this descriptor */
static atomic_bool hold_now; /* reads that may not block do all the same */
static atomic_uint held_now;
static atomic_ulong most; /* bytes of one read */

static ssize_t read_some(int fd, void *buf, size_t len, uint64_t off)
{
	size_t limit = atomic_load(&most);

	return pread(fd, buf, len < limit ? len : limit, (off_t)off);
}

static ssize_t read_now(int fd, void *buf, size_t len, uint64_t off)
{
	int says = atomic_load(&now_says);

	atomic_fetch_add(&held_now, 1);
	while (atomic_load(&hold_now)) {
		(void)usleep(100);
	}
	atomic_fetch_sub(&held_now, 1);
	return says == 1 ? read_some(fd, buf, len, off) : says;
}

static ssize_t read_wait(int fd, void *buf, size_t len, uint64_t off)
{
	int says = atomic_load(&wait_says);

	atomic_fetch_add(&held, 1);
	while (atomic_load(&hold) && fd != atomic_load(&spared)) {
		(void)usleep(100);
	}
	atomic_fetch_sub(&held, 1);
	return says == 1 ? read_some(fd, buf, len, off) : says;
}

static const struct ring_io test_io = { read_now, read_wait, sys_pwrite, false, NULL };

/* Each test begins with it. */
static int usual(void **state)
{
	(void)state;
	atomic_store(&now_says, 1);
	atomic_store(&wait_says, 1);
	atomic_store(&hold, false);
	atomic_store(&hold_now, false);
	atomic_store(&spared, -1);
	atomic_store(&most, SIZE_MAX);
	return 0;
}

/* A ring, and the number of the next request. */
struct side {
	struct ring *r;
	struct ring_params p;
	uint64_t shut;
	uint64_t word;
	uint64_t n;
	uint32_t use;
	unsigned int log;
};

static void side_open_of(struct side *s, unsigned int slots, unsigned int log)
{
	*s = (struct side){ .use = 100, .log = log };
	assert_int_equal(
		ring_open(&ctx->ring_ctx, dev->dev, slots, SLAB, 4, &s->shut, &s->r, &s->p), 0);
	assert_int_equal(s->p.log, log);
	s->word = ring_file_add(s->r, dup(file), 1u << RING_READ, OFF, LEN - OFF);
	assert_true(s->word != 0 && !(s->word & 1));
}

static void side_open(struct side *s)
{
	side_open_of(s, SLOTS, 3);
}

static void side_close(struct side *s)
{
	ring_shut(s->r);
	assert_int_equal(*(uint64_t *)(uintptr_t)s->p.shut, 1);
	ring_close(s->r);
}

static void put(struct side *s, uint64_t n, unsigned int i, uint64_t value)
{
	uint64_t *at = (uint64_t *)(uintptr_t)s->p.places + n % (1u << s->log) * RING_WORDS;

	__atomic_store_n(&at[i], value | RING_LAP(n, s->log), __ATOMIC_RELEASE);
}

/* In any order of the words. */
static uint32_t post_as(struct side *s, uint32_t slot, uint32_t op, uint64_t word, uint64_t off,
			uint64_t len, unsigned int first)
{
	uint32_t use = ++s->use;
	uint64_t v[RING_WORDS] = { (uint64_t)use << 32 | (uint64_t)slot << 16 | op << 8, word,
				   off << 1, len << 1 };

	for (unsigned int i = 0; i < RING_WORDS; i++) {
		put(s, s->n, (first + i) % RING_WORDS, v[(first + i) % RING_WORDS]);
	}
	s->n++;
	return use;
}

static uint32_t post(struct side *s, uint32_t slot, uint64_t off, uint64_t len)
{
	return post_as(s, slot, RING_READ, s->word, off, len, (unsigned int)s->n);
}

static bool is_done(const struct side *s, uint32_t slot, uint32_t use, int32_t *res)
{
	const uint64_t *at = (const uint64_t *)(uintptr_t)s->p.done + slot;
	uint64_t v = __atomic_load_n(at, __ATOMIC_ACQUIRE);

	*res = (int32_t)(uint32_t)v;
	return v >> 32 == use;
}

static int32_t wait_for(const struct side *s, uint32_t slot, uint32_t use)
{
	uint64_t until = clock_now_ns() + PATIENCE_NS;
	int32_t res;

	while (!is_done(s, slot, use, &res)) {
		if (clock_now_ns() > until) {
			fail_msg("slot %u has not been completed", slot);
		}
		(void)usleep(10);
	}
	return res;
}

static void assert_slab(const struct side *s, uint32_t slot, uint64_t off, size_t len)
{
	assert_pattern((const char *)(uintptr_t)s->p.slabs + slot * SLAB, len, OFF + off);
}

static void wait_count(const atomic_uint *at, unsigned int n)
{
	uint64_t until = clock_now_ns() + PATIENCE_NS;

	while (atomic_load(at) != n && clock_now_ns() < until) {
		(void)usleep(10);
	}
	assert_int_equal(atomic_load(at), n);
}

static void wait_held(unsigned int n)
{
	wait_count(&held, n);
}

/* Of requests that were answered: proxies count them afterwards. */
static uint64_t counted(const atomic_ullong *at)
{
	ring_ctx_settle(&ctx->ring_ctx);
	return atomic_load(at);
}

/* Rings that others still use when they are closed are freed afterwards. */
static void wait_reaped(void)
{
	struct ring_ctx *m = &ctx->ring_ctx;

	for (int i = 0; i < 20000 && m->retired; i++) {
		ring_reap(m);
		(void)usleep(1000);
	}
	assert_null(m->retired);
}

static void wait_busy(enum work_kind kind, unsigned int n)
{
	struct workers *w = &ctx->exec.workers;
	uint64_t until = clock_now_ns() + PATIENCE_NS;
	unsigned int busy = n + 1;

	while (busy != n && clock_now_ns() < until) {
		lock_acquire(&w->lock);
		busy = w->kind[kind].busy;
		lock_release(&w->lock);
		(void)usleep(100);
	}
	assert_int_equal(busy, n);
}

/* Many laps; lengths and offsets of all kinds; slots in no order. */
static void laps(void **state)
{
	uint64_t seed = unit_seed();
	struct side s;

	(void)state;
	side_open(&s);
	for (unsigned int round = 0; round < 300; round++) {
		uint32_t use[SLOTS];
		uint64_t off[SLOTS];
		uint64_t len[SLOTS];

		atomic_store(&now_says, round % 3 ? 1 : -EAGAIN);
		atomic_store(&most, round % 5 ? SIZE_MAX : 1000);
		for (unsigned int i = 0; i < SLOTS; i++) {
			uint32_t slot = (i * 5 + round) % SLOTS;

			off[slot] = unit_random(&seed) % (LEN - OFF);
			len[slot] = unit_random(&seed) % SLAB + 1;
			if (len[slot] > LEN - OFF - off[slot]) {
				len[slot] = LEN - OFF - off[slot];
			}
			use[slot] = post(&s, slot, off[slot], len[slot]);
		}
		for (unsigned int i = 0; i < SLOTS; i++) {
			assert_int_equal(wait_for(&s, i, use[i]), len[i]);
			assert_slab(&s, i, off[i], len[i]);
		}
	}
	assert_int_equal(counted(&s.r->counts.requests), 300 * SLOTS);
	assert_int_equal(counted(&s.r->counts.refused), 0);
	side_close(&s);
}

/* A kernel that has ended finds its requests counted, though the proxy counts behind the answer. */
static void counted_behind(void **state)
{
	uint64_t until = clock_now_ns() + PATIENCE_NS;
	struct side s;

	(void)state;
	side_open(&s);
	for (unsigned int i = 1; i <= 3000; i++) {
		/* Of each third the read is refused. */
		uint64_t len = i % 3 ? 100 : SLAB + 1;
		uint32_t use = post(&s, 0, 0, len);
		int32_t res;

		while (!is_done(&s, 0, use, &res)) { /* no sleep: at once */
			if (clock_now_ns() > until) {
				fail_msg("slot 0 has not been completed");
			}
			(void)sched_yield(); /* to the proxy, on a machine with one processor */
		}
		assert_int_equal(res, i % 3 ? 100 : -EINVAL);
		assert_int_equal(counted(&s.r->counts.requests), i);
		assert_int_equal(atomic_load(&s.r->counts.refused), i / 3);
		assert_int_equal(atomic_load(&s.r->counts.cached), i - i / 3);
		assert_int_equal(atomic_load(&s.r->counts.bytes), 100 * (i - i / 3));
	}
	side_close(&s);
}

/* A request of which a word is missing, or still the last lap's, is none. */
static void torn(void **state)
{
	struct side s;
	int32_t res;

	(void)state;
	side_open(&s);
	for (unsigned int n = 0; n < 40; n++) {
		unsigned int missing = n % RING_WORDS;
		uint32_t slot = n % SLOTS;
		uint32_t use = ++s.use;
		uint64_t off = n * 100;
		uint64_t v[RING_WORDS] = { (uint64_t)use << 32 | (uint64_t)slot << 16 |
						   RING_READ << 8,
					   s.word, off << 1, 300 << 1 };

		for (unsigned int i = 0; i < RING_WORDS; i++) {
			if (i != missing) {
				put(&s, s.n, i, v[i]);
			}
		}
		ring_ctx_wake(&ctx->ring_ctx);
		(void)usleep(300);
		assert_false(is_done(&s, slot, use, &res));
		put(&s, s.n, missing, v[missing]);
		s.n++;
		assert_int_equal(wait_for(&s, slot, use), 300);
		assert_slab(&s, slot, off, 300);
	}
	side_close(&s);
}

/* Each fails alone; those around it do not. */
static void no_good(void **state)
{
	struct side s;
	const struct {
		uint32_t op;
		uint64_t word_add;
		uint64_t off;
		uint64_t len;
		int32_t want;
	} bad[] = {
		{ RING_READ, 1u << 1, 0, 10, -EBADF },	 /* a handle that was never given */
		{ RING_READ, 200u << 1, 0, 10, -EBADF }, /* one that there cannot be */
		{ RING_READ, 1u << 17, 0, 10, -ESTALE }, /* another generation */
		{ 0, 0, 0, 10, -EINVAL },		 /* no operation */
		{ 77, 0, 0, 10, -EINVAL },
		{ RING_READ, 0, 0, SLAB + 1, -EINVAL },	 /* more than a slab */
		{ RING_READ, 0, LEN - OFF, 1, -ERANGE }, /* past the range */
		{ RING_READ, 0, LEN - OFF - 10, 11, -ERANGE },
		{ RING_READ, 0, UINT64_MAX >> 2, 1, -ERANGE },
	};
	uint32_t use[3];

	(void)state;
	side_open(&s);
	for (size_t i = 0; i < COUNT(bad); i++) {
		use[0] = post(&s, 0, i * 10, 50);
		use[1] = post_as(&s, 1, bad[i].op, s.word + bad[i].word_add, bad[i].off, bad[i].len,
				 0);
		use[2] = post(&s, 2, i * 10 + 5, 50);
		assert_int_equal(wait_for(&s, 0, use[0]), 50);
		assert_int_equal(wait_for(&s, 1, use[1]), bad[i].want);
		assert_int_equal(wait_for(&s, 2, use[2]), 50);
		assert_slab(&s, 0, i * 10, 50);
		assert_slab(&s, 2, i * 10 + 5, 50);
	}
	/* Of a slot that is none: nobody can be told. */
	(void)post(&s, SLOTS, 0, 10);
	(void)post(&s, 0xffff, 0, 10);
	assert_int_equal(wait_for(&s, 0, post(&s, 0, 0, 10)), 10);
	assert_int_equal(counted(&s.r->counts.refused), COUNT(bad) + 2);
	/* Of a slot whose read is under way. */
	atomic_store(&now_says, -EAGAIN);
	atomic_store(&hold, true);
	use[0] = post(&s, 0, 7, 10);
	wait_held(1);
	(void)post(&s, 0, 1000, 10);
	atomic_store(&now_says, 1);
	assert_int_equal(wait_for(&s, 1, post(&s, 1, 0, 10)), 10);
	assert_int_equal(counted(&s.r->counts.refused), COUNT(bad) + 3);
	atomic_store(&hold, false);
	assert_int_equal(wait_for(&s, 0, use[0]), 10);
	assert_slab(&s, 0, 7, 10);
	/* A file that is taken out. */
	ring_file_remove(s.r, s.word);
	assert_int_equal(wait_for(&s, 3, post(&s, 3, 0, 10)), -ESTALE);
	s.word = ring_file_add(s.r, dup(file), 1u << RING_READ, OFF, LEN - OFF);
	assert_int_equal(wait_for(&s, 3, post(&s, 3, 0, 10)), 10);
	side_close(&s);
}

static uint64_t add_file(struct side *s, int fd)
{
	return ring_file_add(s->r, fd, 1u << RING_READ, OFF, LEN - OFF);
}

/* A proxy answers first and gives the file back afterwards. */
static void wait_closed(int fd)
{
	uint64_t until = clock_now_ns() + PATIENCE_NS;

	while (fcntl(fd, F_GETFD) >= 0 && clock_now_ns() < until) {
		(void)usleep(100);
	}
	assert_int_equal(fcntl(fd, F_GETFD), -1);
}

/* A file that is taken out while a proxy reads it, or a reader: it is closed when that has ended,
 * and its place is nobody's until then. */
static void taken_out(void **state)
{
	struct side s;

	(void)state;
	for (unsigned int round = 0; round < 2; round++) {
		int fd = dup(file);
		uint64_t word;
		uint64_t next;
		uint32_t use;

		(void)usual(state);
		side_open(&s);
		word = add_file(&s, fd);
		atomic_store(&hold, true);
		atomic_store(&hold_now, round == 0);
		atomic_store(&now_says, round ? -EAGAIN : 1);
		use = post_as(&s, 2, RING_READ, word, 9, 100, 0);
		wait_count(round ? &held : &held_now, 1);
		ring_file_remove(s.r, word);
		assert_true(fcntl(fd, F_GETFD) >= 0);
		next = add_file(&s, dup(file));
		assert_true((next >> 1 & 0xffff) > (word >> 1 & 0xffff));
		atomic_store(&hold_now, false);
		atomic_store(&hold, false);
		assert_int_equal(wait_for(&s, 2, use), 100);
		assert_slab(&s, 2, 9, 100);
		wait_closed(fd);
		next = add_file(&s, fd = dup(file));
		assert_int_equal(next >> 1 & 0xffff, word >> 1 & 0xffff);
		assert_int_equal(next >> 17, (word >> 17) + 1);
		assert_int_equal(wait_for(&s, 2, post_as(&s, 2, RING_READ, word, 9, 100, 0)),
				 -ESTALE);
		assert_int_equal(wait_for(&s, 2, post_as(&s, 2, RING_READ, next, 9, 100, 0)), 100);
		side_close(&s);
		wait_closed(fd);
	}
}

/* Errors, and files that end, by either way of reading. */
static void failing(void **state)
{
	struct side s;

	(void)state;
	side_open(&s);
	atomic_store(&now_says, -EIO);
	assert_int_equal(wait_for(&s, 0, post(&s, 0, 0, 10)), -EIO);
	atomic_store(&now_says, 0);
	assert_int_equal(wait_for(&s, 0, post(&s, 0, 0, 10)), 0);
	atomic_store(&now_says, -EOPNOTSUPP);
	assert_int_equal(wait_for(&s, 0, post(&s, 0, 3, 10)), 10);
	assert_slab(&s, 0, 3, 10);
	atomic_store(&wait_says, -ENODEV);
	assert_int_equal(wait_for(&s, 0, post(&s, 0, 0, 10)), -ENODEV);
	atomic_store(&wait_says, 0);
	assert_int_equal(wait_for(&s, 0, post(&s, 0, 0, 10)), 0);
	assert_int_equal(counted(&s.r->counts.failed), 2);
	side_close(&s);
}

/* Reads that block hold up nobody else: later ones are completed first. */
static void blocked(void **state)
{
	uint32_t use[SLOTS];
	struct side s;
	int32_t res;

	(void)state;
	side_open(&s);
	atomic_store(&hold, true);
	atomic_store(&now_says, -EAGAIN);
	for (uint32_t i = 0; i < 4; i++) {
		use[i] = post(&s, i, i * 100, 100);
	}
	wait_held(4); /* a worker each */
	atomic_store(&now_says, 1);
	for (unsigned int i = 0; i < 50; i++) {
		assert_int_equal(wait_for(&s, 5, post(&s, 5, i, 10)), 10);
	}
	for (uint32_t i = 0; i < 4; i++) {
		assert_false(is_done(&s, i, use[i], &res));
	}
	atomic_store(&hold, false);
	for (uint32_t i = 0; i < 4; i++) {
		assert_int_equal(wait_for(&s, i, use[i]), 100);
		assert_slab(&s, i, i * 100, 100);
	}
	side_close(&s);
}

static uint64_t off_of(unsigned int i)
{
	return (i * UINT64_C(977)) % (LEN - OFF - SLAB);
}

/* Requests that come together have a reader each, however quickly the readers come. */
static void a_reader_each(void **state)
{
	uint32_t use[MANY];
	struct side s;

	(void)state;
	side_open_of(&s, MANY, 7);
	atomic_store(&now_says, -EAGAIN);
	for (unsigned int round = 0; round < 200; round++) {
		atomic_store(&hold, true);
		for (uint32_t i = 0; i < RING_READS_MOST; i++) {
			use[i] = post(&s, i, off_of(i + round), 100);
		}
		wait_held(RING_READS_MOST);
		atomic_store(&hold, false);
		for (uint32_t i = 0; i < RING_READS_MOST; i++) {
			assert_int_equal(wait_for(&s, i, use[i]), 100);
			assert_slab(&s, i, off_of(i + round), 100);
		}
	}
	side_close(&s);
}

/* A ring that is closed while reads block: the close does not wait, and their slabs stay. */
static void closed_while_blocked(void **state)
{
	struct ring_ctx *m = &ctx->ring_ctx;
	struct side other;
	struct side s;

	(void)state;
	side_open(&s);
	side_open(&other);
	atomic_store(&hold, true);
	atomic_store(&now_says, -EAGAIN);
	(void)post(&s, 0, 0, 100);
	(void)post(&s, 1, 0, 100);
	wait_held(2);
	side_close(&s);
	assert_non_null(m->retired);
	atomic_store(&now_says, 1);
	assert_int_equal(wait_for(&other, 0, post(&other, 0, 0, 10)), 10);
	assert_non_null(m->retired);
	atomic_store(&hold, false);
	wait_held(0);
	wait_reaped();
	side_close(&other);
}

/* All at once, as far as proxies see. */
static void post_many(struct side *s, uint32_t *use, unsigned int from)
{
	lock_acquire(&s->r->lock);
	for (uint32_t i = 0; i < MANY; i++) {
		use[i] = post(s, i, off_of(i + from), SLAB);
	}
	lock_release(&s->r->lock);
}

/* One ring with more requests than a proxy takes at once: others come, answer at the same time, and
 * leave. Nobody holds a lock that others need while they read, or allocates. */
static void several(void **state)
{
	uint32_t use[MANY];
	struct side other;
	struct side s;

	(void)state;
	side_open_of(&s, MANY, 7);
	for (unsigned int round = 0; round < 20; round++) {
		atomic_store(&hold_now, true);
		post_many(&s, use, round);
		wait_count(&held_now, PROXIES);
		if (round == 0) {
			uint64_t word = ring_file_add(s.r, dup(file), 1u << RING_READ, 0, 10);

			assert_true(word != 0);
			ring_file_remove(s.r, word);
			side_open(&other);
			side_close(&other);
			fault_arm(FAULT_ALLOC, ULONG_MAX, ENOMEM); /* counts */
		}
		atomic_store(&hold_now, false);
		for (uint32_t i = 0; i < MANY; i++) {
			assert_int_equal(wait_for(&s, i, use[i]), SLAB);
			assert_slab(&s, i, off_of(i + round), SLAB);
		}
	}
	assert_int_equal(fault_count(FAULT_ALLOC), 0);
	fault_arm(FAULT_ALLOC, 0, 0);
	assert_int_equal(counted(&s.r->counts.requests), 20 * MANY);
	assert_int_equal(counted(&s.r->counts.cached), 20 * MANY);
	wait_busy(WORK_RING_MORE, 0);
	side_close(&s);
}

/* A ring that is closed while a proxy reads for it: its slabs stay until it has, and what it would
 * hand to a reader then is dropped. */
static void closed_under_proxies(void **state)
{
	struct ring_ctx *m = &ctx->ring_ctx;
	uint32_t use[MANY];
	struct side other;
	struct side s;

	(void)state;
	for (unsigned int round = 0; round < 2; round++) {
		side_open_of(&s, MANY, 7);
		side_open(&other);
		atomic_store(&hold_now, true);
		post_many(&s, use, 0);
		wait_count(&held_now, PROXIES);
		atomic_store(&now_says, round ? -EAGAIN : 1);
		side_close(&s);
		assert_non_null(m->retired);
		ring_reap(m);
		assert_non_null(m->retired);
		atomic_store(&hold, true);
		atomic_store(&hold_now, false);
		wait_reaped();
		assert_int_equal(atomic_load(&held), 0);
		atomic_store(&hold, false);
		atomic_store(&now_says, 1);
		assert_int_equal(wait_for(&other, 0, post(&other, 0, 0, 10)), 10);
		side_close(&other);
	}
}

/* A file whose reads never end takes readers of its own ring, not those of others, and opening and
 * closing goes on. */
static void dead_file(void **state)
{
	uint32_t use[MANY];
	struct side dead;
	struct side s;
	int32_t res;

	(void)state;
	side_open_of(&dead, MANY, 7);
	atomic_store(&hold, true);
	atomic_store(&now_says, -EAGAIN);
	for (uint32_t i = 0; i < MANY; i++) {
		use[i] = post(&dead, i, off_of(i), 100);
	}
	wait_held(RING_READS_MOST);
	side_open(&s);
	atomic_store(&spared, s.r->files[0].fd);
	for (unsigned int i = 0; i < 100; i++) {
		uint32_t mine[SLOTS];

		for (uint32_t k = 0; k < SLOTS; k++) {
			mine[k] = post(&s, k, i * 10 + k, 100);
		}
		for (uint32_t k = 0; k < SLOTS; k++) {
			assert_int_equal(wait_for(&s, k, mine[k]), 100);
			assert_slab(&s, k, i * 10 + k, 100);
		}
	}
	assert_int_equal(atomic_load(&held), RING_READS_MOST);
	assert_false(is_done(&dead, 0, use[0], &res));
	/* Closed, it keeps them, and the next one gets its own all the same. */
	side_close(&dead);
	side_close(&s);
	side_open(&s);
	atomic_store(&hold, true);
	atomic_store(&spared, s.r->files[0].fd);
	atomic_store(&now_says, -EAGAIN);
	assert_int_equal(wait_for(&s, 0, post(&s, 0, 5, 100)), 100);
	atomic_store(&hold, false);
	wait_held(0);
	wait_reaped();
	side_close(&s);
	assert_int_equal(ctx->exec.workers.kind[WORK_RING_READ].max, 0);
}

/* The reader with the io_uring waits for a read that does not end, and for nothing else. */
static void wait_asleep(struct ring *r)
{
	uint64_t until = clock_now_ns() + PATIENCE_NS;
	bool asleep = false;

	while (!asleep && clock_now_ns() < until) {
		lock_acquire(&r->ctx->reads_lock);
		asleep = r->async.running && r->async.asleep;
		lock_release(&r->ctx->reads_lock);
		(void)usleep(100);
	}
	assert_true(asleep);
	(void)usleep(2000); /* in the kernel by now, most likely */
}

static void wait_drained(int fd)
{
	uint64_t until = clock_now_ns() + PATIENCE_NS;
	int n = 1;

	while (n && clock_now_ns() < until) {
		assert_int_equal(ioctl(fd, FIONREAD, &n), 0);
		(void)usleep(100);
	}
	assert_int_equal(n, 0);
}

/* By io_uring: a read that does not end holds up no later one, and a ring that is closed meanwhile
 * stays until it has. Pipes are the files: they have no offsets, and the kernel waits for what
 * comes. */
static void many_in_flight(void **state)
{
	struct ring_ctx *m = &ctx->ring_ctx;
	char bytes[SLAB];
	uint64_t word[3];
	uint32_t use[3];
	struct side s;
	int end[3][2];
	int32_t res;

	(void)state;
	for (unsigned int i = 0; i < 3; i++) {
		assert_int_equal(pipe(end[i]), 0);
	}
	unit_pattern(bytes, SLAB, OFF);
	m->io = &ring_io_system;
	side_open(&s);
	if (!s.r->uring) {
		print_message("not looked at: io_uring may not be used\n");
		goto out;
	}
	for (unsigned int i = 0; i < 3; i++) {
		word[i] = ring_file_add(s.r, dup(end[i][0]), 1u << RING_READ, 0, LEN);
	}
	use[0] = post_as(&s, 0, RING_READ, word[0], 0, 100, 0);
	use[1] = post_as(&s, 1, RING_READ, word[1], 0, 50, 0);
	for (unsigned int i = 0; i < 20; i++) {
		wait_asleep(s.r);
		assert_int_equal(write(end[2][1], bytes, 300), 300);
		use[2] = post_as(&s, 2, RING_READ, word[2], 0, 300, 0);
		assert_int_equal(wait_for(&s, 2, use[2]), 300);
		assert_slab(&s, 2, 0, 300);
		memset((char *)(uintptr_t)s.p.slabs + 2 * SLAB, 0, SLAB);
	}
	assert_false(is_done(&s, 0, use[0], &res));
	assert_int_equal(counted(&s.r->counts.uring), 20);
	/* It comes in two parts, and is one read. */
	assert_int_equal(write(end[0][1], bytes, 40), 40);
	wait_drained(end[0][0]);
	assert_int_equal(write(end[0][1], bytes + 40, 60), 60);
	assert_int_equal(wait_for(&s, 0, use[0]), 100);
	assert_slab(&s, 0, 0, 100);
	assert_false(is_done(&s, 1, use[1], &res));
	wait_asleep(s.r);
out:
	side_close(&s);
	if (s.word && m->retired) {
		ring_reap(m);
		assert_non_null(m->retired);
	}
	assert_int_equal(write(end[1][1], bytes, 50), 50);
	wait_reaped();
	m->io = &test_io;
	for (unsigned int i = 0; i < 3; i++) {
		(void)close(end[i][0]);
		(void)close(end[i][1]);
	}
}

static int (*pin)(struct dev *d, void *host, size_t len);

static int pin_dirty(struct dev *d, void *host, size_t len)
{
	memset(host, 0xff, len);
	return pin(d, host, len);
}

/* What a driver's memory has in it is taken for no request, and for no answer. */
static void dirty(void **state)
{
	struct side s;
	int32_t res;

	(void)state;
	pin = dev->dev->mem.pin;
	dev->dev->mem.pin = pin_dirty;
	side_open(&s);
	dev->dev->mem.pin = pin;
	for (uint32_t i = 0; i < SLOTS; i++) {
		assert_false(is_done(&s, i, UINT32_MAX, &res));
	}
	for (unsigned int round = 0; round < 30; round++) {
		assert_int_equal(wait_for(&s, 0, post(&s, 0, round, 100)), 100);
		assert_slab(&s, 0, round, 100);
	}
	assert_int_equal(counted(&s.r->counts.requests), 30);
	side_close(&s);
}

/* No ring: nobody looks. */
static void asleep(void **state)
{
	struct workers *w = &ctx->exec.workers;
	uint64_t until = clock_now_ns() + PATIENCE_NS;
	bool busy = true;

	(void)state;
	while (busy && clock_now_ns() < until) {
		lock_acquire(&w->lock);
		busy = w->kind[WORK_RING].busy || w->kind[WORK_RING].first;
		lock_release(&w->lock);
		(void)usleep(1000);
	}
	assert_false(busy);
	assert_int_equal(atomic_load(&w->kind[WORK_RING].offered), 0);
	assert_false(atomic_load(&ctx->ring_ctx.looking));
}

static int open_all(void **state)
{
	static const char *const settings[] = { "soft_gpus=1x64MiB", "test_cuda_lib=none" };
	struct pl_ctx_opts o = PL_CTX_OPTS_INIT;
	char *bytes = malloc(LEN);

	(void)state;
	file = unit_file();
	unit_pattern(bytes, LEN, 0);
	assert_int_equal(pwrite(file, bytes, LEN, 0), LEN);
	free(bytes);
	o.settings = settings;
	o.n_settings = COUNT(settings);
	assert_int_equal(pl_open(&o, &ctx), 0);
	assert_int_equal(pl_dev_open(ctx, "soft:0", &dev), 0);
	ctx->ring_ctx.io = &test_io;
	/* Also on machines with few processors. */
	ctx->exec.workers.kind[WORK_RING_MORE].max = PROXIES - 1;
	return 0;
}

static int close_all(void **state)
{
	(void)state;
	pl_close(ctx);
	(void)close(file);
	return 0;
}

#define TEST(name) cmocka_unit_test_setup(name, usual)

int main(void)
{
	const struct CMUnitTest tests[] = {
		TEST(laps),
		TEST(counted_behind),
		TEST(torn),
		TEST(no_good),
		TEST(taken_out),
		TEST(failing),
		TEST(blocked),
		TEST(a_reader_each),
		TEST(closed_while_blocked),
		TEST(several),
		TEST(closed_under_proxies),
		TEST(dead_file),
		TEST(dirty),
		TEST(many_in_flight),
		TEST(asleep),
	};

	return cmocka_run_group_tests_name("rings of kernels", tests, open_all, close_all);
}

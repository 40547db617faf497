/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/*
 * Queues under many threads and at random: requests of any size and alignment, neighbours and
 * strangers, into device and host memory, from files that are cached, cold and opened with
 * O_DIRECT, while paths fail. Whatever a completion says must be so, byte for byte.
 */

#include "fixture.h"

#include <pthread.h>
#include <stdatomic.h>

#define FILE_LEN (8 * MIB)
#define SLOTS 600u
#define SLOT_LEN ((size_t)80 * KIB)
#define SEED 31u

struct slot {
	struct pl_request r;
	ssize_t res;
	bool back;
};

static struct slot slots[SLOTS];
static struct fx plain; /* a context without faults, to look at memory */

static uint64_t some_len(uint64_t *state)
{
	switch (fx_random(state) % 4) {
	case 0:
		return 1 + fx_random(state) % 600;
	case 1:
		return 4096;
	case 2:
		return 4096 * (1 + fx_random(state) % 15);
	default:
		return 1 + fx_random(state) % SLOT_LEN;
	}
}

/* The next request: often the neighbour of the last one. */
static void draw(struct slot *s, struct slot *last, char *mem, struct pl_file **files, size_t n,
		 uint64_t *state)
{
	struct pl_request *r = &s->r;

	*r = (struct pl_request)PL_REQUEST_INIT;
	r->op = PL_OP_READ;
	r->len = (size_t)some_len(state);
	r->mem = mem;
	r->file = files[fx_random(state) % n];
	r->off = fx_random(state) % (FILE_LEN + 5000);
	if (fx_random(state) % 2) {
		r->off -= r->off % 4096;
	}
	if (last && fx_random(state) % 3 == 0) {
		r->file = last->r.file;
		r->off = last->r.off + last->r.len;
		r->mem = (char *)last->r.mem + last->r.len;
		/* Inside the two slots that both have. */
		r->len = r->len < SLOT_LEN - last->r.len % SLOT_LEN ? r->len : 1;
	} else {
		r->mem = mem + fx_random(state) % 64;
		r->len = r->len < SLOT_LEN - 64 ? r->len : SLOT_LEN - 64;
	}
	r->user = s;
	s->back = false;
}

static size_t expected(const struct pl_request *r)
{
	if (r->off >= FILE_LEN) {
		return 0;
	}
	return r->len < FILE_LEN - r->off ? r->len : FILE_LEN - (size_t)r->off;
}

static void collect(struct pl_queue *q, size_t n)
{
	struct pl_completion c[32];

	while (n) {
		ssize_t got;

		c[0].size = sizeof(c[0]);
		got = pl_queue_wait(q, c, 1, 32, 0);
		assert_true(got > 0);
		for (ssize_t i = 0; i < got; i++) {
			struct slot *s = c[i].user;

			assert_false(s->back);
			s->back = true;
			s->res = c[i].result;
		}
		n -= (size_t)got;
	}
}

/* One round: requests into slots, two a slot at most, and what came of them. */
static void one_round(struct pl_queue *q, struct pl_file **files, size_t n, char *mem,
		      bool may_fail, uint64_t *state)
{
	size_t failed = 0;

	for (size_t i = 0; i < SLOTS; i++) {
		draw(&slots[i], i & 1 ? &slots[i - 1] : NULL, mem + i * 2 * SLOT_LEN, files, n,
		     state);
	}
	for (size_t i = 0; i < SLOTS;) {
		struct pl_request v[50];
		size_t m = 1 + fx_random(state) % 50;

		m = m < SLOTS - i ? m : SLOTS - i;
		for (size_t k = 0; k < m; k++) {
			v[k] = slots[i + k].r;
		}
		assert_moved(pl_queue_submit(q, v, m, NULL, NULL), m);
		i += m;
	}
	collect(q, SLOTS);
	for (size_t i = 0; i < SLOTS; i++) {
		const struct pl_request *r = &slots[i].r;

		if (slots[i].res < 0) {
			failed++;
			assert_true(may_fail);
			assert_int_equal(slots[i].res, -EIO);
			continue;
		}
		if (!may_fail) {
			assert_int_equal(slots[i].res, expected(r));
		}
		assert_true((size_t)slots[i].res <= expected(r));
		fx_dev_is(&plain, r->mem, r->off, (size_t)slots[i].res, SEED);
	}
	assert_true(failed < SLOTS / 2);
}

static void rounds(const char *fault)
{
	struct fx f;
	struct pl_queue *q;
	struct pl_file *files[4];
	uint64_t state = fx_seed();
	const char *path = fx_made("random", FILE_LEN, SEED);
	size_t n = 0;
	char *mem;

	fx_open(&plain, NULL);
	fx_open(&f, fault ? fault : "test_queue_threads=3", NULL);
	assert_ok(pl_queue_open(f.ctx, NULL, &q));
	files[n++] = fx_file(&f, path, O_RDONLY);
	files[n++] = fx_file(&f, path, O_RDONLY);
	if (fx_has_direct()) {
		files[n++] = fx_file(&f, path, O_RDONLY | O_DIRECT);
	}
	mem = fx_alloc(&f, SLOTS * 2 * SLOT_LEN);
	for (unsigned int i = 0; i < 4; i++) {
		if (i & 1) {
			fx_cold(path);
		}
		one_round(q, files, n, mem, fault != NULL, &state);
	}
	pl_queue_close(q);
	for (size_t i = 0; i < n; i++) {
		fx_shut(files[i]);
	}
	fx_free(&f, mem);
	fx_close(&f);
	fx_close(&plain);
}

static void test_random(void **state)
{
	(void)state;
	rounds(NULL);
}

static void test_faults(void **state)
{
	(void)state;
	rounds("test_fault=direct:every=7:err=EIO,buffered:every=11:err=EIO");
	rounds("test_fault=copy:every=5:err=EIO");
	rounds("test_fault=direct:every=3:short=512,buffered:every=3:short=100");
	rounds("test_fault=direct:every=2:err=EINVAL");
}

/* Many producers and many consumers on one queue; each byte of the memory is written once. */
#define PRODUCERS 6u
#define PIECE ((size_t)1000)
#define PIECES ((FILE_LEN + PIECE - 1) / PIECE)

struct crowd {
	struct pl_queue *q;
	struct pl_file *file;
	char *mem;
	atomic_uint taken;
	atomic_uint bad;
};

static void *produce(void *arg)
{
	struct crowd *c = ((void **)arg)[0];
	size_t me = (size_t)((void **)arg)[1];
	size_t next = me;

	while (next < PIECES) {
		struct pl_request v[16];
		size_t n;
		ssize_t took;

		for (n = 0; n < 16 && next + n * PRODUCERS < PIECES; n++) {
			size_t at = (next + n * PRODUCERS) * PIECE;

			v[n] = (struct pl_request)PL_REQUEST_INIT;
			v[n].op = PL_OP_READ;
			v[n].file = c->file;
			v[n].mem = c->mem + at;
			v[n].off = at;
			v[n].len = FILE_LEN - at < PIECE ? FILE_LEN - at : PIECE;
		}
		took = pl_queue_submit(c->q, v, n, NULL, NULL);
		if (took == -EAGAIN) {
			usleep(100);
		} else if (took < 0) {
			atomic_fetch_add(&c->bad, 1);
			return NULL;
		} else {
			next += (size_t)took * PRODUCERS;
		}
	}
	return NULL;
}

static void *consume(void *arg)
{
	struct crowd *c = arg;

	while (atomic_load(&c->taken) < PIECES && !atomic_load(&c->bad)) {
		struct pl_completion out[20];
		ssize_t n;

		out[0].size = sizeof(out[0]);
		n = pl_queue_wait(c->q, out, 1, 20, atomic_load(&c->taken) & 1 ? 1000000 : 0);
		for (ssize_t i = 0; i < n; i++) {
			if (out[i].result <= 0) {
				atomic_fetch_add(&c->bad, 1);
			}
		}
		if (n < 0) {
			atomic_fetch_add(&c->bad, 1);
		} else {
			atomic_fetch_add(&c->taken, (unsigned int)n);
		}
	}
	return NULL;
}

static void test_crowd(void **state)
{
	struct pl_queue_opts o = PL_QUEUE_OPTS_INIT;
	pthread_t threads[PRODUCERS + 3];
	void *args[PRODUCERS][2];
	struct crowd c = { 0 };
	struct fx f;

	(void)state;
	fx_open(&f, NULL);
	o.depth = 500;
	assert_ok(pl_queue_open(f.ctx, &o, &c.q));
	c.file = fx_file(&f, fx_made("crowd", FILE_LEN, SEED), O_RDONLY);
	c.mem = fx_alloc(&f, FILE_LEN);
	for (size_t i = 0; i < PRODUCERS + 3; i++) {
		if (i < PRODUCERS) {
			args[i][0] = &c;
			args[i][1] = (void *)i;
		}
		assert_ok(pthread_create(&threads[i], NULL, i < PRODUCERS ? produce : consume,
					 i < PRODUCERS ? (void *)args[i] : (void *)&c));
	}
	for (size_t i = 0; i < PRODUCERS + 3; i++) {
		pthread_join(threads[i], NULL);
	}
	assert_int_equal(atomic_load(&c.bad), 0);
	assert_int_equal(atomic_load(&c.taken), PIECES);
	fx_dev_is(&f, c.mem, 0, FILE_LEN, SEED);
	pl_queue_close(c.q);
	fx_free(&f, c.mem);
	fx_shut(c.file);
	fx_close(&f);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(test_random),
		cmocka_unit_test(test_faults),
		cmocka_unit_test(test_crowd),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}

/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/*
 * What a program does beside streams that wait for transfers: it allocates and frees memory, opens
 * devices, opens and closes streams. A driver may keep each of these waiting until the streams have
 * moved, and lets no other call in while it frees (the fake driver always does, with
 * FAKECUDA_HOLD_BACK); no stream may be left waiting for good. A hang is what fails here.
 */

#include <pthread.h>
#include <stdatomic.h>

#include "fixture.h"

#define LEN (64 * KIB)
#define ROW 8u
#define ROUNDS 60

struct beside {
	const struct fx *fx;
	atomic_bool stop;
	atomic_uint done; /* how often, failures included */
	atomic_int rc;
};

/* Lengths that a driver packs into one of its pages, and one that it does not. */
static void *allocate(void *arg)
{
	struct beside *b = arg;
	static const size_t lens[] = { 4096, 4352, 4608, 5000, 256, 300 * KIB, 3 * MIB };
	void *p;

	while (!b->rc && !atomic_load(&b->stop)) {
		b->rc = pl_mem_alloc(b->fx->dev, lens[b->done % COUNT(lens)], 0, &p);
		if (!b->rc) {
			b->rc = pl_mem_free(b->fx->ctx, p);
		}
		b->done++;
	}
	return NULL;
}

static void *make_streams(void *arg)
{
	struct beside *b = arg;
	struct pl_stream *s;

	while (!b->rc && !atomic_load(&b->stop)) {
		b->rc = pl_stream_create(b->fx->dev, &s);
		if (!b->rc) {
			pl_stream_close(s);
		}
		b->done++;
	}
	return NULL;
}

/* Another context opens the device, uses it and closes it. */
static void *open_contexts(void *arg)
{
	struct beside *b = arg;
	struct pl_ctx *ctx;
	struct pl_dev *dev;
	void *p;

	while (!b->rc && !atomic_load(&b->stop)) {
		b->rc = fx_ctx(&ctx, NULL);
		if (!b->rc) {
			b->rc = pl_dev_open(ctx, fx_device(), &dev);
			b->rc = b->rc ? b->rc : pl_mem_alloc(dev, 5000, 0, &p);
			pl_close(ctx);
		}
		b->done++;
	}
	return NULL;
}

#define PIECES 40u

/* Many copies at once, from the host to one memory and from there to another of the device: which
 * a driver may make by kernels, that begin behind streams that wait. The thread pauses after each
 * round: the driver's lock is not fair, and eight threads that never paused kept the one that pins
 * memory for the first transfer of a stream waiting for 1 to 60 s (H200, driver 580). */
static void *copy_pieces(void *arg)
{
	struct beside *b = arg;
	struct pl_copy_piece in[PIECES];
	struct pl_copy_piece over[PIECES];
	char *host = calloc(2, MIB);
	char *got = host + MIB;
	void *mem[2] = { NULL, NULL };
	int rc = host ? 0 : -ENOMEM;

	for (unsigned int i = 0; i < 2 && !rc; i++) {
		rc = pl_mem_alloc(b->fx->dev, MIB, 0, &mem[i]);
	}
	for (size_t i = 0; i < PIECES; i++) {
		in[i] = (struct pl_copy_piece){ .dst = (char *)mem[0] + i * 9000,
						.src = host + i * 5000,
						.len = 5000 };
		over[i] = (struct pl_copy_piece){ .dst = (char *)mem[1] + i * 5000,
						  .src = in[i].dst,
						  .len = 5000 };
	}
	while (!rc && !atomic_load(&b->stop)) {
		const size_t all = (size_t)PIECES * 5000;

		fx_pattern(host, 0, all, atomic_load(&b->done));
		if (pl_copyv(b->fx->ctx, NULL, NULL, in, PIECES, NULL) != (ssize_t)all ||
		    pl_copyv(b->fx->ctx, NULL, NULL, over, PIECES, NULL) != (ssize_t)all ||
		    pl_copy(b->fx->ctx, got, mem[1], all, NULL) != (ssize_t)all ||
		    fx_differ(got, host, all) >= 0) {
			rc = -EPROTO;
		}
		b->done++;
		(void)usleep(200);
	}
	(void)pl_mem_free(b->fx->ctx, mem[0]);
	(void)pl_mem_free(b->fx->ctx, mem[1]);
	free(host);
	if (rc) {
		atomic_store(&b->rc, rc);
	}
	return NULL;
}

/* Reads rows of transfers in a stream's order, or each in a stream of its own, and looks at every
 * byte at the end. */
static void read_rows(const struct fx *f, struct pl_file *file, char *mem, unsigned int streams)
{
	size_t len[ROW];
	int64_t off[ROW];
	ssize_t res[ROW];
	struct pl_stream *s[ROW];

	for (unsigned int i = 0; i < streams; i++) {
		assert_ok(pl_stream_create(f->dev, &s[i]));
	}
	for (int round = 0; round < ROUNDS; round++) {
		for (unsigned int i = 0; i < ROW; i++) {
			struct pl_stream_io io = PL_STREAM_IO_INIT;

			len[i] = i % 3 ? LEN : 4711;
			off[i] = (int64_t)(i * LEN);
			res[i] = -7;
			io.file = file;
			io.mem = mem + i * LEN;
			io.len = &len[i];
			io.off = &off[i];
			io.result = &res[i];
			assert_ok(pl_stream_read(s[i % streams], &io));
		}
		for (unsigned int i = 0; i < streams; i++) {
			assert_ok(pl_stream_sync(s[i]));
		}
		for (unsigned int i = 0; i < ROW; i++) {
			assert_int_equal(res[i], len[i]);
		}
	}
	for (unsigned int i = 0; i < ROW; i++) {
		fx_dev_is(f, mem + i * LEN, i * LEN, len[i], 3);
	}
	for (unsigned int i = 0; i < streams; i++) {
		pl_stream_close(s[i]);
	}
}

static void beside(void *(*what)(void *arg), unsigned int threads, unsigned int streams)
{
	const char *path = fx_made("beside", ROW * LEN, 3);
	struct beside b = { .rc = 0 };
	struct pl_file *file;
	struct fx f;
	pthread_t t[ROW];
	char *mem;

	fx_open(&f, NULL);
	file = fx_file(&f, path, O_RDONLY);
	mem = fx_alloc(&f, ROW * LEN);
	b.fx = &f;
	for (unsigned int i = 0; i < threads; i++) {
		assert_int_equal(pthread_create(&t[i], NULL, what, &b), 0);
	}
	/* On a busy machine the other may not have begun when the first rows are through. */
	do {
		read_rows(&f, file, mem, streams);
	} while (!atomic_load(&b.done));
	atomic_store(&b.stop, true);
	for (unsigned int i = 0; i < threads; i++) {
		assert_int_equal(pthread_join(t[i], NULL), 0);
	}
	assert_int_equal(b.rc, 0);
	fx_free(&f, mem);
	fx_shut(file);
	fx_close(&f);
}

static void test_allocate(void **state)
{
	(void)state;
	beside(allocate, 1, 1);
}

static void test_streams(void **state)
{
	(void)state;
	beside(make_streams, 1, 1);
}

static void test_contexts(void **state)
{
	(void)state;
	beside(open_contexts, 1, 1);
}

/* By as many threads as there are channels, with as many streams waiting as the GPU has connections
 * for its kernels. */
static void test_pieces(void **state)
{
	(void)state;
	beside(copy_pieces, ROW, ROW);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(test_allocate),
		cmocka_unit_test(test_streams),
		cmocka_unit_test(test_contexts),
		cmocka_unit_test(test_pieces),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}

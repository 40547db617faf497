/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/*
 * Lists of pieces and of blocks, by the public interface, over a libibverbs without a network: two
 * contexts of this process are each other's remotes, with two NICs. All of both memories is
 * compared with what a list must have made of it.
 */

#include <pthread.h>

#include "fakeverbs_here.h"
#include "far.h"
#include "fixture.h"

#define LEN (6 * MIB + 77)
#define PIECES 700

static struct fx fx;	    /* reads and writes */
static struct pl_ctx *them; /* what this one granted */
static struct pl_remote *remote[2];
static struct pl_grant *grant;
static struct pl_region *region;
static char *far;  /* LEN bytes, pinned, of the other context's */
static char *want; /* what is expected there, */
static char *mine; /* and in our memory */
static char *host; /* for looking at either */

/* Memories of ours, LEN bytes each. */
static char *gpu;
static char *pinned;
static char *plain;

static void connect_them(void)
{
	char blob[2][PL_BLOB_MAX];
	ssize_t n[2];

	for (int i = 0; i < 2; i++) {
		assert_ok(pl_remote_open(i ? them : fx.ctx, &remote[i]));
		n[i] = pl_remote_blob(remote[i], blob[i], PL_BLOB_MAX);
	}
	for (int i = 0; i < 2; i++) {
		assert_ok(pl_remote_connect(remote[i], blob[!i], (size_t)n[!i]));
	}
}

static void give(uint32_t rights)
{
	char blob[PL_BLOB_MAX];
	ssize_t n;

	assert_ok(pl_grant_open(them, far, LEN, rights, &grant));
	n = pl_grant_blob(grant, blob, sizeof(blob));
	assert_ok(pl_region_open(remote[0], blob, (size_t)n, &region));
}

static int begin(void **state)
{
	struct pl_dev *dev;
	void *p;

	(void)state;
	fx_open(&fx, NULL);
	assert_ok(fx_ctx(&them, NULL));
	assert_ok(pl_dev_open(them, getenv("PEERLANE_TEST_DEVICE"), &dev));
	assert_ok(pl_mem_alloc(dev, LEN, PL_ALLOC_PINNED, &p));
	far = p;
	gpu = fx_alloc(&fx, LEN);
	assert_ok(pl_mem_alloc(fx.dev, LEN, PL_ALLOC_PINNED, &p));
	pinned = p;
	plain = fx_host(LEN);
	want = fx_host(LEN);
	mine = fx_host(LEN);
	host = fx_host(LEN);
	connect_them();
	give(PL_MAY_READ | PL_MAY_WRITE);
	return 0;
}

static int end(void **state)
{
	(void)state;
	FAKE(fakeverbs_fail)(NULL);
	pl_region_close(region);
	pl_remote_close(remote[0]);
	assert_ok(pl_grant_close(grant));
	pl_remote_close(remote[1]);
	assert_ok(pl_mem_free(them, far));
	pl_close(them);
	fx_free(&fx, gpu);
	assert_ok(pl_mem_free(fx.ctx, pinned));
	free(plain);
	free(want);
	free(mine);
	free(host);
	fx_close(&fx);
	assert_int_equal(FAKE(fakeverbs_live)("mrs"), 0);
	assert_int_equal(FAKE(fakeverbs_live)("qps"), 0);
	assert_string_equal(FAKE(fakeverbs_violation)(), "");
	return 0;
}

static unsigned int any(unsigned int below)
{
	return (unsigned int)rand() % below;
}

/* Both memories are what they are not to be; mine and want say so. */
static void fill(char *near, unsigned int seed)
{
	fx_pattern(mine, 0, LEN, seed);
	fx_pattern(want, 0, LEN, seed + 1);
	assert_moved(pl_copy(fx.ctx, near, mine, LEN, NULL), LEN);
	memcpy(far, want, LEN);
}

static void look(const char *near)
{
	fx_same(far, want, LEN, "the region");
	assert_moved(pl_copy(fx.ctx, host, near, LEN, NULL), LEN);
	fx_same(host, mine, LEN, "memory");
}

/* Pieces that do not overlap on either side, in a random order; their bytes. */
static size_t make(struct far_piece *v, size_t n, char *near, bool write)
{
	size_t slot = LEN / n;
	size_t sum = 0;

	for (size_t i = 0; i < n; i++) {
		size_t len = any(5) ? 1 + any((unsigned int)slot - 64) : any(2) * 8;
		size_t shift = any(2) ? any(60) : 0;

		v[i] = (struct far_piece){ near + i * slot + any(60), 0, len };
		v[i].off = (n - 1 - i) * slot + shift;
	}
	for (size_t i = 0; i < n; i++) {
		size_t k = any((unsigned int)n);
		struct far_piece p = v[i];

		v[i] = v[k];
		v[k] = p;
	}
	for (size_t i = 0; i < n; i++) {
		char *there = want + v[i].off;
		char *here = mine + ((char *)v[i].mem - near);

		memcpy(write ? there : here, write ? here : there, v[i].len);
		sum += v[i].len;
	}
	return sum;
}

static void each_way(char *near, size_t n, const char *route)
{
	struct far_piece *v = calloc(n, sizeof(*v));
	struct pl_io_report report = PL_IO_REPORT_INIT;
	struct pl_io_opts opts = PL_IO_OPTS_INIT;

	assert_non_null(v);
	opts.report = &report;
	for (int write = 0; write < 2; write++) {
		size_t sum;

		fill(near, 3);
		sum = make(v, n, near, write);
		assert_moved(write ? far_writev(region, v, n, &opts)
				   : far_readv(region, v, n, &opts),
			     sum);
		look(near);
		assert_string_equal(report.route, sum ? route : "");
		assert_true(!sum || strchr(write ? report.dst_device : report.src_device, ':'));
	}
	free(v);
}

static void pieces(void **state)
{
	(void)state;
	srand(1);
	for (int i = 0; i < 3; i++) {
		each_way(pinned, PIECES, "verbs");
		each_way(gpu, PIECES, "verbs");
		each_way(plain, 40, "verbs+copy");
		each_way(pinned, 1, "verbs");
		each_way(gpu, 33, "verbs");
		each_way(gpu, 5000, "verbs"); /* two batches */
	}
}

/* Of some memories a NIC has the key, and of others none. */
static void mixed(void **state)
{
	struct far_piece v[8];
	char *at[] = { pinned, plain, gpu, NULL, gpu, plain, NULL, pinned };
	void *second;

	(void)state;
	assert_ok(pl_mem_alloc(fx.dev, LEN, PL_ALLOC_PINNED, &second));
	at[3] = second;
	at[6] = second;
	fill(pinned, 5);
	fill(gpu, 5);
	fill(plain, 5);
	for (size_t i = 0; i < COUNT(v); i++) {
		v[i] = (struct far_piece){ at[i] + i * 5000, (8 - i) * 8000, 4097 };
	}
	assert_moved(far_readv(region, v, COUNT(v), NULL), COUNT(v) * 4097);
	for (size_t i = 0; i < COUNT(v); i++) {
		assert_moved(pl_copy(fx.ctx, host, v[i].mem, 4097, NULL), 4097);
		fx_same(host, far + v[i].off, 4097, "a piece");
	}
	assert_ok(pl_mem_free(fx.ctx, second));
}

/* Longer ones than go together. */
static void long_pieces(void **state)
{
	struct far_piece v[3] = { { pinned + 7, 1, 5 * MIB },
				  { pinned + 5 * MIB + 7, 5 * MIB + 9, 4096 },
				  { pinned + 6 * MIB, 6 * MIB, 64 } };

	(void)state;
	fill(pinned, 7);
	for (size_t i = 0; i < COUNT(v); i++) {
		memcpy(want + v[i].off, mine + ((char *)v[i].mem - pinned), v[i].len);
	}
	assert_moved(far_writev(region, v, COUNT(v), NULL), 5 * MIB + 4160);
	look(pinned);
}

static void blocks(void **state)
{
	struct far_blocks b = { 0 };
	uint64_t ids[300];
	uint64_t mem_ids[300];

	(void)state;
	srand(3);
	b.mem = gpu + 11;
	b.mem_stride = 5001;
	b.mem_ids = mem_ids;
	b.off = 100;
	b.stride = 6000;
	b.ids = ids;
	b.n = COUNT(ids);
	b.len = 4096;
	for (unsigned int i = 0; i < COUNT(ids); i++) {
		ids[i] = (i * 7) % COUNT(ids);
		mem_ids[i] = (i * 11 + 5) % COUNT(ids);
	}
	for (int form = 0; form < 3; form++) {
		b.ids = form == 1 ? NULL : ids;
		b.mem_ids = form == 2 ? NULL : mem_ids;
		for (int write = 0; write < 2; write++) {
			fill(gpu, 9);
			for (size_t i = 0; i < b.n; i++) {
				char *here = mine + 11 + (b.mem_ids ? b.mem_ids[i] : i) * 5001;
				char *there = want + 100 + (b.ids ? b.ids[i] : i) * 6000;

				memcpy(write ? there : here, write ? here : there, b.len);
			}
			assert_moved(write ? far_write_blocks(region, &b, NULL)
					   : far_read_blocks(region, &b, NULL),
				     b.n * b.len);
			look(gpu);
		}
	}
	b.n = 0;
	assert_moved(far_read_blocks(region, &b, NULL), 0);
}

/* Chains of 32, a completion each; what is adjacent is one request. */
static void few_posts(void **state)
{
	struct far_blocks b = { 0 };
	uint64_t ids[1280];
	struct fakeverbs_stats before;
	struct fakeverbs_stats after;

	(void)state;
	b.mem = pinned;
	b.mem_stride = 4096;
	b.stride = 4096;
	b.n = COUNT(ids);
	b.len = 4096;
	for (unsigned int i = 0; i < COUNT(ids); i++) {
		ids[i] = COUNT(ids) - 1 - i;
	}
	b.ids = ids;
	assert_moved(far_write_blocks(region, &b, NULL), b.n * b.len);
	FAKE(fakeverbs_stats)(&before);
	assert_moved(far_write_blocks(region, &b, NULL), b.n * b.len);
	FAKE(fakeverbs_stats)(&after);
	assert_int_equal(after.regs, before.regs);
	assert_int_equal(after.send_wrs - before.send_wrs, b.n);
	assert_int_equal(after.posts - before.posts, b.n / 32);
	assert_int_equal(after.completions - before.completions, b.n / 32);
	b.ids = NULL;
	FAKE(fakeverbs_stats)(&before);
	assert_moved(far_write_blocks(region, &b, NULL), b.n * b.len);
	FAKE(fakeverbs_stats)(&after);
	assert_int_equal(after.send_wrs - before.send_wrs, 1);
	assert_int_equal(after.posts - before.posts, 1);
}

/* What a wire gives up goes again by the other. */
static void a_rail_fails(void **state)
{
	static const char *const fails[] = { "wc:3:12", "post_send:2:12", "post_send:1:22",
					     "send_wr:40:12", "send_wr:2:12" };

	(void)state;
	srand(4);
	for (size_t i = 0; i < COUNT(fails); i++) {
		struct far_piece v[PIECES];
		struct fakeverbs_stats before;
		struct fakeverbs_stats after;
		size_t sum;
		ssize_t n;

		fill(pinned, 20 + (unsigned int)i);
		sum = make(v, PIECES, pinned, true);
		FAKE(fakeverbs_stats)(&before);
		FAKE(fakeverbs_fail)(fails[i]);
		n = far_writev(region, v, PIECES, NULL);
		FAKE(fakeverbs_fail)(NULL);
		FAKE(fakeverbs_stats)(&after);
		assert_moved(n, sum);
		look(pinned);
		/* As chains again, and not one by one. */
		assert_true(after.posts - before.posts < PIECES / 10);
		pl_region_close(region);
		pl_remote_close(remote[0]);
		pl_remote_close(remote[1]);
		assert_ok(pl_grant_close(grant));
		connect_them();
		give(PL_MAY_READ | PL_MAY_WRITE);
	}
}

static void both_rails_fail(void **state)
{
	struct far_piece v[PIECES];

	(void)state;
	(void)make(v, PIECES, pinned, true);
	assert_int_equal(FAKE(fakeverbs_link)(0, 1, 0), 0);
	assert_int_equal(FAKE(fakeverbs_link)(1, 1, 0), 0);
	assert_true(far_writev(region, v, PIECES, NULL) < 0);
	assert_non_null(strstr(pl_error_message(), " of 700: "));
	assert_int_equal(FAKE(fakeverbs_link)(0, 1, 1), 0);
	assert_int_equal(FAKE(fakeverbs_link)(1, 1, 1), 0);
}

static void *one_thread(void *arg)
{
	size_t at = (size_t)(uintptr_t)arg;

	for (int i = 0; i < 8; i++) {
		struct far_piece v[100];

		for (size_t k = 0; k < COUNT(v); k++) {
			size_t off = (k * 4 + at) * 4096;

			v[k] = (struct far_piece){ pinned + off, off, 4000 };
		}
		if (far_writev(region, v, COUNT(v), NULL) != 400000 ||
		    far_write(region, pinned + at * 4096 + 4000, 96, at * 4096 + 4000, NULL) !=
			    96) {
			return "a list of a thread failed";
		}
	}
	return NULL;
}

static void threads(void **state)
{
	pthread_t t[4];

	(void)state;
	fill(pinned, 30);
	for (uintptr_t i = 0; i < COUNT(t); i++) {
		assert_int_equal(pthread_create(&t[i], NULL, one_thread, (void *)i), 0);
	}
	for (size_t i = 0; i < COUNT(t); i++) {
		void *said;

		assert_int_equal(pthread_join(t[i], &said), 0);
		if (said) {
			fail_msg("%s", (const char *)said);
		}
	}
	for (size_t i = 0; i < 400; i++) {
		memcpy(want + i * 4096, mine + i * 4096, i < 4 ? 4096 : 4000);
	}
	look(pinned);
}

static void bad_input(void **state)
{
	struct far_piece v[20];
	struct pl_io_opts opts = PL_IO_OPTS_INIT;

	(void)state;
	fill(pinned, 40);
	for (size_t i = 0; i < COUNT(v); i++) {
		v[i] = (struct far_piece){ pinned + i * 100, i * 100, 50 };
	}
	assert_moved(far_readv(region, NULL, 0, NULL), 0);
	assert_int_equal(far_readv(region, NULL, 1, NULL), -EFAULT);
	v[7].off = LEN - 49;
	assert_int_equal(far_writev(region, v, COUNT(v), NULL), -EINVAL);
	assert_non_null(strstr(pl_error_message(), "piece 7 of 20"));
	v[7].off = UINT64_MAX - 10;
	assert_int_equal(far_readv(region, v, COUNT(v), NULL), -EINVAL);
	v[7].off = 700;
	v[9].len = (size_t)1 << 63;
	assert_int_equal(far_readv(region, v, COUNT(v), NULL), -EINVAL);
	assert_non_null(strstr(pl_error_message(), "piece 9 of 20"));
	v[9].len = 0; /* nothing, wherever it is */
	v[9].off = UINT64_MAX;
	v[9].mem = NULL;
	assert_moved(far_readv(region, v, COUNT(v), NULL), 19 * 50);
	v[3].mem = NULL;
	assert_int_equal(far_readv(region, v, COUNT(v), NULL), -EFAULT);
	v[3].mem = pinned;
	opts.timeout_ns = 1;
	assert_int_equal(far_readv(region, v, COUNT(v), &opts), -ETIMEDOUT);
}

/* What was not granted, or is no longer. */
static void rights(void **state)
{
	struct far_piece v[2] = { { pinned, 0, 50 }, { pinned + 50, 60, 50 } };

	(void)state;
	pl_region_close(region);
	assert_ok(pl_grant_close(grant));
	give(PL_MAY_READ);
	fill(pinned, 50);
	memcpy(mine, want, 50);
	memcpy(mine + 50, want + 60, 50);
	assert_int_equal(far_writev(region, v, 2, NULL), -EACCES);
	assert_moved(far_readv(region, v, 2, NULL), 100);
	look(pinned);
	assert_ok(pl_grant_close(grant));
	grant = NULL;
	assert_int_equal(far_readv(region, v, 2, NULL), -EACCES);
	/* With one rail, too: it is the refusal that is told, and not what it has ended. */
	pl_region_close(region);
	pl_remote_close(remote[0]);
	pl_remote_close(remote[1]);
	assert_int_equal(FAKE(fakeverbs_link)(1, 1, 0), 0);
	connect_them();
	give(PL_MAY_READ);
	assert_moved(far_readv(region, v, 2, NULL), 100);
	assert_ok(pl_grant_close(grant));
	grant = NULL;
	assert_int_equal(far_readv(region, v, 2, NULL), -EACCES);
	assert_non_null(strstr(pl_error_message(), "piece 0 of 2"));
	assert_int_equal(FAKE(fakeverbs_link)(1, 1, 1), 0);
}

#define TEST(f) cmocka_unit_test_setup_teardown(f, begin, end)

int main(void)
{
	const struct CMUnitTest tests[] = {
		TEST(pieces),	 TEST(mixed),	     TEST(long_pieces),	    TEST(blocks),
		TEST(few_posts), TEST(a_rail_fails), TEST(both_rails_fail), TEST(threads),
		TEST(bad_input), TEST(rights),
	};

	return cmocka_run_group_tests_name("lists of remotes", tests, NULL, NULL);
}

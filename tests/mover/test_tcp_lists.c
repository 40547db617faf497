/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/*
 * Lists of small pieces over TCP between memory that no processor reaches here, a GPU's, and a
 * remote's: they are gathered in slabs by few operations of the device. Two contexts of this
 * process are each other's remotes. All of both memories is compared with what a list must have
 * made of it.
 */

#include <dlfcn.h>
#include <pthread.h>
#include <stdatomic.h>

#include "fixture.h"

#include "api/remotes.h"
#include "far.h"
#include "move/tcp/outgoing.h"
#include "sys/sys.h"

#define N 2400u
#define BLOCK_LEN (8 * KIB)
#define STRIDE (BLOCK_LEN + 512)
#define LEN (N * STRIDE + 77)

static struct fx fx;
static struct pl_ctx *them;
static struct pl_remote *remote[2];
static struct pl_grant *grant;
static struct pl_region *region;
static char *far;  /* LEN bytes of the other context's, */
static char *near; /* and of this one's device */
static char *want; /* what is expected there, */
static char *mine; /* and here */
static char *host; /* for looking */
static struct far_piece v[N];

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
	assert_ok(pl_grant_open(them, far, LEN, PL_MAY_READ | PL_MAY_WRITE, &grant));
	n[0] = pl_grant_blob(grant, blob[0], PL_BLOB_MAX);
	assert_ok(pl_region_open(remote[0], blob[0], (size_t)n[0], &region));
}

static int begin_with(const char *setting)
{
	fx_open(&fx, "remote_timeout=20", setting, NULL);
	assert_ok(fx_ctx(&them, "remote_timeout=20", setting, NULL));
	near = fx_alloc(&fx, LEN);
	far = fx_host(LEN);
	want = fx_host(LEN);
	mine = fx_host(LEN);
	host = fx_host(LEN);
	connect_them();
	return 0;
}

static int begin(void **state)
{
	(void)state;
	return begin_with(NULL);
}

static int begin_trusted(void **state)
{
	(void)state;
	return begin_with("tcp_trust=true");
}

static int end(void **state)
{
	(void)state;
	pl_region_close(region);
	pl_remote_close(remote[0]);
	assert_ok(pl_grant_close(grant));
	pl_remote_close(remote[1]);
	pl_close(them);
	fx_free(&fx, near);
	fx_close(&fx);
	free(far);
	free(want);
	free(mine);
	free(host);
	return 0;
}

/* Both memories are what they are not to be; mine and want say so. */
static void fill(unsigned int seed)
{
	fx_pattern(mine, 0, LEN, seed);
	fx_pattern(want, 0, LEN, seed + 1);
	fx_put(&fx, near, mine, LEN);
	memcpy(far, want, LEN);
}

static void look(void)
{
	fx_same(far, want, LEN, "the region");
	fx_get(&fx, host, near, LEN);
	fx_same(host, mine, LEN, "this side's memory");
}

/* Block i of one side for another one of the other; what the list is to do is done in the host's
 * memory. Returns its bytes. */
static size_t make(size_t n, size_t len, bool odd, bool write)
{
	size_t sum = 0;

	for (size_t i = 0; i < n; i++) {
		size_t here = (i * 389 + 7) % n * STRIDE;
		size_t there = (n - 1 - i) * STRIDE;

		v[i].len = odd ? i * 37 % len : len;
		v[i].mem = near + here + (odd ? i % 61 : 0);
		v[i].off = there + (odd ? i % 53 : 0);
		here += (size_t)((char *)v[i].mem - (near + here));
		memcpy(write ? want + v[i].off : mine + here, write ? mine + here : want + v[i].off,
		       v[i].len);
		sum += v[i].len;
	}
	return sum;
}

static ssize_t carry(size_t n, bool write)
{
	return write ? far_writev(region, v, n, NULL) : far_readv(region, v, n, NULL);
}

/* Calls of the stand-in for a driver that copy, and launches, so far; or only `what`, in the
 * stand-in's words. 0: there is none. */
static unsigned long copies_of_driver(const char *what)
{
	static const char *const symbols[] = {
		"cuMemcpyAsync",	 "cuMemcpy",	       "cuMemcpyHtoDAsync_v2",
		"cuMemcpyDtoHAsync_v2",	 "cuMemcpyBatchAsync", "cuLaunchKernel",
		"cuMemcpyBatchAsync_v2",
	};
	const char *path = getenv("PEERLANE_TEST_CUDA_LIB");
	void *lib = path && *path == '/' ? dlopen(path, RTLD_NOW | RTLD_NOLOAD) : NULL;
	unsigned long (*calls)(const char *symbol) = NULL;
	unsigned long n = 0;

	if (!lib) {
		return 0;
	}
	*(void **)&calls = dlsym(lib, "fakecuda_calls");
	assert_non_null(calls);
	for (size_t i = 0; !what && i < COUNT(symbols); i++) {
		n += calls(symbols[i]);
	}
	n += what ? calls(what) : 0;
	(void)dlclose(lib);
	return n;
}

static void blocks_are_gathered(void **state)
{
	bool cuda = strncmp(fx_device(), "cuda", 4) == 0;

	(void)state;
	for (int write = 0; write < 2; write++) {
		struct pl_route_stats before = fx_route_stats(&fx, "tcp+copy");
		struct pl_route_stats after;
		unsigned long calls;
		size_t sum;

		fill(3);
		sum = make(N, BLOCK_LEN, false, write);
		calls = copies_of_driver(NULL);
		assert_moved(carry(N, write), sum);
		calls = copies_of_driver(NULL) - calls;
		after = fx_route_stats(&fx, "tcp+copy");
		look();
		/* A slab has space for a thousand of them, or for some hundred. */
		assert_int_equal(after.bytes - before.bytes, sum);
		assert_in_range(after.ops - before.ops, 2, N / 100);
		assert_int_equal(after.errors, before.errors);
		assert_true(calls <= N / 100);
		assert_true(calls || !cuda);
	}
}

/* Who owns the memory copies it by pinned memory: a driver takes its time for each piece of other
 * memory. The other context lists blocks of this one's device; its own are the host's. */
static void their_blocks_are_gathered(void **state)
{
	struct pl_region *region_there;
	struct pl_grant *grant_here;
	char blob[PL_BLOB_MAX];
	ssize_t n;

	(void)state;
	assert_ok(pl_grant_open(fx.ctx, near, LEN, PL_MAY_READ | PL_MAY_WRITE, &grant_here));
	n = pl_grant_blob(grant_here, blob, sizeof(blob));
	assert_ok(pl_region_open(remote[1], blob, (size_t)n, &region_there));
	for (int write = 0; write < 2; write++) {
		unsigned long pageable;
		unsigned long calls;

		fx_pattern(far, 0, LEN, 40); /* the asking side's own */
		fx_pattern(mine, 0, LEN, 41);
		fx_put(&fx, near, mine, LEN);
		memcpy(want, far, LEN);
		for (size_t i = 0; i < N; i++) {
			size_t at = (i * 389 + 7) % N * STRIDE;

			v[i] = (struct far_piece){ .mem = far + i * STRIDE,
						   .off = at + i % 61,
						   .len = BLOCK_LEN };
			memcpy(write ? mine + v[i].off : want + i * STRIDE,
			       write ? want + i * STRIDE : mine + v[i].off, BLOCK_LEN);
		}
		calls = copies_of_driver(NULL);
		pageable = copies_of_driver("pageable copies");
		assert_moved(write ? far_writev(region_there, v, N, NULL)
				   : far_readv(region_there, v, N, NULL),
			     N * BLOCK_LEN);
		assert_int_equal(copies_of_driver("pageable copies"), pageable);
		assert_true(copies_of_driver(NULL) - calls <= N / 10);
		fx_same(far, want, LEN, "the asking side's memory");
		fx_get(&fx, host, near, LEN);
		fx_same(host, mine, LEN, "the region");
		/* One long range, too. */
		pageable = copies_of_driver("pageable copies");
		assert_moved(write ? far_write(region_there, far, 3 * MIB + 5, 7, NULL)
				   : far_read(region_there, far, 3 * MIB + 5, 7, NULL),
			     3 * MIB + 5);
		assert_int_equal(copies_of_driver("pageable copies"), pageable);
		memcpy(write ? mine + 7 : want, write ? want : mine + 7, 3 * MIB + 5);
		fx_same(far, want, LEN, "the asking side's memory");
		fx_get(&fx, host, near, LEN);
		fx_same(host, mine, LEN, "the region");
	}
	pl_region_close(region_there);
	assert_ok(pl_grant_close(grant_here));
}

/* Of any length, none too, at any address. */
static void odd_pieces_are_gathered(void **state)
{
	(void)state;
	for (int write = 0; write < 2; write++) {
		struct pl_route_stats before = fx_route_stats(&fx, "tcp+copy");
		size_t sum;

		fill(5);
		sum = make(N, 8000, true, write);
		assert_moved(carry(N, write), sum);
		look();
		assert_in_range(fx_route_stats(&fx, "tcp+copy").ops - before.ops, 1, N / 100);
	}
}

/* Long ones go alone, those between together, none larger than a slab. */
static void long_pieces_find_their_way(void **state)
{
	static const size_t lens[] = { 5 * MIB, 3 * MIB + 1, 700 * KIB, 1, MIB };
	size_t at = 11;

	(void)state;
	fill(7);
	for (size_t i = 0; i < COUNT(lens); i++) {
		v[i] = (struct far_piece){ .mem = near + at, .off = at + 5, .len = lens[i] };
		memcpy(mine + at, want + at + 5, lens[i]);
		at += lens[i] + 100;
	}
	assert_moved(far_readv(region, v, COUNT(lens), NULL), 10 * MIB - 324 * KIB + 2);
	look();
}

static void a_bad_piece_is_named(void **state)
{
	(void)state;
	fill(9);
	(void)make(N, BLOCK_LEN, false, false);
	v[1234].off = LEN - 3;
	assert_true(carry(N, false) < 0);
	assert_non_null(strstr(pl_error_message(), "piece 1234 of"));
	assert_ok(pl_grant_close(grant));
	assert_fails(carry(1000, false), EACCES, "piece 0 of");
	assert_ok(pl_grant_open(them, far, LEN, PL_MAY_READ, &grant));
}

/* What fails as one is carried one by one. */
static int begin_failing(void **state)
{
	(void)state;
	return begin_with("test_fault=copy:nth=1:err=EIO");
}

static void what_fails_together_goes_alone(void **state)
{
	struct pl_route_stats st;
	size_t sum;

	(void)state;
	fx_pattern(far, 0, LEN, 11);
	memcpy(want, far, LEN);
	sum = make(300, BLOCK_LEN, false, false);
	assert_moved(carry(300, false), sum);
	st = fx_route_stats(&fx, "tcp+copy");
	assert_int_equal(st.ops, 300);
	assert_int_equal(st.bytes, sum);
	assert_int_equal(st.errors, 0);
	fx_get(&fx, host, near, LEN);
	for (size_t i = 0; i < 300; i++) {
		size_t at = i * STRIDE;

		fx_same(host + at, mine + at, BLOCK_LEN, "a block");
	}
}

static atomic_bool stop;
static atomic_uint calls; /* that have ended */

/* No call twice: on a slow machine it could not end otherwise. */
static void *break_lines(void *arg)
{
	struct remote *base;
	struct tcp_remote *r;

	(void)arg;
	if (remote_begin(remote[0], &base)) {
		return NULL;
	}
	remote_end(remote[0]);
	r = tcp_remote_of(base);
	while (!stop) {
		unsigned int before;

		lock_acquire(&r->lock);
		for (struct tcp_out *l = r->conns; l; l = l->all) {
			if (l->live >= 0) {
				sys_tcp_shut(l->live);
			}
		}
		lock_release(&r->lock);
		before = calls;
		do {
			(void)usleep(7000);
		} while (calls == before && !stop);
	}
	return NULL;
}

/* A list is asked for again from its beginning, whatever of it had come. */
static void broken_connections_are_replaced(void **state)
{
	enum {
		FEW = 600
	};
	double until = fx_now() + .7;
	pthread_t t;
	size_t sum;

	(void)state;
	fill(20);
	stop = false;
	assert_int_equal(pthread_create(&t, NULL, break_lines, NULL), 0);
	for (unsigned int i = 0; fx_now() < until; i++) {
		bool write = i % 4 == 3;

		fx_pattern(far, 0, FEW * STRIDE, 30 + i);
		memcpy(want, far, FEW * STRIDE);
		sum = make(FEW, BLOCK_LEN, false, write);
		assert_moved(carry(FEW, write), sum);
		calls++;
		fx_same(far, want, FEW * STRIDE, "the region");
		fx_get(&fx, host, near, FEW * STRIDE);
		fx_same(host, mine, FEW * STRIDE, "this side's memory");
	}
	stop = true;
	assert_int_equal(pthread_join(t, NULL), 0);
	look();
}

static void it_is_explained(void **state)
{
	struct pl_explain_args a = PL_EXPLAIN_ARGS_INIT;
	char *text;

	(void)state;
	a.mem = near;
	a.len = BLOCK_LEN;
	a.region = region;
	assert_ok(pl_explain(&a, PL_FORMAT_TEXT, &text));
	assert_non_null(strstr(text, "  lists   small pieces are gathered in a slab"));
	pl_string_free(text);
	assert_ok(pl_explain(&a, PL_FORMAT_JSON, &text));
	assert_non_null(strstr(text, "\"lists\":\"small pieces"));
	pl_string_free(text);
	a.mem = host;
	assert_ok(pl_explain(&a, PL_FORMAT_JSON, &text));
	assert_non_null(strstr(text, "\"lists\":null"));
	pl_string_free(text);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test_setup_teardown(blocks_are_gathered, begin, end),
		cmocka_unit_test_setup_teardown(their_blocks_are_gathered, begin, end),
		cmocka_unit_test_setup_teardown(odd_pieces_are_gathered, begin_trusted, end),
		cmocka_unit_test_setup_teardown(odd_pieces_are_gathered, begin, end),
		cmocka_unit_test_setup_teardown(long_pieces_find_their_way, begin, end),
		cmocka_unit_test_setup_teardown(a_bad_piece_is_named, begin, end),
		cmocka_unit_test_setup_teardown(what_fails_together_goes_alone, begin_failing, end),
		cmocka_unit_test_setup_teardown(broken_connections_are_replaced, begin_trusted,
						end),
		cmocka_unit_test_setup_teardown(it_is_explained, begin, end),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}

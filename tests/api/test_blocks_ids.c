/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/* Blocks by ids, and arguments of lists and blocks that are refused. */

#include "blocks_kit.h"

/* Where ids are: of the call, of pinned memory, or of the device. */
enum place {
	HERE,
	PINNED,
	DEVICE,
};

static void *ids_at(enum place place, const void *ids, size_t len)
{
	void *p = malloc(len);

	assert_non_null(p);
	if (place == HERE) {
		memcpy(p, ids, len);
		return p;
	}
	free(p);
	if (place == PINNED) {
		assert_ok(pl_mem_alloc(fx.dev, len, PL_ALLOC_PINNED, &p));
		memcpy(p, ids, len);
	} else {
		p = fx_alloc(&fx, len);
		fx_put(&fx, p, ids, len);
	}
	return p;
}

static void ids_give(enum place place, void *p)
{
	if (place == HERE) {
		free(p);
	} else {
		assert_ok(pl_mem_free(fx.ctx, p));
	}
}

static void by_ids(enum place place, bool narrow, bool out, size_t len, size_t n)
{
	static const char *const names[] = { "the call", "pinned memory", "the device" };
	struct pl_stream_copyv_report report = PL_STREAM_COPYV_REPORT_INIT;
	struct pl_blocks b = PL_BLOCKS_INIT;
	struct pl_block_plane planes[PLANES];
	int64_t wide[2][BLOCKS];
	int32_t small[2][BLOCKS];
	char *src = out ? dev : host;
	char *dst = out ? host : dev;
	char *want_dst = out ? want_host : want;
	const char *want_src = out ? want : want_host;
	size_t bytes = n * (narrow ? sizeof(small[0][0]) : sizeof(wide[0][0]));
	bool now = place == PINNED && narrow; /* whatever memory they are in */
	char what[120];

	(void)snprintf(what, sizeof(what), "%zu blocks of %zu bytes by ids of %d bytes in %s", n,
		       len, narrow ? 4 : 8, names[place]);
	begin(21);
	assert_true(n <= BLOCKS && (len + 5) * PLANES * PAGES <= HOST_LEN);
	for (size_t i = 0; i < n; i++) {
		wide[0][i] = (int64_t)(i * 7 % PAGES);
		wide[1][i] = (int64_t)(i * 3 % BLOCKS);
		small[0][i] = (int32_t)wide[0][i];
		small[1][i] = (int32_t)wide[1][i];
	}
	b.id_type = narrow ? PL_ID_INT32 : PL_ID_INT64;
	b.planes = planes;
	b.n_planes = PLANES;
	b.block_bytes = len;
	b.dst_stride = (len + 5) * PLANES;
	b.dst_blocks = PAGES;
	b.src_blocks = BLOCKS;
	for (size_t k = 0; k < PLANES; k++) {
		planes[k].dst = dst + k * (len + 5);
		planes[k].src = src + k * len * BLOCKS;
	}
	b.dst_ids = ids_at(place, narrow ? (void *)small[0] : wide[0], bytes);
	b.src_ids = ids_at(place, narrow ? (void *)small[1] : wide[1], bytes);
	b.n = n;
	b.report = &report;
	b.flags = now ? PL_BLOCKS_IDS_NOW : 0;
	assert_ok(pl_copy_blocks(stream, &b));
	memset(planes, 0, sizeof(planes));
	if (place == HERE || now) {
		memset((void *)b.dst_ids, 0xff, bytes);
	}
	for (size_t i = 0; i < n * PLANES; i++) {
		size_t k = i / n;

		memcpy(want_dst + (size_t)wide[0][i % n] * b.dst_stride + k * (len + 5),
		       want_src + k * len * BLOCKS + (size_t)wide[1][i % n] * len, len);
	}
	end(what);
	assert_int_equal(report.kernel_pieces + report.driver_pieces, n * PLANES);
	assert_int_equal(report.kernel_bytes + report.driver_bytes, n * PLANES * len);
	assert_true(place == HERE || now || !report.driver_pieces);
	ids_give(place, (void *)b.dst_ids);
	ids_give(place, (void *)b.src_ids);
}

static void blocks_by_ids(void **state)
{
	static const size_t lens[] = { 1, 13, 64, 4096, 20000, 100000 };

	(void)state;
	for (size_t i = 0; i < sizeof(lens) / sizeof(lens[0]); i++) {
		for (int place = HERE; place <= DEVICE; place++) {
			by_ids((enum place)place, i % 2, false, lens[i], BLOCKS);
			by_ids((enum place)place, i % 2 == 0, true, lens[i], i + 1);
		}
	}
}

/* Ids of the call, more than come with a launch, in calls one behind the other: the memory that
 * kernels read them from is not written before they are through. Blocks of 32 KiB are a kernel's or
 * the driver's, as was measured above. */
static void ids_in_a_row(void **state)
{
	enum {
		N = 200,
		TIMES = 40
	};
	static const size_t lens[] = { 500, 32 * KIB };
	int64_t *ids = malloc(2 * N * sizeof(*ids));

	(void)state;
	assert_non_null(ids);
	for (size_t k = 0; k < 2; k++) {
		struct pl_blocks b = PL_BLOCKS_INIT;
		struct pl_block_plane plane;
		size_t len = lens[k];

		begin(24 + (unsigned int)k);
		b.planes = &plane;
		b.n_planes = 1;
		b.block_bytes = len;
		b.dst_blocks = b.src_blocks = N;
		b.n = N;
		b.dst_ids = ids;
		b.src_ids = ids + N;
		for (size_t t = 0; t < TIMES; t++) {
			char *want_to = t % 2 ? want : want_host;
			const char *want_from = t % 2 ? want_host : want;

			plane = (struct pl_block_plane){ t % 2 ? dev : host, t % 2 ? host : dev };
			for (size_t i = 0; i < N; i++) {
				ids[i] = (int64_t)((i * 7 + t) % N);
				ids[N + i] = (int64_t)((i * 3 + 5 * t) % N);
				memcpy(want_to + (size_t)ids[i] * len,
				       want_from + (size_t)ids[N + i] * len, len);
			}
			assert_ok(pl_copy_blocks(stream, &b));
			memset(ids, 0xff, 2 * N * sizeof(*ids));
		}
		end("calls with ids in a row");
		ids[0] = N;
		assert_int_equal(pl_copy_blocks(stream, &b), -EINVAL);
		end("an id of the call that is out of range");
	}
	free(ids);
}

/* More planes than a launch has space for, ids out of range in each place, and none at all. */
static void odd_ids(void **state)
{
	enum {
		MANY = 500
	};
	struct pl_block_plane *planes = malloc(MANY * sizeof(*planes));
	struct pl_blocks b = PL_BLOCKS_INIT;
	int64_t to[4] = { 2, 5, -1, 0 };
	int64_t from[4] = { 0, 1, 2, 4 };
	uint64_t *status = ids_at(PINNED, &(uint64_t){ 5 }, 8);

	(void)state;
	assert_non_null(planes);
	begin(23);
	for (size_t k = 0; k < MANY; k++) {
		planes[k] = (struct pl_block_plane){ dev + k * 5000, host + k * 6000 };
	}
	b.planes = planes;
	b.n_planes = MANY;
	b.block_bytes = 1000;
	b.dst_blocks = 5;
	b.src_blocks = 4;
	b.src_stride = 1500;
	b.n = 4;
	b.status = status;
	b.dst_ids = to;
	b.src_ids = from;
	assert_int_equal(pl_copy_blocks(stream, &b), -EINVAL);
	assert_non_null(
		strstr(pl_error_message(), "id 1 of the destination is 5: it has 5 blocks"));
	b.dst_ids = ids_at(DEVICE, to, sizeof(to));
	assert_int_equal(pl_copy_blocks(stream, &b), -EINVAL);
	assert_non_null(strstr(pl_error_message(), "put both there, or neither"));
	end("refused ids");
	b.src_ids = ids_at(DEVICE, from, sizeof(from));
	assert_ok(pl_copy_blocks(stream, &b));
	for (size_t k = 0; k < MANY; k++) {
		memcpy(want + k * 5000 + 2000, want_host + k * 6000, 1000);
	}
	end("ids out of range");
	assert_int_equal(*status, 5 + 3);
	b.n = 0;
	assert_ok(pl_copy_blocks(stream, &b));
	b.n = 4;
	b.n_planes = 0;
	assert_ok(pl_copy_blocks(stream, &b));
	end("no blocks");
	ids_give(DEVICE, (void *)b.dst_ids);
	ids_give(DEVICE, (void *)b.src_ids);
	ids_give(PINNED, status);
	free(planes);
}

static void refused_blocks(const struct pl_blocks *b, int err, const char *words)
{
	assert_int_equal(pl_copy_blocks(stream, b), err);
	if (!strstr(pl_error_message(), words)) {
		fail_msg("\"%s\" does not say \"%s\"", pl_error_message(), words);
	}
}

static void bad_blocks(void **state)
{
	struct pl_block_plane planes[2] = { { dev, host }, { dev + MIB, host + MIB } };
	int64_t ids[1] = { 0 };
	struct pl_blocks good = PL_BLOCKS_INIT;
	struct pl_blocks b;
	char plain[64];

	(void)state;
	good.planes = planes;
	good.n_planes = 2;
	good.block_bytes = 64;
	good.dst_blocks = good.src_blocks = 4;
	good.dst_ids = good.src_ids = ids;
	good.n = 1;
#define BAD(set, err, words)                    \
	do {                                    \
		b = good;                       \
		set;                            \
		refused_blocks(&b, err, words); \
	} while (0)
	BAD(b.flags = 8, -EINVAL, "unknown bits");
	BAD(b.size = 4, -EINVAL, "size");
	BAD(b.id_type = PL_ID_ADDRESS, -EINVAL, "id_type 3");
	BAD(b.block_bytes = 0, -EINVAL, "blocks of 0 bytes");
	BAD(b.block_bytes = SIZE_MAX, -EINVAL, "cannot be copied");
	BAD(b.n = SIZE_MAX, -EINVAL, "too many");
	BAD(b.n_planes = SIZE_MAX, -EINVAL, "too many");
	BAD(b.dst_ids = (char *)ids + 1, -EINVAL, "not aligned");
	BAD(b.dst_ids = NULL, -EFAULT, "the ids is NULL");
	BAD(b.planes = NULL, -EFAULT, "the planes is NULL");
	BAD(b.reserved = 1, -EINVAL, "reserved");
	BAD(b.src_blocks = 0, -EINVAL, "the source has no blocks");
	BAD(b.dst_stride = 60, -EINVAL, "the destination cannot have 4 blocks of 64 bytes");
	BAD(b.src_blocks = UINT64_MAX, -EINVAL, "the source cannot have");
	BAD(b.src_blocks = HOST_LEN, -EFAULT, "plane 0: ");
	BAD(b.status = (void *)plain, -EFAULT, "status");
	planes[1].dst = plain;
	BAD((void)0, -EFAULT, "plane 1: ");
#undef BAD
}

static void refused(const struct pl_copy_piece *v, size_t n, const struct pl_stream_copyv_opts *o,
		    int err, const char *words)
{
	assert_int_equal(pl_stream_copyv(stream, NULL, NULL, v, n, o), err);
	if (!strstr(pl_error_message(), words)) {
		fail_msg("\"%s\" does not say \"%s\"", pl_error_message(), words);
	}
}

static void bad_arguments(void **state)
{
	struct pl_stream_copyv_report report = PL_STREAM_COPYV_REPORT_INIT;
	struct pl_stream_copyv_opts opts = PL_STREAM_COPYV_OPTS_INIT;
	struct pl_copy_piece v[3];
	char plain[64];

	(void)state;
	begin(7);
	for (size_t i = 0; i < 3; i++) {
		v[i] = (struct pl_copy_piece){ .dst = dev + 64 * i, .src = host, .len = 64 };
	}
	refused(NULL, 3, NULL, -EFAULT, "NULL");
	opts.flags = 6;
	refused(v, 3, &opts, -EINVAL, "unknown bits");
	opts.flags = 0;
	opts.size = 4;
	refused(v, 3, &opts, -EINVAL, "size");
	opts.size = sizeof(opts);
	opts.report = &report;
	report.size = 1;
	refused(v, 3, &opts, -EINVAL, "size");
	v[1].src = plain;
	refused(v, 3, NULL, -EFAULT, "piece 1: ");
	assert_non_null(strstr(pl_error_message(), "pin the memory"));
	v[1].src = host;
	v[2].dst = plain;
	refused(v, 3, NULL, -EFAULT, "piece 2: ");
	v[2].dst = dev + HOST_LEN - 63;
	refused(v, 3, NULL, -EFAULT, "piece 2: ");
	v[2] = (struct pl_copy_piece){ .dst = plain, .src = plain, .len = 0 };
	/* Nothing was queued, and a piece without bytes is not looked at. */
	end("memory that nothing was copied to");
	assert_ok(pl_stream_copyv(stream, NULL, NULL, v + 2, 1, NULL));
	end("a list without bytes");
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(bad_arguments), cmocka_unit_test(blocks_by_ids),
		cmocka_unit_test(ids_in_a_row),	 cmocka_unit_test(odd_ids),
		cmocka_unit_test(bad_blocks),
	};

	return cmocka_run_group_tests_name("blocks", tests, open_all, close_all);
}

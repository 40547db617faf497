/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/*
 * Rows of tables, gathered and scattered by kernels, compared with what the CPU makes of the same
 * ids: all kinds of ids, lengths, distances and memories, and ids out of range.
 */

#include "rows_kit.h"

#define PADDING 64u /* before and behind each array: what must not change */

struct shape {
	size_t row;
	size_t table_gap; /* between rows */
	size_t array_gap;
	size_t off; /* of both, from an aligned address */
};

static const struct shape shapes[] = {
	{ 1, 0, 0, 0 },	     { 3, 0, 1, 5 },	 { 4, 0, 0, 0 },      { 8, 8, 0, 4 },
	{ 16, 0, 0, 0 },     { 16, 0, 16, 8 },	 { 48, 0, 0, 0 },     { 100, 0, 0, 0 },
	{ 100, 28, 12, 3 },  { 128, 0, 0, 0 },	 { 128, 128, 64, 0 }, { 130, 0, 0, 0 },
	{ 256, 0, 0, 0 },    { 500, 12, 0, 16 }, { 512, 0, 0, 0 },    { 513, 0, 0, 1 },
	{ 528, 16, 32, 16 }, { 4096, 0, 0, 0 },	 { 5000, 0, 0, 0 },   { 5003, 1, 2, 7 },
	{ 16384, 0, 0, 0 },
};

/* What a call must do, done by the CPU. Returns how many ids are out of range. */
static uint64_t expect(const struct shape *sh, struct both *table, struct both *array,
		       const struct both *ids, uint32_t type, size_t n, bool scatter)
{
	uint64_t bad = 0;

	for (size_t i = 0; i < n; i++) {
		int64_t id = type == PL_ID_INT32 ? ((int32_t *)(void *)ids->host)[i]
						 : ((int64_t *)(void *)ids->host)[i];
		char *a = array->host + PADDING + sh->off + i * (sh->row + sh->array_gap);
		char *t;

		if (type == PL_ID_ADDRESS) {
			t = id ? table->host + ((char *)(uintptr_t)id - table->dev) : NULL;
		} else {
			t = id >= 0 && id < ROWS ? table->host + PADDING + sh->off +
							   (size_t)id * (sh->row + sh->table_gap)
						 : NULL;
		}
		bad += !t;
		if (t) {
			memcpy(scatter ? t : a, scatter ? a : t, sh->row);
		} else if (!scatter) {
			memset(a, 0, sh->row);
		}
	}
	return bad;
}

/* Ids that differ from each other, if rows are scattered; some out of range. */
static void make_ids(struct both *ids, uint32_t type, const struct shape *sh,
		     const struct both *table, size_t n, bool scatter)
{
	static const int64_t bad[] = { -1, ROWS, INT32_MIN, INT32_MAX, ROWS + 7 };

	for (size_t i = 0; i < n; i++) {
		int64_t id = scatter ? (int64_t)((i * 7 + 3) % ROWS) : (int64_t)(next() % ROWS);

		if (next() % 11 == 0) {
			id = bad[next() % COUNT(bad)];
		}
		if (type == PL_ID_ADDRESS) {
			id = id >= 0 && id < ROWS
				     ? (int64_t)(uintptr_t)(table->dev + PADDING + sh->off +
							    (size_t)id * (sh->row + sh->table_gap))
				     : 0;
		}
		put_id(ids, type, i, id);
	}
	send(ids);
}

static void one(const struct shape *sh, uint32_t type, unsigned int places, bool scatter)
{
	size_t n = scatter ? ROWS - 40 : 2 * ROWS + 1;
	size_t table_len = 2 * PADDING + sh->off + ROWS * (sh->row + sh->table_gap);
	size_t array_len = 2 * PADDING + sh->off + n * (sh->row + sh->array_gap);
	struct both table = make(table_len, places & 1, 1);
	struct both array = make(array_len, places & 2, 2);
	struct both ids = make(n * (type == PL_ID_INT32 ? 4 : 8), places & 4, 3);
	struct both status = make(8, places & 1, 4);
	struct pl_rows r = PL_ROWS_INIT;
	char what[128];

	(void)snprintf(what, sizeof(what), "%s rows of %zu bytes at %zu, gaps %zu and %zu, ids %u",
		       scatter ? "scattered" : "gathered", sh->row, sh->off, sh->table_gap,
		       sh->array_gap, type);
	make_ids(&ids, type, sh, &table, n, scatter);
	memset(status.host, 0, 8);
	status.host[1] = 1; /* 256 of earlier calls */
	send(&status);
	r.id_type = type;
	if (type != PL_ID_ADDRESS) {
		r.table = table.dev + PADDING + sh->off;
		r.table_rows = ROWS;
	}
	r.table_stride = sh->row + sh->table_gap;
	r.array = array.dev + PADDING + sh->off;
	r.array_stride = sh->array_gap ? sh->row + sh->array_gap : 0;
	r.row_bytes = sh->row;
	r.ids = ids.dev;
	r.n = n;
	r.status = (void *)status.dev;
	assert_ok(scatter ? pl_scatter(stream, &r) : pl_gather(stream, &r));
	assert_ok(pl_stream_sync(stream));
	*(uint64_t *)(void *)status.host = 256 + expect(sh, &table, &array, &ids, type, n, scatter);
	same(&array, what);
	same(&table, what);
	same(&ids, what);
	same(&status, what);
	give(&table);
	give(&array);
	give(&ids);
	give(&status);
}

static void all_shapes(void **state)
{
	static const uint32_t types[] = { PL_ID_INT32, PL_ID_INT64, PL_ID_ADDRESS };

	(void)state;
	for (size_t i = 0; i < COUNT(shapes); i++) {
		for (size_t t = 0; t < COUNT(types); t++) {
			one(&shapes[i], types[t], (unsigned int)(i * 3 + t) % 8, false);
			one(&shapes[i], types[t], (unsigned int)(i * 5 + t) % 8, true);
		}
	}
}

/* One row, more than a launch has groups of lanes, and few processors. */
static void any_number(void **state)
{
	static const size_t counts[] = { 1, 2, 63, 64, 65, 1000, 70000 };
	const size_t row = 16;
	struct both table = make(ROWS * row, true, 1);

	(void)state;
	for (size_t c = 0; c < COUNT(counts) * 2; c++) {
		size_t n = counts[c / 2];
		struct both ids = make(n * 4, false, 2);
		struct both array = make(n * row, false, 3);
		struct pl_rows r = PL_ROWS_INIT;

		for (size_t i = 0; i < n; i++) {
			uint64_t id = next() % ROWS;

			put_id(&ids, PL_ID_INT32, i, (int64_t)id);
			memcpy(array.host + i * row, table.host + id * row, row);
		}
		send(&ids);
		r.id_type = PL_ID_INT32;
		r.table = table.dev;
		r.table_rows = ROWS;
		r.array = array.dev;
		r.row_bytes = row;
		r.ids = ids.dev;
		r.n = n;
		r.units = c % 2;
		assert_ok(pl_gather(stream, &r));
		assert_ok(pl_stream_sync(stream));
		same(&array, "rows");
		give(&ids);
		give(&array);
	}
	give(&table);
}

/* Nothing to do, and tables without rows. */
static void empty(void **state)
{
	struct both ids = make(8 * 4, false, 1);
	struct both array = make(4 * 16, false, 2);
	struct pl_rows r = PL_ROWS_INIT;

	(void)state;
	r.row_bytes = 16;
	assert_ok(pl_gather(stream, &r));
	assert_ok(pl_scatter(stream, &r));
	memset(ids.host, 0, ids.len);
	send(&ids);
	r.ids = ids.dev;
	r.array = array.dev;
	r.n = 4;
	assert_ok(pl_gather(stream, &r));
	assert_ok(pl_stream_sync(stream));
	memset(array.host, 0, array.len);
	same(&array, "rows of an empty table");
	give(&ids);
	give(&array);
}

/* What was queued before is seen, and what comes after sees the rows. */
static void in_order(void **state)
{
	enum {
		N = 4000,
		LEN = 64
	};
	struct both table = make((size_t)N * LEN, true, 1);
	struct both first = make((size_t)N * LEN, false, 2);
	struct both last = make((size_t)N * LEN, true, 3);
	struct both ids = make((size_t)N * 8, false, 4);
	struct pl_stream_io io = PL_STREAM_IO_INIT;
	struct pl_rows r = PL_ROWS_INIT;
	size_t len = (size_t)N * LEN;

	(void)state;
	for (size_t i = 0; i < N; i++) {
		put_id(&ids, PL_ID_INT64, i, (int64_t)(N - 1 - i));
		memcpy(last.host + i * LEN, table.host + (N - 1 - i) * LEN, LEN);
	}
	send(&ids);
	io.flags = PL_STREAM_FIXED_LEN;
	io.len = &len;
	io.mem = first.dev;
	io.src = table.dev;
	r.table = first.dev;
	r.table_rows = N;
	r.row_bytes = LEN;
	r.array = last.dev;
	r.ids = ids.dev;
	r.n = N;
	for (int i = 0; i < 20; i++) {
		memset(last.dev, 0, len);
		assert_ok(pl_stream_copy(stream, &io));
		assert_ok(pl_gather(stream, &r));
		assert_ok(pl_stream_sync(stream));
		same(&last, "gathered of what was copied before");
	}
	give(&table);
	give(&first);
	give(&last);
	give(&ids);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(all_shapes),
		cmocka_unit_test(any_number),
		cmocka_unit_test(empty),
		cmocka_unit_test(in_order),
	};

	return cmocka_run_group_tests_name("rows", tests, open_all, close_all);
}

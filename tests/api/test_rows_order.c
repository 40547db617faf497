/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/* Rows in the order of their places, of two GPUs, and arguments that are refused. */

#include "rows_kit.h"

#define LARGE ((size_t)700 << 20)
#define LARGE_ROW 64u
#define LARGE_IDS 20000u

/* Of a row of the large table, which is not there but where it was written. */
static uint64_t word_of(uint64_t id)
{
	return (id + 1) * UINT64_C(0x9e3779b97f4a7c15);
}

/* The order is of all ids, and goes from bucket to bucket. */
static void check_order(const uint32_t *order, const uint32_t *ids)
{
	unsigned char *seen = calloc(LARGE_IDS, 1);
	uint64_t bucket = 0;

	assert_non_null(seen);
	for (size_t i = 0; i < LARGE_IDS; i++) {
		uint64_t at;

		assert_true(order[i] < LARGE_IDS);
		assert_false(seen[order[i]]);
		seen[order[i]] = 1;
		at = (uint64_t)ids[order[i]] * LARGE_ROW;
		at = at < LARGE ? at >> 16 : 0;
		if (at < bucket) {
			fail_msg("row %zu of the order lies before the one that comes first", i);
		}
		bucket = at;
	}
	free(seen);
}

/* A table that is pinned and not wide: the rows are taken by where they lie. `mine`: the caller's
 * scratch, in which the order is to be seen. */
static void by_place(bool mine)
{
	char *table = mmap(NULL, LARGE, PROT_READ | PROT_WRITE,
			   MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
	struct both ids = make(LARGE_IDS * 4, false, 1);
	struct both array = make((size_t)LARGE_IDS * LARGE_ROW, false, 2);
	struct both status = make(8, false, 3);
	struct pl_rows r = PL_ROWS_INIT;
	uint64_t bad = 0;
	size_t want;

	assert_ptr_not_equal(table, MAP_FAILED);
	(void)madvise(table, LARGE, MADV_NOHUGEPAGE);
	assert_ok(pl_mem_pin(fx.dev, table, LARGE, 0));
	for (size_t i = 0; i < LARGE_IDS; i++) {
		uint64_t id = next() % (LARGE / LARGE_ROW / 64) * 64; /* few pages */
		uint64_t *row = (void *)(table + id * LARGE_ROW);

		id = next() % 9 ? id : UINT32_MAX / 2;
		put_id(&ids, PL_ID_INT32, i, (int64_t)id);
		memset(array.host + i * LARGE_ROW, 0, LARGE_ROW);
		if (id >= LARGE / LARGE_ROW) {
			bad++;
			continue;
		}
		for (size_t w = 0; w < LARGE_ROW / 8; w++) {
			row[w] = word_of(id) + w;
		}
		memcpy(array.host + i * LARGE_ROW, row, LARGE_ROW);
	}
	send(&ids);
	memset(status.host, 0, 8);
	send(&status);
	*(uint64_t *)(void *)status.host = bad;
	r.id_type = PL_ID_INT32;
	r.table = table;
	r.table_rows = LARGE / LARGE_ROW;
	r.row_bytes = LARGE_ROW;
	r.array = array.dev;
	r.ids = ids.dev;
	r.n = LARGE_IDS;
	r.status = (void *)status.dev;
	want = pl_rows_scratch(&r);
	assert_true(want >= LARGE_IDS * 4);
	if (mine) {
		r.scratch_len = want;
		r.scratch = fx_alloc(&fx, want);
	}
	assert_ok(pl_gather(stream, &r));
	assert_ok(pl_stream_sync(stream));
	same(&array, "rows by where they lie");
	same(&status, "the number of ids out of range");
	if (mine) {
		char *scratch = malloc(want);

		fx_get(&fx, scratch, r.scratch, want);
		check_order((void *)(scratch + want - LARGE_IDS * 4), (void *)ids.host);
		free(scratch);
		/* Less than it takes is an error, not another order. */
		r.scratch_len = want - 1;
		assert_int_equal(pl_gather(stream, &r), -EINVAL);
		fx_free(&fx, r.scratch);
	} else {
		/* As given, by the caller's wish: the same rows. */
		r.flags = PL_ROWS_AS_GIVEN;
		r.status = NULL;
		assert_int_equal(pl_rows_scratch(&r), 0);
		assert_ok(pl_gather(stream, &r));
		assert_ok(pl_stream_sync(stream));
		same(&array, "rows as given");
	}
	assert_ok(pl_mem_unpin(fx.ctx, table));
	assert_int_equal(munmap(table, LARGE), 0);
	give(&ids);
	give(&array);
	give(&status);
}

static void by_place_own_scratch(void **state)
{
	(void)state;
	by_place(false);
}

static void by_place_callers_scratch(void **state)
{
	(void)state;
	by_place(true);
}

static void refused(const struct pl_rows *r, int err, const char *words)
{
	assert_int_equal(pl_gather(stream, r), err);
	if (!strstr(pl_error_message(), words)) {
		fail_msg("\"%s\" does not say \"%s\"", pl_error_message(), words);
	}
}

static void bad_arguments(void **state)
{
	struct both table = make(ROWS * 16, true, 1);
	struct both ids = make(64 * 8, false, 2);
	struct both array = make(64 * 16, false, 3);
	struct pl_rows good = PL_ROWS_INIT;
	struct pl_rows r;
	char *plain = malloc(4096);

	(void)state;
	good.table = table.dev;
	good.table_rows = ROWS;
	good.row_bytes = 16;
	good.array = array.dev;
	good.ids = ids.dev;
	good.n = 64;
#define REFUSED(change, err, words)      \
	do {                             \
		r = good;                \
		r.change;                \
		refused(&r, err, words); \
	} while (0)
	REFUSED(size = 3, -EINVAL, "size");
	REFUSED(flags = 2, -EINVAL, "unknown bits");
	REFUSED(reserved = 1, -EINVAL, "pl_rows.reserved");
	REFUSED(id_type = 0, -EINVAL, "pl_id_type");
	REFUSED(id_type = 4, -EINVAL, "pl_id_type");
	REFUSED(row_bytes = 0, -EINVAL, "rows of 0 bytes");
	REFUSED(row_bytes = SIZE_MAX, -EINVAL, "cannot be copied");
	REFUSED(n = (size_t)1 << 32, -EINVAL, "below 2^32");
	REFUSED(table = NULL, -EFAULT, "table's address is NULL");
	REFUSED(array = NULL, -EFAULT, "the array is NULL");
	REFUSED(ids = NULL, -EFAULT, "the ids is NULL");
	REFUSED(ids = ids.dev + 1, -EINVAL, "aligned");
	REFUSED(status = (void *)(array.dev + 4), -EINVAL, "aligned");
	REFUSED(table_stride = 8, -EINVAL, "table cannot have");
	REFUSED(array_stride = 8, -EINVAL, "array cannot have");
	REFUSED(table_rows = UINT64_MAX, -EINVAL, "table cannot have");
	REFUSED(table_rows = ROWS + 1, -EFAULT, "");
	REFUSED(n = 65, -EFAULT, "");
	REFUSED(id_type = PL_ID_ADDRESS, -EINVAL, "have no table");
	REFUSED(table = plain; r.table_rows = 4, -EFAULT, "pin the memory");
	REFUSED(array = plain, -EFAULT, "pin the memory");
	REFUSED(ids = plain; r.n = 2, -EFAULT, "pin the memory");
#undef REFUSED
	/* Nothing was queued. */
	assert_ok(pl_stream_sync(stream));
	same(&array, "an array that nothing was gathered into");
	free(plain);
	give(&table);
	give(&ids);
	give(&array);
}

/* A neighbour's memory once it is mapped, and no longer. */
static void neighbours(void **state)
{
	struct pl_dev *other = NULL;
	struct both ids = make(4 * 8, false, 1);
	struct both array = make(4 * 16, false, 2);
	struct pl_rows r = PL_ROWS_INIT;
	char name[32];
	char bytes[256];
	void *table;
	void *seen;

	(void)state;
	(void)snprintf(name, sizeof(name), "%.4s:1", fx.info.name);
	if (strncmp(fx.info.name, "cuda", 4) == 0) {
		(void)snprintf(name, sizeof(name), "cuda:1");
	}
	if (strchr(fx.info.name, ':')[1] != '0' || pl_dev_open(fx.ctx, name, &other)) {
		print_message("skipped: there is no second device\n");
		give(&ids);
		give(&array);
		skip();
	}
	assert_ok(pl_mem_alloc(other, sizeof(bytes), 0, &table));
	fx_pattern(bytes, 0, sizeof(bytes), 9);
	assert_moved(pl_copy(fx.ctx, table, bytes, sizeof(bytes), NULL), sizeof(bytes));
	for (size_t i = 0; i < 4; i++) {
		put_id(&ids, PL_ID_INT64, i, (int64_t)(15 - 3 * i));
		memcpy(array.host + i * 16, bytes + (15 - 3 * i) * 16, 16);
	}
	send(&ids);
	r.table_rows = sizeof(bytes) / 16;
	r.row_bytes = 16;
	r.array = array.dev;
	r.ids = ids.dev;
	r.n = 4;
	r.table = table;
	refused(&r, -EFAULT, "pl_mem_map");
	if (pl_mem_map(fx.ctx, table, sizeof(bytes), fx.dev, NULL, &seen)) {
		print_message("skipped: %s\n", pl_error_message());
	} else {
		r.table = seen;
		assert_ok(pl_gather(stream, &r));
		assert_ok(pl_stream_sync(stream));
		same(&array, "a neighbour's rows");
		assert_ok(pl_mem_unmap(fx.ctx, table, fx.dev));
		refused(&r, -EFAULT, "pl_mem_map");
	}
	assert_ok(pl_mem_free(fx.ctx, table));
	give(&ids);
	give(&array);
}
static const unsigned int for_other[3] = { 1, 1, 3 };

#define PIECE (2 * MIB)

static unsigned long long new_piece(const struct app *app, unsigned long long at)
{
	unsigned long long handle;

	assert_int_equal(app->mem_create(&handle, PIECE, &on_other, 0), 0);
	assert_int_equal(app->map(at, PIECE, 0, handle, 0), 0);
	assert_int_equal(app->set_access(at, PIECE, for_other, 1), 0);
	return handle;
}

static void end_piece(const struct app *app, unsigned long long at, unsigned long long handle)
{
	assert_int_equal(app->unmap(at, PIECE), 0);
	assert_int_equal(app->mem_release(handle), 0);
}

/* A neighbour's memory that is made of two pieces, which the driver tells apart, and is mapped at
 * once: rows of each, and across. When the first piece is another, the mapping has gone. */
static void neighbours_pieces(void **state)
{
	static const size_t offs[] = { 4096, PIECE - 64, PIECE, PIECE + 8192 };
	unsigned long long at, handle[2];
	struct pl_rows r = PL_ROWS_INIT;
	struct pl_dev *other = NULL;
	char bytes[256], other_bytes[256];
	struct both ids, array;
	struct app app;
	void *seen;

	(void)state;
	if (strcmp(fx.info.name, "cuda:0") != 0 || !getenv("PEERLANE_TEST_CUDA_LIB") ||
	    pl_dev_open(fx.ctx, "cuda:1", &other)) {
		print_message("skipped: this is the fake driver's, with two devices\n");
		skip();
	}
	app_find(&app, getenv("PEERLANE_TEST_CUDA_LIB"));
	app_enter(&app, 1);
	assert_int_equal(app.reserve(&at, 2 * PIECE, 0, 0, 0), 0);
	handle[0] = new_piece(&app, at);
	handle[1] = new_piece(&app, at + PIECE);
	ids = make(4 * 8, false, 1);
	array = make(4 * 16, false, 2);
	fx_pattern(bytes, 0, sizeof(bytes), 9);
	fx_pattern(other_bytes, 0, sizeof(bytes), 10);
	for (size_t i = 0; i < 4; i++) {
		put_id(&ids, PL_ID_INT64, i, (int64_t)(15 - 3 * i));
		memcpy(array.host + i * 16, bytes + (15 - 3 * i) * 16, 16);
	}
	send(&ids);
	r.table_rows = sizeof(bytes) / 16;
	r.row_bytes = 16;
	r.array = array.dev;
	r.ids = ids.dev;
	r.n = 4;
	r.table = (void *)(uintptr_t)(at + PIECE);
	refused(&r, -EFAULT, "pl_mem_map");
	assert_ok(pl_mem_map(fx.ctx, (void *)(uintptr_t)at, 2 * PIECE, fx.dev, NULL, &seen));
	assert_true(app.reaches(at + PIECE, 0));
	for (size_t i = 0; i < COUNT(offs); i++) {
		assert_int_equal(app.poke(at + offs[i], bytes, sizeof(bytes)), 0);
		r.table = (char *)seen + offs[i];
		assert_ok(pl_gather(stream, &r));
		assert_ok(pl_stream_sync(stream));
		same(&array, "rows of pieces");
		/* Neither the rows nor the array have it any more. */
		assert_int_equal(app.poke(at + offs[i], other_bytes, sizeof(bytes)), 0);
		fx_put(&fx, array.dev, other_bytes, array.len);
	}
	end_piece(&app, at, handle[0]);
	handle[0] = new_piece(&app, at);
	for (size_t i = 0; i < COUNT(offs); i++) {
		r.table = (char *)seen + offs[i];
		refused(&r, -EFAULT, "pl_mem_map");
	}
	assert_ok(pl_mem_unmap(fx.ctx, seen, fx.dev));
	for (size_t i = 0; i < 2; i++) {
		end_piece(&app, at + i * PIECE, handle[i]);
	}
	assert_int_equal(app.unreserve(at, 2 * PIECE), 0);
	app_leave(&app, 1);
	give(&ids);
	give(&array);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(by_place_own_scratch), cmocka_unit_test(by_place_callers_scratch),
		cmocka_unit_test(bad_arguments),	cmocka_unit_test(neighbours),
		cmocka_unit_test(neighbours_pieces),
	};

	return cmocka_run_group_tests_name("rows", tests, open_all, close_all);
}

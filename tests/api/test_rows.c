/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/*
 * Rows of tables, gathered and scattered by kernels, compared with what the CPU makes of the same
 * ids: all kinds of ids, lengths, distances and memories, ids out of range, rows taken by where
 * they lie, and what is refused.
 */

#include <sys/mman.h>

#include "fixture.h"

#include "fakecuda_app.h"

#define ROWS 300u
#define PADDING 64u /* before and behind each array: what must not change */

static struct fx fx;
static struct pl_stream *stream;
static uint64_t seed;

static uint64_t next(void)
{
	seed = seed * UINT64_C(6364136223846793005) + 1442695040888963407u;
	return seed >> 24;
}

/* Memory of one kind, and the same bytes for the CPU. */
struct both {
	char *dev;
	char *host;
	size_t len;
	bool pinned;
};

static struct both make(size_t len, bool pinned, unsigned int pattern)
{
	struct both b = { .len = len, .pinned = pinned };

	b.host = malloc(len);
	assert_non_null(b.host);
	fx_pattern(b.host, 0, len, pattern);
	if (pinned) {
		void *p;

		assert_ok(pl_mem_alloc_pinned(fx.dev, len, &p));
		b.dev = p;
		memcpy(b.dev, b.host, len);
	} else {
		b.dev = fx_alloc(&fx, len);
		fx_put(&fx, b.dev, b.host, len);
	}
	return b;
}

static void give(struct both *b)
{
	free(b->host);
	assert_ok(pl_mem_free(fx.ctx, b->dev));
}

/* The device's bytes are those that the CPU has. */
static void same(const struct both *b, const char *what)
{
	char *got = malloc(b->len);

	assert_non_null(got);
	if (b->pinned) {
		memcpy(got, b->dev, b->len);
	} else {
		fx_get(&fx, got, b->dev, b->len);
	}
	fx_same(got, b->host, b->len, what);
	free(got);
}

static void put_id(struct both *ids, uint32_t type, size_t i, int64_t id)
{
	if (type == PL_ID_INT32) {
		((int32_t *)(void *)ids->host)[i] = (int32_t)id;
	} else {
		((int64_t *)(void *)ids->host)[i] = id;
	}
}

static void send(const struct both *b)
{
	if (b->pinned) {
		memcpy(b->dev, b->host, b->len);
	} else {
		fx_put(&fx, b->dev, b->host, b->len);
	}
}

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
	assert_ok(pl_mem_alloc(other, sizeof(bytes), &table));
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

/* As the driver has them (CUmemAllocationProp, CUmemAccessDesc): of device 1. */
static const struct {
	unsigned int type, handles, where, id;
	void *unused;
	unsigned char flags[8];
} on_other = { 1, 1, 1, 1, NULL, { 0 } };
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

static int open_all(void **state)
{
	const char *text = getenv("PEERLANE_TEST_SEED");

	(void)state;
	seed = text ? strtoull(text, NULL, 0) : 1;
	fx_open(&fx, NULL);
	return pl_stream_create(fx.dev, &stream);
}

static int close_all(void **state)
{
	(void)state;
	pl_stream_close(stream);
	fx_close(&fx);
	return 0;
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(all_shapes),
		cmocka_unit_test(any_number),
		cmocka_unit_test(empty),
		cmocka_unit_test(in_order),
		cmocka_unit_test(by_place_own_scratch),
		cmocka_unit_test(by_place_callers_scratch),
		cmocka_unit_test(bad_arguments),
		cmocka_unit_test(neighbours),
		cmocka_unit_test(neighbours_pieces),
	};

	return cmocka_run_group_tests_name("rows", tests, open_all, close_all);
}

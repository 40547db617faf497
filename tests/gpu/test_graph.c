/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/*
 * pl_gather(), pl_scatter() and pl_stream_copyv() captured into one graph, which is replayed with
 * other ids and other bytes each time. On a real GPU only: the tests' driver has no graphs.
 */

#include "native.h"

#define ROWS 4096u
#define ROW 128u
#define IDS 1000u
#define BLOCKS 700u /* more than a launch has space for */
#define PIECE 3000u
#define LONG_LEN (700 * KIB) /* the driver copies it */
#define ROUNDS 5

#define SYMBOLS(X)              \
	NATIVE_SYMBOLS(X)       \
	NATIVE_GRAPH_SYMBOLS(X) \
	X(stream_sync, "cuStreamSynchronize", (void *))

static struct {
#define X(name, symbol, params) result(*name) params;
	SYMBOLS(X)
#undef X
} cu;

#define cu_ok(call) assert_int_equal(cu.call, 0)

static struct fx fx;

static void *pinned(size_t len)
{
	void *p;

	assert_ok(pl_mem_alloc(fx.dev, len, PL_ALLOC_PINNED, &p));
	return p;
}

static void replayed(void **state)
{
	char *table = pinned((size_t)ROWS * ROW);
	char *blocks = pinned((size_t)BLOCKS * PIECE);
	char *back = pinned((size_t)BLOCKS * PIECE);
	char *longer = pinned(LONG_LEN);
	int64_t *ids = pinned(IDS * 8);
	uint64_t *status = pinned(64);
	char *rows = fx_alloc(&fx, (size_t)IDS * ROW);
	char *on = fx_alloc(&fx, (size_t)BLOCKS * PIECE);
	char *long_on = fx_alloc(&fx, LONG_LEN);
	char *got = malloc((size_t)IDS * ROW + LONG_LEN);
	struct pl_copy_piece v[BLOCKS + 1];
	struct pl_rows r = PL_ROWS_INIT;
	struct pl_stream *s;
	void *native;
	void *ctx;
	void *graph;
	void *exec;

	(void)state;
	cu_ok(primary_retain(&ctx, 0));
	cu_ok(ctx_set(ctx));
	cu_ok(stream_create(&native, 1));
	assert_ok(pl_stream_wrap(fx.dev, native, &s));
	r.table = table;
	r.table_rows = ROWS;
	r.row_bytes = ROW;
	r.array = rows;
	r.ids = ids;
	r.n = IDS;
	r.status = status;
	cu_ok(capture_begin(native, 0));
	assert_ok(pl_gather(s, &r));
	for (size_t i = 0; i < BLOCKS; i++) {
		v[i] = (struct pl_copy_piece){ .dst = on + i * PIECE,
					       .src = blocks + i * PIECE,
					       .len = PIECE };
	}
	v[BLOCKS] = (struct pl_copy_piece){ .dst = long_on, .src = longer, .len = LONG_LEN };
	assert_ok(pl_stream_copyv(s, NULL, NULL, v, BLOCKS + 1, NULL));
	for (size_t i = 0; i < BLOCKS; i++) {
		size_t to = (i * 13 + 5) % BLOCKS;

		v[i] = (struct pl_copy_piece){ .dst = back + to * PIECE,
					       .src = on + i * PIECE,
					       .len = PIECE };
	}
	assert_ok(pl_stream_copyv(s, NULL, NULL, v, BLOCKS, NULL));
	/* And the rows back, to where they came from: the table stays what it is. */
	assert_ok(pl_scatter(s, &r));
	cu_ok(capture_end(native, &graph));
	memset(v, 0xee, sizeof(v)); /* the graph has the list */
	cu_ok(instantiate(&exec, graph, 0));
	for (unsigned int round = 0; round < ROUNDS; round++) {
		uint64_t bad = 0;

		fx_pattern(table, 0, (size_t)ROWS * ROW, 10 + round);
		fx_pattern(blocks, 0, (size_t)BLOCKS * PIECE, 20 + round);
		fx_pattern(longer, 0, LONG_LEN, 30 + round);
		for (size_t i = 0; i < IDS; i++) {
			ids[i] = (int64_t)((i * 37 + round * 11) % (ROWS + 9));
			bad += ids[i] >= ROWS;
		}
		*status = 0;
		cu_ok(launch(exec, native));
		cu_ok(stream_sync(native));
		fx_get(&fx, got, rows, (size_t)IDS * ROW);
		for (size_t i = 0; i < IDS; i++) {
			char none[ROW] = { 0 };
			const char *want = ids[i] < ROWS ? table + ids[i] * ROW : none;

			fx_same(got + i * ROW, want, ROW, "a gathered row");
		}
		fx_pattern(got, 0, (size_t)ROWS * ROW, 10 + round);
		fx_same(table, got, (size_t)ROWS * ROW, "the table");
		for (size_t i = 0; i < BLOCKS; i++) {
			fx_same(back + (i * 13 + 5) % BLOCKS * PIECE, blocks + i * PIECE, PIECE,
				"a block");
		}
		fx_get(&fx, got, long_on, LONG_LEN);
		fx_same(got, longer, LONG_LEN, "a long piece");
		/* Counted by the gather and by the scatter. */
		assert_int_equal(*status, 2 * bad);
	}
	cu_ok(exec_destroy(exec));
	cu_ok(graph_destroy(graph));
	pl_stream_close(s);
	cu_ok(stream_destroy(native));
	cu_ok(ctx_set(NULL));
	cu_ok(primary_release(0));
	free(got);
	fx_free(&fx, rows);
	fx_free(&fx, on);
	fx_free(&fx, long_on);
	assert_ok(pl_mem_free(fx.ctx, table));
	assert_ok(pl_mem_free(fx.ctx, blocks));
	assert_ok(pl_mem_free(fx.ctx, back));
	assert_ok(pl_mem_free(fx.ctx, longer));
	assert_ok(pl_mem_free(fx.ctx, ids));
	assert_ok(pl_mem_free(fx.ctx, status));
}

static int open_all(void **state)
{
	(void)state;
	fx_open(&fx, NULL);
	return 0;
}

static int close_all(void **state)
{
	(void)state;
	fx_close(&fx);
	return 0;
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(replayed),
	};
	void *lib = native_open();

#define X(name, sym, params) native_need(lib, sym, &cu.name);
	SYMBOLS(X)
#undef X
	native_started(cu.init(0));
	return cmocka_run_group_tests_name("graphs", tests, open_all, close_all);
}

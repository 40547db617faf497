/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/*
 * The kernels of tables in memory with 32 lanes to a warp (lib/lanes.h): rows gathered and
 * scattered, of any length and address, by ids or addresses, as they lie or in the order that
 * order.c makes. All rows are compared, and what lies between them.
 */

#include "lanes.h"

#include "dev/kernels/order.c"
#include "dev/kernels/rows.c"

#include "draw.h"

#define TABLE_MOST 65536u
#define ROWS 200u
#define PIECES 256u
#define BLOCKS_MOST 4u
#define EDGE 64u
#define FILL 0x5a
#define SEEDS 60u

static char *table, *array, *want;
static uint64_t table_len, array_len;
static int64_t ids[ROWS];
static int32_t short_ids[ROWS];
static uint64_t status;
static uint32_t counts[PIECES], sums[BLOCKS_MOST], order[ROWS];

LANES_START(rows, struct rows_params)
LANES_START(order_zero, struct order_params)
LANES_START(order_count, struct order_params)
LANES_START(order_sum, struct order_params)
LANES_START(order_add, struct order_params)
LANES_START(order_place, struct order_params)

/* Each id once, and rows of one piece beside each other. */
static void make_order(uint64_t seed, const struct rows_params *r)
{
	void (*const kernels[])(const void *) = { start_order_zero, start_order_count,
						  start_order_sum, start_order_add,
						  start_order_place };
	struct order_params p = { .ids = r->ids,
				  .n = r->n,
				  .rows = r->rows,
				  .table_stride = r->table_stride,
				  .counts = (uintptr_t)counts,
				  .sums = (uintptr_t)sums,
				  .order = (uintptr_t)order,
				  .id_kind = r->id_kind,
				  .shift = 9 + (uint32_t)some(5) };
	uint32_t blocks = 1 + (uint32_t)some(BLOCKS_MOST);
	bool had[ROWS] = { false };
	uint64_t last = 0;

	p.pieces = ((r->rows * r->table_stride - 1) >> p.shift) + 1;
	memset(counts, 0x77, sizeof(counts));
	lanes_range(counts, p.pieces * 4);
	lanes_range(sums, blocks * 4);
	lanes_range(order, r->n * 4);
	for (size_t k = 0; k < COUNT(kernels); k++) {
		lanes_run_one(seed, kernels[k], &p, blocks, NULL, NULL);
	}
	for (uint64_t i = 0; i < r->n; i++) {
		int64_t id = order[i] < r->n ? ids[order[i]] : 0;
		uint64_t piece = id >= 0 && (uint64_t)id < r->rows
					 ? (uint64_t)id * r->table_stride >> p.shift
					 : 0;

		if (order[i] >= r->n || had[order[i]] || piece < last) {
			lanes_die("number %llu of the order is %u, of piece %llu behind %llu",
				  (unsigned long long)i, order[i], (unsigned long long)piece,
				  (unsigned long long)last);
		}
		had[order[i]] = true;
		last = piece;
	}
}

static void make_rows(struct rows_params *p)
{
	*p = (struct rows_params){ .n = 1 + some(ROWS), .lanes = 1u << some(6) };
	p->row_bytes = one_in(2) ? 16 * (1 + some(40)) : 1 + some(600);
	while (p->lanes < WARP && p->lanes * 16 < p->row_bytes) {
		p->lanes *= 2;
	}
	p->table_stride = p->row_bytes + (one_in(3) ? some(40) : 0);
	p->array_stride = p->row_bytes + (one_in(3) ? some(40) : 0);
	p->rows = 1 + some(table_len / p->table_stride - 1);
	p->scatter = one_in(3) && p->n <= p->rows;
	p->table = (uintptr_t)table + EDGE + (one_in(2) ? some(16) : 0);
	p->array = (uintptr_t)array + EDGE + (one_in(2) ? some(16) : 0);
	p->status = one_in(4) ? 0 : (uintptr_t)&status;
	for (uint64_t i = 0; i < p->n; i++) {
		/* Of what is scattered each row once. */
		ids[i] = p->scatter ? (int64_t)(p->rows - 1 - i) : (int64_t)some(p->rows);
		if (one_in(20)) {
			ids[i] = one_in(2) ? -1 - (int64_t)some(9) : (int64_t)(p->rows + some(9));
		}
		short_ids[i] = (int32_t)ids[i];
	}
	p->id_kind = one_in(2) ? ROWS_ID_INT32 : ROWS_ID_INT64;
	p->ids = p->id_kind == ROWS_ID_INT32 ? (uintptr_t)short_ids : (uintptr_t)ids;
}

/* Ids become addresses: 0 for those that are of no row. */
static void make_addresses(struct rows_params *p)
{
	static uint64_t addresses[ROWS];

	for (uint64_t i = 0; i < p->n; i++) {
		bool there = ids[i] >= 0 && (uint64_t)ids[i] < p->rows;

		addresses[i] = there ? p->table + (uint64_t)ids[i] * p->table_stride : 0;
	}
	p->ids = (uintptr_t)addresses;
	p->id_kind = ROWS_ID_ADDRESS;
	lanes_range(addresses, sizeof(addresses));
}

/* What is written, as it is to be: in `want`. Returns how many ids are of no row. */
static uint64_t expect(const struct rows_params *p, const char *base)
{
	const char *from = (const char *)(uintptr_t)(p->scatter ? p->array : p->table);
	char *to = want + ((uintptr_t)(p->scatter ? p->table : p->array) - (uintptr_t)base);
	uint64_t bad = 0;

	for (uint64_t i = 0; i < p->n; i++) {
		bool there = ids[i] >= 0 && (uint64_t)ids[i] < p->rows;
		uint64_t id = there ? (uint64_t)ids[i] : 0;
		const char *src = from + (p->scatter ? i * p->array_stride : id * p->table_stride);
		char *dst = to + (p->scatter ? id * p->table_stride : i * p->array_stride);

		bad += !there;
		if (there) {
			memcpy(dst, src, p->row_bytes);
		} else if (!p->scatter) {
			memset(dst, 0, p->row_bytes);
		}
	}
	return bad;
}

static void run_seed(uint64_t seed)
{
	struct rows_params p;
	char *base;
	uint64_t len, bad;

	make_rows(&p);
	lanes_forget();
	lanes_range(ids, sizeof(ids));
	lanes_range(short_ids, sizeof(short_ids));
	lanes_range(&status, sizeof(status));
	lanes_range((void *)(uintptr_t)p.table, (p.rows - 1) * p.table_stride + p.row_bytes);
	lanes_range((void *)(uintptr_t)p.array, (p.n - 1) * p.array_stride + p.row_bytes);
	if (one_in(2)) {
		make_order(seed, &p);
		p.order = (uintptr_t)order;
	} else if (one_in(3)) {
		make_addresses(&p);
	}
	unit_pattern(table, table_len + 2 * EDGE + 16, seed);
	unit_pattern(array, array_len, seed + 7);
	base = p.scatter ? table : array;
	len = p.scatter ? table_len + 2 * EDGE + 16 : array_len;
	if (!p.scatter) {
		memset(array, FILL, array_len);
	}
	memcpy(want, base, len);
	bad = expect(&p, base);
	status = 5;
	lanes_run_one(seed, start_rows, &p, 1 + (uint32_t)some(BLOCKS_MOST), NULL, NULL);
	if (memcmp(base, want, len) != 0) {
		lanes_die("rows of %llu bytes, %u lanes each, %s: wrong bytes",
			  (unsigned long long)p.row_bytes, p.lanes,
			  p.scatter ? "scattered" : "gathered");
	}
	if (status != 5 + (p.status ? bad : 0) && p.id_kind != ROWS_ID_ADDRESS) {
		lanes_die("%llu ids are said to be of no row, not %llu",
			  (unsigned long long)status - 5, (unsigned long long)bad);
	}
}

static void tables_by_lanes(void **state)
{
	(void)state;
	each_seed(unit_schedules(SEEDS), run_seed);
}

static int open_all(void **state)
{
	(void)state;
	table_len = TABLE_MOST;
	array_len = ROWS * 700 + 3 * EDGE;
	table = aligned_alloc(EDGE, TABLE_MOST + 4 * EDGE);
	array = aligned_alloc(EDGE, (array_len + EDGE - 1) / EDGE * EDGE);
	want = malloc(array_len > TABLE_MOST + 4 * EDGE ? array_len : TABLE_MOST + 4 * EDGE);
	return table && array && want ? 0 : -1;
}

static int close_all(void **state)
{
	(void)state;
	free(table);
	free(array);
	free(want);
	return 0;
}

int main(void)
{
	const struct CMUnitTest tests[] = { cmocka_unit_test(tables_by_lanes) };

	if (!LANES_RUN) {
		return unit_skip("one thread runs all lanes: ThreadSanitizer has nothing to find");
	}
	return cmocka_run_group_tests_name("tables by 32 lanes", tests, open_all, close_all);
}

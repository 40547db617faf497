/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/*
 * The kernels of lists and blocks with 32 lanes to a warp (lib/lanes.h): copies of a list that lies
 * in memory or comes with the launch, copies of a list that is cancelled while it runs, and blocks
 * by ids. All that lies between the copies is compared, too.
 */

#include "lanes.h"

#include "dev/kernels/blocks.c"
#include "dev/kernels/list.c"
#include "dev/kernels/pieces.c"

#include "draw.h"

#define SPACE (192u * 1024)
#define PIECES 28u /* lanes_range() takes both ends of each */
#define LONGEST 3000u
#define IDS 60u
#define BLOCKS_MOST 4u
#define SEEDS 60u

static char *src, *dst, *want;
static struct piece pieces[PIECES] __attribute__((aligned(32)));

LANES_START(list, struct list_params)
LANES_START(list_inline, struct list_inline_params)
LANES_START(copy_pieces, struct pieces_params)
LANES_START(blocks, struct blocks_params)
LANES_START(clock, struct clock_params)

static void begin_seed(uint64_t seed)
{
	lanes_forget();
	unit_pattern(src, SPACE, seed);
	memset(dst, 0x5a, SPACE);
	memset(want, 0x5a, SPACE);
}

static void compare(const char *what)
{
	for (size_t i = 0; i < SPACE; i++) {
		if (dst[i] != want[i]) {
			lanes_die("%s: byte %zu is 0x%02x and should be 0x%02x", what, i,
				  (unsigned char)dst[i], (unsigned char)want[i]);
		}
	}
}

/* Ranges of the destination that do not touch, of any length and address. */
static uint32_t make_pieces(void)
{
	uint32_t n = 1 + (uint32_t)some(PIECES);
	uint64_t at = some(40);

	for (uint32_t i = 0; i < n; i++) {
		uint64_t len = one_in(8) ? some(3) : one_in(2) ? 16 * some(190) : some(LONGEST);
		uint64_t from = one_in(2) ? some(SPACE - len) & ~UINT64_C(15) : some(SPACE - len);

		at = one_in(2) ? (at + 15) & ~UINT64_C(15) : at;
		pieces[i] = (struct piece){ .dst = (uintptr_t)dst + at,
					    .src = (uintptr_t)src + from,
					    .len = (uint32_t)len };
		lanes_range(dst + at, len);
		lanes_range(src + from, len);
		at += len + 1 + some(40);
	}
	lanes_range(pieces, n * sizeof(*pieces));
	return n;
}

static void expect(const struct piece *p)
{
	memcpy(want + (p->dst - (uintptr_t)dst), (const void *)(uintptr_t)p->src, p->len);
}

static void run_list(uint64_t seed)
{
	static struct list_inline_params with;
	struct list_params p = { .list = (uintptr_t)pieces };

	begin_seed(seed);
	p.n = make_pieces();
	for (uint32_t i = 0; i < p.n; i++) {
		expect(&pieces[i]);
		with.list[i] = (struct list_entry){ pieces[i].dst, pieces[i].src, pieces[i].len };
	}
	with.n = p.n;
	if (one_in(2)) {
		lanes_run_one(seed, start_list_inline, &with, 1 + (uint32_t)some(BLOCKS_MOST), NULL,
			      NULL);
		compare("a list with the launch");
	} else {
		lanes_run_one(seed, start_list, &p, 1 + (uint32_t)some(BLOCKS_MOST), NULL, NULL);
		compare("a list in memory");
	}
}

/* What the host does beside a launch: it shuts the gates at some time, and knows then which blocks
 * make none of their copies; those of a block that says it is done are there. */
struct beside {
	uint32_t n;
	uint32_t blocks;
	uint64_t wait; /* calls until gates are shut; 0: they are */
	bool shuts[BLOCKS_MOST];
	bool none[BLOCKS_MOST];
	struct pieces_gate gates[BLOCKS_MOST];
	uint32_t states[BLOCKS_MOST];
};

static void look_at_done(const struct beside *b)
{
	for (uint32_t i = 0; i < b->n; i++) {
		const struct piece *p = &pieces[i];

		if (b->states[i % b->blocks] == PIECES_DONE &&
		    memcmp((const void *)(uintptr_t)p->dst, (const void *)(uintptr_t)p->src,
			   p->len) != 0) {
			lanes_die("copy %u is not made, and its block is done", i);
		}
	}
}

static void beside(void *arg)
{
	struct beside *b = arg;

	look_at_done(b);
	if (!b->wait || --b->wait) {
		return;
	}
	for (uint32_t k = 0; k < b->blocks; k++) {
		b->gates[k].shut = b->shuts[k];
	}
	for (uint32_t k = 0; k < b->blocks; k++) {
		b->none[k] = b->shuts[k] &&
			     (b->states[k] == PIECES_WAITING || b->states[k] == PIECES_SKIPPED);
	}
}

static unsigned int cancelled; /* blocks, by all seeds */
static unsigned int made;      /* likewise, though the gate was shut meanwhile */

static void run_pieces(uint64_t seed)
{
	static struct beside b;
	struct pieces_params p = { .gates = (uintptr_t)b.gates,
				   .states = (uintptr_t)b.states,
				   .list = (uintptr_t)pieces };

	begin_seed(seed);
	p.n = make_pieces();
	b = (struct beside){ .n = p.n, .wait = 1 + some(one_in(2) ? 200 : 4000) };
	b.blocks = 1 + (uint32_t)some(p.n < BLOCKS_MOST ? p.n : BLOCKS_MOST);
	for (uint32_t k = 0; k < b.blocks; k++) {
		b.shuts[k] = !one_in(4);
	}
	lanes_range(&b, sizeof(b));
	lanes_run_one(seed, start_copy_pieces, &p, b.blocks, beside, &b);
	look_at_done(&b);
	for (uint32_t k = 0; k < b.blocks; k++) {
		bool done = b.states[k] == PIECES_DONE;
		bool skipped = b.states[k] == PIECES_SKIPPED;

		if (done ? b.none[k] : !skipped || !b.gates[k].shut) {
			lanes_die("block %u ended with state %u, and its gate was %s", k,
				  b.states[k], b.none[k] ? "shut before" : "open");
		}
		cancelled += !done;
		made += done && b.gates[k].shut;
	}
	for (uint32_t i = 0; i < p.n; i++) {
		if (b.states[i % b.blocks] == PIECES_DONE) {
			expect(&pieces[i]);
		}
	}
	compare("a list that may be cancelled");
}

/* Ids of blocks, some out of range; of the destination each once. */
static void make_ids(struct blocks_params *p, int64_t *to, int64_t *from)
{
	for (uint64_t i = 0; i < p->n; i++) {
		to[i] = (int64_t)(p->dst_blocks - 1 - i);
		from[i] = (int64_t)some(p->src_blocks);
		if (one_in(16)) {
			to[i] = one_in(2) ? -1 - (int64_t)some(9)
					  : (int64_t)(p->dst_blocks + some(3));
		} else if (one_in(16)) {
			from[i] = one_in(2) ? -1 - (int64_t)some(9)
					    : (int64_t)(p->src_blocks + some(3));
		}
	}
}

static void run_blocks(uint64_t seed)
{
	static struct blocks_params p;
	static int64_t to[IDS], from[IDS];
	static int32_t short_to[IDS], short_from[IDS];
	static uint64_t status;
	uint64_t bad = 0, plane;

	begin_seed(seed);
	p = (struct blocks_params){ .n = 1 + some(IDS), .n_planes = 1 + (uint32_t)some(3) };
	p.block_bytes = one_in(2) ? 16 * (1 + some(40)) : 1 + some(700);
	p.dst_stride = p.block_bytes + (one_in(3) ? some(40) : 0);
	p.src_stride = p.block_bytes + (one_in(3) ? some(40) : 0);
	plane = SPACE / p.n_planes - 16;
	p.src_blocks = 1 + some(plane / p.src_stride);
	p.n = p.n < plane / p.dst_stride ? p.n : plane / p.dst_stride;
	p.dst_blocks = p.n + some(plane / p.dst_stride - p.n + 1);
	p.part_bytes = 16 * (1 + (uint32_t)some(40));
	p.parts = (uint32_t)((p.block_bytes - 1) / p.part_bytes) + 1;
	p.counts = !one_in(4);
	p.status = one_in(4) ? 0 : (uintptr_t)&status;
	make_ids(&p, to, from);
	for (uint64_t i = 0; i < p.n; i++) {
		short_to[i] = (int32_t)to[i];
		short_from[i] = (int32_t)from[i];
	}
	p.id_kind = one_in(2) ? ROWS_ID_INT32 : ROWS_ID_INT64;
	p.dst_ids = p.id_kind == ROWS_ID_INT32 ? (uintptr_t)short_to : (uintptr_t)to;
	p.src_ids = p.id_kind == ROWS_ID_INT32 ? (uintptr_t)short_from : (uintptr_t)from;
	lanes_range((void *)(uintptr_t)p.dst_ids, p.n * (p.id_kind == ROWS_ID_INT32 ? 4 : 8));
	lanes_range((void *)(uintptr_t)p.src_ids, p.n * (p.id_kind == ROWS_ID_INT32 ? 4 : 8));
	lanes_range(&status, sizeof(status));
	for (uint32_t k = 0; k < p.n_planes; k++) {
		uint64_t off = k * (SPACE / p.n_planes) + (one_in(2) ? some(16) : 0);

		p.planes[k] = (struct blocks_plane){ (uintptr_t)dst + off, (uintptr_t)src + off };
		lanes_range(dst + off, (p.dst_blocks - 1) * p.dst_stride + p.block_bytes);
		lanes_range(src + off, (p.src_blocks - 1) * p.src_stride + p.block_bytes);
		for (uint64_t i = 0; i < p.n; i++) {
			if ((uint64_t)to[i] < p.dst_blocks && (uint64_t)from[i] < p.src_blocks) {
				memcpy(want + off + (uint64_t)to[i] * p.dst_stride,
				       src + off + (uint64_t)from[i] * p.src_stride, p.block_bytes);
			} else {
				bad += k == 0;
			}
		}
	}
	status = 5;
	lanes_run_one(seed, start_blocks, &p, 1 + (uint32_t)some(BLOCKS_MOST), NULL, NULL);
	compare("blocks by ids");
	if (status != 5 + (p.status && p.counts ? bad : 0)) {
		lanes_die("%llu ids are said to be of no block, not %llu",
			  (unsigned long long)status - 5, (unsigned long long)bad);
	}
}

static void lists_by_lanes(void **state)
{
	(void)state;
	each_seed(unit_schedules(SEEDS), run_list);
}

static void cancelled_lists_by_lanes(void **state)
{
	unsigned int seeds = unit_schedules(4 * SEEDS); /* few moments count */

	(void)state;
	each_seed(seeds, run_pieces);
	print_message("%u blocks were cancelled, %u were not, as they had begun\n", cancelled,
		      made);
	assert_true(cancelled || seeds < SEEDS);
	assert_true(made || seeds < SEEDS);
}

static void blocks_by_lanes(void **state)
{
	(void)state;
	each_seed(unit_schedules(SEEDS), run_blocks);
}

/* One thread of all tells the time. */
static void the_clock_by_lanes(void **state)
{
	static uint64_t at[2];
	struct clock_params p = { (uintptr_t)at };

	(void)state;
	lanes_forget();
	lanes_range(at, 8);
	lanes_run_one(3, start_clock, &p, 2, NULL, NULL);
	assert_true(at[0] > 0);
	assert_true(at[1] == 0);
}

static int open_all(void **state)
{
	(void)state;
	src = aligned_alloc(64, SPACE);
	dst = aligned_alloc(64, SPACE);
	want = malloc(SPACE);
	return src && dst && want ? 0 : -1;
}

static int close_all(void **state)
{
	(void)state;
	free(src);
	free(dst);
	free(want);
	return 0;
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(lists_by_lanes),
		cmocka_unit_test(cancelled_lists_by_lanes),
		cmocka_unit_test(blocks_by_lanes),
		cmocka_unit_test(the_clock_by_lanes),
	};

	if (!LANES_RUN) {
		return unit_skip("one thread runs all lanes: ThreadSanitizer has nothing to find");
	}
	return cmocka_run_group_tests_name("lists and blocks by 32 lanes", tests, open_all,
					   close_all);
}

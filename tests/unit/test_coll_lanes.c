/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/*
 * The kernels of collectives with 32 lanes to a warp (lib/lanes.h): all ranks at the same time,
 * some operations one after the other, of all kinds, types and ways, at any address and length,
 * with one block a rank and with several. A rank's blocks begin an operation when all have ended
 * the one before, as launches of a stream do; ranks do not wait for each other. All results are
 * compared; in some seeds a host ends all waits, and then each rank has to end.
 */

#include "lanes.h"

#include "dev/kernels/coll.c"
#include "dev/kernels/coll_long.c"
/* Several kernels have these. */
#undef NEXT_UNIT
#undef DATA_THREADS
#define hear_all hear_all_sums
#define take_packets take_packets_sums
#include "dev/kernels/coll_sum2.c"
#include "dev/kernels/coll_sum4.c"

#include "comm_expect.h"
#include "draw.h"

#define RANKS 4u
#define PART_BYTES 8192u
#define SCRATCH (COLL_STATE_BYTES + COLL_PARTS * (COLL_HEAD_BYTES + PART_BYTES))
#define OPS 5u
#define DATA_MOST 8192u /* of a rank's source, or destination */
#define EDGE 32u
#define FILL 0x5a
#define SEEDS 100u

/* What a rank does. */
struct step {
	bool short_sum;
	struct coll_params p;
	struct coll_sum_params s;
};

struct rank {
	uint32_t me;
	struct coll_report *report;
	char *scratch;
	char *src[OPS];
	char *dst[OPS];
	struct step step[OPS];
	uint32_t ended; /* threads, of all steps */
};

static struct rank ranks[RANKS];
static uint32_t n, blocks, steps;
static uint64_t stops; /* stops: turns of the host until it ends all waits; 0: never */

static uint64_t place_bytes(void)
{
	return PART_BYTES / 2 / n / 16 * 16;
}

static uint64_t chunk_of(uint64_t bytes, uint64_t unit)
{
	return (bytes + n * unit - 1) / (n * unit) * unit;
}

static void run_rank(const void *params)
{
	struct rank *r = &ranks[*(const uint32_t *)params];

	for (uint32_t k = 0; k < steps; k++) {
		const struct step *s = &r->step[k];

		if (!s->short_sum && s->p.way == COLL_LONG) {
			peerlane_coll_long(s->p);
		} else if (!s->short_sum) {
			peerlane_coll(s->p);
		} else if (n <= 2) {
			peerlane_coll_sum2(s->s);
		} else {
			peerlane_coll_sum4(s->s);
		}
		lanes_next(&r->ended, (k + 1) * blocks * THREADS);
	}
}

static void host(void *arg)
{
	(void)arg;
	if (stops && !--stops) {
		for (uint32_t q = 0; q < n; q++) {
			ranks[q].report->shut = COLL_ESHUTDOWN;
		}
	}
}

static void make_ranks(void)
{
	bool late = one_in(3);

	lanes_forget();
	for (uint32_t q = 0; q < n; q++) {
		struct rank *r = &ranks[q];
		struct coll_own own = { .report = (uintptr_t)r->report,
					.part_bytes = PART_BYTES,
					.limit_ns = UINT64_MAX / 2,
					.tell_ns = UINT64_MAX / 2,
					.me = q,
					.n = n };

		for (uint32_t k = 0; k < n; k++) {
			own.scratch[k] = (uintptr_t)ranks[k].scratch;
		}
		r->me = q;
		r->ended = 0;
		memset(r->report, 0, sizeof(*r->report));
		memset(r->scratch, 0, SCRATCH);
		((struct coll_state *)(void *)r->scratch)->own = own;
		if (late) {
			/* Numbers of more than 32 bits; what others left there has other ones. */
			((struct coll_state *)(void *)r->scratch)->count =
				UINT64_C(0xfffffffe) * COLL_BLOCKS;
			memset(r->scratch + COLL_STATE_BYTES, FILL, SCRATCH - COLL_STATE_BYTES);
		}
		lanes_range(r->scratch, SCRATCH);
		lanes_range(r->report, sizeof(*r->report));
	}
}

/* How many ranges of `count` elements a rank has at its source, or at its destination. */
static uint32_t ranges_of(uint32_t kind, bool src)
{
	return kind == COLL_ALL_TO_ALL || kind == (src ? COLL_REDUCE_SCATTER : COLL_ALL_GATHER) ? n
												: 1;
}

static uint32_t way_for(uint32_t kind, uint64_t bytes)
{
	uint32_t way = COLL_PACKETS + (uint32_t)some(3);
	uint64_t packets = place_bytes() / 2;

	if (kind == COLL_BARRIER) {
		return COLL_PACKETS;
	}
	if ((kind == COLL_ALL_REDUCE || kind == COLL_REDUCE_SCATTER) && one_in(2)) {
		return COLL_LONG;
	}
	if (kind != COLL_ALL_REDUCE) {
		return way == COLL_CHUNKS || bytes > packets ? COLL_CHUNKS : COLL_PACKETS;
	}
	if (way == COLL_PACKETS && bytes <= packets) {
		return way;
	}
	return way == COLL_PACKETS_2 && chunk_of(bytes, 8) <= packets ? way : COLL_CHUNKS;
}

/* As comm_launch() has it. */
static void fill_step(struct rank *r, uint32_t k, const struct coll_params *like, uint64_t bytes)
{
	struct coll_params *p = &r->step[k].p;
	bool parted = like->kind == COLL_ALL_REDUCE && like->way != COLL_PACKETS;

	*p = *like;
	for (uint32_t q = 0; q < n; q++) {
		p->scratch[q] = (uintptr_t)ranks[q].scratch;
	}
	p->me = r->me;
	p->src = p->kind == COLL_BROADCAST && r->me != p->root ? 0 : (uintptr_t)r->src[k];
	p->dst = (uintptr_t)r->dst[k];
	p->len = bytes;
	if (parted) {
		p->len = chunk_of(bytes, p->way == COLL_PACKETS_2 ? 8 : 16);
		p->total = bytes;
		p->src_stride = p->dst_stride = p->len;
	} else {
		p->src_stride = ranges_of(p->kind, true) > 1 ? bytes : 0;
		p->dst_stride = ranges_of(p->kind, false) > 1 ? bytes : 0;
	}
}

static void fill_sum(struct rank *r, uint32_t k, uint64_t bytes)
{
	const struct coll_params *p = &r->step[k].p;
	uint64_t place = COLL_HEAD_BYTES + r->me * p->place_bytes;
	struct coll_sum_params *s = &r->step[k].s;

	*s = (struct coll_sum_params){ .src = p->src,
				       .scratch = (uintptr_t)r->scratch,
				       .units = (uint32_t)(bytes / 8),
				       .n = n,
				       .part_stride = COLL_HEAD_BYTES + PART_BYTES,
				       .place_bytes = p->place_bytes,
				       .dst = p->dst,
				       .me = r->me,
				       .type = p->type,
				       .word = p->word,
				       .to_said = place - r->me * COLL_SAID_EACH,
				       .share = COLL_BLOCKS / blocks };
	for (uint32_t q = 0; q + 1 < n; q++) {
		s->to[q] = (uintptr_t)ranks[(r->me + 1 + q) % n].scratch + COLL_STATE_BYTES + place;
	}
}

/* As many and as large tiles as fit, or fewer and smaller ones. */
static void fill_tiles(struct coll_params *p)
{
	uint64_t area = PART_BYTES / (p->kind == COLL_ALL_REDUCE ? 2 : 1);

	p->tile = 16;
	while (!one_in(8) && p->tile + 16 <= area / COLL_SLOTS / blocks / (n > 1 ? n - 1 : 1)) {
		p->tile += 16;
	}
}

/* Memory of a rank, with an edge before and behind. */
static char *new_memory(uint64_t len, uint64_t off)
{
	char *at = aligned_alloc(EDGE, (len + 3 * EDGE - 1) / EDGE * EDGE + EDGE);

	assert_non_null(at);
	memset(at, FILL, len + 2 * EDGE + off);
	return at + EDGE + off;
}

static void make_step(uint32_t k, uint64_t offs[RANKS])
{
	struct coll_params p = { .part_bytes = PART_BYTES, .place_bytes = place_bytes(), .n = n };
	uint64_t size, most, count, bytes;
	bool is_sum, in_place;

	p.kind = COLL_ALL_REDUCE + (uint32_t)some(COLL_KINDS - 1);
	p.type = COLL_F64 + (uint32_t)some(COLL_TYPES - 1);
	p.op = COLL_SUM + (uint32_t)some(p.type <= COLL_BF16 ? COLL_OPS - 1 : COLL_OPS - 2);
	is_sum = one_in(3);
	if (is_sum) {
		p.kind = COLL_ALL_REDUCE;
		p.type = COLL_F32 + (uint32_t)some(3);
		p.op = COLL_SUM;
	}
	size = comm_sizes[p.type];
	/* Of nothing nothing is launched, but of a barrier. */
	most = place_bytes() / size;
	count = 1 + (one_in(2) ? some(24) : some(most));
	count = count < most ? count : most;
	if (is_sum) { /* whole units */
		count = (count * size + 7) / 8 * 8 / size;
		count = count * size <= place_bytes() / 2 ? count
							  : place_bytes() / 2 / 8 * 8 / size;
	}
	count = p.kind == COLL_BARRIER ? 0 : count;
	bytes = count * size;
	p.root = (uint32_t)some(n);
	p.way = is_sum ? COLL_PACKETS : way_for(p.kind, bytes);
	p.word = COLL_WORD(p.kind, p.type, p.op, p.root, count);
	fill_tiles(&p);
	in_place = one_in(4) && p.kind == COLL_ALL_REDUCE;
	for (uint32_t q = 0; q < n; q++) {
		struct rank *r = &ranks[q];
		uint64_t src = bytes * ranges_of(p.kind, true);
		uint64_t dst = bytes * ranges_of(p.kind, false);

		offs[q] = is_sum ? 0 : some(16 / size) * size;
		r->src[k] = new_memory(src, offs[q]);
		r->dst[k] = in_place ? r->src[k] : new_memory(dst, offs[q]);
		for (uint64_t i = 0; i < src; i++) {
			r->src[k][i] = (char)some(256);
		}
		lanes_range(r->src[k], src);
		lanes_range(r->dst[k], dst);
		r->step[k].short_sum = is_sum && !one_in(4); /* any rank may take either */
		fill_step(r, k, &p, bytes);
		fill_sum(r, k, bytes);
	}
}

/* What rank q is to have after a step, by what all had. */
static void expect(const struct coll_params *p, uint32_t q, uint64_t bytes, char *const src[RANKS],
		   char *want)
{
	const char *v[RANKS];

	switch (p->kind) {
	case COLL_ALL_REDUCE:
	case COLL_REDUCE_SCATTER:
		for (uint32_t k = 0; k < n; k++) {
			v[k] = src[k] + (p->kind == COLL_REDUCE_SCATTER ? q * bytes : 0);
		}
		comm_expect(p->type, p->op, v, n, 0, bytes, want);
		break;
	case COLL_ALL_GATHER:
	case COLL_ALL_TO_ALL:
		for (uint32_t k = 0; k < n; k++) {
			memcpy(want + k * bytes,
			       src[k] + (p->kind == COLL_ALL_TO_ALL ? q * bytes : 0), bytes);
		}
		break;
	default:
		memcpy(want, src[p->root], bytes);
	}
}

static void check_step(uint32_t k, char *const had[RANKS], const uint64_t offs[RANKS])
{
	const struct coll_params *like = &ranks[0].step[k].p;
	uint64_t bytes = like->total ? like->total : like->len;
	uint64_t all = bytes * ranges_of(like->kind, false);
	char *want = malloc(all + 1);

	assert_non_null(want);
	for (uint32_t q = 0; q < n; q++) {
		const char *dst = ranks[q].dst[k];
		bool is_reduced =
			like->kind == COLL_ALL_REDUCE || like->kind == COLL_REDUCE_SCATTER;

		expect(like, q, bytes, had, want);
		if (is_reduced ? comm_same(like->type, dst, want, all) != all
			       : memcmp(dst, want, all) != 0) {
			lanes_die(
				"step %u, kind %u, way %u, type %u, op %u, %llu bytes: rank %u of %u has "
				"other bytes",
				k, like->kind, like->way, like->type, like->op,
				(unsigned long long)bytes, q, n);
		}
		for (uint64_t i = 0; i < EDGE + offs[q] || i < EDGE; i++) {
			bool before = i < EDGE + offs[q] && dst[-1 - (int64_t)i] != FILL;

			if (before || (i < EDGE && dst[all + i] != FILL)) {
				lanes_die("step %u: rank %u wrote beside its destination", k, q);
			}
		}
	}
	free(want);
}

static void run_seed(uint64_t seed)
{
	struct lanes_launch launches[RANKS];
	char *had[OPS][RANKS];
	uint64_t offs[OPS][RANKS];

	n = 1 + (uint32_t)some(RANKS);
	blocks = 1u << some(3);
	steps = 1 + (uint32_t)some(OPS);
	stops = one_in(8) ? 1 + some(3000) : 0;
	make_ranks();
	for (uint32_t k = 0; k < steps; k++) {
		make_step(k, offs[k]);
		for (uint32_t q = 0; q < n; q++) {
			uint64_t len = DATA_MOST + 1;

			had[k][q] = calloc(1, len);
			assert_non_null(had[k][q]);
			memcpy(had[k][q], ranks[q].src[k],
			       (ranks[q].step[k].p.total ? ranks[q].step[k].p.total
							 : ranks[q].step[k].p.len) *
				       ranges_of(ranks[q].step[k].p.kind, true));
		}
	}
	for (uint32_t q = 0; q < n; q++) {
		launches[q] = (struct lanes_launch){ run_rank, &ranks[q].me, blocks,
						     32 + 32 * (uint32_t)(seed % 3) };
	}
	lanes_run(seed, launches, n, host, NULL);
	for (uint32_t k = 0; k < steps; k++) {
		if (!ranks[0].report->shut) {
			check_step(k, had[k], offs[k]);
		}
		for (uint32_t q = 0; q < n; q++) {
			if (ranks[q].report->error && !ranks[q].report->shut) {
				lanes_die("rank %u failed with %llu", q,
					  (unsigned long long)ranks[q].report->error);
			}
			free(had[k][q]);
			if (ranks[q].dst[k] != ranks[q].src[k]) {
				free(ranks[q].dst[k] - EDGE - offs[k][q]);
			}
			free(ranks[q].src[k] - EDGE - offs[k][q]);
		}
	}
}

static void ranks_by_lanes(void **state)
{
	(void)state;
	each_seed(unit_schedules(SEEDS), run_seed);
}

static int open_all(void **state)
{
	(void)state;
	for (uint32_t q = 0; q < RANKS; q++) {
		ranks[q].report = aligned_alloc(64, (sizeof(struct coll_report) + 63) / 64 * 64);
		ranks[q].scratch = aligned_alloc(64, (SCRATCH + 63) / 64 * 64);
		if (!ranks[q].report || !ranks[q].scratch) {
			return -1;
		}
	}
	return 0;
}

static int close_all(void **state)
{
	(void)state;
	for (uint32_t q = 0; q < RANKS; q++) {
		free(ranks[q].report);
		free(ranks[q].scratch);
	}
	return 0;
}

int main(void)
{
	const struct CMUnitTest tests[] = { cmocka_unit_test(ranks_by_lanes) };

	if (!LANES_RUN) {
		return unit_skip("one thread runs all lanes: ThreadSanitizer has nothing to find");
	}
	return cmocka_run_group_tests_name("collectives by 32 lanes", tests, open_all, close_all);
}

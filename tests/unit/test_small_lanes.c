/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/*
 * The kernel of small reads and writes with 32 lanes to a warp (lib/lanes.h): several streams, each
 * of which makes one after the other, with fewer slots than there are streams. The test answers, in
 * any order, some with an error; in some seeds it shuts the ring. All bytes and results are
 * compared, and who tells of a result has the bytes before.
 */

#include "lanes.h"
#include "lanes_ring.h"

#include "dev/kernels/small.c"

#include "draw.h"

#include <errno.h>

#define STREAMS 4u
#define STEPS 4u
#define SLOTS 3u
#define SLAB 4096u
#define PART 8192u /* of the file, that a stream has for itself */
#define EDGE 32u
#define FILL 0x5a
#define NO_RESULT UINT64_C(0x7777777777777777)
#define SEEDS 100u

static char file[STREAMS * PART];
static char slabs[SLOTS * SLAB] __attribute__((aligned(64)));
static struct lanes_ring ring;
static struct array_state state;

static struct stream {
	uint32_t number;
	uint32_t steps;
	uint32_t ended;
	struct small_params p[STEPS];
	uint64_t result[STEPS];
	bool fails[STEPS];
	char mem[STEPS][SLAB + 2 * EDGE + 16] __attribute__((aligned(64)));
	char want[STEPS][SLAB + 2 * EDGE + 16];
	char before[PART]; /* of the file */
} streams[STREAMS];

static uint64_t shuts; /* shuts: turns until the ring is shut; 0: never */

/* Who is to be told: the number is that of a stream and of its step. */
static void tell_result(uint32_t to, int64_t result)
{
	struct stream *s = &streams[(to - 1) / STEPS];
	uint32_t k = (to - 1) % STEPS;

	if (s->result[k] != NO_RESULT) {
		lanes_die("a result was told twice");
	}
	s->result[k] = (uint64_t)result;
	/* Whoever finds that has the bytes. */
	if (s->p[k].op == RING_READ && result >= 0 &&
	    memcmp(s->mem[k], s->want[k], sizeof(s->mem[k])) != 0) {
		lanes_die("a result was told before the bytes were there");
	}
}

static void answer(struct lanes_request *q)
{
	uint32_t len = (uint32_t)q->len;
	uint32_t to = (uint32_t)(q->len >> 32);
	char *slab = slabs + q->slot * (uint64_t)SLAB;
	const struct stream *s = &streams[q->off / PART % STREAMS];
	int64_t result = len;
	uint32_t k = 0;

	if (q->op == RING_TELL) {
		result = (int32_t)(uint32_t)q->off;
	} else {
		while (k < s->steps && s->p[k].off != q->off) {
			k++;
		}
		result = k < s->steps && s->fails[k] ? -EIO : result;
	}
	if (q->op == RING_READ && result >= 0) {
		memcpy(slab, file + q->off, len);
	} else if (q->op == RING_WRITE && result >= 0) {
		memcpy(file + q->off, slab, len);
	}
	if (to) {
		tell_result(to, result);
	}
	lanes_ring_answer(&ring, q, q->op == RING_TELL ? 0 : result);
}

static void host(void *arg)
{
	struct lanes_request *q = &ring.requests[some(SLOTS)];

	(void)arg;
	lanes_ring_take(&ring);
	if (q->there) {
		answer(q);
	}
	if (shuts && !--shuts) {
		ring.shut = 1;
		state.shut = 1;
	}
}

static void run_stream(const void *params)
{
	struct stream *s = &streams[*(const uint32_t *)params];

	for (uint32_t k = 0; k < s->steps; k++) {
		peerlane_small(s->p[k]);
		lanes_next(&s->ended, (k + 1) * THREADS);
	}
}

/* Steps of one stream are of places of the file that do not overlap. */
static void make_step(struct stream *s, uint32_t k)
{
	struct small_params *p = &s->p[k];
	uint64_t at = EDGE + (one_in(2) ? some(16) : 0);

	*p = (struct small_params){ .state = (uintptr_t)&state,
				    .file = 1u << 17,
				    .op = one_in(2) ? RING_WRITE : RING_READ };
	p->ring = lanes_ring_params(&ring, &state.head, slabs, SLAB);
	p->len = 1 + some(one_in(3) ? 64 : PART / STEPS);
	p->off = s->number * (uint64_t)PART + k * (PART / STEPS) + some(PART / STEPS - p->len + 1);
	p->mem = (uintptr_t)s->mem[k] + at;
	s->result[k] = NO_RESULT;
	s->fails[k] = one_in(5);
	/* A write's result is told by the CPU, a read's by the kernel or by the CPU. */
	if (one_in(3)) {
		p->tell = s->number * STEPS + k + 1;
	} else if (!one_in(3)) {
		p->result = (uintptr_t)&s->result[k];
	}
	memset(s->mem[k], FILL, sizeof(s->mem[k]));
	if (p->op == RING_WRITE) {
		unit_pattern(s->mem[k] + at, p->len, 99 + p->off);
	}
	memcpy(s->want[k], s->mem[k], sizeof(s->mem[k]));
	if (p->op == RING_READ && !s->fails[k]) {
		memcpy(s->want[k] + at, file + p->off, p->len);
	}
}

static void make(void)
{
	lanes_ring_begin(&ring, SLOTS);
	memset(&state, 0, sizeof(state));
	unit_pattern(file, sizeof(file), 0);
	shuts = one_in(8) ? 1 + some(500) : 0;
	lanes_forget();
	lanes_ring_range(&ring, slabs, SLAB);
	lanes_range(&state, sizeof(state));
	for (uint32_t i = 0; i < STREAMS; i++) {
		struct stream *s = &streams[i];

		s->number = i;
		s->steps = 1 + (uint32_t)some(STEPS);
		s->ended = 0;
		memcpy(s->before, file + i * PART, PART);
		for (uint32_t k = 0; k < s->steps; k++) {
			make_step(s, k);
			lanes_range((void *)(uintptr_t)s->p[k].mem, s->p[k].len);
			lanes_range(&s->result[k], sizeof(s->result[k]));
		}
	}
}

static void check_step(struct stream *s, uint32_t k, bool was_shut)
{
	const struct small_params *p = &s->p[k];
	uint64_t good = s->fails[k] ? (uint64_t)-EIO : p->len;
	bool asked = p->result || p->tell;
	bool ended = s->result[k] == (uint64_t)-ESHUTDOWN || (s->result[k] == NO_RESULT && p->tell);

	if (was_shut && (ended || !asked)) {
		return; /* it may have been made, or not */
	}
	if (s->result[k] != (asked ? good : NO_RESULT)) {
		lanes_die("the result is %lld, not %lld", (long long)s->result[k], (long long)good);
	}
	if (memcmp(s->mem[k], s->want[k], sizeof(s->mem[k])) != 0) {
		lanes_die("a %s of %llu bytes: memory has other bytes",
			  p->op == RING_READ ? "read" : "write", (unsigned long long)p->len);
	}
	if (p->op == RING_WRITE && !s->fails[k]) {
		memcpy(s->before + p->off % PART, (const void *)(uintptr_t)p->mem, p->len);
	}
}

static void run_seed(uint64_t seed)
{
	struct lanes_launch launches[STREAMS];
	bool was_shut;

	make();
	for (uint32_t i = 0; i < STREAMS; i++) {
		launches[i] = (struct lanes_launch){ run_stream, &streams[i].number, 1,
						     32 + 32 * (uint32_t)(seed % 4) };
	}
	lanes_run(seed, launches, STREAMS, host, NULL);
	was_shut = ring.shut != 0;
	for (uint32_t i = 0; i < STREAMS; i++) {
		for (uint32_t k = 0; k < streams[i].steps; k++) {
			check_step(&streams[i], k, was_shut);
		}
		if (!was_shut && memcmp(streams[i].before, file + i * PART, PART) != 0) {
			lanes_die("the file has other bytes");
		}
	}
	if (state.running || (!was_shut && ring.free != lanes_all_slots(&ring))) {
		lanes_die("something is held");
	}
}

static void streams_by_lanes(void **state_)
{
	(void)state_;
	each_seed(unit_schedules(SEEDS), run_seed);
}

int main(void)
{
	const struct CMUnitTest tests[] = { cmocka_unit_test(streams_by_lanes) };

	if (!LANES_RUN) {
		return unit_skip("one thread runs all lanes: ThreadSanitizer has nothing to find");
	}
	return cmocka_run_group_tests_name("small transfers by 32 lanes", tests, NULL, NULL);
}

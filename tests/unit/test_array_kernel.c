/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/*
 * The kernel of arrays among many of its kind, with few frames and slots, and with pauses at random
 * wherever it is about to access memory: what one does between two steps of another. The test
 * answers the requests, in any order, some too late. Each row is right, or has failed with a reason
 * that there was; no page is read twice at once; and in the end all is given back.
 */

#include "unit.h"

#include <pthread.h>
#include <sched.h>
#include <stdatomic.h>

#include "base/clock.h"
#include "dev/kernels/array.h"
#include "dev/kernels/gpu.h"
#include "dev/kernels/pages.h"
#include "dev/kernels/params.h"

/* The kernel as it is compiled for this program: GPU_CHECKED, and by another name. */
void test_array(struct array_params p);

#define PAGE 512u
#define SHIFT 9u
#define PAGES 48u
#define LEN (PAGES * PAGE - 100)
#define SLOTS 5u
#define LOG 3u
#define FRAMES 7u
#define THREADS_MOST 7u
#define ROWS 24u
#define ROW 130u
#define LATE_NS UINT64_C(4000000)

static uint64_t words[PAGES];
static uint64_t owners[FRAMES];
static char frames[FRAMES * PAGE];
static uint64_t slot_free[1];
static uint64_t slot_left[1];
static uint32_t uses[SLOTS];
static struct array_state state;
static uint64_t places[8 * RING_WORDS];
static uint64_t done[SLOTS];
static char slabs[SLOTS * PAGE];
static uint64_t shut;
static char content[LEN];

static atomic_bool stop;
static atomic_bool late;    /* some answers are */
static atomic_uint twice;   /* a page was asked for while it was read */
static atomic_uint clashes; /* a slot was used while a read into its slab was under way */
static _Thread_local uint64_t dice;

/* Where the kernel is about to access memory. */
uint64_t gpu_range(uint64_t address, uint64_t len);
uint64_t gpu_range(uint64_t address, uint64_t len)
{
	uint64_t v = unit_random(&dice);

	(void)len;
	if (v % 16 == 0) {
		(void)sched_yield();
	} else if (v % 256 == 1) {
		(void)usleep(20);
	}
	return address;
}

/* A request that was taken. */
struct taken {
	bool there;
	uint32_t use;
	uint32_t slot;
	uint64_t off;
	uint64_t len;
	uint64_t due;
};

static bool take(uint64_t n, struct taken *t)
{
	const uint64_t *at = &places[(n & ((1u << LOG) - 1)) * RING_WORDS];
	uint64_t w[RING_WORDS];

	for (unsigned int i = 0; i < RING_WORDS; i++) {
		w[i] = __atomic_load_n(&at[i], __ATOMIC_ACQUIRE);
		if ((w[i] & 1) != RING_LAP(n, LOG)) {
			return false;
		}
	}
	*t = (struct taken){ .there = true,
			     .use = (uint32_t)(w[RING_WORD_HEAD] >> 32),
			     .slot = (uint32_t)(w[RING_WORD_HEAD] >> 16) & 0xffff,
			     .off = w[RING_WORD_OFF] >> 1,
			     .len = w[RING_WORD_LEN] >> 1 };
	return true;
}

static void answer(struct taken *t)
{
	char *slab = slabs + t->slot * PAGE;

	/* Half of it, and the rest a little later: who looks too early sees that. */
	memcpy(slab, content + t->off, t->len / 2);
	(void)sched_yield();
	memcpy(slab + t->len / 2, content + t->off + t->len / 2, t->len - t->len / 2);
	t->there = false;
	__atomic_store_n(&done[t->slot], RING_DONE(t->use, t->len), __ATOMIC_RELEASE);
}

#define TAKEN 64u

/* Where it is kept. In an array with frames no page is fetched by two at once; one that was given
 * up may be again. */
static struct taken *place_for(struct taken *v, const struct taken *t)
{
	struct taken *place = NULL;

	for (unsigned int i = 0; i < TAKEN; i++) {
		if (!v[i].there) {
			place = &v[i];
			continue;
		}
		if (v[i].off == t->off && !atomic_load(&late)) {
			atomic_fetch_add(&twice, 1);
		}
		if (v[i].slot == t->slot) {
			atomic_fetch_add(&clashes, 1);
		}
	}
	return place ? place : v;
}

/* Those whose time has come. Whether there are others. */
static bool answer_due(struct taken *v)
{
	bool any = false;

	for (unsigned int i = 0; i < TAKEN; i++) {
		if (v[i].there && clock_now_ns() >= v[i].due) {
			answer(&v[i]);
		}
		any |= v[i].there;
	}
	return any;
}

static void *proxy(void *arg)
{
	struct taken v[TAKEN] = { { .there = false } };
	struct taken t;
	uint64_t n = 0;
	bool any = false;

	dice = (uint64_t)(uintptr_t)arg;
	while (!atomic_load(&stop) || any) {
		while (take(n, &t)) {
			n++;
			t.due = clock_now_ns() + unit_random(&dice) % 20000;
			if (atomic_load(&late) && unit_random(&dice) % 6 == 0) {
				t.due += 2 * LATE_NS;
			}
			*place_for(v, &t) = t;
		}
		any = answer_due(v);
		(void)sched_yield();
	}
	return NULL;
}

struct side {
	pthread_t thread;
	uint64_t seed;
	unsigned int rounds;
	bool with_frames;
	uint64_t wrong;
	uint64_t failed;
};

static struct array_params params(bool with_frames)
{
	struct array_params p = { .len = LEN, .page_shift = SHIFT, .id_kind = ROWS_ID_INT64 };

	p.ring = (struct ring_params){ .places = (uintptr_t)places,
				       .done = (uintptr_t)done,
				       .slabs = (uintptr_t)slabs,
				       .shut = (uintptr_t)&shut,
				       .head = (uintptr_t)&state.head,
				       .free = (uintptr_t)slot_free,
				       .left = (uintptr_t)slot_left,
				       .uses = (uintptr_t)uses,
				       .slab_bytes = PAGE,
				       .limit_ns =
					       atomic_load(&late) ? LATE_NS : UINT64_C(60000000000),
				       .log = LOG,
				       .slots = SLOTS };
	p.pages = (struct frames_params){ .words = (uintptr_t)words,
					  .owners = (uintptr_t)owners,
					  .frames = (uintptr_t)frames,
					  .fresh = (uintptr_t)&state.fresh,
					  .hand = (uintptr_t)&state.hand,
					  .n_frames = with_frames ? FRAMES : 0,
					  .evicted = (uintptr_t)&state.evicted };
	p.state = (uintptr_t)&state;
	p.file = 1u << 17;
	p.n = ROWS;
	p.rows = LEN / ROW;
	p.row_bytes = ROW;
	p.row_stride = ROW;
	p.out_stride = ROW;
	return p;
}

static void *run(void *arg)
{
	struct side *x = arg;
	struct array_params p = params(x->with_frames);
	uint64_t status[2] = { 0, 0 };
	char out[ROWS * ROW];
	int64_t ids[ROWS];

	dice = x->seed;
	gpu_block = (struct gpu_block){ .index = 0, .count = 1 };
	p.ids = (uintptr_t)ids;
	p.out = (uintptr_t)out;
	p.status = (uintptr_t)status;
	for (unsigned int r = 0; r < x->rounds; r++) {
		uint64_t zeros = 0;

		for (unsigned int i = 0; i < ROWS; i++) {
			/* Half of them few pages, which all want. */
			ids[i] = (int64_t)(unit_random(&dice) % (i % 2 ? p.rows : 20));
		}
		memset(out, 0x5a, sizeof(out));
		status[0] = 0;
		test_array(p);
		for (unsigned int i = 0; i < ROWS; i++) {
			static const char none[ROW];
			bool same = memcmp(out + i * ROW, content + ids[i] * ROW, ROW) == 0;

			zeros += !same && memcmp(out + i * ROW, none, ROW) == 0;
			x->wrong += !same && memcmp(out + i * ROW, none, ROW) != 0;
		}
		x->wrong += zeros != status[0];
		x->failed += zeros;
	}
	return NULL;
}

static void start(void)
{
	memset(words, 0, sizeof(words));
	memset(owners, 0, sizeof(owners));
	memset(places, 0, sizeof(places));
	memset(done, 0, sizeof(done));
	memset(uses, 0, sizeof(uses));
	memset(&state, 0, sizeof(state));
	memset(frames, 0x11, sizeof(frames));
	slot_free[0] = (1u << SLOTS) - 1;
	slot_left[0] = 0;
	unit_pattern(content, LEN, 0);
	atomic_store(&stop, false);
	atomic_store(&twice, 0);
	atomic_store(&clashes, 0);
}

/* What is there when nobody runs: pages with one frame each, no pins, and every slot. */
static void look_at_the_rest(void)
{
	unsigned int present = 0;
	bool used[FRAMES] = { false };

	assert_int_equal(state.running, 0);
	for (uint64_t i = 0; i < PAGES; i++) {
		uint64_t frame = words[i] >> PAGE_FRAME_SHIFT;

		assert_int_equal(words[i] & PAGE_PINS, 0);
		if ((words[i] & PAGE_STATE) == PAGE_ABSENT) {
			continue;
		}
		assert_int_equal(words[i] & PAGE_STATE, PAGE_PRESENT);
		assert_true(frame < FRAMES && !used[frame] && owners[frame] == i + 1);
		used[frame] = true;
		present++;
		assert_memory_equal(frames + frame * PAGE, content + i * PAGE,
				    i == PAGES - 1 ? LEN - i * PAGE : PAGE);
	}
	/* Each frame that was ever taken has its page. */
	assert_int_equal(present, state.fresh < FRAMES ? state.fresh : FRAMES);
	assert_int_equal(slot_free[0] | slot_left[0], (1u << SLOTS) - 1);
	assert_int_equal(slot_free[0] & slot_left[0], 0);
}

static uint64_t all(unsigned int threads, unsigned int rounds, bool with_frames)
{
	struct side v[THREADS_MOST];
	uint64_t seed = unit_seed();
	uint64_t failed = 0;
	pthread_t p;

	assert_int_equal(pthread_create(&p, NULL, proxy, (void *)(uintptr_t)(seed | 1)), 0);
	for (unsigned int i = 0; i < threads; i++) {
		v[i] = (struct side){ .seed = seed + i * 77 + 1,
				      .rounds = rounds,
				      .with_frames = with_frames };
		assert_int_equal(pthread_create(&v[i].thread, NULL, run, &v[i]), 0);
	}
	for (unsigned int i = 0; i < threads; i++) {
		(void)pthread_join(v[i].thread, NULL);
		failed += v[i].failed;
	}
	atomic_store(&stop, true);
	(void)pthread_join(p, NULL);
	for (unsigned int i = 0; i < threads; i++) {
		assert_int_equal(v[i].wrong, 0);
	}
	assert_int_equal(atomic_load(&clashes), 0);
	look_at_the_rest();
	return failed;
}

static unsigned int rounds_of(unsigned int usual)
{
	const char *set = getenv("PEERLANE_TEST_SCHEDULES");

	return set ? (unsigned int)strtoul(set, NULL, 10) : usual;
}

static void frames_change_hands(void **state_)
{
	(void)state_;
	start();
	assert_int_equal(all(THREADS_MOST, rounds_of(60), true), 0);
	assert_int_equal(atomic_load(&twice), 0);
	assert_true(state.evicted > 50);
}

static void without_frames(void **state_)
{
	(void)state_;
	start();
	assert_int_equal(all(3, rounds_of(20), false), 0);
}

/* Slots whose reads come late are left, and found again. */
static void left_slots(void **state_)
{
	uint64_t failed;

	(void)state_;
	start();
	atomic_store(&late, true);
	failed = all(THREADS_MOST, rounds_of(60), true);
	assert_true(failed > 0);
	atomic_store(&late, false);
	/* None but those that were left. */
	start();
	slot_free[0] = 0;
	slot_left[0] = (1u << SLOTS) - 1;
	assert_int_equal(all(2, 5, true), 0);
	assert_true(slot_free[0] != 0);
}

/* One who is shut out ends, whatever it waits for. */
static void shut_while_waiting(void **state_)
{
	struct side x = { .seed = 3, .rounds = 1, .with_frames = true };

	(void)state_;
	start();
	assert_int_equal(pthread_create(&x.thread, NULL, run, &x), 0);
	(void)usleep(2000); /* nobody answers */
	__atomic_store_n(&shut, 1, __ATOMIC_SEQ_CST);
	(void)pthread_join(x.thread, NULL);
	assert_int_equal(x.wrong, 0);
	assert_int_equal(x.failed, ROWS);
	assert_int_equal(state.running, 0);
	shut = 0;
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(frames_change_hands),
		cmocka_unit_test(without_frames),
		cmocka_unit_test(left_slots),
		cmocka_unit_test(shut_while_waiting),
	};

	return cmocka_run_group_tests_name("the kernel of arrays", tests, NULL, NULL);
}

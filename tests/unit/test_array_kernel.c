/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/*
 * The kernel of arrays among many of its kind, with few frames and slots, and with pauses at random
 * wherever it is about to access memory: what one does between two steps of another. The test
 * answers the requests, in any order, some too late. Each row is right, or has failed with a reason
 * that there was; no page is read twice at once; and in the end all is given back. A host takes
 * windows away, spoils them, and gives others; and sets aside what is kept, and spoils that.
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
#define PIECE_SHIFT 10u
#define BIAS 300u
#define PIECES (((LEN + BIAS) >> PIECE_SHIFT) + 1)
#define TABLES 4096u /* one a turn of the host */

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
static char windows[PIECES << PIECE_SHIFT];
static uint64_t tables[TABLES][PIECES];

static atomic_bool stop;
static atomic_bool late;    /* some answers are */
static atomic_uint twice;   /* a page was asked for while it was read */
static atomic_uint clashes; /* a slot was used while a read into its slab was under way */
static _Thread_local uint64_t dice;
static unsigned int copies; /* out of windows, before which the host was in time */

/* What the host does when the kernel is about to access that. */
static _Atomic uint64_t forbid_at;
static void forbid(void);

/* The page whose frame goes to another one and comes back, while a row is copied out of it. */
static uint64_t goes = PAGES;
static void go(uint64_t address);

/* Where the kernel is about to access memory. */
uint64_t gpu_range(uint64_t address, uint64_t len);
uint64_t gpu_range(uint64_t address, uint64_t len)
{
	uint64_t v = unit_random(&dice);

	(void)len;
	if (address == atomic_load(&forbid_at)) {
		atomic_store(&forbid_at, 0);
		forbid();
	}
	if (goes < PAGES) {
		go(address);
	}
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
	gpu_pages_fn pages; /* how windows are copied; NULL: as any memory */
	unsigned int rows;  /* of a launch */
	uint64_t wrong;
	uint64_t failed;
};

static struct array_params params(bool with_frames)
{
	struct array_params p = { .a = { .len = LEN, .page_shift = SHIFT },
				  .id_kind = ROWS_ID_INT64 };

	p.a.ring = (struct ring_params){ .places = (uintptr_t)places,
					 .done = (uintptr_t)done,
					 .slabs = (uintptr_t)slabs,
					 .shut = (uintptr_t)&shut,
					 .head = (uintptr_t)&state.head,
					 .free = (uintptr_t)slot_free,
					 .left = (uintptr_t)slot_left,
					 .uses = (uintptr_t)uses,
					 .slab_bytes = PAGE,
					 .limit_ns = atomic_load(&late) ? LATE_NS
									: UINT64_C(60000000000),
					 .log = LOG,
					 .slots = SLOTS };
	p.a.pages = (struct frames_params){ .words = (uintptr_t)words,
					    .owners = (uintptr_t)owners,
					    .frames = (uintptr_t)frames,
					    .fresh = (uintptr_t)&state.fresh,
					    .hand = (uintptr_t)&state.hand,
					    .n_frames = with_frames ? FRAMES : 0,
					    .evicted = (uintptr_t)&state.evicted };
	p.a.window_shift = PIECE_SHIFT;
	p.a.window_tables = (uintptr_t)tables;
	p.a.window_pieces = PIECES;
	p.a.window_bias = BIAS;
	p.a.state = (uintptr_t)&state;
	p.a.file = 1u << 17;
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
	gpu_block = (struct gpu_block){ 0, 1, x->pages };
	p.n = x->rows;
	p.ids = (uintptr_t)ids;
	p.out = (uintptr_t)out;
	p.status = (uintptr_t)status;
	for (unsigned int r = 0; r < x->rounds; r++) {
		uint64_t zeros = 0;

		for (unsigned int i = 0; i < x->rows; i++) {
			/* Half of them few pages, which all want. */
			ids[i] = (int64_t)(unit_random(&dice) % (i % 2 ? p.rows : 20));
		}
		memset(out, 0x5a, sizeof(out));
		status[0] = 0;
		test_array(p);
		for (unsigned int i = 0; i < x->rows; i++) {
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
	state.cached = 1;
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
	assert_int_equal(state.cache_users, 0);
	for (uint64_t i = 0; i < PAGES; i++) {
		uint64_t frame = words[i] >> PAGE_HAS_SHIFT & (FRAMES_MOST - 1);
		uint64_t turn = words[i] >> PAGE_HAS_SHIFT >> FRAME_BITS;

		assert_int_equal(words[i] & PAGE_PINS, 0);
		if ((words[i] & PAGE_STATE) == PAGE_ABSENT) {
			continue;
		}
		assert_int_equal(words[i] & PAGE_STATE, PAGE_PRESENT);
		assert_true(frame < FRAMES && !used[frame] && owners[frame] == OWNER(i, turn));
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

/* The other side of an array's state, as src/ring has it. */
struct host {
	pthread_t thread;
	bool aside; /* what is kept, too */
	atomic_bool told;
	unsigned int turns;
};

static void say(uint64_t *word, uint64_t v)
{
	__atomic_store_n(word, v, __ATOMIC_SEQ_CST);
	__atomic_thread_fence(__ATOMIC_SEQ_CST);
}

static void drain(const uint64_t *count)
{
	while (__atomic_load_n(count, __ATOMIC_ACQUIRE)) {
		(void)sched_yield();
	}
}

/* The windows are no longer told of, but some copy out of them: what is there meanwhile is wrong,
 * and no number is said twice. */
static void spoil_windows(unsigned int turn)
{
	memset(windows, 0x77, sizeof(windows));
	(void)usleep(50);
	memcpy(windows + BIAS, content, LEN);
	for (unsigned int i = 0; i < PIECES; i++) {
		tables[turn][i] =
			unit_random(&dice) % 4 ? (uintptr_t)windows + (i << PIECE_SHIFT) : 0;
	}
}

/* As a GPU copies what is changed meanwhile: into memory of the caller's alone. */
#ifdef __SANITIZE_THREAD__
__attribute__((no_sanitize_thread))
#endif
static int
copy_changing(void *dst, const void *src, size_t len)
{
	const volatile char *from = src;
	volatile char *to = dst;

	for (size_t i = 0; i < len; i++) {
		to[i] = from[i];
	}
	return 0;
}

static void spoil_frames(void)
{
	memset(frames, 0x33, sizeof(frames));
	memset(owners, 0, sizeof(owners));
	memset(words, 0, sizeof(words));
	state.fresh = 0;
	state.hand = 0;
}

static void *host(void *arg)
{
	struct host *h = arg;

	dice = 99;
	while (!atomic_load(&stop) && h->turns < TABLES) {
		spoil_windows(h->turns);
		say(&state.table, h->turns + UINT64_C(1));
		atomic_store(&h->told, true);
		(void)usleep((useconds_t)(unit_random(&dice) % 300));
		/* The first windows stay until one was used, however late the sides run. */
		while (!h->turns && !h->aside && !atomic_load(&stop) &&
		       !__atomic_load_n(&state.counts[ARRAY_WINDOWS], __ATOMIC_RELAXED)) {
			(void)sched_yield();
		}
		say(&state.table, 0);
		if (h->aside) {
			say(&state.cached, 0);
			drain(&state.cache_users);
			for (int i = 0; i < 8; i++) {
				spoil_frames();
				(void)usleep(20);
			}
			say(&state.cached, 1);
		}
		h->turns++;
	}
	return NULL;
}

/* h: or NULL. */
static uint64_t all(unsigned int threads, unsigned int rounds, bool with_frames, struct host *h)
{
	struct side v[THREADS_MOST];
	uint64_t seed = unit_seed();
	uint64_t failed = 0;
	pthread_t p;

	assert_int_equal(pthread_create(&p, NULL, proxy, (void *)(uintptr_t)(seed | 1)), 0);
	if (h) {
		assert_int_equal(pthread_create(&h->thread, NULL, host, h), 0);
		while (!atomic_load(&h->told)) {
			(void)sched_yield();
		}
	}
	for (unsigned int i = 0; i < threads; i++) {
		v[i] = (struct side){ .seed = seed + i * 77 + 1,
				      .rounds = rounds,
				      .with_frames = with_frames,
				      .pages = copy_changing,
				      .rows = h && h->aside ? 1 : ROWS };
		assert_int_equal(pthread_create(&v[i].thread, NULL, run, &v[i]), 0);
	}
	for (unsigned int i = 0; i < threads; i++) {
		(void)pthread_join(v[i].thread, NULL);
		failed += v[i].failed;
	}
	atomic_store(&stop, true);
	(void)pthread_join(p, NULL);
	if (h) {
		(void)pthread_join(h->thread, NULL);
	}
	for (unsigned int i = 0; i < threads; i++) {
		assert_int_equal(v[i].wrong, 0);
	}
	assert_int_equal(atomic_load(&clashes), 0);
	look_at_the_rest();
	return failed;
}

static void frames_change_hands(void **state_)
{
	uint64_t turns = 0;

	(void)state_;
	start();
	assert_int_equal(all(THREADS_MOST, unit_schedules(60), true, NULL), 0);
	assert_int_equal(atomic_load(&twice), 0);
	assert_true(state.evicted > 50);
	for (unsigned int i = 0; i < FRAMES; i++) {
		turns += OWNER_TURN(owners[i]);
	}
	assert_int_equal(turns % FRAME_TURNS, state.evicted % FRAME_TURNS);
}

static void without_frames(void **state_)
{
	(void)state_;
	start();
	assert_int_equal(all(3, unit_schedules(20), false, NULL), 0);
}

/* Slots whose reads come late are left, and found again. */
static void left_slots(void **state_)
{
	uint64_t failed;

	(void)state_;
	start();
	atomic_store(&late, true);
	failed = all(THREADS_MOST, unit_schedules(60), true, NULL);
	assert_true(failed > 0);
	atomic_store(&late, false);
	/* None but those that were left. */
	start();
	slot_free[0] = 0;
	slot_left[0] = (1u << SLOTS) - 1;
	assert_int_equal(all(2, 5, true, NULL), 0);
	assert_true(slot_free[0] != 0);
}

/* One who is shut out ends, whatever it waits for. */
static void shut_while_waiting(void **state_)
{
	struct side x = { .seed = 3, .rounds = 1, .with_frames = true, .rows = ROWS };

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

static void with_host(bool aside, bool with_frames)
{
	struct host h = { .aside = aside };

	start();
	/* Few, so that nobody else is counted when one is late. */
	assert_int_equal(
		all(aside ? 1 : THREADS_MOST, unit_schedules(aside ? 3000 : 60), with_frames, &h),
		0);
	assert_true(h.turns > 0);
	/* One that is set aside all the time may find none. */
	assert_true(aside || state.counts[ARRAY_WINDOWS] > 0);
	if (with_frames && !aside) {
		assert_int_equal(atomic_load(&twice), 0);
	}
}

static void windows_come_and_go(void **state_)
{
	(void)state_;
	with_host(false, true);
	with_host(false, false);
}

/* One launch, with a proxy, whose rows must be right. */
static void rounds_once(bool with_frames, gpu_pages_fn pages)
{
	struct side x = {
		.seed = 8, .rounds = 1, .with_frames = with_frames, .pages = pages, .rows = ROWS
	};
	pthread_t p;

	assert_int_equal(pthread_create(&p, NULL, proxy, (void *)(uintptr_t)7), 0);
	(void)run(&x);
	atomic_store(&stop, true);
	(void)pthread_join(p, NULL);
	assert_int_equal(x.wrong + x.failed, 0);
}

/* Nobody was counted, so all of it is no longer what it was. */
static void forbid(void)
{
	__atomic_store_n(&state.table, 0, __ATOMIC_SEQ_CST);
	__atomic_store_n(&state.cached, 0, __ATOMIC_SEQ_CST);
	memset(windows, 0x77, sizeof(windows));
	memset(frames, 0x33, sizeof(frames));
}

/* What the windows lead to is what the file has. */
static void show_windows(void)
{
	dice = 6;
	spoil_windows(0);
	for (unsigned int k = 0; k < PIECES; k++) {
		tables[0][k] = (uintptr_t)windows + (k << PIECE_SHIFT);
	}
	state.table = 1;
}

/* The first FRAMES pages are in frames. */
static void fill_frames(void)
{
	for (uint64_t k = 0; k < FRAMES; k++) {
		memcpy(frames + k * PAGE, content + k * PAGE, PAGE);
		words[k] = PAGE_PRESENT | k << PAGE_HAS_SHIFT;
		owners[k] = OWNER(k, 0);
	}
	state.fresh = FRAMES;
}

static void go(uint64_t address)
{
	char *frame = frames + goes * PAGE;
	uint64_t page = goes;

	if (address >= (uintptr_t)frame && address < (uintptr_t)frame + PAGE) {
		/* It has been another page's, and is this one's again. */
		memset(frame, 0x33, PAGE);
		words[page] = PAGE_PRESENT | (page | UINT64_C(1) << FRAME_BITS) << PAGE_HAS_SHIFT;
		owners[page] = OWNER(page, 1);
	} else if (address == (uintptr_t)&words[page] && owners[page] == OWNER(page, 1)) {
		memcpy(frame, content + page * PAGE, PAGE);
		goes = PAGES;
	}
}

/* Rows of 130 bytes: the first one of its page, and parts of two pages. */
static void another_page_meanwhile(void **state_)
{
	static const int64_t ids[] = { 0, 3 };

	(void)state_;
	for (unsigned int i = 0; i < COUNT(ids); i++) {
		struct array_params p = params(true);
		char out[ROW];

		start();
		fill_frames();
		p.a.window_shift = 0;
		p.n = 1;
		p.ids = (uintptr_t)&ids[i];
		p.out = (uintptr_t)out;
		goes = (uint64_t)ids[i] * ROW / PAGE;
		test_array(p);
		assert_int_equal(goes, PAGES);
		assert_memory_equal(out, content + ids[i] * ROW, ROW);
		assert_int_equal(state.counts[ARRAY_FRAMES], i + 1);
		assert_int_equal(state.counts[ARRAY_FAILED], 0);
	}
}

/* Between a look and the counting: the second look finds it. */
static void forbidden_meanwhile(void **state_)
{
	(void)state_;
	start();
	show_windows();
	fill_frames();
	atomic_store(&forbid_at, (uint64_t)(uintptr_t)&state.cache_users);
	rounds_once(true, NULL);
	assert_int_equal(atomic_load(&forbid_at), 0);
	assert_int_equal(state.counts[ARRAY_WINDOWS], 0);
	assert_int_equal(state.counts[ARRAY_FRAMES], 0);
}

/* The third copy finds the windows changed when it has begun; or the file shorter, which is an
 * error of those who copy, and none of the row. */
static int change_then_copy(void *dst, const void *src, size_t len)
{
	if (++copies == 3) {
		forbid();
	}
	memcpy(dst, src, len);
	return 0;
}

static int change_then_fail(void *dst, const void *src, size_t len)
{
	(void)change_then_copy(dst, src, len);
	return copies < 3 ? 0 : -1;
}

/* What was copied while the windows were taken away is not used. */
static void taken_while_copied(void **state_)
{
	static const gpu_pages_fn how[] = { change_then_copy, change_then_fail };

	(void)state_;
	for (unsigned int i = 0; i < 2; i++) {
		start();
		show_windows();
		copies = 0;
		rounds_once(false, how[i]);
		assert_int_equal(copies, 3);
		assert_int_equal(state.counts[ARRAY_WINDOWS], 2);
	}
}

static void kept_is_set_aside(void **state_)
{
	(void)state_;
	with_host(true, true);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(frames_change_hands),
		cmocka_unit_test(without_frames),
		cmocka_unit_test(left_slots),
		cmocka_unit_test(shut_while_waiting),
		cmocka_unit_test(windows_come_and_go),
		cmocka_unit_test(forbidden_meanwhile),
		cmocka_unit_test(taken_while_copied),
		cmocka_unit_test(kept_is_set_aside),
		cmocka_unit_test(another_page_meanwhile),
	};

	return cmocka_run_group_tests_name("the kernel of arrays", tests, NULL, NULL);
}

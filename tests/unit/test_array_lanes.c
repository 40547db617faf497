/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/*
 * The kernel of arrays with 32 lanes to a warp (lib/lanes.h): rows of any length and alignment, in
 * few frames and in many, in host memory and in windows, ids that are of no row, several launches
 * at once, reads that stay begun, and a host that answers, takes windows away and refreshes
 * meanwhile. A seed is a machine and what it does. All rows are compared, and what lies between
 * them; and in the end each frame has what the file has, and nothing is held.
 */

#include "lanes.h"
#include "lanes_ring.h"

#include "dev/kernels/array.c"
#include "dev/kernels/device.h"

#include "draw.h"

#define LEN_MOST (UINT64_C(1) << 19)
#define PAGES 64u
#define FRAMES 24u
#define PIECES 16u
#define ROWS 300u
#define LAUNCHES 3u
#define EDGE 64u /* beside an output */
#define FILL 0x5a
#define BEGUN 4u
#define SEEDS 100u

static char *content, *wide, *windows, *frames, *slabs;
static uint64_t words[PAGES], owners[FRAMES], tables[2][PIECES];
static struct lanes_ring ring;
static struct array_state state;
static struct array_common common;
static uint64_t len;

static unsigned int refreshes;
static bool refreshing;
static uint64_t table;

/* One launch, and what it was given. */
struct job {
	struct array_params p;
	int64_t ids[ROWS];
	int32_t short_ids[ROWS];
	uint64_t status[2];
	char *buffer;
	uint64_t buffer_len;
};
static struct job jobs[LAUNCHES];

/* A warp of a program that begins reads. */
struct begun {
	uint64_t off[BEGUN];
	uint64_t len[BEGUN];
	char out[BEGUN][1024];
	int failed;
};
static struct begun begun;

static void answer_one(void)
{
	uint32_t first = (uint32_t)some(ring.slots);

	for (uint32_t i = 0; i < ring.slots; i++) {
		struct lanes_request *q = &ring.requests[(first + i) % ring.slots];

		if (q->there) {
			memcpy(slabs + ((uint64_t)q->slot << common.page_shift), content + q->off,
			       q->len);
			lanes_ring_answer(&ring, q, (int64_t)q->len);
			return;
		}
	}
}

static void show_windows(void)
{
	if (!common.window_shift) {
		return;
	}
	memcpy(windows, content, len);
	table++;
	for (uint64_t i = 0; i < PIECES; i++) {
		uint64_t at = (uintptr_t)windows - common.window_bias + (i << common.window_shift);

		tables[(table - 1) & 1][i] = one_in(2) ? at : 0;
	}
	state.table = table;
}

/* What is there no longer is wrong for whoever copies it nevertheless. */
static void hide_windows(void)
{
	state.table = 0;
	if (common.window_shift) {
		memset(windows, 0x77, len);
	}
}

/* As src/ring has it: nothing is kept, nobody is counted, all is made anew. */
static void refresh(void)
{
	if (!refreshing && one_in(3000)) {
		state.cached = 0;
		hide_windows();
		refreshing = true;
	} else if (refreshing && !state.cache_users) {
		memset(words, 0, sizeof(words));
		memset(owners, 0, sizeof(owners));
		memset(frames, 0x33, (size_t)FRAMES << common.page_shift);
		state.fresh = 0;
		state.hand = 0;
		show_windows();
		state.cached = 1;
		refreshing = false;
		refreshes--;
	}
}

static void host(void *arg)
{
	(void)arg;
	lanes_ring_take(&ring);
	answer_one();
	if (state.table && one_in(1000)) {
		hide_windows();
	}
	if (refreshes || refreshing) {
		refresh();
	}
}

/* Page size, length, and how much of what there is. */
static void make_machine(void)
{
	uint32_t shift = one_in(3) ? 9 + (uint32_t)some(5) : 12;
	uint64_t page = UINT64_C(1) << shift;
	uint64_t pages = 4 + some(12);
	uint64_t n_frames = one_in(4) ? pages : 1 + some(6);

	len = pages * page - some(100);
	n_frames = one_in(10) ? 0 : n_frames < FRAMES ? n_frames : FRAMES;
	common = (struct array_common){ .len = len, .page_shift = shift, .file = 1u << 17 };
	common.state = (uintptr_t)&state;
	common.wide = (uintptr_t)wide;
	common.wide_len = one_in(3) ? page * (1 + some(2)) : 0;
	lanes_ring_begin(&ring, 1 + (uint32_t)some(LANES_SLOTS));
	common.ring = lanes_ring_params(&ring, &state.head, slabs, page);
	common.pages = (struct frames_params){ .words = (uintptr_t)words,
					       .owners = (uintptr_t)owners,
					       .frames = (uintptr_t)frames,
					       .fresh = (uintptr_t)&state.fresh,
					       .hand = (uintptr_t)&state.hand,
					       .n_frames = n_frames,
					       .evicted = (uintptr_t)&state.evicted };
	if (one_in(3)) {
		common.window_shift = 16;
		common.window_bias = some(16) * 4096;
		common.window_tables = (uintptr_t)tables;
		common.window_pieces = PIECES;
	}
}

static void reset(void)
{
	memset(words, 0, sizeof(words));
	memset(owners, 0, sizeof(owners));
	memset(&state, 0, sizeof(state));
	memset(frames, 0x11, (size_t)FRAMES << common.page_shift);
	memcpy(wide, content, common.wide_len);
	table = 0;
	state.cached = 1;
	refreshes = one_in(3) ? 2 : 0;
	refreshing = false;
	show_windows();
	/* Pages that are read past the cache. */
	for (unsigned int i = one_in(4) ? 3 : 0; i; i--) {
		words[some((len - 1) >> common.page_shift)] = PAGE_PAST;
	}
}

static void tell_ranges(void)
{
	uint32_t shift = common.page_shift;

	lanes_forget();
	lanes_range(words, (((len - 1) >> shift) + 1) * 8);
	lanes_range(owners, common.pages.n_frames * 8);
	lanes_range(frames, common.pages.n_frames << shift);
	lanes_ring_range(&ring, slabs, UINT64_C(1) << shift);
	lanes_range(&state, sizeof(state));
	lanes_range(tables, sizeof(tables));
	lanes_range(windows, common.window_shift ? len : 0);
	lanes_range(wide, common.wide_len);
	lanes_range(&begun, sizeof(begun));
}

static uint64_t some_row_bytes(void)
{
	uint64_t page = UINT64_C(1) << common.page_shift;

	switch (some(6)) {
	case 0:
		return UINT64_C(16) << some(6);
	case 1:
	case 2:
		return 16 * (1 + some(40));
	case 3:
		return 1 + some(page + page / 2);
	case 4:
		return page;
	default:
		return 1 + some(600);
	}
}

static uint64_t row_of(const struct job *j, uint64_t i)
{
	return (uint64_t)(j->p.id_kind == ROWS_ID_INT32 ? j->short_ids[i] : j->ids[i]) - j->p.first;
}

/* Of this launch, as docs say of `first` and `all`. */
static bool is_of(const struct job *j, uint64_t i)
{
	uint64_t row = row_of(j, i);

	return row < j->p.rows || !j->p.all || (!j->p.first && row >= j->p.all);
}

static void make_ids(struct job *j)
{
	struct array_params *p = &j->p;

	for (uint64_t i = 0; i < p->n; i++) {
		/* Many of few pages. */
		int64_t id = (int64_t)(p->first + some(one_in(2) && p->rows > 20 ? 20 : p->rows));

		if (one_in(30)) {
			id = one_in(2) ? -1 - (int64_t)some(3)
				       : (int64_t)(p->first + p->rows + some(60));
		}
		j->short_ids[i] = (int32_t)id;
		j->ids[i] = one_in(100) ? INT64_MIN + (int64_t)some(5) : id;
	}
	p->id_kind = one_in(2) ? ROWS_ID_INT32 : ROWS_ID_INT64;
	p->ids = p->id_kind == ROWS_ID_INT32 ? (uintptr_t)j->short_ids : (uintptr_t)j->ids;
}

static void make_job(struct job *j)
{
	struct array_params *p = &j->p;

	*p = (struct array_params){ .a = common };
	p->row_bytes = some_row_bytes();
	p->row_bytes = p->row_bytes < len ? p->row_bytes : len;
	p->row_stride = one_in(3) ? 1 + some(2 * p->row_bytes) : p->row_bytes;
	p->out_stride = p->row_bytes + (one_in(3) ? some(33) : 0);
	if (one_in(4)) {
		p->out_stride = (p->row_bytes + 15) / 16 * 16;
	}
	p->n = 1 + some(p->row_bytes > 2000 || one_in(2) ? 40 : ROWS);
	p->rows = (len - p->row_bytes) / p->row_stride + 1;
	if (one_in(4)) {
		p->first = one_in(2) ? 0 : some(50);
		p->all = p->first + p->rows / 2 + 1 + some(50);
		p->rows = p->rows < p->all - p->first ? p->rows : p->all - p->first;
	}
	make_ids(j);
	free(j->buffer);
	j->buffer_len = 2 * EDGE + 16 + p->n * p->out_stride;
	j->buffer = aligned_alloc(EDGE, (j->buffer_len + EDGE - 1) / EDGE * EDGE);
	assert_non_null(j->buffer);
	memset(j->buffer, FILL, j->buffer_len);
	if (!one_in(12)) {
		p->out = (uintptr_t)j->buffer + EDGE + (one_in(2) ? some(16) : 0);
		lanes_range((void *)(uintptr_t)p->out, (p->n - 1) * p->out_stride + p->row_bytes);
	}
	memset(j->status, 0, sizeof(j->status));
	p->status = (uintptr_t)j->status;
	lanes_range(j->status, sizeof(j->status));
	lanes_range(j->ids, sizeof(j->ids));
	lanes_range(j->short_ids, sizeof(j->short_ids));
}

static void run_gather(const void *params)
{
	peerlane_array(*(const struct array_params *)params);
}

/* Reads that stay begun while others want the frames. */
static void run_begun(const void *params)
{
	struct pl_array_device a = { .len = len, .version = PL_ARRAY_DEVICE_VERSION };
	struct pl_array_ticket t[BEGUN];
	struct pl_array_warp w;

	(void)params;
	memcpy(a.own, &common, sizeof(common));
	if (pl_array_enter(&a, &w)) {
		lanes_die("an array that is open could not be entered");
	}
	for (unsigned int i = 0; i < BEGUN; i++) {
		pl_array_begin(&a, &w, begun.off[i], begun.len[i], &t[i]);
	}
	for (unsigned int i = 0; i < 300; i++) {
		lanes_pause();
	}
	for (unsigned int i = 0; i < BEGUN; i++) {
		int rc = pl_array_wait(&a, &w, &t[i], begun.out[i]);

		begun.failed |= rc;
	}
	pl_array_leave(&a, &w);
}

static void check_job(const struct job *j)
{
	const struct array_params *p = &j->p;
	uint64_t begin = p->out ? p->out - (uintptr_t)j->buffer : 0;
	char *want = malloc(j->buffer_len);
	uint64_t bad = 0;

	assert_non_null(want);
	memset(want, FILL, j->buffer_len);
	for (uint64_t i = 0; i < p->n; i++) {
		uint64_t row = row_of(j, i);

		if (!is_of(j, i)) {
			continue;
		}
		bad += row >= p->rows;
		if (p->out && row < p->rows) {
			memcpy(want + begin + i * p->out_stride, content + row * p->row_stride,
			       p->row_bytes);
		} else if (p->out) {
			memset(want + begin + i * p->out_stride, 0, p->row_bytes);
		}
	}
	if (memcmp(j->buffer, want, j->buffer_len) != 0) {
		lanes_die("rows of %llu bytes, one each %llu, are wrong",
			  (unsigned long long)p->row_bytes, (unsigned long long)p->row_stride);
	}
	if (j->status[0] != bad) {
		lanes_die("%llu rows failed, not %llu", (unsigned long long)j->status[0],
			  (unsigned long long)bad);
	}
	free(want);
}

static void check_frames(void)
{
	uint64_t page = UINT64_C(1) << common.page_shift;

	for (uint64_t i = 0; i << common.page_shift < len; i++) {
		uint64_t has = words[i] >> PAGE_HAS_SHIFT;
		uint64_t frame = has & (FRAMES_MOST - 1);
		uint64_t part = len - i * page < page ? len - i * page : page;

		if (words[i] & PAGE_PINS) {
			lanes_die("page %llu is pinned", (unsigned long long)i);
		}
		if ((words[i] & PAGE_STATE) == PAGE_ABSENT && !has) {
			continue;
		}
		/* One that is read past the cache may have a frame all the same. */
		if ((words[i] & PAGE_STATE) != PAGE_PRESENT || frame >= common.pages.n_frames ||
		    owners[frame] != OWNER(i, has >> FRAME_BITS) ||
		    memcmp(frames + (frame << common.page_shift), content + i * page, part) != 0) {
			lanes_die("page %llu has another's frame, or other bytes",
				  (unsigned long long)i);
		}
	}
}

/* How many rows, or parts of them, the jobs have had. */
static void check_counts(uint64_t seed, size_t n, bool alone)
{
	uint64_t rows = 0;
	uint64_t parts = 0;

	for (size_t k = 0; k < n; k++) {
		const struct array_params *p = &jobs[k].p;

		for (uint64_t i = 0; i < p->n; i++) {
			uint64_t at = row_of(&jobs[k], i) * p->row_stride;

			rows += is_of(&jobs[k], i);
			if (row_of(&jobs[k], i) < p->rows) {
				parts += ((at + p->row_bytes - 1) >> common.page_shift) -
					 (at >> common.page_shift) + 1;
			}
		}
	}
	if (alone && state.counts[ARRAY_ROWS] != rows) {
		lanes_die("%llu rows were counted, not %llu",
			  (unsigned long long)state.counts[ARRAY_ROWS], (unsigned long long)rows);
	}
	/* Where nothing else has rows, and no page is past the cache. */
	if (alone && seed % 2 &&
	    state.counts[ARRAY_FRAMES] + state.counts[ARRAY_FETCHED] != parts) {
		lanes_die("%llu parts were in frames and %llu fetched, of %llu",
			  (unsigned long long)state.counts[ARRAY_FRAMES],
			  (unsigned long long)state.counts[ARRAY_FETCHED],
			  (unsigned long long)parts);
	}
}

/* Frames alone: each odd seed. */
static void frames_alone(void)
{
	common.wide_len = 0;
	common.window_shift = 0;
	common.pages.n_frames = common.pages.n_frames ? common.pages.n_frames : 1;
}

static uint64_t hits, evicted; /* by all seeds */

static void run_seed(uint64_t seed)
{
	struct lanes_launch launches[LAUNCHES + 1];
	size_t n = 0;
	bool alone;

	make_machine();
	if (seed % 2) {
		frames_alone();
	}
	reset();
	if (seed % 2) {
		memset(words, 0, sizeof(words));
		refreshes = 0;
	}
	tell_ranges();
	for (size_t jobs_left = 1 + some(LAUNCHES); jobs_left; jobs_left--) {
		make_job(&jobs[n]);
		launches[n] =
			(struct lanes_launch){ run_gather, &jobs[n].p, 1 + (uint32_t)some(2),
					       one_in(8) ? 128 : 32 + 32 * (uint32_t)some(2) };
		n++;
	}
	alone = one_in(2);
	memset(&begun, 0, sizeof(begun));
	for (unsigned int i = 0; i < BEGUN; i++) {
		begun.len[i] = 1 + some(sizeof(begun.out[i]));
		begun.off[i] = some(len - begun.len[i] + 1);
	}
	launches[n] = (struct lanes_launch){ run_begun, NULL, 1, 32 };
	lanes_run(seed, launches, n + !alone, host, NULL);

	for (size_t k = 0; k < n; k++) {
		check_job(&jobs[k]);
	}
	for (unsigned int i = 0; i < BEGUN && !alone; i++) {
		if (begun.failed ||
		    memcmp(begun.out[i], content + begun.off[i], begun.len[i]) != 0) {
			lanes_die("a read that was begun: %d, or wrong bytes", begun.failed);
		}
	}
	if (state.running || state.cache_users || state.slots_reserved ||
	    (ring.free | ring.left) != lanes_all_slots(&ring)) {
		lanes_die("something is held");
	}
	check_frames();
	check_counts(seed, n, alone);
	hits += state.counts[ARRAY_FRAMES];
	evicted += state.evicted;
}

static void rows_by_lanes(void **state_)
{
	unsigned int seeds = unit_schedules(SEEDS);

	(void)state_;
	each_seed(seeds, run_seed);
	assert_true(hits > seeds * 10 && evicted > seeds);
}

static int open_all(void **state_)
{
	(void)state_;
	content = aligned_alloc(65536, LEN_MOST);
	wide = aligned_alloc(65536, LEN_MOST);
	windows = aligned_alloc(65536, LEN_MOST);
	frames = aligned_alloc(65536, LEN_MOST);
	slabs = aligned_alloc(65536, LEN_MOST);
	if (!content || !wide || !windows || !frames || !slabs) {
		return -1;
	}
	unit_pattern(content, LEN_MOST, 0);
	return 0;
}

static int close_all(void **state_)
{
	(void)state_;
	for (unsigned int i = 0; i < LAUNCHES; i++) {
		free(jobs[i].buffer);
	}
	free(content);
	free(wide);
	free(windows);
	free(frames);
	free(slabs);
	return 0;
}

int main(void)
{
	const struct CMUnitTest tests[] = { cmocka_unit_test(rows_by_lanes) };

	if (!LANES_RUN) {
		return unit_skip("one thread runs all lanes: ThreadSanitizer has nothing to find");
	}
	return cmocka_run_group_tests_name("the kernel of arrays by 32 lanes", tests, open_all,
					   close_all);
}

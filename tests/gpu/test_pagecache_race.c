/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/*
 * Reads of the page cache in place while others change the file: past the page cache, through it,
 * by punching holes, by truncating and growing, and with the program's own mlockall(2). Every word
 * of a file carries the number of the write that put it there. A reader notes, block by block,
 * which write had completed before its read began and which had begun when it ended: whatever it
 * finds must lie between. A device that goes on reading pages which the file no longer has is found
 * out so.
 *
 *     test_pagecache_race [SECONDS]        3 for each of the two modes, if not said otherwise
 */

#include "fixture.h"

#include <pthread.h>
#include <stdatomic.h>
#include <sys/mman.h>
#include <time.h>

#define CHUNK_LEN (64 * KIB) /* what a writer changes at a time */
#define CHUNKS 64u
#define FILE_LEN (CHUNK_LEN * CHUNKS)
#define WORDS (CHUNK_LEN / 8)
#define READERS 2u

/* Even numbers are writes of zeros: holes, and what growing leaves. */
struct target {
	const char *path;
	struct pl_file *file;
	atomic_uint begun[CHUNKS];
	atomic_uint done[CHUNKS];
	pthread_mutex_t lock[CHUNKS]; /* one writer a chunk at a time */
	atomic_uint cuts_begun;
	atomic_uint cuts_done;
};

enum {
	DIRECT,
	BUFFERED,
	CUT,
	TARGETS
};

static struct target targets[TARGETS];
static struct fx fx;
static atomic_bool stop;
static atomic_ulong reads;
static atomic_ulong in_place;
static atomic_ulong writes;
static atomic_uint failures;

static void complain(const char *fmt, ...) __attribute__((format(printf, 1, 2)));
static void complain(const char *fmt, ...)
{
	va_list ap;

	if (atomic_fetch_add(&failures, 1) < 10) {
		va_start(ap, fmt);
		(void)vfprintf(stderr, fmt, ap);
		va_end(ap);
	}
	atomic_store(&stop, true);
}

static uint64_t word(unsigned int seq, size_t chunk, size_t i)
{
	return (uint64_t)seq << 32 | (uint64_t)(chunk * WORDS + i + 1);
}

static void fill(uint64_t *buf, unsigned int seq, size_t chunk)
{
	for (size_t i = 0; i < WORDS; i++) {
		buf[i] = word(seq, chunk, i);
	}
}

/* The next odd, or even, number after what the chunk has. Under its lock. */
static unsigned int begin_write(struct target *t, size_t chunk, bool zeros)
{
	unsigned int seq = atomic_load(&t->begun[chunk]) + 1;

	seq += (seq % 2 == 0) != zeros;
	atomic_store(&t->begun[chunk], seq);
	return seq;
}

static void end_write(struct target *t, size_t chunk, unsigned int seq)
{
	atomic_store(&t->done[chunk], seq);
	atomic_fetch_add(&writes, 1);
}

struct writer {
	struct target *target;
	int flags;
	bool punch;
	uint64_t seed;
};

static void *write_main(void *arg)
{
	struct writer *w = arg;
	struct target *t = w->target;
	int fd = open(t->path, O_RDWR | w->flags);
	uint64_t *buf = aligned_alloc(BLOCK, CHUNK_LEN);

	if (fd < 0 || !buf) {
		complain("a writer cannot open %s: %s\n", t->path, strerror(errno));
	}
	while (!atomic_load(&stop)) {
		size_t c = fx_random(&w->seed) % CHUNKS;
		off_t off = (off_t)(c * CHUNK_LEN);
		unsigned int seq;
		ssize_t n;

		pthread_mutex_lock(&t->lock[c]);
		seq = begin_write(t, c, w->punch);
		if (w->punch) {
			n = fallocate(fd, FALLOC_FL_PUNCH_HOLE | FALLOC_FL_KEEP_SIZE, off,
				      (off_t)CHUNK_LEN);
		} else {
			fill(buf, seq, c);
			n = pwrite(fd, buf, CHUNK_LEN, off);
			n = n == (ssize_t)CHUNK_LEN ? 0 : -1;
		}
		if (n) {
			complain("writing %s: %s\n", t->path, strerror(errno));
		}
		end_write(t, c, seq);
		pthread_mutex_unlock(&t->lock[c]);
		(void)nanosleep(&(struct timespec){ 0, (long)(fx_random(&w->seed) % 2000000) },
				NULL);
	}
	free(buf);
	if (fd >= 0) {
		close(fd);
	}
	return NULL;
}

/* Cuts the second half off, grows the file again, and writes the half anew. */
static void *cut_main(void *arg)
{
	struct target *t = &targets[CUT];
	int fd = open(t->path, O_RDWR);
	uint64_t *buf = malloc(CHUNK_LEN);

	(void)arg;
	while (!atomic_load(&stop) && fd >= 0 && buf) {
		unsigned int seq[CHUNKS];

		for (size_t c = CHUNKS / 2; c < CHUNKS; c++) {
			seq[c] = begin_write(t, c, true);
		}
		atomic_fetch_add(&t->cuts_begun, 1);
		if (ftruncate(fd, FILE_LEN / 2) || ftruncate(fd, FILE_LEN)) {
			complain("cutting: %s\n", strerror(errno));
		}
		atomic_fetch_add(&t->cuts_done, 1);
		for (size_t c = CHUNKS / 2; c < CHUNKS; c++) {
			end_write(t, c, seq[c]);
		}
		for (size_t c = CHUNKS / 2; c < CHUNKS; c++) {
			unsigned int s = begin_write(t, c, false);

			fill(buf, s, c);
			if (pwrite(fd, buf, CHUNK_LEN, (off_t)(c * CHUNK_LEN)) !=
			    (ssize_t)CHUNK_LEN) {
				complain("writing after a cut: %s\n", strerror(errno));
			}
			end_write(t, c, s);
		}
		(void)nanosleep(&(struct timespec){ 0, 3000000 }, NULL);
	}
	free(buf);
	if (fd >= 0) {
		close(fd);
	}
	return NULL;
}

/* What a host program may do at any time: it brings pages back to every mapping that allows it. */
static void *lock_main(void *arg)
{
	(void)arg;
	while (!atomic_load(&stop)) {
		(void)mlockall(MCL_CURRENT);
		(void)munlockall();
		(void)nanosleep(&(struct timespec){ 0, 20000000 }, NULL);
	}
	return NULL;
}

static bool zeros_between(unsigned int lo, unsigned int hi)
{
	return lo % 2 == 0 || hi > lo;
}

static void check(const struct target *t, const uint64_t *got, size_t first, size_t words,
		  const unsigned int *lo, const unsigned int *hi)
{
	for (size_t k = 0; k < words; k++) {
		size_t c = (first + k) / WORDS;
		size_t i = (first + k) % WORDS;
		unsigned int seq = (unsigned int)(got[k] >> 32);
		bool ok = got[k] ? got[k] == word(seq, c, i) && seq % 2 && seq >= lo[c] &&
					   seq <= hi[c]
				 : zeros_between(lo[c], hi[c]);

		if (!ok) {
			complain(
				"%s: chunk %zu word %zu is %016llx (write %u), but writes up to %u "
				"had completed before the read, and %u had begun after it\n",
				t->path, c, i, (unsigned long long)got[k], seq, lo[c], hi[c]);
			return;
		}
	}
}

/* One read of a stretch of whole words, at any alignment of 8. */
static void read_once(struct target *t, char *mem, uint64_t *host, uint64_t *seed, uint32_t policy)
{
	struct pl_io_report rep = PL_IO_REPORT_INIT;
	struct pl_io_opts o = PL_IO_OPTS_INIT;
	unsigned int lo[CHUNKS];
	unsigned int hi[CHUNKS];
	size_t first = fx_random(seed) % 3 ? fx_random(seed) % (FILE_LEN / 8) : 0;
	size_t words = FILE_LEN / 8 - first;
	unsigned int cuts = atomic_load(&t->cuts_done);
	ssize_t n;

	if (first && fx_random(seed) % 2) {
		words = 1 + fx_random(seed) % words;
	}
	for (size_t c = 0; c < CHUNKS; c++) {
		lo[c] = atomic_load(&t->done[c]);
	}
	o.policy = policy;
	o.report = &rep;
	n = pl_read(t->file, mem, words * 8, first * 8, &o);
	for (size_t c = 0; c < CHUNKS; c++) {
		hi[c] = atomic_load(&t->begun[c]);
	}
	if (n < 0 || (n < (ssize_t)(words * 8) && cuts == atomic_load(&t->cuts_begun))) {
		complain("%s: reading %zu bytes at %zu is %zd: %s\n", t->path, words * 8, first * 8,
			 n, n < 0 ? pl_error_message() : "too short");
		return;
	}
	atomic_fetch_add(&reads, 1);
	atomic_fetch_add(&in_place, rep.in_place);
	if (n && pl_copy(fx.ctx, host, mem, (size_t)n, NULL) != n) {
		complain("copying back: %s\n", pl_error_message());
		return;
	}
	check(t, host, first, (size_t)n / 8, lo, hi);
}

static void *read_main(void *arg)
{
	uint64_t seed = *(const uint64_t *)arg;
	uint64_t *host = malloc(FILE_LEN);
	uint32_t policies[2];
	void *mem = NULL;

	if (!host || pl_mem_alloc(fx.dev, FILE_LEN, &mem) ||
	    pl_policy_parse("auto", &policies[0]) || pl_policy_parse("pagecache", &policies[1])) {
		complain("a reader cannot start: %s\n", pl_error_message());
	}
	while (!atomic_load(&stop)) {
		read_once(&targets[fx_random(&seed) % TARGETS], mem, host, &seed,
			  policies[fx_random(&seed) % 2]);
	}
	(void)pl_mem_free(fx.ctx, mem);
	free(host);
	return NULL;
}

static void make_targets(void)
{
	static const char *const names[TARGETS] = { "direct", "buffered", "cut" };
	uint64_t *buf = malloc(CHUNK_LEN);

	assert_non_null(buf);
	for (size_t i = 0; i < TARGETS; i++) {
		struct target *t = &targets[i];
		int fd;

		t->path = fx_path(names[i]);
		fd = open(t->path, O_RDWR | O_CREAT | O_TRUNC, 0600);
		assert_true(fd >= 0);
		for (size_t c = 0; c < CHUNKS; c++) {
			atomic_store(&t->begun[c], 1);
			atomic_store(&t->done[c], 1);
			pthread_mutex_init(&t->lock[c], NULL);
			fill(buf, 1, c);
			assert_int_equal(write(fd, buf, CHUNK_LEN), CHUNK_LEN);
		}
		assert_int_equal(fsync(fd), 0);
		close(fd);
	}
	free(buf);
}

static void race(const char *mode, unsigned int seconds)
{
	uint64_t seed = fx_seed();
	struct writer writers[] = {
		{ &targets[DIRECT], O_DIRECT, false, seed ^ 1 },
		{ &targets[DIRECT], O_DIRECT, false, seed ^ 2 },
		{ &targets[DIRECT], 0, true, seed ^ 3 },
		{ &targets[BUFFERED], 0, false, seed ^ 4 },
	};
	uint64_t seeds[READERS];
	pthread_t threads[COUNT(writers) + 2 + READERS];
	char setting[40];
	size_t n = 0;

	snprintf(setting, sizeof(setting), "pagecache=%s", mode);
	fx_open(&fx, setting, "pagecache_min=64KiB", "pagecache_piece=512KiB", "inline_max=64KiB",
		"keep_budget=8MiB", "soft_stale_pins=true", "soft_host_addressable=false",
		"soft_gpus=1x64MiB",
		/* Kept also where this machine is short of memory. */
		"sysroot=/nonexistent", NULL);
	make_targets();
	atomic_store(&stop, false);
	atomic_store(&reads, 0);
	atomic_store(&in_place, 0);
	atomic_store(&writes, 0);
	for (size_t i = 0; i < TARGETS; i++) {
		targets[i].file = fx_file(&fx, targets[i].path, O_RDONLY);
	}
	for (size_t i = 0; i < COUNT(writers); i++) {
		assert_int_equal(pthread_create(&threads[n++], NULL, write_main, &writers[i]), 0);
	}
	assert_int_equal(pthread_create(&threads[n++], NULL, cut_main, NULL), 0);
	assert_int_equal(pthread_create(&threads[n++], NULL, lock_main, NULL), 0);
	for (size_t i = 0; i < READERS; i++) {
		seeds[i] = seed + 77 * i + 1;
		assert_int_equal(pthread_create(&threads[n++], NULL, read_main, &seeds[i]), 0);
	}
	for (double end = fx_now() + seconds; fx_now() < end && !atomic_load(&stop);) {
		(void)nanosleep(&(struct timespec){ 0, 20000000 }, NULL);
	}
	atomic_store(&stop, true);
	while (n) {
		pthread_join(threads[--n], NULL);
	}
	print_message("%s: %lu reads, %lu MiB of them in place, beside %lu writes\n", mode,
		      atomic_load(&reads), atomic_load(&in_place) >> 20, atomic_load(&writes));
	for (size_t i = 0; i < TARGETS; i++) {
		fx_shut(targets[i].file);
		unlink(targets[i].path);
	}
	fx_close(&fx);
	assert_int_equal(atomic_load(&failures), 0);
	assert_true(atomic_load(&reads) > 0);
	assert_true(atomic_load(&in_place) > 0);
}

static unsigned int seconds_each = 3;

static void test_request(void **state)
{
	(void)state;
	race("request", seconds_each);
}

static void test_keep(void **state)
{
	(void)state;
	race("keep", seconds_each);
}

int main(int argc, char **argv)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(test_request),
		cmocka_unit_test(test_keep),
	};

	if (argc > 1) {
		seconds_each = (unsigned int)strtoul(argv[1], NULL, 10);
	}
	if (!fx_has_direct()) {
		fx_skip("no O_DIRECT where the test's files are (TMPDIR)");
	}
	return cmocka_run_group_tests(tests, NULL, NULL);
}

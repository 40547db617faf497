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
 *     test_pagecache_race [SECONDS [MODE]]
 *
 * for each of the modes "request", "keep" and "hot" (kept, and only by background work), or for one
 * of them; without it PEERLANE_RACE_SECONDS, without that 10. It tells how far it is, and what each
 * thread is doing; when one does not come to an end, where in the kernel it is.
 */

#include "fixture.h"

#include <dirent.h>
#include <pthread.h>
#include <signal.h>
#include <stdatomic.h>
#include <sys/mman.h>
#include <sys/syscall.h>
#include <time.h>

#define CHUNK_LEN (64 * KIB) /* what a writer changes at a time */
#define CHUNKS 64u
#define FILE_LEN (CHUNK_LEN * CHUNKS)
#define WORDS (CHUNK_LEN / 8)
#define READERS 2u
#define TELL_EVERY 5.0	 /* seconds */
#define END_WITHIN 30.0	 /* after the last second */
#define LONGER 300.0	 /* seconds, where others have the processors */
#define ALLOWED_AFTER 40 /* seconds that a file may be left alone for */

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
/* Reads by name that were refused while the file was being cut: then pages cannot be registered. */
static atomic_ulong refused;

/* What every thread is at, for whoever wonders why it does not end. */
struct worker {
	pthread_t thread;
	const char *name;
	void *(*run)(void *arg, struct worker *w);
	void *arg;
	_Atomic(const char *) doing;
	_Atomic(const char *) of;
	_Atomic(double) since;
	atomic_ulong rounds;
	atomic_int tid;
};

static void at(struct worker *w, const char *doing, const char *of)
{
	atomic_store(&w->doing, doing);
	atomic_store(&w->of, of);
	atomic_store(&w->since, fx_now());
}

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

static void *write_main(void *arg, struct worker *self)
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

		at(self, w->punch ? "punch" : "pwrite", t->path);
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
		atomic_fetch_add(&self->rounds, 1);
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
static void *cut_main(void *arg, struct worker *self)
{
	struct target *t = &targets[CUT];
	int fd = open(t->path, O_RDWR);
	uint64_t *buf = malloc(CHUNK_LEN);

	(void)arg;
	while (!atomic_load(&stop) && fd >= 0 && buf) {
		unsigned int seq[CHUNKS];

		at(self, "ftruncate", t->path);
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
		atomic_fetch_add(&self->rounds, 1);
		(void)nanosleep(&(struct timespec){ 0, 3000000 }, NULL);
	}
	free(buf);
	if (fd >= 0) {
		close(fd);
	}
	return NULL;
}

/* What a host program may do at any time: it brings pages back to every mapping that allows it.
 * How long it takes depends on the program: that of a GPU's driver has large mappings. */
static void *lock_main(void *arg, struct worker *self)
{
	(void)arg;
	while (!atomic_load(&stop)) {
		double began = fx_now();
		double rest;

		at(self, "mlockall", "");
		(void)mlockall(MCL_CURRENT);
		at(self, "munlockall", "");
		(void)munlockall();
		at(self, "sleep", "");
		atomic_fetch_add(&self->rounds, 1);
		for (rest = fx_now() + 0.02 + (fx_now() - began); fx_now() < rest;) {
			(void)nanosleep(&(struct timespec){ 0, 5000000 }, NULL);
			if (atomic_load(&stop)) {
				break;
			}
		}
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

/* While a file is cut, its pages may be gone before they are registered. Whoever wants no other
 * way is told so; nobody else may notice. */
static bool may_be_refused(const struct target *t, bool by_name, ssize_t n)
{
	if (!by_name || t != &targets[CUT]) {
		return false;
	}
	return n == -EAGAIN || n == -EINVAL || n == -EFAULT || n == -EOPNOTSUPP;
}

/* One read of a stretch of whole words, at any alignment of 8. */
static void read_once(struct worker *self, struct target *t, char *mem, uint64_t *host,
		      uint64_t *seed, const uint32_t *by_name)
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
	o.policy = by_name ? *by_name : 0;
	o.report = &rep;
	at(self, by_name ? "pl_read by pagecache" : "pl_read", t->path);
	n = pl_read(t->file, mem, words * 8, first * 8, &o);
	for (size_t c = 0; c < CHUNKS; c++) {
		hi[c] = atomic_load(&t->begun[c]);
	}
	if (may_be_refused(t, by_name != NULL, n)) {
		atomic_fetch_add(&refused, 1);
		return;
	}
	if (n < 0 || (n < (ssize_t)(words * 8) && cuts == atomic_load(&t->cuts_begun))) {
		complain("%s: reading %zu bytes at %zu is %zd: %s\n", t->path, words * 8, first * 8,
			 n, n < 0 ? pl_error_message() : "too short");
		return;
	}
	atomic_fetch_add(&self->rounds, 1);
	atomic_fetch_add(&reads, 1);
	atomic_fetch_add(&in_place, rep.in_place);
	at(self, "pl_copy", "");
	if (n && pl_copy(fx.ctx, host, mem, (size_t)n, NULL) != n) {
		complain("copying back: %s\n", pl_error_message());
		return;
	}
	check(t, host, first, (size_t)n / 8, lo, hi);
}

static void *read_main(void *arg, struct worker *self)
{
	uint64_t seed = *(const uint64_t *)arg;
	uint64_t *host = malloc(FILE_LEN);
	uint32_t by_name = 0;
	void *mem = NULL;

	if (!host || pl_mem_alloc(fx.dev, FILE_LEN, 0, &mem) ||
	    pl_policy_parse("pagecache", &by_name)) {
		complain("a reader cannot start: %s\n", pl_error_message());
	}
	while (!atomic_load(&stop)) {
		read_once(self, &targets[fx_random(&seed) % TARGETS], mem, host, &seed,
			  fx_random(&seed) % 2 ? &by_name : NULL);
	}
	at(self, "pl_mem_free", "");
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

static void *worker_main(void *arg)
{
	struct worker *w = arg;

	atomic_store(&w->tid, (int)syscall(SYS_gettid));
	(void)w->run(w->arg, w);
	at(w, "ended", "");
	return NULL;
}

static void tell(const char *mode, double left, struct worker *v, size_t n)
{
	fprintf(stderr, "%s, %.0f s left: %lu reads, %lu MiB in place, %lu writes, %lu refused\n",
		mode, left, atomic_load(&reads), atomic_load(&in_place) >> 20, atomic_load(&writes),
		atomic_load(&refused));
	for (size_t i = 0; i < n; i++) {
		double since = fx_now() - atomic_load(&v[i].since);

		fprintf(stderr, "    %-14s %8lu rounds; %.3f s in %s %s\n", v[i].name,
			atomic_load(&v[i].rounds), since, atomic_load(&v[i].doing),
			atomic_load(&v[i].of));
	}
}

static void show_file(const char *tid, const char *name)
{
	char path[320];
	char buf[4096];
	ssize_t n;
	int fd;

	snprintf(path, sizeof(path), "/proc/self/task/%s/%s", tid, name);
	fd = open(path, O_RDONLY);
	n = fd < 0 ? -1 : read(fd, buf, sizeof(buf) - 1);
	if (n > 0) {
		buf[n] = '\0';
		fprintf(stderr, "  %s/%s: %s\n", tid, name, buf);
	}
	if (fd >= 0) {
		close(fd);
	}
}

/* Where the kernel has every thread of this process: the last that can be said. */
static void give_up(const char *mode, struct worker *v, size_t n)
{
	static const char *const files[] = { "comm", "wchan", "syscall", "stack" };
	DIR *d = opendir("/proc/self/task");
	struct dirent *e;

	fprintf(stderr, "%s: threads have not ended %.0f s after they were told to\n", mode,
		END_WITHIN);
	tell(mode, 0, v, n);
	for (size_t i = 0; i < n; i++) {
		fprintf(stderr, "  %s is thread %d\n", v[i].name, atomic_load(&v[i].tid));
	}
	while (d && (e = readdir(d))) {
		for (size_t i = 0; i < COUNT(files) && e->d_name[0] != '.'; i++) {
			show_file(e->d_name, files[i]);
		}
	}
	_exit(1);
}

/* cmocka's own handler jumps to the test's end, which no other thread can do. */
static void on_signal(int sig)
{
	static const char words[] =
		"a thread touched memory that it must not: pages of a file, perhaps\n";

	(void)!write(STDERR_FILENO, words, sizeof(words) - 1);
	(void)signal(sig, SIG_DFL);
	(void)raise(sig);
}

static void start(struct worker *w)
{
	at(w, "start", "");
	assert_int_equal(pthread_create(&w->thread, NULL, worker_main, w), 0);
}

static void join_all(const char *mode, struct worker *v, size_t n)
{
	struct timespec until;

	(void)clock_gettime(CLOCK_REALTIME, &until);
	until.tv_sec += (time_t)END_WITHIN;
	for (size_t i = 0; i < n; i++) {
		if (pthread_timedjoin_np(v[i].thread, NULL, &until)) {
			give_up(mode, v, n);
		}
	}
}

static bool has_raced(void)
{
	return atomic_load(&reads) > atomic_load(&refused) && atomic_load(&in_place) > 0;
}

/* Longer if readers had no processor, as long as that can be the reason. */
static void watch(const char *mode, double seconds, struct worker *v, size_t n)
{
	double end = fx_now() + seconds;
	double next = fx_now() + TELL_EVERY;

	while (fx_now() < (has_raced() ? end : end + LONGER) && !atomic_load(&stop)) {
		(void)nanosleep(&(struct timespec){ 0, 20000000 }, NULL);
		if (fx_now() >= next) {
			tell(mode, end - fx_now(), v, n);
			next += TELL_EVERY;
		}
	}
	atomic_store(&stop, true);
}

/* No file is left alone for ever for having been cut. */
static void reads_again(struct target *t)
{
	struct pl_io_opts o = PL_IO_OPTS_INIT;
	char *mem = fx_alloc(&fx, FILE_LEN);
	double end = fx_now() + ALLOWED_AFTER;
	ssize_t n;

	o.policy = fx_policy("pagecache");
	do {
		n = pl_read(t->file, mem, FILE_LEN, 0, &o);
		if (n < 0) {
			(void)nanosleep(&(struct timespec){ 0, 200000000 }, NULL);
		}
	} while (n < 0 && fx_now() < end);
	assert_moved(n, FILE_LEN);
	fx_free(&fx, mem);
}

static void begin(const char *mode)
{
	bool hot = strcmp(mode, "hot") == 0;
	char setting[40];

	snprintf(setting, sizeof(setting), "pagecache=%s", hot ? "keep" : mode);
	fx_open(&fx, setting, hot ? "pagecache_min=1GiB" : "pagecache_min=64KiB",
		"test_pagecache_piece=512KiB", "inline_max=64KiB", "keep_budget=8MiB",
		"test_soft_stale_pins=true", "test_soft_host_addressable=false",
		"soft_gpus=1x64MiB",
		/* Kept also where this machine is short of memory. */
		"test_sysroot=/nonexistent", NULL);
	make_targets();
	atomic_store(&stop, false);
	atomic_store(&reads, 0);
	atomic_store(&in_place, 0);
	atomic_store(&writes, 0);
	atomic_store(&refused, 0);
	for (size_t i = 0; i < TARGETS; i++) {
		targets[i].file = fx_file(&fx, targets[i].path, O_RDONLY);
	}
	(void)signal(SIGSEGV, on_signal);
	(void)signal(SIGBUS, on_signal);
}

static void finish(const char *mode)
{
	print_message("%s: %lu reads, %lu MiB of them in place, beside %lu writes; %lu refused\n",
		      mode, atomic_load(&reads), atomic_load(&in_place) >> 20, atomic_load(&writes),
		      atomic_load(&refused));
	for (size_t i = 0; i < TARGETS; i++) {
		if (!atomic_load(&failures)) {
			reads_again(&targets[i]);
		}
		fx_shut(targets[i].file);
		unlink(targets[i].path);
	}
	fx_close(&fx);
	assert_int_equal(atomic_load(&failures), 0);
	assert_true(atomic_load(&reads) > atomic_load(&refused));
	assert_true(atomic_load(&in_place) > 0);
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
	uint64_t seeds[READERS] = { seed + 1, seed + 78 };
	struct worker v[] = {
		{ .name = "direct", .run = write_main, .arg = &writers[0] },
		{ .name = "direct too", .run = write_main, .arg = &writers[1] },
		{ .name = "hole puncher", .run = write_main, .arg = &writers[2] },
		{ .name = "buffered", .run = write_main, .arg = &writers[3] },
		{ .name = "cutter", .run = cut_main },
		{ .name = "locker", .run = lock_main },
		{ .name = "reader", .run = read_main, .arg = &seeds[0] },
		{ .name = "reader too", .run = read_main, .arg = &seeds[1] },
	};

	begin(mode);
	for (size_t i = 0; i < COUNT(v); i++) {
		start(&v[i]);
	}
	watch(mode, seconds, v, COUNT(v));
	join_all(mode, v, COUNT(v));
	finish(mode);
}

static unsigned int seconds_each = 10;

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

static void test_hot(void **state)
{
	(void)state;
	race("hot", seconds_each);
}

int main(int argc, char **argv)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(test_request),
		cmocka_unit_test(test_keep),
		cmocka_unit_test(test_hot),
	};
	size_t which = argc < 3 || strcmp(argv[2], "request") == 0 ? 0
		       : strcmp(argv[2], "keep") == 0		   ? 1
								   : 2;
	const struct CMUnitTest only[] = { tests[which] };
	const char *set = getenv("PEERLANE_RACE_SECONDS");

	if (argc > 1 || set) {
		seconds_each = (unsigned int)strtoul(argc > 1 ? argv[1] : set, NULL, 10);
	}
	if (!fx_has_direct()) {
		fx_skip("no O_DIRECT where the test's files are (TMPDIR)");
	}
	if (argc > 2) {
		return cmocka_run_group_tests(only, NULL, NULL);
	}
	return cmocka_run_group_tests(tests, NULL, NULL);
}

/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/* pagecache: what of the page cache is registered, when that is fresh, kept, and given up. */

#include "cached_file.h"
#include "ops.h"
#include "queued.h"

#include <pthread.h>
#include <sys/stat.h>
#include <time.h>

#include "base/bits.h"
#include "base/clock.h"
#include "base/config.h"
#include "base/fault.h"
#include "dev/dev.h"
#include "exec/background.h"
#include "move/pagecache/pagecache.h"
#include "sys/sys.h"

static struct config conf = { .engine = (char *)"threads",
			      .pagecache = (char *)"keep",
			      .pagecache_min = MIB,
			      .pagecache_piece = MIB,
			      .keep_budget = 2 * MIB,
			      .soft_gpus = (char *)"2x16MiB",
			      .soft_stale_pins = true };
static struct dev *dev;

/* Who does its background work, as a context's pool would. */
static struct workers pool;
static struct background_work background;

static void begin(struct pagecache *pc, const struct config *c)
{
	static const unsigned int max[WORK_KINDS] = { [WORK_BACKGROUND] = 1 };

	mover_init(&pc->m, &pagecache_mover, &(struct move_env){ .config = c });
	workers_init(&pool, max);
	background_init(&background, &pool, (struct mover *[]){ &pc->m }, 1);
}

static void finish(struct pagecache *pc)
{
	workers_finish(&pool);
	background_finish(&background, 1);
	mover_finish(&pc->m);
}

static int open_soft(void **state)
{
	(void)state;
	/* Whether this machine is short of memory must not matter. */
	assert_int_equal(sys_root_set("/nonexistent"), 0);
	path = unit_path();
	rewrite();
	return dev_soft_driver.open(&conf, 0, &dev);
}

static int close_soft(void **state)
{
	(void)state;
	munmap(locked, LEN);
	dev_soft_driver.close(dev);
	return sys_root_set("");
}

static int make(struct pagecache *pc, struct file *f, struct dev *d, uint64_t off, size_t len,
		struct window **out)
{
	struct part p = { .file = f, .dev = d, .off = off, .end = off + len };
	int rc = window_make(pc, &p);

	*out = p.w;
	return rc;
}

static void test_past_the_end(void **state)
{
	struct file *f = opened();
	struct config c = conf;
	struct pagecache pc;
	struct window *w;

	(void)state;
	c.pagecache = (char *)"request";
	begin(&pc, &c);
	assert_int_equal(make(&pc, f, dev, LEN - PAGE, 3 * PAGE, &w), -EAGAIN);
	assert_words("cannot be read in place");
	assert_int_equal(make(&pc, f, dev, LEN - PAGE, PAGE, &w), 0);
	assert_null(w->watch);
	(void)window_drop(w, DEV_WAIT);
	finish(&pc);
	(void)file_close(f);
}

static void make_kept(struct pagecache *pc, struct file *f, uint64_t off)
{
	struct window *w;

	assert_int_equal(make(pc, f, dev, off, MIB, &w), 0);
	assert_non_null(w->watch);
	(void)window_put(pc, w, true);
}

/* Changes the file's times, which the kernel counts in steps of some milliseconds. */
static void touch(void)
{
	struct stat before;
	struct stat now;

	assert_int_equal(stat(path, &before), 0);
	do {
		assert_int_equal(utimensat(AT_FDCWD, path, NULL, 0), 0);
		assert_int_equal(stat(path, &now), 0);
	} while (now.st_mtim.tv_sec == before.st_mtim.tv_sec &&
		 now.st_mtim.tv_nsec == before.st_mtim.tv_nsec);
}

static uint64_t kept_bytes(struct pagecache *pc)
{
	uint64_t n;

	lock_acquire(&pc->lock);
	n = pc->kept_bytes;
	lock_release(&pc->lock);
	return n;
}

/* Whether the byte at `off` is in a kept window that is fresh up to its end. */
static bool is_kept(struct pagecache *pc, struct file *f, uint64_t off)
{
	uint64_t until = LEN;
	struct window *w = keep_find(pc, f, dev, off, &until);

	if (w) {
		assert_int_equal(until, w->off + w->len);
		(void)window_put(pc, w, true);
	}
	return w != NULL;
}

static void test_keep(void **state)
{
	struct file *f = opened();
	struct file *other = opened();
	uint64_t until = LEN;
	struct pagecache pc;

	(void)state;
	begin(&pc, &conf);
	make_kept(&pc, f, MIB);
	assert_int_equal(kept_bytes(&pc), MIB);
	assert_true(is_kept(&pc, f, MIB));
	assert_true(is_kept(&pc, f, 2 * MIB - 1));
	assert_false(is_kept(&pc, f, 2 * MIB));
	assert_false(is_kept(&pc, other, MIB));
	/* What is not kept ends where the next begins. */
	assert_null(keep_find(&pc, f, dev, 0, &until));
	assert_int_equal(until, MIB);
	/* A write through the page cache changes the times: it is not trusted, though it is fresh.
	 */
	touch();
	assert_false(is_kept(&pc, f, MIB));
	assert_int_equal(kept_bytes(&pc), 0);
	/* Nor what somebody wrote past it. */
	make_kept(&pc, f, 0);
	if (write_past(3 * PAGE, PAGE)) {
		assert_false(is_kept(&pc, f, 0));
	}
	/* A file's windows go with it. */
	make_kept(&pc, f, 0);
	make_kept(&pc, other, MIB);
	pagecache_mover.forget(&pc.m, f);
	assert_false(is_kept(&pc, f, 0));
	assert_true(is_kept(&pc, other, MIB));
	finish(&pc);
	(void)file_close(f);
	(void)file_close(other);
}

static void test_budget(void **state)
{
	struct file *f = opened();
	uint64_t until = LEN;
	struct pagecache pc;
	struct window *w;

	(void)state;
	begin(&pc, &conf);
	make_kept(&pc, f, 0);
	make_kept(&pc, f, MIB);
	assert_true(is_kept(&pc, f, 0)); /* now the other is the one unused for longest */
	make_kept(&pc, f, 2 * MIB);
	assert_int_equal(pc.kept_bytes, 2 * MIB);
	assert_true(is_kept(&pc, f, 0));
	assert_false(is_kept(&pc, f, MIB));
	assert_true(is_kept(&pc, f, 2 * MIB));
	/* Those in use stay, and the new one goes. */
	w = keep_find(&pc, f, dev, 0, &until);
	assert_non_null(w);
	until = LEN;
	assert_non_null(keep_find(&pc, f, dev, 2 * MIB, &until));
	make_kept(&pc, f, MIB);
	assert_false(is_kept(&pc, f, MIB));
	(void)window_put(&pc, w, true);
	until = LEN;
	(void)window_put(&pc, pc.kept[pc.kept_n - 1], true); /* the one at 2 MiB */
	finish(&pc);
	(void)file_close(f);
}

static bool keeps_another(struct pagecache *pc, struct file *f, uint64_t off, size_t len)
{
	struct window *w;

	assert_int_equal(make(pc, f, dev, off, len, &w), 0);
	return window_put(pc, w, true);
}

/* Any window is found by its place, and no byte is kept twice. */
static void test_places(void **state)
{
	enum {
		STEP = 64 * 1024
	};
	struct config c = conf;
	struct file *files[] = { opened(), opened() };
	struct pagecache pc;
	uint64_t until;

	(void)state;
	c.keep_budget = 2 * LEN;
	begin(&pc, &c);
	/* Every other step of two files, in an order that jumps. */
	for (unsigned int i = 0; i < LEN / STEP; i++) {
		unsigned int k = i * 27 % (LEN / STEP);

		if (k % 2 == 0) {
			assert_true(keeps_another(&pc, files[i / 2 % 2], k * STEP, STEP));
			assert_true(keeps_another(&pc, files[1 - i / 2 % 2], k * STEP, STEP));
		}
	}
	for (unsigned int k = 0; k < LEN / STEP; k++) {
		struct file *f = files[k / 2 % 2];

		assert_int_equal(is_kept(&pc, f, k * STEP), k % 2 == 0);
		assert_int_equal(is_kept(&pc, f, k * STEP + STEP - 1), k % 2 == 0);
		until = LEN;
		if (k % 2) {
			assert_null(keep_find(&pc, f, dev, k * STEP + 1, &until));
			assert_int_equal(until, min_u64(LEN, (k + 1) * STEP));
		}
	}
	assert_false(keeps_another(&pc, files[0], 0, STEP));
	assert_false(keeps_another(&pc, files[0], STEP, 2 * STEP));
	assert_false(keeps_another(&pc, files[0], STEP - PAGE, 2 * PAGE));
	assert_false(keeps_another(&pc, files[1], 0, LEN));
	assert_int_equal(kept_bytes(&pc), LEN);
	assert_true(keep_share(&pc, files[0], dev, 0, LEN) == 0.5);
	assert_true(keep_share(&pc, files[0], dev, STEP / 2, STEP) == 0.5);
	assert_true(keep_share(&pc, files[0], dev, STEP, STEP) == 0);
	assert_true(keep_share(&pc, files[1], dev, PAGE, PAGE) == 1);
	assert_false(keep_covers(&pc, files[0], dev, 0, 3 * STEP));
	assert_true(keeps_another(&pc, files[0], STEP, STEP));
	assert_true(keep_covers(&pc, files[0], dev, 5, 3 * STEP - 5));
	assert_false(keep_covers(&pc, files[1], dev, 0, 3 * STEP));
	pagecache_mover.forget(&pc.m, files[0]);
	assert_false(is_kept(&pc, files[0], 2 * STEP));
	assert_true(is_kept(&pc, files[1], 2 * STEP));
	assert_int_equal(kept_bytes(&pc), LEN / 2);
	finish(&pc);
	(void)file_close(files[0]);
	(void)file_close(files[1]);
}

/* Waits until nothing is kept; what a test that hangs means is that something still is. */
static void until_none(struct pagecache *pc)
{
	while (kept_bytes(pc)) {
		(void)nanosleep(&(struct timespec){ 0, 2000000 }, NULL);
	}
}

static void test_idle(void **state)
{
	struct config c = conf;
	struct file *f = opened();
	struct pagecache pc;

	(void)state;
	begin(&pc, &c);
	pc.idle_ns = 40000000;
	make_kept(&pc, f, 0);
	until_none(&pc);
	finish(&pc);
	(void)file_close(f);
}

static void test_pressure(void **state)
{
	char root[] = "/tmp/peerlane-pressure-XXXXXX";
	char name[200];
	struct config c = conf;
	struct file *f = opened();
	struct pagecache pc;
	FILE *out;

	(void)state;
	assert_non_null(mkdtemp(root));
	(void)snprintf(name, sizeof(name), "%s/proc", root);
	assert_int_equal(mkdir(name, 0700), 0);
	(void)snprintf(name, sizeof(name), "%s/proc/pressure", root);
	assert_int_equal(mkdir(name, 0700), 0);
	(void)snprintf(name, sizeof(name), "%s/proc/pressure/memory", root);
	out = fopen(name, "w");
	assert_non_null(out);
	assert_true(fputs("some avg10=17.50 avg60=3.00 avg300=0.10 total=1\n", out) >= 0);
	assert_int_equal(fclose(out), 0);
	assert_int_equal(sys_root_set(root), 0);
	begin(&pc, &c);
	pc.idle_ns = UINT64_C(2000000000); /* looked at every second */
	make_kept(&pc, f, 0);
	until_none(&pc);
	/* And nothing new meanwhile. */
	make_kept(&pc, f, 0);
	assert_false(is_kept(&pc, f, 0));
	finish(&pc);
	assert_int_equal(sys_root_set("/nonexistent"), 0);
	(void)unlink(name);
	(void)snprintf(name, sizeof(name), "%s/proc/pressure", root);
	(void)rmdir(name);
	(void)snprintf(name, sizeof(name), "%s/proc", root);
	(void)rmdir(name);
	(void)rmdir(root);
	(void)file_close(f);
}

/* The windows onto the file. */
static unsigned int mappings(void)
{
	FILE *f = fopen("/proc/self/maps", "r");
	char line[600];
	unsigned int n = 0;

	assert_non_null(f);
	while (fgets(line, sizeof(line), f)) {
		unsigned long from;

		n += strstr(line, path) && sscanf(line, "%lx", &from) == 1 &&
		     from != (uintptr_t)locked;
	}
	(void)fclose(f);
	return n;
}

static void count_done(struct move_op *op, void *arg)
{
	assert_int_equal(op->res, op->len);
	++*(unsigned int *)arg;
}

/* A request for each of n stretches of a file, one after the other, through one channel. */
struct reads {
	struct pagecache pc;
	struct config c;
	struct file *f;
	struct channel *channel;
	unsigned int done;
	char *mem;
};

static struct move_op reads_op(const struct reads *r, uint64_t off, size_t len)
{
	return (struct move_op){ .dst = { .kind = END_MEM,
					  .mem = MEM_DEVICE | MEM_HOST_ADDRESSABLE,
					  .dev = dev,
					  .addr = (uintptr_t)r->mem + off },
				 .src = at_file(r->f, off),
				 .len = len };
}

static void get_channel(struct reads *r)
{
	struct move_op like = reads_op(r, 0, 0);

	assert_int_equal(
		r->pc.m.ops->channel->get(&r->pc.m, &like, count_done, &r->done, &r->channel), 0);
}

static void reads_begin(struct reads *r, uint64_t budget)
{
	*r = (struct reads){ .c = conf, .f = opened() };
	r->c.pagecache = (char *)"request";
	r->c.keep_budget = budget;
	begin(&r->pc, &r->c);
	assert_int_equal(dev->mem.alloc(dev, LEN, (void **)&r->mem), 0);
	get_channel(r);
}

static void reads_one(struct reads *r, uint64_t off, size_t len)
{
	struct move_op op = reads_op(r, off, len);
	unsigned int done = r->done;

	assert_int_equal(r->pc.m.ops->channel->submit(r->channel, &op), 0);
	while (r->done == done) {
		assert_true(r->pc.m.ops->channel->poll(r->channel, 1000000) >= 0);
	}
}

static void reads_are(const struct reads *r, uint64_t off, size_t len)
{
	char *want = malloc(len);

	unit_pattern(want, len, off);
	assert_memory_equal(r->mem + off, want, len);
	free(want);
}

static void reads_end(struct reads *r)
{
	finish(&r->pc);
	assert_int_equal(mappings(), 0);
	assert_int_equal(r->pc.retired_bytes, 0);
	assert_int_equal(r->pc.retired_count, 0);
	assert_int_equal(dev->mem.release(dev, r->mem), 0);
	(void)file_close(r->f);
}

static void nap(void)
{
	(void)nanosleep(&(struct timespec){ 0, 2000000 }, NULL);
}

/* Registrations go after their request, and nobody has to ask for it. */
static void test_given_up(void **state)
{
	struct reads r;

	(void)state;
	reads_begin(&r, 0);
	for (unsigned int i = 0; i < 4; i++) {
		reads_one(&r, i * MIB, MIB);
		assert_int_equal(mappings(), i + 1);
		assert_int_equal(r.pc.retired_bytes, (i + 1) * MIB);
	}
	assert_int_equal(pool.n, 0);
	r.pc.m.ops->channel->put(r.channel);
	while (mappings()) {
		nap();
	}
	reads_are(&r, 0, LEN);
	reads_end(&r);
}

/* With its file they go at once, and those of others stay. */
static void test_given_up_with_file(void **state)
{
	struct file *other;
	struct reads r;

	(void)state;
	reads_begin(&r, 0);
	other = opened();
	reads_one(&r, 0, MIB);
	reads_one(&r, MIB, MIB);
	assert_int_equal(mappings(), 2);
	pagecache_mover.forget(&r.pc.m, other);
	assert_int_equal(mappings(), 2);
	pagecache_mover.forget(&r.pc.m, r.f);
	assert_int_equal(mappings(), 0);
	reads_one(&r, 0, MIB);
	/* Whatever background work is at. */
	r.pc.m.ops->channel->put(r.channel);
	pagecache_mover.forget(&r.pc.m, r.f);
	assert_int_equal(mappings(), 0);
	(void)file_close(other);
	reads_end(&r);
}

/* Not while transfers of streams are under way: whoever begins another would have to wait. */
static void test_given_up_later(void **state)
{
	struct reads r;

	(void)state;
	reads_begin(&r, 0);
	reads_one(&r, 0, MIB);
	queued_begin(DEV_ALL);
	r.pc.m.ops->channel->put(r.channel);
	for (unsigned int i = 0; i < 20; i++) {
		nap();
		assert_int_equal(mappings(), 1);
		queued_begin(DEV_ALL);
		queued_end(DEV_ALL);
	}
	queued_end(DEV_ALL);
	while (mappings()) {
		nap();
	}
	reads_end(&r);
}

/* Transfers of streams hold up what was registered with their own device, and nothing else. */
static void test_given_up_by_device(void **state)
{
	struct window *w;
	struct dev *other;
	struct reads r;

	(void)state;
	assert_int_equal(dev_soft_driver.open(&conf, 1, &other), 0);
	reads_begin(&r, 0);
	queued_begin(dev_set_of(dev));
	reads_one(&r, 0, MIB);
	assert_int_equal(make(&r.pc, r.f, other, MIB, MIB, &w), 0);
	assert_false(window_put(&r.pc, w, true));
	assert_int_equal(mappings(), 2);
	r.pc.m.ops->channel->put(r.channel);
	while (mappings() > 1) {
		nap();
	}
	for (unsigned int i = 0; i < 20; i++) {
		nap();
		assert_int_equal(mappings(), 1);
	}
	queued_end(dev_set_of(dev));
	while (mappings()) {
		nap();
	}
	reads_end(&r);
	dev_soft_driver.close(other);
}

/* Closing the file does not wait for that either, and what it leaves is no other file's. */
static void test_given_up_after_its_file(void **state)
{
	struct reads r;

	(void)state;
	reads_begin(&r, 0);
	reads_one(&r, 0, MIB);
	reads_one(&r, MIB, MIB);
	queued_begin(DEV_ALL);
	pagecache_mover.forget(&r.pc.m, r.f);
	assert_int_equal(mappings(), 2);
	lock_acquire(&r.pc.lock);
	for (const struct window *w = r.pc.retired; w; w = w->next) {
		assert_null(w->file);
	}
	lock_release(&r.pc.lock);
	queued_end(DEV_ALL);
	while (mappings()) {
		nap();
	}
	r.pc.m.ops->channel->put(r.channel);
	reads_end(&r);
}

static void refused(struct move_op *op, void *arg)
{
	(void)arg;
	assert_int_equal(op->res, -EBUSY);
}

/* A line that is full, and stays so for now, is no place for more. */
static void test_full_line(void **state)
{
	struct move_op op;
	struct reads r;

	(void)state;
	reads_begin(&r, 2 * MIB);
	queued_begin(DEV_ALL);
	reads_one(&r, 0, MIB);
	reads_one(&r, MIB, MIB);
	op = reads_op(&r, 0, MIB);
	r.channel->done = refused;
	assert_int_equal(r.pc.m.ops->channel->submit(r.channel, &op), 0);
	assert_int_equal(r.pc.m.ops->channel->poll(r.channel, MOVE_ALL), 1);
	r.channel->done = count_done;
	assert_words("nothing can be unregistered");
	assert_int_equal(mappings(), 2);
	queued_end(DEV_ALL);
	reads_one(&r, 2 * MIB, MIB);
	reads_one(&r, 3 * MIB, MIB);
	reads_are(&r, 0, LEN);
	r.pc.m.ops->channel->put(r.channel);
	reads_end(&r);
}

/* Where no thread can be had, the request gives them up itself. */
static void test_given_up_alone(void **state)
{
	struct reads r;

	(void)state;
	reads_begin(&r, 0);
	reads_one(&r, 0, MIB);
	fault_arm(FAULT_SYS, 1, EAGAIN);
	r.pc.m.ops->channel->put(r.channel);
	fault_arm(FAULT_SYS, 0, 0);
	assert_int_equal(mappings(), 0);
	assert_int_equal(pool.n, 0);
	reads_end(&r);
}

/* Those that wait to be given up are bounded, by bytes ... */
static void test_bounded(void **state)
{
	struct reads r;

	(void)state;
	reads_begin(&r, 2 * MIB);
	for (unsigned int i = 0; i < 8; i++) {
		reads_one(&r, i % 4 * MIB, MIB);
		assert_int_equal(mappings(), i < 2 ? i + 1 : 2);
	}
	/* What another thread is releasing at this moment is counted, but is no reason to refuse.
	 */
	pagecache_mover.forget(&r.pc.m, r.f);
	r.pc.retired_count = 1;
	r.pc.retired_bytes = 2 * MIB;
	reads_one(&r, 0, MIB);
	r.pc.retired_count--;
	r.pc.retired_bytes -= 2 * MIB;
	r.pc.m.ops->channel->put(r.channel);
	reads_are(&r, 0, LEN);
	reads_end(&r);
}

/* ... and by their number: many extents are many registrations. */
static void test_many(void **state)
{
	unsigned int most = 0;
	struct reads r;
	size_t len = 96 * 1024;

	(void)state;
	reads_begin(&r, 0);
	for (unsigned int i = 0; i < 700; i++) {
		uint64_t off = i * 104729 % (LEN - len);

		reads_one(&r, off, len);
		most = r.pc.retired_count > most ? r.pc.retired_count : most;
		if (i % 100 == 0) {
			reads_are(&r, off, len);
		}
	}
	assert_in_range(most, 500, 512);
	assert_true(mappings() <= 512);
	r.pc.m.ops->channel->put(r.channel);
	reads_end(&r);
}

/* What waits to be given up holds pages that the file no longer has, and is never read again. */
static void test_never_again(void **state)
{
	struct reads r;

	(void)state;
	reads_begin(&r, 0);
	queued_begin(DEV_ALL); /* so that it waits */
	for (unsigned int i = 1; i < 6; i++) {
		char *want = malloc(MIB);
		int fd = open(path, O_WRONLY);

		reads_one(&r, 0, MIB);
		r.pc.m.ops->channel->put(r.channel);
		/* The file gets other pages. */
		assert_int_equal(fallocate(fd, FALLOC_FL_PUNCH_HOLE | FALLOC_FL_KEEP_SIZE, 0, MIB),
				 0);
		unit_pattern(want, MIB, i * MIB);
		assert_int_equal(pwrite(fd, want, MIB, 0), MIB);
		close(fd);
		get_channel(&r);
		reads_one(&r, 0, MIB);
		assert_memory_equal(r.mem, want, MIB);
		free(want);
	}
	queued_end(DEV_ALL);
	r.pc.m.ops->channel->put(r.channel);
	reads_end(&r);
	rewrite();
}

/* What somebody finds stale goes behind his back: he may be carrying what a stream waits for. */
static void test_stale_goes_later(void **state)
{
	struct file *f = opened();
	struct pagecache pc;

	(void)state;
	begin(&pc, &conf);
	make_kept(&pc, f, 0);
	assert_int_equal(mappings(), 2);
	touch();
	queued_begin(DEV_ALL);
	assert_false(is_kept(&pc, f, 0));
	assert_int_equal(kept_bytes(&pc), 0);
	assert_int_equal(mappings(), 2);
	queued_end(DEV_ALL);
	while (mappings()) {
		nap();
	}
	finish(&pc);
	(void)file_close(f);
}

static bool waited; /* a stream waits for what is read */

/* What a survey of a read of [off, off+len) says, and what it may remember of it. */
static double registered(struct pagecache *pc, struct file *f, uint64_t off, uint64_t len,
			 unsigned int what)
{
	struct move_ask ask = { .dst = { .kind = END_MEM, .mem = MEM_DEVICE, .dev = dev },
				.src = at_file(f, off),
				.len = len,
				.waited = waited };

	ask.resident = -1;
	pc->m.ops->survey(&pc->m, &ask, what);
	assert_true(ask.resident == -1);
	return ask.registered;
}

/* One that goes on as a transfer that was not read in place. */
static void passes_by(struct pagecache *pc, struct file *f, uint64_t off, uint64_t len)
{
	(void)registered(pc, f, off, len, SURVEY_ENDS | SURVEY_GOING);
}

/* Small requests are offered all that is kept, or nothing; and nothing while a stream waits. */
static void test_registered(void **state)
{
	struct file *f = opened();
	struct config c = conf;
	struct pagecache pc;

	(void)state;
	c.pagecache_min = 2 * MIB;
	begin(&pc, &c);
	make_kept(&pc, f, MIB);
	assert_true(registered(&pc, f, MIB, MIB, SURVEY_ENDS) == 1);
	assert_true(registered(&pc, f, MIB + 1, 70000, SURVEY_ENDS) == 1);
	assert_true(registered(&pc, f, MIB, SHORT_MAX, SURVEY_ENDS) == 0);
	assert_true(registered(&pc, f, MIB - 1, MIB, SURVEY_ENDS) == 0);
	assert_true(registered(&pc, f, 0, 2 * MIB, SURVEY_ENDS) == 0.5);
	waited = true;
	assert_true(registered(&pc, f, MIB, MIB, SURVEY_ENDS) == 0);
	for (int i = 0; i < 8; i++) {
		passes_by(&pc, f, 3 * MIB, MIB);
	}
	waited = false;
	nap();
	assert_int_equal(kept_bytes(&pc), MIB);
	f->facts.bypass = true;
	assert_true(registered(&pc, f, MIB, MIB, SURVEY_ENDS) == 0);
	finish(&pc);
	(void)file_close(f);
}

static void until_kept(struct pagecache *pc, uint64_t bytes)
{
	while (kept_bytes(pc) != bytes) {
		nap();
	}
}

static void read_twice(struct pagecache *pc, struct file *f, uint64_t off)
{
	for (int i = 0; i < 8; i++) {
		passes_by(pc, f, off, MIB / 4);
	}
}

/* Until background work has looked at all that was read often. */
static void until_looked_at(struct pagecache *pc)
{
	bool at_it = true;

	while (at_it) {
		nap();
		lock_acquire(&pc->lock);
		at_it = rereads_any_locked(pc) || pc->going;
		lock_release(&pc->lock);
	}
}

/* What is read repeatedly does not evict anything, nor is it registered where it cannot be kept. */
static void test_rereads_space(void **state)
{
	struct file *f = opened();
	struct config c = conf;
	struct pagecache pc;

	(void)state;
	begin(&pc, &conf); /* for two */
	read_twice(&pc, f, 0);
	until_kept(&pc, MIB);
	read_twice(&pc, f, MIB);
	until_kept(&pc, 2 * MIB);
	read_twice(&pc, f, 2 * MIB);
	until_looked_at(&pc);
	assert_true(is_kept(&pc, f, 0) && is_kept(&pc, f, MIB) && !is_kept(&pc, f, 2 * MIB));
	/* Until those were dropped. */
	pagecache_mover.forget(&pc.m, f);
	assert_int_equal(kept_bytes(&pc), 0);
	read_twice(&pc, f, 2 * MIB);
	until_kept(&pc, MIB);
	assert_true(is_kept(&pc, f, 2 * MIB));
	/* Refused for being there already, it costs no other its place. */
	assert_false(keeps_another(&pc, f, 2 * MIB - PAGE, MIB));
	assert_int_equal(kept_bytes(&pc), MIB);
	finish(&pc);
	c.keep_budget = MIB / 2;
	begin(&pc, &c);
	read_twice(&pc, f, 0);
	assert_int_equal(pool.n, 0);
	finish(&pc);
	(void)file_close(f);
}

struct forgetting {
	struct pagecache *pc;
	struct file *f;
	atomic_bool over;
};

static void *forget(void *arg)
{
	struct forgetting *g = arg;

	pagecache_mover.forget(&g->pc->m, g->f);
	atomic_store(&g->over, true);
	return NULL;
}

/* A file that is being closed is not registered any more, and what is being registered goes. */
static void test_rereads_forgotten(void **state)
{
	struct file *f = opened();
	struct forgetting g = { .f = f };
	struct pagecache pc;
	pthread_t t;

	(void)state;
	begin(&pc, &conf);
	g.pc = &pc;
	lock_acquire(&pc.pin_lock); /* where background work comes to stand */
	rereads_count(&pc, f, dev, 0, 2 * MIB);
	assert_int_equal(pool.n, 0);
	rereads_count(&pc, f, dev, 0, 2 * MIB);
	assert_int_equal(pool.n, 1);
	while (mappings() < 2) {
		nap();
	}
	assert_int_equal(pthread_create(&t, NULL, forget, &g), 0);
	for (int i = 0; i < 20; i++) {
		nap();
		assert_false(atomic_load(&g.over));
	}
	lock_release(&pc.pin_lock);
	assert_int_equal(pthread_join(t, NULL), 0);
	for (int i = 0; i < 20; i++) {
		assert_int_equal(mappings(), 0);
		assert_int_equal(kept_bytes(&pc), 0);
		nap();
	}
	finish(&pc);
	(void)file_close(f);
}

/* A file that cannot be registered is left alone for a while; one that only changes is not. */
static void test_failures(void **state)
{
	struct file *f = opened();
	struct pagecache pc;

	(void)state;
	begin(&pc, &conf);
	for (int i = 0; i < 20; i++) {
		touch();
		pin_failed(&pc, f, -EINVAL);
		pin_failed(&pc, f, -EINVAL);
		pin_failed(&pc, f, -EINVAL);
		assert_false(pin_refused(&f->facts));
	}
	/* What passes does not count. */
	pin_failed(&pc, f, -ENOMEM);
	pin_failed(&pc, f, -EAGAIN);
	assert_false(pin_refused(&f->facts));
	pin_failed(&pc, f, -EINVAL);
	assert_true(pin_refused(&f->facts));
	assert_true(atomic_load(&f->facts.pin_refused_until) > clock_now_ns() + 10000000000u);
	finish(&pc);
	(void)file_close(f);
}

/* Short pieces are read, not mapped: more of them than there is space for at a time. */
/* Short ranges at all places, up to the end of the file and past it. */
static void test_short(void **state)
{
	struct file *f = opened();
	struct pagecache pc;
	struct dev_stream *stream;
	char *want = malloc(LEN);
	char *got = malloc(LEN);
	void *mem;

	(void)state;
	begin(&pc, &conf);
	assert_int_equal(dev->mem.alloc(dev, LEN, &mem), 0);
	for (size_t at = 0; at <= LEN;) {
		size_t len = 1 + at * 7919 % SHORT_MAX;
		struct move_op op = { .dst = { .kind = END_MEM,
					       .mem = MEM_DEVICE,
					       .dev = dev,
					       .addr = (uintptr_t)mem + at },
				      .src = at_file(f, at),
				      .len = len };

		assert_int_equal(move_run(&pc.m, &op), len < LEN - at ? len : LEN - at);
		assert_int_equal(mappings(), 0);
		at += at < LEN ? (size_t)op.res : 1;
	}
	assert_int_equal(dev->stream.create(dev, &stream), 0);
	assert_int_equal(dev->stream.copy(stream, got, mem, LEN), 0);
	assert_int_equal(dev->stream.sync(stream), 0);
	dev->stream.destroy(stream);
	unit_pattern(want, LEN, 0);
	assert_memory_equal(got, want, LEN);
	assert_int_equal(dev->mem.release(dev, mem), 0);
	finish(&pc);
	free(want);
	free(got);
	(void)file_close(f);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(test_past_the_end),
		cmocka_unit_test(test_keep),
		cmocka_unit_test(test_places),
		cmocka_unit_test(test_budget),
		cmocka_unit_test(test_idle),
		cmocka_unit_test(test_pressure),
		cmocka_unit_test(test_failures),
		cmocka_unit_test(test_short),
		cmocka_unit_test(test_given_up),
		cmocka_unit_test(test_many),
		cmocka_unit_test(test_given_up_with_file),
		cmocka_unit_test(test_bounded),
		cmocka_unit_test(test_given_up_later),
		cmocka_unit_test(test_given_up_by_device),
		cmocka_unit_test(test_given_up_after_its_file),
		cmocka_unit_test(test_full_line),
		cmocka_unit_test(test_never_again),
		cmocka_unit_test(test_given_up_alone),
		cmocka_unit_test(test_rereads_forgotten),
		cmocka_unit_test(test_stale_goes_later),
		cmocka_unit_test(test_registered),
		cmocka_unit_test(test_rereads_space),
	};

	return cmocka_run_group_tests(tests, open_soft, close_soft);
}

/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/*
 * What a transfer that is queued on a stream of one GPU keeps from being done, there and on another
 * one, over the fake driver that FAKECUDA_LIB names.
 */

#include "ops.h"
#include "queued.h"
#include "unit.h"

#include <fcntl.h>
#include <pthread.h>
#include <stdatomic.h>
#include <sys/mman.h>

#include "base/config.h"
#include "dev/cuda/abi.h"
#include "dev/dev.h"
#include "file/file.h"
#include "lib/fakecuda_app.h"
#include "move/pagecache/pagecache.h"

#define LEN 4096u

static struct config config;
static struct app app;
static struct dev *d[2];
static struct dev_stream *s[2];
static char *mem[2];
static char *host;

static dev_set owed; /* so that a test that fails leaves nobody waiting */

static void promise(dev_set on)
{
	queued_begin(on);
	owed = on;
}

static void kept(void)
{
	queued_end(owed);
	owed = 0;
}

static int start(void **state)
{
	char why[192];
	void *p;

	(void)state;
	assert_int_equal(dev_cuda_driver.count(&config, why, sizeof(why)), 2);
	app_find(&app, config.cuda_lib);
	for (int i = 0; i < 2; i++) {
		assert_int_equal(dev_cuda_driver.open(&config, i, &d[i]), 0);
		assert_int_equal(d[i]->stream.create(d[i], &s[i]), 0);
		assert_int_equal(d[i]->mem.alloc(d[i], LEN, &p), 0);
		mem[i] = p;
	}
	host = unit_map(LEN);
	unit_pattern(host, LEN, 0);
	assert_int_equal(d[0]->mem.pin(d[0], host, LEN), 0);
	return 0;
}

#define CROWD 3u /* streams of the program: they leave the library no connection */

static struct dev front; /* the first, but for what it does when a stream may wait */
static struct dev_stream crowded[CROWD];

static void forget_stream(struct dev_stream *one)
{
	one->dev = NULL;
}

static void crowd(void)
{
	front.place = d[0]->place;
	front.order.expect = queued_expect;
	front.stream.destroy = forget_stream;
	for (unsigned int i = 0; i < CROWD; i++) {
		crowded[i].dev = &front;
		dev_transfer_begin(&crowded[i], dev_set_of(&front), false);
	}
}

static void disperse(void)
{
	for (unsigned int i = 0; i < CROWD && crowded[i].dev; i++) {
		dev_transfer_end(&crowded[i], dev_set_of(&front), false);
		dev_stream_destroy(&crowded[i]);
	}
}

static int stop(void **state)
{
	(void)state;
	kept();
	disperse();
	assert_int_equal(d[0]->mem.unpin(d[0], host, LEN), 0);
	munmap(host, LEN);
	for (int i = 0; i < 2; i++) {
		d[i]->stream.destroy(s[i]);
		assert_true(!mem[i] || d[i]->mem.release(d[i], mem[i]) == 0);
		dev_cuda_driver.close(d[i]);
	}
	assert_int_equal(app.live("memory"), 0);
	assert_int_equal(app.live("contexts"), 0);
	assert_int_equal(app.violations(), 0);
	return 0;
}

/* Copies as the i-th GPU does now: 1 in rows, by the copy engine, 0 as a short copy is otherwise.
 */
static int in_rows(int i)
{
	unsigned long rows = app.calls("cuMemcpy2DAsync_v2");
	unsigned long plain = app.calls("cuMemcpyAsync");
	char zeros[LEN] = "", got[LEN];

	assert_int_equal(app.poke((uint64_t)(uintptr_t)mem[i], zeros, LEN), 0);
	assert_int_equal(d[i]->stream.copy(s[i], mem[i], host, LEN), 0);
	assert_int_equal(d[i]->stream.sync(s[i]), 0);
	assert_int_equal(app.peek((uint64_t)(uintptr_t)mem[i], got, LEN), 0);
	assert_memory_equal(got, host, LEN);
	rows = app.calls("cuMemcpy2DAsync_v2") - rows;
	plain = app.calls("cuMemcpyAsync") - plain;
	assert_true((rows > 0) != (plain > 0));
	return rows > 0;
}

/* The same of zeroing memory. */
static int zeroed_in_rows(int i)
{
	unsigned long rows = app.calls("cuMemcpy2DAsync_v2");
	unsigned long fills = app.calls("cuMemsetD8Async");

	assert_int_equal(d[i]->stream.fill(s[i], mem[i], 0, LEN), 0);
	assert_int_equal(d[i]->stream.sync(s[i]), 0);
	rows = app.calls("cuMemcpy2DAsync_v2") - rows;
	fills = app.calls("cuMemsetD8Async") - fills;
	assert_true((rows > 0) != (fills > 0));
	return rows > 0;
}

static void one_gpu_only(void **state)
{
	(void)state;
	for (int i = 0; i < 2; i++) {
		promise(dev_set_of(d[i]));
		assert_int_equal(in_rows(i), 1);
		assert_int_equal(in_rows(!i), 0);
		assert_int_equal(zeroed_in_rows(i), 1);
		assert_int_equal(zeroed_in_rows(!i), 0);
		kept();
		assert_int_equal(in_rows(i), 0);
		assert_int_equal(zeroed_in_rows(i), 0);
	}
	promise(dev_set_of(d[0]) | dev_set_of(d[1]));
	assert_int_equal(in_rows(0) + in_rows(1), 2);
	kept();
}

static void arrived(const char *want)
{
	char got[LEN];

	assert_int_equal(app.peek((uint64_t)(uintptr_t)mem[0], got, LEN), 0);
	assert_memory_equal(got, want, LEN);
}

/* A copy that is waited for: in one visit to the context; and where it must be still, not at all
 * while a transfer is queued. The period ends with the call. */
static void copied_now(void **state)
{
	static const char zeros[LEN];
	unsigned long before;

	(void)state;
	for (enum dev_intent may = DEV_WAIT; may <= DEV_NOWAIT; may++) {
		assert_int_equal(app.poke((uint64_t)(uintptr_t)mem[0], zeros, LEN), 0);
		before = app.calls("cuCtxPushCurrent_v2");
		assert_int_equal(d[0]->stream.copy_now(s[0], may, mem[0], host, LEN), 0);
		assert_int_equal(app.calls("cuCtxPushCurrent_v2") - before, 1);
		arrived(host);
		promise(dev_set_of(d[0]));
		kept();
	}
	promise(dev_set_of(d[0]));
	assert_int_equal(app.poke((uint64_t)(uintptr_t)mem[0], zeros, LEN), 0);
	assert_int_equal(d[0]->stream.copy_now(s[0], DEV_NOWAIT, mem[0], host, LEN), -EBUSY);
	arrived(zeros);
	before = app.calls("cuMemcpy2DAsync_v2");
	assert_int_equal(d[0]->stream.copy_now(s[0], DEV_WAIT, mem[0], host, LEN), 0);
	assert_int_equal(app.calls("cuMemcpy2DAsync_v2") - before, 1);
	arrived(host);
	kept();
}

/* A copy takes no turn in a quiescent period, and may still be in flight when that has ended: who
 * queues the next transfer on a stream waits for it, as it might come to stand behind that one. */
static void drained(void **state)
{
	dev_set on = dev_set_of(d[0]);
	unsigned long rows = app.calls("cuMemcpy2DAsync_v2");
	struct dev_stream *own;

	(void)state;
	assert_int_equal(d[0]->order.create(d[0], &own), 0);
	for (int i = 0; i < 50; i++) {
		assert_int_equal(d[0]->stream.copy(s[0], mem[0], host, LEN), 0);
		dev_transfer_begin(own, on, false);
		assert_int_equal(app.live("operations"), 0);
		dev_transfer_end(own, on, false);
	}
	dev_stream_destroy(own);
	assert_int_equal(app.calls("cuMemcpy2DAsync_v2"), rows);
	arrived(host);
}

#define WAIT_MS 20000u /* for what must come */

struct held {
	atomic_bool open;
	atomic_bool late; /* it was opened because nobody else did */
};

static void stand(void *arg)
{
	while (!atomic_load(&((struct held *)arg)->open)) {
		(void)usleep(1000);
	}
}

static void *open_at_last(void *arg)
{
	struct held *h = arg;

	for (unsigned int i = 0; i < WAIT_MS && !atomic_load(&h->open); i++) {
		(void)usleep(1000);
	}
	atomic_store(&h->late, !atomic_exchange(&h->open, true));
	return NULL;
}

/* Nor does such a call wait for what a stream of the program has, where nothing was queued. */
static void refused_at_once(void **state)
{
	struct held h = { .open = false };
	struct dev_stream *own;
	pthread_t t;

	(void)state;
	assert_int_equal(d[0]->order.create(d[0], &own), 0);
	assert_int_equal(d[0]->order.host(own, stand, &h), 0);
	assert_int_equal(pthread_create(&t, NULL, open_at_last, &h), 0);
	promise(dev_set_of(d[0]));
	assert_int_equal(d[0]->stream.copy_now(own, DEV_NOWAIT, mem[0], host, LEN), -EBUSY);
	atomic_store(&h.open, true);
	assert_int_equal(pthread_join(t, NULL), 0);
	assert_false(atomic_load(&h.late));
	kept();
	assert_int_equal(d[0]->stream.sync(own), 0);
	d[0]->stream.destroy(own);
}

struct call {
	void (*fn)(void);
	atomic_bool done;
};

static void *call(void *arg)
{
	struct call *c = arg;

	c->fn();
	atomic_store(&c->done, true);
	return NULL;
}

/* The driver is asked only when the promise on the first GPU was kept. */
static void waits(void (*fn)(void), const char *symbol)
{
	unsigned long before = app.calls(symbol);
	struct call c = { .fn = fn };
	pthread_t t;

	promise(dev_set_of(d[0]));
	assert_int_equal(pthread_create(&t, NULL, call, &c), 0);
	for (int i = 0; i < 20; i++) {
		(void)usleep(1000);
		assert_false(atomic_load(&c.done));
		assert_int_equal(app.calls(symbol), before);
	}
	kept();
	assert_int_equal(pthread_join(t, NULL), 0);
	assert_true(atomic_load(&c.done));
	assert_true(app.calls(symbol) > before);
}

static char *pages;
static void *shared; /* memory that other processes may have */

static void free_on_first(void)
{
	(void)d[0]->mem.release(d[0], mem[0]);
	mem[0] = NULL;
}

static void unpin_on_first(void)
{
	(void)d[0]->mem.unpin_readonly(d[0], pages, LEN);
}

static void unpin_staging_on_first(void)
{
	(void)d[0]->mem.unpin(d[0], pages, LEN);
}

static void free_shared_on_first(void)
{
	(void)d[0]->mem.release(d[0], shared);
}

/* What frees or unpins waits for transfers on its own GPU, and not for another's. */
static void who_frees(void **state)
{
	(void)state;
	pages = unit_map(LEN);
	assert_int_equal(d[1]->mem.pin_readonly(d[1], pages, LEN), 0);
	promise(dev_set_of(d[0]));
	assert_int_equal(d[1]->mem.unpin_readonly(d[1], pages, LEN), 0);
	assert_int_equal(d[1]->mem.pin(d[1], pages, LEN), 0);
	assert_int_equal(d[1]->mem.unpin(d[1], pages, LEN), 0);
	assert_int_equal(d[1]->mem.release(d[1], mem[1]), 0);
	mem[1] = NULL;
	kept();
	assert_int_equal(d[0]->mem.pin_readonly(d[0], pages, LEN), 0);
	waits(unpin_on_first, "cuMemHostUnregister");
	assert_int_equal(d[0]->mem.pin(d[0], pages, LEN), 0);
	waits(unpin_staging_on_first, "cuMemHostUnregister");
	waits(free_on_first, "cuMemFree_v2");
	munmap(pages, LEN);
}

/* So does what unmaps, also memory that several GPUs may access. */
static void who_unmaps(void **state)
{
	void *seen;

	(void)state;
	assert_int_equal(d[1]->share.alloc_shared(d[1], LEN, &shared), 0);
	assert_int_equal(d[1]->share.peer_map(d[1], d[0], shared, LEN, false, &seen), 0);
	promise(dev_set_of(d[0]));
	assert_int_equal(d[1]->mem.release(d[1], shared), 0);
	kept();
	assert_int_equal(d[0]->share.alloc_shared(d[0], LEN, &shared), 0);
	waits(free_shared_on_first, "cuMemUnmap");
}

#define PAGES ((size_t)1 << 20)

/* Reads of pages of a file in place, by both GPUs. */
struct in_place {
	struct pagecache pc;
	struct config c;
	struct file *f;
	void *to[2];
	struct channel *channel;
	struct move_op op;
	bool ended;
};

static void ended(struct move_op *op, void *arg)
{
	(void)op;
	*(bool *)arg = true;
}

static void in_place_begin(struct in_place *p)
{
	const char *path = unit_path();
	char *bytes = malloc(PAGES);
	int fd = open(path, O_WRONLY);

	*p = (struct in_place){ .c = config };
	p->c.pagecache = (char *)"request";
	p->c.pagecache_piece = PAGES;
	p->c.keep_budget = 4 * PAGES;
	mover_init(&p->pc.m, &pagecache_mover, &(struct move_env){ .config = &p->c });
	unit_pattern(bytes, PAGES, 0);
	assert_int_equal(write(fd, bytes, PAGES), PAGES);
	(void)close(fd);
	free(bytes);
	assert_int_equal(file_open(path, O_RDONLY, 0, &p->f), 0);
	for (int i = 0; i < 2; i++) {
		assert_int_equal(d[i]->mem.alloc(d[i], PAGES, &p->to[i]), 0);
	}
}

static void in_place_end(struct in_place *p)
{
	if (p->channel) {
		pagecache_mover.channel->put(p->channel);
	}
	mover_finish(&p->pc.m);
	for (int i = 0; i < 2; i++) {
		assert_int_equal(d[i]->mem.release(d[i], p->to[i]), 0);
	}
	(void)file_close(p->f);
}

static int in_place_channel(struct in_place *p, int gpu)
{
	p->op = (struct move_op){ .dst = { .kind = END_MEM,
					   .mem = MEM_DEVICE,
					   .dev = d[gpu],
					   .addr = (uintptr_t)p->to[gpu] },
				  .src = at_file(p->f, 0),
				  .tentative = true };
	return pagecache_mover.channel->get(&p->pc.m, &p->op, ended, &p->ended, &p->channel);
}

/* Reads the first len bytes: the operation's result, if they are the right ones. */
static ssize_t in_place_read(struct in_place *p, size_t len)
{
	char *got = calloc(1, len);
	int gpu = p->op.dst.dev == d[1];

	p->op.len = len;
	p->ended = false;
	assert_int_equal(pagecache_mover.channel->submit(p->channel, &p->op), 0);
	while (!p->ended) {
		assert_true(pagecache_mover.channel->poll(p->channel, 1000000) >= 0);
	}
	if (p->op.res >= 0) {
		assert_int_equal(app.peek((uint64_t)(uintptr_t)p->to[gpu], got, len), 0);
		assert_pattern(got, len, 0);
	}
	free(got);
	return p->op.res;
}

/* Reading in place, where another route can carry it, makes no call that registers, allocates or
 * creates while a transfer is queued on a stream of its GPU: the driver could hold up a thread that
 * has what just this transfer needs. Transfers that streams carry by themselves need nothing. */
static void who_registers_pages(void **state)
{
	struct in_place p;
	unsigned long pins;
	unsigned long made;

	(void)state;
	in_place_begin(&p);
	made = app.calls("cuStreamCreate");
	promise(dev_set_of(d[0]));
	assert_int_equal(in_place_channel(&p, 0), -EBUSY);
	assert_words("transfers in stream order are queued");
	assert_int_equal(app.calls("cuStreamCreate"), made);
	assert_int_equal(in_place_channel(&p, 1), 0);
	assert_int_equal(in_place_read(&p, PAGES), PAGES);
	assert_int_equal(in_place_read(&p, 1000), 1000);
	pagecache_mover.channel->put(p.channel);
	kept();
	assert_int_equal(in_place_channel(&p, 0), 0);
	promise(dev_set_of(d[0]));
	pins = app.calls("cuMemHostRegister_v2");
	assert_int_equal(in_place_read(&p, PAGES), -EBUSY);
	assert_int_equal(pagecache_mover.failed(&p.pc.m, &p.op), PL_REASON_HELD);
	assert_int_equal(in_place_read(&p, 1000), -EBUSY); /* by way of pinned memory */
	assert_int_equal(app.calls("cuMemHostRegister_v2"), pins);
	kept();
	dev_transfer_begin(queued_stream(), dev_set_of(d[0]), true);
	assert_int_equal(in_place_read(&p, PAGES), PAGES);
	assert_int_equal(in_place_read(&p, 1000), 1000);
	owed = dev_set_of(d[0]);
	dev_transfer_unordered(owed);
	/* What is there already serves, and who has no other route may be held up. */
	assert_int_equal(in_place_read(&p, 1000), 1000);
	p.op.tentative = false;
	assert_int_equal(in_place_read(&p, PAGES), PAGES);
	p.op.tentative = true;
	kept();
	assert_int_equal(in_place_read(&p, PAGES), PAGES);
	in_place_end(&p);
}

/* A copy to the first GPU: how many kernels made it, besides the processor, in the second context.
 */
static unsigned long kernels_for(const void *src)
{
	unsigned long launched = app.calls("cuLaunchKernel");
	char zeros[LEN] = "";

	assert_int_equal(app.poke((uint64_t)(uintptr_t)mem[0], zeros, LEN), 0);
	assert_int_equal(d[0]->stream.copy(s[0], mem[0], src, LEN), 0);
	assert_int_equal(d[0]->stream.sync(s[0]), 0);
	return app.calls("cuLaunchKernel") - launched;
}

/* A mapping of pages that are read in place is for the copy engines alone, however many streams
 * wait: once it is sealed, or its file truncated, a processor gets a signal there. */
static void no_processor_reads_pages(void **state)
{
	char *map = unit_map(LEN);

	(void)state;
	unit_pattern(map, LEN, 77);
	crowd();
	assert_int_equal(kernels_for(map), 1);
	arrived(map);
	assert_int_equal(kernels_for(host), 1);
	arrived(host);
	disperse();
	for (int i = 0; i < 2; i++) {
		assert_int_equal(d[i]->mem.pin_readonly(d[i], map, LEN), 0);
		crowd();
		assert_int_equal(kernels_for(map), 0);
		arrived(map);
		disperse();
		assert_int_equal(d[i]->mem.unpin_readonly(d[i], map, LEN), 0);
	}
	/* Other memory may be there now. */
	crowd();
	assert_int_equal(kernels_for(map), 1);
	arrived(map);
	disperse();
	munmap(map, LEN);
}

/* A program's file may be truncated while it is copied. */
static void truncated_beside(void **state)
{
	int fd = unit_file();
	char bytes[LEN];
	void *map;

	(void)state;
	unit_pattern(bytes, LEN, 5);
	assert_int_equal(write(fd, bytes, LEN), LEN);
	map = mmap(NULL, LEN, PROT_READ | PROT_WRITE, MAP_SHARED, fd, 0);
	assert_true(map != MAP_FAILED);
	crowd();
	assert_int_equal(kernels_for(map), 1);
	arrived(bytes);
	assert_int_equal(ftruncate(fd, 0), 0);
	assert_int_equal(d[0]->stream.copy(s[0], mem[0], map, LEN), -EFAULT);
	assert_words("copying 4096 bytes from");
	arrived(bytes);
	assert_int_equal(d[0]->stream.copy(s[0], map, mem[0], LEN), -EFAULT);
	assert_int_equal(kernels_for(host), 1);
	arrived(host);
	disperse();
	munmap(map, LEN);
	(void)close(fd);
}

#define UNIT ((size_t)2 << 20) /* of mappings */

/* The program's own mappings: of device memory, and of memory of a node of the host. */
static unsigned long long map_own(unsigned long long at, bool of_host, unsigned int rights)
{
	const struct cuda_mem_prop prop = { .type = 1, .where = { of_host ? 3 : 1, 0 } };
	const struct cuda_access access = { { 1, 0 }, rights };
	unsigned long long handle;

	assert_int_equal(app.mem_create(&handle, UNIT, &prop, 0), 0);
	assert_int_equal(app.map(at, UNIT, 0, handle, 0), 0);
	assert_int_equal(app.set_access(at, UNIT, &access, 1), 0);
	return handle;
}

static int copied_beside(void *dst, const void *src)
{
	int rc = d[0]->stream.copy(s[0], dst, src, LEN);

	return rc ? rc : d[0]->stream.sync(s[0]);
}

/* Where a range that the program reserved has no memory, or where the device has no access, no
 * kernel touches it, which would end its context: the driver refuses the copy. */
static void holes_beside(void **state)
{
	unsigned long long va;
	unsigned long long h[3];
	unsigned long launched;
	char *p;

	(void)state;
	app_enter(&app, 0);
	assert_int_equal(app.reserve(&va, 4 * UNIT, 0, 0, 0), 0);
	p = (char *)(uintptr_t)va;
	h[0] = map_own(va, false, 3);
	h[1] = map_own(va + UNIT, false, 3);
	h[2] = map_own(va + 3 * UNIT, false, 1);
	crowd();
	/* Over the seam of two mappings; out of one that may be read. */
	launched = app.calls("cuLaunchKernel");
	assert_int_equal(copied_beside(p + UNIT - LEN / 2, host), 0);
	assert_int_equal(app.poke(va + 3 * UNIT, host, LEN), 0);
	assert_int_equal(copied_beside(mem[0], p + UNIT - LEN / 2), 0);
	arrived(host);
	assert_int_equal(copied_beside(mem[0], p + 3 * UNIT), 0);
	assert_int_equal(app.calls("cuLaunchKernel") - launched, 3);
	arrived(host);
	/* Into a hole, out of one, and to where nothing may be written. */
	assert_int_equal(copied_beside(p + 2 * UNIT - LEN / 2, host), -EINVAL);
	assert_int_equal(copied_beside(mem[0], p + 2 * UNIT - LEN / 2), -EINVAL);
	(void)copied_beside(p + 3 * UNIT, host);
	assert_int_equal(app.calls("cuLaunchKernel") - launched, 3);
	assert_int_equal(kernels_for(host), 1);
	disperse();
	for (unsigned int i = 0; i < 3; i++) {
		assert_int_equal(app.unmap(va + (i == 2 ? 3 : i) * UNIT, UNIT), 0);
		assert_int_equal(app.mem_release(h[i]), 0);
	}
	assert_int_equal(app.unreserve(va, 4 * UNIT), 0);
	app_leave(&app, 0);
}

/* Memory of the host that the program mapped for the device alone: the processor has no access. */
static void hosts_own_beside(void **state)
{
	unsigned long long va;
	unsigned long long h;
	char *p;

	(void)state;
	app_enter(&app, 0);
	assert_int_equal(app.reserve(&va, UNIT, 0, 0, 0), 0);
	p = (char *)(uintptr_t)va;
	h = map_own(va, true, 3);
	assert_int_equal(app.poke(va, host, LEN), 0);
	crowd();
	assert_int_equal(kernels_for(p), 1);
	arrived(host);
	disperse();
	assert_int_equal(app.unmap(va, UNIT), 0);
	assert_int_equal(app.mem_release(h), 0);
	assert_int_equal(app.unreserve(va, UNIT), 0);
	app_leave(&app, 0);
}

/* Memory of a pool of the GPU has no mappings of the program's: whatever the driver answers for
 * them there, a kernel copies it. */
static void pools_beside(void **state)
{
	unsigned long long p;
	unsigned long launched;

	(void)state;
	app_enter(&app, 0);
	assert_int_equal(app.alloc_async(&p, LEN, NULL), 0);
	crowd();
	launched = app.calls("cuLaunchKernel");
	assert_int_equal(copied_beside((void *)(uintptr_t)p, host), 0);
	assert_int_equal(app.calls("cuLaunchKernel") - launched, 1);
	assert_int_equal(kernels_for((void *)(uintptr_t)p), 1);
	arrived(host);
	disperse();
	assert_int_equal(app.free_async(p, NULL), 0);
	app_leave(&app, 0);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test_setup_teardown(who_registers_pages, start, stop),
		cmocka_unit_test_setup_teardown(one_gpu_only, start, stop),
		cmocka_unit_test_setup_teardown(copied_now, start, stop),
		cmocka_unit_test_setup_teardown(drained, start, stop),
		cmocka_unit_test_setup_teardown(refused_at_once, start, stop),
		cmocka_unit_test_setup_teardown(who_frees, start, stop),
		cmocka_unit_test_setup_teardown(who_unmaps, start, stop),
		cmocka_unit_test_setup_teardown(no_processor_reads_pages, start, stop),
		cmocka_unit_test_setup_teardown(truncated_beside, start, stop),
		cmocka_unit_test_setup_teardown(holes_beside, start, stop),
		cmocka_unit_test_setup_teardown(hosts_own_beside, start, stop),
		cmocka_unit_test_setup_teardown(pools_beside, start, stop),
	};

	/* So that copies are in flight for a while. */
	(void)setenv("FAKECUDA_DELAY_US", "500", 1);
	config.cuda_lib = getenv("FAKECUDA_LIB");
	if (!config.cuda_lib) {
		return unit_skip("FAKECUDA_LIB does not name the fake driver");
	}
	return cmocka_run_group_tests(tests, NULL, NULL);
}

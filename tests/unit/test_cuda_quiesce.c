/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/*
 * What a transfer that is queued on a stream of one GPU keeps from being done, there and on another
 * one, over the fake driver that FAKECUDA_LIB names.
 */

#include "cuda_quiesce_kit.h"

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

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test_setup_teardown(who_registers_pages, start, stop),
		cmocka_unit_test_setup_teardown(one_gpu_only, start, stop),
		cmocka_unit_test_setup_teardown(copied_now, start, stop),
		cmocka_unit_test_setup_teardown(drained, start, stop),
		cmocka_unit_test_setup_teardown(refused_at_once, start, stop),
	};

	/* So that copies are in flight for a while. */
	(void)setenv("FAKECUDA_DELAY_US", "500", 1);
	config.cuda_lib = getenv("FAKECUDA_LIB");
	if (!config.cuda_lib) {
		return unit_skip("FAKECUDA_LIB does not name the fake driver");
	}
	return cmocka_run_group_tests(tests, NULL, NULL);
}

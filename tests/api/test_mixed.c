/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/*
 * Everything at once, at random: threads that read, write, copy, broadcast, queue and use streams,
 * each with memory and a part of a file of its own, over the devices, slabs, channels and workers
 * of one context, while calls fail. Each thread knows what each of its bytes must be. A count that
 * a call returns is true, byte for byte; what a call was not to change is as it was; and when
 * nothing fails any more, everything works: nothing was lost.
 *
 * test_mixed [SECONDS], for each of the rounds.
 */

#include <dlfcn.h>
#include <limits.h>
#include <pthread.h>
#include <stdatomic.h>

#include "fixture.h"

#define THREADS 5u
/* Of an area. A link of another device is looked for from 1 MiB on, and helpers from 4 MiB on. */
#define SHORT_LEN ((size_t)1300000)
#define LONG_LEN ((size_t)6000000)
#define GUARD ((size_t)64)
#define DEVICES 3u
#define SLICES 8u
#define SOURCE_LEN (8 * MIB)	    /* of the file: only read */
#define PART_LEN (area_len + 12345) /* of each thread behind it: neighbours share a block */
#define SEED 1u
#define CALM_STEPS 40u
#define PENDING ((ssize_t)LONG_MIN)

enum {
	ON_FIRST,
	ON_SECOND,
	ON_THIRD,
	PINNED,
	PLAIN,
	AREAS
};

static size_t area_len = SHORT_LEN;

struct area {
	char *mem;
	char *want; /* what must be there */
	bool known; /* false: nothing is known of what is there */
};

struct world {
	struct fx fx;
	struct pl_dev *dev[DEVICES]; /* the same one again where there are fewer */
	struct pl_file *file;
	const char *path;
	int fd;
	bool fails; /* calls may */
	atomic_bool over;
	atomic_bool bad;
	atomic_ulong steps;
	atomic_ulong failed; /* calls */
};

struct worker {
	struct world *w;
	unsigned int number;
	uint64_t state;
	struct area area[AREAS];
	uint64_t part; /* where in the file its own part begins */
	char *part_want;
	bool part_known;
	char *seen;
	struct pl_stream *stream[DEVICES];
	struct pl_queue *queue;
	const char *doing;
	/* Of transfers in stream order. */
	size_t len;
	int64_t off;
	int64_t mem_off;
	ssize_t result[3];
};

static bool complain(struct worker *k, const char *what, long long n, long long want)
{
	if (!atomic_exchange(&k->w->bad, true)) {
		(void)fprintf(stderr, "thread %u, %s: %s is %lld, not %lld: %s\n", k->number,
			      k->doing, what, n, want, pl_error_message());
	}
	return false;
}

static uint64_t below(struct worker *k, uint64_t n)
{
	return fx_random(&k->state) % n;
}

static size_t some_len(struct worker *k, size_t most)
{
	size_t len = (size_t)1 << below(k, area_len == SHORT_LEN ? 21 : 24);

	len += below(k, 3) ? below(k, len) : 0;
	return len < most ? len : most;
}

/* Whether what was called for `len` bytes may have come to `n`. *all: to all of them. */
static bool judge(struct worker *k, ssize_t n, size_t len, bool limited, bool *all)
{
	*all = n == (ssize_t)len;
	if (*all) {
		return true;
	}
	atomic_fetch_add(&k->w->failed, 1);
	if (n > (ssize_t)len || !(k->w->fails || (limited && (n >= 0 || n == -ETIMEDOUT)))) {
		return complain(k, "its count", n, (long long)len);
	}
	return true;
}

/* Copies to or from where the bytes can be looked at. False: it failed each time. */
static bool copy_surely(struct worker *k, void *dst, const void *src, size_t len)
{
	for (unsigned int i = 0; i < 20; i++) {
		if (pl_copy(k->w->fx.ctx, dst, src, len, NULL) == (ssize_t)len) {
			return true;
		}
	}
	return k->w->fails ? false : complain(k, "a plain copy", 0, (long long)len);
}

/* What was touched, and what lies beside it. */
static bool look(struct worker *k, struct area *a, size_t at, size_t len)
{
	size_t from = at < GUARD ? 0 : at - GUARD;
	size_t to = area_len - at - len < GUARD ? area_len : at + len + GUARD;
	int64_t d;

	if (!a->known || !copy_surely(k, k->seen, a->mem + from, to - from)) {
		return !atomic_load(&k->w->bad);
	}
	d = fx_differ(k->seen, a->want + from, to - from);
	if (d >= 0) {
		(void)fprintf(stderr, "area %d, [%zu, %zu): byte %lld\n", (int)(a - k->area), at,
			      at + len, (long long)from + d);
	}
	return d < 0 || complain(k, "a byte", k->seen[d], a->want[from + (size_t)d]);
}

static void look_at_part(struct worker *k, size_t at, size_t len)
{
	size_t from = at < GUARD ? 0 : at - GUARD;
	size_t to = PART_LEN - at - len < GUARD ? PART_LEN : at + len + GUARD;
	int64_t d;

	if (k->part_known &&
	    pread(k->w->fd, k->seen, to - from, (off_t)(k->part + from)) == (ssize_t)(to - from)) {
		d = fx_differ(k->seen, k->part_want + from, to - from);
		if (d >= 0) {
			(void)complain(k, "a byte of the file", k->seen[d],
				       k->part_want[from + (size_t)d]);
		}
	}
}

/* After a failure: all of it anew. */
static void refill(struct worker *k, struct area *a)
{
	fx_pattern(a->want, 0, area_len, (unsigned int)below(k, 250));
	a->known = copy_surely(k, a->mem, a->want, area_len);
}

static void refill_part(struct worker *k)
{
	fx_pattern(k->part_want, 0, PART_LEN, (unsigned int)below(k, 250));
	k->part_known =
		pwrite(k->w->fd, k->part_want, PART_LEN, (off_t)k->part) == (ssize_t)PART_LEN;
}

static struct area *some_area(struct worker *k)
{
	struct area *a = &k->area[below(k, AREAS)];

	if (!a->known) {
		refill(k, a);
	}
	return a;
}

static struct area *another(struct worker *k, const struct area *than)
{
	struct area *a;

	do {
		a = some_area(k);
	} while (a == than);
	return a;
}

static struct pl_io_opts some_opts(struct worker *k)
{
	struct pl_io_opts o = PL_IO_OPTS_INIT;

	o.timeout_ns = below(k, 8) ? 0 : 1 + below(k, 3000000);
	o.after = below(k, 2) ? k->stream[below(k, DEVICES)] : NULL;
	return o;
}

/* The bytes are there of which a call says so; what lies behind them is not known. */
static void arrived(struct worker *k, struct area *a, size_t at, const char *from, size_t len,
		    ssize_t n)
{
	size_t got = n > 0 ? (size_t)n : 0;

	memcpy(a->want + at, from, got);
	if (got < len) {
		if (got && copy_surely(k, k->seen, a->mem + at, got) &&
		    fx_differ(k->seen, a->want + at, got) >= 0) {
			(void)complain(k, "a byte of what was counted", n, (long long)len);
		}
		a->known = false;
		return;
	}
	(void)look(k, a, at, len);
}

static void read_step(struct worker *k)
{
	struct area *a = some_area(k);
	struct pl_io_opts o = some_opts(k);
	size_t len = some_len(k, area_len);
	size_t at = below(k, area_len - len + 1);
	uint64_t off = below(k, SOURCE_LEN - len + 1);
	char *from = fx_host(len);
	bool all;
	ssize_t n;

	k->doing = "read";
	n = pl_read(k->w->file, a->mem + at, len, off, &o);
	fx_pattern(from, off, len, SEED);
	if (judge(k, n, len, o.timeout_ns, &all)) {
		arrived(k, a, at, from, len, n);
	}
	free(from);
}

static void write_step(struct worker *k)
{
	struct area *a = some_area(k);
	struct pl_io_opts o = some_opts(k);
	size_t len = some_len(k, area_len);
	size_t at = below(k, area_len - len + 1);
	size_t to = below(k, PART_LEN - len + 1);
	bool known = a->known;
	bool all;
	ssize_t n;

	k->doing = "write";
	if (!k->part_known) {
		refill_part(k);
	}
	n = pl_write(k->w->file, a->mem + at, len, k->part + to, &o);
	if (!judge(k, n, len, o.timeout_ns, &all)) {
		return;
	}
	memcpy(k->part_want + to, a->want + at, len);
	k->part_known = k->part_known && known && all;
	look_at_part(k, to, len);
	(void)look(k, a, at, len);
}

static void copy_step(struct worker *k)
{
	struct area *a = some_area(k);
	struct area *b = another(k, a);
	struct pl_io_opts o = some_opts(k);
	size_t len = some_len(k, area_len);
	size_t at = below(k, area_len - len + 1);
	size_t from = below(k, area_len - len + 1);
	bool known = b->known;
	bool all;
	ssize_t n;

	k->doing = "copy";
	n = pl_copy(k->w->fx.ctx, a->mem + at, b->mem + from, len, &o);
	if (!judge(k, n, len, o.timeout_ns, &all)) {
		return;
	}
	a->known = a->known && known;
	if (known) {
		arrived(k, a, at, b->want + from, len, n);
	}
}

#define PIECES 100u

static void pieces_step(struct worker *k)
{
	struct area *a = some_area(k);
	struct pl_io_opts o = some_opts(k);
	unsigned int n = 1 + (unsigned int)below(k, PIECES);
	size_t each = area_len / n;
	struct pl_copy_piece v[PIECES];
	size_t sum = 0;
	bool known = a->known;
	bool all;

	k->doing = "copyv";
	for (unsigned int i = 0; i < n; i++) {
		struct area *b = another(k, a);
		size_t len = below(k, 9) ? some_len(k, each) : 0;
		size_t from = below(k, area_len - len + 1);

		v[i] = (struct pl_copy_piece){ .dst = a->mem + i * each,
					       .src = b->mem + from,
					       .len = len };
		memcpy(a->want + i * each, b->want + from, len);
		known = known && b->known;
		sum += len;
	}
	if (judge(k, pl_copyv(k->w->fx.ctx, NULL, NULL, v, n, &o), sum, o.timeout_ns, &all)) {
		a->known = known && all;
		(void)look(k, a, 0, area_len);
	}
}

static void broadcast_step(struct worker *k)
{
	struct pl_io_opts o = some_opts(k);
	unsigned int n = 2 + (unsigned int)below(k, AREAS - 1);
	size_t len = some_len(k, area_len);
	size_t at = below(k, area_len - len + 1);
	uint64_t off = below(k, SOURCE_LEN - len + 1);
	char *from = fx_host(len);
	void *dst[AREAS];
	ssize_t moved;
	bool all;

	k->doing = "broadcast";
	for (unsigned int i = 0; i < n; i++) {
		dst[i] = k->area[i].mem + at;
	}
	moved = pl_read_broadcast(k->w->file, dst, n, len, off, &o);
	fx_pattern(from, off, len, SEED);
	if (judge(k, moved, len, o.timeout_ns, &all)) {
		for (unsigned int i = 0; i < n; i++) {
			arrived(k, &k->area[i], at, from, len, moved);
		}
	}
	free(from);
}

/* A request of a queue. */
struct asked {
	struct area *to; /* NULL: the part of the file */
	size_t at;
	char *from; /* the bytes that must come; owned */
	size_t len;
	bool limited;
};

static void ask_one(struct worker *k, struct area *a, struct area *b, struct pl_request *r,
		    struct asked *as)
{
	uint64_t off = below(k, area_len - as->len + 1);

	*r = (struct pl_request)PL_REQUEST_INIT;
	r->op = PL_OP_READ + (uint32_t)below(k, 3);
	r->len = as->len;
	r->timeout_ns = as->limited ? 1 + below(k, 3000000) : 0;
	r->user = as;
	as->from = fx_host(as->len);
	as->to = r->op == PL_OP_WRITE ? NULL : a;
	if (r->op == PL_OP_READ) {
		fx_pattern(as->from, off, as->len, SEED);
	} else {
		memcpy(as->from, b->want + off, as->len);
	}
	r->file = r->op == PL_OP_COPY ? NULL : k->w->file;
	r->mem = r->op == PL_OP_WRITE ? b->mem + off : a->mem + as->at;
	r->src = r->op == PL_OP_COPY ? b->mem + off : NULL;
	r->off = r->op == PL_OP_READ ? off : r->op == PL_OP_WRITE ? k->part + as->at : 0;
}

/* Reads from the file, and copies from another area, into slices of one; and writes of the other
 * into slices of the thread's part of the file. */
static size_t ask(struct worker *k, struct area *a, struct area *b, struct pl_request *v,
		  struct asked *as)
{
	size_t n = 1 + below(k, SLICES);
	size_t each = area_len / n;

	for (size_t i = 0; i < n; i++) {
		as[i] = (struct asked){ .at = i * each,
					.len = some_len(k, each),
					.limited = !below(k, 8) };
		ask_one(k, a, b, &v[i], &as[i]);
	}
	return n;
}

static void came(struct worker *k, const struct asked *as, ssize_t n)
{
	bool all;

	if (!judge(k, n, as->len, as->limited, &all)) {
		return;
	}
	memcpy((as->to ? as->to->want : k->part_want) + as->at, as->from, as->len);
	if (!all && as->to) {
		as->to->known = false;
	} else if (!all) {
		k->part_known = false;
	}
}

static void collect(struct worker *k, size_t n)
{
	while (n && !atomic_load(&k->w->bad)) {
		struct pl_completion c[SLICES];
		ssize_t got;

		c[0] = (struct pl_completion)PL_COMPLETION_INIT;
		got = pl_queue_wait(k->queue, c, 1, SLICES, 0);
		if (got <= 0) {
			(void)complain(k, "pl_queue_wait()", got, 1);
			return;
		}
		n -= (size_t)got;
		for (ssize_t i = 0; i < got; i++) {
			came(k, c[i].user, c[i].result);
		}
	}
}

static void queue_step(struct worker *k)
{
	struct area *a = some_area(k);
	struct area *b = another(k, a);
	struct pl_request v[SLICES];
	struct asked as[SLICES];
	size_t n;
	ssize_t sent;

	k->doing = "queue";
	if (!k->queue && pl_queue_open(k->w->fx.ctx, NULL, &k->queue)) {
		k->queue = NULL;
		return;
	}
	if (!k->part_known) {
		refill_part(k);
	}
	a->known = a->known && b->known;
	k->part_known = k->part_known && b->known;
	n = ask(k, a, b, v, as);
	sent = pl_queue_submit(k->queue, v, n, NULL, NULL);
	if (sent < 0 ? !k->w->fails : sent != (ssize_t)n) {
		(void)complain(k, "pl_queue_submit()", sent, (long long)n);
	}
	if (sent > 0) {
		collect(k, (size_t)sent);
		(void)look(k, a, 0, area_len);
		look_at_part(k, 0, PART_LEN);
	}
	for (size_t i = 0; i < n; i++) {
		free(as[i].from);
	}
}

/* After these calls on the stream none is pending. */
static void wait_for_results(struct worker *k, struct pl_stream *s, const bool *sent)
{
	(void)pl_stream_sync(s);
	for (unsigned int i = 0; i < 3; i++) {
		while (sent[i] && *(volatile ssize_t *)&k->result[i] == PENDING) {
			(void)usleep(100);
		}
	}
}

/* A read, a copy of what was read, a write of the copy, and a blocking call behind them. */
static bool row(struct worker *k, struct pl_stream *s, struct area *a, struct area *b, bool *sent,
		size_t to, bool limited)
{
	struct pl_stream_io io = PL_STREAM_IO_INIT;

	io.timeout_ns = limited ? 1 + below(k, 3000000) : 0;
	io.len = &k->len;
	io.mem_off = &k->mem_off;
	io.src_off = &k->mem_off;
	io.flags = below(k, 2)
			   ? PL_STREAM_FIXED_LEN | PL_STREAM_FIXED_MEM_OFF | PL_STREAM_FIXED_SRC_OFF
			   : 0;
	io.file = k->w->file;
	io.off = &k->off;
	io.mem = a->mem;
	io.result = &k->result[0];
	sent[0] = pl_stream_read(s, &io) == 0;
	io.mem = b->mem;
	io.src = a->mem;
	io.file = NULL;
	io.off = NULL;
	io.result = &k->result[1];
	sent[1] = sent[0] && pl_stream_copy(s, &io) == 0;
	io.file = k->w->file;
	io.src = NULL;
	io.src_off = NULL;
	io.flags = PL_STREAM_FIXED_LEN | PL_STREAM_FIXED_OFF;
	io.off = &(int64_t){ (int64_t)(k->part + to) };
	io.result = &k->result[2];
	sent[2] = sent[1] && pl_stream_write(s, &io) == 0;
	return sent[2];
}

static void row_ended(struct worker *k, struct area *a, struct area *b, size_t to, bool limited)
{
	size_t at = (size_t)k->mem_off;
	bool all = true;

	for (unsigned int i = 0; i < 3; i++) {
		bool one;

		if (!judge(k, k->result[i], k->len, limited, &one)) {
			return;
		}
		all = all && one;
	}
	fx_pattern(a->want + at, (uint64_t)k->off, k->len, SEED);
	memcpy(b->want + at, a->want + at, k->len);
	memcpy(k->part_want + to, a->want + at, k->len);
	a->known = a->known && all;
	b->known = b->known && all;
	k->part_known = k->part_known && all;
	look_at_part(k, to, k->len);
	(void)(look(k, a, at, k->len) && look(k, b, at, k->len));
}

static void stream_step(struct worker *k)
{
	unsigned int on = (unsigned int)below(k, DEVICES);
	struct pl_stream *s = k->stream[on];
	struct area *a = some_area(k);
	struct area *b = another(k, a);
	struct pl_io_opts o = PL_IO_OPTS_INIT;
	size_t to;
	bool sent[3] = { false, false, false };
	bool limited = !below(k, 8);
	bool whole;
	ssize_t n;

	k->doing = "streams";
	if (!s) {
		return;
	}
	if (!k->part_known) {
		refill_part(k);
	}
	k->len = some_len(k, area_len);
	k->off = (int64_t)below(k, SOURCE_LEN - k->len + 1);
	k->mem_off = (int64_t)below(k, area_len - k->len + 1);
	to = below(k, PART_LEN - k->len + 1);
	for (unsigned int i = 0; i < 3; i++) {
		k->result[i] = PENDING;
	}
	whole = row(k, s, a, b, sent, to, limited);
	o.after = s;
	n = pl_copy(k->w->fx.ctx, k->seen, b->mem + k->mem_off, k->len, &o);
	if (n != (ssize_t)k->len || !whole) {
		if (!k->w->fails) {
			(void)complain(k, "the copy after it", n, (long long)k->len);
		}
		wait_for_results(k, s, sent);
		a->known = false;
		b->known = false;
		k->part_known = false;
		return;
	}
	row_ended(k, a, b, to, limited);
}

static struct pl_dev *dev_of(const struct worker *k, unsigned int area)
{
	return k->w->dev[area < DEVICES ? area : 0];
}

/* Memory, streams and queues come and go. */
static void renew_area(struct worker *k, unsigned int i)
{
	struct area *a = &k->area[i];
	void *mem = NULL;
	int rc = 0;

	a->known = false;
	if (i == PLAIN) {
		return;
	}
	rc = a->mem ? pl_mem_free(k->w->fx.ctx, a->mem) : 0;
	if (rc) {
		(void)complain(k, "pl_mem_free()", rc, 0);
		return;
	}
	do {
		rc = i == PINNED ? pl_mem_alloc(dev_of(k, i), area_len, PL_ALLOC_PINNED, &mem)
				 : pl_mem_alloc(dev_of(k, i), area_len, 0, &mem);
	} while (rc && k->w->fails && !atomic_load(&k->w->bad));
	if (rc) {
		(void)complain(k, "pl_mem_alloc()", rc, 0);
	}
	a->mem = mem;
}

static void renew_step(struct worker *k)
{
	unsigned int i = (unsigned int)below(k, AREAS + DEVICES + 1);

	k->doing = "renewal";
	if (i < AREAS) {
		renew_area(k, i);
	} else if (i < AREAS + DEVICES) {
		struct pl_stream **s = &k->stream[i - AREAS];
		int rc;

		pl_stream_close(*s);
		rc = pl_stream_create(dev_of(k, i - AREAS), s);
		*s = rc ? NULL : *s;
		if (rc && !k->w->fails) {
			(void)complain(k, "pl_stream_create()", rc, 0);
		}
	} else {
		pl_queue_close(k->queue);
		k->queue = NULL;
	}
}

static void step(struct worker *k)
{
	static void (*const steps[])(struct worker * k) = {
		read_step,  read_step,	 read_step,   write_step,  write_step,
		copy_step,  copy_step,	 copy_step,   pieces_step, broadcast_step,
		queue_step, stream_step, stream_step, stream_step, renew_step,
	};

	steps[below(k, COUNT(steps))](k);
	atomic_fetch_add(&k->w->steps, 1);
}

static void *work(void *arg)
{
	struct worker *k = arg;

	while (!atomic_load(&k->w->over) && !atomic_load(&k->w->bad)) {
		step(k);
	}
	return NULL;
}

/* Another context on the same devices. */
static void *come_and_go(void *arg)
{
	struct world *w = arg;
	char *want = malloc(100000);
	char *got = malloc(100000);

	fx_pattern(want, 777, 100000, SEED);
	while (want && got && !atomic_load(&w->over) && !atomic_load(&w->bad)) {
		struct pl_ctx *ctx;
		struct pl_dev *dev;
		struct pl_file *file;
		void *mem;

		if (fx_ctx(&ctx, "soft_gpus=3x64MiB", "slab_budget=2MiB", NULL)) {
			continue;
		}
		if (!pl_dev_open(ctx, fx_device(), &dev) && !pl_mem_alloc(dev, 100000, 0, &mem) &&
		    !pl_file_open(ctx, w->path, O_RDONLY, 0, &file) &&
		    pl_read(file, mem, 100000, 777, NULL) == 100000 &&
		    pl_copy(ctx, got, mem, 100000, NULL) == 100000 &&
		    fx_differ(got, want, 100000) >= 0 && !atomic_exchange(&w->bad, true)) {
			(void)fprintf(stderr, "another context read other bytes\n");
		}
		pl_close(ctx);
		(void)usleep(3000);
	}
	free(want);
	free(got);
	return NULL;
}

/* The fake driver's calls fail, each kind now and then. Not those that wait or release: they do not
 * fail alone on a GPU that works. */
static void (*fake_fail)(const char *spec);
static long (*fake_live)(const char *what);
static unsigned long (*fake_violations)(void);
static const char *(*fake_violation)(void);

static const char *const calls[] = {
	"cuMemcpyAsync",	 "cuMemcpy2DAsync_v2",	   "cuEventRecord",
	"cuStreamWaitEvent",	 "cuLaunchHostFunc",	   "cuStreamWaitValue32_v2",
	"cuMemHostRegister_v2",	 "cuMemAlloc_v2",	   "cuStreamCreateWithPriority",
	"cuEventCreate",	 "cuPointerGetAttributes", "cuLaunchKernel",
	"cuMemcpyBatchAsync_v2", "cuStreamIsCapturing",	   "cuMemHostGetDevicePointer_v2",
	"cuStreamCreate",	 "cuCtxEnablePeerAccess",
};

/* What is not there when all contexts are closed. */
static const char *const kept[] = { "memory", "pins", "streams", "events", "contexts", "handles" };

struct chaos {
	struct world *w;
	uint64_t state;
};

static void *make_calls_fail(void *arg)
{
	struct chaos *c = arg;

	while (!atomic_load(&c->w->over) && !atomic_load(&c->w->bad)) {
		char spec[80];

		(void)snprintf(spec, sizeof(spec), "%s:%u:%u",
			       calls[fx_random(&c->state) % COUNT(calls)],
			       1 + (unsigned int)(fx_random(&c->state) % 8),
			       fx_random(&c->state) % 2 ? 1 : 2);
		fake_fail(spec);
		(void)usleep(1000);
	}
	fake_fail(NULL);
	return NULL;
}

static void find_driver(void)
{
	const char *name = getenv("PEERLANE_TEST_CUDA_LIB");
	void *lib = name && *name ? dlopen(name, RTLD_NOW) : NULL;
	void *p = lib ? dlsym(lib, "fakecuda_fail") : NULL;

	memcpy(&fake_fail, &p, sizeof(p));
	p = lib ? dlsym(lib, "fakecuda_live") : NULL;
	memcpy(&fake_live, &p, sizeof(p));
	p = lib ? dlsym(lib, "fakecuda_violations") : NULL;
	memcpy(&fake_violations, &p, sizeof(p));
	p = lib ? dlsym(lib, "fakecuda_violation") : NULL;
	memcpy(&fake_violation, &p, sizeof(p));
}

static void begin_worker(struct worker *k, struct world *w, unsigned int number, uint64_t seed)
{
	*k = (struct worker){ .w = w,
			      .number = number,
			      .state = seed,
			      .part = SOURCE_LEN + number * PART_LEN,
			      .part_want = fx_host(PART_LEN),
			      .seen = fx_host(PART_LEN),
			      .doing = "the beginning" };
	for (unsigned int i = 0; i < AREAS; i++) {
		k->area[i].want = fx_host(area_len);
		k->area[i].mem = i == PLAIN ? fx_host(area_len) : NULL;
		renew_area(k, i);
	}
	for (unsigned int i = 0; i < DEVICES; i++) {
		assert_ok(pl_stream_create(dev_of(k, i), &k->stream[i]));
	}
}

static void end_worker(struct worker *k)
{
	for (unsigned int i = 0; i < DEVICES; i++) {
		pl_stream_close(k->stream[i]);
	}
	pl_queue_close(k->queue);
	for (unsigned int i = 0; i < AREAS; i++) {
		if (i != PLAIN) {
			assert_ok(pl_mem_free(k->w->fx.ctx, k->area[i].mem));
		} else {
			free(k->area[i].mem);
		}
		free(k->area[i].want);
	}
	free(k->part_want);
	free(k->seen);
}

static void open_world(struct world *w, const char *settings[4])
{
	const char *dev = fx_device();
	int family = (int)strcspn(dev, ":");
	char name[64];

	*w = (struct world){ .path = NULL };
	fx_open(&w->fx, "soft_gpus=3x64MiB", "chunk=64KiB", settings[0], settings[1], settings[2],
		settings[3], NULL);
	for (unsigned int i = 0; i < DEVICES; i++) {
		(void)snprintf(name, sizeof(name), "%.*s:%u", family, dev, i);
		if (pl_dev_open(w->fx.ctx, name, &w->dev[i])) {
			assert_ok(pl_dev_open(w->fx.ctx, dev, &w->dev[i]));
		}
	}
	w->path = fx_made("mixed", SOURCE_LEN + THREADS * PART_LEN, SEED);
	w->file = fx_file(&w->fx, w->path, O_RDWR);
	w->fd = open(w->path, O_RDWR);
	assert_true(w->fd >= 0);
}

static void close_world(struct world *w)
{
	fx_shut(w->file);
	for (unsigned int i = 0; i < DEVICES; i++) {
		pl_dev_close(w->dev[i]);
	}
	fx_close(&w->fx);
	close(w->fd);
	(void)unlink(w->path);
}

static void run_threads(struct world *w, struct worker *v, double seconds, bool chaos,
			uint64_t *seed)
{
	struct chaos c = { .w = w, .state = fx_random(seed) };
	double began = fx_now();
	pthread_t t[THREADS + 2];

	for (unsigned int i = 0; i < THREADS; i++) {
		assert_int_equal(pthread_create(&t[i], NULL, work, &v[i]), 0);
	}
	assert_int_equal(pthread_create(&t[THREADS], NULL, come_and_go, w), 0);
	if (chaos) {
		assert_int_equal(pthread_create(&t[THREADS + 1], NULL, make_calls_fail, &c), 0);
	}
	while (fx_now() < began + seconds && !atomic_load(&w->bad)) {
		(void)usleep(10000);
	}
	atomic_store(&w->over, true);
	for (unsigned int i = 0; i < THREADS + 1 + chaos; i++) {
		assert_int_equal(pthread_join(t[i], NULL), 0);
	}
}

static double seconds = 1;

/* The last setting is a fault, or NULL. */
static void mix(const char *settings[4], bool fault, bool chaos)
{
	static uint64_t seed;
	struct worker v[THREADS];
	struct world w;

	seed = seed ? seed : fx_seed();
	open_world(&w, settings);
	w.fails = fault || chaos;
	for (unsigned int i = 0; i < THREADS; i++) {
		begin_worker(&v[i], &w, i, fx_random(&seed));
	}
	run_threads(&w, v, seconds, chaos, &seed);
	/* Nothing fails any more, but what the settings make fail. */
	w.fails = fault;
	for (unsigned int i = 0; i < CALM_STEPS && !atomic_load(&w.bad); i++) {
		step(&v[i % THREADS]);
	}
	print_message("%lu steps, %lu calls failed or came short\n", atomic_load(&w.steps),
		      atomic_load(&w.failed));
	assert_false(atomic_load(&w.bad));
	for (unsigned int i = 0; i < THREADS; i++) {
		end_worker(&v[i]);
	}
	close_world(&w);
	if (fake_violations && fake_violations()) {
		fail_msg("misuse of the driver: %s", fake_violation());
	}
	for (unsigned int i = 0; fake_live && i < COUNT(kept); i++) {
		if (fake_live(kept[i])) {
			fail_msg("%ld %s are left", fake_live(kept[i]), kept[i]);
		}
	}
}

static void plain(void **state)
{
	(void)state;
	mix((const char *[4]){ "slab_budget=128MiB", NULL }, false, false);
}

static void tight(void **state)
{
	(void)state;
	mix((const char *[4]){ "slab_budget=1MiB", "inline_max=16KiB", "threads=2", NULL }, false,
	    false);
}

static void over_links(void **state)
{
	const char *dev = fx_device();
	int family = (int)strcspn(dev, ":");
	char lanes[64];

	(void)state;
	(void)snprintf(lanes, sizeof(lanes), "lanes=%.*s:0,%.*s:1", family, dev, family, dev);
	mix((const char *[4]){ "slab_budget=128MiB", lanes, "test_soft_pairs=1-2:cut", NULL },
	    false, false);
}

#define FAULT                                                                                  \
	"test_fault=copy:every=13:err=EIO,copy:every=7:delay=300,buffered:every=11:short=100," \
	"buffered:every=17:err=EIO,direct:every=5:err=EIO,pagecache:every=3:err=EAGAIN"

static void failing_movers(void **state)
{
	(void)state;
	mix((const char *[4]){ "slab_budget=16MiB", FAULT, NULL }, true, false);
}

/* Threads of the library have their share in what is this long. */
static void with_helpers(void **state)
{
	(void)state;
	area_len = LONG_LEN;
	mix((const char *[4]){ "slab_budget=16MiB", "threads=3", NULL }, false, false);
	mix((const char *[4]){ "slab_budget=16MiB", "threads=3", FAULT, NULL }, true, false);
	area_len = SHORT_LEN;
}

static void failing_driver(void **state)
{
	(void)state;
	if (!fake_fail) {
		skip();
	}
	mix((const char *[4]){ "slab_budget=128MiB", NULL }, false, true);
}

int main(int argc, char **argv)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(plain),	  cmocka_unit_test(tight),
		cmocka_unit_test(over_links),	  cmocka_unit_test(failing_movers),
		cmocka_unit_test(failing_driver), cmocka_unit_test(with_helpers),
	};

	seconds = argc > 1 ? strtod(argv[1], NULL) : seconds;
	find_driver();
	return cmocka_run_group_tests_name("mixed", tests, NULL, NULL);
}

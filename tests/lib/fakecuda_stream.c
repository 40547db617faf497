/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/* The fake driver's streams and events: a thread a stream, so that a missing wait shows. */

#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "fakecuda_impl.h"

/* What programs and the shim of `peerlane run` use, and the library does not. */
EXPORT cuda_result cuStreamGetCtx(struct CUstream_st *s, struct CUctx_st **out);

enum op_kind {
	OP_COPY,
	OP_SET,
	OP_RECORD,
	OP_KERNEL,
	OP_ORDER, /* fakecuda_order.c */
	OP_AFTER, /* a wait for an event */
};

struct op {
	struct op *next;
	enum op_kind kind;
	struct fake_place dst;
	struct fake_place src;
	unsigned char byte;
	struct CUevent_st *event;
	unsigned long mark;
	bool rows;	      /* a copy of several */
	bool queued;	      /* on a connection of a copy engine */
	unsigned long ticket; /* there */
	const struct kernel_desc *kernel;
	void *args; /* of the kernel */
	unsigned int blocks;
	struct fake_order *order;
};

struct CUstream_st {
	struct CUstream_st *next; /* of all */
	struct CUctx_st *ctx;
	pthread_t thread;
	struct op *head;
	struct op **tail;
	unsigned long issued;
	unsigned long done;
	bool stop;
	unsigned long id;
	unsigned int capturing; /* the number of the capture that it is in; 0: none */
	unsigned int seed;
	unsigned int connection[2]; /* to a copy engine, by direction */
	unsigned long going[2];	    /* copies there that have not ended */
};

struct CUevent_st {
	struct CUctx_st *ctx;
	unsigned long want;
	unsigned long have;
	unsigned int flags;
	unsigned int capture;  /* that it was last recorded in; 0: none */
	unsigned long pending; /* records that are queued */
	bool dead;	       /* destroyed while some were */
};

static struct CUstream_st *streams;
static struct CUstream_st *ended;

char *fake_kernel_bytes(cuda_ptr p, size_t len)
{
	struct fake_place place;
	struct fake_block *b = fake_find(fake.blocks, (uintptr_t)p);

	if (!b || (b->kind == FAKE_PINNED && !b->devicemap) ||
	    fake_place((uintptr_t)p, len, &place) != CUDA_RES_OK || !place.deferred) {
		return NULL;
	}
	return place.bytes;
}

/* Connections to a GPU are few, and streams that wait take them up: those of the primary context.
 */
static void wait_for_connection(const struct CUstream_st *s)
{
	pthread_mutex_lock(&fake.lock);
	while (fake.hold_back && s->ctx->primary &&
	       fake.waiting[s->ctx->device] >= fake.connections) {
		pthread_cond_wait(&fake.moved, &fake.lock);
	}
	pthread_mutex_unlock(&fake.lock);
}

/* Before the n-th block of a kernel, from 1 on. */
static void wait_for_space(unsigned int n)
{
	pthread_mutex_lock(&fake.lock);
	while (fake.stalled && n >= fake.stalled) {
		pthread_cond_wait(&fake.moved, &fake.lock);
	}
	pthread_mutex_unlock(&fake.lock);
}

static void run_kernel(struct CUstream_st *s, struct op *op)
{
	wait_for_connection(s);
	for (unsigned int i = 0; i < op->blocks; i++) {
		wait_for_space(i + 1);
		/* Backwards: blocks have no order. */
		if (!fake_run_block(op->kernel, op->args, op->blocks - 1 - i, op->blocks)) {
			pthread_mutex_lock(&fake.lock);
			fake_violate("a kernel touched memory that is not there");
			s->ctx->error = CUDA_RES_ILLEGAL_ADDRESS;
			pthread_mutex_unlock(&fake.lock);
			return;
		}
	}
}

EXPORT void fakecuda_stall(int from)
{
	pthread_mutex_lock(&fake.lock);
	fake.stalled = (unsigned int)from;
	pthread_cond_broadcast(&fake.moved);
	pthread_mutex_unlock(&fake.lock);
}

static bool inside(const struct fake_place *p)
{
	return p->deferred && !p->pin_id;
}

/* The bytes of a short copy to a device are among the commands, and stand with them. */
#define AMONG_COMMANDS_MAX 24576u

static bool stands(const struct op *op)
{
	return inside(&op->dst) &&
	       (inside(&op->src) || (op->dst.len <= AMONG_COMMANDS_MAX && !op->rows));
}

/* Those of a copy engine are first in, first out, whatever the context and the priority. A stream
 * stays on one while it has copies there; an idle one takes that which has fewest. */
#define ENGINE_CONNECTIONS 4u

static struct {
	unsigned long issued;
	unsigned long done;
} engine[FAKE_DEVICES_MAX][2][ENGINE_CONNECTIONS];

static bool is_for_engine(const struct op *op)
{
	return fake.hold_back && op->kind == OP_COPY && inside(&op->dst) != inside(&op->src);
}

/* Outside the lock. */
static void wait_for_engine(const struct CUstream_st *s, const struct op *op)
{
	pthread_mutex_lock(&fake.lock);
	while (op->queued &&
	       engine[s->ctx->device][inside(&op->dst)][s->connection[inside(&op->dst)]].done !=
		       op->ticket) {
		pthread_cond_wait(&fake.moved, &fake.lock);
	}
	pthread_mutex_unlock(&fake.lock);
}

EXPORT void fakecuda_lie(int on)
{
	pthread_mutex_lock(&fake.lock);
	fake.lies = on;
	pthread_mutex_unlock(&fake.lock);
}

/* Outside the lock. */
static void lie(const struct CUstream_st *s, const struct op *op)
{
	const struct fake_block *b;

	pthread_mutex_lock(&fake.lock);
	b = fake.lies && inside(&op->dst) ? fake_find(fake.blocks, op->dst.va) : NULL;
	if (b && b->ctx && b->ctx->device != s->ctx->device) {
		op->dst.bytes[op->dst.len / 2] ^= 0x40;
	}
	pthread_mutex_unlock(&fake.lock);
}

/* Short copies of whole words see each as it is at some time, also while a kernel runs that changes
 * them. */
static void copy_bytes(char *dst, const char *src, size_t len)
{
	if (len > 256 || (((uintptr_t)dst | (uintptr_t)src | len) & 7)) {
		memmove(dst, src, len);
		return;
	}
	for (size_t i = 0; i < len; i += 8) {
		uint64_t v = __atomic_load_n((const uint64_t *)(const void *)(src + i),
					     __ATOMIC_ACQUIRE);

		__atomic_store_n((uint64_t *)(void *)(dst + i), v, __ATOMIC_RELEASE);
	}
}

/* Outside the lock. */
static void carry(struct CUstream_st *s, struct op *op)
{
	if (op->kind == OP_KERNEL) {
		run_kernel(s, op);
	} else if (op->kind == OP_ORDER) {
		fake_do_order(s->ctx->device, op->order);
	} else if (op->kind == OP_COPY) {
		if (stands(op)) {
			wait_for_connection(s);
		}
		wait_for_engine(s, op);
		copy_bytes(op->dst.bytes, op->src.bytes, op->dst.len);
		lie(s, op);
	} else if (op->kind == OP_AFTER) {
		pthread_mutex_lock(&fake.lock);
		while (op->event->have < op->mark) {
			pthread_cond_wait(&fake.moved, &fake.lock);
		}
		pthread_mutex_unlock(&fake.lock);
	} else if (op->kind == OP_SET) {
		wait_for_connection(s);
		memset(op->dst.bytes, op->byte, op->dst.len);
	}
}

/* Whether the copy may still run, with the lock held. */
static bool still_valid(struct CUstream_st *s, const struct op *op)
{
	if (s->ctx->error != CUDA_RES_OK) {
		return false;
	}
	if ((op->kind < OP_RECORD || op->kind == OP_ORDER) &&
	    (!fake_still_pinned(&op->dst) ||
	     (op->kind == OP_COPY && !fake_still_pinned(&op->src)))) {
		fake_violate("host memory was unpinned while a copy of it was queued");
		s->ctx->error = CUDA_RES_ILLEGAL_ADDRESS;
		return false;
	}
	return true;
}

static void finish(struct op *op)
{
	struct CUevent_st *e = op->event;

	if (e) {
		if (op->kind == OP_RECORD && op->mark > e->have) {
			e->have = op->mark;
		}
		if (--e->pending == 0 && e->dead) {
			free(e);
		}
	}
	free(op->args);
	free(op->order);
	free(op);
}

static void *run(void *arg)
{
	struct CUstream_st *s = arg;
	struct CUstream_st **at;

	pthread_mutex_lock(&fake.lock);
	while (s->head || !s->stop) {
		struct op *op = s->head;
		unsigned int nap = 0;
		bool valid;

		if (!op) {
			pthread_cond_wait(&fake.moved, &fake.lock);
			continue;
		}
		if (fake.delay_us) {
			nap = (unsigned int)rand_r(&s->seed) % (fake.delay_us + 1);
		}
		pthread_mutex_unlock(&fake.lock);
		if (nap) {
			usleep(nap);
		}
		pthread_mutex_lock(&fake.lock);
		valid = still_valid(s, op);
		pthread_mutex_unlock(&fake.lock);
		if (valid) {
			carry(s, op);
		} else {
			wait_for_engine(s, op);
		}
		pthread_mutex_lock(&fake.lock);
		if (op->queued) {
			s->going[inside(&op->dst)]--;
			engine[s->ctx->device][inside(&op->dst)][s->connection[inside(&op->dst)]]
				.done++;
		}
		s->head = op->next;
		if (!s->head) {
			s->tail = &s->head;
		}
		s->done++;
		finish(op);
		pthread_cond_broadcast(&fake.moved);
	}
	for (at = &streams; *at != s;) {
		at = &(*at)->next;
	}
	*at = s->next;
	s->next = ended;
	ended = s;
	pthread_cond_broadcast(&fake.moved);
	pthread_mutex_unlock(&fake.lock);
	return NULL;
}

/* Frees the streams whose threads have come to their end. */
static void reap(void)
{
	struct CUstream_st *s;
	struct CUstream_st *next;

	pthread_mutex_lock(&fake.lock);
	s = ended;
	ended = NULL;
	pthread_mutex_unlock(&fake.lock);
	for (; s; s = next) {
		next = s->next;
		pthread_join(s->thread, NULL);
		free(s);
	}
}

/* With the lock held. */
static void choose_connection(struct CUstream_st *s, bool to_device)
{
	unsigned long least = ~0ul;

	if (s->going[to_device]++) {
		return;
	}
	for (unsigned int i = 0; i < ENGINE_CONNECTIONS && i < fake.connections; i++) {
		unsigned long n = engine[s->ctx->device][to_device][i].issued -
				  engine[s->ctx->device][to_device][i].done;

		if (n < least) {
			least = n;
			s->connection[to_device] = i;
		}
	}
}

/* With the lock held. */
static void enqueue(struct CUstream_st *s, struct op *op)
{
	op->next = NULL;
	*s->tail = op;
	s->tail = &op->next;
	s->issued++;
	op->queued = is_for_engine(op);
	if (op->queued) {
		choose_connection(s, inside(&op->dst));
		op->ticket =
			engine[s->ctx->device][inside(&op->dst)][s->connection[inside(&op->dst)]]
				.issued++;
	}
	pthread_cond_broadcast(&fake.moved);
}

static void wait_for(struct CUstream_st *s, unsigned long mark)
{
	while (s->done < mark) {
		pthread_cond_wait(&fake.moved, &fake.lock);
	}
}

long fake_operations(void)
{
	long n = 0;

	for (const struct CUstream_st *s = streams; s; s = s->next) {
		n += (long)(s->issued - s->done);
	}
	return n;
}

void fake_drain(int device, const struct CUctx_st *ctx)
{
	struct CUstream_st *s;

	pthread_mutex_lock(&fake.lock);
	s = streams;
	while (s) {
		if (s->ctx->device == device && (!ctx || s->ctx == ctx) &&
		    (s->done < s->issued || s->stop)) {
			/* The list may change meanwhile; what is going is waited for. */
			pthread_cond_wait(&fake.moved, &fake.lock);
			s = streams;
		} else {
			s = s->next;
		}
	}
	pthread_mutex_unlock(&fake.lock);
	reap();
}

static cuda_result create(struct CUctx_st *ctx, bool counted, struct CUstream_st **out)
{
	struct CUstream_st *s = calloc(1, sizeof(*s));

	if (!s) {
		return CUDA_RES_OUT_OF_MEMORY;
	}
	if (counted && ctx->primary) {
		fake_hold_back(ctx->device);
	}
	reap();
	s->ctx = ctx;
	s->tail = &s->head;
	pthread_mutex_lock(&fake.lock);
	if (pthread_create(&s->thread, NULL, run, s)) {
		pthread_mutex_unlock(&fake.lock);
		free(s);
		return CUDA_RES_OPERATING_SYSTEM;
	}
	fake.streams += counted;
	s->seed = (unsigned int)++fake.seeds;
	s->id = s->seed;
	s->next = streams;
	streams = s;
	pthread_mutex_unlock(&fake.lock);
	*out = s;
	return CUDA_RES_OK;
}

EXPORT cuda_result cuStreamCreate(struct CUstream_st **out, unsigned int flags)
{
	struct CUctx_st *ctx;

	GATE_CTX(ctx);
	if (flags & ~(unsigned int)CUDA_STREAM_NON_BLOCKING) {
		return CUDA_RES_INVALID_VALUE;
	}
	if (!(flags & CUDA_STREAM_NON_BLOCKING)) {
		fake_violate("a stream was created that waits for the default stream");
	}
	return create(ctx, true, out);
}

/* The default streams, by their handles that are values. They wait for no others here. */
static cuda_result resolve(struct CUstream_st **s, struct CUctx_st *ctx)
{
	static _Thread_local struct CUstream_st *mine[FAKE_DEVICES_MAX];
	struct CUstream_st **at = (uintptr_t)*s == 1   ? &ctx->legacy
				  : (uintptr_t)*s == 2 ? &mine[ctx->device]
						       : NULL;
	cuda_result r = CUDA_RES_OK;

	if (at) {
		r = *at ? CUDA_RES_OK : create(ctx, false, at);
		*s = *at;
	}
	return r;
}

/* A stream that a program may name: of the current context, and not the default one. */
static cuda_result check(struct CUstream_st *s, struct CUctx_st *ctx)
{
	struct CUstream_st *i;
	bool known = false;

	if (!s) {
		fake_violate("the default stream was used");
		return CUDA_RES_INVALID_HANDLE;
	}
	pthread_mutex_lock(&fake.lock);
	for (i = streams; i; i = i->next) {
		known = known || (i == s && !s->stop);
	}
	pthread_mutex_unlock(&fake.lock);
	return known && s->ctx == ctx ? CUDA_RES_OK : CUDA_RES_INVALID_HANDLE;
}

#define GATE_STREAM(s)                                \
	do {                                          \
		struct CUctx_st *current_;            \
		cuda_result stream_;                  \
		GATE_CTX(current_);                   \
		stream_ = resolve(&(s), current_);    \
		if (stream_ == CUDA_RES_OK) {         \
			stream_ = check(s, current_); \
		}                                     \
		if (stream_ != CUDA_RES_OK) {         \
			return stream_;               \
		}                                     \
	} while (0)

/* Does not wait: what is queued is done behind the program's back, then the stream goes. */
EXPORT cuda_result cuStreamDestroy_v2(struct CUstream_st *s)
{
	GATE_STREAM(s);
	pthread_mutex_lock(&fake.lock);
	s->stop = true;
	fake.streams--;
	pthread_cond_broadcast(&fake.moved);
	pthread_mutex_unlock(&fake.lock);
	return CUDA_RES_OK;
}

/* Of a stream that is captured: that ends the capture. */
static bool waits_for_captured(const struct CUstream_st *s)
{
	if (s->capturing) {
		fake_violate("a stream was waited for while it was captured");
	}
	return s->capturing;
}

EXPORT cuda_result cuStreamQuery(struct CUstream_st *s)
{
	cuda_result r;

	GATE_STREAM(s);
	if (waits_for_captured(s)) {
		return CUDA_RES_STREAM_CAPTURE_UNSUPPORTED;
	}
	pthread_mutex_lock(&fake.lock);
	r = s->done < s->issued ? CUDA_RES_NOT_READY : s->ctx->error;
	pthread_mutex_unlock(&fake.lock);
	return r;
}

EXPORT cuda_result cuStreamSynchronize(struct CUstream_st *s)
{
	cuda_result r;

	GATE_STREAM(s);
	if (waits_for_captured(s)) {
		return CUDA_RES_STREAM_CAPTURE_UNSUPPORTED;
	}
	pthread_mutex_lock(&fake.lock);
	wait_for(s, s->issued);
	r = s->ctx->error;
	pthread_mutex_unlock(&fake.lock);
	return r;
}

EXPORT cuda_result cuEventCreate(struct CUevent_st **out, unsigned int flags)
{
	struct CUctx_st *ctx;
	struct CUevent_st *e;

	GATE_CTX(ctx);
	fake_hold_back(ctx->device);
	if (flags & ~(unsigned int)(CUDA_EVENT_BLOCKING_SYNC | CUDA_EVENT_DISABLE_TIMING)) {
		return CUDA_RES_INVALID_VALUE;
	}
	e = calloc(1, sizeof(*e));
	if (!e) {
		return CUDA_RES_OUT_OF_MEMORY;
	}
	e->ctx = ctx;
	e->flags = flags;
	pthread_mutex_lock(&fake.lock);
	fake.events++;
	pthread_mutex_unlock(&fake.lock);
	*out = e;
	return CUDA_RES_OK;
}

EXPORT cuda_result cuEventDestroy_v2(struct CUevent_st *e)
{
	struct CUctx_st *ctx;

	GATE_CTX(ctx);
	pthread_mutex_lock(&fake.lock);
	fake.events--;
	if (e->pending) {
		e->dead = true;
	} else {
		free(e);
	}
	pthread_mutex_unlock(&fake.lock);
	return CUDA_RES_OK;
}

EXPORT cuda_result cuEventRecord(struct CUevent_st *e, struct CUstream_st *s)
{
	struct op *op;

	UNLESS_IDLE();
	GATE_STREAM(s);
	if (e->ctx != s->ctx) {
		return CUDA_RES_INVALID_HANDLE;
	}
	e->capture = s->capturing;
	op = calloc(1, sizeof(*op));
	if (!op) {
		return CUDA_RES_OUT_OF_MEMORY;
	}
	op->kind = OP_RECORD;
	op->event = e;
	pthread_mutex_lock(&fake.lock);
	op->mark = ++e->want;
	e->pending++;
	enqueue(s, op);
	pthread_mutex_unlock(&fake.lock);
	return CUDA_RES_OK;
}

/* The event's context may be another's: it says what failed there when it is asked itself. */
EXPORT cuda_result cuStreamWaitEvent(struct CUstream_st *s, struct CUevent_st *e,
				     unsigned int flags)
{
	struct op *op;

	UNLESS_IDLE();
	GATE_STREAM(s);
	if (flags) {
		return CUDA_RES_INVALID_VALUE;
	}
	if (e->want && e->capture != s->capturing) {
		fake_violate("a stream waited for an event of another capture");
		return CUDA_RES_STREAM_CAPTURE_UNSUPPORTED;
	}
	op = calloc(1, sizeof(*op));
	if (!op) {
		return CUDA_RES_OUT_OF_MEMORY;
	}
	op->kind = OP_AFTER;
	op->event = e;
	pthread_mutex_lock(&fake.lock);
	op->mark = e->want;
	e->pending++;
	enqueue(s, op);
	pthread_mutex_unlock(&fake.lock);
	return CUDA_RES_OK;
}

EXPORT cuda_result cuStreamGetCtx(struct CUstream_st *s, struct CUctx_st **out)
{
	struct CUctx_st *ctx;
	struct CUstream_st *i;
	bool known = (uintptr_t)s == 1 || (uintptr_t)s == 2;

	GATE_CTX(ctx);
	pthread_mutex_lock(&fake.lock);
	for (i = streams; i && !known; i = i->next) {
		known = i == s && !s->stop;
		ctx = known ? s->ctx : ctx;
	}
	pthread_mutex_unlock(&fake.lock);
	*out = ctx;
	return known ? CUDA_RES_OK : CUDA_RES_INVALID_HANDLE;
}

/* It is in no stream's order, but in a graph's. */
static bool is_captured(const struct CUevent_st *e)
{
	if (e->capture) {
		fake_violate("an event was asked for that was recorded in a capture");
	}
	return e->capture != 0;
}

EXPORT cuda_result cuEventQuery(struct CUevent_st *e)
{
	struct CUctx_st *ctx;
	cuda_result r;

	GATE_CTX(ctx);
	if (is_captured(e)) {
		return CUDA_RES_STREAM_CAPTURE_UNSUPPORTED;
	}
	pthread_mutex_lock(&fake.lock);
	r = e->have < e->want ? CUDA_RES_NOT_READY : e->ctx->error;
	pthread_mutex_unlock(&fake.lock);
	return r;
}

EXPORT cuda_result cuEventSynchronize(struct CUevent_st *e)
{
	struct CUctx_st *ctx;
	unsigned long want;
	cuda_result r;

	GATE_CTX(ctx);
	if (is_captured(e)) {
		return CUDA_RES_STREAM_CAPTURE_UNSUPPORTED;
	}
	if (!(e->flags & CUDA_EVENT_BLOCKING_SYNC)) {
		fake_violate("an event was waited for by spinning");
	}
	pthread_mutex_lock(&fake.lock);
	want = e->want;
	while (e->have < want) {
		pthread_cond_wait(&fake.moved, &fake.lock);
	}
	r = e->ctx->error;
	pthread_mutex_unlock(&fake.lock);
	return r;
}

/* Queues it; waits for it where pageable memory is involved, as a real driver does. */
static cuda_result issue(struct CUstream_st *s, struct op *op)
{
	bool deferred = op->dst.deferred && (op->kind == OP_SET || op->src.deferred);

	if (!deferred) {
		(void)fake_gate("pageable copies", false); /* counts */
	}
	pthread_mutex_lock(&fake.lock);
	enqueue(s, op);
	if (!deferred) {
		wait_for(s, s->issued);
	}
	pthread_mutex_unlock(&fake.lock);
	return CUDA_RES_OK;
}

static cuda_result place_both(struct op *op, cuda_ptr dst, cuda_ptr src, size_t len)
{
	cuda_result r;

	pthread_mutex_lock(&fake.lock);
	r = fake_readonly((uintptr_t)dst, len) ? CUDA_RES_INVALID_VALUE
					       : fake_place((uintptr_t)dst, len, &op->dst);
	if (r == CUDA_RES_OK && op->kind == OP_COPY) {
		r = fake_place((uintptr_t)src, len, &op->src);
	}
	pthread_mutex_unlock(&fake.lock);
	return r;
}

static cuda_result make(enum op_kind kind, struct CUstream_st *s, cuda_ptr dst, cuda_ptr src,
			unsigned char byte, size_t len, bool rows)
{
	struct op *op = calloc(1, sizeof(*op));
	cuda_result r;

	if (!op) {
		return CUDA_RES_OUT_OF_MEMORY;
	}
	op->kind = kind;
	op->byte = byte;
	op->rows = rows;
	r = place_both(op, dst, src, len);
	if (r != CUDA_RES_OK) {
		free(op);
		return r;
	}
	return issue(s, op);
}

cuda_result fake_copy(cuda_ptr dst, cuda_ptr src, size_t len, struct CUstream_st *s, bool wait)
{
	struct CUctx_st *ctx;
	cuda_result r = fake_current(&ctx);

	if (r == CUDA_RES_OK) {
		r = resolve(&s, ctx);
	}
	if (r == CUDA_RES_OK) {
		r = check(s, ctx);
	}
	if (r == CUDA_RES_OK) {
		r = make(OP_COPY, s, dst, src, 0, len, false);
	}
	if (r == CUDA_RES_OK && wait) {
		pthread_mutex_lock(&fake.lock);
		wait_for(s, s->issued);
		r = s->ctx->error;
		pthread_mutex_unlock(&fake.lock);
	}
	return r;
}

EXPORT cuda_result cuMemcpyAsync(cuda_ptr dst, cuda_ptr src, size_t len, struct CUstream_st *s)
{
	GATE();
	return fake_copy(dst, src, len, s, false);
}

/* Rows that follow each other without a gap are all that is asked for. */
EXPORT cuda_result cuMemcpy2DAsync_v2(const struct CUDA_MEMCPY2D_st *what, struct CUstream_st *s)
{
	const struct cuda_rows *rows = (const void *)what;
	const struct cuda_rows_end *src = &rows->src;
	const struct cuda_rows_end *dst = &rows->dst;

	GATE_STREAM(s);
	if (src->type != CUDA_MEMORYTYPE_UNIFIED || dst->type != CUDA_MEMORYTYPE_UNIFIED ||
	    src->x || src->y || dst->x || dst->y || !rows->width || rows->height < 2 ||
	    src->pitch != rows->width || dst->pitch != rows->width) {
		return CUDA_RES_INVALID_VALUE;
	}
	return make(OP_COPY, s, dst->device, src->device, 0, rows->width * rows->height, true);
}

EXPORT cuda_result cuMemsetD8Async(cuda_ptr dst, unsigned char byte, size_t len,
				   struct CUstream_st *s)
{
	GATE_STREAM(s);
	return make(OP_SET, s, dst, 0, byte, len, false);
}

EXPORT cuda_result cuStreamCreateWithPriority(struct CUstream_st **out, unsigned int flags,
					      int priority)
{
	/* Numbers below 0 are the urgent ones. */
	return priority < -5 || priority > 0 ? CUDA_RES_INVALID_VALUE : cuStreamCreate(out, flags);
}

EXPORT cuda_result cuCtxGetStreamPriorityRange(int *least, int *greatest)
{
	struct CUctx_st *ctx;

	GATE_CTX(ctx);
	*least = 0;
	*greatest = -5;
	return CUDA_RES_OK;
}

EXPORT cuda_result cuMemcpyBatchAsync_v2(cuda_ptr *dsts, cuda_ptr *srcs, size_t *lens, size_t n,
					 struct CUmemcpyAttributes_st *attrs, size_t *first,
					 size_t n_attrs, struct CUstream_st *s)
{
	const struct cuda_copy_attrs *a = (void *)attrs;
	cuda_result r = CUDA_RES_OK;

	GATE_STREAM(s);
	if (!n || n_attrs != 1 || first[0] || a->order != CUDA_MEMCPY_SRC_ACCESS_ORDER_STREAM ||
	    a->flags) {
		return CUDA_RES_INVALID_VALUE;
	}
	/* In the order that nobody expects. */
	for (size_t i = n; i-- > 0 && r == CUDA_RES_OK;) {
		r = lens[i] ? make(OP_COPY, s, dsts[i], srcs[i], 0, lens[i], false)
			    : CUDA_RES_INVALID_VALUE;
	}
	return r;
}

cuda_result fake_launch(struct CUstream_st *s, const struct kernel_desc *k, const void *params,
			unsigned int blocks)
{
	struct op *op;

	GATE_STREAM(s);
	op = calloc(1, sizeof(*op));
	if (op) {
		op->args = malloc(k->params);
	}
	if (!op || !op->args) {
		free(op);
		return CUDA_RES_OUT_OF_MEMORY;
	}
	op->kind = OP_KERNEL;
	op->kernel = k;
	memcpy(op->args, params, k->params);
	op->blocks = blocks;
	pthread_mutex_lock(&fake.lock);
	enqueue(s, op);
	pthread_mutex_unlock(&fake.lock);
	return CUDA_RES_OK;
}

cuda_result fake_queue_order(struct CUstream_st *s, const struct fake_order *order)
{
	struct op *op;

	GATE_STREAM(s);
	op = calloc(1, sizeof(*op));
	if (op) {
		op->order = malloc(sizeof(*op->order));
	}
	if (!op || !op->order) {
		free(op);
		return CUDA_RES_OUT_OF_MEMORY;
	}
	op->kind = OP_ORDER;
	*op->order = *order;
	op->dst = order->word; /* must stay pinned */
	pthread_mutex_lock(&fake.lock);
	enqueue(s, op);
	pthread_mutex_unlock(&fake.lock);
	return CUDA_RES_OK;
}

EXPORT cuda_result cuStreamGetId(struct CUstream_st *s, unsigned long long *out)
{
	*out = (uintptr_t)s;
	UNLESS_IDLE();
	GATE_STREAM(s);
	*out = s->id;
	return CUDA_RES_OK;
}

EXPORT cuda_result cuStreamIsCapturing(struct CUstream_st *s, cuda_capture *out)
{
	UNLESS_IDLE();
	GATE_STREAM(s);
	*out = s->capturing ? CUDA_STREAM_CAPTURE_STATUS_ACTIVE : CUDA_STREAM_CAPTURE_STATUS_NONE;
	return CUDA_RES_OK;
}

EXPORT cuda_result cuStreamGetCaptureInfo_v2(struct CUstream_st *s, cuda_capture *out,
					     uint64_t *number, struct CUgraph_st **graph,
					     struct CUgraphNode_st *const **nodes, size_t *n_nodes)
{
	UNLESS_IDLE();
	GATE_STREAM(s);
	*out = s->capturing ? CUDA_STREAM_CAPTURE_STATUS_ACTIVE : CUDA_STREAM_CAPTURE_STATUS_NONE;
	if (s->capturing && number) {
		*number = s->capturing;
	}
	return graph || nodes || n_nodes ? CUDA_RES_INVALID_VALUE : CUDA_RES_OK;
}

EXPORT void fakecuda_capture(struct CUstream_st *s, int number)
{
	fake_count_captures((number != 0) - (s->capturing != 0));
	s->capturing = (unsigned int)number;
}

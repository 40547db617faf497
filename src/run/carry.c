/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/*
 * Carries a copy over several links. The caller's stream gets an event, the share of the GPU's own
 * link, and a wait for the end of each lane. Both streams of a lane wait for that event, then carry
 * the chunks of the lane's share through their slots in turn. The shares are fixed when the copy is
 * queued, so no CPU is needed while it runs.
 */

#include "run/run.h"

/* A lane's share of one copy. */
struct lane_part {
	size_t from;
	size_t at; /* [from, at) is queued */
	size_t end;
	unsigned int chunks;
	bool used[RUN_SLOTS]; /* the stream was given a part of this copy */
	bool failed;
};

struct split {
	const struct run_driver *drv;
	const struct run_copy *c;
	struct run_set *set;
	int gpu;
	struct CUctx_st *ctx;
	bool to_device;
	size_t chunk;
	size_t own;  /* bytes over the GPU's own link: the copy's first ones */
	size_t edge; /* bytes at either end of those that are copied apart; may be 0 */
	struct lane_part parts[RUN_GPUS_MAX];
};

/* The driver's attributes of an address. Each value has eight bytes here, because the driver's
 * booleans have one or four. */
enum attribute {
	TYPE,
	ID,
	MANAGED,
	SYNC,
	PLAIN,
	GPU,
	START,
	LENGTH,
	ATTRIBUTES
};

struct described {
	unsigned long long v[ATTRIBUTES];
};

static bool describe(const struct run_driver *drv, drv_ptr p, struct described *out)
{
	drv_enum names[ATTRIBUTES] = {
		[TYPE] = DRV_ATTR_MEMORY_TYPE,	   [ID] = DRV_ATTR_BUFFER_ID,
		[MANAGED] = DRV_ATTR_IS_MANAGED,   [SYNC] = DRV_ATTR_SYNC_MEMOPS,
		[PLAIN] = DRV_ATTR_IS_IPC_CAPABLE, [GPU] = DRV_ATTR_DEVICE_ORDINAL,
		[START] = DRV_ATTR_RANGE_START,	   [LENGTH] = DRV_ATTR_RANGE_SIZE,
	};
	void *at[ATTRIBUTES];

	for (int i = 0; i < ATTRIBUTES; i++) {
		out->v[i] = 0;
		at[i] = &out->v[i];
	}
	return run_attributes(drv->cuPointerGetAttributes, ATTRIBUTES, names, at, p) == DRV_OK;
}

/* Whether all of it is in one allocation or registration. Memory unknown to CUDA has type 0. */
static bool describe_range(const struct run_driver *drv, drv_ptr p, size_t len,
			   struct described *out)
{
	struct described last;

	return describe(drv, p, out) && describe(drv, p + len - 1, &last) && out->v[TYPE] &&
	       out->v[TYPE] == last.v[TYPE] && out->v[ID] == last.v[ID] && !out->v[MANAGED] &&
	       !out->v[SYNC] && p >= out->v[START] && p - out->v[START] <= out->v[LENGTH] &&
	       len <= out->v[LENGTH] - (p - out->v[START]);
}

/*
 * Whether one end is pinned host memory and the other end is memory of cuMemAlloc on this GPU. Peer
 * access covers that memory. Memory of cuMemCreate, of a pool or of another process has access
 * rights of its own, and its copies go to the driver.
 */
static bool fits(struct split *s)
{
	struct described dst;
	struct described src;
	struct described *dev;

	if (!describe_range(s->drv, s->c->dst, s->c->len, &dst) ||
	    !describe_range(s->drv, s->c->src, s->c->len, &src)) {
		return false;
	}
	s->to_device = dst.v[TYPE] == DRV_MEMORY_DEVICE;
	dev = s->to_device ? &dst : &src;
	return (s->to_device ? &src : &dst)->v[TYPE] == DRV_MEMORY_HOST &&
	       dev->v[TYPE] == DRV_MEMORY_DEVICE && dev->v[PLAIN] && (int)dev->v[GPU] == s->gpu;
}

/* Makes the lane's context current, until leave(). */
static drv_result enter(const struct split *s, const struct run_lane *lane)
{
	return s->drv->cuCtxPushCurrent_v2(lane->ctx);
}

static void leave(const struct split *s)
{
	struct CUctx_st *was;

	(void)s->drv->cuCtxPopCurrent_v2(&was);
}

/* Whether the host memory is pinned for the lanes' GPUs, too. If it is not, the driver copies it
 * by the CPU and blocks the caller. */
static bool all_reach(const struct split *s)
{
	void *host = (void *)(uintptr_t)(s->to_device ? s->c->src : s->c->dst);
	bool reach = true;
	drv_ptr p;

	for (int i = 0; i < s->set->n_lanes && reach; i++) {
		if (enter(s, &s->set->lanes[i]) != DRV_OK) {
			return false;
		}
		reach = run_device_pointer(s->drv->cuMemHostGetDevicePointer_v2, &p, host, 0) ==
				DRV_OK &&
			p == (drv_ptr)(uintptr_t)host;
		leave(s);
	}
	return reach;
}

static size_t round_up(size_t n)
{
	return (n + RUN_ROUND - 1) / RUN_ROUND * RUN_ROUND;
}

/*
 * A lane's share is smaller than the own link's. Its first copy is queued after that link's, and
 * its last chunk takes time over NVLink after the PCIe links are done: as long as an eighth of the
 * chunk takes over PCIe.
 */
static void share_out(struct split *s)
{
	size_t len = s->c->len;
	size_t base = len / (size_t)(s->set->n_lanes + 1);
	size_t less;
	size_t most;
	size_t each;

	s->chunk = round_up(base / 8);
	s->chunk = s->chunk < RUN_CHUNK_MIN ? RUN_CHUNK_MIN : s->chunk;
	s->chunk = s->chunk > RUN_SLOT_LEN ? RUN_SLOT_LEN : s->chunk;
	less = RUN_LAG + s->chunk / 8;
	each = base > less ? (base - less) / RUN_ROUND * RUN_ROUND : 0;
	most = s->chunk * RUN_SLOTS * (RUN_QUEUE_MAX / 4);
	each = each > most ? most : each;
	s->own = len - each * (size_t)s->set->n_lanes;
	/*
	 * A copy on the legacy default stream waits for all blocking streams, and they wait for it.
	 * That an event or a wait there does the same is not documented. So a small copy stands
	 * before the event, and another one behind the waits.
	 */
	s->edge = s->c->stream == DRV_STREAM_LEGACY ? RUN_EDGE : 0;
	for (int i = 0; i < s->set->n_lanes; i++) {
		size_t from = s->own + (size_t)i * each;

		s->parts[i] = (struct lane_part){ .from = from, .at = from, .end = from + each };
	}
}

/* How many operations the copy queues in one stream of a lane. */
static unsigned int ops(const struct split *s)
{
	size_t each = s->parts[0].end - s->parts[0].from;
	size_t chunks = (each + s->chunk - 1) / s->chunk;

	return (unsigned int)((chunks + RUN_SLOTS - 1) / RUN_SLOTS * 2 + 2);
}

/* Queues a range on the caller's stream, so over the GPU's own link. */
static drv_result copy_own(const struct split *s, size_t from, size_t end)
{
	return from < end
		       ? s->drv->copy(s->c->dst + from, s->c->src + from, end - from, s->c->stream)
		       : (drv_result)DRV_OK;
}

static void failed(struct split *s, int i, const char *what, drv_result r)
{
	s->parts[i].failed = true;
	run_off("the lane of GPU %d by GPU %d failed (%s: CUDA error %u)", s->gpu,
		s->set->lanes[i].gpu, what, r);
}

/* Queues the lane's next chunk. The lane's context is current. */
static drv_result queue_chunk(struct split *s, int i, const char **what)
{
	struct run_lane *lane = &s->set->lanes[i];
	struct lane_part *p = &s->parts[i];
	size_t left = p->end - p->at;
	size_t n = left < s->chunk ? left : s->chunk;
	unsigned int k = p->chunks % RUN_SLOTS;
	drv_result r = DRV_OK;

	if (!p->used[k]) {
		*what = "cuStreamWaitEvent";
		r = s->drv->cuStreamWaitEvent(lane->stream[k], s->set->begin, 0);
	}
	if (r == DRV_OK) {
		*what = "cuMemcpyAsync";
		p->used[k] = true;
		r = s->drv->copy(lane->slot[k], s->c->src + p->at, n, lane->stream[k]);
	}
	if (r == DRV_OK) {
		r = s->drv->copy(s->c->dst + p->at, lane->slot[k], n, lane->stream[k]);
	}
	if (r == DRV_OK) {
		p->at += n;
		p->chunks++;
	}
	return r;
}

/* Queues a chunk for each lane in turn, so that all links are busy early. */
static void queue_chunks(struct split *s)
{
	const char *what;
	bool more = true;
	drv_result r;

	while (more) {
		more = false;
		for (int i = 0; i < s->set->n_lanes; i++) {
			struct lane_part *p = &s->parts[i];

			if (p->failed || p->at == p->end) {
				continue;
			}
			what = "cuCtxPushCurrent";
			r = enter(s, &s->set->lanes[i]);
			if (r == DRV_OK) {
				r = queue_chunk(s, i, &what);
				leave(s);
			}
			if (r != DRV_OK) {
				failed(s, i, what, r);
			}
			more = true;
		}
	}
}

/*
 * Waits until the stream has done its work, after an event failed. False: the context is lost, and
 * the stream does nothing more.
 */
static bool wait_for(const struct split *s, const struct run_lane *lane, int k)
{
	bool done = false;

	if (enter(s, lane) == DRV_OK) {
		done = s->drv->cuStreamSynchronize(lane->stream[k]) == DRV_OK;
		leave(s);
	}
	return done;
}

/* The caller's stream waits for the lane's. */
static drv_result join(const struct split *s, const struct run_lane *lane, int k, const char **what)
{
	struct CUevent_st *end = lane->end[k][s->set->head % RUN_RING];
	drv_result r;

	*what = "cuCtxPushCurrent";
	r = enter(s, lane);
	if (r == DRV_OK) {
		*what = "cuEventRecord";
		r = s->drv->cuEventRecord(end, lane->stream[k]);
		leave(s);
	}
	if (r == DRV_OK) {
		*what = "cuStreamWaitEvent";
		r = s->drv->cuStreamWaitEvent(s->c->stream, end, 0);
	}
	return r;
}

static void join_all(struct split *s)
{
	const char *what;
	drv_result r;

	for (int i = 0; i < s->set->n_lanes; i++) {
		struct lane_part *p = &s->parts[i];

		for (int k = 0; k < RUN_SLOTS; k++) {
			if (!p->used[k]) {
				continue;
			}
			r = join(s, &s->set->lanes[i], k, &what);
			if (r != DRV_OK) {
				failed(s, i, what, r);
				p->at = wait_for(s, &s->set->lanes[i], k) ? p->at : p->from;
			}
		}
	}
}

/* Copies the chunks that the lanes did not take, and the last bytes of the own link's share, over
 * the own link. */
static drv_result finish(const struct split *s)
{
	drv_result r = DRV_OK;

	for (int i = 0; i < s->set->n_lanes && r == DRV_OK; i++) {
		const struct lane_part *p = &s->parts[i];

		r = copy_own(s, p->at, p->end);
		run_count(&run_counts.again, p->end - p->at);
	}
	return r == DRV_OK ? copy_own(s, s->own - s->edge, s->own) : r;
}

static void count(const struct split *s)
{
	size_t own = s->c->len;

	for (int i = 0; i < s->set->n_lanes; i++) {
		size_t n = s->parts[i].at - s->parts[i].from;

		run_count(&run_counts.lane[s->set->lanes[i].gpu], n);
		own -= n;
	}
	run_count(&run_counts.home, own);
	run_count(&run_counts.taken, 1);
	run_count(s->to_device ? &run_counts.in : &run_counts.out, s->c->len);
}

/* Waits until the copy is done. The share of a lane that failed meanwhile is copied over
 * the GPU's own link. */
static drv_result wait_all(struct split *s)
{
	drv_result r = s->drv->cuStreamSynchronize(s->c->stream);
	bool lost = false;

	for (int i = 0; i < s->set->n_lanes && r == DRV_OK; i++) {
		struct lane_part *p = &s->parts[i];

		for (int k = 0; k < RUN_SLOTS && p->at > p->from; k++) {
			if (p->used[k] && !wait_for(s, &s->set->lanes[i], k)) {
				failed(s, i, "cuStreamSynchronize", 0);
				run_count(&run_counts.again, p->at - p->from);
				r = copy_own(s, p->from, p->at);
				p->at = p->from;
				lost = true;
			}
		}
	}
	return lost && r == DRV_OK ? s->drv->cuStreamSynchronize(s->c->stream) : r;
}

/* RUN_TAKEN, or the reason why not; then the driver must make the whole copy. */
static enum run_reason queue_all(struct split *s, drv_result *result)
{
	drv_result r;

	share_out(s);
	if (s->parts[0].from == s->parts[0].end) {
		return RUN_PAST_SMALL;
	}
	if (s->set->queued && s->set->queued + ops(s) > RUN_QUEUE_MAX) {
		return RUN_PAST_BUSY;
	}
	r = copy_own(s, 0, s->edge);
	if (r == DRV_OK) {
		r = s->drv->cuEventRecord(s->set->begin, s->c->stream);
		if (r != DRV_OK) {
			run_off("GPU %d: cuEventRecord: CUDA error %u", s->gpu, r);
			return RUN_PAST_OFF; /* the first bytes are copied twice */
		}
		r = copy_own(s, s->edge, s->own - s->edge);
	}
	if (r == DRV_OK) {
		queue_chunks(s);
		join_all(s);
		s->set->ops[s->set->head % RUN_RING] = ops(s);
		s->set->queued += ops(s);
		s->set->head++;
		r = finish(s);
	}
	if (r == DRV_OK && s->c->wait) {
		r = wait_all(s);
	}
	count(s);
	*result = r;
	return RUN_TAKEN;
}

/* RUN_TAKEN if the stream, its context and both memories are of the kind that lanes can serve. */
static enum run_reason examine(struct split *s)
{
	struct CUctx_st *of_stream = NULL;
	enum run_reason why = RUN_PAST_CONTEXT;
	drv_enum capture = 0;

	if (s->drv->cuStreamIsCapturing(s->c->stream, &capture) != DRV_OK || capture) {
		return RUN_PAST_CAPTURE;
	}
	if (s->drv->cuCtxGetCurrent(&s->ctx) != DRV_OK || !s->ctx) {
		return RUN_PAST_CONTEXT;
	}
	of_stream = s->ctx;
	if (s->c->stream != DRV_STREAM_LEGACY && s->c->stream != DRV_STREAM_PER_THREAD &&
	    s->drv->cuStreamGetCtx(s->c->stream, &of_stream) != DRV_OK) {
		return RUN_PAST_CONTEXT;
	}
	s->gpu = of_stream == s->ctx ? run_gpu_of(s->ctx, &why) : -1;
	if (s->gpu < 0) {
		return why;
	}
	return fits(s) ? RUN_TAKEN : RUN_PAST_MEMORY;
}

static enum run_reason carry(struct split *s, drv_result *result)
{
	enum run_reason why = examine(s);

	if (why != RUN_TAKEN) {
		return why;
	}
	s->set = run_set_take(s->gpu, s->c, &why);
	if (!s->set) {
		return why;
	}
	why = all_reach(s) ? queue_all(s, result) : RUN_PAST_REACH;
	run_set_release(s->set);
	return why;
}

bool run_carry(const struct run_copy *c, drv_result *result)
{
	struct split s = { .drv = run_driver(), .c = c };
	drv_enum mode = DRV_CAPTURE_RELAXED;
	enum run_reason why = RUN_PAST_OFF;

	if (!s.drv && !atomic_load(&run_is_off)) {
		why = RUN_PAST_BUSY; /* another thread is finding the driver's functions */
	}
	/* A capture of another stream may watch all threads, and some of our calls would end it. */
	if (!atomic_load(&run_is_off) && s.drv &&
	    s.drv->cuThreadExchangeStreamCaptureMode(&mode) == DRV_OK) {
		why = carry(&s, result);
		(void)s.drv->cuThreadExchangeStreamCaptureMode(&mode);
	}
	if (why != RUN_TAKEN) {
		run_count(&run_counts.past[why], 1);
		run_off_say();
	}
	return why == RUN_TAKEN;
}

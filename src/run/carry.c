/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/*
 * One copy over several links. On the caller's stream are queued: an event, the home share over the
 * GPU's own link, and a wait for the end of each lane. Both streams of a lane wait for that event,
 * then carry the chunks of the lane's share through their slots in turn. The shares are fixed when
 * the copy is queued, so no CPU is needed while it runs.
 */

#include "run/run.h"

/* A lane's share of one copy. */
struct part {
	size_t from;
	size_t at; /* [from, at) is queued */
	size_t end;
	unsigned int chunks;
	bool used[RUN_SLOTS]; /* the stream was given a part of this copy */
	bool failed;
};

struct job {
	const struct run_driver *drv;
	const struct run_copy *c;
	struct run_set *set;
	int gpu;
	struct CUctx_st *ctx;
	bool to_device;
	size_t chunk;
	size_t home; /* bytes: the copy's first ones */
	size_t edge; /* bytes at either end of the home share that are copied apart; may be 0 */
	struct part parts[RUN_GPUS_MAX];
};

/* What the driver says of an address. Each value has eight bytes here, because the driver's
 * booleans have one or four. */
enum word {
	TYPE,
	ID,
	MANAGED,
	SYNC,
	PLAIN,
	GPU,
	START,
	LENGTH,
	WORDS
};

struct place {
	unsigned long long v[WORDS];
};

static bool look(const struct run_driver *drv, drv_ptr p, struct place *out)
{
	drv_enum names[WORDS] = {
		[TYPE] = DRV_ATTR_MEMORY_TYPE,	   [ID] = DRV_ATTR_BUFFER_ID,
		[MANAGED] = DRV_ATTR_IS_MANAGED,   [SYNC] = DRV_ATTR_SYNC_MEMOPS,
		[PLAIN] = DRV_ATTR_IS_IPC_CAPABLE, [GPU] = DRV_ATTR_DEVICE_ORDINAL,
		[START] = DRV_ATTR_RANGE_START,	   [LENGTH] = DRV_ATTR_RANGE_SIZE,
	};
	void *at[WORDS];

	for (int i = 0; i < WORDS; i++) {
		out->v[i] = 0;
		at[i] = &out->v[i];
	}
	return drv->cuPointerGetAttributes(WORDS, names, at, p) == DRV_OK;
}

/* Whether all of it is in one allocation or registration. Memory unknown to CUDA has type 0. */
static bool look_at_all(const struct run_driver *drv, drv_ptr p, size_t len, struct place *out)
{
	struct place last;

	return look(drv, p, out) && look(drv, p + len - 1, &last) && out->v[TYPE] &&
	       out->v[TYPE] == last.v[TYPE] && out->v[ID] == last.v[ID] && !out->v[MANAGED] &&
	       !out->v[SYNC] && p >= out->v[START] && p - out->v[START] <= out->v[LENGTH] &&
	       len <= out->v[LENGTH] - (p - out->v[START]);
}

/*
 * Whether one end is pinned host memory and the other end is memory of cuMemAlloc on this GPU. Peer
 * access covers that memory. Memory of cuMemCreate, of a pool or of another process has access
 * rights of its own, and its copies go to the driver.
 */
static bool fits(struct job *j)
{
	struct place dst;
	struct place src;
	struct place *dev;

	if (!look_at_all(j->drv, j->c->dst, j->c->len, &dst) ||
	    !look_at_all(j->drv, j->c->src, j->c->len, &src)) {
		return false;
	}
	j->to_device = dst.v[TYPE] == DRV_MEMORY_DEVICE;
	dev = j->to_device ? &dst : &src;
	return (j->to_device ? &src : &dst)->v[TYPE] == DRV_MEMORY_HOST &&
	       dev->v[TYPE] == DRV_MEMORY_DEVICE && dev->v[PLAIN] && (int)dev->v[GPU] == j->gpu;
}

/* Makes the lane's context current, until leave(). */
static drv_result enter(const struct job *j, const struct run_lane *lane)
{
	return j->drv->cuCtxPushCurrent_v2(lane->ctx);
}

static void leave(const struct job *j)
{
	struct CUctx_st *was;

	(void)j->drv->cuCtxPopCurrent_v2(&was);
}

/* Whether the host memory is pinned for the lanes' GPUs, too. If it is not, the driver copies it
 * by the CPU and blocks the caller. */
static bool all_reach(const struct job *j)
{
	void *host = (void *)(uintptr_t)(j->to_device ? j->c->src : j->c->dst);
	bool reach = true;
	drv_ptr p;

	for (int i = 0; i < j->set->n_lanes && reach; i++) {
		if (enter(j, &j->set->lanes[i]) != DRV_OK) {
			return false;
		}
		reach = j->drv->cuMemHostGetDevicePointer_v2(&p, host, 0) == DRV_OK &&
			p == (drv_ptr)(uintptr_t)host;
		leave(j);
	}
	return reach;
}

static size_t round_up(size_t n)
{
	return (n + RUN_ROUND - 1) / RUN_ROUND * RUN_ROUND;
}

/*
 * A lane's share is smaller than an equal one. Its first copy is queued after home's, and its last
 * chunk takes time over NVLink after the PCIe links are done: as long as an eighth of the chunk
 * takes over PCIe.
 */
static void share_out(struct job *j)
{
	size_t len = j->c->len;
	size_t base = len / (size_t)(j->set->n_lanes + 1);
	size_t less;
	size_t most;
	size_t each;

	j->chunk = round_up(base / 8);
	j->chunk = j->chunk < RUN_CHUNK_MIN ? RUN_CHUNK_MIN : j->chunk;
	j->chunk = j->chunk > RUN_SLOT_LEN ? RUN_SLOT_LEN : j->chunk;
	less = RUN_LAG + j->chunk / 8;
	each = base > less ? (base - less) / RUN_ROUND * RUN_ROUND : 0;
	most = j->chunk * RUN_SLOTS * (RUN_QUEUE_MAX / 4);
	each = each > most ? most : each;
	j->home = len - each * (size_t)j->set->n_lanes;
	/*
	 * A copy on the legacy default stream waits for all blocking streams, and they wait for it.
	 * That an event or a wait there does the same is not documented. So a small copy stands
	 * before the event, and another one behind the waits.
	 */
	j->edge = j->c->stream == DRV_STREAM_LEGACY ? RUN_EDGE : 0;
	for (int i = 0; i < j->set->n_lanes; i++) {
		size_t from = j->home + (size_t)i * each;

		j->parts[i] = (struct part){ .from = from, .at = from, .end = from + each };
	}
}

/* How many operations the copy queues in one stream of a lane. */
static unsigned int ops(const struct job *j)
{
	size_t each = j->parts[0].end - j->parts[0].from;
	size_t chunks = (each + j->chunk - 1) / j->chunk;

	return (unsigned int)((chunks + RUN_SLOTS - 1) / RUN_SLOTS * 2 + 2);
}

static drv_result at_home(const struct job *j, size_t from, size_t end)
{
	return from < end
		       ? j->drv->copy(j->c->dst + from, j->c->src + from, end - from, j->c->stream)
		       : (drv_result)DRV_OK;
}

static void failed(struct job *j, int i, const char *what, drv_result r)
{
	j->parts[i].failed = true;
	run_off("the lane of GPU %d by GPU %d failed (%s: CUDA error %u)", j->gpu,
		j->set->lanes[i].gpu, what, r);
}

/* Queues the lane's next chunk. The lane's context is current. */
static drv_result queue_chunk(struct job *j, int i, const char **what)
{
	struct run_lane *lane = &j->set->lanes[i];
	struct part *p = &j->parts[i];
	size_t left = p->end - p->at;
	size_t n = left < j->chunk ? left : j->chunk;
	unsigned int k = p->chunks % RUN_SLOTS;
	drv_result r = DRV_OK;

	if (!p->used[k]) {
		*what = "cuStreamWaitEvent";
		r = j->drv->cuStreamWaitEvent(lane->stream[k], j->set->begin, 0);
	}
	if (r == DRV_OK) {
		*what = "cuMemcpyAsync";
		p->used[k] = true;
		r = j->drv->copy(lane->slot[k], j->c->src + p->at, n, lane->stream[k]);
	}
	if (r == DRV_OK) {
		r = j->drv->copy(j->c->dst + p->at, lane->slot[k], n, lane->stream[k]);
	}
	if (r == DRV_OK) {
		p->at += n;
		p->chunks++;
	}
	return r;
}

/* One chunk for each lane in turn, so that all links are busy early. */
static void queue_chunks(struct job *j)
{
	const char *what;
	bool more = true;
	drv_result r;

	while (more) {
		more = false;
		for (int i = 0; i < j->set->n_lanes; i++) {
			struct part *p = &j->parts[i];

			if (p->failed || p->at == p->end) {
				continue;
			}
			what = "cuCtxPushCurrent";
			r = enter(j, &j->set->lanes[i]);
			if (r == DRV_OK) {
				r = queue_chunk(j, i, &what);
				leave(j);
			}
			if (r != DRV_OK) {
				failed(j, i, what, r);
			}
			more = true;
		}
	}
}

/*
 * Waits until the stream has done its work, after an event failed. False: the context is lost, and
 * the stream does nothing more.
 */
static bool wait_for(const struct job *j, const struct run_lane *lane, int k)
{
	bool done = false;

	if (enter(j, lane) == DRV_OK) {
		done = j->drv->cuStreamSynchronize(lane->stream[k]) == DRV_OK;
		leave(j);
	}
	return done;
}

/* The caller's stream waits for the lane's. */
static drv_result join(const struct job *j, const struct run_lane *lane, int k, const char **what)
{
	struct CUevent_st *end = lane->end[k][j->set->head % RUN_RING];
	drv_result r;

	*what = "cuCtxPushCurrent";
	r = enter(j, lane);
	if (r == DRV_OK) {
		*what = "cuEventRecord";
		r = j->drv->cuEventRecord(end, lane->stream[k]);
		leave(j);
	}
	if (r == DRV_OK) {
		*what = "cuStreamWaitEvent";
		r = j->drv->cuStreamWaitEvent(j->c->stream, end, 0);
	}
	return r;
}

static void join_all(struct job *j)
{
	const char *what;
	drv_result r;

	for (int i = 0; i < j->set->n_lanes; i++) {
		struct part *p = &j->parts[i];

		for (int k = 0; k < RUN_SLOTS; k++) {
			if (!p->used[k]) {
				continue;
			}
			r = join(j, &j->set->lanes[i], k, &what);
			if (r != DRV_OK) {
				failed(j, i, what, r);
				p->at = wait_for(j, &j->set->lanes[i], k) ? p->at : p->from;
			}
		}
	}
}

/* Copies what the lanes did not take, and the last bytes of the home share. */
static drv_result finish(const struct job *j)
{
	drv_result r = DRV_OK;

	for (int i = 0; i < j->set->n_lanes && r == DRV_OK; i++) {
		const struct part *p = &j->parts[i];

		r = at_home(j, p->at, p->end);
		run_count(&run_counts.again, p->end - p->at);
	}
	return r == DRV_OK ? at_home(j, j->home - j->edge, j->home) : r;
}

static void count(const struct job *j)
{
	size_t home = j->c->len;

	for (int i = 0; i < j->set->n_lanes; i++) {
		size_t n = j->parts[i].at - j->parts[i].from;

		run_count(&run_counts.lane[j->set->lanes[i].gpu], n);
		home -= n;
	}
	run_count(&run_counts.home, home);
	run_count(&run_counts.taken, 1);
	run_count(j->to_device ? &run_counts.in : &run_counts.out, j->c->len);
}

/* Waits until the copy is done. The share of a lane that failed meanwhile is copied at home. */
static drv_result wait_all(struct job *j)
{
	drv_result r = j->drv->cuStreamSynchronize(j->c->stream);
	bool lost = false;

	for (int i = 0; i < j->set->n_lanes && r == DRV_OK; i++) {
		struct part *p = &j->parts[i];

		for (int k = 0; k < RUN_SLOTS && p->at > p->from; k++) {
			if (p->used[k] && !wait_for(j, &j->set->lanes[i], k)) {
				failed(j, i, "cuStreamSynchronize", 0);
				run_count(&run_counts.again, p->at - p->from);
				r = at_home(j, p->from, p->at);
				p->at = p->from;
				lost = true;
			}
		}
	}
	return lost && r == DRV_OK ? j->drv->cuStreamSynchronize(j->c->stream) : r;
}

/* RUN_TAKEN, or the reason why not; then the driver must make the whole copy. */
static enum run_reason queue_all(struct job *j, drv_result *result)
{
	drv_result r;

	share_out(j);
	if (j->parts[0].from == j->parts[0].end) {
		return RUN_PAST_SMALL;
	}
	if (j->set->queued && j->set->queued + ops(j) > RUN_QUEUE_MAX) {
		return RUN_PAST_BUSY;
	}
	r = at_home(j, 0, j->edge);
	if (r == DRV_OK) {
		r = j->drv->cuEventRecord(j->set->begin, j->c->stream);
		if (r != DRV_OK) {
			run_off("GPU %d: cuEventRecord: CUDA error %u", j->gpu, r);
			return RUN_PAST_OFF; /* the first bytes are copied twice */
		}
		r = at_home(j, j->edge, j->home - j->edge);
	}
	if (r == DRV_OK) {
		queue_chunks(j);
		join_all(j);
		j->set->ops[j->set->head % RUN_RING] = ops(j);
		j->set->queued += ops(j);
		j->set->head++;
		r = finish(j);
	}
	if (r == DRV_OK && j->c->wait) {
		r = wait_all(j);
	}
	count(j);
	*result = r;
	return RUN_TAKEN;
}

/* RUN_TAKEN if the stream, its context and both memories are of the kind that lanes can serve. */
static enum run_reason examine(struct job *j)
{
	struct CUctx_st *of_stream = NULL;
	enum run_reason why = RUN_PAST_CONTEXT;
	drv_enum capture = 0;

	if (j->drv->cuStreamIsCapturing(j->c->stream, &capture) != DRV_OK || capture) {
		return RUN_PAST_CAPTURE;
	}
	if (j->drv->cuCtxGetCurrent(&j->ctx) != DRV_OK || !j->ctx) {
		return RUN_PAST_CONTEXT;
	}
	of_stream = j->ctx;
	if (j->c->stream != DRV_STREAM_LEGACY && j->c->stream != DRV_STREAM_PER_THREAD &&
	    j->drv->cuStreamGetCtx(j->c->stream, &of_stream) != DRV_OK) {
		return RUN_PAST_CONTEXT;
	}
	j->gpu = of_stream == j->ctx ? run_gpu_of(j->ctx, &why) : -1;
	if (j->gpu < 0) {
		return why;
	}
	return fits(j) ? RUN_TAKEN : RUN_PAST_MEMORY;
}

static enum run_reason carry(struct job *j, drv_result *result)
{
	enum run_reason why = examine(j);

	if (why != RUN_TAKEN) {
		return why;
	}
	j->set = run_set_take(j->gpu, j->c, &why);
	if (!j->set) {
		return why;
	}
	why = all_reach(j) ? queue_all(j, result) : RUN_PAST_REACH;
	run_set_release(j->set);
	return why;
}

bool run_carry(const struct run_copy *c, drv_result *result)
{
	struct job j = { .drv = run_driver(), .c = c };
	drv_enum mode = DRV_CAPTURE_RELAXED;
	enum run_reason why = RUN_PAST_OFF;

	if (!j.drv && !atomic_load(&run_is_off)) {
		why = RUN_PAST_BUSY; /* another thread is finding the driver's functions */
	}
	/* A capture of another stream may watch all threads, and some of our calls would end it. */
	if (!atomic_load(&run_is_off) && j.drv &&
	    j.drv->cuThreadExchangeStreamCaptureMode(&mode) == DRV_OK) {
		why = carry(&j, result);
		(void)j.drv->cuThreadExchangeStreamCaptureMode(&mode);
	}
	if (why != RUN_TAKEN) {
		run_count(&run_counts.past[why], 1);
		run_off_say();
	}
	return why == RUN_TAKEN;
}

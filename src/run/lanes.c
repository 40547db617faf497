/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/*
 * GPUs, and the sets of lanes between them. A lane has two streams in the primary context of
 * another GPU, and each stream has a slot, a buffer on that GPU. While one stream copies its slot
 * over NVLink, the other stream fills its slot over PCIe. Lanes are made when they are first
 * needed, and are kept until the process ends.
 */

#include "run/run.h"

enum lane_state {
	UNKNOWN,
	LOOKING,
	KNOWN
};

/* The GPUs by their number in this process. In state KNOWN the shim holds a reference to ctx, the
 * primary context. */
static struct {
	atomic_int state;
	_Atomic(struct CUctx_st *) ctx;
} gpus[RUN_GPUS_MAX];

/* Whether GPU `by` can carry for GPU `to`: [by][to]. */
enum lane_pair {
	PAIR_UNKNOWN,
	PAIR_LANE,
	PAIR_NONE
};
static atomic_int pairs[RUN_GPUS_MAX][RUN_GPUS_MAX];
static atomic_bool in_lanes[RUN_GPUS_MAX]; /* some lane was made by it or for it */
static atomic_bool enabled_by_us[RUN_GPUS_MAX][RUN_GPUS_MAX];

static struct run_set sets[RUN_GPUS_MAX][RUN_SETS_MAX];
static _Thread_local char thread_mark; /* its address names the thread */

static int known_gpu(const struct CUctx_st *ctx)
{
	for (int i = 0; i < RUN_GPUS_MAX; i++) {
		if (atomic_load(&gpus[i].ctx) == ctx) {
			return i;
		}
	}
	return -1;
}

enum hold {
	HELD,
	NOT_HELD,
	BUSY, /* another thread is finding out */
};

/*
 * Takes a reference to a device's primary context, if that is `want` (NULL: any). If the program
 * does not use the device, its context is created with `start` only.
 */
static enum hold hold(const struct run_driver *drv, int gpu, const struct CUctx_st *want,
		      bool start)
{
	struct CUctx_st *ctx = NULL;
	unsigned int flags = 0;
	int active = 0;
	int was = UNKNOWN;

	if (!atomic_compare_exchange_strong(&gpus[gpu].state, &was, LOOKING)) {
		return was == KNOWN ? HELD : BUSY;
	}
	if (!start &&
	    (drv->cuDevicePrimaryCtxGetState(gpu, &flags, &active) != DRV_OK || !active)) {
		atomic_store(&gpus[gpu].state, UNKNOWN);
		return NOT_HELD;
	}
	if (drv->cuDevicePrimaryCtxRetain(&ctx, gpu) != DRV_OK) {
		atomic_store(&gpus[gpu].state, UNKNOWN);
		return NOT_HELD;
	}
	if (want && ctx != want) {
		(void)drv->cuDevicePrimaryCtxRelease_v2(gpu);
		atomic_store(&gpus[gpu].state, UNKNOWN);
		return NOT_HELD;
	}
	atomic_store(&gpus[gpu].ctx, ctx);
	atomic_store(&gpus[gpu].state, KNOWN);
	return HELD;
}

int run_gpu_of(struct CUctx_st *ctx, enum run_reason *why)
{
	const struct run_driver *drv = run_driver();
	int gpu = known_gpu(ctx);
	enum hold held;
	drv_device d = -1;

	if (gpu >= 0) {
		return gpu;
	}
	*why = RUN_PAST_CONTEXT;
	if (drv->cuCtxGetDevice(&d) != DRV_OK || d < 0 || d >= RUN_GPUS_MAX) {
		return -1;
	}
	held = hold(drv, d, ctx, false);
	if (held == BUSY) {
		*why = RUN_PAST_BUSY;
	}
	return held == HELD && atomic_load(&gpus[d].ctx) == ctx ? d : -1;
}

/* Without NVLink the bytes would cross the destination's PCIe link anyway. Only a GPU that the user
 * named may carry then. */
static bool joined(const struct run_driver *drv, int by, int to)
{
	int access = 0;
	int atomics = 0;

	return drv->cuDeviceCanAccessPeer(&access, by, to) == DRV_OK && access &&
	       (run_config.which == RUN_NAMED ||
		(drv->cuDeviceGetP2PAttribute(&atomics, DRV_P2P_NATIVE_ATOMICS, by, to) == DRV_OK &&
		 atomics));
}

/* HELD: GPU `by` may carry for GPU `to` now, and the shim holds its context. */
static enum hold may_carry(const struct run_driver *drv, int by, int to)
{
	bool named = run_config.named & 1u << by;

	if (by == to || atomic_load(&pairs[by][to]) == PAIR_NONE ||
	    (run_config.which == RUN_NAMED && !named)) {
		return NOT_HELD;
	}
	if (atomic_load(&pairs[by][to]) == PAIR_UNKNOWN) {
		atomic_store(&pairs[by][to], joined(drv, by, to) ? PAIR_LANE : PAIR_NONE);
	}
	return atomic_load(&pairs[by][to]) == PAIR_LANE
		       ? hold(drv, by, NULL, run_config.which != RUN_AUTO)
		       : NOT_HELD;
}

static drv_result make_slot(const struct run_driver *drv, struct run_lane *lane, int k)
{
	drv_result r = drv->cuMemAlloc_v2(&lane->slot[k], RUN_SLOT_LEN);

	if (r == DRV_OK) {
		r = drv->cuStreamCreate(&lane->stream[k], DRV_STREAM_NON_BLOCKING);
	}
	for (int i = 0; i < RUN_RING && r == DRV_OK; i++) {
		r = drv->cuEventCreate(&lane->end[k][i], DRV_EVENT_DISABLE_TIMING);
	}
	return r;
}

/* In the lane's context. */
static drv_result fill_lane(const struct run_driver *drv, struct run_lane *lane, int to)
{
	drv_result r = drv->enable_peer(atomic_load(&gpus[to].ctx), 0);

	if (r == DRV_OK) {
		atomic_store(&enabled_by_us[lane->gpu][to], true);
	} else if (r == DRV_PEER_ALREADY_ENABLED) {
		r = DRV_OK;
	}
	for (int k = 0; k < RUN_SLOTS && r == DRV_OK; k++) {
		r = make_slot(drv, lane, k);
	}
	return r;
}

/* If it fails, the parts of the lane that were made are leaked: the shim is off from then on. */
static bool make_lane(const struct run_driver *drv, struct run_set *set, int by, int to)
{
	struct run_lane *lane = &set->lanes[set->n_lanes];
	struct CUctx_st *ctx = atomic_load(&gpus[by].ctx);
	drv_result r = drv->cuCtxPushCurrent_v2(ctx);

	atomic_store(&in_lanes[by], true);
	atomic_store(&in_lanes[to], true);
	if (r == DRV_OK) {
		lane->gpu = by;
		lane->ctx = ctx;
		r = fill_lane(drv, lane, to);
		run_wide_grant(by);
		(void)drv->cuCtxPopCurrent_v2(&ctx);
	}
	if (r != DRV_OK) {
		run_off("no lane by GPU %d could be made for GPU %d (CUDA error %u)", by, to, r);
		return false;
	}
	set->n_lanes++;
	return true;
}

/* Makes the lanes that are missing. With "auto" there can be more of them later, when the program
 * uses more GPUs. False: there are none, and *why is the reason. */
static bool make_lanes(const struct run_driver *drv, struct run_set *set, int to,
		       enum run_reason *why)
{
	uint32_t there = 0;
	enum hold held;
	int n = 0;

	for (int i = 0; i < set->n_lanes; i++) {
		there |= 1u << set->lanes[i].gpu;
	}
	*why = RUN_PAST_LANES;
	if (drv->cuDeviceGetCount(&n) != DRV_OK) {
		return false;
	}
	atomic_store(&run_counts.gpus, n);
	for (int by = 0; by < n && by < RUN_GPUS_MAX; by++) {
		held = there & 1u << by ? NOT_HELD : may_carry(drv, by, to);
		if (held == BUSY) {
			*why = RUN_PAST_BUSY;
		} else if (held == HELD && !make_lane(drv, set, by, to)) {
			return false;
		}
	}
	if (set->n_lanes && !set->begin &&
	    drv->cuEventCreate(&set->begin, DRV_EVENT_DISABLE_TIMING) != DRV_OK) {
		run_off("no event could be made on GPU %d", to);
		return false;
	}
	return set->n_lanes > 0;
}

/* 1: the n-th copy of the set is done on all lanes; 0: not yet; -1: it failed. */
static int is_done(const struct run_driver *drv, const struct run_set *set, unsigned long n)
{
	for (int i = 0; i < set->n_lanes; i++) {
		for (int k = 0; k < RUN_SLOTS; k++) {
			drv_result r = drv->cuEventQuery(set->lanes[i].end[k][n % RUN_RING]);

			if (r == DRV_NOT_READY) {
				return 0;
			}
			if (r != DRV_OK) {
				run_off("a copy that was queued on GPU %d failed (CUDA error %u): "
					"its bytes may be missing",
					set->lanes[i].gpu, r);
				return -1;
			}
		}
	}
	return 1;
}

/* Advances the tail past copies that are done. False: one failed. */
static bool reap(const struct run_driver *drv, struct run_set *set)
{
	int done = 1;

	while (set->tail < set->head && done == 1) {
		done = is_done(drv, set, set->tail);
		if (done == 1) {
			set->queued -= set->ops[set->tail % RUN_RING];
			set->tail++;
		}
	}
	return done >= 0;
}

void run_set_release(struct run_set *set)
{
	atomic_flag_clear_explicit(&set->held, memory_order_release);
}

/* The set that the stream used last, if it can be held, else an idle one. It is held on return. */
static struct run_set *find(const struct run_driver *drv, int gpu, const struct run_copy *c)
{
	unsigned long thread =
		c->stream == DRV_STREAM_PER_THREAD ? (unsigned long)(uintptr_t)&thread_mark : 0;
	struct run_set *best = NULL;
	bool mine = false;

	for (int i = 0; i < RUN_SETS_MAX && !mine; i++) {
		struct run_set *set = &sets[gpu][i];

		if (atomic_flag_test_and_set_explicit(&set->held, memory_order_acquire)) {
			continue;
		}
		mine = reap(drv, set) && set->owner == c->stream && set->thread == thread;
		if (mine || (!best && set->head == set->tail)) {
			if (best) {
				run_set_release(best);
			}
			best = set;
		} else {
			run_set_release(set);
		}
	}
	if (best) {
		best->owner = c->stream;
		best->thread = thread;
	}
	return best;
}

struct run_set *run_set_take(int gpu, const struct run_copy *c, enum run_reason *why)
{
	const struct run_driver *drv = run_driver();
	struct run_set *set = find(drv, gpu, c);

	*why = RUN_PAST_BUSY;
	if (!set) {
		return NULL;
	}
	if (atomic_load(&run_is_off) || set->head - set->tail == RUN_RING) {
		run_set_release(set);
		return NULL;
	}
	if (!make_lanes(drv, set, gpu, why)) {
		run_set_release(set);
		return NULL;
	}
	return set;
}

void run_reset(drv_device d)
{
	if (d >= 0 && d < RUN_GPUS_MAX && atomic_load(&gpus[d].state) != UNKNOWN) {
		run_off_later("the program reset GPU %d", d);
	}
}

void run_let_go(drv_device d)
{
	const struct run_driver *drv = run_driver();
	int was = KNOWN;

	if (drv && !atomic_load(&in_lanes[d]) &&
	    atomic_compare_exchange_strong(&gpus[d].state, &was, LOOKING)) {
		atomic_store(&gpus[d].ctx, NULL);
		(void)drv->cuDevicePrimaryCtxRelease_v2(d);
		atomic_store(&gpus[d].state, UNKNOWN);
	}
}

drv_result run_peer_enabled(struct CUctx_st *peer, drv_result r)
{
	const struct run_driver *drv = run_driver();
	struct CUctx_st *ctx = NULL;
	int to = known_gpu(peer);
	int by;

	if (r != DRV_PEER_ALREADY_ENABLED || !drv || to < 0 ||
	    drv->cuCtxGetCurrent(&ctx) != DRV_OK) {
		return r;
	}
	by = known_gpu(ctx);
	return by >= 0 && atomic_exchange(&enabled_by_us[by][to], false) ? DRV_OK : r;
}

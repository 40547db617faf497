/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#ifndef RUN_RUN_H
#define RUN_RUN_H

/*
 * libpeerlane-run.so, the library that `peerlane run` preloads. It replaces the CUDA driver's copy
 * functions in a program. It carries large copies between pinned host memory and a GPU over the
 * PCIe links of other GPUs as well, which are lanes. It passes every other call to the driver
 * unchanged.
 *
 *  - Events alone keep the order of the caller's stream: the lanes wait for the stream, and the
 *    stream waits for the lanes. No host function is queued. An asynchronous copy does not block
 *    the caller.
 *  - No thread waits for another one in this library. If another thread uses a set of lanes, the
 *    copy takes another set, or goes to the driver. So there is no lock, and a fork leaves none
 *    locked.
 *  - After an unexpected event the shim is off for the rest of the process, and one line on stderr
 *    says so.
 */

#include <stdatomic.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "run/driver.h"

#define RUN_GPUS_MAX 16
#define RUN_SETS_MAX 4 /* of lanes, for each GPU that is copied to or from */
#define RUN_SLOTS 2    /* of a lane; each has a stream, in whose order it is filled and emptied */
#define RUN_SLOT_LEN ((size_t)16 << 20)
#define RUN_CHUNK_MIN ((size_t)1 << 20)
#define RUN_ROUND ((size_t)64 << 10)
#define RUN_LAG ((size_t)512 << 10) /* bytes over the own link before a lane's is busy */
#define RUN_EDGE 4096u
#define RUN_MIN_DEFAULT ((size_t)8 << 20)
#define RUN_RING 64	  /* copies of one set that may be in flight */
#define RUN_QUEUE_MAX 768 /* operations of them in one stream: drivers keep about 1,000 */

/* Why a copy went to the driver unchanged: RUN_PAST_..., a word for the statistics, a sentence. */
#define RUN_REASONS(X)                                                                         \
	X(SMALL, "small", "below the smallest size")                                           \
	X(OFF, "off", "lanes are off")                                                         \
	X(MEMORY, "memory", "not between pinned host memory and plain memory of one GPU")      \
	X(CAPTURE, "capture", "captured into a graph")                                         \
	X(CONTEXT, "context", "not in a primary context, or its stream's context not current") \
	X(LANES, "lanes", "no other GPU whose link could be used")                             \
	X(REACH, "reach", "host memory that the other GPU cannot reach")                       \
	X(BUSY, "busy", "all lanes in use or being made, or enough queued")

enum run_reason {
#define X(name, word, words) RUN_PAST_##name,
	RUN_REASONS(X)
#undef X
	RUN_REASONS_N,
	RUN_TAKEN = RUN_REASONS_N,
};

/* One copy as the program asked for it; `stream` is never NULL. */
struct run_copy {
	drv_ptr dst;
	drv_ptr src;
	size_t len;
	struct CUstream_st *stream;
	bool wait; /* done when the call returns */
};

/* hook.c */
extern _Atomic(void *) run_next[HOOKS]; /* the driver's functions; NULL: not looked up yet */
/* The driver's functions that the shim calls; NULL until they are found. */
const struct run_driver *run_driver(void);

/* carry.c: true if the copy was taken over; *result is what the program's call returns then. */
bool run_carry(const struct run_copy *c, drv_result *result);

/* lanes.c */

struct run_lane {
	int gpu; /* -1: none */
	struct CUctx_st *ctx;
	struct CUstream_st *stream[RUN_SLOTS];
	drv_ptr slot[RUN_SLOTS];
	struct CUevent_st *end[RUN_SLOTS][RUN_RING];
};

/* The lanes of one GPU for one stream of the program at a time. A blocked stream does not delay
 * the copies of another stream, because that one uses another set. */
struct run_set {
	atomic_flag held;
	struct CUstream_st *owner;
	unsigned long thread; /* of the owner, if that is the thread's default stream */
	struct CUevent_st *begin;
	struct run_lane lanes[RUN_GPUS_MAX];
	int n_lanes;
	unsigned long head;  /* copies queued so far */
	unsigned long tail;  /* copies that are known to be done */
	unsigned int queued; /* operations of the copies between tail and head, in one stream */
	unsigned int ops[RUN_RING];
};

/*
 * The number of the GPU whose primary context this is, the current one. -1: *why is the reason. A
 * thread does not wait for another one that finds out at the same time.
 */
int run_gpu_of(struct CUctx_st *ctx, enum run_reason *why);

/*
 * A set of lanes for a copy of this GPU, for the caller alone until run_set_release(). The GPU's
 * primary context is current. NULL: *why is the reason.
 */
struct run_set *run_set_take(int gpu, const struct run_copy *c, enum run_reason *why);
void run_set_release(struct run_set *set);

/* The program is about to reset a device's primary context. Off if the shim holds that context. */
void run_reset(drv_device d);

/* The result of the program's cuCtxEnablePeerAccess: DRV_OK also if the shim enabled the pair
 * before. */
drv_result run_peer_enabled(struct CUctx_st *peer, drv_result r);

/* config.c */

enum run_which {
	RUN_AUTO, /* GPUs that the program uses */
	RUN_ALL,
	RUN_NAMED,
	RUN_NONE,
};

struct run_config {
	enum run_which which;
	uint32_t named;	   /* a bit a GPU */
	size_t min;	   /* smaller copies are left alone; bytes */
	const char *stats; /* NULL: none; "1": stderr; a file's name */
};

extern struct run_config run_config;
extern atomic_bool run_is_off;

/*
 * run_off_later(): from now on every copy goes to the driver. The reason of the first call counts.
 * It is printed at the next large copy, so a program that resets its devices before it exits prints
 * nothing. run_off_say() prints it if it was not printed yet. run_off() does both.
 */
void run_off_later(const char *fmt, ...) __attribute__((format(printf, 1, 2)));
void run_off_say(void);
#define run_off(...) (run_off_later(__VA_ARGS__), run_off_say())
/* Reads the environment. */
void run_configure(void);

/* Counters of the process. */
struct run_counts {
	atomic_ulong past[RUN_REASONS_N]; /* copies that went to the driver */
	atomic_ulong taken;		  /* copies */
	atomic_ulong in;		  /* bytes to devices, of the copies taken */
	atomic_ulong out;		  /* bytes to the host, of the copies taken */
	atomic_ulong home;		  /* bytes of in and out over their GPU's own link */
	atomic_ulong lane[RUN_GPUS_MAX];  /* bytes of in and out over this GPU's link */
	atomic_ulong again;		  /* bytes of home because a lane failed */
	atomic_int gpus;		  /* that the process sees, 0: not asked yet */
};

extern struct run_counts run_counts;

static inline void run_count(atomic_ulong *n, size_t by)
{
	atomic_fetch_add_explicit(n, by, memory_order_relaxed);
}

#endif

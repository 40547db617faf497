/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#ifndef RUN_RUN_H
#define RUN_RUN_H

/*
 * libpeerlane-run.so, the library that `peerlane run` preloads. It stands in front of the CUDA
 * driver's copies, and carries large ones between pinned host memory and a GPU over the PCIe links
 * of other GPUs as well: "lanes". Everything else goes to the driver as it came.
 *
 *  - Order is kept by events on the caller's stream alone: the lanes wait for it, and it for them.
 *    No call of the CPU stands in it, and no copy that is asynchronous waits for anything.
 *  - Nobody waits for anybody inside of it either: what is in use by another thread is left alone,
 *    and the copy goes to the driver. So there is no lock, and nothing that a fork could leave
 *    locked.
 *  - At the first doubt it is off for the rest of the process, with one line on stderr.
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
#define RUN_LAG ((size_t)512 << 10) /* what home carries before a lane's link is busy */
#define RUN_EDGE 4096u
#define RUN_MIN_DEFAULT ((size_t)8 << 20)
#define RUN_RING 64	  /* copies of one set that may be in flight */
#define RUN_QUEUE_MAX 768 /* operations of them in one stream: drivers keep about 1,000 */

/* Why a copy went to the driver as it came. */
#define RUN_REASONS(X)                                                                         \
	X(SMALL, "small", "below the smallest size")                                           \
	X(OFF, "off", "lanes are off")                                                         \
	X(MEMORY, "memory", "not between pinned host memory and plain memory of one GPU")      \
	X(CAPTURE, "capture", "captured into a graph")                                         \
	X(CONTEXT, "context", "not in a primary context, or its stream's context not current") \
	X(LANES, "lanes", "no other GPU to go by")                                             \
	X(REACH, "reach", "host memory that the other GPU cannot reach")                       \
	X(BUSY, "busy", "all lanes in use, or enough queued")

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
extern _Atomic(void *) run_next[HOOKS]; /* the driver's own; NULL: not met yet */
/* The driver, once it was met with all that is needed; NULL otherwise. */
const struct run_driver *run_driver(void);

/* carry.c: whether the copy was taken over; then *result is its call's result. */
bool run_carry(const struct run_copy *c, drv_result *result);

/* lanes.c */

struct run_lane {
	int gpu; /* -1: none */
	struct CUctx_st *ctx;
	struct CUstream_st *stream[RUN_SLOTS];
	drv_ptr slot[RUN_SLOTS];
	struct CUevent_st *end[RUN_SLOTS][RUN_RING];
};

/* Lanes that one stream of the program uses at a time, so that its copies never stand behind those
 * of another stream. */
struct run_set {
	atomic_flag held;
	struct CUstream_st *owner;
	unsigned long thread; /* of the owner, if that is the thread's default stream */
	struct CUevent_st *begin;
	struct run_lane lanes[RUN_GPUS_MAX];
	int n_lanes;
	unsigned long head;  /* copies queued so far */
	unsigned long tail;  /* of these, known to be done */
	unsigned int queued; /* operations of those between, in one stream */
	unsigned int ops[RUN_RING];
};

/*
 * The device whose primary context this is, which the program uses; -1: another context, or not
 * known right now.
 */
int run_gpu_of(struct CUctx_st *ctx);

/*
 * A set of lanes for copies of a GPU in a stream's order, to be given back by run_set_release().
 * Its context is current. NULL: *why says why.
 */
struct run_set *run_set_take(int gpu, const struct run_copy *c, enum run_reason *why);
void run_set_release(struct run_set *set);

/* The program resets a device's primary context: off, if anything of ours is in it. */
void run_reset(drv_device d);

/* Hides that the shim enabled a pair before the program did: the program's own result. */
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

/* From now on everything goes to the driver. The first one's words are told on stderr at the next
 * copy that lanes would have carried: a program that resets a device to end has none. / Now. */
void run_off_later(const char *fmt, ...) __attribute__((format(printf, 1, 2)));
void run_off_say(void);
#define run_off(...) (run_off_later(__VA_ARGS__), run_off_say())
/* Reads the environment. */
void run_configure(void);

/* What was done so far, in bytes and in copies. */
struct run_counts {
	atomic_ulong past[RUN_REASONS_N]; /* copies */
	atomic_ulong taken;		  /* copies */
	atomic_ulong in;		  /* bytes to devices, of those taken */
	atomic_ulong out;		  /* bytes to the host */
	atomic_ulong home;		  /* of both, over the GPU's own link */
	atomic_ulong lane[RUN_GPUS_MAX];  /* of both, over this GPU's link */
	atomic_ulong again;		  /* of home's, because a lane failed */
};

extern struct run_counts run_counts;

static inline void run_count(atomic_ulong *n, size_t by)
{
	atomic_fetch_add_explicit(n, by, memory_order_relaxed);
}

#endif

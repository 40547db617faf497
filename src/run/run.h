/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#ifndef RUN_RUN_H
#define RUN_RUN_H

/*
 * libpeerlane-run.so, the library that `peerlane run` preloads. It replaces the CUDA driver's copy
 * functions in a program. It carries large copies between pinned host memory and a GPU over the
 * PCIe links of other GPUs as well, which are lanes. With --wide it also replaces those of pinned
 * host memory: large allocations are wide memory of libpeerlane's. It passes every other call to
 * the driver unchanged.
 *
 *  - Events alone keep the order of the caller's stream: the lanes wait for the stream, and the
 *    stream waits for the lanes. No host function is queued. An asynchronous copy does not block
 *    the caller.
 *  - No copy waits for another thread in this library. If another thread uses a set of lanes, the
 *    copy takes another set, or goes to the driver. The locks are those of wide memory; a child of
 *    fork() makes them anew.
 *  - After an unexpected event the shim is off for the rest of the process, and one line on stderr
 *    says so.
 *
 * The lanes are the shim's own (lanes.c, carry.c), although the library carries copies in a
 * stream's order over lanes, too (move/copy/ordered.c). The library's need a context with threads,
 * the table of memory and locks, and are slower. Two H200s, one run, speed by the library / by the
 * shim: 8 MiB x.43 to x.48, 64 MiB x.71 to x.85, 1 GiB x.93 to x.96. A call for 1 GiB to the host
 * returns after 1.6 ms there, and after .16 to .35 ms here (bench/lanes --what stream,
 * bench/run_shim.py). A hook below the smallest size, 8 MiB, costs the same in either case.
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

/* The same of pinned host memory, with --wide. Only the small ones are not in past_bytes. */
#define RUN_WIDE_REASONS(X)                                                  \
	X(SMALL, "small")                                                    \
	X(CONTEXT, "context") /* the current context is not a primary one */ \
	X(NONE, "none")	      /* libpeerlane gave none */

enum run_wide_reason {
#define X(name, word) RUN_WIDE_PAST_##name,
	RUN_WIDE_REASONS(X)
#undef X
	RUN_WIDE_REASONS_N,
};

/* Why a list of copies went to the driver, with --blocks. */
#define RUN_BLOCKS_REASONS(X)                                                                  \
	X(FEW, "few") /* copies */                                                             \
	X(ATTRIBUTES,                                                                          \
	  "attributes")	      /* a source that must be read during the call; or it is wrong */ \
	X(CAPTURE, "capture") /* captured into a graph */                                      \
	X(CONTEXT, "context") /* the current context is not a primary one */                   \
	X(MEMORY, "memory")   /* that kernels of the GPU cannot access, or libpeerlane failed */

enum run_blocks_reason {
#define X(name, word) RUN_BLOCKS_PAST_##name,
	RUN_BLOCKS_REASONS(X)
#undef X
	RUN_BLOCKS_REASONS_N,
	RUN_BLOCKS_TAKEN = RUN_BLOCKS_REASONS_N,
};

/* A list of copies as the program asked for it; `stream` is NULL for the legacy one. */
struct run_batch {
	const drv_ptr *dsts;
	const drv_ptr *srcs;
	const size_t *sizes;
	size_t n;
	const struct drv_copy_attrs *attrs;
	const size_t *first; /* of each of n_attrs attributes: the first copy */
	size_t n_attrs;
	struct CUstream_st *stream;
};

/* A copy as the program asked for it; `stream` is never NULL. */
struct run_copy {
	drv_ptr dst;
	drv_ptr src;
	size_t len;
	struct CUstream_st *stream;
	bool wait; /* done when the call returns */
};

/* hook.c */
extern _Atomic(void *) run_next[HOOKS]; /* the driver's functions; NULL: not looked up yet */
/* Not 0: this thread is in libpeerlane for the shim, where every name is the driver's own. */
extern _Thread_local unsigned int run_inside;

#define RUN_OUT __attribute__((visibility("default")))
#define X(name, base, since, thread, params) RUN_OUT drv_result name params;
RUN_HOOKS(X)
#undef X

/* The driver's function. If no lookup has shown it yet, the program is linked with libcuda. NULL:
 * there is none. */
void *run_next_of(enum run_hook h);
#define RUN_NEXT(name, ...)                                                    \
	__extension__({                                                        \
		__typeof__(name) *next_ = NULL;                                \
		void *found_ = run_next_of(HOOK_##name);                       \
		memcpy(&next_, &found_, sizeof(found_));                       \
		next_ ? next_(__VA_ARGS__) : (drv_result)DRV_SYMBOL_NOT_FOUND; \
	})

/* The driver's functions that the shim calls; NULL until they are found. */
const struct run_driver *run_driver(void);
bool run_driver_used(void); /* they were looked for: the shim did something */

/* carry.c: carries a copy, if lanes may. Returns true if the copy was taken over; then the
 * program's call returns *result. */
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
	unsigned long head;  /* copies that were queued */
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

/* The program is about to give back its last reference to a device's primary context: the shim's
 * goes too, unless there are lanes in that context. */
void run_let_go(drv_device d);

/* The result of the program's cuCtxEnablePeerAccess: DRV_OK also if the shim enabled the pair
 * before. */
drv_result run_peer_enabled(struct CUctx_st *peer, drv_result r);

/* rows.c: the wide memory that the program has. */

#define RUN_TWIN ((size_t)4096)
#define RUN_WIDE_PAGE ((size_t)2 << 20)

struct run_wide {
	uintptr_t base;
	size_t len;   /* as the program asked for it; mappings are multiples of RUN_WIDE_PAGE */
	char *twin;   /* RUN_TWIN bytes of the driver's, see host.c */
	int gpu;      /* whose primary context was current */
	size_t entry; /* bytes of the smallest entries */
};

bool run_wide_find(uintptr_t p, struct run_wide *out);	/* that has the address */
bool run_wide_after(uintptr_t p, struct run_wide *out); /* the first that begins behind it */
bool run_wide_add(const struct run_wide *w);		/* false: there are too many */
bool run_wide_take(uintptr_t base, struct run_wide *out);
bool run_wide_take_of(int gpu, struct run_wide *out); /* any one of a GPU's */
void run_rows_forget(void);			      /* in a child */

/* wide.c */

/* Makes wide memory. Returns false if the caller must ask the driver. `plain`: by cuMemAllocHost,
 * which has no flags. */
bool run_wide_alloc(void **out, size_t len, unsigned int flags, bool plain);
/* Frees wide memory. Returns whether the memory was wide; then *r is the result. */
bool run_wide_free(void *p, drv_result *r);
/* The program has a reference more to a primary context, or is about to give one back. */
void run_wide_retained(drv_device d, struct CUctx_st *ctx);
void run_wide_releasing(drv_device d);
/* A primary context is about to end. */
void run_wide_end(drv_device d);
/* Lets this GPU access all wide memory, too. Its context is current. */
void run_wide_grant(drv_device d);
void run_wide_forget(void); /* in a child */

/* blocks.c: queues a list. Returns false if the caller must ask the driver. */
bool run_blocks(const struct run_batch *b);

/* host.c: as the functions of their names, by the driver's functions `ask`. */
drv_result run_attributes(drv_result (*ask)(unsigned int, drv_enum *, void **, drv_ptr),
			  unsigned int n, drv_enum *attrs, void **out, drv_ptr p);
drv_result run_device_pointer(drv_result (*ask)(drv_ptr *, void *, unsigned int), drv_ptr *out,
			      void *host, unsigned int flags);

/* config.c */

enum run_which {
	RUN_AUTO, /* GPUs that the program uses */
	RUN_ALL,
	RUN_NAMED,
	RUN_NONE,
};

enum run_blocks_goal {
	RUN_BLOCKS_OFF,
	RUN_BLOCKS_BUSY, /* spare the GPU's processors, which kernels of the program use */
	RUN_BLOCKS_IDLE, /* be done soonest */
};

struct run_config {
	enum run_blocks_goal blocks; /* lists of copies go by a kernel */
	enum run_which which;
	uint32_t named;	   /* a bit a GPU */
	size_t min;	   /* smaller copies are left alone; bytes */
	size_t wide;	   /* pinned host memory from here on is wide; bytes, 0: none is */
	const char *stats; /* NULL: none; "1": stderr; a file's name */
};

extern struct run_config run_config;

/* Whether the shim may load libpeerlane. */
static inline bool run_has_library(void)
{
	return run_config.wide || run_config.blocks;
}

extern atomic_bool run_is_off;

/*
 * run_off_later(): from now on every copy goes to the driver. The reason of the first call counts.
 * It is printed at the next large copy, so a program that resets its devices before it exits prints
 * nothing. run_off_say() prints it if it was not printed yet. run_off() does both.
 */
void run_off_later(const char *fmt, ...) __attribute__((format(printf, 1, 2)));
void run_off_say(void);
#define run_off(...) (run_off_later(__VA_ARGS__), run_off_say())
/* Why there is no wide memory, for the statistics; the first reason is printed. */
void run_library_none(const char *fmt, ...) __attribute__((format(printf, 1, 2)));
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
	struct {
		atomic_ulong lists;
		atomic_ulong kernel_pieces;
		atomic_ulong kernel_bytes;
		atomic_ulong driver_pieces; /* of these lists: longer ones */
		atomic_ulong driver_bytes;
		atomic_ulong past[RUN_BLOCKS_REASONS_N]; /* lists that the driver was given */
		atomic_ulong past_pieces;
	} blocks;
	struct {
		atomic_ulong made; /* allocations */
		atomic_ulong bytes;
		atomic_ulong mixed; /* bytes of these, of which a part has smaller entries */
		atomic_ulong now;   /* bytes that are not freed */
		atomic_ulong past[RUN_WIDE_REASONS_N]; /* allocations that the driver made */
		atomic_ulong past_bytes;
		atomic_ulong registered; /* calls of cuMemHostRegister of that size */
		atomic_ulong registered_bytes;
	} wide;
};

extern struct run_counts run_counts;

static inline void run_count(atomic_ulong *n, size_t by)
{
	atomic_fetch_add_explicit(n, by, memory_order_relaxed);
}

#endif

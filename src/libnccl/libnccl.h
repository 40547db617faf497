/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#ifndef LIBNCCL_LIBNCCL_H
#define LIBNCCL_LIBNCCL_H

/*
 * libnccl.so.2, which stands before NCCL. Communicators are NCCL's: a program holds NCCL's handle,
 * and every call that is not taken is handed on unchanged. A communicator whose ranks agreed has
 * one of libpeerlane's beside it, which carries the operations that are taken.
 *
 *  - Whether an operation is taken depends only on values that are equal on all ranks: the
 *    communicator, the kind, the count, the type and the reduction (taken_operations.c).
 *  - Ranks agree once, when NCCL has made the communicator, by its all-gather (agree.c). Every rank
 *    tells whether it can; one that cannot makes all leave everything to NCCL.
 *  - In a group, taken operations wait for the outermost end, and are queued before those that NCCL
 *    was given in the group. NCCL also begins a group's collectives before its sends and receives,
 *    so a rank that waits in one of these has queued the operations that the others wait for.
 *  - NCCL itself calls some of its public functions, which are ours where this library is
 * preloaded. nc_inside marks such calls: they are handed on unchanged.
 */

#include <stdatomic.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "libnccl/abi.h"
#include "shim/shim.h"

#define NC_OUT __attribute__((visibility("default")))
#define X(type, name, since, params, args) \
	NC_OUT type name params;           \
	NC_OUT type p##name params;
NC_CALLS(X)
#undef X

/* The name with a `p`, beside the function's definition. */
#define NC_ALIAS(name) extern __typeof__(name) p##name __attribute__((alias(#name)))

/* real.c: the library that calls are handed on to. */
struct nc_real {
#define X(type, name, since, params, args) type(*name) params;
	NC_CALLS(X)
#undef X
	char path[512];
	const void *base; /* where it begins */
	int version;
	const char *unknown; /* a function that it has and this library has not; NULL: none */
};

/* unknown_functions.c: the name of such a function of a library. */
struct link_map;
const char *nc_unknown(const struct link_map *lib);

extern struct nc_real nc_table;
extern atomic_bool nc_found;
/* Finds the real NCCL. `caller` is an address in the calling library. The functions are NULL if
 * there is none. */
const struct nc_real *nc_find(const void *caller);
/* For the dlsym() of `peerlane run`: the function that a program gets in place of a function of
 * NCCL which it found in a library that it opened by itself. It is this library's function if calls
 * are handed on to that library. */
NC_OUT void *peerlane_nccl_function(void *found, const char *name);

__attribute__((always_inline)) static inline const struct nc_real *nc_real(void)
{
	return atomic_load_explicit(&nc_found, memory_order_acquire)
		       ? &nc_table
		       : nc_find(__builtin_return_address(0));
}

/* For a function that the real library lacks: sets the message, and returns ncclInvalidUsage or
 * ncclSystemError. */
nc_result nc_lacks(enum nc_call call) __attribute__((cold));
/* What ncclGetLastError() tells this thread; "" : the real library knows. */
const char *nc_words(void);
void nc_words_set(const char *fmt, ...) __attribute__((format(printf, 1, 2)));
void nc_words_clear(void);

/* Read by every call, and small enough for the loader's limited memory for such variables. */
#define NC_FAST __attribute__((tls_model("initial-exec")))
extern _Thread_local unsigned int nc_inside NC_FAST;
extern _Thread_local unsigned int nc_depth NC_FAST; /* of the thread's group */

/* The result of a call that was handed on: an error has words of NCCL's. */
static inline nc_result nc_next(nc_result r)
{
	if (r != NC_OK) {
		nc_words_clear();
	}
	return r;
}

/* Hands a call on, within a function that has `args`. */
#define NC_NEXT(name, args)                                                                      \
	__extension__({                                                                          \
		nc_result r_;                                                                    \
		nc_count(NC_CALL_##name);                                                        \
		nc_inside++;                                                                     \
		r_ = nc_real()->name ? nc_next(nc_real()->name args) : nc_lacks(NC_CALL_##name); \
		nc_inside--;                                                                     \
		r_;                                                                              \
	})

/* driver.c: the part of the CUDA driver's interface that this library calls. */
struct nc_context;
struct nc_event;

#define NC_DRIVER(X)                                                                        \
	X(cuCtxGetCurrent, (struct nc_context * *out))                                      \
	X(cuCtxPushCurrent_v2, (struct nc_context * ctx))                                   \
	X(cuCtxPopCurrent_v2, (struct nc_context * *out))                                   \
	X(cuDevicePrimaryCtxRetain, (struct nc_context * *out, int device))                 \
	X(cuDevicePrimaryCtxRelease_v2, (int device))                                       \
	X(cuStreamCreate, (nc_stream * out, unsigned int flags))                            \
	X(cuStreamDestroy_v2, (nc_stream s))                                                \
	X(cuStreamSynchronize, (nc_stream s))                                               \
	X(cuStreamQuery, (nc_stream s))                                                     \
	X(cuStreamGetCaptureInfo_v2, (nc_stream s, int *status, unsigned long long *number, \
				      void *graph, void *nodes, size_t *n_nodes))           \
	X(cuThreadExchangeStreamCaptureMode, (int *mode))                                   \
	X(cuStreamWaitEvent, (nc_stream s, struct nc_event * e, unsigned int flags))        \
	X(cuEventCreate, (struct nc_event * *out, unsigned int flags))                      \
	X(cuEventDestroy_v2, (struct nc_event * e))                                         \
	X(cuEventRecord, (struct nc_event * e, nc_stream s))                                \
	X(cuEventQuery, (struct nc_event * e))                                              \
	X(cuMemAlloc_v2, (unsigned long long *out, size_t len))                             \
	X(cuMemFree_v2, (unsigned long long p))                                             \
	X(cuMemHostAlloc, (void **out, size_t len, unsigned int flags))                     \
	X(cuMemFreeHost, (void *p))                                                         \
	X(cuMemcpyAsync, (unsigned long long dst, unsigned long long src, size_t len, nc_stream s))

struct nc_driver {
#define X(name, params) unsigned int(*name) params;
	NC_DRIVER(X)
#undef X
};
enum {
	NC_DRIVER_NOT_READY = 600,
	NC_DRIVER_NON_BLOCKING = 1,   /* of streams */
	NC_DRIVER_DISABLE_TIMING = 2, /* of events */
};

const struct nc_driver *nc_driver(void); /* NULL: there is none, with words */

/*
 * A visit to a context. While any thread of the program captures a stream in the default mode, some
 * calls of the driver in any other thread end the capture; in a visit they do not, as the thread is
 * in the relaxed mode. nc_relax() returns the mode that it had.
 */
int nc_relax(void);
void nc_relax_end(int mode);
struct nc_visit {
	int mode;
};
bool nc_enter(struct nc_context *ctx, struct nc_visit *v); /* false: there is nothing to leave */
void nc_leave(const struct nc_visit *v);

/* comms.c: communicators that calls are looked up in. */
struct nc_pl; /* pl.c: libpeerlane's side */

enum nc_mode {
	NC_MODE_OFF,
	NC_MODE_AUTO,
	NC_MODE_EXACT,
};

struct nc_comm {
	_Atomic(nc_handle) handle; /* NULL: free, to be used again */
	struct nc_comm *next;	   /* of its bucket; never changes */
	/* Calls that use it, in any thread: it is closed when there are none. */
	atomic_uint uses;
	atomic_ulong generation; /* another one for each communicator that uses the struct */
	/* While it is closed (close.c): its ranks were told to stop, if the driver let that
	 * happen. */
	atomic_bool told;
	bool stops;	   /* its ranks must be told to stop */
	bool non_blocking; /* no operation is taken, nor any of communicators made from this one */
	bool shares;	   /* as non_blocking, because ranks of a process have a GPU in common */
	atomic_bool taking;
	atomic_bool stopped; /* by this rank: no failure that this rank must be told of */
	enum nc_mode mode;
	unsigned int n;
	struct nc_pl *pl;

	/* The order between taken operations and others, on several streams. NCCL forbids calls for
	 * one communicator by several threads at a time, except those that end it. */
	struct nc_context *ctx;
	bool retained;
	int device;
	bool used;    /* a stream was seen, ... */
	bool several; /* ... and more than one */
	bool taken;   /* an operation was taken */
	nc_stream on; /* the last one */
	/* When the last one has ended that was handed on and not captured, ... */
	struct nc_event *end;
	bool recorded; /* ... if nothing that was taken has been queued behind it. */
	/* Like `end` and `recorded`, within the capture of this number. */
	unsigned long long capture;
	struct nc_event *node;
	bool noted;
};

extern atomic_uint nc_comms_n; /* in the table */
/* Whether there is a call for a communicator of the table. */
struct nc_comm *nc_comm_look(nc_handle h);

/* Gives the communicator of a handle, in use until nc_comm_put(). Returns NULL if it is unknown or
 * ends. */
static inline struct nc_comm *nc_comm_get(nc_handle h)
{
	return atomic_load_explicit(&nc_comms_n, memory_order_acquire) && h ? nc_comm_look(h)
									    : NULL;
}

/* Uses a struct again that was in use before. Returns false if it is no longer of that
 * communicator. */
bool nc_comm_hold(struct nc_comm *c, unsigned long generation);

static inline void nc_comm_put(struct nc_comm *c)
{
	atomic_fetch_sub_explicit(&c->uses, 1, memory_order_release);
}

/* Takes a struct for a communicator. Returns NULL if there is no memory. */
struct nc_comm *nc_comm_reserve(nc_handle h);
/* Makes the communicator be found from now on. */
void nc_comm_publish(struct nc_comm *c, nc_handle h);
/* Makes a communicator no longer be found; its struct stays until nc_comm_free(). Returns NULL if
 * the handle is not known. */
struct nc_comm *nc_comm_take(nc_handle h);
void nc_comm_free(struct nc_comm *c);
/* Whether a communicator that was taken with this generation is not free yet. */
bool nc_comm_is_ending(const struct nc_comm *c, unsigned long generation);

/*
 * close.c: closes a communicator that was taken, by a thread of its own, when no call uses it. The
 * caller uses it. `stops`: its ranks are told to stop; that has been done when this returns, unless
 * the driver holds it up. Returns false if there is no thread; then no rank was told, and nothing
 * is closed.
 */
bool nc_close_begin(struct nc_comm *c, bool stops);
/* Tells the ranks of a communicator to stop, and does no more. The caller uses it. */
void nc_stop(struct nc_comm *c);
/* Waits for the communicator's end, at most `ns`. */
void nc_close_await(const struct nc_comm *c, unsigned long generation, uint64_t ns);
/* Whether all taken operations have ended, except captured ones. */
bool nc_has_ended(const struct nc_comm *c);
bool nc_make_events(struct nc_comm *c);
void nc_drop_events(struct nc_comm *c); /* in its context */

/* In a child of fork(): make their locks anew. */
void nc_comms_forget(void);
void nc_find_forget(void);
void nc_driver_forget(void);
void nc_pl_forget(void);
void nc_local_forget(void);

/* local_ranks.c: ranks of a communicator that are threads of this process. */
struct nc_local;
/* Joins before NCCL's call that makes a communicator with this id. Returns NULL if there is no
 * memory. */
struct nc_local *nc_local_join(const struct nc_id *id);
void nc_local_own(struct nc_id *id); /* an id that no other communicator of this process has */
/* Waits until all ranks have come, at most PEERLANE_NCCL_TIMEOUT. Returns whether two of them have
 * the same device. l: may be NULL. */
bool nc_local_meet(struct nc_local *l, int device);
/* Leaves. met: the rank was at the meeting. */
void nc_local_leave(struct nc_local *l, bool met);

/* agree.c */
struct nc_new {
	nc_handle *at; /* where NCCL writes it */
	bool non_blocking;
	bool shares; /* its parent does */
	struct nc_local *local;
};
/* Drops communicators that are not made after all. */
void nc_news_drop(const struct nc_new *v, size_t n);
/* Makes all n of them, which are ranks of this thread and agree with the others. Returns an error,
 * with words, if one of them could not even say that it cannot: others may wait for it. */
nc_result nc_agree(const struct nc_new *v, size_t n);
/* Whether calls for a communicator with these settings may return before they are done. */
bool nc_is_non_blocking(const struct nc_config *config, nc_handle parent);
bool nc_shares(nc_handle comm); /* whether ranks that share a GPU left it to NCCL */

/* taken_operations.c */
enum nc_kind {
	NC_ALL_REDUCE,
	NC_REDUCE_SCATTER,
	NC_KINDS,
};

struct nc_op {
	enum nc_kind kind;
	int type;
	int op;
	size_t count;
	const void *src;
	void *dst;
	nc_stream stream;
	struct nc_comm *comm;
	unsigned long generation; /* its */
};

#define NC_TAKE_TABLE 2u /* the version of nc_takes()'s answers: all ranks need the same */
bool nc_takes(const struct nc_comm *c, const struct nc_op *op);
size_t nc_size(int type); /* 0: unknown */
/* "all-reduces up to 1 MiB" */
void nc_takes_what(const struct nc_comm *c, char *buf, size_t space);

/* pl.c: libpeerlane, which is loaded when ranks first agree. */
typedef int (*nc_gather_fn)(void *arg, const void *mine, size_t len, void *all);
struct nc_pl *nc_pl_open(int device); /* NULL: with words */
/* Creates the communicator together with the other ranks. Returns 0, or -errno with words. */
int nc_pl_create(struct nc_pl *p, unsigned int rank, unsigned int n, nc_gather_fn gather,
		 void *arg);
/* Whether graphs have captured operations of the communicator. */
bool nc_pl_captured(const struct nc_pl *p);
/* Closes it. keep: the memory that its kernels access stays until the process ends. */
void nc_pl_close(struct nc_pl *p, bool keep);
/* Prepares a stream, so that queuing waits for nothing. */
nc_result nc_pl_prepare(struct nc_pl *p, nc_stream s);
nc_result nc_pl_queue(struct nc_pl *p, const struct nc_op *op);
/* Makes the stream wait for the end of all queued operations. */
void nc_pl_after(struct nc_pl *p, nc_stream s);
bool nc_pl_is_idle(struct nc_pl *p);
nc_result nc_pl_error(struct nc_pl *p);
void nc_pl_abort(struct nc_pl *p);

/* group.c */
/* Queues an operation, now or at the end of the group. Its communicator is in use. */
nc_result nc_take(const struct nc_op *op);
/* Called before an operation is handed on. Returns its communicator, which is in use until
 * nc_passed(), or NULL. */
struct nc_comm *nc_pass(nc_handle h, nc_stream s);
void nc_passed(struct nc_comm *c, nc_stream s, nc_result r);
bool nc_group_add(const struct nc_new *new); /* false: no group, or no memory */
void nc_group_failed(void);

/* config.c */
struct nc_env {
	enum nc_mode mode;
	const char *lib;
	const char *driver;
	const char *stats;
	uint64_t timeout_ns; /* of ranks that wait for each other to agree */
};

extern struct nc_env nc_env;
#define nc_say(...) shim_say("nccl", __VA_ARGS__)
uint64_t nc_host(void); /* a number of this host, equal in all its processes */
bool nc_env_blocks(bool usual);

struct nc_counts {
	atomic_ulong passed[NC_CALL_COUNT]; /* calls that were handed on */
	atomic_ulong taken[NC_KINDS];
	atomic_ulong bytes[NC_KINDS];
	atomic_ulong agreed; /* communicators */
	atomic_ulong left;   /* communicators that are NCCL's alone */
};

extern struct nc_counts nc_counts;

/* Counts a call of the program. NCCL's own calls of its functions do not count. */
static inline void nc_count(enum nc_call call)
{
	if (!nc_inside) {
		atomic_fetch_add_explicit(&nc_counts.passed[call], 1, memory_order_relaxed);
	}
}

#endif

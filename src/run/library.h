/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#ifndef RUN_LIBRARY_H
#define RUN_LIBRARY_H

/* libpeerlane, as the shim uses it. */

#include <peerlane/peerlane.h>

#include "run/run.h"
#include "shim/shim.h"

#define RUN_LIBRARY_CALLS(X) \
	X(pl_open)           \
	X(pl_close)          \
	X(pl_dev_open)       \
	X(pl_mem_alloc)      \
	X(pl_mem_free)       \
	X(pl_mem_info)       \
	X(pl_stream_wrap)    \
	X(pl_stream_copyv)   \
	X(pl_stream_close)   \
	X(pl_error_message)

struct run_library {
#define X(name) __typeof__(name) *name;
	RUN_LIBRARY_CALLS(X)
#undef X
	bool loaded;
};

struct run_gpu {
	struct pl_ctx *ctx; /* NULL: not open */
	struct pl_dev *dev;
	struct CUctx_st *primary;
	bool never;	       /* it cannot be opened */
	atomic_int refs;       /* of the program, to the primary context */
	atomic_bool uncounted; /* it was in use with none counted: when it ends is not known */
};

struct run_gpus {
	/* protects run_lib, and all of v except its atomics; readers use both */
	struct rwlock lock;
	struct run_gpu v[RUN_GPUS_MAX];
};

extern struct run_library run_lib;
extern struct run_gpus run_gpus;

static inline bool run_gpu_known(drv_device d)
{
	return d >= 0 && d < RUN_GPUS_MAX;
}

/* The driver's functions; other threads that look for them take no time. */
const struct run_driver *run_driver_now(void);

/* The GPU whose primary context is current; -1: it is another context. */
drv_device run_primary(const struct run_driver *drv, struct CUctx_st **out);

/* Whether libpeerlane has the GPU open. With run_gpus.lock for reading, also on return. */
bool run_library_open(struct run_gpu *g, drv_device d, struct CUctx_st *primary);

void run_library_forget(void); /* in a child, which has no CUDA */

#endif

/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#ifndef DEV_CUDA_CUDA_DEV_H
#define DEV_CUDA_CUDA_DEV_H

/* The declarations that the files of this folder share. All work is done in the device's primary
 * context, except pinning pages of files: see pins.c. */

#include <pthread.h>
#include <stdatomic.h>
#include <stdbool.h>

#include "base/bits.h"
#include "base/lock.h"
#include "base/range.h"
#include "dev/cuda/load.h"
#include "dev/nvrm/rm.h"
#include "dev/nvrm/uvm.h"
#include "dev/quiesce.h"

struct gather;

/* The tunable `gather`. */
enum gather_mode {
	GATHER_AUTO,
	GATHER_KERNEL,
	GATHER_BATCH,
	GATHER_COPY,
};

struct cuda_dev {
	struct dev base;
	const struct cuda_tables *tables;
	const struct cuda_api *api;
	cuda_device id;
	struct CUctx_st *ctx;
	bool driver_spins;	  /* the context was not told to sleep or yield while it waits */
	atomic_uint waiting;	  /* threads inside sync */
	struct lock lock;	  /* protects the next two */
	struct range_map shifted; /* allocations that do not begin where the driver's do: mem.c */
	struct range_map made;	  /* those of virtual memory management: vmm.c */

	/* Pinned memory: pins.c. */
	struct lock pins_lock;	     /* protects the next; the context is created under it */
	struct CUctx_st *second_ctx; /* pages of files are pinned in it, and copies made aside; the
					primary one if there is none; NULL: not needed yet */

	/* Copies in the second context: second_ctx_copy.c. */
	struct lock aside_lock; /* protects the making of all three */
	struct aside_pinned *aside_pinned;
	bool aside_tried;
	_Atomic(struct aside *) aside; /* NULL: not there (yet) */

	/* The kernel driver's client: nvmem/wide_pieces.c. */
	struct lock rm_lock; /* protects the making of these; the calls need no lock */
	struct rm *rm;
	bool rm_known; /* rm_metadata is set, and no longer changes */
	unsigned char rm_metadata[RM_METADATA];

	/* O_DIRECT between drives and the GPU's memory: nvmem/direct.c. */
	bool io_try;	     /* the tunable p2p is `try` */
	atomic_int io_state; /* stored last; the other fields do not change afterwards */
	struct dev_io_why io_why;
	atomic_int window_state; /* window_rm.c */
	struct uvm uvm;

	/* The gather kernel: gather.c. */
	enum gather_mode gather;
	atomic_ullong shun_until; /* the kernel did not begin: the copy engines until then */
	atomic_bool launched;	  /* a launch has ended: the kernel is on the device */
	struct lock module_lock;  /* protects the three below; loading is done under it */
	bool module_tried;
	struct CUmod_st *module;
	struct gather *cancelled;	    /* lists whose launches were, and may still be queued */
	_Atomic(struct CUfunc_st *) kernel; /* NULL: not there (yet) */

	/* Kernels for the program's streams: kernels.c. Written under module_lock. */
	struct CUmod_st *modules[DEV_KERNELS];
	_Atomic(struct CUfunc_st *) kernels[DEV_KERNELS];
};

struct cuda_stream {
	struct dev_stream base;
	struct CUstream_st *s; /* a default stream's handle may be NULL */
	struct CUctx_st *ctx;
	bool programs;		  /* the program's work is on it too */
	bool foreign;		  /* the program's own: not to be destroyed */
	pthread_t thread;	  /* whose per-thread default stream it is, where it is that */
	atomic_bool busy;	  /* something was queued on `s` since the last sync */
	struct cuda_stream *next; /* of the library's own */
	struct gather *gather;	  /* made when it is first needed */
};

/* A visit to the device's context; see cuda_enter(). */
struct cuda_visit {
	struct cuda_dev *dev;
	bool pushed;
	bool within;		/* the thread stays in that context: there is nothing to leave */
	cuda_capture_mode mode; /* the caller's */
};

static inline struct cuda_dev *cuda_dev_of(struct dev *d)
{
	return container_of(d, struct cuda_dev, base);
}

static inline cuda_ptr cuda_ptr_of(const void *p)
{
	return (cuda_ptr)(uintptr_t)p;
}

/*
 * While any thread of the program captures a stream into a graph in the default mode, the driver
 * refuses calls that it cannot capture (to allocate, to pin, to wait for a stream or an event) in
 * all threads, and the capture fails (documentation of cuThreadExchangeStreamCaptureMode). No call
 * of the library may become part of a graph, so a thread is in the RELAXED mode from
 * cuda_capture_relax(), which returns the mode that it had, to cuda_capture_restore(). The two
 * calls take 15 ns (H200, driver 580).
 */
static inline cuda_capture_mode cuda_capture_relax(const struct cuda_api *api)
{
	cuda_capture_mode mode = CUDA_STREAM_CAPTURE_MODE_RELAXED;

	(void)api->cuThreadExchangeStreamCaptureMode(&mode);
	return mode;
}

static inline void cuda_capture_restore(const struct cuda_api *api, cuda_capture_mode mode)
{
	(void)api->cuThreadExchangeStreamCaptureMode(&mode);
}

/*
 * context.c: makes the device's context the thread's current one until cuda_leave(), which restores
 * the caller's context, or none. The thread's capture mode is RELAXED meanwhile.
 */
int cuda_enter(struct cuda_dev *d, struct cuda_visit *v);
/* The thread stays in the stream's context until the end: visits to it meanwhile call no driver. */
int cuda_stay(struct cuda_stream *s);
void cuda_stay_end(void);
/* order.c: as in struct dev_kernel_ops. */
int cuda_stream_state(struct dev_stream *s, struct dev_stream_state *out);
int cuda_enter_ctx(struct cuda_dev *d, struct CUctx_st *ctx, struct cuda_visit *v);
void cuda_leave(const struct cuda_visit *v);
/* The same behind a call of the driver: 0, or its failure as -errno with the message. */
int cuda_leave_with(const struct cuda_visit *v, cuda_result r, const char *call);
/* Logs a failure of a call that ends something, unless the driver itself has ended. */
void cuda_destroyed(const struct cuda_dev *d, cuda_result r, const char *call);

/* describe.c */
/* A device's attribute, or `unknown` if the driver is older than the attribute. */
int cuda_attr(const struct cuda_api *api, cuda_device d, cuda_device_attr a, int unknown);
int cuda_describe(const struct cuda_api *api, int index, struct dev_props *out);

/* The tables that dev/nvmem makes for a device, with operations of its own among those of this
 * folder. */
struct cuda_tables {
	const struct dev_driver *driver;
	const struct dev_mem_ops *mem;
	const struct dev_share_ops *share;
	void (*opened)(struct cuda_dev *d);
	void (*closing)(struct cuda_dev *d); /* with no memory left */
};

/* device.c: the driver's functions. cuda_open() opens a device with these tables. */
int cuda_count(const struct config *c, char *why, size_t why_space);
int cuda_describe_device(const struct config *c, int index, struct dev_props *out);
int cuda_open(const struct config *c, int index, const struct cuda_tables *tables,
	      struct dev **out);
void cuda_close(struct dev *base);
int cuda_current(const struct config *c);

/* mem.c */
int cuda_dev_alloc(struct dev *base, size_t len, void **out);
int cuda_release(struct dev *base, void *ptr);
int cuda_free_bytes(struct dev *base, uint64_t *out);

/* share.c */
int cuda_export_range(struct dev *base, void *ptr, size_t len, enum dev_mapping by,
		      struct dev_export *out);
int cuda_flush(struct dev *base);
int cuda_share(struct dev *base, void *ptr, size_t len, enum dev_form form, struct dev_shared *out);
int cuda_import(struct dev *base, const struct dev_shared *x, bool readonly,
		struct dev_import **out);
int cuda_unimport(struct dev_import *base);

/* pins.c */
int cuda_pin(struct dev *base, void *host, size_t len);
int cuda_unpin(struct dev *base, void *host, size_t len);
int cuda_pin_readonly(struct dev *base, const void *host, size_t len);
int cuda_unpin_readonly(struct dev *base, const void *host, size_t len);
int cuda_pin_lasting(struct dev *base, const void *host, size_t len);
void cuda_pins_close(struct cuda_dev *d); /* with nothing pinned */
/* Host memory that was pinned otherwise; kernels may access it. */
void cuda_note_pinned(const void *host, size_t len);
void cuda_forget_pinned(const void *host);

/* quiesce.c: the driver's functions that give memory back, when no stream waits for us; with the
 * device's context current where the driver wants it so. */
cuda_result cuda_mem_free(struct cuda_dev *d, cuda_ptr p);
/* With the context current that it was pinned in. */
cuda_result cuda_host_unregister(struct cuda_dev *d, void *p);
cuda_result cuda_ctx_destroy(struct cuda_dev *d, struct CUctx_st *ctx); /* of pins.c */
cuda_result cuda_module_unload(struct cuda_dev *d, struct CUmod_st *module);
cuda_result cuda_primary_release(struct cuda_dev *d);
cuda_result cuda_mem_unmap(struct cuda_dev *d, cuda_ptr p, size_t len);
cuda_result cuda_mem_release(struct cuda_dev *d, cuda_mem m);
cuda_result cuda_ipc_close(struct cuda_dev *d, cuda_ptr p);

/* Returns when all that the program and the library had queued in the primary contexts of all
 * devices is done; `page` is one of the host's that nobody has pinned. */
int cuda_wait_for_all(struct cuda_dev *d, void *page);

/* identify.c: where something at an address begins, and its length, by two attributes of it. */
cuda_result cuda_extent(const struct cuda_api *api, cuda_ptr p, cuda_pointer_attr base_name,
			cuda_pointer_attr len_name, cuda_ptr *base, size_t *len);
int cuda_identify(const void *ptr, struct dev_range *out);
/* Whether a kernel of ours, of any context of the process, may touch all that p lies in: what
 * cuMemAlloc() gave, which has no holes. */
bool cuda_is_whole(const struct cuda_dev *d, const void *p);
/* The pool that the memory is of, NULL if of none. */
struct CUmemPoolHandle_st *cuda_pool_of(const struct cuda_dev *d, cuda_ptr p);
/* Whether the host's page tables lead to this device memory. */
bool cuda_host_reaches(cuda_attrs_fn attrs, cuda_ptr p);

/* vmm.c */
int cuda_alloc_shared(struct dev *base, size_t len, void **out);
/* Frees memory of the former. False: the address is not such memory. */
bool vmm_release(struct cuda_dev *d, void *ptr, int *rc);

/* peer.c */
int cuda_peer_enable(struct dev *base, struct dev *peer_base);
int cuda_peer_map(struct dev *base, struct dev *peer_base, void *ptr, size_t len, bool atomics,
		  void **out);
int cuda_peer_unmap(struct dev *base, struct dev *peer_base, void *ptr, size_t len);

/* The device's second context, made when first needed; d->ctx if it cannot be made, which is
 * logged.
 */
struct CUctx_st *cuda_second_ctx(struct cuda_dev *d);
/* Which kind of host memory, pinned by the library for all contexts, holds the whole range. */
enum cuda_pinned {
	CUDA_PINNED_NOT,
	CUDA_PINNED_MEMORY,
	CUDA_PINNED_PAGES,   /* of a file; for the copy engines: a processor might get a signal */
	CUDA_PINNED_LASTING, /* the same, in the primary context, and for kernels */
};
enum cuda_pinned cuda_pinned(const void *host, size_t len);

/* second_ctx_copy.c: copies that start however many streams wait. */
void aside_prepare(struct cuda_dev *d); /* a stream of the program may wait soon */
void aside_open(struct cuda_dev *d);	/* many may */
void aside_close(struct cuda_dev *d);
/* Whether it can make these copies. */
bool aside_takes(struct cuda_stream *s, const struct dev_piece *v, size_t n);
/* Copies the pieces. Returns when they and all earlier work of s have ended. The context is
 * current. */
int aside_copy(struct cuda_stream *s, const struct dev_piece *v, size_t n);
/* Fills with zeros in the same way. Returns false if the memory is not of the kind that is copied
 * so. */
bool aside_zero(struct cuda_stream *s, void *dst, size_t len, int *err);

/* context.c: makes a stream of the library, of the highest priority. The context is current. */
cuda_result cuda_stream_make(struct cuda_dev *d, struct CUstream_st **out);
/* Returns when the stream is idle. The context is current. */
int cuda_stream_settle(struct cuda_stream *s);
/* Loads the gather kernel into the current context. */
cuda_result gather_load(struct cuda_dev *d, struct CUmod_st **module, struct CUfunc_st **kernel);

/* stream.c: returns when the copies that were queued before on the GPU's streams of the library
 * have ended. Ordered streams are not waited for. */
void cuda_drain(struct cuda_dev *d);
void cuda_set_ordered(struct dev_stream *base, bool ordered);

/* copy.c: queues copies or a fill, or makes them, so that they start whatever streams wait; with
 * the context current. in_period: the caller keeps a quiescent period of the GPU. */
int cuda_copy_pieces(struct cuda_stream *s, const struct dev_piece *v, size_t n, bool in_period);
int cuda_fill_one(struct cuda_stream *s, void *dst, unsigned char byte, size_t len);
#define GATHER_GROUP 200u /* copies of a batch */
/* Copies up to GATHER_GROUP pieces by the copy engines, on s->s. */
int cuda_copy_group(struct cuda_stream *s, const struct dev_piece *v, size_t n);
/* Queues a batch of up to GATHER_GROUP copies by one call of the driver, whatever streams wait. */
int cuda_copy_batch(struct cuda_stream *s, const struct dev_piece *v, size_t n);
/* Queues one copy in the same way. */
int cuda_copy_plain(struct cuda_stream *s, void *dst, const void *src, size_t len);

/* kernel_load.c */
/* The text of the module that has kernel k. */
const char *cuda_kernel_text(enum dev_kernel k);
/* Loads the kernel into the current context. *module: the module that was loaded, or NULL. */
cuda_result cuda_kernel_load(struct cuda_dev *d, enum dev_kernel k, struct CUmod_st **module,
			     struct CUfunc_st **kernel);
/* kernels.c */
void cuda_kernels_close(struct cuda_dev *d);

/* gather.c */
enum gather_mode gather_mode_of(const char *name);
int cuda_copy_many(struct dev_stream *s, const struct dev_piece *v, size_t n,
		   struct dev_touch touch);

/* gather_list.c, gather_kernel.c. All with the context current. */
bool gather_ready(struct cuda_stream *s); /* the kernel may be used now */
/* Collects a copy; the list must be launched, or forgotten, before the stream is used otherwise. */
int gather_add(struct cuda_stream *s, const struct dev_piece *p, bool alone);
int gather_launch(struct cuda_stream *s);
void gather_forget(struct cuda_stream *s);
int gather_settle(struct cuda_stream *s); /* returns when all launches are done or were replaced */
void gather_drop(struct cuda_stream *s);  /* with nothing in flight */
void gather_close(struct cuda_dev *d);

static inline struct cuda_stream *cuda_stream_of(struct dev_stream *s)
{
	return container_of(s, struct cuda_stream, base);
}

/* Marks a stream as busy, before the turn or the quiescent period ends in which something was
 * queued there. That end releases the mark to the thread that waits for it and drains the stream,
 * so the store needs no order of its own, and no locked instruction. */
static inline void cuda_stream_queued(struct cuda_stream *s)
{
	atomic_store_explicit(&s->busy, true, memory_order_relaxed);
}

/* A visit to the context that the stream belongs to. */
static inline int cuda_enter_stream(struct cuda_stream *s, struct cuda_visit *v)
{
	return cuda_enter_ctx(cuda_dev_of(s->base.dev), s->ctx, v);
}

extern const struct dev_stream_ops cuda_stream_ops;
extern const struct dev_order_ops cuda_order_ops;
extern const struct dev_kernel_ops cuda_kernel_ops;

#endif

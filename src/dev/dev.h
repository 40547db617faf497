/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#ifndef DEV_DEV_H
#define DEV_DEV_H

/*
 * The operations of a memory device. A driver (dev/soft, dev/cuda, dev/bar) fills small tables, by
 * concern: memory, streams, sharing, and order against the program's own streams. It leaves out
 * operations that it does not support; dev_init() fills them with named dummies that return
 * -EOPNOTSUPP, so that no caller tests for NULL. No code outside a driver's folder asks which
 * driver it is.
 *
 * Thread rule: every op may be called from any thread; a stream or an event is used by one thread
 * at a time. No op changes any state of the driver's own that the caller can observe (for CUDA: the
 * calling thread's current context is the same after as before).
 */

#include <stdatomic.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include <peerlane/transfer.h>

#include "dev/host.h"
#include "dev/io.h"
#include "dev/share.h"

struct config;
struct dev;
struct dev_driver;
struct dev_cpu_ops;

/*
 * While a stream of the program waits for a transfer of the library, a driver may hold up calls
 * that allocate, register or create until that stream continues. A call that frees or unpins waits
 * for all streams, and holds up every other call meanwhile, also the copy that the stream waits
 * for. A caller that has what such a transfer needs (a slab, a channel, a lock, the transfer
 * itself) must not be held up. So these operations are asked with an intent:
 *
 * - DEV_NOWAIT: the operation is done while no transfer is queued on a stream that needs the
 *   device, and none is queued before it returns. -EBUSY, without a message: such transfers are
 *   queued now, and nothing was done. A copy that is queued with this intent is ahead of all waits
 *   of streams.
 * - DEV_WAIT: the call may be held up, and a call that frees or unpins waits until no such transfer
 *   is queued, while new ones wait for the call. The caller holds nothing that a transfer needs.
 *   Where memory is freed or unpinned, it holds no lock of the library: builds with
 *   PEERLANE_LOCK_CHECKS check that.
 *
 * Other rooms call them by the functions dev_alloc() to dev_pinned_alloc(), which stand before the
 * driver's own.
 *
 * A transfer is ordered if streams carry its bytes by themselves and its value only tells of their
 * end: it needs no copy of the library. Calls that pin or create may run beside such transfers.
 */
enum dev_intent {
	DEV_WAIT,
	DEV_NOWAIT,
};

/* Kernels of the library, which drivers load and launch (dev/kernels). */
enum dev_kernel {
	DEV_KERNEL_PIECES,	/* makes a list of copies */
	DEV_KERNEL_LIST,	/* the same, a warp each, of lists that nobody cancels */
	DEV_KERNEL_LIST_INLINE, /* of a list that comes with the launch */
	DEV_KERNEL_BLOCKS,	/* copies blocks by ids */
	DEV_KERNEL_CLOCK,	/* stores the device's clock */
	DEV_KERNEL_ROWS,	/* gathers or scatters rows of a table */
	DEV_KERNEL_ORDER_ZERO,
	DEV_KERNEL_ORDER_COUNT,
	DEV_KERNEL_ORDER_SUM,
	DEV_KERNEL_ORDER_ADD,
	DEV_KERNEL_ORDER_PLACE, /* the five together: the order in which rows are read soonest */
	DEV_KERNEL_ARRAY,	/* gathers rows of an array that lies in a file */
	DEV_KERNEL_COLL,	/* a rank's part of a collective operation */
	DEV_KERNEL_COLL_LONG,	/* the same, of long all-reduces and reduce-scatters */
	DEV_KERNEL_COLL_SUM2,	/* the same, of short sums of floats, of up to 2, 4 and 8 ranks */
	DEV_KERNEL_COLL_SUM4,
	DEV_KERNEL_COLL_SUM8,
	DEV_KERNEL_SMALL, /* reads or writes a file */
	DEV_KERNELS,
};

enum dev_mem_kind {
	DEV_MEM_HOST = 1, /* the same values as enum pl_mem_kind */
	DEV_MEM_PINNED = 2,
	DEV_MEM_DEVICE = 3,
	DEV_MEM_MANAGED = 4,
};

/* A driver's answer about an address. */
struct dev_range {
	uintptr_t base; /* the whole allocation that holds the address */
	size_t len;
	enum dev_mem_kind kind;
	int index;	       /* ordinal of the device that owns it */
	bool host_addressable; /* the kernel can do I/O into it */
	uint64_t generation; /* changes when the address is freed and allocated again; 0 if unknown
			      */
};

struct dev_props {
	bool fit;
	bool soft;
	bool memory_only; /* as its driver's */
	bool few_queues;  /* streams that wait delay kernels, and copies inside the device */
	bool host_addressable;
	bool isolated;	/* only processors and its peers can access its memory */
	bool multicast; /* its links' switch can store to several devices at once */
	/* The device's memory has P2PDMA pages at its own addresses: drives can access it there,
	 * and other kernel copies of such pages use a processor. */
	bool p2p;
	/* The kernel needs other addresses for that, which mem.io.get() may give: of GPUs, whose
	 * driver maps memory with such pages if it can (docs/direct-storage.md). Whether it does
	 * shows by asking. */
	bool p2p_maps;
	uint64_t total;
	unsigned int lanes;	  /* suggested number of streams of the library */
	unsigned int units;	  /* processors that run a kernel's blocks; 0: it runs none */
	double copy_bytes_per_ns; /* host <-> device, where the machine's graph does not know */
	double copy_setup_ns;	  /* one small copy and the wait for it */
	double pin_bytes_per_ns;  /* pin_readonly of long stretches; 0: it cannot */
	bool pins_hold;		  /* pinned pages are read also after the mapping was unmapped */

	char name[32];	  /* "cuda:0" */
	char model[96];	  /* "NVIDIA H200" */
	char pci[16];	  /* "0000:04:00.0" or "" */
	char why[192];	  /* why it cannot be used or is slow, or "" */
	uint8_t uuid[16]; /* its maker's number for it, or zeros */
};

struct dev_stream {
	struct dev *dev; /* drivers embed this first */
	/* The stream's work may wait for streams of the program: it takes no turns at the copy
	 * engines (dev_engine_get()). Set by set_ordered(), while it is idle. */
	atomic_bool ordered;

	/* quiesce.c's, for a stream of the program: */
	atomic_bool used;    /* it has had a transfer, and is counted as one that has */
	atomic_uint queued;  /* its transfers that have not ended */
	atomic_bool settled; /* while there are some: no copy is in flight that may delay them */
};

struct dev_event {
	struct dev *dev;
};

struct dev_mem_ops {
	/* At least page-aligned. *out is the device's address. -ENOMEM, -EIO. */
	int (*alloc)(struct dev *d, size_t len, void **out);
	int (*release)(struct dev *d, void *ptr);
	int (*free_bytes)(struct dev *d, uint64_t *out);
	/* Page-locks host memory so that copies to and from it are asynchronous; for all devices of
	 * the driver. Both are called with whole pages that no other caller pins. */
	int (*pin)(struct dev *d, void *host, size_t len);
	int (*unpin)(struct dev *d, void *host, size_t len);
	/* Like pin(), for a read-only mapping of a file's pages and for all devices of the driver.
	 * Copies from it read the pages that were mapped when it was pinned, also if the mapping or
	 * the file changes later (props.pins_hold). No processor accesses the mapping. -EFAULT: the
	 * mapping reaches past the end of the file. */
	int (*pin_readonly)(struct dev *d, const void *host, size_t len);
	int (*unpin_readonly)(struct dev *d, const void *host, size_t len);
	/* As pin_readonly(), for pages that stay pinned and that kernels read, too. Unpinning them
	 * may wait for kernels. */
	int (*pin_lasting)(struct dev *d, const void *host, size_t len);
	/* Zeroed host memory for all devices of the driver, mapped by entries as large as there
	 * are, on the NUMA node (-1: any) where that can be asked for. -EOPNOTSUPP: there is none,
	 * and the caller pins pages instead; out->not_wide and out->why have the reason, and no
	 * message is set. `user` may be NULL. */
	int (*host_alloc)(struct dev *d, size_t len, int node, const struct dev_host_user *user,
			  struct dev_host *out);
	/* Any bytes of such memory for another process, by descriptor; the caller closes them,
	 * which never sleeps. -EOPNOTSUPP: it cannot be shared. */
	int (*host_share)(struct dev *d, const struct dev_host *h, void *ptr, size_t len,
			  struct dev_shared *out);
	/* Maps such memory of another process for the CPU and all devices of the driver; the
	 * descriptors remain the caller's. No word of the other process is trusted: an access by
	 * the CPU never raises a signal afterwards, whatever that process does. The range begins
	 * x->off behind out->ptr. `again`: host_share() must work on the mapping, for which
	 * descriptors stay open. */
	int (*host_import)(struct dev *d, const struct dev_shared *x, int node, bool again,
			   struct dev_host *out);
	int (*host_free)(struct dev *d, struct dev_host *h); /* also imported memory */
	struct dev_io_ops io;
};

/* A copy in a list of copies. */
struct dev_piece {
	void *dst;
	const void *src;
	size_t len;
};

/* The pieces of a caller, whose places begin at `dst` and `src`: addresses, or offsets in a region.
 * 0: the pieces have addresses. */
struct dev_list {
	const struct pl_copy_piece *v;
	size_t n;
	uint64_t dst;
	uint64_t src;
};

/* Piece i. One past the end of 64 bits has a length that every check refuses. */
static inline struct dev_piece dev_list_at(const struct dev_list *l, size_t i)
{
	const struct pl_copy_piece *p = &l->v[i];
	uint64_t dst;
	uint64_t src;
	bool over = __builtin_add_overflow(l->dst, p->dst_off, &dst);

	over = __builtin_add_overflow(l->src, p->src_off, &src) || over;
	return (struct dev_piece){ .dst = (void *)(uintptr_t)dst,
				   .src = (const void *)(uintptr_t)src,
				   .len = over && p->len ? SIZE_MAX : p->len };
}

/* Whether a kernel may access both ends of each copy until the copies are done. It may access
 * memory of mem.alloc() of this device or of a peer that the device reaches, and host memory that
 * the driver has pinned; a destination in host memory must have been pinned by pin() or allocated
 * by alloc_pinned(). */
struct dev_touch {
	bool sure;
	/* Device memory of the program, which `sure` is not about: the driver is asked. Or NULL. */
	const void *theirs;
};

struct dev_event_ops {
	int (*create)(struct dev *d, struct dev_event **out);
	void (*destroy)(struct dev_event *e);
	int (*record)(struct dev_stream *s, struct dev_event *e);
	int (*query)(struct dev_event *e); /* 0 done, -EBUSY not yet, else what failed */
	int (*wait)(struct dev_event *e);  /* sleeps until done */
	/* Work that is queued later starts after the event, as it was last recorded before this
	 * call; at once if it was never recorded. The event may be of another device of the same
	 * driver. A failure before the event is reported by the event, not by this stream. During a
	 * capture the event must have been recorded in the same capture, and has no other use. */
	int (*after)(struct dev_stream *s, struct dev_event *e);
};

struct dev_stream_ops {
	int (*create)(struct dev *d, struct dev_stream **out);
	void (*destroy)(struct dev_stream *s); /* waits for queued work */
	/* Queues a copy between any two memories that the device reaches (its own, its peers',
	 * host). Host memory must be pinned, or the call may block until the bytes were read. */
	int (*copy)(struct dev_stream *s, void *dst, const void *src, size_t len);
	/* Queues a copy and returns when it and all earlier work have ended: for copies of a few
	 * microseconds, as sync() spins. */
	int (*copy_now)(struct dev_stream *s, enum dev_intent may, void *dst, const void *src,
			size_t len);
	/* Queues many copies at once, by the cheapest way that the device has for pieces of these
	 * sizes. The pieces do not overlap, and the device chooses their order. One piece is
	 * allowed: a device may then make it by a kernel, which pays where many threads each copy
	 * a small piece, because the copy engine makes one copy after the other. `v` may be reused
	 * when the call returns. No event may be recorded on the stream before the next sync().
	 * After a failure some of the copies may have been queued. */
	int (*copy_many)(struct dev_stream *s, const struct dev_piece *v, size_t n,
			 struct dev_touch touch);
	int (*fill)(struct dev_stream *s, void *dst, unsigned char byte, size_t len);
	/* Returns when all that is queued is done. Spins: for copies of a few microseconds. */
	int (*sync)(struct dev_stream *s);
	/* Whether all that is queued is done, without a wait: 0, -EBUSY not yet, else what failed.
	 */
	int (*idle)(struct dev_stream *s);
	struct dev_event_ops event;
};

typedef void (*dev_host_fn)(void *arg);

/* Identifies a stream, and the capture that work queued on it now becomes part of. */
struct dev_stream_state {
	/* The number of the capture into a graph; no two captures have the same. 0: no capture. */
	uint64_t capture;
	/* A number that no other stream of the process has or had, while the stream is in no
	 * capture; 0: the driver does not give one. */
	uint64_t number;
};
#define DEV_CAPTURE_UNKNOWN UINT64_MAX /* it is in one whose number the driver does not say */

/* Order against streams of the program, by a word of pinned host memory (mem.pin): streams wait for
 * it, and the CPU sets it. */
struct dev_order_ops {
	/* A stream for the program's own work, of ordinary priority; destroyed as any other. */
	int (*create)(struct dev *d, struct dev_stream **out);
	/* The program's own stream, by its driver's handle. Destroying it here forgets it, waits
	 * for nothing and leaves it alone. -EINVAL: it is none. */
	int (*wrap)(struct dev *d, void *handle, struct dev_stream **out);
	void *(*handle)(struct dev_stream *s);
	/* Whether wrapping this handle, here and now, would give that stream. */
	bool (*is)(const struct dev_stream *s, const void *handle);
	/* 0; -EOPNOTSUPP with the reason: while it is captured into a graph, say. */
	int (*usable)(struct dev_stream *s);
	/* Queues a call of fn, which must not call this or any driver, nor wait. */
	int (*host)(struct dev_stream *s, dev_host_fn fn, void *arg);
	/* Queues copies as the program itself would, in no order among each other; `captured`: into
	 * the graph that the stream is captured into. */
	int (*copies)(struct dev_stream *s, const struct dev_piece *v, size_t n, bool captured);
	/* Queues a wait until (int32_t)(*word - value) >= 0 / a write of the value. */
	int (*wait_value)(struct dev_stream *s, atomic_uint *word, unsigned int value);
	int (*write_value)(struct dev_stream *s, atomic_uint *word, unsigned int value);
	/* Sets the word from the CPU, for streams that wait for it. Release. */
	void (*set_value)(struct dev *d, atomic_uint *word, unsigned int value);
	/* A stream may wait from now on. Returns when no copy is in flight that was queued before.
	 * `many`: the waiting streams may occupy every connection (quiesce.h). Then the driver
	 * makes what copies need in order to start all the same, and logs a failure of that
	 * once. */
	void (*expect)(struct dev *d, bool many);
	/* See struct dev_stream. */
	void (*set_ordered)(struct dev_stream *s, bool ordered);
};

struct dev_kernel_ops {
	/* Idempotent. -EOPNOTSUPP with the reason: the device, or the stream's context, runs none.
	 */
	int (*load)(struct dev_stream *s, enum dev_kernel k);
	/* Queues a launch of a loaded kernel, on a stream of the program's too; in a stream that is
	 * being captured it becomes a part of the graph. `params` is copied. */
	int (*launch)(struct dev_stream *s, enum dev_kernel k, unsigned int blocks,
		      const void *params);
	/* 0, also while it is captured. */
	int (*state)(struct dev_stream *s, struct dev_stream_state *out);
	/* Makes the calling thread's calls for this stream until leave() one visit to its context,
	 * where each would be one. Only this stream, its device's events and its kernels are used
	 * between the two, which are not nested. */
	int (*enter)(struct dev_stream *s);
	void (*leave)(struct dev_stream *s);
};

/* A physical way that bytes take: a device's PCIe link, or that and the NVLink to the next; or a
 * rail, a port of this host and one of a remote's, in which a mover embeds this. */
struct link {
	struct dev *dev; /* whose it is; NULL: a rail */
	const char *name;
};

struct dev {
	struct dev_mem_ops mem;
	struct dev_stream_ops stream;
	struct dev_share_ops share;
	const struct dev_cpu_ops *cpu_ops; /* of streams that are threads (dev/stream.h) */
	struct dev_order_ops order;
	struct dev_kernel_ops kernel;
	const struct dev_driver *driver;
	int index;
	unsigned int place; /* in a dev_set */
	struct dev_props props;
	struct link link;	 /* its own */
	struct dev *opened_next; /* of the driver's list (dev/opened.h), under its lock */
};

struct dev_driver {
	const char *name; /* the prefix of its devices' names */
	bool memory_only; /* its devices execute nothing: never a gpu:N */

	/* How many devices there are. Starts the vendor's library if need be. 0 and a reason in
	 * `why` when there are none. Idempotent and thread-safe; < 0 only on out of memory. */
	int (*count)(const struct config *c, char *why, size_t why_space);

	/* Describes device `index` without opening it. */
	int (*describe)(const struct config *c, int index, struct dev_props *out);

	/* Opens it. One struct dev a device and context; the caller counts. */
	int (*open)(const struct config *c, int index, struct dev **out);
	void (*close)(struct dev *d);

	/* The index of the device that the calling thread works on now ("cuda:current"); -errno and
	 * a message. NULL: there is no such thing. */
	int (*current)(const struct config *c);

	/* Whether host_alloc() can make wide memory for a device, without opening it: 0;
	 * -EOPNOTSUPP as there. NULL: its devices do not access host memory. */
	int (*wide)(const struct dev_props *p, struct dev_host *out);

	/* Identifies the owner of an address. -ENOENT: not this driver's. Never starts a library
	 * that the process has not started, never accesses the memory. */
	int (*identify)(const void *ptr, struct dev_range *out);
};

extern const struct dev_driver dev_bar_driver;
extern const struct dev_driver dev_soft_driver;
extern const struct dev_driver dev_cuda_driver;

/* Fills missing operations with the dummies, all of `order`; asserts the mandatory ones. */
void dev_init(struct dev *d, const struct dev_driver *driver, int index,
	      const struct dev_mem_ops *mem, const struct dev_stream_ops *stream,
	      const struct dev_share_ops *share);

/* For devices whose streams can wait for a value; whole or not at all. */
void dev_init_order(struct dev *d, const struct dev_order_ops *order);

/* For devices that run kernels. */
void dev_init_kernels(struct dev *d, const struct dev_kernel_ops *kernel);

/* Returns when all that was queued on a stream before the call is done, or at deadline_ns (0:
 * none), -ETIMEDOUT. A stream of a device with `order`; the context that it is of is open. */
int dev_stream_wait(struct dev_stream *s, uint64_t deadline_ns);

#define DEV_PLACES 64u

/* A set of devices of the process; the same device has the same place in each context. */
typedef uint64_t dev_set;
#define DEV_ALL UINT64_MAX

static inline dev_set dev_set_of(const struct dev *d) /* NULL, the host: none */
{
	return d ? UINT64_C(1) << d->place : 0;
}

/* What base/fault.h has for operations of devices: 0, or -errno with a message. Called by the
 * operations below that give nothing back, and by streams that are threads. */
int dev_fault(void);

int dev_alloc(struct dev *d, enum dev_intent may, size_t len, void **out);
int dev_release(struct dev *d, enum dev_intent may, void *ptr);
int dev_pin(struct dev *d, enum dev_intent may, void *host, size_t len);
int dev_unpin(struct dev *d, enum dev_intent may, void *host, size_t len);
int dev_pin_readonly(struct dev *d, enum dev_intent may, const void *host, size_t len);
int dev_pin_lasting(struct dev *d, enum dev_intent may, const void *host, size_t len);
int dev_unpin_readonly(struct dev *d, enum dev_intent may, const void *host, size_t len);
int dev_host_alloc(struct dev *d, enum dev_intent may, size_t len, int node,
		   const struct dev_host_user *user, struct dev_host *out);
int dev_host_import(struct dev *d, enum dev_intent may, const struct dev_shared *x, int node,
		    bool again, struct dev_host *out);
int dev_host_free(struct dev *d, enum dev_intent may, struct dev_host *h);
int dev_alloc_shared(struct dev *d, enum dev_intent may, size_t len, void **out);
/* The operations of mem.io. */
int dev_io_ready(struct dev *d, enum dev_intent may, struct dev_io_why *why);
int dev_io_get(struct dev *d, enum dev_intent may, void *ptr, size_t len, bool own,
	       struct dev_io *out, struct dev_io_why *why);
int dev_io_compare(struct dev *d, enum dev_intent may, void *ptr, size_t len, const char *at,
		   bool into, struct dev_io_why *why);
int dev_peer_enable(struct dev *d, enum dev_intent may, struct dev *peer);
int dev_stream_create(struct dev *d, enum dev_intent may, struct dev_stream **out);
int dev_copy(struct dev_stream *s, enum dev_intent may, void *dst, const void *src, size_t len);
/* -EBUSY: none was queued. */
int dev_copy_many(struct dev_stream *s, enum dev_intent may, const struct dev_piece *v, size_t n,
		  struct dev_touch touch);

int dev_kernel_load(struct dev_stream *s, enum dev_intent may, enum dev_kernel k);

/* n events of one device, all or none. NULL among those that are destroyed: nothing. */
int dev_events_create(struct dev *d, enum dev_intent may, struct dev_event **v, unsigned int n);
void dev_events_destroy(struct dev_event **v, unsigned int n);

/* What host_alloc() answers where it makes nothing: -EOPNOTSUPP and the reason. */
int dev_host_none(struct dev_host *out, enum dev_not_wide not_wide, const char *fmt, ...)
	__attribute__((format(printf, 3, 4)));

/* Host memory, zeroed and pinned, that only its user touches; `what` it is, for messages. */
int dev_pinned_alloc(struct dev *d, enum dev_intent may, size_t len, const char *what, void **out);
void dev_pinned_free(struct dev *d, void *p, size_t len);

/* A series of operations on streams of these devices, asked as one with DEV_NOWAIT: between the two
 * no transfer is queued but ordered ones. The devices, for _end(); none: -EBUSY. Not around a wait.
 */
dev_set dev_series_begin(dev_set on);
void dev_series_end(dev_set on);

/* Looks, without a lock: whether a transfer is queued that needs one of them, ... */
bool dev_pending(dev_set on);
/* ... and is not ordered, so that a series would be refused. */
bool dev_busy(dev_set on);

/*
 * A transfer in the order of a stream of the program, from before it is queued there until its
 * value is set, on the devices that it needs, the stream's among them. _begin() waits for
 * operations that are under way there, and for copies that might delay the transfer; the caller
 * holds no lock. _unordered(): an ordered one has to be carried by the library after all. _end() of
 * one that still is, or not. Any thread.
 */
void dev_transfer_begin(struct dev_stream *s, dev_set on, bool ordered);
void dev_transfer_unordered(dev_set on);
void dev_transfer_end(struct dev_stream *s, dev_set on, bool ordered);

/* Destroys a stream that may have had transfers. */
void dev_stream_destroy(struct dev_stream *s);
/* For streams of the library, while they are idle: see struct dev_stream. They are counted as the
 * program's meanwhile. */
void dev_stream_set_ordered(struct dev_stream *s, bool ordered);

#endif

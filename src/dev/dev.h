/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#ifndef DEV_DEV_H
#define DEV_DEV_H

/*
 * What a memory device can do. A driver (dev/soft, dev/cuda, dev/bar) fills small tables, by
 * concern: memory, streams, sharing, and order against the program's own streams. It leaves out
 * operations that it does not support; dev_init() fills them with named dummies that return
 * -EOPNOTSUPP, so that no caller tests for NULL. No code outside a driver's folder asks which
 * driver it is.
 *
 * Thread rule: every op may be called from any thread; a stream or an event is used by one thread
 * at a time. No op changes what the caller can observe of the driver's own state (for CUDA: the
 * calling thread's current context is the same after as before).
 */

#include <stdatomic.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

struct config;
struct dev;
struct dev_driver;
struct dev_cpu_ops;

enum dev_mem_kind {
	DEV_MEM_HOST = 1, /* the same values as enum pl_mem_kind */
	DEV_MEM_PINNED = 2,
	DEV_MEM_DEVICE = 3,
	DEV_MEM_MANAGED = 4,
};

/* What a driver knows of an address. */
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
	bool isolated; /* only processors and its peers can access its memory */
	/* Drives can access its memory directly: it has P2PDMA pages. Other kernel copies of such
	 * pages use a processor. A GPU driver that maps its memory with such pages
	 * (docs/direct-storage.md) sets this and needs no more. */
	bool p2p;
	uint64_t total;
	unsigned int lanes;	  /* suggested number of streams of the library */
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
	/* What is queued on it may wait for streams of the program: it takes no turns at the copy
	 * engines (dev_engine_get()). Set by set_ordered(), while it is idle. */
	atomic_bool ordered;
};

struct dev_event {
	struct dev *dev;
};

/* A range of memory made visible to other drivers: a NIC's, a drive's. */
struct dev_export {
	int fd;	      /* dma-buf or memfd; the caller closes it */
	uint64_t off; /* where the range begins in it */
	size_t len;
	bool dmabuf;
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
	/* The same for a read-only mapping of a file's pages: copies from it read the pages that
	 * were mapped when it was pinned, also if the mapping or the file changes later
	 * (props.pins_hold), and no processor accesses the mapping. For all devices of the driver.
	 * -EFAULT: the mapping reaches past the end of the file. */
	int (*pin_readonly)(struct dev *d, const void *host, size_t len);
	int (*unpin_readonly)(struct dev *d, const void *host, size_t len);
};

/* One of many copies. */
struct dev_piece {
	void *dst;
	const void *src;
	size_t len;
};

/* Whether a kernel may touch both ends of each: memory that mem.alloc() of this device gave, or of
 * a peer that it reaches, or host memory that the driver pinned, the destination by pin(); and they
 * stay so until the copies are done. */
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
	 * driver. A failure before the event is reported by the event, not by this stream. */
	int (*after)(struct dev_stream *s, struct dev_event *e);
};

struct dev_stream_ops {
	int (*create)(struct dev *d, struct dev_stream **out);
	void (*destroy)(struct dev_stream *s); /* waits for what is queued */
	/* Queues a copy between any two memories that the device reaches (its own, its peers',
	 * host). Host memory must be pinned, or the call may block until the bytes were read. */
	int (*copy)(struct dev_stream *s, void *dst, const void *src, size_t len);
	/* Queues a copy and returns when it is done, and what was queued before: for copies of a
	 * few microseconds, as sync() spins. `still`: it is queued in a quiescent period of the
	 * device; -EBUSY: there is none now, and nothing is done. */
	int (*copy_now)(struct dev_stream *s, void *dst, const void *src, size_t len, bool still);
	/* Queues many copies at once, in any order among themselves, none of which overlap: the
	 * cheapest way that the device has for pieces of these sizes. One alone is for where many
	 * threads make one each, and wait for the copy engine, which makes one after the other. `v`
	 * is the caller's again on return. Between its call and the next sync() no event may be
	 * recorded on the stream. On failure some may have been queued. */
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
	/* Queues a wait until (int32_t)(*word - value) >= 0 / a write of the value. */
	int (*wait_value)(struct dev_stream *s, atomic_uint *word, unsigned int value);
	int (*write_value)(struct dev_stream *s, atomic_uint *word, unsigned int value);
	/* Sets the word from the CPU, for streams that wait for it. Release. */
	void (*set_value)(struct dev *d, atomic_uint *word, unsigned int value);
	/* A stream may wait from now on, one of many: see dev_waiter_settle(). Returns when no copy
	 * is in flight that was queued before. `many`: makes what copies need in order to start
	 * however many streams wait; a failure of that is logged, once. */
	void (*expect)(struct dev *d, bool many);
	/* See struct dev_stream. */
	void (*set_ordered)(struct dev_stream *s, bool ordered);
};

/* How another process gets at memory. */
enum dev_form {
	DEV_FORM_FD = 1, /* descriptors of it: no namespace matters */
	DEV_FORM_FABRIC =
		2,	  /* 64 bytes that GPUs of one NVLink fabric know; the driver may forbid */
	DEV_FORM_IPC = 3, /* 64 bytes that processes of the same PID and IPC namespaces know */
};

#define DEV_PIECES_MAX 240 /* as many descriptors fit in one message */
#define DEV_TOKEN 64

/* What a process needs to map a range of another one's memory. Whole pieces are mapped, one after
 * the other; the range begins in the first and ends in the last. */
struct dev_shared {
	enum dev_form form;
	uint64_t off; /* of the range, in what is mapped */
	size_t len;   /* of the range */
	unsigned int n;
	struct {
		int fd;	       /* DEV_FORM_FD; -1 otherwise */
		uint64_t skip; /* where the piece begins in it */
		uint64_t len;
	} pieces[DEV_PIECES_MAX];
	unsigned char token[DEV_TOKEN]; /* the other forms */
};

/* What another process shared, mapped here. */
struct dev_import {
	struct dev *dev; /* drivers embed this first */
	void *ptr;	 /* where the range begins, for this device's copies */
	size_t len;
};

/* A range of device memory as the CPU sees it. */
struct dev_window {
	void *cpu;	 /* where the range begins */
	bool cached;	 /* as ordinary memory; else writes are combined and reads are slow */
	bool stays;	 /* an access is never a signal */
	char how[16];	 /* "direct", "gdrdrv", "dma-buf" */
	void *map;	 /* of the driver: what to unmap, */
	size_t map_len;	 /* 0 for nothing, */
	int fd;		 /* to close, -1 for none, */
	uint64_t handle; /* and what else to undo */
};

struct dev_share_ops {
	/* Makes peer's memory reachable for copies by d. 0, -EOPNOTSUPP (copies then go through the
	 * host inside the driver). Idempotent. */
	int (*peer_enable)(struct dev *d, struct dev *peer);
	/* Page-aligned range of one allocation. */
	int (*export_range)(struct dev *d, void *ptr, size_t len, struct dev_export *out);
	/* As mem.alloc, of memory that share() gives by descriptor. */
	int (*alloc_shared)(struct dev *d, size_t len, void **out);
	/* Any bytes of one allocation, for another process; the caller closes the descriptors.
	 * -EOPNOTSUPP: not in this form. */
	int (*share)(struct dev *d, void *ptr, size_t len, enum dev_form form,
		     struct dev_shared *out);
	/* Maps what another process shared; the descriptors remain the caller's. `readonly`: what
	 * writes there fails, if the device knows the difference. */
	int (*import)(struct dev *d, const struct dev_shared *x, bool readonly,
		      struct dev_import **out);
	int (*unimport)(struct dev_import *m);
	/* Lets kernels of `peer` access d's memory: *out is the address for them. `atomics`: also
	 * with atomic operations. -EOPNOTSUPP with the reason. */
	int (*peer_map)(struct dev *d, struct dev *peer, void *ptr, size_t len, bool atomics,
			void **out);
	int (*peer_unmap)(struct dev *d, struct dev *peer, void *ptr, size_t len);
	/* The range as the CPU sees it. -EOPNOTSUPP with all that was tried. */
	int (*cpu_map)(struct dev *d, void *ptr, size_t len, struct dev_window *out);
	int (*cpu_unmap)(struct dev *d, struct dev_window *w);
};

struct dev {
	struct dev_mem_ops mem;
	struct dev_stream_ops stream;
	struct dev_share_ops share;
	const struct dev_cpu_ops *cpu_ops; /* of streams that are threads (dev/stream.h) */
	struct dev_order_ops order;
	const struct dev_driver *driver;
	int index;
	unsigned int place; /* in a dev_set */
	struct dev_props props;
};

struct dev_driver {
	const char *name; /* the prefix of its devices' names */
	bool memory_only; /* its devices execute nothing: never a gpu:N */

	/* How many devices there are. Starts the vendor's library if need be. 0 and a reason in
	 * `why` when there are none. Idempotent and thread-safe; < 0 only on out of memory. */
	int (*count)(const struct config *c, char *why, size_t why_room);

	/* Describes device `index` without opening it. */
	int (*describe)(const struct config *c, int index, struct dev_props *out);

	/* Opens it. One struct dev a device and context; the caller counts. */
	int (*open)(const struct config *c, int index, struct dev **out);
	void (*close)(struct dev *d);

	/* The index of the device that the calling thread works on now ("cuda:current"); -errno and
	 * a message. NULL: there is no such thing. */
	int (*current)(const struct config *c);

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

/* Returns when all that was queued on a stream before the call is done, or at deadline_ns (0:
 * none), -ETIMEDOUT. A stream of a device with `order`; the context that it is of is open. */
int dev_stream_wait(struct dev_stream *s, uint64_t deadline_ns);

/* Host memory, zeroed and pinned, that only its user touches; `what` it is, for messages. */
int dev_pinned_alloc(struct dev *d, size_t len, const char *what, void **out);
void dev_pinned_free(struct dev *d, void *p, size_t len);

/* n events of one device, all or none. NULL among those that are destroyed: nothing. */
int dev_events_create(struct dev *d, struct dev_event **v, unsigned int n);
void dev_events_destroy(struct dev_event **v, unsigned int n);

/* A device's place in a dev_set, which dev_init() asks for. */
unsigned int dev_place(const struct dev_driver *driver, int index);

#define DEV_PLACES 64u

/* A set of devices of the process; the same device has the same place in each context. */
typedef uint64_t dev_set;
#define DEV_ALL UINT64_MAX

static inline dev_set dev_set_of(const struct dev *d) /* NULL, the host: none */
{
	return d ? UINT64_C(1) << d->place : 0;
}

/*
 * While a stream of the program waits for a value that the library will set, drivers may block
 * calls that allocate, free, register or create on a device of the transfer, until that stream
 * continues. The device is restricted during that time: callers avoid such calls if they can, and
 * never make them under a lock that the thread needs that will set the value. Any thread, never
 * blocks.
 */
void dev_restrict(dev_set on);
void dev_unrestrict(dev_set on); /* the same ones */
bool dev_restricted(dev_set on); /* one of them */

/*
 * Calls that free or unpin memory are worse: drivers delay them until all streams are idle, and
 * block all other calls in the meantime, also the copy that a stream is waiting for. So a transfer
 * is pending on each device that it needs, from before it is queued on a stream of the program
 * until its value is set, and a call that frees or unpins is made only while its devices are
 * quiescent, without pending transfers: dev_quiesce_begin() waits for that, and new pending
 * transfers of these devices wait until dev_quiesce_end(). Several quiescent periods may overlap.
 * Work that could not start behind a waiting stream is also queued in such a period: it is then
 * ahead of the waits of later transfers. dev_quiesce_try() costs four atomic operations. A thread
 * that carries out a pending transfer must not call dev_quiesce_begin(). Any thread.
 *
 * A pending transfer is ordered if streams carry its bytes by themselves, and its value only tells
 * of their end: no copy of the library is needed before it is set. dev_quiesce_try_ordered() is for
 * work that may be behind such values, but not behind others.
 *
 * dev_pending_begin() and dev_quiesce_begin() wait for other threads, so the caller holds no lock
 * of the library: builds with PEERLANE_LOCK_CHECKS check that.
 */

void dev_pending_begin(dev_set on);
void dev_pending_end(dev_set on); /* the same ones */
bool dev_pending(dev_set on);	  /* one on one of them; no lock */
/* Within the two above: the transfer is ordered. / Not any more. */
void dev_ordered_begin(dev_set on);
void dev_ordered_end(dev_set on);
/* The devices, for dev_quiesce_end(); or none, rather than wait. */
dev_set dev_quiesce_try(dev_set on);
dev_set dev_quiesce_try_ordered(dev_set on);
void dev_quiesce_begin(dev_set on);
void dev_quiesce_end(dev_set on);

/*
 * A stream that has transfers queued may wait for the library, with copies of the program behind
 * the wait. Such a copy occupies one of the few connections of a copy engine, DEV_CONNECTIONS in
 * each direction. A copy of an idle stream goes to a connection that is idle, or behind others if
 * none is; it would stand there until that stream continues. So while a stream may wait, the
 * program's streams that have had transfers, the library's own that have copies in flight, and one
 * more that is not known here are together at most DEV_CONNECTIONS. If that leaves none for the
 * library, it makes its copies in another way.
 *
 * dev_user_begin(): one more stream of the program has transfers, until dev_user_end().
 * dev_waiter_begin(): one of these has transfers queued now; between dev_pending_begin() of the
 * first of them and dev_pending_end() of the last, so that no stream is a waiter in a quiescent
 * period, and what is queued then needs no grant. dev_waiter_settle() then waits, before the
 * transfer is queued, until no more copies are in flight than may be; true: that is none.
 * dev_engine_get(): what the caller may do until dev_engine_put(). It waits for copies of other
 * threads, never for a stream of the program. Any thread.
 */
#define DEV_CONNECTIONS 4u
/* A driver has found that there are only `n` connections, at least one: the least that was reported
 * counts for all devices. Called when a device is opened. Any thread. */
void dev_limit_connections(unsigned int n);

enum dev_engine {
	DEV_ENGINE_ANY,	  /* was not asked for */
	DEV_ENGINE_FREE,  /* no stream waits: queue copies and go on */
	DEV_ENGINE_SHORT, /* queue copies on one stream, and wait for their end */
	DEV_ENGINE_NONE,  /* they may not start before the program's streams continue */
};

void dev_user_begin(dev_set on);
void dev_user_end(dev_set on);
void dev_waiter_begin(dev_set on);
void dev_waiter_end(dev_set on);
bool dev_waiter_settle(dev_set on);
enum dev_engine dev_engine_get(const struct dev *d);
/* With a grant to queue and go on: whether a stream may wait by now, so the copies must end first.
 */
bool dev_engine_late(const struct dev *d);
void dev_engine_put(const struct dev *d, enum dev_engine grant);

#endif

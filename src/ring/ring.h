/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#ifndef RING_RING_H
#define RING_RING_H

/*
 * Reads for kernels that run, and small writes: they post requests into rings (dev/kernels/ring.h),
 * and workers of the context's pool answer.
 *
 * A proxy looks into all rings of the context. It takes a few requests of one ring under the ring's
 * lock, reads into their slabs the bytes that the page cache has, without a wait and without a
 * lock, and hands the rest and all writes to readers, other workers, which may block. Neither calls
 * a driver, allocates, or waits for a kernel: the memory that they access was pinned when the ring
 * was opened. No request is trusted: handle, generation, range and slot are checked, and a bad one
 * fails alone.
 *
 * One proxy spins while requests come, and for SPIN_NS after the last one or after a launch. Then
 * it looks at intervals that grow with the time since the last request. Without rings it is
 * not called. A proxy that finds more than it can take calls another one, which leaves when it
 * finds little to do: their threads were started when the ring was opened. Several may serve one
 * ring.
 *
 * A read that must not wait starts the disk's read of a page that is not there, which waits for the
 * disk's queue when that is full. So when the page cache had nothing of some requests in a row,
 * most of the next ones go to readers at once, and a proxy does not stand in that queue.
 *
 * tmpfs, ramfs and hugetlbfs have no such reads, and their reads wait for a disk only to swap a
 * page in. So a proxy reads there as usual while no page of the machine is swapped out. Otherwise
 * it reads the pages that cachestat(2) reports in memory, and readers get the rest. If a page is
 * swapped out between the check and the read, the proxy waits for the swap once; other proxies
 * continue.
 *
 * Readers: where io_uring may be used, one reader for each ring has up to one read a slot in flight
 * (uring.c). It serves files that the kernel can wait for without a thread; others, as those of
 * network file systems, and all where io_uring is forbidden, are read by threads. A ring has at
 * most RING_READS_MOST of these threads, and the pool has space for that many of each ring, also of
 * those that were closed while reads blocked. So a file whose server hangs takes the readers of its
 * own array, and never those of another.
 */

#include <pthread.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <sys/types.h>

#include "base/lock.h"
#include "dev/kernels/ring.h"
#include "exec/exec.h"

/* For a ring, one reader has its io_uring, and each of the others blocks in a read. */
#define RING_READERS WORKERS_OF_A_RING
#define RING_READS_MOST (RING_READERS - 1)

/* How files are read. */
struct ring_io {
	ssize_t (*now)(int fd, void *buf, size_t len,
		       uint64_t off); /* -EAGAIN: not without a wait */
	ssize_t (*wait)(int fd, void *buf, size_t len, uint64_t off);
	ssize_t (*write)(int fd, const void *buf, size_t len, uint64_t off);
	bool uring; /* io_uring may be used instead of wait() */
	/* now(), for files in memory where the kernel refuses reads without a wait;
	 * NULL: those have to be waited for. */
	ssize_t (*memory)(int fd, void *buf, size_t len, uint64_t off);
};

extern const struct ring_io ring_io_system;
/* Like memory(), for a file whose pages may be swapped out: -EAGAIN unless the whole range is in
 * memory. */
ssize_t ring_read_resident(int fd, void *buf, size_t len, uint64_t off);

struct ring_request {
	uint32_t use;
	uint32_t slot;
	uint32_t op;
	uint64_t file;
	uint64_t off;
	uint64_t len;
	uint32_t tell;
};

/* What stays until the context is closed: seats.c. */
struct ring_seat {
	uint64_t *shut; /* pinned; 0 */
	void *state;	/* of the device: struct array_state, of whatever content */
};

struct seats;
struct small;
struct ring;
struct ring_uring;

/* A slot's read or write. */
struct ring_read {
	struct ring_read *next;
	struct ring *ring;
	struct ring_file *file;
	uint32_t use;
	uint32_t op;
	uint32_t tell;
	int fd;
	int direct;  /* the file's descriptor with O_DIRECT if this read uses it, else -1 */
	bool async;  /* if it has to wait, io_uring reads it, and no thread */
	bool memory; /* ring_io.memory() reads its file */
	uint64_t off;
	size_t len;
	size_t most;	  /* bytes to ask for: `len`, with O_DIRECT rounded up to whole blocks */
	size_t done;	  /* bytes that io_uring has read */
	uint64_t begun;	  /* the time when it was handed to a reader */
	bool traced;	  /* the timeline has its begin */
	uint32_t block;	  /* bytes of a block of `direct` */
	atomic_bool busy; /* from being taken until it is completed; set under the ring's lock */
};

/* Reads that wait for a reader. All of it is under reads_lock. */
struct ring_queue {
	struct ring *ring;
	struct ring_queue *next; /* in the list of queues that may begin a read */
	bool listed;		 /* it is in that list */
	struct ring_read *first;
	struct ring_read **last;
	unsigned int running; /* readers that it has now */
	unsigned int most;    /* readers that it may have */
	bool asleep;	      /* its reader waits in io_uring, and must be woken for more reads */
};

/* A file that a ring may read or write. All fields except the descriptors and the users are under
 * the ring's lock; the descriptors stay while there are users. */
struct ring_file {
	bool open;
	uint32_t ops;	     /* that are allowed: 1u << enum ring_op */
	uint32_t generation; /* 0: it was never used */
	uint64_t off;	     /* where the file's offset 0 of requests is */
	uint64_t len;
	int fd;		/* the ring's own; -1: the place is free */
	int direct;	/* the ring's own, with O_DIRECT; -1: none */
	uint32_t block; /* of that, bytes */
	bool async;	/* io_uring waits for reads of it without a thread */
	bool memory;	/* it is read by ring_io.memory() */
	/* Requests that were accepted and are not completed, and one while it is open. The last one
	 * closes the descriptors. Raised under the ring's lock. */
	atomic_uint users;
};

/* A proxy's sequence count. Requests are counted after they are answered, so that no kernel waits
 * for the counting. A reader of the counts waits for proxies in between: ring_ctx_settle(). */
struct ring_proxy_seq {
	/* Odd from before the proxy answers requests until it has counted them. Only the proxy
	 * writes it. */
	atomic_uint n;
	atomic_bool used; /* a proxy has this struct now */
	char line[56];	  /* proxies write `n` all the time: each has its own line of the cache */
};

struct ring_counts {
	atomic_ullong requests;
	atomic_ullong cached;  /* that were answered without a wait */
	atomic_ullong waited;  /* that a worker was handed */
	atomic_ullong failed;  /* with an error of the file's */
	atomic_ullong refused; /* that were no good */
	atomic_ullong uring;   /* of those that waited, that io_uring read */
	atomic_ullong direct;  /* that were read past the page cache */
	atomic_ullong bytes;   /* that were read */
	atomic_ullong writes;  /* of those that waited, writes, */
	atomic_ullong written; /* and their bytes */
};

struct ring {
	struct ring
		*next; /* of its context; under the context's lock, retired ones under reads_lock */
	struct ring_ctx *ctx;
	struct dev *dev;
	char *pinned; /* all that follows: */
	uint64_t *places;
	uint64_t *done;
	char *slabs;
	size_t slab_bytes;
	unsigned int slots;
	unsigned int log; /* of the number of places */
	uint64_t number;  /* of rings of the process, for the timeline */
	uint64_t *shut;	  /* kernels look here whether they still wait: of the seat */
	bool added;	  /* to its context, whose pool has threads for its readers */
	bool left;	  /* ring_leave(): its memory stays, as kernels have not ended */

	/* Protects the next request and the files. Held while requests are taken, not while they
	 * are answered. Nothing is taken under it. */
	struct lock lock;
	atomic_ullong tail; /* the next request; written under the lock */
	struct ring_file *files;
	unsigned int n_files;
	struct ring_told *told; /* of transfers in a stream's order: tell.c; NULL: of others */

	/* Proxies that use it: raised while it is in its context's list, under the context's lock.
	 */
	atomic_uint proxies;
	atomic_uint misses;	    /* requests since the page cache had one */
	atomic_uint writing;	    /* writes that were taken and have not ended */
	struct ring_read *reads;    /* one a slot */
	struct ring_queue blocking; /* for readers that block */
	struct ring_queue async;    /* for the one that has many reads in flight */
	struct ring_uring *uring;   /* NULL: there is none */
	bool closed;		    /* no more reads are queued; under reads_lock */
	struct ring_counts counts;
};

struct ring_ctx {
	struct exec *exec;
	const struct ring_io *io;
	/* How long a close waits for kernels beyond the limit of their waits, before it leaves them
	 * the memory that they use. */
	uint64_t patience_ns;

	struct ring_proxy_seq seqs[RING_PROXIES]; /* the first proxy's, and the further ones' */

	/* Protects the list and `next`. Held for short. */
	struct lock lock;
	struct ring *rings;
	struct ring *next; /* where proxies look first; NULL: at the first */
	struct seats *seats;
	struct small *smalls; /* small.c's, under its lock */
	struct small *ended;  /* small.c's, when the context is closed */
	struct lock small_lock;
	atomic_uint wanted;    /* threads that wait for the lock: proxies let it go for them */
	atomic_bool looking;   /* the first proxy spins */
	atomic_bool called;    /* one more proxy was called, and has not started yet */
	atomic_ullong last_ns; /* when the last request came, or a launch was queued */

	/* Protects what follows, and the flight of reads. Nothing is taken under it. */
	struct lock reads_lock;
	struct ring_queue *first; /* the queues that may begin a read */
	struct ring_queue **last;
	struct ring *retired; /* closed while others used it */
	atomic_uint ready;    /* queues in the list; written under reads_lock */

	struct work proxy;
	struct work more; /* further proxies */
	struct work reader;
};

/* ctx.c */
void ring_ctx_init(struct ring_ctx *m, struct exec *x);
void ring_ctx_finish(struct ring_ctx *m); /* with no ring open, when the workers have ended */

/* list.c */
/* The context's lock, for others than the proxy. */
void ring_ctx_lock(struct ring_ctx *m);
void ring_ctx_unlock(struct ring_ctx *m);
int ring_ctx_add(struct ring_ctx *m, struct ring *r); /* -errno with a message: no worker */
void ring_ctx_remove(struct ring_ctx *m, struct ring *r);
/* A kernel that may post was queued. Any thread; no lock is held. */
void ring_ctx_wake(struct ring_ctx *m);

/* seats.c */
int ring_seat_take(struct ring_ctx *m, struct dev *d, struct ring_seat *out);
/* Gives back a seat for which no kernel was ever launched. */
void ring_seat_give(struct ring_ctx *m, const struct ring_seat *seat);
void ring_seats_finish(struct ring_ctx *m);

/*
 * ring.c: opens a ring with `slots` slots, at most RING_SLOTS_MOST, each with a slab of slab_bytes,
 * for `files` files. Returns 0, -ENOMEM, or the driver's error. The caller makes the device's part,
 * params->head to ->uses and ->limit_ns, and `shut`.
 */
int ring_open(struct ring_ctx *m, struct dev *d, unsigned int slots, size_t slab_bytes,
	      unsigned int files, uint64_t *shut, struct ring **out, struct ring_params *params);
/* Ends the waits of kernels with -ESHUTDOWN, now and later. */
void ring_shut(struct ring *r);
/* Closes a ring that was shut, when no kernel runs. Reads that block continue, and their slabs stay
 * until they have ended. */
void ring_close(struct ring *r);
/* In a child of fork(): closes its descriptors, and frees its heap memory. */
void ring_abandon(struct ring *r);
/* Gives up a ring whose kernels have not ended: its memory stays until the context goes. */
void ring_leave(struct ring *r);
/* Frees retired rings whose reads have ended. Calls the driver. */
void ring_reap(struct ring_ctx *m);

/* files.c: adds a file, and takes the descriptor in any case; it may block. Returns the word by
 * which requests name the file, or 0 if there is no space. Offsets of requests are within [off, off
 * + len). */
uint64_t ring_file_add(struct ring *r, int fd, uint32_t ops, uint64_t off, uint64_t len);
/* Called before requests name the file. Requests whose offset in the file is a multiple of `block`,
 * a power of two, are read by this descriptor, which has O_DIRECT and is the ring's from now on. */
void ring_file_direct(struct ring *r, uint64_t word, int fd, uint32_t block);
/* Makes requests that name the file fail from now on. Requests under way end as they would. */
void ring_file_remove(struct ring *r, uint64_t word);
/* Says that n requests have ended their use of the file. The ring is still used by the caller. */
void ring_file_give(struct ring *r, struct ring_file *f, unsigned int n);

/* Requests that a proxy takes at once: the fewer, the sooner others have some of them. With 8 four
 * proxies answered a tenth fewer. */
#define RING_BATCH 16u

/* The requests that a proxy has taken out of a ring. */
struct ring_batch {
	struct ring *ring;
	unsigned int taken; /* requests, good and bad */
	unsigned int tells; /* of them RING_TELL, which are not counted */
	bool more;	    /* the ring has more requests */
	unsigned int n;	    /* reads and writes to answer */
	struct ring_read *reads[RING_BATCH];
};

/* take.c: takes a few requests, answers those that are no good, and begins with the others. The
 * caller counts them. */
void ring_take(struct ring *r, struct ring_batch *b);
/* Whether a request seems to be there. Without the ring's lock it is a hint. */
bool ring_seems_ready(const struct ring *r);
void ring_complete(struct ring *r, uint32_t slot, uint32_t use, uint32_t tell, ssize_t res);
/* A lock that proxies hold for less than a microsecond, where going to sleep for it takes several.
 */
void ring_spin_acquire(struct lock *l);

/* proxy.c */
void ring_proxy_init(struct ring_ctx *m);
/* Returns when all requests that proxies answered before the call are counted: so a caller that
 * finds a kernel ended finds its requests counted. It waits for SETTLE_NS at most. */
void ring_ctx_settle(struct ring_ctx *m);

/* reads.c */
/* Reads a slot's bytes, for a proxy, from the page cache or the file's memory. Returns -EAGAIN if
 * the read would wait, or is likely to. Other errors are the file system's. */
ssize_t ring_read_now(const struct ring_read *x);
/* Hands a slot's read or write to a reader. All its fields except `next` are filled in. */
void ring_read_later(struct ring_read *x);
void ring_reads_init(struct ring_ctx *m);

/* read_end.c */
/* Notes that a reader begins. */
void ring_read_begin(struct ring_read *x);
/* Completes a read with its result. */
void ring_read_end(struct ring_read *x, ssize_t res);

/* queue.c */
void ring_queue_init(struct ring_queue *q, struct ring *r, unsigned int most);
/* Queues a read, and calls a reader if one may begin. Returns true if the caller must call
 * ring_uring_wake(), because the reader of the queue sleeps. */
bool ring_queue_add(struct ring_queue *q, struct ring_read *x);
/* Ends a reader's use of the queue *at, and begins with another one, whose turn it is: its first
 * read. Both may be NULL. */
struct ring_read *ring_queue_next(struct ring_ctx *m, struct ring_queue **at);
/* Takes the next read of a queue, for the reader that has it; NULL: none. Then, if the reader
 * `sleeps`, it is woken when there is one. */
struct ring_read *ring_queue_take(struct ring_queue *q, bool sleeps);
/* Hands a read that io_uring cannot do to a thread, which may block in it. */
void ring_read_block(struct ring_read *x);
/* Drops reads that nobody has begun, and takes no more. Returns true if others still use the ring,
 * which is then retired. */
bool ring_reads_end(struct ring *r);
/* Whether a ring that was removed from all lists has no users. Under reads_lock. */
bool ring_is_unused_locked(const struct ring *r);

/* uring.c: opens the ring's io_uring. Returns 0, or -errno with a message if there is none for this
 * ring. */
int ring_uring_open(struct ring *r);
void ring_uring_close(struct ring *r);
/* Whether reads are handed to io_uring; false once the kernel has refused some. */
bool ring_uring_works(const struct ring *r);
/* Carries this read and reads that come to the queue meanwhile. Called by the one reader. */
void ring_uring_carry(struct ring *r, struct ring_read *x);
void ring_uring_wake(struct ring *r);

/* tell.c: a request that is not answered to a kernel has ended, and took a thread `ns`. The thread
 * may be the proxy: so this allocates nothing, and waits for nothing. */
void ring_tell(struct ring *r, uint32_t op, uint64_t off, ssize_t res, uint64_t ns);
/* Stores a result where the CPU is to. */
void ring_tell_result(struct ring *r, uint32_t tell, ssize_t res);

#endif

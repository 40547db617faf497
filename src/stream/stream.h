/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#ifndef STREAM_STREAM_H
#define STREAM_STREAM_H

/*
 * Transfers in stream order. Each transfer queues two operations on the stream: a host function,
 * which only posts the transfer to the workers, and a wait until the stream's word has reached the
 * transfer's number. A worker reads the parameters, carries out the transfer on streams of the
 * library, and writes the result and then the word. It writes the word also after an error;
 * otherwise the stream would wait for ever.
 *
 * A copy that streams can carry by themselves is queued before the two (exec/ordered.h): then the
 * worker only looks at its outcome.
 *
 * The states of a transfer (struct stream_op), and the functions that take it from one to the next:
 *
 *   made      stream_submit(): its devices know that it comes (dev_transfer_begin)
 *   queued    queue_locked(): the host function is on the stream; it is in stream.ops
 *   posted    stream_post(), called by the stream: it is in the context's list for workers, or
 * parked behind others of its remote (remotes.c) running   carry(): a worker has it done
 * complete_locked(): the word is written, its devices know, it is freed
 *
 *   made -> freed                 the host function could not be queued: stream_submit() fails
 *   queued, posted -> dropped     the wait could not be queued (take_back): stream_submit() fails,
 *                                 and the worker that gets it later carries nothing
 *   queued -> orphan              the stream was closed and never made the call (orphan_locked): it
 *                                 is freed with the context
 *
 * Between the post and the write of the word no driver call is made that may wait for the stream
 * itself: slabs and channels are made when the transfer is queued (stream_prepare), and no pool
 * grows while one is queued (DEV_NOWAIT). Calls that free memory wait for the queued transfers
 * (dev_transfer_begin). Workers hold slabs only inside a transfer, and no transfer waits for a
 * stream: a few workers and one slab serve any number of waiting streams.
 */

#include <pthread.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <sys/types.h>

#include <peerlane/queue.h>
#include <peerlane/stream.h>

#include "base/lock.h"
#include "dev/dev.h"
#include "exec/exec.h"
#include "exec/ordered.h"
#include "launch/launch.h"

struct region_users;
struct stream_op;

/* A line of pinned memory, which streams of the device's driver can wait for. */
struct stream_word {
	_Alignas(64) atomic_uint value; /* the number of the stream's last transfer that is done */
	struct dev *dev;		/* that pinned it */
	struct stream_word *next;	/* while no stream has it */
};

/* Transfers with remotes, under the context's lock (remotes.c). */
struct stream_remotes {
	struct stream_op *carried; /* by workers */
	struct stream_op *parked;
};

/* A context's state for its streams. */
struct stream_ctx {
	struct exec *exec;
	/* Devices for which movers, and slabs, were prepared. */
	_Atomic(dev_set) prepared;
	_Atomic(dev_set) slabbed;

	/* Protects all below, the lists of all streams and the writing of their words. The workers'
	 * lock is taken under it. No driver is called under it, since host functions of streams
	 * take it. */
	struct lock lock;
	pthread_cond_t finished; /* for pl_stream_close(): an op has left its stream */
	struct stream_op *first; /* posted, in order */
	struct stream_op **last;
	struct stream_op *orphans; /* of streams whose device failed: never posted */
	struct stream_word *words; /* those that no stream has */
	struct stream_word *pages;

	struct stream_remotes remotes;

	struct list_ctx lists; /* of kernels, on any stream */

	struct work work;    /* carries out posted transfers */
	atomic_uint waiting; /* posted, and neither taken nor parked; written under the lock */
};

struct stream {
	struct launcher launch; /* the context's lock may be taken under its lock */
	struct stream_ctx *ctx;
	struct stream_word *word;
	unsigned int number;	   /* of the last transfer queued */
	struct stream_op *ops;	   /* queued and not done */
	struct exec_ordered *lost; /* that no worker will end */
};

void stream_ctx_init(struct stream_ctx *r, struct exec *x);
void stream_ctx_finish(struct stream_ctx *r); /* with no stream left, before devices close */

/* For a stream of the program (wrap: its handle), or a new one. */
int stream_open(struct stream_ctx *r, struct dev *dev, bool wrap, void *handle,
		struct stream **out);
void stream_close(struct stream *s); /* waits for the transfers on it */
int stream_sync(struct stream *s);

/* The end of a read or write that is not memory. Both NULL: the transfer is a copy between two
 * memories. */
struct stream_far {
	struct file *file;
	struct region_users *users; /* of its region */
	int64_t off;		    /* added to pl_stream_io.off */
};

/* Queues a transfer, and makes all that cannot be made while streams wait. io was checked, except
 * its values, and has its policy. */
int stream_submit(struct stream *s, enum pl_op op, const struct stream_far *far,
		  const struct pl_stream_io *io);
/* The same for a list of that region, whose arguments were checked and which is the caller's again
 * then; of io the policy, the time and what tells the end. */
int stream_submit_list(struct stream *s, const struct piece_list *list, struct region_users *u,
		       const struct pl_stream_io *io);

/* A transfer on a stream. */
struct stream_op {
	struct stream_op *next;	 /* posted, parked or carried */
	struct stream_op *newer; /* of its stream */
	struct stream_ctx *ctx;
	struct stream *stream;
	enum pl_op op;
	struct file *file;	    /* of a read or write; or */
	struct region_users *users; /* its region's, held; both NULL: a copy */
	struct piece_list *list;    /* of the region, owned; NULL: one range */
	int64_t from;		    /* added to *io.off */
	struct pl_stream_io io;	    /* pointers to values that are fixed lead to these: */
	size_t len;
	int64_t off;
	int64_t mem_off;
	int64_t src_off;
	struct exec_ordered *ordered; /* streams carry it by themselves; NULL: a worker does */
	unsigned int number;
	dev_set on; /* devices that it needs: pending until it is done */
	bool posted;
	bool dropped; /* withdrawn: not carried out */
	bool running;
	bool uncounted; /* another worker has the place of the one that carries it */
};

/* io.c: carries it out in the calling thread. */
ssize_t stream_op_run(const struct stream_op *op);
/* A copy whose parameters are fixed, and which streams can carry by themselves; NULL: another. */
struct exec_ordered *stream_op_ordered(const struct stream_op *op);

/* prepare.c: looks up the memory, and makes slabs and channels for it. *on: its devices. */
int stream_prepare(const struct stream_op *op, dev_set *on);

/* pieces.c: copies a list and its pieces; the caller frees the copy. NULL: no memory. */
struct piece_list *stream_pieces_keep(const struct piece_list *list);
/* Carries a list of pieces. Returns the bytes of all of it, or -errno. */
ssize_t stream_pieces_run(const struct stream_op *op);

/* words.c: a word for streams of dev. It keeps the value of its last owner: the numbers of the next
 * owner continue from there. */
int stream_word_get(struct stream_ctx *r, struct dev *dev, struct stream_word **out);
void stream_word_put(struct stream_ctx *r, struct stream_word *word);
void stream_words_finish(struct stream_ctx *r);

/* work.c */
/* Initialises the context; makes sure that there is a worker for posted transfers. */
void stream_work_init(struct stream_ctx *r);
int stream_work_start(struct stream_ctx *r);
/* The host function that the stream calls when it reaches the transfer. */
void stream_post(void *op);
void stream_op_free(struct stream_op *op);
/* The transfer is no longer queued: its devices are told. The context is locked, here and below. */
void stream_op_past_locked(struct stream_op *op);
/* Removes it from its stream and frees it. */
void stream_op_end_locked(struct stream_op *op);

/* remotes.c; both do nothing for a transfer with no remote. */
/* A worker is about to carry the transfer. Returns false if the transfer is parked instead. */
bool stream_remote_begin_locked(struct stream_op *op);
/* The transfer was carried. Returns a parked one that may continue, or NULL. */
struct stream_op *stream_remote_end_locked(struct stream_op *op);

#endif

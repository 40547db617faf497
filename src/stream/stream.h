/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#ifndef STREAM_STREAM_H
#define STREAM_STREAM_H

/*
 * Transfers in the order of a stream instead of the CPU's. In the stream stand two things for each:
 * a call of the CPU, which only posts the transfer to our workers, and a wait for the stream's word
 * to reach the transfer's number. A worker reads the parameters, carries the transfer out on
 * streams of ours, writes its result and then the word: on every outcome, or the stream would stand
 * still.
 *
 * From post to word nothing is asked of a driver that may wait for the stream itself: slabs and
 * channels are made when the transfer is queued (stream_prepare), and what can grow later does not
 * while a stream waits (dev_hold). Memory that is freed meanwhile waits for the transfers that are
 * queued (dev_promise). Workers hold slabs only inside a transfer, and no transfer waits
 * for a stream: a few workers and one slab serve any number of waiting streams.
 */

#include <pthread.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <sys/types.h>

#include "base/lock.h"
#include "dev/dev.h"
#include "exec/exec.h"

#define STREAM_DEVICES 64u

struct stream_op;
struct word_page;

/* What a context keeps for its streams. */
struct stream_room {
	struct exec *exec;
	struct mem_table *mem;
	/* Has movers make what they need for transfers by a device. */
	int (*prepare)(void *arg, struct dev *dev);
	void *prepare_arg;

	/* Protects all below, the lists of all streams and the writing of their words. The workers'
	 * lock is taken under it, but no driver is called: functions that streams call take it. */
	struct lock lock;
	pthread_cond_t finished; /* closers wait: an op has left its stream */
	struct stream_op *first; /* posted, in order */
	struct stream_op **last;
	struct stream_op *orphans; /* of streams whose device failed: never posted */
	struct word_page *pages;
	/* Devices that movers, and those that slabs were made ready for. */
	struct dev *prepared[STREAM_DEVICES];
	struct dev *slabbed[STREAM_DEVICES];

	struct work work;    /* carries what is posted */
	atomic_uint waiting; /* posted and not taken; written under the lock */
};

struct stream {
	struct stream_room *room;
	struct dev *dev;
	struct dev_stream *s;
	atomic_uint *word; /* the number of the last transfer that is done */
	/* Held while a call and its wait are queued, which belong together. The room's lock may be
	 * taken under it; neither workers nor functions that streams call take it. */
	struct lock lock;
	unsigned int number;   /* of the last transfer queued */
	struct stream_op *ops; /* queued and not done */
};

enum stream_kind {
	STREAM_READ,
	STREAM_WRITE,
	STREAM_COPY,
};

/* One transfer. Pointers of fixed parameters lead to the copies behind them. */
struct stream_io {
	enum stream_kind kind;
	struct file *file;
	void *mem;
	const void *src;
	const size_t *len;
	const int64_t *off;			 /* or NULL */
	const int64_t *mem_off;			 /* or NULL */
	const int64_t *src_off;			 /* or NULL */
	ssize_t *result;			 /* or NULL */
	void (*done)(void *arg, ssize_t result); /* or NULL */
	void *done_arg;
	uint32_t policy;
	uint64_t timeout_ns;
	unsigned int fixed; /* STREAM_FIXED_ */
	size_t fixed_len;
	int64_t fixed_off;
	int64_t fixed_mem_off;
	int64_t fixed_src_off;
};

#define STREAM_FIXED_LEN (1u << 0) /* the public flags */
#define STREAM_FIXED_OFF (1u << 1)
#define STREAM_FIXED_MEM_OFF (1u << 2)
#define STREAM_FIXED_SRC_OFF (1u << 3)

void stream_room_init(struct stream_room *r, struct exec *x, struct mem_table *m,
		      int (*prepare)(void *arg, struct dev *dev), void *prepare_arg);
void stream_room_finish(struct stream_room *r); /* with no stream left, before devices close */

/* Of the program (wrap: by its handle), or a new one. */
int stream_open(struct stream_room *r, struct dev *dev, bool wrap, void *handle,
		struct stream **out);
void stream_close(struct stream *s); /* waits for the transfers on it */
int stream_sync(struct stream *s);

/* Checks what can be checked now, makes what may not be made later, and queues it. */
int stream_submit(struct stream *s, const struct stream_io *io);

/* io.c: carries it out, here and now. */
ssize_t stream_io_run(struct stream_room *r, const struct stream_io *io);

/* prepare.c: looks at the memory, and makes slabs and channels for it. *on: its devices. */
int stream_prepare(struct stream_room *r, const struct stream_io *io, dev_set *on);

/* words.c: memory that streams of dev can wait for. What it holds stays from its last owner: the
 * numbers of the next one go on from there. */
int stream_word_get(struct stream_room *r, struct dev *dev, atomic_uint **out);
void stream_word_put(struct stream_room *r, atomic_uint *word);
void stream_words_finish(struct stream_room *r);

/* work.c */
struct stream_op {
	struct stream_op *next;	 /* posted */
	struct stream_op *newer; /* of its stream */
	struct stream_room *room;
	struct stream *stream;
	struct stream_io io;
	unsigned int number;
	dev_set on; /* devices that it needs: promised until it is done */
	bool posted;
	bool dropped; /* not to be carried out any more */
	bool running;
};

/* Readies the room; makes sure that there is a thread for what streams will post. */
void stream_work_init(struct stream_room *r);
int stream_work_start(struct stream_room *r);
/* What the stream calls at the transfer's turn. */
void stream_post(void *op);
/* Out of its stream and gone; the room is locked. */
void stream_op_end_locked(struct stream_op *op);

#endif

/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#ifndef REMOTE_REMOTE_H
#define REMOTE_REMOTE_H

/*
 * Remotes are processes on other hosts. This header has them, the regions of their memory that they
 * granted to this process, and the grants of this process's memory. How bytes are moved is up to
 * the movers: a mover for remotes embeds these structs in its own, and has the operations below.
 */

#include <stdatomic.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <sys/types.h>

struct dev;
struct grant_source;
struct mover;
struct remote_reach;

#define REMOTE_ROUTES 48u

struct remote {
	struct mover *mover; /* the mover that reaches it */
	uint64_t process;    /* the other process's own number; 0: not connected */
	char name[64];	     /* for messages; "" before connect() */
	char passed[300];    /* why movers with a lower `turn` do not reach it; "" */
	char by[12];	     /* the mover's name for messages; "": messages name none */
	/* Set while connect() runs: see reach.h. NULL: any address in the blob is dialled. */
	const struct remote_reach *reach;
	char also[12]; /* the name of another mover that both sides have; "": none */
	/* Measured bytes per us over whole routes, moving averages; [write][route]. Only the engine
	 * uses them. */
	atomic_uint rates[2][REMOTE_ROUTES];
};

/* Accesses with which an operation on a region's word is atomic; each value includes the ones
 * before it. */
enum remote_atomics {
	REMOTE_ATOMICS_NONE,
	REMOTE_ATOMICS_NIC,  /* operations of other remotes */
	REMOTE_ATOMICS_HOST, /* and accesses by the owner's processors */
};

struct region {
	struct remote *remote; /* the owner */
	uint64_t len;
	uint32_t rights; /* REMOTE_MAY_ values */
	/* Set by the mover: its memory begins at a multiple of 8; with what its atomic operations
	 * are atomic. */
	bool of_words;
	enum remote_atomics atomics;
};

#define REMOTE_MAY_READ (1u << 0)
#define REMOTE_MAY_WRITE (1u << 1)
#define REMOTE_MAY_ATOMIC (1u << 2)

#define REMOTE_MESSAGE_MAX 240u /* bytes of a message */
#define REMOTE_FOREVER UINT64_MAX

/* An operation on one word of a region; off is a multiple of 8. */
struct remote_atomic {
	bool swap; /* `value` is stored if the word is `expected`; else `value` is added */
	uint64_t off;
	uint64_t value;
	uint64_t expected;
};

/* Memory that this process grants, or bytes of a grant_source. */
struct grant {
	struct mover *mover;
	uintptr_t base;
	size_t len;
	uint32_t rights;
	struct dev *dev;       /* whose memory it is; NULL: the host's */
	bool host_addressable; /* the kernel can do I/O into it */
	/* The source of its bytes, and base is 0; NULL: memory. */
	const struct grant_source *source;
};

/* Operations besides transfers. Any number of threads call them. */
struct remote_beside_ops {
	/* Sends a message of REMOTE_MESSAGE_MAX bytes at most. The other side takes it once, after
	 * the bytes that ended operations have written to its regions. Waits wait_ns for space.
	 * Returns -EAGAIN, or -ETIMEDOUT after a wait. After another failure the message may yet
	 * arrive. */
	int (*notify)(struct remote *r, const void *msg, size_t len, uint64_t wait_ns);
	/* Takes the next message. Returns its length; -EMSGSIZE if it is longer than `space`, and
	 * then it stays; -EAGAIN or -ETIMEDOUT if there is none. The bytes that the sender wrote
	 * before the message are in host memory then, and on their way to that of devices
	 * (dev->share.flush). */
	ssize_t (*next)(struct remote *r, void *msg, size_t space, uint64_t wait_ns);
	/* *old: the word's value before the operation. */
	int (*atomic)(struct region *r, const struct remote_atomic *what, uint64_t *old);
};

/* An address at which processes that this one does not know yet hand in their remotes' blobs. */
struct remote_door {
	struct mover *mover;
};

struct remote_door_ops {
	int (*open)(struct mover *m, struct remote_door **out);
	/* Writes the door's address, as a section of a blob. */
	ssize_t (*blob)(struct remote_door *d, void *out, size_t space);
	/* Takes the next blob that was handed in, of BLOB_MAX bytes at most, and its number for
	 * answer(). Returns its length, -EAGAIN, -ETIMEDOUT after a wait, or -ESHUTDOWN. */
	ssize_t (*take)(struct remote_door *d, void *blob, uint64_t *number, uint64_t wait_ns);
	/* Sends a blob to the process that handed in `number`; no bytes: it is refused. */
	void (*answer)(struct remote_door *d, uint64_t number, const void *blob, size_t len);
	/* Ends take() in all threads. */
	void (*shut)(struct remote_door *d);
	void (*free_door)(struct remote_door *d);
	/* Hands in a blob at another process's door of this name, and waits for the answer, of
	 * BLOB_MAX bytes at most. Returns the answer's length. */
	ssize_t (*knock)(struct mover *m, const void *section, size_t n, const char *name,
			 const void *blob, size_t len, void *answer, uint64_t wait_ns);
};

/* A mover's operations for remotes. A mover writes and reads its own sections of blobs (blob.h),
 * and checks them, since another process wrote them. The caller fills in struct region; of struct
 * remote it fills in the mover, and name and process from the head of the blob; it gives the
 * members of a grant to grant(). Calls for one remote come one at a time, except shut() and
 * transfers. */
struct remote_ops {
	/* The order of movers: of those that both sides have, the one with the lowest number is
	 * used. If two have the same number, the one that is registered first. */
	unsigned int turn;
	/* Makes this side's end of a connection, which is not connected yet. */
	int (*open)(struct mover *m, struct remote **out);
	/* Writes the data that the other side needs for connect(). Returns its length, or
	 * -errno. */
	ssize_t (*blob)(struct remote *r, void *out, size_t space);
	int (*connect)(struct remote *r, const void *blob, size_t len);
	/* Ends all operations in flight, in any thread: they fail. Afterwards free_remote() frees
	 * the remote, once nothing uses it. */
	void (*shut)(struct remote *r);
	void (*free_remote)(struct remote *r);

	/* Writes half a sentence for explanations: how the remote is reached. NULL: nothing to
	 * say. */
	void (*way)(const struct remote *r, char *out, size_t space);

	bool sources; /* grant() takes grants with a source */
	/* Grants memory, which stays until revoke(). */
	int (*grant)(struct mover *m, const struct grant *what, struct grant **out);
	ssize_t (*grant_blob)(struct grant *g, void *out, size_t space);
	/* After 0 no remote reaches the memory. After -errno, with a message, remotes may still
	 * reach it, and the grant is as it was. */
	int (*revoke)(struct grant *g);

	int (*region)(struct remote *r, const void *blob, size_t len, struct region **out);
	void (*free_region)(struct region *r);

	const struct remote_beside_ops *beside; /* NULL: it has none of them */
	const struct remote_door_ops *door;	/* NULL: it has no doors */
};

/* words.c: returns words for the error of an operation with a remote. `err` may be negative or
 * positive. */
const char *remote_words(int err);
/* Writes more words to follow those: the mover that failed and, if the connection is lost, another
 * mover that both sides have. "" if there is nothing to say. */
#define REMOTE_WAY_WORDS 160u
const char *remote_way_words(const struct remote *r, int err, char out[REMOTE_WAY_WORDS]);
/* Sets both as the message of an operation that failed. Returns rc, which is negative. */
int remote_fails(const struct remote *r, int rc);

#endif

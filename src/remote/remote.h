/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#ifndef REMOTE_REMOTE_H
#define REMOTE_REMOTE_H

/*
 * Remotes, which are processes on other hosts, the regions of their memory that they granted to
 * this process, and the grants of this process' memory. How bytes get there is the movers'
 * business: they embed these, and a mover that joins remotes has the operations below.
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
	struct mover *mover; /* that reaches it */
	uint64_t process;    /* the number that it gave itself; 0: not connected */
	char name[64];	     /* for messages; "" before connect() */
	char passed[300];    /* why movers that come first do not reach it; "" */
	char by[12];	     /* the mover's name; "": nobody is told */
	/* While connect() runs: see reach.h; NULL: the blob's addresses are taken as they are. */
	const struct remote_reach *reach;
	char also[12]; /* that of another one, which both sides have; "": there is none */
	/* Measured bytes per us over whole routes, moving averages; [write][route]. The engine's.
	 */
	atomic_uint rates[2][REMOTE_ROUTES];
};

/* What an atomic operation of a remote is atomic with: in the order of what it includes. */
enum remote_atomics {
	REMOTE_ATOMICS_NONE,
	REMOTE_ATOMICS_NIC,  /* other remotes' operations */
	REMOTE_ATOMICS_HOST, /* and the owner's processors */
};

struct region {
	struct remote *remote; /* whose memory it is */
	uint64_t len;
	uint32_t rights; /* REMOTE_MAY_ values */
	/* The mover's: its memory begins at a multiple of 8; who its atomic operations are atomic
	 * with. */
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

/* What this process grants. */
struct grant {
	struct mover *mover;
	uintptr_t base;
	size_t len;
	uint32_t rights;
	struct dev *dev;       /* whose memory it is; NULL: the host's */
	bool host_addressable; /* the kernel can do I/O into it */
	/* What its bytes are read from, and base is 0; NULL: memory. */
	const struct grant_source *source;
};

/* What goes beside transfers; any number of threads call these. */
struct remote_beside_ops {
	/* Sends a message of REMOTE_MESSAGE_MAX bytes at most. The other side takes it once, after
	 * the bytes that ended operations have written to its regions. Waits wait_ns for space.
	 * Returns -EAGAIN, or -ETIMEDOUT after a wait. After another failure the message may yet
	 * arrive. */
	int (*notify)(struct remote *r, const void *msg, size_t len, uint64_t wait_ns);
	/* Takes the next message: its bytes. -EMSGSIZE: it is longer than `space`, and stays;
	 * -EAGAIN, -ETIMEDOUT: there is none. What came before it is in host memory, and on its way
	 * to that of devices (dev->share.flush). */
	ssize_t (*next)(struct remote *r, void *msg, size_t space, uint64_t wait_ns);
	/* *old: what the word was before. */
	int (*atomic)(struct region *r, const struct remote_atomic *what, uint64_t *old);
};

/* Where processes that this one does not know yet hand in their remotes' blobs. */
struct remote_door {
	struct mover *mover;
};

struct remote_door_ops {
	int (*open)(struct mover *m, struct remote_door **out);
	/* What others must know of it, as a section of a blob. */
	ssize_t (*blob)(struct remote_door *d, void *out, size_t space);
	/* The next blob that was handed in, of BLOB_MAX bytes at most, and its number for answer():
	 * its bytes. -EAGAIN, -ETIMEDOUT after a wait, -ESHUTDOWN. */
	ssize_t (*take)(struct remote_door *d, void *blob, uint64_t *number, uint64_t wait_ns);
	/* The blob for who handed that in; no bytes: it is refused. */
	void (*answer)(struct remote_door *d, uint64_t number, const void *blob, size_t len);
	/* Ends take(), in any thread. */
	void (*shut)(struct remote_door *d);
	void (*free_door)(struct remote_door *d);
	/* At another process' door, that has this name: hands in a blob, and waits for the answer,
	 * of BLOB_MAX bytes at most: its bytes. */
	ssize_t (*knock)(struct mover *m, const void *section, size_t n, const char *name,
			 const void *blob, size_t len, void *answer, uint64_t wait_ns);
};

/* A mover's operations. A mover writes and reads its own sections of blobs (blob.h). The caller
 * fills in struct region, and of struct remote the mover, and name and process from the head of the
 * blob. It gives the members of a grant to grant(). Another process wrote the
 * blob, so the mover checks it. Calls for one remote come one at a time, except shut() and
 * transfers. */
struct remote_ops {
	/* Of the movers that both sides have, the one with the least reaches the other side; of
	 * several with the same the first. */
	unsigned int turn;
	/* An end of a connection that has yet to be made. */
	int (*open)(struct mover *m, struct remote **out);
	/* What the other side must know: bytes, or -errno. */
	ssize_t (*blob)(struct remote *r, void *out, size_t space);
	int (*connect)(struct remote *r, const void *blob, size_t len);
	/* Ends what is in flight, in any thread: its operations fail. After that it is freed by
	 * free_remote(), once nothing uses it. */
	void (*shut)(struct remote *r);
	void (*free_remote)(struct remote *r);

	/* Half a sentence on how it is reached, for explanations; NULL: nothing to say. */
	void (*way)(const struct remote *r, char *out, size_t space);

	bool sources; /* takes grants that have one */
	/* The memory stays until revoke(). */
	int (*grant)(struct mover *m, const struct grant *what, struct grant **out);
	ssize_t (*grant_blob)(struct grant *g, void *out, size_t space);
	/* After 0 no remote reaches the memory. -errno, with a message: they may, and the grant is
	 * as it was. */
	int (*revoke)(struct grant *g);

	int (*region)(struct remote *r, const void *blob, size_t len, struct region **out);
	void (*free_region)(struct region *r);

	const struct remote_beside_ops *beside; /* NULL: there is none of it */
	const struct remote_door_ops *door;	/* NULL: it has no doors */
};

/* words.c: what a failure of an operation with a remote means; negative or positive. */
const char *remote_words(int err);
/* What comes behind that: which mover failed and, of a connection that is lost, which other one the
 * two sides have. "" where there is nothing to say. */
#define REMOTE_WAY_WORDS 160u
const char *remote_way_words(const struct remote *r, int err, char out[REMOTE_WAY_WORDS]);
/* Sets both as the message of an operation that failed. Returns rc, which is negative. */
int remote_fails(const struct remote *r, int rc);

#endif

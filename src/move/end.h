/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#ifndef MOVE_END_H
#define MOVE_END_H

/* An end of a transfer, or of one hop of it: a place in a file, in a memory, or in a region that a
 * process on another host granted. */

#include <stdbool.h>
#include <stdint.h>

#include "file/file.h"

struct dev;
struct region;

/* In this order: of two ends the greater is the outer one, and a transfer to it is a write. */
enum end_kind {
	END_NONE,
	END_MEM,
	END_REMOTE, /* a region that a process on another host granted */
	END_FILE,
	END_KINDS,
};

/* Properties of a memory; bits of end.mem. */
enum end_mem {
	MEM_HOST_ADDRESSABLE = 1u << 0, /* the kernel can do I/O into it */
	MEM_PINNED = 1u << 1,		/* host memory that a driver has pinned */
	MEM_DEVICE = 1u << 2,		/* memory of `dev` */
	MEM_MANAGED = 1u << 3,		/* memory that a driver moves between `dev` and the host */
	MEM_OURS = 1u << 4,		/* this library allocated it */
	MEM_P2P = 1u << 5,		/* drives can access it directly */
	MEM_SLAB = 1u << 6,		/* a slab: pinned, aligned, with space for whole blocks */
	/* shareable memory: peers have access only to mappings made for them */
	MEM_SHARED = 1u << 7,
	MEM_KNOWN = 1u << 8, /* allocated by this library, or registered with it */
};

_Static_assert(sizeof(uintptr_t) == sizeof(uint64_t), "an address and an offset are one word");
struct end {
	enum end_kind kind;
	unsigned int mem; /* END_MEM: enum end_mem; 0 of other kinds */
	union {
		struct file *file;     /* END_FILE */
		struct dev *dev;       /* END_MEM: NULL for plain host memory */
		struct region *region; /* END_REMOTE */
	};
	union {
		uint64_t off;	/* END_FILE (not of pipes), END_REMOTE: bytes from its beginning */
		uintptr_t addr; /* END_MEM */
	};
};

static inline bool end_is_mem(const struct end *e, unsigned int bits)
{
	return e->mem & bits;
}

/* Whose memory it is; NULL: the host's, or no memory. */
static inline struct dev *end_dev(const struct end *e)
{
	return e->kind == END_MEM ? e->dev : NULL;
}

/* The device whose own link a transfer between the host and one device takes. */
static inline struct dev *ends_home(const struct end *dst, const struct end *src)
{
	return end_is_mem(dst, MEM_DEVICE) ? dst->dev : end_dev(src);
}

/* Whether a transfer goes outwards: to a file, or to a remote from memory. */
static inline bool ends_write(const struct end *dst, const struct end *src)
{
	return dst->kind > src->kind;
}

/* The remote among two ends, the destination's if both are; NULL: there is none. */
static inline struct region *ends_region(const struct end *dst, const struct end *src)
{
	return dst->kind == END_REMOTE ? dst->region : src->kind == END_REMOTE ? src->region : NULL;
}

/* Whether two memory ends are of one kind, on one device. */
static inline bool ends_are_alike(const struct end *a, const struct end *b)
{
	return a->dev == b->dev && a->mem == b->mem;
}

/* The same end, `by` bytes further on. Pipes have no offsets: theirs stays. */
static inline struct end end_at(const struct end *e, uint64_t by)
{
	struct end at = *e;

	if (e->kind == END_FILE && e->file->facts.pipe) {
		return at;
	}
	at.off += by; /* or addr: they are one word */
	return at;
}

/* The file among two ends, and the memory opposite a file; NULL if neither end is a file. */
static inline struct file *ends_file(const struct end *dst, const struct end *src)
{
	const struct end *e = src->kind == END_FILE ? src : dst;
	struct file *f = e->file;

	return e->kind == END_FILE ? f : NULL;
}

static inline const struct end *ends_mem(const struct end *dst, const struct end *src)
{
	return dst->kind == END_MEM ? dst : src;
}

#endif

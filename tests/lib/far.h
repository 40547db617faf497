/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#ifndef LIB_FAR_H
#define LIB_FAR_H

/* Transfers between a region and memory, as the tests of remotes make them: the region's context is
 * found, and the places and lists are put together. */

#include <stdlib.h>

#include <peerlane/peerlane.h>

struct pl_ctx *region_ctx(const struct pl_region *r); /* of the library */

struct far_piece {
	void *mem;
	uint64_t off; /* in the region */
	size_t len;
};

/* Blocks of a region and of memory by their ids; NULL: 0, 1, 2, ... */
struct far_blocks {
	char *mem;
	uint64_t mem_stride;
	const uint64_t *mem_ids;
	uint64_t off;
	uint64_t stride;
	const uint64_t *ids;
	size_t n;
	size_t len;
};

static inline ssize_t far_move(struct pl_region *r, void *mem, size_t len, uint64_t off, bool write,
			       const struct pl_io_opts *opts)
{
	const struct pl_place far = PL_PLACE_IN_REGION(r, off), near = PL_PLACE_MEM(mem);

	return pl_transfer(region_ctx(r), write ? &far : &near, write ? &near : &far, len, opts);
}

static inline ssize_t far_read(struct pl_region *r, void *dst, size_t len, uint64_t off,
			       const struct pl_io_opts *opts)
{
	return far_move(r, dst, len, off, false, opts);
}

static inline ssize_t far_write(struct pl_region *r, const void *src, size_t len, uint64_t off,
				const struct pl_io_opts *opts)
{
	return far_move(r, (void *)(uintptr_t)src, len, off, true, opts);
}

static inline struct pl_copy_piece far_one(const struct far_piece *p, bool write)
{
	return write ? (struct pl_copy_piece){ .dst_off = p->off, .src = p->mem, .len = p->len }
		     : (struct pl_copy_piece){ .dst = p->mem, .src_off = p->off, .len = p->len };
}

/* The library's list, to be freed; NULL: there is none. */
static inline struct pl_copy_piece *far_list(const struct far_piece *v, size_t n, bool write)
{
	struct pl_copy_piece *list = v ? calloc(n ? n : 1, sizeof(*list)) : NULL;

	for (size_t i = 0; list && i < n; i++) {
		list[i] = far_one(&v[i], write);
	}
	return list;
}

static inline struct far_piece *far_pieces(const struct far_blocks *b)
{
	struct far_piece *v = calloc(b->n ? b->n : 1, sizeof(*v));

	for (size_t i = 0; v && i < b->n; i++) {
		v[i].mem = b->mem + (b->mem_ids ? b->mem_ids[i] : i) * b->mem_stride;
		v[i].off = b->off + (b->ids ? b->ids[i] : i) * b->stride;
		v[i].len = b->len;
	}
	return v;
}

static inline ssize_t far_movev(struct pl_region *r, const struct far_piece *v, size_t n,
				bool write, const struct pl_io_opts *opts)
{
	const struct pl_place far = PL_PLACE_IN_REGION(r, 0);
	struct pl_copy_piece *list = far_list(v, n, write);
	ssize_t rc =
		pl_copyv(region_ctx(r), write ? &far : NULL, write ? NULL : &far, list, n, opts);

	free(list);
	return rc;
}

static inline ssize_t far_readv(struct pl_region *r, const struct far_piece *v, size_t n,
				const struct pl_io_opts *opts)
{
	return far_movev(r, v, n, false, opts);
}

static inline ssize_t far_writev(struct pl_region *r, const struct far_piece *v, size_t n,
				 const struct pl_io_opts *opts)
{
	return far_movev(r, v, n, true, opts);
}

static inline ssize_t far_read_blocks(struct pl_region *r, const struct far_blocks *b,
				      const struct pl_io_opts *opts)
{
	struct far_piece *v = far_pieces(b);
	ssize_t n = far_readv(r, v, b->n, opts);

	free(v);
	return n;
}

static inline ssize_t far_write_blocks(struct pl_region *r, const struct far_blocks *b,
				       const struct pl_io_opts *opts)
{
	struct far_piece *v = far_pieces(b);
	ssize_t n = far_writev(r, v, b->n, opts);

	free(v);
	return n;
}

static inline int far_stream_move(struct pl_stream *s, struct pl_region *r, bool write,
				  const struct pl_stream_io *io)
{
	const struct pl_place far = PL_PLACE_IN_REGION(r, 0), near = PL_PLACE_MEM(io->mem);
	struct pl_stream_io own = *io;

	own.mem = NULL;
	return pl_stream_transfer(s, write ? &far : &near, write ? &near : &far, &own);
}

static inline int far_stream_read(struct pl_stream *s, struct pl_region *r,
				  const struct pl_stream_io *io)
{
	return far_stream_move(s, r, false, io);
}

static inline int far_stream_write(struct pl_stream *s, struct pl_region *r,
				   const struct pl_stream_io *io)
{
	return far_stream_move(s, r, true, io);
}

/* Of io: policy, timeout_ns, result, done and done_arg. */
static inline int far_stream_movev(struct pl_stream *s, struct pl_region *r,
				   const struct far_piece *v, size_t n, bool write,
				   const struct pl_stream_io *io)
{
	const struct pl_place far = PL_PLACE_IN_REGION(r, 0);
	struct pl_stream_copyv_opts o = PL_STREAM_COPYV_OPTS_INIT;
	struct pl_copy_piece *list = far_list(v, n, write);
	int rc;

	if (io) {
		o.policy = io->policy;
		o.timeout_ns = io->timeout_ns;
		o.result = io->result;
		o.done = io->done;
		o.done_arg = io->done_arg;
	}
	rc = pl_stream_copyv(s, write ? &far : NULL, write ? NULL : &far, list, n, &o);
	free(list);
	return rc;
}

static inline int far_stream_readv(struct pl_stream *s, struct pl_region *r,
				   const struct far_piece *v, size_t n,
				   const struct pl_stream_io *io)
{
	return far_stream_movev(s, r, v, n, false, io);
}

static inline int far_stream_writev(struct pl_stream *s, struct pl_region *r,
				    const struct far_piece *v, size_t n,
				    const struct pl_stream_io *io)
{
	return far_stream_movev(s, r, v, n, true, io);
}

#endif

/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/*
 * Blocks by ids. Ids that kernels can read are read by the kernel that makes the copies, so that a
 * program can choose blocks on the GPU. Ids in other memory become a list of copies, which goes as
 * every list does. Where it is known that the kernel would copy all of that list, the ids are
 * copied into pinned memory instead, and read there: 16 bytes a block, not 24 a block and plane.
 */

#include <errno.h>
#include <stdlib.h>
#include <string.h>

#include "base/alloc.h"
#include "base/bits.h"
#include "base/error.h"
#include "launch/blocks.h"
#include "mem/mem.h"

/* A side of the copy, destination or source: all planes of it. */
struct side {
	const char *what;
	const void *ids;
	uint64_t blocks;
	size_t stride;
	size_t len; /* of a plane, from the first byte to the last */
	bool writes;
	bool host;	 /* a plane of it is host memory */
	bool unmeasured; /* a plane of it is of a kind that is not measured, or a neighbour's */
};

static int size_side(struct side *s, size_t block_bytes)
{
	if (!s->blocks) {
		return err_set(EINVAL, "the %s has no blocks", s->what);
	}
	if (s->stride < block_bytes || __builtin_mul_overflow(s->blocks - 1, s->stride, &s->len) ||
	    __builtin_add_overflow(s->len, block_bytes, &s->len) || s->len > SIZE_MAX / 2) {
		return err_set(EINVAL,
			       "the %s cannot have %llu blocks of %zu bytes, one each %zu bytes",
			       s->what, (unsigned long long)s->blocks, block_bytes, s->stride);
	}
	return 0;
}

static int look_at_planes(const struct launcher *s, const struct pl_blocks *b, struct side *side)
{
	for (size_t i = 0; i < b->n_planes; i++) {
		const void *at = side->writes ? b->planes[i].dst : b->planes[i].src;
		struct launch_reach reach;
		int rc = launch_reach(s, at, side->len, side->writes, side->what, &reach);

		if (rc) {
			return err_set(-rc, "plane %zu: %s", i, err_message());
		}
		side->host |= reach.host;
		side->unmeasured |= reach.managed || reach.far;
	}
	return 0;
}

static size_t id_bytes(const struct pl_blocks *b)
{
	return b->id_type == PL_ID_INT32 ? 4 : 8;
}

/* Whether the call reads the ids. */
static int look_at_ids(const struct launcher *s, const struct pl_blocks *b, const struct side *side,
		       bool *host)
{
	struct mem_ref ref;
	int rc;

	if (b->flags & PL_BLOCKS_IDS_NOW) {
		*host = true;
		return 0;
	}
	rc = mem_get(s->mem, side->ids, b->n * id_bytes(b), &ref);

	if (rc) {
		return rc;
	}
	*host = ref.kind == DEV_MEM_HOST || !ref.dev;
	mem_put(&ref);
	return *host ? 0
		     : launch_reach(s, side->ids, b->n * id_bytes(b), false, "list of ids", NULL);
}

static uint64_t id_of(const struct pl_blocks *b, const void *ids, size_t i)
{
	return b->id_type == PL_ID_INT32 ? (uint64_t)(int64_t)((const int32_t *)ids)[i]
					 : ((const uint64_t *)ids)[i];
}

static int check_ids(const struct pl_blocks *b, const struct side *side)
{
	for (size_t i = 0; i < b->n; i++) {
		uint64_t id = id_of(b, side->ids, i);

		if (id >= side->blocks) {
			return err_set(EINVAL, "id %zu of the %s is %lld: it has %llu blocks", i,
				       side->what, (long long)id, (unsigned long long)side->blocks);
		}
	}
	return 0;
}

static int as_list(struct launcher *s, const struct pl_blocks *b, const struct side *to,
		   const struct side *from)
{
	struct pl_stream_copyv_opts opts = PL_STREAM_COPYV_OPTS_INIT;
	struct pl_copy_piece *v = NULL;
	size_t n = 0;
	int rc = check_ids(b, to);

	rc = rc ? rc : check_ids(b, from);
	if (!rc) {
		v = alloc_resize(NULL, b->n * b->n_planes, sizeof(*v));
	}
	if (rc || !v) {
		return rc ? rc : -ENOMEM;
	}
	for (size_t plane = 0; plane < b->n_planes; plane++) {
		for (size_t i = 0; i < b->n; i++) {
			v[n++] = (struct pl_copy_piece){
				.dst = (char *)b->planes[plane].dst +
				       id_of(b, to->ids, i) * to->stride,
				.src = (const char *)b->planes[plane].src +
				       id_of(b, from->ids, i) * from->stride,
				.len = b->block_bytes,
			};
		}
	}
	opts.flags = b->flags & PL_COPYV_SOONEST;
	opts.units = b->units;
	opts.report = b->report;
	rc = launch_copyv(s, &(struct dev_list){ .v = v, .n = n }, &opts);
	free(v);
	return rc;
}

/* As many launches as it takes planes; *at: the planes that were launched. */
static int launch(struct launcher *s, const struct pl_blocks *b, const struct blocks *size,
		  struct blocks_params *p, size_t *at)
{
	int rc = 0;

	for (; *at < b->n_planes && !rc; *at += rc ? 0 : p->n_planes) {
		uint64_t work;

		p->n_planes = (uint32_t)min_u64(b->n_planes - *at, BLOCKS_PLANES);
		p->counts = !*at;
		for (uint32_t i = 0; i < p->n_planes; i++) {
			p->planes[i] = (struct blocks_plane){ (uintptr_t)b->planes[*at + i].dst,
							      (uintptr_t)b->planes[*at + i].src };
		}
		work = p->n * p->n_planes * p->parts;
		rc = s->dev->kernel.launch(
			s->s, DEV_KERNEL_BLOCKS,
			(unsigned int)min_u64((work + BLOCKS_WARPS - 1) / BLOCKS_WARPS,
					      size->units),
			p);
	}
	return rc;
}

static enum cost_way way_of(const struct side *to, const struct side *from)
{
	return to->host ? COST_FROM_DEVICE : from->host ? COST_TO_DEVICE : COST_INSIDE;
}

/* `l`: holds the ids, and is given back; NULL: memory of the program's holds them. */
static int by_ids(struct launcher *s, const struct pl_blocks *b, const struct side *to,
		  const struct side *from, struct launch_list *l)
{
	struct blocks size = { .s = s,
			       .ways = 1u << way_of(to, from),
			       .kernel = { b->n * b->n_planes,
					   b->n * b->n_planes * b->block_bytes } };
	struct blocks_params p = { .dst_ids = (uintptr_t)to->ids,
				   .src_ids = (uintptr_t)from->ids,
				   .n = b->n,
				   .status = l ? 0 : (uintptr_t)b->status,
				   .dst_blocks = to->blocks,
				   .src_blocks = from->blocks,
				   .block_bytes = b->block_bytes,
				   .dst_stride = to->stride,
				   .src_stride = from->stride,
				   .id_kind = b->id_type };
	size_t planes = 0;
	int rc;

	blocks_size_up(&size, b->units);
	p.part_bytes = (uint32_t)size.part;
	p.parts = (uint32_t)((b->block_bytes + size.part - 1) / size.part);
	lock_acquire(&s->lock);
	rc = launch(s, b, &size, &p, &planes);
	rc = rc || !l ? rc : blocks_pass(&size, l);
	lock_release(&s->lock);
	/* After a failure a kernel may still read the ids: the memory stays taken. */
	if (l && (!rc || !planes)) {
		list_give(s->lists, l);
	}
	if (!rc && b->report) {
		b->report->kernel_pieces = size.kernel.pieces;
		b->report->kernel_bytes = size.kernel.bytes;
		b->report->units = size.units;
	}
	return rc;
}

/* Whether the kernel would copy all of a list that was made of the ids. Not while lists of its
 * kind are still measured, nor in a graph, nor where the list would come with the launch. */
static bool is_known_kernels(const struct launcher *s, const struct pl_blocks *b,
			     const struct side *to, const struct side *from)
{
	unsigned int class = cost_class(b->block_bytes);
	struct cost known[COST_CLASS_ALL];
	bool soonest = b->flags & PL_COPYV_SOONEST;

	if (to->unmeasured || from->unmeasured || (to->host && from->host) ||
	    b->n * b->n_planes <= LIST_INLINE || s->dev->order.usable(s->s)) {
		return false;
	}
	if (class == COST_CLASS_SHORT) {
		return true;
	}
	costs_get(s->lists, s->dev, way_of(to, from), known);
	return known[class].seen && cost_is_kernels(&known[class], soonest);
}

/* The call has read the ids when it returns. *done: they are in pinned memory, and queued. */
static int by_copied_ids(struct launcher *s, const struct pl_blocks *b, const struct side *to,
			 const struct side *from, bool *done)
{
	struct blocks size = { .s = s };
	struct side sides[2] = { *to, *from };
	size_t len = b->n * id_bytes(b);
	struct launch_list *l;
	char *at;
	int rc;

	*done = false;
	if (!is_known_kernels(s, b, to, from)) {
		return 0;
	}
	rc = dev_kernel_load(s->s, DEV_WAIT, DEV_KERNEL_BLOCKS);
	rc = rc ? rc : check_ids(b, to);
	rc = rc ? rc : check_ids(b, from);
	l = rc ? NULL : blocks_take(&size, b->n);
	if (!l) {
		return rc;
	}
	at = (char *)list_pieces(l);
	memcpy(at, to->ids, len);
	memcpy(at + b->n * sizeof(uint64_t), from->ids, len);
	sides[0].ids = at;
	sides[1].ids = at + b->n * sizeof(uint64_t);
	*done = true;
	return by_ids(s, b, &sides[0], &sides[1], l);
}

static int by_read_ids(struct launcher *s, const struct pl_blocks *b, const struct side *to,
		       const struct side *from)
{
	bool done;
	int rc = by_copied_ids(s, b, to, from, &done);

	return rc || done ? rc : as_list(s, b, to, from);
}

static int by_ids_there(struct launcher *s, const struct pl_blocks *b, const struct side *to,
			const struct side *from)
{
	int rc = dev_kernel_load(s->s, DEV_WAIT, DEV_KERNEL_BLOCKS);

	return rc ? rc : by_ids(s, b, to, from, NULL);
}

int launch_blocks(struct launcher *s, const struct pl_blocks *b)
{
	struct side to = { .what = "destination",
			   .ids = b->dst_ids,
			   .blocks = b->dst_blocks,
			   .stride = b->dst_stride,
			   .writes = true };
	struct side from = { .what = "source",
			     .ids = b->src_ids,
			     .blocks = b->src_blocks,
			     .stride = b->src_stride };
	bool host[2] = { false, false };
	int rc = s->dev->order.usable(s->s);

	rc = rc == -EOPNOTSUPP ? 0 : rc;
	rc = rc ? rc : size_side(&to, b->block_bytes);
	rc = rc ? rc : size_side(&from, b->block_bytes);
	rc = rc ? rc : look_at_planes(s, b, &to);
	rc = rc ? rc : look_at_planes(s, b, &from);
	rc = rc ? rc : look_at_ids(s, b, &to, &host[0]);
	rc = rc ? rc : look_at_ids(s, b, &from, &host[1]);
	if (!rc && b->status) {
		rc = launch_reach(s, b->status, sizeof(*b->status), true, "status", NULL);
	}
	if (!rc && host[0] != host[1]) {
		rc = err_set(EINVAL,
			     "the ids of the %s are in memory that kernels of %s can read, those "
			     "of the %s are not: put both there, or neither",
			     host[0] ? from.what : to.what, s->dev->props.name,
			     host[0] ? to.what : from.what);
	}
	return rc ? rc : host[0] ? by_read_ids(s, b, &to, &from) : by_ids_there(s, b, &to, &from);
}

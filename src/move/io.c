/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/* Single operations of files in the calling thread, what short counts mean, and what O_DIRECT asks
 * for. */

#include "move/io.h"

#include <errno.h>

#include "base/bits.h"
#include "base/error.h"
#include "base/text.h"
#include "sys/sys.h"

/* Below this, requests that follow one another are better served by read-ahead. */
#define READAHEAD_MAX (128u << 10)
/* Writes are split on pages: what shares one with a neighbour is an edge. */
#define PAGE 4096u

static ssize_t fail(struct move_op *op, int err)
{
	const struct file *f = op_file(op);
	char at[40] = "";

	if (op->moved) {
		/* The count is returned first; the next call gets the error again. */
		op->res = (ssize_t)op->moved;
		op->err = err;
		return op->res;
	}
	if (!f->facts.pipe) {
		text_fmt(at, sizeof(at), " at offset %llu", (unsigned long long)op_off(op));
	}
	op->res = err_set(err, "%s '%s'%s: %s", op_writes(op) ? "writing" : "reading", f->name, at,
			  err_words(err));
	return op->res;
}

ssize_t io_load(int fd, void *dst, size_t len, uint64_t off, uint64_t block)
{
	size_t have = 0;
	ssize_t n;

	do {
		n = sys_pread(fd, (char *)dst + have, len - have, off + have);
		have += n > 0 ? (size_t)n : 0;
	} while (n > 0 && have < len && (uint64_t)n % block == 0);
	return n < 0 ? n : (ssize_t)have;
}

bool io_advance(struct move_op *op, ssize_t res, uint32_t align)
{
	if (res < 0) {
		(void)fail(op, (int)-res);
		return true;
	}
	if (res == 0 && op_writes(op)) {
		(void)fail(op, EIO);
		return true;
	}
	op->moved += (size_t)res;
	op->res = (ssize_t)op->moved;
	/* Past O_DIRECT, a count that is no whole number of blocks is the end of the file. */
	return res == 0 || op->moved == op->len || op->moved % align != 0;
}

/*
 * For an O_DIRECT write the kernel drops the cached pages of the range before and after. But a page
 * that another thread stores to through a mapping during the write stays, with the file's old
 * content at all its other bytes, and is written to the disk later: the bytes of this write would
 * be lost. So a range with cached pages is written through the page cache, and a range that has
 * cached pages after the write is written again. Neither is done if the program opened the file
 * with O_DIRECT.
 */
static bool others_pages(const struct move_op *op, uint64_t len)
{
	struct file *f = op_file(op);

	return op_writes(op) && !f->facts.bypass && file_any_cached(f, op->dst.off, len);
}

bool io_meets_cache(struct move_op *op)
{
	if (!op->tentative || !others_pages(op, op->len)) {
		return false;
	}
	op->res = -EAGAIN;
	op->declined = true;
	return true;
}

/*
 * Whether a read was short although the file is longer. FUSE servers may answer direct_io so, also
 * with a part of a block. Such a read does not show the end of the file. Reads begin at a block's
 * start, so it may hold no byte that was asked for.
 */
static bool ends_early(const struct move_op *op)
{
	struct file *f = op_file(op);
	uint64_t length;

	return !op_writes(op) && (size_t)op->res < op->len && !f->facts.block &&
	       !file_length(f, &length) && op->src.off + (uint64_t)op->res < length;
}

void io_look_back(struct move_op *op)
{
	if (op->res < 0 || op->err) {
		return;
	}
	if (op->res && others_pages(op, (uint64_t)op->res)) {
		op->err = EBUSY;
	} else if (ends_early(op)) {
		op->err = ENODATA;
	}
}

/* Whether the file reports a length of 0. FUSE files may report that and still have bytes: io_uring
 * asks the server for none of them, pread(2) does. */
bool io_says_empty(const struct move_op *op)
{
	struct file *f = op_file(op);
	uint64_t length;

	return !op_writes(op) && file_on_fuse(f) && !file_length(f, &length) && length == 0;
}

/* The next part of an operation at its offset. */
static ssize_t transfer(const struct move_op *op, int fd)
{
	size_t len = op->len - op->moved;

	return op_writes(op) ? sys_pwrite(fd, op_mem(op), len, op_off(op))
			     : sys_pread(fd, op_mem(op), len, op_off(op));
}

void io_by_fd(struct move_op *op, int fd, uint32_t align)
{
	while (!io_advance(op, transfer(op, fd), align)) {
	}
}

ssize_t io_direct(struct move_op *op)
{
	struct file *f = op_file(op);
	int fd = file_direct(f);

	if (fd < 0) {
		op->res = fd;
		return fd;
	}
	io_by_fd(op, fd, f->facts.align_off);
	io_look_back(op);
	return op->res;
}

bool io_reads_ahead(const struct move_ask *ask)
{
	return ask->sequential && ask->len < READAHEAD_MAX;
}

/* The unit to which a segment must be aligned so that its address and its offset both suit. */
static uint32_t unit_of(const struct move_ask *ask)
{
	const struct file_facts *f = ask_facts(ask);

	return ask_slab(ask) || f->align_off > f->align_mem ? f->align_off : f->align_mem;
}

static bool can_align(const struct move_ask *ask)
{
	/* The address where the first whole block of the file would land. */
	return ask_slab(ask) ||
	       (ask_mem(ask)->addr - ask_off(ask)) % ask_facts(ask)->align_mem == 0;
}

static bool has_block(const struct move_ask *ask)
{
	uint64_t a = unit_of(ask);

	if (ask_slab(ask) && !ask_writes(ask)) {
		return true; /* whole blocks around the request fit the slab */
	}
	if (ask_writes(ask)) {
		a = max_u64(a, PAGE); /* the edges of pages are left to the page cache */
	}
	return align_up(ask_off(ask), a) + a <= ask_off(ask) + ask->len;
}

enum pl_reason direct_fits(const struct move_ask *ask)
{
	const struct file_facts *f = ask_facts(ask);

	if (!f->direct) {
		return PL_REASON_NO_ODIRECT;
	}
	if (atomic_load_explicit(&f->direct_failed, memory_order_relaxed)) {
		return PL_REASON_KERNEL_REFUSED;
	}
	if (!can_align(ask)) {
		return PL_REASON_UNALIGNED;
	}
	return has_block(ask) ? PL_REASON_NONE : PL_REASON_TOO_SMALL;
}

void direct_offer(const struct move_ask *ask, struct move_offer *offer)
{
	const struct file_facts *f = ask_facts(ask);

	offer->align_mem = f->align_mem;
	offer->align_off = unit_of(ask);
	offer->setup_ns = f->disk_setup_ns;
	offer->bytes_per_ns = f->disk_bytes_per_ns;
	offer->cpu_ns_per_kib = 10;
}

/*
 * Some errors mean that O_DIRECT is refused on this file, now and later. Other errors are returned
 * only if the program asked for O_DIRECT. If it did not, only a retry through the page cache can
 * tell whether pread(2) or pwrite(2) would fail too: XFS and ext4 return EIO for a read that meets
 * a store to a hole, drives' errors have other numbers with O_DIRECT, and a lack of descriptors,
 * pinned memory or requests may concern O_DIRECT only.
 */
enum pl_reason direct_failed(struct mover *m, const struct move_op *op)
{
	struct file_facts *f = &op_file(op)->facts;

	(void)m;
	switch (op->res) {
	case -EINVAL:
	case -EOPNOTSUPP:
	case -EACCES:
	case -EPERM:
	case -ENOENT:
	case -ENXIO:
		atomic_store(&f->direct_failed, true);
		return PL_REASON_KERNEL_REFUSED;
	default:
		return f->bypass ? PL_REASON_NONE : PL_REASON_DIRECT_FAILED;
	}
}

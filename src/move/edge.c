/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/*
 * Unaligned bytes of a file that can only be had with O_DIRECT (its buffered description was
 * denied). Reads take whole blocks and copy out; writes read, change and write whole blocks. A
 * mutex serialises writers of this process, and an OFD lock those of other processes that take it
 * too. Once one edge was written so, all of them are: a write through the page cache would not take
 * the mutex. That is weaker than the page cache's guarantee, so it is logged once for each file.
 */

#include <errno.h>
#include <string.h>

#include "base/bits.h"
#include "base/error.h"
#include "base/log.h"
#include "move/io.h"
#include "sys/sys.h"

#define EDGE_BUFFER 65536u

struct edge {
	struct file *f;
	int fd;
	char *buf; /* EDGE_BUFFER bytes, aligned */
	uint64_t block;
};

static void tell_once(struct file *f)
{
	unsigned int bit = 1u << PL_REASON_KERNEL_REFUSED;

	if (!(atomic_fetch_or(&f->facts.told, bit) & bit)) {
		log_warn("'%s' cannot be opened without O_DIRECT: unaligned edges are written by "
			 "read-modify-write under a lock",
			 f->name);
	}
}

/* The last block extended the file past the end of the write, so it is truncated, unless another
 * writer has made the file longer in the meantime: its bytes must not be cut off. */
static int take_back(const struct edge *e, uint64_t end, uint64_t len)
{
	uint64_t now;
	int rc = file_length(e->f, &now);

	return rc || now != end ? rc : sys_truncate(e->fd, len);
}

/* Changes `len` bytes at `off`, all within one buffer of blocks that starts at `from`. */
static int modify(const struct edge *e, uint64_t from, uint64_t off, const void *src, size_t len)
{
	size_t in = (size_t)(off - from);
	size_t whole = (size_t)align_up(in + len, e->block);
	uint64_t before;
	ssize_t have;
	int rc = file_length(e->f, &before);

	if (rc) {
		return rc;
	}
	memset(e->buf, 0, whole);
	have = io_load(e->fd, e->buf, whole, from, e->block);
	if (have < 0) {
		return (int)have;
	}
	rc = sys_copy(e->buf + in, src, len);
	if (rc) {
		return rc;
	}
	rc = sys_pwrite_all(e->fd, e->buf, whole, from);
	return rc || e->f->facts.block || from + whole <= before
		       ? rc
		       : take_back(e, from + whole, max_u64(before, off + len));
}

static ssize_t write_piece(const struct edge *e, uint64_t off, const void *src, size_t len)
{
	uint64_t from = align_down(off, e->block);
	size_t take = (size_t)min_u64(len, EDGE_BUFFER - (off - from));
	uint64_t span = align_up(off + take, e->block) - from;
	int rc;

	lock_acquire(&e->f->edge_lock);
	rc = sys_ofd_lock(e->fd, from, span);
	if (!rc) {
		rc = modify(e, from, off, src, take);
		(void)sys_ofd_unlock(e->fd, from, span);
	}
	lock_release(&e->f->edge_lock);
	return rc ? rc : (ssize_t)take;
}

static ssize_t read_piece(const struct edge *e, uint64_t off, void *dst, size_t len)
{
	uint64_t from = align_down(off, e->block);
	size_t in = (size_t)(off - from);
	size_t take = (size_t)min_u64(len, EDGE_BUFFER - in);
	ssize_t have =
		io_load(e->fd, e->buf, (size_t)align_up(in + take, e->block), from, e->block);
	int rc;

	if (have < 0 || (size_t)have <= in) {
		return have < 0 ? have : 0;
	}
	take = (size_t)min_u64(take, (size_t)have - in);
	rc = sys_copy(dst, e->buf + in, take);
	return rc ? rc : (ssize_t)take;
}

ssize_t edge_io(struct move_op *op)
{
	struct file *f = op_file(op);
	struct edge e = { .f = f, .fd = file_direct(f), .block = f->facts.align_off };
	void *buf;
	ssize_t n;

	if (e.fd < 0 || !e.block) {
		op->res = e.fd < 0 ? e.fd : -EIO;
		return op->res;
	}
	tell_once(f);
	n = sys_map_anon(EDGE_BUFFER, &buf);
	if (n) {
		op->res = err_set(ENOMEM, "out of memory for the edges of '%s'", f->name);
		return op->res;
	}
	e.buf = buf;
	do {
		size_t len = op->len - op->moved;

		n = op_writes(op) ? write_piece(&e, op_off(op), op_mem(op), len)
				  : read_piece(&e, op_off(op), op_mem(op), len);
	} while (!io_advance(op, n, 1));
	(void)sys_unmap(buf, EDGE_BUFFER);
	return op->res;
}

/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/* Single ops in the calling thread, and what short counts mean. */

#include <errno.h>

#include "base/error.h"
#include "base/text.h"
#include "storage/file.h"
#include "storage/storage.h"
#include "sys/sys.h"

static ssize_t fail(struct path_op *op, int err)
{
	const char *verb = op->dst ? "reading" : "writing";

	if (op->moved) {
		/* What was moved is told first; the next call meets the error again. */
		op->res = (ssize_t)op->moved;
		op->err = err;
	} else {
		char at[40] = "";

		if (!op->file->facts.stream) {
			text_fmt(at, sizeof(at), " at offset %llu", (unsigned long long)op->off);
		}
		op->res = err_set(err, "%s %s%s: %s", verb, op->file->name, at, err_words(err));
	}
	return op->res;
}

bool io_advance(struct path_op *op, ssize_t res, uint32_t align)
{
	if (res < 0) {
		(void)fail(op, (int)-res);
		return true;
	}
	if (res == 0 && op->src) {
		(void)fail(op, EIO);
		return true;
	}
	op->moved += (size_t)res;
	op->res = (ssize_t)op->moved;
	/* Past O_DIRECT, a count that is no whole number of blocks is the end of the file. */
	return res == 0 || op->moved == op->len || op->moved % align != 0;
}

/*
 * A write past the page cache has the kernel drop the pages of its range before and after. A page
 * that somebody stored to through a mapping meanwhile stays, with what the file held before at all
 * its other bytes, and is written to the disk again later: what was written here would be lost. So
 * where there are pages afterwards, the range is to be written again, through them.
 */
void io_look_back(struct path_op *op)
{
	if (op->src && op->res > 0 && !op->err && !op->file->facts.bypass &&
	    storage_any_cached(op->file, op->off, (uint64_t)op->res)) {
		op->err = EBUSY;
	}
}

ssize_t io_direct(struct path_op *op)
{
	struct file *f = op->file;
	int fd = file_direct(f);
	ssize_t n;

	op->moved = 0;
	op->err = 0;
	if (fd < 0) {
		op->res = fd;
		return fd;
	}
	do {
		uint64_t off = op->off + op->moved;
		size_t len = op->len - op->moved;

		n = op->dst ? sys_pread(fd, (char *)op->dst + op->moved, len, off)
			    : sys_pwrite(fd, (const char *)op->src + op->moved, len, off);
	} while (!io_advance(op, n, f->facts.align_off));
	io_look_back(op);
	return op->res;
}

static ssize_t stream_once(struct path_op *op, int fd)
{
	size_t len = op->len - op->moved;

	return op->dst ? sys_read(fd, (char *)op->dst + op->moved, len)
		       : sys_write(fd, (const char *)op->src + op->moved, len);
}

static ssize_t io_stream(struct path_op *op)
{
	struct file *f = op->file;
	int fd = file_buffered(f);
	ssize_t n;

	if (fd < 0) {
		op->res = fd;
		return fd;
	}
	/* One at a time, or two readers would get interleaved pieces. */
	pthread_mutex_lock(&f->edge_lock);
	do {
		n = stream_once(op, fd);
	} while (!io_advance(op, n, 1));
	pthread_mutex_unlock(&f->edge_lock);
	return op->res;
}

/* All of it from the page cache, or -EAGAIN. */
static ssize_t io_nowait(struct path_op *op, int fd)
{
	ssize_t n;

	do {
		n = sys_pread_nowait(fd, (char *)op->dst + op->moved, op->len - op->moved,
				     op->off + op->moved);
		if (n == -EAGAIN || n == -EOPNOTSUPP) {
			op->res = -EAGAIN;
			return -EAGAIN;
		}
	} while (!io_advance(op, n, 1));
	return op->res;
}

ssize_t io_buffered(struct path_op *op)
{
	struct file *f = op->file;
	ssize_t n;
	int fd;

	op->moved = 0;
	op->err = 0;
	if (f->facts.stream) {
		return io_stream(op);
	}
	fd = file_buffered(f);
	if (fd < 0) {
		return edge_io(op);
	}
	if (op->nowait) {
		return io_nowait(op, fd);
	}
	do {
		uint64_t off = op->off + op->moved;
		size_t len = op->len - op->moved;

		n = op->dst ? sys_pread(fd, (char *)op->dst + op->moved, len, off)
			    : sys_pwrite(fd, (const char *)op->src + op->moved, len, off);
	} while (!io_advance(op, n, 1));
	return op->res;
}

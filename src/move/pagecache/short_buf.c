/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/*
 * Short ranges of a read in place: between two holes, before the end of the file, or beside a kept
 * window. A driver may let a processor make so short a copy, and a processor that accesses a window
 * gets a signal: kept windows are sealed, and the file under others may be truncated. So short
 * ranges are read into pinned memory and copied from there. That is as coherent as any read, and
 * counts as read in place.
 */

#include <errno.h>

#include "base/error.h"
#include "dev/dev.h"
#include "file/file.h"
#include "move/pagecache/pagecache.h"
#include "sys/sys.h"

#define ROOM (16 * (size_t)SHORT_MAX)

static int make_room(struct short_buf *c, struct dev *dev)
{
	void *mem;
	int rc = sys_map_anon(ROOM, &mem);

	if (rc) {
		return err_set(-rc, "cannot allocate pinned memory for short ranges of files: %s",
			       err_words(rc));
	}
	rc = dev->mem.pin(dev, mem, ROOM);
	if (rc && rc != -EOPNOTSUPP) {
		(void)sys_unmap(mem, ROOM);
		return err_wrap(-rc, "pinning memory for short ranges of files");
	}
	*c = (struct short_buf){ .mem = mem, .pinned = rc == 0 };
	return 0;
}

ssize_t short_buf_copy(struct short_buf *c, struct file *f, struct dev *dev,
		       struct dev_stream *stream, void *dst, uint64_t off, size_t len)
{
	int fd = file_buffered(f);
	ssize_t n;
	int rc = fd < 0 ? fd : 0;

	if (!rc && !c->mem) {
		rc = make_room(c, dev);
	}
	if (!rc && c->used + len > ROOM) {
		rc = dev->stream.sync(stream);
		c->used = 0;
	}
	if (rc) {
		return rc;
	}
	n = sys_pread(fd, c->mem + c->used, len, off);
	if (n <= 0) {
		return n ? err_set((int)-n, "reading '%s' at offset %llu: %s", f->name,
				   (unsigned long long)off, err_words((int)n))
			 : -ENXIO;
	}
	rc = dev->stream.copy(stream, dst, c->mem + c->used, (size_t)n);
	if (rc) {
		return rc;
	}
	c->used += (size_t)n;
	return n;
}

void short_buf_free(struct short_buf *c, struct dev *dev)
{
	if (!c->mem) {
		return;
	}
	if (c->pinned) {
		(void)dev->mem.unpin(dev, c->mem, ROOM);
	}
	(void)sys_unmap(c->mem, ROOM);
	*c = (struct short_buf){ 0 };
}

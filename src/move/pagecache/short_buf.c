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

ssize_t short_buf_copy(struct short_buf *c, struct file *f, struct dev *dev,
		       struct dev_stream *stream, void *dst, uint64_t off, size_t len)
{
	int fd = file_buffered(f);
	char *at;
	ssize_t n;
	int rc = fd < 0 ? fd : 0;

	if (!rc && !c->mem) {
		rc = dev_pinned_alloc(dev, ROOM, "pinned memory for short ranges of files",
				      &c->mem);
	}
	if (!rc && c->used + len > ROOM) {
		rc = dev->stream.sync(stream);
		c->used = 0;
	}
	if (rc) {
		return rc;
	}
	at = (char *)c->mem + c->used;
	n = sys_pread(fd, at, len, off);
	if (n <= 0) {
		return n ? err_set((int)-n, "reading '%s' at offset %llu: %s", f->name,
				   (unsigned long long)off, err_words((int)n))
			 : -ENXIO;
	}
	rc = dev->stream.copy(stream, dst, at, (size_t)n);
	if (rc) {
		return rc;
	}
	c->used += (size_t)n;
	return n;
}

void short_buf_free(struct short_buf *c, struct dev *dev)
{
	if (c->mem) {
		dev_pinned_free(dev, c->mem, ROOM);
		*c = (struct short_buf){ 0 };
	}
}

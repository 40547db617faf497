/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/* A software GPU's memory: first fit in one mapping; pages are returned to the kernel when freed.
 */

#include <errno.h>
#include <unistd.h>

#include "base/bits.h"
#include "base/error.h"
#include "base/text.h"
#include "dev/soft/pins.h"
#include "dev/soft/soft.h"
#include "sys/sys.h"

/* Real GPUs allocate large pages; this keeps allocations few and O_DIRECT aligned. */
#define GRAIN 65536u

int soft_mem_init(struct soft_dev *d, uint64_t len)
{
	void *base;
	int fd;
	int rc;

	len = align_down(len, GRAIN);
	fd = sys_memfd(d->dev.props.name, len);
	if (fd < 0) {
		return err_set(-fd, "cannot make the memory of %s: %s", d->dev.props.name,
			       fd == -EFBIG ? "it is larger than a file may be here: raise that "
					      "limit (ulimit -f), or set the tunable soft_gpus"
					    : err_words(fd));
	}
	rc = sys_map_aligned(fd, len, &base);
	if (rc) {
		rc = err_set(-rc, "cannot map the memory of %s: %s", d->dev.props.name,
			     err_words(rc));
		goto err_close;
	}
	rc = dev_spans_init(&d->spans, len);
	if (rc) {
		goto err_unmap;
	}
	sys_fd_private(fd, true); /* otherwise the memory would live as long as any child */
	d->base = base;
	d->len = len;
	d->fd = fd;
	d->dev.props.total = len;
	lock_init(&d->lock, RANK_SOFT);
	return 0;
err_unmap:
	(void)sys_unmap(base, len);
err_close:
	(void)sys_close(fd);
	return rc;
}

void soft_mem_finish(struct soft_dev *d)
{
	dev_spans_finish(&d->spans);
	(void)sys_unmap(d->base, d->len);
	sys_fd_private(d->fd, false);
	(void)sys_close(d->fd);
	lock_finish(&d->lock);
}

static int soft_release(struct dev *dev, void *ptr);

/* As on a GPU, allocated memory exists at once: a lack of memory is an error here, and not a signal
 * at the first access, and the time is not part of a transfer. */
static int make_real(struct soft_dev *d, void *ptr, size_t len)
{
	int rc;

	/* In huge pages, as GPUs have: disks take larger requests into them, at a fifth of the
	 * processor time. */
	sys_make_huge(ptr, len);
	rc = sys_populate(ptr, len, true);
	if (rc && rc != -EINVAL) {
		(void)soft_release(&d->dev, ptr);
		return err_set(ENOMEM, "this machine has no memory for %zu bytes on %s: %s", len,
			       d->dev.props.name, err_words(rc));
	}
	return 0;
}

static int soft_alloc(struct dev *dev, size_t len, void **out)
{
	struct soft_dev *d = soft_of(dev);
	uint64_t want = align_up(len, GRAIN);
	uint64_t off = 0;
	char space[32];
	int rc;

	lock_acquire(&d->lock);
	rc = want < len ? -ENOSPC : dev_spans_take(&d->spans, want, &off);
	text_bytes(space, sizeof(space), d->spans.free);
	lock_release(&d->lock);
	if (rc == -ENOSPC) {
		return err_set(ENOMEM,
			       "%s has no space for %zu contiguous bytes; %s are free (tunable "
			       "soft_gpus)",
			       dev->props.name, len, space);
	}
	if (!rc) {
		rc = make_real(d, d->base + off, len);
	}
	if (!rc) {
		*out = d->base + off;
	}
	return rc;
}

static int soft_release(struct dev *dev, void *ptr)
{
	struct soft_dev *d = soft_of(dev);
	uint64_t off = (uint64_t)((char *)ptr - d->base);
	const struct dev_span *p;
	int rc = 0;

	lock_acquire(&d->lock);
	p = dev_spans_find(&d->spans, off);
	if (!p || p->off != off) {
		rc = err_set(ENOENT, "%s: nothing is allocated at %p", dev->props.name, ptr);
	} else {
		/* A failure to return pages wastes memory and is otherwise harmless. */
		(void)sys_punch(d->fd, p->off, p->len);
		(void)dev_spans_put(&d->spans, off);
	}
	lock_release(&d->lock);
	return rc;
}

static int soft_free_bytes(struct dev *dev, uint64_t *out)
{
	struct soft_dev *d = soft_of(dev);

	lock_acquire(&d->lock);
	*out = d->spans.free;
	lock_release(&d->lock);
	return 0;
}

const struct dev_mem_ops soft_mem_ops = {
	.host_alloc = soft_host_alloc,
	.host_share = soft_host_share,
	.host_import = soft_host_import,
	.host_free = soft_host_free,
	.alloc = soft_alloc,
	.release = soft_release,
	.free_bytes = soft_free_bytes,
	.pin = soft_pin,
	.unpin = soft_unpin,
	.pin_readonly = soft_pin_readonly,
	.unpin_readonly = soft_unpin_readonly,
	.pin_lasting = soft_pin_readonly,
};

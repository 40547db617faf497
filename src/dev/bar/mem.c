/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/*
 * Memory of a BAR. Each mapping of `allocate` takes its length from the kernel's pool and returns
 * it when it is unmapped. Other processes use the same small pool, so unused memory is not kept.
 */

#include <errno.h>
#include <stdlib.h>

#include "base/alloc.h"
#include "base/bits.h"
#include "base/error.h"
#include "base/text.h"
#include "dev/bar/bar.h"
#include "sys/sys.h"

static int map_extent(struct bar_dev *d, uint64_t len, struct bar_extent **out)
{
	struct bar_extent *x = alloc_zero(sizeof(*x));
	void *base;
	int rc = x ? dev_spans_init(&x->spans, len) : -ENOMEM;

	if (rc) {
		free(x);
		return rc;
	}
	rc = sys_map_fd(d->fd, len, 0, &base);
	if (rc) {
		dev_spans_finish(&x->spans);
		free(x);
		return rc;
	}
	x->base = base;
	*out = x;
	return 0;
}

static void unmap_extent(struct bar_extent *x)
{
	(void)sys_unmap(x->base, x->spans.len);
	dev_spans_finish(&x->spans);
	free(x);
}

void bar_mem_finish(struct bar_dev *d)
{
	while (d->extents) {
		struct bar_extent *x = d->extents;

		d->extents = x->next;
		unmap_extent(x);
	}
	sys_fd_private(d->fd, false);
	(void)sys_close(d->fd);
	lock_finish(&d->lock);
}

/* A new extent of at least `want` bytes: larger if the pool has enough, otherwise exact. */
static int grow_locked(struct bar_dev *d, uint64_t want, uint64_t available)
{
	uint64_t generous = max_u64(want, min_u64(d->grow, align_down(available, sys_page())));
	struct bar_extent *x;
	int rc = map_extent(d, generous, &x);

	if (rc && generous > want) {
		rc = map_extent(d, want, &x);
	}
	if (!rc) {
		x->next = d->extents;
		d->extents = x;
	}
	return rc;
}

static int take_locked(struct bar_dev *d, uint64_t want, void **out)
{
	for (struct bar_extent *x = d->extents; x; x = x->next) {
		uint64_t off;
		int rc = dev_spans_take(&x->spans, want, &off);

		if (rc != -ENOSPC) {
			*out = rc ? NULL : x->base + off;
			return rc;
		}
	}
	return -ENOSPC;
}

static int bar_alloc(struct dev *dev, size_t len, void **out)
{
	struct bar_dev *d = bar_of(dev);
	uint64_t want = align_up(len, sys_page());
	uint64_t available = bar_attribute(d->pci, "available", 0);
	char space[32];
	void *ptr = NULL;
	int rc = want < len || want > dev->props.total ? -ENOMEM : 0;

	lock_acquire(&d->lock);
	if (!rc) {
		rc = take_locked(d, want, &ptr);
	}
	if (rc == -ENOSPC) {
		rc = grow_locked(d, want, available);
		rc = rc ? rc : take_locked(d, want, &ptr);
	}
	lock_release(&d->lock);
	if (rc == -ENODEV) {
		return err_set(ENODEV,
			       "%s was removed: it was unplugged, or its driver was unbound; if "
			       "it comes back, open a new context",
			       dev->props.name);
	}
	if (rc) {
		text_bytes(space, sizeof(space), available);
		return err_set(rc == -ENOSPC ? ENOMEM : -rc,
			       "%s has no space for %zu contiguous bytes: %s; its pool, which "
			       "other processes share, has %s free",
			       dev->props.name, len, err_words(rc), space);
	}
	*out = ptr;
	return 0;
}

/* The extent that holds an address, and the link to it. */
static struct bar_extent **extent_locked(struct bar_dev *d, uintptr_t addr)
{
	struct bar_extent **p = &d->extents;

	while (*p && addr - (uintptr_t)(*p)->base >= (*p)->spans.len) {
		p = &(*p)->next;
	}
	return p;
}

static int bar_release(struct dev *dev, void *ptr)
{
	struct bar_dev *d = bar_of(dev);
	struct bar_extent **at;
	struct bar_extent *x;
	uint64_t len;

	lock_acquire(&d->lock);
	at = extent_locked(d, (uintptr_t)ptr);
	x = *at;
	len = x ? dev_spans_put(&x->spans, (uint64_t)((char *)ptr - x->base)) : 0;
	if (len && x->spans.free == x->spans.len) {
		*at = x->next;
		unmap_extent(x);
	}
	lock_release(&d->lock);
	return len ? 0 : err_set(ENOENT, "%s: nothing is allocated at %p", dev->props.name, ptr);
}

static int bar_free_bytes(struct dev *dev, uint64_t *out)
{
	struct bar_dev *d = bar_of(dev);
	uint64_t all = bar_attribute(d->pci, "available", 0);

	lock_acquire(&d->lock);
	for (const struct bar_extent *x = d->extents; x; x = x->next) {
		all += x->spans.free;
	}
	lock_release(&d->lock);
	*out = all;
	return 0;
}

int bar_mem_identify(struct bar_dev *d, uintptr_t addr, struct dev_range *out)
{
	const struct dev_span *p = NULL;
	const struct bar_extent *x;

	lock_acquire(&d->lock);
	x = *extent_locked(d, addr);
	if (x) {
		p = dev_spans_find(&x->spans, addr - (uintptr_t)x->base);
	}
	if (p) {
		*out = (struct dev_range){ .base = (uintptr_t)x->base + p->off,
					   .len = p->len,
					   .kind = DEV_MEM_DEVICE,
					   .index = d->dev.index,
					   .generation = p->generation };
	}
	lock_release(&d->lock);
	return p ? 0 : x ? -EFAULT : -ENOENT;
}

/* Threads make the copies, and the kernel pins pages during each copy. */
static int needs_no_pin(struct dev *dev, void *host, size_t len)
{
	(void)dev;
	(void)host;
	(void)len;
	return 0;
}

static int bar_io_ready(struct dev *dev, bool now, struct dev_io_why *why)
{
	(void)dev;
	(void)now;
	(void)why;
	return 0;
}

/* The mapping has the pages: its address is the kernel's, too. */
static int bar_io_get(struct dev *dev, void *ptr, size_t len, bool own, struct dev_io *out,
		      struct dev_io_why *why)
{
	(void)own;
	(void)dev;
	(void)len;
	(void)why;
	*out = (struct dev_io){ .at = ptr };
	return 0;
}

const struct dev_mem_ops bar_mem_ops = {
	.alloc = bar_alloc,
	.release = bar_release,
	.free_bytes = bar_free_bytes,
	.pin = needs_no_pin,
	.unpin = needs_no_pin,
	.io = { .ready = bar_io_ready, .get = bar_io_get },
};

/* The memory is mapped already. The device may be unplugged, and then an access is a signal. */
static int bar_cpu_map(struct dev *dev, void *ptr, size_t len, const struct dev_known *known,
		       struct dev_window *out)
{
	(void)len;
	if (known) {
		return err_set(EOPNOTSUPP, "memory of %s is not mapped by pages of GPUs",
			       dev->props.name);
	}
	*out = (struct dev_window){ .cpu = ptr, .how = "bar", .fd = -1 };
	return 0;
}

const struct dev_share_ops bar_share_ops = {
	.cpu_map = bar_cpu_map,
};

/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/* A software GPU's memory: first fit over pieces of one mapping, pages given back when freed. */

#include <errno.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "base/alloc.h"
#include "base/bits.h"
#include "base/error.h"
#include "base/text.h"
#include "dev/soft/soft.h"
#include "sys/sys.h"

/* Real GPUs hand out large pages; this keeps pieces few and O_DIRECT aligned. */
#define GRAIN 65536u

/* Of the whole process, so that a reused address always differs from what it was. */
static atomic_ullong generations;

int soft_mem_init(struct soft_dev *d, uint64_t len)
{
	void *base;
	int fd;
	int rc;

	len = align_down(len, GRAIN);
	fd = sys_memfd(d->dev.props.name, len);
	if (fd < 0) {
		return err_set(-fd, "cannot make the memory of %s: %s", d->dev.props.name,
			       err_words(fd));
	}
	rc = sys_map_fd(fd, len, 0, &base);
	if (rc) {
		rc = err_set(-rc, "cannot map the memory of %s: %s", d->dev.props.name,
			     err_words(rc));
		goto err_close;
	}
	d->pieces = alloc_zero(sizeof(*d->pieces));
	if (!d->pieces) {
		rc = -ENOMEM;
		goto err_unmap;
	}
	d->pieces->len = len;
	d->base = base;
	d->len = len;
	d->free = len;
	d->fd = fd;
	d->dev.props.total = len;
	pthread_mutex_init(&d->lock, NULL);
	return 0;
err_unmap:
	(void)sys_unmap(base, len);
err_close:
	(void)sys_close(fd);
	return rc;
}

void soft_mem_finish(struct soft_dev *d)
{
	while (d->pieces) {
		struct soft_piece *p = d->pieces;

		d->pieces = p->next;
		free(p);
	}
	(void)sys_unmap(d->base, d->len);
	(void)sys_close(d->fd);
	pthread_mutex_destroy(&d->lock);
}

static struct soft_piece *first_fit_locked(struct soft_dev *d, uint64_t len)
{
	for (struct soft_piece *p = d->pieces; p; p = p->next) {
		if (!p->generation && p->len >= len) {
			return p;
		}
	}
	return NULL;
}

static int soft_release(struct dev *dev, void *ptr);

/* As on a GPU, what was allocated is there: not found missing at the first touch, when it would be
 * a signal, or counted as part of a transfer. */
static int make_real(struct soft_dev *d, void *ptr, size_t len)
{
	int rc = sys_populate(ptr, len, true);

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
	struct soft_piece *rest = alloc_zero(sizeof(*rest));
	struct soft_piece *p;
	void *ptr = NULL;
	char room[32];
	int rc;

	if (!rest) {
		return -ENOMEM;
	}
	pthread_mutex_lock(&d->lock);
	p = want < len ? NULL : first_fit_locked(d, want);
	text_bytes(room, sizeof(room), d->free);
	if (p) {
		p->generation = atomic_fetch_add(&generations, 1) + 1;
		d->free -= want;
		if (p->len > want) {
			*rest = (struct soft_piece){ p->next, p->off + want, p->len - want, 0 };
			p->next = rest;
			p->len = want;
			rest = NULL;
		}
		ptr = d->base + p->off;
	}
	pthread_mutex_unlock(&d->lock);
	free(rest);
	if (!ptr) {
		return err_set(ENOMEM,
			       "%s has no room for %zu bytes in one piece; %s are free (tunable "
			       "soft_gpus)",
			       dev->props.name, len, room);
	}
	rc = make_real(d, ptr, len);
	if (!rc) {
		*out = ptr;
	}
	return rc;
}

/* Joins p with its free successor. */
static void join_locked(struct soft_piece *p)
{
	struct soft_piece *n = p->next;

	if (n && !n->generation && !p->generation) {
		p->len += n->len;
		p->next = n->next;
		free(n);
	}
}

static int soft_release(struct dev *dev, void *ptr)
{
	struct soft_dev *d = soft_of(dev);
	uint64_t off = (uint64_t)((char *)ptr - d->base);
	struct soft_piece *before = NULL;
	struct soft_piece *p;
	int rc = 0;

	pthread_mutex_lock(&d->lock);
	for (p = d->pieces; p && (p->off != off || !p->generation); p = p->next) {
		before = p;
	}
	if (!p) {
		rc = err_set(ENOENT, "%s: nothing is allocated at %p", dev->props.name, ptr);
	} else {
		/* Failing to give pages back costs memory, not correctness. */
		(void)sys_punch(d->fd, p->off, p->len);
		d->free += p->len;
		p->generation = 0;
		join_locked(p);
		if (before) {
			join_locked(before);
		}
	}
	pthread_mutex_unlock(&d->lock);
	return rc;
}

static int soft_free_bytes(struct dev *dev, uint64_t *out)
{
	struct soft_dev *d = soft_of(dev);

	pthread_mutex_lock(&d->lock);
	*out = d->free;
	pthread_mutex_unlock(&d->lock);
	return 0;
}

int soft_mem_identify(struct soft_dev *d, uintptr_t addr, struct dev_range *out)
{
	uint64_t off = addr - (uintptr_t)d->base;
	int rc = -ENOENT;

	pthread_mutex_lock(&d->lock);
	for (struct soft_piece *p = d->pieces; p && p->off <= off; p = p->next) {
		if (p->generation && off - p->off < p->len) {
			*out = (struct dev_range){ .base = (uintptr_t)d->base + p->off,
						   .len = p->len,
						   .kind = DEV_MEM_DEVICE,
						   .index = d->dev.index,
						   .host_addressable =
							   d->dev.props.host_addressable,
						   .generation = p->generation };
			rc = 0;
			break;
		}
	}
	pthread_mutex_unlock(&d->lock);
	return rc;
}

static int hands_copy(void *dst, const void *src, size_t len)
{
	if (soft_is_ours(dst, len) && soft_is_ours(src, len)) {
		memcpy(dst, src, len);
		return 0;
	}
	/* The caller's memory: let the kernel find out whether it is there. */
	return sys_copy(dst, src, len);
}

static int hands_fill(void *dst, unsigned char byte, size_t len)
{
	if (!soft_is_ours(dst, len)) {
		return -EFAULT;
	}
	memset(dst, byte, len);
	return 0;
}

const struct dev_hands soft_hands = {
	.copy = hands_copy,
	.fill = hands_fill,
};

const struct dev_mem_ops soft_mem_ops = {
	.alloc = soft_alloc,
	.release = soft_release,
	.free_bytes = soft_free_bytes,
	.pin = soft_pin,
	.unpin = soft_unpin,
};

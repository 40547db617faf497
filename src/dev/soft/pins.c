/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/*
 * Mapped pages of files, pinned for reading. The kernel copies through the mapping, so a copy
 * always reads the current file, unlike on a real GPU. With the tunable test_soft_stale_pins a pin
 * behaves as a GPU's: it holds references to the pages of the time of pinning, in pipes. It sees
 * later writes to these pages, but not that the file has other pages now.
 */

#include "dev/soft/pins.h"

#include <errno.h>
#include <stdbool.h>
#include <stdlib.h>

#include "base/alloc.h"
#include "base/bits.h"
#include "base/error.h"
#include "base/fork.h"
#include "base/lock.h"
#include "base/range.h"
#include "dev/dev.h"
#include "sys/splice.h"
#include "sys/sys.h"

#define PIPE_BYTES (1u << 20)

struct soft_backing {
	int fds[2];
	size_t begin; /* in the pin */
	size_t len;
};

struct pin {
	uintptr_t base;
	size_t len;
	bool holds;
	struct soft_backing *v;
	unsigned int n;
};

/* Protects pins. Copies out of them are made under the read side. */
static struct rwlock pins_lock = RWLOCK_INIT(RANK_SOFT_PINS);
static struct range_map pins;

/* The pages that the parent's pins hold are of mappings that a child does not have. */
static void forget_in_child(void)
{
	rwlock_renew(&pins_lock);
	pins = (struct range_map){ 0 };
}

FORK_HANDLERS(.child = forget_in_child);

static void free_pin(struct pin *p)
{
	for (unsigned int i = 0; i < p->n; i++) {
		(void)sys_close(p->v[i].fds[0]);
		(void)sys_close(p->v[i].fds[1]);
	}
	free(p->v);
	free(p);
}

/* Fills one more pipe with the pages from `begin` on. */
static int hold_some(struct pin *p, size_t begin)
{
	struct soft_backing *h = &p->v[p->n];
	size_t space;
	int rc = sys_pipe(h->fds, PIPE_BYTES, &space);

	if (rc) {
		return rc;
	}
	p->n++;
	h->begin = begin;
	while (h->len < space && begin + h->len < p->len) {
		size_t want = (size_t)min_u64(space - h->len, p->len - begin - h->len);
		ssize_t n = sys_vmsplice(h->fds[1], (const char *)p->base + begin + h->len, want);

		if (n == -EAGAIN && h->len) {
			break;
		}
		if (n <= 0) {
			return n < 0 ? (int)n : -EIO;
		}
		h->len += (size_t)n;
	}
	return 0;
}

static int hold(struct pin *p)
{
	unsigned int most = 0;

	for (size_t done = 0; done < p->len;) {
		int rc;

		if (p->n == most) {
			struct soft_backing *v = alloc_resize(p->v, most + 64, sizeof(*v));

			if (!v) {
				return -ENOMEM;
			}
			p->v = v;
			for (unsigned int i = most; i < most + 64; i++) {
				v[i] = (struct soft_backing){ .fds = { -1, -1 } };
			}
			most += 64;
		}
		rc = hold_some(p, done);
		if (rc) {
			return rc;
		}
		done += p->v[p->n - 1].len;
	}
	return 0;
}

int soft_pin_readonly(struct dev *d, const void *host, size_t len)
{
	struct pin *p = alloc_zero(sizeof(*p));
	int rc;

	if (!p) {
		return -ENOMEM;
	}
	*p = (struct pin){ .base = (uintptr_t)host, .len = len, .holds = d->props.pins_hold };
	/* A driver looks up the pages now, and fails if they are missing. */
	rc = sys_populate((void *)(uintptr_t)host, len, false);
	if (!rc && p->holds) {
		rc = hold(p);
	}
	if (!rc) {
		rwlock_write(&pins_lock);
		rc = range_add(&pins, p->base, len, p);
		rwlock_release(&pins_lock);
	}
	if (rc) {
		free_pin(p);
		return err_set(-rc, "%s: the pages at %p cannot be pinned: %s", d->props.name, host,
			       err_words(rc));
	}
	return 0;
}

int soft_unpin_readonly(struct dev *d, const void *host, size_t len)
{
	struct pin *p;

	(void)len;
	rwlock_write(&pins_lock);
	p = range_del(&pins, (uintptr_t)host);
	if (pins.n == 0) {
		range_finish(&pins);
	}
	rwlock_release(&pins_lock);
	if (!p) {
		return err_set(ENOENT, "%s: no pages are pinned at %p", d->props.name, host);
	}
	free_pin(p);
	return 0;
}

/* Reads n bytes of a pipe; discards them if dst is NULL. */
static int drain(int fd, char *dst, size_t n)
{
	char waste[4096];

	while (n) {
		ssize_t got = sys_read(fd, dst ? dst : waste,
				       dst ? n : (size_t)min_u64(n, sizeof(waste)));

		if (got <= 0) {
			return got < 0 ? (int)got : -EIO;
		}
		dst = dst ? dst + got : NULL;
		n -= (size_t)got;
	}
	return 0;
}

/* A pipe is read once: from a second one that holds the same pages. */
static int read_held(const struct soft_backing *h, size_t skip, char *dst, size_t n)
{
	size_t space;
	int fds[2];
	int rc = sys_pipe(fds, PIPE_BYTES, &space);
	ssize_t got;

	if (rc) {
		return rc;
	}
	got = sys_tee(h->fds[0], fds[1], skip + n);
	if (got != (ssize_t)(skip + n)) {
		rc = got < 0 ? (int)got : -EIO;
	}
	if (!rc) {
		rc = drain(fds[0], NULL, skip);
	}
	if (!rc) {
		rc = drain(fds[0], dst, n);
	}
	(void)sys_close(fds[0]);
	(void)sys_close(fds[1]);
	return rc;
}

static int read_pin(const struct pin *p, char *dst, size_t at, size_t len)
{
	int rc = 0;

	for (unsigned int i = 0; i < p->n && len && !rc; i++) {
		const struct soft_backing *h = &p->v[i];

		if (at - h->begin < h->len) {
			size_t n = (size_t)min_u64(h->len - (at - h->begin), len);

			rc = read_held(h, at - h->begin, dst, n);
			dst += n;
			at += n;
			len -= n;
		}
	}
	return rc;
}

int soft_pins_read(void *dst, const void *src, size_t len)
{
	const struct pin *p;
	int rc = -ENOENT;

	rwlock_read(&pins_lock);
	p = range_find(&pins, (uintptr_t)src, len);
	if (p) {
		rc = p->holds ? read_pin(p, dst, (uintptr_t)src - p->base, len)
			      : sys_copy(dst, src, len);
	}
	rwlock_release(&pins_lock);
	return rc;
}

/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/* All software GPUs of the process, and the memory that they pinned: which of them an address
 * belongs to. */

#include "dev/soft/soft.h"

#include <errno.h>
#include <stdatomic.h>

#include "base/error.h"
#include "base/fork.h"
#include "base/range.h"
#include "dev/opened.h"
#include "sys/sys.h"

/* The lock protects the pinned ranges too. Every copy of unknown memory takes the read side. */
static struct dev_opened opened = { .lock = RWLOCK_INIT(RANK_SOFT_LIST) };
static struct range_map pinned;
static atomic_uint planted; /* devices with faults */

static void forget_in_child(void)
{
	dev_opened_forget(&opened);
	pinned = (struct range_map){ 0 };
	atomic_store(&planted, 0);
}

FORK_HANDLERS(.child = forget_in_child);

void soft_list_add(struct soft_dev *d)
{
	dev_opened_add(&opened, &d->dev);
	atomic_fetch_add(&planted, d->planted);
}

void soft_list_remove(struct soft_dev *d)
{
	if (dev_opened_remove(&opened, &d->dev)) {
		atomic_fetch_sub(&planted, d->planted);
	}
}

/* The device whose memory holds the address. Called with the lock held. */
static struct soft_dev *owner_locked(uintptr_t addr)
{
	for (struct dev *at = opened.first; at; at = at->opened_next) {
		struct soft_dev *d = soft_of(at);

		if (addr - (uintptr_t)d->base < d->len) {
			return d;
		}
	}
	return NULL;
}

/* The allocation that holds an address of this device; -ENOENT. */
static int identify_in(struct soft_dev *d, uintptr_t addr, struct dev_range *out)
{
	const struct dev_span *p;
	int rc = -ENOENT;

	lock_acquire(&d->lock);
	p = dev_spans_find(&d->spans, addr - (uintptr_t)d->base);
	if (p) {
		*out = (struct dev_range){ .base = (uintptr_t)d->base + p->off,
					   .len = p->len,
					   .kind = DEV_MEM_DEVICE,
					   .index = d->dev.index,
					   .host_addressable = d->dev.props.host_addressable,
					   .generation = p->generation };
		rc = 0;
	}
	lock_release(&d->lock);
	return rc;
}

int soft_identify(const void *ptr, struct dev_range *out)
{
	struct soft_dev *d;
	int rc = -ENOENT;

	rwlock_read(&opened.lock);
	d = owner_locked((uintptr_t)ptr);
	if (d) {
		rc = identify_in(d, (uintptr_t)ptr, out);
	}
	if (d && rc) {
		rc = err_set(EFAULT,
			     "%p is in the memory of %s, but nothing is allocated there; "
			     "was it freed?",
			     ptr, d->dev.props.name);
	}
	rwlock_release(&opened.lock);
	return rc;
}

bool soft_is_ours(const void *ptr, size_t len)
{
	uintptr_t addr = (uintptr_t)ptr;
	struct soft_dev *d;
	bool ours;

	rwlock_read(&opened.lock);
	d = owner_locked(addr);
	ours = d ? len <= d->len - (addr - (uintptr_t)d->base)
		 : range_find(&pinned, addr, len) != NULL;
	rwlock_release(&opened.lock);
	return ours;
}

bool soft_pair_of(const void *dst, const void *src, struct soft_pair *out, unsigned int *nth)
{
	struct soft_dev *to;
	struct soft_dev *from;

	if (!atomic_load_explicit(&planted, memory_order_relaxed)) {
		return false;
	}
	rwlock_read(&opened.lock);
	to = owner_locked((uintptr_t)dst);
	from = owner_locked((uintptr_t)src);
	*out = to && from ? to->pairs[from->dev.index] : (struct soft_pair){ SOFT_NONE, 0 };
	if (out->fault) {
		*nth = atomic_fetch_add(&to->carried[from->dev.index], 1) + 1;
	}
	rwlock_release(&opened.lock);
	return out->fault != SOFT_NONE;
}

int soft_memfd_of(const void *ptr, size_t len, uint64_t *off)
{
	struct dev_range r;
	struct soft_dev *d;
	int fd = -EINVAL;

	rwlock_read(&opened.lock);
	d = owner_locked((uintptr_t)ptr);
	if (d && !identify_in(d, (uintptr_t)ptr, &r) && len <= r.len - ((uintptr_t)ptr - r.base)) {
		*off = (uint64_t)((const char *)ptr - d->base);
		fd = sys_dup(d->fd);
	}
	rwlock_release(&opened.lock);
	return fd;
}

int soft_pin(struct dev *d, void *host, size_t len)
{
	int rc;

	rwlock_write(&opened.lock);
	rc = range_add(&pinned, (uintptr_t)host, len, host);
	rwlock_release(&opened.lock);
	return rc == -EEXIST ? err_set(EEXIST, "%s: the memory at %p is pinned already",
				       d->props.name, host)
			     : rc;
}

int soft_unpin(struct dev *d, void *host, size_t len)
{
	void *had;

	(void)len;
	rwlock_write(&opened.lock);
	had = range_del(&pinned, (uintptr_t)host);
	if (pinned.n == 0) {
		range_finish(&pinned);
	}
	rwlock_release(&opened.lock);
	return had ? 0 : err_set(ENOENT, "%s: the memory at %p is not pinned", d->props.name, host);
}

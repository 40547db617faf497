/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/*
 * Software GPUs: memory is a sealed memfd, streams are threads. They are full devices, for machines
 * without a GPU, tests and continuous integration. The kernel can do I/O into their memory, so
 * O_DIRECT needs no staging.
 */

#include "dev/soft/soft.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>

#include "base/alloc.h"
#include "base/config.h"
#include "base/error.h"
#include "base/fork.h"
#include "base/lock.h"
#include "base/range.h"
#include "base/text.h"
#include "dev/soft/pins.h"
#include "sys/sys.h"

/* Protects the two lists below. Every copy of unknown memory takes the read side. */
static struct rwlock list_lock = RWLOCK_INIT(RANK_SOFT_LIST);
static struct soft_dev *devices;
static struct range_map pinned;
static atomic_uint planted; /* devices with faults */

#define MAX_SOFT SOFT_GPUS

/* "2x4GiB" */
static int parse_spec(const struct config *c, unsigned int *n, uint64_t *len)
{
	const char *spec = c->soft_gpus;
	const char *x = strchr(spec, 'x');
	unsigned long long bytes = 0;
	char *end = NULL;
	unsigned long count = strtoul(spec, &end, 10);

	if (spec[0] == '0' && spec[1] == '\0') {
		*n = 0;
		*len = 0;
		return 0;
	}
	if (!x || end != x || count < 1 || count > MAX_SOFT || text_parse_bytes(x + 1, &bytes) ||
	    bytes < (1u << 20) || bytes > (1ull << 42)) {
		return err_set(
			EINVAL,
			"tunable soft_gpus: \"%s\" is not COUNTxSIZE, such as 2x4GiB (1 to %d "
			"GPUs of 1 MiB to 4 TiB; 0 for none)",
			spec, MAX_SOFT);
	}
	*n = (unsigned int)count;
	*len = bytes;
	return 0;
}

static int soft_count(const struct config *c, char *why, size_t why_room)
{
	unsigned int n = 0;
	uint64_t len = 0;
	int rc = parse_spec(c, &n, &len);

	if (rc) {
		text_copy(why, why_room, err_message());
		return 0;
	}
	if (n == 0) {
		text_copy(why, why_room, "the tunable soft_gpus asks for none");
	}
	return (int)n;
}

static int soft_describe(const struct config *c, int index, struct dev_props *out)
{
	unsigned int n = 0;
	uint64_t len = 0;
	int rc = parse_spec(c, &n, &len);

	if (rc) {
		return rc;
	}
	if (index < 0 || (unsigned int)index >= n) {
		return err_set(ENODEV,
			       "there is no soft:%d: the tunable soft_gpus (%s) gives %u of them",
			       index, c->soft_gpus, n);
	}
	*out = (struct dev_props){ .model = "software GPU",
				   .fit = true,
				   .soft = true,
				   .host_addressable = c->soft_host_addressable,
				   .total = len,
				   .lanes = 4,
				   .units = 4,
				   .copy_bytes_per_ns = 8.0,
				   .copy_setup_ns = 8000.0,
				   .pin_bytes_per_ns = 20.0,
				   .pins_hold = c->soft_stale_pins };
	text_fmt(out->name, sizeof(out->name), "soft:%d", index);
	return 0;
}

/* A child has no such devices: its parent's mappings are not inherited, and their addresses may
 * hold other mappings there. */
static void forget_in_child(void)
{
	rwlock_renew(&list_lock);
	devices = NULL;
	pinned = (struct range_map){ 0 };
	atomic_store(&planted, 0);
}

FORK_HANDLERS(.child = forget_in_child);

static int soft_open(const struct config *c, int index, struct dev **out)
{
	struct dev_props props;
	struct soft_dev *d;
	int rc = soft_describe(c, index, &props);

	if (rc) {
		return rc;
	}
	d = alloc_zero(sizeof(*d));
	if (!d) {
		return -ENOMEM;
	}
	dev_init(&d->dev, &dev_soft_driver, index, &soft_mem_ops, &dev_thread_streams,
		 &soft_share_ops);
	dev_init_order(&d->dev, &dev_thread_order);
	dev_init_kernels(&d->dev, &dev_thread_kernels);
	d->dev.cpu_ops = &soft_cpu_ops;
	d->dev.props = props;
	rc = soft_pairs_init(d, c);
	if (!rc) {
		rc = soft_mem_init(d, props.total);
	}
	if (rc) {
		free(d);
		return rc;
	}
	rwlock_write(&list_lock);
	d->next = devices;
	devices = d;
	atomic_fetch_add(&planted, d->planted);
	rwlock_release(&list_lock);
	*out = &d->dev;
	return 0;
}

static void soft_close(struct dev *dev)
{
	struct soft_dev *d = soft_of(dev);

	rwlock_write(&list_lock);
	for (struct soft_dev **p = &devices; *p; p = &(*p)->next) {
		if (*p == d) {
			*p = d->next;
			atomic_fetch_sub(&planted, d->planted);
			break;
		}
	}
	rwlock_release(&list_lock);
	soft_mem_finish(d);
	free(d);
}

/* The device whose memory holds the address. Called with the list lock held. */
static struct soft_dev *owner_locked(uintptr_t addr)
{
	for (struct soft_dev *d = devices; d; d = d->next) {
		if (addr - (uintptr_t)d->base < d->len) {
			return d;
		}
	}
	return NULL;
}

static int soft_identify(const void *ptr, struct dev_range *out)
{
	struct soft_dev *d;
	int rc = -ENOENT;

	rwlock_read(&list_lock);
	d = owner_locked((uintptr_t)ptr);
	if (d) {
		rc = soft_mem_identify(d, (uintptr_t)ptr, out);
	}
	if (d && rc) {
		rc = err_set(EFAULT,
			     "%p is in the memory of %s, but nothing is allocated there; "
			     "was it freed?",
			     ptr, d->dev.props.name);
	}
	rwlock_release(&list_lock);
	return rc;
}

bool soft_is_ours(const void *ptr, size_t len)
{
	uintptr_t addr = (uintptr_t)ptr;
	struct soft_dev *d;
	bool ours;

	rwlock_read(&list_lock);
	d = owner_locked(addr);
	ours = d ? len <= d->len - (addr - (uintptr_t)d->base)
		 : range_find(&pinned, addr, len) != NULL;
	rwlock_release(&list_lock);
	return ours;
}

bool soft_pair_of(const void *dst, const void *src, struct soft_pair *out, unsigned int *nth)
{
	struct soft_dev *to;
	struct soft_dev *from;

	if (!atomic_load_explicit(&planted, memory_order_relaxed)) {
		return false;
	}
	rwlock_read(&list_lock);
	to = owner_locked((uintptr_t)dst);
	from = owner_locked((uintptr_t)src);
	*out = to && from ? to->pairs[from->dev.index] : (struct soft_pair){ SOFT_NONE, 0 };
	if (out->fault) {
		*nth = atomic_fetch_add(&to->carried[from->dev.index], 1) + 1;
	}
	rwlock_release(&list_lock);
	return out->fault != SOFT_NONE;
}

int soft_memfd_of(const void *ptr, size_t len, uint64_t *off)
{
	struct dev_range r;
	struct soft_dev *d;
	int fd = -EINVAL;

	rwlock_read(&list_lock);
	d = owner_locked((uintptr_t)ptr);
	if (d && !soft_mem_identify(d, (uintptr_t)ptr, &r) &&
	    len <= r.len - ((uintptr_t)ptr - r.base)) {
		*off = (uint64_t)((const char *)ptr - d->base);
		fd = sys_dup(d->fd);
	}
	rwlock_release(&list_lock);
	return fd;
}

int soft_pin(struct dev *d, void *host, size_t len)
{
	int rc;

	rwlock_write(&list_lock);
	rc = range_add(&pinned, (uintptr_t)host, len, host);
	rwlock_release(&list_lock);
	return rc == -EEXIST ? err_set(EEXIST, "%s: the memory at %p is pinned already",
				       d->props.name, host)
			     : rc;
}

int soft_unpin(struct dev *d, void *host, size_t len)
{
	void *had;

	(void)len;
	rwlock_write(&list_lock);
	had = range_del(&pinned, (uintptr_t)host);
	if (pinned.n == 0) {
		range_finish(&pinned);
	}
	rwlock_release(&list_lock);
	return had ? 0 : err_set(ENOENT, "%s: the memory at %p is not pinned", d->props.name, host);
}

static int soft_wide(const struct dev_props *p, struct dev_host *out)
{
	(void)p;
	*out = (struct dev_host){ .page = DEV_WIDE_PAGE };
	return 0;
}

const struct dev_driver dev_soft_driver = {
	.name = "soft",
	.count = soft_count,
	.describe = soft_describe,
	.wide = soft_wide,
	.open = soft_open,
	.close = soft_close,
	.identify = soft_identify,
};

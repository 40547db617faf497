/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/*
 * The operations of devices that have an intent (dev.h): they stand before the driver's. With
 * DEV_WAIT there is no period here: a driver that waits for streams when it frees waits in its own
 * functions, which may free inside of another operation, too (dev/cuda/quiesce.c).
 */

#include <errno.h>
#include <stdarg.h>
#include <stdio.h>

#include "base/bits.h"
#include "base/error.h"
#include "base/fault.h"
#include "base/lock.h"
#include "dev/quiesce.h"
#include "sys/sys.h"

/* What DEV_NOWAIT needs of the device. */
enum period {
	BESIDE, /* ordered transfers may be pending, as they end by themselves */
	STILL,	/* none may */
	FREES,	/* none may; with DEV_WAIT the call waits for them. An allocation may have to free
		 * its first memory, at an address that is not aligned. */
};

static bool begin(dev_set on, enum dev_intent may, enum period period, dev_set *quiet)
{
	*quiet = 0;
	if (may == DEV_NOWAIT) {
		*quiet = period == BESIDE ? dev_series_begin(on) : dev_quiesce_try(on);
	} else if (period == FREES) {
		lock_assert_none("may have to wait until no transfer is queued on a stream");
	}
	return may == DEV_WAIT || *quiet;
}

static int create_events(struct dev *d, struct dev_event **v, unsigned int n)
{
	for (unsigned int i = 0; i < n; i++) {
		int rc = d->stream.event.create(d, &v[i]);

		if (rc) {
			v[i] = NULL;
			dev_events_destroy(v, i);
			return rc;
		}
	}
	return 0;
}

int dev_fault(void)
{
	int err = fault_hit(FAULT_DEVICE);

	return err ? err_set(err,
			     "this operation of a device fails for a test (tunable test_fault)")
		   : 0;
}

/* Defines a function that stands before an operation of the driver, on `devs`. `fault`:
 * dev_fault(), or 0 if the operation releases something that a test would then find missing. */
#define DEFINE_AS(name, period, devs, fault, op, params)        \
	int name params                                         \
	{                                                       \
		dev_set quiet;                                  \
		int rc = -EBUSY;                                \
                                                                \
		if (likely(begin(devs, may, period, &quiet))) { \
			rc = fault;                             \
			rc = rc ? rc : op;                      \
			dev_quiesce_end(quiet);                 \
		}                                               \
		return rc;                                      \
	}

#define DEFINE(name, period, devs, op, params) \
	DEFINE_AS(name, period, devs, dev_fault(), op, params)
#define DEFINE_END(name, period, devs, op, params) DEFINE_AS(name, period, devs, 0, op, params)

DEFINE(dev_alloc, FREES, dev_set_of(d), d->mem.alloc(d, len, out),
       (struct dev * d, enum dev_intent may, size_t len, void **out))
DEFINE_END(dev_release, FREES, dev_set_of(d), d->mem.release(d, ptr),
	   (struct dev * d, enum dev_intent may, void *ptr))
DEFINE(dev_pin, BESIDE, dev_set_of(d), d->mem.pin(d, host, len),
       (struct dev * d, enum dev_intent may, void *host, size_t len))
DEFINE_END(dev_unpin, FREES, dev_set_of(d), d->mem.unpin(d, host, len),
	   (struct dev * d, enum dev_intent may, void *host, size_t len))
DEFINE(dev_pin_readonly, BESIDE, dev_set_of(d), d->mem.pin_readonly(d, host, len),
       (struct dev * d, enum dev_intent may, const void *host, size_t len))
DEFINE(dev_pin_lasting, BESIDE, dev_set_of(d), d->mem.pin_lasting(d, host, len),
       (struct dev * d, enum dev_intent may, const void *host, size_t len))
DEFINE_END(dev_unpin_readonly, FREES, dev_set_of(d), d->mem.unpin_readonly(d, host, len),
	   (struct dev * d, enum dev_intent may, const void *host, size_t len))
DEFINE(dev_host_alloc, FREES, dev_set_of(d), d->mem.host_alloc(d, len, node, user, out),
       (struct dev * d, enum dev_intent may, size_t len, int node, const struct dev_host_user *user,
	struct dev_host *out))
DEFINE(dev_host_import, FREES, dev_set_of(d), d->mem.host_import(d, x, node, again, out),
       (struct dev * d, enum dev_intent may, const struct dev_shared *x, int node, bool again,
	struct dev_host *out))
DEFINE_END(dev_host_free, FREES, dev_set_of(d), d->mem.host_free(d, h),
	   (struct dev * d, enum dev_intent may, struct dev_host *h))
DEFINE(dev_alloc_shared, FREES, dev_set_of(d), d->share.alloc_shared(d, len, out),
       (struct dev * d, enum dev_intent may, size_t len, void **out))
DEFINE(dev_io_ready, FREES, dev_set_of(d), d->mem.io.ready(d, true, why),
       (struct dev * d, enum dev_intent may, struct dev_io_why *why))
DEFINE(dev_io_get, FREES, dev_set_of(d), d->mem.io.get(d, ptr, len, own, out, why),
       (struct dev * d, enum dev_intent may, void *ptr, size_t len, bool own, struct dev_io *out,
	struct dev_io_why *why))
DEFINE(dev_io_compare, FREES, dev_set_of(d), d->mem.io.compare(d, ptr, len, at, into, why),
       (struct dev * d, enum dev_intent may, void *ptr, size_t len, const char *at, bool into,
	struct dev_io_why *why))
DEFINE(dev_peer_enable, STILL, dev_set_of(d) | dev_set_of(peer), d->share.peer_enable(d, peer),
       (struct dev * d, enum dev_intent may, struct dev *peer))
DEFINE(dev_stream_create, BESIDE, dev_set_of(d), d->stream.create(d, out),
       (struct dev * d, enum dev_intent may, struct dev_stream **out))
DEFINE(dev_events_create, BESIDE, dev_set_of(d), create_events(d, v, n),
       (struct dev * d, enum dev_intent may, struct dev_event **v, unsigned int n))
DEFINE(dev_copy, STILL, dev_set_of(s->dev), s->dev->stream.copy(s, dst, src, len),
       (struct dev_stream * s, enum dev_intent may, void *dst, const void *src, size_t len))
DEFINE(dev_copy_many, STILL, dev_set_of(s->dev), s->dev->stream.copy_many(s, v, n, touch),
       (struct dev_stream * s, enum dev_intent may, const struct dev_piece *v, size_t n,
	struct dev_touch touch))
DEFINE(dev_kernel_load, BESIDE, dev_set_of(s->dev), s->dev->kernel.load(s, k),
       (struct dev_stream * s, enum dev_intent may, enum dev_kernel k))

void dev_events_destroy(struct dev_event **v, unsigned int n)
{
	for (unsigned int i = 0; i < n; i++) {
		if (v[i]) {
			v[i]->dev->stream.event.destroy(v[i]);
			v[i] = NULL;
		}
	}
}

int dev_host_none(struct dev_host *out, enum dev_not_wide not_wide, const char *fmt, ...)
{
	va_list ap;

	*out = (struct dev_host){ .not_wide = not_wide };
	va_start(ap, fmt);
	(void)vsnprintf(out->why, sizeof(out->why), fmt, ap);
	va_end(ap);
	return -EOPNOTSUPP;
}

int dev_pinned_alloc(struct dev *d, enum dev_intent may, size_t len, const char *what, void **out)
{
	void *p;
	int rc = sys_map_anon(len, &p);

	if (rc) {
		return err_set(-rc, "cannot allocate %s: %s", what, err_words(rc));
	}
	rc = dev_pin(d, may, p, len);
	if (rc) {
		(void)sys_unmap(p, len);
		return rc == -EBUSY ? rc : err_wrap(-rc, "pinning %s", what);
	}
	*out = p;
	return 0;
}

void dev_pinned_free(struct dev *d, void *p, size_t len)
{
	(void)dev_unpin(d, DEV_WAIT, p, len);
	(void)sys_unmap(p, len);
}

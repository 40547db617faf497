/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/*
 * Windows: pages of a file as a device reads them.
 *
 * A kept window has a watch: a second mapping of the same pages, which is sealed (no access, so no
 * faults) before the first is registered. From then on a page leaves the watch when it leaves the
 * file, and never comes back. The kernel does not move a pinned page, though it may try, and the
 * page is not present during the try (sys_window_present() waits for that). A page that is present
 * in the watch after the registration was present all the time, so it is the registered page; and
 * as long as it stays present, it still is. The registered mapping itself cannot show this: until
 * it is sealed, a fault on one page, also by the driver, makes the kernel map neighbouring pages
 * too.
 */

#include <errno.h>
#include <stdlib.h>

#include "base/alloc.h"
#include "base/bits.h"
#include "base/clock.h"
#include "base/error.h"
#include "base/log.h"
#include "file/file.h"
#include "move/pagecache/pagecache.h"
#include "sys/sys.h"

int pagecache_held(const struct dev *dev, const struct file *f, int rc)
{
	return rc != -EBUSY ? rc
			    : err_set(EBUSY,
				      "'%s' is not read in place: transfers in stream order are "
				      "queued on %s, and nothing is registered until they complete",
				      f->name, dev->props.name);
}

/* Maps the pages and has them there. Errors, where a touch would be a signal. */
static int map_present(int fd, size_t len, uint64_t off, void **out)
{
	void *p;
	int rc = sys_window_open(fd, len, off, &p);

	if (rc) {
		return rc;
	}
	rc = sys_populate(p, len, false);
	/* Before Linux 5.14 the driver has to find the pages. */
	if (rc && rc != -EINVAL) {
		sys_window_shut(p, len);
		return rc;
	}
	*out = p;
	return 0;
}

static void drop_watch(struct window *w)
{
	if (w->watch) {
		sys_window_shut(w->watch, w->len);
		w->watch = NULL;
	}
}

static void make_watch(int fd, struct window *w)
{
	if (!map_present(fd, w->len, w->off, &w->watch) && sys_window_seal(w->watch, w->len)) {
		drop_watch(w);
	}
}

/* Registered: may it be kept? */
static void finish_keeping(int fd, struct window *w)
{
	struct sys_stamp now;

	if (sys_window_present(w->watch, w->len) != 1 || sys_stamp(fd, &now) ||
	    !sys_stamp_same(&now, &w->stamp) || sys_window_seal(w->pins, w->len)) {
		drop_watch(w);
	}
}

static int fail(const struct file *f, const struct window *w, int rc)
{
	if (rc == -EBUSY) {
		return pagecache_held(w->dev, f, rc);
	}
	/* The file is being changed: no fault of the device's. */
	if (rc == -EFAULT) {
		rc = -EAGAIN;
	}
	return err_set(-rc, "pages of '%s' at offset %llu cannot be read in place: %s", f->name,
		       (unsigned long long)w->off, err_words(rc));
}

/* The lock is held with DEV_NOWAIT only: a thread that waits for the lock may hold a thing that a
 * waiting stream's transfer needs. */
static int pin(struct pagecache *pc, int fd, struct window *w, bool declines)
{
	struct sys_stamp now;
	int rc;

	lock_acquire(&pc->pin_lock);
	rc = dev_pin_readonly(w->dev, DEV_NOWAIT, w->pins, w->len);
	lock_release(&pc->pin_lock);
	if (rc == -EBUSY && !declines) {
		rc = dev_pin_readonly(w->dev, DEV_WAIT, w->pins, w->len);
	}
	/* Drivers call it an invalid value that pages went meanwhile: the kernel says it better. */
	if (rc && (sys_populate(w->pins, w->len, false) == -EFAULT ||
		   (sys_stamp(fd, &now) == 0 && !sys_stamp_same(&now, &w->stamp)))) {
		rc = -EFAULT;
	}
	return rc;
}

int window_make(struct pagecache *pc, struct part *p)
{
	struct window *w = alloc_zero(sizeof(*w));
	uint64_t page = sys_page();
	int fd = file_buffered(p->file);
	int rc = fd < 0 ? fd : 0;

	if (!w || rc) {
		free(w);
		return w ? rc : -ENOMEM;
	}
	w->users = 1;
	w->file = p->file;
	w->dev = p->dev;
	w->off = align_down(p->off, page);
	w->len = (size_t)(align_up(p->end, page) - w->off);
	rc = sys_stamp(fd, &w->stamp);
	if (rc) {
		goto err_watch;
	}
	/* What stands in the way of keeping it is no reason not to use it now. */
	if (pagecache_keeps(pc, p->dev)) {
		make_watch(fd, w);
	}
	rc = map_present(fd, w->len, w->off, &w->pins);
	if (rc) {
		goto err_watch;
	}
	rc = pin(pc, fd, w, p->declines);
	if (rc) {
		goto err_shut;
	}
	if (w->watch) {
		finish_keeping(fd, w);
	}
	p->w = w;
	return 0;
err_shut:
	sys_window_shut(w->pins, w->len);
err_watch:
	drop_watch(w);
	rc = fail(p->file, w, rc);
	free(w);
	return rc;
}

int window_drop(struct window *w, enum dev_intent may)
{
	int rc = dev_unpin_readonly(w->dev, may, w->pins, w->len);

	if (rc == -EBUSY && may == DEV_NOWAIT) {
		return rc;
	}
	if (rc) {
		log_error("%s keeps pages of a file registered: %s", w->dev->props.name,
			  err_message());
	}
	sys_window_shut(w->pins, w->len);
	drop_watch(w);
	free(w);
	return 0;
}

bool window_fresh(const struct window *w, struct file *f, uint64_t off, size_t len)
{
	struct sys_stamp now;
	int fd = file_buffered(f);

	return fd >= 0 && sys_stamp(fd, &now) == 0 && sys_stamp_same(&now, &w->stamp) &&
	       sys_window_present((char *)w->watch + (off - w->off), len) == 1;
}

/* After this many failures in a row of an unchanged file, registering is not tried for a while.
 * While a file is truncated and extended, failures are temporary and not counted. */
#define FAILURES_MAX 4u
#define REFUSED_NS UINT64_C(30000000000)

static bool may_last(int rc)
{
	return rc == -EINVAL || rc == -EOPNOTSUPP || rc == -EPERM || rc == -EACCES;
}

enum pl_reason pin_failed(struct pagecache *pc, struct file *f, int rc)
{
	enum pl_reason why = rc == -EBUSY ? PL_REASON_HELD : PL_REASON_PIN_REFUSED;
	unsigned int bit = 1u << why;
	struct sys_stamp now;
	int fd = file_buffered(f);

	if (!(atomic_fetch_or(&f->facts.told, bit) & bit)) {
		log_warn("'%s': the page cache cannot be read in place (%s): a processor copies it",
			 f->name,
			 rc == -EBUSY ? "transfers in stream order are queued" : err_words(rc));
	}
	if (!may_last(rc) || fd < 0 || sys_stamp(fd, &now)) {
		return why;
	}
	lock_acquire(&pc->lock);
	if (!sys_stamp_same(&now, &f->pin_stamp)) {
		f->pin_stamp = now;
		atomic_store(&f->facts.pin_failures, 0);
	}
	if (atomic_fetch_add(&f->facts.pin_failures, 1) + 1 >= FAILURES_MAX) {
		atomic_store(&f->facts.pin_refused_until, clock_now_ns() + REFUSED_NS);
	}
	lock_release(&pc->lock);
	return why;
}

bool pin_refused(const struct file_facts *f)
{
	uint64_t until = atomic_load_explicit(&f->pin_refused_until, memory_order_relaxed);

	return until && clock_now_ns() < until;
}

/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/* Whether a request may read the page cache in place: what its ends are, what of it is registered,
 * and what happened to the file before. */

#include <errno.h>

#include "base/bits.h"
#include "base/clock.h"
#include "base/config.h"
#include "base/error.h"
#include "base/log.h"
#include "dev/dev.h"
#include "storage/file.h"
#include "storage/pagecache.h"

#define SETUP_NS 60000.0 /* mapping and the driver's call */
#define PROOF_NS 3000.0	 /* that what is kept is fresh */
/* The first copy waits until so much is registered. */
#define FIRST (8u << 20)

/* So many failures in a row, of a file that did not change meanwhile, and it is left alone for a
 * while. While somebody cuts and grows it, registering fails for reasons that pass. */
#define FAILURES_MAX 4u
#define REFUSED_NS UINT64_C(30000000000)

static bool may_last(int rc)
{
	return rc == -EINVAL || rc == -EOPNOTSUPP || rc == -EPERM || rc == -EACCES;
}

void pin_failed(struct pagecache *pc, struct file *f, int rc)
{
	unsigned int bit = 1u << PL_REASON_PIN_REFUSED;
	struct sys_stamp now;
	int fd = file_buffered(f);

	if (!(atomic_fetch_or(&f->facts.told, bit) & bit)) {
		log_warn("%s: the page cache cannot be read in place (%s): copying it", f->name,
			 err_words(rc));
	}
	if (!may_last(rc) || fd < 0 || sys_stamp(fd, &now)) {
		return;
	}
	pthread_mutex_lock(&pc->lock);
	if (!sys_stamp_same(&now, &f->pin_stamp)) {
		f->pin_stamp = now;
		atomic_store(&f->facts.pin_failures, 0);
	}
	if (atomic_fetch_add(&f->facts.pin_failures, 1) + 1 >= FAILURES_MAX) {
		atomic_store(&f->facts.pin_refused_until, clock_now_ns() + REFUSED_NS);
	}
	pthread_mutex_unlock(&pc->lock);
}

bool pin_refused(const struct path_facts *f)
{
	uint64_t until = atomic_load_explicit(&f->pin_refused_until, memory_order_relaxed);

	return until && clock_now_ns() < until;
}

static enum pl_reason refusal(const struct pagecache *pc, const struct path_ask *ask)
{
	const struct path_facts *f = ask->file;

	if (!f) {
		return PL_REASON_NO_FILE;
	}
	if (f->stream) {
		return PL_REASON_STREAM;
	}
	if (!ask->mem.dev) {
		return PL_REASON_NO_DEVICE;
	}
	if (ask->write) {
		return PL_REASON_READS_ONLY;
	}
	if (pc->mode == PAGECACHE_OFF) {
		return PL_REASON_OFF;
	}
	if (!f->mappable) {
		return PL_REASON_FILE_SYSTEM;
	}
	if (f->bypass) {
		return PL_REASON_CACHE_BYPASS;
	}
	if (!(ask->mem.dev->props.pin_bytes_per_ns > 0)) {
		return PL_REASON_NO_PIN;
	}
	if (pin_refused(f)) {
		return PL_REASON_PIN_REFUSED;
	}
	if (dev_held()) {
		return PL_REASON_HELD;
	}
	if (ask->named) {
		return PL_REASON_NONE;
	}
	if (ask->len < pc->config->pagecache_min) {
		return ask->registered >= 1 ? PL_REASON_NONE : PL_REASON_NOT_WORTH_IT;
	}
	return ask->resident >= 1 ? PL_REASON_NONE : PL_REASON_NOT_RESIDENT;
}

void pagecache_describe(const struct path *p, const struct path_ask *ask, struct path_offer *offer)
{
	const struct dev_props *d = ask->mem.dev ? &ask->mem.dev->props : NULL;

	*offer = (struct path_offer){ .align_mem = 1,
				      .align_off = 1,
				      .refuse = refusal(pagecache_of(p), ask) };
	if (!offer->refuse && ask->registered >= 1) {
		offer->setup_ns = d->copy_setup_ns + PROOF_NS;
		offer->bytes_per_ns = d->copy_bytes_per_ns;
		offer->cpu_ns_per_kib = 3;
	} else if (!offer->refuse) {
		/* Registering one piece and copying another overlap; giving up comes later. */
		offer->setup_ns = d->copy_setup_ns + SETUP_NS +
				  (double)min_u64(ask->len, FIRST) / d->pin_bytes_per_ns;
		offer->bytes_per_ns = d->pin_bytes_per_ns < d->copy_bytes_per_ns
					      ? d->pin_bytes_per_ns
					      : d->copy_bytes_per_ns;
		offer->cpu_ns_per_kib = 30;
		/* Others copy beside the thread that registers, as far as it does not fill the
		 * link. */
		if (!ask->named && pagecache_of(p)->config->pagecache_copiers) {
			offer->bytes_per_ns = d->copy_bytes_per_ns;
			offer->cpu_ns_per_kib = 80;
		}
	}
}

bool pagecache_keeps(const struct pagecache *pc, const struct dev *dev)
{
	return pc->mode == PAGECACHE_KEEP && dev->props.pins_hold;
}

/* Lanes that small requests may take: each is a stream of the device's. */
#define SMALL_LANES 32u

static bool may_be_kept(const struct pagecache *pc, const struct file *f, const struct dev *dev,
			uint64_t len)
{
	/* Whoever works for a stream that waits must not come near a window. */
	return pagecache_keeps(pc, dev) && len > CRUMB_MAX && f->facts.mappable &&
	       !f->facts.bypass && !dev_held();
}

/* Of requests that alone would not be worth registering for, only that all of it is there, and
 * fresh, is any good. */
double pagecache_registered(struct path *p, struct file *f, struct dev *dev, uint64_t off,
			    uint64_t len)
{
	struct pagecache *pc = pagecache_of(p);

	if (!may_be_kept(pc, f, dev, len)) {
		return 0;
	}
	if (len >= pc->config->pagecache_min) {
		return keep_share(pc, f, dev, off, len);
	}
	return atomic_load_explicit(&pc->lanes, memory_order_relaxed) < SMALL_LANES &&
	       keep_covers(pc, f, dev, off, len);
}

void pagecache_passed_by(struct path *p, struct file *f, struct dev *dev, uint64_t off,
			 uint64_t len)
{
	struct pagecache *pc = pagecache_of(p);

	if (may_be_kept(pc, f, dev, len) && len < pc->config->pagecache_min) {
		hot_count(pc, f, dev, off, len);
	}
}

enum pl_reason pagecache_refused(struct path *p, const struct path_op *op)
{
	pin_failed(pagecache_of(p), op->file, (int)op->res);
	return PL_REASON_PIN_REFUSED;
}

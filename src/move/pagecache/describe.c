/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/* Whether a request may read the page cache in place: by its ends, by the registered windows, and
 * by earlier failures of the file. */

#include <errno.h>

#include "base/bits.h"
#include "base/clock.h"
#include "base/config.h"
#include "base/error.h"
#include "base/log.h"
#include "base/text.h"
#include "file/file.h"
#include "move/pagecache/pagecache.h"

#define SETUP_NS 60000.0 /* mapping and the driver's call */
#define PROOF_NS 3000.0	 /* to verify a kept registration */
/* The first copy waits until this much is registered. */
#define FIRST (8u << 20)

static enum pl_reason refusal(const struct pagecache *pc, const struct move_ask *ask)
{
	const struct file_facts *f = ask_facts(ask);
	const struct dev *dev = ask_mem(ask)->dev;

	if (f->pipe) {
		return PL_REASON_STREAM;
	}
	if (!dev) {
		return PL_REASON_NO_DEVICE;
	}
	if (ask_writes(ask)) {
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
	if (!(dev->props.pin_bytes_per_ns > 0)) {
		return PL_REASON_NO_PIN;
	}
	if (pin_refused(f)) {
		return PL_REASON_PIN_REFUSED;
	}
	/* The transfer that a stream waits for uses no window. */
	if (ask->waited) {
		return PL_REASON_HELD;
	}
	if (ask->named) {
		return PL_REASON_NONE;
	}
	/* window_make() would refuse. */
	if (ask->registered < 1 && dev_busy(dev_set_of(dev))) {
		return PL_REASON_HELD;
	}
	if (ask->len < pc->config->pagecache_min) {
		return ask->registered >= 1 ? PL_REASON_NONE : PL_REASON_NOT_WORTH_IT;
	}
	return ask->resident >= 1 ? PL_REASON_NONE : PL_REASON_NOT_RESIDENT;
}

void pagecache_describe(const struct mover *m, const struct move_ask *ask, struct move_offer *offer)
{
	const struct pagecache *pc = pagecache_of(m);
	const struct dev_props *d;
	double link;

	*offer = (struct move_offer){ .align_mem = 1, .align_off = 1, .refuse = refusal(pc, ask) };
	if (offer->refuse) {
		return;
	}
	d = &ask_mem(ask)->dev->props;
	link = ask_copy_rate(ask, ask_mem(ask)->dev, d->copy_bytes_per_ns);
	if (ask->registered >= 1) {
		offer->setup_ns = d->copy_setup_ns + PROOF_NS;
		offer->bytes_per_ns = link;
		offer->cpu_ns_per_kib = 3;
		return;
	}
	/* Registering one window and copying from another overlap; unregistering comes later. */
	offer->setup_ns = d->copy_setup_ns + SETUP_NS +
			  (double)min_u64(ask->len, FIRST) / d->pin_bytes_per_ns;
	offer->bytes_per_ns = d->pin_bytes_per_ns < link ? d->pin_bytes_per_ns : link;
	offer->cpu_ns_per_kib = 30;
	/* Others copy beside the thread that registers, as far as it does not fill the link. */
	if (!ask->named && pc->config->pagecache_copiers) {
		offer->bytes_per_ns = link;
		offer->cpu_ns_per_kib = 80;
	}
}

/* Channels that small requests may take: each is a stream of the device's. */
#define SMALL_CHANNELS 32u

static bool may_be_kept(const struct pagecache *pc, const struct move_ask *ask)
{
	const struct file_facts *f = ask_facts(ask);
	const struct dev *dev = ask_mem(ask)->dev;

	return f && !ask_writes(ask) && dev && pagecache_keeps(pc, dev) && ask->len > SHORT_MAX &&
	       f->mappable && !f->bypass && !ask->waited;
}

/* A small request reads in place only if its whole range is registered and verified. Otherwise the
 * range is counted, and may be registered for later requests. */
void pagecache_survey(struct mover *m, struct move_ask *ask, unsigned int what)
{
	struct pagecache *pc = pagecache_of(m);
	struct file *f = ask->src.file;
	struct dev *dev = ask->dst.dev;

	if (!(what & SURVEY_ENDS) || !may_be_kept(pc, ask)) {
		return;
	}
	if (ask->len >= pc->config->pagecache_min) {
		ask->registered = keep_share(pc, f, dev, ask->src.off, ask->len);
		return;
	}
	ask->registered =
		atomic_load_explicit(&pc->channels, memory_order_relaxed) < SMALL_CHANNELS &&
		keep_covers(pc, f, dev, ask->src.off, ask->len);
	if (what & SURVEY_GOING && !(ask->registered > 0)) {
		rereads_count(pc, f, dev, ask->src.off, ask->len);
	}
}

/* Whether registrations with the device are kept. */
void pagecache_note(const struct mover *m, const struct move_ask *ask, struct move_note *out)
{
	const struct pagecache *pc = pagecache_of(m);
	char budget[32];

	if (refusal(pc, ask)) {
		return;
	}
	out->key = "pins";
	out->yes = pagecache_keeps(pc, ask_mem(ask)->dev);
	if (out->yes) {
		text_bytes(budget, sizeof(budget), pc->budget);
		text_fmt(out->text, sizeof(out->text),
			 "registrations are kept, up to %s, and verified in each request", budget);
	} else {
		text_fmt(out->text, sizeof(out->text), "registrations last for one request: %s",
			 pc->mode == PAGECACHE_KEEP ? "on this device they cannot be kept"
						    : "the tunable pagecache is request");
	}
}

enum pl_reason pagecache_failed(struct mover *m, const struct move_op *op)
{
	return pin_failed(pagecache_of(m), op->src.file, (int)op->res);
}

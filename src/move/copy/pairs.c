/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#include "move/copy/pairs.h"

#include <errno.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include "base/alloc.h"
#include "base/clock.h"
#include "base/config.h"
#include "base/error.h"
#include "base/log.h"
#include "base/text.h"
#include "dev/table.h"
#include "move/copy/channel.h"
#include "move/copy/copy.h"

#define SENTINEL 16384u /* bytes; long enough for a copy engine, and for more than one packet */
#define WAIT_NS UINT64_C(5000000000) /* for another thread that opens the pair */

static atomic_uchar *state_of(struct copy *p, const struct dev *dst, const struct dev *src)
{
	return &p->pairs[dst->place][src->place].state;
}

static const char *name(const struct dev *d)
{
	return d->props.name;
}

/* Takes memory and a stream on a device, of no channel: a driver may hold this thread up. After a
 * failure, too, the caller gives *out back, unless it is NULL. */
static int site_take(struct copy *p, struct dev *dev, struct copy_loan **out)
{
	struct copy_loan *r = copy_loan_take(p, dev, SENTINEL, SIZE_MAX);
	int rc = r ? 0 : -ENOMEM;

	if (r && !r->mem) {
		rc = dev_alloc(dev, DEV_NOWAIT, SENTINEL, &r->mem);
	}
	if (!rc && !r->stream) {
		rc = dev_stream_create(dev, DEV_NOWAIT, &r->stream);
	}
	*out = r;
	return rc;
}

static int copy_on(struct copy_loan *s, void *dst, const void *src)
{
	return s->dev->stream.copy_now(s->stream, DEV_NOWAIT, dst, src, SENTINEL);
}

static void fill(unsigned char *v, unsigned int seed)
{
	unsigned int x = seed * 2654435761u + 1;

	for (size_t i = 0; i < SENTINEL; i++) {
		x = x * 1664525u + 1013904223u;
		v[i] = (unsigned char)(x >> 24);
	}
}

/* Bytes of src are copied to dst, over others, as operations are, and read back from there.
 * -EILSEQ: other bytes arrived. `push`: by a stream of src. */
static int try_way(struct copy_loan *dst, struct copy_loan *src, bool push, unsigned char *host)
{
	unsigned int seed = dst->dev->place * 2 + push + 1;
	unsigned char *back = host + SENTINEL;
	int rc;

	fill(host, ~seed);
	rc = copy_on(dst, dst->mem, host);
	if (rc) {
		return rc;
	}
	fill(host, seed);
	rc = copy_on(src, src->mem, host);
	rc = rc ? rc : copy_on(push ? src : dst, dst->mem, src->mem);
	rc = rc ? rc : copy_on(dst, back, dst->mem);
	return rc ? rc : memcmp(host, back, SENTINEL) ? -EILSEQ : 0;
}

/* Whether an error may pass: then the pair stays new, and is opened when it carries again. */
static bool may_come(int err)
{
	return err == -ENOMEM || err == -EAGAIN || err == -EBUSY;
}

static void log_later(const struct dev *dst, const struct dev *src, int err)
{
	log_info("%s to %s: the driver stages copies for now: %s", name(src), name(dst),
		 err == -EBUSY ? "transfers are queued on streams" : err_message());
}

/* What access alone says. */
static enum pair_state enable(const struct copy *p, struct dev *dst, struct dev *src)
{
	int rc;

	if (!p->peer_access) {
		return PAIR_OFF;
	}
	rc = dev_peer_enable(dst, DEV_NOWAIT, src);
	if (!rc) {
		return PAIR_OPEN;
	}
	if (rc == -EOPNOTSUPP) {
		log_info("%s", err_message());
		return PAIR_CLOSED;
	}
	if (may_come(rc)) {
		log_later(dst, src, rc);
		return PAIR_NEW;
	}
	log_warn("copies from %s to %s go through the host: %s", name(src), name(dst),
		 err_message());
	return PAIR_FAILED;
}

/* Whether sent bytes arrive. Returns 0, -EILSEQ, or the error of a call. Without memory to find
 * out, they are taken to arrive. */
static int look(struct copy *p, struct dev *dst, struct dev *src, bool push)
{
	struct copy_loan *to = NULL;
	struct copy_loan *from = NULL;
	unsigned char *host = alloc_array(2, SENTINEL);
	int rc = host ? site_take(p, dst, &to) : -ENOMEM;

	rc = rc ? rc : site_take(p, src, &from);
	if (!rc) {
		rc = try_way(to, from, push, host);
	} else if (rc != -EBUSY) {
		log_info("%s to %s: copies were not verified: %s", name(src), name(dst),
			 err_words(rc));
		rc = 0;
	}
	if (to) {
		copy_loan_give_back(p, to);
	}
	if (from) {
		copy_loan_give_back(p, from);
	}
	free(host);
	return rc;
}

static enum pair_state verify(struct copy *p, struct dev *dst, struct dev *src)
{
	int rc = look(p, dst, src, false);

	if (may_come(rc)) {
		log_later(dst, src, rc);
		return PAIR_NEW;
	}
	if (rc == -EILSEQ) {
		log_error("%s to %s: other bytes arrived than were sent, though the driver says "
			  "that they reach each other; copies between them go through the host. An "
			  "IOMMU or PCIe ACS between them is the usual cause: `peerlane check`",
			  name(src), name(dst));
		return PAIR_WRONG;
	}
	if (rc) {
		log_warn("%s to %s: a copy failed (%s); copies between them go through the host",
			 name(src), name(dst), err_message());
	}
	return rc ? PAIR_FAILED : PAIR_OPEN;
}

/* Whether streams of src, which now reaches dst, may make the copies there. -EBUSY: to be asked
 * again. */
static int may_push(struct copy *p, struct dev *dst, struct dev *src)
{
	int rc = pair_state(p, dst, src) >= PAIR_CLOSED ? -EOPNOTSUPP
		 : p->peer_verify			? look(p, dst, src, true)
							: 0;

	if (rc && rc != -EOPNOTSUPP && rc != -EBUSY) {
		log_warn("%s to %s: %s where %s writes them: small copies, too, are read by %s",
			 name(src), name(dst),
			 rc == -EILSEQ ? "other bytes arrive than are sent" : err_message(),
			 name(src), name(dst));
	}
	return rc == -EBUSY ? rc : !rc;
}

/* Devices that share the last place remember nothing of each other: they stay new. */
static bool claim(struct copy *p, struct dev *dst, struct dev *src)
{
	uint64_t until = clock_now_ns() + WAIT_NS;
	bool mine = false;

	if (dst->place == COPY_PLACES - 1 || src->place == COPY_PLACES - 1) {
		return false;
	}
	lock_acquire(&p->lock);
	/* The other's calls wait for no stream of these two devices. How drivers treat streams of a
	 * third one was not measured, and this thread may hold slabs that those wait for: so it
	 * does not wait while there are any, and never for long. */
	while (pair_state(p, dst, src) == PAIR_BUSY && !dev_busy(DEV_ALL) &&
	       lock_wait_until(&p->lock, &p->given_back, until)) {
	}
	if (pair_state(p, dst, src) == PAIR_NEW) {
		atomic_store(state_of(p, dst, src), PAIR_BUSY);
		mine = true;
	}
	lock_release(&p->lock);
	return mine;
}

static enum pair_state try_open(struct copy *p, struct dev *dst, struct dev *src)
{
	enum pair_state state = enable(p, dst, src);
	int push;

	if (p->peer_verify && state == PAIR_OPEN) {
		state = verify(p, dst, src);
	}
	if (state == PAIR_OPEN) {
		push = may_push(p, src, dst);
		atomic_store_explicit(&p->pairs[src->place][dst->place].pushes, push > 0,
				      memory_order_relaxed);
		state = push < 0 ? PAIR_NEW : PAIR_OPEN;
	}
	return state;
}

/*
 * Opens with DEV_NOWAIT: the caller may be an engine that carries many transfers, and have slabs
 * and channels for others of them. Where that is refused the pair stays new, and the driver copies
 * as it does without access. A thread with a transfer that a stream waits for does not even wait
 * for another thread that opens the pair.
 */
static void open_direction(struct copy *p, struct dev *dst, struct dev *src)
{
	enum pair_state state = pair_state(p, dst, src);

	if ((state != PAIR_NEW && state != PAIR_BUSY) ||
	    dev_busy(dev_set_of(dst) | dev_set_of(src)) || !claim(p, dst, src)) {
		return;
	}
	state = try_open(p, dst, src);
	lock_acquire(&p->lock);
	atomic_store_explicit(state_of(p, dst, src), (unsigned char)state, memory_order_release);
	pthread_cond_broadcast(&p->given_back);
	lock_release(&p->lock);
}

void pair_open_new(struct copy *p, struct dev *dst, struct dev *src)
{
	open_direction(p, dst, src);
	open_direction(p, src, dst);
}

static bool is_open(const struct copy *p, const struct dev *dst, const struct dev *src)
{
	return pair_state(p, dst, src) == PAIR_OPEN;
}

struct dev *pair_between(struct copy *p, struct dev *dst, struct dev *src, bool going)
{
	struct dev *v[DEV_TABLE_MAX];
	unsigned int n;

	if (!p->devices || pair_state(p, dst, src) < PAIR_CLOSED) {
		return NULL;
	}
	n = dev_table_opened(p->devices, v, DEV_TABLE_MAX);
	for (unsigned int i = 0; i < n; i++) {
		if (v[i] == dst || v[i] == src || v[i]->driver != dst->driver) {
			continue;
		}
		if (going) {
			pair_open(p, v[i], src);
			pair_open(p, dst, v[i]);
		}
		/* The source's stream writes there, and the destination's reads. */
		if (is_open(p, v[i], src) && is_open(p, src, v[i]) && is_open(p, dst, v[i])) {
			return v[i];
		}
	}
	return NULL;
}

int pair_refuse(const struct copy *p, const struct move_op *op)
{
	char words[160];

	pair_words(p, &op->dst, &op->src, words, sizeof(words));
	return err_set(EOPNOTSUPP, "%s", words);
}

bool pair_failed(struct copy *p, const struct move_op *op, int err)
{
	const struct dev *from = op->via ? op->via->dev : op->src.dev;
	unsigned char open = PAIR_OPEN;

	if (!ends_are_pair(&op->dst, &op->src) || copy_callers_error(err)) {
		return false;
	}
	/* An address that the one device knows and the other does not is that memory's matter. */
	if (err != EINVAL &&
	    atomic_compare_exchange_strong(state_of(p, op->dst.dev, from), &open, PAIR_FAILED)) {
		log_warn("%s to %s%s%s: a copy of %zu bytes failed (%s): it is carried through the "
			 "host, and so are those that follow",
			 name(op->src.dev), name(op->dst.dev), op->via ? " by way of " : "",
			 op->via ? op->via->name : "", op->len, err_words(err));
	}
	return true;
}

void pair_words(const struct copy *p, const struct end *dst, const struct end *src, char *out,
		size_t space)
{
	const char *to = name(dst->dev);
	const char *from = name(src->dev);

	text_copy(out, space, "");
	switch (pair_state(p, dst->dev, src->dev)) {
	case PAIR_CLOSED:
		text_fmt(out, space, "%s has no peer access to %s: its driver stages such copies",
			 to, from);
		break;
	case PAIR_OFF:
		text_fmt(out, space,
			 "the tunable peer_access is off: the driver stages such copies");
		break;
	case PAIR_WRONG:
		text_fmt(out, space, "copies from %s to %s delivered wrong data", from, to);
		break;
	case PAIR_FAILED:
		text_fmt(out, space, "a copy from %s to %s failed earlier", from, to);
		break;
	default:
		break;
	}
}

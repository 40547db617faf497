/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/*
 * Small copies to and from a device whose memory the CPU cannot address: through a pinned host
 * buffer and a stream that are kept for this. So a copy costs its submission to the copy engine and
 * the wait for it; nothing is pinned, allocated or looked up for it.
 */

#include <errno.h>
#include <stdlib.h>
#include <string.h>

#include "base/alloc.h"
#include "base/bits.h"
#include "base/lock.h"
#include "dev/dev.h"
#include "mem/maps.h"

#define BOX_BYTES (64u << 10)

struct mem_mailbox {
	struct mem_mailbox *next;
	struct dev *dev;
	void *box; /* BOX_BYTES of pinned memory */
	struct dev_stream *stream;

	/* For one copy at a time: held during the copy and the wait for it. */
	struct lock lock;
};

static struct mem_mailbox *find(const struct map_ctx *r, const struct dev *d)
{
	struct mem_mailbox *m = r->mailboxes;

	while (m && m->dev != d) {
		m = m->next;
	}
	return m;
}

static void destroy(struct mem_mailbox *m)
{
	m->dev->stream.destroy(m->stream);
	dev_pinned_free(m->dev, m->box, BOX_BYTES);
	lock_finish(&m->lock);
	free(m);
}

static int create(struct dev *d, struct mem_mailbox **out)
{
	struct mem_mailbox *m = alloc_zero(sizeof(*m));
	int rc = m ? dev_pinned_alloc(d, DEV_WAIT, BOX_BYTES, "a mailbox", &m->box) : -ENOMEM;

	if (rc) {
		free(m);
		return rc;
	}
	rc = dev_stream_create(d, DEV_WAIT, &m->stream);
	if (rc) {
		dev_pinned_free(d, m->box, BOX_BYTES);
		free(m);
		return rc;
	}
	m->dev = d;
	lock_init(&m->lock, RANK_MAILBOX);
	*out = m;
	return 0;
}

/* The device's mailbox, made when it is first needed. Not under the lock, since drivers may block
 * calls that pin or create. */
static int mailbox_of(struct map_ctx *r, struct dev *d, struct mem_mailbox **out)
{
	struct mem_mailbox *fresh;
	int rc;

	rwlock_read(&r->lock);
	*out = find(r, d);
	rwlock_release(&r->lock);
	if (*out) {
		return 0;
	}
	rc = create(d, &fresh);
	if (rc) {
		return rc;
	}
	rwlock_write(&r->lock);
	*out = find(r, d);
	if (!*out) {
		fresh->next = r->mailboxes;
		r->mailboxes = *out = fresh;
	}
	rwlock_release(&r->lock);
	if (*out != fresh) {
		destroy(fresh);
	}
	return 0;
}

static int copy_locked(struct mem_mailbox *m, char *device, char *host, size_t len, bool put)
{
	const struct dev_stream_ops *ops = &m->dev->stream;
	int rc = 0;

	for (size_t done = 0; done < len && !rc;) {
		size_t n = (size_t)min_u64(len - done, BOX_BYTES);

		if (put) {
			memcpy(m->box, host + done, n);
			rc = ops->copy(m->stream, device + done, m->box, n);
		} else {
			rc = ops->copy(m->stream, m->box, device + done, n);
		}
		rc = rc ? rc : ops->sync(m->stream);
		if (!rc && !put) {
			memcpy(host + done, m->box, n);
		}
		done += n;
	}
	return rc;
}

int mailbox_copy(struct map_ctx *r, struct dev *d, void *device, void *host, size_t len, bool put)
{
	struct mem_mailbox *m;
	int rc = mailbox_of(r, d, &m);

	if (rc) {
		return rc;
	}
	lock_acquire(&m->lock);
	rc = copy_locked(m, device, host, len, put);
	lock_release(&m->lock);
	return rc;
}

void mailboxes_free(struct map_ctx *r)
{
	while (r->mailboxes) {
		struct mem_mailbox *m = r->mailboxes;

		r->mailboxes = m->next;
		destroy(m);
	}
}

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
#include "base/error.h"
#include "base/lock.h"
#include "dev/dev.h"
#include "mem/maps.h"
#include "sys/sys.h"

#define BOX_BYTES (64u << 10)

struct mailbox {
	struct mailbox *next;
	struct dev *dev;

	/* One copy at a time. Under it: the copy and the wait for it. */
	struct lock lock;
	char *box; /* NULL until first needed */
	struct dev_stream *stream;
};

static struct mailbox *find(const struct map_room *r, const struct dev *d)
{
	struct mailbox *m = r->mailboxes;

	while (m && m->dev != d) {
		m = m->next;
	}
	return m;
}

static struct mailbox *find_or_add(struct map_room *r, struct dev *d)
{
	struct mailbox *fresh;
	struct mailbox *m;

	rwlock_read(&r->lock);
	m = find(r, d);
	rwlock_release(&r->lock);
	if (m) {
		return m;
	}
	fresh = alloc_zero(sizeof(*fresh));
	if (!fresh) {
		return NULL;
	}
	fresh->dev = d;
	lock_init(&fresh->lock, RANK_MAILBOX);
	rwlock_write(&r->lock);
	m = find(r, d);
	if (!m) {
		fresh->next = r->mailboxes;
		r->mailboxes = fresh;
		m = fresh;
		fresh = NULL;
	}
	rwlock_release(&r->lock);
	if (fresh) {
		lock_finish(&fresh->lock);
		free(fresh);
	}
	return m;
}

/* Makes the buffer and the stream of a mailbox. */
struct furniture {
	char *box;
	struct dev_stream *stream;
};

static void unmake(struct dev *d, struct furniture *f)
{
	if (f->stream) {
		d->stream.destroy(f->stream);
	}
	(void)d->mem.unpin(d, f->box, BOX_BYTES);
	(void)sys_unmap(f->box, BOX_BYTES);
}

static int make(struct dev *d, struct furniture *f)
{
	void *box;
	int rc = sys_map_anon(BOX_BYTES, &box);

	if (rc) {
		return err_set(-rc, "cannot allocate a mailbox on %s: %s", d->props.name,
			       err_words(rc));
	}
	rc = d->mem.pin(d, box, BOX_BYTES);
	if (rc) {
		(void)sys_unmap(box, BOX_BYTES);
		return rc;
	}
	*f = (struct furniture){ .box = box };
	rc = d->stream.create(d, &f->stream);
	if (rc) {
		f->stream = NULL;
		unmake(d, f);
	}
	return rc;
}

/* Makes it without the lock, since drivers may block calls that pin or create. */
static int furnish_locked(struct mailbox *m)
{
	struct furniture f;
	int rc;

	if (m->box) {
		return 0;
	}
	lock_release(&m->lock);
	rc = make(m->dev, &f);
	lock_acquire(&m->lock);
	if (!rc && !m->box) {
		m->box = f.box;
		m->stream = f.stream;
	} else if (!rc) {
		/* Another thread was first. */
		lock_release(&m->lock);
		unmake(m->dev, &f);
		lock_acquire(&m->lock);
	}
	return rc;
}

static int copy_locked(struct mailbox *m, char *device, char *host, size_t len, bool put)
{
	const struct dev_stream_ops *ops = &m->dev->stream;
	int rc = furnish_locked(m);

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

int mailbox_copy(struct map_room *r, struct dev *d, void *device, void *host, size_t len, bool put)
{
	struct mailbox *m = find_or_add(r, d);
	int rc;

	if (!m) {
		return -ENOMEM;
	}
	lock_acquire(&m->lock);
	rc = copy_locked(m, device, host, len, put);
	lock_release(&m->lock);
	return rc;
}

void mailboxes_free(struct map_room *r)
{
	while (r->mailboxes) {
		struct mailbox *m = r->mailboxes;

		r->mailboxes = m->next;
		if (m->box) {
			unmake(m->dev, &(struct furniture){ m->box, m->stream });
		}
		lock_finish(&m->lock);
		free(m);
	}
}

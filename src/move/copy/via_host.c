/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/*
 * Copies inside a device whose streams share few queues. Such a copy is made by a kernel, and
 * shares a hardware queue with streams that wait for a word: with eight waiting streams on an H200
 * it did not start, whatever its priority and whichever function queued it, while copies to and
 * from host memory did. If a stream waits for a transfer that this copy is part of, or for a
 * channel that such a copy holds, that is a deadlock. So while streams wait for the library, or may
 * begin to before the copy is queued, the copy goes through host memory.
 */

#include <errno.h>
#include <stdlib.h>

#include "base/alloc.h"
#include "base/bits.h"
#include "dev/dev.h"
#include "move/copy/channel.h"

#define ROOM (2u << 20)

struct via_host {
	struct via_host *next;
	struct dev *dev;
	void *room;
	struct lock lock; /* held while the buffer is used */
};

static struct via_host *find(struct copy *p, const struct dev *dev)
{
	struct via_host *d;

	lock_acquire(&p->lock);
	for (d = p->via_hosts; d && d->dev != dev; d = d->next) {
	}
	lock_release(&p->lock);
	return d;
}

int via_host_prepare(struct copy *p, struct dev *dev)
{
	struct via_host *d;
	int rc;

	if (!dev->props.few_queues || find(p, dev)) {
		return 0;
	}
	d = alloc_zero(sizeof(*d));
	rc = d ? dev_pinned_alloc(dev, ROOM, "staging memory for copies inside a device", &d->room)
	       : -ENOMEM;
	if (rc) {
		free(d);
		return rc;
	}
	d->dev = dev;
	lock_init(&d->lock, RANK_VIA_HOST);
	/* If another thread made one at the same time, both are kept: to unpin one here might wait
	 * for a stream that waits for the channel that this thread holds. */
	lock_acquire(&p->lock);
	d->next = p->via_hosts;
	p->via_hosts = d;
	lock_release(&p->lock);
	return 0;
}

static int leg(struct dev_stream *s, void *dst, const void *src, size_t len)
{
	int rc = s->dev->stream.copy(s, dst, src, len);

	return rc ? rc : s->dev->stream.sync(s);
}

static int through_host(struct copy *p, struct copy_channel *cl, const struct move_op *op)
{
	struct via_host *d;
	int rc = via_host_prepare(p, cl->dev);

	if (rc) {
		return rc;
	}
	d = find(p, cl->dev);
	lock_acquire(&d->lock);
	for (size_t at = 0; !rc && at < op->len; at += ROOM) {
		size_t len = min_u64(ROOM, op->len - at);

		rc = leg(cl->stream, d->room, (const char *)op->src.addr + at, len);
		if (!rc) {
			rc = leg(cl->stream, (char *)op->dst.addr + at, d->room, len);
		}
	}
	lock_release(&d->lock);
	return rc;
}

int via_host_copy(struct copy *p, struct copy_channel *cl, const struct move_op *op)
{
	dev_set on = dev_set_of(cl->dev);
	int rc;

	if (!dev_quiesce_try(on)) {
		return through_host(p, cl, op);
	}
	rc = cl->dev->stream.copy(cl->stream, (void *)op->dst.addr, (const void *)op->src.addr,
				  op->len);
	dev_quiesce_end(on);
	return rc;
}

void via_host_finish(struct copy *p)
{
	while (p->via_hosts) {
		struct via_host *d = p->via_hosts;

		p->via_hosts = d->next;
		dev_pinned_free(d->dev, d->room, ROOM);
		lock_finish(&d->lock);
		free(d);
	}
}

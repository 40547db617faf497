/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/*
 * Copies inside a device whose streams share few queues. Such a copy is a kernel's work, and behind
 * a stream that waits for a word it stands in the same queue: seen on an H200 with eight streams
 * waiting, whatever the priority and whichever function queues it, while copies to and from host
 * memory go on. If a stream waits for what such a copy is part of, or for a channel that one holds,
 * nothing would ever move. So while streams wait for us, or may before the copy is queued, it goes
 * through host memory.
 */

#include "move/copy/via_host.h"

#include <errno.h>
#include <stdlib.h>

#include "base/alloc.h"
#include "base/bits.h"
#include "base/error.h"
#include "dev/dev.h"
#include "move/copy/channel.h"
#include "sys/sys.h"

#define ROOM (2u << 20)

struct via_host {
	struct via_host *next;
	struct dev *dev;
	char *room;
	struct lock lock; /* who uses the room */
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

static void destroy(struct via_host *d)
{
	(void)d->dev->mem.unpin(d->dev, d->room, ROOM);
	(void)sys_unmap(d->room, ROOM);
	lock_finish(&d->lock);
	free(d);
}

static int create(struct dev *dev, struct via_host **out)
{
	struct via_host *d = alloc_zero(sizeof(*d));
	void *room;
	int rc = d ? 0 : -ENOMEM;

	if (rc) {
		return rc;
	}
	rc = sys_map_anon(ROOM, &room);
	if (rc) {
		(void)err_set(-rc, "no memory for %u bytes of staging: %s", ROOM, err_words(rc));
		goto err_free;
	}
	rc = dev->mem.pin(dev, room, ROOM);
	if (rc) {
		goto err_room;
	}
	d->dev = dev;
	d->room = room;
	lock_init(&d->lock, RANK_VIA_HOST);
	*out = d;
	return 0;

err_room:
	(void)sys_unmap(room, ROOM);
err_free:
	free(d);
	return rc;
}

int via_host_prepare(struct copy *p, struct dev *dev)
{
	struct via_host *d;
	int rc;

	if (!dev->props.few_queues || find(p, dev)) {
		return 0;
	}
	rc = create(dev, &d);
	if (rc) {
		return rc;
	}
	/* If another thread was quicker, there are two now. To unpin one here might have to wait
	 * for a stream that waits for the channel that this thread has. */
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

	if (!dev_still_try(on)) {
		return through_host(p, cl, op);
	}
	rc = cl->dev->stream.copy(cl->stream, (void *)op->dst.addr, (const void *)op->src.addr,
				  op->len);
	dev_still_end(on);
	return rc;
}

void via_host_finish(struct copy *p)
{
	while (p->via_hosts) {
		struct via_host *d = p->via_hosts;

		p->via_hosts = d->next;
		destroy(d);
	}
}

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

#include "base/bits.h"
#include "dev/dev.h"
#include "move/copy/channel.h"

#define ROOM (2u << 20)

/* The device's one buffer, as soon as no other thread has it. */
static int get_room(struct copy *p, struct dev *dev, struct copy_room **out)
{
	struct copy_room *r = copy_room_take(p, dev, ROOM, ROOM, true);
	int rc = !r ? -ENOMEM
		 : r->host
			 ? 0
			 : dev_pinned_alloc(dev, ROOM, "staging memory for copies inside a device",
					    &r->host);

	if (r && rc) {
		copy_room_give_back(p, r);
	}
	*out = r;
	return rc;
}

int via_host_prepare(struct copy *p, struct dev *dev)
{
	struct copy_room *r;
	int rc;

	if (!dev->props.few_queues) {
		return 0;
	}
	rc = get_room(p, dev, &r);
	if (!rc) {
		copy_room_give_back(p, r);
	}
	return rc;
}

static int leg(struct dev_stream *s, void *dst, const void *src, size_t len)
{
	int rc = s->dev->stream.copy(s, dst, src, len);

	return rc ? rc : s->dev->stream.sync(s);
}

static int through_host(struct copy *p, struct copy_channel *cl, const struct move_op *op)
{
	struct copy_room *r;
	int rc = get_room(p, cl->dev, &r);

	if (rc) {
		return rc;
	}
	for (size_t at = 0; !rc && at < op->len; at += ROOM) {
		size_t len = min_u64(ROOM, op->len - at);

		rc = leg(cl->stream, r->host, (const char *)op->src.addr + at, len);
		if (!rc) {
			rc = leg(cl->stream, (char *)op->dst.addr + at, r->host, len);
		}
	}
	copy_room_give_back(p, r);
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

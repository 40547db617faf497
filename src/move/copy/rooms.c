/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

#include <stdlib.h>

#include "base/alloc.h"
#include "move/copy/copy.h"

/* Finds a room that nobody has, if possible with memory; *all is the bytes of all rooms. */
static struct copy_room *find_locked(const struct copy *p, const struct dev *dev, size_t len,
				     size_t *all)
{
	struct copy_room *found = NULL;

	*all = 0;
	for (struct copy_room *r = p->rooms; r; r = r->next) {
		if (r->dev == dev && r->len == len) {
			*all += len;
			found = !r->lent && (!found || r->mem) ? r : found;
		}
	}
	return found;
}

struct copy_room *copy_room_take(struct copy *p, struct dev *dev, size_t len, size_t budget)
{
	struct copy_room *found;
	size_t all;

	lock_acquire(&p->lock);
	found = find_locked(p, dev, len, &all);
	if (!found && all + len <= budget) {
		found = alloc_zero(sizeof(*found));
		if (found) {
			*found = (struct copy_room){ .next = p->rooms, .dev = dev, .len = len };
			p->rooms = found;
		}
	}
	if (found) {
		found->lent = true;
	}
	lock_release(&p->lock);
	return found;
}

void copy_room_give_back(struct copy *p, struct copy_room *r)
{
	lock_acquire(&p->lock);
	r->lent = false;
	lock_release(&p->lock);
}

void copy_rooms_finish(struct copy *p)
{
	while (p->rooms) {
		struct copy_room *r = p->rooms;

		p->rooms = r->next;
		if (r->stream) {
			r->dev->stream.destroy(r->stream);
		}
		if (r->mem) {
			(void)dev_release(r->dev, DEV_WAIT, r->mem);
		}
		free(r);
	}
}

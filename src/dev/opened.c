/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

#include "dev/opened.h"

#include "dev/dev.h"

void dev_opened_add(struct dev_opened *o, struct dev *d)
{
	rwlock_write(&o->lock);
	d->opened_next = o->first;
	o->first = d;
	rwlock_release(&o->lock);
}

bool dev_opened_remove(struct dev_opened *o, struct dev *d)
{
	struct dev **at = &o->first;
	bool found;

	rwlock_write(&o->lock);
	while (*at && *at != d) {
		at = &(*at)->opened_next;
	}
	found = *at;
	if (found) {
		*at = d->opened_next;
	}
	rwlock_release(&o->lock);
	return found;
}

void dev_opened_forget(struct dev_opened *o)
{
	rwlock_renew(&o->lock);
	o->first = NULL;
}

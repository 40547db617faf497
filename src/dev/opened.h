/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#ifndef DEV_OPENED_H
#define DEV_OPENED_H

/* The devices of one driver that the process has open, by all contexts. */

#include <stdbool.h>

#include "base/lock.h"

struct dev;

struct dev_opened {
	/* Protects the list. A driver that walks it takes the lock itself. */
	struct rwlock lock;
	struct dev *first; /* the next one is dev.opened_next */
};

void dev_opened_add(struct dev_opened *o, struct dev *d);
/* Returns whether the device was in the list. */
bool dev_opened_remove(struct dev_opened *o, struct dev *d);
/* Empties the list in a child of fork(): it has no such devices, as its parent's mappings are not
 * inherited, and their addresses may hold other mappings. */
void dev_opened_forget(struct dev_opened *o);

#endif

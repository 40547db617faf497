/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#ifndef DEV_TABLE_H
#define DEV_TABLE_H

#include "base/lock.h"
#include "dev/dev.h"

struct config;

#define DEV_TABLE_MAX 80

/* The devices that a context has opened; they stay open until it closes. Thread-safe. */
struct dev_table {
	const struct config *config;
	const struct dev_driver *const *drivers; /* the best first, NULL at the end */

	/* Protects all below; nothing is taken under it. It is not held while a driver opens a
	 * device: that may wait for a stream, and the stream for a transfer that looks here. */
	struct lock lock;
	pthread_cond_t changed; /* an opening has ended */
	struct dev_slot {
		const struct dev_driver *driver;
		int index;
		struct dev *dev; /* NULL while it is being opened */
	} slots[DEV_TABLE_MAX];
	unsigned int n;
};

void dev_table_init(struct dev_table *t, const struct config *c,
		    const struct dev_driver *const *drivers);
void dev_table_finish(struct dev_table *t);

/* Opens, or finds open. -ENODEV with the reason. */
int dev_table_get(struct dev_table *t, const struct dev_driver *driver, int index,
		  struct dev **out);

/* "cuda:1", "soft:0", "gpu:0". -EINVAL, -ENODEV with the existing ones. With DEV_NOWAIT no transfer
 * is queued on any stream meanwhile, or it is -EBUSY. */
int dev_table_named(struct dev_table *t, enum dev_intent may, const char *name, struct dev **out);

/* Fills v with the open devices, in the order in which they were opened. Returns their number. */
unsigned int dev_table_opened(struct dev_table *t, struct dev **v, unsigned int space);

/* Every device, the best first: usable ones in the drivers' order, then the others. */
int dev_table_each(struct dev_table *t, int (*fn)(const struct dev_props *props, void *arg),
		   void *arg);

/* Identifies the owner of an address. -ENOENT: no device's, so plain host memory. Any other value
 * is an error of the driver that knows the address, which must not be taken for host memory. */
/* As driver.wide of the device that these describe; -ENOENT: its driver has no such thing. */
int dev_table_wide(struct dev_table *t, const struct dev_props *p, struct dev_host *out);
int dev_table_identify(struct dev_table *t, const void *ptr, const struct dev_driver **driver,
		       struct dev_range *out);

#endif

/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#ifndef UNIT_QUEUED_H
#define UNIT_QUEUED_H

/* Transfers that a stream of the program has queued, without a stream: what the devices that they
 * need know of them. */

#include "dev/quiesce.h"

static inline void queued_expect(struct dev *d, bool many)
{
	(void)d;
	(void)many;
}

static inline struct dev_stream *queued_stream(void)
{
	static struct dev dev = { .place = DEV_PLACES - 1, .order = { .expect = queued_expect } };
	static struct dev_stream s = { .dev = &dev };

	return &s;
}

static inline void queued_begin(dev_set on)
{
	dev_transfer_begin(queued_stream(), on, false);
}

static inline void queued_end(dev_set on)
{
	dev_transfer_end(queued_stream(), on, false);
}

#endif

/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#ifndef XFER_SMALL_H
#define XFER_SMALL_H

#include "xfer/queue.h"

/* Whether small_carry() may know how to carry it. */
bool small_fits(const struct queue_item *it);

/* Carries as many of v as can travel together, from the first on: how many, 0 if none. They have
 * ended when it returns. */
size_t small_carry(struct queue_room *p, struct queue_item **v, size_t n);

/* run.c: one request, as a blocking call would have carried it. */
void run_one(struct queue_room *p, struct queue_item *it);

#endif

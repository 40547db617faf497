/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#ifndef DEV_QUIESCE_H
#define DEV_QUIESCE_H

/* The implementation of operations' intents and of transfers that streams have queued (dev.h), for
 * this room and its drivers. */

#include "dev/dev.h"

/* A device's place in a dev_set, which dev_init() asks for. */
unsigned int dev_place(const struct dev_driver *driver, int index);

/*
 * Quiescent periods: no transfer is pending on these devices, and new ones wait until
 * dev_quiesce_end(). Several periods may overlap. _begin() waits for the pending ones; a thread
 * that carries out one must not call it, nor one that holds a lock of the library. _try() gives the
 * devices, for dev_quiesce_end(), or none rather than wait; it costs four atomic operations.
 * dev_series_begin() is the same beside ordered transfers. Any thread.
 */
void dev_quiesce_begin(dev_set on);
dev_set dev_quiesce_try(dev_set on);
void dev_quiesce_end(dev_set on);

/*
 * A stream that has transfers queued may wait for the library, with copies of the program behind
 * the wait. Such a copy occupies one of the few connections of a copy engine, DEV_CONNECTIONS in
 * each direction. A copy of an idle stream takes an idle connection, or stands behind other copies
 * if no connection is idle; it would stand there until their stream continues. So while a stream
 * may wait, the program's streams that have had transfers, the library's own that have copies in
 * flight, and one more that is not known here are together at most DEV_CONNECTIONS. If that leaves
 * none for the library, it makes its copies in another way.
 *
 * A stream has transfers queued, and may wait, only while they are pending: so no stream does in a
 * quiescent period, and copies that are queued then need no grant. Before a stream that had none
 * queues a transfer, dev_transfer_begin() waits until no more copies are in flight than may be.
 *
 * dev_engine_get() returns the rights of the caller until dev_engine_put(). It waits for copies of
 * other threads, never for a stream of the program. Any thread.
 */
#define DEV_CONNECTIONS 4u
/* A driver has found that there are only `n` connections, at least one: the least that was reported
 * counts for all devices. Called when a device is opened. Any thread. */
void dev_limit_connections(unsigned int n);

enum dev_engine {
	DEV_ENGINE_ANY,	  /* was not asked for */
	DEV_ENGINE_FREE,  /* no stream waits: queue copies and continue */
	DEV_ENGINE_SHORT, /* queue copies on one stream, and wait for their end */
	DEV_ENGINE_NONE,  /* they may not start before the program's streams continue */
};

enum dev_engine dev_engine_get(const struct dev *d);
/* Whether a stream may wait by now, so that copies queued under DEV_ENGINE_FREE must end first. */
bool dev_engine_late(const struct dev *d);
void dev_engine_put(const struct dev *d, enum dev_engine grant);

#endif

/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/* The list of all kinds of devices and all movers. */

#include "api/registry.h"

#include <stddef.h>

#define DEVICES(X) \
	X(cuda)    \
	X(soft)    \
	X(bar)

/* New ones at the end: the numbers of routes are public. */
#define MOVERS(X)    \
	X(direct)    \
	X(buffered)  \
	X(copy)      \
	X(null)      \
	X(p2pdma)    \
	X(pagecache) \
	X(verbs)     \
	X(tcp)       \
	X(fabric)

#define DRIVER(name) &dev_##name##_driver,
#define DECLARE(name) extern const struct mover_ops name##_mover;
#define MOVER(name) &name##_mover,

MOVERS(DECLARE)

static const struct dev_driver *const drivers[] = { DEVICES(DRIVER) NULL };
static const struct mover_ops *const movers[] = { MOVERS(MOVER) NULL };

const struct dev_driver *const *registry_drivers(void)
{
	return drivers;
}

const struct mover_ops *const *registry_movers(void)
{
	return movers;
}

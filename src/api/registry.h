/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#ifndef API_REGISTRY_H
#define API_REGISTRY_H

#include "dev/dev.h"
#include "move/move.h"

/* Every kind of device, the best first; NULL at the end. */
const struct dev_driver *const *registry_drivers(void);

/* Every kind of mover, in the order in which their routes are numbered; NULL at the end. */
const struct mover_ops *const *registry_movers(void);

#endif

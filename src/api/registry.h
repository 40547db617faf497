/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#ifndef API_REGISTRY_H
#define API_REGISTRY_H

#include "dev/dev.h"
#include "path/path.h"

struct pl_ctx;

/* Every kind of device, the best first; NULL at the end. */
const struct dev_driver *const *registry_drivers(void);

/* Every path of a context: PATH_COUNT of them. */
void registry_paths(struct pl_ctx *ctx, struct path **out);

#endif

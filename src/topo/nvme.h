/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#ifndef TOPO_NVME_H
#define TOPO_NVME_H

#include <stddef.h>

/*
 * The sysfs path of the controller that serves the namespace at `real` (its own path, without
 * links): the parent of a plain namespace, the first path of a multipath one. -errno.
 */
int nvme_controller(const char *real, char *dst, size_t space);

#endif

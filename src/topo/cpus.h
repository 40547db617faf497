/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#ifndef TOPO_CPUS_H
#define TOPO_CPUS_H

/* Sets of processors as the kernel writes them: lists "0-3,8", and masks "0000010f". */

#include <stdbool.h>
#include <stddef.h>

#define CPUS_MAX 1024
#define CPUS_MASK_SIZE (CPUS_MAX / 32 * 9 + 1)

/* false: not such a list, or processors beyond CPUS_MAX; dst is "" then. */
bool cpus_mask_of_list(const char *list, char *dst, size_t space);
bool cpus_list_of_mask(const char *mask, char *dst, size_t space);

#endif

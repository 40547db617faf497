/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#ifndef TOOL_CAPACITY_H
#define TOOL_CAPACITY_H

#include <stdint.h>

/* Returns the bytes of host memory that this process may still take without harm: the kernel's
 * value of available memory, or the rest of a limit of its cgroups if that is less. 0: not
 * known. */
uint64_t capacity_memory(void);

/* Processors that this process may run on, at least 1. */
unsigned int capacity_processors(void);

#endif

/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#ifndef CUFILE_BUFFER_H
#define CUFILE_BUFFER_H

/* Registered memory, found by its base without a lock. */

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* Whether this is the base of a registration; its length. */
bool cf_buffer_find(uintptr_t base, size_t *len);
void cf_buffer_clear(void); /* called when nothing is in flight */
void cf_buffer_forget(void);

#endif

/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#ifndef DEV_SOFT_PINS_H
#define DEV_SOFT_PINS_H

#include <stddef.h>

struct dev;

int soft_pin_readonly(struct dev *d, const void *host, size_t len);
int soft_unpin_readonly(struct dev *d, const void *host, size_t len);

/* Copies out of pinned pages of a file. -ENOENT: none such are pinned there. */
int soft_pins_read(void *dst, const void *src, size_t len);

#endif

/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#ifndef CUFILE_PROPS_H
#define CUFILE_PROPS_H

#include "cufile/api.h"

struct cf_config;

/* The driver's properties, by what the file and the environment say. */
void cf_props_fill(CUfileDrvProps_t *p, const struct cf_config *c);
void cf_props_forget(void); /* what the P2P flags say, when it closes */

#endif

/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#ifndef CUFILE_PROPS_H
#define CUFILE_PROPS_H

#include "cufile/api.h"

struct cf_config;

/* Fills in the driver's properties, from the configuration file and the environment. */
void cf_props_fill(CUfileDrvProps_t *p, const struct cf_config *c);
void cf_props_forget(void); /* forgets the P2P flags, when the driver closes */

#endif

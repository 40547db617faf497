/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#ifndef CUFILE_PROPS_H
#define CUFILE_PROPS_H

#include "cufile/api.h"

struct config;

/* The driver's properties, by what the file and the environment say. */
void props_fill(CUfileDrvProps_t *p, const struct config *c);
void props_forget(void); /* what the P2P flags say, when it closes */

#endif

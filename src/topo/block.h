/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#ifndef TOPO_BLOCK_H
#define TOPO_BLOCK_H

#include "topo/topo.h"

/* Fills in all members of b except `parent`. b->name names one device; the rest of its stack is not
 * looked at. */
void block_describe(struct topo_block *b);

#endif

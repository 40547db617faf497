/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#ifndef TOPO_BLOCK_H
#define TOPO_BLOCK_H

#include "topo/topo.h"

/* Fills all but `parent` of what `name` names: one device, no more of its stack. */
void block_describe(struct topo_block *b);

#endif

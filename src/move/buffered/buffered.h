/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#ifndef MOVE_BUFFERED_BUFFERED_H
#define MOVE_BUFFERED_BUFFERED_H

/* The mover `buffered`: through a file's page cache, copied by a processor. */

#include <stdbool.h>

#include "move/move.h"

struct buffered {
	struct mover m;	     /* first */
	bool write_to_cache; /* the later time of the disk is not counted */
	double copiers;	     /* processors that a large request gets, for its cost */
};

extern const struct mover_ops buffered_mover;

#endif

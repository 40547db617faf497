/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#ifndef DEV_PIECES_H
#define DEV_PIECES_H

/*
 * Who has which part of a range that a driver hands out: first fit, neighbours that are free are
 * one. The caller locks.
 */

#include <stdint.h>

/* In address order. */
struct dev_piece {
	struct dev_piece *next;
	uint64_t off;
	uint64_t len;
	uint64_t generation; /* of this allocation, like no other in the process; 0: free */
};

struct dev_pieces {
	struct dev_piece *first;
	uint64_t len;
	uint64_t free;
};

int dev_pieces_init(struct dev_pieces *p, uint64_t len);
void dev_pieces_finish(struct dev_pieces *p);

/* -ENOSPC: not in one piece. -ENOMEM: no room to write it down. */
int dev_pieces_take(struct dev_pieces *p, uint64_t len, uint64_t *off);
/* How long the allocation was that begins at off; 0: none does. */
uint64_t dev_pieces_put(struct dev_pieces *p, uint64_t off);
/* The allocation that holds off, NULL if none does. */
const struct dev_piece *dev_pieces_find(const struct dev_pieces *p, uint64_t off);

#endif

/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#ifndef MOVE_COPY_ROOMS_H
#define MOVE_COPY_ROOMS_H

/*
 * Memory of devices that `copy` needs: slots of lanes, and a few bytes to verify a pair with. It is
 * lent to one user after the other and kept until the context closes, as a thread that frees it may
 * have to wait for a stream that waits for what the same thread has. Private to this folder.
 */

#include <stdbool.h>
#include <stddef.h>

struct copy;
struct dev;
struct dev_stream;

struct copy_room {
	struct copy_room *next;
	struct dev *dev;
	size_t len;
	bool lent;
	void *mem;		   /* len bytes, allocated by the first user; NULL before */
	struct dev_stream *stream; /* created by the first user that needs one */
};

/* A room of that length on the device. NULL: those of that length have `budget` bytes there and are
 * all lent, or there is no memory for one more. */
struct copy_room *copy_room_take(struct copy *p, struct dev *dev, size_t len, size_t budget);
void copy_room_give_back(struct copy *p, struct copy_room *r);
void copy_rooms_finish(struct copy *p); /* before the devices are closed */

#endif

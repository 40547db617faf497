/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#ifndef MEM_MAP_ROOM_H
#define MEM_MAP_ROOM_H

/* A context's memory that is mapped for peers and the CPU: see maps.h. */

#include "base/lock.h"

struct mailbox;
struct mem_map;

struct map_room {
	/* Protects the lists. No driver is asked under it. */
	struct rwlock lock;
	struct mem_map *maps;
	struct mailbox *mailboxes; /* one for each device, made when first needed; never removed */
};

void map_room_init(struct map_room *r);
void map_room_finish(struct map_room *r); /* ends what is still mapped */

#endif

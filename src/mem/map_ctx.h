/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#ifndef MEM_MAP_CTX_H
#define MEM_MAP_CTX_H

/* A context's memory that is mapped for peers and the CPU: see maps.h. */

#include <pthread.h>
#include <stdbool.h>

#include "base/lock.h"

struct mem_mailbox;
struct mem_map;

struct map_ctx {
	/* Protects the lists. No driver is asked under it. */
	struct rwlock lock;
	struct mem_map *maps;
	/*
	 * Peers' access is granted or revoked by one thread at a time: whether access is still
	 * needed, and the driver's call that takes it away, are one step for all others. The lock
	 * is not held during the call; others sleep as long as the driver takes.
	 */
	struct lock turn_lock; /* protects `turn`; nothing is taken under it */
	pthread_cond_t turn_ended;
	bool turn;
	struct mem_mailbox
		*mailboxes; /* one for each device, made when first needed; never removed */
};

void map_ctx_init(struct map_ctx *r);
void map_ctx_finish(struct map_ctx *r); /* ends all mappings that are left */

#endif

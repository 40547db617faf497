/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#ifndef MEM_MAPS_H
#define MEM_MAPS_H

/* Memory as kernels of other devices and the CPU see it, and small copies with low latency. */

#include <stdbool.h>
#include <stddef.h>

#include "dev/dev.h"
#include "mem/mem.h"

int mem_map_peer(struct mem_table *t, void *ptr, size_t len, struct dev *peer, bool atomics,
		 void **out);
int mem_unmap_peer(struct mem_table *t, void *ptr, struct dev *peer); /* -ENOENT */
/* Whether kernels of `peer` may access a range of what `ref` holds, by mem_map_peer(). */
bool mem_is_mapped_for(struct mem_table *t, const struct mem_ref *ref, const void *ptr, size_t len,
		       const struct dev *peer);

/* `pages`: the range may leave its allocation, in whole pages of GPUs. */
int mem_map_cpu(struct mem_table *t, void *ptr, size_t len, bool pages, struct dev_window *out);
int mem_flush_cpu(struct mem_table *t, void *cpu); /* -ENOENT */
int mem_unmap_cpu(struct mem_table *t, void *cpu); /* -ENOENT */

int mem_put_bytes(struct mem_table *t, void *dst, const void *src, size_t len);
int mem_get_bytes(struct mem_table *t, void *dst, const void *src, size_t len);

/* mailbox.c: copies through a pinned page and the device's copy engine. */
int mailbox_copy(struct map_ctx *r, struct dev *d, void *device, void *host, size_t len, bool put);
void mailboxes_free(struct map_ctx *r);

#endif

/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#ifndef DEV_CUDA_VMM_H
#define DEV_CUDA_VMM_H

/* Memory of the driver's virtual memory management. All but the first with the device's context
 * current. */

#include "dev/cuda/cuda_dev.h"

int vmm_usable(const struct cuda_dev *d); /* 0, -EOPNOTSUPP */

/* Maps pieces one after the other for this device; *all is the sum of their lengths. */
int vmm_map(struct cuda_dev *d, const cuda_mem *pieces, const uint64_t *lens, unsigned int n,
	    unsigned int flags, cuda_ptr *out, size_t *all);
void vmm_unmap(struct cuda_dev *d, cuda_ptr p, const uint64_t *lens, unsigned int n);
int vmm_set_access(struct cuda_dev *d, cuda_ptr p, size_t len, cuda_device who, unsigned int flags);

/* A mapping, with a reference to its memory that the caller gives back by cuMemRelease. */
struct vmm_piece {
	cuda_mem mem;
	cuda_ptr base;
	size_t len;
};

/* The mapping that holds an address. -ENOENT, without a message: it is other memory. */
int vmm_piece_at(struct cuda_dev *d, cuda_ptr p, struct vmm_piece *out);

/* Whether this device has these rights (CUDA_MEM_ACCESS_FLAGS_...) to all of a range, which may lie
 * in several mappings, and in a reservation with holes. In any context. */
enum vmm_access {
	VMM_OTHER, /* it begins in other memory, or in none */
	VMM_ALL,
	VMM_NOT_ALL,
};
enum vmm_access vmm_access_to(const struct cuda_dev *d, cuda_ptr p, size_t len,
			      unsigned int rights);

/* Whether cuda_alloc_shared() gave it. */
bool vmm_made(struct cuda_dev *d, const void *ptr);

#endif

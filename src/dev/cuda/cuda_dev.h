/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#ifndef DEV_CUDA_CUDA_DEV_H
#define DEV_CUDA_CUDA_DEV_H

/* What the files of this folder share. All work is done in the device's primary context. */

#include <pthread.h>
#include <stdbool.h>

#include "base/bits.h"
#include "base/range.h"
#include "dev/cuda/load.h"
#include "dev/dev.h"

struct cuda_dev {
	struct dev base;
	const struct cuda_api *api;
	cuda_device id;
	struct CUctx_st *ctx;
	bool driver_spins;	  /* the context was not told to sleep or yield while it waits */
	pthread_mutex_t lock;	  /* protects `shifted` */
	struct range_map shifted; /* allocations that do not begin where the driver's do: mem.c */
};

/* A visit to the device's context; see cuda_enter(). */
struct cuda_visit {
	struct cuda_dev *dev;
	bool pushed;
};

static inline struct cuda_dev *cuda_dev_of(struct dev *d)
{
	return container_of(d, struct cuda_dev, base);
}

static inline cuda_ptr cuda_ptr_of(const void *p)
{
	return (cuda_ptr)(uintptr_t)p;
}

/*
 * Makes the device's context the thread's current one, if it is not, until cuda_leave(): what the
 * caller had is on top again afterwards, be it another context or none.
 */
int cuda_enter(struct cuda_dev *d, struct cuda_visit *v);
void cuda_leave(const struct cuda_visit *v);

/* describe.c */
int cuda_describe(const struct cuda_api *api, int index, struct dev_props *out);

/* identify.c */
int cuda_identify(const void *ptr, struct dev_range *out);
/* Whether the host's page tables lead to this device memory. */
bool cuda_host_reaches(cuda_attrs_fn attrs, cuda_ptr p);

extern const struct dev_mem_ops cuda_mem_ops;
extern const struct dev_stream_ops cuda_stream_ops;
extern const struct dev_share_ops cuda_share_ops;

#endif

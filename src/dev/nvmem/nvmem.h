/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#ifndef DEV_NVMEM_NVMEM_H
#define DEV_NVMEM_NVMEM_H

/*
 * Memory that NVIDIA's kernel driver gives beyond libcuda: wide host memory, mappings of GPU memory
 * for drives and for the CPU. driver.c adds these operations to those of dev/cuda, which knows
 * nothing of them.
 */

#include "dev/cuda/cuda_dev.h"

/* wide.c */
int cuda_host_alloc(struct dev *base, size_t len, int node, const struct dev_host_user *user,
		    struct dev_host *out);
int cuda_host_free(struct dev *base, struct dev_host *h);
int cuda_wide_usable(const struct dev_props *p, struct dev_host *out);
void cuda_wide_opened(struct cuda_dev *d); /* it may access all that there is */
/* wide_share.c */
int cuda_host_share(struct dev *base, const struct dev_host *h, void *ptr, size_t len,
		    struct dev_shared *out);
int cuda_host_import(struct dev *base, const struct dev_shared *x, int node, bool again,
		     struct dev_host *out);

/* direct.c */
int cuda_io_look(struct dev *base, struct dev_io_look *out);
int cuda_io_ready(struct dev *base, bool now, struct dev_io_why *why);
int cuda_io_get(struct dev *base, void *ptr, size_t len, bool own, struct dev_io *out,
		struct dev_io_why *why);
int cuda_io_compare(struct dev *base, void *ptr, size_t len, const char *at, bool into,
		    struct dev_io_why *why);
int cuda_io_put(struct dev *base, struct dev_io *io);

/* wide_pieces.c: the client of the kernel driver, made when first needed. */
int cuda_rm(struct cuda_dev *d, struct rm **out);

/* window.c */
int cuda_cpu_map(struct dev *base, void *ptr, size_t len, const struct dev_known *known,
		 struct dev_window *out);
int cuda_cpu_unmap(struct dev *base, struct dev_window *w);

#endif

/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#ifndef DEV_SHARE_H
#define DEV_SHARE_H

/*
 * How memory is given to others: other devices, other drivers, other processes, and the CPU. Part
 * of dev/dev.h, whose rules hold.
 */

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "dev/host.h"

struct dev;

/* The mapping by which other drivers reach exported memory. */
enum dev_mapping {
	DEV_MAPPING_PLAIN, /* as the device's driver sees fit; any importer takes it */
	DEV_MAPPING_PCIE,  /* through the PCIe BAR, also where there is a coherent link beside it;
			    * some importers take it, and fail at the first access */
};

/* A range of memory made visible to other drivers: a NIC's, a drive's. */
struct dev_export {
	int fd;	      /* dma-buf or memfd; the caller closes it */
	uint64_t off; /* where the range begins in it */
	size_t len;
	bool dmabuf;
};

/* How another process gets at memory. */
enum dev_form {
	DEV_FORM_FD = 1, /* descriptors of it: no namespace matters */
	DEV_FORM_FABRIC =
		2,	  /* 64 bytes that GPUs of one NVLink fabric know; the driver may forbid */
	DEV_FORM_IPC = 3, /* 64 bytes that processes of the same PID and IPC namespaces know */
};

#define DEV_PIECES_MAX 240 /* pieces at most: their descriptors fit in one message */
#define DEV_TOKEN 64

/* A range of memory, as another process needs it to map the range. Whole pieces are mapped, one
 * after the other; the range begins in the first and ends in the last. */
struct dev_shared {
	enum dev_form form;
	uint64_t off; /* of the range, in the mapped pieces */
	size_t len;   /* of the range */
	unsigned int n;
	struct {
		int fd;	       /* DEV_FORM_FD; -1 otherwise */
		uint64_t skip; /* where the piece begins in it */
		uint64_t len;
	} pieces[DEV_PIECES_MAX];
	unsigned char token[DEV_TOKEN]; /* the other forms */
	/* Host memory: bytes of the smallest entries by which the owner's devices have it, and why
	 * they are not larger; 0: memory of a device. */
	uint64_t host_page;
	enum dev_not_wide not_wide;
};

/* What another process shared, mapped here. */
struct dev_import {
	struct dev *dev; /* drivers embed this first */
	void *ptr;	 /* where the range begins, for this device's copies */
	size_t len;
};

/* A range that is mapped for the CPU by whole pages may have other memory in them than the
 * program's, or none. This much of it is memory of one allocation. */
struct dev_known {
	char *ptr;
	size_t len;
};

#define DEV_CPU_PAGE 65536u /* of GPUs, for the CPU */

/* A range of device memory as the CPU sees it. */
struct dev_window {
	void *cpu;	 /* where the range begins */
	bool cached;	 /* as ordinary memory; else writes are combined and reads are slow */
	bool stays;	 /* an access is never a signal */
	char how[16];	 /* "direct", "gdrdrv", "dma-buf", "driver" */
	void *map;	 /* of the driver: what to unmap, */
	size_t map_len;	 /* 0 for nothing, */
	int fd;		 /* to close, -1 for none, */
	uint64_t handle; /* and what else to undo */
	uint32_t object; /* the same; 0 for nothing */
};

struct dev_share_ops {
	/* Makes peer's memory reachable for copies by d. 0, -EOPNOTSUPP (copies then go through the
	 * host inside the driver). Idempotent. */
	int (*peer_enable)(struct dev *d, struct dev *peer);
	/* Page-aligned range of one allocation, by this mapping and no other: who imports it knows
	 * which it takes. -EOPNOTSUPP: there is no such mapping. */
	int (*export_range)(struct dev *d, void *ptr, size_t len, enum dev_mapping by,
			    struct dev_export *out);
	/* What other devices have written into its memory, as far as they have reported the end of
	 * that, is seen by kernels that start from now on. -EOPNOTSUPP: the driver cannot see to
	 * it. Short; any thread. */
	int (*flush)(struct dev *d);
	/* As mem.alloc, of memory that share() gives by descriptor. */
	int (*alloc_shared)(struct dev *d, size_t len, void **out);
	/* Any bytes of one allocation, for another process; the caller closes the descriptors.
	 * -EOPNOTSUPP: not in this form. */
	int (*share)(struct dev *d, void *ptr, size_t len, enum dev_form form,
		     struct dev_shared *out);
	/* Maps what another process shared; the descriptors remain the caller's. `readonly`: what
	 * writes there fails, if the device knows the difference. */
	int (*import)(struct dev *d, const struct dev_shared *x, bool readonly,
		      struct dev_import **out);
	int (*unimport)(struct dev_import *m);
	/* Lets kernels of `peer` access d's memory: *out is the address for them. `atomics`: also
	 * with atomic operations. -EOPNOTSUPP with the reason. */
	int (*peer_map)(struct dev *d, struct dev *peer, void *ptr, size_t len, bool atomics,
			void **out);
	int (*peer_unmap)(struct dev *d, struct dev *peer, void *ptr, size_t len);
	/* The range as the CPU sees it. -EOPNOTSUPP with all that was tried. `known`: NULL, all of
	 * it is memory of one allocation; else the range is whole pages of DEV_CPU_PAGE. */
	int (*cpu_map)(struct dev *d, void *ptr, size_t len, const struct dev_known *known,
		       struct dev_window *out);
	int (*cpu_unmap)(struct dev *d, struct dev_window *w);
};

#endif

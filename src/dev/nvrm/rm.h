/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#ifndef DEV_NVRM_RM_H
#define DEV_NVRM_RM_H

/*
 * A client of NVIDIA's kernel driver (its resource manager, RM) for one GPU, beside libcuda's own:
 * for requests that CUDA has no call for. It needs the device files /dev/nvidiactl and /dev/nvidiaN
 * and no privilege. The version of a structure is found by the driver's answer to it, never by the
 * driver's version.
 *
 * The descriptors are closed by exec and in a child of fork(), and all that the client made ends
 * with them. One thread opens and closes a client; the other calls are for any thread.
 */

#include <stdatomic.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#define RM_METADATA 64u

struct rm {
	int ctl; /* the client is that of this descriptor, */
	int gpu; /* and the driver lets it at the GPU because of this one */
	uint32_t client;
	uint32_t device;
	uint32_t subdevice;
	uint32_t minor;	   /* of /dev/nvidiaN */
	uint64_t aperture; /* bytes of BAR1 */
	atomic_uint sized; /* bytes of the parameters of an allocation, once the driver took some */
};

/* The driver's answers that are told apart here. */
enum {
	RM_OK = 0,
	RM_BUSY_RETRY = 0x03,
	RM_GPU_LOST = 0x0f,
	RM_NO_RESOURCES = 0x1a,
	RM_NOT_PERMITTED = 0x1b,
	RM_INVALID_ARGUMENT = 0x1f,
	RM_INVALID_CLASS = 0x22,
	RM_INVALID_CLIENT = 0x23,
	RM_INVALID_DEVICE = 0x26,
	RM_INVALID_PARENT = 0x36,
	RM_INVALID_OWNER = 0x39,
	RM_INVALID_STRUCT = 0x3a,
	RM_INVALID_PARAMETER = 0x3b,
	RM_NO_MEMORY = 0x51,
	RM_NOT_SUPPORTED = 0x56,
	RM_NOT_FOUND = 0x57,
	RM_TIMEOUT_RETRY = 0x66,
	RM_ILLEGAL_ACTION = 0x16,
	RM_INVALID_OBJECT = 0x33,
	RM_OVERLAPS = 0x68,
};

/* "NO_MEMORY (0x51)". */
void rm_words(uint32_t status, char *out, size_t space);

/* The GPU at a PCI address as sysfs spells it. 0; -errno with a message: the device files are not
 * there, may not be opened, or the driver refuses. */
int rm_open(const char *pci, struct rm **out);
void rm_close(struct rm *r); /* NULL: nothing */

/* How host memory is mapped for the GPU. */
enum rm_page {
	RM_PAGE_64K = 2,
	RM_PAGE_2M = 3,
};

/* Makes host memory; `len` is whole pages, `node` a NUMA node or -1: any. 0; RM_ status; -errno
 * with a message: the call itself failed. */
int rm_host_alloc(struct rm *r, uint64_t len, enum rm_page page, int node, uint32_t *object);
int rm_free(struct rm *r, uint32_t object); /* 0, -errno with a message */

/* An exporter's description of memory that it gives away, from a descriptor that libcuda exported.
 * Returns 0, or -errno with a message. */
int rm_metadata(struct rm *r, int exported, unsigned char out[RM_METADATA]);
/* A new descriptor of the object, for libcuda to import; to be closed by sys_close_private(). */
int rm_export(struct rm *r, uint32_t object, const unsigned char metadata[RM_METADATA], int *fd);

/*
 * rm_name.c: names of memory that is not the client's own. The object that they make is a
 * duplicate: the memory stays, also when its owner frees it, until rm_free().
 */
/* Names memory by a descriptor that libcuda exported, which may be closed afterwards. Returns 0, or
 * -errno with a message. */
int rm_import(struct rm *r, int exported, uint32_t *object);
/* Names memory of another client of this process, by the numbers of client and object. Returns 0,
 * or -errno with a message. */
int rm_duplicate(struct rm *r, uint32_t client, uint32_t memory, uint32_t *object);

/* The driver's description of an object. */
struct rm_surface {
	uint64_t bytes;
	bool video; /* memory of the GPU, not of the host or of another device */
	bool compressed;
};
int rm_surface(struct rm *r, uint32_t object, struct rm_surface *out);

/* A plain mapping of a part of an object for the CPU, whole pages; its pages are of no use for I/O.
 * `handle` is for its end. 0, -errno with a message. */
int rm_map(struct rm *r, uint32_t object, uint64_t off, size_t len, void **at, uint64_t *handle);
int rm_unmap(struct rm *r, uint32_t object, void *at, size_t len, uint64_t handle);

/* Whether all of the GPU's memory lies in BAR1 at fixed places, and is mapped there without write
 * combining: the driver needs both to give it pages for drives. 0, -errno with a message. */
struct rm_bar1 {
	bool is_static;
	bool combined;
	uint64_t aperture; /* bytes of BAR1 */
};
int rm_bar1(struct rm *r, struct rm_bar1 *out);

#endif

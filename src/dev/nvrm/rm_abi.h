/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#ifndef DEV_NVRM_RM_ABI_H
#define DEV_NVRM_RM_ABI_H

/*
 * The part of the kernel driver's binary interface that rm*.c use, in our own words. The structures
 * are the same in the drivers from 545 to 595, except those with a second size here. Requests are
 * of type 'F' and carry the size of their structure; the driver's answer is in the structure, and
 * the system call fails only where the request itself is wrong.
 */

#include <stdint.h>

#define RM_CTL_PATH "/dev/nvidiactl"
#define RM_GPU_PATH "/dev/nvidia%u"

#define RM_REQUEST(number, bytes) \
	((3ul << 30) | ((unsigned long)(bytes) << 16) | ((unsigned long)'F' << 8) | (number))

struct rm_free {
	uint32_t client;
	uint32_t parent;
	uint32_t object;
	uint32_t status;
};
#define RM_FREE RM_REQUEST(0x29u, sizeof(struct rm_free))

struct rm_control {
	uint32_t client;
	uint32_t object;
	uint32_t command;
	uint32_t flags;
	uint64_t params;
	uint32_t params_bytes;
	uint32_t status;
};
#define RM_CONTROL RM_REQUEST(0x2au, sizeof(struct rm_control))

struct rm_alloc {
	uint32_t client;
	uint32_t parent;
	uint32_t object; /* 0: the driver chooses */
	uint32_t class_;
	uint64_t params;
	uint32_t params_bytes;
	uint32_t status;
};
#define RM_ALLOC RM_REQUEST(0x2bu, sizeof(struct rm_alloc))

struct rm_dup {
	uint32_t client;
	uint32_t parent;
	uint32_t object; /* 0: the driver chooses */
	uint32_t src_client;
	uint32_t src_object;
	uint32_t flags;
	uint32_t status;
};
#define RM_DUP RM_REQUEST(0x34u, sizeof(struct rm_dup))

struct rm_card {
	uint8_t valid;
	uint32_t domain;
	uint8_t bus;
	uint8_t slot;
	uint8_t function;
	uint16_t vendor;
	uint16_t product;
	uint32_t gpu_id;
	uint16_t interrupt;
	uint64_t registers;
	uint64_t registers_bytes;
	uint64_t memory;
	uint64_t memory_bytes;
	uint32_t minor;
	uint8_t name[10];
};
#define RM_CARDS 32u /* that a machine has at most, and the driver wants space for */
#define RM_CARD_INFO RM_REQUEST(0xc8u, RM_CARDS * sizeof(struct rm_card))

/* For mmap() of `fd`, a new descriptor of the GPU's file, at offset 0. */
struct rm_map_memory {
	uint32_t client;
	uint32_t device;
	uint32_t memory;
	uint32_t pad0;
	uint64_t offset;
	uint64_t bytes;
	uint64_t linear; /* out; for the end of it */
	uint32_t status;
	uint32_t flags;
	int32_t fd;
	uint32_t pad1;
};
#define RM_MAP_MEMORY RM_REQUEST(0x4eu, sizeof(struct rm_map_memory))

struct rm_unmap_memory {
	uint32_t client;
	uint32_t device;
	uint32_t memory;
	uint32_t pad;
	uint64_t linear;
	uint32_t status;
	uint32_t flags;
};
#define RM_UNMAP_MEMORY RM_REQUEST(0x4fu, sizeof(struct rm_unmap_memory))

#define RM_CLASS_CLIENT 0x41u
#define RM_CLASS_DEVICE 0x80u
#define RM_CLASS_SUBDEVICE 0x2080u
#define RM_CLASS_HOST_MEMORY 0x3eu

struct rm_device_params {
	uint32_t instance;
	uint32_t share; /* these: 0 */
	uint32_t unused[12];
};

struct rm_subdevice_params {
	uint32_t index;
};

/* Parameters of host memory. */
struct rm_memory_params {
	uint32_t owner; /* the client */
	uint32_t type;
	uint32_t flags;
	uint32_t image[3];
	uint32_t attr;
	uint32_t attr2;
	uint32_t format[8];
	uint64_t bytes;
	uint64_t align;
	uint64_t offset;
	uint64_t limit;
	uint64_t address;
	uint32_t heap[3];
	uint32_t tag;
	int32_t node; /* before driver 545 the structure ends here */
	uint32_t pad;
};
#define RM_MEMORY_PARAMS_OLD 120u

#define RM_MEMORY_FLAGS 0xc001u	 /* map nothing; no address of the driver's heap */
#define RM_ATTR_HOST 0x3a000000u /* in PCI space, cached, in pieces */
#define RM_ATTR_PAGE_SHIFT 23u	 /* enum rm_page */
#define RM_ATTR2_NODE 0x80u	 /* `node` counts */
#define RM_ATTR2_2M (1u << 20)

#define RM_GET_ID_INFO 0x205u
struct rm_id_info {
	uint32_t gpu_id;
	uint32_t flags;
	uint32_t device;
	uint32_t subdevice;
	uint32_t unused[4];
};

#define RM_GET_EXPORT_INFO 0x3d08u
struct rm_export_info {
	int32_t fd;
	uint32_t device;
	uint32_t instance; /* of a partition */
	uint16_t objects;
	uint8_t metadata[64];
	uint16_t pad;
};

#define RM_EXPORT_TO_FD 0x3d0bu
#define RM_EXPORT_OBJECTS 512u
struct rm_export_to {
	int32_t fd; /* a new descriptor of nvidiactl */
	uint32_t device;
	uint16_t objects; /* in all */
	uint8_t metadata[64];
	uint32_t object[RM_EXPORT_OBJECTS];
	uint16_t n;	/* here, */
	uint16_t index; /* from this one on */
};

#define RM_IMPORT_FROM_FD 0x3d06u
#define RM_IMPORT_MEMORY 1u
struct rm_import_from {
	int32_t fd;
	uint32_t type;
	uint32_t device;
	uint32_t parent;
	uint32_t object; /* 0: the driver chooses */
};

/* What memory is: a list of questions, of which each answer replaces `data`. */
#define RM_GET_SURFACE_INFO 0x410110u
struct rm_surface_item {
	uint32_t index;
	uint32_t data;
};
struct rm_surface_info {
	uint32_t n;
	uint32_t pad;
	uint64_t items;
};
enum {
	RM_SURFACE_BYTES_LOW = 2,
	RM_SURFACE_BYTES_HIGH = 3,
	RM_SURFACE_COMPRESSION = 5,
	RM_SURFACE_SPACE = 9,
};
#define RM_SPACE_VIDEO 2u

/* Whether all of a GPU's memory lies in BAR1. Drivers before 580 leave `combined` alone, and those
 * before 570 have no `start`. */
#define RM_GET_STATIC_BAR1 0x20801354u
struct rm_static_bar1 {
	uint8_t enabled;
	uint8_t combined; /* writes are */
	uint64_t start;
	uint64_t bytes;
};

_Static_assert(sizeof(struct rm_map_memory) == 56 && sizeof(struct rm_unmap_memory) == 32,
	       "the driver's sizes of mappings");
_Static_assert(sizeof(struct rm_dup) == 28 && sizeof(struct rm_import_from) == 20 &&
		       sizeof(struct rm_surface_info) == 16 && sizeof(struct rm_static_bar1) == 24,
	       "the driver's sizes of what names memory");
_Static_assert(sizeof(struct rm_free) == 16 && sizeof(struct rm_control) == 32 &&
		       sizeof(struct rm_alloc) == 32 && sizeof(struct rm_card) == 72,
	       "the driver's sizes of requests");
_Static_assert(sizeof(struct rm_device_params) == 56 && sizeof(struct rm_memory_params) == 128 &&
		       sizeof(struct rm_id_info) == 32 && sizeof(struct rm_export_info) == 80 &&
		       sizeof(struct rm_export_to) == 2128,
	       "the driver's sizes of parameters");

#endif

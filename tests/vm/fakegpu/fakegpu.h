/* SPDX-License-Identifier: GPL-2.0-only */
/* Copyright The Peerlane Authors */
#ifndef FAKEGPU_H
#define FAKEGPU_H

/*
 * The part of the binary interface of NVIDIA's kernel driver that fakegpu speaks, written down once
 * more: the library's own structures would agree with themselves.
 */

#include <linux/ioctl.h>
#include <linux/types.h>

struct nv_free {
	u32 client, parent, object, status;
};

struct nv_control {
	u32 client, object, command, flags;
	u64 params;
	u32 params_size, status;
};

struct nv_alloc {
	u32 client, parent, object, class;
	u64 params;
	u32 params_size, status;
};

struct nv_dup {
	u32 client, parent, object, src_client, src_object, flags, status;
};

struct nv_card {
	u8 valid;
	u8 pad0[3];
	u32 domain;
	u8 bus, slot, function, pad1;
	u16 vendor, device;
	u32 gpu_id;
	u16 irq, pad2;
	u64 reg_address, reg_size, bar1_address, bar1_size;
	u32 minor;
	u8 name[10];
	u8 pad3[2];
};
#define NV_CARDS 32

struct nv_map {
	u32 client, device, object, pad0;
	u64 offset, length, linear;
	u32 status, flags;
	s32 fd;
	u32 pad1;
};

struct nv_unmap {
	u32 client, device, object, pad0;
	u64 linear;
	u32 status, flags;
};

#define NV_FREE _IOWR('F', 0x29, struct nv_free)
#define NV_CONTROL _IOWR('F', 0x2a, struct nv_control)
#define NV_ALLOC _IOWR('F', 0x2b, struct nv_alloc)
#define NV_DUP _IOWR('F', 0x34, struct nv_dup)
#define NV_MAP _IOWR('F', 0x4e, struct nv_map)
#define NV_UNMAP _IOWR('F', 0x4f, struct nv_unmap)
#define NV_CARD_INFO _IOWR('F', 0xc8, struct nv_card[NV_CARDS])

#define NV_CLASS_CLIENT 0x41
#define NV_CLASS_DEVICE 0x80
#define NV_CLASS_SUBDEVICE 0x2080
#define NV_CLASS_MEMORY 0x40

#define NV_ID_INFO 0x205
struct nv_id_info {
	u32 gpu_id, flags, device, subdevice, rest[4];
};

#define NV_IMPORT 0x3d06
struct nv_import {
	s32 fd;
	u32 type, device, parent, object;
};

#define NV_SURFACE 0x410110
#define NV_SURFACE_MAX 16
struct nv_surface_item {
	u32 index, data;
};
struct nv_surface {
	u32 n, pad;
	u64 items;
};

#define NV_BAR1 0x20801354
struct nv_bar1 {
	u8 enabled, combined, pad[6];
	u64 start, size;
};

#define UVM_INITIALIZE 0x30000001
struct uvm_initialize {
	u64 flags;
	u32 status, pad;
};

#define UVM_MM_INITIALIZE 75
struct uvm_mm_initialize {
	s32 fd;
	u32 status;
};

#define UVM_REGISTER_GPU 37
struct uvm_register_gpu {
	u8 uuid[16];
	u8 numa;
	u8 pad[3];
	s32 node, ctl;
	u32 client, partition, status;
};

#define UVM_ALLOC_DEVICE_P2P 78
struct uvm_alloc {
	u64 base, length, offset;
	u8 uuid[16];
	s32 ctl;
	u32 client, memory, status;
};

/* The newer layout ends with the status in the place of the length. */
#define UVM_FREE 34
struct uvm_free {
	u64 base, length;
	u32 status, pad;
};

#define NV_OK 0
#define NV_BUSY_RETRY 0x03
#define NV_NOT_PERMITTED 0x1b
#define NV_INVALID_ARGUMENT 0x1f
#define NV_INVALID_CLASS 0x22
#define NV_INVALID_CLIENT 0x23
#define NV_INVALID_DEVICE 0x26
#define NV_INVALID_PARENT 0x36
#define NV_INVALID_STRUCT 0x3c
#define NV_NO_MEMORY 0x51
#define NV_NOT_SUPPORTED 0x56
#define NV_NOT_FOUND 0x57
#define NV_ILLEGAL_ACTION 0x16
#define NV_OVERLAPS 0x68

/* Of /dev/fakegpu, for the fake CUDA driver (tests/lib/fakecuda_bar.c). */
struct fakegpu_name {
	u32 id, pad;
	u64 offset, length;
};
#define FAKEGPU_ALLOC _IOW('g', 1, u64)
#define FAKEGPU_NAME _IOW('g', 2, struct fakegpu_name)
#define FAKEGPU_UNNAME _IOW('g', 3, u32) /* 1: others still hold the memory */
#define FAKEGPU_CLIENT 0xcaf00000u	 /* libcuda's */

static_assert(sizeof(struct nv_free) == 16 && sizeof(struct nv_control) == 32 &&
	      sizeof(struct nv_alloc) == 32 && sizeof(struct nv_dup) == 28 &&
	      sizeof(struct nv_card) == 72 && sizeof(struct nv_map) == 56 &&
	      sizeof(struct nv_unmap) == 32 && sizeof(struct nv_import) == 20 &&
	      sizeof(struct nv_bar1) == 24 && sizeof(struct uvm_register_gpu) == 40 &&
	      sizeof(struct uvm_alloc) == 56 && sizeof(struct uvm_free) == 24);

#endif

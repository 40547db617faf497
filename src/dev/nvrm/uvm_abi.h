/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#ifndef DEV_NVRM_UVM_ABI_H
#define DEV_NVRM_UVM_ABI_H

/*
 * The part of /dev/nvidia-uvm's interface that uvm.c uses, in our own words. Requests are bare
 * numbers; the driver's answer is in the structure. The structures are the same in the drivers from
 * 565 to 595, except that of UVM_FREE.
 */

#include <stdint.h>

#define UVM_PATH "/dev/nvidia-uvm"

#define UVM_INITIALIZE 0x30000001ul
#define UVM_INITIALIZE_NO_HMM 1u
struct uvm_initialize {
	uint64_t flags;
	uint32_t status;
	uint32_t pad;
};

/* Made on another descriptor of the file: ties the mappings to this process's memory. */
#define UVM_MM_INITIALIZE 75ul
struct uvm_mm_initialize {
	int32_t fd; /* the first one */
	uint32_t status;
};

#define UVM_REGISTER_GPU 37ul
struct uvm_register_gpu {
	uint8_t uuid[16];
	uint8_t numa_is_on; /* these two: out */
	int32_t node;
	int32_t ctl; /* the next three are for slices of a GPU: -1, 0, 0 */
	uint32_t client;
	uint32_t partition;
	uint32_t status;
};

#define UVM_ALLOC_DEVICE_P2P 78ul
struct uvm_alloc_device_p2p {
	uint64_t base;
	uint64_t bytes;
	uint64_t offset; /* in the memory */
	uint8_t uuid[16];
	int32_t ctl;
	uint32_t client;
	uint32_t memory;
	uint32_t status;
};

/*
 * Up to driver 580 a length comes after the base, and then the status; from 590 on the status comes
 * at once, in the place of the length, and the driver leaves `status` unchanged.
 */
#define UVM_FREE 34ul
struct uvm_free {
	uint64_t base;
	uint64_t bytes_or_status;
	uint32_t status;
	uint32_t pad;
};

_Static_assert(sizeof(struct uvm_initialize) == 16 && sizeof(struct uvm_mm_initialize) == 8 &&
		       sizeof(struct uvm_register_gpu) == 40 &&
		       sizeof(struct uvm_alloc_device_p2p) == 56 && sizeof(struct uvm_free) == 24,
	       "the driver's sizes");

#endif

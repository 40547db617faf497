/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#ifndef DEV_NVRM_UVM_H
#define DEV_NVRM_UVM_H

/*
 * CPU mappings of GPU memory with P2PDMA pages, so that the kernel's O_DIRECT takes their addresses
 * and a drive accesses the GPU. They are made by own descriptors of /dev/nvidia-uvm, one pair for
 * each GPU, beside libcuda's. No child of fork() has the descriptors or the mappings. One thread
 * opens and closes; the other calls are for any thread.
 */

#include <stddef.h>
#include <stdint.h>

struct rm;

struct uvm {
	int fd;	   /* -1: not open */
	int mm_fd; /* a second one, which ties the first to this process's memory */
	uint8_t uuid[16];
};

/* 0; RM_ status, without a message; -errno with one. */
int uvm_open(struct uvm *u, const uint8_t uuid[16]);
/* Whatever is still mapped loses its memory. The GPU is never taken off the descriptor before: the
 * driver ends the ranges first only where that is closed. */
void uvm_close(struct uvm *u);

/*
 * Maps `len` bytes from `off` on of an object of r's, both whole pages. 0 and *out; RM_ status,
 * without a message: nothing is mapped; -errno with one. -ENOSYS: this driver does not know it. The
 * memory stays until uvm_unmap(), also after it is freed.
 */
int uvm_map(const struct uvm *u, const struct rm *r, uint32_t object, uint64_t off, size_t len,
	    void **out);
/* With no I/O in flight: the driver waits for that, and nothing interrupts it. -errno with a
 * message; the addresses are free in any case. */
int uvm_unmap(const struct uvm *u, void *at, size_t len);

#endif

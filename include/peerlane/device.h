/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#ifndef PEERLANE_DEVICE_H
#define PEERLANE_DEVICE_H

#include <peerlane/types.h>

PL_BEGIN

#define PL_DEV_SOFT (1u << 0)		  /* a software GPU: a sealed memfd with streams */
#define PL_DEV_HOST_ADDRESSABLE (1u << 1) /* the kernel can do I/O straight into its memory */
#define PL_DEV_UNFIT (1u << 2)		  /* listed, but cannot be opened; see why */
#define PL_DEV_MEMORY (1u << 3)		  /* memory and nothing else: never one of gpu:N */
#define PL_DEV_P2P (1u << 4)		  /* drives can access its memory directly */
#define PL_DEV_WIDE (1u << 5)		  /* pinned host memory can be wide (peerlane/memory.h) */

/**
 * struct pl_dev_info - properties of a device.
 * @size: sizeof(struct pl_dev_info), set by the caller
 * @flags: PL_DEV_ values
 * @name: the name that pl_dev_open() takes: "cuda:0", "soft:1",
 *	"bar:0000:04:00.0"
 * @model: the product name
 * @pci: the PCI address "0000:04:00.0", or ""
 * @numa_node: the NUMA node it hangs on, -1 if unknown
 * @total: bytes of memory
 * @free: bytes of memory free now
 * @why: why it cannot be used or is slow, "" if neither
 * @uuid: the number that its maker gave this one device (a GPU's UUID), zeros
 *	if it has none
 * @why_not_wide: why pinned host memory cannot be wide for it, "" if it can or the device has
 *	nothing to do with such memory. The kernel driver was asked for 2 MiB of it
 */
struct pl_dev_info {
	size_t size;
	uint32_t flags;
	int32_t numa_node;
	uint64_t total;
	uint64_t free;
	char name[32];
	char pci[16];
	char model[96];
	char why[192];
	uint8_t uuid[16];
	char why_not_wide[184];
};
#define PL_DEV_INFO_INIT                                                          \
	{                                                                         \
		sizeof(struct pl_dev_info), 0, 0, 0, 0, "", "", "", "", { 0 }, "" \
	}

/**
 * pl_dev_each - calls a function for every device of this machine, the best first.
 * @ctx: the context
 * @fn: receives each device; returns 0 to continue, anything else to stop
 * @arg: handed to every call
 *
 * "Best" is the order: usable CUDA devices by their CUDA ordinal, then software GPUs, then devices
 * with memory only, then those that cannot be used. The CUDA devices are gpu:0, gpu:1, ...; where
 * there is none, the software GPUs are. No other device has a gpu:N name. Loads vendor libraries on
 * first use, which may take as long as they do (about .5 s for CUDA). Any thread.
 *
 * Return: 0, what @fn returned to stop, or a negative errno.
 */
PL_API int pl_dev_each(struct pl_ctx *ctx, int (*fn)(const struct pl_dev_info *info, void *arg),
		       void *arg);

/**
 * pl_dev_open - opens a device by name.
 * @ctx: the context
 * @name: "cuda:N", "soft:N", "bar:ADDRESS" for the memory that a PCI device publishes, "gpu:N" for
 *	the N-th best GPU (a software GPU only where no other GPU is usable; the first time, a log
 *	line of the level PL_LOG_WARN says so), or "cuda:current" for the GPU of the calling
 *	thread's current context
 * @out: the device; to be closed with pl_dev_close()
 *
 * Opening the same device again gives the same handle, counted. Any thread; may block while a
 * vendor library starts.
 *
 * Return: 0, -EINVAL (a malformed name), -ENODEV (no such device, or it cannot be used; the message
 * says why), -ENOMEM, -ESTALE (after fork).
 */
PL_API int pl_dev_open(struct pl_ctx *ctx, const char *name, struct pl_dev **out);

/**
 * pl_dev_close - releases a device.
 * @dev: the device, or NULL
 *
 * Memory allocated on it stays valid until freed or until the context is closed. Any thread.
 */
PL_API void pl_dev_close(struct pl_dev *dev);

/**
 * pl_dev_info - fills in the properties of an open device.
 * @dev: the device
 * @info: filled as far as info->size goes
 *
 * Any thread.
 *
 * Return: 0, -EINVAL (@info->size is not that of any known version), -EIO (the driver failed).
 */
PL_API int pl_dev_info(struct pl_dev *dev, struct pl_dev_info *info);

PL_END

#endif

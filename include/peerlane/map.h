/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#ifndef PEERLANE_MAP_H
#define PEERLANE_MAP_H

#include <peerlane/types.h>

PL_BEGIN

/* Device memory as others see it: kernels of another GPU, and the CPU. */

#define PL_MAP_CACHED (1u << 0) /* as ordinary memory; else writes are combined, reads slow */
#define PL_MAP_PAGES (1u << 1)	/* set by the caller: by whole pages of GPUs, see pl_mem_map() */
#define PL_MAP_ATOMICS \
	(1u << 2) /* set by the caller: the peer's atomic operations must work there */

/**
 * struct pl_map_info - how the CPU, or a peer, sees device memory.
 * @size: sizeof(struct pl_map_info), set by the caller
 * @flags: PL_MAP_ flags: the caller's before the call, the result after it
 * @how: "direct", "gdrdrv", "dma-buf", "driver" or "bar"; "peer" for a peer
 */
struct pl_map_info {
	size_t size;
	uint32_t flags;
	char how[20];
};
#define PL_MAP_INFO_INIT                          \
	{                                         \
		sizeof(struct pl_map_info), 0, "" \
	}

/**
 * pl_mem_map - gives the CPU, or kernels of another GPU, an address of device memory.
 * @ctx: the context
 * @ptr: any address in device memory: allocated by the library, imported, registered, or neither
 * @len: bytes from there, of one allocation unless PL_MAP_PAGES is set
 * @peer: the device whose kernels load and store there; the memory's own device is allowed. NULL:
 *	the CPU
 * @info: flags of the caller's; filled as far as info->size goes; or NULL
 * @out: the address for the CPU or the peer; to be ended with pl_mem_unmap()
 *
 * For a peer, the address is the same on all GPUs of a process, so *@out is @ptr; programs use the
 * address that they get. How far the mapping reaches depends on how the memory was made: memory of
 * pl_mem_alloc() with PL_ALLOC_SHARED, and memory that others made by virtual memory management, is
 * opened alone, as a whole; for memory of a pool the pool is opened; for memory of cuMemAlloc, as
 * pl_mem_alloc() gives it, the primary context of @peer gets access to all such memory of the
 * device, also to later allocations. On @peer, kernels must run in its primary context, as they do
 * with the CUDA runtime.
 *
 * Order, for a peer: loads and stores over the link are ordered as CUDA's memory model has it for
 * the scope of the system: the writes of one GPU are seen by the other after a release at system
 * scope and an acquire there (__threadfence_system(), cuda::atomic with thread_scope_system), or
 * after an event of the one's stream that the other's stream has waited for. A kernel that has
 * ended has written all. Stores to a peer are posted: they cost the writer little; loads wait for
 * the link. Atomic operations work where the link carries them, which PL_MAP_ATOMICS asks for.
 *
 * For the CPU, the ways are, the best first: an address that is the CPU's already (software GPUs,
 * GPUs that are coherent with the host, memory on a BAR), the kernel module gdrdrv where it is
 * loaded and its device file may be opened, a dma-buf of the memory where the driver lets one be
 * mapped, and the device files of NVIDIA's driver (from 565.57 on; memory of cuMemAlloc, and of
 * cuMemCreate with a file descriptor). The call tries each. The last one was run on stand-ins for
 * these files, and as a prototype on an H200: so the first such mapping of a GPU is of 2 MiB of the
 * library's own, which CPU and GPU write and read, and each mapping is compared with the bytes that
 * the GPU sees. Where all bytes are alike (the memory was cleared) they tell nothing: then the GPU
 * writes the last 64 bytes of the range and puts them back, and nothing else may access these
 * during the call. If none works, pl_mem_put() and pl_mem_get() still do.
 *
 * With PL_MAP_PAGES in info->flags the range may leave its allocation: a GPU's pages of 64 KiB are
 * mapped whole, as programs for GDRCopy expect, which round to them. There must be device memory in
 * the first page and in the last, and the driver must have made all of them as one piece, as it
 * does for small allocations of cuMemAlloc. What else is in these pages is memory of this process.
 *
 * Order, without PL_MAP_CACHED: the processor combines writes and keeps them for a while, and the
 * bus carries them in order but later. After pl_mem_map_flush() all that this thread has written is
 * in the device's memory. A kernel that is already running sees it by loads at system scope; a
 * kernel that is launched afterwards sees it all. Reads of such a mapping wait for the bus each:
 * some .5 GB/s at best, and the writes of a kernel are there when that kernel has ended. Atomic
 * instructions of the processor do not work there. Writes of 16, 32 or 64 bytes that are aligned
 * are mostly, and not surely, one access of the bus.
 *
 * Lifetime: the memory cannot be freed by the library while it is mapped (-EBUSY); memory that
 * others allocated must not be freed before pl_mem_unmap(), and kernels of a peer must have ended
 * before it. A mapping for the CPU is not inherited by fork(). Memory on a BAR whose device is
 * unplugged is a SIGBUS at the next access; pl_mem_get() is -EFAULT then.
 *
 * Any thread; may wait for the driver.
 *
 * Return: 0, -EINVAL (no length, an unknown info->size, @out is NULL, PL_MAP_ATOMICS without a peer
 * or PL_MAP_PAGES with one), -EOPNOTSUPP (for the CPU no way to it: the message has all that was
 * tried; for a peer no access between the two, or no atomics over it, or host memory), -EFAULT (no
 * such memory, or it leaves its allocation, or its pages), -ENOMEM, -EIO, -ESTALE.
 */
PL_API int pl_mem_map(struct pl_ctx *ctx, void *ptr, size_t len, struct pl_dev *peer,
		      struct pl_map_info *info, void **out);

/**
 * pl_mem_map_flush - waits until writes through a mapping have arrived.
 * @ctx: the context
 * @cpu: an address that pl_mem_map() gave
 *
 * It covers the writes of the calling thread: a fence, and, where writes are posted, one read that
 * cannot overtake them. Any thread; .05 to 2 microseconds.
 *
 * Return: 0, -ENOENT (no such mapping), -ESTALE.
 */
PL_API int pl_mem_map_flush(struct pl_ctx *ctx, void *cpu);

/**
 * pl_mem_unmap - ends what pl_mem_map() began.
 * @ctx: the context
 * @ptr: exactly the address that pl_mem_map() gave; NULL is allowed for the CPU
 * @peer: the device that it was mapped for; NULL: the CPU
 *
 * To be called once for each pl_mem_map(). With the last call, @peer loses access to memory of
 * pl_mem_alloc() with PL_ALLOC_SHARED; access to other memory stays open, because others may rely
 * on it. Any thread; may wait for the driver.
 *
 * Return: 0, -ENOENT (no such mapping), -EIO, -ESTALE.
 */
PL_API int pl_mem_unmap(struct pl_ctx *ctx, void *ptr, struct pl_dev *peer);

/**
 * pl_mem_put - writes a few bytes to device memory, with low latency.
 * @ctx: the context
 * @dst: any address in device memory, or in host memory
 * @src: bytes of the host, which must be readable as for memcpy()
 * @len: how many; any number, best up to some KiB
 *
 * Through a mapping of pl_mem_map() that holds @dst, if there is one and it pays; else through a
 * pinned mailbox of the context and the device's copy engine, which the first call makes. When it
 * returns the bytes are in the device's memory. For more than some 64 KiB pl_copy() is faster. Any
 * thread; threads that use the mailbox of one device take turns.
 *
 * Return: 0, -EFAULT (no such memory, or it leaves its allocation), -EACCES (imported through a
 * window), -EOWNERDEAD (imported, and the owner has gone), -ENOMEM, -EIO, -ESTALE.
 */
PL_API int pl_mem_put(struct pl_ctx *ctx, void *dst, const void *src, size_t len);

/**
 * pl_mem_get - reads a few bytes of device memory, with low latency.
 * @ctx: the context
 * @dst: memory of the host, which must be writable as for memcpy()
 * @src: any address in device memory, or in host memory
 * @len: how many; any number, best up to some KiB
 *
 * As pl_mem_put(), the other way. Any thread.
 *
 * Return: 0, -EFAULT, -EOWNERDEAD, -ENOMEM, -EIO, -ESTALE.
 */
PL_API int pl_mem_get(struct pl_ctx *ctx, void *dst, const void *src, size_t len);

PL_END

#endif

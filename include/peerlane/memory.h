/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#ifndef PEERLANE_MEMORY_H
#define PEERLANE_MEMORY_H

#include <peerlane/types.h>

PL_BEGIN

/* What kind of memory an address is. */
enum pl_mem_kind {
	PL_MEM_HOST = 1,    /* ordinary memory of this process */
	PL_MEM_PINNED = 2,  /* host memory that a GPU driver has page-locked */
	PL_MEM_DEVICE = 3,  /* memory of a device */
	PL_MEM_MANAGED = 4, /* memory that a driver migrates between host and device */
};

#define PL_MEM_OWNED (1u << 0)		  /* to be freed with pl_mem_free() */
#define PL_MEM_REGISTERED (1u << 1)	  /* by pl_mem_register() or pl_mem_pin() */
#define PL_MEM_HOST_ADDRESSABLE (1u << 2) /* the kernel can do I/O straight into it */
#define PL_MEM_IMPORTED (1u << 3) /* another process's, by pl_mem_import() or pl_mem_load() */

/*
 * Why pinned host memory is not wide, which means: not mapped for the GPU by entries of 2 MiB. The
 * numbers are stable; new ones are added at the end.
 */
enum pl_not_wide {
	PL_NOT_WIDE_NONE = 0,	    /* it is wide, or no pinned host memory */
	PL_NOT_WIDE_SHORT = 1,	    /* shorter than 2 MiB */
	PL_NOT_WIDE_THEIRS = 2,	    /* pages that PL_ALLOC_PINNED did not make */
	PL_NOT_WIDE_OFF = 3,	    /* the tunable wide is off */
	PL_NOT_WIDE_NO_DRIVER = 4,  /* the device's kernel driver cannot be asked for it */
	PL_NOT_WIDE_REFUSED = 5,    /* the driver refused */
	PL_NOT_WIDE_NO_PIECES = 6,  /* the driver had no memory in whole pieces of 2 MiB */
	PL_NOT_WIDE_WRONG_DATA = 7, /* the GPU saw other bytes than the CPU in such memory */
};

/**
 * struct pl_mem_info - properties of an address.
 * @size: sizeof(struct pl_mem_info), set by the caller
 * @kind: an enum pl_mem_kind value
 * @flags: PL_MEM_ flags
 * @base: start of the allocation or registration that holds the address
 * @len: its length in bytes; 0 for host memory that nobody registered
 * @dev_name: the device, "" for plain host memory
 * @gpu_page: of pinned host memory: bytes of the smallest entries that map it for the GPU: 2 MiB
 *	(wide: kernels read small pieces of it at random at the link's speed), 65536, or 4096 as
 *	drivers map all other pinned memory; 0: it is none, or that is not known
 * @not_wide: an enum pl_not_wide value
 * @why_not_wide: the same in words, "" if it is wide or no pinned host memory
 */
struct pl_mem_info {
	size_t size;
	uint32_t kind;
	uint32_t flags;
	void *base;
	size_t len;
	char dev_name[32];
	uint64_t gpu_page;
	uint32_t not_wide;
	char why_not_wide[180];
};
#define PL_MEM_INFO_INIT                                                \
	{                                                               \
		sizeof(struct pl_mem_info), 0, 0, NULL, 0, "", 0, 0, "" \
	}

/* Flags of pl_mem_alloc(), of which it takes one. 0: memory of the device. */
#define PL_ALLOC_PINNED (1u << 0)  /* host memory that devices copy to and from by themselves */
#define PL_ALLOC_SHARED (1u << 1)  /* memory of the device that other processes can map */
#define PL_ALLOC_WIDE (1u << 2)	   /* host memory that is wide, or none */
#define PL_ALLOC_INHERIT (1u << 3) /* as PL_ALLOC_WIDE, and children of fork() share it */

/**
 * pl_mem_alloc - allocates memory of a device, or of the host for devices.
 * @dev: the device
 * @len: bytes, at least 1; of host memory rounded up to whole pages, of wide memory to 2 MiB
 * @flags: 0, or one of PL_ALLOC_...
 * @out: the address, aligned to at least 4096 bytes; to be freed with pl_mem_free()
 *
 * Any thread; blocks as long as the driver does: host memory takes some 150 ms a GiB, wide memory
 * some 300 ms.
 *
 * 0: memory of the device. For a CUDA device the address is a device pointer that kernels take as
 * it is, and that the CPU must not touch; for a software GPU the CPU may read and write it. The
 * memory is not cleared on CUDA devices.
 *
 * PL_ALLOC_SHARED: the same on a software GPU. On a CUDA device the memory is made by the driver's
 * virtual memory management, in pieces of at least 2 MiB, so that pl_mem_export() needs no copy,
 * whatever containers the processes are in.
 *
 * PL_ALLOC_PINNED: host memory that devices copy to and from by themselves. It is for all devices
 * of the driver of @dev, and on the NUMA node next to @dev while that has some; the address is
 * aligned to pages. Memory that is not pinned is copied by a processor into pinned memory of the
 * driver first: at a fraction of the link's speed, and over one link only. The memory is zeroed, in
 * huge pages where the kernel has some, the CPU and O_DIRECT may use it as any other, and it is
 * PL_MEM_PINNED. It cannot be swapped out: pinned pages are lost to the rest of the machine. GPU
 * drivers do not charge it to RLIMIT_MEMLOCK, but it counts in the memory cgroup. A child after
 * fork() does not have it.
 *
 * From 2 MiB on it is wide where the device can make such memory: mapped for the GPU by entries of
 * 2 MiB, so that kernels read small pieces of it at random at the link's speed. Its length is then
 * rounded up to 2 MiB, all GPUs of the process may access it, and the memory cgroup does not see
 * it. On NVIDIA GPUs the kernel driver is asked for pieces of 64 MiB, or more above 14 GiB; a
 * refused piece is asked for in smaller pieces, then in entries of 64 KiB, then of CUDA's 4 KiB,
 * each for the rest of the allocation and with one log line of the level PL_LOG_WARN; where the
 * first piece gets neither of the large entries, pages are pinned. The first such memory of a GPU
 * in a process is written and read by both sides before it is given out; a difference turns it off
 * for the process, with a log line of the level PL_LOG_ERROR. Run on one H100 with driver 580;
 * drivers before 575, several GPUs and several NUMA nodes were not. pl_mem_info() says whether
 * memory is wide, and why not. The tunable wide turns it off.
 *
 * PL_ALLOC_WIDE: as PL_ALLOC_PINNED, for a caller that has something better than pinned pages where
 * there is no wide memory. If some of it is, the rest may have smaller entries, as there;
 * pl_mem_info() says the smallest. With PL_ALLOC_INHERIT a child after fork() reads and writes the
 * same memory, as it does memory of cuMemHostAlloc(); it stays until the last process that has it
 * has ended or unmapped it. Without, a child does not have it.
 *
 * Return: 0, -EINVAL (@len is 0, unknown flags or several, or @out is NULL), -ENOMEM (the driver
 * has none, or the process may use no more; the message has the number of bytes), -EOPNOTSUPP
 * (PL_ALLOC_SHARED, PL_ALLOC_WIDE and PL_ALLOC_INHERIT: never for this device; the message says
 * why), -EIO, -ESTALE.
 */
PL_API int pl_mem_alloc(struct pl_dev *dev, size_t len, uint32_t flags, void **out);

#define PL_LOAD_SHARED (1u << 0) /* one copy for all processes of this user that load it so */

/**
 * typedef pl_load_fn - is told how far a load is.
 * @done: bytes that are there
 * @len: bytes that there will be
 * @arg: pl_mem_load_opts.arg
 *
 * Called by the thread that loads.
 *
 * Return: 0; anything else ends the load, with -ECANCELED.
 */
typedef int (*pl_load_fn)(uint64_t done, uint64_t len, void *arg);

/**
 * struct pl_mem_load_opts - how a table is loaded.
 * @size: sizeof(struct pl_mem_load_opts), set by the caller
 * @flags: 0 or PL_LOAD_SHARED
 * @timeout_ns: with PL_LOAD_SHARED, how long another process that loads the table may make no
 *	progress; 0: a minute
 * @progress: called at the beginning, from time to time and at the end; NULL: nothing is called
 * @arg: its third argument
 */
struct pl_mem_load_opts {
	size_t size;
	uint32_t flags;
	uint32_t reserved;
	uint64_t timeout_ns;
	pl_load_fn progress;
	void *arg;
};
#define PL_MEM_LOAD_OPTS_INIT                                        \
	{                                                            \
		sizeof(struct pl_mem_load_opts), 0, 0, 0, NULL, NULL \
	}

/**
 * pl_mem_load - allocates host memory and fills it from a file.
 * @dev: a device; as for PL_ALLOC_PINNED
 * @file: a file of the same context, open for reading
 * @off: where in the file the bytes begin
 * @len: how many, at least 1
 * @opts: NULL for the defaults
 * @out: the address, as PL_ALLOC_PINNED gives it; to be freed with pl_mem_free()
 *
 * As PL_ALLOC_PINNED and pl_read(), but faster: large memory is made by a driver, piece by
 * piece, and each piece is filled while the next is made. So it takes as long as the slower of the
 * two. Where there is no wide memory the pages are pinned first and filled then.
 *
 * With PL_LOAD_SHARED the memory is one copy for all processes of this user on the machine that
 * load the same bytes of the same file with it: the first one loads, others wait for it and attach,
 * and the memory goes when the last of them has freed it or ended. pl_mem_info() says
 * PL_MEM_IMPORTED for memory that was attached to. If the process that loads ends before it has
 * done, one of the others takes over. A file that has changed (its device, inode, size, mtime or
 * ctime) is another table. All see what any of them writes there. Such memory is wide: where there
 * is none the call fails. The names are sockets in the folder "peerlane" of XDG_RUNTIME_DIR, or of
 * /run/user/UID, or of /run for root; processes in containers find each other if they share that
 * folder. The first such load starts the context's thread of pl_mem_export().
 *
 * Any thread; blocks.
 *
 * Return: 0, -EINVAL (@len is 0, a file of another context, unknown flags; with PL_LOAD_SHARED, not
 * a regular file), -ENODATA (the file ends before that, now or while it was read), -ESPIPE (a
 * pipe), -EBADF (not open for reading), -ECANCELED, -ENOMEM (more than this process may use),
 * -ESTALE, or an error of the read; with PL_LOAD_SHARED also -EBUSY (the file was changed
 * meanwhile), -ETIMEDOUT (another process loads it, without progress), -EOPNOTSUPP (no wide memory,
 * or no folder for the names; the message says which), -EAGAIN, -EMFILE, -EUSERS as
 * pl_mem_import(). Nothing is allocated then.
 */
PL_API int pl_mem_load(struct pl_dev *dev, struct pl_file *file, uint64_t off, size_t len,
		       const struct pl_mem_load_opts *opts, void **out);

/**
 * pl_mem_free - frees what pl_mem_alloc() or pl_mem_load() gave.
 * @ctx: the context
 * @ptr: exactly the address that pl_mem_alloc() or pl_mem_load() gave, or NULL
 *
 * Any thread. Memory of a CUDA device, or pinned for one: waits until the transfers that are queued
 * on streams (pl_stream_read() and its like) have completed; transfers that are queued during the
 * call wait for it. Pinned memory: also until the GPU has done the kernels and copies that the
 * program had queued in its primary context; wide memory: in those of all GPUs.
 *
 * Return: 0, -ENOENT (not an allocation of this context), -EBUSY (a transfer is using it, or it is
 * exported or mapped; nothing was freed), -ESTALE.
 */
PL_API int pl_mem_free(struct pl_ctx *ctx, void *ptr);

/**
 * pl_mem_pin - pins host memory of the program, as PL_ALLOC_PINNED does its own.
 * @dev: a device; the memory is pinned for all devices of its driver
 * @ptr: host memory that can be written: of malloc(), mmap(), an array library
 * @len: bytes from there, at least 1
 * @flags: 0; none are defined yet
 *
 * Whole pages are pinned, so two ranges that share a page cannot both be. The memory must stay
 * mapped until pl_mem_unpin(). A transfer must not cross the end of the pinned range. Any thread;
 * blocks as PL_ALLOC_PINNED does.
 *
 * Return: 0, -EINVAL (NULL, 0, unknown flags, memory of a device, or that the driver does not pin),
 * -EEXIST (some of its pages are pinned, or memory that begins there is registered), -EFAULT (some
 * of it is read-only, or past the end of a mapped file), -ENOMEM (some of it is not mapped, or more
 * than this process may use; the message says), -EOPNOTSUPP (nothing is pinned for this device),
 * -EPERM, -EIO, -ESTALE.
 */
PL_API int pl_mem_pin(struct pl_dev *dev, void *ptr, size_t len, uint32_t flags);

/**
 * pl_mem_unpin - ends what pl_mem_pin() began.
 * @ctx: the context
 * @ptr: exactly the address that was pinned
 *
 * Must come before the memory is freed. Any thread; waits as pl_mem_free() does.
 *
 * Return: 0, -ENOENT (not pinned here), -EBUSY (a transfer is using it; it stays pinned), -ESTALE.
 */
PL_API int pl_mem_unpin(struct pl_ctx *ctx, void *ptr);

/**
 * pl_mem_register - makes memory of other allocators known, once instead of for each transfer.
 * @ctx: the context
 * @ptr: any address inside device, pinned, managed or ordinary host memory
 * @len: bytes from there
 *
 * Registration is optional: transfers accept any address. It saves a lookup of the address in the
 * driver, and it detects misuse: if the memory is freed, and perhaps allocated again, without
 * pl_mem_unregister(), later transfers fail with -EFAULT instead of writing to the new owner's
 * memory. Ranges may overlap but not start at the same address. Nothing is pinned by this. Any
 * thread.
 *
 * Return: 0, -EINVAL (NULL, 0, or a range that leaves its allocation; the message gives the
 * limits), -EEXIST (a range with the same start is registered), -ENOMEM, -ESTALE.
 */
PL_API int pl_mem_register(struct pl_ctx *ctx, void *ptr, size_t len);

/**
 * pl_mem_unregister - ends a registration.
 * @ctx: the context
 * @ptr: exactly the address that was registered
 *
 * Must come before the memory is freed. Any thread.
 *
 * Return: 0, -ENOENT, -EBUSY (a transfer is using it, or it is exported; it stays registered),
 * -ESTALE.
 */
PL_API int pl_mem_unregister(struct pl_ctx *ctx, void *ptr);

/**
 * pl_mem_info - fills in the properties of an address.
 * @ctx: the context
 * @ptr: any address; it is never dereferenced
 * @info: filled as far as info->size goes
 *
 * An address that no device and no registration knows is PL_MEM_HOST: whether it is mapped at all
 * shows when it is used. Any thread.
 *
 * Return: 0, -EINVAL (NULL or an unknown info->size), -ESTALE.
 */
PL_API int pl_mem_info(struct pl_ctx *ctx, const void *ptr, struct pl_mem_info *info);

PL_END

#endif

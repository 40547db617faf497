/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#ifndef PEERLANE_SHARE_H
#define PEERLANE_SHARE_H

#include <peerlane/types.h>

PL_BEGIN

/* Memory of devices, and wide host memory, shared between processes of one machine, also across
 * containers. */

#define PL_SHARE_ANY_USER (1u << 0)  /* with processes of other users too */
#define PL_SHARE_NO_WINDOW (1u << 1) /* fail rather than read through a copy */

#define PL_IMPORT_WINDOW (1u << 0) /* a copy, brought up to date before each transfer */
#define PL_IMPORT_ASKS (1u << 1)   /* the owner is asked before each transfer */

/* How an import reaches the memory. */
enum pl_share_how {
	PL_SHARE_FD = 1,     /* by file descriptors: a memfd, CUDA's virtual memory management */
	PL_SHARE_FABRIC = 2, /* by a handle of the NVLink fabric */
	PL_SHARE_IPC = 3,    /* by the CUDA driver's IPC handles */
};

/**
 * struct pl_export_opts - how memory is exported.
 * @size: sizeof(struct pl_export_opts), set by the caller
 * @flags: PL_SHARE_ flags
 * @mode: permission bits of the socket's file; 0: 0600, or 0666 with PL_SHARE_ANY_USER
 */
struct pl_export_opts {
	size_t size;
	uint32_t flags;
	uint32_t mode;
};
#define PL_EXPORT_OPTS_INIT                         \
	{                                           \
		sizeof(struct pl_export_opts), 0, 0 \
	}

/**
 * struct pl_import_opts - how memory is imported.
 * @size: sizeof(struct pl_import_opts), set by the caller
 * @flags: PL_SHARE_ flags
 * @timeout_ns: how long the owner may take to answer, for the import and for each later question;
 *	0: ten seconds
 */
struct pl_import_opts {
	size_t size;
	uint32_t flags;
	uint32_t reserved;
	uint64_t timeout_ns;
};
#define PL_IMPORT_OPTS_INIT                            \
	{                                              \
		sizeof(struct pl_import_opts), 0, 0, 0 \
	}

/**
 * struct pl_import_info - the result of an import.
 * @size: sizeof(struct pl_import_info), set by the caller
 * @how: an enum pl_share_how value
 * @flags: PL_IMPORT_ flags
 * @len: bytes
 * @pid: the owner's process, as this process's PID namespace numbers it; 0 if it does not
 * @uid: the owner's user, as this process's user namespace numbers it
 * @dev_name: the device as the owner calls it
 * @why: why better ways were not possible, "" if there is none
 */
struct pl_import_info {
	size_t size;
	uint32_t how;
	uint32_t flags;
	uint64_t len;
	int32_t pid;
	uint32_t uid;
	char dev_name[32];
	char why[448];
};
#define PL_IMPORT_INFO_INIT                                          \
	{                                                            \
		sizeof(struct pl_import_info), 0, 0, 0, 0, 0, "", "" \
	}

/**
 * pl_mem_export - lets other processes of this machine import memory.
 * @ctx: the context
 * @ptr: any address in device memory: allocated by the library, registered, or neither; or in host
 *	memory that is wide, as PL_ALLOC_WIDE makes it
 * @len: bytes from there, of one allocation
 * @path: path of the socket through which other processes import; at most 99 bytes. A socket that
 *	an ended process left there is replaced
 * @opts: NULL for the defaults
 * @out: the export; to be ended with pl_mem_unexport()
 *
 * Importers need to reach the path, and nothing else: a folder that two containers both mount is
 * enough, whatever their PID, network and IPC namespaces. Only processes of the same effective user
 * may import, unless PL_SHARE_ANY_USER is set; the kernel identifies them. A software GPU passes a
 * descriptor of all of its memory: share it with other users only if they may see all of it. For
 * host memory one descriptor is passed for each piece, at most 240: with pieces of 1 GiB these
 * cover 240 GiB.
 *
 * From the first export on, a context has one more thread of the library, which answers importers
 * until pl_close(). Many processes may import the memory, many times each; docs/sharing.md has the
 * limits. While it is exported, memory of pl_mem_alloc() cannot be freed (-EBUSY), nor can a
 * registration end. Memory of other allocators must not be freed before pl_mem_unexport(); if it
 * is, importers' next transfers fail with -EFAULT, as long as the driver's number for the
 * allocation shows it. If an allocator of the program reuses freed memory without returning it to
 * the driver, the library cannot detect it.
 *
 * Any thread; does not wait.
 *
 * Return: 0, -EINVAL (nothing, or a range that leaves its allocation), -EOPNOTSUPP (host memory
 * that is not wide, with the reason; or memory that was itself imported), -EADDRINUSE (another
 * process exports there), -EEXIST (something that is no socket is there), -EOPNOTSUPP too where an
 * ended process left a socket and the file system cannot replace it in one step, -EPERM (a folder
 * that was made beside @path is of another user), -ENAMETOOLONG, -EACCES, -ENOENT or another errno
 * value of the file system, -EFAULT (no such memory), -EAGAIN (no thread could be started),
 * -ENOMEM, -EMFILE, -ESTALE.
 */
PL_API int pl_mem_export(struct pl_ctx *ctx, void *ptr, size_t len, const char *path,
			 const struct pl_export_opts *opts, struct pl_export **out);

/**
 * pl_mem_unexport - ends an export.
 * @exported: the export, or NULL
 *
 * No new transfer of an importer starts; transfers in flight are waited for, at most ten seconds.
 * After 0 no transfer of another process accesses the memory, and it may be freed; kernels of
 * importers that use its address directly are not known to the library. An importer that has exited
 * is not waited for. Any thread; not while another thread ends the same export.
 *
 * Return: 0, and the handle is freed; -EBUSY (transfers of importers have not ended: the memory
 * must not be freed, it can no longer be imported, and this may be called again), -ESTALE.
 */
PL_API int pl_mem_unexport(struct pl_export *exported);

/**
 * pl_mem_import - maps memory that another process exports.
 * @dev: a device of the same kind as the owner's, which makes the transfers; best the same one
 * @path: where it is exported
 * @opts: NULL for the defaults
 * @info: filled as far as info->size goes, or NULL
 * @out: the address, for transfers of this context and for kernels on @dev; to be ended with
 *	pl_mem_unimport()
 *
 * The ways that are tried, the best first: file descriptors, fabric handles, the driver's IPC
 * handles (only within the same PID and IPC namespaces), and a window. A window is a copy of the
 * memory on the owner's GPU that can be shared where the memory itself cannot; the owner updates it
 * before each transfer that reads from it, and it cannot be written. That costs one copy on the
 * device and one message to the owner for each transfer, and is reported in @info and in the log;
 * PL_SHARE_NO_WINDOW refuses it. Kernels that read a window see it as it was at the last transfer.
 *
 * Wide host memory comes by descriptors only. It is host memory here, too, pinned and wide: all
 * devices of the driver, the CPU and O_DIRECT may use it, at the same address, and pl_mem_info()
 * says PL_MEM_PINNED. It keeps its content when the owner frees it or exits; transfers of the
 * library fail from then on, because the lease has ended.
 *
 * An import holds a lease. A transfer fails with -EOWNERDEAD if the owner has exited or has ended
 * the export before it starts, with -EFAULT if the owner's memory was freed; it never reads or
 * writes memory that was allocated there afterwards. The owner's pl_mem_unexport() waits for
 * transfers that have started. Each transfer costs one system call for that, and a message to the
 * owner if PL_IMPORT_ASKS is set, as it is for memory that the owner's library has not allocated.
 *
 * Owner and importer must order their work themselves. Transfers of other contexts of this process
 * do not use the lease. The address stays mapped until pl_mem_unimport(), also after the owner has
 * exited; it is not inherited by fork().
 *
 * Any thread; waits for the owner as long as @opts says. The end of an import of host memory waits
 * as pl_mem_free() of such memory does.
 *
 * Return: 0, -ENOENT (nothing at @path), -EOWNERDEAD (the owner no longer exports there), -EPERM
 * (owner and importer are different users, and PL_SHARE_ANY_USER is not set on both sides), -EUSERS
 * (the owner has reached its limit of importers), -EACCES, -ETIMEDOUT (the owner does not answer),
 * -EPROTO (no owner of this version), -EOPNOTSUPP (no way to the memory; the message has the reason
 * of each), -EFAULT (the owner has lost it), -ENOMEM (here, or at the owner for a window), -EMFILE,
 * -EINVAL, -ESTALE.
 */
PL_API int pl_mem_import(struct pl_dev *dev, const char *path, const struct pl_import_opts *opts,
			 struct pl_import_info *info, void **out);

/**
 * pl_mem_unimport - ends an import.
 * @ctx: the context
 * @ptr: exactly the address that pl_mem_import() gave, or NULL
 *
 * Any thread.
 *
 * Return: 0, -ENOENT (not an import of this context), -EBUSY (a transfer is using it; it stays
 * imported), -ESTALE.
 */
PL_API int pl_mem_unimport(struct pl_ctx *ctx, void *ptr);

PL_END

#endif

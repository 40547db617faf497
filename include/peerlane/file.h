/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#ifndef PEERLANE_FILE_H
#define PEERLANE_FILE_H

#include <peerlane/types.h>

PL_BEGIN

/* What kind of file it is, as far as transfers care. */
enum pl_file_kind {
	PL_FILE_REGULAR = 1,
	PL_FILE_BLOCK = 2,  /* a block device */
	PL_FILE_STREAM = 3, /* pipe, socket, terminal, character device: no offsets */
};

/**
 * struct pl_file_info - properties of a file.
 * @size: sizeof(struct pl_file_info), set by the caller
 * @kind: an enum pl_file_kind value
 * @direct: whether the file can be opened for O_DIRECT I/O
 * @length: bytes in it now; 0 for streams
 * @align_mem: O_DIRECT alignment that memory addresses must have, bytes; 0 without O_DIRECT
 * @align_off: O_DIRECT alignment of file offsets and lengths, bytes; 0 without O_DIRECT
 * @fs: the file system's type, "ext4"; "" for streams
 * @stack: the block devices under it from top to bottom, "dm-0 (dm) > nvme0n1 (nvme)", or ""
 */
struct pl_file_info {
	size_t size;
	uint32_t kind;
	uint32_t direct;
	uint64_t length;
	uint32_t align_mem;
	uint32_t align_off;
	char fs[24];
	char stack[200];
};
#define PL_FILE_INFO_INIT                                          \
	{                                                          \
		sizeof(struct pl_file_info), 0, 0, 0, 0, 0, "", "" \
	}

/**
 * pl_file_open - opens a file for transfers.
 * @ctx: the context
 * @path: its path, as open(2) takes it
 * @flags: as open(2) takes them. O_DIRECT means: bypass the page cache wherever alignment permits.
 *	Without it the library decides for each request: resident data is read from the page cache,
 *	the rest with O_DIRECT. O_APPEND is refused
 * @mode: permissions of a file that O_CREAT creates
 * @out: the file, to be closed with pl_file_close()
 *
 * Any thread.
 *
 * Return: 0, -EINVAL (O_APPEND), -EISDIR, what open(2) gives, -ENOMEM, -ESTALE.
 */
PL_API int pl_file_open(struct pl_ctx *ctx, const char *path, int flags, mode_t mode,
			struct pl_file **out);

/**
 * pl_file_from_fd - makes a file of an open descriptor.
 * @ctx: the context
 * @fd: the descriptor. It stays the caller's, who may close it at any time: the library holds a
 *	duplicate. Its offset is neither used nor moved, except for streams
 * @out: the file, to be closed with pl_file_close()
 *
 * A second description of the same file, with the other setting of O_DIRECT and the same O_SYNC,
 * O_DSYNC and O_NOATIME, is opened through /proc/self/fd when a request needs it. Any thread.
 *
 * Return: 0, -EBADF, -EISDIR, -EINVAL (O_APPEND or O_PATH), -ENOMEM, -EMFILE, -ESTALE.
 */
PL_API int pl_file_from_fd(struct pl_ctx *ctx, int fd, struct pl_file **out);

/**
 * pl_file_sync - makes written data durable, as fsync(2) does, and reports late write errors.
 * @file: the file
 *
 * Any thread, also in a child after fork(); blocks. Return: 0 or what fsync(2) gives.
 */
PL_API int pl_file_sync(struct pl_file *file);

/**
 * pl_file_info - fills in the properties of a file.
 * @file: the file
 * @info: filled as far as info->size goes
 *
 * Reads sysfs on first use. Any thread. Return: 0, -EINVAL (an unknown info->size), -ESTALE.
 */
PL_API int pl_file_info(struct pl_file *file, struct pl_file_info *info);

/**
 * pl_file_close - closes a file.
 * @file: the file, or NULL
 *
 * No transfer may be using it. The descriptor given to pl_file_from_fd() is not touched. Any
 * thread.
 *
 * Return: 0, or what close(2) gives (a late write error), and the file is closed in any case;
 * -ESTALE after fork, where pl_close() closes it.
 */
PL_API int pl_file_close(struct pl_file *file);

PL_END

#endif

/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#ifndef SYS_BENEATH_H
#define SYS_BENEATH_H

/*
 * Names that another process gives, looked up in one folder and nowhere else: the kernel refuses
 * what leads out of it, by "..", by a link or by a mount of /proc. Descriptors are close-on-exec.
 */

#include <sys/stat.h>
#include <sys/types.h>

/* `path` is relative to `dir`; "" is not a name. -EXDEV: it leads out. -ENOSYS: a kernel
 * before 5.6, or a filter of system calls that does not know openat2(2). */
int sys_open_beneath(int dir, const char *path, int flags, mode_t mode);

/* Makes a new file of mode 0600 in the folder, without a name, for reading and writing. */
int sys_open_unnamed(int dir);
/* Like sys_open_unnamed(), with this name, which no other file has. */
int sys_open_new(int dir, const char *name);
/* Gives a file without a name one. Returns -EEXIST if the name is taken. */
int sys_link_fd(int fd, int dir, const char *name);
/* Renames a file, and replaces any file of the second name. */
int sys_rename_in(int dir, const char *from, const char *to);
/* Makes a symbolic link of this text. */
int sys_symlink_in(const char *text, int dir, const char *name);
int sys_unlink_in(int dir, const char *name);
int sys_mkdir_in(int dir, const char *name, mode_t mode);
int sys_stat_in(int dir, const char *name, struct stat *st); /* follows no link */
/* Reads a link, with a zero behind it. Returns its length, -EINVAL if it is no link, or
 * -ENAMETOOLONG. */
ssize_t sys_readlink_in(int dir, const char *name, char *dst, size_t space);
int sys_fchmod(int fd, mode_t mode);

#endif

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

/* A new file of mode 0600 in the folder, for reading and writing: without a name / with this one,
 * which nothing else has. */
int sys_open_unnamed(int dir);
int sys_open_new(int dir, const char *name);
/* Gives it a name: -EEXIST: there is one. / Replaces whatever has the second name. */
int sys_link_fd(int fd, int dir, const char *name);
int sys_rename_in(int dir, const char *from, const char *to);
int sys_unlink_in(int dir, const char *name);
int sys_mkdir_in(int dir, const char *name, mode_t mode);
int sys_stat_in(int dir, const char *name, struct stat *st); /* follows no link */
/* What a link says, with a zero behind it: its length, -EINVAL: it is none, -ENAMETOOLONG. */
ssize_t sys_readlink_in(int dir, const char *name, char *dst, size_t room);
int sys_fchmod(int fd, mode_t mode);

#endif

/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#ifndef SYS_SYS_H
#define SYS_SYS_H

/*
 * The kernel, thinly. Every call returns its result or -errno, restarts after EINTR where that is
 * what everyone wants, and can be made to fail by a test (base/fault.h: FAULT_SYS counts the calls
 * made here). Nothing here keeps state but the movable root.
 */

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <sys/stat.h>
#include <sys/types.h>

/* Files and descriptors. */
int sys_open(const char *path, int flags, mode_t mode); /* O_CLOEXEC is added */
/* For writing, and made if there is none, as base/output.h has it. */
int sys_open_output(const char *path, mode_t mode);
int sys_reopen(int fd, int flags); /* a new description of the same file, by /proc/self/fd */
/* Announces reads at random places: the kernel then reads only the requested bytes, and none
 * ahead. */
int sys_advise_random(int fd);
/* The descriptor's current path, absolute, with " (deleted)" after it if the name no longer exists;
 * its length or -errno, -ENOENT: not a file with a path. */
ssize_t sys_fd_path(int fd, char *buf, size_t space);
int sys_dup(int fd);
int sys_close(int fd);
/* Marks a descriptor that a child of fork() closes, because its object would otherwise live as long
 * as the child. Must be unmarked before it is closed, and is of no use from then on. */
void sys_fd_private(int fd, bool yes);
/* Unmarks and closes it; for what can be closed without sleeping. No child has it either. */
void sys_close_private(int fd);
/* A descriptor that is made and marked between these two is in no child of fork(), which waits for
 * the second. No call between them may sleep. Not for vfork(), clone() and _Fork(). */
void sys_fds_begin(void);
void sys_fds_end(void);
bool sys_fd_is_memfd(int fd); /* asks no file system */
/* Whether it is memory of at least `len` bytes that can never become shorter, in pages that need no
 * reservation (huge ones do): accesses to a mapping of it are no signal. Asks no file system of
 * another process. */
bool sys_fd_sealed(int fd, uint64_t len);
int sys_set_nonblock(int fd);
int sys_eventfd(void); /* never blocks its reader or writer */
int sys_fcntl_getfl(int fd);
int sys_fstat(int fd, struct stat *st);
int sys_ioctl(int fd, unsigned long request, void *arg);
int sys_fsync(int fd);
int sys_syncfs(int fd); /* all of its file system */
int sys_truncate(int fd, uint64_t len);
int sys_fs_magic(int fd, long *magic); /* statfs f_type */
/* tmpfs and the like, which have files in memory and on no disk. */
bool sys_fs_is_memory(long magic);

/* Each of these tries once: the caller handles short counts. */
ssize_t sys_pread(int fd, void *buf, size_t len, uint64_t off);
ssize_t sys_pread_nowait(int fd, void *buf, size_t len, uint64_t off); /* -EAGAIN: not resident */
ssize_t sys_pwrite(int fd, const void *buf, size_t len, uint64_t off);
/* Writes all bytes. Returns 0, or -errno: -EIO if the file takes none. */
int sys_pwrite_all(int fd, const void *buf, size_t len, uint64_t off);
ssize_t sys_read(int fd, void *buf, size_t len);
ssize_t sys_write(int fd, const void *buf, size_t len);

/* O_DIRECT alignment by statx. 0 and both filled (0: O_DIRECT is refused); -EOPNOTSUPP: the kernel
 * or the file system does not say. */
int sys_dio_align(int fd, uint32_t *mem, uint32_t *off);
uint64_t sys_mount_id(int fd);	 /* as in /proc/self/mountinfo, 0: the kernel does not say */
uint64_t sys_block_size(int fd); /* BLKGETSIZE64, 0 if it is none */

/* Pages that a range of a file touches. */
uint64_t sys_pages_of(uint64_t off, uint64_t len);
/* How many of these pages are in the page cache. Returns -EPERM if this user may not know, or
 * -ENOSYS. */
int64_t sys_cached_pages(int fd, uint64_t off, uint64_t len);
/* Whether all of them are; false also if this user may not know. */
bool sys_all_cached(int fd, uint64_t off, uint64_t len);
/* Returns 1 if some page of the range is in the page cache, 0 if none is. Uses a mapping, of a file
 * that this user may read and write: for other files mincore(2) says that all pages are there. */
int sys_any_in_core(int fd, uint64_t off, uint64_t len);

/* Locks bytes against other processes (and other descriptions); blocks. */
int sys_ofd_lock(int fd, uint64_t off, uint64_t len);
int sys_ofd_unlock(int fd, uint64_t off, uint64_t len);
int sys_ofd_try_lock(int fd); /* the whole file; -EAGAIN: another description holds it */
/* Returns 1 if another description has locked it for writing, 0 if none has, or -errno. A mapping
 * keeps its description, and so the lock, until it is unmapped. */
int sys_ofd_held(int fd);

/* Makes a folder that only this user may use, if it is not there. Returns -EPERM if the name is not
 * such a folder, or if others may change it or a folder above it. */
int sys_private_folder(const char *parent, const char *name);
bool sys_is_own(const char *path); /* the file of this name, perhaps a link, is this user's */
int sys_unlink(const char *path);
int sys_allocate(int fd, uint64_t len); /* the file has these bytes on its device, -ENOSPC if not */
/* As sys_root_list(), but of a folder that no root moves. */
int sys_list(const char *path, int (*fn)(const char *name, void *arg), void *arg);

/* Lists at most `most` names, the first ones in the file system's order. */
int sys_list_some(const char *path, unsigned int most, int (*fn)(const char *name, void *arg),
		  void *arg);

/* Memory. */
/* Zeroed, not inherited by fork; huge pages asked for, and placed where they may lie. */
int sys_map_anon(size_t len, void **out);
/* Pages of the mapping that are not there yet come from this NUMA node while it has some. -EPERM,
 * -ENOSYS where system calls are filtered, -EINVAL: no such node. */
int sys_prefer_node(void *addr, size_t len, int node);
/* Gives the node that the mapping was put on, -1 if none. Returns 0 or -errno. */
int sys_preferred_node(void *addr, int *node);
/* Maps a part of a file, shared, not inherited by fork. */
int sys_map_fd(int fd, size_t len, uint64_t off, void **out);
/* Maps a whole file, not inherited by fork, or memory of no file (fd -1), at an address where huge
 * pages may lie. */
int sys_map_aligned(int fd, size_t len, void **out);
/* Reserves addresses that nothing else gets, and that nobody may access; not inherited by fork. */
int sys_reserve(size_t len, void **out);
/* Maps a file, shared, over some of them, at exactly this address. */
int sys_map_over(void *at, int fd, size_t len, uint64_t off);
int sys_unmap(void *p, size_t len);
/* Sets whether a child of fork() has this mapping, which anyone may have made. -EINVAL: memory of
 * some drivers cannot be kept again once it was excluded. */
int sys_keep_in_child(void *p, size_t len, bool keep);
/* Has the kernel find pages for it now, for writing or for reading: -ENOMEM instead of a signal
 * later, also where nothing is mapped; -EINVAL on kernels before 5.14. */
int sys_populate(void *p, size_t len, bool write);
/* A wish: huge pages behind those parts of a shared, still empty mapping of memory that can have
 * them. Gives up where that takes much longer than small pages would. */
void sys_make_huge(void *p, size_t len);
int sys_memfd(const char *name, uint64_t len);	   /* sealed against resizing; returns the fd */
int sys_punch(int fd, uint64_t off, uint64_t len); /* gives pages back */

/* Lets the kernel copy memory of this process: -EFAULT instead of a signal if it is not mapped or
 * its backing was removed. Short only with an error. */
int sys_copy(void *dst, const void *src, size_t len);
/* Many such copies, which do not overlap. */
struct sys_piece {
	void *dst;
	const void *src;
	size_t len;
};
int sys_copy_many(const struct sys_piece *v, size_t n);
/* Copies once where one end is memory of a device that the kernel will not pin (a BAR): the
 * processor accesses that end as it is mapped here, and the other one is pinned. */
int sys_copy_in(void *device, const void *src, size_t len);
int sys_copy_out(void *dst, const void *device, size_t len);

/* Processes and threads. */
int sys_pid(void);
int sys_tid(void);
unsigned int sys_uid(void); /* effective */
/* Whether the user that the kernel gives as `uid` is this process's effective one for certain: in a
 * user namespace all users that have no number there have the same one (65534). */
bool sys_uid_is_own(unsigned int uid);
unsigned int sys_fds_limit(void);		 /* RLIMIT_NOFILE, the soft one */
int sys_process_start(int pid, uint64_t *ticks); /* since boot; -ESRCH: there is none */
int sys_process_name(int pid, char *buf, size_t space);
/* Whether it is of this user: its real, effective, saved or file system user. Says so of every
 * process, also of those that may not be looked at. -ESRCH: there is none. */
int sys_process_is_of(int pid, unsigned int uid, bool *yes);
uint64_t
sys_pid_space(void); /* numbers the namespace in which pids have their meaning; 0 unknown */
uint64_t sys_ipc_space(void); /* the same for System V and POSIX IPC */
uint64_t sys_wall_ns(void);   /* since 1970 */
int sys_random(uint64_t *out);
int sys_hostname(char *buf, size_t space); /* cut to the space */

/* The machine. */
/* The number of processors that the process may run on. */
unsigned int sys_cpus_seen(void);
/* The CPU quota of its cgroups, in processors; 0: there is none. */
unsigned int sys_cpu_quota(void);
/* The smaller of both numbers, with the quota as it was at first. */
unsigned int sys_cpus(void);
size_t sys_page(void);
/* Processes and threads that its cgroups allow beside those that there are; UINT64_MAX: any number.
 */
uint64_t sys_threads_left(void);
/* Percent of the last ten seconds in which some task waited for memory: of the machine, or of one
 * of its cgroups if that is more. */
double sys_memory_pressure(void);
bool sys_swap_used(void); /* by whatever; also where the kernel does not say */
uint64_t sys_ram(void);	  /* bytes, or the limit of its cgroups if that is less */
/* The same with the cgroup that the limit is of: its path in the hierarchy, "" for the whole of it,
 * or the machine. */
struct sys_limit {
	uint64_t bytes;
	const char *controller;
	char cgroup[512];
};
void sys_ram_limit(struct sys_limit *out);
/* Bytes that the kernel calls available, or the rest of a limit of its cgroups if that is less. */
uint64_t sys_ram_available(void);
/* Whether a process counts in that limit. */
bool sys_process_in(int pid, const struct sys_limit *l);

/* The root below which sysfs and procfs are looked up; "" is the real one. Set once, at start. */
int sys_root_set(const char *root);
const char *sys_root(void);
/* A small text file below the root, without its last newline; its length or -errno, -E2BIG. */
ssize_t sys_root_read(const char *path, char *buf, size_t space);
int sys_root_open(const char *path); /* for reading; a descriptor, the caller's */
bool sys_root_exists(const char *path);
bool sys_root_usable(const char *path); /* this process may read and write it */
/* Reads a symbolic link, as readlink(2), terminated. Returns its length or -errno. */
ssize_t sys_root_readlink(const char *path, char *buf, size_t space);
/* Calls fn with each name in a directory, sorted; ends when fn returns other than 0, with that. */
int sys_root_list(const char *path, int (*fn)(const char *name, void *arg), void *arg);

#endif

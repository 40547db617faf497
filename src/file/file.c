/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#include "file/file.h"

#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <linux/magic.h>
#include <stdlib.h>
#include <sys/stat.h>
#include <unistd.h>

#include "base/alloc.h"
#include "base/bits.h"
#include "base/error.h"
#include "base/text.h"
#include "sys/sys.h"
#include "sys/window.h"

/* Where the kernel does not say: every Linux block device takes this. */
#define SAFE_ALIGN 4096u

/* What O_DIRECT needs on this file, asked of the kernel; facts.direct false if it has none. */
static void ask_alignment(struct file *f, int fd)
{
	uint32_t mem = 0;
	uint32_t off = 0;

	if (f->facts.memory_backed) {
		/* Linux 6.6 and later accept the flag there and then copy as ever: nothing direct.
		 */
		return;
	}
	/* Overlay and network file systems do not say; opening will show. */
	f->facts.direct = sys_dio_align(fd, &mem, &off) ? file_direct(f) >= 0 : off != 0;
	if (f->facts.direct) {
		f->facts.align_mem = mem ? mem : SAFE_ALIGN;
		f->facts.align_off = off ? off : SAFE_ALIGN;
	}
}

#ifndef EXT4_SUPER_MAGIC
#define EXT4_SUPER_MAGIC 0xEF53
#endif
#ifndef XFS_SUPER_MAGIC
#define XFS_SUPER_MAGIC 0x58465342
#endif
#ifndef FUSE_SUPER_MAGIC
#define FUSE_SUPER_MAGIC 0x65735546
#endif

uint64_t file_mount_id(const struct file *f)
{
	int fd = atomic_load(&f->buffered);

	return sys_mount_id(fd < 0 ? atomic_load(&f->direct) : fd);
}

bool file_on_fuse(const struct file *f)
{
	return f->magic == FUSE_SUPER_MAGIC;
}

/* Where a page leaves every mapping before anything else takes its place in the file. */
static int ask_mappable(struct file *f, int fd)
{
	struct sys_stamp s;
	int rc;

	if (f->facts.block || (f->magic != EXT4_SUPER_MAGIC && f->magic != XFS_SUPER_MAGIC &&
			       f->magic != TMPFS_MAGIC)) {
		return 0;
	}
	rc = sys_stamp(fd, &s);
	f->facts.mappable = !rc && !s.dax;
	/* Without statx(2) the alignment is unknown; that is not a failure. */
	return rc == -ENOSYS || rc == -EOPNOTSUPP || rc == -EPERM ? 0 : rc;
}

static int classify(struct file *f, int fd)
{
	struct stat st;
	int rc = sys_fstat(fd, &st);

	if (rc) {
		return err_set(-rc, "'%s': %s", f->name, err_words(rc));
	}
	if (S_ISDIR(st.st_mode)) {
		return err_set(EISDIR, "'%s' is a directory; name the files in it", f->name);
	}
	f->facts.block = S_ISBLK(st.st_mode);
	f->facts.pipe = !S_ISREG(st.st_mode) && !f->facts.block;
	f->dev = f->facts.block ? st.st_rdev : st.st_dev;
	/* First guesses; a process learns better (plan). */
	f->facts.disk_bytes_per_ns = 2.0;
	f->facts.disk_setup_ns = 60e3;
	atomic_init(&f->facts.last_end, 0);
	if (f->facts.pipe) {
		return 0;
	}
	rc = sys_fs_magic(fd, &f->magic);
	if (!rc || rc == -ENOSYS) {
		f->facts.memory_backed = !f->facts.block && sys_fs_is_memory(f->magic);
		rc = ask_mappable(f, fd);
	}
	return rc ? err_set(-rc, "'%s': %s", f->name, err_words(rc)) : 0;
}

/* Takes over fd in any case. */
static int adopt(int fd, char *name, bool shared, struct file **out)
{
	struct file *f = alloc_zero(sizeof(*f));
	int flags;
	int rc;

	if (!f || !name) {
		rc = -ENOMEM;
		goto err_close;
	}
	f->name = name;
	atomic_init(&f->buffered, -1);
	atomic_init(&f->direct, -1);
	atomic_init(&f->own, -1);
	f->shared = shared;
	lock_init(&f->lock, RANK_FILE);
	lock_init(&f->edge_lock, RANK_FILE_EDGE);
	flags = sys_fcntl_getfl(fd);
	if (flags < 0) {
		rc = err_set(-flags, "'%s': %s", name, err_words(flags));
		goto err_finish;
	}
	f->flags = flags & O_ACCMODE;
	f->kept = flags & (O_SYNC | O_DSYNC | O_NOATIME);
	if (flags & (O_APPEND | O_PATH)) {
		rc = err_set(EINVAL,
			     "'%s' was opened with %s; transfers use offsets: open it without that "
			     "flag",
			     name, flags & O_PATH ? "O_PATH" : "O_APPEND");
		goto err_finish;
	}
	rc = classify(f, fd);
	if (rc) {
		goto err_finish;
	}
	f->facts.bypass = !f->facts.pipe && (flags & O_DIRECT);
	atomic_init(&f->facts.past_cache, f->facts.bypass);
	atomic_store(f->facts.bypass ? &f->direct : &f->buffered, fd);
	if (!f->facts.pipe) {
		ask_alignment(f, fd);
	}
	*out = f;
	return 0;
err_finish:
	lock_finish(&f->edge_lock);
	lock_finish(&f->lock);
err_close:
	(void)sys_close(fd);
	free(name);
	free(f);
	return rc;
}

/* The kernel returns EINVAL for directories, too. */
static int refuse_direct(const char *path)
{
	int fd = sys_open(path, O_RDONLY | O_DIRECTORY, 0);

	if (fd >= 0) {
		(void)sys_close(fd);
		return err_set(EISDIR, "'%s' is a directory; name the files in it", path);
	}
	return err_set(
		EINVAL,
		"cannot open '%s' with O_DIRECT: its file system refuses O_DIRECT; open it without",
		path);
}

int file_open(const char *path, int flags, mode_t mode, struct file **out)
{
	int fd = sys_open(path, flags, mode);

	if (fd == -EINVAL && (flags & O_DIRECT)) {
		return refuse_direct(path);
	}
	if (fd < 0) {
		return err_set(-fd, "cannot open '%s': %s", path, err_words(fd));
	}
	return adopt(fd, alloc_str(path), false, out);
}

int file_from_fd(int fd, struct file **out)
{
	int own = sys_dup(fd);
	char path[PATH_MAX];

	if (own < 0) {
		return err_set(-own, "descriptor %d cannot be duplicated: %s", fd, err_words(own));
	}
	/* A descriptor number alone would mean nothing in a message or a timeline. */
	if (sys_fd_path(fd, path, sizeof(path)) < 0) {
		text_fmt(path, sizeof(path), "descriptor %d", fd);
	}
	return adopt(own, alloc_str(path), true, out);
}

static int close_fds(struct file *f)
{
	int fds[] = { atomic_load(&f->direct), atomic_load(&f->buffered), atomic_load(&f->own) };
	int rc = 0;

	for (unsigned int i = 0; i < ARRAY_LEN(fds); i++) {
		int one = fds[i] >= 0 ? sys_close(fds[i]) : 0;

		if (one && !rc) {
			rc = err_set(-one, "closing '%s': %s", f->name, err_words(one));
		}
	}
	return rc;
}

static void free_file(struct file *f)
{
	free(f->name);
	free(f);
}

int file_close(struct file *f)
{
	int rc = close_fds(f);

	lock_finish(&f->edge_lock);
	lock_finish(&f->lock);
	free_file(f);
	return rc;
}

void file_abandon(struct file *f)
{
	(void)close_fds(f);
	free_file(f);
}

/* Returns a descriptor of the file; any of them can be fsynced. */
static int any_fd(struct file *f)
{
	int fd = atomic_load(&f->buffered);

	return fd >= 0 ? fd : atomic_load(&f->direct);
}

int file_sync(struct file *f)
{
	int rc = f->facts.pipe ? 0 : sys_fsync(any_fd(f));

	return rc ? err_set(-rc, "fsync of '%s': %s", f->name, err_words(rc)) : 0;
}

int file_stat(struct file *f, struct stat *out)
{
	int rc = sys_fstat(any_fd(f), out);

	return rc ? err_set(-rc, "'%s': %s", f->name, err_words(rc)) : 0;
}

int file_length(struct file *f, uint64_t *out)
{
	struct stat st;
	int rc = file_stat(f, &st);

	if (rc) {
		return rc;
	}
	*out = f->facts.pipe	? 0
	       : f->facts.block ? sys_block_size(any_fd(f))
				: (uint64_t)st.st_size;
	return 0;
}

/* Up to where the blocks of a file are all allocated, as far as one call tells: its length, or 0.
 */
static uint64_t dense_up_to(struct file *f)
{
	struct stat st;

	if (sys_fstat(any_fd(f), &st) || (uint64_t)st.st_blocks * 512 < (uint64_t)st.st_size) {
		return 0;
	}
	return (uint64_t)st.st_size;
}

bool file_writes_together(struct file *f, uint64_t off, uint64_t len)
{
	uint64_t dense;

	if (f->facts.block) {
		return true;
	}
	if (!atomic_load_explicit(&f->facts.past_cache, memory_order_relaxed)) {
		return false;
	}
	if (f->magic != EXT4_SUPER_MAGIC && f->magic != XFS_SUPER_MAGIC) {
		return true; /* not known: fstat() may have to ask a server */
	}
	dense = atomic_load_explicit(&f->facts.dense, memory_order_relaxed);
	if (off + len > dense) {
		dense = dense_up_to(f);
		atomic_store_explicit(&f->facts.dense, dense, memory_order_relaxed);
	}
	return off + len <= dense;
}

/* O_NOATIME is for the file's owner, who may have handed us the descriptor: without it then. */
static int reopen(struct file *f, int extra)
{
	int fd = sys_reopen(any_fd(f), f->flags | f->kept | extra);

	if (fd == -EPERM && (f->kept & O_NOATIME)) {
		fd = sys_reopen(any_fd(f), f->flags | (f->kept & ~O_NOATIME) | extra);
	}
	return fd;
}

/* Returns one of the descriptors, opened now if it was not yet. */
static int described(struct file *f, atomic_int *slot, int extra)
{
	int fd = atomic_load_explicit(slot, memory_order_acquire);

	if (fd >= 0) {
		return fd;
	}
	lock_acquire(&f->lock);
	fd = atomic_load(slot);
	if (fd < 0 && slot == &f->buffered && f->denied) {
		fd = -f->denied;
	} else if (fd < 0) {
		fd = reopen(f, extra);
		if (fd >= 0) {
			atomic_store(slot, fd);
		}
	}
	lock_release(&f->lock);
	if (fd < 0) {
		return err_set(-fd, "'%s' cannot be opened %s O_DIRECT: %s", f->name,
			       extra ? "with" : "without", err_words(fd));
	}
	return fd;
}

int file_buffered(struct file *f)
{
	return described(f, &f->buffered, 0);
}

bool file_deny_buffered(struct file *f, int err)
{
	bool denied;

	lock_acquire(&f->lock);
	denied = atomic_load(&f->buffered) < 0;
	if (denied) {
		f->denied = -err;
	}
	lock_release(&f->lock);
	return denied;
}

int file_direct(struct file *f)
{
	return described(f, &f->direct, O_DIRECT);
}

int file_own(struct file *f)
{
	return described(f, f->shared ? &f->own : &f->buffered, 0);
}

int file_extent(struct file *f, uint64_t off, uint64_t end, uint64_t *until, bool *hole)
{
	uint64_t at;
	int fd = file_own(f);
	int rc = fd < 0 ? fd : sys_next_hole(fd, off, &at);

	if (rc) {
		return rc;
	}
	*hole = at == off;
	if (*hole) {
		rc = sys_next_data(fd, off, &at);
		/* The hole was filled in the meantime. */
		*hole = at != off;
		at = at == off ? end : at;
	}
	*until = min_u64(at, end);
	return rc;
}

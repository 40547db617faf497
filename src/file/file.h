/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#ifndef FILE_FILE_H
#define FILE_FILE_H

/*
 * An open file for transfers: one description with O_DIRECT and one without, each opened when first
 * needed, and the alignment that the kernel requires.
 */

#include <pthread.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <stdint.h>
#include <sys/stat.h>
#include <sys/types.h>

#include "base/lock.h"
#include "sys/window.h"

/* What movers decide by; filled when the file is opened. */
struct file_facts {
	bool pipe; /* or a socket, or a terminal: no offsets */
	bool block;
	bool bypass;	    /* opened with O_DIRECT: go past the cache where alignment permits */
	bool direct;	    /* O_DIRECT works, as far as known */
	bool memory_backed; /* tmpfs and the like: all of it is page cache */
	bool mappable;	    /* mappings of it follow every change: they may be read in place */
	uint32_t align_mem; /* of O_DIRECT, bytes */
	uint32_t align_off;
	double disk_bytes_per_ns; /* a first guess of the speed of the disk below */
	double disk_setup_ns;
	/* Facts that transfers find out. */
	atomic_bool direct_failed; /* the kernel refused O_DIRECT on this file */
	/* Counts the failures in a row to register the file's pages with a device. Until
	 * `pin_refused_until` (clock_now_ns; 0: no limit) it is not tried again. */
	atomic_uint pin_failures;
	atomic_ullong pin_refused_until;
	atomic_uint told;	/* fallbacks already logged, 1u << reason */
	atomic_ullong last_end; /* where the last small read ended */
	atomic_bool past_cache; /* the last write whose route is known went past the page cache */
	atomic_ullong dense;	/* below this the file had no holes when it was last looked at */
};

struct file {
	struct file_facts facts;
	char *name; /* for messages: the path, or "descriptor 7" of a pipe */
	int flags;  /* the access mode that it was opened with */
	int kept; /* O_SYNC, O_DSYNC, O_NOATIME, as it was opened with: each description has them */
	dev_t dev;		/* of the device that it is on, or is */
	long magic;		/* of the file system, statfs(2) */
	atomic_ullong disk_seq; /* p2pdma's: of the disk, 0 until it is asked for */

	struct sys_stamp pin_stamp; /* when registering last failed; under the pagecache's lock */

	/* Descriptors: < 0 not (yet) there. Set once under `lock`, read without. */
	atomic_int buffered;
	atomic_int direct;
	atomic_int own; /* as buffered, with an offset that no other code uses */
	bool shared;	/* the first of them has the caller's description */
	/* Why there is no buffered descriptor, since an edge was written without it: an errno, 0:
	 * there may be one. From then on edges are always written that way (file_deny_buffered). */
	int denied;
	/* Protects opening the descriptors, and `denied`. */
	struct lock lock;
	/* For one user at a time: reading or writing a pipe, and read-modify-write of edges where
	 * no buffered descriptor can be opened. */
	struct lock edge_lock;
};

int file_open(const char *path, int flags, mode_t mode, struct file **out);
int file_from_fd(int fd, struct file **out);
int file_close(struct file *f);
/* In a child of fork(): the same, whatever threads of the parent were doing with it. */
void file_abandon(struct file *f);
int file_sync(struct file *f);

int file_stat(struct file *f, struct stat *out);
/* Gives the file's bytes now; for block devices their capacity, for pipes 0. */
int file_length(struct file *f, uint64_t *out);
/* The id of the mount that the file was opened on, 0: not known (before Linux 5.8). */
uint64_t file_mount_id(const struct file *f);
/* Whether the file belongs to a FUSE server, whose answers need not agree with each other. */
bool file_on_fuse(const struct file *f);

/* Whether the kernel lets a write run beside others of the same file. Writes to the page cache, and
 * those past it that make the file longer or fill holes, hold the inode's lock one after the other:
 * further threads would only spin for it. */
bool file_writes_together(struct file *f, uint64_t off, uint64_t len);

/* Finds whether data or a hole begins at `off`, and where it ends, at most at `end`. Returns 0, or
 * -ENXIO if `off` is past the file's end. */
int file_extent(struct file *f, uint64_t off, uint64_t end, uint64_t *until, bool *hole);

/* Returns the descriptor without O_DIRECT, opened if need be, or -errno with a message. */
int file_buffered(struct file *f);
/* Like file_buffered(), for the descriptor with O_DIRECT. */
int file_direct(struct file *f);
/* Edges of this file are written by read-modify-write from now on, because file_buffered() returned
 * `err`: later calls of it return the same. A write through the page cache beside such an edge
 * could be undone by it. Returns false if the descriptor was opened in the meantime: then the
 * caller uses it. */
bool file_deny_buffered(struct file *f, int err);
/* Returns a descriptor without O_DIRECT whose offset may be moved. */
int file_own(struct file *f);

/* How much of a range is in the page cache, 0..1; < 0 unknown. */
double file_resident(struct file *f, uint64_t off, uint64_t len);
/* Whether every page of a range is there, for sure: where the kernel would not say, no. */
bool file_all_cached(struct file *f, uint64_t off, uint64_t len);
/* Whether any page of a range may be there, of a file that is open for writing: where the kernel
 * would not say, yes. */
bool file_any_cached(struct file *f, uint64_t off, uint64_t len);

#endif

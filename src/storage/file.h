/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#ifndef STORAGE_FILE_H
#define STORAGE_FILE_H

/*
 * A file as transfers need it: one description with O_DIRECT and one without, each opened when
 * first needed, and what the kernel says of alignment.
 */

#include <pthread.h>
#include <stdatomic.h>
#include <stdint.h>
#include <sys/types.h>

#include "path/path.h"
#include "sys/window.h"

struct file {
	struct path_facts facts;
	char *name; /* for messages: the path, or "descriptor 7" of a pipe */
	int flags;  /* the access mode that it was opened with */
	int sync;   /* O_SYNC and O_DSYNC, as it was opened with: each description has them */
	dev_t dev;  /* of the device that it is on, or is */
	long magic; /* of the file system, statfs(2) */
	atomic_ullong disk_seq; /* p2p.c's: of the disk, 0 until it is asked for */

	struct sys_stamp pin_stamp; /* when registering last failed; under the pagecache's lock */

	/* Descriptors: < 0 not (yet) there. Set once under `lock`, read without. */
	atomic_int buffered;
	atomic_int direct;
	atomic_int own; /* as buffered, and its offset is nobody else's */
	bool shared;	/* the first of them has the caller's description */
	/* Protects opening the descriptors. */
	pthread_mutex_t lock;
	/* One at a time: reading or writing a stream, and read-modify-write of edges where no
	 * buffered descriptor can be had. */
	pthread_mutex_t edge_lock;
};

int file_open(const char *path, int flags, mode_t mode, struct file **out);
int file_from_fd(int fd, struct file **out);
int file_close(struct file *f);
/* In a child of fork(): the same, whatever threads of the parent were doing with it. */
void file_abandon(struct file *f);
int file_sync(struct file *f);

/* Bytes in it now; for block devices their capacity, for streams 0. */
int file_length(struct file *f, uint64_t *out);

/* What begins at `off`, data or a hole, and up to where, at most `end`. -ENXIO: past its end. */
int file_extent(struct file *f, uint64_t off, uint64_t end, uint64_t *until, bool *hole);

/* The descriptor without / with O_DIRECT, opened if need be. -errno with a message. */
int file_buffered(struct file *f);
int file_direct(struct file *f);
/* One without O_DIRECT whose offset may be moved. */
int file_own(struct file *f);

#endif

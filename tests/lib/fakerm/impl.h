/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#ifndef TESTS_LIB_FAKERM_IMPL_H
#define TESTS_LIB_FAKERM_IMPL_H

/* What the fake's two files share: files.c stands before the C library, rm.c is the driver. */

#include <pthread.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <stdint.h>

#include "fakerm.h"

#define EXPORT __attribute__((visibility("default")))
#define FDS_MAX 4096

enum file_kind {
	FILE_OTHER,
	FILE_CTL,
	FILE_GPU,
	FILE_EXPORTED, /* was nvidiactl; refers to memory now */
};

struct file {
	atomic_int kind; /* an enum file_kind; stored last, and read without the lock, too */
	int minor;
	uint64_t ino; /* of what the descriptor refers to */
};

uint64_t ino_of(int fd);
extern struct file files[FDS_MAX];
extern pthread_mutex_t fakerm_lock; /* all of this */

struct setting {
	const char *name;
	long value;
};
long setting(const char *name);
void set_locked(const char *name, long value);
bool countdown(const char *name); /* true: the turn of the one that is refused */
int fakerm_devices(void);
long fakerm_bus(void);

/* An ioctl of a device file, with the lock: 0, or a negative errno. */
int rm_ioctl(int fd, unsigned long request, void *arg);
/* The descriptor is closed: its client goes, with all that is its. */
void rm_closed(int fd);
long rm_count(const char *what);
extern long violations;

#endif

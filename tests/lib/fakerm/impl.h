/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#ifndef TESTS_LIB_FAKERM_IMPL_H
#define TESTS_LIB_FAKERM_IMPL_H

/* What the fake's files share: files.c stands before the C library, rm.c and uvm.c are the driver.
 */

#include <pthread.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <stdint.h>

#include "fakerm.h"

#define EXPORT __attribute__((visibility("default")))
#define FDS_MAX 4096

struct bytes;

enum file_kind {
	FILE_OTHER,
	FILE_CTL,
	FILE_GPU,
	FILE_EXPORTED, /* was nvidiactl; refers to memory now */
	FILE_UVM,
};

struct file {
	atomic_int kind; /* an enum file_kind; stored last, and read without the lock, too */
	int minor;
	uint64_t ino;	      /* of what the descriptor refers to */
	struct bytes *window; /* that mmap() of a GPU's file maps; NULL: nothing */
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

/* The bytes of GPU memory: a descriptor of its own, and what of them. */
struct bytes {
	int fd;
	uint64_t off;
	uint64_t len;
	uint32_t block; /* libcuda's, which it keeps; 0: none */
	int pid;	/* the process that has it keep that; a child must not ask its libcuda */
};
bool bytes_keep(const struct bytes *from, struct bytes *out);
void bytes_drop(struct bytes *b);
/* Those of an object of any client. */
const struct bytes *rm_bytes(uint32_t client, uint32_t handle);
bool gpu_is_open(int minor);

/* Of uvm.c, with the lock. */
int uvm_ioctl(int fd, unsigned long request, void *arg);
void uvm_closed(int fd);
long uvm_count(const char *what);
/* What a mapping at this address is to have instead: the bytes, or an errno. */
int uvm_map(int fd, uintptr_t at, uint64_t len, uint64_t off, struct bytes *out);
bool uvm_has_mapped(uintptr_t at); /* without the lock */
void uvm_unmapped(uintptr_t at, uint64_t len);
extern long violations;

#endif

/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/* The files of a ring: words that name them in requests, and descriptors that stay while a request
 * uses them. */

#include "ring/ring.h"

#include <errno.h>

#include "sys/sys.h"

/* Bit 0 is the lap's. */
static uint64_t word_of(unsigned int i, uint32_t generation)
{
	return (uint64_t)generation << 17 | (uint64_t)i << 1;
}

#define PAST_ANY_END (UINT64_C(1) << 62)

/* A read without a wait, where no file has anything, as it may start one. -EOPNOTSUPP: the kernel
 * cannot say whether a read would wait. Where it can, io_uring waits without a thread. */
static ssize_t try_no_wait(int fd)
{
	char byte;

	return sys_pread_nowait(fd, &byte, 1, PAST_ANY_END);
}

static bool is_in_memory(int fd)
{
	long magic;

	return !sys_fs_magic(fd, &magic) && sys_fs_is_memory(magic);
}

uint64_t ring_file_add(struct ring *r, int fd, uint32_t ops, uint64_t off, uint64_t len)
{
	const struct ring_io *io = r->ctx->io;
	ssize_t tried = try_no_wait(fd);
	bool async = tried != -EOPNOTSUPP && r->uring && io->uring;
	bool memory = tried < 0 && io->memory && is_in_memory(fd);
	uint64_t word = 0;

	lock_acquire(&r->lock);
	for (unsigned int i = 0; i < r->n_files && !word; i++) {
		struct ring_file *f = &r->files[i];

		/* A descriptor stays with its place while a request has it. */
		if (f->fd < 0) {
			*f = (struct ring_file){ .open = true,
						 .ops = ops,
						 .generation = f->generation + 1,
						 .off = off,
						 .len = len,
						 .fd = fd,
						 .direct = -1,
						 .async = async,
						 .memory = memory,
						 .users = 1 };
			word = word_of(i, f->generation);
		}
	}
	lock_release(&r->lock);
	if (!word) {
		(void)sys_close(fd);
	}
	return word;
}

void ring_file_direct(struct ring *r, uint64_t word, int fd, uint32_t block)
{
	struct ring_file *f = &r->files[word >> 1 & 0xffff];

	lock_acquire(&r->lock);
	f->direct = fd;
	f->block = block;
	lock_release(&r->lock);
}

void ring_file_give(struct ring *r, struct ring_file *f, unsigned int n)
{
	int direct;
	int fd;

	/* Acquire: others' uses of the descriptors come before they are closed. */
	if (atomic_fetch_sub_explicit(&f->users, n, memory_order_acq_rel) != n) {
		return;
	}
	lock_acquire(&r->lock);
	direct = f->direct;
	fd = f->fd;
	f->direct = -1;
	f->fd = -1;
	lock_release(&r->lock);
	(void)sys_close(fd);
	if (direct >= 0) {
		(void)sys_close(direct);
	}
}

void ring_file_remove(struct ring *r, uint64_t word)
{
	struct ring_file *f = &r->files[word >> 1 & 0xffff];

	lock_acquire(&r->lock);
	f->open = false;
	lock_release(&r->lock);
	ring_file_give(r, f, 1);
}

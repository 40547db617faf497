/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#ifndef DEV_STREAM_H
#define DEV_STREAM_H

#include <stdatomic.h>
#include <stddef.h>
#include <stdint.h>

#include "dev/dev.h"

/* How a stream's thread accesses memory: at least one end is the device's; the other may be any
 * address and need not be mapped. 0 or -errno. */
struct dev_cpu_ops {
	int (*copy)(void *dst, const void *src, size_t len);
	int (*fill)(void *dst, unsigned char byte, size_t len);
};

/* For devices whose dev.cpu_ops are set. */
extern const struct dev_stream_ops dev_thread_streams;
extern const struct dev_order_ops dev_thread_order;
/* For those whose memory the CPU may access at any time. */
extern const struct dev_kernel_ops dev_thread_kernels;

/* The kinds of tasks of a stream's thread. The words that it waits for are futexes. */
enum dev_task_kind {
	DEV_TASK_COPY,
	DEV_TASK_COPY_MANY,
	DEV_TASK_FILL,
	DEV_TASK_HOST,
	DEV_TASK_WAIT,
	DEV_TASK_WRITE,
	DEV_TASK_KERNEL,
	DEV_TASK_AFTER, /* waits until another stream has finished `at` tasks */
};

struct soft_stream;

struct dev_task {
	enum dev_task_kind kind;
	void *dst;
	const void *src;
	size_t len;
	unsigned char byte;
	struct dev_piece *many; /* len of them, to be freed */
	enum dev_kernel kernel; /* of `len` blocks */
	void *params;		/* to be freed */
	dev_host_fn fn;
	void *arg;
	atomic_uint *word;
	unsigned int value;
	struct soft_stream *other; /* outlives the task */
	uint64_t at;
};

int dev_enqueue(struct dev_stream *s, const struct dev_task *t);
/* order_task.c: does a task of the kinds host, wait and write. */
int dev_do_order(const struct dev_task *t);
/* Stores a word that streams and the caller's threads wait for, and wakes them. */
void dev_set_word(atomic_uint *word, unsigned int value);
/* Gives one more reference to the stream with this handle, to be destroyed as any other. Returns
 * -EINVAL if the handle is no stream of this device. */
int dev_share_stream(struct dev *d, void *handle, struct dev_stream **out);

#endif

/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/* Order by streams that are threads: each call queues a task (order_task.c). */

#include "dev/stream.h"

static void set(struct dev *d, atomic_uint *word, unsigned int value)
{
	(void)d;
	dev_set_word(word, value);
}

static int create(struct dev *d, struct dev_stream **out)
{
	return d->stream.create(d, out);
}

static void *handle(struct dev_stream *s)
{
	return s;
}

static int usable(struct dev_stream *s)
{
	(void)s;
	return 0; /* there are no graphs */
}

static int host(struct dev_stream *s, dev_host_fn fn, void *arg)
{
	return dev_enqueue(s, &(struct dev_task){ .kind = DEV_TASK_HOST, .fn = fn, .arg = arg });
}

static int copies(struct dev_stream *s, const struct dev_piece *v, size_t n, bool captured)
{
	(void)captured;
	return s->dev->stream.copy_many(s, v, n, (struct dev_touch){ .sure = false });
}

static int wait_value(struct dev_stream *s, atomic_uint *word, unsigned int value)
{
	return dev_enqueue(
		s, &(struct dev_task){ .kind = DEV_TASK_WAIT, .word = word, .value = value });
}

static int write_value(struct dev_stream *s, atomic_uint *word, unsigned int value)
{
	return dev_enqueue(
		s, &(struct dev_task){ .kind = DEV_TASK_WRITE, .word = word, .value = value });
}

static bool is(const struct dev_stream *s, const void *handle)
{
	return (const void *)s == handle;
}

const struct dev_order_ops dev_thread_order = {
	.create = create,
	.wrap = dev_share_stream,
	.handle = handle,
	.is = is,
	.usable = usable,
	.host = host,
	.copies = copies,
	.wait_value = wait_value,
	.write_value = write_value,
	.set_value = set,
};

/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#ifndef DEV_STREAM_H
#define DEV_STREAM_H

#include <stddef.h>

struct dev_stream_ops;

/* How a stream's thread touches memory: at least one end is the device's, the other may be
 * anybody's and need not be mapped at all. 0 or -errno. */
struct dev_hands {
	int (*copy)(void *dst, const void *src, size_t len);
	int (*fill)(void *dst, unsigned char byte, size_t len);
};

/* For devices whose dev.hands are set. */
extern const struct dev_stream_ops dev_thread_streams;

#endif

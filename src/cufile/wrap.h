/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#ifndef CUFILE_WRAP_H
#define CUFILE_WRAP_H

/*
 * The program's streams as libpeerlane knows them, each in the name of one device. One is wrapped
 * when it is first used and kept until it is deregistered or the driver closes, for asking the
 * GPU's driver about it each time would cost more than the transfer. A per-thread default stream is
 * kept no longer than its thread: the next thread to have one wrapped takes the old ones away.
 *
 * Functions that end in _locked are called with the lock of the streams held (stream.c); nothing
 * else touches the list.
 */

#include <stdatomic.h>
#include <stdbool.h>

#include <peerlane/peerlane.h>

#include "cufile/api.h"

struct cf_wrap_owner;

struct cf_wrapper {
	struct cf_wrapper *next;
	CUstream native;
	struct cf_wrap_owner *owner; /* the thread whose default stream it is; else NULL */
	char dev[32];
	struct pl_dev *device;
	struct pl_stream *stream;
	atomic_uint queued; /* transfers on it that are not done */
	bool made;	    /* here, since a software GPU has no default stream */
};

/* Whether a handle is one that every context has, with streams of its own. */
bool cf_is_default_stream(CUstream native);

/* The stream in the name of that device: 0 or -errno. *stale: wrappers that can no longer be used,
 * for cf_wrapper_close(). */
int cf_wrapper_get_locked(CUstream native, const char *dev, struct cf_wrapper **out,
			  struct cf_wrapper **stale);
/* All that were made for a stream (per-thread: the calling thread's), out of the list. */
struct cf_wrapper *cf_wrapper_take_locked(CUstream native);
struct cf_wrapper *cf_wrapper_take_all_locked(void);
/* Closes a list of them. Without the lock: it waits for the transfers on them. */
void cf_wrapper_close(struct cf_wrapper *list);
/* In a child after fork. */
void cf_wrapper_forget(void);

#endif

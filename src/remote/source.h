/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#ifndef REMOTE_SOURCE_H
#define REMOTE_SOURCE_H

/*
 * A grant of bytes that are in no memory of the process, such as those of a file: other processes
 * read them as a region. Only movers whose processor sends the bytes can do that.
 */

#include <stddef.h>
#include <stdint.h>

struct pl_ctx;
struct pl_grant;

struct grant_source {
	/* All of them: 0, or -errno. Any number of threads call it, which have other bytes to
	 * send: what would wait is -EAGAIN. */
	int (*read)(void *arg, void *buf, size_t len, uint64_t off);
	void *arg;
};

/* Like pl_grant_open(), for reading; *s stays until pl_grant_close(). In api/grant.c. */
int grant_open_source(struct pl_ctx *ctx, const struct grant_source *s, size_t len,
		      struct pl_grant **out);

#endif

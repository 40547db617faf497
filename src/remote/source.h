/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#ifndef REMOTE_SOURCE_H
#define REMOTE_SOURCE_H

/*
 * Grants of bytes that are not in the process's memory, such as those of a file. Other processes
 * read them as a region. Only movers whose processor sends the bytes can have such grants.
 */

#include <stddef.h>
#include <stdint.h>

struct pl_ctx;
struct pl_grant;

struct grant_source {
	/* Reads all `len` bytes. Returns 0, or -errno. Any number of threads call it, and other
	 * clients wait for them: it returns -EAGAIN rather than wait. */
	int (*read)(void *arg, void *buf, size_t len, uint64_t off);
	void *arg;
};

/* Like pl_grant_open(), for a grant that is only read; *s stays until pl_grant_close().
 * Defined in api/grant.c, and declared here for `serve`, which includes no header of api. */
int grant_open_source(struct pl_ctx *ctx, const struct grant_source *s, size_t len,
		      struct pl_grant **out);

#endif

/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

#include "plain.h"

#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#define PIECE ((size_t)8 << 20)

struct plain {
	struct pl_ctx *ctx;
	int fd;
	char *have;
	char *want;
};

/* One piece of a tensor: into the device's memory, or compared with it. */
static int move(const struct plain *p, char *mem, size_t len, uint64_t off)
{
	ssize_t n = pread(p->fd, p->want, len, (off_t)off);

	if (n != (ssize_t)len) {
		return n < 0 ? -errno : -ENODATA;
	}
	n = pl_copy(p->ctx, mem, p->want, len, NULL);
	return n < 0 ? (int)n : 0;
}

static int compare(const struct plain *p, char *mem, size_t len, uint64_t off)
{
	ssize_t n = pread(p->fd, p->want, len, (off_t)off);

	if (n != (ssize_t)len) {
		return n < 0 ? -errno : -ENODATA;
	}
	n = pl_copy(p->ctx, p->have, mem, len, NULL);
	return n < 0 ? (int)n : memcmp(p->have, p->want, len) != 0 ? -EILSEQ : 0;
}

static int each_piece(const struct plain *p, const struct st_shard *s,
		      int (*fn)(const struct plain *p, char *mem, size_t len, uint64_t off),
		      char why[2 * ST_WHY])
{
	for (size_t i = 0; i < s->header.n; i++) {
		const struct st_tensor *t = &s->header.tensors[i];

		for (uint64_t done = 0; done < t->len; done += PIECE) {
			uint64_t off = t->off + done;
			size_t len = t->len - done < PIECE ? (size_t)(t->len - done) : PIECE;
			int rc = fn(p, (char *)t->mem + done, len, off);

			if (rc != 0) {
				(void)snprintf(why, 2 * (size_t)ST_WHY,
					       "%.200s: tensor '%.60s': %s", s->path, t->name,
					       rc == -EILSEQ ? "the memory differs from the file"
							     : strerror(-rc));
				return rc;
			}
		}
	}
	return 0;
}

static int walk(struct pl_ctx *ctx, const struct st_shard *s,
		int (*fn)(const struct plain *p, char *mem, size_t len, uint64_t off),
		char why[2 * ST_WHY])
{
	struct plain p = { ctx, open(s->path, O_RDONLY | O_CLOEXEC), malloc(PIECE), malloc(PIECE) };
	int rc = p.fd < 0 ? -errno : p.have == NULL || p.want == NULL ? -ENOMEM : 0;

	if (rc == 0) {
		rc = each_piece(&p, s, fn, why);
	} else {
		(void)snprintf(why, 2 * (size_t)ST_WHY, "%.200s: %s", s->path, strerror(-rc));
	}
	if (p.fd >= 0) {
		(void)close(p.fd);
	}
	free(p.have);
	free(p.want);
	return rc;
}

int plain_load(struct pl_ctx *ctx, const struct st_shard *s, char why[2 * ST_WHY])
{
	return walk(ctx, s, move, why);
}

int plain_check(struct pl_ctx *ctx, const struct st_shard *s, char why[2 * ST_WHY])
{
	return walk(ctx, s, compare, why);
}

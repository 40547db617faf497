/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/* Lists of other processes: their pieces are gathered into a chunk, or scattered from it. */

#include <errno.h>
#include <string.h>

#include "dev/dev.h"
#include "move/tcp/incoming.h"

#define COPIES 128u /* at once */

/* The next pieces, of `left` bytes: how many, or -EACCES. They are done when this returns. */
static int next(struct tcp_in *p, const struct tcp_grant *g, unsigned char *host, uint32_t *left,
		struct dev_piece v[COPIES])
{
	bool write = p->q.what == FRAME_PUTV;
	int n = 0;

	while (n < (int)COPIES && *left) {
		struct frame_piece f = frame_piece_at(tcp_in_table(p), p->piece);
		uint32_t len = f.len - p->within < *left ? f.len - p->within : *left;
		void *mem;

		if (!tcp_is_within(g, f.off, f.len)) {
			return -EACCES;
		}
		mem = (void *)(g->g.base + f.off + p->within);
		v[n++] = write ? (struct dev_piece){ mem, host, len }
			       : (struct dev_piece){ host, mem, len };
		host += len;
		*left -= len;
		p->within += len;
		if (p->within == f.len) {
			p->within = 0;
			p->piece++;
		}
	}
	return n;
}

int tcp_in_copy_list(struct tcp_in *p, uint32_t len)
{
	unsigned char *buffer = p->buffer + FRAME_ANSWER;
	bool write = p->q.what == FRAME_PUTV;
	struct dev_piece v[COPIES];
	unsigned char *host;
	uint32_t left = len;
	struct tcp_use u;
	int rc = tcp_use_begin(p, &u);

	if (rc) {
		return rc;
	}
	host = u.stream ? u.stream->pinned : buffer;
	if (u.stream && write) {
		memcpy(host, buffer, len);
	}
	while (left && !rc) {
		rc = next(p, u.grant, host + (len - left), &left, v);
		rc = rc < 0 ? rc : tcp_grant_copy_many(u.grant, u.stream, v, (size_t)rc);
	}
	if (u.stream && !write && !rc) {
		memcpy(buffer, host, len);
	}
	tcp_use_end(p->tcp, &u);
	return rc;
}

/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/*
 * Requests of many pieces. The bytes go through a buffer of the connection, and the kernel copies
 * many pieces by one call. Those of a slab lie one behind the other in it, and go straight.
 */

#include "base/bits.h"
#include "move/tcp/request.h"
#include "sys/sys.h"

#define COPIES 64u /* at once */

/* Copies between the buffer and the next `len` bytes of the pieces. */
static int copy(struct tcp_progress *p, unsigned char *buffer, uint32_t len)
{
	bool write = p->q.what == FRAME_PUTV;
	struct sys_piece v[COPIES];
	int rc = 0;

	while (len && !rc) {
		size_t n = 0;

		for (; len && n < COPIES; n++) {
			const struct dev_piece *d = &p->pieces[p->piece];
			uint32_t some = (uint32_t)min_u64(len, d->len - p->within);

			v[n].dst = write ? (void *)buffer : (char *)d->dst + p->within;
			v[n].src = write ? (const char *)d->src + p->within : (const void *)buffer;
			v[n].len = some;
			buffer += some;
			len -= some;
			p->within += some;
			if (p->within == d->len) {
				p->within = 0;
				p->piece++;
			}
		}
		rc = sys_copy_many(v, n);
	}
	return of_memory(rc);
}

static int send_bytes(struct tcp_out *l, struct tcp_progress *p, uint32_t left)
{
	int rc = 0;

	if (p->ours) {
		return conn_send_all(&l->conn, p->at, left);
	}
	while (!rc && left) {
		uint32_t n = left < FRAME_CHUNK ? left : FRAME_CHUNK;

		rc = copy(p, l->buffer, n);
		rc = rc ? rc : conn_send_all(&l->conn, l->buffer, n);
		left -= n;
	}
	return rc;
}

int tcp_list_send(struct tcp_out *l, struct tcp_progress *p)
{
	bool write = p->q.what == FRAME_PUTV;
	unsigned char at[FRAME_REQUEST];
	int rc = need_space(l);

	if (rc) {
		return rc;
	}
	p->piece = 0;
	p->within = 0;
	p->done = 0;
	for (unsigned int i = 0; i < p->q.value; i++) {
		const struct dev_piece *d = &p->pieces[i];
		const struct frame_piece f = { write ? (uintptr_t)d->dst : (uintptr_t)d->src,
					       (uint32_t)d->len };

		frame_put_piece(l->buffer + (size_t)i * FRAME_PIECE, &f);
	}
	frame_put_request(at, &p->q);
	rc = conn_send_all(&l->conn, at, sizeof(at));
	rc = rc ? rc : conn_send_all(&l->conn, l->buffer, (size_t)p->q.value * FRAME_PIECE);
	return rc || !write ? rc : send_bytes(l, p, p->q.len);
}

int tcp_list_take(struct tcp_out *l, struct tcp_progress *p, uint32_t len)
{
	int rc = conn_recv_all(&l->conn, p->ours ? p->at + p->done : (char *)l->buffer, len);

	p->done += len;
	return rc || p->ours ? rc : copy(p, l->buffer, len);
}

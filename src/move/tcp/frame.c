/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#include "move/tcp/frame.h"

#include <errno.h>
#include <string.h>

#include "base/bits.h"
#include "remote/blob.h"
#include "remote/remote.h"

void frame_put_request(unsigned char at[FRAME_REQUEST], const struct frame_request *r)
{
	memset(at, 0, FRAME_REQUEST);
	at[0] = (unsigned char)r->what;
	blob_put(at + 4, r->len, 4);
	blob_put(at + 8, r->number, 8);
	blob_put(at + 16, r->secret, 8);
	blob_put(at + 24, r->off, 8);
	blob_put(at + 32, r->value, 8);
	blob_put(at + 40, r->expected, 8);
}

void frame_put_answer(unsigned char at[FRAME_ANSWER], const struct frame_answer *a)
{
	blob_put(at, a->status, 4);
	blob_put(at + 4, a->len, 4);
	blob_put(at + 8, a->value, 8);
}

static bool length_fits(const struct frame_request *r)
{
	switch (r->what) {
	case FRAME_GET:
	case FRAME_PUT:
		return r->len && r->len <= FRAME_MOST;
	case FRAME_ADD:
	case FRAME_SWAP:
		return r->len == 8 && r->off % 8 == 0;
	case FRAME_MAIL:
		return r->len <= REMOTE_MESSAGE_MAX;
	case FRAME_PING:
	case FRAME_CONN:
		return !r->len;
	case FRAME_KNOCK:
		return r->len && r->len <= BLOB_MAX;
	case FRAME_GETV:
	case FRAME_PUTV:
		return r->len && r->len <= FRAME_MOST && !r->off && r->value &&
		       r->value <= FRAME_PIECES;
	}
	return false;
}

bool frame_get_request(const unsigned char at[FRAME_REQUEST], struct frame_request *out)
{
	*out = (struct frame_request){ .what = (enum frame_what)at[0],
				       .len = (uint32_t)blob_get(at + 4, 4),
				       .number = blob_get(at + 8, 8),
				       .secret = blob_get(at + 16, 8),
				       .off = blob_get(at + 24, 8),
				       .value = blob_get(at + 32, 8),
				       .expected = blob_get(at + 40, 8) };
	return !at[1] && !at[2] && !at[3] && length_fits(out);
}

bool frame_get_answer(const unsigned char at[FRAME_ANSWER], const struct frame_request *of,
		      uint32_t left, struct frame_answer *out)
{
	uint64_t status = blob_get(at, 4);

	*out = (struct frame_answer){ .len = (uint32_t)blob_get(at + 4, 4),
				      .value = blob_get(at + 8, 8) };
	if (status >= FRAME_STATUSES) {
		return false;
	}
	out->status = (enum frame_status)status;
	if (of->what == FRAME_KNOCK && !out->status) {
		return out->len <= BLOB_MAX;
	}
	if (!frame_reads(of->what) || out->status) {
		return !out->len;
	}
	return out->len && out->len <= left && out->len <= FRAME_CHUNK;
}

void frame_put_piece(unsigned char at[FRAME_PIECE], const struct frame_piece *p)
{
	blob_put(at, p->off, 8);
	blob_put(at + 8, p->len, 8);
}

struct frame_piece frame_piece_at(const unsigned char *table, unsigned int i)
{
	const unsigned char *at = table + (size_t)i * FRAME_PIECE;

	return (struct frame_piece){ blob_get(at, 8), (uint32_t)blob_get(at + 8, 4) };
}

bool frame_table_fits(const unsigned char *table, const struct frame_request *of)
{
	uint64_t sum = 0;

	for (unsigned int i = 0; i < of->value; i++) {
		uint64_t len = blob_get(table + (size_t)i * FRAME_PIECE + 8, 8);

		if (!len || len > of->len) {
			return false;
		}
		sum += len;
	}
	return sum == of->len;
}

static const int errnos[FRAME_STATUSES] = {
	[FRAME_OK] = 0,		[FRAME_NOT_GRANTED] = EACCES,
	[FRAME_FAULT] = EFAULT, [FRAME_NO_MEMORY] = ENOMEM,
	[FRAME_FULL] = EAGAIN,	[FRAME_NO_REMOTE] = ESHUTDOWN,
	[FRAME_FAILED] = EIO,
};

enum frame_status frame_status_of(int rc)
{
	for (unsigned int i = 0; i < ARRAY_LEN(errnos); i++) {
		if (rc == -errnos[i]) {
			return (enum frame_status)i;
		}
	}
	return FRAME_FAILED;
}

int frame_errno_of(enum frame_status s)
{
	return errnos[s];
}

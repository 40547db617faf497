/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#ifndef MOVE_TCP_FRAME_H
#define MOVE_TCP_FRAME_H

/*
 * Requests and answers over a connection, once both sides have proved themselves. One side asks,
 * the other answers, one request after the other; all numbers are little-endian.
 *
 * A request has 48 bytes:
 *	0	what, 1 byte; 3 zeros
 *	4	bytes, 4: of the range, or of the message that follows
 *	8	number and secret of the grant, 8 each; zeros of a message
 *	24	offset in the grant, 8; number of a message, epoch of a connection
 *	32	operand that is added or stored, 8; zeros
 *	40	expected value, 8; zeros
 * FRAME_PUT and FRAME_MAIL are followed by these bytes. FRAME_GETV and FRAME_PUTV are of many
 * pieces, `value` of them, with these bytes in all: 16 bytes of each follow (offset, 8; bytes, 4;
 * 4 zeros), and then the bytes of FRAME_PUTV.
 *
 * An answer has 16:
 *	0	status, 4: enum frame_status
 *	4	bytes that follow, 4
 *	8	value of the word before, 8; zeros
 * FRAME_GET and FRAME_GETV have answers until all bytes of the range have come, or until
 * one that says why not; each of those has 1 to FRAME_CHUNK bytes. All else has one answer, after
 * all of the request.
 *
 * A side that receives anything else ends the connection.
 */

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#define FRAME_REQUEST 48u
#define FRAME_ANSWER 16u
#define FRAME_CHUNK (256u << 10) /* bytes behind one answer */
#define FRAME_MOST (1u << 30)	 /* bytes of one request */
#define FRAME_PIECES 1024u	 /* of one request */
#define FRAME_PIECE 16u
#define FRAME_TABLE (FRAME_PIECES * FRAME_PIECE)

enum frame_what {
	FRAME_GET = 1,
	FRAME_PUT,
	FRAME_ADD,
	FRAME_SWAP,
	FRAME_MAIL,
	FRAME_PING,
	FRAME_CONN, /* the first of a connection: those of earlier epochs are ended */
	FRAME_GETV,
	FRAME_PUTV,
	FRAME_KNOCK, /* at a door: a blob of BLOB_MAX bytes at most; the answer may have one, too */
};

static inline bool frame_is_list(enum frame_what what)
{
	return what == FRAME_GETV || what == FRAME_PUTV;
}

static inline bool frame_reads(enum frame_what what)
{
	return what == FRAME_GET || what == FRAME_GETV;
}

struct frame_piece {
	uint64_t off;
	uint32_t len;
};

enum frame_status {
	FRAME_OK,
	FRAME_NOT_GRANTED,
	FRAME_FAULT, /* the memory is no longer there */
	FRAME_NO_MEMORY,
	FRAME_FULL,	 /* no space for a message */
	FRAME_NO_REMOTE, /* it has been closed */
	FRAME_FAILED,
	FRAME_STATUSES,
};

struct frame_request {
	enum frame_what what;
	uint32_t len;
	uint64_t number;
	uint64_t secret;
	uint64_t off;
	uint64_t value;
	uint64_t expected;
};

struct frame_answer {
	enum frame_status status;
	uint32_t len;
	uint64_t value;
};

void frame_put_request(unsigned char at[FRAME_REQUEST], const struct frame_request *r);
void frame_put_answer(unsigned char at[FRAME_ANSWER], const struct frame_answer *a);
/* Returns false if the bytes are no valid request. */
bool frame_get_request(const unsigned char at[FRAME_REQUEST], struct frame_request *out);
/* Reads an answer to a request of which `left` bytes have yet to come. Returns false if it does not
 * fit the request. */
bool frame_get_answer(const unsigned char at[FRAME_ANSWER], const struct frame_request *of,
		      uint32_t left, struct frame_answer *out);

void frame_put_piece(unsigned char at[FRAME_PIECE], const struct frame_piece *p);
struct frame_piece frame_piece_at(const unsigned char *table, unsigned int i);
/* Whether the pieces are as the request says. */
bool frame_table_fits(const unsigned char *table, const struct frame_request *of);

/* -errno as a status, and back. */
enum frame_status frame_status_of(int rc);
int frame_errno_of(enum frame_status s);

#endif

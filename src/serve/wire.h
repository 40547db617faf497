/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#ifndef SERVE_WIRE_H
#define SERVE_WIRE_H

/*
 * The protocol between a client and a server, over one connection of TLS 1.3 whose pre-shared key
 * is the token. The client sends requests, and the server answers them in order.
 *
 * The bytes of files take one of four ways:
 *
 *	a small file	in a message: the answer to SERVE_FETCH, or the request SERVE_PUT
 *	page cache	the client asks by SERVE_PAGES which bytes are cached, and reads these from
 *			a region that is the file; no request a read
 *	slots		SERVE_GRANT gives the client a region of SERVE_SLOTS slots. SERVE_READ has
 *			the server fill a slot from the file, and the client reads the slot. The
 *			client writes into a slot, and SERVE_WRITE has the server write it to the
 *			file
 *	a GPU's memory	SERVE_DEVICE gives a region that is the memory; no request a read or write
 *
 * Both sides move a region's bytes by the first transport that both have (pl_transfer()). A read of
 * the page cache takes one copy less than one through a slot, and may have any length. But the
 * threads of a transport must not wait for a disk: so bytes that may need the disk go through
 * slots, which the session's thread fills.
 *
 * A message is a head and a body; all numbers are little-endian:
 *
 *	0	a request's kind (enum serve_ask), or an answer's status (enum serve_status), 1 byte
 *	1	1 if another answer to the same request follows, else 0; 1 byte
 *	2	zeros, 2
 *	4	bytes of the body, 4; at most SERVE_BODY
 *
 * The body of an answer whose status is not SERVE_OK is a message for people. Strings and blobs
 * have two bytes with their length in front. An address is 4 or 6, 1; port, 2; 16 bytes, of which
 * IPv4 uses the first four. Neither side trusts the other: unpack_...() never reads past the body,
 * and a body that is too short or too long ends the connection.
 */

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include "remote/blob.h"
#include "sys/net.h"

#define SERVE_VERSION 5u
#define SERVE_SERVER 16u /* bytes of a server's number, which is drawn when it is started */
#define SERVE_HEAD 8u
#define SERVE_BODY 65536u
#define SERVE_WORDS 480u /* bytes of an error's message, with the zero */
#define SERVE_PATH 4096u /* bytes of a path, with the zero */
#define SERVE_NAME 256u	 /* bytes of one part of a path, with the zero */
#define SERVE_FILES 64u	 /* files that a client has open at a time, at most */
#define SERVE_SLOTS 4u	 /* of a client */
#define SERVE_ENTRY_MOST (21u + 2u + SERVE_NAME + 2u + SERVE_PATH) /* bytes of an entry */
#define SERVE_ENTRIES 4000000u					   /* entries of a list, at most */
#define SERVE_SUM_STEP 1048576u		     /* bytes of one step of a checksum */
#define SERVE_SUM_MOST 67108864u	     /* bytes of one SERVE_SUM */
#define SERVE_PAGES_MOST (UINT64_C(1) << 30) /* bytes that one SERVE_PAGES covers, at most */
/* bytes of a file in one SERVE_FETCH or SERVE_PUT, at most */
#define SERVE_FETCH_MOST 32768u
#define SERVE_NO_NUMBER UINT32_MAX /* the number of a file that is not open */

/* Flags in the answer to SERVE_HELLO. A client ignores those that it does not know. */
#define SERVE_MAY_WRITE 1u
#define SERVE_MAKES_LINKS 2u /* SERVE_PUT takes PL_CREATE_LINK */

enum serve_ask {
	/* "PLSV"; version, 2; blob of the client's remote
	 * -> version, 2; the server's number, SERVE_SERVER; the server's address at which the
	 * connection arrived; flags, 1 (SERVE_MAY_WRITE); kind, 1; length, 8; name; blob of the
	 * server's remote. All versions of the protocol have the same fields up to the version. */
	SERVE_HELLO = 1,
	/* path -> kind, 1; mode, 4; length, 8; time, 8 */
	SERVE_STAT,
	/* path -> several answers, each with: number of entries, 2; for each entry the fields of
	 * SERVE_STAT, its name, and the target of a link, else "". The last answer has 0 entries,
	 * and then the number of entries that were left out, 8. The answer before it may have any
	 * length. All earlier ones are full: less than SERVE_ENTRY_MOST bytes are free. So a list
	 * has an end. An entry that was left out is in the list, too: its mode is the enum
	 * serve_status that says why, and its name has '?' for control characters */
	SERVE_LIST,
	SERVE_MKDIR, /* path; mode, 4 -> nothing */
	/* path -> number, 4; the fields of SERVE_STAT; 1 byte: 1 if the file has holes */
	SERVE_OPEN,
	/* path; length, 8; mode, 4; flags, 1; tag, 8 -> number, 4; kind, 1; bytes that an earlier
	 * attempt has left, 8 */
	SERVE_CREATE,
	SERVE_GRANT, /* nothing -> bytes of a slot, 4; slots, 1; blob of a grant of all slots */
	SERVE_READ,  /* number, 4; offset, 8; bytes, 4; slot, 1 -> bytes, 4 */
	SERVE_WRITE, /* the fields of SERVE_READ -> bytes, 4 */
	/* number, 4 -> nothing. Without PL_CREATE_LATER the file is durable now, and so are all
	 * that were committed before it */
	SERVE_COMMIT,
	SERVE_SUM,    /* number, 4; offset, 8; bytes, 4; sum before them, 32 -> sum, 32 */
	SERVE_CLOSE,  /* number, 4 -> 1 byte: 1 if the file was changed while it was open */
	SERVE_DEVICE, /* number, 4 -> blob of a grant of the GPU's memory */
	SERVE_ALIVE,  /* nothing -> nothing: the client is there */
	/* number, 4; offset, 8 -> bytes from the offset on that are in the page cache, 8; blob of a
	 * grant of the file. The blob is empty if only SERVE_READ can read the file */
	SERVE_PAGES,
	/* number, 4; offset, 8 -> end of the stretch that is all data or all hole, 8; 1 byte: 1 if
	 * it is a hole */
	SERVE_STRETCH,
	/* path; bytes, 4 -> the fields of SERVE_OPEN. A file of at most these bytes, without holes,
	 * is not left open: its number is SERVE_NO_NUMBER, and all its bytes follow, of one
	 * version */
	SERVE_FETCH,
	/* path; mode, 4; flags, 1: PL_CREATE_LATER, PL_CREATE_LINK; bytes, 4; the bytes -> nothing.
	 * Makes a small file, as SERVE_CREATE, SERVE_WRITE, SERVE_COMMIT and SERVE_CLOSE do in four
	 * requests; or a link, whose text the bytes are */
	SERVE_PUT,
	SERVE_ASKS,
};

/* An errno that means the same on all machines. */
enum serve_status {
	SERVE_OK,
	SERVE_FAILED, /* an errno that is not in the list */
	SERVE_NOENT,
	SERVE_ACCES,
	SERVE_PERM,
	SERVE_EXIST,
	SERVE_ISDIR,
	SERVE_NOTDIR,
	SERVE_NOSPC,
	SERVE_DQUOT,
	SERVE_FBIG,
	SERVE_ROFS,
	SERVE_NAMETOOLONG,
	SERVE_IO,
	SERVE_INVAL,
	SERVE_NOMEM,
	SERVE_BUSY,
	SERVE_MFILE,
	SERVE_OPNOTSUPP,
	SERVE_PROTO,
	SERVE_LOOP,
	SERVE_STALE,
	SERVE_TIMEDOUT,
	SERVE_XDEV,
	SERVE_STATUSES,
};

enum serve_status serve_status_of(int rc); /* for -errno, or 0 */
int serve_errno_of(enum serve_status s);   /* > 0; 0 for SERVE_OK */

/* A message's body to which fields are added. */
struct pack {
	unsigned char *at;
	size_t len;
	size_t space;
	bool full; /* a field did not fit */
};

static inline void pack_bytes(struct pack *p, const void *bytes, size_t len)
{
	p->full = p->full || len > p->space - p->len;
	if (!p->full && len) {
		memcpy(p->at + p->len, bytes, len);
		p->len += len;
	}
}

static inline void pack_number(struct pack *p, uint64_t v, unsigned int bytes)
{
	unsigned char at[8];

	blob_put(at, v, bytes);
	pack_bytes(p, at, bytes);
}

static inline void pack_blob(struct pack *p, const void *bytes, size_t len)
{
	pack_number(p, len, 2);
	pack_bytes(p, bytes, len);
	p->full = p->full || len > UINT16_MAX;
}

static inline void pack_text(struct pack *p, const char *s)
{
	pack_blob(p, s, strlen(s));
}

static inline void pack_address(struct pack *p, const struct sys_addr *a)
{
	pack_number(p, a->v6 ? 6 : 4, 1);
	pack_number(p, a->port, 2);
	pack_bytes(p, a->at, sizeof(a->at));
}

/* A message's body from which fields are taken. */
struct unpack {
	const unsigned char *at;
	size_t left;
	bool bad; /* the body was too short, or a string is malformed */
};

static inline const unsigned char *unpack_bytes(struct unpack *u, size_t len)
{
	const unsigned char *at = u->at;

	if (u->bad || len > u->left) {
		u->bad = true;
		return NULL;
	}
	u->at += len;
	u->left -= len;
	return at;
}

static inline uint64_t unpack_number(struct unpack *u, unsigned int bytes)
{
	const unsigned char *at = unpack_bytes(u, bytes);

	return at ? blob_get(at, bytes) : 0;
}

static inline const unsigned char *unpack_blob(struct unpack *u, size_t *len)
{
	*len = (size_t)unpack_number(u, 2);
	return unpack_bytes(u, *len);
}

static inline void unpack_address(struct unpack *u, struct sys_addr *out)
{
	uint64_t kind = unpack_number(u, 1);
	uint64_t port = unpack_number(u, 2);
	const unsigned char *at = unpack_bytes(u, sizeof(out->at));

	*out = (struct sys_addr){ .v6 = kind == 6, .port = (uint16_t)port };
	u->bad = u->bad || (kind != 4 && kind != 6);
	if (at) {
		memcpy(out->at, at, sizeof(out->at));
	}
}

/* A string without zeros in it, which fits into `space` bytes. */
static inline void unpack_text(struct unpack *u, char *dst, size_t space)
{
	size_t len;
	const unsigned char *at = unpack_blob(u, &len);

	*dst = '\0';
	u->bad = u->bad || len >= space || (len && memchr(at, 0, len));
	if (!u->bad && len) {
		memcpy(dst, at, len);
		dst[len] = '\0';
	}
}

/* Whether all fields were there and valid, and nothing is left. */
static inline bool unpack_done(const struct unpack *u)
{
	return !u->bad && !u->left;
}

#endif

/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#ifndef SERVE_WIRE_H
#define SERVE_WIRE_H

/*
 * What a client and a server say to each other, over one connection of TLS 1.3 whose pre-shared key
 * is the token. The client asks, the server answers in the same order; the bytes of files go
 * another way: the server grants several slots, and says which slot it has read something
 * into, or writes a slot to a file when it is told that it is full.
 *
 * A message is a head and a body; all numbers are little-endian:
 *
 *	0	what is asked, 1 byte (enum serve_ask); of an answer: its status (enum serve_status)
 *	1	of an answer: 1: another one follows; else 0
 *	2	zeros, 2
 *	4	bytes of the body, 4; at most SERVE_BODY
 *
 * The body of an answer that is no SERVE_OK is words for people. Strings and blobs have two bytes
 * with their length in front. An address is 4 or 6, 1; port, 2; 16 bytes, of which IPv4 has the
 * first four. Neither side believes the other: unpack_... never leave the body, and a body that is
 * too short or too long ends the connection.
 */

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include "remote/blob.h"
#include "sys/net.h"

#define SERVE_VERSION 5u
#define SERVE_SERVER 16u /* bytes by which a server is told apart, since it was started */
#define SERVE_HEAD 8u
#define SERVE_BODY 65536u
#define SERVE_WORDS 480u /* bytes of words, with the zero */
#define SERVE_PATH 4096u /* bytes of a path, with the zero */
#define SERVE_NAME 256u	 /* of a part of one */
#define SERVE_FILES 64u	 /* open at a time, of a client */
#define SERVE_SLOTS 4u
#define SERVE_ENTRY_MOST (21u + 2u + SERVE_NAME + 2u + SERVE_PATH) /* bytes of an entry */
#define SERVE_ENTRIES 4000000u					   /* of a list, at most */
#define SERVE_SUM_STEP 1048576u		     /* bytes of one step of a checksum */
#define SERVE_SUM_MOST 67108864u	     /* bytes of one SERVE_SUM */
#define SERVE_PAGES_MOST (UINT64_C(1) << 30) /* bytes that are told of by one SERVE_PAGES */
#define SERVE_FETCH_MOST 32768u		     /* bytes of a file in one SERVE_FETCH or SERVE_PUT */
#define SERVE_NO_NUMBER UINT32_MAX	     /* of a file that is not open */

#define SERVE_MAY_WRITE 1u /* the flag of a greeting's answer */

enum serve_ask {
	/* "PLSV"; version, 2; blob of the client's remote
	 * -> version, 2; which server, SERVE_SERVER; at what address of it the connection has
	 * arrived; flags, 1 (above); kind, 1; length, 8; name; blob of the server's.
	 * Up to the versions it is the same in all versions. */
	SERVE_HELLO = 1,
	/* path -> what it is: kind, 1; mode, 4; length, 8; time, 8 */
	SERVE_STAT,
	/* path -> several answers: entries, 2; as above, the name of each, and what it says if it
	 * is a link; else nothing. The last one begins with 0 entries; left out, 8. All before it
	 * but one have no place for SERVE_ENTRY_MOST bytes more, so that a list has an end. What is
	 * left out is an entry, too: its mode is the enum serve_status that says why, and its name
	 * has '?' for control characters */
	SERVE_LIST,
	SERVE_MKDIR, /* path; mode, 4 -> nothing */
	SERVE_OPEN,  /* path -> number, 4; as SERVE_STAT; 1 byte: it has holes */
	/* path; length, 8; mode, 4; flags, 1; tag, 8 -> number, 4; kind, 1; have, 8 */
	SERVE_CREATE,
	SERVE_GRANT, /* nothing -> bytes of a slot, 4; slots, 1; blob of a grant of all */
	SERVE_READ,  /* number, 4; offset, 8; bytes, 4; slot, 1 -> bytes, 4 */
	SERVE_WRITE, /* the same */
	/* number, 4 -> nothing. Without PL_CREATE_LATER all that was committed with it is durable
	 */
	SERVE_COMMIT,
	SERVE_SUM,    /* number, 4; offset, 8; bytes, 4; sum, 32 -> sum, 32 */
	SERVE_CLOSE,  /* number, 4 -> 1 byte: it was changed meanwhile */
	SERVE_DEVICE, /* number, 4 -> blob of a grant of the GPU's memory */
	SERVE_ALIVE,  /* nothing -> nothing: the client is there */
	/* number, 4; offset, 8 -> bytes from there on that are in the page cache, 8; blob of a
	 * grant of the file, or no bytes: it is read by SERVE_READ alone */
	SERVE_PAGES,
	/* number, 4; offset, 8 -> where the stretch ends that is all data or all hole, 8; 1 byte:
	 * it is a hole */
	SERVE_STRETCH,
	/* path; bytes, 4 -> as SERVE_OPEN. A file that has no more bytes, and no holes, has
	 * SERVE_NO_NUMBER: it is closed again, and all its bytes follow, which are of one version
	 */
	SERVE_FETCH,
	/* path; mode, 4; flags, 1: 0 or PL_CREATE_LATER; bytes, 4; the bytes -> nothing. Makes a
	 * small file: as SERVE_CREATE, SERVE_WRITE, SERVE_COMMIT and SERVE_CLOSE */
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

enum serve_status serve_status_of(int rc); /* of -errno, or 0 */
int serve_errno_of(enum serve_status s);   /* > 0; 0 of SERVE_OK */

/* A body that is being made. */
struct pack {
	unsigned char *at;
	size_t len;
	size_t space;
	bool full; /* something had no place */
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

/* One that is being read. */
struct unpack {
	const unsigned char *at;
	size_t left;
	bool bad; /* it is shorter than that, or a string is no string */
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

/* Nothing is missing, and nothing is left. */
static inline bool unpack_done(const struct unpack *u)
{
	return !u->bad && !u->left;
}

#endif

/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#ifndef REMOTE_BLOB_H
#define REMOTE_BLOB_H

/*
 * Blobs, which the caller carries from one process to another. A blob describes a process, a grant
 * or a door. It has a head, and named sections, one for each mover; all numbers are little-endian.
 *
 *	0	"PLRB"
 *	4	version, 2 bytes: 1
 *	6	kind, 2 bytes
 *	8	bytes of all, 4
 *	12	checksum, 4: CRC-32, as of zlib, of all with zeros in place of these
 *	16	number of the process, 8; not 0
 *	24	bytes of the region, 8
 *	32	rights, 4
 *	36	name of the process, 64, and zeros
 *	100	sections: name, 8 and zeros; bytes, 2; these
 *
 * A reader does not trust the sender: each field is checked before it is used.
 */

#include <stddef.h>
#include <stdint.h>

#define BLOB_MAX 4096u
#define BLOB_NAME 64u

enum blob_kind {
	BLOB_REMOTE = 1, /* a process, to be connected with */
	BLOB_REGION = 2, /* a grant */
	BLOB_DOOR = 3,	 /* an address at which a process takes blobs of others */
};

struct blob_head {
	enum blob_kind kind;
	uint64_t process;
	uint64_t len;	 /* BLOB_REGION */
	uint32_t rights; /* BLOB_REGION */
	char name[BLOB_NAME];
};

struct blob {
	unsigned char at[BLOB_MAX];
	size_t len;
};

void blob_begin(struct blob *b, const struct blob_head *h);
int blob_add(struct blob *b, const char *name, const void *bytes, size_t len); /* -E2BIG */
void blob_end(struct blob *b);

/* Writes a little-endian number of 1 to 8 bytes. */
static inline void blob_put(unsigned char *at, uint64_t v, unsigned int bytes)
{
	for (unsigned int i = 0; i < bytes; i++) {
		at[i] = (unsigned char)(v >> (8 * i));
	}
}

static inline uint64_t blob_get(const unsigned char *at, unsigned int bytes)
{
	uint64_t v = 0;

	for (unsigned int i = bytes; i-- > 0;) {
		v = v << 8 | at[i];
	}
	return v;
}

/* Checks a blob, and gives its head. Returns 0, or -EINVAL with a message if it is no blob, was
 * truncated or changed, or is of another version or kind. */
int blob_read(const void *bytes, size_t len, enum blob_kind kind, struct blob_head *out);
/* Finds a section of a blob that was checked. Returns its bytes, or NULL if there is none. */
const void *blob_find(const void *bytes, size_t len, const char *name, size_t *out_len);

#endif

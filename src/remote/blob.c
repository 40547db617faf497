/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#include "remote/blob.h"

#include <errno.h>
#include <stdbool.h>
#include <string.h>

#include "base/crc.h"
#include "base/error.h"
#include "base/text.h"

#define VERSION 1u
#define HEAD 100u
#define SECTION 10u /* before a section's bytes */
#define SECTION_NAME 8u
#define CHECKSUM_AT 12u

/* Returns the checksum of a blob, with zeros in place of the four bytes that hold it. */
static uint32_t checksum(const unsigned char *at, size_t len)
{
	uint32_t crc = crc32_more(0, at, CHECKSUM_AT);

	crc = crc32_more(crc, "\0\0\0", 4);
	return crc32_more(crc, at + CHECKSUM_AT + 4, len - CHECKSUM_AT - 4);
}

void blob_begin(struct blob *b, const struct blob_head *h)
{
	memset(b->at, 0, sizeof(b->at));
	memcpy(b->at, "PLRB", 4);
	blob_put(b->at + 4, VERSION, 2);
	blob_put(b->at + 6, h->kind, 2);
	blob_put(b->at + 16, h->process, 8);
	blob_put(b->at + 24, h->len, 8);
	blob_put(b->at + 32, h->rights, 4);
	text_copy((char *)b->at + 36, BLOB_NAME, h->name);
	b->len = HEAD;
}

int blob_add(struct blob *b, const char *name, const void *bytes, size_t len)
{
	unsigned char *at = b->at + b->len;

	if (len > UINT16_MAX || len + SECTION > sizeof(b->at) - b->len) {
		return err_set(E2BIG, "a blob of %zu bytes has no space for %zu more of %s", b->len,
			       len, name);
	}
	for (unsigned int i = 0; i < SECTION_NAME && name[i]; i++) {
		at[i] = (unsigned char)name[i];
	}
	blob_put(at + SECTION_NAME, len, 2);
	memcpy(at + SECTION, bytes, len);
	b->len += SECTION + len;
	return 0;
}

void blob_end(struct blob *b)
{
	blob_put(b->at + 8, b->len, 4);
	blob_put(b->at + CHECKSUM_AT, checksum(b->at, b->len), 4);
}

/* Whether the sections fill the blob to its end. */
static bool sections_fit(const unsigned char *at, size_t len)
{
	size_t i = HEAD;

	while (i < len) {
		if (len - i < SECTION || blob_get(at + i + SECTION_NAME, 2) > len - i - SECTION) {
			return false;
		}
		i += SECTION + blob_get(at + i + SECTION_NAME, 2);
	}
	return true;
}

static const char *kind_words(uint64_t kind)
{
	return kind == BLOB_REMOTE   ? "of a process (pl_remote_blob())"
	       : kind == BLOB_REGION ? "of a grant (pl_grant_blob())"
	       : kind == BLOB_DOOR   ? "of a door (pl_door_blob())"
				     : "of another kind";
}

int blob_read(const void *bytes, size_t len, enum blob_kind kind, struct blob_head *out)
{
	const unsigned char *at = bytes;
	uint64_t is;

	if (!bytes || len < HEAD || memcmp(at, "PLRB", 4) != 0) {
		return err_set(EINVAL, "%zu bytes are no blob of Peerlane", len);
	}
	if (blob_get(at + 4, 2) != VERSION) {
		return err_set(EINVAL,
			       "the blob is of version %llu, and this library knows %u: use the "
			       "same release on both sides",
			       (unsigned long long)blob_get(at + 4, 2), VERSION);
	}
	if (blob_get(at + 8, 4) != len || len > BLOB_MAX) {
		return err_set(EINVAL, "the blob has %llu bytes, and %zu were given",
			       (unsigned long long)blob_get(at + 8, 4), len);
	}
	if (blob_get(at + CHECKSUM_AT, 4) != checksum(at, len) || !sections_fit(at, len) ||
	    at[36 + BLOB_NAME - 1] || !blob_get(at + 16, 8)) {
		return err_set(EINVAL, "the blob was changed on its way");
	}
	is = blob_get(at + 6, 2);
	if (is != kind) {
		return err_set(EINVAL, "the blob is %s, and one %s is needed", kind_words(is),
			       kind_words(kind));
	}
	*out = (struct blob_head){ .kind = kind,
				   .process = blob_get(at + 16, 8),
				   .len = blob_get(at + 24, 8),
				   .rights = (uint32_t)blob_get(at + 32, 4) };
	memcpy(out->name, at + 36, BLOB_NAME);
	return 0;
}

const void *blob_find(const void *bytes, size_t len, const char *name, size_t *out_len)
{
	const unsigned char *at = bytes;

	for (size_t i = HEAD; i < len; i += SECTION + blob_get(at + i + SECTION_NAME, 2)) {
		if (strncmp((const char *)at + i, name, SECTION_NAME) == 0) {
			*out_len = blob_get(at + i + SECTION_NAME, 2);
			return at + i + SECTION;
		}
	}
	return NULL;
}

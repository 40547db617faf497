/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#ifndef SAFETENSORS_HEADER_H
#define SAFETENSORS_HEADER_H

/*
 * The header of a safetensors file: eight bytes of length, little-endian, then one JSON object of
 * that length that says where each tensor lies in the rest of the file.
 *
 * A file is a stranger's: nothing that comes out of here points outside of it. Refused are lengths
 * that the file does not have, JSON that is not strict UTF-8 JSON, names that come twice, unknown
 * dtypes, shapes that do not give the bytes that are claimed, tensors that overlap, and bytes that
 * belong to no tensor (which the format forbids, so that nothing hides there).
 */

#include <stddef.h>
#include <stdint.h>

#define ST_HEADER_MAX (100u << 20) /* bytes of JSON; the format's own limit */
#define ST_RANK_MAX 64u
#define ST_WHY 256u

struct st_tensor {
	const char *name; /* UTF-8, not empty, no NUL in it; belongs to the header */
	const char *dtype;
	uint64_t off; /* in the file */
	uint64_t len;
	void *mem; /* whoever loads it says where */
};

struct st_header {
	uint64_t data_off; /* where the tensors begin */
	uint64_t data_len; /* up to the end of the file */
	struct st_tensor *tensors;
	size_t n; /* in the order of their offsets; each begins where the one before ends */
	void *names;
};

/* Bytes that the header takes with its length, 0 if `prefix` cannot be that of a file of file_len
 * bytes: then why says why. */
size_t st_header_space(const unsigned char prefix[8], uint64_t file_len, char why[ST_WHY]);

/*
 * Reads a header of st_header_space() bytes. 0 and *out filled, to be given back with
 * st_header_drop(); -EINVAL (refused, why says why) or -ENOMEM.
 */
int st_header_parse(const void *text, size_t len, uint64_t file_len, struct st_header *out,
		    char why[ST_WHY]);

void st_header_drop(struct st_header *h);

#endif

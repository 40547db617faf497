/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#ifndef TOOL_VERIFY_H
#define TOOL_VERIFY_H

/*
 * Compares the destination with the source, byte by byte, independently of the route: files are
 * read with plain pread(2), device memory is copied back to the host in blocks.
 */

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <sys/types.h>

struct carry;

/* The bytes to compare with: those of a file, of memory of the host, or the pattern. */
struct truth {
	int fd;		  /* -1: the memory, or the pattern */
	const char *held; /* NULL: the pattern */
	uint64_t off;	  /* position of the first byte, in whichever it is */
	uint64_t seed;	  /* of the pattern */
};

/* Where the two differ. */
struct verdict {
	bool same;
	uint64_t where; /* first byte that differs, counted from the beginning of the comparison */
	int found;	/* -1: there is nothing (the file ends) */
	int expected;
	bool library; /* the library failed, and pl_error_message() says why */
};

/* 0 and *v filled, or -errno: one of the two could not be read, for verdict_why(). */
int verify_memory(struct carry *j, const void *addr, uint64_t len, const struct truth *t,
		  struct verdict *v);
int verify_file(struct carry *j, int fd, uint64_t off, uint64_t len, const struct truth *t,
		struct verdict *v);

/* Fills buf with the truth from `off` on; the bytes there are (fewer at a file's end) or -errno. */
ssize_t truth_read(const struct truth *t, void *buf, size_t len, uint64_t off);

/* "byte 17 is 0x00 and should be 0x2a" */
void verdict_text(const struct verdict *v, char *dst, size_t space);
const char *verdict_why(const struct verdict *v, int err);

#endif

/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#ifndef TOOL_CARRY_H
#define TOOL_CARRY_H

/*
 * Moves of any length, as a series of library calls of a bounded size, so that progress shows and
 * an interruption is quick. A job belongs to one thread.
 */

#include <stddef.h>
#include <stdint.h>

#include <peerlane/peerlane.h>

#include "progress.h"
#include "tally.h"

#define CARRY_ALL UINT64_MAX	       /* as a length: up to the end of the file */
#define CARRY_STEP ((size_t)256 << 20) /* bytes of one call into a buffer that holds everything */
#define CARRY_SIZE ((size_t)64 << 20)  /* bytes of a buffer that is used over and over */
#define CARRY_STREAM                                                                \
	((size_t)1 << 20) /* bytes of one call on a pipe, which may be slow to come \
			   */

struct carry {
	struct pl_ctx *ctx;
	struct pl_io_opts io; /* policy, chunk and depth */
	struct progress progress;
	struct tally read;
	struct tally write;
	struct tally copy;
};

void carry_init(struct carry *j, struct pl_ctx *ctx, uint32_t policy);

/*
 * File to memory, memory to file, memory to memory: 0, or -errno with pl_error_message() set.
 * *moved says how much came across, in any case; less than asked for without an error is the end of
 * the file. Offsets PL_OFF_STREAM are for streams.
 */
int carry_read(struct carry *j, struct pl_file *file, void *dst, uint64_t len, uint64_t off,
	       uint64_t *moved);
int carry_write(struct carry *j, struct pl_file *file, const void *src, uint64_t len, uint64_t off,
		uint64_t *moved);
int carry_copy(struct carry *j, void *dst, const void *src, uint64_t len, uint64_t *moved);

/* File to file through a buffer of `space` bytes in whatever memory. */
struct relay {
	struct pl_file *from;
	struct pl_file *to;
	uint64_t from_off;
	uint64_t to_off;
	uint64_t len; /* CARRY_ALL: to the end */
	void *buf;
	size_t space;
};

int carry_relay(struct carry *j, const struct relay *r, uint64_t *moved);

/* Fills memory of a device with the pattern of pattern.h, from position `off` on. */
int carry_fill_pattern(struct carry *j, void *dst, uint64_t len, uint64_t off, uint64_t seed);

/* Overwrites memory of a device with one byte, so that bytes that are found there afterwards are
 * new. */
int carry_fill_byte(struct carry *j, void *dst, uint64_t len, unsigned char byte);

/* Host memory for buffers, aligned for anything; to be freed with free(). NULL: none left. */
void *carry_host_alloc(size_t len);

#endif

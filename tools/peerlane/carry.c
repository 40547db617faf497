/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/* Long moves, step by step. Progress counts bytes that reached their end. */

#include "carry.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>

#include "base/bits.h"
#include "pattern.h"

#define FILL_SIZE ((size_t)8 << 20)
#define HOST_ALIGN ((size_t)2 << 20)

void carry_init(struct carry *j, struct pl_ctx *ctx, uint32_t policy)
{
	memset(j, 0, sizeof(*j));
	j->ctx = ctx;
	j->io = (struct pl_io_opts)PL_IO_OPTS_INIT;
	j->io.policy = policy;
}

static uint64_t at(uint64_t off, uint64_t done)
{
	return off == PL_OFF_STREAM ? PL_OFF_STREAM : off + done;
}

/* A pipe is passed on as it comes, not when a large buffer is full. */
static size_t step(uint64_t left, size_t most, uint64_t off)
{
	if (off == PL_OFF_STREAM && most > CARRY_STREAM) {
		most = CARRY_STREAM;
	}
	return (size_t)min_u64(left, most);
}

/* Makes one call, and books it in the tally. Returns the count or -errno. */
static ssize_t read_once(struct carry *j, struct pl_file *file, void *dst, size_t len, uint64_t off)
{
	struct pl_io_report rep = PL_IO_REPORT_INIT;
	struct pl_io_opts io = j->io;
	ssize_t n;

	io.report = &rep;
	n = pl_read(file, dst, len, off, &io);
	tally_add(&j->read, &rep, n > 0 ? (uint64_t)n : 0);
	return n;
}

static ssize_t write_once(struct carry *j, struct pl_file *file, const void *src, size_t len,
			  uint64_t off)
{
	struct pl_io_report rep = PL_IO_REPORT_INIT;
	struct pl_io_opts io = j->io;
	ssize_t n;

	io.report = &rep;
	n = pl_write(file, src, len, off, &io);
	tally_add(&j->write, &rep, n > 0 ? (uint64_t)n : 0);
	/* An end that takes nothing and gives no reason would be asked for ever. */
	return n == 0 && len != 0 ? -EIO : n;
}

/* Reads until len or the end, without progress. */
static int read_all(struct carry *j, struct pl_file *file, void *dst, size_t len, uint64_t off,
		    size_t *got)
{
	*got = 0;
	while (*got < len) {
		ssize_t n = read_once(j, file, (char *)dst + *got, len - *got, at(off, *got));

		if (n <= 0) {
			return (int)n;
		}
		*got += (size_t)n;
	}
	return 0;
}

int carry_read(struct carry *j, struct pl_file *file, void *dst, uint64_t len, uint64_t off,
	       uint64_t *moved)
{
	int err = 0;

	for (*moved = 0; *moved < len;) {
		size_t want = step(len - *moved, CARRY_STEP, off);
		size_t got;

		err = read_all(j, file, (char *)dst + *moved, want, at(off, *moved), &got);
		*moved += got;
		progress_add(&j->progress, got);
		if (err != 0 || got < want) {
			break;
		}
	}
	return err;
}

int carry_write(struct carry *j, struct pl_file *file, const void *src, uint64_t len, uint64_t off,
		uint64_t *moved)
{
	for (*moved = 0; *moved < len;) {
		size_t want = (size_t)min_u64(len - *moved, CARRY_STEP);
		ssize_t n = write_once(j, file, (const char *)src + *moved, want, at(off, *moved));

		if (n < 0) {
			return (int)n;
		}
		*moved += (uint64_t)n;
		progress_add(&j->progress, (uint64_t)n);
	}
	return 0;
}

int carry_copy(struct carry *j, void *dst, const void *src, uint64_t len, uint64_t *moved)
{
	for (*moved = 0; *moved < len;) {
		size_t want = (size_t)min_u64(len - *moved, CARRY_STEP);
		struct pl_io_report rep = PL_IO_REPORT_INIT;
		struct pl_io_opts io = j->io;
		ssize_t n;

		io.report = &rep;
		n = pl_copy(j->ctx, (char *)dst + *moved, (const char *)src + *moved, want, &io);
		tally_add(&j->copy, &rep, n > 0 ? (uint64_t)n : 0);
		if (n <= 0) {
			return n < 0 ? (int)n : -EIO;
		}
		*moved += (uint64_t)n;
		progress_add(&j->progress, (uint64_t)n);
	}
	return 0;
}

int carry_relay(struct carry *j, const struct relay *r, uint64_t *moved)
{
	for (*moved = 0; *moved < r->len;) {
		size_t want = step(r->len - *moved, r->space, r->from_off);
		uint64_t written;
		size_t got;
		int err, read_err;

		read_err = read_all(j, r->from, r->buf, want, at(r->from_off, *moved), &got);
		err = carry_write(j, r->to, r->buf, got, at(r->to_off, *moved), &written);
		*moved += written;
		if (err != 0 || read_err != 0) {
			return err != 0 ? err : read_err;
		}
		if (got < want) {
			break;
		}
	}
	return 0;
}

/* Copies a repeated block of host memory, or a continuous pattern, over device memory. */
static int fill(struct carry *j, void *dst, uint64_t len, void *block,
		void (*next)(void *block, size_t len, uint64_t off, uint64_t seed), uint64_t off,
		uint64_t seed)
{
	uint64_t done;

	for (done = 0; done < len;) {
		size_t n = (size_t)min_u64(len - done, FILL_SIZE);
		ssize_t got;

		if (next != NULL) {
			next(block, n, off + done, seed);
		}
		got = pl_copy(j->ctx, (char *)dst + done, block, n, NULL);
		if (got <= 0) {
			return got < 0 ? (int)got : -EIO;
		}
		done += (uint64_t)got;
	}
	return 0;
}

int carry_fill_pattern(struct carry *j, void *dst, uint64_t len, uint64_t off, uint64_t seed)
{
	void *block = carry_host_alloc(FILL_SIZE);
	int err;

	if (block == NULL) {
		return -ENOMEM;
	}
	err = fill(j, dst, len, block, pattern_fill, off, seed);
	free(block);
	return err;
}

int carry_fill_byte(struct carry *j, void *dst, uint64_t len, unsigned char byte)
{
	void *block = carry_host_alloc(FILL_SIZE);
	int err;

	if (block == NULL) {
		return -ENOMEM;
	}
	memset(block, byte, FILL_SIZE);
	err = fill(j, dst, len, block, NULL, 0, 0);
	free(block);
	return err;
}

void *carry_host_alloc(size_t len)
{
	return aligned_alloc(HOST_ALIGN, (size_t)align_up(len != 0 ? len : 1, HOST_ALIGN));
}

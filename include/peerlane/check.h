/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#ifndef PEERLANE_CHECK_H
#define PEERLANE_CHECK_H

#include <peerlane/types.h>

PL_BEGIN

/* How grave a finding is; the graver ones come first. */
enum pl_check_level {
	PL_CHECK_BAD = 1,     /* something that should work does not */
	PL_CHECK_MISSING = 2, /* a faster path is not available */
	PL_CHECK_INFO = 3,    /* worth knowing */
	PL_CHECK_OK = 4,
};

/**
 * struct pl_check_row - one finding about this machine.
 * @size: the bytes of this struct that the library filled
 * @level: an enum pl_check_level value
 * @id: a stable name of the thing that was checked: "gpu", "p2pdma", "io_uring", ...
 * @subject: which one: "cuda:0", "/data (ext4)", or ""
 * @finding: one sentence
 * @remedy: what to do about it, or ""
 * @code: a stable name of this finding, one of pl_check_kinds(): "acs-redirects"
 * @detail: the facts behind it, as lines that each end with a newline (a table of addresses), or ""
 */
struct pl_check_row {
	size_t size;
	int32_t level;
	const char *id;
	const char *subject;
	const char *finding;
	const char *remedy;
	const char *code;
	const char *detail;
};

/**
 * pl_check - lists what works on this machine and what blocks direct transfers.
 * @ctx: the context
 * @fn: receives each finding, the gravest first; strings are valid only during the call; returns 0
 *	to continue, anything else to stop
 * @arg: handed to every call
 *
 * Reads sysfs, procfs and devices; changes nothing. Where there are RDMA NICs it loads libibverbs,
 * which children of fork() cannot use afterwards, opens the NICs and closes them again; NICs that
 * do not answer within some seconds are reported as such. Any thread; takes as long as starting the
 * GPU driver does.
 *
 * Return: 0, what @fn returned to stop, or a negative errno.
 */
PL_API int pl_check(struct pl_ctx *ctx, int (*fn)(const struct pl_check_row *row, void *arg),
		    void *arg);

#define PL_CHECK_WRITE (1u << 0) /* pl_check_try() also writes */

/**
 * pl_check_try - tries what pl_check() only asks about: drives and GPU memory.
 * @ctx: the context
 * @path: a file whose beginning, at most 16 MiB, is read into each of these GPUs by the routes
 *	p2pdma and p2pdma+copy, compared with the bytes that the host reads, and timed beside a
 *	transfer through host memory; NULL: none
 * @flags: PL_CHECK_WRITE: the same is done with writes to a file without a name in the folder of
 *	@path
 * @fn: receives each finding, as that of pl_check()
 * @arg: handed to every call
 *
 * Of each GPU whose driver could let drives access its memory, 2 MiB are allocated and mapped, and
 * CPU and GPU look whether they see the same bytes there. It wakes GPUs that sleep, and takes some
 * milliseconds for each then, and some seconds with a file; a context maps for the trial once, and
 * keeps the result. Never changes @path. Any thread.
 *
 * Return: 0, what @fn returned to stop, -EINVAL (unknown flags), or a negative errno. That
 * something does not work is a finding.
 */
PL_API int pl_check_try(struct pl_ctx *ctx, const char *path, uint32_t flags,
			int (*fn)(const struct pl_check_row *row, void *arg), void *arg);

/**
 * struct pl_check_kind - one finding that there can be.
 * @size: the bytes of this struct that the library filled
 * @level: the usual enum pl_check_level value; a row may have another one
 * @code: its stable name: "acs-redirects"
 * @id: the checked thing, as in struct pl_check_row
 * @what: its meaning, in a few words
 * @remedy: the usual one, or ""; a row may say more precisely what to do
 */
struct pl_check_kind {
	size_t size;
	int32_t level;
	const char *code;
	const char *id;
	const char *what;
	const char *remedy;
};

/**
 * pl_check_kinds - calls a function for every finding that pl_check() and pl_doctor() know.
 * @fn: receives each kind, always in the same order; its strings are static; returns 0 to continue,
 *	anything else to stop
 * @arg: handed to every call
 *
 * Looks at nothing. Any thread.
 *
 * Return: 0, what @fn returned to stop, or -EINVAL (there is no @fn).
 */
PL_API int pl_check_kinds(int (*fn)(const struct pl_check_kind *kind, void *arg), void *arg);

PL_END

#endif

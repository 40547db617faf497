/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#ifndef PEERLANE_STATS_H
#define PEERLANE_STATS_H

#include <peerlane/types.h>

PL_BEGIN

/**
 * struct pl_route_stats - counters of one route since the context was opened.
 * @size: the bytes of this struct that the library filled
 * @name: the route
 * @ops: transfers in which it carried something
 * @bytes: bytes that it carried
 * @errors: segments that failed on it
 * @fallbacks: segments that fell back to it from a route that the plan preferred
 */
struct pl_route_stats {
	size_t size;
	const char *name;
	uint64_t ops;
	uint64_t bytes;
	uint64_t errors;
	uint64_t fallbacks;
};

/**
 * pl_stats_each - calls a function for every route.
 * @ctx: the context
 * @fn: receives each route's counters; returns 0 to continue, anything else to stop
 * @arg: handed to every call
 *
 * Counters are read while transfers run: each is exact, but they are not of one instant. Any
 * thread.
 *
 * Return: 0, -ESTALE (after fork), -ENOMEM, or what @fn returned to stop.
 */
PL_API int pl_stats_each(struct pl_ctx *ctx, int (*fn)(const struct pl_route_stats *st, void *arg),
			 void *arg);

/*
 * Statistics in full: a row for each device, route and direction, with histograms. They are a
 * picture of one moment, taken by pl_stats_open() and again by pl_stats_refresh(), of one context
 * or of a whole process, this or another. Taking it stops nobody: a transfer that ends
 * meanwhile may be in one number of a row and not yet in another.
 */

/* Buckets of a histogram. Bucket i counts values up to 2^i that the one before does not; the last
 * one counts all that are larger, too. */
#define PL_STATS_BUCKETS 40

/**
 * struct pl_stats_row - counters of one route, for one device and one direction.
 * @size: the bytes of this struct that the library filled
 * @device: "soft:0", or "host" for memory of the host's own; or the first 31 bytes of a remote's
 *	name. For a transfer between a remote and a device it is the destination
 * @route: the route; "none" for requests that failed before any route was used: every route was
 *	refused, memory ran out, or the deadline passed
 * @op: "read", "write" or "copy"; "lane": bytes that went over @device's link to the host, or over
 *	the rail @device, for transfers of @src_device, which are counted in that one's row, too
 * @ops: transfers in which the route carried something: the sum of the buckets of each histogram
 * @bytes: bytes that it carried
 * @errors: segments that failed on it; for "none" whole requests
 * @fallbacks: segments that fell back to it from a route that the plan preferred
 * @latency_ns: times of those transfers, summed up; each counts from its call to its end
 * @sizes: histogram of the bytes that it carried of a transfer
 * @latencies: histogram of the transfers' times in nanoseconds
 * @reasons: @fallbacks by reason: reasons[i] of enum pl_reason i
 * @n_reasons: how many there are in @reasons
 * @src_device: of a copy from one device to another, or a transfer between a device and a remote,
 *	the source, and @device is the destination; else ""
 */
struct pl_stats_row {
	size_t size;
	const char *device;
	const char *route;
	const char *op;
	uint64_t ops;
	uint64_t bytes;
	uint64_t errors;
	uint64_t fallbacks;
	uint64_t latency_ns;
	const uint64_t *sizes;
	const uint64_t *latencies;
	const uint64_t *reasons;
	uint32_t n_reasons;
	uint32_t reserved;
	const char *src_device;
};

/**
 * pl_stats_open - takes the statistics of a context or of a process.
 * @ctx: a context of the caller's; its tunable `stats_dir` says where processes are looked for
 * @pid: 0: @ctx itself. Otherwise a process, with all its contexts, also those that it has closed
 * @out: the statistics, to be closed with pl_stats_close(), before or after @ctx
 *
 * A process shows its statistics from its first transfer, remote, grant or door to the closing of
 * its last context, unless its tunable `stats` is off. Another user's can be read by root alone.
 * Any thread.
 *
 * Return: 0, -ESRCH (no such process), -ENOENT (it shows none), -EACCES (another user's), -EPROTO
 * (of another version of the library), -EAGAIN (it closed contexts all the while), -ENOMEM,
 * -ESTALE.
 */
PL_API int pl_stats_open(struct pl_ctx *ctx, pid_t pid, struct pl_stats **out);

/**
 * pl_stats_refresh - takes them again.
 * @st: the statistics; on failure they stay as they were
 *
 * One thread at a time, while the context is open that they were opened with. Strings and arrays
 * that were handed out before are no longer valid.
 *
 * Return: 0, or as pl_stats_open().
 */
PL_API int pl_stats_refresh(struct pl_stats *st);

/**
 * pl_stats_rows - calls a function for every row, ordered by device, route and direction.
 * @st: the statistics
 * @fn: receives each row, valid until @st is refreshed or closed; returns 0 to continue, anything
 *	else to stop
 * @arg: handed to every call
 *
 * Rows whose counters are all 0 are left out. One thread at a time.
 *
 * Return: 0, or what @fn returned to stop.
 */
PL_API int pl_stats_rows(const struct pl_stats *st,
			 int (*fn)(const struct pl_stats_row *row, void *arg), void *arg);

/**
 * pl_stats_text - writes the statistics down.
 * @st: the statistics
 * @format: an enum pl_format value, PL_FORMAT_OPENMETRICS among them
 * @out: the text, to be freed with pl_string_free()
 *
 * One thread at a time. Return: 0, -EINVAL (no such format), -ENOMEM.
 */
PL_API int pl_stats_text(const struct pl_stats *st, int format, char **out);

/**
 * pl_stats_close - frees statistics.
 * @st: the statistics, or NULL
 *
 * Any thread.
 */
PL_API void pl_stats_close(struct pl_stats *st);

/**
 * struct pl_stats_process - a process that shares statistics.
 * @size: the bytes of this struct that the library filled
 * @pid: its number, where it runs
 * @uid: its user
 * @contexts: number of its open contexts that have made transfers, or wide memory
 * @unshared: counters that did not fit into its shared statistics
 * @opened_ns: when counting began, in ns since 1970
 * @program: its name when counting began
 * @wide_bytes: wide host memory that it has now, which no cgroup counts
 * @refused: connections of others that it has refused since it began
 */
struct pl_stats_process {
	size_t size;
	int32_t pid;
	uint32_t uid;
	uint32_t contexts;
	uint32_t unshared;
	uint64_t opened_ns;
	const char *program;
	uint64_t wide_bytes;
	uint64_t refused;
};

/**
 * pl_stats_processes - calls a function for every process whose statistics the caller may see.
 * @ctx: a context of the caller's; its tunable `stats_dir` says where they are looked for
 * @fn: receives each, by number as text; returns 0 to continue, anything else to stop
 * @arg: handed to every call
 *
 * Also removes files of processes that ended without closing their contexts. Any thread.
 *
 * Return: 0, -ESTALE, or what @fn returned to stop.
 */
PL_API int pl_stats_processes(struct pl_ctx *ctx,
			      int (*fn)(const struct pl_stats_process *p, void *arg), void *arg);

PL_END

#endif

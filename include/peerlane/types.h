/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#ifndef PEERLANE_TYPES_H
#define PEERLANE_TYPES_H

/*
 * The common part of all public headers.
 *
 * Conventions, in one place:
 *  - int functions return 0 or a negative errno value; byte counts are ssize_t, negative errno on
 *    failure. pl_error_message() then has the fault and the remedy in words.
 *  - Structs that callers fill, or that the library fills for them, begin with `size_t size`, which
 *    is sizeof(the struct): the PL_..._INIT macros set it. New members are only added at the end.
 *    A member `reserved` is 0, as the macros set it: in options other values give -EINVAL.
 *  - Lengths and offsets are bytes. Times end in _ns.
 *  - `**out` parameters are written only on success and then belong to the caller.
 *  - NULL for a parameter that takes a result gives -EINVAL, unless its text says "or NULL".
 */

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <sys/types.h>

#if defined(__GNUC__)
#define PL_API __attribute__((visibility("default")))
#else
#define PL_API
#endif

#ifdef __cplusplus
#define PL_BEGIN extern "C" {
#define PL_END }
#else
#define PL_BEGIN
#define PL_END
#endif

/* Formats of a report. */
enum pl_format {
	PL_FORMAT_TEXT = 0, /* for people: lines of at most about 100 columns, newline at the end */
	PL_FORMAT_JSON = 1, /* one JSON object, newline at the end */
	PL_FORMAT_OPENMETRICS = 2, /* statistics alone: the OpenMetrics text format, version 1.0 */
};

struct pl_ctx;
struct pl_dev;
struct pl_export;
struct pl_file;
struct pl_stats;

#endif

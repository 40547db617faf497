/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#ifndef PEERLANE_VERSION_H
#define PEERLANE_VERSION_H

#include <peerlane/types.h>

PL_BEGIN

/* The version these headers belong to. */
#define PL_VERSION_MAJOR 0
#define PL_VERSION_MINOR 3
#define PL_VERSION_PATCH 0

/**
 * pl_version - the version of the library that is loaded, "MAJOR.MINOR.PATCH".
 *
 * Any thread may call this at any time.
 *
 * Return: a static string.
 */
PL_API const char *pl_version(void);

PL_END

#endif

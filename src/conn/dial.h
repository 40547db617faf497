/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#ifndef CONN_DIAL_H
#define CONN_DIAL_H

/* Connecting to one of several addresses. */

#include "sys/net.h"

#define DIAL_MOST 8u

/* Dials up to DIAL_MOST addresses, within limit_ns. The attempts begin a moment apart and continue
 * beside each other, so a silent address does not hold up the others. Returns the first socket that
 * is connected, or why the last attempt failed. */
int dial_first(const struct sys_addr *a, unsigned int n, uint64_t limit_ns);

#endif

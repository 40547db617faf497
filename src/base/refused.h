/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#ifndef BASE_REFUSED_H
#define BASE_REFUSED_H

/* How many connections of others this process has refused since it began. Other processes see the
 * number in its counters. */

#include <stdatomic.h>

/* Counts one more. Any thread. */
void refused_add(void);
/* Sets the place where other processes see the number, from now on; NULL: none. When this returns,
 * the last place is not written to. */
void refused_show(atomic_ullong *at);

#endif

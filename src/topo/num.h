/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#ifndef TOPO_NUM_H
#define TOPO_NUM_H

/* Decimal numbers with a point, in any locale of the program. */

#include <stddef.h>

#define NUM_SIZE 32

/* Returns the number that s begins with, or 0 if there is none; *end is behind it. No sign, no
 * exponent. */
double num_read(const char *s, const char **end);
/* Writes x, of 0 <= x < 10^12, with the digits behind the point that are needed, at most six. */
const char *num_text(char dst[NUM_SIZE], double x);

#endif

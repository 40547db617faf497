/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#ifndef TOPO_NUM_H
#define TOPO_NUM_H

/* Decimal numbers with a point, whatever the locale of the program around us says. */

#include <stddef.h>

#define NUM_SIZE 32

/* The number that s begins with, 0 if none; *end behind it. No sign, no exponent. */
double num_read(const char *s, const char **end);
/* At most six digits behind the point, none that is not needed; of 0 <= x < 10^12. */
const char *num_text(char dst[NUM_SIZE], double x);

#endif

/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/* Names a function of the fake device files, for programs that name none: otherwise the linker
 * leaves them out where a sanitizer has open() and its like, too. */

#include "fakerm/fakerm.h"

extern long (*const with_fakerm)(const char *what);
long (*const with_fakerm)(const char *what) = fakerm_count;

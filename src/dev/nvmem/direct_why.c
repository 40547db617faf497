/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/* Why drives cannot access GPU memory. */

#include <errno.h>
#include <stdarg.h>
#include <stdio.h>

#include "dev/nvmem/direct.h"

int direct_no(struct dev_io_why *why, enum dev_no_io no, const char *fmt, ...)
{
	va_list ap;

	why->no = no;
	va_start(ap, fmt);
	(void)vsnprintf(why->words, sizeof(why->words), fmt, ap);
	va_end(ap);
	return -EOPNOTSUPP;
}

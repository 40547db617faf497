/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/* A CUDA driver that stands in its start until somebody lets it go, and is too old then. The
 * environment has two descriptors, "SLOWCUDA=IN,OUT": it writes a byte to OUT, and reads one. */

#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

int cuDriverGetVersion(int *version);
int cuInit(unsigned int flags);

int cuDriverGetVersion(int *version)
{
	const char *fds = getenv("SLOWCUDA");
	int in = -1;
	int out = -1;
	char byte = 0;

	if (fds && sscanf(fds, "%d,%d", &in, &out) == 2 && write(out, &byte, 1) == 1 &&
	    read(in, &byte, 1) < 0) {
		return 999;
	}
	*version = 1000; /* too old to be asked for more */
	return 0;
}

int cuInit(unsigned int flags)
{
	(void)flags;
	return 100; /* no device */
}

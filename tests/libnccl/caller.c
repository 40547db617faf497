/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/* A program whose RPATH has the folder `real` beside it, where its NCCL is: prints the version. */

#include <dlfcn.h>
#include <stdio.h>
#include <string.h>

int main(void)
{
	int (*version)(int *out);
	void *fn = dlsym(RTLD_DEFAULT, "ncclGetVersion");
	int v = 0;
	int r;

	if (!fn) {
		return 1;
	}
	memcpy(&version, &fn, sizeof(fn));
	r = version(&v);
	printf("%d %d\n", r, v);
	return 0;
}

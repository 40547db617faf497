/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/* Stands in for a test that cannot be built here: says why and is skipped. */

#include <stdio.h>

int main(int argc, char **argv)
{
	printf("skipped: %s\n", argc > 1 ? argv[1] : "it was not built");
	return 77;
}

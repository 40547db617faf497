/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#include <stdlib.h>

#include "ncclnet/ncclnet.h"

void *nn_alloc(size_t len)
{
	return calloc(1, len);
}

void nn_free(void *at)
{
	free(at);
}

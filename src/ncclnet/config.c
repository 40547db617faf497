/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/* What NCCL's own environment says. The plug-in's is that of libpeerlane. */

#include <stdlib.h>

#include "ncclnet/ncclnet.h"

bool nn_channels_named(void)
{
	static const char *const names[] = { "NCCL_MIN_NCHANNELS", "NCCL_MIN_CTAS",
					     "NCCL_MIN_NRINGS" };

	for (size_t i = 0; i < sizeof(names) / sizeof(names[0]); i++) {
		if (getenv(names[i])) {
			return true;
		}
	}
	return false;
}

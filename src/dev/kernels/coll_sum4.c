/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#include "dev/kernels/coll_sum.h"

KERNEL(peerlane_coll_sum4, struct coll_sum_params)
{
	sum(&p, 4);
}

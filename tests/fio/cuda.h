/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#ifndef STANDIN_CUDA_H
#define STANDIN_CUDA_H

/* fio includes it and uses nothing of it; cufile.h has the few types that it needs. */

#endif

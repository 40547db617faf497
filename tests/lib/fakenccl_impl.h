/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#ifndef TESTS_LIB_FAKENCCL_IMPL_H
#define TESTS_LIB_FAKENCCL_IMPL_H

#include <stdbool.h>

#include "libnccl/abi.h"

#define HIDDEN __attribute__((visibility("hidden")))
#define X(type, name, since, params, args) HIDDEN type impl_##name params;
NC_CALLS(X)
#undef X

HIDDEN void fakenccl_violate(const char *why);
HIDDEN bool fakenccl_fails(const char *name, int rank);

#endif

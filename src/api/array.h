/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#ifndef API_ARRAY_H
#define API_ARRAY_H

#include "api/context.h"
#include "ring/array.h"

struct pl_array {
	struct handle in; /* first */
	struct pl_ctx *ctx;
	struct array *array;
};

#endif

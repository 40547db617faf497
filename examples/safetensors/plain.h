/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#ifndef SAFETENSORS_PLAIN_H
#define SAFETENSORS_PLAIN_H

/* What loaders do without peerlane's help, to compare with: read(2) into host memory, copy to the
 * device, tensor by tensor. And the check that what lies there is what the file has. */

#include <peerlane/peerlane.h>

#include "shards.h"

/* Each tensor says where it lies or is to lie. 0, or -errno with words in `why`. */
int plain_load(struct pl_ctx *ctx, const struct st_shard *s, char why[2 * ST_WHY]);
int plain_check(struct pl_ctx *ctx, const struct st_shard *s, char why[2 * ST_WHY]);

#endif

/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#ifndef REPORT_EXPLAIN_BLOCKS_H
#define REPORT_EXPLAIN_BLOCKS_H

/* pl_explain() for lists of copies: which pieces a kernel makes, and its measured speed. Adds
 * nothing where pl_stream_copyv() has no kernel. */

#include "api/context.h"
#include "base/text.h"

struct json_object;

void explain_blocks_text(struct text *t, struct pl_ctx *ctx, const struct move_ask *ask);
void explain_blocks_json(struct json_object *o, struct pl_ctx *ctx, const struct move_ask *ask);

#endif

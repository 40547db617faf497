/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
/* The mover `null`: carries nothing, at once. A transfer then costs only the library's own work. */

#include "move/move.h"

extern const struct mover_ops null_mover;

static void describe(const struct mover *m, const struct move_ask *ask, struct move_offer *offer)
{
	(void)m;
	(void)ask;
	*offer = (struct move_offer){
		.align_mem = 1, .align_off = 1, .setup_ns = 1, .bytes_per_ns = 1e6
	};
}

static ssize_t run(struct mover *m, struct move_op *op)
{
	(void)m;
	op->res = (ssize_t)op->len;
	return op->res;
}

const struct mover_ops null_mover = {
	.size = sizeof(struct mover),
	.name = "null",
	.help = "carries nothing",
	.joins = 1u << END_FILE | 1u << END_MEM,
	.traits = MOVER_BY_NAME,
	.describe = describe,
	.run = run,
};

/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
/* The mover `direct`: O_DIRECT between a file and memory that the kernel can address. */

#include <errno.h>

#include "move/io.h"
#include "move/rings.h"

extern const struct mover_ops direct_mover;

struct direct {
	struct mover m; /* first */
	struct rings *rings;
};

static void init(struct mover *m, const struct move_env *env)
{
	((struct direct *)(void *)m)->rings = env->rings;
}

static void describe(const struct mover *m, const struct move_ask *ask, struct move_offer *offer)
{
	(void)m;
	*offer = (struct move_offer){ .refuse = PL_REASON_NONE };
	if (ask_facts(ask)->pipe) {
		offer->refuse = PL_REASON_STREAM;
	} else if (!end_is_mem(ask_mem(ask), MEM_HOST_ADDRESSABLE)) {
		offer->refuse = PL_REASON_NOT_HOST_ADDRESSABLE;
	} else {
		offer->refuse = direct_fits(ask);
	}
	if (!offer->refuse) {
		direct_offer(ask, offer);
	}
}

static ssize_t run(struct mover *m, struct move_op *op)
{
	(void)m;
	return io_meets_cache(op) ? op->res : io_direct(op);
}

static int channel_get(struct mover *m, const struct move_op *like, move_done done, void *arg,
		       struct channel **out)
{
	(void)like;
	return ring_channel_get(((struct direct *)(void *)m)->rings, m, NULL, done, arg, out);
}

static const struct channel_ops channels = {
	.get = channel_get,
	.put = ring_channel_put,
	.submit = ring_submit,
	.poll = ring_poll,
};

const struct mover_ops direct_mover = {
	.size = sizeof(struct direct),
	.init = init,
	.name = "direct",
	.help = "O_DIRECT, past the page cache",
	.joins = 1u << END_FILE,
	.traits = MOVER_STAGES | MOVER_PAST_CACHE,
	.describe = describe,
	.failed = direct_failed,
	.run = run,
	.channel = &channels,
};

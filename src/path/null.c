/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#include <errno.h>
#include <stdlib.h>

#include "base/alloc.h"
#include "path/path.h"

struct null_lane {
	struct path_lane l;
	struct path_op *first;
	struct path_op **last;
};

static void null_describe(const struct path *p, const struct path_ask *ask,
			  struct path_offer *offer)
{
	(void)p;
	(void)ask;
	*offer = (struct path_offer){
		.align_mem = 1, .align_off = 1, .setup_ns = 1, .bytes_per_ns = 1e6
	};
}

static ssize_t null_run(struct path *p, struct path_op *op, struct dev *dev)
{
	(void)p;
	(void)dev;
	op->res = (ssize_t)op->len;
	return op->res;
}

static int null_lane_get(struct path *p, struct dev *dev, path_done done, void *arg,
			 struct path_lane **out)
{
	struct null_lane *n = alloc_zero(sizeof(*n));

	(void)dev;
	if (!n) {
		return -ENOMEM;
	}
	n->l = (struct path_lane){ .path = p, .done = done, .arg = arg };
	n->last = &n->first;
	*out = &n->l;
	return 0;
}

static void null_lane_put(struct path_lane *l)
{
	free(l);
}

static int null_submit(struct path_lane *l, struct path_op *op)
{
	struct null_lane *n = (struct null_lane *)(void *)l;

	op->res = (ssize_t)op->len;
	op->next = NULL;
	*n->last = op;
	n->last = &op->next;
	l->inflight++;
	return 0;
}

static int null_poll(struct path_lane *l, uint64_t wait_ns)
{
	struct null_lane *n = (struct null_lane *)(void *)l;
	int delivered = 0;

	(void)wait_ns;
	while (n->first) {
		struct path_op *op = n->first;

		n->first = op->next;
		if (!n->first) {
			n->last = &n->first;
		}
		l->inflight--;
		delivered++;
		l->done(op, l->arg);
	}
	return delivered;
}

static const struct path_ops null_ops = {
	.name = "null",
	.help = "carries nothing",
	.describe = null_describe,
	.run = null_run,
	.lane_get = null_lane_get,
	.lane_put = null_lane_put,
	.submit = null_submit,
	.poll = null_poll,
};

static struct path the_null_path = { .ops = &null_ops };

struct path *path_null(void)
{
	return &the_null_path;
}

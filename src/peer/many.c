/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/* Many copies at once, the way that the device has for them. */

#include <errno.h>

#include "dev/dev.h"
#include "peer/peer.h"

#define MANY 200u /* copies that a device is asked for at once */

static int try_all(struct dev_stream *s, struct path_op **ops, size_t n)
{
	struct dev_piece v[MANY];
	int rc;
	int end;

	for (size_t i = 0; i < n; i++) {
		v[i] = (struct dev_piece){ .dst = ops[i]->dst,
					   .src = ops[i]->src,
					   .len = ops[i]->len,
					   .sure = ops[i]->sure };
	}
	rc = s->dev->stream.copy_many(s, v, n);
	end = s->dev->stream.sync(s);
	return rc ? rc : end;
}

/* When some fail, each is tried alone, so that only those fail. */
void peer_run_many(struct path *p, struct path_op **ops, size_t n, struct dev *dev)
{
	struct peer *peer = (struct peer *)(void *)p;
	struct dev_stream *s = NULL;
	struct copy_lane *lane;
	size_t m;

	for (size_t i = 0; i < n; i += m) {
		int rc = dev ? peer_stream_get(peer, dev, &lane, &s) : -EOPNOTSUPP;

		m = n - i < MANY ? n - i : MANY;
		if (!rc) {
			rc = try_all(s, ops + i, m);
			peer_stream_put(peer, lane);
		}
		for (size_t k = i; k < i + m; k++) {
			ops[k]->res = rc ? path_run(p, ops[k], dev) : (ssize_t)ops[k]->len;
		}
	}
}

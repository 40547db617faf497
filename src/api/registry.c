/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/* The one visible list: what kinds of devices and what paths there are. */

#include "api/registry.h"

#include "api/context.h"

static const struct dev_driver *const drivers[] = {
	&dev_cuda_driver,
	&dev_soft_driver,
	&dev_bar_driver,
	NULL,
};

const struct dev_driver *const *registry_drivers(void)
{
	return drivers;
}

void registry_paths(struct pl_ctx *ctx, struct path **out)
{
	out[PATH_DIRECT] = &ctx->storage.direct.p;
	out[PATH_BUFFERED] = &ctx->storage.buffered.p;
	out[PATH_COPY] = &ctx->peer.copy;
	out[PATH_NULL] = path_null();
	out[PATH_P2PDMA] = &ctx->storage.p2p.p;
	out[PATH_PAGECACHE] = &ctx->storage.pagecache.p;
}

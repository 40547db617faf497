/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/* pl_check(): what works on this machine, and what blocks direct transfers. */

#include <peerlane/check.h>

#include <errno.h>

#include "api/context.h"
#include "api/registry.h"
#include "base/error.h"
#include "report/check_rows.h"

int pl_check(struct pl_ctx *ctx, int (*fn)(const struct pl_check_row *row, void *arg), void *arg)
{
	struct check c = { .drivers = registry_drivers() };
	int rc;

	if (!ctx || !fn) {
		return err_set(EINVAL, "pl_check needs a context and a function");
	}
	rc = ctx_usable(ctx);
	if (rc) {
		return rc;
	}
	c.config = &ctx->config;
	c.devices = &ctx->devices;
	rc = topo_kernel(&c.kernel);
	if (rc) {
		return rc;
	}
	check_gpus(&c);
	check_nodes(&c);
	check_kernel_paths(&c);
	check_storage(&c);
	check_process(&c);
	check_rdma(&c);
	check_fabric(&c);
	check_coll(&c);
	rc = check_deliver(&c, fn, arg);
	check_finish(&c);
	return rc;
}

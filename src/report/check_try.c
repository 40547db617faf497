/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/* pl_check_try(): what only trying tells. */

#include <peerlane/check.h>

#include <errno.h>

#include "api/context.h"
#include "api/registry.h"
#include "base/error.h"
#include "report/check_rows.h"
#include "report/check_try.h"

/* The first use of a GPU by drives: its memory is mapped, and both sides look at it. */
static void try_device(struct check *c, const struct dev_driver *driver, int index,
		       const struct dev_props *p)
{
	struct dev_io_why why = { .no = DEV_IO_THERE_IS };
	struct dev *d;
	int rc;

	if (!check_keep_gpu(c, p)) {
		c->failed = true;
		return;
	}
	if (dev_table_get(c->devices, driver, index, &d)) {
		check_add(c, FINDING_GPU_CLOSED, p->name, "it cannot be opened: %s", err_message());
		return;
	}
	rc = dev_io_ready(d, DEV_WAIT, &why);
	if (!rc) {
		check_add(
			c, FINDING_GPU_P2P_TRIED, p->name,
			"2 MiB of its memory were mapped for drives, and CPU and GPU saw the same "
			"bytes there");
	} else if (rc == -EOPNOTSUPP) {
		check_add_as(c, FINDING_GPU_P2P_REFUSED,
			     why.no == DEV_IO_WRONG ? PL_CHECK_BAD : PL_CHECK_MISSING, p->name,
			     NULL, "drives cannot access its memory: %s", why.words);
	} else {
		check_add_as(c, FINDING_GPU_P2P_REFUSED, PL_CHECK_INFO, p->name, NULL,
			     "whether its memory can be mapped for drives is being found out by "
			     "another thread");
	}
}

static void try_driver(struct check *c, const struct dev_driver *driver)
{
	char why[256] = "";
	int n = driver->count(c->config, why, sizeof(why));

	for (int i = 0; i < n; i++) {
		struct dev_props p;
		int rc = driver->describe(c->config, i, &p);

		if (rc == -ENOMEM) {
			c->failed = true;
			return;
		}
		if (!rc && p.fit && p.p2p_maps) {
			try_device(c, driver, i, &p);
		}
	}
	c->failed = c->failed || n < 0;
}

static void try_all(struct check *c)
{
	for (const struct dev_driver *const *d = c->drivers; *d && !c->failed; d++) {
		try_driver(c, *d);
	}
	if (!c->gpus) {
		check_add(c, FINDING_GPU_P2P_NONE, "",
			  "there is no GPU whose memory could be mapped for drives");
	}
}

int pl_check_try(struct pl_ctx *ctx, const char *path, uint32_t flags,
		 int (*fn)(const struct pl_check_row *row, void *arg), void *arg)
{
	struct check c = { .drivers = registry_drivers() };
	int rc;

	if (!ctx || !fn) {
		return err_set(EINVAL, "pl_check_try needs a context and a function");
	}
	if (flags & ~PL_CHECK_WRITE) {
		return err_set(EINVAL, "pl_check_try: unknown flags 0x%x", flags);
	}
	rc = ctx_usable(ctx);
	if (rc) {
		return rc;
	}
	c.config = &ctx->config;
	c.devices = &ctx->devices;
	try_all(&c);
	if (path) {
		check_try_file(&c, ctx, path, flags & PL_CHECK_WRITE);
	}
	rc = check_deliver(&c, fn, arg);
	check_finish(&c);
	return rc;
}

/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/* Tunables of a context, by the public API alone: serve stands above it, as programs do, and sees
 * no struct of the context. */

#include <errno.h>
#include <limits.h>
#include <string.h>

#include <peerlane/conf.h>

#include "base/error.h"
#include "base/text.h"
#include "remote/net.h"
#include "serve/token.h"

struct wanted {
	const char *name;
	char *dst;
	size_t space;
};

static int take(const struct pl_conf_row *row, void *arg)
{
	const struct wanted *w = arg;

	if (strcmp(row->name, w->name) != 0) {
		return 0;
	}
	if (strlen(row->value) >= w->space) {
		return err_set(ENAMETOOLONG, "the value of the tunable %s has more than %zu bytes",
			       w->name, w->space - 1);
	}
	text_copy(w->dst, w->space, row->value);
	return 1;
}

int setting_get(struct pl_ctx *ctx, const char *name, char *dst, size_t space)
{
	struct wanted w = { name, dst, space };
	int rc = pl_conf_each(ctx, take, &w);

	return rc < 0 ? rc : rc ? 0 : err_set(EINVAL, "there is no tunable %s", name);
}

int setting_net(struct pl_ctx *ctx, const struct net_ops **out)
{
	char asked[PATH_MAX];
	struct wanted w = { "test_net_lib", asked, sizeof(asked) };
	int rc = pl_conf_each(ctx, take, &w);

	/* Tests set it; otherwise there is no such row. */
	return rc < 0 ? rc : remote_net_load(rc ? asked : "", out);
}

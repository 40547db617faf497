/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#include "remote/ofi.h"

#include <errno.h>
#include <stdbool.h>

#include "base/error.h"
#include "base/fork.h"
#include "remote/module.h"

static struct module fabric = {
	.file = "libpeerlane-fabric.so",
	.symbol = "peerlane_fabric",
	.tunable = "fabric_lib",
	.has = "libfabric",
	.remedy = "build Peerlane with libfabric-dev, or install libfabric1",
	.lock = LOCK_INIT(RANK_NET_LOAD),
};

/* In a child: libfabric must not be called. */
static bool lost;

/* Its adapters do not survive fork(), and it may have locks that are never released here. */
static void renew_in_child(void)
{
	lost = lost || *fabric.tried || fabric.loaded;
	lock_renew(&fabric.lock);
}

FORK_HANDLERS(.child = renew_in_child);

int remote_ofi_load(const char *asked, const struct ofi_ops **out)
{
	const void *ops;
	int rc;

	if (lost) {
		return err_set(EOPNOTSUPP,
			       "libfabric was in use when this process was forked, and does not "
			       "survive that: use it in the child only, or start the child by exec "
			       "(in Python: spawn)");
	}
	rc = module_load(&fabric, asked, OFI_VERSION, &ops);
	if (!rc) {
		*out = ops;
	}
	return rc;
}

/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#include "remote/ofi.h"

#include "base/fork.h"
#include "remote/module.h"

static struct module fabric = {
	.file = "libpeerlane-fabric.so",
	.symbol = "peerlane_fabric",
	.tunable = "test_fabric_lib",
	.remedy = "build Peerlane with libfabric-dev, or install libfabric1",
	.once = { .what = "libfabric",
		  .doing = "loading libfabric",
		  .lock = LOCK_INIT(RANK_NET_LOAD) },
};

/* libfabric's adapters do not survive fork(), and a thread of the parent may have held its
 * locks. */
static void renew_in_child(void)
{
	load_once_lose(&fabric.once);
}

FORK_HANDLERS(.child = renew_in_child);

int remote_ofi_load(const char *asked, const struct ofi_ops **out)
{
	const void *ops;
	int rc = module_load(&fabric, asked, OFI_VERSION, &ops);

	if (!rc) {
		*out = ops;
	}
	return rc;
}

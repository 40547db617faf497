/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#include "remote/net.h"

#include <errno.h>

#include "base/error.h"
#include "base/fork.h"
#include "remote/module.h"

static struct module net = {
	.file = "libpeerlane-net.so",
	.symbol = "peerlane_net",
	.tunable = "test_net_lib",
	.remedy = "build Peerlane with libssl-dev, or install OpenSSL 3's libssl3",
	.once = { .what = "TLS", .lock = LOCK_INIT(RANK_NET_LOAD) },
};

/* A thread that held the lock at the fork was loading. It stores its result last, so a result is
 * complete. */
static void renew_in_child(void)
{
	lock_renew(&net.once.lock);
}

FORK_HANDLERS(.child = renew_in_child);

int remote_net_load(const char *asked, const struct net_ops **out)
{
	const struct net_ops *found;
	const void *ops;
	const char *why;
	int rc = module_load(&net, asked, NET_VERSION, &ops);

	if (rc) {
		return rc;
	}
	found = ops;
	why = found->unusable();
	if (why) {
		return err_set(EOPNOTSUPP,
			       "OpenSSL offers no TLS 1.3 here (%s): look at its configuration "
			       "file (openssl.cnf, or what OPENSSL_CONF names), and at the "
			       "providers that it asks for",
			       why);
	}
	*out = found;
	return 0;
}

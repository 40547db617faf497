/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#ifndef REMOTE_NET_H
#define REMOTE_NET_H

/* Loading of libpeerlane-net.so, which has TLS, once a process. */

#include "net/net.h"

/* Loads TLS, in any thread. `asked`: the tunable test_net_lib; "": the module beside this library.
 * Returns 0, or -EOPNOTSUPP with the reason. It stays loaded. */
int remote_net_load(const char *asked, const struct net_ops **out);

#endif

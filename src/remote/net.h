/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#ifndef REMOTE_NET_H
#define REMOTE_NET_H

/* Loads libpeerlane-net.so, which has TLS, once a process. */

#include "net/net.h"

/* `asked`: the tunable test_net_lib; "": where it is looked for. 0, or -EOPNOTSUPP with the reason.
 * What is found stays. Any thread. */
int remote_net_load(const char *asked, const struct net_ops **out);

#endif

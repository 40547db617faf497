/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#ifndef REMOTE_OFI_H
#define REMOTE_OFI_H

/* Loads libpeerlane-fabric.so, which has libfabric, once a process. */

#include "ofi/ofi.h"

/* `asked`: the tunable test_fabric_lib; "": where it is looked for. 0, or -EOPNOTSUPP with the
 * reason. What is found stays; in a child of a process that has loaded it there is none. Any
 * thread. */
int remote_ofi_load(const char *asked, const struct ofi_ops **out);

#endif

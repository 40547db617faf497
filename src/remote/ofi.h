/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#ifndef REMOTE_OFI_H
#define REMOTE_OFI_H

/* Loading of libpeerlane-fabric.so, which has libfabric, once a process. */

#include "ofi/ofi.h"

/* Loads libfabric, in any thread. `asked`: the tunable test_fabric_lib; "": the module beside this
 * library. Returns 0, or -EOPNOTSUPP with the reason. It stays loaded; a child of the process
 * cannot use it or load it again. */
int remote_ofi_load(const char *asked, const struct ofi_ops **out);

#endif

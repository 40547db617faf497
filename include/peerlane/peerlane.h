/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#ifndef PEERLANE_H
#define PEERLANE_H

/* All of peerlane. One header a noun; each may be included alone. */

#include <peerlane/array.h>
#include <peerlane/check.h>
#include <peerlane/comm.h>
#include <peerlane/conf.h>
#include <peerlane/context.h>
#include <peerlane/device.h>
#include <peerlane/doctor.h>
#include <peerlane/door.h>
#include <peerlane/error.h>
#include <peerlane/file.h>
#include <peerlane/log.h>
#include <peerlane/map.h>
#include <peerlane/memory.h>
#include <peerlane/plan.h>
#include <peerlane/queue.h>
#include <peerlane/remote.h>
#include <peerlane/rows.h>
#include <peerlane/serve.h>
#include <peerlane/share.h>
#include <peerlane/stats.h>
#include <peerlane/stream.h>
#include <peerlane/topo.h>
#include <peerlane/transfer.h>
#include <peerlane/types.h>
#include <peerlane/version.h>

#endif

/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#ifndef MEM_IMPORT_H
#define MEM_IMPORT_H

/* Memory of another process, for import.c, and import_connect.c, which finds the way to it. */

#include "base/lock.h"
#include "dev/dev.h"
#include "mem/lease.h"
#include "mem/share.h"

struct import {
	struct dev *dev;
	struct dev_import *map; /* of memory of a device */
	struct dev_host host;	/* of memory of the host; .ptr: it is mapped */
	char *ptr;		/* where the range begins */
	struct lease *lease;
	uint64_t timeout_ns;
	bool asks;
	int fd;
	char path[108];

	/* For one message at a time: held while the message is sent and its answer awaited, with a
	 * limit. */
	struct lock lock;
	uint32_t seq;
	bool lost; /* an answer did not come in time: later answers are ignored */
};

/* The time after `timeout_ns` from now, on the monotonic clock; never past the clock's end. */
uint64_t import_deadline(uint64_t timeout_ns);

/* Connects, and maps the memory and the lease in the first way that works here, within the time
 * limit. Returns 0, or -errno with a message; import_free() then undoes the rest. */
int import_connect(struct import *i, const struct import_how *how, struct import_result *res);

#endif

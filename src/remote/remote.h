/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#ifndef REMOTE_REMOTE_H
#define REMOTE_REMOTE_H

/*
 * Remotes, which are processes on other hosts, and the regions of their memory that they granted to
 * this process. How bytes get there is the movers' business: they embed these.
 */

#include <stdatomic.h>
#include <stdint.h>

#define REMOTE_ROUTES 24u

struct remote {
	char name[64]; /* for messages */
	/* Measured bytes per us over whole routes, moving averages; [write][route]. The engine's.
	 */
	atomic_uint rates[2][REMOTE_ROUTES];
};

struct region {
	struct remote *remote; /* whose memory it is */
	uint64_t len;
};

#endif

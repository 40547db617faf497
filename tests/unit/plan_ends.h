/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#ifndef TESTS_UNIT_PLAN_ENDS_H
#define TESTS_UNIT_PLAN_ENDS_H

/* The ends of transfers that the planner's tests ask about, and the real paths' descriptions. */

#include "unit.h"

#include "base/config.h"
#include "dev/dev.h"
#include "path/path.h"
#include "peer/peer.h"
#include "plan/plan.h"
#include "storage/storage.h"

enum kind {
	PLAIN,
	STREAM,
	TMPFS,
	NO_DIRECT,
	BYPASS,
	CROOKED,
	REFUSED,
	KINDS
};
enum where {
	SOFT,
	GPU,
	HOST,
	WHERES
}; /* addressable device, closed device, no device */

static struct path_facts facts[KINDS];
static struct dev devs[2];
static struct path *paths[PATH_COUNT];
static struct config config = { .engine = (char *)"threads" };
static struct storage storage;
static struct peer peer;

static inline int setup_all(void **state)
{
	struct dev_props props = { .name = "gpu:0",
				   .copy_bytes_per_ns = 50,
				   .copy_setup_ns = 8000 };

	(void)state;
	storage_init(&storage, &config);
	storage.copiers = 4; /* on any machine */
	peer_init(&peer);
	paths[PATH_DIRECT] = &storage.direct.p;
	paths[PATH_BUFFERED] = &storage.buffered.p;
	paths[PATH_COPY] = &peer.copy;
	paths[PATH_NULL] = path_null();
	paths[PATH_P2PDMA] = &storage.p2p.p;
	paths[PATH_PAGECACHE] = &storage.pagecache.p;
	devs[0].props = props;
	devs[1].props = props;
	for (int k = 0; k < KINDS; k++) {
		bool direct = k != STREAM && k != TMPFS && k != NO_DIRECT;

		facts[k] = (struct path_facts){ .stream = k == STREAM,
						.memory_backed = k == TMPFS,
						.bypass = k == BYPASS,
						.direct = direct,
						.align_mem = direct ? 512 : 0,
						.align_off = direct ? 512 : 0,
						.disk_bytes_per_ns = 2,
						.disk_setup_ns = 60e3 };
		atomic_init(&facts[k].direct_failed, k == REFUSED);
	}
	return 0;
}

static inline int teardown_all(void **state)
{
	(void)state;
	peer_finish(&peer);
	storage_finish(&storage);
	return 0;
}

#define TINY 4096u
#define LARGE (64u * MIB)

static inline struct path_ask ask_for(enum kind k, enum where w, uint64_t len, bool write,
				      double resident)
{
	return (struct path_ask){ .file = &facts[k],
				  .mem = { .addr = k == CROOKED ? 0x100003 : 0x100000,
					   .dev = w == HOST ? NULL : &devs[w],
					   .name = w == HOST ? NULL : "gpu:0",
					   .host_addressable = w != GPU },
				  .off = 8192,
				  .len = len,
				  .write = write,
				  .resident = resident };
}

static inline const struct plan_candidate *find(const struct plan *p, enum plan_route_id id)
{
	const struct plan_candidate *found = NULL;

	assert_int_equal(p->n, ROUTE_COUNT);
	for (unsigned int i = 0; i < p->n; i++) {
		if (p->v[i].route == id) {
			assert_null(found);
			found = &p->v[i];
		}
	}
	assert_non_null(found);
	return found;
}

#endif

/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#ifndef TESTS_UNIT_SHARE_SIDE_H
#define TESTS_UNIT_SHARE_SIDE_H

/* One side of memory that is shared: a context's table with a small software GPU. */

#include "unit.h"

#include "base/config.h"
#include "dev/dev.h"
#include "dev/table.h"
#include "mem/mem.h"
#include "mem/share.h"

#define SIDE_TIMEOUT_NS 60000000000ull

struct side {
	struct dev_table devices;
	struct mem_table mem;
	struct dev *d;
};

static inline int side_open(struct side *s)
{
	static struct config config = { .soft_gpus = (char *)"1x4MiB",
					.soft_host_addressable = true,
					.wide = true };
	static const struct dev_driver *const drivers[] = { &dev_soft_driver, NULL };

	dev_table_init(&s->devices, &config, drivers);
	mem_table_init(&s->mem, &s->devices);
	return dev_table_get(&s->devices, &dev_soft_driver, 0, &s->d);
}

static inline void side_close(struct side *s)
{
	mem_table_finish(&s->mem);
	dev_table_finish(&s->devices);
}

/* Memory with the pattern that begins at `seed`, exported. */
static inline int side_export(struct side *s, const char *path, size_t len, unsigned int seed,
			      unsigned int flags, unsigned int mode, struct mem_export **x)
{
	void *p;
	int rc = mem_alloc(&s->mem, s->d, len, &p);

	if (rc) {
		return rc;
	}
	unit_pattern(p, len, seed);
	rc = mem_export(&s->mem, p, len, path, flags, mode, x);
	if (rc) {
		(void)mem_free(&s->mem, p);
	}
	return rc;
}

/* Imports it: 0, and the first bytes are the pattern; 1: they are not; or an errno value. */
static inline int side_import(struct side *s, const char *path, unsigned int seed,
			      unsigned int flags, uint64_t timeout_ns)
{
	struct import_result res;
	struct mem_ref ref;
	char want[64];
	void *p;
	int rc = mem_import(
		&s->mem, s->d,
		&(struct import_how){
			.path = path, .flags = flags, .timeout_ns = timeout_ns, .node = -1 },
		&res, &p);

	if (rc) {
		return rc;
	}
	rc = mem_get(&s->mem, p, sizeof(want), &ref);
	if (!rc) {
		unit_pattern(want, sizeof(want), seed);
		rc = memcmp(p, want, sizeof(want)) ? 1 : 0;
		mem_put(&ref);
	}
	(void)mem_unimport(&s->mem, p);
	return rc;
}

#endif

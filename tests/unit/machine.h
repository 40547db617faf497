/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#ifndef TESTS_UNIT_MACHINE_H
#define TESTS_UNIT_MACHINE_H

/* Small machines that tests make by hand. */

#include "unit.h"

#include "topo/build.h"

static struct topo_build b;

static inline void assert_near(double got, double want)
{
	if (got < want - 1e-9 || got > want + 1e-9) {
		fail_msg("%g is not %g", got, want);
	}
}

static inline uint32_t node(enum topo_node_kind kind, const char *name)
{
	uint32_t at = build_node(&b, kind, name);

	assert_int_not_equal(at, TOPO_NONE);
	if (kind == TOPO_NODE_GPU) {
		build_at(&b, at)->sm = 70;
	}
	if (kind == TOPO_NODE_NUMA) {
		build_at(&b, at)->numa = atoi(name + strlen("numa"));
	}
	return at;
}

static inline struct topo_link *link_of(enum topo_link_kind kind, const char *from, const char *to)
{
	struct topo_link *l = build_link(&b, kind, build_find(&b, from), build_find(&b, to));

	assert_non_null(l);
	return l;
}

static inline struct topo_link *pcie(const char *from, const char *to, unsigned int gen,
				     unsigned int width)
{
	struct topo_link *l = link_of(TOPO_LINK_PCIE, from, to);

	l->gen_max = (uint8_t)gen;
	l->width = (uint8_t)width;
	return l;
}

static inline void nvlink(const char *from, const char *to, unsigned int count)
{
	link_of(TOPO_LINK_NVLINK, from, to)->count = (uint16_t)count;
}

/* A NUMA node with a host bridge. */
static inline void socket_with_root(const char *numa, const char *root)
{
	if (build_find(&b, numa) == TOPO_NONE) {
		(void)node(TOPO_NODE_NUMA, numa);
	}
	(void)node(TOPO_NODE_ROOT, root);
	(void)link_of(TOPO_LINK_LOCAL, root, numa);
}

static inline struct topo_graph *finish(void)
{
	struct topo_graph *g;

	assert_int_equal(build_finish(&b, &g), 0);
	return g;
}

#endif

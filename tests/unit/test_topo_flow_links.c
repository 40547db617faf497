/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/* Flows by what links carry: switches, bridges, lanes, staging, nodes with a rate of their own. */

#include <math.h>

#include "machine.h"

#include "base/error.h"
#include "base/fault.h"
#include "topo/flow.h"
#include "topo/maxflow.h"

/* ---- machines ---- */

/* A node on PCIe of generation 3. */
static struct topo_link *hang(enum topo_node_kind kind, const char *name, const char *above,
			      unsigned int width)
{
	(void)node(kind, name);
	return pcie(name, above, 3, width);
}

/*
 * Two processors. Below the first a switch with two GPUs and a drive; below the second a GPU. GPUs
 * 0 and 1 are joined by two NVLinks, 1 and 2 by one. PCIe of generation 3: 12 GB/s, the drive 3.
 */
static void begin_two(void)
{
	build_begin(&b);
	(void)snprintf(b.g->cpu_vendor, sizeof(b.g->cpu_vendor), "AuthenticAMD");
	socket_with_root("numa0", "root0");
	socket_with_root("numa1", "root1");
	(void)link_of(TOPO_LINK_SMP, "numa0", "numa1");
	(void)hang(TOPO_NODE_SWITCH, "sw", "root0", 16);
	(void)hang(TOPO_NODE_GPU, "gpu0", "sw", 16);
	(void)hang(TOPO_NODE_GPU, "gpu1", "sw", 16);
	(void)hang(TOPO_NODE_DRIVE, "nvme0", "sw", 4);
	(void)hang(TOPO_NODE_GPU, "gpu2", "root1", 16);
	nvlink("gpu0", "gpu1", 2);
	nvlink("gpu1", "gpu2", 1);
}

#define MOST 8

struct list {
	uint32_t v[MOST];
	size_t n;
};

static struct list list_of(const struct topo_graph *g, const char *names)
{
	struct list l = { .n = 0 };
	char text[128];
	char *rest = text;

	(void)snprintf(text, sizeof(text), "%s", names);
	for (char *name = strtok_r(text, " ", &rest); name; name = strtok_r(NULL, " ", &rest)) {
		uint32_t at = topo_find(g, name);

		assert_int_not_equal(at, TOPO_NONE);
		l.v[l.n++] = at;
	}
	return l;
}

static struct pl_topo_flow *flow(const struct topo_graph *g, const char *from, const char *to,
				 const char *via, uint32_t flags)
{
	struct list f = list_of(g, from), t = list_of(g, to), v = list_of(g, via);
	struct pl_topo_flow_args q = { 0, f.v, t.v, v.v, f.n, t.n, v.n, flags, NULL };
	struct pl_topo_flow *out;
	double into = 0, lanes = 0;

	assert_int_equal(topo_flow_find(g, &q, &out), 0);
	for (size_t i = 0; i < t.n; i++) {
		into += out->into[i];
	}
	for (size_t i = 0; i < out->n_lanes; i++) {
		lanes += out->lanes[i].gbps;
		assert_true(out->lanes[i].n_nodes >= 2 || strcmp(from, to) == 0);
	}
	assert_near(into, out->gbps);
	assert_near(lanes, out->gbps);
	for (uint32_t i = 0; i < g->n_links; i++) {
		assert_true(out->used[2 * i] <= g->links[i].bw + 1e-6);
		assert_true(out->used[2 * i + 1] <= g->links[i].bw + 1e-6);
	}
	return out;
}

static void expect(const struct topo_graph *g, const char *from, const char *to, const char *via,
		   uint32_t flags, double bw)
{
	struct pl_topo_flow *f = flow(g, from, to, via, flags);
	double limits[2] = { 0, 0 };

	assert_near(f->gbps, bw);
	for (size_t i = 0; i < f->n_limits; i++) {
		limits[0] += f->limits[i].gbps;
	}
	for (size_t i = 0; i < f->n_limits_to; i++) {
		limits[1] += f->limits_to[i].gbps;
	}
	if (!(flags & PL_TOPO_FLOW_EVEN)) {
		assert_near(limits[0], bw);
		assert_near(limits[1], bw);
	}
	topo_flow_free(f);
}

static void what_a_switch_passes(void **state)
{
	struct topo_graph *g;

	(void)state;
	begin_two();
	g = finish();
	expect(g, "nvme0", "gpu0", "", 0, 3);
	expect(g, "nvme0", "gpu0 gpu1", "", 0, 3);
	/* Through host bridges and processors only if that is allowed. */
	expect(g, "nvme0", "gpu2", "", 0, 0);
	expect(g, "nvme0", "gpu2", "", PL_TOPO_FLOW_BRIDGES, 3);
	expect(g, "nvme0", "gpu2", "", PL_TOPO_FLOW_BOUNCE, 3);
	/* Memory: its own link, and the sum of several below one link. */
	expect(g, "numa0", "gpu0", "", 0, 12);
	expect(g, "numa0", "gpu0 gpu1", "", 0, 12);
	expect(g, "numa0", "gpu0 gpu1 gpu2", "", 0, 24);
	expect(g, "numa0 numa1", "gpu0 gpu1 gpu2", "", 0, 24);
	expect(g, "gpu0 gpu1", "numa0", "", 0, 12);
	expect(g, "gpu2", "numa0", "", 0, 12);
	/* Both ways at once. */
	expect(g, "gpu0", "gpu1", "", 0, 52);
	/* One copy takes one of the two. */
	expect(g, "gpu0", "gpu1", "", PL_TOPO_FLOW_NVLINK, 40);
	expect(g, "nvme0", "gpu1", "", PL_TOPO_FLOW_NVLINK, 0);
	expect(g, "gpu0 gpu1 nvme0", "gpu2", "", 0, 20);
	topo_graph_free(g);
}

/* What somebody measured of a source stands before what the graph says. */
static void as_measured(void **state)
{
	double gives[2] = { 1.25, 0 };
	struct pl_topo_flow_args q = PL_TOPO_FLOW_ARGS_INIT;
	struct pl_topo_flow *f;
	struct list from, to;
	struct topo_graph *g;

	(void)state;
	begin_two();
	g = finish();
	from = list_of(g, "nvme0 numa0");
	to = list_of(g, "gpu0");
	q.from = from.v;
	q.n_from = 1;
	q.to = to.v;
	q.n_to = 1;
	q.from_gbps = gives;
	assert_int_equal(topo_flow_find(g, &q, &f), 0);
	assert_near(f->gbps, 1.25);
	assert_int_equal(f->n_limits, 1);
	assert_int_equal(f->limits[0].kind, PL_TOPO_LIMIT_NODE);
	assert_int_equal(f->limits[0].id, topo_find(g, "nvme0"));
	topo_flow_free(f);
	q.n_from = 2; /* of the second nothing was measured */
	assert_int_equal(topo_flow_find(g, &q, &f), 0);
	assert_near(f->gbps, 12);
	topo_flow_free(f);
	gives[0] = 100; /* more than its link carries */
	q.n_from = 1;
	assert_int_equal(topo_flow_find(g, &q, &f), 0);
	assert_near(f->gbps, 3);
	topo_flow_free(f);
	topo_graph_free(g);
}

static void redirected(void **state)
{
	struct topo_graph *g;

	(void)state;
	begin_two();
	for (uint32_t i = 0; i < b.g->n_links; i++) {
		struct topo_link *l = &b.g->links[i];

		if (strcmp(b.g->nodes[l->a].name, "gpu1") == 0 && l->kind == TOPO_LINK_PCIE) {
			l->acs = 1;
		}
	}
	g = finish();
	expect(g, "nvme0", "gpu0", "", 0, 3);
	expect(g, "nvme0", "gpu1", "", 0, 0);
	expect(g, "gpu1", "gpu0", "", 0, 40);
	expect(g, "nvme0", "gpu1", "", PL_TOPO_FLOW_BOUNCE, 3);
	expect(g, "numa0", "gpu1", "", 0, 12);
	expect(g, "gpu1", "numa0", "", 0, 12);
	/* By way of the processor it gets there. */
	expect(g, "nvme0", "gpu1", "", PL_TOPO_FLOW_BRIDGES, 3);
	topo_graph_free(g);
}

/* Host bridges pass on what devices send each other, where that is asked for: within one, between
 * two of one processor, and over the link between processors, which all share. */
static void by_bridges(void **state)
{
	const uint32_t on = PL_TOPO_FLOW_BRIDGES;
	struct topo_graph *g;

	(void)state;
	begin_two();
	(void)node(TOPO_NODE_ROOT, "root2");
	(void)link_of(TOPO_LINK_LOCAL, "root2", "numa0");
	(void)hang(TOPO_NODE_GPU, "gpu3", "root0", 16);
	(void)hang(TOPO_NODE_GPU, "gpu4", "root2", 16);
	(void)hang(TOPO_NODE_GPU, "gpu5", "root1", 16);
	g = finish();
	expect(g, "gpu3", "gpu0", "", 0, 0);
	expect(g, "gpu3", "gpu0", "", on, 12);
	expect(g, "gpu3", "gpu4", "", 0, 0);
	expect(g, "gpu3", "gpu4", "", on, 12);
	expect(g, "gpu4", "gpu5", "", on, 12);
	expect(g, "gpu3 gpu4", "gpu2 gpu5", "", on, 16);
	expect(g, "gpu3 nvme0", "gpu4 gpu5", "", on, 15);
	/* Memory shares the link between the processors with them. */
	expect(g, "gpu3 numa0", "gpu2 gpu5", "", on, 16);
	expect(g, "gpu3 numa1", "gpu2 gpu5", "", on, 24);
	topo_graph_free(g);
}

static void lanes(void **state)
{
	struct topo_graph *g;
	struct pl_topo_flow *f;
	uint32_t gpu1, gpu2;

	(void)state;
	begin_two();
	g = finish();
	/* Into one GPU: its own link 12, and by GPU 1 the other processor's 12 of GPU 2. */
	expect(g, "numa0 numa1", "gpu1", "", 0, 12);
	expect(g, "numa0 numa1", "gpu1", "gpu2", 0, 24);
	expect(g, "numa0 numa1", "gpu0", "gpu1 gpu2", 0, 24);
	expect(g, "gpu0", "gpu2", "", 0, 0);
	/* PCIe to GPU 1 beside NVLink, then the one NVLink. */
	expect(g, "gpu0", "gpu2", "gpu1", 0, 20);
	f = flow(g, "gpu0", "gpu2", "gpu1", 0);
	gpu1 = topo_find(g, "gpu1");
	gpu2 = topo_find(g, "gpu2");
	assert_int_equal(f->n_lanes, 1);
	assert_int_equal(f->lanes[0].n_nodes, 3);
	assert_int_equal(f->lanes[0].nodes[0], topo_find(g, "gpu0"));
	assert_int_equal(f->lanes[0].nodes[1], gpu1);
	assert_int_equal(f->lanes[0].nodes[2], gpu2);
	assert_int_equal(f->n_limits, 1);
	assert_int_equal(f->limits[0].kind, PL_TOPO_LIMIT_LINK);
	assert_int_equal(g->links[f->limits[0].id].kind, TOPO_LINK_NVLINK);
	assert_near(f->limits[0].gbps, 20);
	topo_flow_free(f);
	topo_graph_free(g);
}

static void staging(void **state)
{
	struct topo_graph *g;
	struct pl_topo_flow *f;

	(void)state;
	begin_two();
	build_at(&b, build_find(&b, "numa0"))->bw = 4;
	g = finish();
	/* Half of the memory's 4 GB/s, since each byte crosses it twice; read alone all of it. */
	expect(g, "nvme0", "gpu0", "", PL_TOPO_FLOW_BOUNCE, 2);
	expect(g, "numa0", "gpu0", "", 0, 4);
	f = flow(g, "nvme0", "gpu0", "", PL_TOPO_FLOW_BOUNCE);
	assert_int_equal(f->n_limits, 1);
	assert_int_equal(f->limits[0].kind, PL_TOPO_LIMIT_MEMORY);
	assert_int_equal(f->limits[0].id, topo_find(g, "numa0"));
	assert_int_equal(f->lanes[0].n_nodes, 3);
	assert_int_equal(f->lanes[0].nodes[1], topo_find(g, "numa0"));
	topo_flow_free(f);
	/* NVLink is no way around the memory. */
	expect(g, "gpu0", "gpu1", "", PL_TOPO_FLOW_BOUNCE, 2);
	topo_graph_free(g);
}

static void a_node_s_own_rate(void **state)
{
	struct topo_graph *g;
	struct pl_topo_flow *f;

	(void)state;
	begin_two();
	build_at(&b, build_find(&b, "nvme0"))->bw = 2.5;
	build_at(&b, build_find(&b, "nvme0"))->bw_write = 1.25;
	g = finish();
	expect(g, "nvme0", "gpu0", "", 0, 2.5);
	expect(g, "gpu0", "nvme0", "", 0, 1.25);
	f = flow(g, "nvme0", "gpu0", "", 0);
	assert_int_equal(f->limits[0].kind, PL_TOPO_LIMIT_NODE);
	assert_int_equal(f->limits[0].id, topo_find(g, "nvme0"));
	topo_flow_free(f);
	topo_graph_free(g);
}

static void even_shares(void **state)
{
	struct topo_graph *g;
	struct pl_topo_flow *f;

	(void)state;
	begin_two();
	g = finish();
	/* GPUs 0 and 1 share 12, GPU 2 could have 12 of its own. */
	expect(g, "numa0 numa1", "gpu0 gpu1 gpu2", "", 0, 24);
	f = flow(g, "numa0 numa1", "gpu0 gpu1 gpu2", "", PL_TOPO_FLOW_EVEN);
	assert_near(f->gbps, 18);
	assert_near(f->each_gbps, 6);
	assert_int_equal(f->n_fed, 2);
	assert_int_equal(f->n_limits, 1);
	assert_near(f->limits[0].gbps, 12);
	for (size_t i = 0; i < 3; i++) {
		assert_near(f->into[i], 6);
	}
	topo_flow_free(f);
	/* Over NVLink they help each other: 24 for three. */
	expect(g, "numa0 numa1", "gpu0 gpu1 gpu2", "gpu0 gpu1 gpu2", PL_TOPO_FLOW_EVEN, 24);
	/* One that nothing reaches. */
	f = flow(g, "nvme0", "gpu0 gpu2", "", PL_TOPO_FLOW_EVEN);
	assert_near(f->gbps, 0);
	assert_int_equal(f->n_limits, 0);
	assert_int_equal(f->n_fed, 1);
	topo_flow_free(f);
	topo_graph_free(g);
}

/* A software GPU is host memory: what devices write there has arrived, what it gives leaves memory,
 * and no link of a processor's limits copies between two of them. */
static void software(void **state)
{
	const char *const soft[] = { "soft:0", "soft:1" };
	struct pl_topo_flow *f;
	struct topo_graph *g;

	(void)state;
	begin_two();
	for (size_t i = 0; i < COUNT(soft); i++) {
		build_at(&b, node(TOPO_NODE_GPU, soft[i]))->flags = TOPO_SOFT;
		(void)link_of(TOPO_LINK_LOCAL, soft[i], "numa0");
	}
	(void)hang(TOPO_NODE_DRIVE, "nvme1", "root1", 4);
	g = finish();
	expect(g, "nvme0", "soft:0", "", 0, 3);
	expect(g, "nvme0", "soft:0", "", PL_TOPO_FLOW_BOUNCE, 3);
	expect(g, "nvme0 nvme1", "soft:0 soft:1", "", 0, 6);
	expect(g, "nvme1", "soft:0", "", PL_TOPO_FLOW_BOUNCE, 3);
	expect(g, "soft:0", "nvme0", "", 0, 3);
	expect(g, "soft:0", "gpu2", "", 0, 12);
	expect(g, "gpu2", "soft:1", "", 0, 12);
	expect(g, "numa1", "soft:1", "", 0, 16);
	/* The bytes lie in these two places only: nothing is staged. */
	f = flow(g, "soft:0", "soft:1", "", 0);
	assert_true(f->gbps >= 5000);
	assert_int_equal(f->n_lanes, 1);
	assert_int_equal(f->lanes[0].n_nodes, 2);
	assert_int_equal(f->n_limits, 1);
	assert_int_equal(g->links[f->limits[0].id].kind, TOPO_LINK_LOCAL);
	topo_flow_free(f);
	topo_graph_free(g);
}

static void bad_questions(void **state)
{
	uint32_t none = 99, gpu[2], numa, sw;
	struct pl_topo_flow *out = NULL;
	struct topo_graph *g;

	(void)state;
	begin_two();
	g = finish();
	gpu[0] = gpu[1] = topo_find(g, "gpu0");
	numa = topo_find(g, "numa0");
	sw = topo_find(g, "sw");
	{
		struct pl_topo_flow_args bad[] = {
			{ 0, NULL, gpu, NULL, 0, 1, 0, 0, NULL },
			{ 0, &numa, gpu, NULL, 1, 0, 0, 0, NULL },
			{ 0, &none, gpu, NULL, 1, 1, 0, 0, NULL },
			{ 0, &numa, &none, NULL, 1, 1, 0, 0, NULL },
			{ 0, &sw, gpu, NULL, 1, 1, 0, 0, NULL },
			{ 0, &numa, &sw, NULL, 1, 1, 0, 0, NULL },
			{ 0, &numa, gpu, NULL, 1, 2, 0, 0, NULL },
			{ 0, &numa, gpu, &numa, 1, 1, 1, 0, NULL },
			{ 0, &numa, &numa, NULL, 1, 1, 0, 0, NULL },
			{ 0, &numa, gpu, &none, 1, 1, 1, 0, NULL },
			{ 0, &numa, gpu, NULL, 1, 1, 0, 64, NULL },
			{ 0, &numa, gpu, NULL, 1, 1, 0, 0, &(const double){ -1 } },
			{ 0, &numa, gpu, NULL, 1, 1, 0, 0, &(const double){ NAN } },
		};
		uint32_t both[] = { gpu[0], numa };
		uint32_t gpu2 = topo_find(g, "gpu2");
		struct pl_topo_flow_args mixed = { 0, &gpu2, both, NULL, 1, 2, 0, 0, NULL };

		for (size_t i = 0; i < COUNT(bad); i++) {
			assert_int_equal(topo_flow_find(g, &bad[i], &out), -EINVAL);
			assert_true(err_message()[0] != '\0');
		}
		assert_int_equal(topo_flow_find(g, &mixed, &out), -EINVAL);
	}
	assert_null(out);
	topo_graph_free(g);
}

static void no_memory(void **state)
{
	struct pl_topo_flow *out = NULL;
	struct pl_topo_flow_args q;
	struct topo_graph *g;
	struct list from, to;
	int rc = -ENOMEM;
	unsigned int n;

	(void)state;
	begin_two();
	g = finish();
	from = list_of(g, "nvme0 numa0");
	to = list_of(g, "gpu0 gpu1 gpu2");
	q = (struct pl_topo_flow_args){ 0,	from.v, to.v, to.v,
					from.n, to.n,	to.n, PL_TOPO_FLOW_EVEN,
					NULL };
	for (n = 1; rc; n++) {
		fault_arm(FAULT_ALLOC, n, ENOMEM);
		rc = topo_flow_find(g, &q, &out);
		fault_arm(FAULT_ALLOC, 0, 0);
		assert_true(rc == 0 || rc == -ENOMEM);
	}
	assert_true(n > 10);
	topo_flow_free(out);
	topo_graph_free(g);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(what_a_switch_passes),
		cmocka_unit_test(as_measured),
		cmocka_unit_test(redirected),
		cmocka_unit_test(by_bridges),
		cmocka_unit_test(lanes),
		cmocka_unit_test(staging),
		cmocka_unit_test(a_node_s_own_rate),
		cmocka_unit_test(even_shares),
		cmocka_unit_test(software),
		cmocka_unit_test(bad_questions),
		cmocka_unit_test(no_memory),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}

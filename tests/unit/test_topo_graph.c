/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/* topo/graph: making one, finding in it, and paths, on small machines that are made by hand. */

#include "machine.h"

#include "base/fault.h"
#include "topo/bw.h"
#include "topo/paths.h"

static struct topo_path path(const struct topo_graph *g, const char *from, const char *to)
{
	struct topo_path p;

	assert_int_equal(topo_path_find(g, NULL, topo_find(g, from), topo_find(g, to), &p), 0);
	return p;
}

static void expect(const struct topo_graph *g, const char *from, const char *to,
		   enum topo_path_type type, double bw, unsigned int links)
{
	for (int back = 0; back < 2; back++) {
		struct topo_path p = path(g, back ? to : from, back ? from : to);

		assert_string_equal(topo_path_type_name(p.type), topo_path_type_name(type));
		assert_near(p.bw, bw);
		assert_int_equal(p.n, links);
	}
}

static void bandwidths(void **state)
{
	(void)state;
	/* facts of the model: 3, 6, 12, 24, 48, 96 GB/s of 16 lanes */
	for (unsigned int gen = 1; gen <= 6; gen++) {
		assert_near(bw_pcie(gen, 16), 1.5 * (1 << gen));
		assert_int_equal(bw_gen_of_speed(bw_speed_of_gen(gen)), gen);
	}
	assert_near(bw_pcie(0, 0), 12);
	assert_near(bw_pcie(4, 4), 6);
	assert_int_equal(bw_gen_of_speed("8.0 GT/s"), 3);
	assert_int_equal(bw_gen_of_speed("Unknown"), 0);
	assert_near(18 * bw_nvlink(90), 370.8);
	assert_near(bw_nvlink(60), 18);
	assert_near(bw_nvlink(75), 20);
	assert_near(bw_nvlink(86), 12);
	assert_near(bw_nvlink(100), 40.1);
	assert_int_equal(bw_nvlink_gen(52), 0);
	assert_int_equal(bw_nvlink_gen(60), 1);
	assert_int_equal(bw_nvlink_gen(100), 5);
}

static void processors(void **state)
{
	static const struct {
		const char *vendor, *arch;
		int family, model;
		double bw;
	} v[] = {
		{ "GenuineIntel", "x86_64", 6, 79, 6 },
		{ "GenuineIntel", "x86_64", 6, 85, 10 },
		{ "GenuineIntel", "x86_64", 6, 143, 22 },
		{ "GenuineIntel", "x86_64", 6, 207, 40 },
		{ "AuthenticAMD", "x86_64", 25, 1, 16 },
		{ "ARM", "arm64", 0, 0, 6 },
		{ "", "ppc64le", 0, 0, 32 },
	};
	struct topo_graph g = { .n_nodes = 0 };

	(void)state;
	for (size_t i = 0; i < COUNT(v); i++) {
		(void)snprintf(g.cpu_vendor, sizeof(g.cpu_vendor), "%s", v[i].vendor);
		(void)snprintf(g.arch, sizeof(g.arch), "%s", v[i].arch);
		g.cpu_family = v[i].family;
		g.cpu_model = v[i].model;
		assert_near(bw_smp(&g), v[i].bw);
	}
}

static void order_and_names(void **state)
{
	struct topo_graph *g;

	(void)state;
	build_begin(&b);
	(void)node(TOPO_NODE_DRIVE, "nvme10");
	(void)node(TOPO_NODE_DRIVE, "nvme2");
	(void)node(TOPO_NODE_GPU, "gpu0");
	(void)node(TOPO_NODE_NUMA, "numa1");
	(void)node(TOPO_NODE_NUMA, "numa0");
	assert_int_equal(build_node(&b, TOPO_NODE_GPU, "gpu0"), TOPO_NONE);
	strcpy(build_at(&b, build_find(&b, "gpu0"))->pci, "10000:e1:00.0");
	strcpy(build_at(&b, build_find(&b, "nvme2"))->ifname, "eth7");
	(void)build_disk(&b, build_find(&b, "nvme10"), "nvme10n1");
	build_distance(&b, (const uint8_t[]){ 10, 21, 32, 10 }, 2);
	g = finish();
	assert_int_equal(g->n_numa, 2);
	assert_string_equal(g->nodes[0].name, "numa0");
	assert_string_equal(g->nodes[1].name, "numa1");
	assert_string_equal(g->nodes[2].name, "gpu0");
	assert_string_equal(g->nodes[3].name, "nvme2");
	assert_string_equal(g->nodes[4].name, "nvme10");
	assert_int_equal(topo_find(g, "numa1"), 1);
	assert_int_equal(topo_find(g, "10000:e1:00.0"), 2);
	assert_int_equal(topo_find(g, "eth7"), 3);
	assert_int_equal(topo_find(g, "nvme10n1"), 4);
	assert_int_equal(topo_find(g, "nvme1"), TOPO_NONE);
	assert_int_equal(topo_find(g, ""), TOPO_NONE);
	assert_int_equal(topo_find_numa(g, 1), 1);
	assert_int_equal(topo_find_numa(g, -1), TOPO_NONE);
	assert_int_equal(topo_distance(g, 0, 1), 21);
	assert_int_equal(topo_distance(g, 1, 0), 32);
	assert_int_equal(topo_distance(g, 0, 2), 0);
	topo_graph_free(g);
}

/* Two sockets, a switch of two levels, and host bridges. */
static struct topo_graph *box(const char *vendor)
{
	build_begin(&b);
	socket_with_root("numa0", "pci0000:00");
	socket_with_root("numa0", "pci0000:40");
	socket_with_root("numa1", "pci0000:80");
	(void)link_of(TOPO_LINK_SMP, "numa0", "numa1");
	(void)node(TOPO_NODE_SWITCH, "top");
	(void)node(TOPO_NODE_SWITCH, "left");
	(void)node(TOPO_NODE_SWITCH, "right");
	for (int i = 0; i < 5; i++) {
		char name[8];

		(void)snprintf(name, sizeof(name), "gpu%d", i);
		(void)node(TOPO_NODE_GPU, name);
	}
	(void)node(TOPO_NODE_NIC, "nic");
	(void)pcie("top", "pci0000:00", 4, 16);
	(void)pcie("left", "top", 4, 8);
	(void)pcie("right", "top", 4, 16);
	strcpy(pcie("gpu0", "left", 4, 16)->port, "l0");
	strcpy(pcie("gpu1", "left", 4, 16)->port, "l1");
	strcpy(pcie("gpu2", "right", 4, 16)->port, "r0");
	strcpy(pcie("gpu3", "pci0000:40", 3, 16)->port, "p1");
	strcpy(pcie("nic", "pci0000:40", 3, 8)->port, "p1");
	strcpy(pcie("gpu4", "pci0000:80", 4, 16)->port, "q1");
	strcpy(b.g->cpu_vendor, vendor);
	return finish();
}

static void pcie_paths(void **state)
{
	struct topo_graph *g = box("AuthenticAMD");
	struct topo_path p;

	(void)state;
	expect(g, "gpu0", "gpu1", TOPO_PATH_PIX, 24, 2);
	expect(g, "gpu0", "gpu2", TOPO_PATH_PXB, 12, 4);
	/* One port: two functions of one device, that do not go through the host bridge. */
	expect(g, "gpu3", "nic", TOPO_PATH_PIX, 6, 2);
	expect(g, "gpu2", "gpu3", TOPO_PATH_NODE, 12, 6);
	expect(g, "gpu0", "gpu4", TOPO_PATH_SYS, 12, 7);
	expect(g, "gpu4", "numa1", TOPO_PATH_PHB, 24, 2);
	expect(g, "gpu4", "numa0", TOPO_PATH_SYS, 16, 3);
	expect(g, "numa0", "numa1", TOPO_PATH_SYS, 16, 1);
	p = path(g, "gpu0", "gpu2");
	assert_string_equal(g->nodes[g->links[p.limit].a].name, "left");
	assert_near(p.latency, 4 * bw_latency(TOPO_LINK_PCIE));
	p = path(g, "gpu1", "gpu1");
	assert_int_equal(p.type, TOPO_PATH_LOC);
	assert_int_equal(p.n, 0);
	assert_int_equal(p.limit, TOPO_NONE);
	assert_int_equal(topo_path_find(g, NULL, 0, g->n_nodes, &p), -EINVAL);
	topo_graph_free(g);

	g = box("GenuineIntel");
	expect(g, "gpu2", "gpu3", TOPO_PATH_NODE, 10, 6); /* 12 GB/s, of which 5/6 arrive */
	expect(g, "gpu0", "gpu1", TOPO_PATH_PIX, 24, 2);
	expect(g, "gpu4", "numa1", TOPO_PATH_PHB, 24, 2); /* no peers' traffic */
	topo_graph_free(g);
}

static void redirection(void **state)
{
	struct topo_graph *g = box("AuthenticAMD");

	(void)state;
	for (uint32_t i = 0; i < g->n_links; i++) {
		if (strcmp(g->links[i].port, "l1") == 0) {
			g->links[i].acs = 1;
		}
	}
	assert_true(path(g, "gpu0", "gpu1").redirected);
	assert_true(path(g, "gpu1", "gpu2").redirected);
	assert_false(path(g, "gpu0", "gpu2").redirected);
	assert_false(path(g, "gpu1", "gpu4").redirected); /* goes up in any case */
	topo_graph_free(g);
}

/* Four GPUs in a ring of NVLinks: those across reach each other by way of one. */
static void by_way_of_a_gpu(void **state)
{
	struct topo_graph *g;

	(void)state;
	build_begin(&b);
	socket_with_root("numa0", "pci0000:00");
	for (int i = 0; i < 5; i++) {
		char name[8];

		(void)snprintf(name, sizeof(name), "gpu%d", i);
		(void)node(TOPO_NODE_GPU, name);
		(void)pcie(name, "pci0000:00", 3, 16);
	}
	nvlink("gpu0", "gpu1", 2);
	nvlink("gpu1", "gpu2", 1);
	nvlink("gpu2", "gpu3", 2);
	nvlink("gpu3", "gpu0", 2);
	nvlink("gpu3", "gpu4", 1);
	g = finish();
	expect(g, "gpu0", "gpu1", TOPO_PATH_NVL, 40, 1);
	expect(g, "gpu1", "gpu2", TOPO_PATH_NVL, 20, 1);
	expect(g, "gpu0", "gpu2", TOPO_PATH_NVB, 40, 2); /* by gpu3, not by gpu1 */
	expect(g, "gpu1", "gpu4", TOPO_PATH_PHB, 12, 2); /* two GPUs between them are too many */
	assert_int_equal(path(g, "gpu0", "gpu2").count, 2);
	assert_int_equal(path(g, "gpu0", "gpu1").count, 2);
	assert_int_equal(path(g, "gpu1", "gpu4").count, 0);
	assert_int_equal(g->nodes[topo_find(g, "gpu3")].lanes, 5);
	topo_graph_free(g);
}

static void expect_one_way(const struct topo_graph *g, const char *from, const char *to,
			   enum topo_path_type type, double bw, const char *const *over)
{
	struct topo_path p = path(g, from, to);
	uint32_t at = topo_find(g, from);

	assert_string_equal(topo_path_type_name(p.type), topo_path_type_name(type));
	assert_near(p.bw, bw);
	for (uint32_t i = 0; i < p.n; i++) {
		const struct topo_link *l = &g->links[p.links[i]];

		assert_true(l->a == at || l->b == at);
		at = l->a == at ? l->b : l->a;
		assert_string_equal(g->nodes[at].name, over[i]);
	}
	assert_null(over[p.n]);
	assert_int_equal(at, topo_find(g, to));
}

/* Two trees of switches, two GPUs and a NIC below each, NVLinks across. What is sent to the other
 * tree's NIC goes by a GPU there; what comes from it does not. */
static void by_relay_to_a_nic(void **state)
{
	struct topo_graph *g;

	(void)state;
	build_begin(&b);
	socket_with_root("numa0", "pci0000:00");
	socket_with_root("numa1", "pci0000:80");
	(void)link_of(TOPO_LINK_SMP, "numa0", "numa1");
	for (int i = 0; i < 4; i++) {
		char name[8], top[8], leaf[8];

		(void)snprintf(name, sizeof(name), "gpu%d", i);
		(void)snprintf(top, sizeof(top), "top%d", i / 2);
		(void)snprintf(leaf, sizeof(leaf), "leaf%d", i);
		(void)node(TOPO_NODE_GPU, name);
		if (i % 2 == 0) {
			(void)node(TOPO_NODE_SWITCH, top);
			(void)pcie(top, i ? "pci0000:80" : "pci0000:00", 3, 16);
		}
		(void)node(TOPO_NODE_SWITCH, leaf);
		(void)pcie(leaf, top, 3, 16);
		(void)pcie(name, leaf, 3, 16);
	}
	(void)node(TOPO_NODE_NIC, "near");
	(void)pcie("near", "leaf0", 3, 8);
	(void)node(TOPO_NODE_NIC, "far");
	(void)pcie("far", "leaf3", 3, 8);
	nvlink("gpu0", "gpu2", 2);
	nvlink("gpu0", "gpu3", 1);
	g = finish();
	/* gpu2 has more NVLinks and is further from the NIC: both give the NIC all it can take. */
	expect_one_way(g, "gpu0", "far", TOPO_PATH_PXN, 6,
		       (const char *[]){ "gpu3", "leaf3", "far", NULL });
	expect_one_way(g, "far", "gpu0", TOPO_PATH_SYS, 6,
		       (const char *[]){ "leaf3", "top1", "pci0000:80", "numa1", "numa0",
					 "pci0000:00", "top0", "leaf0", "gpu0", NULL });
	expect_one_way(g, "gpu2", "near", TOPO_PATH_PXN, 6,
		       (const char *[]){ "gpu0", "leaf0", "near", NULL });
	/* Nearer by itself, and without NVLink. */
	expect(g, "gpu0", "near", TOPO_PATH_PIX, 6, 2);
	expect(g, "gpu2", "far", TOPO_PATH_PXB, 6, 4);
	expect_one_way(g, "gpu1", "far", TOPO_PATH_SYS, 6,
		       (const char *[]){ "leaf1", "top0", "pci0000:00", "numa0", "numa1",
					 "pci0000:80", "top1", "leaf3", "far", NULL });
	topo_graph_free(g);
}

/* Two boards of switches, with links between the boards or without. */
static struct topo_graph *boards(bool trunk)
{
	char name[16], to[16];

	build_begin(&b);
	socket_with_root("numa0", "pci0000:00");
	for (int s = 0; s < 6; s++) {
		(void)snprintf(name, sizeof(name), "nvswitch%d", s);
		(void)node(TOPO_NODE_NVSWITCH, name);
		(void)pcie(name, "pci0000:00", 3, 1);
	}
	for (int i = 0; i < 4; i++) {
		(void)snprintf(name, sizeof(name), "gpu%d", i);
		(void)node(TOPO_NODE_GPU, name);
		(void)pcie(name, "pci0000:00", 3, 16);
		for (int s = 0; s < 3; s++) {
			(void)snprintf(to, sizeof(to), "nvswitch%d", s + i / 2 * 3);
			nvlink(name, to, (unsigned int)s + 1);
		}
	}
	(void)node(TOPO_NODE_GPU, "gpu9");
	nvlink("gpu9", "nvswitch0", 1); /* and no PCIe that is shown */
	if (trunk) {
		nvlink("nvswitch1", "nvswitch4", 0);
	}
	return finish();
}

static void fabrics(void **state)
{
	struct topo_graph *g = boards(true);

	(void)state;
	expect(g, "gpu0", "gpu1", TOPO_PATH_NVL, 120, 2);
	expect(g, "gpu0", "gpu3", TOPO_PATH_NVL, 120, 2);
	assert_int_equal(path(g, "gpu0", "gpu3").count, 6);
	assert_int_equal(g->nodes[topo_find(g, "nvswitch5")].fabric, topo_find(g, "nvswitch0"));
	topo_graph_free(g);

	g = boards(false);
	expect(g, "gpu2", "gpu3", TOPO_PATH_NVL, 120, 2);
	expect(g, "gpu0", "gpu3", TOPO_PATH_PHB, 12, 2);
	assert_int_equal(g->nodes[topo_find(g, "nvswitch5")].fabric, topo_find(g, "nvswitch3"));
	/* A switch's own PCIe link is no way for others. */
	expect(g, "numa0", "gpu9", TOPO_PATH_DIS, 0, 0);
	assert_int_equal(path(g, "nvswitch0", "gpu0").type, TOPO_PATH_NVL);
	topo_graph_free(g);
}

static void coherent(void **state)
{
	struct topo_graph *g;

	(void)state;
	build_begin(&b);
	socket_with_root("numa0", "pci0000:00");
	socket_with_root("numa1", "pci0001:00");
	(void)link_of(TOPO_LINK_SMP, "numa0", "numa1");
	(void)node(TOPO_NODE_GPU, "gpu0");
	(void)node(TOPO_NODE_NIC, "nic0");
	(void)node(TOPO_NODE_NIC, "nic1");
	link_of(TOPO_LINK_C2C, "gpu0", "numa0")->bw = 450;
	(void)pcie("nic0", "pci0000:00", 5, 16);
	(void)pcie("nic1", "pci0001:00", 5, 16);
	g = finish();
	expect(g, "gpu0", "numa0", TOPO_PATH_C2C, 450, 1);
	expect(g, "gpu0", "nic0", TOPO_PATH_P2C, 48, 3);
	expect(g, "gpu0", "nic1", TOPO_PATH_SYS, 6, 4);
	topo_graph_free(g);
}

static void no_way(void **state)
{
	struct topo_graph *g;
	struct topo_path p;

	(void)state;
	build_begin(&b);
	(void)node(TOPO_NODE_GPU, "gpu0");
	(void)node(TOPO_NODE_GPU, "gpu1");
	g = finish();
	p = path(g, "gpu0", "gpu1");
	assert_int_equal(p.type, TOPO_PATH_DIS);
	assert_near(p.bw, 0);
	assert_int_equal(p.n, 0);
	topo_graph_free(g);
}

static void measured(void **state)
{
	struct topo_graph *g = box("AuthenticAMD");
	struct topo_rates *r;
	struct topo_path p;
	uint32_t from = topo_find(g, "gpu0"), to = topo_find(g, "gpu1");

	(void)state;
	assert_int_equal(topo_rates_create(&r), 0);
	assert_near(topo_rates_get(r, "gpu0", "gpu1"), 0);
	assert_int_equal(topo_rates_add(r, "gpu0", "gpu1", 1000, 0), -EINVAL);
	assert_int_equal(topo_rates_add(r, "gpu0", "gpu1", 20000, 1000), 0);
	assert_int_equal(topo_path_find(g, r, from, to, &p), 0);
	assert_true(p.measured);
	assert_near(p.bw, 20);
	assert_int_equal(topo_path_find(g, r, to, from, &p), 0);
	assert_false(p.measured); /* the other direction was not */
	assert_near(p.bw, 24);
	/* A moving average: the next value counts an eighth. */
	assert_int_equal(topo_rates_add(r, "gpu0", "gpu1", 28000, 1000), 0);
	assert_near(topo_rates_get(r, "gpu0", "gpu1"), 21);
	for (int i = 0; i < 500; i++) {
		char name[16];

		(void)snprintf(name, sizeof(name), "x%d", i);
		assert_int_equal(topo_rates_add(r, name, "y", (uint64_t)i + 1, 1), 0);
	}
	assert_near(topo_rates_get(r, "x499", "y"), 500);
	assert_near(topo_rates_get(r, "gpu0", "gpu1"), 21);
	topo_rates_free(r);
	topo_graph_free(g);
}

/* Whichever allocation fails, the graph is made or -ENOMEM says why not, and nothing leaks. */
static void memory_runs_out(void **state)
{
	unsigned long n, failed = 0;

	(void)state;
	for (n = 1;; n++) {
		struct topo_graph *g = NULL;
		uint32_t at = TOPO_NONE;
		int rc;

		fault_arm(FAULT_ALLOC, n, ENOMEM);
		build_begin(&b);
		for (int i = 0; i < 100; i++) {
			char name[16];

			(void)snprintf(name, sizeof(name), "gpu%d", i);
			at = build_node(&b, TOPO_NODE_GPU, name);
			if (i && at != TOPO_NONE) {
				(void)build_link(&b, TOPO_LINK_NVLINK, at, 0);
				(void)build_disk(&b, at, name);
			}
		}
		rc = build_finish(&b, &g);
		if (!rc) {
			struct topo_path p;

			rc = topo_path_find(g, NULL, 0, 99, &p);
			topo_graph_free(g);
		}
		if (!rc) {
			break;
		}
		assert_int_equal(rc, -ENOMEM);
		failed++;
	}
	fault_arm(FAULT_ALLOC, 0, 0);
	assert_true(failed > 10);
}

static void too_many(void **state)
{
	struct topo_graph *g;
	char name[16];

	(void)state;
	build_begin(&b);
	for (int i = 0; i <= BUILD_NODES_MAX; i++) {
		(void)snprintf(name, sizeof(name), "gpu%d", i);
		(void)build_node(&b, TOPO_NODE_GPU, name);
	}
	assert_int_equal(build_finish(&b, &g), -E2BIG);
	assert_words("devices");
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(bandwidths),	     cmocka_unit_test(processors),
		cmocka_unit_test(order_and_names),   cmocka_unit_test(pcie_paths),
		cmocka_unit_test(redirection),	     cmocka_unit_test(by_way_of_a_gpu),
		cmocka_unit_test(by_relay_to_a_nic), cmocka_unit_test(fabrics),
		cmocka_unit_test(coherent),	     cmocka_unit_test(no_way),
		cmocka_unit_test(measured),	     cmocka_unit_test(memory_runs_out),
		cmocka_unit_test(too_many),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}

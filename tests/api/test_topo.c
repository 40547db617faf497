/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/* The graph of a machine by the public interface: walks, paths, texts, comparison, translation. */

#include "topo_kit.h"

struct count {
	int nodes[16];
	int links[16];
	uint32_t next_node, next_link;
	const struct pl_topo *t;
};

static int on_node(const struct pl_topo_node *n, void *arg)
{
	struct count *c = arg;
	struct pl_topo_node same = PL_TOPO_NODE_INIT;

	assert_int_equal(n->size, sizeof(*n));
	assert_int_equal(n->id, c->next_node++);
	assert_in_range(n->kind, PL_TOPO_NUMA, PL_TOPO_NET);
	c->nodes[n->kind]++;
	assert_int_equal(find(c->t, n->name), n->id);
	assert_int_equal(pl_topo_node(c->t, n->id, &same), 0);
	assert_memory_equal(&same, n, sizeof(same));
	return 0;
}

static int on_link(const struct pl_topo_link *l, void *arg)
{
	struct count *c = arg;
	struct pl_topo_link same = PL_TOPO_LINK_INIT;

	assert_int_equal(l->id, c->next_link++);
	assert_in_range(l->kind, PL_TOPO_LINK_PCIE, PL_TOPO_LINK_NET);
	c->links[l->kind]++;
	assert_true(l->from < c->next_node && l->to < c->next_node && l->from != l->to);
	assert_true(l->gbps > 0 && l->latency_ns > 0);
	assert_int_equal(pl_topo_link(c->t, l->id, &same), 0);
	assert_memory_equal(&same, l, sizeof(same));
	return 0;
}

static int stop(const struct pl_topo_node *n, void *arg)
{
	(void)n;
	(*(int *)arg)++;
	return 7;
}

static void walk(void **state)
{
	struct count c = { .t = load("dgx-2") };
	struct pl_topo_node n = PL_TOPO_NODE_INIT;
	struct pl_topo_link l = PL_TOPO_LINK_INIT;
	int calls = 0;

	(void)state;
	assert_int_equal(pl_topo_nodes(c.t, on_node, &c), 0);
	assert_int_equal(pl_topo_links(c.t, on_link, &c), 0);
	assert_int_equal(c.nodes[PL_TOPO_NUMA], 2);
	assert_int_equal(c.nodes[PL_TOPO_ROOT], 4);
	assert_int_equal(c.nodes[PL_TOPO_SWITCH], 12);
	assert_int_equal(c.nodes[PL_TOPO_GPU], 16);
	assert_int_equal(c.nodes[PL_TOPO_NVSWITCH], 12);
	assert_int_equal(c.nodes[PL_TOPO_NIC], 8);
	assert_int_equal(c.nodes[PL_TOPO_DRIVE], 16);
	assert_int_equal(c.links[PL_TOPO_LINK_SMP], 1);
	assert_int_equal(c.links[PL_TOPO_LINK_LOCAL], 4);
	assert_int_equal(c.links[PL_TOPO_LINK_NET], 8);
	assert_int_equal(pl_topo_nodes(c.t, stop, &calls), 7);
	assert_int_equal(calls, 1);
	assert_int_equal(pl_topo_node(c.t, c.next_node, &n), -EINVAL);
	assert_int_equal(pl_topo_link(c.t, c.next_link, &l), -EINVAL);
	n.size = 3;
	assert_int_equal(pl_topo_node(c.t, 0, &n), -EINVAL);
	assert_int_equal(pl_topo_find(c.t, "gpu16", &c.next_node), -ENOENT);
	pl_topo_free((struct pl_topo *)c.t);
	pl_topo_free(NULL);
}

static void paths(void **state)
{
	struct pl_topo *t = load("dgx-2");
	struct pl_topo_path p = path_of(t, "gpu0", "gpu15");

	(void)state;
	assert_string_equal(pl_topo_name(NULL, PL_TOPO_NAME_PATH, p.type), "NVL");
	assert_true(p.gbps > 119.9 && p.gbps < 120.1);
	assert_int_equal(p.nvlinks, 6);
	p = path_of(t, "nvme0n1", "gpu0"); /* a disk is its drive */
	assert_int_equal(p.type, PL_TOPO_PATH_PIX);
	assert_true(p.gbps > 2.9 && p.gbps < 3.1);
	assert_int_equal(p.n_links, 2);
	p = path_of(t, "gpu0", "numa1");
	assert_int_equal(p.type, PL_TOPO_PATH_SYS);
	assert_true(p.gbps > 9.9 && p.gbps < 10.1);
	assert_int_equal(p.flags, 0);
	/* What was measured takes the model's place, in that direction. */
	assert_int_equal(pl_topo_measured(t, find(t, "gpu0"), find(t, "numa1"), 8000, 1000), 0);
	p = path_of(t, "gpu0", "numa1");
	assert_int_equal(p.flags, PL_TOPO_MEASURED);
	assert_true(p.gbps > 7.9 && p.gbps < 8.1);
	assert_int_equal(path_of(t, "numa1", "gpu0").flags, 0);
	assert_int_equal(pl_topo_measured(t, 0, 1, 1, 0), -EINVAL);
	assert_int_equal(pl_topo_measured(t, 0, PL_TOPO_NONE, 1, 1), -EINVAL);
	assert_int_equal(pl_topo_path(t, 0, PL_TOPO_NONE, &p), -EINVAL);
	p.size = 0;
	assert_int_equal(pl_topo_path(t, 0, 1, &p), -EINVAL);
	pl_topo_free(t);

	t = load("pcie-8gpu");
	assert_int_equal(path_of(t, "gpu2", "gpu3").flags, PL_TOPO_REDIRECTED);
	assert_int_equal(path_of(t, "gpu0", "gpu1").flags, 0);
	pl_topo_free(t);
}

static void texts(void **state)
{
	static const struct {
		int format;
		const char *words;
	} v[] = {
		{ PL_FORMAT_TEXT, "gpu1  Quadro RTX 8000" },
		{ PL_TOPO_FORMAT_TREE, "(of x16: a narrower slot)" },
		{ PL_TOPO_FORMAT_MATRIX, "GPU1   SYS    X      SYS    20-39           1\n" },
		{ PL_TOPO_FORMAT_XML, "<gpu dev=\"1\" sm=\"75\"" },
		{ PL_FORMAT_JSON, "\"title\": \"Two sockets, no PCIe switch\"" },
	};
	struct pl_topo *t = load("workstation");
	char *s;

	(void)state;
	for (size_t i = 0; i < COUNT(v); i++) {
		assert_int_equal(pl_topo_text(t, v[i].format, &s), 0);
		if (!strstr(s, v[i].words)) {
			fail_msg("\"%s\" is not in:\n%s", v[i].words, s);
		}
		pl_string_free(s);
	}
	assert_int_equal(pl_topo_text(t, PL_FORMAT_OPENMETRICS, &s), -EINVAL);
	pl_topo_free(t);
	assert_string_equal(pl_topo_name(NULL, PL_TOPO_NAME_NODE, PL_TOPO_NVSWITCH), "nvswitch");
	assert_string_equal(pl_topo_name(NULL, PL_TOPO_NAME_NODE, 99), "unknown");
	assert_string_equal(pl_topo_name(NULL, PL_TOPO_NAME_LINK, PL_TOPO_LINK_SMP), "smp");
	assert_string_equal(pl_topo_name(NULL, PL_TOPO_NAME_LINK, -1), "unknown");
	assert_string_equal(pl_topo_name(NULL, PL_TOPO_NAME_PATH, PL_TOPO_PATH_NODE), "NODE");
	assert_string_equal(pl_topo_name(NULL, PL_TOPO_NAME_PATH, 13), "unknown");
}

/* This machine: whatever it has, the context's software GPUs are in it. */
static void here(void **state)
{
	struct pl_topo *t;
	struct pl_ctx *ctx;
	struct pl_topo_node n = PL_TOPO_NODE_INIT;

	(void)state;
	assert_int_equal(
		fx_ctx(&ctx, "soft_gpus=2x8MiB", "test_cuda_lib=none", "test_nvml_lib=none", NULL),
		0);
	assert_int_equal(pl_topo_load(ctx, NULL, &t), 0);
	pl_close(ctx); /* the graph stays */
	assert_int_equal(pl_topo_node(t, find(t, "soft:1"), &n), 0);
	assert_int_equal(n.kind, PL_TOPO_GPU);
	assert_int_equal(n.flags, PL_TOPO_SOFT);
	assert_int_equal(n.memory, 8 * MIB);
	assert_int_equal(path_of(t, "soft:0", "soft:1").type, PL_TOPO_PATH_LOC);
	assert_int_equal(pl_topo_node(t, 0, &n), 0);
	assert_int_equal(n.kind, PL_TOPO_NUMA);
	pl_topo_free(t);
	assert_int_equal(pl_topo_load(NULL, "no such machine", &t), -ENOENT);
	assert_non_null(strstr(pl_error_message(), "hgx-h200"));
}

static int count_models(const char *name, const char *title, void *arg)
{
	struct pl_topo *t = load(name);

	assert_true(title[0]);
	pl_topo_free(t);
	(*(int *)arg)++;
	return 0;
}

static void models(void **state)
{
	int n = 0;

	(void)state;
	assert_int_equal(pl_topo_models(count_models, &n), 0);
	assert_int_equal(n, 4);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(walk), cmocka_unit_test(paths),  cmocka_unit_test(texts),
		cmocka_unit_test(here), cmocka_unit_test(models),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}

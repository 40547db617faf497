/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/* Topologies that are judged, compared and translated, and flows through them. */

#include "topo_kit.h"

struct heard {
	char text[4096];
	int n, errors;
	unsigned int line;
};

static void hear(const struct pl_topo_remark *r, void *arg)
{
	struct heard *h = arg;
	size_t used = strlen(h->text);

	h->n++;
	h->errors += r->error;
	h->line = r->line;
	(void)snprintf(h->text + used, sizeof(h->text) - used, "%s\n", r->text);
}

static const char *write_file(const char *name, const char *text)
{
	FILE *f = fopen(name, "we");

	assert_non_null(f);
	assert_true(fputs(text, f) >= 0);
	assert_int_equal(fclose(f), 0);
	return name;
}

static void lint(void **state)
{
	static const char odd[] =
		"<system version=\"1\">\n<cpu numaid=\"0\">\n"
		"<pci busid=\"0000:01:00.0\" class=\"0x030200\" link_width=\"16\">\n"
		"<gpu dev=\"0\" sm=\"90\"/>\n</pci>\n</cpu>\n</system>\n";
	struct heard h = { .n = 0 };
	char *broken;

	(void)state;
	assert_int_equal(pl_topo_lint("hgx-h200", hear, &h), 0);
	assert_int_equal(h.n, 0);
	assert_int_equal(pl_topo_lint(write_file("topo-lint.xml", odd), hear, &h), 0);
	assert_int_equal(h.n, 2);
	assert_int_equal(h.errors, 0);
	assert_non_null(strstr(h.text, "link_speed"));
	assert_non_null(strstr(h.text, "rank"));
	assert_int_equal(h.line, 4);

	broken = strdup(odd);
	assert_non_null(broken);
	memcpy(strstr(broken, "busid"), "busit", 5);
	h = (struct heard){ .n = 0 };
	assert_int_equal(pl_topo_lint(write_file("topo-lint.xml", broken), hear, &h), -EINVAL);
	assert_int_equal(h.errors, 1);
	assert_int_equal(h.line, 3);
	assert_non_null(strstr(h.text, "busit"));
	free(broken);
	assert_int_equal(unlink("topo-lint.xml"), 0);
}

/* The JSON of a model with one thing changed, as a machine. */
static struct pl_topo *changed(const char *model, const char *from, const char *to)
{
	struct pl_topo *t = load(model);
	char *s, *at, *all;

	assert_int_equal(pl_topo_text(t, PL_FORMAT_JSON, &s), 0);
	pl_topo_free(t);
	at = strstr(s, from);
	assert_non_null(at);
	all = malloc(strlen(s) + strlen(to) + 1);
	assert_non_null(all);
	(void)sprintf(all, "%.*s%s%s", (int)(at - s), s, to, at + strlen(from));
	pl_string_free(s);
	t = load(write_file("topo-changed.json", all));
	assert_int_equal(unlink("topo-changed.json"), 0);
	free(all);
	return t;
}

static void diff(void **state)
{
	static const struct {
		const char *from, *to, *words;
	} v[] = {
		{ "\"from\": \"gpu3\", \"to\": \"0000:49:00.0\", \"gen\": 1, \"gen_max\": 5, "
		  "\"width\": 16, \"width_max\": 16, \"port\": \"0000:4a:00.0\", "
		  "\"acs_redirect\": false, \"gbps\": 48",
		  "\"from\": \"gpu3\", \"to\": \"0000:49:00.0\", \"gen_max\": 5, \"width\": 8",
		  "gpu3: PCIe 5 x8, 24 GB/s; the reference: PCIe 5 x16, 48 GB/s" },
		{ "\"to\": \"nvswitch2\", \"gen\": 4, \"gen_max\": 4, \"count\": 5, \"gbps\": 103",
		  "\"to\": \"nvswitch2\", \"gen\": 4, \"gen_max\": 4, \"count\": 3",
		  "gpu0: 16 NVLinks, the reference has 18" },
		{ "\"NVIDIA H200\"", "\"NVIDIA H100\"",
		  "NVIDIA H100, the reference has NVIDIA H200" },
		{ "\"port\": \"0000:39:00.0\", \"acs_redirect\": false",
		  "\"port\": \"0000:39:00.0\", \"acs_redirect\": true",
		  "gpu2: ACS of port 0000:39:00.0 redirects" },
	};
	struct pl_topo *ref = load("hgx-h200");

	(void)state;
	for (size_t i = 0; i < COUNT(v); i++) {
		struct heard h = { .n = 0 };
		struct pl_topo *t = changed("hgx-h200", v[i].from, v[i].to);
		int n = pl_topo_diff(t, ref, hear, &h);

		assert_int_equal(n, h.n);
		assert_true(h.n >= 1 && h.errors == h.n);
		if (!strstr(h.text, v[i].words)) {
			fail_msg("\"%s\" is not in:\n%s", v[i].words, h.text);
		}
		pl_topo_free(t);
	}
	assert_int_equal(pl_topo_diff(ref, ref, hear, NULL), 0);
	pl_topo_free(ref);
}

static const char guest_of_two[] =
	"<system version=\"1\"><cpu numaid=\"0\" affinity=\"000000ff\">\n"
	"<pci busid=\"0000:05:00.0\" class=\"0x030200\" link_speed=\"32.0 GT/s PCIe\""
	" link_width=\"16\"><gpu dev=\"0\" sm=\"90\" rank=\"0\"/></pci>\n"
	"<pci busid=\"0000:06:00.0\" class=\"0x030200\" link_speed=\"32.0 GT/s PCIe\""
	" link_width=\"16\"><gpu dev=\"1\" sm=\"90\" rank=\"1\"/></pci>\n"
	"<pci busid=\"0000:07:00.0\" class=\"0x020700\" link_speed=\"32.0 GT/s PCIe\""
	" link_width=\"16\"><nic><net name=\"mlx5_0\" speed=\"400000\" port=\"1\"/></nic></pci>\n"
	"</cpu></system>\n";

static void translate(void **state)
{
	struct pl_topo *host = load("hgx-h200");
	struct pl_topo *guest = load(write_file("topo-guest.xml", guest_of_two));
	struct pl_topo *t;
	struct pl_topo_path p;
	char *s;

	(void)state;
	assert_int_equal(unlink("topo-guest.xml"), 0);
	/* Which two of eight, nobody knows. */
	assert_int_equal(pl_topo_translate(host, guest, NULL, &t), -EINVAL);
	assert_non_null(strstr(pl_error_message(), "6 GPUs fewer"));
	assert_int_equal(pl_topo_translate(host, guest, "gpu3=gpu0,gpu3=gpu1", &t), -EINVAL);
	assert_int_equal(pl_topo_translate(host, guest, "gpu3=gpu9", &t), -EINVAL);
	assert_int_equal(pl_topo_translate(host, guest, "gpu3=mlx5_0", &t), -EINVAL);
	assert_int_equal(pl_topo_translate(host, guest, "gpu3", &t), -EINVAL);
	assert_int_equal(
		pl_topo_translate(host, guest, "gpu3=gpu0,gpu7=0000:06:00.0,mlx5_7=mlx5_0", &t), 0);
	/* The guest's NIC is next to its second GPU. For the first it is behind another socket,
	 * which NVLinks to the second avoid. */
	p = path_of(t, "0000:06:00.0", "mlx5_0");
	assert_int_equal(p.type, PL_TOPO_PATH_PIX);
	p = path_of(t, "0000:05:00.0", "mlx5_0");
	assert_int_equal(p.type, PL_TOPO_PATH_PXN);
	p = path_of(t, "gpu0", "gpu1");
	assert_int_equal(p.type, PL_TOPO_PATH_NVL);
	assert_int_equal(p.nvlinks, 18);
	assert_int_equal(pl_topo_text(t, PL_TOPO_FORMAT_XML, &s), 0);
	assert_non_null(strstr(s, "<pci busid=\"fffe:"));
	assert_non_null(strstr(s, "busid=\"0000:05:00.0\""));
	assert_non_null(strstr(s, "target=\"fffffff:ffff:ff\" count=\"18\""));
	assert_null(strstr(s, "0000:16:00.0")); /* no address of the host's */
	pl_string_free(s);
	pl_topo_free(t);
	pl_topo_free(guest);

	/* All eight, in their order. */
	assert_int_equal(pl_topo_translate(host, host, NULL, &t), 0);
	assert_int_equal(path_of(t, "gpu0", "mlx5_0").type, PL_TOPO_PATH_PIX);
	pl_topo_free(t);
	pl_topo_free(host);
}

#define MOST 48

/* "gpu0-15 mlx5_0 nvme2-7" as node numbers. */
static size_t list(const struct pl_topo *t, const char *words, uint32_t *v)
{
	char text[160], name[64], *rest = text;
	size_t n = 0;

	(void)snprintf(text, sizeof(text), "%s", words);
	for (char *w = strtok_r(text, " ", &rest); w; w = strtok_r(NULL, " ", &rest)) {
		char *dash = strchr(w, '-');
		int first = dash ? dash[-1] - '0' : 0;
		int last = dash ? atoi(dash + 1) : 0;

		for (int i = first; i <= last; i++) {
			assert_true(n < MOST);
			(void)snprintf(name, sizeof(name), "%.*s%d", dash ? (int)(dash - w) - 1 : 0,
				       w, i);
			v[n++] = find(t, dash ? name : w);
		}
	}
	return n;
}

static double carried(const struct pl_topo *t, const char *from, const char *to, const char *via,
		      uint64_t flags)
{
	uint32_t f[MOST], d[MOST], g[MOST];
	struct pl_topo_flow_args a = PL_TOPO_FLOW_ARGS_INIT;
	struct pl_topo_flow *out;
	double gbps;

	a.from = f;
	a.to = d;
	a.via = g;
	a.n_from = list(t, from, f);
	a.n_to = list(t, to, d);
	a.n_via = list(t, via, g);
	a.flags = flags;
	assert_int_equal(pl_topo_flow(t, &a, &out), 0);
	assert_int_equal(out->size, sizeof(*out));
	gbps = out->gbps;
	pl_topo_flow_free(out);
	return gbps;
}

static void assert_gbps(double got, double want, double part)
{
	if (got < want * (1 - part) || got > want * (1 + part)) {
		fail_msg("%g GB/s is not within %g %% of %g", got, part * 100, want);
	}
}

/* What was measured on such a machine, docs/topology.md: the model comes within 15 %. */
static void flow_as_measured(void **state)
{
	struct pl_topo *t = load("hgx-h200");

	(void)state;
	assert_gbps(carried(t, "numa0", "gpu0", "", 0), 55.5, .15);
	assert_gbps(carried(t, "numa0", "gpu0-1", "", PL_TOPO_FLOW_EVEN), 110.7, .15);
	assert_gbps(carried(t, "numa0", "gpu0-3", "", PL_TOPO_FLOW_EVEN), 190, .15);
	assert_gbps(carried(t, "numa0", "gpu0", "gpu1", 0), 108, .15);
	assert_gbps(carried(t, "numa0", "gpu0", "gpu1-3", 0), 190, .15);
	assert_gbps(path_of(t, "gpu0", "gpu1").gbps, 396, .15);
	assert_gbps(carried(t, "gpu0", "gpu1", "", 0), 396, .15);
	pl_topo_free(t);
}

/* The published case: some 50 GB/s through the processors, some 200 directly. */
static void flow_of_a_dgx_2(void **state)
{
	struct pl_topo *t = load("dgx-2");
	const char *gpus = "gpu0-15";

	(void)state;
	assert_gbps(carried(t, "numa0 numa1", gpus, "", PL_TOPO_FLOW_EVEN), 48, 1e-6);
	assert_gbps(carried(t, "nvme0-15", gpus, "", PL_TOPO_FLOW_EVEN), 48, 1e-6);
	assert_gbps(
		carried(t, "nvme0-15 mlx5_0-7", gpus, "", PL_TOPO_FLOW_EVEN | PL_TOPO_FLOW_BOUNCE),
		48, 1e-6);
	assert_gbps(carried(t, "nvme0-15 mlx5_0-7", gpus, "", PL_TOPO_FLOW_EVEN), 144, 1e-6);
	assert_gbps(carried(t, "nvme0-15 mlx5_0-7 numa0 numa1", gpus, "", PL_TOPO_FLOW_EVEN), 192,
		    1e-6);
	/* Over NVLink it makes no difference on which board a GPU is. */
	assert_gbps(carried(t, "gpu0", "gpu15", "", 0), 120, 1e-6);
	pl_topo_free(t);
}

static void flow_questions(void **state)
{
	struct pl_topo_flow_args a = PL_TOPO_FLOW_ARGS_INIT;
	struct pl_topo *t = load("workstation");
	uint32_t drive = find(t, "nvme0"), gpu = find(t, "gpu1");
	struct pl_topo_flow *out = NULL;
	double link;

	(void)state;
	a.from = &drive;
	a.to = &gpu;
	a.n_from = a.n_to = 1;
	assert_int_equal(pl_topo_flow(t, &a, &out), 0);
	assert_true(out->gbps < 1e-9 && out->n_limits == 0 && out->n_lanes == 0);
	pl_topo_flow_free(out);
	a.flags = PL_TOPO_FLOW_BOUNCE;
	assert_int_equal(pl_topo_flow(t, &a, &out), 0);
	assert_gbps(out->gbps, 3, 1e-6);
	assert_int_equal(out->n_lanes, 1);
	assert_int_equal(out->lanes[0].n_nodes, 3);
	assert_int_equal(out->lanes[0].nodes[1], find(t, "numa0"));
	assert_int_equal(out->n_limits, 1);
	assert_int_equal(out->limits[0].kind, PL_TOPO_LIMIT_LINK);
	link = out->used[2 * out->limits[0].id + out->limits[0].backward];
	assert_gbps(link, 3, 1e-6);
	assert_gbps(out->into[0], 3, 1e-6);
	pl_topo_flow_free(out);
	out = NULL;
	a.flags = 1u << 20;
	assert_int_equal(pl_topo_flow(t, &a, &out), -EINVAL);
	a.flags = 0;
	a.size = 3;
	assert_int_equal(pl_topo_flow(t, &a, &out), -EINVAL);
	assert_null(out);
	pl_topo_flow_free(NULL);
	assert_string_equal(pl_topo_name(t, PL_TOPO_NAME_MACHINE, 0),
			    "Two sockets, no PCIe switch");
	pl_topo_free(t);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(lint),
		cmocka_unit_test(diff),
		cmocka_unit_test(translate),
		cmocka_unit_test(flow_as_measured),
		cmocka_unit_test(flow_of_a_dgx_2),
		cmocka_unit_test(flow_questions),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}

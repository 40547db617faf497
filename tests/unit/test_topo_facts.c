/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/* topo/facts: what planner, slabs and lanes are told of devices, on the models and on small files.
 */

#include "unit.h"

#include <pthread.h>
#include <stdlib.h>
#include <unistd.h>

#include "base/config.h"
#include "dev/dev.h"
#include "topo/facts.h"
#include "topo/graph.h"

static struct config config = { .nvml_lib = (char *)"none", .soft_gpus = (char *)"2x1MiB" };
static struct topo_facts facts;

static void begin(const char *topo)
{
	config.topo = (char *)topo;
	topo_facts_init(&facts, &config);
}

static void end(void)
{
	topo_facts_finish(&facts);
}

static struct dev device(const char *name, const char *pci, bool soft, unsigned int place)
{
	struct dev d = { .place = place, .props = { .soft = soft } };

	(void)snprintf(d.props.name, sizeof(d.props.name), "%s", name);
	(void)snprintf(d.props.pci, sizeof(d.props.pci), "%s", pci);
	return d;
}

/* The n-th GPU of the topology, as a driver would describe it: only its address says which it is.
 */
static struct dev gpu(unsigned int n)
{
	const struct topo_graph *g;
	char name[16];
	struct dev d;
	uint32_t at;

	assert_int_equal(topo_machine(&config, true, &g), 0);
	(void)snprintf(name, sizeof(name), "gpu%u", n);
	at = topo_find(g, name);
	assert_int_not_equal(at, TOPO_NONE);
	d = device("", g->nodes[at].pci, false, n);
	(void)snprintf(d.props.name, sizeof(d.props.name), "cuda:%u", n);
	return d;
}

static void expect_near(double got, double want)
{
	if (got < want - 1e-6 || got > want + 1e-6) {
		fail_msg("%g is not %g", got, want);
	}
}

static void hgx_h200(void **state)
{
	const struct topo_neighbour *v;
	struct topo_pair p;

	(void)state;
	begin("hgx-h200");
	for (unsigned int i = 0; i < 8; i++) {
		struct dev a = gpu(i);
		const struct topo_place *at = topo_facts_place(&facts, &a);

		assert_true(at->known);
		assert_false(topo_facts_ready(&facts, &a));
		assert_false(at->inferred);
		assert_int_equal(at->numa, i / 4);
		expect_near(at->host_bw, 48);
		assert_int_not_equal(at->uplink, TOPO_NO_UPLINK);
		for (unsigned int k = 0; k < 8; k++) {
			struct dev b = gpu(k);

			p = topo_facts_pair(&facts, &a, &b);
			assert_int_equal(p.shared, i == k);
			assert_int_equal(p.independent, i != k);
			if (i != k) {
				assert_int_equal(p.type, TOPO_PATH_NVL);
				expect_near(p.bw, 370.8);
			}
		}
		assert_true(topo_facts_ready(&facts, &a));
		/* All seven, those of the same processor first, in the order of their addresses. */
		assert_int_equal(topo_facts_neighbours(&facts, &a, &v), 7);
		for (unsigned int k = 0; k < 7; k++) {
			assert_int_equal(v[k].place.numa == at->numa, k < 3);
			expect_near(v[k].bw, 370.8);
			expect_near(v[k].place.host_bw, 48);
			assert_string_not_equal(v[k].pci, a.props.pci);
			assert_true(k == 0 || k == 3 || strcmp(v[k - 1].pci, v[k].pci) < 0);
		}
	}
	end();
}

/* Four processors' links for sixteen GPUs: whoever shares one is no lane. */
static void dgx_2(void **state)
{
	struct dev a, b;
	const struct topo_neighbour *v;
	unsigned int shared = 0, independent = 0;

	(void)state;
	begin("dgx-2");
	a = gpu(0);
	for (unsigned int k = 1; k < 16; k++) {
		struct topo_pair p;

		b = gpu(k);
		p = topo_facts_pair(&facts, &a, &b);
		shared += p.shared;
		independent += p.independent;
		assert_true(p.shared != p.independent);
		expect_near(p.bw, 120);
	}
	assert_int_equal(shared, 3);
	assert_int_equal(independent, 12);
	/* One for each of the three other links. */
	assert_int_equal(topo_facts_neighbours(&facts, &a, &v), 3);
	assert_int_equal(v[0].place.numa, 0);
	assert_int_equal(v[1].place.numa, 1);
	assert_int_equal(v[2].place.numa, 1);
	for (unsigned int k = 0; k < 3; k++) {
		assert_int_not_equal(v[k].place.uplink, topo_facts_place(&facts, &a)->uplink);
	}
	assert_int_not_equal(v[1].place.uplink, v[2].place.uplink);
	end();
}

/* Without NVLink there are paths, and no lanes. */
static void without_nvlink(void **state)
{
	const struct topo_neighbour *v;
	struct topo_pair p;
	struct dev a, b;

	(void)state;
	begin("pcie-8gpu");
	a = gpu(0);
	b = gpu(1);
	p = topo_facts_pair(&facts, &a, &b);
	assert_int_equal(p.type, TOPO_PATH_PIX);
	assert_true(p.shared);
	expect_near(p.bw, 24);
	assert_int_equal(topo_facts_neighbours(&facts, &a, &v), 0);
	end();
	begin("workstation");
	a = gpu(0);
	b = gpu(1);
	/* One of the two has eight lanes. */
	assert_true(topo_facts_place(&facts, &a)->host_bw >
			    1.9 * topo_facts_place(&facts, &b)->host_bw ||
		    topo_facts_place(&facts, &b)->host_bw >
			    1.9 * topo_facts_place(&facts, &a)->host_bw);
	p = topo_facts_pair(&facts, &a, &b);
	assert_false(p.shared);
	assert_false(p.independent);
	end();
}

/* Software GPUs that a file has, by name; two of them are functions of one slot. */
static const char of_ours[] =
	"{\"peerlane_topology\": 1, \"links_read\": true,\n"
	" \"nodes\": [\n"
	"  {\"name\": \"numa3\", \"kind\": \"numa\", \"numa\": 3},\n"
	"  {\"name\": \"pci0000:00\", \"kind\": \"root\", \"pci\": \"0000:00\", \"numa\": 3},\n"
	"  {\"name\": \"soft:0\", \"kind\": \"gpu\", \"pci\": \"0000:01:00.0\", \"sm\": 90},\n"
	"  {\"name\": \"soft:1\", \"kind\": \"gpu\", \"pci\": \"0000:02:00.0\", \"sm\": 90},\n"
	"  {\"name\": \"soft:2\", \"kind\": \"gpu\", \"pci\": \"0000:02:00.1\", \"sm\": 90},\n"
	"  {\"name\": \"nvswitch0\", \"kind\": \"nvswitch\"}],\n"
	" \"links\": [\n"
	"  {\"kind\": \"local\", \"from\": \"pci0000:00\", \"to\": \"numa3\"},\n"
	"  {\"kind\": \"pcie\", \"from\": \"soft:0\", \"to\": \"pci0000:00\", \"gen\": 4,"
	" \"width\": 16, \"port\": \"0000:00:01.0\"},\n"
	"  {\"kind\": \"pcie\", \"from\": \"soft:1\", \"to\": \"pci0000:00\", \"gen\": 3,"
	" \"width\": 8, \"port\": \"0000:00:02.0\"},\n"
	"  {\"kind\": \"pcie\", \"from\": \"soft:2\", \"to\": \"pci0000:00\", \"gen\": 3,"
	" \"width\": 8, \"port\": \"0000:00:02.0\"},\n"
	"  {\"kind\": \"nvlink\", \"from\": \"soft:0\", \"to\": \"nvswitch0\", \"count\": 2},\n"
	"  {\"kind\": \"nvlink\", \"from\": \"soft:1\", \"to\": \"nvswitch0\", \"count\": 1},\n"
	"  {\"kind\": \"nvlink\", \"from\": \"soft:2\", \"to\": \"nvswitch0\", \"count\": 2}]}\n";

static void from_a_file(void **state)
{
	struct dev d[3] = { device("soft:0", "", true, 0), device("soft:1", "", true, 1),
			    device("soft:2", "", true, 2) };
	const struct topo_neighbour *v;
	char path[] = "/tmp/topo-facts.XXXXXX";
	int fd = mkstemp(path);

	(void)state;
	assert_true(fd >= 0);
	assert_int_equal(write(fd, of_ours, strlen(of_ours)), strlen(of_ours));
	(void)close(fd);
	begin(path);
	for (unsigned int i = 0; i < 3; i++) {
		assert_int_equal(topo_facts_place(&facts, &d[i])->numa, 3);
		expect_near(topo_facts_place(&facts, &d[i])->host_bw, i ? 6 : 24);
	}
	assert_true(topo_facts_pair(&facts, &d[1], &d[2]).shared);
	assert_false(topo_facts_pair(&facts, &d[1], &d[2]).independent);
	assert_false(topo_facts_pair(&facts, &d[0], &d[1]).shared);
	/* 20.6 is less than the 24 of soft:0's own link, and more than the 6 of soft:1's. */
	assert_false(topo_facts_pair(&facts, &d[0], &d[1]).independent);
	assert_true(topo_facts_pair(&facts, &d[1], &d[0]).independent);
	assert_true(topo_facts_pair(&facts, &d[0], &d[2]).independent);
	assert_int_equal(topo_facts_neighbours(&facts, &d[0], &v), 1);
	assert_string_equal(v[0].name, "soft:2");
	end();
	(void)unlink(path);
}

/* Nothing is scanned for software GPUs, and nothing of them is known. */
static void software(void **state)
{
	struct dev a = device("soft:0", "", true, 0);
	struct dev b = device("soft:1", "", true, 1);
	const struct topo_neighbour *v;
	const struct topo_place *at;
	struct topo_pair p;
	struct topo_ways w;

	(void)state;
	begin(NULL);
	assert_true(topo_facts_ready(&facts, &a));
	at = topo_facts_place(&facts, &a);
	assert_false(at->known);
	assert_int_equal(at->numa, -1);
	expect_near(at->host_bw, 0);
	p = topo_facts_pair(&facts, &a, &b);
	assert_int_equal(p.type, TOPO_PATH_DIS);
	assert_false(p.independent);
	assert_int_equal(topo_facts_neighbours(&facts, &a, &v), 0);
	w = topo_facts_ways(&facts, &a, NULL);
	expect_near(w.dst_host + w.src_host + w.across, 0);
	assert_null(facts.graph[0]);
	assert_null(facts.graph[1]);
	end();
}

static void the_ways(void **state)
{
	struct topo_ways w;
	struct dev a, b;

	(void)state;
	begin("hgx-h200");
	a = gpu(0);
	b = gpu(5);
	w = topo_facts_ways(&facts, &a, NULL);
	expect_near(w.dst_host, 48);
	expect_near(w.src_host, 0);
	expect_near(w.across, 0);
	w = topo_facts_ways(&facts, &b, &a);
	expect_near(w.dst_host, 48);
	expect_near(w.src_host, 48);
	expect_near(w.across, 370.8);
	w = topo_facts_ways(&facts, &a, &a);
	expect_near(w.across, 0);
	end();
}

struct asker {
	struct dev d[8];
	unsigned int first;
	double sum;
};

static void *ask_all(void *arg)
{
	struct asker *a = arg;

	for (unsigned int i = 0; i < 64; i++) {
		unsigned int k = (i + a->first * 7) % 64;

		a->sum += topo_facts_ways(&facts, &a->d[k / 8], &a->d[k % 8]).across;
	}
	return NULL;
}

/* Many threads that ask first are told the same. */
static void many_at_once(void **state)
{
	static struct asker v[8];
	pthread_t t[8];

	(void)state;
	begin("hgx-h200");
	for (unsigned int i = 0; i < 8; i++) {
		v[i].first = i;
		v[i].sum = 0;
		for (unsigned int k = 0; k < 8; k++) {
			v[i].d[k] = i ? v[0].d[k] : gpu(k);
		}
	}
	for (unsigned int i = 0; i < 8; i++) {
		assert_int_equal(pthread_create(&t[i], NULL, ask_all, &v[i]), 0);
	}
	for (unsigned int i = 0; i < 8; i++) {
		pthread_join(t[i], NULL);
		expect_near(v[i].sum / 56, 370.8);
	}
	end();
}

/* A device that the graph does not have, and a topology that does not exist. */
static void unknown(void **state)
{
	struct dev a = device("cuda:9", "0000:99:00.0", false, 63);
	struct dev b;

	(void)state;
	begin("hgx-h200");
	b = gpu(0);
	assert_false(topo_facts_place(&facts, &a)->known);
	assert_int_equal(topo_facts_pair(&facts, &a, &b).type, TOPO_PATH_DIS);
	assert_int_equal(topo_facts_pair(&facts, &b, &a).type, TOPO_PATH_DIS);
	/* Devices that share a place in the table are told apart. */
	b.place = 63;
	assert_true(topo_facts_place(&facts, &b)->known);
	assert_false(topo_facts_place(&facts, &a)->known);
	end();
	begin("/does/not/exist");
	assert_false(topo_facts_place(&facts, &a)->known);
	end();
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(hgx_h200),	  cmocka_unit_test(dgx_2),
		cmocka_unit_test(without_nvlink), cmocka_unit_test(from_a_file),
		cmocka_unit_test(software),	  cmocka_unit_test(the_ways),
		cmocka_unit_test(many_at_once),	  cmocka_unit_test(unknown),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}

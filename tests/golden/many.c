/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/*
 * What a scan costs as machines grow, in calls of the kernel: so many a device, however many
 * devices there are. What searches cost, in links that they look at: for one node no more than all
 * links, from both sides. And that a machine is scanned once a process.
 *
 *	many MACHINES.PY [DEVICES | MACHINE]...
 *
 * Without more it checks; for each number of devices, and each of the script's machines, it prints
 * calls and times.
 */

#include <errno.h>
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "base/clock.h"
#include "base/config.h"
#include "base/fault.h"
#include "base/text.h"
#include "dev/dev.h"
#include "sys/sys.h"
#include "topo/facts.h"
#include "topo/file.h"
#include "topo/graph.h"
#include "topo/paths.h"

#define CALLS_A_DEVICE 100

static char made[64];
static struct config config;

static int shell(const char *fmt, const char *a, unsigned int n)
{
	char command[8192];

	(void)snprintf(command, sizeof(command), fmt, a, made, n);
	return system(command);
}

static int make(const char *script, unsigned int devices, const char *machine)
{
	char nvml[128], command[256] = "python3 -B '%s' many '%s' %u";

	(void)snprintf(made, sizeof(made), "/tmp/peerlane-many-XXXXXX");
	if (machine) {
		(void)snprintf(command, sizeof(command), "python3 -B '%%s' '%s' '%%s'", machine);
	}
	if (!mkdtemp(made) || shell(command, script, devices)) {
		return 1;
	}
	(void)snprintf(nvml, sizeof(nvml), "%s/nvml.txt", made);
	(void)setenv("FAKENVML", nvml, 1);
	return sys_root_set(made);
}

static void drop(void)
{
	(void)shell("%srm -rf '%s'", "", 0);
}

/* Calls of one scan, 0 if it fails or finds another number of devices, but for 0. */
static unsigned long count_calls(unsigned int devices)
{
	struct topo_graph *g;
	unsigned long calls;
	unsigned int ends = 0;

	fault_arm(FAULT_SYS, ULONG_MAX, 0); /* counts only while armed */
	if (topo_scan(&config, true, &g)) {
		return 0;
	}
	calls = fault_count(FAULT_SYS);
	for (uint32_t i = 0; i < g->n_nodes; i++) {
		ends += g->nodes[i].kind == TOPO_NODE_GPU || g->nodes[i].kind == TOPO_NODE_NIC ||
			g->nodes[i].kind == TOPO_NODE_DRIVE;
	}
	topo_graph_free(g);
	return !devices || ends == devices ? calls : 0;
}

static int check_growth(const char *script)
{
	static const unsigned int devices[] = { 32, 128 };
	unsigned long calls[2];

	for (int i = 0; i < 2; i++) {
		if (make(script, devices[i], NULL)) {
			return 1;
		}
		calls[i] = count_calls(devices[i]);
		drop();
		printf("%u devices: %lu calls of the kernel\n", devices[i], calls[i]);
		if (!calls[i] || calls[i] > CALLS_A_DEVICE * devices[i]) {
			printf("that is not one to %d a device\n", CALLS_A_DEVICE);
			return 1;
		}
	}
	/* Four times the devices are at most four times the calls. */
	if (calls[1] > 4 * calls[0]) {
		printf("calls grow faster than devices\n");
		return 1;
	}
	return 0;
}

/* The first two GPUs of a machine, as a driver would describe them. */
static int name_two(const struct topo_graph *g, struct dev d[2])
{
	for (unsigned int i = 0; i < 2; i++) {
		uint32_t at = topo_find(g, i ? "gpu1" : "gpu0");

		if (at == TOPO_NONE) {
			return 1;
		}
		d[i] = (struct dev){ .place = i };
		(void)snprintf(d[i].props.name, sizeof(d[i].props.name), "cuda:%u", i);
		text_copy(d[i].props.pci, sizeof(d[i].props.pci), g->nodes[at].pci);
	}
	return 0;
}

/* A plan's first question about two of 256 devices is one search; a matrix is one for each node. */
static int check_searches(const char *script)
{
	const struct topo_graph *g;
	struct topo_reach *v = NULL;
	struct topo_facts facts;
	struct dev d[2];
	const struct topo_neighbour *near;
	unsigned long begin, first, rows;
	int rc = 1;

	if (make(script, 256, NULL)) {
		return 1;
	}
	if (topo_machine(&config, true, &g) || name_two(g, d)) {
		drop();
		return 1;
	}
	topo_facts_init(&facts, &config);
	begin = topo_reach_steps();
	(void)topo_facts_ways(&facts, &d[0], &d[1]);
	first = topo_reach_steps() - begin;
	(void)topo_facts_ways(&facts, &d[0], &d[1]);
	(void)topo_facts_neighbours(&facts, &d[1], &near);
	begin += first;
	if (!first || first > 2 * (unsigned long)g->n_links || topo_reach_steps() != begin) {
		printf("%lu links were looked at first, %lu again: the machine has %u\n", first,
		       topo_reach_steps() - begin, g->n_links);
	} else {
		v = calloc(g->n_nodes, sizeof(*v));
		for (uint32_t i = 0; v && i < g->n_nodes && !topo_reach_from(g, i, v); i++) {
		}
		rows = topo_reach_steps() - begin;
		printf("256 devices: %u links, %lu looked at for two devices, %lu for all pairs\n",
		       g->n_links, first, rows);
		rc = !v || rows > 2ul * g->n_links * g->n_nodes;
	}
	free(v);
	topo_facts_finish(&facts);
	drop();
	return rc;
}

static bool same(const struct topo_graph *a, const struct topo_graph *b)
{
	char *sa = topo_write_json(a);
	char *sb = topo_write_json(b);
	bool yes = sa && sb && strcmp(sa, sb) == 0;

	free(sa);
	free(sb);
	return yes;
}

/* Who asks for software GPUs is not given a graph without them, nor the other way round. */
static int check_soft(void)
{
	struct config with = config;
	const struct topo_graph *a, *b, *any;

	with.soft_gpus = (char *)"2x1MiB";
	if (topo_machine(&config, false, &a) || topo_machine(&with, false, &b) ||
	    topo_machine(NULL, false, &any)) {
		return 1;
	}
	if (topo_find(a, "soft:1") != TOPO_NONE || topo_find(b, "soft:1") == TOPO_NONE ||
	    (any != a && any != b)) {
		printf("a graph that is not the configuration's\n");
		return 1;
	}
	return 0;
}

/* A scan that ran out of descriptors is not kept: what it lacks may be there. */
static int check_troubled(void)
{
	const struct topo_graph *lacking, *whole;
	unsigned int missed = 0;

	for (unsigned long nth = 1; nth < 1200; nth += 37) {
		topo_machine_stale();
		fault_arm(FAULT_SYS, nth, EMFILE);
		if (topo_machine(&config, false, &lacking)) {
			printf("call %lu fails, and all of the scan\n", nth);
			return 1;
		}
		fault_arm(FAULT_SYS, 0, 0);
		if (topo_machine(&config, false, &whole)) {
			return 1;
		}
		if (whole != lacking) {
			missed++;
			continue;
		}
		/* Kept, so nothing may lack: what failed was closing a file, say. */
		topo_machine_stale();
		if (topo_machine(&config, false, &whole) || !same(whole, lacking)) {
			printf("call %lu failed, and what lacks is kept\n", nth);
			return 1;
		}
	}
	printf("%u scans with a failure were not kept\n", missed);
	return missed == 0;
}

static int check_kept(const char *script)
{
	const struct topo_graph *plain, *with_links, *again;
	int rc = 1;

	if (make(script, 32, NULL)) {
		return 1;
	}
	if (topo_machine(&config, false, &plain) || topo_machine(&config, true, &with_links)) {
		printf("not scanned\n");
	} else if (plain == with_links || plain->links_read || !with_links->links_read) {
		printf("links were read unasked, or not when asked\n");
	} else {
		fault_arm(FAULT_SYS, ULONG_MAX, 0);
		if (topo_machine(&config, false, &again) || again != with_links ||
		    topo_machine(&config, true, &again) || again != with_links ||
		    fault_count(FAULT_SYS)) {
			printf("scanned again: %lu calls\n", fault_count(FAULT_SYS));
		} else {
			topo_machine_stale();
			rc = topo_machine(&config, false, &again) || again == with_links;
			printf(rc ? "not scanned anew\n" : "kept, and scanned anew when stale\n");
		}
	}
	rc = rc || check_soft() || check_troubled();
	drop();
	return rc;
}

/* What the first and what later questions of a plan about two devices cost. */
static int ask(const struct topo_graph *g)
{
	static const unsigned int times = 100000;
	const struct topo_graph *kept;
	struct dev d[2];
	struct topo_facts facts;
	uint64_t t0, t1, t2;
	double sum = 0;

	topo_machine_stale();
	if (name_two(g, d) || topo_machine(&config, true, &kept)) {
		return 1;
	}
	topo_facts_init(&facts, &config);
	t0 = clock_now_ns();
	sum = topo_facts_ways(&facts, &d[0], &d[1]).across;
	t1 = clock_now_ns();
	for (unsigned int i = 0; i < times; i++) {
		sum += topo_facts_ways(&facts, &d[i & 1], &d[~i & 1]).across;
	}
	t2 = clock_now_ns();
	topo_facts_finish(&facts);
	printf("%u nodes, two of them: first question %.1f us, later %.0f ns (%.1f GB/s)\n",
	       g->n_nodes, (double)(t1 - t0) / 1e3, (double)(t2 - t1) / times, sum / (times + 1.0));
	return 0;
}

static int measure(const char *script, const char *what)
{
	unsigned int devices = (unsigned int)strtoul(what, NULL, 10);
	struct topo_graph *g;
	struct topo_reach *v;
	uint64_t t0, t1, t2;
	unsigned long calls;

	if (make(script, devices, devices ? NULL : what)) {
		return 1;
	}
	calls = count_calls(devices); /* also brings the files into the page cache */
	t0 = clock_now_ns();
	if (!calls || topo_scan(&config, true, &g)) {
		return 1;
	}
	t1 = clock_now_ns();
	v = calloc(g->n_nodes, sizeof(*v));
	for (uint32_t i = 0; i < g->n_nodes && v; i++) {
		if (topo_reach_from(g, i, v)) {
			return 1;
		}
	}
	t2 = clock_now_ns();
	printf("%s%s, %u nodes, %u links: %lu calls, scan %.2f ms, all paths %.2f ms\n", what,
	       devices ? " devices" : "", g->n_nodes, g->n_links, calls, (double)(t1 - t0) / 1e6,
	       (double)(t2 - t1) / 1e6);
	free(v);
	if (ask(g)) {
		return 1;
	}
	topo_graph_free(g);
	drop();
	return 0;
}

int main(int argc, char **argv)
{
	if (argc < 2) {
		fprintf(stderr, "usage: many MACHINES.PY [DEVICES | MACHINE]...\n");
		return 2;
	}
	config.nvml_lib = getenv("FAKENVML_LIB");
	for (int i = 2; i < argc; i++) {
		if (measure(argv[1], argv[i])) {
			return 1;
		}
	}
	return argc > 2 ? 0
			: check_growth(argv[1]) || check_searches(argv[1]) || check_kept(argv[1]);
}

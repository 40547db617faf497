/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/* Processors and memory: NUMA nodes, their distances, the links between them. */

#include <ctype.h>
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/alloc.h"
#include "base/text.h"
#include "sys/sys.h"
#include "topo/scan.h"

#define NODES "/sys/devices/system/node"
#define NUMA_MAX 1024

struct numa_list {
	int v[NUMA_MAX];
	uint32_t n;
};

static int on_node(const char *name, void *arg)
{
	struct numa_list *l = arg;
	char *end;
	long x;

	if (strncmp(name, "node", 4) != 0 || !isdigit((unsigned char)name[4])) {
		return 0;
	}
	x = strtol(name + 4, &end, 10);
	if (!*end && x < NUMA_MAX && l->n < NUMA_MAX) {
		l->v[l->n++] = (int)x;
	}
	return 0;
}

static int by_number(const void *a, const void *b)
{
	return *(const int *)a - *(const int *)b;
}

/* Reads the memory of a node, or of the machine. */
static int on_memory(const char *line, void *arg)
{
	const char *total = strstr(line, "MemTotal:");
	uint64_t *nbytes = arg;
	unsigned long long kib;

	if (!total || sscanf(total, "MemTotal: %llu kB", &kib) != 1) {
		return 0;
	}
	*nbytes = kib > UINT64_MAX >> 10 ? 0 : kib << 10;
	return 1;
}

/* If memory is given to a machine on demand, the file of its one node tells less memory than the
 * machine as a whole reports. The larger number counts. With several nodes the machine's number
 * cannot be split among them. */
static void add_total(struct topo_node *only)
{
	uint64_t total = 0;

	(void)read_lines("/proc/meminfo", on_memory, &total);
	only->memory = total > only->memory ? total : only->memory;
}

static void add_numa(struct topo_build *b, int numa, bool only)
{
	char name[16], path[READ_PATH];
	struct topo_node *n;
	uint32_t at;

	text_fmt(name, sizeof(name), "numa%d", numa);
	at = build_node(b, TOPO_NODE_NUMA, name);
	if (at == TOPO_NONE) {
		return;
	}
	n = build_at(b, at);
	n->numa = numa;
	(void)read_word(n->cpus, sizeof(n->cpus), NODES "/node%d/cpulist", numa);
	text_fmt(path, sizeof(path), NODES "/node%d/meminfo", numa);
	(void)read_lines(path, on_memory, &n->memory);
	if (only) {
		add_total(n);
	}
}

/* Row i of the matrix of distances. */
static void read_distances(const struct numa_list *l, uint32_t i, uint8_t *row)
{
	char line[READ_PATH * 4 - 1];
	char *p = line;

	(void)read_word(line, sizeof(line), NODES "/node%d/distance", l->v[i]);
	for (uint32_t k = 0; k < l->n; k++) {
		char *end;
		unsigned long x = strtoul(p, &end, 10);

		row[k] = end == p || x > 255 ? 0 : (uint8_t)x;
		p = end;
	}
}

static int on_cpu(const char *line, void *arg)
{
	struct topo_graph *g = arg;
	const char *value = strchr(line, ':');

	if (!value) {
		return line[0] == '\0'; /* all processors are alike: the first is enough */
	}
	value += 1 + strspn(value + 1, " \t");
	if (strncmp(line, "vendor_id", 9) == 0) {
		text_copy(g->cpu_vendor, sizeof(g->cpu_vendor), value);
	} else if (strncmp(line, "cpu family", 10) == 0) {
		g->cpu_family = atoi(value);
	} else if (strncmp(line, "model\t", 6) == 0 || strncmp(line, "model ", 6) == 0) {
		g->cpu_model = strncmp(line, "model name", 10) == 0 ? g->cpu_model : atoi(value);
	} else if (strncmp(line, "CPU implementer", 15) == 0) {
		text_copy(g->cpu_vendor, sizeof(g->cpu_vendor), "ARM");
	}
	return 0;
}

static void read_processor(struct topo_graph *g)
{
	(void)read_lines("/proc/cpuinfo", on_cpu, g);
	if (strcmp(g->cpu_vendor, "ARM") == 0) {
		text_copy(g->arch, sizeof(g->arch), "arm64");
	} else if (g->cpu_vendor[0]) {
		text_copy(g->arch, sizeof(g->arch), "x86_64");
	}
}

/* Nodes without processors are a GPU's memory, or slow memory: no place where PCIe hangs. */
static void drop_memory_only(struct numa_list *l)
{
	uint32_t kept = 0;
	char cpus[16];

	for (uint32_t i = 0; i < l->n; i++) {
		if (read_word(cpus, sizeof(cpus), NODES "/node%d/cpulist", l->v[i])) {
			l->v[kept++] = l->v[i];
		}
	}
	l->n = kept ? kept : l->n;
}

void scan_numa(struct topo_build *b)
{
	struct numa_list *l = alloc_zero(sizeof(*l));
	uint8_t *distance = NULL;
	bool only;

	if (!l || b->err) {
		b->err = b->err ? b->err : -ENOMEM;
		free(l);
		return;
	}
	(void)read_list(NODES, on_node, l);
	if (l->n == 0) {
		l->n = 1; /* a kernel without NUMA has one */
	}
	only = l->n == 1;
	qsort(l->v, l->n, sizeof(l->v[0]), by_number);
	drop_memory_only(l);
	distance = alloc_array((size_t)l->n * l->n, 1);
	for (uint32_t i = 0; i < l->n && distance; i++) {
		add_numa(b, l->v[i], only);
		read_distances(l, i, distance + (size_t)i * l->n);
	}
	if (distance && !b->err) {
		build_distance(b, distance, l->n);
		read_processor(b->g);
	} else if (!b->err) {
		b->err = -ENOMEM;
	}
	for (uint32_t i = 0; i < l->n && !b->err; i++) {
		for (uint32_t k = i + 1; k < l->n; k++) {
			(void)build_link(b, TOPO_LINK_SMP, i, k);
		}
	}
	free(distance);
	free(l);
}

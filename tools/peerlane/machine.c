/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#include "machine.h"

#include <fcntl.h>
#include <stdlib.h>
#include <string.h>

#include <json-c/json.h>
#include <peerlane/peerlane.h>

#include "base/alloc.h"
#include "base/bits.h"
#include "base/text.h"
#include "say.h"

static int count_node(const struct pl_topo_node *n, void *arg)
{
	struct machine *m = arg;

	if (m->nodes != NULL) {
		m->nodes[m->n_nodes] = *n;
	}
	m->n_nodes++;
	return 0;
}

static int count_link(const struct pl_topo_link *l, void *arg)
{
	struct machine *m = arg;

	if (m->links != NULL) {
		m->links[m->n_links] = *l;
	}
	m->n_links++;
	return 0;
}

static bool get_parts(struct machine *m)
{
	(void)pl_topo_nodes(m->topo, count_node, m);
	(void)pl_topo_links(m->topo, count_link, m);
	m->nodes = alloc_array((size_t)m->n_nodes + 1, sizeof(*m->nodes));
	m->links = alloc_array((size_t)m->n_links + 1, sizeof(*m->links));
	m->up = alloc_array((size_t)m->n_nodes + 1, sizeof(*m->up));
	m->measured = alloc_array((size_t)m->n_nodes + 1, sizeof(*m->measured));
	if (m->nodes == NULL || m->links == NULL || m->up == NULL || m->measured == NULL) {
		return false;
	}
	m->n_nodes = m->n_links = 0;
	(void)pl_topo_nodes(m->topo, count_node, m);
	(void)pl_topo_links(m->topo, count_link, m);
	for (uint32_t i = 0; i < m->n_nodes; i++) {
		m->up[i] = PL_TOPO_NONE;
		if (!(m->nodes[i].flags & PL_TOPO_SOFT)) {
			m->has_gpu = m->has_gpu || m->nodes[i].kind == PL_TOPO_GPU;
			m->has_nic = m->has_nic || m->nodes[i].kind == PL_TOPO_NIC;
		}
	}
	for (uint32_t i = 0; i < m->n_links; i++) {
		const struct pl_topo_link *l = &m->links[i];

		if (l->kind == PL_TOPO_LINK_PCIE) {
			m->up[l->from] = i;
		} else if (l->kind == PL_TOPO_LINK_LOCAL) {
			m->up[m->nodes[l->from].kind == PL_TOPO_NUMA ? l->to : l->from] = i;
		}
	}
	return true;
}

int machine_load(struct pl_ctx *ctx, const char *source, struct machine *m)
{
	int err;

	*m = (struct machine){ .elsewhere = source != NULL };
	err = pl_topo_load(ctx, source, &m->topo);
	if (err != 0) {
		return say_library(err);
	}
	if (!get_parts(m)) {
		machine_drop(m);
		return say_failed("no memory left for the topology");
	}
	return 0;
}

void machine_drop(struct machine *m)
{
	free(m->nodes);
	free(m->links);
	free(m->up);
	free(m->measured);
	pl_topo_free(m->topo);
	*m = (struct machine){ .topo = NULL };
}

bool machine_is(const struct machine *m, uint32_t node, int kind)
{
	const struct pl_topo_node *n = &m->nodes[node];
	bool real = kind == PL_TOPO_GPU ? m->has_gpu : kind == PL_TOPO_NIC && m->has_nic;

	return n->kind == kind && !(real && n->flags & PL_TOPO_SOFT);
}

size_t machine_all(const struct machine *m, int kind, uint32_t *v, size_t space)
{
	size_t n = 0;

	for (uint32_t i = 0; i < m->n_nodes && n < space; i++) {
		if (machine_is(m, i, kind)) {
			v[n++] = i;
		}
	}
	return n;
}

/* "gpu:3" -> 3; -1: not such a name. */
static long number_behind(const char *name, const char *kind)
{
	size_t len = strlen(kind);
	char *end;
	long n;

	if (strncmp(name, kind, len) != 0 || name[len] != ':' || name[len + 1] < '0' ||
	    name[len + 1] > '9') {
		return -1;
	}
	n = strtol(name + len + 1, &end, 10);
	return *end == '\0' && n < 1000000 ? n : -1;
}

static const struct {
	const char *name;
	int kind;
	const char *words;
} kinds[] = {
	{ "host", PL_TOPO_NUMA, "NUMA node" },
	{ "gpu", PL_TOPO_GPU, "GPU" },
	{ "nic", PL_TOPO_NIC, "NIC" },
	{ "nvme", PL_TOPO_DRIVE, "drive" },
};

/* The n-th node of a kind: of NUMA nodes the system's number counts. 0, or a status. */
static int nth(const struct machine *m, const char *cmd, size_t kind, long number,
	       struct place *out)
{
	long seen = 0;

	for (uint32_t i = 0; i < m->n_nodes; i++) {
		if (!machine_is(m, i, kinds[kind].kind)) {
			continue;
		}
		if (kinds[kind].kind == PL_TOPO_NUMA ? m->nodes[i].numa == number
						     : seen == number) {
			out->nodes[out->n++] = i;
			return 0;
		}
		seen++;
	}
	return say_usage(cmd, "there is no '%s': %s has %ld %s%s", out->name,
			 pl_topo_name(m->topo, PL_TOPO_NAME_MACHINE, 0), seen, kinds[kind].words,
			 seen == 1 ? "" : "s");
}

/* Drives whose disks lie under a file: the words of its stack that the graph knows. */
static int find_drives(const struct machine *m, const char *path, const char *stack,
		       struct place *out)
{
	const char *at = stack;

	while (*at != '\0' && out->n < ARRAY_LEN(out->nodes)) {
		size_t len = strcspn(at, " ,()[]>");
		char word[64];
		uint32_t id;

		text_fmt(word, sizeof(word), "%.*s", (int)len, at);
		if (len != 0 && pl_topo_find(m->topo, word, &id) == 0 &&
		    m->nodes[id].kind == PL_TOPO_DRIVE) {
			bool known = false;

			for (size_t i = 0; i < out->n; i++) {
				known = known || out->nodes[i] == id;
			}
			if (!known) {
				out->nodes[out->n++] = id;
			}
		}
		at += len != 0 ? len : 1;
	}
	if (out->n == 0) {
		return say_failed("no drive of this machine is known to lie under '%s' (%s)", path,
				  stack[0] != '\0' ? stack : "no block device");
	}
	return 0;
}

static int place_file(struct pl_ctx *ctx, const struct machine *m, const char *cmd,
		      const char *path, struct place *out)
{
	struct pl_explain_args args = PL_EXPLAIN_ARGS_INIT;
	struct json_object *plan, *about, *stack;
	char *text = NULL;
	int err, status;

	if (m->elsewhere) {
		return say_usage(cmd,
				 "files are of the local machine only: with --topo, name a drive "
				 "such as nvme:0");
	}
	err = pl_file_open(ctx, path, O_RDONLY, 0, &args.file);
	if (err != 0) {
		return say_library(err);
	}
	/* The explanation has all devices under the file; pl_file_info() has space for some ten. */
	err = pl_explain(&args, PL_FORMAT_JSON, &text);
	status = err != 0 ? say_library(err) : 0;
	pl_file_close(args.file);
	plan = err != 0 ? NULL : json_tokener_parse(text);
	pl_string_free(text);
	if (!status && json_object_object_get_ex(plan, "file", &about) &&
	    json_object_object_get_ex(about, "block_stack", &stack)) {
		status = find_drives(m, path, json_object_get_string(stack), out);
	} else if (!status) {
		status = say_failed("no memory left for the plan of '%s'", path);
	}
	json_object_put(plan);
	out->file = true;
	return status;
}

struct by_name {
	const char *name;
	char pci[16];
};

static int is_named(const struct pl_dev_info *info, void *arg)
{
	struct by_name *b = arg;

	if (strcmp(info->name, b->name) != 0) {
		return 0;
	}
	text_copy(b->pci, sizeof(b->pci), info->pci);
	return 1;
}

/* The node of a device that programs call `name`, as "cuda:0": their order is the driver's, the
 * graph's is that of PCI addresses. */
static bool find_device(struct pl_ctx *ctx, const struct machine *m, const char *name,
			uint32_t *node)
{
	struct by_name b = { .name = name };

	if (m->elsewhere || strchr(name, ':') == NULL || pl_dev_each(ctx, is_named, &b) != 1 ||
	    b.pci[0] == '\0') {
		return false;
	}
	for (uint32_t i = 0; i < m->n_nodes; i++) {
		if (strcmp(m->nodes[i].pci, b.pci) == 0) {
			*node = i;
			return true;
		}
	}
	return false;
}

int machine_place(struct pl_ctx *ctx, const struct machine *m, const char *cmd, const char *name,
		  struct place *out)
{
	uint32_t id;

	*out = (struct place){ .name = name };
	if (strncmp(name, "file:", 5) == 0) {
		return place_file(ctx, m, cmd, name + 5, out);
	}
	if (strcmp(name, "host") == 0) {
		out->n = machine_all(m, PL_TOPO_NUMA, out->nodes, ARRAY_LEN(out->nodes));
		return out->n != 0 ? 0 : say_failed("the topology shows no host memory");
	}
	for (size_t i = 0; i < ARRAY_LEN(kinds); i++) {
		long number = number_behind(name, kinds[i].name);

		if (number >= 0) {
			return nth(m, cmd, i, number, out);
		}
	}
	if (pl_topo_find(m->topo, name, &id) != 0 && !find_device(ctx, m, name, &id)) {
		if (strchr(name, '/') != NULL) {
			return place_file(ctx, m, cmd, name, out);
		}
		return say_usage(cmd,
				 "there is no '%s' in %s; ends are host, gpu:N, nic:N, nvme:N, "
				 "file:PATH or a path with a '/', a name that 'peerlane topo' "
				 "shows, or this machine's device as cuda:N",
				 name, pl_topo_name(m->topo, PL_TOPO_NAME_MACHINE, 0));
	}
	out->nodes[out->n++] = id;
	return 0;
}

const char *machine_end_name(const struct machine *m, uint32_t node, char *dst, size_t space)
{
	text_fmt(dst, space, "%s%s", m->nodes[node].kind == PL_TOPO_NUMA ? "memory of " : "",
		 m->nodes[node].name);
	return dst;
}

double machine_gives(const struct machine *m, uint32_t node)
{
	return m->measured[node] > 0 ? m->measured[node] : m->nodes[node].gbps;
}

bool machine_link_assumed(const struct machine *m, uint32_t link)
{
	const struct pl_topo_link *l = &m->links[link];

	return l->kind == PL_TOPO_LINK_PCIE &&
	       ((l->gen == 0 && l->gen_max == 0) || (l->width == 0 && l->width_max == 0));
}

void machine_link_words(const struct machine *m, uint32_t link, char *dst, size_t space)
{
	const struct pl_topo_link *l = &m->links[link];
	uint32_t gen = l->gen_max > l->gen ? l->gen_max : l->gen;

	switch (l->kind) {
	case PL_TOPO_LINK_PCIE:
		if (machine_link_assumed(m, link)) {
			text_copy(dst, space, "PCIe, rate not shown,");
			break;
		}
		text_fmt(dst, space, "PCIe %u x%u", gen, l->width != 0 ? l->width : l->width_max);
		break;
	case PL_TOPO_LINK_NVLINK:
	case PL_TOPO_LINK_C2C:
		text_fmt(dst, space, "%u x %s%.0u", l->count != 0 ? l->count : 1,
			 l->kind == PL_TOPO_LINK_C2C ? "C2C" : "NVLink ", gen);
		break;
	case PL_TOPO_LINK_SMP:
		text_copy(dst, space, "between processors");
		break;
	default:
		text_copy(dst, space, pl_topo_name(NULL, PL_TOPO_NAME_LINK, l->kind));
		break;
	}
}

void machine_rate(char *dst, size_t space, double gbps)
{
	size_t len;

	text_fmt(dst, space, "%.1f", gbps);
	len = strlen(dst);
	if (len > 2 && strcmp(dst + len - 2, ".0") == 0) {
		dst[len - 2] = '\0';
	}
}

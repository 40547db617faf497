/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/* pl_topo_*(): the graph of a machine for programs. */

#include <peerlane/topo.h>

#include <assert.h>
#include <errno.h>
#include <stdlib.h>
#include <string.h>

#include "api/context.h"
#include "api/topo.h"
#include "base/alloc.h"
#include "base/error.h"
#include "base/fork.h"
#include "topo/compare.h"
#include "topo/file.h"
#include "topo/paths.h"
#include "topo/show.h"

/* The public numbers are the graph's own. */
static_assert((int)PL_TOPO_NET == (int)TOPO_NODE_NET && (int)PL_TOPO_GPU == (int)TOPO_NODE_GPU,
	      "kinds of nodes");
static_assert((int)PL_TOPO_LINK_NET == (int)TOPO_LINK_NET, "kinds of links");
static_assert((int)PL_TOPO_PATH_DIS == (int)TOPO_PATH_DIS &&
		      (int)PL_TOPO_PATH_PHB == (int)TOPO_PATH_PHB,
	      "types of paths");
static_assert(PL_TOPO_INFERRED == TOPO_INFERRED && PL_TOPO_UNSEEN == TOPO_UNSEEN, "flags");
static_assert(PL_TOPO_NONE == TOPO_NONE && PL_TOPO_PATH_LINKS == TOPO_PATH_MAX, "limits");

static int wrap(struct topo_graph *g, struct pl_topo **out)
{
	struct pl_topo *t = alloc_zero(sizeof(*t));

	if (!t || topo_rates_create(&t->rates)) {
		free(t);
		topo_graph_free(g);
		return -ENOMEM;
	}
	t->g = g;
	t->born = fork_generation();
	*out = t;
	return 0;
}

int topo_usable(const struct pl_topo *t)
{
	return t ? 0 : err_set(EINVAL, "the topology is NULL: did the call that loads it fail?");
}

int pl_topo_load(struct pl_ctx *ctx, const char *source, struct pl_topo **out)
{
	struct topo_graph *g;
	int rc = CHECK_OUT(out);

	rc = rc ? rc : (ctx ? ctx_usable(ctx) : 0);
	rc = rc ? rc : topo_load(ctx ? &ctx->config : NULL, source, NULL, NULL, &g);
	return rc ? rc : wrap(g, out);
}

void pl_topo_free(struct pl_topo *topo)
{
	if (topo) {
		topo_graph_free(topo->g);
		topo_rates_free(topo->rates);
		free(topo);
	}
}

static struct pl_topo_node show_node(const struct topo_graph *g, uint32_t id)
{
	const struct topo_node *n = &g->nodes[id];

	return (struct pl_topo_node){
		.size = sizeof(struct pl_topo_node),
		.id = id,
		.kind = (int32_t)n->kind,
		.flags = n->flags,
		.numa = n->numa,
		.name = n->name,
		.pci = n->pci,
		.model = n->model,
		.note = n->note,
		.rdma = n->rdma,
		.netdev = n->ifname,
		.cpus = n->cpus,
		.vendor = n->vendor,
		.device = n->device,
		.pci_class = n->class,
		.iommu_group = n->iommu_group,
		.translated = n->translated,
		.index = n->index,
		.sm = n->sm,
		.nvlinks = n->lanes,
		.memory = n->memory,
		.bar1 = n->bar1,
		.gbps = n->bw,
		.write_gbps = n->bw_write,
	};
}

static struct pl_topo_link show_link(const struct topo_graph *g, uint32_t id)
{
	const struct topo_link *l = &g->links[id];

	return (struct pl_topo_link){
		.size = sizeof(struct pl_topo_link),
		.id = id,
		.kind = (int32_t)l->kind,
		.flags = l->flags,
		.from = l->a,
		.to = l->b,
		.gen = l->gen,
		.gen_max = l->gen_max,
		.width = l->width,
		.width_max = l->width_max,
		.count = l->count,
		.acs_redirect = l->acs,
		.port = l->port,
		.gbps = l->bw,
		.latency_ns = l->latency,
	};
}

int pl_topo_nodes(const struct pl_topo *topo, int (*fn)(const struct pl_topo_node *node, void *arg),
		  void *arg)
{
	int rc = topo_usable(topo);

	for (uint32_t i = 0; !rc && i < topo->g->n_nodes; i++) {
		struct pl_topo_node n = show_node(topo->g, i);

		rc = fn(&n, arg);
	}
	return rc;
}

int pl_topo_links(const struct pl_topo *topo, int (*fn)(const struct pl_topo_link *link, void *arg),
		  void *arg)
{
	int rc = topo_usable(topo);

	for (uint32_t i = 0; !rc && i < topo->g->n_links; i++) {
		struct pl_topo_link l = show_link(topo->g, i);

		rc = fn(&l, arg);
	}
	return rc;
}

int pl_topo_node(const struct pl_topo *topo, uint32_t id, struct pl_topo_node *node)
{
	struct pl_topo_node n;

	int rc = CHECK_OUT(node);

	rc = rc ? rc : topo_usable(topo);
	if (rc) {
		return rc;
	}
	if (id >= topo->g->n_nodes) {
		return err_set(EINVAL, "the topology has no node %u", id);
	}
	n = show_node(topo->g, id);
	return give_struct(node, &n, sizeof(n), sizeof(n));
}

int pl_topo_link(const struct pl_topo *topo, uint32_t id, struct pl_topo_link *link)
{
	struct pl_topo_link l;

	int rc = CHECK_OUT(link);

	rc = rc ? rc : topo_usable(topo);
	if (rc) {
		return rc;
	}
	if (id >= topo->g->n_links) {
		return err_set(EINVAL, "the topology has no link %u", id);
	}
	l = show_link(topo->g, id);
	return give_struct(link, &l, sizeof(l), sizeof(l));
}

int pl_topo_find(const struct pl_topo *topo, const char *name, uint32_t *id)
{
	uint32_t at;
	int rc = CHECK_OUT(id);

	rc = rc ? rc : topo_usable(topo);
	if (rc) {
		return rc;
	}
	at = topo_find(topo->g, name);
	if (at == TOPO_NONE) {
		return err_set(ENOENT, "the topology (%s) has no \"%s\"", topo->g->origin, name);
	}
	*id = at;
	return 0;
}

int pl_topo_path(const struct pl_topo *topo, uint32_t from, uint32_t to, struct pl_topo_path *path)
{
	struct topo_path p;
	struct pl_topo_path out = { .size = sizeof(out) };
	bool ours = topo && topo->born == fork_generation();
	int rc = CHECK_OUT(path);

	rc = rc ? rc : topo_usable(topo);
	rc = rc ? rc : topo_path_find(topo->g, ours ? topo->rates : NULL, from, to, &p);
	if (rc) {
		return rc;
	}
	out.type = (int32_t)p.type;
	out.flags = (p.inferred ? PL_TOPO_INFERRED : 0) | (p.redirected ? PL_TOPO_REDIRECTED : 0) |
		    (p.measured ? PL_TOPO_MEASURED : 0);
	out.gbps = p.bw;
	out.latency_ns = p.latency;
	out.nvlinks = p.count;
	out.limit = p.limit;
	out.n_links = p.n;
	memcpy(out.links, p.links, sizeof(out.links));
	return give_struct(path, &out, sizeof(out), sizeof(out));
}

int pl_topo_measured(struct pl_topo *topo, uint32_t from, uint32_t to, uint64_t nbytes,
		     uint64_t duration_ns)
{
	int rc = topo_usable(topo);

	if (rc) {
		return rc;
	}
	if (topo->born != fork_generation()) {
		return err_set(ESTALE, "this topology belongs to the parent process; after fork, "
				       "load it again with pl_topo_load()");
	}
	if (from >= topo->g->n_nodes || to >= topo->g->n_nodes || !duration_ns) {
		return err_set(EINVAL, "no such nodes, or the duration is 0");
	}
	return topo_rates_add(topo->rates, topo->g->nodes[from].name, topo->g->nodes[to].name,
			      nbytes, duration_ns);
}

int pl_topo_text(const struct pl_topo *topo, int format, char **out)
{
	int rc = CHECK_OUT(out);
	char *s;

	rc = rc ? rc : topo_usable(topo);
	if (rc) {
		return rc;
	}
	switch (format) {
	case PL_FORMAT_TEXT:
	case PL_TOPO_FORMAT_TREE:
		s = topo_show_tree(topo->g);
		break;
	case PL_TOPO_FORMAT_MATRIX:
		s = topo_show_matrix(topo->g);
		break;
	case PL_FORMAT_JSON:
		s = topo_write_json(topo->g);
		break;
	case PL_TOPO_FORMAT_XML:
		s = topo_write_xml(topo->g);
		break;
	default:
		return err_set(EINVAL, "there is no topology format %d", format);
	}
	if (!s) {
		return -ENOMEM;
	}
	*out = s;
	return 0;
}

struct remark_listener {
	void (*fn)(const struct pl_topo_remark *remark, void *arg);
	void *arg;
};

static void on_remark(const struct topo_remark *r, void *arg)
{
	const struct remark_listener *l = arg;
	struct pl_topo_remark out = {
		.size = sizeof(out), .line = r->line, .error = r->error, .text = r->text
	};

	l->fn(&out, l->arg);
}

int pl_topo_lint(const char *source, void (*fn)(const struct pl_topo_remark *remark, void *arg),
		 void *arg)
{
	struct remark_listener l = { fn, arg };
	struct topo_graph *g;
	int rc = topo_load(NULL, source ? source : "", on_remark, &l, &g);

	if (!rc) {
		topo_graph_free(g);
	}
	return rc;
}

int pl_topo_diff(const struct pl_topo *topo, const struct pl_topo *reference,
		 void (*fn)(const struct pl_topo_remark *remark, void *arg), void *arg)
{
	struct remark_listener l = { fn, arg };
	int rc = topo_usable(topo);

	rc = rc ? rc : topo_usable(reference);
	return rc ? rc : topo_diff(topo->g, reference->g, on_remark, &l);
}

int pl_topo_translate(const struct pl_topo *host, const struct pl_topo *guest, const char *map,
		      struct pl_topo **out)
{
	struct topo_graph *g;
	int rc = CHECK_OUT(out);

	rc = rc ? rc : topo_usable(host);
	rc = rc ? rc : topo_usable(guest);
	rc = rc ? rc : topo_translate(host->g, guest->g, map, &g);
	return rc ? rc : wrap(g, out);
}

int pl_topo_models(int (*fn)(const char *name, const char *title, void *arg), void *arg)
{
	const struct topo_model *m;
	int rc = 0;

	for (size_t i = 0; !rc && (m = topo_model(i)) != NULL; i++) {
		rc = fn(m->name, m->title, arg);
	}
	return rc;
}

const char *pl_topo_name(const struct pl_topo *topo, int of, int value)
{
	switch (of) {
	case PL_TOPO_NAME_MACHINE:
		return !topo ? "" : topo->g->title[0] ? topo->g->title : topo->g->origin;
	case PL_TOPO_NAME_NODE:
		return topo_node_kind_name((enum topo_node_kind)value);
	case PL_TOPO_NAME_LINK:
		return topo_link_kind_name((enum topo_link_kind)value);
	case PL_TOPO_NAME_PATH:
		return topo_path_type_name((enum topo_path_type)value);
	default:
		return "unknown";
	}
}

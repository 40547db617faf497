/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/*
 * `peerlane route`: by which routes bytes get from one end to another on this machine, or on one
 * from a file, how fast by the model, what limits each, and why others are not there.
 */

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <json-c/json.h>

#include <peerlane/peerlane.h>

#include "base/alloc.h"
#include "base/bits.h"
#include "base/json.h"
#include "base/text.h"
#include "cmd.h"
#include "dest.h"
#include "flows.h"
#include "measure.h"
#include "opts.h"
#include "say.h"
#include "term.h"
#include "topo_svg.h"

/* The time from issuing a copy to a GPU's copy engine to its completion: measured,
 * docs/topology.md. */
#define COPY_NS 7000.0

struct route_opts {
	struct common common;
	const char *source;
	const char *svg;
	uint64_t size;
	bool measure;
	bool json;
};

static const struct opt table[] = {
	{ .name = "topo",
	  .arg = "FILE|MODEL",
	  .type = OPT_TEXT,
	  .help = "use this machine instead of the local one: a file or a model, as in 'peerlane "
		  "topo'",
	  .at = offsetof(struct route_opts, source) },
	{ .name = "size",
	  .arg = "BYTES",
	  .type = OPT_BYTES,
	  .min = 1,
	  .help = "length of one transfer; predicts its bandwidth including latency",
	  .at = offsetof(struct route_opts, size) },
	{ .name = "measure",
	  .type = OPT_FLAG,
	  .help = "read the drives of SRC, or the file, for a second, and predict with what they "
		  "give; drives are read as root only",
	  .at = offsetof(struct route_opts, measure) },
	{ .name = "svg",
	  .arg = "FILE",
	  .type = OPT_TEXT,
	  .help = "draw the best route into this SVG file",
	  .at = offsetof(struct route_opts, svg) },
	{ .name = "json",
	  .type = OPT_FLAG,
	  .help = "print one JSON object instead of text",
	  .at = offsetof(struct route_opts, json) },
	{ .name = NULL },
};

static const struct opt_spec spec = {
	.cmd = "route",
	.operands = "SRC DST",
	.summary = "Predicts the routes from SRC to DST: direct, staged through host memory "
		   "(bounce), and over several GPUs' links at once (lanes). For each it prints "
		   "the bandwidth by the model of the machine and the saturated links, or why the "
		   "route is not possible. SRC and DST are host, host:N (a NUMA node's memory), "
		   "gpu:N, nic:N, nvme:N, file:PATH, or a name that 'peerlane topo' shows. "
		   "Without --measure it moves no data.",
	.table = table,
	.min_operands = 2,
	.max_operands = 2,
};

struct route {
	const char *name;
	struct pl_topo_flow *flow; /* NULL: refused */
	char why[200];		   /* of a route that was refused */
	double latency_ns;
	double gbps; /* at the size that was asked for */
};

struct routes {
	const struct machine *m;
	struct machine *measured; /* the same, for --measure */
	const struct route_opts *o;
	struct place src, dst;
	struct nodes gpus;
	struct route v[4];
	size_t n;
};

static bool is_host(const struct routes *r, const struct place *p)
{
	return r->m->nodes[p->nodes[0]].kind == PL_TOPO_NUMA;
}

static bool is_gpu(const struct routes *r, uint32_t node)
{
	return r->m->nodes[node].kind == PL_TOPO_GPU;
}

/* Software GPUs are copied to and from by processors. */
static bool has_engine(const struct pl_topo_node *n)
{
	return n->kind == PL_TOPO_GPU && !(n->flags & PL_TOPO_SOFT);
}

/* Returns the latency of the wires between two places, and of the copy engine that moves the
 * bytes. */
static double hop_latency(const struct routes *r, uint32_t from, uint32_t to)
{
	struct pl_topo_path path = PL_TOPO_PATH_INIT;
	const struct pl_topo_node *a = &r->m->nodes[from], *b = &r->m->nodes[to];
	bool copy = (has_engine(a) && (b->kind == PL_TOPO_GPU || b->kind == PL_TOPO_NUMA)) ||
		    (has_engine(b) && (a->kind == PL_TOPO_GPU || a->kind == PL_TOPO_NUMA));

	if (pl_topo_path(r->m->topo, from, to, &path) != 0) {
		return 0;
	}
	return path.latency_ns + (copy ? COPY_NS : 0);
}

/* Until the slowest lane has brought its first byte. */
static double latency(const struct routes *r, const struct pl_topo_flow *f)
{
	double most = 0;

	for (size_t i = 0; i < f->n_lanes; i++) {
		double ns = 0;

		for (uint32_t k = 0; k + 1 < f->lanes[i].n_nodes; k++) {
			ns += hop_latency(r, f->lanes[i].nodes[k], f->lanes[i].nodes[k + 1]);
		}
		most = ns > most ? ns : most;
	}
	return most;
}

/* Why nothing goes directly. */
static void refusal(const struct routes *r, char *dst, size_t space)
{
	struct pl_topo_path path = PL_TOPO_PATH_INIT;

	if (pl_topo_path(r->m->topo, r->src.nodes[0], r->dst.nodes[0], &path) != 0 ||
	    path.type == PL_TOPO_PATH_DIS) {
		text_copy(dst, space, "no path connects the two");
		return;
	}
	for (uint32_t i = 0; i < path.n_links && path.flags & PL_TOPO_REDIRECTED; i++) {
		const struct pl_topo_link *l = &r->m->links[path.links[i]];

		if (l->acs_redirect == 1) {
			text_fmt(dst, space,
				 "PCIe ACS of port %s redirects peer traffic to the host bridge",
				 l->port);
			return;
		}
	}
	text_fmt(dst, space, "%s (%s): the two share no PCIe switch",
		 path.type == PL_TOPO_PATH_PXN || path.type == PL_TOPO_PATH_NVB
			 ? "the path goes by way of another GPU"
		 : path.type == PL_TOPO_PATH_SYS  ? "the path crosses two processors"
		 : path.type == PL_TOPO_PATH_NODE ? "the path crosses two host bridges"
						  : "the path crosses a host bridge",
		 pl_topo_name(NULL, PL_TOPO_NAME_PATH, path.type));
}

/* Asks for one more route; kept if it carries more than `above`. 0, or an exit status. */
static int ask(struct routes *r, const char *name, bool via, uint64_t flags, double above)
{
	struct nodes none = { NULL, 0 };
	struct nodes from = { r->src.nodes, r->src.n }, to = { r->dst.nodes, r->dst.n };
	struct pl_topo_flow *f = flows_ask(r->m, from, to, via ? r->gpus : none, flags);
	struct route *route = &r->v[r->n];

	if (f == NULL) {
		return STATUS_FAILED;
	}
	if (f->gbps <= above * 1.001) {
		pl_topo_flow_free(f);
		return 0;
	}
	*route = (struct route){ .name = name, .flow = f, .latency_ns = latency(r, f) };
	route->gbps = f->gbps;
	if (r->o->size != 0) {
		double bytes = (double)r->o->size;

		route->gbps = bytes / (route->latency_ns + bytes / f->gbps);
	}
	r->n++;
	return 0;
}

/* The fastest first; of equals those that were asked for first, which stage less. */
static void put_in_order(struct routes *r)
{
	for (size_t i = 1; i < r->n; i++) {
		for (size_t k = i; k > 0 && r->v[k].gbps > r->v[k - 1].gbps * 1.001; k--) {
			struct route t = r->v[k];

			r->v[k] = r->v[k - 1];
			r->v[k - 1] = t;
		}
	}
}

static bool by_nvlink(const struct routes *r)
{
	struct pl_topo_path path = PL_TOPO_PATH_INIT;

	return pl_topo_path(r->m->topo, r->src.nodes[0], r->dst.nodes[0], &path) == 0 &&
	       (path.type == PL_TOPO_PATH_NVL || path.type == PL_TOPO_PATH_C2C);
}

static int find_routes(struct routes *r)
{
	bool host = is_host(r, &r->src) || is_host(r, &r->dst);
	bool gpu = is_gpu(r, r->src.nodes[0]) || is_gpu(r, r->dst.nodes[0]);
	bool copy = gpu && (host || (is_gpu(r, r->src.nodes[0]) && is_gpu(r, r->dst.nodes[0])));
	const char *straight = copy ? "copy" : "direct";
	/* A driver sends what NVLinks carry by nothing else, whatever PCIe could carry beside. */
	uint64_t only = by_nvlink(r) ? PL_TOPO_FLOW_NVLINK : 0;
	double best, staged = 0;
	int status = ask(r, straight, false, only, 0);

	best = r->n != 0 ? r->v[0].flow->gbps : 0;
	if (status == 0 && best <= 0) {
		r->v[r->n] = (struct route){ .name = straight };
		refusal(r, r->v[r->n].why, sizeof(r->v[r->n].why));
		r->n++;
	}
	/* Lanes end, or begin, in a GPU's memory. */
	if (status == 0 && gpu) {
		status = ask(r, "lanes", true, only, best);
	}
	if (status == 0 && !host) {
		status = ask(r, "bounce", false, PL_TOPO_FLOW_BOUNCE, 0);
		for (size_t i = 0; i < r->n; i++) {
			staged = r->v[i].flow != NULL && r->v[i].flow->gbps > staged
					 ? r->v[i].flow->gbps
					 : staged;
		}
		if (status == 0 && gpu) {
			status = ask(r, "bounce+lanes", true, PL_TOPO_FLOW_BOUNCE, staged);
		}
	}
	put_in_order(r);
	return status;
}

/* ---- output ---- */

#define LANES_SHOWN 8

static void print_lanes(const struct routes *r, const struct pl_topo_flow *f)
{
	char words[300], rate[24];

	for (size_t i = 0; i < f->n_lanes && i < LANES_SHOWN; i++) {
		flows_lane_words(r->m, &f->lanes[i], words, sizeof(words));
		rate[0] = '\0';
		if (flows_known(r->m, f)) {
			machine_rate(rate, sizeof(rate), f->lanes[i].gbps);
		}
		term_printf(stdout, "  %6s  %s\n", rate, words);
	}
	if (f->n_lanes > LANES_SHOWN) {
		term_printf(stdout, "  and %zu more routes\n", f->n_lanes - LANES_SHOWN);
	}
}

static void print_text(const struct routes *r)
{
	struct pl_topo_path path = PL_TOPO_PATH_INIT;
	char rate[24], words[1200], size[32];

	if (pl_topo_path(r->m->topo, r->src.nodes[0], r->dst.nodes[0], &path) == 0) {
		term_printf(stdout, "%s: %s to %s, path type %s%s\n",
			    pl_topo_name(r->m->topo, PL_TOPO_NAME_MACHINE, 0), r->src.name,
			    r->dst.name, pl_topo_name(NULL, PL_TOPO_NAME_PATH, path.type),
			    path.flags & PL_TOPO_INFERRED ? ", inferred" : "");
	}
	for (size_t i = 0; i < r->n; i++) {
		const struct route *v = &r->v[i];

		if (v->flow == NULL) {
			term_printf(stdout, "\n%-12s  refused: %s\n", v->name, v->why);
			continue;
		}
		if (!flows_known(r->m, v->flow)) {
			flows_unknown_words(r->m, v->flow, words, sizeof(words));
			term_printf(stdout, "\n%-12s  bandwidth unknown: %s\n", v->name, words);
			print_lanes(r, v->flow);
			continue;
		}
		machine_rate(rate, sizeof(rate), v->flow->gbps);
		term_printf(stdout, "\n%-12s  %s GB/s, latency %.1f us\n", v->name, rate,
			    v->latency_ns / 1000);
		if (r->o->size != 0) {
			text_bytes(size, sizeof(size), r->o->size);
			machine_rate(rate, sizeof(rate), v->gbps);
			term_printf(stdout, "  %s at once: %s GB/s, %.4g ms\n", size, rate,
				    (double)r->o->size / v->gbps / 1e6);
		}
		print_lanes(r, v->flow);
		flows_limit_words(r->m, v->flow, words, sizeof(words));
		term_printf(stdout, "  full: %s\n", words);
	}
}

static struct json_object *route_json(const struct routes *r, const struct route *v)
{
	struct json_object *o = json_object_new_object();
	bool known = v->flow != NULL && flows_known(r->m, v->flow);

	json_object_object_add(o, "route", json_object_new_string(v->name));
	json_object_object_add(o, "refused",
			       v->flow == NULL ? json_object_new_string(v->why) : NULL);
	if (v->flow != NULL) {
		json_object_object_add(o, "gb_per_s", known ? json_number(v->flow->gbps) : NULL);
		json_object_object_add(o, "latency_us",
				       known ? json_number(v->latency_ns / 1000) : NULL);
		json_object_object_add(o, "gb_per_s_at_size",
				       known && r->o->size != 0 ? json_number(v->gbps) : NULL);
		json_object_object_add(o, "lanes", flows_lanes(r->m, v->flow));
		json_object_object_add(o, "full", flows_limits(r->m, v->flow, false));
		json_object_object_add(o, "full_at_destination", flows_limits(r->m, v->flow, true));
	}
	return o;
}

static int print_json(const struct routes *r)
{
	struct json_object *root = json_object_new_object();
	struct json_object *array = json_object_new_array();
	struct pl_topo_path path = PL_TOPO_PATH_INIT;

	(void)pl_topo_path(r->m->topo, r->src.nodes[0], r->dst.nodes[0], &path);
	for (size_t i = 0; i < r->n; i++) {
		(void)json_object_array_add(array, route_json(r, &r->v[i]));
	}
	json_object_object_add(
		root, "machine",
		json_object_new_string(pl_topo_name(r->m->topo, PL_TOPO_NAME_MACHINE, 0)));
	json_object_object_add(root, "source", say_string(r->src.name));
	json_object_object_add(root, "destination", say_string(r->dst.name));
	json_object_object_add(root, "size",
			       r->o->size != 0 ? json_object_new_uint64(r->o->size) : NULL);
	json_object_object_add(root, "measured", flows_measured(r->m));
	json_object_object_add(
		root, "path_type",
		json_object_new_string(pl_topo_name(NULL, PL_TOPO_NAME_PATH, path.type)));
	json_object_object_add(root, "inferred",
			       json_object_new_boolean(path.flags & PL_TOPO_INFERRED));
	json_object_object_add(root, "routes", array);
	return say_json(root);
}

static int draw(const struct routes *r)
{
	struct picture p = { .m = r->m };
	struct text out = TEXT_INIT;
	char words[256], rate[24];
	char *document;
	int status;

	for (size_t i = 0; i < r->n && p.words == NULL; i++) {
		const struct pl_topo_flow *f = r->v[i].flow;

		if (f == NULL) {
			continue;
		}
		machine_rate(rate, sizeof(rate), f->gbps);
		text_fmt(words, sizeof(words), "%s to %s by %s: %s%s", r->src.name, r->dst.name,
			 r->v[i].name, flows_known(r->m, f) ? rate : "bandwidth unknown",
			 flows_known(r->m, f) ? " GB/s" : "");
		p.words = words;
		for (size_t k = 0; k < f->n_lanes && k < ROUTES_MAX; k++) {
			memcpy(p.routes[k].nodes, f->lanes[k].nodes, sizeof(p.routes[k].nodes));
			p.routes[k].n = f->lanes[k].n_nodes;
			p.n_routes++;
		}
	}
	status = topo_svg(&p, &out);
	document = text_take(&out);
	if (status == 0) {
		status = document != NULL ? dest_write(r->o->svg, document)
					  : say_failed("no memory left for a picture");
	}
	free(document);
	return status;
}

static int measure(struct routes *r)
{
	if (r->o->source != NULL) {
		return say_usage(spec.cmd, "--measure is for this machine, --topo for another");
	}
	if (r->src.file) {
		return measure_file(r->measured, &r->src);
	}
	if (r->m->nodes[r->src.nodes[0]].kind != PL_TOPO_DRIVE) {
		return say_usage(spec.cmd, "--measure reads drives, and '%s' is none", r->src.name);
	}
	return measure_drives(r->measured, (struct nodes){ r->src.nodes, r->src.n });
}

static int show(struct pl_ctx *ctx, struct routes *r, const struct operands *rest)
{
	int status = machine_place(ctx, r->m, spec.cmd, rest->v[0], &r->src);

	status = status != 0 ? status : machine_place(ctx, r->m, spec.cmd, rest->v[1], &r->dst);
	if (status == 0 && r->src.n == 1 && r->dst.n == 1 && r->src.nodes[0] == r->dst.nodes[0]) {
		return say_failed("'%s' and '%s' are one and the same: bytes in %s need no route",
				  r->src.name, r->dst.name, r->m->nodes[r->src.nodes[0]].name);
	}
	if (status == 0 && r->o->measure) {
		status = measure(r);
	}
	status = status != 0 ? status : find_routes(r);
	if (status == 0 && r->o->svg != NULL) {
		status = draw(r);
	}
	if (status != 0) {
		return status;
	}
	if (r->o->json) {
		return print_json(r);
	}
	print_text(r);
	return STATUS_OK;
}

static int run(struct pl_ctx *ctx, void *opts, const struct operands *rest)
{
	struct routes r = { .o = opts };
	struct machine m;
	int status = machine_load(ctx, r.o->source, &m);

	if (status != 0) {
		return status;
	}
	r.m = r.measured = &m;
	r.gpus.v = alloc_array((size_t)m.n_nodes + 1, sizeof(*r.gpus.v));
	if (r.gpus.v != NULL) {
		r.gpus.n = machine_all(&m, PL_TOPO_GPU, r.gpus.v, m.n_nodes);
		status = show(ctx, &r, rest);
	} else {
		status = say_failed("no memory left for a route");
	}
	for (size_t i = 0; i < r.n; i++) {
		pl_topo_flow_free(r.v[i].flow);
	}
	free(r.gpus.v);
	machine_drop(&m);
	return status;
}

int cmd_route(int argc, char **argv)
{
	struct route_opts o = { .json = false };

	return opts_run(&spec, argc, argv, &o, run);
}

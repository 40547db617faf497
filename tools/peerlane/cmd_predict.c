/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/*
 * `peerlane predict`: how fast a data set can get onto the GPUs of a machine, by bounce, directly
 * and over other GPUs' links, and what limits it. Every number is the most that flows through the
 * graph; nothing here knows any machine.
 */

#include <stdlib.h>
#include <string.h>

#include <peerlane/peerlane.h>

#include "base/alloc.h"
#include "base/bits.h"
#include "cmd.h"
#include "measure.h"
#include "predict.h"
#include "say.h"

static const struct opt table[] = {
	{ .name = "topo",
	  .arg = "FILE|MODEL",
	  .type = OPT_TEXT,
	  .help = "use this machine instead of the local one: a file or a model, as in 'peerlane "
		  "topo'",
	  .at = offsetof(struct predict_opts, source) },
	{ .name = "gpus",
	  .arg = "N",
	  .type = OPT_COUNT,
	  .min = 1,
	  .help = "load onto the first N GPUs (default: all)",
	  .at = offsetof(struct predict_opts, gpus) },
	{ .name = "into",
	  .arg = "GPU",
	  .type = OPT_TEXT,
	  .help = "load into this one GPU, over the links of 1, 2, ... GPUs",
	  .at = offsetof(struct predict_opts, into) },
	{ .name = "over",
	  .arg = "K",
	  .type = OPT_COUNT,
	  .min = 1,
	  .help = "with --into: use the links of K GPUs only",
	  .at = offsetof(struct predict_opts, over) },
	{ .name = "size",
	  .arg = "BYTES",
	  .type = OPT_BYTES,
	  .min = 1,
	  .help = "size of the data set; also prints the time to load it",
	  .at = offsetof(struct predict_opts, size) },
	{ .name = "measure",
	  .type = OPT_FLAG,
	  .help = "read this machine's drives for a second, all at once, and predict with what "
		  "they give; as root",
	  .at = offsetof(struct predict_opts, measure) },
	{ .name = "json",
	  .type = OPT_FLAG,
	  .help = "print one JSON object instead of text",
	  .at = offsetof(struct predict_opts, json) },
	{ .name = NULL },
};

static const struct opt_spec spec = {
	.cmd = "predict",
	.operands = "",
	.summary = "Predicts how fast a data set loads onto the GPUs of this machine, or of a "
		   "machine from a file: staged through host memory (bounce), directly, and over "
		   "other GPUs' links (lanes); and which links are then saturated. Without "
		   "--measure it moves and measures nothing.",
	.table = table,
};

/* ---- questions ---- */

static const struct {
	const char *name;
	uint32_t kinds; /* bits of enum pl_topo_kind */
} sources[] = {
	{ "drives", 1u << PL_TOPO_DRIVE },
	{ "drives and NICs", 1u << PL_TOPO_DRIVE | 1u << PL_TOPO_NIC },
	{ "host memory", 1u << PL_TOPO_NUMA },
	{ "drives, NICs and host memory",
	  1u << PL_TOPO_DRIVE | 1u << PL_TOPO_NIC | 1u << PL_TOPO_NUMA },
};

/* Drives that are there, NICs with a network: nodes of these kinds. */
static struct nodes of_kinds(const struct machine *m, uint32_t kinds, uint32_t *v)
{
	size_t n = 0;

	for (uint32_t i = 0; i < m->n_nodes; i++) {
		if (m->nodes[i].kind < 32 && kinds >> m->nodes[i].kind & 1 &&
		    machine_is(m, i, m->nodes[i].kind)) {
			v[n++] = i;
		}
	}
	return (struct nodes){ v, n };
}

static bool has_all(const struct machine *m, uint32_t kinds)
{
	uint32_t has = 0;

	for (uint32_t i = 0; i < m->n_nodes; i++) {
		has |= m->nodes[i].kind < 32 ? 1u << m->nodes[i].kind : 0;
	}
	return (has & kinds) == kinds;
}

/* Destinations that nothing of it reaches. */
static int find_left_out(struct prediction *p, struct predict_row *r, struct nodes from,
			 uint64_t flags)
{
	struct nodes none = { NULL, 0 };

	for (size_t i = 0; i < p->gpus.n && r->flow->gbps <= 0; i++) {
		struct nodes one = { p->gpus.v + i, 1 };
		struct pl_topo_flow *f = flows_ask(p->m, from, one, none, flags);

		if (f == NULL) {
			return STATUS_FAILED;
		}
		if (f->gbps <= 0) {
			r->first_left_out = r->n_left_out == 0 ? one.v[0] : r->first_left_out;
			r->n_left_out++;
		}
		pl_topo_flow_free(f);
	}
	return 0;
}

static int add_row(struct prediction *p, const char *from, const char *way, struct pl_topo_flow *f)
{
	if (f == NULL) {
		return STATUS_FAILED;
	}
	if (p->n == ARRAY_LEN(p->rows)) {
		pl_topo_flow_free(f);
		return 0;
	}
	p->rows[p->n++] = (struct predict_row){ .from = from, .way = way, .flow = f };
	return 0;
}

/* Adds a row with lanes, if they carry more than the last row. */
static int add_lanes(struct prediction *p, const char *from, struct pl_topo_flow *f)
{
	if (f != NULL && f->gbps <= p->rows[p->n - 1].flow->gbps * 1.001) {
		pl_topo_flow_free(f);
		return 0;
	}
	return add_row(p, from, "lanes", f);
}

static int ask_all(struct prediction *p, uint32_t *scratch)
{
	const struct machine *m = p->m;
	struct nodes none = { NULL, 0 };
	int status = 0;

	for (size_t i = 0; i < ARRAY_LEN(sources) && status == 0; i++) {
		struct nodes from = of_kinds(m, sources[i].kinds, scratch);
		bool memory = sources[i].kinds == 1u << PL_TOPO_NUMA;
		const char *name = sources[i].name;
		uint64_t even = PL_TOPO_FLOW_EVEN;

		if (!has_all(m, sources[i].kinds)) {
			continue;
		}
		if (!memory) {
			status = add_row(
				p, name, "bounce",
				flows_ask(m, from, p->gpus, none, even | PL_TOPO_FLOW_BOUNCE));
		}
		if (status == 0) {
			status = add_row(p, name, memory ? "copy" : "direct",
					 flows_ask(m, from, p->gpus, none, even));
		}
		if (status == 0) {
			status = find_left_out(p, &p->rows[p->n - 1], from, 0);
		}
		if (status == 0) {
			status = add_lanes(p, name, flows_ask(m, from, p->gpus, p->all_gpus, even));
		}
	}
	return status;
}

/* ---- into one GPU ---- */

static double gbps_over(const struct machine *m, struct nodes from, struct nodes to,
			struct nodes via, uint64_t flags)
{
	struct pl_topo_flow *f = flows_ask(m, from, to, via, flags);
	double gbps = f != NULL ? f->gbps : -1;

	pl_topo_flow_free(f);
	return gbps;
}

/* Returns the GB/s of a device: its own rate or its link's, whichever is less; 0: not known. */
static double own_link(const struct machine *m, uint32_t node)
{
	const struct pl_topo_link *up = m->up[node] != PL_TOPO_NONE ? &m->links[m->up[node]] : NULL;
	bool known = up != NULL && up->kind != PL_TOPO_LINK_LOCAL &&
		     !machine_link_assumed(m, m->up[node]);
	double link = known ? up->gbps : 0, own = machine_gives(m, node);

	return own > 0 && (link <= 0 || own < link) ? own : link;
}

/*
 * The GPU whose link adds most to those in `via`; the first that adds all that its link has ends
 * the search. PL_TOPO_NONE: none adds anything.
 */
static uint32_t best_helper(const struct prediction *p, struct nodes from, struct nodes via,
			    double sofar, uint64_t flags)
{
	uint32_t best = PL_TOPO_NONE;
	double most = sofar * 1.001;

	for (size_t i = 0; i < p->all_gpus.n; i++) {
		uint32_t gpu = p->all_gpus.v[i];
		bool used = gpu == p->gpus.v[0];
		double gbps;

		for (size_t k = 0; k < via.n; k++) {
			used = used || via.v[k] == gpu;
		}
		if (used) {
			continue;
		}
		via.v[via.n] = gpu;
		gbps = gbps_over(p->m, from, p->gpus, (struct nodes){ via.v, via.n + 1 }, flags);
		if (gbps > most) {
			most = gbps;
			best = gpu;
		}
		if (gbps >= (sofar + own_link(p->m, gpu)) * .999) {
			break;
		}
	}
	return best;
}

static bool is_shown(size_t links, uint64_t over)
{
	return over != 0 ? links == over : (links & (links - 1)) == 0;
}

/* Asks for transfers from one source, over 1, 2, 4, ... links, or over the number in the
 * options. */
static int ask_into(struct prediction *p, const char *name, struct nodes from, uint64_t flags,
		    uint32_t *via_space)
{
	struct nodes via = { via_space, 0 };
	uint64_t over = p->opts->over;
	int status = 0;

	while (status == 0) {
		struct pl_topo_flow *f = flows_ask(p->m, from, p->gpus, via, flags);
		double gbps = f != NULL ? f->gbps : 0;
		uint32_t next;

		if (f == NULL) {
			return STATUS_FAILED;
		}
		next = over != 0 && via.n + 1 >= over ? PL_TOPO_NONE
						      : best_helper(p, from, via, gbps, flags);
		if (is_shown(via.n + 1, over) || next == PL_TOPO_NONE) {
			status = add_row(p, name, flags & PL_TOPO_FLOW_BOUNCE ? "bounce" : "copy",
					 f);
			p->rows[p->n - 1].links = via.n + 1;
		} else {
			pl_topo_flow_free(f);
		}
		if (next == PL_TOPO_NONE) {
			break;
		}
		via.v[via.n++] = next;
	}
	return status;
}

static int ask_one(struct pl_ctx *ctx, struct prediction *p, uint32_t *scratch, uint32_t *via)
{
	struct place place;
	struct nodes drives, memory;
	int status = machine_place(ctx, p->m, spec.cmd, p->opts->into, &place);

	if (status != 0) {
		return status;
	}
	if (p->m->nodes[place.nodes[0]].kind != PL_TOPO_GPU) {
		return say_usage(spec.cmd, "'%s' is no GPU", p->opts->into);
	}
	p->gpus.v[0] = place.nodes[0];
	p->gpus.n = 1;
	memory = of_kinds(p->m, 1u << PL_TOPO_NUMA, scratch);
	status = ask_into(p, "host memory", memory, 0, via);
	drives = of_kinds(p->m, 1u << PL_TOPO_DRIVE, scratch);
	if (status == 0 && drives.n != 0) {
		status = ask_into(p, "drives", drives, PL_TOPO_FLOW_BOUNCE, via);
	}
	return status;
}

/* ---- what stands beside it ---- */

/* What devices of a kind could give, or take, if nothing else were in the way. */
static void add_sum(struct prediction *p, const char *name, struct nodes nodes)
{
	struct predict_sum *s = &p->sums[p->n_sums];
	double least = 1e9, most = 0;
	bool hidden = false; /* a device's link is there, and its rate is not shown */

	*s = (struct predict_sum){ .name = name, .n = nodes.n };
	for (size_t i = 0; i < nodes.n; i++) {
		double own = own_link(p->m, nodes.v[i]);

		s->gbps += own;
		hidden = hidden || (own <= 0 && p->m->up[nodes.v[i]] != PL_TOPO_NONE &&
				    machine_link_assumed(p->m, p->m->up[nodes.v[i]]));
		least = own < least ? own : least;
		most = own > most ? own : most;
	}
	if (nodes.n != 0 && most - least < 1e-6) {
		s->each = most;
	}
	s->gbps = hidden ? -1 : s->gbps;
	p->n_sums += s->gbps > 0 || hidden;
}

static void add_flow_sum(struct prediction *p, const char *name, const struct pl_topo_flow *f)
{
	struct predict_sum s = { .name = name, .gbps = f->gbps, .n = f->n_limits };
	bool same = s.n != 0;

	for (size_t i = 1; i < f->n_limits; i++) {
		same = same && f->limits[i].gbps >= f->limits[0].gbps &&
		       f->limits[i].gbps <= f->limits[0].gbps;
	}
	s.each = same ? f->limits[0].gbps : 0;
	if (flows_known(p->m, f)) {
		p->sums[p->n_sums++] = s;
	}
}

static int find_sums(struct prediction *p, uint32_t *scratch)
{
	const struct machine *m = p->m;
	struct nodes memory, none = { NULL, 0 };
	struct pl_topo_flow *f;

	add_sum(p, "drives", of_kinds(m, 1u << PL_TOPO_DRIVE, scratch));
	add_sum(p, "NICs", of_kinds(m, 1u << PL_TOPO_NIC, scratch));
	if (p->n_sums == 2) {
		add_sum(p, "drives and NICs",
			of_kinds(m, 1u << PL_TOPO_DRIVE | 1u << PL_TOPO_NIC, scratch));
	}
	memory = of_kinds(m, 1u << PL_TOPO_NUMA, scratch);
	add_sum(p, "host memory", memory);
	if (memory.n != 0) {
		f = flows_ask(m, memory, p->gpus, none, 0);
		if (f == NULL) {
			return STATUS_FAILED;
		}
		add_flow_sum(p, "processors to GPUs", f);
		pl_topo_flow_free(f);
	}
	add_sum(p, "GPUs", p->gpus);
	return 0;
}

static int predict(struct pl_ctx *ctx, struct prediction *p, struct machine *measured,
		   uint32_t *scratch)
{
	const struct predict_opts *o = p->opts;
	uint32_t n = p->m->n_nodes;
	int status;

	p->all_gpus = of_kinds(p->m, 1u << PL_TOPO_GPU, scratch);
	p->gpus = (struct nodes){ scratch + n, p->all_gpus.n };
	memcpy(p->gpus.v, p->all_gpus.v, p->gpus.n * sizeof(uint32_t));
	if (o->measure) {
		struct nodes drives = of_kinds(p->m, 1u << PL_TOPO_DRIVE, scratch + 2 * (size_t)n);

		status = measure_drives(measured, drives);
		if (status != 0) {
			return status;
		}
	}
	if (p->gpus.n == 0) {
		return say_failed("%s has no GPU",
				  pl_topo_name(p->m->topo, PL_TOPO_NAME_MACHINE, 0));
	}
	if (o->gpus > p->gpus.n) {
		return say_usage(spec.cmd, "%s has %zu GPUs, not %llu",
				 pl_topo_name(p->m->topo, PL_TOPO_NAME_MACHINE, 0), p->gpus.n,
				 (unsigned long long)o->gpus);
	}
	p->gpus.n = o->gpus != 0 ? (size_t)o->gpus : p->gpus.n;
	if (o->into != NULL) {
		status = ask_one(ctx, p, scratch + 2 * (size_t)n, scratch + 3 * (size_t)n);
	} else {
		status = find_sums(p, scratch + 2 * (size_t)n);
		status = status != 0 ? status : ask_all(p, scratch + 2 * (size_t)n);
	}
	if (status != 0) {
		return status;
	}
	if (o->json) {
		return predict_print_json(p);
	}
	predict_print(p);
	return STATUS_OK;
}

static int run(struct pl_ctx *ctx, void *opts, const struct operands *rest)
{
	const struct predict_opts *o = opts;
	struct prediction p = { .opts = o };
	struct machine m;
	uint32_t *scratch;
	int status;

	(void)rest;
	if (o->over != 0 && o->into == NULL) {
		return say_usage(spec.cmd, "--over goes with --into");
	}
	if (o->measure && o->source != NULL) {
		return say_usage(spec.cmd, "--measure is for this machine, --topo for another");
	}
	if (o->into != NULL && o->gpus != 0) {
		return say_usage(spec.cmd, "--into and --gpus exclude each other");
	}
	status = machine_load(ctx, o->source, &m);
	if (status != 0) {
		return status;
	}
	p.m = &m;
	scratch = alloc_array(4 * ((size_t)m.n_nodes + 1), sizeof(*scratch));
	status = scratch != NULL ? predict(ctx, &p, &m, scratch)
				 : say_failed("no memory left for a prediction");
	for (size_t i = 0; i < p.n; i++) {
		pl_topo_flow_free(p.rows[i].flow);
	}
	free(scratch);
	machine_drop(&m);
	return status;
}

int cmd_predict(int argc, char **argv)
{
	struct predict_opts o = { .json = false };

	return opts_run(&spec, argc, argv, &o, run);
}

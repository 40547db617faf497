/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/* pl_explain: the plan of a transfer that is not made, as text and as JSON. */

#include <errno.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>

#include <json-c/json.h>

#include "api/remotes.h"
#include "base/bits.h"
#include "base/error.h"
#include "base/json.h"
#include "base/text.h"
#include "base/utf8.h"
#include "plan/by_kernel.h"
#include "report/explain.h"
#include "report/explain_blocks.h"
#include "report/explain_lanes.h"
#include "report/explain_remote.h"
#include "topo/topo.h"

static double gb_per_s(const struct explanation *e, const struct plan_candidate *c)
{
	return c->cost_ns > 0 ? (double)e->ask.len / c->cost_ns : 0;
}

static void route_help(const struct explanation *e, const struct plan_candidate *c, char *dst,
		       size_t space)
{
	const struct route *r = c->route;
	const char *first = r->hop[0]->ops->help;

	if (r->hops == 1) {
		text_copy(dst, space, first);
	} else {
		text_fmt(dst, space, "%s, %s pinned slabs", first, e->write ? "out of" : "into");
	}
}

/* A mover's note on these ends. */
static bool note_of(const struct explanation *e, unsigned int at, struct move_note *out)
{
	const struct mover *m = e->ctx->movers[at];

	unsigned int kinds = e->args->file     ? 1u << END_FILE
			     : e->args->region ? 1u << END_REMOTE
					       : 1u << END_MEM;

	*out = (struct move_note){ .key = "" };
	if (m->ops->note && explain_mem(e) && m->ops->joins & kinds) {
		m->ops->note(m, &e->ask, out);
	}
	return *out->key;
}

/* The estimated bandwidth of copies by the memory's device, and its source: the machine's graph, or
 * the device's driver. A software GPU has no link. */
static bool link_of(const struct explanation *e, double *rate, bool *in_graph)
{
	const struct dev *dev = explain_mem(e) ? explain_mem(e)->dev : NULL;
	double known = e->write ? e->ask.ways.src_host : e->ask.ways.dst_host;

	*in_graph = known > 0;
	*rate = *in_graph || !dev ? known : dev->props.copy_bytes_per_ns;
	return *in_graph || (dev && !dev->props.soft);
}

static void text_link(struct text *t, const struct explanation *e)
{
	bool in_graph;
	double rate;

	if (link_of(e, &rate, &in_graph)) {
		text_add(t, "  link    %.1f GB/s between host memory and %s, by %s\n", rate,
			 ask_mem(&e->ask)->dev->props.name,
			 in_graph ? "the machine's topology"
				  : "its driver: the topology does not tell");
	}
}

/* Where slabs lie, on machines where that makes a difference. */
static void text_slabs(struct text *t, const struct explanation *e)
{
	struct dev *dev = explain_mem(e) ? explain_mem(e)->dev : NULL;
	int err = 0;
	int node = dev ? slabs_node(&e->ctx->exec.slabs, dev, &err) : -1;

	if (node >= 0) {
		text_add(t, "  slabs   on NUMA node %d, next to %s%s%s%s\n", node, dev->props.name,
			 err ? ", but the kernel did not put them there (" : "",
			 err ? err_words(err) : "", err ? ")" : "");
	}
}

static const char *end_name(const struct end *e)
{
	return end_is_mem(e, MEM_PINNED) ? "the host's pinned memory"
	       : e->dev			 ? e->dev->props.name
					 : "the host's memory";
}

static void text_notes(struct text *t, const struct explanation *e)
{
	for (unsigned int k = 0; k < e->ctx->n_movers; k++) {
		struct move_note note;

		if (note_of(e, k, &note)) {
			text_add(t, "  %-7s %s\n", note.key, note.text);
		}
	}
}

static void text_head_of_copy(struct text *t, const struct explanation *e)
{
	char len[32];

	text_bytes(len, sizeof(len), e->ask.len);
	text_add(t, "copy %s from %s to %s, policy %s\n", len, end_name(&e->ask.src),
		 end_name(&e->ask.dst), e->policy);
	text_notes(t, e);
}

static void text_memory(struct text *t, const struct explanation *e)
{
	const struct end *mem = explain_mem(e);

	if (!mem) {
		return;
	}
	text_add(t, "  memory  %s%s\n", mem->dev ? mem->dev->props.name : "the host's",
		 end_is_mem(mem, MEM_HOST_ADDRESSABLE) ? ", the kernel can do I/O into it"
		 : end_is_mem(mem, MEM_P2P)	       ? ", drives can access it directly"
						       : "");
	text_link(t, e);
	text_slabs(t, e);
}

static void text_head_of_region(struct text *t, const struct explanation *e)
{
	char len[32];

	text_bytes(len, sizeof(len), e->ask.len);
	text_add(t, "%s %s at offset %llu of a region, policy %s\n", e->write ? "write" : "read",
		 len, (unsigned long long)e->args->off, e->policy);
	explain_remote_text(t, e);
	text_memory(t, e);
	text_notes(t, e);
}

static void text_head(struct text *t, const struct explanation *e)
{
	const struct pl_file_info *i = &e->info;
	char *name = utf8_shown(e->args->file->file->name);
	char len[32];

	text_bytes(len, sizeof(len), e->ask.len);
	text_add(t, "%s %s at offset %llu, policy %s\n", e->write ? "write" : "read",
		 e->unknown ? "what there is" : len, (unsigned long long)e->args->off, e->policy);
	if (e->unknown) {
		text_add(t, "  length  not known (%s): planned for segments of %s\n",
			 i->kind == PL_FILE_STREAM
				 ? "a pipe has none"
				 : "the file is empty or does not report its size",
			 len);
	}
	text_add(t, "  file    %s", name ? name : "");
	free(name);
	if (*i->fs || *e->stack) {
		text_add(t, " (%s%s%s)", *i->fs ? i->fs : "block device", *e->stack ? " on " : "",
			 e->stack);
	}
	if (i->direct) {
		text_add(t, ", O_DIRECT: memory on %u, offsets on %u bytes", i->align_mem,
			 i->align_off);
	}
	text_add(t, "\n");
	text_memory(t, e);
	explain_remote_text(t, e);
	if (!e->write && e->ask.resident >= 0) {
		text_add(t, "  cache   %.0f %% of the range is in the page cache\n",
			 e->ask.resident * 100);
	}
	if (e->beside) {
		text_add(t, "  cache   has %s of the range: %s written there\n",
			 e->ask.resident >= 1 ? "all" : "pages",
			 e->ask.resident >= 1 ? "it is" : "segments with such pages are");
	}
	text_notes(t, e);
}

/* Left out of the text, JSON has it: routes for tests, those to other hosts, and with a region
 * those that join no such ends. */
static bool is_left_out(const struct explanation *e, const struct plan_candidate *c)
{
	return c->refuse == PL_REASON_BY_NAME_ONLY || c->refuse == PL_REASON_NO_REMOTE ||
	       (e->args->region &&
		(c->refuse == PL_REASON_NO_FILE || c->refuse == PL_REASON_NOT_A_COPY));
}

/* Returns the device whose kernel carries small transfers in a stream's order, or NULL. */
static const struct dev *small_device(const struct explanation *e)
{
	const struct dev *d = end_dev(e->write ? &e->ask.src : &e->ask.dst);

	return e->args->file && !e->args->region && d && e->ask.len <= PLAN_BY_KERNEL_MOST ? d
											   : NULL;
}

static void small_text(struct text *t, const struct explanation *e)
{
	const struct dev *d = small_device(e);
	const char *why = d ? plan_never_by_kernel(d, &e->args->file->file->facts) : NULL;

	if (why) {
		text_add(t, "  stream  in a stream's order a worker carries it: %s\n", why);
	} else if (d) {
		text_add(t,
			 "  stream  in a stream's order a kernel carries it, if its parameters are "
			 "fixed\n");
	}
}

static char *as_text(const struct explanation *e)
{
	struct text t = TEXT_INIT;
	char why[400];

	(e->args->file	   ? text_head
	 : e->args->region ? text_head_of_region
			   : text_head_of_copy)(&t, e);
	explain_lanes_text(&t, &e->ask, &e->lanes);
	explain_blocks_text(&t, e->ctx, &e->ask);
	small_text(&t, e);
	for (unsigned int i = 0; i < e->plan.n; i++) {
		const struct plan_candidate *c = &e->plan.v[i];
		const char *name = c->route->name;

		if (is_left_out(e, c)) {
			continue;
		}
		if (c->refuse) {
			plan_reason_text(c, &e->ask, why, sizeof(why));
			text_add(&t, "  no  %-14s %s: %s\n", name, plan_reason_name(c->refuse),
				 why);
		} else {
			route_help(e, c, why, sizeof(why));
			text_add(&t, "  %s %-14s %s; about %.1f GB/s%s, %.3f CPU s/GB\n",
				 i ? "   " : "-->", name, why, gb_per_s(e, c),
				 c->measured ? " as measured" : "",
				 e->ask.len ? c->cpu_ns / (double)e->ask.len : 0);
		}
		if (i == 0 && e->edge) {
			text_add(&t,
				 "  %18s %llu bytes of unaligned edges go through the page cache\n",
				 "", (unsigned long long)e->edge);
		}
	}
	if (!e->plan.ok) {
		text_add(&t, "  no route can carry it\n");
	}
	return text_take(&t);
}

static struct json_object *json_route(const struct explanation *e, unsigned int i)
{
	const struct plan_candidate *c = &e->plan.v[i];
	struct json_object *o = json_object_new_object();
	char why[400];

	json_put_text(o, "route", c->route->name);
	json_put_bool(o, "chosen", i == 0 && !c->refuse);
	json_put_text(o, "reason", c->refuse ? plan_reason_name(c->refuse) : NULL);
	if (c->refuse) {
		plan_reason_text(c, &e->ask, why, sizeof(why));
	} else {
		route_help(e, c, why, sizeof(why));
		json_put_number(o, "estimated_gb_per_s", gb_per_s(e, c));
		json_put_number(o, "estimated_ns", c->cost_ns);
		json_put_bool(o, "measured", c->measured);
	}
	json_put_text(o, "text", why);
	return o;
}

static struct json_object *json_file(const struct explanation *e)
{
	struct json_object *o = json_object_new_object();
	char *name = utf8_valid(e->args->file->file->name);

	json_put_text(o, "name", name ? name : "");
	free(name);
	json_put_text(o, "fs", e->info.fs);
	json_put_text(o, "block_stack", e->stack);
	json_put_uint(o, "length", e->info.length);
	json_put_bool(o, "o_direct", e->info.direct);
	json_put_uint(o, "align_memory", e->info.align_mem);
	json_put_uint(o, "align_offset", e->info.align_off);
	return o;
}

static struct json_object *json_note(const struct move_note *note)
{
	struct json_object *o = json_object_new_object();

	json_put_bool(o, strcmp(note->key, "pins") == 0 ? "kept" : "usable", note->yes);
	json_put_text(o, "text", note->text);
	return o;
}

static const char *json_end(const struct end *e)
{
	return e->dev && !end_is_mem(e, MEM_PINNED) ? e->dev->props.name : "host";
}

static void json_memory(struct json_object *o, const struct explanation *e)
{
	const struct end *mem = explain_mem(e);
	bool linked, in_graph;
	double rate;

	json_put_text(o, "memory", mem ? json_end(mem) : NULL);
	json_put_bool(o, "host_addressable", mem && end_is_mem(mem, MEM_HOST_ADDRESSABLE));
	linked = link_of(e, &rate, &in_graph);
	json_put_number(o, "link_gb_per_s", linked ? rate : (double)NAN);
	json_put_text(o, "link_from", !linked ? NULL : in_graph ? "topology" : "driver");
}

static void json_head(struct json_object *o, const struct explanation *e)
{
	bool file = e->args->file;
	bool copy = !file && !e->args->region;

	json_put_text(o, "operation", copy ? "copy" : e->write ? "write" : "read");
	if (!copy) {
		json_put_uint(o, "offset", e->args->off);
	}
	json_put(o, "length", e->unknown ? NULL : json_object_new_uint64(e->ask.len));
	json_put_text(o, "policy", e->policy);
	if (file) {
		json_put(o, "file", json_file(e));
	} else if (copy) {
		json_put_text(o, "source", json_end(&e->ask.src));
	}
	explain_remote_json(o, e);
	json_memory(o, e);
	if (file) {
		json_put_number(o, "resident", e->ask.resident < 0 ? (double)NAN : e->ask.resident);
		json_put_uint(o, "edge_bytes", e->edge);
	}
}

static char *as_json(const struct explanation *e)
{
	struct json_object *o = json_object_new_object();
	struct json_object *routes = json_object_new_array();

	json_head(o, e);
	for (unsigned int i = 0; i < e->ctx->n_movers; i++) {
		struct move_note note;

		if (note_of(e, i, &note)) {
			json_put(o, note.key, json_note(&note));
		}
	}
	explain_lanes_json(o, &e->ask, &e->lanes);
	explain_blocks_json(o, e->ctx, &e->ask);
	if (small_device(e)) {
		const char *why =
			plan_never_by_kernel(small_device(e), &e->args->file->file->facts);

		json_put_text(o, "stream", why ? why : "kernel");
	}
	for (unsigned int i = 0; i < e->plan.n; i++) {
		json_put(routes, NULL, json_route(e, i));
	}
	json_put(o, "routes", routes);
	return json_take_line(o);
}

static int explain(struct explanation *e, int format, char **out)
{
	int rc = explain_plan(e);
	char *s;

	if (rc) {
		return rc;
	}
	s = format == PL_FORMAT_JSON ? as_json(e) : as_text(e);
	if (!s) {
		return err_set(ENOMEM, "out of memory for the explanation");
	}
	*out = s;
	return 0;
}

/* The region stays until all is said of it. */
static int explain_in_use(struct explanation *e, int format, char **out)
{
	struct region_users *u = e->args->region ? region_users(e->args->region) : NULL;
	int rc = u ? region_use(u) : 0;

	if (rc) {
		return rc;
	}
	rc = explain(e, format, out);
	if (u) {
		region_end_use(u);
	}
	return rc;
}

static struct pl_ctx *context_of(const struct pl_explain_args *a)
{
	return a->file	   ? a->file->ctx
	       : a->region ? region_ctx(a->region)
	       : a->dev	   ? a->dev->ctx
			   : a->src_dev->ctx;
}

int pl_explain(const struct pl_explain_args *args, int format, char **out)
{
	struct pl_explain_args all = PL_EXPLAIN_ARGS_INIT;
	struct explanation e = { .args = &all, .info = PL_FILE_INFO_INIT };
	int rc = CHECK_OUT(out);

	rc = rc ? rc : take_struct(&all, args, sizeof(all), "struct pl_explain_args");
	if (!rc && !all.file && !all.dev && !all.src_dev && !all.region) {
		rc = err_set(EINVAL, "pl_explain needs a file, a region, or a device of a copy");
	}
	if (!rc && format != PL_FORMAT_TEXT && format != PL_FORMAT_JSON) {
		rc = err_set(EINVAL, "format %d is not text or JSON", format);
	}
	if (rc) {
		return rc;
	}
	e.ctx = context_of(&all);
	rc = ctx_usable(e.ctx);
	if (!rc && all.region && region_ctx(all.region) != e.ctx) {
		rc = err_set(EINVAL, "the region belongs to another context than the file");
	}
	rc = rc ? rc : explain_in_use(&e, format, out);
	free(e.stack);
	return rc;
}

/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/* `peerlane cp`: what the ends may be together, and the summary. */

#include <errno.h>
#include <stdio.h>
#include <string.h>

#include <json-c/json.h>

#include "base/json.h"
#include "base/text.h"
#include "cmd.h"
#include "cp.h"
#include "say.h"

static const struct opt table[] = {
	{ .name = "verify",
	  .type = OPT_FLAG,
	  .help = "read the destination back and compare it with the source, byte by byte",
	  .at = offsetof(struct cp_opts, verify) },
	{ .name = "policy",
	  .type = OPT_POLICY,
	  .arg = "POLICY",
	  .help = OPT_POLICY_HELP,
	  .at = offsetof(struct cp_opts, policy) },
	{ .name = "via",
	  .type = OPT_TEXT,
	  .arg = "DEVICE",
	  .help = "copy files through memory of this device instead of host memory",
	  .at = offsetof(struct cp_opts, via) },
	{ .name = "recursive",
	  .letter = 'r',
	  .type = OPT_FLAG,
	  .help = "copy directories with all that is in them, from or to another host",
	  .at = offsetof(struct cp_opts, recursive) },
	{ .name = "no-dereference",
	  .letter = 'P',
	  .type = OPT_FLAG,
	  .help = "keep links of directories as links, in copies from or to another host, instead of "
		  "copying what they lead to",
	  .at = offsetof(struct cp_opts, keep_links) },
	{ .name = "resume",
	  .type = OPT_FLAG,
	  .help = "keep what was copied of a file when the copy is interrupted, and go on there "
		  "the next time; from or to another host",
	  .at = offsetof(struct cp_opts, resume) },
	{ .name = "token-file",
	  .type = OPT_TEXT,
	  .arg = "FILE",
	  .help = "file with the token of the other host's `peerlane serve` (default: the tunable "
		  "token_file)",
	  .at = offsetof(struct cp_opts, token_file) },
	{ .name = "size",
	  .type = OPT_BYTES,
	  .arg = "BYTES",
	  .min = 1,
	  .help = "number of bytes to move (required if the source is a buffer, or a pipe into a "
		  "buffer)",
	  .at = offsetof(struct cp_opts, size) },
	{ .name = "offset",
	  .type = OPT_BYTES,
	  .arg = "BYTES",
	  .help = "offset in the source file (default: 0)",
	  .at = offsetof(struct cp_opts, offset) },
	{ .name = "chunk",
	  .type = OPT_BYTES,
	  .arg = "BYTES",
	  .min = 1,
	  .help = "size of the segments that large transfers are cut into (default: the tunable "
		  "chunk)",
	  .at = offsetof(struct cp_opts, chunk) },
	{ .name = "depth",
	  .type = OPT_COUNT,
	  .arg = "N",
	  .min = 1,
	  .max = 65536,
	  .help = "maximum number of segments in flight at once (default: the tunable depth)",
	  .at = offsetof(struct cp_opts, depth) },
	{ .name = "json",
	  .type = OPT_FLAG,
	  .help = "print the summary as one JSON object",
	  .at = offsetof(struct cp_opts, json) },
	{ .name = "quiet",
	  .letter = 'q',
	  .type = OPT_FLAG,
	  .help = "print no summary and no progress bar",
	  .at = offsetof(struct cp_opts, quiet) },
	{ .name = NULL },
};

static const struct opt_spec spec = {
	.cmd = "cp",
	.operands = "SRC... DST",
	.summary =
		"Copies bytes from SRC to DST. Each is a file, a directory, '-' for standard "
		"input or output, or gpu:N[+OFFSET] (also cuda:N, soft:N): memory of that GPU, "
		"allocated for this command and freed when it ends. One of them may be "
		"peer://HOST[:PORT]/PATH: what `peerlane serve` offers on another host. Several files, or all "
		"files of a directory, are loaded into one buffer. A destination file gets its "
		"name only when it is complete and on disk; until then an older file of that "
		"name is unchanged.",
	.table = table,
	.min_operands = 2,
	.max_operands = -1,
};

/* What does not go together, told from the command line alone. */
static int check_ends(const struct cp *c, const struct end *src, int n)
{
	const struct cp_opts *o = c->o;
	bool to_files = c->dst.kind != END_BUFFER;

	if ((n > 1 || src->kind == END_DIR) && c->dst.kind == END_FILE) {
		return say_usage(spec.cmd,
				 "several files cannot become the one file '%s'; give a directory "
				 "that exists, a buffer, or -",
				 c->dst.name);
	}
	if ((n > 1 || src->kind == END_DIR) && (o->size != 0 || o->offset != 0)) {
		return say_usage(spec.cmd, "--size and --offset need one file as the source");
	}
	if (src->kind == END_BUFFER && o->size == 0) {
		return say_usage(spec.cmd, "'%s' has no length of its own; give --size", src->name);
	}
	if (src->kind == END_BUFFER && (o->offset != 0 || c->dst.kind == END_DIR)) {
		return say_usage(spec.cmd,
				 o->offset != 0 ? "--offset is for files; write '%s+OFFSET'"
						: "'%s' has no file name; name a file, not a "
						  "directory",
				 src->name);
	}
	if (src->kind == END_PIPE && c->dst.kind == END_DIR) {
		return say_usage(spec.cmd, "standard input has no name; name a file in '%s'",
				 c->dst.name);
	}
	if (o->via != NULL && (!to_files || src->kind == END_BUFFER)) {
		return say_usage(spec.cmd, "--via is for copies between files and pipes");
	}
	return 0;
}

static int check_opts(const struct cp *c)
{
	const struct cp_opts *o = c->o;

	if (o->via != NULL && !end_is_device(o->via)) {
		return say_usage(spec.cmd,
				 "--via: '%s' is not a device; give gpu:0, cuda:0 or "
				 "soft:0",
				 o->via);
	}
	if (o->verify && c->dst.kind == END_PIPE) {
		return say_usage(spec.cmd, "--verify: standard output cannot be read back; leave "
					   "the option out or name a file");
	}
	if (o->json && c->dst.kind == END_PIPE) {
		return say_usage(spec.cmd, "--json: standard output is the destination; leave the "
					   "option out or name a file");
	}
	return 0;
}

/* Takes --size and --offset into account, which there are for a single source only. */
static int trim(struct cp *c)
{
	struct shard *sh = &c->shards.v[0];
	const struct cp_opts *o = c->o;
	uint64_t had = sh->len;

	if (sh->stream || (o->size == 0 && o->offset == 0)) {
		return 0;
	}
	if (o->offset > had || o->size > had - o->offset) {
		char size[40] = "";

		if (o->size != 0) {
			text_fmt(size, sizeof(size), " and --size %llu",
				 (unsigned long long)o->size);
		}
		return say_failed("'%s' has %llu bytes: --offset %llu%s reach%s past its end",
				  sh->name, (unsigned long long)had, (unsigned long long)o->offset,
				  size, o->size != 0 ? "" : "es");
	}
	sh->off += o->offset;
	sh->len = o->size != 0 ? o->size : had - o->offset;
	c->shards.bytes = sh->len;
	return 0;
}

/* What does not go together, told from what the sources are. */
static int check_shards(struct cp *c)
{
	const struct cp_opts *o = c->o;

	if (!c->shards.stream) {
		return trim(c);
	}
	if (o->offset != 0) {
		return say_usage(spec.cmd, "--offset: a pipe has no offsets");
	}
	if (o->verify) {
		return say_usage(spec.cmd, "--verify: a pipe cannot be read twice; leave the "
					   "option out");
	}
	if (c->dst.kind == END_BUFFER && c->shards.n > 1) {
		return say_usage(spec.cmd,
				 "a pipe goes into a buffer alone, without other sources");
	}
	if (c->dst.kind == END_BUFFER && o->size == 0) {
		return say_usage(spec.cmd, "the length of a pipe is not known; give --size");
	}
	return 0;
}

static int add_source(struct cp *c, const char *name, int n)
{
	struct end e;
	int status = end_parse(spec.cmd, name, &e);

	if (status == 0) {
		status = check_ends(c, &e, n);
	}
	if (status != 0) {
		return status;
	}
	switch (e.kind) {
	case END_DIR:
		return shards_add_dir(&c->shards, name);
	case END_FILE:
		return shards_add_file(&c->shards, name);
	case END_PIPE:
		return shards_add_stdin(&c->shards);
	case END_BUFFER:
	case END_PEER:
		break;
	}
	if (n > 1) {
		return say_usage(spec.cmd, "'%s' is a buffer and must be the only source", name);
	}
	c->src = e;
	c->from_buffer = true;
	return 0;
}

static const char *source_name(const struct cp *c, char *dst, size_t space)
{
	if (c->from_buffer) {
		return c->src.name;
	}
	if (c->n_from != 0) {
		text_fmt(dst, space, "%zu sources", c->n_from);
		return c->n_from == 1 ? c->from[0] : dst;
	}
	if (c->shards.n == 1) {
		return c->shards.v[0].name;
	}
	text_fmt(dst, space, "%zu files", c->shards.n);
	return dst;
}

static void print_hop(FILE *to, const char *verb, const struct tally *t)
{
	char lanes[TALLY_LANES_TEXT], routes[TALLY_ROUTES_TEXT];

	if (t->bytes == 0) {
		return;
	}
	tally_lanes(t, lanes, sizeof(lanes));
	tally_routes(t, routes, sizeof(routes));
	say_line(to, "  %s by %s%s%s", verb, routes, lanes[0] != '\0' ? ", over the links of " : "",
		 lanes);
	if (t->fallbacks != 0) {
		say_line(to, "  %llu segments fell back to another route: %s",
			 (unsigned long long)t->fallbacks, t->why);
	}
}

#define RATES_FROM (64u << 10) /* bytes; of fewer they say nothing */

static void print_summary(const struct cp *c)
{
	FILE *to = c->dst.kind == END_PIPE ? stderr : stdout;
	char many[40], bytes[32], rates[64] = "";

	text_bytes(bytes, sizeof(bytes), c->bytes);
	if (c->bytes >= RATES_FROM) {
		text_fmt(rates, sizeof(rates), ", %.2f GB/s, %.2f CPU s/GB",
			 meter_gb_per_s(c->bytes, c->meter.wall_ns),
			 meter_cpu_per_gb(c->bytes, c->meter.cpu_ns));
	}
	say_line(to, "%s -> %s%s%s%s: %s (%llu bytes) in %.3f s%s",
		 source_name(c, many, sizeof(many)),
		 c->dst.kind == END_PIPE ? "standard output" : c->dst.name,
		 c->device[0] != '\0' ? " (" : "", c->device, c->device[0] != '\0' ? ")" : "",
		 bytes, (unsigned long long)c->bytes, (double)c->meter.wall_ns * 1e-9, rates);
	if (c->resumed != 0) {
		text_bytes(bytes, sizeof(bytes), c->resumed);
		say_line(to, "  and %s that an earlier attempt had copied", bytes);
	}
	print_hop(to, "read", &c->job.read);
	print_hop(to, "written", &c->job.write);
	print_hop(to, "copied", &c->job.copy);
	if (c->o->verify) {
		say_line(to, c->n_from != 0 ? "  verified: the checksums are the same"
					    : "  verified: all bytes equal the source's");
	}
}

static struct json_object *hop_json(const struct tally *t)
{
	return t->bytes != 0 ? tally_json(t) : NULL;
}

static int print_json(const struct cp *c)
{
	struct json_object *o = json_object_new_object();
	struct json_object *sources = json_object_new_array();
	size_t i;

	for (i = 0; i < c->shards.n; i++) {
		const struct shard *sh = &c->shards.v[i];

		json_object_array_add(sources, say_string(sh->path != NULL ? sh->path : "-"));
	}
	if (c->from_buffer && c->n_from == 0) {
		json_object_array_add(sources, say_string(c->src.name));
	}
	for (i = 0; i < c->n_from; i++) {
		json_object_array_add(sources, say_string(c->from[i]));
	}
	json_object_object_add(o, "sources", sources);
	json_object_object_add(
		o, "left_out",
		json_object_new_uint64(c->shards.subdirs + c->shards.others + c->left_out));
	json_object_object_add(o, "destination", say_string(c->dst.name));
	json_object_object_add(o, "device", json_object_new_string(c->device));
	json_object_object_add(o, "bytes", json_object_new_uint64(c->bytes));
	json_object_object_add(o, "seconds", json_number((double)c->meter.wall_ns * 1e-9));
	json_object_object_add(o, "sync_seconds", json_number((double)c->sync_ns * 1e-9));
	json_object_object_add(o, "cpu_seconds", json_number((double)c->meter.cpu_ns * 1e-9));
	json_object_object_add(o, "gb_per_s",
			       json_number(meter_gb_per_s(c->bytes, c->meter.wall_ns)));
	json_object_object_add(o, "cpu_s_per_gb",
			       json_number(meter_cpu_per_gb(c->bytes, c->meter.cpu_ns)));
	json_object_object_add(o, "read", hop_json(&c->job.read));
	json_object_object_add(o, "write", hop_json(&c->job.write));
	json_object_object_add(o, "copy", hop_json(&c->job.copy));
	if (c->n_from != 0) {
		json_object_object_add(o, "resumed_bytes", json_object_new_uint64(c->resumed));
	}
	/* A difference is an error, so this is never false. */
	json_object_object_add(o, "verified", c->o->verify ? json_object_new_boolean(1) : NULL);
	return say_json(o);
}

static int report(struct cp *c)
{
	if (c->o->json) {
		return print_json(c);
	}
	if (!c->o->quiet) {
		print_summary(c);
	}
	return 0;
}

static int carry_out(struct cp *c)
{
	int status = c->dst.kind == END_BUFFER ? cp_into_buffer(c) : cp_into_files(c);
	int err;

	if (status != 0) {
		return status;
	}
	err = tally_by_routes(&c->job.read, c->ctx, "read");
	err = err != 0 ? err : tally_by_routes(&c->job.write, c->ctx, "write");
	if (err != 0) {
		return say_library(err);
	}
	return report(c);
}

/* Whether an end is of another host. */
static bool has_peer(const struct operands *rest)
{
	for (int i = 0; i < rest->n; i++) {
		if (end_is_peer(rest->v[i])) {
			return true;
		}
	}
	return false;
}

static int check_local(const struct cp_opts *o)
{
	const char *name = o->recursive	   ? "--recursive"
			   : o->resume	   ? "--resume"
			   : o->keep_links ? "--no-dereference"
			   : o->token_file ? "--token-file"
					   : NULL;

	if (name != NULL) {
		return say_usage(spec.cmd, "%s is for copies from or to another host (peer://...)",
				 name);
	}
	return 0;
}

/* The end of a copy that left something out. */
static int tell_left(const struct cp *c)
{
	(void)fflush(stdout);
	say_note("%llu left out, see above; all else is copied", (unsigned long long)c->unasked);
	return STATUS_FAILED;
}

static int copy(struct pl_ctx *ctx, void *opts, const struct operands *rest)
{
	struct cp c = { .ctx = ctx, .o = opts };
	int n = rest->n - 1;
	int status = end_parse(spec.cmd, rest->v[n], &c.dst);
	int i;

	c.shards.most = c.o->size != 0 ? c.o->offset + c.o->size : 0;
	say_data_on_stdout(status == 0 && c.dst.kind == END_PIPE);
	opts_hear_errors(ctx);
	carry_init(&c.job, ctx, c.o->policy.value);
	c.job.io.chunk = c.o->chunk;
	c.job.io.depth = (uint32_t)c.o->depth;
	if (status == 0) {
		status = check_opts(&c);
	}
	if (status == 0 && has_peer(rest)) {
		status = cp_peer(&c, rest);
		status = status == 0 ? report(&c) : status;
		return status == 0 && c.unasked != 0 ? tell_left(&c) : status;
	}
	status = status == 0 ? check_local(c.o) : status;
	for (i = 0; i < n && status == 0; i++) {
		status = add_source(&c, rest->v[i], n);
	}
	if (status == 0 && !c.from_buffer) {
		status = check_shards(&c);
	}
	if (status == 0) {
		status = carry_out(&c);
		status = status == 0 && c.shards.others != 0 ? STATUS_FAILED : status;
	}
	shards_finish(&c.shards);
	return status;
}

int cmd_cp(int argc, char **argv)
{
	struct cp_opts o = { .size = 0 };

	return opts_run(&spec, argc, argv, &o, copy);
}

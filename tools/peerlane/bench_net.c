/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/* `peerlane bench net`: its options, and the lines of its table one by one. */

#include "bench_net.h"

#include <stdlib.h>
#include <string.h>

#include "base/alloc.h"
#include "base/bits.h"
#include "base/clock.h"
#include "base/text.h"
#include "bench.h"
#include "bench_gpu.h"
#include "capacity.h"
#include "say.h"

#define TOGETHER ((uint64_t)64 << 20) /* bytes that several threads' memory may have */

static const struct opt table[] = {
	{ .name = "listen",
	  .type = OPT_FLAG,
	  .help = "be the other side: grant memory to one client after another",
	  .at = offsetof(struct net_opts, listen) },
	{ .name = "bind",
	  .type = OPT_TEXT,
	  .arg = "ADDRESS",
	  .help = "listen on this address of the host, not on 127.0.0.1",
	  .at = offsetof(struct net_opts, bind) },
	{ .name = "port",
	  .type = OPT_COUNT,
	  .arg = "N",
	  .max = 65535,
	  .help = "TCP port to listen on, or to connect to (default: 18516); to listen, 0 is any "
		  "that is free",
	  .at = offsetof(struct net_opts, port) },
	{ .name = "once",
	  .type = OPT_FLAG,
	  .help = "listen for one client only",
	  .at = offsetof(struct net_opts, once) },
	{ .name = "idle",
	  .type = OPT_SECONDS,
	  .arg = "SECONDS",
	  .help = "end when there has been no client for so long (default: never)",
	  .at = offsetof(struct net_opts, idle) },
	{ .name = "most",
	  .type = OPT_BYTES,
	  .arg = "BYTES",
	  .min = 4096,
	  .help = "memory that a client is granted at most (default: 1g)",
	  .at = offsetof(struct net_opts, most) },
	{ .name = "from",
	  .type = OPT_TEXT,
	  .arg = "DEVICE",
	  .help = "where this side's memory is: gpu:N, cuda:N, soft:N, bar:ADDRESS or host "
		  "(default: host)",
	  .at = offsetof(struct net_opts, from) },
	{ .name = "to",
	  .type = OPT_TEXT,
	  .arg = "DEVICE",
	  .help = "where the other side's is (default: host)",
	  .at = offsetof(struct net_opts, to) },
	{ .name = "read",
	  .type = OPT_FLAG,
	  .help = "only read from the other side",
	  .at = offsetof(struct net_opts, read) },
	{ .name = "write",
	  .type = OPT_FLAG,
	  .help = "only write to it",
	  .at = offsetof(struct net_opts, write) },
	{ .name = "both",
	  .type = OPT_FLAG,
	  .help = "both, which is the default",
	  .at = offsetof(struct net_opts, both) },
	{ .name = "size",
	  .type = OPT_BYTES_LIST,
	  .arg = "LIST",
	  .min = 1,
	  .max = (uint64_t)1 << 40,
	  .help = "bytes of a transfer; several values with commas (default: those of "
		  "8,256,4k,64k,1m,8m,64m that there is memory for)",
	  .at = offsetof(struct net_opts, size) },
	{ .name = "all",
	  .type = OPT_FLAG,
	  .help = "all sizes from 2 bytes to 8m by powers of two, 64m, and 1g",
	  .at = offsetof(struct net_opts, all) },
	{ .name = "sockets",
	  .type = OPT_FLAG,
	  .help = "after the lines of a size one of plain TCP sockets of this process, over the "
		  "loopback address, to compare with",
	  .at = offsetof(struct net_opts, sockets) },
	{ .name = "threads",
	  .type = OPT_COUNT,
	  .arg = "N",
	  .min = 1,
	  .max = NET_THREADS,
	  .help = "transfers at once, each by a thread of its own; latency is always that of one "
		  "(default: 4)",
	  .at = offsetof(struct net_opts, threads) },
	{ .name = "rounds",
	  .type = OPT_COUNT,
	  .arg = "N",
	  .min = 1,
	  .max = 1000,
	  .help = "measure GB/s N times and give the median (default: 5)",
	  .at = offsetof(struct net_opts, rounds) },
	{ .name = "seconds",
	  .type = OPT_SECONDS,
	  .arg = "SECONDS",
	  .help = "how long a round is, and the transfers one by one (default: 0.1)",
	  .at = offsetof(struct net_opts, seconds) },
	{ .name = "bytes",
	  .type = OPT_BYTES,
	  .arg = "BYTES",
	  .min = 1,
	  .help = "instead: bytes of each, at least one transfer a thread",
	  .at = offsetof(struct net_opts, bytes) },
	{ .name = "policy",
	  .type = OPT_POLICY,
	  .arg = "POLICY",
	  .help = "auto, strict (no staging in host memory) or a route's name (default: auto)",
	  .at = offsetof(struct net_opts, policy) },
	{ .name = "svg",
	  .type = OPT_TEXT,
	  .arg = "FILE",
	  .help = "draw GB/s and latency over the size into this SVG file",
	  .at = offsetof(struct net_opts, svg) },
	{ .name = "json",
	  .type = OPT_FLAG,
	  .help = "print one JSON object instead of text",
	  .at = offsetof(struct net_opts, json) },
	{ .name = NULL },
};

static const struct opt_spec spec = {
	.cmd = "bench net",
	.operands = "[HOST[:PORT]]",
	.summary =
		"Measures transfers to and from memory of another process, by an RDMA NIC "
		"or over TCP. On the other host 'peerlane bench net --listen --bind ADDRESS' must run; without "
		"HOST another process of this host is started for it. The content is verified "
		"before and after each measurement. Use it in networks that you trust: what "
		"goes by RDMA is not encrypted, nor is what both sides agree on. GB are 10^9 bytes.",
	.table = table,
	.max_operands = 1,
};

static int check_listen(const struct net_opts *o)
{
	if (o->host != NULL) {
		return say_usage(spec.cmd,
				 "--listen waits for clients, and takes no '%s'; --bind "
				 "names the address to listen on",
				 o->host);
	}
	if (o->from != NULL || o->to != NULL || o->read || o->write || o->both || o->size.n != 0 ||
	    o->all || o->sockets || o->seconds != 0 || o->bytes != 0 || o->policy.name != NULL ||
	    o->svg != NULL || o->json) {
		return say_usage(spec.cmd, "--listen goes with --bind, --port, --once, --idle and "
					   "--most alone: what is measured is the client's choice");
	}
	return 0;
}

static int check_memory(const char *option, const char *name)
{
	if (name == NULL || net_is_memory(name)) {
		return 0;
	}
	return say_usage(spec.cmd, "--%s: '%s' is not memory; give host, gpu:0, cuda:0 or soft:0",
			 option, name);
}

static int check_opts(const struct net_opts *o)
{
	int status;

	if (o->bind != NULL || o->once || o->idle != 0 || o->most != 0) {
		return say_usage(spec.cmd, "--bind, --once, --idle and --most go with --listen");
	}
	if (o->host == NULL && o->port != UINT64_MAX) {
		return say_usage(spec.cmd, "--port goes with HOST or --listen");
	}
	if (o->read + o->write + o->both > 1) {
		return say_usage(spec.cmd, "--read, --write and --both: give one of them");
	}
	if (o->all && o->size.n != 0) {
		return say_usage(spec.cmd, "--all and --size: give one of them");
	}
	if (o->seconds != 0 && o->bytes != 0) {
		return say_usage(spec.cmd, "--seconds and --bytes: give one of them");
	}
	status = check_memory("from", o->from);
	status = status != 0 ? status : check_memory("to", o->to);
	return status != 0 || o->svg == NULL ? status : bench_svg_check(o->svg);
}

uint64_t net_space(uint64_t size, uint64_t threads)
{
	return max_u64(size, min_u64(TOGETHER, size < TOGETHER ? size * threads : 0));
}

/* Bytes that memory on this side may have; the host's may also be the other side's. */
static int space_here(struct net_run *r, uint64_t *out)
{
	struct pl_dev_info info = PL_DEV_INFO_INIT;
	uint64_t host = capacity_memory();
	int status = 0;

	*out = host != 0 ? host / 4 : UINT64_MAX;
	if (strcmp(r->from, "host") != 0) {
		status = bench_device_info(r->ctx, r->from, &info);
		*out = min_u64(*out, info.free / 10 * 9);
	}
	return status;
}

static void add_size(struct net_run *r, uint64_t size, uint64_t most)
{
	if (size <= most && r->n_sizes < NET_SIZES) {
		r->sizes[r->n_sizes++] = size;
	} else if (r->left_out == 0 || size < r->left_out) {
		r->left_out = size;
	}
}

/* Chooses the sizes: those of the options, or those for which there is memory. */
static int choose_sizes(struct net_run *r)
{
	static const uint64_t some[] = { 8, 256, 4 << 10, 64 << 10, 1 << 20, 8 << 20, 64 << 20 };
	const struct net_opts *o = r->o;
	uint64_t most = 0;
	int status = space_here(r, &most);

	most = min_u64(most, r->link->most);
	for (size_t i = 0; i < o->size.n; i++) {
		add_size(r, o->size.v[i], UINT64_MAX);
	}
	for (size_t i = 0; o->size.n == 0 && !o->all && i < ARRAY_LEN(some); i++) {
		add_size(r, some[i], most);
	}
	for (uint64_t size = 2; o->all && size <= (uint64_t)8 << 20; size *= 2) {
		add_size(r, size, most);
	}
	if (o->all) {
		add_size(r, (uint64_t)64 << 20, most);
		add_size(r, (uint64_t)1 << 30, most);
	}
	return status != 0 || r->n_sizes != 0 ? status
					      : say_failed("there is no memory for any size");
}

/* As much as the longest transfers need, at once. */
static uint64_t space_of(const struct net_run *r)
{
	uint64_t space = 0;

	for (size_t i = 0; i < r->n_sizes; i++) {
		space = max_u64(space, net_space(r->sizes[i], r->o->threads));
	}
	return space;
}

static int get_memories(struct net_run *r)
{
	uint64_t space = min_u64(space_of(r), max_u64(r->link->most, bench_greatest(&r->o->size)));
	char why[256];

	if (net_memory_get(&r->mem, r->ctx, r->from, space, why, sizeof(why)) != 0) {
		return say_failed("%s", why);
	}
	return net_link_memory(r->link, r->to, space);
}

/* The next cell, measured and printed. */
static int measure_one(struct net_run *r, const struct net_cell *which)
{
	struct net_cell *c = &r->cells[r->n_cells];
	int status;

	*c = *which;
	status = c->socket ? net_measure_sockets(r, c) : net_measure(r, c);
	if (status == 0) {
		r->n_cells++;
		if (!r->o->json) {
			net_print_cell(c);
		}
	}
	return status;
}

static int measure_all(struct net_run *r)
{
	const struct net_opts *o = r->o;
	int status = 0;

	r->cells = alloc_array(3 * r->n_sizes, sizeof(*r->cells));
	if (r->cells == NULL) {
		return say_failed("no memory left for the results");
	}
	for (size_t i = 0; i < r->n_sizes && status == 0; i++) {
		struct net_cell c = { .size = r->sizes[i] };

		status = o->write ? 0 : measure_one(r, &c);
		c.write = true;
		status = status != 0 || o->read ? status : measure_one(r, &c);
		c = (struct net_cell){ .size = r->sizes[i], .socket = true };
		status = status != 0 || !o->sockets ? status : measure_one(r, &c);
	}
	return status;
}

static int measure(struct net_run *r, const char *host, const char *port)
{
	int status = net_link_open(r->link, r->ctx, host, port);

	status = status != 0 ? status : choose_sizes(r);
	status = status != 0 ? status : get_memories(r);
	if (status == 0 && !r->o->json) {
		net_print_head(r);
	}
	status = status != 0 ? status : measure_all(r);
	net_link_close(r->link);
	net_memory_put(&r->mem);
	if (status == 0 && r->o->svg != NULL) {
		status = net_svg(r);
	}
	return status == 0 && r->o->json ? say_json(net_json(r)) : status;
}

/* "host", "host:1", "[::1]:1", "::1". */
static int split(const struct net_opts *o, char host[256], char port[24])
{
	const char *at = o->host, *colon = strrchr(at, ':'), *end = at + strlen(at);
	size_t digits;

	text_copy(port, 24, NET_PORT);
	if (o->port != UINT64_MAX) {
		text_fmt(port, 24, "%llu", (unsigned long long)o->port);
	}
	if (*at == '[' && strchr(at, ']') != NULL) {
		end = strchr(++at, ']');
		colon = end[1] == ':' ? end + 1 : NULL;
		if (colon == NULL && end[1] != '\0') {
			end = at; /* only a port may follow */
		}
	} else if (colon != NULL && strchr(at, ':') == colon) {
		end = colon;
	} else {
		colon = NULL; /* an address of IPv6 */
	}
	digits = colon != NULL ? strspn(colon + 1, "0123456789") : 0;
	if (end == at || end - at > 255 ||
	    (colon != NULL && (digits == 0 || digits > 5 || colon[1 + digits] != '\0'))) {
		return say_usage(spec.cmd,
				 "'%s' is no HOST or HOST:PORT; an address of IPv6 with "
				 "a port is written [ADDRESS]:PORT",
				 o->host);
	}
	if (colon != NULL && (atol(colon + 1) < 1 || atol(colon + 1) > UINT16_MAX)) {
		return say_usage(spec.cmd, "'%s': a port is a number from 1 to %d", o->host,
				 UINT16_MAX);
	}
	memcpy(host, at, (size_t)(end - at));
	host[end - at] = '\0';
	if (colon != NULL) {
		text_copy(port, 24, colon + 1);
	}
	return 0;
}

static int with_child(struct net_run *r)
{
	uint64_t most = max_u64(NET_MOST, net_space(bench_greatest(&r->o->size), r->o->threads));
	struct pl_remote *probe;
	struct net_child c;
	int err = pl_remote_open(r->ctx, &probe), status;

	if (err != 0) {
		return say_library(err); /* once, and not by both processes */
	}
	pl_remote_close(probe);
	r->alone = true;
	status = net_child_get(&c, r->o, most);
	status = status != 0 ? status : measure(r, "127.0.0.1", c.port);
	net_child_put(&c);
	return status;
}

static int bench(struct pl_ctx *ctx, void *opts, const struct operands *rest)
{
	struct net_opts *o = opts;
	struct net_link link = { .line.fd = -1 };
	struct net_run r = { .o = o, .ctx = ctx, .link = &link, .seed = clock_now_ns() };
	char host[256], port[24];
	int status;

	o->host = rest->n != 0 ? rest->v[0] : NULL;
	status = o->listen ? check_listen(o) : check_opts(o);
	if (status != 0) {
		return status;
	}
	opts_hear_errors(ctx);
	if (o->listen) {
		return net_serve(ctx, o);
	}
	r.from = o->from != NULL ? o->from : "host";
	r.to = o->to != NULL ? o->to : "host";
	if (o->seconds == 0 && o->bytes == 0) {
		o->seconds = 100000000;
	}
	status = o->host != NULL ? split(o, host, port) : with_child(&r);
	if (status == 0 && o->host != NULL) {
		status = measure(&r, host, port);
	}
	free(r.cells);
	return status;
}

int bench_net(int argc, char **argv)
{
	struct net_opts o = { .port = UINT64_MAX, .threads = 4, .rounds = 5 };

	return opts_run(&spec, argc, argv, &o, bench);
}

/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#ifndef TOOL_BENCH_NET_H
#define TOOL_BENCH_NET_H

/*
 * `peerlane bench net`: one process listens and grants memory, another one connects and measures
 * transfers to and from it. The blobs of the library's remotes go over a TCP connection of the
 * tool's own, as messages of line.h; the data does not.
 *
 * The client says                  and the server
 *	peerlane-net VERSION         peerlane-net VERSION MOST  (bytes that it grants at most)
 *	remote +N                    remote +N                  (blobs of pl_remote_blob())
 *	memory BYTES DEVICE          grant +N                   (of pl_grant_blob(); one at a time)
 *	fill BYTES SEED              ok                         (with pattern.h's words)
 *	clear BYTES                  ok
 *	look BYTES SEED              ok, or: wrong TEXT
 *	bye                          closes
 * or, in place of any answer, "error TEXT", and closes.
 */

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include <peerlane/peerlane.h>

#include "hist.h"
#include "line.h"
#include "meter.h"
#include "opts.h"
#include "tally.h"

#define NET_WORD "peerlane-net"
#define NET_VERSION 1u
#define NET_PORT "18516"
#define NET_SIZES 32u
#define NET_MOST ((uint64_t)1 << 30)
#define NET_THREADS 64u

struct net_opts {
	struct common common;
	struct opt_policy policy;
	struct opt_numbers size;
	const char *host; /* with a port, perhaps; NULL: a server of one's own */
	const char *from;
	const char *to;
	const char *bind;
	const char *svg;
	uint64_t port; /* UINT64_MAX: not given */
	uint64_t most; /* 0: not given */
	uint64_t idle; /* nanoseconds; 0: not given */
	uint64_t threads;
	uint64_t rounds;
	uint64_t seconds; /* nanoseconds; 0: not given */
	uint64_t bytes;	  /* 0: not given */
	bool listen;
	bool once;
	bool read;
	bool write;
	bool both;
	bool all;
	bool sockets;
	bool json;
	bool quiet;
};

/* Memory of either side. */
struct net_memory {
	struct pl_ctx *ctx;
	struct pl_dev *dev; /* NULL: the host's */
	char *at;
	uint64_t len;
};

/* 0, or -errno with the reason in `why`; net_memory_put() in every case. */
int net_memory_get(struct net_memory *m, struct pl_ctx *ctx, const char *device, uint64_t len,
		   char *why, size_t space);
void net_memory_put(struct net_memory *m);

/* The first `len` bytes become the pattern, or zeroes; or are compared with the pattern: 0, or
 * -errno with the reason in `why`; -EILSEQ: the bytes are others. */
int net_memory_fill(const struct net_memory *m, uint64_t len, uint64_t seed, char *why,
		    size_t space);
int net_memory_clear(const struct net_memory *m, uint64_t len, char *why, size_t space);
int net_memory_look(const struct net_memory *m, uint64_t len, uint64_t seed, char *why,
		    size_t space);

/* "host", or a device as the library names them. */
bool net_is_memory(const char *name);

/* The listening side, until it is told to stop. The exit status. */
int net_serve(struct pl_ctx *ctx, const struct net_opts *o);

/* A server of one's own, in a process of this program that listens on the loopback address. */
struct net_child {
	int pid; /* 0: none */
	int out; /* its standard output */
	char port[8];
};

/* 0 or an exit status, with the complaint printed; net_child_put() in every case. */
int net_child_get(struct net_child *c, const struct net_opts *o, uint64_t most);
void net_child_put(struct net_child *c);

/* The connecting side's. */
struct net_link {
	struct line line; /* fd -1: none */
	char name[LINE_NAME];
	uint64_t most; /* bytes that it grants */
	struct pl_remote *remote;
	struct pl_region *region;
};

/* Each 0 or an exit status, with the complaint printed; net_link_close() in every case. */
int net_link_open(struct net_link *l, struct pl_ctx *ctx, const char *host, const char *port);
int net_link_memory(struct net_link *l, const char *device, uint64_t len);
int net_link_fill(struct net_link *l, uint64_t len, uint64_t seed);
int net_link_clear(struct net_link *l, uint64_t len);
int net_link_look(struct net_link *l, uint64_t len, uint64_t seed);
void net_link_close(struct net_link *l);

/* A line of the table. */
struct net_cell {
	uint64_t size;
	bool write;
	bool socket; /* plain sockets, to compare with */
	uint64_t threads;
	uint64_t ops; /* of all rounds */
	struct meter meter;
	struct tally tally;
	double gb_median, gb_min, gb_max; /* of the rounds */
	struct hist latency;		  /* one transfer at a time */
};

struct net_run {
	const struct net_opts *o;
	struct pl_ctx *ctx;
	struct net_link *link;
	struct net_memory mem;
	const char *from;
	const char *to;
	bool alone; /* the server is on this host, a child of this process */
	uint64_t seed;
	uint64_t sizes[NET_SIZES];
	size_t n_sizes;
	uint64_t left_out; /* the least size that there is no memory for; 0: none */
	struct net_cell *cells;
	size_t n_cells;
};

/* Returns the bytes of both memories that `threads` transfers of `size` bytes at once need. */
uint64_t net_space(uint64_t size, uint64_t threads);

/* Measures one line, and verifies its content before and after: 0 or an exit status. */
int net_measure(struct net_run *r, struct net_cell *c);

/* The same of plain sockets of this process, of which nothing is verified. */
int net_measure_sockets(struct net_run *r, struct net_cell *c);

struct json_object;
void net_print_head(const struct net_run *r);
void net_print_cell(const struct net_cell *c);
struct json_object *net_json(const struct net_run *r);
/* Draws GB/s and latency over the size to o->svg: 0 or an exit status. */
int net_svg(const struct net_run *r);

int bench_net(int argc, char **argv);

#endif

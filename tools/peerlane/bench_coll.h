/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#ifndef TOOL_BENCH_COLL_H
#define TOOL_BENCH_COLL_H

/* `peerlane bench coll`: the ranks, one operation of one size at all of them, ours and NCCL's. */

#include <pthread.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include <peerlane/comm.h>
#include <peerlane/peerlane.h>

#include "opts.h"

#define COLL_ROUNDS 100u
#define COLL_PERIOD 4093u /* elements after which a rank's data repeat: a prime */
#define COLL_TOLD 1024u	  /* bytes that a communicator tells of a rank, at most */

enum coll_side {
	COLL_OURS,
	COLL_NCCL,
	COLL_SIDES
};
enum coll_kind {
	COLL_REDUCE_ALL,
	COLL_SCATTER,
	COLL_GATHER,
	COLL_BROADCAST,
	COLL_EXCHANGE
};

struct coll_type {
	const char *name; /* as nccl-tests has it */
	uint32_t type;	  /* enum pl_comm_type */
	int nccl;	  /* ncclDataType_t */
	uint32_t bytes;
};

struct coll_redop {
	const char *name;
	uint32_t op; /* enum pl_comm_op */
	int nccl;    /* ncclRedOp_t */
};

struct coll_opts {
	struct common common;
	struct opt_texts device;
	const char *op_name;
	const char *type_name;
	const char *redop_name;
	const char *nccl; /* a library, or "off" */
	uint64_t min;
	uint64_t max;
	uint64_t factor;
	uint64_t ranks;
	uint64_t iterations;
	uint64_t rounds;
	bool graph;
	bool json;
	/* derived from the options above */
	enum coll_kind kind;
	struct coll_type type;
	struct coll_redop redop;
};

struct coll_site;

struct coll_rank {
	struct coll_site *site;
	unsigned int index;
	char device[32];
	struct pl_ctx *ctx;
	struct pl_dev *dev;
	struct pl_stream *stream;
	struct pl_comm *comm;
	void *nccl;
	void *src;
	void *dst;
	char *host;
	void *graph[COLL_SIDES];
	/* From the last measurement. */
	uint64_t begin[COLL_SIDES][COLL_ROUNDS];
	uint64_t end[COLL_SIDES][COLL_ROUNDS];
	uint64_t wrong[COLL_SIDES];
	int rc; /* 0, or -1 with what to say */
	char said[512];
};

/* A size's result on one side. */
struct coll_figures {
	double us; /* median of the rounds */
	double us_min;
	double us_max;
	double alg_gb; /* GB/s */
	double bus_gb;
	uint64_t wrong; /* elements, of all ranks */
};

struct coll_cell {
	uint64_t size; /* as nccl-tests counts it */
	uint64_t count;
	struct coll_figures side[COLL_SIDES];
};

struct coll_site {
	const struct coll_opts *o;
	unsigned int n;
	struct coll_rank rank[PL_COMM_RANKS];
	bool has[COLL_SIDES];
	char why[256];	     /* NCCL is not measured; "": it is */
	char version[32];    /* NCCL's */
	int nccl_number;     /* NCCL's, as it counts: 23004 is 2.30.4 */
	char nccl_id[128];   /* ncclUniqueId */
	uint64_t count;	     /* of the operation under way: elements of one rank's part */
	atomic_bool failed;  /* a rank has: all stop at the next barrier */
	atomic_uint arrived; /* at barriers, all ranks together */
	atomic_uint opened;  /* barriers */
	atomic_bool go_on;   /* no rank had failed when the last barrier opened */
	char told[PL_COMM_RANKS][COLL_TOLD];
	/* The ranks' elements and their reduction: COLL_PERIOD of each. */
	char *data[PL_COMM_RANKS];
	char *reduced;
};

/* Runs fn at all ranks, in threads. 0 or an exit status, with the first complaint printed. */
int coll_each(struct coll_site *s, void *(*fn)(void *rank));
/* Until all ranks have come; false: one of them has failed. */
bool coll_barrier(struct coll_rank *r);
/* The rank has failed: remembers the words. -1. */
int coll_failed(struct coll_rank *r, const char *fmt, ...) __attribute__((format(printf, 2, 3)));
/* The same, with the library's message, if err is one. 0 or -1. */
int coll_library(struct coll_rank *r, int err);

/* bench_coll_run.c: opens and closes what all ranks have; measures. 0 or an exit status. */
int coll_open(struct coll_site *s);
void coll_close(struct coll_site *s);
int coll_measure(struct coll_site *s, struct coll_cell *c);

/* bench_coll_data.c: what ranks have and must get. 0 or -1: no memory. */
int coll_data_make(struct coll_site *s);
void coll_data_drop(struct coll_site *s);
uint64_t coll_src_count(const struct coll_site *s); /* elements of a rank */
uint64_t coll_dst_count(const struct coll_site *s);
void coll_fill(const struct coll_rank *r);	      /* src, in r->host */
uint64_t coll_count_wrong(const struct coll_rank *r); /* of dst, in r->host */

/* bench_coll_nccl.c: NCCL and the driver's graphs, whose libraries are loaded by name. */
int coll_use(struct coll_rank *r);	  /* before other calls of either in a thread: 0 or -1 */
bool coll_nccl_load(struct coll_site *s); /* false: s->why says why */
void coll_nccl_unload(void);
int coll_nccl_open(struct coll_rank *r);
void coll_nccl_close(struct coll_rank *r);
int coll_nccl_queue(struct coll_rank *r);
/* "": there are graphs; else why not. */
const char *coll_graphs_load(void);
int coll_capture_begin(struct coll_rank *r);
int coll_capture_end(struct coll_rank *r, enum coll_side side);
int coll_graph_launch(struct coll_rank *r, enum coll_side side);
void coll_graph_drop(struct coll_rank *r, enum coll_side side);

/* bench_coll_show.c. */
void coll_print_head(const struct coll_site *s);
void coll_print_cell(const struct coll_site *s, const struct coll_cell *c);
struct json_object;
struct json_object *coll_json_head(const struct coll_site *s);
struct json_object *coll_json_cell(const struct coll_site *s, const struct coll_cell *c);

int bench_coll(int argc, char **argv);

#endif

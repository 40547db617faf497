/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#ifndef TOOL_PREDICT_H
#define TOOL_PREDICT_H

/* What `peerlane predict` was asked, and has found: cmd_predict.c finds, predict_print.c prints. */

#include "flows.h"
#include "machine.h"
#include "opts.h"

struct predict_opts {
	struct common common;
	const char *source;
	const char *into;
	uint64_t gpus;
	uint64_t over;
	uint64_t size;
	bool measure;
	bool json;
};

struct predict_row {
	const char *from;
	const char *way;
	size_t links; /* GPUs whose links are used; 0: that is not the question */
	struct pl_topo_flow *flow;
	size_t n_left_out; /* GPUs that nothing reaches this way */
	uint32_t first_left_out;
};

/* What devices of a kind can give or take, whatever lies between them. */
struct predict_sum {
	const char *name;
	double gbps; /* < 0: not known of all */
	double each; /* 0: they differ */
	size_t n;
};

struct prediction {
	const struct machine *m;
	const struct predict_opts *opts;
	struct nodes gpus;     /* that the data set goes to */
	struct nodes all_gpus; /* that the machine has */
	struct predict_sum sums[8];
	size_t n_sums;
	struct predict_row rows[64];
	size_t n;
};

void predict_print(const struct prediction *p);
int predict_print_json(const struct prediction *p); /* an exit status */

#endif

/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#ifndef REPORT_EXPLAIN_H
#define REPORT_EXPLAIN_H

/* What pl_explain() finds out before it says it. */

#include "api/context.h"

struct explanation {
	const struct pl_explain_args *args;
	struct pl_file_info info;
	char *stack; /* as in info, of any length */
	struct pl_ctx *ctx;
	struct move_ask ask;
	bool write;
	struct plan plan;
	struct plan_lanes lanes;
	const char *policy;
	uint64_t edge; /* bytes that the chosen route leaves to the page cache */
	bool unknown;  /* the length is not known: one segment is planned */
	bool beside;   /* the page cache has pages of a range to be written with O_DIRECT */
};

/* The memory end; NULL: both are others. */
static inline const struct end *explain_mem(const struct explanation *e)
{
	const struct end *mem = ask_mem(&e->ask);

	return mem->kind == END_MEM ? mem : NULL;
}

/* Fills all fields except args and ctx. Returns 0 or -errno. */
int explain_plan(struct explanation *e);

#endif

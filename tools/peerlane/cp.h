/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#ifndef TOOL_CP_H
#define TOOL_CP_H

/* One copy job: what cmd_cp.c reads from the command line, and cp_*.c carry out. */

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "carry.h"
#include "ends.h"
#include "meter.h"
#include "opts.h"
#include "shards.h"
#include "source.h"
#include "verify.h"

struct cp_opts {
	struct common common;
	struct opt_policy policy;
	const char *via;
	uint64_t size;
	uint64_t offset;
	uint64_t chunk;
	uint64_t depth;
	const char *token_file;
	bool recursive;
	bool keep_links;
	bool resume;
	bool verify;
	bool json;
	bool quiet;
};

/* Memory of a device that the job allocated. */
struct cp_buffer {
	struct pl_dev *dev;
	char *addr;
	uint64_t len;
	char name[32];
};

struct cp {
	struct pl_ctx *ctx;
	const struct cp_opts *o;
	struct end dst;
	struct end src; /* a buffer as the source; otherwise the shards are */
	struct shards shards;
	bool from_buffer;
	struct carry job;
	struct meter meter;
	uint64_t sync_ns;
	uint64_t bytes;
	const char *const *from; /* copies from or to another host: the operands of the sources */
	size_t n_from;
	uint64_t left_out; /* entries of their directories that were not copied */
	uint64_t unasked;  /* those that no option leaves out, as devices: the command then fails */
	uint64_t resumed;  /* bytes that an earlier attempt had copied */
	char device[64];   /* the device that took part, "" if none did */
};

/* 0 or an exit status, with the complaint printed. */
int cp_into_buffer(struct cp *c);
int cp_into_files(struct cp *c);

/* One of the ends is of another host. */
int cp_peer(struct cp *c, const struct operands *rest);

int cp_buffer_get(struct cp *c, const char *device, uint64_t len, struct cp_buffer *b);
void cp_buffer_put(struct cp *c, struct cp_buffer *b);

/* A buffer as the source, filled with the pattern. */
int cp_source_get(struct cp *c, struct cp_buffer *b);

/* Says what was found; `what` names the copy. */
int cp_judge(int err, const struct verdict *v, const char *what, const char *source);

/* Whether a source gave all that it had to; `name` names it. */
int cp_whole(const char *name, bool stream, uint64_t moved, uint64_t len);

#endif

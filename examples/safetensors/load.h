/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#ifndef SAFETENSORS_LOAD_H
#define SAFETENSORS_LOAD_H

/*
 * Tensors into GPU memory through one queue. They follow each other in a file without gaps: where
 * they may lie alike in memory, a file's data is one request, which can be made before its header
 * is checked. Where each has a place of its own, each is a request, and the queue carries together
 * what it can.
 */

#include <peerlane/peerlane.h>

#include "shards.h"

enum load_way {
	LOAD_WHOLE, /* a request for each file */
	LOAD_EACH,  /* a request for each tensor; they lie as they do in the file */
	LOAD_APART, /* likewise, but they lie in the order of their names */
};

struct load {
	struct pl_ctx *ctx;
	struct pl_dev *dev;
	struct st_model *model;
	enum load_way way;
	char **mem; /* where each file's tensors lie */
	struct pl_file **files;
	struct pl_queue *queue;
	size_t asked; /* requests that have not ended */
};

/* Finds and checks the model at `path`, and loads it. 0, or -errno and why has the words. */
int load_model(struct load *l, const char *path, char why[2 * ST_WHY]);

/* Memory for all tensors of a checked model, which are told where they lie. Likewise. */
int load_places(struct load *l, char why[2 * ST_WHY]);

/* Ends what is still under way, in any case. The memory stays the context's. */
void load_end(struct load *l);

#endif

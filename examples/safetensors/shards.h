/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#ifndef SAFETENSORS_SHARDS_H
#define SAFETENSORS_SHARDS_H

/*
 * A model: one safetensors file, all of those in a directory, or those that an index
 * (model.safetensors.index.json) names, which must lie beside it and hold the tensors that the
 * index says they do. Headers are read and checked; tensors are not touched.
 */

#include "header.h"

struct st_shard {
	char *path;
	struct st_header header;
};

struct st_model {
	struct st_shard *shards; /* by name */
	size_t n;
	size_t tensors; /* in all shards */
	uint64_t bytes; /* of all tensors */
};

/* 0 and *out filled, to be given back with st_model_drop(); or -errno, and why names the file. */
int st_model_open(const char *path, struct st_model *out, char why[2 * ST_WHY]);

void st_model_drop(struct st_model *m);

#endif

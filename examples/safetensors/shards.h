/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#ifndef SAFETENSORS_SHARDS_H
#define SAFETENSORS_SHARDS_H

/*
 * A model: one safetensors file, all of those in a directory, or those that an index
 * (model.safetensors.index.json) names, which must lie beside it and hold the tensors that the
 * index says they do. Tensors are not touched.
 *
 * Where the tensors of a file begin and end shows in its first eight bytes. So a model is found,
 * which takes no time, and then checked, which takes some 10 ms for 10,000 tensors: meanwhile there
 * can be memory for them, and they can be on their way.
 */

#include "header.h"

struct st_shard {
	char *path;
	struct st_header header;
	uint64_t file_len;
	unsigned char *text; /* of the header with its length, until it is checked */
};

struct st_model {
	struct st_shard *shards; /* by name */
	size_t n;
	size_t tensors; /* in all shards; once they are checked */
	uint64_t bytes; /* of all tensors */
	void *map;	/* of an index, likewise */
};

/* 0 and *out filled, to be given back with st_model_drop(); or -errno, and why names the file. Of
 * each header, data_off and data_len are there. */
int st_model_find(const char *path, struct st_model *out, char why[2 * ST_WHY]);

/* The rest of the headers: 0, or -errno and why names the file. Others may read what was there
 * before meanwhile. */
int st_model_check(struct st_model *m, char why[2 * ST_WHY]);

/* Both. */
int st_model_open(const char *path, struct st_model *out, char why[2 * ST_WHY]);

void st_model_drop(struct st_model *m);

#endif

/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#ifndef SAFETENSORS_LOAD_H
#define SAFETENSORS_LOAD_H

/* Tensors into GPU memory: all of them through one queue, which carries together what lies
 * together. */

#include <peerlane/peerlane.h>

#include "shards.h"

/*
 * Memory for each file's tensors: mem[i] becomes the address of the first one of the i-th file, the
 * others follow as they do in the file. Pages of the memory lie on pages of the file, so that a
 * disk can write into it by itself. 0 or -errno, with pl_error_message() set.
 */
int load_places(struct pl_dev *dev, const struct st_model *m, char **mem);

/* 0 when all are there; or -errno, and why has the words. */
int load_queued(struct pl_ctx *ctx, struct st_model *m, char *const *mem, char why[2 * ST_WHY]);

#endif

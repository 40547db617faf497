/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#ifndef SAFETENSORS_TENSOR_H
#define SAFETENSORS_TENSOR_H

/* What a header says of a tensor, once it is known to be JSON; private to header.c. */

#include "header.h"

struct json_object;

/* -EINVAL, with these words in why. */
int st_refuse(char why[ST_WHY], const char *fmt, ...) __attribute__((format(printf, 2, 3)));

/* Reads what o says of the tensor: its bytes lie in the file, and are those of its shape. */
int st_tensor_get(const char *name, struct json_object *o, const struct st_header *h,
		  struct st_tensor *t, char why[ST_WHY]);

/* Sorts the tensors, and makes sure that every byte of the data belongs to one of them. */
int st_places_check(struct st_header *h, char why[ST_WHY]);

#endif

/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#ifndef GDSCHECK_H
#define GDSCHECK_H

/* gdscheck, part by part. They print, and return an exit status. */

#include <stdbool.h>

#define CUFILE_NO_CUDA_H
#include <cufile/cufile.h>
#include <peerlane/peerlane.h>

void gdscheck_versions(void);		   /* -v */
void gdscheck_routing(void);		   /* dynamic routing, with an open driver */
int gdscheck_config(void);		   /* every parameter of cuFile, as it is in force here */
int gdscheck_platform(struct pl_ctx *ctx); /* -p */
int gdscheck_file(struct pl_ctx *ctx, const char *path); /* -f */

#endif

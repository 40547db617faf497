/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#ifndef CUFILE_CONFIG_H
#define CUFILE_CONFIG_H

/*
 * Every parameter of cuFile: default, cufile.json, environment, cuFileSetParameter*(), each above
 * the one before it. Nothing else in this room reads the environment.
 */

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "cufile/api.h"
#include "cufile/routing.h"

#define CF_CONFIG_SIZES 12u
#define CF_CONFIG_BOOLS 12u
#define CF_CONFIG_STRINGS 3u
#define CF_CONFIG_SLABS 16u /* classes of slabs */

struct cf_config_slabs {
	size_t size[CF_CONFIG_SLABS];
	size_t count[CF_CONFIG_SLABS];
	unsigned int n;
};

struct cf_config {
	size_t size[CF_CONFIG_SIZES];
	bool flag[CF_CONFIG_BOOLS];
	char *text[CF_CONFIG_STRINGS]; /* NULL: not set */
	struct cf_config_slabs posix;
	struct cf_config_slabs gpu;
	struct cf_routing routing;
	int64_t log_max_mb;
	bool refused; /* a value of the file cannot be */
};

/* A value that a program has set, until the driver opens. */
struct cf_config_staged {
	struct cf_config v;
	bool size_set[CF_CONFIG_SIZES];
	bool flag_set[CF_CONFIG_BOOLS];
	bool text_set[CF_CONFIG_STRINGS];
	bool posix_set;
	bool gpu_set;
};

/* The range of a size; a max of 0 is none. */
void cf_config_limits(unsigned int i, size_t *min, size_t *max);

/* Defaults, then the file, then the environment. -EINVAL: the file is not JSON, or a value in it is
 * of a wrong type or out of range: what, is in the log; *c has everything else. cf_config_finish()
 * in every case. */
int cf_config_load(struct cf_config *c);
/* The same from text, for tests; `where` names it in the log. */
int cf_config_parse(struct cf_config *c, const char *text, size_t len, const char *where);
void cf_config_defaults(struct cf_config *c);
/* Applies the staged parameters and clears them; values out of range are logged and skipped. */
void cf_config_apply(struct cf_config *c, struct cf_config_staged *staged);
void cf_config_finish(struct cf_config *c);
/* Sets up the log as the configuration says. */
void cf_config_log(const struct cf_config *c);

#endif

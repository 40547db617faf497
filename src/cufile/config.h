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

#define CONFIG_SIZES 12u
#define CONFIG_BOOLS 12u
#define CONFIG_STRINGS 3u
#define CONFIG_SLABS 16u /* classes of slabs */

struct config_slabs {
	size_t size[CONFIG_SLABS];
	size_t count[CONFIG_SLABS];
	unsigned int n;
};

struct config {
	size_t size[CONFIG_SIZES];
	bool flag[CONFIG_BOOLS];
	char *text[CONFIG_STRINGS]; /* NULL: not set */
	struct config_slabs posix;
	struct config_slabs gpu;
	int64_t log_max_mb;
	bool refused; /* a value of the file cannot be */
};

/* A value that a program has set, until the driver opens. */
struct config_staged {
	struct config v;
	bool size_set[CONFIG_SIZES];
	bool flag_set[CONFIG_BOOLS];
	bool text_set[CONFIG_STRINGS];
	bool posix_set;
	bool gpu_set;
};

/* The range of a size; a max of 0 is none. */
void config_limits(unsigned int i, size_t *min, size_t *max);

/* Defaults, then the file, then the environment. -EINVAL: the file is not JSON, or a value in it is
 * of a wrong type or out of range: what, is in the log; *c has everything else. config_finish() in
 * every case. */
int config_load(struct config *c);
/* The same from text, for tests; `where` names it in the log. */
int config_parse(struct config *c, const char *text, size_t len, const char *where);
void config_defaults(struct config *c);
/* Puts what was staged over it and forgets that; what is out of range is logged and left out. */
void config_apply(struct config *c, struct config_staged *staged);
void config_finish(struct config *c);
/* Sets up the log as the configuration says. */
void config_log(const struct config *c);

#endif

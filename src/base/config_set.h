/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#ifndef BASE_CONFIG_SET_H
#define BASE_CONFIG_SET_H

/* Shared by the table of tunables (config.c) and the code that fills it (config_load.c). */

#include "base/config.h"

/* The row of that name; config_rows() if there is none. */
size_t config_find(const char *name, size_t len);
const char *config_env(size_t at);
const char *config_default(size_t at);
/* Returns -EINVAL with a message that names the remedy if an earlier release had the tunable. */
int config_unknown(const char *name, size_t len, const char *where);
/* -EINVAL with the row, the value and `where` it came from in the message. */
int config_set(struct config *c, size_t at, const char *value, enum config_source source,
	       const char *where);

#endif

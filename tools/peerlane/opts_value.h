/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#ifndef TOOL_OPTS_VALUE_H
#define TOOL_OPTS_VALUE_H

#include "opts.h"

/* Reads an option's value into dst; 0, or STATUS_USAGE with the complaint printed. */
int opts_value(const char *cmd, const struct opt *o, const char *value, void *dst);

#endif

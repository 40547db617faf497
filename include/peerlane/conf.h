/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#ifndef PEERLANE_CONF_H
#define PEERLANE_CONF_H

#include <peerlane/types.h>

PL_BEGIN

/**
 * struct pl_conf_row - one tunable, as a context sees it.
 * @size: the bytes of this struct that the library filled
 * @name: its name in a configuration file and in pl_ctx_opts.settings
 * @env: its environment variable
 * @value: the value in force
 * @def: the default
 * @source: where the value comes from: "default", "file PATH", "environment" or "settings"
 * @help: one sentence
 */
struct pl_conf_row {
	size_t size;
	const char *name;
	const char *env;
	const char *value;
	const char *def;
	const char *source;
	const char *help;
};

/**
 * pl_conf_each - calls a function for every tunable, in a fixed order.
 * @ctx: the context
 * @fn: the function; its strings are valid only during the call. It returns 0 to continue; anything
 *	else ends the walk
 * @arg: handed to every call
 *
 * Any thread may call this; @fn runs in the calling thread.
 *
 * Return: 0, or what @fn returned to end the walk.
 */
PL_API int pl_conf_each(struct pl_ctx *ctx, int (*fn)(const struct pl_conf_row *row, void *arg),
			void *arg);

PL_END

#endif

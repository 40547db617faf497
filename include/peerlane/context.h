/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#ifndef PEERLANE_CONTEXT_H
#define PEERLANE_CONTEXT_H

#include <peerlane/types.h>

PL_BEGIN

/**
 * struct pl_ctx_opts - how to open a context.
 * @size: sizeof(struct pl_ctx_opts)
 * @config_file: a configuration file to read (docs/man: peerlane.json(5)); it must exist. NULL: the
 *	file named by PEERLANE_CONFIG, else /etc/peerlane.json if there is one
 * @settings: tunables as "name=value" strings, above the environment and the file in precedence;
 *	`peerlane conf` lists them
 * @n_settings: how many
 */
struct pl_ctx_opts {
	size_t size;
	const char *config_file;
	const char *const *settings;
	size_t n_settings;
};
#define PL_CTX_OPTS_INIT                                  \
	{                                                 \
		sizeof(struct pl_ctx_opts), NULL, NULL, 0 \
	}

/**
 * pl_open - opens a context: the owner of devices, memory, files and staging buffers.
 * @opts: options, or NULL for the defaults
 * @out: the context, to be closed with pl_close()
 *
 * Cheap: reads the configuration and nothing else. Devices are found, threads started and staging
 * memory pinned when the first call needs them. A process may hold several contexts.
 *
 * Thread rule: any thread. A context and everything made from it may be used by any number of
 * threads at once. After fork(), the child's calls on it fail with -ESTALE; it may open its own.
 *
 * Return: 0, -EINVAL (an unknown or malformed tunable, by name), -ENOENT (@config_file), -ENOMEM.
 */
PL_API int pl_open(const struct pl_ctx_opts *opts, struct pl_ctx **out);

/**
 * pl_close - closes a context and everything that was made from it and is still open.
 * @ctx: the context, or NULL
 *
 * Waits for transfers that are in flight in other threads, and for the step of background work that
 * a worker is in. After the second GPU was opened, that may be the first look in the process at how
 * GPUs reach each other, which asks their management library (NVML): some 10 ms, or as long as that
 * takes to answer, since its calls cannot be ended. Files, devices and memory of this context must
 * not be used afterwards. In a child after fork() it closes the descriptors that came with the
 * context, and frees the handles.
 */
PL_API void pl_close(struct pl_ctx *ctx);

PL_END

#endif

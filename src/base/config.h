/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#ifndef BASE_CONFIG_H
#define BASE_CONFIG_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/*
 * Every tunable, in one table: name, environment variable, type, range, default, help. Nothing else
 * in the library reads the environment. Precedence: settings > environment > file > default.
 */

enum config_source {
	CONFIG_DEFAULT,
	CONFIG_FILE,
	CONFIG_ENV,
	CONFIG_SETTING,
};

#define CONFIG_MAX 64 /* rows; a static assertion in config.c guards it */

struct config {
	/* how a transfer is cut */
	char *policy;
	uint64_t chunk;
	uint64_t cached_chunk;
	uint64_t depth;
	uint64_t inline_max;
	/* how it is carried */
	char *engine;
	uint64_t threads;
	uint64_t queue_threads;
	uint64_t slab_budget;
	char *write_to;
	/* reading the page cache in place */
	char *pagecache;
	uint64_t pagecache_min;
	uint64_t pagecache_piece;
	uint64_t pagecache_copiers;
	uint64_t keep_budget;
	/* devices */
	char *soft_gpus;
	bool wide;
	bool soft_host_addressable;
	bool soft_stale_pins;
	char *soft_pairs;
	char *cuda_lib;
	char *nvml_lib;
	char *verbs_lib;
	uint64_t verbs_traffic_class;
	uint64_t verbs_service_level;
	uint64_t verbs_pkey_index;
	char *remotes;
	char *net_lib;
	char *tcp_bind;
	uint64_t tcp_port;
	uint64_t tcp_connections;
	char *fabric_lib;
	char *fabric_providers;
	uint64_t remote_timeout;
	bool tcp_trust;
	uint64_t nccl_speed;
	char *token_file;
	char *topo;
	char *gather;
	char *peer_access;
	char *lanes;
	uint64_t lane_budget;
	uint64_t bar_grow;
	/* drives and device memory without the host between them */
	char *p2p;
	uint64_t p2p_verify;
	uint64_t device_slab_budget;
	/* the library itself */
	char *log;
	char *stats;
	char *stats_dir;
	char *trace;
	char *sysroot;
	char *fault;
	/* bookkeeping, a slot a row */
	enum config_source source[CONFIG_MAX];
	char *file_source; /* "file PATH" of the file that was read, or NULL */
};

struct config_view {
	const char *name;
	const char *env;
	const char *def;
	const char *help;
	const char *value;
	const char *source;
	bool test; /* tests and benchmarks set it: not public */
};

/*
 * Fills *c. `file` may be NULL (PEERLANE_CONFIG, else /etc/peerlane.json if it exists). 0, -EINVAL
 * with the offending name in the message, -ENOENT for a named file, -ENOMEM. config_finish() in
 * every case.
 */
int config_load(struct config *c, const char *file, const char *const *settings, size_t n);
void config_finish(struct config *c);

/* Where this user's short-lived files go (XDG_RUNTIME_DIR), or NULL. */
const char *config_runtime_dir(void);
/* An environment variable that configures another library, such as the GPU driver, or NULL. */
const char *config_foreign_env(const char *name);

#define CONFIG_ENV_MAX 64
/* Returns the remedy for the next tunable of an earlier release whose environment variable is set,
 * and the variable's name; NULL if there are no more. *i counts from 0. */
const char *config_gone(size_t *i, char env[CONFIG_ENV_MAX]);

size_t config_rows(void);
/* Row i as text; the strings live in `scratch` or are static or the config's. */
void config_row(const struct config *c, size_t i, struct config_view *out, char *scratch,
		size_t space);

/* Reads a JSON file or text (comments allowed) into *c; exposed for the fuzzer. */
int config_parse_json(struct config *c, const char *text, size_t len, const char *where);

#endif

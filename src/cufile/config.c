/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#include "cufile/config.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>

#include "cufile/heap.h"
#include "cufile/json.h"
#include "cufile/log.h"

/* A name in the file is its object, a colon, its key. */
struct cf_size_row {
	const char *name;
	size_t def;
	size_t min;
	size_t max;
};

static const struct cf_size_row sizes[CF_CONFIG_SIZES] = {
	[CUFILE_PARAM_PROFILE_STATS] = { "profile:cufile_stats", 0, 0, 3 },
	[CUFILE_PARAM_EXECUTION_MAX_IO_QUEUE_DEPTH] = { "execution:max_io_queue_depth", 128, 1,
							256 },
	[CUFILE_PARAM_EXECUTION_MAX_IO_THREADS] = { "execution:max_io_threads", 4, 0, 32 },
	[CUFILE_PARAM_EXECUTION_MIN_IO_THRESHOLD_SIZE_KB] = { "execution:min_io_threshold_size_kb",
							      8192, 4, UINT32_MAX },
	[CUFILE_PARAM_EXECUTION_MAX_REQUEST_PARALLELISM] = { "execution:max_request_parallelism", 4,
							     0, 8 },
	[CUFILE_PARAM_PROPERTIES_MAX_DIRECT_IO_SIZE_KB] = { "properties:max_direct_io_size_kb",
							    16384, 64, 16384 },
	[CUFILE_PARAM_PROPERTIES_MAX_DEVICE_CACHE_SIZE_KB] = { "properties:max_device_cache_size_kb",
							       131072, 0, 0 },
	[CUFILE_PARAM_PROPERTIES_PER_BUFFER_CACHE_SIZE_KB] = { "properties:per_buffer_cache_size_kb",
							       1024, 64, 16384 },
	[CUFILE_PARAM_PROPERTIES_MAX_DEVICE_PINNED_MEM_SIZE_KB] = { "properties:max_device_pinned_mem_size_kb",
								    33554432, 64, 0 },
	[CUFILE_PARAM_PROPERTIES_IO_BATCHSIZE] = { "properties:io_batchsize", 128, 1, 256 },
	[CUFILE_PARAM_POLLTHRESHOLD_SIZE_KB] = { "properties:poll_mode_max_size_kb", 4, 4,
						 18014398509481980u },
	[CUFILE_PARAM_PROPERTIES_BATCH_IO_TIMEOUT_MS] = { "properties:max_batch_io_timeout_msecs",
							  5, 1, 1000 },
};

struct cf_flag_row {
	const char *name;
	const char *env;
	bool def;
};

static const struct cf_flag_row flags[CF_CONFIG_BOOLS] = {
	[CUFILE_PARAM_PROPERTIES_USE_POLL_MODE] = { "properties:use_poll_mode", NULL, false },
	[CUFILE_PARAM_PROPERTIES_ALLOW_COMPAT_MODE] = { "properties:allow_compat_mode",
							"CUFILE_ALLOW_COMPAT_MODE", true },
	[CUFILE_PARAM_FORCE_COMPAT_MODE] = { "properties:force_compat_mode",
					     "CUFILE_FORCE_COMPAT_MODE", false },
	[CUFILE_PARAM_FS_MISC_API_CHECK_AGGRESSIVE] = { "miscellaneous:api_check_aggressive", NULL,
							false },
	[CUFILE_PARAM_EXECUTION_PARALLEL_IO] = { "execution:parallel_io", NULL, true },
	[CUFILE_PARAM_PROFILE_NVTX] = { "profile:nvtx", "CUFILE_NVTX", false },
	[CUFILE_PARAM_PROPERTIES_ALLOW_SYSTEM_MEMORY] = { "properties:allow_system_memory", NULL,
							  true },
	[CUFILE_PARAM_USE_PCIP2PDMA] = { "properties:use_pci_p2pdma", "CUFILE_USE_PCIP2PDMA",
					 false },
	[CUFILE_PARAM_PREFER_IO_URING] = { "properties:prefer_iouring", NULL, false },
	[CUFILE_PARAM_FORCE_ODIRECT_MODE] = { "properties:force_odirect_mode", NULL, false },
	[CUFILE_PARAM_SKIP_TOPOLOGY_DETECTION] = { "miscellaneous:skip_topology_detection",
						   "CUFILE_SKIP_TOPOLOGY_DETECTION", false },
	[CUFILE_PARAM_STREAM_MEMOPS_BYPASS] = { "miscellaneous:stream_memops_bypass", NULL, false },
};

struct cf_text_row {
	const char *name; /* NULL: not in the file */
	const char *env;
	const char *def;
};

static const struct cf_text_row texts[CF_CONFIG_STRINGS] = {
	[CUFILE_PARAM_LOGGING_LEVEL] = { "logging:level", "CUFILE_LOGGING_LEVEL", "ERROR" },
	[CUFILE_PARAM_ENV_LOGFILE_PATH] = { NULL, "CUFILE_LOGFILE_PATH", NULL },
	[CUFILE_PARAM_LOG_DIR] = { "logging:dir", NULL, NULL },
};

/* A value that cannot be: the driver will not open with it. */
static void refuse(struct cf_config *c, const char *name, const char *what)
{
	CF_LOG(CF_LOG_ERROR, "%s: it is not %s", name, what);
	c->refused = true;
}

/* Accepted without a message: they concern features that do not exist here, or that are detected
 * automatically. */
static const char *const silent[] = {
	"blacklist",
	"block",
	"denylist",
	"fs",
	"miscellaneous:enable_static_routing",
	"miscellaneous:static_routing_filepath",
	"properties:allow_rdma_token_reset",
	"properties:compat_odirect_unaligned_read_split",
	"properties:compat_odirect_unaligned_read_split_min_size_kb",
	"properties:gds_fallback_io",
	"properties:gds_rdma_write_support",
	"properties:io_priority",
	"properties:rdma_access_mask",
	"properties:rdma_dc_key",
	"properties:rdma_dev_addr_list",
	"properties:rdma_load_balancing_policy",
	"properties:rdma_peer_type",
	"properties:rdma_transport_type",
	"properties:vanilla_posix_io_mode",
	"sparse",
};

void cf_config_limits(unsigned int i, size_t *min, size_t *max)
{
	*min = sizes[i].min;
	*max = sizes[i].max;
}

static bool in_range(unsigned int i, size_t v)
{
	return v >= sizes[i].min && (sizes[i].max == 0 || v <= sizes[i].max);
}

static void set_text(char **dst, const char *s)
{
	char *copy = s ? cf_heap_text(s) : NULL;

	free(*dst);
	*dst = copy;
}

void cf_config_defaults(struct cf_config *c)
{
	static const struct cf_config_slabs slabs = { { 4, 1024, 16384 }, { 128, 64, 64 }, 3 };

	memset(c, 0, sizeof(*c));
	for (unsigned int i = 0; i < CF_CONFIG_SIZES; i++) {
		c->size[i] = sizes[i].def;
	}
	for (unsigned int i = 0; i < CF_CONFIG_BOOLS; i++) {
		c->flag[i] = flags[i].def;
	}
	for (unsigned int i = 0; i < CF_CONFIG_STRINGS; i++) {
		set_text(&c->text[i], texts[i].def);
	}
	c->posix = slabs;
	cf_routing_defaults(&c->routing);
	c->log_max_mb = 32;
}

void cf_config_finish(struct cf_config *c)
{
	for (unsigned int i = 0; i < CF_CONFIG_STRINGS; i++) {
		free(c->text[i]);
		c->text[i] = NULL;
	}
}

static void set_slabs(struct cf_config_slabs *s, size_t *into, const struct cf_json_value *v)
{
	for (unsigned int i = 0; i < v->n; i++) {
		into[i] = v->list[i];
	}
	s->n = v->n;
}

static bool take_number(struct cf_config *c, const char *name, const struct cf_json_value *v)
{
	for (unsigned int i = 0; i < CF_CONFIG_SIZES; i++) {
		if (strcmp(name, sizes[i].name) != 0) {
			continue;
		}
		if (v->kind != CF_JSON_NUMBER || v->number < 0 || !in_range(i, (size_t)v->number)) {
			refuse(c, name, "a whole number in its range");
		} else {
			c->size[i] = (size_t)v->number;
		}
		return true;
	}
	if (strcmp(name, "logging:max_file_size_mb") == 0 && v->kind == CF_JSON_NUMBER) {
		c->log_max_mb = v->number;
		return true;
	}
	return false;
}

static bool take_flag(struct cf_config *c, const char *name, const struct cf_json_value *v)
{
	for (unsigned int i = 0; i < CF_CONFIG_BOOLS; i++) {
		if (strcmp(name, flags[i].name) != 0) {
			continue;
		}
		if (v->kind != CF_JSON_BOOL) {
			refuse(c, name, "true or false");
		} else {
			c->flag[i] = v->number;
		}
		return true;
	}
	return false;
}

static bool take_text(struct cf_config *c, const char *name, const struct cf_json_value *v)
{
	for (unsigned int i = 0; i < CF_CONFIG_STRINGS; i++) {
		if (!texts[i].name || strcmp(name, texts[i].name) != 0) {
			continue;
		}
		if (v->kind != CF_JSON_TEXT) {
			refuse(c, name, "a text");
		} else {
			set_text(&c->text[i], *v->text ? v->text : NULL);
		}
		return true;
	}
	return false;
}

static bool take_list(struct cf_config *c, const char *name, const struct cf_json_value *v)
{
	static const char *const names[] = {
		"properties:posix_pool_slab_size_kb", "properties:posix_pool_slab_count",
		"properties:gpu_bounce_buffer_slab_config:slab_size_kb",
		"properties:gpu_bounce_buffer_slab_config:slab_count"
	};
	struct cf_config_slabs *s[] = { &c->posix, &c->posix, &c->gpu, &c->gpu };
	size_t *into[] = { c->posix.size, c->posix.count, c->gpu.size, c->gpu.count };

	for (unsigned int i = 0; i < 4; i++) {
		if (strcmp(name, names[i]) != 0) {
			continue;
		}
		if (v->kind != CF_JSON_LIST || v->n > CF_CONFIG_SLABS) {
			refuse(c, name, "a list of at most 16 whole numbers");
		} else {
			set_slabs(s[i], into[i], v);
		}
		return true;
	}
	return false;
}

static bool take_routing(struct cf_config *c, const char *name, const struct cf_json_value *v)
{
	const char *should_be = cf_routing_take(&c->routing, name, v);

	if (should_be && *should_be) {
		refuse(c, name, should_be);
	}
	return should_be != NULL;
}

static bool is_silent(const char *name)
{
	for (size_t i = 0; i < sizeof(silent) / sizeof(silent[0]); i++) {
		size_t n = strlen(silent[i]);

		if (strncmp(name, silent[i], n) == 0 && (!name[n] || name[n] == ':')) {
			return true;
		}
	}
	return false;
}

static void take(const char *name, const struct cf_json_value *v, void *arg)
{
	struct cf_config *c = arg;

	if (!take_number(c, name, v) && !take_flag(c, name, v) && !take_text(c, name, v) &&
	    !take_list(c, name, v) && !take_routing(c, name, v) && !is_silent(name)) {
		cf_json_unknown(name);
	}
}

int cf_config_parse(struct cf_config *c, const char *text, size_t len, const char *where)
{
	int rc = cf_json_walk(text, len, where, take, c);

	return rc || !c->refused ? rc : -EINVAL;
}

static bool truth(const char *s, bool otherwise)
{
	if (strcasecmp(s, "true") == 0 || strcmp(s, "1") == 0) {
		return true;
	}
	if (strcasecmp(s, "false") == 0 || strcmp(s, "0") == 0) {
		return false;
	}
	return otherwise;
}

/* Forcing it allows it. */
static void force(struct cf_config *c)
{
	c->flag[CUFILE_PARAM_PROPERTIES_ALLOW_COMPAT_MODE] |=
		c->flag[CUFILE_PARAM_FORCE_COMPAT_MODE];
}

static void take_env(struct cf_config *c)
{
	const char *s;

	for (unsigned int i = 0; i < CF_CONFIG_BOOLS; i++) {
		s = flags[i].env ? getenv(flags[i].env) : NULL;
		c->flag[i] = s ? truth(s, c->flag[i]) : c->flag[i];
	}
	force(c);
	for (unsigned int i = 0; i < CF_CONFIG_STRINGS; i++) {
		s = texts[i].env ? getenv(texts[i].env) : NULL;
		/* Where there is no default, empty is a value of its own. */
		if (s && (*s || !texts[i].def)) {
			set_text(&c->text[i], s);
		}
	}
	s = getenv("CUFILE_LOGFILE_MAX_SIZE_MB");
	if (s && *s) {
		c->log_max_mb = strtol(s, NULL, 10);
	}
}

int cf_config_load(struct cf_config *c)
{
	const char *named = getenv("CUFILE_ENV_PATH_JSON");
	const char *const places[] = { named && *named ? named : "/etc/cufile.json",
				       named && *named ? NULL : "/usr/local/cuda/gds/cufile.json" };
	int rc = -ENOENT;

	cf_config_defaults(c);
	take_env(c); /* so that errors in the file are logged to the right place */
	cf_config_log(c);
	for (unsigned int i = 0; i < 2 && places[i] && rc == -ENOENT; i++) {
		size_t len;
		char *text = cf_json_read(places[i], &len, &rc);

		if (text) {
			rc = cf_config_parse(c, text, len, places[i]);
		}
		free(text);
	}
	take_env(c);
	return rc == -ENOENT ? 0 : rc;
}

void cf_config_apply(struct cf_config *c, struct cf_config_staged *staged)
{
	for (unsigned int i = 0; i < CF_CONFIG_SIZES; i++) {
		if (staged->size_set[i] && !in_range(i, staged->v.size[i])) {
			CF_LOG(CF_LOG_ERROR,
			       "%s was set to %zu, which is out of range; %zu is used",
			       sizes[i].name, staged->v.size[i], c->size[i]);
		} else if (staged->size_set[i]) {
			c->size[i] = staged->v.size[i];
		}
	}
	for (unsigned int i = 0; i < CF_CONFIG_BOOLS; i++) {
		c->flag[i] = staged->flag_set[i] ? staged->v.flag[i] : c->flag[i];
	}
	force(c);
	for (unsigned int i = 0; i < CF_CONFIG_STRINGS; i++) {
		if (staged->text_set[i]) {
			set_text(&c->text[i], staged->v.text[i]);
		}
	}
	c->posix = staged->posix_set ? staged->v.posix : c->posix;
	c->gpu = staged->gpu_set ? staged->v.gpu : c->gpu;
	cf_config_finish(&staged->v);
	memset(staged, 0, sizeof(*staged));
}

void cf_config_log(const struct cf_config *c)
{
	const char *level = c->text[CUFILE_PARAM_LOGGING_LEVEL];
	int n = level ? cf_log_level_parse(level) : CF_LOG_ERROR;

	cf_log_setup(n < 0 ? CF_LOG_ERROR : (enum cf_log_level)n,
		     c->text[CUFILE_PARAM_ENV_LOGFILE_PATH], c->text[CUFILE_PARAM_LOG_DIR],
		     c->log_max_mb);
	if (n < 0) {
		CF_LOG(CF_LOG_ERROR, "\"%s\" is no log level; ERROR is used", level);
	}
}

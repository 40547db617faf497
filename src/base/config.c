/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#include "base/config_set.h"

#include <assert.h>
#include <ctype.h>
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>

#include "base/alloc.h"
#include "base/bits.h"
#include "base/error.h"
#include "base/json.h"
#include "base/text.h"

enum row_type {
	ROW_TEXT,
	ROW_BYTES,
	ROW_COUNT,
	ROW_BOOL,
	ROW_CHOICE, /* help lists the words, between the first parentheses, apart by ", " */
};

struct row {
	const char *name;
	const char *env;
	const char *def;
	const char *help;
	const char *choices; /* ROW_CHOICE: words apart by blanks */
	size_t offset;
	uint64_t min;
	uint64_t max;
	enum row_type type;
};

#define FIELD(f) .offset = offsetof(struct config, f)

static const struct row rows[] = {
	{ .name = "policy",
	  .env = "PEERLANE_POLICY",
	  .def = "auto",
	  FIELD(policy),
	  .help = "Which route transfers take that do not say: auto, strict, or a route's name." },
	{ .name = "chunk",
	  .env = "PEERLANE_CHUNK",
	  .def = "2MiB",
	  FIELD(chunk),
	  .type = ROW_BYTES,
	  .min = 4096,
	  .max = 64u << 20,
	  .help = "Bytes of the pieces that a large request is cut into, a power of two." },
	{ .name = "depth",
	  .env = "PEERLANE_DEPTH",
	  .def = "16",
	  FIELD(depth),
	  .type = ROW_COUNT,
	  .min = 1,
	  .max = 256,
	  .help = "Pieces of one request in flight at once." },
	{ .name = "inline_max",
	  .env = "PEERLANE_INLINE_MAX",
	  .def = "2MiB",
	  FIELD(inline_max),
	  .type = ROW_BYTES,
	  .min = 4096,
	  .max = 16u << 20,
	  .help = "Requests up to this size are carried by the calling thread alone." },
	{ .name = "engine",
	  .env = "PEERLANE_ENGINE",
	  .def = "auto",
	  FIELD(engine),
	  .type = ROW_CHOICE,
	  .choices = "auto uring threads",
	  .help = "What submits O_DIRECT requests: io_uring, threads, or io_uring where it works." },
	{ .name = "threads",
	  .env = "PEERLANE_THREADS",
	  .def = "0",
	  FIELD(threads),
	  .type = ROW_COUNT,
	  .max = 256,
	  .help = "Threads that help with large requests that block; 0: by the processors there are." },
	{ .name = "queue_threads",
	  .env = "PEERLANE_QUEUE_THREADS",
	  .def = "0",
	  FIELD(queue_threads),
	  .type = ROW_COUNT,
	  .max = 256,
	  .help = "Threads that carry the requests of queues; 0: by the processors there are." },
	{ .name = "cached_chunk",
	  .env = "PEERLANE_CACHED_CHUNK",
	  .def = "4MiB",
	  FIELD(cached_chunk),
	  .type = ROW_BYTES,
	  .min = 4096,
	  .max = 64u << 20,
	  .help = "As chunk, where a processor copies from or to the page cache. A staged piece "
		  "is at most half of slab_budget." },
	{ .name = "slab_budget",
	  .env = "PEERLANE_SLAB_BUDGET",
	  .def = "256MiB",
	  FIELD(slab_budget),
	  .type = ROW_BYTES,
	  .min = 1u << 20,
	  .max = 64ull << 30,
	  .help = "The most host memory that staging slabs may take, pinned where a GPU needs it." },
	{ .name = "slab_grow",
	  .env = "PEERLANE_SLAB_GROW",
	  .def = "16MiB",
	  FIELD(slab_grow),
	  .type = ROW_BYTES,
	  .min = 1u << 20,
	  .max = 1u << 30,
	  .help = "How much staging memory is added at a time, as it is needed." },
	{ .name = "soft_gpus",
	  .env = "PEERLANE_SOFT_GPUS",
	  .def = "1x4GiB",
	  FIELD(soft_gpus),
	  .help = "Software GPUs: how many and how large, as in 2x4GiB." },
	{ .name = "soft_host_addressable",
	  .env = "PEERLANE_SOFT_HOST_ADDRESSABLE",
	  .def = "true",
	  FIELD(soft_host_addressable),
	  .type = ROW_BOOL,
	  .help = "Whether I/O may go straight into a software GPU; false makes it need staging." },
	{ .name = "cuda_lib",
	  .env = "PEERLANE_CUDA_LIB",
	  .def = "",
	  FIELD(cuda_lib),
	  .help = "The CUDA driver library to load instead of libcuda.so.1; none: do not load any." },
	{ .name = "gather",
	  .env = "PEERLANE_GATHER",
	  .def = "auto",
	  FIELD(gather),
	  .type = ROW_CHOICE,
	  .choices = "auto kernel batch copy",
	  .help = "How a CUDA GPU copies many small pieces: one kernel, a batch, or copy by copy." },
	{ .name = "bar_grow",
	  .env = "PEERLANE_BAR_GROW",
	  .def = "1MiB",
	  FIELD(bar_grow),
	  .type = ROW_BYTES,
	  .min = 4096,
	  .max = 1ull << 40,
	  .help = "How much of a BAR's memory is taken from the kernel's pool at a time." },
	{ .name = "p2p",
	  .env = "PEERLANE_P2P",
	  .def = "auto",
	  FIELD(p2p),
	  .type = ROW_CHOICE,
	  .choices = "auto try off",
	  .help = "Whether drives reach device memory themselves: where the kernel should allow it, "
		  "wherever it does, or never." },
	{ .name = "p2p_verify",
	  .env = "PEERLANE_P2P_VERIFY",
	  .def = "16",
	  FIELD(p2p_verify),
	  .type = ROW_COUNT,
	  .max = 1u << 30,
	  .help = "Peer-to-peer transfers of a device and a disk, each way, that are checked by "
		  "reading samples again." },
	{ .name = "log",
	  .env = "PEERLANE_LOG",
	  .def = "off",
	  FIELD(log),
	  .type = ROW_CHOICE,
	  .choices = "off error warn info debug",
	  .help = "Log lines on standard error, up to this level." },
	{ .name = "stats",
	  .env = "PEERLANE_STATS",
	  .def = "shared",
	  FIELD(stats),
	  .type = ROW_CHOICE,
	  .choices = "shared off",
	  .help = "Whether other processes can see this one's counters (peerlane stat)." },
	{ .name = "stats_dir",
	  .env = "PEERLANE_STATS_DIR",
	  .def = "",
	  FIELD(stats_dir),
	  .help = "The folder of shared counters, instead of /dev/shm or else XDG_RUNTIME_DIR." },
	{ .name = "trace",
	  .env = "PEERLANE_TRACE",
	  .def = "",
	  FIELD(trace),
	  .help = "A file to write a timeline of all transfers to, in Chrome's trace format." },
	{ .name = "sysroot",
	  .env = "PEERLANE_SYSROOT",
	  .def = "",
	  FIELD(sysroot),
	  .help = "A folder to read sysfs and procfs from instead of the real ones, for tests." },
	{ .name = "fault",
	  .env = "PEERLANE_FAULT",
	  .def = "",
	  FIELD(fault),
	  .help = "Failures to inject, for tests: alloc=N, sys=N, or PATH:what; see docs/testing.md." },
};

static_assert(ARRAY_LEN(rows) <= CONFIG_MAX, "struct config has a source for each row");

static void *field(const struct config *c, const struct row *r)
{
	return (char *)(uintptr_t)c + r->offset;
}

static int bad(const struct row *r, const char *value, const char *where, const char *want)
{
	return err_set(EINVAL, "tunable %s (%s): \"%s\" is not %s", r->name, where, value, want);
}

static int set_number(struct config *c, const struct row *r, const char *value, const char *where)
{
	unsigned long long x;
	char want[96];
	int rc = text_parse_bytes(value, &x);

	if (rc || x < r->min || x > r->max) {
		text_fmt(want, sizeof(want), "a %s from %llu to %llu",
			 r->type == ROW_BYTES ? "size (such as 64KiB)" : "number",
			 (unsigned long long)r->min, (unsigned long long)r->max);
		return bad(r, value, where, want);
	}
	*(uint64_t *)field(c, r) = x;
	return 0;
}

static int set_bool(struct config *c, const struct row *r, const char *value, const char *where)
{
	static const char *const yes[] = { "true", "1", "yes", "on" };
	static const char *const no[] = { "false", "0", "no", "off" };

	for (size_t i = 0; i < ARRAY_LEN(yes); i++) {
		if (strcasecmp(value, yes[i]) == 0 || strcasecmp(value, no[i]) == 0) {
			*(bool *)field(c, r) = strcasecmp(value, yes[i]) == 0;
			return 0;
		}
	}
	return bad(r, value, where, "true or false");
}

static bool is_choice(const char *choices, const char *value)
{
	size_t len = strchr(value, ' ') ? 0 : strlen(value); /* one word */

	for (const char *p = choices; len && (p = strstr(p, value)) != NULL; p += len) {
		if ((p == choices || p[-1] == ' ') && (p[len] == ' ' || p[len] == '\0')) {
			return true;
		}
	}
	return false;
}

int config_set(struct config *c, size_t at, const char *value, enum config_source source,
	       const char *where)
{
	const struct row *r = &rows[at];
	char **text = field(c, r);
	char *copy;
	int rc = 0;

	switch (r->type) {
	case ROW_BYTES:
	case ROW_COUNT:
		rc = set_number(c, r, value, where);
		break;
	case ROW_BOOL:
		rc = set_bool(c, r, value, where);
		break;
	case ROW_CHOICE:
		if (!is_choice(r->choices, value)) {
			char want[96];

			text_fmt(want, sizeof(want), "one of: %s", r->choices);
			return bad(r, value, where, want);
		}
		/* fall through */
	case ROW_TEXT:
		copy = alloc_str(value);
		if (!copy) {
			return -ENOMEM;
		}
		free(*text);
		*text = copy;
		break;
	}
	if (!rc) {
		c->source[at] = source;
	}
	return rc;
}

size_t config_find(const char *name, size_t len)
{
	size_t i = 0;

	while (i < ARRAY_LEN(rows) &&
	       (strlen(rows[i].name) != len || strncmp(rows[i].name, name, len) != 0)) {
		i++;
	}
	return i;
}

static int unknown(const char *name, const char *where)
{
	return err_set(EINVAL, "%s: there is no tunable \"%s\"; `peerlane conf` lists them", where,
		       name);
}

struct json_walk {
	struct config *c;
	const char *where;
};

static int json_entry(const char *key, const char *value, void *arg)
{
	struct json_walk *w = arg;
	size_t at = config_find(key, strlen(key));

	if (at == ARRAY_LEN(rows)) {
		return unknown(key, w->where);
	}
	return config_set(w->c, at, value, CONFIG_FILE, w->where);
}

int config_parse_json(struct config *c, const char *text, size_t len, const char *where)
{
	struct json_walk w = { c, where };

	return json_flat_object(text, len, where, json_entry, &w);
}

void config_finish(struct config *c)
{
	for (size_t i = 0; i < ARRAY_LEN(rows); i++) {
		if (rows[i].type == ROW_TEXT || rows[i].type == ROW_CHOICE) {
			free(*(char **)field(c, &rows[i]));
		}
	}
	free(c->file_source);
	*c = (struct config){ 0 };
}

size_t config_rows(void)
{
	return ARRAY_LEN(rows);
}

const char *config_env(size_t at)
{
	return rows[at].env;
}

const char *config_default(size_t at)
{
	return rows[at].def;
}

/* As one would write it in a configuration file, and no digit less. */
static void exact_bytes(char *dst, size_t room, uint64_t x)
{
	static const char *const units[] = { "", "KiB", "MiB", "GiB", "TiB" };
	size_t u = 0;

	while (x && x % 1024 == 0 && u + 1 < ARRAY_LEN(units)) {
		x /= 1024;
		u++;
	}
	text_fmt(dst, room, "%llu%s", (unsigned long long)x, units[u]);
}

void config_row(const struct config *c, size_t i, struct config_view *out, char *scratch,
		size_t room)
{
	static const char *const sources[] = { "default", "file", "environment", "settings" };
	const struct row *r = &rows[i];
	const void *f = field(c, r);

	*out = (struct config_view){ .name = r->name,
				     .env = r->env,
				     .def = r->def,
				     .help = r->help,
				     .value = scratch,
				     .source = sources[c->source[i]] };
	switch (r->type) {
	case ROW_BYTES:
		exact_bytes(scratch, room, *(const uint64_t *)f);
		break;
	case ROW_COUNT:
		text_fmt(scratch, room, "%llu", (unsigned long long)*(const uint64_t *)f);
		break;
	case ROW_BOOL:
		out->value = *(const bool *)f ? "true" : "false";
		break;
	case ROW_TEXT:
	case ROW_CHOICE:
		out->value = *(char *const *)f;
		break;
	}
	if (c->source[i] == CONFIG_FILE && c->file_source) {
		out->source = c->file_source;
	}
}

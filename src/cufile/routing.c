/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#include "cufile/routing.h"

#include <string.h>

#include <peerlane/peerlane.h>

#include "cufile/json.h"
#include "cufile/log.h"

static const char *const words[CF_ROUTING_STOPS] = {
	[CF_ROUTING_GPU_MEM_NVLINKS] = "GPU_MEM_NVLINKS",
	[CF_ROUTING_GPU_MEM] = "GPU_MEM",
	[CF_ROUTING_SYS_MEM] = "SYS_MEM",
	[CF_ROUTING_P2P] = "P2P",
};

void cf_routing_defaults(struct cf_routing *r)
{
	memset(r, 0, sizeof(*r));
	for (unsigned int i = 0; i < CF_ROUTING_STOPS; i++) {
		r->order[r->n++] = (unsigned char)i;
	}
}

static unsigned int stop_of(const char *word)
{
	unsigned int i = 0;

	while (i < CF_ROUTING_STOPS && strcmp(words[i], word) != 0) {
		i++;
	}
	return i;
}

/* Each stop at most once, and one at least. */
static bool take_order(struct cf_routing *r, const struct cf_json_value *v)
{
	struct cf_routing next = { .on = r->on };
	unsigned int seen = 0;

	if (v->kind != CF_JSON_TEXTS || v->n == 0 || v->n > CF_ROUTING_STOPS) {
		return false;
	}
	for (unsigned int i = 0; i < v->n; i++) {
		unsigned int stop = stop_of(v->texts[i]);

		if (stop == CF_ROUTING_STOPS || seen & 1u << stop) {
			return false;
		}
		seen |= 1u << stop;
		next.order[next.n++] = (unsigned char)stop;
	}
	*r = next;
	return true;
}

const char *cf_routing_take(struct cf_routing *r, const char *name, const struct cf_json_value *v)
{
	if (strcmp(name, "properties:rdma_dynamic_routing") == 0) {
		if (v->kind != CF_JSON_BOOL) {
			return "true or false";
		}
		r->on = v->number;
		return "";
	}
	if (strcmp(name, "properties:rdma_dynamic_routing_order") == 0) {
		return take_order(r, v) ? ""
					: "a list of some of GPU_MEM_NVLINKS, GPU_MEM, SYS_MEM and "
					  "P2P, each once";
	}
	return NULL;
}

/* Whether NICs with RDMA carry the file's system, by the list of NVIDIA's library. */
static bool is_networks(struct pl_file *file)
{
	static const char *const names[] = { "lustre", "gpfs", "beegfs", "wekafs" };
	struct pl_file_info info = PL_FILE_INFO_INIT;

	if (pl_file_info(file, &info)) {
		return false;
	}
	for (size_t i = 0; i < sizeof(names) / sizeof(names[0]); i++) {
		if (strcmp(info.fs, names[i]) == 0) {
			return true;
		}
	}
	return strncmp(info.fs, "nfs", 3) == 0;
}

static bool has(const struct cf_routing *r, enum cf_routing_stop stop)
{
	return memchr(r->order, (int)stop, r->n) != NULL;
}

bool cf_routing_lanes(const struct cf_routing *r)
{
	return !r->on || has(r, CF_ROUTING_GPU_MEM_NVLINKS);
}

/* The first stop of the order that there is a mover for. */
static unsigned int first(const struct cf_routing *r)
{
	for (unsigned int i = 0; i < r->n; i++) {
		if (r->order[i] != CF_ROUTING_GPU_MEM) {
			return r->order[i];
		}
		CF_LOG(CF_LOG_INFO, "rdma_dynamic_routing: no route stops in %s here",
		       words[r->order[i]]);
	}
	return CF_ROUTING_STOPS;
}

uint32_t cf_routing_policy(const struct cf_routing *r, struct pl_file *file, uint32_t otherwise)
{
	bool staged = has(r, CF_ROUTING_SYS_MEM) || has(r, CF_ROUTING_GPU_MEM_NVLINKS);
	uint32_t bounce;

	/* Without compatibility mode nothing is staged, whatever the order says. */
	if (!r->on || otherwise == PL_POLICY_STRICT || !is_networks(file)) {
		return otherwise;
	}
	switch (first(r)) {
	case CF_ROUTING_GPU_MEM_NVLINKS:
	case CF_ROUTING_SYS_MEM:
		return pl_policy_parse("bounce", &bounce) == 0 ? bounce : otherwise;
	case CF_ROUTING_P2P:
		return staged ? otherwise : PL_POLICY_STRICT;
	default:
		return otherwise;
	}
}

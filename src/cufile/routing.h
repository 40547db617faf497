/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#ifndef CUFILE_ROUTING_H
#define CUFILE_ROUTING_H

/*
 * Dynamic routing, as cufile.json has it: where bytes of a network's file system stop on their way
 * between a NIC and a GPU. Ours has routes; this maps the one onto the other's policies.
 */

#include <stdbool.h>
#include <stdint.h>

struct pl_file;
struct cf_json_value;

/* Where to stop, in the default's order. */
enum cf_routing_stop {
	CF_ROUTING_GPU_MEM_NVLINKS,
	CF_ROUTING_GPU_MEM,
	CF_ROUTING_SYS_MEM,
	CF_ROUTING_P2P,
};

#define CF_ROUTING_STOPS 4u

struct cf_routing {
	bool on;
	unsigned char order[CF_ROUTING_STOPS]; /* enum cf_routing_stop values, the first is best */
	unsigned int n;
};

void cf_routing_defaults(struct cf_routing *r);
/* Takes a value by its name. Returns NULL if the name is none of these; "" if the value was taken;
 * else the words for a right value. */
const char *cf_routing_take(struct cf_routing *r, const char *name, const struct cf_json_value *v);

/* Whether bytes may go by way of another GPU's link and memory. */
bool cf_routing_lanes(const struct cf_routing *r);

/*
 * The policy for a file; `otherwise` is the policy for all other files. GPU_MEM_NVLINKS is a staged
 * route like SYS_MEM, whose copies to the GPU may also use other GPUs' links. GPU_MEM is memory of
 * another GPU, and PCIe from there: no route stops there, so it is skipped.
 */
uint32_t cf_routing_policy(const struct cf_routing *r, struct pl_file *file, uint32_t otherwise);

#endif

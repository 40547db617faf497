/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/*
 * Dynamic routing. The library has no function that tells it, so this reads the same file. It is
 * called after the driver has opened, so the file was checked.
 */

#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

#include <json-c/json.h>

#include "gdscheck.h"

static struct json_object *read_config(void)
{
	const char *named = getenv("CUFILE_ENV_PATH_JSON");

	if (named && *named) {
		return json_object_from_file(named);
	}
	return json_object_from_file(access("/etc/cufile.json", F_OK) == 0
					     ? "/etc/cufile.json"
					     : "/usr/local/cuda/gds/cufile.json");
}

void gdscheck_routing(void)
{
	struct json_object *o = read_config();
	struct json_object *properties = NULL;
	struct json_object *on = NULL;
	struct json_object *order = NULL;

	if (o && json_object_object_get_ex(o, "properties", &properties)) {
		(void)json_object_object_get_ex(properties, "rdma_dynamic_routing", &on);
		(void)json_object_object_get_ex(properties, "rdma_dynamic_routing_order", &order);
	}
	printf(" properties.rdma_dynamic_routing : %d\n", json_object_get_boolean(on));
	printf(" properties.rdma_dynamic_routing_order :");
	if (!json_object_is_type(order, json_type_array)) {
		printf(" GPU_MEM_NVLINKS GPU_MEM SYS_MEM P2P");
	} else {
		for (size_t i = 0; i < json_object_array_length(order); i++) {
			printf(" %s", json_object_get_string(json_object_array_get_idx(order, i)));
		}
	}
	putchar('\n');
	(void)json_object_put(o);
}

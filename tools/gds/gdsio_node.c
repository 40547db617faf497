/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/* -n: a run on the processors of one NUMA node. */

#include <errno.h>
#include <sched.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/text.h"
#include "gdsio.h"
#include "say.h"

/* Reads "0-3,8" as the kernel writes it. Other text sets nothing. */
static void parse_list(const char *s, cpu_set_t *set)
{
	CPU_ZERO(set);
	while (*s >= '0' && *s <= '9') {
		char *end;
		unsigned long from = strtoul(s, &end, 10), to = from;

		if (*end == '-') {
			to = strtoul(end + 1, &end, 10);
		}
		for (; from <= to && from < CPU_SETSIZE; from++) {
			CPU_SET(from, set);
		}
		s = *end == ',' ? end + 1 : end;
	}
}

int gdsio_node_bind(const struct gdsio_job *j, cpu_set_t *before)
{
	char path[80], list[4096] = "";
	cpu_set_t set;
	FILE *f;

	if (sched_getaffinity(0, sizeof(*before), before) != 0) {
		return say_failed("cannot read on which processors this runs: %s", strerror(errno));
	}
	if (!j->on_node) {
		return 0;
	}
	text_fmt(path, sizeof(path), "/sys/devices/system/node/node%u/cpulist", j->node);
	f = fopen(path, "re");
	if (f != NULL) {
		if (fgets(list, sizeof(list), f) == NULL) {
			list[0] = '\0';
		}
		fclose(f);
	}
	parse_list(list, &set);
	CPU_AND(&set, &set, before);
	if (CPU_COUNT(&set) == 0) {
		return say_failed("-n %u: there is no such NUMA node, or this process may use "
				  "none of its processors (%s)",
				  j->node, path);
	}
	if (sched_setaffinity(0, sizeof(set), &set) != 0) {
		return say_failed("-n %u: %s", j->node, strerror(errno));
	}
	return 0;
}

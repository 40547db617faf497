/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/* sched_getaffinity() is an extension of the C library. */
#ifndef _GNU_SOURCE
#define _GNU_SOURCE
#endif

#include "capacity.h"

#include <sched.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/bits.h"
#include "base/text.h"

#define CGROUPS "/sys/fs/cgroup"

static uint64_t mem_available(void)
{
	FILE *f = fopen("/proc/meminfo", "re");
	unsigned long long kib = 0;
	char line[128];

	while (f != NULL && fgets(line, sizeof(line), f) != NULL &&
	       sscanf(line, "MemAvailable: %llu", &kib) != 1) {
	}
	if (f != NULL) {
		fclose(f);
	}
	return (uint64_t)kib << 10;
}

/* False: there is no such file, or a word such as "max" in it. */
static bool number_in(const char *dir, const char *name, unsigned long long *out)
{
	char path[4200];
	FILE *f;
	bool there;

	text_fmt(path, sizeof(path), "%s/%s", dir, name);
	f = fopen(path, "re");
	there = f != NULL && fscanf(f, "%llu", out) == 1;
	if (f != NULL) {
		fclose(f);
	}
	return there;
}

/* Page cache that nobody has used twice is dropped at once, where others want the memory. */
static unsigned long long droppable(const char *dir)
{
	unsigned long long n = 0;
	char path[4200], line[128];
	FILE *f;

	text_fmt(path, sizeof(path), "%s/memory.stat", dir);
	f = fopen(path, "re");
	while (f != NULL && fgets(line, sizeof(line), f) != NULL &&
	       sscanf(line, "inactive_file %llu", &n) != 1) {
	}
	if (f != NULL) {
		fclose(f);
	}
	return n;
}

static void least_left(const char *dir, const char *limit, const char *used, uint64_t *least)
{
	unsigned long long most, now, cache;

	if (number_in(dir, limit, &most) && number_in(dir, used, &now)) {
		cache = droppable(dir);
		now -= cache < now ? cache : now;
		*least = min_u64(*least, most > now ? most - now : 0);
	}
}

/* Gives this process's path in the hierarchy of version 2; "" if it is not known, or the top. */
static void own_cgroup(char *dst, size_t space)
{
	FILE *f = fopen("/proc/self/cgroup", "re");
	char line[4096];

	dst[0] = '\0';
	while (f != NULL && fgets(line, sizeof(line), f) != NULL) {
		line[strcspn(line, "\n")] = '\0';
		if (strncmp(line, "0::/", 4) == 0 && strncmp(line, "0::/..", 6) != 0 &&
		    line[4] != '\0' && strlen(line + 3) < space) {
			text_copy(dst, space, line + 3);
		}
	}
	if (f != NULL) {
		fclose(f);
	}
}

uint64_t capacity_memory(void)
{
	uint64_t least = mem_available();
	char dir[4096] = CGROUPS;
	char *cut = dir;

	own_cgroup(dir + strlen(CGROUPS), sizeof(dir) - strlen(CGROUPS));
	while (cut != NULL) {
		least_left(dir, "memory.max", "memory.current", &least);
		cut = strrchr(dir + strlen(CGROUPS), '/');
		if (cut != NULL) {
			*cut = '\0';
		}
	}
	least_left(CGROUPS "/memory", "memory.limit_in_bytes", "memory.usage_in_bytes", &least);
	return least;
}

unsigned int capacity_processors(void)
{
	cpu_set_t set;
	int n = sched_getaffinity(0, sizeof(set), &set) == 0 ? CPU_COUNT(&set) : 1;

	return n > 0 ? (unsigned int)n : 1;
}

/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#ifndef TESTS_UNIT_DIRECT_ROOT_H
#define TESTS_UNIT_DIRECT_ROOT_H

/* A root with what procfs says of NVIDIA's driver and of the kernel. */

#include "unit.h"

#include <sys/stat.h>

#include "sys/sys.h"

static char root_at[64];

static inline void root_write(const char *path, const char *fmt, const char *word)
{
	char full[256];
	FILE *f;

	(void)snprintf(full, sizeof(full), "%s%s", root_at, path);
	for (char *p = full + strlen(root_at) + 1; (p = strchr(p, '/')) != NULL; p++) {
		*p = '\0';
		(void)mkdir(full, 0700);
		*p = '/';
	}
	f = fopen(full, "w");
	assert_non_null(f);
	assert_true(fprintf(f, fmt, word) > 0);
	assert_int_equal(fclose(f), 0);
}

static inline void root_driver(const char *version)
{
	root_write("/proc/driver/nvidia/version",
		   "NVRM version: NVIDIA UNIX Open Kernel Module for x86_64  %s  Release Build  "
		   "(root@host)  Thu\nGCC version:  gcc version 12.2.0 (Debian 12.2.0-14)\n",
		   version);
}

static inline void root_kernel(const char *release)
{
	root_write("/proc/sys/kernel/osrelease", "%s\n", release);
}

static inline void root_make(void)
{
	(void)snprintf(root_at, sizeof(root_at), "/tmp/peerlane-direct-XXXXXX");
	assert_non_null(mkdtemp(root_at));
	root_driver("595.71.05");
	root_kernel("6.17.0-5-generic");
	assert_int_equal(sys_root_set(root_at), 0);
}

static inline void root_end(void)
{
	char command[128];

	(void)snprintf(command, sizeof(command), "rm -rf %s", root_at);
	assert_int_equal(system(command), 0);
	assert_int_equal(sys_root_set(""), 0);
}

#endif

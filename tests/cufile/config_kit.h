/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#ifndef TESTS_CUFILE_CONFIG_KIT_H
#define TESTS_CUFILE_CONFIG_KIT_H

/* The fixture that test_config.c and test_config_routing.c share. */

#include <errno.h>
#include <fcntl.h>
#include <sys/stat.h>
#include <sys/sysmacros.h>
#include <sys/wait.h>

#include "cufile/cf.h"

static char folder[] = "cufile-config.XXXXXX";

static void put(const char *name, const char *text)
{
	FILE *f = fopen(name, "we");

	assert_non_null(f);
	assert_true(fputs(text, f) >= 0);
	assert_int_equal(fclose(f), 0);
}

static char *get(const char *name)
{
	static char text[65536];
	FILE *f = fopen(name, "re");
	size_t n = f ? fread(text, 1, sizeof(text) - 1, f) : 0;

	if (f) {
		(void)fclose(f);
	}
	text[n] = '\0';
	return text;
}

static int clean(void **state)
{
	(void)state;
	(void)unlink("cufile.log");
	(void)unlink("other.log");
	(void)unlink("cufile.json");
	(void)unsetenv("CUFILE_LOGGING_LEVEL");
	(void)unsetenv("CUFILE_LOGFILE_PATH");
	(void)unsetenv("CUFILE_LOGFILE_MAX_SIZE_MB");
	(void)unsetenv("CUFILE_FORCE_COMPAT_MODE");
	(void)unsetenv("CUFILE_ALLOW_COMPAT_MODE");
	return setenv("CUFILE_ENV_PATH_JSON", "cufile.json", 1);
}

static size_t times(const char *text, const char *words)
{
	size_t n = 0;

	for (const char *p = text; (p = strstr(p, words)); p++) {
		n++;
	}
	return n;
}

#endif

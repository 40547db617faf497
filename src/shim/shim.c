/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#include "shim/shim.h"

#include <errno.h>
#include <fcntl.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#define LIBRARY "libpeerlane.so.1"

void shim_say(const char *who, const char *fmt, ...)
{
	char line[600];
	const size_t most = sizeof(line) - 1; /* without the line's end */
	size_t len = (size_t)snprintf(line, most, "peerlane %s: process %d: ", who, (int)getpid());
	va_list ap;

	va_start(ap, fmt);
	len += (size_t)vsnprintf(line + len, most - len, fmt, ap);
	va_end(ap);
	len = len < most ? len : most - 1;
	line[len] = '\n';
	if (write(STDERR_FILENO, line, len + 1) < 0) {
		return; /* standard error is closed */
	}
}

const char *shim_setting(const char *name)
{
	const char *s = getenv(name);

	return s && *s ? s : NULL;
}

bool shim_number(const char *s, unsigned long long *out)
{
	char *end;

	errno = 0;
	*out = strtoull(s, &end, 10);
	return !errno && !*end && *s >= '0' && *s <= '9';
}

size_t shim_boot_id(char out[SHIM_BOOT_ID])
{
	int fd = open("/proc/sys/kernel/random/boot_id", O_RDONLY | O_CLOEXEC);
	ssize_t n;

	memset(out, 0, SHIM_BOOT_ID);
	if (fd < 0) {
		return 0;
	}
	n = read(fd, out, SHIM_BOOT_ID - 1);
	(void)close(fd);
	return n > 0 ? (size_t)n : 0;
}

bool shim_peerlane(const char *with, const struct library_symbol *v, size_t n, void *table,
		   char *why, size_t space)
{
	void *lib = library_present(LIBRARY);
	const struct library_symbol *lacks;

	lib = lib ? lib : library_open_ours(LIBRARY);
	if (!lib) {
		(void)snprintf(why, space,
			       LIBRARY " cannot be loaded; it is installed together with %s", with);
		return false;
	}
	lacks = library_bind(lib, v, n, table);
	if (lacks) {
		(void)snprintf(why, space,
			       "this process has a " LIBRARY " that is too old: it lacks %s",
			       lacks->name);
	}
	return !lacks;
}

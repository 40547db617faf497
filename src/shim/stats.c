/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#include <stdarg.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

#include "base/output.h"
#include "shim/shim.h"

const char *shim_stats_wanted(const char *name)
{
	const char *s = shim_setting(name);

	return s && strcmp(s, "0") != 0 ? s : NULL;
}

void shim_stats_add(struct shim_stats *s, const char *fmt, ...)
{
	const size_t space = sizeof(s->text) - s->len;
	va_list ap;
	int n;

	va_start(ap, fmt);
	n = vsnprintf(s->text + s->len, space, fmt, ap);
	va_end(ap);
	s->len = n >= 0 && (size_t)n < space ? s->len + (size_t)n : sizeof(s->text);
}

void shim_stats_counts(struct shim_stats *s, const char *const *words, const atomic_ulong *counts,
		       size_t n, bool zeros)
{
	const char *gap = "";

	for (size_t i = 0; i < n; i++) {
		unsigned long count = atomic_load_explicit(&counts[i], memory_order_relaxed);

		if (!count && !zeros) {
			continue;
		}
		if (words) {
			shim_stats_add(s, "%s\"%s\": %lu", gap, words[i], count);
		} else {
			shim_stats_add(s, "%s\"%zu\": %lu", gap, i, count);
		}
		gap = ", ";
	}
}

static int open_file(const char *name)
{
	const char *mark = strstr(name, "%p");
	char path[4096];

	if (!mark) {
		return output_begin(name);
	}
	(void)snprintf(path, sizeof(path), "%.*s%d%s", (int)(mark - name), name, (int)getpid(),
		       mark + 2);
	return output_begin(path);
}

void shim_stats_write(const struct shim_stats *s, const char *who, const char *where)
{
	bool err = strcmp(where, "1") == 0;
	int fd = err ? STDERR_FILENO : open_file(where);

	if (fd < 0 || s->len >= sizeof(s->text) || write(fd, s->text, s->len) != (ssize_t)s->len) {
		shim_say(who, "the statistics could not be written");
	}
	if (!err && fd >= 0) {
		(void)close(fd);
	}
}

/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#include "topo/read.h"

#include <errno.h>
#include <fcntl.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/alloc.h"
#include "base/text.h"
#include "sys/sys.h"

#define LINE_MAX_BYTES (64u << 10)

static _Thread_local unsigned int troubles;

unsigned int read_troubles(void)
{
	return troubles;
}

static ssize_t noted(ssize_t n)
{
	troubles += n == -EMFILE || n == -ENFILE || n == -ENOMEM || n == -EINTR;
	return n;
}

static bool format_path(char *path, const char *fmt, va_list ap)
{
	int n = vsnprintf(path, READ_PATH, fmt, ap);

	return n >= 0 && n < READ_PATH;
}

static void make_printable(char *s)
{
	for (; *s && *s != '\n'; s++) {
		if ((unsigned char)*s < 0x20 || (unsigned char)*s > 0x7e) {
			*s = '?';
		}
	}
	*s = '\0';
}

int read_open(const char *path)
{
	return (int)noted(sys_root_open(path));
}

ssize_t read_piece(int fd, void *buf, size_t len, uint64_t off)
{
	return noted(sys_pread(fd, buf, len, off));
}

bool read_word(char *dst, size_t space, const char *fmt, ...)
{
	char path[READ_PATH];
	char buf[4096 + 1]; /* the largest sysfs attribute */
	va_list ap;
	bool ok;

	va_start(ap, fmt);
	ok = format_path(path, fmt, ap) && noted(sys_root_read(path, buf, sizeof(buf))) > 0;
	va_end(ap);
	dst[0] = '\0';
	if (ok) {
		make_printable(buf);
		text_copy(dst, space, buf);
	}
	return dst[0] != '\0';
}

long long read_number(long long otherwise, const char *fmt, ...)
{
	char path[READ_PATH];
	char buf[32];
	char *end;
	va_list ap;
	long long x;
	bool ok;

	va_start(ap, fmt);
	ok = format_path(path, fmt, ap) && noted(sys_root_read(path, buf, sizeof(buf))) > 0;
	va_end(ap);
	if (!ok) {
		return otherwise;
	}
	errno = 0;
	x = strtoll(buf, &end, 10);
	return errno || end == buf || *end ? otherwise : x;
}

bool read_exists(const char *fmt, ...)
{
	char path[READ_PATH];
	va_list ap;
	bool ok;

	va_start(ap, fmt);
	ok = format_path(path, fmt, ap) && sys_root_exists(path);
	va_end(ap);
	return ok;
}

int read_list(const char *path, int (*fn)(const char *name, void *arg), void *arg)
{
	return (int)noted(sys_root_list(path, fn, arg));
}

const char *read_leaf(const char *path)
{
	const char *slash = strrchr(path, '/');

	return slash ? slash + 1 : path;
}

/* Appends one component; "." and ".." are worked out by their names alone. */
static int add_component(char *dst, size_t space, const char *part, size_t len)
{
	size_t used = strlen(dst);

	if (len == 0 || (len == 1 && part[0] == '.')) {
		return 0;
	}
	if (len == 2 && part[0] == '.' && part[1] == '.') {
		while (used && dst[--used] != '/') {
		}
		dst[used] = '\0';
		return 0;
	}
	if (used + 1 + len >= space) {
		return -ENAMETOOLONG;
	}
	dst[used] = '/';
	memcpy(dst + used + 1, part, len);
	dst[used + 1 + len] = '\0';
	return 0;
}

/*
 * Resolving by the names alone is right for the links of sysfs: the directories that they stand in
 * and lead through are no links themselves.
 */
int read_link(const char *path, char *dst, size_t space)
{
	char target[READ_PATH];
	ssize_t n = noted(sys_root_readlink(path, target, sizeof(target)));
	int rc = 0;

	if (n < 0) {
		return (int)n;
	}
	dst[0] = '\0';
	if (target[0] != '/') {
		size_t dir = (size_t)(read_leaf(path) - path);

		if (dir >= space) {
			return -ENAMETOOLONG;
		}
		memcpy(dst, path, dir);
		dst[dir ? dir - 1 : 0] = '\0';
	}
	for (const char *p = target; *p && !rc; p += strspn(p, "/")) {
		size_t len = strcspn(p, "/");

		rc = add_component(dst, space, p, len);
		p += len;
	}
	return rc;
}

struct line_buf {
	char *s;
	size_t len;
	bool skip; /* in the middle of a line that is too long */
};

/* Hands out the whole lines that are in the buffer and keeps the rest. */
static int take_lines(struct line_buf *b, int (*fn)(const char *line, void *arg), void *arg)
{
	size_t from = 0;
	char *nl;
	int rc = 0;

	while (!rc && (nl = memchr(b->s + from, '\n', b->len - from)) != NULL) {
		*nl = '\0';
		if (!b->skip) {
			rc = fn(b->s + from, arg);
		}
		b->skip = false;
		from = (size_t)(nl + 1 - b->s);
	}
	memmove(b->s, b->s + from, b->len - from);
	b->len -= from;
	if (b->len == LINE_MAX_BYTES) {
		b->skip = true;
		b->len = 0;
	}
	return rc;
}

int read_lines(const char *path, int (*fn)(const char *line, void *arg), void *arg)
{
	struct line_buf b = { .s = NULL };
	char *full = alloc_fmt("%s%s", sys_root(), path);
	int rc = full ? 0 : -ENOMEM;
	int fd = full ? (int)noted(sys_open(full, O_RDONLY | O_NOCTTY | O_NONBLOCK, 0)) : -ENOMEM;

	free(full);
	if (fd < 0) {
		return fd;
	}
	b.s = alloc_zero(LINE_MAX_BYTES + 1);
	if (!b.s) {
		rc = -ENOMEM;
	}
	while (!rc) {
		ssize_t n = noted(sys_read(fd, b.s + b.len, LINE_MAX_BYTES - b.len));

		if (n <= 0) {
			rc = (int)n;
			break;
		}
		b.len += (size_t)n;
		rc = take_lines(&b, fn, arg);
	}
	if (!rc && b.len && !b.skip) {
		b.s[b.len] = '\0';
		rc = fn(b.s, arg);
	}
	free(b.s);
	(void)sys_close(fd);
	return rc;
}

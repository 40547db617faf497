/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "base/error.h"
#include "base/text.h"
#include "sys/call.h"
#include "sys/sys.h"

static char root[PATH_MAX];

int sys_root_set(const char *path)
{
	if (strlen(path) >= sizeof(root) - 1) {
		return err_set(ENAMETOOLONG, "the sysroot '%s' is too long", path);
	}
	/* Other threads read it without a lock; only tests ever change it. */
	if (strcmp(root, path) != 0) {
		text_copy(root, sizeof(root), path);
	}
	return 0;
}

const char *sys_root(void)
{
	return root;
}

static int below(const char *path, char *full)
{
	int n = snprintf(full, PATH_MAX, "%s%s", root, path);

	return n < PATH_MAX ? 0 : -ENAMETOOLONG;
}

int sys_root_open(const char *path)
{
	char full[PATH_MAX];
	int rc = below(path, full);

	return rc ? rc : sys_open(full, O_RDONLY | O_NOCTTY | O_NONBLOCK, 0);
}

ssize_t sys_root_read(const char *path, char *buf, size_t space)
{
	size_t len = 0;
	ssize_t n = 0;
	int fd = sys_root_open(path);

	if (fd < 0) {
		return fd;
	}
	while (len < space) {
		n = sys_read(fd, buf + len, space - len);
		if (n <= 0) {
			break;
		}
		len += (size_t)n;
		/* sysfs gives an attribute as a whole: no read for its end, one call of four. */
		if (len < space && strncmp(path, "/sys/", 5) == 0) {
			break;
		}
	}
	(void)sys_close(fd);
	if (n < 0) {
		return n;
	}
	if (len == space) {
		return -E2BIG;
	}
	while (len && buf[len - 1] == '\n') {
		len--;
	}
	buf[len] = '\0';
	return (ssize_t)len;
}

bool sys_root_exists(const char *path)
{
	char full[PATH_MAX];

	return below(path, full) == 0 && access(full, F_OK) == 0;
}

bool sys_root_usable(const char *path)
{
	char full[PATH_MAX];

	return below(path, full) == 0 && access(full, R_OK | W_OK) == 0;
}

ssize_t sys_root_readlink(const char *path, char *buf, size_t space)
{
	char full[PATH_MAX];
	ssize_t n = below(path, full);

	if (n) {
		return n;
	}
	n = SYS_CALL(ssize_t, readlink(full, buf, space));
	if (n == (ssize_t)space) {
		return -ENAMETOOLONG;
	}
	if (n >= 0) {
		buf[n] = '\0';
	}
	return n;
}

static int not_dots(const struct dirent *d)
{
	return strcmp(d->d_name, ".") != 0 && strcmp(d->d_name, "..") != 0;
}

int sys_list(const char *path, int (*fn)(const char *name, void *arg), void *arg)
{
	struct dirent **v = NULL;
	int rc = 0;
	int n = SYS_CALL(int, scandir(path, &v, not_dots, alphasort));

	if (n < 0) {
		return n;
	}
	for (int i = 0; i < n; i++) {
		if (!rc) {
			rc = fn(v[i]->d_name, arg);
		}
		free(v[i]);
	}
	free(v);
	return rc;
}

int sys_list_some(const char *path, unsigned int most, int (*fn)(const char *name, void *arg),
		  void *arg)
{
	int fault = fault_hit(FAULT_SYS);
	DIR *dir = fault ? NULL : opendir(path);
	struct dirent *e;
	int rc = 0;

	if (!dir) {
		return fault ? -fault : -errno;
	}
	for (unsigned int i = 0; i < most && !rc && (e = readdir(dir)); i++) {
		rc = fn(e->d_name, arg);
	}
	(void)closedir(dir);
	return rc;
}

int sys_root_list(const char *path, int (*fn)(const char *name, void *arg), void *arg)
{
	char full[PATH_MAX];
	int rc = below(path, full);

	return rc ? rc : sys_list(full, fn, arg);
}

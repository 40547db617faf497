/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#include "topo/nvme.h"

#include <ctype.h>
#include <errno.h>
#include <string.h>

#include "base/text.h"
#include "sys/sys.h"
#include "topo/read.h"

struct find {
	const char *subsystem;
	char *dst;
	size_t space;
};

/* "nvme0", not "nvme0n1" */
static int is_controller(const char *name, void *arg)
{
	const struct find *f = arg;
	char link[READ_PATH];
	size_t n = strlen("nvme");

	if (strncmp(name, "nvme", n) != 0) {
		return 0;
	}
	while (isdigit((unsigned char)name[n])) {
		n++;
	}
	if (name[n] || strlen(f->subsystem) + n + 2 > sizeof(link)) {
		return 0;
	}
	text_fmt(link, sizeof(link), "%s/%s", f->subsystem, name);
	return read_link(link, f->dst, f->space) == 0;
}

int nvme_controller(const char *real, char *dst, size_t space)
{
	char link[READ_PATH];
	char owner[READ_PATH];
	struct find f = { owner, dst, space };
	int rc;

	if (strlen(real) + strlen("/device") >= sizeof(link)) {
		return -ENAMETOOLONG;
	}
	text_fmt(link, sizeof(link), "%s/device", real);
	rc = read_link(link, owner, sizeof(owner));
	if (rc) {
		return rc;
	}
	if (read_exists("%s/transport", owner)) {
		text_copy(dst, space, owner);
		return 0;
	}
	/* The head of a multipath namespace hangs on the subsystem, which links to its controllers.
	 */
	rc = read_list(owner, is_controller, &f);
	return rc == 1 ? 0 : -ENOENT;
}

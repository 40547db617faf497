/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/* What sysfs says of a PCI function and its memory. */

#include "dev/bar/bar.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>

#include "base/text.h"
#include "sys/sys.h"

#define PATH_SIZE 160

bool bar_read(const char *pci, const char *name, char *dst, size_t space)
{
	char path[PATH_SIZE];

	text_fmt(path, sizeof(path), BAR_DEVICES "/%s/%s", pci, name);
	return sys_root_read(path, dst, space) > 0;
}

bool bar_has(const char *pci, const char *name)
{
	char path[PATH_SIZE];

	text_fmt(path, sizeof(path), BAR_DEVICES "/%s/%s", pci, name);
	return sys_root_exists(path);
}

uint64_t bar_attribute(const char *pci, const char *name, uint64_t otherwise)
{
	char path[PATH_SIZE];
	char text[32];
	char *end;
	uint64_t x;

	text_fmt(path, sizeof(path), "p2pmem/%s", name);
	if (!bar_read(pci, path, text, sizeof(text))) {
		return otherwise;
	}
	errno = 0;
	x = strtoull(text, &end, 10);
	return errno || end == text || *end ? otherwise : x;
}

bool bar_publishes(const char *pci)
{
	char class[16] = "";

	/* A GPU's memory is allocated by the GPU's driver, even if it is published. */
	return bar_has(pci, "p2pmem") &&
	       !(bar_read(pci, "class", class, sizeof(class)) && strncmp(class, "0x03", 4) == 0);
}

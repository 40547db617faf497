/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/*
 * Where the fake driver's memory is: in memfds; or, with FAKECUDA_BAR, behind the BAR of a device,
 * of which the kernel module of tests/vm/fakegpu gives it parts. Then the kernel itself keeps what
 * others have named: this library asks it whether memory that was freed is still needed.
 */

#include <fcntl.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <sys/mman.h>
#include <unistd.h>

#include "fakecuda_impl.h"

/* As the module's fakegpu.h. */
struct bar_name {
	uint32_t id;
	uint32_t pad;
	uint64_t off;
	uint64_t len;
};
#define BAR_ALLOC _IOW('g', 1, uint64_t)
#define BAR_NAME _IOW('g', 2, struct bar_name)
#define BAR_UNNAME _IOW('g', 3, uint32_t)

static const char *bar(void)
{
	const char *path = getenv("FAKECUDA_BAR");

	return path && *path ? path : NULL;
}

bool fake_in_bar(void)
{
	return bar() != NULL;
}

int fake_new_bytes(const char *name, size_t len, bool host)
{
	uint64_t want = len;
	int fd = bar() && !host ? open(bar(), O_RDWR | O_CLOEXEC) : memfd_create(name, MFD_CLOEXEC);

	if (fd >= 0 && (bar() && !host ? ioctl(fd, BAR_ALLOC, &want) : ftruncate(fd, (off_t)len))) {
		close(fd);
		return -1;
	}
	return fd;
}

void fake_name_bytes(const struct fake_block *b)
{
	const struct fake_device *d = &fake.device[b->device];
	struct bar_name name = { .id = (uint32_t)b->id, .off = b->va - d->va, .len = b->len };

	if (bar() && ioctl(d->fd, BAR_NAME, &name)) {
		fake_violate("memory cannot be named");
	}
}

bool fake_bytes_held(const struct fake_block *b)
{
	uint32_t id = (uint32_t)b->id;

	return bar() && b->kind == FAKE_DEVICE &&
	       ioctl(fake.device[b->device].fd, BAR_UNNAME, &id) > 0;
}

/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/* Copies by the CPU, to and from the memory of software GPUs. */

#include <errno.h>
#include <string.h>

#include "dev/soft/pins.h"
#include "dev/soft/soft.h"
#include "sys/sys.h"

static int cpu_copy(void *dst, const void *src, size_t len)
{
	struct soft_pair fault;
	unsigned int nth;
	int rc;

	if (soft_is_ours(dst, len) && soft_is_ours(src, len)) {
		if (soft_pair_of(dst, src, &fault, &nth)) {
			return soft_pair_copy(&fault, nth, dst, src, len);
		}
		memcpy(dst, src, len);
		return 0;
	}
	rc = soft_pins_read(dst, src, len);
	/* The caller's memory: the kernel checks whether it is mapped. */
	return rc == -ENOENT ? sys_copy(dst, src, len) : rc;
}

static int cpu_fill(void *dst, unsigned char byte, size_t len)
{
	if (!soft_is_ours(dst, len)) {
		return -EFAULT;
	}
	memset(dst, byte, len);
	return 0;
}

const struct dev_cpu_ops soft_cpu_ops = {
	.copy = cpu_copy,
	.fill = cpu_fill,
};

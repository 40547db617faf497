/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/*
 * Copies to and from a BAR, by the kernel: the device may be unplugged or its driver unbound at any
 * time, and then a load or store of ours would be a signal.
 *
 * A processor's writes to a BAR are posted, and combined if the mapping allows it. So they are made
 * in order, in large blocks, followed by a fence and one read, which cannot overtake posted writes:
 * a drive that reads the memory afterwards gets the written bytes. Each read waits for the bus,
 * which is why a drive should read the memory itself.
 */

#include <errno.h>
#include <stdatomic.h>
#include <string.h>

#include "base/bits.h"
#include "base/error.h"
#include "dev/bar/bar.h"
#include "sys/sys.h"

/* Buffer for copies between two BARs, and for filling. */
#define THROUGH (64u << 10)

/* Waits until all writes to the BAR have arrived. */
static int settle(char *last)
{
	char byte;

	atomic_thread_fence(memory_order_seq_cst);
	return sys_copy_out(&byte, last, 1);
}

static int copy_in(char *dst, const char *src, size_t len)
{
	int rc = sys_copy_in(dst, src, len);

	return rc ? rc : settle(dst + len - 1);
}

static int copy_through(char *dst, const char *src, size_t len)
{
	void *buf;
	int rc = sys_map_anon(THROUGH, &buf);

	if (rc) {
		return rc;
	}
	for (size_t done = 0; done < len && !rc;) {
		size_t n = (size_t)min_u64(len - done, THROUGH);

		rc = sys_copy_out(buf, src + done, n);
		rc = rc ? rc : copy_in(dst + done, buf, n);
		done += n;
	}
	(void)sys_unmap(buf, THROUGH);
	return rc;
}

static int cpu_copy(void *dst, const void *src, size_t len)
{
	if (!bar_is_ours(dst)) {
		return sys_copy_out(dst, src, len);
	}
	return bar_is_ours(src) ? copy_through(dst, src, len) : copy_in(dst, src, len);
}

static int cpu_fill(void *dst, unsigned char byte, size_t len)
{
	void *buf;
	int rc = bar_is_ours(dst) ? sys_map_anon(THROUGH, &buf) : -EFAULT;

	if (rc) {
		return rc;
	}
	memset(buf, byte, (size_t)min_u64(len, THROUGH));
	for (size_t done = 0; done < len && !rc;) {
		size_t n = (size_t)min_u64(len - done, THROUGH);

		rc = copy_in((char *)dst + done, buf, n);
		done += n;
	}
	(void)sys_unmap(buf, THROUGH);
	return rc;
}

const struct dev_cpu_ops bar_cpu_ops = {
	.copy = cpu_copy,
	.fill = cpu_fill,
};

/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#include <stdatomic.h>
#include <unistd.h>

#include "base/fork.h"
#include "sys/sys.h"

#define FDS_MAX 16384u /* those above are inherited like any other */
#define BITS 64u

static _Atomic uint64_t private_fds[FDS_MAX / BITS];

void sys_fd_private(int fd, bool yes)
{
	unsigned int i = (unsigned int)fd;
	uint64_t bit = UINT64_C(1) << (i % BITS);

	if (fd < 0 || i >= FDS_MAX) {
		return;
	}
	if (yes) {
		atomic_fetch_or(&private_fds[i / BITS], bit);
	} else {
		atomic_fetch_and(&private_fds[i / BITS], ~bit);
	}
}

static void close_in_child(void)
{
	for (unsigned int i = 0; i < FDS_MAX / BITS; i++) {
		uint64_t set = atomic_exchange(&private_fds[i], 0);

		for (unsigned int k = 0; set; k++, set >>= 1) {
			if (set & 1) {
				(void)close((int)(i * BITS + k));
			}
		}
	}
}

FORK_HANDLERS(.child = close_in_child);

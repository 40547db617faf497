/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#include "witness.h"

#include <errno.h>
#include <fcntl.h>
#include <stdlib.h>
#include <sys/types.h>
#include <unistd.h>

#define BLOCK 4096

int witness_mark(const char *path, unsigned int number)
{
	off_t at = (off_t)(WITNESS_START + (unsigned long long)number * BLOCK);
	int fd = open(path, O_RDONLY | O_DIRECT | O_CLOEXEC);
	void *buf = NULL;
	int rc = 0;

	if (fd < 0) {
		return -errno;
	}
	if (posix_memalign(&buf, BLOCK, BLOCK)) {
		rc = -ENOMEM;
		goto out_close;
	}
	if (pread(fd, buf, BLOCK, at) != BLOCK) {
		rc = -EIO;
	}
	free(buf);
out_close:
	close(fd);
	return rc;
}

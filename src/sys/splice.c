/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#include "sys/splice.h"

#include <errno.h>
#include <fcntl.h>
#include <sys/uio.h>
#include <unistd.h>

#include "sys/call.h"
#include "sys/sys.h"

int sys_pipe(int fds[2], size_t want, size_t *space)
{
	int rc = SYS_CALL(int, pipe2(fds, O_CLOEXEC | O_NONBLOCK));
	int got;

	if (rc) {
		return rc;
	}
	/* More than a user may have is no failure: it stays as it was. */
	(void)fcntl(fds[1], F_SETPIPE_SZ, (int)want);
	got = SYS_CALL(int, fcntl(fds[1], F_GETPIPE_SZ));
	if (got < 0) {
		(void)close(fds[0]);
		(void)close(fds[1]);
		return got;
	}
	*space = (size_t)got;
	return 0;
}

ssize_t sys_vmsplice(int fd, const void *p, size_t len)
{
	struct iovec iov = { (void *)(uintptr_t)p, len };

	return SYS_CALL(ssize_t, vmsplice(fd, &iov, 1, SPLICE_F_NONBLOCK));
}

ssize_t sys_tee(int from, int to, size_t len)
{
	return SYS_CALL(ssize_t, tee(from, to, len, SPLICE_F_NONBLOCK));
}

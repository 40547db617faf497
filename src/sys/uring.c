/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#include "sys/uring.h"

#include <errno.h>
#include <liburing.h>
#include <limits.h>
#include <poll.h>
#include <stdlib.h>

#include "base/alloc.h"
#include "base/bits.h"
#include "base/error.h"
#include "sys/call.h"
#include "sys/sys.h"

struct uring {
	struct io_uring ring;
};

static int no_ring(int err)
{
	const char *why = "io_uring cannot be set up";

	switch (err) {
	case ENOSYS:
		why = "this kernel has no io_uring, or seccomp hides it: threads do the I/O "
		      "instead";
		break;
	case EPERM:
	case EACCES:
		why = "io_uring is forbidden here: by seccomp (containers: allow io_uring_setup, "
		      "io_uring_enter) or by the sysctl kernel.io_uring_disabled (set it to 0)";
		break;
	case ENOMEM:
		why = "cannot allocate an io_uring: raise RLIMIT_MEMLOCK (ulimit -l) on kernels "
		      "before 5.12";
		break;
	default:
		break;
	}
	return err_set(err, "%s: %s", why, err_words(err));
}

int uring_create(unsigned int entries, struct uring **out)
{
	struct uring *r = alloc_zero(sizeof(*r));
	int rc;

	if (!r) {
		return -ENOMEM;
	}
	rc = -fault_hit(FAULT_SYS);
	if (!rc) {
		rc = io_uring_queue_init(entries, &r->ring, 0);
	}
	if (rc) {
		free(r);
		return no_ring(-rc);
	}
	(void)io_uring_ring_dontfork(&r->ring);
	sys_fd_private(r->ring.ring_fd, true);
	*out = r;
	return 0;
}

void uring_destroy(struct uring *r)
{
	if (r) {
		sys_fd_private(r->ring.ring_fd, false);
		io_uring_queue_exit(&r->ring);
		free(r);
	}
}

int uring_read(struct uring *r, int fd, void *buf, size_t len, uint64_t off, void *tag)
{
	struct io_uring_sqe *sqe = io_uring_get_sqe(&r->ring);

	if (!sqe) {
		return -EBUSY;
	}
	io_uring_prep_read(sqe, fd, buf, (unsigned int)min_u64(len, UINT_MAX), off);
	io_uring_sqe_set_data(sqe, tag);
	return 0;
}

int uring_write(struct uring *r, int fd, const void *buf, size_t len, uint64_t off, void *tag)
{
	struct io_uring_sqe *sqe = io_uring_get_sqe(&r->ring);

	if (!sqe) {
		return -EBUSY;
	}
	io_uring_prep_write(sqe, fd, buf, (unsigned int)min_u64(len, UINT_MAX), off);
	io_uring_sqe_set_data(sqe, tag);
	return 0;
}

int uring_await(struct uring *r, int fd, void *tag)
{
	struct io_uring_sqe *sqe = io_uring_get_sqe(&r->ring);

	if (!sqe) {
		return -EBUSY;
	}
	io_uring_prep_poll_add(sqe, fd, POLLIN);
	io_uring_sqe_set_data(sqe, tag);
	return 0;
}

int uring_submit(struct uring *r, unsigned int wait, uint64_t timeout_ns)
{
	struct __kernel_timespec ts = { (long long)(timeout_ns / 1000000000u),
					(long long)(timeout_ns % 1000000000u) };
	struct io_uring_cqe *cqe;
	int rc;

	do {
		rc = -fault_hit(FAULT_SYS);
		if (rc) {
			break;
		}
		if (wait && timeout_ns) {
			rc = io_uring_submit_and_wait_timeout(&r->ring, &cqe, wait, &ts, NULL);
		} else {
			rc = io_uring_submit_and_wait(&r->ring, wait);
		}
		/* EAGAIN and EBUSY: the kernel is short of something that completions free. */
	} while (rc == -EINTR);
	return rc < 0 ? rc : 0;
}

int uring_wait(struct uring *r, uint64_t timeout_ns)
{
	struct __kernel_timespec ts = { (long long)(timeout_ns / 1000000000u),
					(long long)(timeout_ns % 1000000000u) };
	struct io_uring_cqe *cqe;
	int rc;

	do {
		rc = io_uring_wait_cqes(&r->ring, &cqe, 1, timeout_ns ? &ts : NULL, NULL);
	} while (rc == -EINTR);
	return rc;
}

unsigned int uring_unsubmitted(struct uring *r)
{
	return io_uring_sq_ready(&r->ring);
}

bool uring_reap(struct uring *r, void **tag, ssize_t *res)
{
	struct io_uring_cqe *cqe;

	/* liburing marks its own timeouts with this tag. */
	while (io_uring_peek_cqe(&r->ring, &cqe) == 0) {
		bool own = cqe->user_data == LIBURING_UDATA_TIMEOUT;
		int injected = own ? 0 : fault_hit(FAULT_SYS);

		*tag = io_uring_cqe_get_data(cqe);
		*res = injected ? -injected : cqe->res;
		io_uring_cqe_seen(&r->ring, cqe);
		if (!own) {
			return true;
		}
	}
	return false;
}

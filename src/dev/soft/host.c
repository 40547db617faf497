/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/*
 * Host memory with a descriptor, so that other processes can be given it: a sealed memfd for each
 * allocation. A software GPU's kernels are the CPU's: "its entries" are the CPU's, of huge pages
 * where the kernel has some.
 */

#include <errno.h>
#include <stdlib.h>

#include "base/alloc.h"
#include "base/bits.h"
#include "base/error.h"
#include "base/log.h"
#include "dev/soft/soft.h"
#include "sys/sys.h"

#define PART ((size_t)64 << 20) /* made at a time, where that is of use */

struct soft_host {
	int fd; /* -1: an import that nobody imports again */
};

/* The mapping is there: it is pinned, and what frees it is noted. */
static int keep(struct dev *dev, int fd, void *ptr, size_t len, struct dev_host *out)
{
	struct soft_host *h = alloc_zero(sizeof(*h));
	int rc = h ? soft_pin(dev, ptr, len) : -ENOMEM;

	if (rc) {
		free(h);
		return rc;
	}
	h->fd = fd;
	*out = (struct dev_host){ .ptr = ptr, .len = len, .page = DEV_WIDE_PAGE, .own = h };
	return 0;
}

/* Pages of the first access, in parts for a user who does not wait for all of them. */
static int make_pages(char *ptr, size_t all, const struct dev_host_user *user)
{
	size_t part = user ? PART : all;

	for (size_t at = 0; at < all; at += part) {
		size_t len = (size_t)min_u64(part, all - at);
		int rc;

		sys_make_huge(ptr + at, len);
		rc = sys_populate(ptr + at, len, true);
		rc = rc == -ENOMEM || rc == -EFAULT ? rc : 0;
		rc = rc || !user ? rc : user->made(user->arg, ptr + at, len);
		if (rc) {
			return rc;
		}
	}
	return 0;
}

int soft_host_alloc(struct dev *dev, size_t len, int node, const struct dev_host_user *user,
		    struct dev_host *out)
{
	size_t all = align_up(len, DEV_WIDE_PAGE);
	void *ptr;
	int fd;
	int rc;

	sys_fds_begin();
	fd = sys_memfd("peerlane-host", all);
	sys_fd_private(fd, true);
	sys_fds_end();
	rc = fd < 0 ? fd : sys_map_aligned(fd, all, &ptr);
	if (rc) {
		goto err_close;
	}
	if (node >= 0 && sys_prefer_node(ptr, all, node)) {
		log_info("host memory for %s could not be put on NUMA node %d", dev->props.name,
			 node);
	}
	rc = make_pages(ptr, all, user);
	rc = rc ? rc : keep(dev, fd, ptr, all, out);
	if (!rc) {
		return 0;
	}
	if (user) {
		user->undo(user->arg);
	}
	(void)sys_unmap(ptr, all);
err_close:
	if (fd >= 0) {
		sys_close_private(fd);
	}
	if (rc == -ECANCELED) {
		return rc;
	}
	return dev_host_none(out, DEV_NOT_WIDE_REFUSED, "the kernel gives no shared memory: %s",
			     err_words(rc));
}

/* All of the allocation is given, and the range in it. */
int soft_host_share(struct dev *dev, const struct dev_host *host, void *ptr, size_t len,
		    struct dev_shared *out)
{
	const struct soft_host *h = host->own;
	int fd = sys_dup(h->fd);

	if (fd < 0) {
		return err_set(-fd, "cannot share host memory of %s: %s", dev->props.name,
			       err_words(fd));
	}
	*out = (struct dev_shared){ .form = DEV_FORM_FD,
				    .off = (uint64_t)((char *)ptr - (char *)host->ptr),
				    .len = len,
				    .n = 1,
				    .host_page = DEV_WIDE_PAGE };
	out->pieces[0].fd = fd;
	out->pieces[0].len = host->len;
	return 0;
}

/* Checks that the memory is one file, whole, that cannot become shorter. */
static int check(struct dev *dev, const struct dev_shared *x)
{
	struct stat st;
	int rc = x->form != DEV_FORM_FD || x->n != 1 || x->pieces[0].skip ||
				 x->pieces[0].len % DEV_WIDE_PAGE || x->off > x->pieces[0].len ||
				 x->len > x->pieces[0].len - x->off
			 ? -EPROTO
			 : sys_fstat(x->pieces[0].fd, &st);

	if (!rc && (st.st_size < 0 || (uint64_t)st.st_size != x->pieces[0].len ||
		    !sys_fd_sealed(x->pieces[0].fd, x->pieces[0].len))) {
		rc = -EPROTO;
	}
	return rc ? err_set(-rc, "%s cannot map %zu bytes of host memory: %s", dev->props.name,
			    x->len,
			    rc == -EPROTO ? "what was shared is not a sealed memfd of that length"
					  : err_words(rc))
		  : 0;
}

int soft_host_import(struct dev *dev, const struct dev_shared *x, int node, bool again,
		     struct dev_host *out)
{
	size_t all = x->pieces[0].len;
	void *ptr = NULL;
	int rc = check(dev, x);
	int fd = -1;

	(void)node; /* it has its pages */
	if (rc) {
		return rc;
	}
	if (again) {
		sys_fds_begin();
		fd = sys_dup(x->pieces[0].fd);
		sys_fd_private(fd, true);
		sys_fds_end();
		rc = fd < 0 ? fd : 0;
	}
	rc = rc ? rc : sys_map_aligned(x->pieces[0].fd, all, &ptr);
	if (!rc) {
		/* A page that is missing would be a signal if there is no memory for it. */
		rc = sys_populate(ptr, all, true);
		rc = rc == -ENOMEM || rc == -EFAULT ? rc : keep(dev, fd, ptr, all, out);
	}
	if (rc) {
		(void)(ptr ? sys_unmap(ptr, all) : 0);
		if (fd >= 0) {
			sys_close_private(fd);
		}
		return err_set(-rc, "%s cannot map %zu bytes of host memory: %s", dev->props.name,
			       x->len, err_words(rc));
	}
	return 0;
}

int soft_host_free(struct dev *dev, struct dev_host *host)
{
	struct soft_host *h = host->own;
	int rc = soft_unpin(dev, host->ptr, host->len);

	(void)sys_unmap(host->ptr, host->len);
	if (h->fd >= 0) {
		sys_close_private(h->fd);
	}
	free(h);
	return rc;
}

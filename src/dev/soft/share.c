/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/* Software GPUs reach each other's memory as it is; another process maps the memfd. */

#include <errno.h>

#include "base/error.h"
#include "dev/soft/soft.h"
#include "sys/sys.h"

static int soft_peer_enable(struct dev *d, struct dev *peer)
{
	if (peer->driver != d->driver) {
		return err_set(EOPNOTSUPP, "%s cannot reach the memory of %s", d->props.name,
			       peer->props.name);
	}
	return 0;
}

static int soft_export(struct dev *dev, void *ptr, size_t len, struct dev_export *out)
{
	struct soft_dev *d = soft_of(dev);
	struct dev_range r;
	int rc = soft_mem_identify(d, (uintptr_t)ptr, &r);
	int fd;

	if (rc || len > r.len - ((uintptr_t)ptr - r.base)) {
		return err_set(EINVAL, "%s: %zu bytes at %p are not of one allocation",
			       dev->props.name, len, ptr);
	}
	fd = sys_dup(d->fd);
	if (fd < 0) {
		return err_set(-fd, "cannot export memory of %s: %s", dev->props.name,
			       err_words(fd));
	}
	*out = (struct dev_export){ .fd = fd,
				    .off = (uint64_t)((char *)ptr - d->base),
				    .len = len };
	return 0;
}

static int soft_import(struct dev *d, const struct dev_export *x, void **out)
{
	int rc = sys_map_fd(x->fd, x->len, x->off, out);

	if (rc) {
		return err_set(-rc, "%s cannot map %zu bytes that were exported to it: %s",
			       d->props.name, x->len, err_words(rc));
	}
	return 0;
}

static int soft_unimport(struct dev *d, void *ptr, size_t len)
{
	int rc = sys_unmap(ptr, len);

	return rc ? err_set(-rc, "%s: %p was not imported", d->props.name, ptr) : 0;
}

const struct dev_share_ops soft_share_ops = {
	.peer_enable = soft_peer_enable,
	.export_range = soft_export,
	.import_range = soft_import,
	.unimport = soft_unimport,
};

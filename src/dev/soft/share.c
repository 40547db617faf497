/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/* Software GPUs and the CPU access each other's memory directly; another process maps the memfd. It
 * gets the descriptor of all of the GPU's memory, and the range in it. */

#include <errno.h>
#include <stdlib.h>

#include "base/alloc.h"
#include "base/bits.h"
#include "base/error.h"
#include "dev/soft/soft.h"
#include "sys/sys.h"

struct soft_import {
	struct dev_import base; /* first */
	void *map;
	size_t map_len;
};

static int soft_peer_enable(struct dev *d, struct dev *peer)
{
	if (peer->driver != d->driver) {
		return err_set(EOPNOTSUPP, "%s cannot reach the memory of %s", d->props.name,
			       peer->props.name);
	}
	if (soft_of(d)->pairs[peer->index].fault == SOFT_CUT) {
		return err_set(EOPNOTSUPP,
			       "%s has no peer access to %s: the tunable test_soft_pairs",
			       d->props.name, peer->props.name);
	}
	return 0;
}

/* Also of a software GPU that another context of the process has opened. */
static int soft_export(struct dev *dev, void *ptr, size_t len, enum dev_mapping by,
		       struct dev_export *out)
{
	uint64_t off;
	int fd;

	if (by == DEV_MAPPING_PCIE) {
		return err_set(EOPNOTSUPP, "%s: its memory is not on PCIe", dev->props.name);
	}
	fd = soft_memfd_of(ptr, len, &off);
	if (fd == -EINVAL) {
		return err_set(EINVAL, "%s: %zu bytes at %p are not of one allocation",
			       dev->props.name, len, ptr);
	}
	if (fd < 0) {
		return err_set(-fd, "cannot export memory of %s: %s", dev->props.name,
			       err_words(fd));
	}
	*out = (struct dev_export){ .fd = fd, .off = off, .len = len };
	return 0;
}

static int soft_share(struct dev *d, void *ptr, size_t len, enum dev_form form,
		      struct dev_shared *out)
{
	struct dev_export x = { .fd = -1 };
	int rc;

	if (form != DEV_FORM_FD) {
		return err_set(EOPNOTSUPP, "%s shares its memory by descriptor only",
			       d->props.name);
	}
	rc = soft_export(d, ptr, len, DEV_MAPPING_PLAIN, &x);
	if (rc) {
		return rc;
	}
	out->form = form;
	out->off = x.off % sys_page();
	out->len = len;
	out->n = 1;
	out->pieces[0].fd = x.fd;
	out->pieces[0].skip = x.off - out->off;
	out->pieces[0].len = align_up(out->off + len, sys_page());
	return 0;
}

/* An access to a mapping past the file's end would be a signal. */
static int inside_file(struct dev *d, const struct dev_shared *x)
{
	struct stat st;
	int rc = sys_fstat(x->pieces[0].fd, &st);

	if (!rc && (x->n != 1 || st.st_size < 0 || x->pieces[0].skip > (uint64_t)st.st_size ||
		    x->pieces[0].len > (uint64_t)st.st_size - x->pieces[0].skip ||
		    x->off > x->pieces[0].len || x->len > x->pieces[0].len - x->off)) {
		rc = -EPROTO;
	}
	if (!rc && !sys_fd_sealed(x->pieces[0].fd, (uint64_t)st.st_size)) {
		rc = -EPROTO;
	}
	return rc ? err_set(-rc, "%s cannot map %zu bytes that were shared with it: %s",
			    d->props.name, x->len, err_words(rc))
		  : 0;
}

static int soft_import(struct dev *d, const struct dev_shared *x, bool readonly,
		       struct dev_import **out)
{
	struct soft_import *m;
	int rc;

	(void)readonly;
	if (x->form != DEV_FORM_FD) {
		return err_set(EOPNOTSUPP, "%s imports memory by descriptor only", d->props.name);
	}
	rc = inside_file(d, x);
	if (rc) {
		return rc;
	}
	m = alloc_zero(sizeof(*m));
	if (!m) {
		return -ENOMEM;
	}
	m->map_len = x->pieces[0].len;
	rc = sys_map_fd(x->pieces[0].fd, m->map_len, x->pieces[0].skip, &m->map);
	if (rc) {
		free(m);
		return err_set(-rc, "%s cannot map %zu bytes that were shared with it: %s",
			       d->props.name, x->len, err_words(rc));
	}
	m->base = (struct dev_import){ .dev = d, .ptr = (char *)m->map + x->off, .len = x->len };
	*out = &m->base;
	return 0;
}

static int soft_unimport(struct dev_import *base)
{
	struct soft_import *m = container_of(base, struct soft_import, base);
	int rc = sys_unmap(m->map, m->map_len);

	free(m);
	return rc;
}

static int soft_alloc_shared(struct dev *d, size_t len, void **out)
{
	return soft_mem_ops.alloc(d, len, out);
}

static int soft_peer_map(struct dev *d, struct dev *peer, void *ptr, size_t len, bool atomics,
			 void **out)
{
	(void)len;
	(void)atomics; /* the CPU's work on all of them */
	if (peer->driver != d->driver) {
		return err_set(EOPNOTSUPP, "kernels of %s cannot reach the memory of %s",
			       peer->props.name, d->props.name);
	}
	*out = ptr;
	return 0;
}

static int soft_peer_unmap(struct dev *d, struct dev *peer, void *ptr, size_t len)
{
	(void)d;
	(void)peer;
	(void)ptr;
	(void)len;
	return 0;
}

const struct dev_share_ops soft_share_ops = {
	.peer_enable = soft_peer_enable,
	.export_range = soft_export,
	.alloc_shared = soft_alloc_shared,
	.share = soft_share,
	.import = soft_import,
	.unimport = soft_unimport,
	.peer_map = soft_peer_map,
	.peer_unmap = soft_peer_unmap,
};

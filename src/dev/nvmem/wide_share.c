/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/*
 * Wide memory of several processes. Each piece goes by a descriptor: of the kernel driver's object,
 * of libcuda's, or, where the memory was itself imported, the one that came with it. A process that
 * has imported a piece keeps its memory, also when the process that made it has gone.
 *
 * An importer trusts nothing in the message: libcuda refuses to map more than a piece has, and the
 * CPU may only be let at memory of the host, which the driver is asked about and the kernel tries.
 */

#include <errno.h>

#include "base/alloc.h"
#include "base/bits.h"
#include "base/error.h"
#include "base/text.h"
#include "dev/cuda/vmm.h"
#include "dev/nvmem/wide.h"
#include "dev/nvrm/rm.h"
#include "sys/sys.h"

static int fd_by_cuda(struct cuda_dev *d, cuda_ptr p, int *fd)
{
	struct vmm_piece piece;
	cuda_result r;
	int rc = vmm_piece_at(d, p, &piece);

	if (rc) {
		return rc == -ENOENT ? err_set(EOPNOTSUPP, "libcuda does not give memory again "
							   "that it has made")
				     : rc;
	}
	r = d->api->cuMemExportToShareableHandle(fd, piece.mem,
						 CUDA_MEM_HANDLE_TYPE_POSIX_FILE_DESCRIPTOR, 0);
	(void)cuda_mem_release(d, piece.mem);
	return r == CUDA_RES_OK ? 0
				: cuda_fail(r, "cuMemExportToShareableHandle", "of host memory");
}

static int fd_of(const struct wide *w, unsigned int i, cuda_ptr at, int *fd)
{
	const struct wide_source *s = &w->from[i];

	if (s->object) {
		return rm_export(w->dev->rm, s->object, w->dev->rm_metadata, fd);
	}
	if (s->fd < 0) {
		return fd_by_cuda(w->dev, at, fd);
	}
	*fd = sys_dup(s->fd);
	return *fd < 0 ? err_set(-*fd, "cannot share host memory of %s: %s",
				 w->dev->base.props.name, err_words(*fd))
		       : 0;
}

static int add_piece(const struct wide *w, unsigned int i, cuda_ptr at, struct dev_shared *out)
{
	int fd = -1;
	int rc;

	if (out->n == DEV_PIECES_MAX) {
		return err_set(EOPNOTSUPP,
			       "it is in more than %u pieces: export it in parts; drivers before "
			       "575 give pieces of 4 MiB at most",
			       out->n);
	}
	rc = fd_of(w, i, at, &fd);
	if (!rc) {
		out->pieces[out->n].fd = fd;
		out->pieces[out->n].skip = 0;
		out->pieces[out->n++].len = w->lens[i];
	}
	return rc;
}

int cuda_host_share(struct dev *base, const struct dev_host *h, void *ptr, size_t len,
		    struct dev_shared *out)
{
	struct cuda_dev *d = cuda_dev_of(base);
	const struct wide *w = h->own;
	cuda_ptr from = cuda_ptr_of(ptr);
	cuda_ptr at = w->base;
	struct cuda_visit v;
	int rc = cuda_enter(d, &v);

	if (rc) {
		return rc;
	}
	*out = (struct dev_shared){
		.form = DEV_FORM_FD, .len = len, .host_page = h->page, .not_wide = h->not_wide
	};
	for (unsigned int i = 0; i < w->n && at < from + len && !rc; at += w->lens[i++]) {
		if (from >= at + w->lens[i]) {
			continue;
		}
		if (!out->n) {
			out->off = from - at;
		}
		rc = add_piece(w, i, at, out);
	}
	cuda_leave(&v);
	while (rc && out->n) {
		sys_close_private(out->pieces[--out->n].fd);
	}
	return rc;
}

/* The sum of the pieces. */
static int check_lengths(const struct cuda_dev *d, const struct dev_shared *x, size_t *all)
{
	bool bad = x->form != DEV_FORM_FD || !x->n || x->n > DEV_PIECES_MAX;

	*all = 0;
	for (unsigned int i = 0; i < x->n && !bad; i++) {
		uint64_t len = x->pieces[i].len;

		bad = x->pieces[i].skip || !len || len % DEV_WIDE_PAGE || len > SIZE_MAX - *all;
		*all += bad ? 0 : len;
	}
	return bad || x->off >= *all || x->len > *all - x->off
		       ? err_set(EPROTO,
				 "%s cannot map %zu bytes of host memory: what was shared is not "
				 "whole pieces of 2 MiB",
				 d->base.props.name, x->len)
		       : 0;
}

static int take_piece(struct wide *w, int fd, uint64_t len, bool again, cuda_ptr at)
{
	struct cuda_dev *d = w->dev;
	int kept = -1;
	cuda_result r;
	cuda_mem m;
	int rc = wide_grow(w);

	if (rc) {
		return rc;
	}
	r = d->api->cuMemImportFromShareableHandle(&m, (void *)(intptr_t)fd,
						   CUDA_MEM_HANDLE_TYPE_POSIX_FILE_DESCRIPTOR);
	if (r != CUDA_RES_OK) {
		return cuda_fail(r, "cuMemImportFromShareableHandle", "on %s", d->base.props.name);
	}
	r = d->api->cuMemMap(at, len, 0, m, 0);
	(void)cuda_mem_release(d, m); /* the mapping keeps it */
	if (r != CUDA_RES_OK) {
		return cuda_fail(r, "cuMemMap", "of %llu bytes on %s", (unsigned long long)len,
				 d->base.props.name);
	}
	if (again) {
		sys_fds_begin();
		kept = sys_dup(fd);
		sys_fd_private(kept, true);
		sys_fds_end();
	}
	w->from[w->n] = (struct wide_source){ .fd = kept };
	w->lens[w->n++] = len;
	return again && kept < 0 ? err_set(-kept, "cannot keep a descriptor of host memory: %s",
					   err_words(kept))
				 : 0;
}

/* Memory of a device would be a signal for the CPU. */
static int is_hosts(const struct wide *w)
{
	cuda_ptr at = w->base;

	for (unsigned int i = 0; i < w->n; at += w->lens[i++]) {
		const char *first = (const char *)(uintptr_t)at;
		struct dev_range r;
		char byte;

		if (cuda_identify(first, &r) || r.kind != DEV_MEM_PINNED ||
		    sys_copy_out(&byte, first, 1) ||
		    sys_copy_out(&byte, first + w->lens[i] - 1, 1)) {
			return err_set(EPROTO,
				       "%s: what another process shared as host memory is none",
				       w->dev->base.props.name);
		}
	}
	return 0;
}

int cuda_host_import(struct dev *base, const struct dev_shared *x, int node, bool again,
		     struct dev_host *out)
{
	struct cuda_dev *d = cuda_dev_of(base);
	struct cuda_visit v;
	struct wide *w;
	size_t all;
	cuda_ptr at;
	int rc = check_lengths(d, x, &all);

	rc = rc ? rc : vmm_usable(d);
	rc = rc ? rc : wide_enter(d, all, &w, &v);
	if (rc) {
		return rc;
	}
	at = w->base;
	for (unsigned int i = 0; i < x->n && !rc; at += x->pieces[i++].len) {
		rc = take_piece(w, x->pieces[i].fd, x->pieces[i].len, again, at);
	}
	rc = rc ? rc : wide_open(w, node);
	rc = rc ? rc : is_hosts(w);
	/* The first of a GPU in this process is looked at, as that which it makes itself. */
	rc = rc || wide_is_proven(d) ? rc : wide_compare(d, w);
	if (rc) {
		char why[256];

		/* What follows has messages of its own. */
		text_copy(why, sizeof(why), err_message());
		wide_drop(w);
		(void)err_set(-rc, "%s", why);
	} else {
		*out = (struct dev_host){ .page = x->host_page, .not_wide = x->not_wide };
		wide_add(w, out);
	}
	cuda_leave(&v);
	return rc;
}

/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#include "cufile/handle.h"

#include <errno.h>
#include <fcntl.h>
#include <pthread.h>
#include <signal.h>
#include <stdlib.h>
#include <sys/stat.h>

#include "cufile/driver.h"
#include "cufile/heap.h"
#include "cufile/log.h"
#include "cufile/route.h"
#include "cufile/stats.h"

static void drop(void *obj)
{
	struct cf_handle *h = obj;

	if (pl_file_close(h->file)) {
		CF_LOG(CF_LOG_ERROR, "closing a file: %s", pl_error_message());
	}
	free(h);
}

static struct cf_table files = CF_TABLE_INIT(7, drop, RANK_CF_FILES);

/* Whether the descriptor is still the same file: a number that was closed and reused is another
 * file.
 */
static bool is_same(const void *there, const void *obj)
{
	const struct cf_handle *a = there;
	const struct cf_handle *b = obj;

	return a->fd == b->fd && a->dev == b->dev && a->ino == b->ino;
}

static CUfileOpError check_descr(const CUfileDescr_t *d)
{
	if (d->type == CU_FILE_HANDLE_TYPE_USERSPACE_FS) {
		return d->fs_ops ? CU_FILE_SUCCESS : CU_FILE_IO_NOT_SUPPORTED;
	}
	return d->type == CU_FILE_HANDLE_TYPE_OPAQUE_FD ? CU_FILE_SUCCESS
							: CU_FILE_IO_NOT_SUPPORTED;
}

static CUfileOpError look_at(int fd, struct cf_handle *h)
{
	int flags = fd < 0 ? -1 : fcntl(fd, F_GETFL);
	struct stat st;

	if (flags < 0 || flags & O_PATH || fstat(fd, &st)) {
		return CU_FILE_INVALID_VALUE;
	}
	if (!S_ISREG(st.st_mode) && !S_ISBLK(st.st_mode)) {
		return CU_FILE_INVALID_FILE_TYPE;
	}
	if (flags & (O_APPEND | O_NONBLOCK | O_NOFOLLOW)) {
		return CU_FILE_INVALID_FILE_OPEN_FLAG;
	}
	h->fd = fd;
	h->mode = flags & O_ACCMODE;
	h->dev = st.st_dev;
	h->ino = st.st_ino;
	return CU_FILE_SUCCESS;
}

/* Called with the driver held. */
static CUfileOpError add(struct cf_handle *h, CUfileHandle_t *out)
{
	uintptr_t id = 0;
	int rc = pl_file_from_fd(cf_driver.ctx, h->fd, &h->file);

	if (rc) {
		return rc == -EBADF ? CU_FILE_INVALID_VALUE
				    : cf_driver_error(rc, "a file cannot be registered");
	}
	h->opts = (struct pl_io_opts)PL_IO_OPTS_INIT;
	h->opts.policy = cf_routing_policy(&cf_driver.config.routing, h->file, cf_driver.policy);
	h->host_policy = cf_driver.policy;
	h->plain = h->opts.policy == PL_POLICY_DEFAULT;
	if (cf_log_wants(CF_LOG_INFO)) {
		cf_route_log(h->file, h->fd, h->mode, h->opts.policy);
	}
	rc = cf_table_add(&files, h, is_same, &id);
	if (rc) {
		(void)pl_file_close(h->file);
		return rc == -EEXIST ? CU_FILE_HANDLE_ALREADY_REGISTERED : CU_FILE_NOMEM_ERROR;
	}
	*out = (CUfileHandle_t)id;
	return CU_FILE_SUCCESS;
}

CUfileError_t cuFileHandleRegister(CUfileHandle_t *fh, CUfileDescr_t *descr)
{
	struct cf_handle *h = NULL;
	CUfileOpError e;

	/* Opened by refused calls too, as by NVIDIA's library. */
	e = cf_driver_enter();
	if (e) {
		return cf_status(e);
	}
	e = fh && descr ? check_descr(descr) : CU_FILE_INVALID_VALUE;
	if (!e) {
		h = cf_heap_zero(1, sizeof(*h));
		e = h ? look_at(descr->handle.fd, h) : CU_FILE_NOMEM_ERROR;
	}
	if (!e) {
		e = add(h, fh);
	}
	cf_stats_count(CF_STATS_HANDLE_REGISTER, !e);
	cf_driver_leave();
	if (e) {
		free(h);
	}
	return cf_status(e);
}

void cuFileHandleDeregister(CUfileHandle_t fh)
{
	cf_stats_count(CF_STATS_HANDLE_DEREGISTER, cf_table_remove(&files, (uintptr_t)fh));
}

struct cf_slot *cf_handle_get(CUfileHandle_t fh, int *why)
{
	struct cf_slot *s = cf_table_get(&files, (uintptr_t)fh);

	if (!s) {
		*why = cf_table_had(&files, (uintptr_t)fh) ? (int)CU_FILE_HANDLE_NOT_REGISTERED
							   : EINVAL;
	}
	return s;
}

void cf_handle_put(struct cf_slot *s)
{
	cf_table_put(&files, s);
}

static void *drop_late(void *slot)
{
	cf_table_bury(&files, slot);
	return NULL;
}

/* A thread for one file: transfers outlive their file's registration once in a while at most. */
static int drop_elsewhere(struct cf_slot *s)
{
	pthread_attr_t attr;
	sigset_t all;
	sigset_t was;
	pthread_t t;
	int rc = pthread_attr_init(&attr);

	if (rc) {
		return rc;
	}
	(void)sigfillset(&all);
	(void)pthread_sigmask(SIG_SETMASK, &all, &was); /* signals are the program's */
	rc = pthread_attr_setdetachstate(&attr, PTHREAD_CREATE_DETACHED);
	if (!rc) {
		rc = pthread_create(&t, &attr, drop_late, s);
	}
	(void)pthread_sigmask(SIG_SETMASK, &was, NULL);
	(void)pthread_attr_destroy(&attr);
	return rc;
}

void cf_handle_put_aside(struct cf_slot *s)
{
	if (cf_table_release(s) && drop_elsewhere(s)) {
		cf_table_bury(&files, s);
	}
}

bool cf_handle_clear(void)
{
	return cf_table_clear(&files);
}

void cf_handle_forget(void)
{
	cf_table_forget(&files);
}

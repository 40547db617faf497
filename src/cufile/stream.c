/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/* Transfers in the order of a stream, registered or not. */

#include "cufile/stream.h"

#include <errno.h>
#include <fcntl.h>
#include <stdatomic.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/lock.h"
#include "cufile/buffer.h"
#include "cufile/driver.h"
#include "cufile/handle.h"
#include "cufile/heap.h"
#include "cufile/io.h"
#include "cufile/log.h"
#include "cufile/stats.h"
#include "cufile/wrap.h"

#define FLAGS                                                                 \
	(CU_FILE_STREAM_FIXED_BUF_OFFSET | CU_FILE_STREAM_FIXED_FILE_OFFSET | \
	 CU_FILE_STREAM_FIXED_FILE_SIZE | CU_FILE_STREAM_PAGE_ALIGNED_INPUTS)

/* A stream that was registered. */
struct cf_known {
	struct cf_known *next;
	CUstream native;
	unsigned int flags;
};

/* Parameters on which a transfer's result depends when they are wrong. Pointers to parameters that
 * the stream fixes lead to the copies behind them. */
struct cf_terms {
	const size_t *len;
	const off_t *off;
	const off_t *mem_off;
	unsigned int flags; /* of the stream's registration; 0: it has none */
	size_t space;	    /* of the buffer's registration; 0: it has none */
	size_t fixed_len;
	off_t fixed_off;
	off_t fixed_mem_off;
};

/* A transfer, from its submission until it is done. */
struct cf_async {
	struct cf_terms terms;
	atomic_int users; /* the thread that queues it, and its completion */
	atomic_bool over;
	struct cf_slot *file;
	struct cf_wrapper *stream;
	ssize_t *result;
	bool write;
	uint64_t since;
};

/* Protects the registered streams and their wrappers; held while a transfer is queued. The driver's
 * lock is taken before it. */
static struct lock streams_lock = LOCK_INIT(RANK_CF_STREAMS);
static struct cf_known *known;
static atomic_ulong queued;

static struct cf_known *find_locked(CUstream native)
{
	struct cf_known *k = known;

	while (k && k->native != native) {
		k = k->next;
	}
	return k;
}

static CUfileOpError learn_locked(CUstream native, unsigned int flags)
{
	struct cf_known *k = find_locked(native);

	if (k) {
		return CU_FILE_INVALID_VALUE;
	}
	k = cf_heap_zero(1, sizeof(*k));
	if (!k) {
		return CU_FILE_NOMEM_ERROR;
	}
	k->native = native;
	k->flags = flags;
	k->next = known;
	known = k;
	return CU_FILE_SUCCESS;
}

CUfileError_t cuFileStreamRegister(CUstream stream, unsigned int flags)
{
	CUfileOpError e;

	if (flags & ~(unsigned int)FLAGS) {
		CF_LOG(CF_LOG_WARN, "stream flags %#x mean nothing and are left out",
		       flags & ~(unsigned int)FLAGS);
	}
	lock_acquire(&streams_lock);
	e = learn_locked(stream, flags);
	lock_release(&streams_lock);
	return cf_status(e);
}

static CUfileOpError forget_locked(CUstream native)
{
	for (struct cf_known **p = &known; *p; p = &(*p)->next) {
		struct cf_known *k = *p;

		if (k->native == native) {
			*p = k->next;
			free(k);
			return CU_FILE_SUCCESS;
		}
	}
	return CU_FILE_INVALID_VALUE;
}

CUfileError_t cuFileStreamDeregister(CUstream stream)
{
	struct cf_wrapper *taken;
	CUfileOpError e;

	rwlock_read(&cf_driver.lock);
	lock_acquire(&streams_lock);
	e = forget_locked(stream);
	taken = e ? NULL : cf_wrapper_take_locked(stream);
	lock_release(&streams_lock);
	cf_wrapper_close(taken);
	rwlock_release(&cf_driver.lock);
	return cf_status(e);
}

static bool describe(const char *name, struct pl_dev_info *out)
{
	struct pl_dev *d;
	int rc;

	if (pl_dev_open(cf_driver.ctx, name, &d)) {
		return false;
	}
	rc = pl_dev_info(d, out);
	pl_dev_close(d);
	return rc == 0;
}

static bool is_soft(const char *name)
{
	struct pl_dev_info info = PL_DEV_INFO_INIT;

	return *name && describe(name, &info) && info.flags & PL_DEV_SOFT;
}

/* The device of a transfer's stream: of a default one the GPU of the current context, as each has
 * default streams with the same handles; otherwise the one that the memory is on, and for the
 * host's own the first GPU. */
static void device_of(CUstream native, const void *mem, char *name, size_t space)
{
	struct pl_mem_info info = PL_MEM_INFO_INIT;
	struct pl_dev_info current = PL_DEV_INFO_INIT;
	const char *dev = "";

	if (pl_mem_info(cf_driver.ctx, mem, &info) == 0) {
		dev = info.dev_name;
	}
	if (cf_is_default_stream(native) && !is_soft(dev) && describe("cuda:current", &current)) {
		dev = current.name;
	}
	(void)snprintf(name, space, "%s", *dev ? dev : "gpu:0");
}

static void leave(struct cf_async *a)
{
	if (atomic_fetch_sub(&a->users, 1) == 1) {
		free(a);
	}
}

/* What NVIDIA's library gives for parameters that cannot be; false: they can. */
static bool is_wrong(const struct cf_terms *t, ssize_t *result)
{
	off_t mem_off = *t->mem_off;

	if (*t->len == 0) {
		*result = 0;
	} else if (*t->off < 0) {
		*result = t->flags & CU_FILE_STREAM_FIXED_FILE_OFFSET ? -CU_FILE_INVALID_VALUE : -1;
	} else if (mem_off < 0) {
		*result = t->space && t->flags & CU_FILE_STREAM_FIXED_BUF_OFFSET
				  ? -CU_FILE_INTERNAL_ERROR
				  : -EIO;
	} else if (t->space &&
		   ((size_t)mem_off > t->space || *t->len > t->space - (size_t)mem_off)) {
		*result = -CU_FILE_INVALID_MAPPING_SIZE;
	} else {
		return false;
	}
	return true;
}

/* When the transfer has completed, before the stream continues. */
static void done(void *arg, ssize_t result)
{
	struct cf_async *a = arg;

	if (result < 0 && !is_wrong(&a->terms, &result)) {
		/* A range that no file can have is -1, as in NVIDIA's. */
		result = result == -EINVAL ? -1 : -(ssize_t)cf_io_errno(result, a->write);
	}
	/* Release: a reader that sees the result sees the bytes. */
	__atomic_store_n(a->result, result, __ATOMIC_RELEASE);
	if (a->since) {
		cf_stats_io(a->write, result, false, a->since, NULL, NULL);
	}
	cf_handle_put_aside(a->file);
	atomic_fetch_sub(&a->stream->queued, 1);
	atomic_fetch_sub(&queued, 1);
	atomic_store(&a->over, true);
	leave(a);
}

static CUfileOpError error_of(int rc)
{
	CF_LOG(CF_LOG_ERROR, "a stream's transfer is refused: %s", pl_error_message());
	switch (rc) {
	case -ENOMEM:
		return CU_FILE_NOMEM_ERROR;
	case -EOPNOTSUPP:
		return CU_FILE_ASYNC_NOT_SUPPORTED;
	case -EBADF:
		return CU_FILE_INVALID_FILE_OPEN_FLAG;
	case -EFAULT:
		return CU_FILE_CUDA_POINTER_INVALID;
	default:
		return CU_FILE_INTERNAL_ERROR;
	}
}

/* Queues a transfer. After -errno it is not queued, and its completion will not be reported; it may
 * have been queued and taken back, and then have completed meanwhile. */
static int queue_locked(CUstream native, struct pl_stream_io *io, struct cf_async *a,
			struct cf_wrapper **stale)
{
	char dev[32];
	int rc;

	device_of(native, io->mem, dev, sizeof(dev));
	rc = cf_wrapper_get_locked(native, dev, &a->stream, stale);
	if (rc) {
		return rc;
	}
	atomic_fetch_add(&a->stream->queued, 1);
	rc = a->write ? pl_stream_write(a->stream->stream, io)
		      : pl_stream_read(a->stream->stream, io);
	if (rc && !atomic_load(&a->over)) {
		atomic_fetch_sub(&a->stream->queued, 1);
	}
	return rc;
}

/* Takes the parameters as the transfer finds them: fixed ones cannot change from now on. */
static void fix(struct cf_terms *to, const struct cf_terms *from)
{
	*to = *from;
	if (from->flags & CU_FILE_STREAM_FIXED_FILE_SIZE) {
		to->fixed_len = *from->len;
		to->len = &to->fixed_len;
	}
	if (from->flags & CU_FILE_STREAM_FIXED_FILE_OFFSET) {
		to->fixed_off = *from->off;
		to->off = &to->fixed_off;
	}
	if (from->flags & CU_FILE_STREAM_FIXED_BUF_OFFSET) {
		to->fixed_mem_off = *from->mem_off;
		to->mem_off = &to->fixed_mem_off;
	}
}

static CUfileOpError queue(struct cf_slot *file, void *mem, const struct cf_terms *terms,
			   ssize_t *result, CUstream native, bool write)
{
	struct pl_stream_io io = PL_STREAM_IO_INIT;
	struct cf_async *a = cf_heap_zero(1, sizeof(*a));
	struct cf_wrapper *stale = NULL;
	int rc;

	if (!a) {
		cf_handle_put(file);
		return CU_FILE_NOMEM_ERROR;
	}
	atomic_init(&a->users, 2);
	fix(&a->terms, terms);
	a->file = file;
	a->result = result;
	a->write = write;
	a->since = cf_stats_level() > 0 ? cf_stats_now() : 0;
	io.policy = cf_io_policy(cf_handle_of(file), mem);
	io.file = cf_handle_of(file)->file;
	io.mem = mem;
	io.len = a->terms.len;
	io.off = a->terms.off;
	io.mem_off = a->terms.mem_off;
	io.done = done;
	io.done_arg = a;
	atomic_fetch_add(&queued, 1);
	lock_acquire(&streams_lock);
	rc = queue_locked(native, &io, a, &stale);
	lock_release(&streams_lock);
	cf_wrapper_close(stale);
	if (rc && !atomic_load(&a->over)) {
		atomic_fetch_sub(&queued, 1);
		cf_handle_put(file);
		leave(a);
	}
	leave(a);
	return rc ? error_of(rc) : CU_FILE_SUCCESS;
}

static unsigned int flags_of(CUstream native)
{
	struct cf_known *k;
	unsigned int flags;

	lock_acquire(&streams_lock);
	k = find_locked(native);
	flags = k ? k->flags : 0;
	lock_release(&streams_lock);
	return flags;
}

/*
 * The transfers that are never queued, as NVIDIA's library has it: the call succeeds, and their
 * result is there when it returns. The length at the call is the maximum, so with 0 there is
 * nothing to move. With all flags the parameters are judged as they are now.
 */
static bool ends_at_once(const struct cf_handle *h, const struct cf_terms *t, ssize_t *result,
			 bool write)
{
	if (h->mode == (write ? O_RDONLY : O_WRONLY)) {
		*result = write ? -1 : -(ssize_t)CU_FILE_INVALID_FILE_OPEN_FLAG;
		return true;
	}
	return (*t->len == 0 || (t->flags & FLAGS) == FLAGS) && is_wrong(t, result);
}

static CUfileOpError submit(struct cf_slot *file, void *mem, const struct cf_terms *t,
			    ssize_t *result, CUstream native, bool write)
{
	if (!ends_at_once(cf_handle_of(file), t, result, write)) {
		return queue(file, mem, t, result, native, write);
	}
	if (cf_stats_level() > 0) {
		cf_stats_io(write, *result, false, cf_stats_now(), NULL, NULL);
	}
	cf_handle_put(file);
	return CU_FILE_SUCCESS;
}

static CUfileError_t transfer(CUfileHandle_t fh, const void *mem, const size_t *len,
			      const off_t *off, const off_t *mem_off, ssize_t *result,
			      CUstream native, bool write)
{
	struct cf_terms t = { .len = len, .off = off, .mem_off = mem_off };
	struct cf_slot *file;
	CUfileOpError e;
	int why;

	/* Opened by refused calls too, as by NVIDIA's library. */
	e = cf_driver_enter();
	if (e) {
		return cf_status(e);
	}
	file = fh && mem && len && off && mem_off && result ? cf_handle_get(fh, &why) : NULL;
	if (file) {
		t.flags = flags_of(native);
		(void)cf_buffer_find((uintptr_t)mem, &t.space);
		e = submit(file, (void *)(uintptr_t)mem, &t, result, native, write);
	} else {
		e = CU_FILE_INVALID_VALUE;
	}
	cf_driver_leave();
	return cf_status(e);
}

CUfileError_t cuFileReadAsync(CUfileHandle_t fh, void *bufPtr_base, size_t *size_p,
			      off_t *file_offset_p, off_t *bufPtr_offset_p, ssize_t *bytes_read_p,
			      CUstream stream)
{
	return transfer(fh, bufPtr_base, size_p, file_offset_p, bufPtr_offset_p, bytes_read_p,
			stream, false);
}

CUfileError_t cuFileWriteAsync(CUfileHandle_t fh, void *bufPtr_base, size_t *size_p,
			       off_t *file_offset_p, off_t *bufPtr_offset_p,
			       ssize_t *bytes_written_p, CUstream stream)
{
	return transfer(fh, bufPtr_base, size_p, file_offset_p, bufPtr_offset_p, bytes_written_p,
			stream, true);
}

bool cf_stream_idle(void)
{
	return atomic_load(&queued) == 0;
}

void cf_stream_clear(void)
{
	struct cf_wrapper *taken;

	lock_acquire(&streams_lock);
	while (known) {
		struct cf_known *next = known->next;

		free(known);
		known = next;
	}
	taken = cf_wrapper_take_all_locked();
	lock_release(&streams_lock);
	cf_wrapper_close(taken);
}

void cf_stream_forget(void)
{
	lock_renew(&streams_lock);
	known = NULL; /* the parent's */
	cf_wrapper_forget();
	atomic_store(&queued, 0);
}

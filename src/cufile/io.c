/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/* Blocking transfers. They return bytes, or -1 with errno: the file system's, or a CUfileOpError.
 */

#include "cufile/io.h"

#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <stdint.h>

#include "cufile/buffer.h"
#include "cufile/driver.h"
#include "cufile/log.h"
#include "cufile/stats.h"

/* From here on NVIDIA's library calls a range of device memory that is none by another errno. */
#define LONG_ENOUGH ((size_t)1 << 20)

/*
 * What NVIDIA's library says of memory that a transfer cannot use: registered and freed since, the
 * host's, or longer than the device's allocation.
 */
static int io_fault(const void *base, size_t size, bool write)
{
	struct pl_mem_info info = PL_MEM_INFO_INIT;
	size_t len;

	if (cf_buffer_find((uintptr_t)base, &len)) {
		return CU_FILE_INVALID_VALUE;
	}
	if (write) {
		return EIO;
	}
	if (size < LONG_ENOUGH && pl_mem_info(cf_driver.ctx, base, &info) == 0 &&
	    info.kind == PL_MEM_DEVICE) {
		return EIO;
	}
	return EPERM;
}

/* Whether an address before the base is in the registration that holds the base further in. */
static bool is_inside(const void *base, off_t buf_offset)
{
	struct pl_mem_info info = PL_MEM_INFO_INIT;
	uintptr_t at = (uintptr_t)base;
	size_t len;

	return !cf_buffer_find(at, &len) && pl_mem_info(cf_driver.ctx, base, &info) == 0 &&
	       info.flags & PL_MEM_REGISTERED && (uintptr_t)info.base <= at &&
	       at - (uintptr_t)info.base >= 0 - (size_t)buf_offset;
}

bool cf_io_leaves(const void *base, size_t size, off_t buf_offset)
{
	struct pl_mem_info info = PL_MEM_INFO_INIT;
	size_t left;
	size_t len;

	if (buf_offset == 0 || cf_buffer_find((uintptr_t)base, &len) ||
	    pl_mem_info(cf_driver.ctx, base, &info) || info.len == 0) {
		return false;
	}
	left = info.len - ((uintptr_t)base - (uintptr_t)info.base);
	return buf_offset < 0 ? size > left + (0 - (size_t)buf_offset)
			      : (size_t)buf_offset > left || size > left - (size_t)buf_offset;
}

int cf_io_check(const struct cf_handle *h, const void *base, size_t size, off_t file_offset,
		off_t buf_offset, bool write)
{
	size_t len;

	if (file_offset < 0 || (file_offset > 0 && size > (size_t)(INT64_MAX - file_offset))) {
		return CU_FILE_INVALID_VALUE;
	}
	if (buf_offset < 0 && !is_inside(base, buf_offset)) {
		return size ? CU_FILE_INTERNAL_ERROR : CU_FILE_INVALID_MAPPING_RANGE;
	}
	if (!write && h->mode == O_WRONLY) {
		return CU_FILE_INVALID_FILE_OPEN_FLAG;
	}
	if (write && h->mode == O_RDONLY && size > 0) {
		return EIO;
	}
	if (buf_offset >= 0 && cf_buffer_find((uintptr_t)base, &len) &&
	    ((size_t)buf_offset > len || size > len - (size_t)buf_offset)) {
		return CU_FILE_INVALID_MAPPING_RANGE;
	}
	if (size > SSIZE_MAX || (uintptr_t)base + (size_t)buf_offset > UINTPTR_MAX - size ||
	    (buf_offset > 0 && (uintptr_t)base > UINTPTR_MAX - (size_t)buf_offset)) {
		return io_fault(base, size, write);
	}
	return 0;
}

int cf_io_errno(ssize_t rc, bool write)
{
	switch (rc) {
	case -EFAULT: /* memory that is not there, or leaves its allocation */
		return EIO;
	case -EBADF:
		return write ? EIO : (int)CU_FILE_INVALID_FILE_OPEN_FLAG;
	case -EOPNOTSUPP: /* the configuration leaves no route */
		return CU_FILE_IO_NOT_SUPPORTED;
	default:
		return rc < -INT_MAX ? EIO : (int)-rc;
	}
}

uint32_t cf_io_policy(const struct cf_handle *h, const void *mem)
{
	struct pl_mem_info info = PL_MEM_INFO_INIT;

	if (h->opts.policy == h->host_policy) {
		return h->host_policy;
	}
	return pl_mem_info(cf_driver.ctx, mem, &info) == 0 && info.kind == PL_MEM_DEVICE
		       ? h->opts.policy
		       : h->host_policy;
}

static ssize_t move(const struct cf_handle *h, char *mem, size_t size, off_t off, bool write,
		    const struct pl_io_opts *opts)
{
	return write ? pl_write(h->file, mem, size, (uint64_t)off, opts)
		     : pl_read(h->file, mem, size, (uint64_t)off, opts);
}

/* While statistics are kept. */
static ssize_t move_counted(const struct cf_handle *h, const void *base, off_t buf_offset,
			    size_t size, off_t off, bool write, int level)
{
	struct pl_io_report report = PL_IO_REPORT_INIT;
	struct pl_io_opts opts = h->opts;
	char *mem = (char *)((uintptr_t)base + (uintptr_t)buf_offset);
	uint64_t since = cf_stats_now();
	ssize_t n;

	opts.policy = cf_io_policy(h, mem);
	opts.report = level >= 3 ? &report : NULL;
	n = move(h, mem, size, off, write, &opts);
	/* Memory that a transfer leaves is still the base's GPU's. */
	cf_stats_io(write, n, cf_io_unaligned(mem, size, off), since, base, opts.report);
	return n;
}

static int fail(int err, bool write)
{
	if (cf_stats_level() > 0) {
		cf_stats_count(write ? CF_STATS_WRITE : CF_STATS_READ, false);
	}
	CF_LOG(CF_LOG_ERROR, "%s is refused: error %d", write ? "a write" : "a read", err);
	return err;
}

/* The bytes, with *err 0; otherwise *err is the value for errno. */
static ssize_t carry(const struct cf_handle *h, const void *base, size_t size, off_t file_offset,
		     off_t buf_offset, bool write, int *err)
{
	char *mem = (char *)((uintptr_t)base + (uintptr_t)buf_offset);
	const struct pl_io_report none = PL_IO_REPORT_INIT;
	struct pl_io_opts opts = h->opts;
	int level = cf_stats_level();
	ssize_t n;

	*err = cf_io_check(h, base, size, file_offset, buf_offset, write);
	if (*err) {
		*err = fail(*err, write);
		return -1;
	}
	if (size == 0) {
		return 0;
	}
	if (cf_io_leaves(base, size, buf_offset)) {
		if (level > 0) {
			cf_stats_io(write, -EFAULT, cf_io_unaligned(mem, size, file_offset),
				    cf_stats_now(), base, level >= 3 ? &none : NULL);
		}
		CF_LOG(CF_LOG_ERROR, "%zu bytes at offset %lld of %p are not in its allocation",
		       size, (long long)buf_offset, base);
		*err = io_fault(base, size, write);
		return -1;
	}
	if (level > 0) {
		n = move_counted(h, base, buf_offset, size, file_offset, write, level);
	} else if (h->plain) {
		n = move(h, mem, size, file_offset, write, NULL);
	} else {
		opts.policy = cf_io_policy(h, mem);
		n = move(h, mem, size, file_offset, write, &opts);
	}
	if (n < 0) {
		CF_LOG(CF_LOG_ERROR, "%s", pl_error_message());
		*err = n == -EFAULT ? io_fault(base, size, write) : cf_io_errno(n, write);
		return -1;
	}
	return n;
}

static ssize_t transfer(CUfileHandle_t fh, const void *base, size_t size, off_t file_offset,
			off_t buf_offset, bool write)
{
	int saved = errno;
	int err = EINVAL;
	struct cf_slot *s = base ? cf_handle_get(fh, &err) : NULL;
	ssize_t n = -1;

	if (s) {
		n = carry(cf_handle_of(s), base, size, file_offset, buf_offset, write, &err);
		cf_handle_put(s);
	} else {
		(void)fail(err, write);
	}
	errno = err ? err : saved;
	return n;
}

ssize_t cuFileRead(CUfileHandle_t fh, void *bufPtr_base, size_t size, off_t file_offset,
		   off_t bufPtr_offset)
{
	return transfer(fh, bufPtr_base, size, file_offset, bufPtr_offset, false);
}

ssize_t cuFileWrite(CUfileHandle_t fh, const void *bufPtr_base, size_t size, off_t file_offset,
		    off_t bufPtr_offset)
{
	return transfer(fh, bufPtr_base, size, file_offset, bufPtr_offset, true);
}

/* Carries vectors until one comes short. Bytes that were moved before a failure count, and the next
 * call reports the failure. */
static ssize_t carry_all(const struct cf_handle *h, const CUfileIOVec_t *v, size_t n, off_t off,
			 bool write, int *err)
{
	ssize_t sum = 0;

	for (size_t i = 0; i < n; i++) {
		ssize_t got;

		if (v[i].len == 0) {
			continue;
		}
		*err = v[i].base ? 0 : fail(EINVAL, write);
		got = *err ? -1 : carry(h, v[i].base, v[i].len, off + sum, 0, write, err);
		if (got < 0) {
			*err = sum ? 0 : *err;
			return sum ? sum : -1;
		}
		sum += got;
		if ((size_t)got < v[i].len) {
			break;
		}
	}
	return sum;
}

static int check_vectors(const CUfileIOVec_t *v, size_t n, off_t off, unsigned int flags)
{
	size_t sum = 0;

	if (flags || (!v && n) || n > IOV_MAX || off < 0) {
		return CU_FILE_INVALID_VALUE;
	}
	for (size_t i = 0; i < n; i++) {
		if (v[i].len > SSIZE_MAX - sum || (off_t)(v[i].len + sum) > INT64_MAX - off) {
			return EINVAL;
		}
		sum += v[i].len;
	}
	return 0;
}

static ssize_t vectors(CUfileHandle_t fh, const CUfileIOVec_t *v, size_t n, off_t off,
		       unsigned int flags, bool write)
{
	int saved = errno;
	int err = EINVAL;
	struct cf_slot *s = cf_handle_get(fh, &err);
	ssize_t sum = -1;

	if (s) {
		err = check_vectors(v, n, off, flags);
		err = err ? fail(err, write) : 0;
		sum = err ? -1 : carry_all(cf_handle_of(s), v, n, off, write, &err);
		cf_handle_put(s);
	}
	errno = err ? err : saved;
	return sum;
}

ssize_t cuFileReadv(CUfileHandle_t fh, const CUfileIOVec_t *iov, size_t iovcnt, off_t file_offset,
		    unsigned int flags)
{
	return vectors(fh, iov, iovcnt, file_offset, flags, false);
}

ssize_t cuFileWritev(CUfileHandle_t fh, const CUfileIOVec_t *iov, size_t iovcnt, off_t file_offset,
		     unsigned int flags)
{
	return vectors(fh, iov, iovcnt, file_offset, flags, true);
}

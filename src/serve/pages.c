/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/*
 * Files in the page cache. A client reads their bytes as a region: the mover sends them from the
 * page cache, not through a slot, and one read of the client may be of any length. Bytes that are
 * not in the page cache are read by SERVE_READ, in the sizes that disks need: the threads that send
 * must not wait for a disk.
 */

#include <errno.h>

#include <peerlane/peerlane.h>

#include "base/clock.h"
#include "base/error.h"
#include "base/log.h"
#include "serve/server.h"
#include "sys/sys.h"

#define STEP (UINT64_C(64) << 20) /* bytes that are checked at once */
#define LOOK_NS UINT64_C(5000000) /* time to check more: the client asks again */
#define SAMPLES 64u		  /* in a step */

static ssize_t read_some(const struct served_file *f, void *buf, size_t len, uint64_t off)
{
	return f->in_memory ? sys_pread(f->fd, buf, len, off)
			    : sys_pread_nowait(f->fd, buf, len, off);
}

/* Reads for grant_source. It fails for bytes that have left the page cache, and for bytes behind
 * the end of a file that became shorter. The client then asks for them by SERVE_READ, which tells
 * the two apart. */
static int read_pages(void *arg, void *buf, size_t len, uint64_t off)
{
	struct served_file *f = arg;
	size_t got = 0;

	while (got < len) {
		ssize_t n = read_some(f, (char *)buf + got, len - got, off + got);

		if (n == -EINTR) {
			continue;
		}
		if (n <= 0) {
			return n ? (int)n : -EFAULT;
		}
		got += (size_t)n;
	}
	(void)atomic_fetch_add_explicit(&f->straight, len, memory_order_relaxed);
	return 0;
}

/* Whether samples of a range are in the page cache, for files of which the kernel does not tell
 * which pages are cached. */
static bool is_sampled(const struct served_file *f, uint64_t off, uint64_t len)
{
	uint64_t apart = len / SAMPLES + 1;
	char byte;

	for (uint64_t at = 0; at < len; at += apart) {
		if (sys_pread_nowait(f->fd, &byte, 1, off + at) != 1) {
			return false;
		}
	}
	return true;
}

static bool is_there(const struct served_file *f, uint64_t off, uint64_t len)
{
	int64_t n;
	char byte;

	if (f->in_memory) {
		return true;
	}
	/* Not all file systems can read without waiting. */
	if (sys_pread_nowait(f->fd, &byte, 1, off) != 1) {
		return false;
	}
	n = sys_cached_pages(f->fd, off, len);
	/* overlayfs does not show the pages of the file below. */
	return n > 0 ? n == (int64_t)sys_pages_of(off, len) : is_sampled(f, off, len);
}

/* Counts the bytes from an offset on that are in the page cache. The first step counts even if its
 * check took long: a client that gets 0 does not ask again soon. */
static uint64_t count(const struct served_file *f, uint64_t off)
{
	uint64_t end = f->length < off + SERVE_PAGES_MOST ? f->length : off + SERVE_PAGES_MOST;
	uint64_t until = clock_now_ns() + LOOK_NS;
	uint64_t at = off;

	while (at < end) {
		uint64_t len = end - at < STEP ? end - at : STEP;

		if (!is_there(f, at, len)) {
			break;
		}
		at += len;
		if (clock_now_ns() > until) {
			break;
		}
	}
	return at - off;
}

void pages_begin(struct served_file *f)
{
	long magic;

	f->in_memory = !sys_fs_magic(f->fd, &magic) && sys_fs_is_memory(magic);
	f->source = (struct grant_source){ read_pages, f };
}

void pages_end(struct served_file *f)
{
	(void)pl_grant_close(f->pages); /* waits for its readers */
	f->pages = NULL;
}

static int grant(const struct session *s, struct served_file *f)
{
	int rc = f->pages || f->no_pages ? 0
					 : grant_open_source(s->server->ctx, &f->source,
							     (size_t)f->length, &f->pages);

	if (rc) {
		log_debug("serve: '%s' goes by slots: %s", f->path, err_message());
		f->no_pages = true;
	}
	return f->pages ? 0 : -EOPNOTSUPP;
}

int files_pages(struct session *s, struct unpack *u, struct pack *p)
{
	struct served_file *f = files_of(s, unpack_number(u, 4));
	uint64_t off = unpack_number(u, 8);
	unsigned char blob[PL_BLOB_MAX];
	uint64_t n = 0;
	ssize_t len = 0;

	if (!unpack_done(u) || !f || f->device || f->up) {
		return -EBADMSG;
	}
	if (off < f->length && !grant(s, f)) {
		n = count(f, off);
		len = pl_grant_blob(f->pages, blob, sizeof(blob));
	}
	if (len < 0) {
		return (int)len;
	}
	pack_number(p, n, 8);
	pack_blob(p, blob, (size_t)len);
	return 0;
}

/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#include "ring/windows.h"

#include <errno.h>
#include <stdlib.h>
#include <time.h>

#include "base/alloc.h"
#include "base/bits.h"
#include "base/clock.h"
#include "base/error.h"
#include "base/log.h"
#include "file/file.h"
#include "ring/array.h"
#include "sys/lease.h"
#include "sys/sys.h"
#include "sys/window.h"

#define SHIFT_LEAST 16u
#define PIECES_MOST (UINT64_C(1) << 15) /* the table fits into a GPU's cache */
/* What Linux gives writers, unless it is told otherwise. */
#define PATIENCE_NS UINT64_C(45000000000)
#define RETRY_NS 1000000

static const char *const words[WINDOWS_WHYS] = {
	[WINDOWS_ARE] = "",
	[WINDOWS_NOT_ASKED] = "window_bytes is 0",
	[WINDOWS_ALL_WIDE] = "all of the array is in host memory",
	[WINDOWS_DEVICE] = "the device cannot register pages of files",
	[WINDOWS_FILE_SYSTEM] =
		"the file is not on ext4, xfs or tmpfs, whose mappings follow every "
		"change",
	[WINDOWS_OTHERS_FILE] =
		"the file is another user's: the kernel gives a lease to the owner, or with "
		"CAP_LEASE. If nobody changes the file, say that it is stable",
	[WINDOWS_WRITER] = "the file is open for writing, perhaps by this process: close it there "
			   "and refresh the array, or, if nobody changes the file, say that it is "
			   "stable",
	[WINDOWS_MEMFD] =
		"the file is a memfd, whose creator may write it without the kernel's noticing: "
		"seal it with F_SEAL_WRITE and F_SEAL_SHRINK, or, if nobody changes it, say that "
		"it is stable",
	[WINDOWS_NO_LEASE] =
		"the kernel gives no lease on the file. If nobody changes it, say that "
		"it is stable",
	[WINDOWS_NO_THREAD] = "no thread, or no signal, can be had that tells of writers",
	[WINDOWS_BUDGET] =
		"window_bytes has no space for a piece of the file; where it was not set "
		"other arrays share it",
	[WINDOWS_COLD] = "nothing of the file behind what is in host memory is in the page cache: "
			 "read it, and refresh the array",
	[WINDOWS_REFUSED] = "the file's pages could not be registered; the log says why",
	[WINDOWS_BROKEN] = "the file was opened for writing: refresh the array when that has ended",
	[WINDOWS_WRITES] =
		"kernels may write the file (PL_ARRAY_WRITE), so that no lease can be had: if "
		"nobody else changes it, say that it is stable",
	[WINDOWS_WRITES_ELSEWHERE] =
		"kernels may write the file (PL_ARRAY_WRITE), and it is not on ext4, xfs or tmpfs: "
		"elsewhere a write may go to other pages than those that are registered",
	[WINDOWS_UNSEEN] =
		"the kernel does not say what of the file is in the page cache (of FUSE it never does)",
	[WINDOWS_ASIDE] = "the array could not be refreshed, and reads all rows from the file",
};

const char *windows_words(enum windows_why why)
{
	return words[why];
}

void windows_init(struct array *a, struct watch *w, uint64_t budget, bool stable)
{
	struct array_common *p = &a->common;
	uint32_t shift = SHIFT_LEAST;

	a->windows = (struct windows){ .watch = w, .budget = budget, .stable = stable };
	if (!budget || p->wide_len == p->len) {
		return;
	}
	while ((p->len >> shift) + 2 > PIECES_MOST) {
		shift++;
	}
	/* Pieces begin where the file's offset is a multiple of their length: large folios do. */
	p->window_shift = shift;
	p->window_bias = a->off & ((UINT64_C(1) << shift) - 1);
	a->windows.pieces = ((p->window_bias + p->len - 1) >> shift) + 1;
}

static enum windows_why why_no_lease(int rc)
{
	switch (rc) {
	case -EACCES:
		return WINDOWS_OTHERS_FILE;
	case -EAGAIN:
		return WINDOWS_WRITER;
	case -EPERM:
		return WINDOWS_MEMFD;
	case -ENOSR:
		return WINDOWS_NO_THREAD;
	default:
		return WINDOWS_NO_LEASE;
	}
}

static int stop_locked(struct array *a)
{
	return requester_put_locked(&a->requester, offsetof(struct array_state, table), 0);
}

int windows_stop(struct array *a)
{
	int rc;

	lock_acquire(&a->requester.lock);
	rc = stop_locked(a);
	lock_release(&a->requester.lock);
	return rc;
}

/* A copy that fails is tried again as long as the writer waits, but no longer than that usually is:
 * a device that has gone has no kernels either. */
static int stop_patiently(struct array *a)
{
	uint64_t until = clock_now_ns() + min_u64(sys_lease_break_ns(), PATIENCE_NS);
	int rc = windows_stop(a);

	while (rc && clock_now_ns() < until) {
		(void)nanosleep(&(struct timespec){ 0, RETRY_NS }, NULL);
		rc = windows_stop(a);
	}
	return rc;
}

static void late_for_writer(void *arg)
{
	const struct array *a = arg;

	log_error("'%s' may be changed while kernels read it in place: the driver of %s has held "
		  "up for too long what stops them",
		  a->file->name, a->requester.dev->props.name);
}

/* Called by a thread that serves leases. The writer continues when this returns. */
static void stop_for_writer(void *arg)
{
	struct array *a = arg;
	int rc;

	/* From here on nobody lets kernels use them: let_use() looks under the lock. */
	lock_acquire(&a->requester.lock);
	a->windows.broken = true;
	lock_release(&a->requester.lock);
	atomic_store(&a->windows.why, WINDOWS_BROKEN);
	rc = stop_patiently(a);
	if (rc) {
		log_error("'%s' may be changed while kernels read it in place: they have not "
			  "stopped: %s",
			  a->file->name, err_words(rc));
	} else {
		log_info("'%s' is opened for writing: kernels read it by requests from now on",
			 a->file->name);
	}
}

static int let_use(struct array *a)
{
	struct windows *w = &a->windows;
	void *table = (void *)(uintptr_t)w->tables[w->turn % 2];
	int rc;

	lock_acquire(&a->requester.lock);
	/* The entries come before the word that leads to them. */
	rc = dev_copy(a->requester.s, DEV_WAIT, table, w->entries, w->pieces * sizeof(*w->entries));
	rc = rc ? ((void)a->requester.dev->stream.sync(a->requester.s), rc)
		: a->requester.dev->stream.sync(a->requester.s);
	if (!rc && !w->broken) {
		rc = requester_put_locked(&a->requester, offsetof(struct array_state, table),
					  w->turn + UINT64_C(1));
	}
	lock_release(&a->requester.lock);
	w->turn++;
	return rc;
}

static enum windows_why try_open(struct array *a)
{
	struct windows *w = &a->windows;
	enum windows_why why;
	int rc;

	if (!w->budget) {
		return WINDOWS_NOT_ASKED;
	}
	if (!w->pieces) {
		return WINDOWS_ALL_WIDE;
	}
	if (!(a->requester.dev->props.pin_bytes_per_ns > 0)) {
		return WINDOWS_DEVICE;
	}
	/* `stable` says that nobody else changes the file; but FUSE and others drop pages also
	 * because of our own writes, or whenever somebody opens the file. */
	if (a->common.writes && !a->file->facts.mappable) {
		return WINDOWS_WRITES_ELSEWHERE;
	}
	if (!w->stable && a->common.writes) {
		return WINDOWS_WRITES;
	}
	if (!w->stable && !a->file->facts.mappable) {
		return WINDOWS_FILE_SYSTEM;
	}
	w->entries = alloc_array(w->pieces, sizeof(*w->entries));
	if (!w->entries) {
		return WINDOWS_REFUSED;
	}
	if (!w->stable) {
		int fd = file_buffered(a->file);

		rc = fd < 0 ? fd
			    : watch_add(w->watch, &w->lease, fd, stop_for_writer, late_for_writer,
					a);
		if (rc) {
			return why_no_lease(rc);
		}
		w->leased = true;
	}
	why = windows_make(a);
	if (why == WINDOWS_ARE && let_use(a)) {
		(void)windows_stop(a);
		why = WINDOWS_REFUSED;
	}
	return why;
}

void windows_open(struct array *a)
{
	struct windows *w = &a->windows;
	enum windows_why why;
	bool broken;

	lock_acquire(&a->requester.lock);
	w->broken = false;
	lock_release(&a->requester.lock);
	why = try_open(a);
	lock_acquire(&a->requester.lock);
	broken = w->broken;
	if (!broken) {
		atomic_store(&w->why, why);
	}
	lock_release(&a->requester.lock);
	free(w->entries);
	w->entries = NULL;
	if (why || broken) {
		why = broken ? WINDOWS_BROKEN : why;
		if (why != WINDOWS_NOT_ASKED && why != WINDOWS_ALL_WIDE) {
			log_info("'%s': no pages of it are read in place: %s", a->file->name,
				 words[why]);
		}
		/* A lease that is of no use would hold up writers for nothing. */
		windows_close(a);
	}
}

void windows_close(struct array *a)
{
	struct windows *w = &a->windows;

	if (w->leased) {
		watch_remove(w->watch, &w->lease);
		w->leased = false;
	}
	for (size_t i = 0; i < w->n; i++) {
		if (dev_unpin_readonly(a->requester.dev, DEV_WAIT, w->v[i].at, w->v[i].len)) {
			log_error("%s keeps pages of a file registered: %s",
				  a->requester.dev->props.name, err_message());
		}
		sys_window_shut(w->v[i].at, w->v[i].len);
	}
	atomic_fetch_sub(&w->watch->window_bytes, atomic_exchange(&w->bytes, 0));
	free(w->v);
	w->v = NULL;
	w->n = 0;
	w->space = 0;
}

void windows_leave(struct array *a)
{
	struct windows *w = &a->windows;

	(void)windows_stop(a);
	if (w->leased) {
		watch_remove(w->watch, &w->lease);
	}
	free(w->v);
}

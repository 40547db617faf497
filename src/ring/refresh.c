/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/*
 * Makes an array's cached parts anew (host memory, frames, windows), while kernels of it may run
 * and begin. `cached` of the state tells kernels that begin now to leave these parts alone: they
 * have each row read from the file. The refresh waits for kernels that began before. So neither a
 * kernel, nor a call of the driver that waits for kernels, is held up.
 */

#include <errno.h>
#include <time.h>

#include "base/bits.h"
#include "base/clock.h"
#include "base/error.h"
#include "file/file.h"
#include "ring/array.h"
#include "sys/sys.h"

#define PATIENCE_NS UINT64_C(10000000000)
#define LOOK_NS 50000
#define READ_MOST ((size_t)8 << 20)

/*
 * Waits for writes of kernels that no longer wait for them: pages read before such a write would be
 * old. There are no new writes, as warps that begin now may not write (dev/kernels/device.h). A
 * request that nobody has taken may be one.
 */
static int await_writes(struct array *a, uint64_t until)
{
	struct array_state state;
	struct ring *r = a->requester.ring;
	int rc = a->common.writes ? requester_look(&a->requester, &state) : 0;
	bool are = a->common.writes && !rc;

	while (are) {
		lock_acquire(&r->lock); /* a request is taken and counted under it */
		/* Acquire: the written bytes are read afterwards. */
		are = atomic_load(&r->tail) < state.head ||
		      atomic_load_explicit(&r->writing, memory_order_acquire);
		lock_release(&r->lock);
		if (are && clock_now_ns() >= until) {
			return -ETIMEDOUT;
		}
		(void)nanosleep(&(struct timespec){ 0, LOOK_NS }, NULL);
	}
	return rc;
}

static int set_aside(struct array *a)
{
	uint64_t until = clock_now_ns() + a->common.ring.limit_ns + PATIENCE_NS;
	int rc = requester_put(&a->requester, offsetof(struct array_state, cached), 0);

	atomic_store(&a->windows.why, WINDOWS_ASIDE);
	rc = rc ? rc : windows_stop(a);
	rc = rc ? rc
		: requester_drain(&a->requester, offsetof(struct array_state, cache_users), until);
	rc = rc ? rc : await_writes(a, until);
	return rc != -ETIMEDOUT
		       ? rc
		       : err_set(EBUSY,
				 "kernels that use an array of '%s' and began before this call, or "
				 "their writes, have not ended",
				 a->file->name);
}

/* The array's first bytes. */
static int load_again(struct array *a)
{
	uint64_t len = a->common.wide_len;
	int fd = file_buffered(a->file);
	uint64_t at = 0;

	while (fd >= 0 && at < len) {
		size_t want = (size_t)min_u64(len - at, READ_MOST);
		ssize_t n = sys_pread(fd, (char *)a->wide + at, want, a->off + at);

		if (n <= 0) {
			return err_set(n ? (int)-n : ENODATA,
				       "reading '%s' at offset %llu into host memory: %s",
				       a->file->name, (unsigned long long)(a->off + at),
				       n ? err_words((int)n) : "the file has become shorter");
		}
		at += (size_t)n;
	}
	return fd < 0 ? fd : 0;
}

static int drop_frames(struct array *a)
{
	static const uint64_t zeros[2]; /* `fresh` and `hand` */
	size_t fresh = offsetof(struct array_state, fresh);
	int rc;

	_Static_assert(offsetof(struct array_state, hand) ==
			       offsetof(struct array_state, fresh) + sizeof(uint64_t),
		       "both are copied at once");
	lock_acquire(&a->requester.lock);
	rc = a->page_words_len
		     ? a->requester.dev->stream.fill(a->requester.s, a->block, 0, a->page_words_len)
		     : 0;
	rc = rc ? rc
		: dev_copy(a->requester.s, DEV_WAIT, (void *)(uintptr_t)(a->common.state + fresh),
			   zeros, sizeof(zeros));
	rc = rc ? ((void)a->requester.dev->stream.sync(a->requester.s), rc)
		: a->requester.dev->stream.sync(a->requester.s);
	lock_release(&a->requester.lock);
	return rc;
}

int array_refresh(struct array *a)
{
	int rc;

	if (atomic_exchange(&a->refreshing, true)) {
		return err_set(EBUSY, "another thread refreshes this array");
	}
	rc = set_aside(a);
	if (!rc) {
		windows_close(a);
		rc = load_again(a);
	}
	rc = rc ? rc : drop_frames(a);
	if (!rc) {
		windows_open(a);
		rc = requester_put(&a->requester, offsetof(struct array_state, cached), 1);
	}
	atomic_store(&a->refreshing, false);
	return rc ? err_wrap(-rc, "the array reads all rows from the file until it is refreshed")
		  : 0;
}

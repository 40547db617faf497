/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/* Exports: how they begin and end. See share.h. */

#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

#include "base/alloc.h"
#include "base/clock.h"
#include "base/error.h"
#include "base/log.h"
#include "base/text.h"
#include "dev/table.h"
#include "mem/share.h"
#include "mem/share_msg.h"
#include "sys/sys.h"
#include "sys/thread.h"
#include "sys/unix.h"

/* How long the end of an export waits for transfers of importers. */
#define END_S 10

void share_ctx_init(struct share_ctx *r)
{
	*r = (struct share_ctx){ .wake = -1 };
	lock_init(&r->lock, RANK_SHARE);
	pthread_cond_init(&r->changed, NULL);
}

int export_still_there(const struct mem_export *x)
{
	struct dev_range r;

	if (!x->foreign) {
		return 0;
	}
	if (x->dev->driver->identify(x->ptr, &r) || r.generation != x->generation ||
	    r.base != x->base) {
		return err_set(EFAULT,
			       "the memory at %p on %s that is exported at \"%s\" was freed; end "
			       "the export before freeing it",
			       (void *)x->ptr, x->dev->props.name, x->path);
	}
	return 0;
}

static void wake(struct share_ctx *r)
{
	uint64_t one = 1;

	(void)sys_write(r->wake, &one, sizeof(one));
}

static int start_thread_locked(struct share_ctx *r)
{
	int rc;

	if (r->running) {
		return 0;
	}
	r->wake = sys_eventfd();
	if (r->wake < 0) {
		return err_set(-r->wake, "cannot create an eventfd for the export thread: %s",
			       err_words(r->wake));
	}
	rc = sys_thread_start(&r->thread, share_serve, r);
	if (rc) {
		(void)sys_close(r->wake);
		r->wake = -1;
		return err_set(-rc, "cannot start a thread to serve exports: %s",
			       sys_no_thread(rc));
	}
	r->running = true;
	return 0;
}

/* Host memory has descriptors if a driver has made it. */
static int may_share(const struct mem_ref *ref, const void *ptr)
{
	struct dev_host host;

	if (ref->mem && ref->mem->import) {
		return err_set(EOPNOTSUPP, "%p was imported: its owner exports it", ptr);
	}
	if (ref->dev && ref->kind == DEV_MEM_DEVICE) {
		return 0;
	}
	mem_mapped_by(ref, &host);
	if (host.ptr) {
		return 0;
	}
	return err_set(
		EOPNOTSUPP,
		"%p is %s; of host memory only what pl_mem_alloc() with PL_ALLOC_WIDE makes, or "
		"pl_mem_alloc() with PL_ALLOC_PINNED where it can, has descriptors for others%s%s; or share "
		"a memfd or a file",
		ptr, ref->kind == DEV_MEM_PINNED ? "pinned pages" : "not device memory",
		host.why[0] ? ": " : "", host.why);
}

/* Finds the memory's owner, and keeps the memory while it is exported. */
static int hold_memory(struct mem_export *x, void *ptr, size_t len)
{
	struct mem_ref ref;
	struct dev_range r;
	int rc = mem_get(x->t, ptr, len, &ref);

	if (rc) {
		return rc;
	}
	rc = may_share(&ref, ptr);
	x->dev = ref.dev;
	x->host = ref.kind == DEV_MEM_PINNED && ref.mem ? ref.mem->host : NULL;
	x->foreign = !ref.mem || !ref.mem->owned;
	if (!rc && x->foreign) {
		rc = ref.dev->driver->identify(ptr, &r);
		x->base = r.base;
		x->generation = r.generation;
	}
	if (!rc) {
		x->mem = ref.mem;
		mem_keep(x->mem);
	}
	mem_put(&ref);
	return rc;
}

static void let_go(struct mem_export *x)
{
	mem_let_go(x->mem);
	sys_listener_close(&x->at);
	free(x);
}

static int listen_at(struct mem_export *x, const char *path, unsigned int mode)
{
	int rc = sys_unix_listen(path, mode, &x->at);

	if (!rc) {
		text_copy(x->path, sizeof(x->path), path);
		return 0;
	}
	return err_set(-rc, "cannot listen at \"%s\": %s%s", path, err_words(rc),
		       rc == -ENAMETOOLONG ? " (99 bytes at most; give a relative path)"
		       : rc == -EADDRINUSE ? " (another process exports there)"
		       : rc == -EEXIST	   ? " (it is not a socket)"
		       : rc == -EOPNOTSUPP
			       ? " (a socket that nobody listens at is there; remove it)"
		       : rc == -EPERM ? " (another user changes that folder, or its file system "
					"gives new files to another user)"
				      : "");
}

/* The thread knows it from here on. */
static int serve(struct mem_export *x)
{
	struct share_ctx *r = &x->t->share;
	int rc;

	lock_acquire(&r->lock);
	rc = start_thread_locked(r);
	if (!rc) {
		x->next = r->exports;
		r->exports = x;
	}
	lock_release(&r->lock);
	if (rc) {
		sys_unix_unlink(&x->at);
		return rc;
	}
	wake(r);
	return 0;
}

int mem_export(struct mem_table *t, void *ptr, size_t len, const char *path, unsigned int flags,
	       unsigned int mode, struct mem_export **out)
{
	struct mem_export *x;
	int rc;

	if (!ptr || !len) {
		return err_set(EINVAL, "cannot export %zu bytes at %p", len, ptr);
	}
	x = alloc_zero(sizeof(*x));
	if (!x) {
		return -ENOMEM;
	}
	*x = (struct mem_export){ .t = t, .ptr = ptr, .len = len, .flags = flags, .filled = true };
	x->at.fd = -1;
	x->at.folder = -1;
	rc = hold_memory(x, ptr, len);
	rc = rc ? rc : listen_at(x, path, mode);
	rc = rc ? rc : serve(x);
	if (rc) {
		let_go(x);
		return rc;
	}
	*out = x;
	return 0;
}

int export_claim(struct mem_table *t, struct dev *d, size_t len, const char *path,
		 const unsigned char key[DEV_TOKEN], struct mem_export **out)
{
	struct mem_export *x = alloc_zero(sizeof(*x));
	int rc;

	if (!x) {
		return -ENOMEM;
	}
	*x = (struct mem_export){ .t = t, .dev = d, .len = len, .table = true, .loading = true };
	x->at.fd = -1;
	x->at.folder = -1;
	memcpy(x->key, key, sizeof(x->key));
	rc = listen_at(x, path, 0600);
	rc = rc ? rc : serve(x);
	if (rc) {
		let_go(x);
		return rc;
	}
	*out = x;
	return 0;
}

void export_fill(struct mem_export *x, void *ptr, const struct dev_host *host)
{
	struct share_ctx *r = &x->t->share;

	lock_acquire(&r->lock);
	x->ptr = ptr;
	x->host = host;
	x->filled = true;
	lock_release(&r->lock);
	wake(r);
}

/* Asks the export thread to end it, and waits. False: transfers of importers are still in flight.
 */
static bool end_locked(struct share_ctx *r, struct mem_export *x, bool force)
{
	uint64_t until = clock_now_ns() + END_S * UINT64_C(1000000000);

	x->force = force;
	x->state = x->state == EXPORT_ENDED ? EXPORT_ENDED : EXPORT_ENDING;
	wake(r);
	while (x->state != EXPORT_ENDED && lock_wait_until(&r->lock, &r->changed, until)) {
	}
	if (x->state != EXPORT_ENDED) {
		x->state = EXPORT_SERVED;
		return false;
	}
	for (struct mem_export **at = &r->exports; *at; at = &(*at)->next) {
		if (*at == x) {
			*at = x->next;
			break;
		}
	}
	return true;
}

void mem_export_hide(struct mem_export *x)
{
	sys_unix_unlink(&x->at);
}

int mem_unexport(struct mem_export *x)
{
	struct share_ctx *r = &x->t->share;
	bool ended;

	/* No new importer can find it from here on. */
	sys_unix_unlink(&x->at);
	lock_acquire(&r->lock);
	ended = end_locked(r, x, false);
	lock_release(&r->lock);
	if (!ended) {
		return err_set(EBUSY,
			       "a transfer of another process has been using the memory exported "
			       "at \"%s\" for %d s; the memory must not be freed yet",
			       x->path, END_S);
	}
	let_go(x);
	return 0;
}

void export_drop(struct mem_export *x)
{
	struct share_ctx *r = &x->t->share;
	bool ended = false;

	sys_unix_unlink(&x->at);
	while (!ended) {
		lock_acquire(&r->lock);
		ended = end_locked(r, x, true);
		lock_release(&r->lock);
	}
	let_go(x);
}

void share_ctx_finish(struct share_ctx *r)
{
	struct mem_export *x;

	/* The context ends: only the export thread still runs. */
	while ((x = r->exports)) {
		bool ended;

		if (x->table) {
			export_drop(x);
			continue;
		}
		sys_unix_unlink(&x->at);
		lock_acquire(&r->lock);
		ended = end_locked(r, x, false);
		lock_release(&r->lock);
		if (!ended) {
			/* The kernel or the driver keeps an importer's mapping until the importer
			 * unmaps it. */
			log_error("the context is closed while another process uses the memory "
				  "exported at \"%s\"",
				  x->path);
		}
		while (!ended) {
			lock_acquire(&r->lock);
			ended = end_locked(r, x, true);
			lock_release(&r->lock);
		}
		let_go(x);
	}
	lock_acquire(&r->lock);
	r->stop = true;
	lock_release(&r->lock);
	if (r->running) {
		wake(r);
		(void)pthread_join(r->thread, NULL);
		(void)sys_close(r->wake);
	}
	pthread_cond_destroy(&r->changed);
	lock_finish(&r->lock);
}

/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/*
 * Host memory pinned for the copy engines.
 *
 * In the driver, unpinning waits for all copies in flight in its context, whatever memory they use,
 * and other calls wait for it. Staging memory is pinned rarely, but pages of files are pinned and
 * unpinned all the time, beside copies. So they are pinned in a second context of the device, which
 * is made when first needed and used for nothing else: copies in the primary context can read
 * memory that is pinned in any context (it is pinned as portable), and unpinning does not wait for
 * them. Pages that stay pinned, as those of arrays' windows, are pinned in the primary one.
 *
 * second_ctx_copy.c has to know the two apart: no processor may access the mappings of those pages.
 */

#include "base/error.h"
#include "base/fork.h"
#include "base/log.h"
#include "base/range.h"
#include "dev/cuda/cuda_dev.h"

/* The ranges that are pinned, of all devices. The value of a range is its enum cuda_pinned. */
static struct lock ranges_lock = LOCK_INIT(RANK_GPU_RANGES);
static struct range_map ranges;

static void renew_in_child(void)
{
	lock_renew(&ranges_lock);
	ranges = (struct range_map){ 0 };
}

FORK_HANDLERS(.child = renew_in_child);

enum cuda_pinned cuda_pinned(const void *host, size_t len)
{
	void *found;

	lock_acquire(&ranges_lock);
	found = range_find(&ranges, (uintptr_t)host, len);
	lock_release(&ranges_lock);
	return (enum cuda_pinned)(uintptr_t)found;
}

static int note(const void *host, size_t len, enum cuda_pinned what)
{
	int rc;

	lock_acquire(&ranges_lock);
	rc = range_add(&ranges, (uintptr_t)host, len, (void *)(uintptr_t)what);
	lock_release(&ranges_lock);
	return rc;
}

static void forget(const void *host)
{
	lock_acquire(&ranges_lock);
	(void)range_del(&ranges, (uintptr_t)host);
	if (!ranges.n) {
		range_finish(&ranges);
	}
	lock_release(&ranges_lock);
}

void cuda_note_pinned(const void *host, size_t len)
{
	/* Without memory for the note a processor copies it aside, not a kernel. */
	(void)note(host, len, CUDA_PINNED_MEMORY);
}

void cuda_forget_pinned(const void *host)
{
	forget(host);
}

static int do_pin(struct cuda_dev *d, struct CUctx_st *ctx, const void *host, size_t len,
		  unsigned int flags)
{
	struct cuda_visit v;
	cuda_result r;
	int err = cuda_enter_ctx(d, ctx, &v);

	if (err < 0) {
		return err;
	}
	r = d->api->cuMemHostRegister((void *)(uintptr_t)host, len, flags);
	cuda_leave(&v);
	return r == CUDA_RES_OK ? 0
				: cuda_fail(r, "cuMemHostRegister", "of %zu bytes at %p with %s",
					    len, host, d->base.props.name);
}

static int do_unpin(struct cuda_dev *d, struct CUctx_st *ctx, const void *host, size_t len)
{
	struct cuda_visit v;
	cuda_result r;
	int err = cuda_enter_ctx(d, ctx, &v);

	if (err < 0) {
		return err;
	}
	forget(host);
	r = cuda_host_unregister(d, (void *)(uintptr_t)host);
	cuda_leave(&v);
	return r == CUDA_RES_OK ? 0
				: cuda_fail(r, "cuMemHostUnregister", "of %zu bytes at %p with %s",
					    len, host, d->base.props.name);
}

int cuda_pin(struct dev *base, void *host, size_t len)
{
	struct cuda_dev *d = cuda_dev_of(base);
	int err = do_pin(d, d->ctx, host, len,
			 CUDA_MEMHOSTREGISTER_PORTABLE | CUDA_MEMHOSTREGISTER_DEVICEMAP);

	if (!err) {
		cuda_note_pinned(host, len);
	}
	return err;
}

int cuda_unpin(struct dev *base, void *host, size_t len)
{
	struct cuda_dev *d = cuda_dev_of(base);

	return do_unpin(d, d->ctx, host, len);
}

static cuda_result make_context(struct cuda_dev *d, struct CUctx_st **out)
{
	cuda_capture_mode mode = cuda_capture_relax(d->api);
	cuda_result r = d->api->cuCtxCreate(out, 0, d->id);
	struct CUctx_st *ours;

	if (r == CUDA_RES_OK) {
		/* The context is the thread's current one now. */
		(void)d->api->cuCtxPopCurrent(&ours);
	}
	cuda_capture_restore(d->api, mode);
	return r;
}

/* Chosen once, because memory must be unpinned in the context in which it was pinned. */
struct CUctx_st *cuda_second_ctx(struct cuda_dev *d)
{
	struct CUctx_st *ctx;

	lock_acquire(&d->pins_lock);
	if (!d->second_ctx) {
		cuda_result r = make_context(d, &ctx);

		if (r != CUDA_RES_OK) {
			cuda_fail(r, "cuCtxCreate", "on %s", d->base.props.name);
			log_warn("%s: pages of files are registered in the primary context, where "
				 "giving them up waits for copies: %s",
				 d->base.props.name, err_message());
			ctx = d->ctx;
		}
		d->second_ctx = ctx;
	}
	ctx = d->second_ctx;
	lock_release(&d->pins_lock);
	return ctx;
}

/* Before anybody may copy them: a processor must not. */
static int note_pages(const void *host, size_t len, enum cuda_pinned what)
{
	int err = note(host, len, what);

	return err ? err_set(-err, "noting that %zu bytes at %p are pages of a file: %s", len, host,
			     err_words(err))
		   : 0;
}

int cuda_pin_readonly(struct dev *base, const void *host, size_t len)
{
	struct cuda_dev *d = cuda_dev_of(base);
	int err = note_pages(host, len, CUDA_PINNED_PAGES);

	if (err) {
		return err;
	}
	err = do_pin(d, cuda_second_ctx(d), host, len,
		     CUDA_MEMHOSTREGISTER_PORTABLE | CUDA_MEMHOSTREGISTER_READ_ONLY);
	if (err) {
		forget(host);
	}
	return err;
}

/* Pins in the primary context. The second context costs memory of the device, which is too much for
 * pins that are rarely removed. */
int cuda_pin_lasting(struct dev *base, const void *host, size_t len)
{
	struct cuda_dev *d = cuda_dev_of(base);
	int err = note_pages(host, len, CUDA_PINNED_LASTING);

	if (err) {
		return err;
	}
	err = do_pin(d, d->ctx, host, len,
		     CUDA_MEMHOSTREGISTER_PORTABLE | CUDA_MEMHOSTREGISTER_DEVICEMAP |
			     CUDA_MEMHOSTREGISTER_READ_ONLY);
	if (err) {
		forget(host);
	}
	return err;
}

int cuda_unpin_readonly(struct dev *base, const void *host, size_t len)
{
	struct cuda_dev *d = cuda_dev_of(base);

	bool lasting = cuda_pinned(host, len) == CUDA_PINNED_LASTING;

	return do_unpin(d, lasting ? d->ctx : cuda_second_ctx(d), host, len);
}

void cuda_pins_close(struct cuda_dev *d)
{
	cuda_result r = CUDA_RES_OK;

	if (d->second_ctx && d->second_ctx != d->ctx) {
		r = cuda_ctx_destroy(d, d->second_ctx);
	}
	cuda_destroyed(d, r, "cuCtxDestroy");
	lock_finish(&d->pins_lock);
}

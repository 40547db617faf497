/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/*
 * Wide memory for programs: libpeerlane makes it, which is loaded when a program first allocates
 * that much. It has a context of its own for each GPU (library.c), so that a GPU's memory can go
 * with its primary context, as the driver's does.
 *
 * The driver does not say how many references a primary context has, and libpeerlane has one. So
 * the program's are counted: when it gives back its last one, the memory and libpeerlane's
 * reference go before. Contexts that programs create are left to the driver: libpeerlane works in
 * primary ones, and would make one only for this.
 */

#include <string.h>

#include "run/library.h"

/* With the lock for reading. */
static bool make(struct run_gpu *g, struct run_wide *w)
{
	struct pl_mem_info info = PL_MEM_INFO_INIT;
	void *p = NULL;
	int rc;

	run_inside++;
	rc = run_lib.pl_mem_alloc(g->dev, w->len, PL_ALLOC_INHERIT, &p);
	if (rc) {
		run_library_none("%s", run_lib.pl_error_message());
	} else if (run_lib.pl_mem_info(g->ctx, p, &info) == 0) {
		w->base = (uintptr_t)p;
		w->entry = info.gpu_page;
	}
	if (!rc && (!w->base || !run_wide_add(w))) {
		(void)run_lib.pl_mem_free(g->ctx, p);
		rc = -1;
	}
	run_inside--;
	return rc == 0;
}

static void passed(enum run_wide_reason why, size_t len)
{
	run_count(&run_counts.wide.past[why], 1);
	run_count(&run_counts.wide.past_bytes, why == RUN_WIDE_PAST_SMALL ? 0 : len);
}

/* Makes the twin first: so a call that the driver would refuse is still refused. */
static bool make_both(const struct run_driver *drv, struct run_gpu *g, struct run_wide *w,
		      unsigned int flags, bool plain)
{
	void *twin = NULL;
	drv_result r = plain ? drv->cuMemAllocHost_v2(&twin, RUN_TWIN)
			     : drv->cuMemHostAlloc(&twin, RUN_TWIN, flags);

	if (r != DRV_OK) {
		return false;
	}
	w->twin = twin;
	if (!make(g, w)) {
		(void)drv->cuMemFreeHost(twin);
		return false;
	}
	return true;
}

bool run_wide_alloc(void **out, size_t len, unsigned int flags, bool plain)
{
	struct run_wide w = { .len = len };
	const struct run_driver *drv;
	struct CUctx_st *ctx = NULL;
	struct run_gpu *g;
	bool made;

	if (!run_config.wide || run_inside || !out) {
		return false;
	}
	if (len < run_config.wide) {
		passed(RUN_WIDE_PAST_SMALL, len);
		return false;
	}
	drv = run_driver_now();
	if (!drv) {
		return false;
	}
	w.gpu = run_primary(drv, &ctx);
	if (w.gpu < 0) {
		passed(RUN_WIDE_PAST_CONTEXT, len);
		return false;
	}
	g = &run_gpus.v[w.gpu];
	if (!atomic_load(&g->refs)) {
		atomic_store(&g->uncounted, true);
	}
	rwlock_read(&run_gpus.lock);
	made = run_library_open(g, w.gpu, ctx) && make_both(drv, g, &w, flags, plain);
	rwlock_release(&run_gpus.lock);
	if (!made) {
		passed(RUN_WIDE_PAST_NONE, len);
		return false;
	}
	run_count(&run_counts.wide.made, 1);
	run_count(&run_counts.wide.bytes, len);
	run_count(&run_counts.wide.mixed, w.entry < RUN_WIDE_PAGE ? len : 0);
	run_count(&run_counts.wide.now, len);
	*out = (void *)w.base;
	return true;
}

bool run_wide_free(void *p, drv_result *r)
{
	const struct run_driver *drv = run_driver();
	struct run_wide w;
	struct run_gpu *g;

	if (!drv || !run_wide_take((uintptr_t)p, &w)) {
		return false;
	}
	*r = drv->cuMemFreeHost(w.twin);
	if (*r != DRV_OK) {
		(void)run_wide_add(&w);
		return true;
	}
	g = &run_gpus.v[w.gpu];
	rwlock_read(&run_gpus.lock);
	run_inside++;
	if (g->ctx && run_lib.pl_mem_free(g->ctx, p)) {
		run_library_none("%zu bytes at %p stay allocated: %s", w.len, p,
				 run_lib.pl_error_message());
	}
	run_inside--;
	rwlock_release(&run_gpus.lock);
	(void)atomic_fetch_sub(&run_counts.wide.now, w.len);
	return true;
}

/* The twins go by themselves where the context does; where lanes keep it, they would not. */
static void end_twins(const struct run_driver *drv, drv_device d, struct CUctx_st *primary)
{
	bool entered = drv->cuCtxPushCurrent_v2(primary) == DRV_OK;
	struct run_wide w;

	while (run_wide_take_of(d, &w)) {
		if (entered) {
			(void)drv->cuMemFreeHost(w.twin);
		}
		(void)atomic_fetch_sub(&run_counts.wide.now, w.len);
	}
	if (entered) {
		(void)drv->cuCtxPopCurrent_v2(&primary);
	}
}

void run_wide_end(drv_device d)
{
	const struct run_driver *drv = run_has_library() && run_gpu_known(d) ? run_driver() : NULL;
	struct run_gpu *g = drv ? &run_gpus.v[d] : NULL;

	if (!drv || run_inside) {
		return;
	}
	rwlock_write(&run_gpus.lock);
	if (g->ctx) {
		end_twins(drv, d, g->primary);
		run_inside++;
		run_lib.pl_close(g->ctx);
		run_inside--;
		g->ctx = NULL;
	}
	rwlock_release(&run_gpus.lock);
}

void run_wide_retained(drv_device d, struct CUctx_st *ctx)
{
	const struct run_driver *drv;
	struct run_wide first;

	if (!run_has_library() || run_inside || !run_gpu_known(d)) {
		return;
	}
	(void)atomic_fetch_add(&run_gpus.v[d].refs, 1);
	drv = run_wide_after(0, &first) ? run_driver() : NULL;
	if (drv && drv->cuCtxPushCurrent_v2(ctx) == DRV_OK) {
		run_wide_grant(d);
		(void)drv->cuCtxPopCurrent_v2(&ctx);
	}
}

void run_wide_releasing(drv_device d)
{
	struct run_gpu *g = run_gpu_known(d) ? &run_gpus.v[d] : NULL;

	if (!run_has_library() || run_inside || !g || !atomic_load(&g->refs)) {
		return;
	}
	if (atomic_fetch_sub(&g->refs, 1) == 1 && !atomic_load(&g->uncounted)) {
		run_wide_end(d);
		run_let_go(d);
	}
}

/* libpeerlane asks for the access of all GPUs that there are; a GPU that nobody used yet may have
 * been refused. */
void run_wide_grant(drv_device d)
{
	const struct run_driver *drv = run_driver();
	struct drv_access who = { DRV_LOCATION_DEVICE, d, DRV_ACCESS_READWRITE };
	struct run_wide w = { .base = 0 };

	if (!drv || !drv->cuMemGetAccess || !drv->cuMemSetAccess) {
		return;
	}
	while (run_wide_after(w.base, &w)) {
		unsigned long long how = 0;
		size_t len = (w.len + RUN_WIDE_PAGE - 1) / RUN_WIDE_PAGE * RUN_WIDE_PAGE;

		if (drv->cuMemGetAccess(&how, (const void *)&who, w.base) == DRV_OK &&
		    how != DRV_ACCESS_READWRITE &&
		    drv->cuMemSetAccess(w.base, len, (const void *)&who, 1) != DRV_OK) {
			run_library_none("GPU %d cannot access what was made before it was used",
					 d);
		}
	}
}

/* A child has no CUDA; the memory stays mapped there, as that of cuMemHostAlloc() does. */
void run_wide_forget(void)
{
	run_library_forget();
	run_rows_forget();
}

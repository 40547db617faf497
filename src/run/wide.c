/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/*
 * Wide memory for programs: libpeerlane makes it, which is loaded when a program first allocates
 * that much. It has a context of its own for each GPU, and so that a GPU's memory can go with its
 * primary context, as the driver's does.
 *
 * The driver does not say how many references a primary context has, and libpeerlane has one. So
 * the program's are counted: when it gives back its last one, the memory and libpeerlane's
 * reference go before. Contexts that programs create are left to the driver: libpeerlane works in
 * primary ones, and would make one only for this.
 */

#include <dlfcn.h>
#include <limits.h>
#include <sched.h>
#include <stdio.h>
#include <string.h>

#include <peerlane/peerlane.h>

#include "base/lock.h"
#include "run/run.h"

#define LIBRARY "libpeerlane.so.0"

#define LIBRARY_CALLS(X)     \
	X(pl_open)           \
	X(pl_close)          \
	X(pl_dev_open)       \
	X(pl_mem_alloc_wide) \
	X(pl_mem_free)       \
	X(pl_mem_info)       \
	X(pl_error_message)

static struct {
#define X(name) __typeof__(name) *name;
	LIBRARY_CALLS(X)
#undef X
	bool loaded;
} lib; /* with wide_gpus.lock, for writing */

struct gpu {
	struct pl_ctx *ctx; /* NULL: not open */
	struct pl_dev *dev;
	struct CUctx_st *primary;
	bool never;	       /* there is no wide memory for it */
	atomic_int refs;       /* of the program, to the primary context */
	atomic_bool uncounted; /* it was in use with none counted: when it ends is not known */
};

static struct {
	struct rwlock lock;
	struct gpu v[RUN_GPUS_MAX];
} wide_gpus = { .lock = RWLOCK_INIT(RANK_RUN_GPUS) };

static bool is_known(drv_device d)
{
	return d >= 0 && d < RUN_GPUS_MAX;
}

/* The driver's functions; other threads that look for them take no time. */
static const struct run_driver *driver(void)
{
	const struct run_driver *drv = run_driver();

	while (!drv && !atomic_load(&run_is_off)) {
		(void)sched_yield();
		drv = run_driver();
	}
	return drv;
}

/* The one that the process has, if any, else the one that lies beside this library. */
static void *find_library(void)
{
	void *handle = dlopen(LIBRARY, RTLD_NOW | RTLD_NOLOAD);
	char path[PATH_MAX];
	const char *slash;
	Dl_info info;

	if (!handle && dladdr((void *)run_wide_alloc, &info) && info.dli_fname) {
		slash = strrchr(info.dli_fname, '/');
		(void)snprintf(path, sizeof(path), "%.*s%s",
			       slash ? (int)(slash - info.dli_fname) + 1 : 0, info.dli_fname,
			       LIBRARY);
		handle = dlopen(path, RTLD_NOW | RTLD_LOCAL);
	}
	return handle;
}

static bool load_library(void)
{
	void *handle = lib.loaded ? NULL : find_library();
	void *p;

	if (lib.loaded) {
		return true;
	}
	if (!handle) {
		run_wide_none(LIBRARY " cannot be loaded; it is installed together with the "
				      "command");
		return false;
	}
#define X(name)                                                                              \
	p = dlsym(handle, #name);                                                            \
	if (!p) {                                                                            \
		run_wide_none("this process has a " LIBRARY " that is too old: it lacks %s", \
			      #name);                                                        \
		return false;                                                                \
	}                                                                                    \
	memcpy(&lib.name, &p, sizeof(p));
	LIBRARY_CALLS(X)
#undef X
	lib.loaded = true;
	return true;
}

/* libpeerlane finds the driver that the program uses. */
static bool open_gpu(struct gpu *g, drv_device d, const struct run_driver *drv)
{
	struct pl_ctx_opts opts = PL_CTX_OPTS_INIT;
	char setting[PATH_MAX + 16];
	const char *settings[] = { setting };
	char name[16];
	Dl_info info;
	void *fn;

	if (!load_library()) {
		return false;
	}
	memcpy(&fn, &drv->cuMemHostAlloc, sizeof(fn));
	if (dladdr(fn, &info) && info.dli_fname) {
		(void)snprintf(setting, sizeof(setting), "cuda_lib=%s", info.dli_fname);
		opts.settings = settings;
		opts.n_settings = 1;
	}
	(void)snprintf(name, sizeof(name), "cuda:%d", d);
	if (lib.pl_open(&opts, &g->ctx) || lib.pl_dev_open(g->ctx, name, &g->dev)) {
		run_wide_none("%s", lib.pl_error_message());
		lib.pl_close(g->ctx);
		g->ctx = NULL;
		return false;
	}
	return true;
}

/* Whether there may be wide memory for the GPU. With the lock for reading, also on return. */
static bool is_open(struct gpu *g, drv_device d, struct CUctx_st *primary,
		    const struct run_driver *drv)
{
	while (!g->ctx && !g->never) {
		rwlock_release(&wide_gpus.lock);
		rwlock_write(&wide_gpus.lock);
		if (!g->ctx && !g->never) {
			g->primary = primary;
			run_inside++;
			g->never = !open_gpu(g, d, drv);
			run_inside--;
		}
		rwlock_release(&wide_gpus.lock);
		rwlock_read(&wide_gpus.lock);
	}
	return !g->never;
}

/* The GPU whose primary context is current; -1: it is another context. */
static drv_device primary_device(const struct run_driver *drv, struct CUctx_st **out)
{
	struct CUctx_st *primary = NULL;
	unsigned int flags;
	drv_device d = -1;
	int active = 0;

	if (drv->cuCtxGetCurrent(out) != DRV_OK || !*out || drv->cuCtxGetDevice(&d) != DRV_OK ||
	    !is_known(d) || drv->cuDevicePrimaryCtxGetState(d, &flags, &active) != DRV_OK ||
	    !active || drv->cuDevicePrimaryCtxRetain(&primary, d) != DRV_OK) {
		return -1;
	}
	(void)drv->cuDevicePrimaryCtxRelease_v2(d);
	return primary == *out ? d : -1;
}

/* With the lock for reading. */
static bool make(struct gpu *g, struct run_wide *w)
{
	struct pl_mem_info info = PL_MEM_INFO_INIT;
	void *p = NULL;
	int rc;

	run_inside++;
	rc = lib.pl_mem_alloc_wide(g->dev, w->len, PL_WIDE_INHERIT, &p);
	if (rc) {
		run_wide_none("%s", lib.pl_error_message());
	} else if (lib.pl_mem_info(g->ctx, p, &info) == 0) {
		w->base = (uintptr_t)p;
		w->entry = info.gpu_page;
	}
	if (!rc && (!w->base || !run_wide_add(w))) {
		(void)lib.pl_mem_free(g->ctx, p);
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

/* The twin first: what the driver refuses, it refuses. */
static bool make_both(const struct run_driver *drv, struct gpu *g, struct run_wide *w,
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
	struct gpu *g;
	bool made;

	if (!run_config.wide || run_inside || !out) {
		return false;
	}
	if (len < run_config.wide) {
		passed(RUN_WIDE_PAST_SMALL, len);
		return false;
	}
	drv = driver();
	if (!drv) {
		return false;
	}
	w.gpu = primary_device(drv, &ctx);
	if (w.gpu < 0) {
		passed(RUN_WIDE_PAST_CONTEXT, len);
		return false;
	}
	g = &wide_gpus.v[w.gpu];
	if (!atomic_load(&g->refs)) {
		atomic_store(&g->uncounted, true);
	}
	rwlock_read(&wide_gpus.lock);
	made = is_open(g, w.gpu, ctx, drv) && make_both(drv, g, &w, flags, plain);
	rwlock_release(&wide_gpus.lock);
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
	struct gpu *g;

	if (!drv || !run_wide_take((uintptr_t)p, &w)) {
		return false;
	}
	*r = drv->cuMemFreeHost(w.twin);
	if (*r != DRV_OK) {
		(void)run_wide_add(&w);
		return true;
	}
	g = &wide_gpus.v[w.gpu];
	rwlock_read(&wide_gpus.lock);
	run_inside++;
	if (g->ctx && lib.pl_mem_free(g->ctx, p)) {
		run_wide_none("%zu bytes at %p stay allocated: %s", w.len, p,
			      lib.pl_error_message());
	}
	run_inside--;
	rwlock_release(&wide_gpus.lock);
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
	const struct run_driver *drv = run_config.wide && is_known(d) ? run_driver() : NULL;
	struct gpu *g = drv ? &wide_gpus.v[d] : NULL;

	if (!drv || run_inside) {
		return;
	}
	rwlock_write(&wide_gpus.lock);
	if (g->ctx) {
		end_twins(drv, d, g->primary);
		run_inside++;
		lib.pl_close(g->ctx);
		run_inside--;
		g->ctx = NULL;
	}
	rwlock_release(&wide_gpus.lock);
}

void run_wide_retained(drv_device d, struct CUctx_st *ctx)
{
	const struct run_driver *drv;
	struct run_wide first;

	if (!run_config.wide || run_inside || !is_known(d)) {
		return;
	}
	(void)atomic_fetch_add(&wide_gpus.v[d].refs, 1);
	drv = run_wide_after(0, &first) ? run_driver() : NULL;
	if (drv && drv->cuCtxPushCurrent_v2(ctx) == DRV_OK) {
		run_wide_grant(d);
		(void)drv->cuCtxPopCurrent_v2(&ctx);
	}
}

void run_wide_releasing(drv_device d)
{
	struct gpu *g = is_known(d) ? &wide_gpus.v[d] : NULL;

	if (!run_config.wide || run_inside || !g || !atomic_load(&g->refs)) {
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
			run_wide_none("GPU %d cannot access what was made before it was used", d);
		}
	}
}

/* A child has no CUDA; the memory stays mapped there, as that of cuMemHostAlloc() does. */
void run_wide_forget(void)
{
	rwlock_renew(&wide_gpus.lock);
	for (int i = 0; i < RUN_GPUS_MAX; i++) {
		wide_gpus.v[i].ctx = NULL;
	}
	run_rows_forget();
}

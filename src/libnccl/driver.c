/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/* The CUDA driver, which NCCL has loaded into the process. */

#include "libnccl/libnccl.h"

static struct lock driver_lock = LOCK_INIT(RANK_NCCL_DRIVER);
static struct nc_driver driver;
static atomic_int state; /* 0: not looked for, 1: found, -1: none */

static int find(void)
{
	static const struct library_symbol symbols[] = {
#define X(name, params) LIBRARY_NEEDS(struct nc_driver, name),
		NC_DRIVER(X)
#undef X
	};
	const char *name = nc_env.driver ? nc_env.driver : "libcuda.so.1";
	void *lib = library_open(name);
	const struct library_symbol *lacks;

	if (!lib) {
		nc_words_set("the CUDA driver (%s) cannot be loaded", name);
		return -1;
	}
	lacks = library_bind(lib, symbols, sizeof(symbols) / sizeof(symbols[0]), &driver);
	if (lacks) {
		nc_words_set("the CUDA driver has no %s", lacks->name);
		return -1;
	}
	return 1;
}

const struct nc_driver *nc_driver(void)
{
	int s = atomic_load_explicit(&state, memory_order_acquire);

	if (!s) {
		lock_acquire(&driver_lock);
		s = atomic_load(&state);
		if (!s) {
			s = find();
			atomic_store_explicit(&state, s, memory_order_release);
		}
		lock_release(&driver_lock);
	}
	return s > 0 ? &driver : NULL;
}

#define RELAXED 2

int nc_relax(void)
{
	int mode = RELAXED;

	(void)driver.cuThreadExchangeStreamCaptureMode(&mode);
	return mode;
}

void nc_relax_end(int mode)
{
	(void)driver.cuThreadExchangeStreamCaptureMode(&mode);
}

bool nc_enter(struct nc_context *ctx, struct nc_visit *v)
{
	v->mode = nc_relax();
	if (driver.cuCtxPushCurrent_v2(ctx)) {
		nc_relax_end(v->mode);
		return false;
	}
	return true;
}

void nc_leave(const struct nc_visit *v)
{
	struct nc_context *ours;

	(void)driver.cuCtxPopCurrent_v2(&ours);
	nc_relax_end(v->mode);
}

void nc_driver_forget(void)
{
	lock_renew(&driver_lock);
}

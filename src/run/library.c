/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/*
 * libpeerlane in the program's process. It is loaded when first needed, and has a context of its
 * own for each GPU, so that all memory of a GPU can go with the GPU's primary context.
 */

#include <sched.h>
#include <stdio.h>
#include <string.h>

#include "run/library.h"

struct run_library run_lib;
struct run_gpus run_gpus = { .lock = RWLOCK_INIT(RANK_RUN_GPUS) };

const struct run_driver *run_driver_now(void)
{
	const struct run_driver *drv = run_driver();

	while (!drv && !atomic_load(&run_is_off)) {
		(void)sched_yield();
		drv = run_driver();
	}
	return drv;
}

static const struct library_symbol calls[] = {
#define X(name) LIBRARY_NEEDS(struct run_library, name),
	RUN_LIBRARY_CALLS(X)
#undef X
};

/* libpeerlane finds the driver that the program uses, by its soname. */
static bool open_gpu(struct run_gpu *g, drv_device d)
{
	char name[16];
	char why[160];

	if (!run_lib.loaded &&
	    !shim_peerlane("the command", calls, sizeof(calls) / sizeof(calls[0]), &run_lib, why,
			   sizeof(why))) {
		run_library_none("%s", why);
		return false;
	}
	run_lib.loaded = true;
	(void)snprintf(name, sizeof(name), "cuda:%d", d);
	if (run_lib.pl_open(NULL, &g->ctx) || run_lib.pl_dev_open(g->ctx, name, &g->dev)) {
		run_library_none("%s", run_lib.pl_error_message());
		run_lib.pl_close(g->ctx);
		g->ctx = NULL;
		return false;
	}
	return true;
}

bool run_library_open(struct run_gpu *g, drv_device d, struct CUctx_st *primary)
{
	while (!g->ctx && !g->never) {
		rwlock_release(&run_gpus.lock);
		rwlock_write(&run_gpus.lock);
		if (!g->ctx && !g->never) {
			g->primary = primary;
			run_inside++;
			g->never = !open_gpu(g, d);
			run_inside--;
		}
		rwlock_release(&run_gpus.lock);
		rwlock_read(&run_gpus.lock);
	}
	return !g->never;
}

drv_device run_primary(const struct run_driver *drv, struct CUctx_st **out)
{
	struct CUctx_st *primary = NULL;
	unsigned int flags;
	drv_device d = -1;
	int active = 0;

	if (drv->cuCtxGetCurrent(out) != DRV_OK || !*out || drv->cuCtxGetDevice(&d) != DRV_OK ||
	    !run_gpu_known(d) || drv->cuDevicePrimaryCtxGetState(d, &flags, &active) != DRV_OK ||
	    !active || drv->cuDevicePrimaryCtxRetain(&primary, d) != DRV_OK) {
		return -1;
	}
	(void)drv->cuDevicePrimaryCtxRelease_v2(d);
	return primary == *out ? d : -1;
}

void run_library_forget(void)
{
	rwlock_renew(&run_gpus.lock);
	for (int i = 0; i < RUN_GPUS_MAX; i++) {
		run_gpus.v[i].ctx = NULL;
	}
}

/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/*
 * The driver's functions that give memory back. Such a function waits until all streams of its
 * context are idle, and lets no other call in meanwhile. While a stream of the program's waits for
 * a transfer of ours, that transfer could not be carried out: so each of these calls waits for a
 * still moment first (dev.h). They stand in a part of the driver's table that no other file may
 * use (a test looks), so that no caller can forget it. A caller holds no lock and no channel that a
 * transfer in a stream's order may need.
 *
 * On which devices it must be still is the third column below:
 *
 * - OWN: what frees or unpins one device's memory waits for that device's streams, and not for
 *   another's, whether the two reach each other or not: on two H200s a stream that waited held up
 *   cuMemFree and cuMemHostUnregister (of memory pinned for all contexts) on its own GPU alone
 *   (bench/held_up). A program may let a stream of one GPU wait for another's by an event; then
 *   what frees on the first may be held up by a transfer of the second. That transfer goes on: its
 *   calls are for the second GPU (held_up asks for that, too). The context that pins.c makes has
 *   no streams at all, and what is unpinned in it does not wait for copies of the primary context.
 * - ALL: a mapping may be open to several GPUs, memory of another process is shared with it, and
 *   unloading a module or giving up a primary context ends more than one piece of memory. Which
 *   streams the driver waits for then was not measured. They are rare: the end of shared memory,
 *   and of a device.
 */

#include "dev/cuda/cuda_dev.h"

#define OWN(d) dev_set_of(&(d)->base)
#define ALL(d) DEV_ALL

/* name, the driver's function, scope, parameters behind the device, the driver's arguments */
#define CALLS(X)                                                                                \
	X(cuda_mem_free, cuMemFree, OWN, (struct cuda_dev * d, cuda_ptr p), (p))                \
	X(cuda_host_unregister, cuMemHostUnregister, OWN, (struct cuda_dev * d, void *p), (p))  \
	X(cuda_ctx_destroy, cuCtxDestroy, OWN, (struct cuda_dev * d, struct CUctx_st * ctx),    \
	  (ctx))                                                                                \
	X(cuda_module_unload, cuModuleUnload, ALL, (struct cuda_dev * d, struct CUmod_st * m),  \
	  (m))                                                                                  \
	X(cuda_primary_release, cuDevicePrimaryCtxRelease, ALL, (struct cuda_dev * d), (d->id)) \
	X(cuda_mem_unmap, cuMemUnmap, ALL, (struct cuda_dev * d, cuda_ptr p, size_t len),       \
	  (p, len))                                                                             \
	X(cuda_mem_release, cuMemRelease, ALL, (struct cuda_dev * d, cuda_mem m), (m))          \
	X(cuda_ipc_close, cuIpcCloseMemHandle, ALL, (struct cuda_dev * d, cuda_ptr p), (p))

#define DEFINE(name, driver_fn, scope, params, args) \
	cuda_result name params                      \
	{                                            \
		dev_set on = scope(d);               \
		cuda_result r;                       \
                                                     \
		dev_still_begin(on);                 \
		r = d->api->freeing.driver_fn args;  \
		dev_still_end(on);                   \
		return r;                            \
	}

CALLS(DEFINE)

bool cuda_can_unmap(const struct cuda_api *api)
{
	return api->freeing.cuMemUnmap && api->freeing.cuMemRelease;
}

bool cuda_can_close_ipc(const struct cuda_api *api)
{
	return api->freeing.cuIpcCloseMemHandle;
}

bool cuda_can_destroy_ctx(const struct cuda_api *api)
{
	return api->freeing.cuCtxDestroy;
}

bool cuda_can_unload(const struct cuda_api *api)
{
	return api->freeing.cuModuleUnload;
}

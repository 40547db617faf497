/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/*
 * The driver's functions that give memory back. Such a function waits until all streams of its
 * context are idle, and lets other calls not in meanwhile. While a stream of the program's waits
 * for a transfer of ours, that transfer could not be carried out: so each of these calls waits for
 * a still moment first (dev.h). They stand in a part of the driver's table that no other file may
 * use (a test looks), so that no caller can forget it. A caller holds no lock and no lane that a
 * transfer in a stream's order may need.
 *
 * On which devices it must be still:
 *
 * - In the context of pins.c nothing is ever queued. What is unpinned in it has nothing to wait
 * for, and nobody to keep out for long: its own device is enough. (On an H200 it does not wait for
 *   copies under way in the primary context, which read what is pinned.)
 * - A primary context has the program's streams, and these may wait for another device's, by an
 *   event. So what frees there may wait for a stream of another device that waits for us. Whether
 *   the driver then keeps out calls for that other device, too, is not known: it was measured with
 *   one GPU only, where it keeps out all calls (bench/held_up.c asks two). As long as that is so it
 * must be still on all.
 */

#include "dev/cuda/cuda_dev.h"

cuda_result cuda_mem_free(struct cuda_dev *d, cuda_ptr p)
{
	cuda_result r;

	dev_still_begin(DEV_ALL);
	r = d->api->freeing.cuMemFree(p);
	dev_still_end(DEV_ALL);
	return r;
}

cuda_result cuda_host_unregister(struct cuda_dev *d, const struct CUctx_st *ctx, void *p)
{
	dev_set on = ctx == d->ctx ? DEV_ALL : dev_set_of(&d->base);
	cuda_result r;

	dev_still_begin(on);
	r = d->api->freeing.cuMemHostUnregister(p);
	dev_still_end(on);
	return r;
}

cuda_result cuda_ctx_destroy(struct cuda_dev *d, struct CUctx_st *ctx)
{
	dev_set on = dev_set_of(&d->base);
	cuda_result r;

	dev_still_begin(on);
	r = d->api->freeing.cuCtxDestroy(ctx);
	dev_still_end(on);
	return r;
}

cuda_result cuda_module_unload(struct cuda_dev *d, struct CUmod_st *module)
{
	cuda_result r;

	dev_still_begin(DEV_ALL);
	r = d->api->freeing.cuModuleUnload(module);
	dev_still_end(DEV_ALL);
	return r;
}

cuda_result cuda_primary_release(struct cuda_dev *d)
{
	cuda_result r;

	dev_still_begin(DEV_ALL);
	r = d->api->freeing.cuDevicePrimaryCtxRelease(d->id);
	dev_still_end(DEV_ALL);
	return r;
}

cuda_result cuda_mem_unmap(struct cuda_dev *d, cuda_ptr p, size_t len)
{
	cuda_result r;

	dev_still_begin(DEV_ALL);
	r = d->api->freeing.cuMemUnmap(p, len);
	dev_still_end(DEV_ALL);
	return r;
}

cuda_result cuda_mem_release(struct cuda_dev *d, cuda_mem m)
{
	cuda_result r;

	dev_still_begin(DEV_ALL);
	r = d->api->freeing.cuMemRelease(m);
	dev_still_end(DEV_ALL);
	return r;
}

cuda_result cuda_ipc_close(struct cuda_dev *d, cuda_ptr p)
{
	cuda_result r;

	dev_still_begin(DEV_ALL);
	r = d->api->freeing.cuIpcCloseMemHandle(p);
	dev_still_end(DEV_ALL);
	return r;
}

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

/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/*
 * The driver's functions that release memory. Such a function waits until all streams of its
 * context are idle, and blocks all other calls in the meantime. If a stream of the program waited
 * for a transfer of the library then, that transfer could not be carried out. So each of these
 * calls first waits until no transfer is queued on a stream (dev.h). They are in a part of the
 * driver's table that no other file may use, which a test checks, so that no caller can forget the
 * wait. The caller holds no lock and no channel that a transfer in stream order may need.
 *
 * The third column below has the devices on which no transfer may be queued:
 *
 * - OWN: a call that frees, unpins or unmaps one device's memory waits for that device's streams,
 *   and not for another's. On two H200s a waiting stream held up cuMemFree and cuMemHostUnregister
 *   (of memory pinned for all contexts) on its own GPU only, whether the two reach each other or
 *   not; cuMemUnmap and cuMemRelease, of memory that both may access, returned at once in all cases
 *   (bench/held_up), so OWN is more than they were seen to need. A program may let a stream of one
 *   GPU wait for another GPU's stream by an event; then a free on the first may wait for a transfer
 *   of the second. That transfer makes progress, since its calls are for the second GPU (held_up
 *   tests that, too). The second context has only the streams of second_ctx_copy.c, whose kernels
 *   wait for nothing, and unpinning in it does not wait for copies of the primary context.
 * - ALL: memory of another process by an IPC handle may be any device's, and unloading a module or
 *   releasing a primary context concerns more than one allocation. It was not measured which
 *   streams the driver waits for then. These calls are rare: at the end of an import, and of a
 *   device.
 */

#include "dev/cuda/cuda_dev.h"
#include "sys/sys.h"

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
	X(cuda_mem_unmap, cuMemUnmap, OWN, (struct cuda_dev * d, cuda_ptr p, size_t len),       \
	  (p, len))                                                                             \
	X(cuda_mem_release, cuMemRelease, OWN, (struct cuda_dev * d, cuda_mem m), (m))          \
	X(cuda_ipc_close, cuIpcCloseMemHandle, ALL, (struct cuda_dev * d, cuda_ptr p), (p))

#define DEFINE(name, driver_fn, scope, params, args) \
	cuda_result name params                      \
	{                                            \
		dev_set on = scope(d);               \
		cuda_capture_mode mode;              \
		cuda_result r;                       \
                                                     \
		dev_quiesce_begin(on);               \
		mode = cuda_capture_relax(d->api);   \
		r = d->api->freeing.driver_fn args;  \
		cuda_capture_restore(d->api, mode);  \
		dev_quiesce_end(on);                 \
		return r;                            \
	}

CALLS(DEFINE)

/*
 * Unpinning a page waits until all streams of the context that it was pinned in are idle, kernels
 * of the program included; taking a mapping away does not. Contexts that the program has created
 * beside the primary ones are not waited for.
 */
static cuda_result wait_for(const struct cuda_api *api, cuda_device id, void *page)
{
	unsigned int flags = 0;
	int active = 0;
	struct CUctx_st *ctx;
	cuda_result r = api->cuDevicePrimaryCtxGetState(id, &flags, &active);

	if (r != CUDA_RES_OK || !active) {
		return r;
	}
	r = api->cuDevicePrimaryCtxRetain(&ctx, id);
	if (r != CUDA_RES_OK) {
		return r;
	}
	r = api->cuCtxPushCurrent(ctx);
	if (r == CUDA_RES_OK) {
		r = api->cuMemHostRegister(page, sys_page(), CUDA_MEMHOSTREGISTER_PORTABLE);
		if (r == CUDA_RES_OK) {
			r = api->freeing.cuMemHostUnregister(page);
		}
		(void)api->cuCtxPopCurrent(&ctx);
	}
	(void)api->freeing.cuDevicePrimaryCtxRelease(id);
	return r;
}

int cuda_wait_for_all(struct cuda_dev *d, void *page)
{
	cuda_capture_mode mode;
	cuda_device id;
	cuda_result r;
	int n = 0;

	dev_quiesce_begin(DEV_ALL);
	mode = cuda_capture_relax(d->api);
	r = d->api->cuDeviceGetCount(&n);
	for (int i = 0; i < n && r == CUDA_RES_OK; i++) {
		r = d->api->cuDeviceGet(&id, i);
		r = r == CUDA_RES_OK ? wait_for(d->api, id, page) : r;
	}
	cuda_capture_restore(d->api, mode);
	dev_quiesce_end(DEV_ALL);
	return r == CUDA_RES_OK ? 0 : cuda_fail(r, "the wait for GPUs", "before memory is freed");
}

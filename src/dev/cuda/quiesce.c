/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/*
 * The driver's functions that give memory back, in its table as guarded ones. Such a function waits
 * until all streams are idle, and lets no other call in meanwhile. While a stream of the program's
 * waits for a transfer of ours, that transfer could not be carried out: so each of these calls
 * waits for a still moment first (dev.h). The guard stands in the table, where no caller can forget
 * it. A caller holds no lock and no lane that a transfer in a stream's order may need.
 */

#include "dev/cuda/load.h"
#include "dev/dev.h"

static struct cuda_api raw;

#define GUARDED(X)                                              \
	X(cuMemFree, (cuda_ptr p), (p))                         \
	X(cuMemHostUnregister, (void *p), (p))                  \
	X(cuCtxDestroy, (struct CUctx_st * ctx), (ctx))         \
	X(cuModuleUnload, (struct CUmod_st * module), (module)) \
	X(cuDevicePrimaryCtxRelease, (cuda_device device), (device))

#define X(name, params, args)                  \
	static cuda_result still_##name params \
	{                                      \
		cuda_result r;                 \
                                               \
		dev_still_begin();             \
		r = raw.name args;             \
		dev_still_end();               \
		return r;                      \
	}
GUARDED(X)
#undef X

void cuda_guard(struct cuda_api *api)
{
	raw = *api;
#define X(name, params, args) api->name = raw.name ? still_##name : NULL;
	GUARDED(X)
#undef X
}

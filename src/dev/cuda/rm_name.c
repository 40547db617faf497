/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/* Names of GPU memory that CUDA made, in a client of our own. */

#include <errno.h>

#include "base/bits.h"
#include "dev/cuda/rm.h"
#include "dev/cuda/rm_abi.h"
#include "dev/cuda/rm_call.h"

#define WHAT "a name of GPU memory"

/* The parent of memory is the device; for some memory the driver wants the subdevice. */
int rm_import(struct rm *r, int exported, uint32_t *object)
{
	struct rm_import_from x = {
		.fd = exported, .type = RM_IMPORT_MEMORY, .device = r->device, .parent = r->device
	};
	int rc = rm_call_control(r, r->client, RM_IMPORT_FROM_FD, &x, sizeof(x), WHAT);

	if (!rc) {
		*object = x.object;
	}
	return rc;
}

int rm_duplicate(struct rm *r, uint32_t client, uint32_t memory, uint32_t *object)
{
	int rc = rm_call_dup(r, r->device, client, memory, WHAT, object);

	if (rc == RM_INVALID_PARENT) {
		rc = rm_call_dup(r, r->subdevice, client, memory, WHAT, object);
	}
	return rc > 0 ? rm_refused((uint32_t)rc, WHAT) : rc;
}

int rm_surface(struct rm *r, uint32_t object, struct rm_surface *out)
{
	struct rm_surface_item v[] = { { .index = RM_SURFACE_BYTES_LOW },
				       { .index = RM_SURFACE_BYTES_HIGH },
				       { .index = RM_SURFACE_COMPRESSION },
				       { .index = RM_SURFACE_SPACE } };
	struct rm_surface_info info = { .n = ARRAY_LEN(v), .items = (uintptr_t)v };
	int rc = rm_call_control(r, object, RM_GET_SURFACE_INFO, &info, sizeof(info),
				 "what GPU memory is");

	if (!rc) {
		*out = (struct rm_surface){ .bytes = (uint64_t)v[1].data << 32 | v[0].data,
					    .compressed = v[2].data != 0,
					    .video = v[3].data == RM_SPACE_VIDEO };
	}
	return rc;
}

int rm_bar1(struct rm *r, struct rm_bar1 *out)
{
	struct rm_static_bar1 info = { 0 };
	int rc = rm_call_control(r, r->subdevice, RM_GET_STATIC_BAR1, &info, sizeof(info),
				 "how the GPU's memory lies in BAR1");

	if (!rc) {
		*out = (struct rm_bar1){ .is_static = info.enabled != 0,
					 .combined = info.combined != 0,
					 .aperture = r->aperture };
	}
	return rc;
}

/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/* Names of GPU memory that CUDA made, in a client of our own. */

#include <errno.h>

#include "base/bits.h"
#include "base/error.h"
#include "base/text.h"
#include "dev/nvrm/rm.h"
#include "dev/nvrm/rm_abi.h"
#include "dev/nvrm/rm_call.h"
#include "sys/sys.h"

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

static int end_map(struct rm *r, uint32_t object, uint64_t handle)
{
	struct rm_unmap_memory x = {
		.client = r->client, .device = r->device, .memory = object, .linear = handle
	};
	int rc = rm_ask(r->ctl, RM_UNMAP_MEMORY, &x, &x.status, "the end of a CPU mapping");

	return rc ? rc : x.status ? rm_refused(x.status, "the end of a CPU mapping") : 0;
}

/* The mapping holds the file. */
int rm_map(struct rm *r, uint32_t object, uint64_t off, size_t len, void **at, uint64_t *handle)
{
	struct rm_map_memory x = { .client = r->client,
				   .device = r->device,
				   .memory = object,
				   .offset = off,
				   .bytes = len };
	char path[32];
	int fd;
	int rc;

	text_fmt(path, sizeof(path), RM_GPU_PATH, r->minor);
	rc = rm_open_file(path, &fd);
	if (rc) {
		return rc;
	}
	x.fd = fd;
	rc = rm_ask(r->ctl, RM_MAP_MEMORY, &x, &x.status, "a CPU mapping");
	rc = rc ? rc : x.status ? rm_refused(x.status, "a CPU mapping") : 0;
	if (!rc) {
		*handle = x.linear;
		rc = sys_map_fd(fd, len, 0, at);
		if (rc) {
			(void)end_map(r, object, x.linear);
			rc = err_set(-rc, "cannot map %zu bytes of GPU memory: %s", len,
				     err_words(rc));
		}
	}
	sys_close_private(fd);
	return rc;
}

int rm_unmap(struct rm *r, uint32_t object, void *at, size_t len, uint64_t handle)
{
	int rc = sys_unmap(at, len);
	int err = rc ? 0 : end_map(r, object, handle);

	return rc ? rc : err;
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

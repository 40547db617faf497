/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/* Host memory that the kernel driver makes, and its way to libcuda. */

#include <errno.h>
#include <string.h>

#include "dev/nvrm/rm.h"
#include "dev/nvrm/rm_abi.h"
#include "dev/nvrm/rm_call.h"
#include "sys/sys.h"

#define WHAT "host memory"

static int try_alloc(struct rm *r, uint64_t len, enum rm_page page, int node, unsigned int bytes,
		     uint32_t *object)
{
	struct rm_memory_params p = {
		.owner = r->client,
		.flags = RM_MEMORY_FLAGS,
		.attr = RM_ATTR_HOST | (uint32_t)page << RM_ATTR_PAGE_SHIFT,
		.attr2 = page == RM_PAGE_2M ? RM_ATTR2_2M : 0,
		.bytes = len,
		.node = node,
	};

	/* An older driver knows no node, and the bit may mean something else there. */
	if (node >= 0 && bytes == sizeof(p)) {
		p.attr2 |= RM_ATTR2_NODE;
	}
	return rm_call_alloc(r, r->device, RM_CLASS_HOST_MEMORY, &p, bytes, WHAT, object);
}

/*
 * The parameters have had a node since driver 545. A driver that checks the size that it is told
 * answers INVALID_STRUCT to the other one; the size that it took is remembered. A GPU whose node
 * the driver knows gets memory of that node only (INVALID_ARGUMENT for another). If no node is
 * asked for, the driver takes the GPU's.
 */
int rm_host_alloc(struct rm *r, uint64_t len, enum rm_page page, int node, uint32_t *object)
{
	unsigned int sized = atomic_load(&r->sized);
	unsigned int bytes = sized ? sized : (unsigned int)sizeof(struct rm_memory_params);
	int rc = try_alloc(r, len, page, node, bytes, object);

	if (rc == RM_INVALID_STRUCT && !sized) {
		bytes = RM_MEMORY_PARAMS_OLD;
		rc = try_alloc(r, len, page, node, bytes, object);
	}
	if (rc == RM_INVALID_ARGUMENT && node >= 0) {
		rc = try_alloc(r, len, page, -1, bytes, object);
	}
	if (rc == 0) {
		atomic_store(&r->sized, bytes);
	}
	return rc;
}

int rm_metadata(struct rm *r, int exported, unsigned char out[RM_METADATA])
{
	struct rm_export_info info = { .fd = exported };
	int rc = rm_call_control(r, r->client, RM_GET_EXPORT_INFO, &info, sizeof(info),
				 "what is known of exported memory");

	if (!rc) {
		memcpy(out, info.metadata, RM_METADATA);
	}
	return rc;
}

int rm_export(struct rm *r, uint32_t object, const unsigned char metadata[RM_METADATA], int *fd)
{
	struct rm_export_to x = { .device = r->device, .objects = 1, .n = 1, .object = { object } };
	int file = -1;
	int rc = rm_open_file(RM_CTL_PATH, &file);

	if (rc) {
		return rc;
	}
	x.fd = file;
	memcpy(x.metadata, metadata, RM_METADATA);
	rc = rm_call_control(r, r->client, RM_EXPORT_TO_FD, &x, sizeof(x),
			     "a descriptor of memory");
	if (rc) {
		sys_close_private(file);
		return rc;
	}
	*fd = file;
	return 0;
}

/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/* Checks memory that kernels and copies on a stream of the program access. */

#include <errno.h>

#include "base/error.h"
#include "launch/launch.h"
#include "mem/maps.h"

static bool is_reached(const struct launcher *s, const void *ptr, size_t len,
		       const struct mem_ref *ref)
{
	if (!ref->dev || ref->kind == DEV_MEM_HOST || ref->dev->driver != s->dev->driver) {
		return false;
	}
	return ref->dev == s->dev || ref->kind != DEV_MEM_DEVICE ||
	       mem_is_mapped_for(s->mem, ref, ptr, len, s->dev);
}

int launch_reach(const struct launcher *s, const void *ptr, size_t len, bool writes,
		 const char *what, struct launch_reach *out)
{
	struct dev_host mapped;
	struct mem_ref ref;
	int rc = mem_get(s->mem, ptr, len, &ref);

	if (rc) {
		return rc;
	}
	if (!is_reached(s, ptr, len, &ref)) {
		rc = err_set(EFAULT, "kernels of %s cannot access the %s at %p: %s",
			     s->dev->props.name, what, ptr,
			     ref.kind == DEV_MEM_HOST
				     ? "pin the memory (pl_mem_pin()), or allocate it pinned"
				     : "map it for that device (pl_mem_map())");
	}
	rc = rc || !writes ? rc : mem_writable(&ref);
	if (!rc && out) {
		mem_mapped_by(&ref, &mapped);
		*out = (struct launch_reach){
			/* A neighbour's memory may be mapped in part. */
			.base = ref.dev == s->dev || ref.kind != DEV_MEM_DEVICE ? ref.base
										: (uintptr_t)ptr,
			.len = ref.dev == s->dev || ref.kind != DEV_MEM_DEVICE ? ref.len : len,
			.host = ref.kind == DEV_MEM_PINNED,
			.far = ref.dev != s->dev && ref.kind == DEV_MEM_DEVICE,
			.managed = ref.kind == DEV_MEM_MANAGED,
			.narrow = ref.kind == DEV_MEM_PINNED && mapped.page < DEV_WIDE_PAGE,
		};
	}
	mem_put(&ref);
	return rc;
}

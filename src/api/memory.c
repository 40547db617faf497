/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#include <errno.h>

#include "api/context.h"
#include "base/error.h"
#include "base/text.h"
#include "mem/tables.h"

_Static_assert((int)DEV_MEM_HOST == (int)PL_MEM_HOST && (int)DEV_MEM_PINNED == (int)PL_MEM_PINNED &&
		       (int)DEV_MEM_DEVICE == (int)PL_MEM_DEVICE &&
		       (int)DEV_MEM_MANAGED == (int)PL_MEM_MANAGED,
	       "the internal kinds of memory are the public ones");

_Static_assert((int)DEV_NOT_WIDE_SHORT == (int)PL_NOT_WIDE_SHORT &&
		       (int)DEV_NOT_WIDE_NO_DRIVER == (int)PL_NOT_WIDE_NO_DRIVER &&
		       (int)DEV_NOT_WIDE_WRONG_DATA == (int)PL_NOT_WIDE_WRONG_DATA,
	       "the internal reasons are the public ones");

/* Host memory is where the device's staging memory is, too. */
static int alloc_host(struct pl_dev *dev, size_t len, uint32_t flags, void **out)
{
	int err;
	int node = slabs_node(&dev->ctx->exec.slabs, dev->dev, &err);

	return flags == PL_ALLOC_PINNED
		       ? mem_alloc_pinned(&dev->ctx->mem, dev->dev, node, len, NULL, out)
		       : mem_alloc_wide(&dev->ctx->mem, dev->dev, node, len,
					flags == PL_ALLOC_INHERIT, NULL, out);
}

int pl_mem_alloc(struct pl_dev *dev, size_t len, uint32_t flags, void **out)
{
	int rc = CHECK_OUT(out);

	rc = rc ? rc : ctx_usable(CTX_OF(dev));
	if (rc) {
		return rc;
	}
	switch (flags) {
	case 0:
		return mem_alloc(&dev->ctx->mem, dev->dev, len, out);
	case PL_ALLOC_SHARED:
		return mem_alloc_shared(&dev->ctx->mem, dev->dev, len, out);
	case PL_ALLOC_PINNED:
	case PL_ALLOC_WIDE:
	case PL_ALLOC_INHERIT:
		return alloc_host(dev, len, flags, out);
	default:
		return err_set(EINVAL,
			       "pl_mem_alloc: flags 0x%x: give 0 or one of PL_ALLOC_PINNED, "
			       "PL_ALLOC_SHARED, PL_ALLOC_WIDE and PL_ALLOC_INHERIT",
			       flags);
	}
}

int pl_mem_pin(struct pl_dev *dev, void *ptr, size_t len, uint32_t flags)
{
	int rc = ctx_usable(CTX_OF(dev));

	if (!rc && flags) {
		rc = err_set(EINVAL, "pl_mem_pin: unknown flags 0x%x; none are defined", flags);
	}
	return rc ? rc : mem_pin(&dev->ctx->mem, dev->dev, ptr, len);
}

int pl_mem_unpin(struct pl_ctx *ctx, void *ptr)
{
	int rc = ctx_usable(ctx);

	return rc ? rc : mem_unpin(&ctx->mem, ptr);
}

int pl_mem_free(struct pl_ctx *ctx, void *ptr)
{
	int rc = ctx_usable(ctx);

	return rc ? rc : mem_free(&ctx->mem, ptr);
}

int pl_mem_register(struct pl_ctx *ctx, void *ptr, size_t len)
{
	int rc = ctx_usable(ctx);

	return rc ? rc : mem_register(&ctx->mem, ptr, len);
}

int pl_mem_unregister(struct pl_ctx *ctx, void *ptr)
{
	int rc = ctx_usable(ctx);

	return rc ? rc : mem_unregister(&ctx->mem, ptr);
}

int pl_mem_info(struct pl_ctx *ctx, const void *ptr, struct pl_mem_info *info)
{
	struct pl_mem_info all = PL_MEM_INFO_INIT;
	struct dev_host host;
	struct mem_ref ref;
	int rc = CHECK_OUT(info);

	rc = rc ? rc : ctx_usable(ctx);
	if (!rc && !ptr) {
		rc = err_set(EINVAL, "the address is NULL");
	}
	if (!rc) {
		rc = mem_get(&ctx->mem, ptr, 1, &ref);
	}
	if (rc) {
		return rc;
	}
	all.kind = ref.kind;
	all.flags = (ref.mem && ref.mem->owned ? PL_MEM_OWNED : 0) |
		    (ref.mem && !ref.mem->owned && !ref.mem->import ? PL_MEM_REGISTERED : 0) |
		    (ref.mem && (ref.mem->import || (ref.mem->table && ref.mem->table->from))
			     ? PL_MEM_IMPORTED
			     : 0) |
		    (ref.host_addressable ? PL_MEM_HOST_ADDRESSABLE : 0);
	all.base = (void *)ref.base;
	all.len = ref.len;
	if (ref.dev) {
		text_copy(all.dev_name, sizeof(all.dev_name), ref.dev->props.name);
	}
	mem_mapped_by(&ref, &host);
	all.gpu_page = host.page;
	all.not_wide = host.not_wide;
	text_copy(all.why_not_wide, sizeof(all.why_not_wide), host.why);
	mem_put(&ref);
	return give_struct(info, &all, sizeof(all), offsetof(struct pl_mem_info, gpu_page));
}

/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/* Memory mapped for peers and for the CPU: arguments. src/mem does it. */

#include <errno.h>

#include "api/context.h"
#include "base/error.h"
#include "base/text.h"
#include "mem/maps.h"

static int check_peer(const struct pl_ctx *ctx, const struct pl_dev *peer)
{
	return peer->ctx == ctx
		       ? 0
		       : err_set(EINVAL, "%s was opened by another context", peer->dev->props.name);
}

int pl_mem_map_peer(struct pl_ctx *ctx, void *ptr, size_t len, struct pl_dev *peer, uint32_t flags,
		    void **out)
{
	int rc = ctx_usable(ctx);

	rc = rc ? rc : check_peer(ctx, peer);
	if (!rc && (flags & ~PL_PEER_ATOMICS)) {
		rc = err_set(EINVAL, "flags 0x%x contain bits that are not PL_PEER_ flags", flags);
	}
	return rc ? rc : mem_map_peer(&ctx->mem, ptr, len, peer->dev, flags & PL_PEER_ATOMICS, out);
}

int pl_mem_unmap_peer(struct pl_ctx *ctx, void *ptr, struct pl_dev *peer)
{
	int rc = ctx_usable(ctx);

	rc = rc ? rc : check_peer(ctx, peer);
	return rc ? rc : mem_unmap_peer(&ctx->mem, ptr, peer->dev);
}

int pl_mem_map(struct pl_ctx *ctx, void *ptr, size_t len, struct pl_map_info *info, void **out)
{
	struct pl_map_info all = PL_MAP_INFO_INIT;
	struct dev_window w;
	bool pages = false;
	int rc = ctx_usable(ctx);

	/* Before there is anything to undo. */
	if (!rc && info) {
		pages = info->size >= sizeof(all) && (info->flags & PL_MAP_PAGES);
		rc = give_struct(info, &all, sizeof(all), sizeof(all));
	}
	rc = rc ? rc : mem_map_cpu(&ctx->mem, ptr, len, pages, &w);
	if (rc) {
		return rc;
	}
	all.flags = w.cached ? PL_MAP_CACHED : 0;
	text_copy(all.how, sizeof(all.how), w.how);
	*out = w.cpu;
	return info ? give_struct(info, &all, sizeof(all), sizeof(all)) : 0;
}

int pl_mem_map_flush(struct pl_ctx *ctx, void *cpu)
{
	int rc = ctx_usable(ctx);

	return rc ? rc : mem_flush_cpu(&ctx->mem, cpu);
}

int pl_mem_unmap(struct pl_ctx *ctx, void *cpu)
{
	int rc = ctx_usable(ctx);

	return rc || !cpu ? rc : mem_unmap_cpu(&ctx->mem, cpu);
}

int pl_mem_put(struct pl_ctx *ctx, void *dst, const void *src, size_t len)
{
	int rc = ctx_enter(ctx);

	if (rc) {
		return rc;
	}
	rc = mem_put_bytes(&ctx->mem, dst, src, len);
	ctx_leave(ctx);
	return rc;
}

int pl_mem_get(struct pl_ctx *ctx, void *dst, const void *src, size_t len)
{
	int rc = ctx_enter(ctx);

	if (rc) {
		return rc;
	}
	rc = mem_get_bytes(&ctx->mem, dst, src, len);
	ctx_leave(ctx);
	return rc;
}

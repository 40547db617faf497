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

/* Checks that the flags fit the way of mapping: for a peer, or for the CPU. */
static int check_flags(const struct pl_dev *peer, uint32_t flags)
{
	if (peer && (flags & PL_MAP_PAGES)) {
		return err_set(
			EINVAL,
			"PL_MAP_PAGES is for mappings for the CPU: for a peer give the range "
			"of one allocation");
	}
	return !peer && (flags & PL_MAP_ATOMICS)
		       ? err_set(EINVAL,
				 "PL_MAP_ATOMICS is for mappings for a peer, and the peer is NULL")
		       : 0;
}

static int map_for_peer(struct pl_ctx *ctx, void *ptr, size_t len, struct pl_dev *peer,
			struct pl_map_info *all, void **out)
{
	int rc = check_peer(ctx, peer);

	rc = rc ? rc
		: mem_map_peer(&ctx->mem, ptr, len, peer->dev, all->flags & PL_MAP_ATOMICS, out);
	text_copy(all->how, sizeof(all->how), "peer");
	return rc;
}

static int map_for_cpu(struct pl_ctx *ctx, void *ptr, size_t len, struct pl_map_info *all,
		       void **out)
{
	struct dev_window w;
	int rc = mem_map_cpu(&ctx->mem, ptr, len, all->flags & PL_MAP_PAGES, &w);

	if (rc) {
		return rc;
	}
	all->flags = w.cached ? PL_MAP_CACHED : 0;
	text_copy(all->how, sizeof(all->how), w.how);
	*out = w.cpu;
	return 0;
}

int pl_mem_map(struct pl_ctx *ctx, void *ptr, size_t len, struct pl_dev *peer,
	       struct pl_map_info *info, void **out)
{
	struct pl_map_info all = PL_MAP_INFO_INIT;
	int rc = CHECK_OUT(out);

	rc = rc ? rc : ctx_usable(ctx);
	/* Before there is anything to undo. */
	if (!rc && info) {
		uint32_t flags = info->size >= sizeof(all) ? info->flags : 0;

		rc = give_struct(info, &all, sizeof(all), sizeof(all));
		all.flags = flags;
	}
	rc = rc ? rc : check_flags(peer, all.flags);
	if (rc) {
		return rc;
	}
	rc = peer ? map_for_peer(ctx, ptr, len, peer, &all, out)
		  : map_for_cpu(ctx, ptr, len, &all, out);
	return rc || !info ? rc : give_struct(info, &all, sizeof(all), sizeof(all));
}

int pl_mem_map_flush(struct pl_ctx *ctx, void *cpu)
{
	int rc = ctx_usable(ctx);

	return rc ? rc : mem_flush_cpu(&ctx->mem, cpu);
}

int pl_mem_unmap(struct pl_ctx *ctx, void *ptr, struct pl_dev *peer)
{
	int rc = ctx_usable(ctx);

	if (rc || !peer) {
		return rc || !ptr ? rc : mem_unmap_cpu(&ctx->mem, ptr);
	}
	rc = check_peer(ctx, peer);
	return rc ? rc : mem_unmap_peer(&ctx->mem, ptr, peer->dev);
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

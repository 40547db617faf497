/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/* Memory shared with other processes: arguments and handles. src/mem does it. */

#include <errno.h>
#include <stdlib.h>

#include "api/context.h"
#include "base/alloc.h"
#include "base/error.h"
#include "base/text.h"
#include "mem/share.h"

#define TIMEOUT_NS UINT64_C(10000000000)
#define FLAGS (PL_SHARE_ANY_USER | PL_SHARE_NO_WINDOW)

_Static_assert(EXPORT_ANY_USER == PL_SHARE_ANY_USER && EXPORT_NO_WINDOW == PL_SHARE_NO_WINDOW,
	       "the internal flags are the public ones");
_Static_assert((int)DEV_FORM_FD == (int)PL_SHARE_FD &&
		       (int)DEV_FORM_FABRIC == (int)PL_SHARE_FABRIC &&
		       (int)DEV_FORM_IPC == (int)PL_SHARE_IPC,
	       "the devices' forms are the public ones");

static int check_flags(uint32_t flags)
{
	return flags & ~FLAGS
		       ? err_set(EINVAL, "flags 0x%x contain bits that are not PL_SHARE_ flags",
				 flags)
		       : 0;
}

static int check_path(const char *path)
{
	return path && *path ? 0 : err_set(EINVAL, "the path is NULL or empty");
}

static int check_export(const char *path, const struct pl_export_opts *opts,
			struct pl_export_opts *o)
{
	int rc = opts ? take_struct(o, opts, sizeof(*o), "struct pl_export_opts") : 0;

	rc = rc ? rc : check_path(path);
	rc = rc ? rc : check_flags(o->flags);
	if (!rc && (o->mode & ~0777u)) {
		rc = err_set(EINVAL, "mode 0%o contains bits that are not permission bits",
			     o->mode);
	}
	if (!o->mode) {
		o->mode = o->flags & PL_SHARE_ANY_USER ? 0666 : 0600;
	}
	return rc;
}

int pl_mem_export(struct pl_ctx *ctx, void *ptr, size_t len, const char *path,
		  const struct pl_export_opts *opts, struct pl_export **out)
{
	struct pl_export_opts o = PL_EXPORT_OPTS_INIT;
	struct pl_export *x;
	int rc = CHECK_OUT(out);

	rc = rc ? rc : ctx_usable(ctx);
	rc = rc ? rc : check_export(path, opts, &o);
	if (rc) {
		return rc;
	}
	x = alloc_zero(sizeof(*x));
	if (!x) {
		return -ENOMEM;
	}
	x->ctx = ctx;
	rc = mem_export(&ctx->mem, ptr, len, path, o.flags, o.mode, &x->export);
	if (rc) {
		free(x);
		return rc;
	}
	handle_add(ctx, &ctx->exports, &x->in);
	*out = x;
	return 0;
}

int pl_mem_unexport(struct pl_export *exported)
{
	struct pl_ctx *ctx = exported ? exported->ctx : NULL;
	int rc = exported ? ctx_usable(ctx) : 0;

	if (rc || !exported) {
		return rc;
	}
	rc = mem_unexport(exported->export);
	if (rc) {
		return rc;
	}
	handle_remove(ctx, &ctx->exports, &exported->in);
	free(exported);
	return 0;
}

static int check_import(const char *path, const struct pl_import_opts *opts,
			struct pl_import_opts *o)
{
	int rc = opts ? take_struct(o, opts, sizeof(*o), "struct pl_import_opts") : 0;

	rc = rc ? rc : check_path(path);
	rc = rc ? rc : check_flags(o->flags);
	rc = rc ? rc : check_reserved(o->reserved, "pl_import_opts.reserved");
	if (!o->timeout_ns) {
		o->timeout_ns = TIMEOUT_NS;
	}
	return rc;
}

static void tell(const struct import_result *res, struct pl_import_info *all)
{
	all->how = res->form;
	all->flags = (res->window ? PL_IMPORT_WINDOW : 0) | (res->asks ? PL_IMPORT_ASKS : 0);
	all->len = res->len;
	all->pid = res->pid;
	all->uid = res->uid;
	text_copy(all->dev_name, sizeof(all->dev_name), res->dev_name);
	text_copy(all->why, sizeof(all->why), res->why);
}

int pl_mem_import(struct pl_dev *dev, const char *path, const struct pl_import_opts *opts,
		  struct pl_import_info *info, void **out)
{
	struct pl_import_opts o = PL_IMPORT_OPTS_INIT;
	struct pl_import_info all = PL_IMPORT_INFO_INIT;
	struct import_result res = { 0 };
	struct import_how how = { .path = path };
	void *ptr;
	int err;
	int rc = CHECK_OUT(out);

	rc = rc ? rc : ctx_usable(CTX_OF(dev));
	rc = rc ? rc : check_import(path, opts, &o);
	/* Before there is anything to undo. */
	if (!rc && info) {
		rc = give_struct(info, &all, sizeof(all), sizeof(all));
	}
	if (!rc) {
		how.flags = o.flags;
		how.timeout_ns = o.timeout_ns;
		how.node = slabs_node(&dev->ctx->exec.slabs, dev->dev, &err);
	}
	rc = rc ? rc : mem_import(&dev->ctx->mem, dev->dev, &how, &res, &ptr);
	if (rc) {
		return rc;
	}
	tell(&res, &all);
	*out = ptr;
	return info ? give_struct(info, &all, sizeof(all), sizeof(all)) : 0;
}

int pl_mem_unimport(struct pl_ctx *ctx, void *ptr)
{
	int rc = ctx_usable(ctx);

	return rc || !ptr ? rc : mem_unimport(&ctx->mem, ptr);
}

/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#include <errno.h>
#include <stdlib.h>

#include "api/context.h"
#include "base/alloc.h"
#include "base/error.h"
#include "base/text.h"
#include "ring/small.h"
#include "topo/topo.h"

/* Makes the handle of an open file, and owns the file in any case. */
static int wrap(struct pl_ctx *ctx, struct file *file, struct pl_file **out)
{
	struct pl_file *f = alloc_zero(sizeof(*f));

	if (!f) {
		(void)file_close(file);
		return -ENOMEM;
	}
	*f = (struct pl_file){ .ctx = ctx, .file = file };
	handle_add(ctx, &ctx->files, &f->in);
	*out = f;
	return 0;
}

int pl_file_open(struct pl_ctx *ctx, const char *path, int flags, mode_t mode, struct pl_file **out)
{
	struct file *file;
	int rc = CHECK_OUT(out);

	rc = rc ? rc : ctx_usable(ctx);
	if (!rc) {
		rc = file_open(path, flags, mode, &file);
	}
	return rc ? rc : wrap(ctx, file, out);
}

int pl_file_from_fd(struct pl_ctx *ctx, int fd, struct pl_file **out)
{
	struct file *file;
	int rc = CHECK_OUT(out);

	rc = rc ? rc : ctx_usable(ctx);
	if (!rc) {
		rc = file_from_fd(fd, &file);
	}
	return rc ? rc : wrap(ctx, file, out);
}

int pl_file_sync(struct pl_file *file)
{
	return file ? file_sync(file->file) : ctx_usable(NULL);
}

static int mount_of(const struct file *f, struct topo_mount *out)
{
	return topo_mount_of(f->dev, file_mount_id(f), out);
}

char *file_stack(const struct file *f)
{
	struct topo_stack stack;
	struct topo_mount m;
	char *words;

	if (f->facts.pipe) {
		return alloc_str("");
	}
	if (topo_block_stack(f->dev, &stack) && !f->facts.block && !mount_of(f, &m)) {
		(void)topo_mount_stack(&m, f->dev, &stack);
	}
	words = topo_stack_words(&stack);
	topo_stack_free(&stack);
	return words;
}

int pl_file_info(struct pl_file *file, struct pl_file_info *info)
{
	struct pl_file_info all = PL_FILE_INFO_INIT;
	struct topo_mount mount;
	struct file *f;
	char *stack;
	int rc = CHECK_OUT(info);

	rc = rc ? rc : ctx_usable(CTX_OF(file));
	if (rc) {
		return rc;
	}
	f = file->file;
	rc = file_length(f, &all.length);
	if (rc) {
		return rc;
	}
	all.kind = f->facts.pipe    ? PL_FILE_STREAM
		   : f->facts.block ? PL_FILE_BLOCK
				    : PL_FILE_REGULAR;
	all.direct = f->facts.direct && !atomic_load(&f->facts.direct_failed);
	all.align_mem = f->facts.align_mem;
	all.align_off = f->facts.align_off;
	if (!f->facts.pipe && !f->facts.block) {
		text_copy(all.fs, sizeof(all.fs),
			  mount_of(f, &mount) ? topo_fs_of_magic(f->magic) : mount.fs);
	}
	stack = file_stack(f);
	text_copy(all.stack, sizeof(all.stack), stack ? stack : "");
	free(stack);
	return give_struct(info, &all, sizeof(all), sizeof(all));
}

int pl_file_close(struct pl_file *file)
{
	int rc;

	if (!file) {
		return 0;
	}
	rc = ctx_usable(CTX_OF(file));
	if (rc) {
		return rc; /* the list's lock may be held for ever: pl_close() closes it */
	}
	handle_remove(file->ctx, &file->ctx->files, &file->in);
	small_forget(&file->ctx->ring_ctx, file->file);
	ctx_forget(file->ctx, file->file);
	rc = file_close(file->file);
	free(file);
	return rc;
}

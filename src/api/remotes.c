/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#include "api/remotes.h"

#include <errno.h>
#include <string.h>

#include "api/context.h"
#include "base/error.h"
#include "base/text.h"
#include "sys/sys.h"

int remote_is_null(const char *what)
{
	return err_set(EINVAL, "the %s is NULL", what);
}

int remote_know_itself(struct pl_ctx *ctx)
{
	char host[48] = "";
	uint64_t number = 0;
	bool known;
	int rc = 0;

	lock_acquire(&ctx->lock);
	known = ctx->process != 0;
	lock_release(&ctx->lock);
	if (known) {
		return 0;
	}
	while (!rc && !number) {
		rc = sys_random(&number);
	}
	rc = rc ? rc : sys_hostname(host, sizeof(host));
	if (rc) {
		return err_set(-rc, "cannot give this process a number and a name: %s",
			       err_words(rc));
	}
	lock_acquire(&ctx->lock);
	if (!ctx->process) {
		ctx->process = number;
		text_fmt(ctx->process_name, sizeof(ctx->process_name), "%s:%d", host, sys_pid());
	}
	lock_release(&ctx->lock);
	/* Others may connect and be refused, before anything is moved. */
	metrics_show(&ctx->exec.metrics);
	return 0;
}

void remote_blob_begin(const struct pl_ctx *ctx, struct blob *b, struct blob_head *head)
{
	head->process = ctx->process;
	text_copy(head->name, sizeof(head->name), ctx->process_name);
	blob_begin(b, head);
}

int remote_blob_add(struct blob *b, const struct mover *m, const void *bytes, ssize_t n)
{
	return n < 0 ? (int)n : blob_add(b, m->ops->name, bytes, (size_t)n);
}

ssize_t remote_blob_give(const struct blob *b, void *out, size_t space)
{
	if (space < b->len) {
		return err_set(ENOSPC, "the blob has %zu bytes, and there is space for %zu", b->len,
			       space);
	}
	if (!out) {
		return err_set(EFAULT, "the address for the blob is NULL");
	}
	memcpy(out, b->at, b->len);
	return (ssize_t)b->len;
}

int remote_mover_usable(const struct mover *m)
{
	return m->off ? err_set(EOPNOTSUPP, "the tunable remotes leaves it out") : 0;
}

void remote_add_reason(char why[REMOTE_WHY], const struct mover *m)
{
	size_t at = strlen(why);

	text_fmt(why + at, REMOTE_WHY - at, "%s%s: %s", at ? "; " : "", m->ops->name,
		 err_message());
}

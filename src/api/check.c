/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/* pl_check(): what this machine can do, and what stands in the way. */

#include <peerlane/check.h>

#include <errno.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "api/check_rows.h"
#include "api/context.h"
#include "api/registry.h"
#include "base/alloc.h"
#include "base/error.h"

/* Mount points and model names are others' to choose: none of them may steer a terminal. */
static void make_tame(char *s)
{
	for (; *s; s++) {
		if ((unsigned char)*s < 0x20 || *s == 0x7f) {
			*s = '?';
		}
	}
}

static struct check_row *next_row(struct check *c)
{
	if (c->n == c->room) {
		size_t room = c->room ? 2 * c->room : 32;
		struct check_row *v = alloc_resize(c->v, room, sizeof(*v));

		if (!v) {
			return NULL;
		}
		c->v = v;
		c->room = room;
	}
	c->v[c->n] = (struct check_row){ .id = NULL };
	return &c->v[c->n++];
}

void check_add(struct check *c, enum pl_check_level level, const char *id, const char *subject,
	       const char *remedy, const char *finding, ...)
{
	char text[1024];
	struct check_row *r = c->failed ? NULL : next_row(c);
	va_list ap;

	if (!r) {
		c->failed = true;
		return;
	}
	va_start(ap, finding);
	(void)vsnprintf(text, sizeof(text), finding, ap);
	va_end(ap);
	r->level = level;
	r->id = id;
	r->subject = alloc_str(subject);
	r->finding = alloc_str(text);
	r->remedy = alloc_str(remedy);
	if (!r->subject || !r->finding || !r->remedy) {
		c->failed = true;
		return;
	}
	make_tame(r->subject);
	make_tame(r->finding);
	make_tame(r->remedy);
}

enum pl_check_level check_missing(const struct check *c)
{
	return c->gpus ? PL_CHECK_MISSING : PL_CHECK_INFO;
}

static void finish(struct check *c)
{
	for (size_t i = 0; i < c->n; i++) {
		free(c->v[i].subject);
		free(c->v[i].finding);
		free(c->v[i].remedy);
	}
	free(c->v);
}

/* Level by level, each in the order in which the rows were found. */
static int deliver(const struct check *c, int (*fn)(const struct pl_check_row *row, void *arg),
		   void *arg)
{
	int rc = 0;

	for (int level = PL_CHECK_BAD; level <= PL_CHECK_OK && !rc; level++) {
		for (size_t i = 0; i < c->n && !rc; i++) {
			const struct check_row *r = &c->v[i];
			struct pl_check_row row = { .size = sizeof(row),
						    .level = level,
						    .id = r->id,
						    .subject = r->subject,
						    .finding = r->finding,
						    .remedy = r->remedy };

			if ((int)r->level == level) {
				rc = fn(&row, arg);
			}
		}
	}
	return rc;
}

int pl_check(struct pl_ctx *ctx, int (*fn)(const struct pl_check_row *row, void *arg), void *arg)
{
	struct check c = { .drivers = registry_drivers() };
	int rc;

	if (!ctx || !fn) {
		return err_set(EINVAL, "pl_check needs a context and a function");
	}
	rc = ctx_usable(ctx);
	if (rc) {
		return rc;
	}
	c.config = &ctx->config;
	c.devices = &ctx->devices;
	rc = topo_kernel(&c.kernel);
	if (rc) {
		return rc;
	}
	check_gpus(&c);
	check_kernel_paths(&c);
	check_storage(&c);
	check_process(&c);
	rc = c.failed ? err_set(ENOMEM, "out of memory while inspecting this machine")
		      : deliver(&c, fn, arg);
	finish(&c);
	return rc;
}

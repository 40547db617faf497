/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/* The rows of pl_check() and pl_doctor(): how parts add them, and how they are told. */

#include "report/check_rows.h"

#include <errno.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/alloc.h"
#include "base/error.h"
#include "base/text.h"
#include "base/utf8.h"

static struct check_row *next_row(struct check *c)
{
	if (!alloc_grow(&c->v, &c->space, c->n, sizeof(*c->v))) {
		return NULL;
	}
	c->v[c->n] = (struct check_row){ .subject = NULL };
	return &c->v[c->n++];
}

static void add(struct check *c, enum finding kind, enum pl_check_level level, const char *subject,
		const char *remedy, const char *text, va_list ap)
{
	char words[1024];
	struct check_row *r = c->failed ? NULL : next_row(c);

	if (!r) {
		c->failed = true;
		return;
	}
	(void)vsnprintf(words, sizeof(words), text, ap);
	r->level = level;
	r->kind = kind;
	/* Mount points and names of models are not trusted. */
	r->subject = utf8_shown(subject);
	r->finding = utf8_shown(words);
	r->remedy = utf8_shown(remedy);
	if (!r->subject || !r->finding || !r->remedy) {
		c->failed = true;
	}
}

void check_add(struct check *c, enum finding kind, const char *subject, const char *text, ...)
{
	va_list ap;

	va_start(ap, text);
	add(c, kind, findings[kind].level, subject, findings[kind].remedy, text, ap);
	va_end(ap);
}

void check_add_as(struct check *c, enum finding kind, enum pl_check_level level,
		  const char *subject, const char *remedy, const char *text, ...)
{
	va_list ap;

	va_start(ap, text);
	add(c, kind, level, subject, remedy ? remedy : findings[kind].remedy, text, ap);
	va_end(ap);
}

void check_detail(struct check *c, const char *lines)
{
	struct check_row *r = c->failed || !c->n ? NULL : &c->v[c->n - 1];
	struct text t = TEXT_INIT;
	char *all = r ? alloc_str(lines) : NULL;
	char *line = all;

	if (!r) {
		return;
	}
	while (line && *line) {
		char *end = line + strcspn(line, "\n");
		bool last = !*end;
		char *shown;

		*end = '\0';
		shown = utf8_shown(line);
		text_add(&t, "%s%s", shown ? shown : "", last ? "" : "\n");
		t.failed = t.failed || !shown;
		free(shown);
		line = last ? end : end + 1;
	}
	free(all);
	free(r->detail);
	r->detail = text_take(&t);
	c->failed = c->failed || !all || !r->detail;
}

enum pl_check_level check_missing(const struct check *c)
{
	return c->gpus ? PL_CHECK_MISSING : PL_CHECK_INFO;
}

void check_finish(struct check *c)
{
	for (size_t i = 0; i < c->n; i++) {
		free(c->v[i].subject);
		free(c->v[i].finding);
		free(c->v[i].remedy);
		free(c->v[i].detail);
	}
	free(c->v);
	free(c->gpu);
}

int check_deliver(const struct check *c, int (*fn)(const struct pl_check_row *row, void *arg),
		  void *arg)
{
	int rc = c->failed ? err_set(ENOMEM, "out of memory while inspecting this machine") : 0;

	for (int level = PL_CHECK_BAD; level <= PL_CHECK_OK && !rc; level++) {
		for (size_t i = 0; i < c->n && !rc; i++) {
			const struct check_row *r = &c->v[i];
			struct pl_check_row row = { .size = sizeof(row),
						    .level = level,
						    .id = findings[r->kind].id,
						    .code = findings[r->kind].code,
						    .subject = r->subject,
						    .finding = r->finding,
						    .remedy = r->remedy,
						    .detail = r->detail ? r->detail : "" };

			if ((int)r->level == level) {
				rc = fn(&row, arg);
			}
		}
	}
	return rc;
}

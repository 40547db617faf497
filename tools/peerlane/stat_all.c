/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/*
 * The OpenMetrics text of all processes: the format wants the samples of a family in one place, so
 * the texts of the processes, which have the same families in the same order, are taken apart at
 * them and put together family by family.
 */

#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <sys/types.h>

#include <peerlane/peerlane.h>

#include "base/text.h"
#include "cmd.h"
#include "say.h"
#include "stat_all.h"

#define FAMILY "# TYPE "

struct all {
	struct pl_ctx *ctx;
	pid_t *pid;
	char **text; /* of each */
	const char **at;
	size_t n;
	size_t space;
};

static int note(const struct pl_stats_process *p, void *arg)
{
	struct all *a = arg;

	for (size_t i = 0; i < a->n; i++) {
		if (a->pid[i] == p->pid) {
			return 0; /* in two PID namespaces: one of them can be told apart by its
				     number */
		}
	}
	if (a->n == a->space) {
		size_t space = a->space * 2 + 64;
		pid_t *more = realloc(a->pid, space * sizeof(*more));

		if (more == NULL) {
			return -ENOMEM;
		}
		a->pid = more;
		a->space = space;
	}
	a->pid[a->n++] = p->pid;
	return 0;
}

/* NULL of a process that has ended since it was listed. */
static char *text_of(struct pl_ctx *ctx, pid_t pid)
{
	struct pl_stats *st;
	char *text = NULL;

	if (pl_stats_open(ctx, pid, &st) == 0) {
		(void)pl_stats_text(st, PL_FORMAT_OPENMETRICS, &text);
		pl_stats_close(st);
	}
	return text;
}

/* Copies the family that begins there: its samples, and its head if it is the first to have it.
 * Where the next one begins, or the end. */
static const char *take(struct text *out, const char *from, bool head)
{
	const char *at = from;

	do {
		const char *end = strchr(at, '\n');
		size_t len = end != NULL ? (size_t)(end - at) + 1 : strlen(at);

		if (*at != '#' || head) {
			text_add(out, "%.*s", (int)len, at);
		}
		at += len;
	} while (*at != '\0' && strncmp(at, FAMILY, strlen(FAMILY)) != 0 &&
		 strncmp(at, "# EOF", 5) != 0);
	return at;
}

static bool at_family(const char *at)
{
	return at != NULL && strncmp(at, FAMILY, strlen(FAMILY)) == 0;
}

static char *merge(const struct all *a)
{
	struct text out = TEXT_INIT;
	bool any;

	do {
		any = false;
		for (size_t i = 0; i < a->n; i++) {
			if (at_family(a->at[i])) {
				a->at[i] = take(&out, a->at[i], !any);
				any = true;
			}
		}
	} while (any);
	text_add(&out, "# EOF\n");
	return text_take(&out);
}

char *stat_all(struct pl_ctx *ctx)
{
	struct all a = { .ctx = ctx };
	char *out = NULL;
	int err = pl_stats_processes(ctx, note, &a);

	if (err != 0) {
		(void)(err == -ENOMEM ? say_failed("out of memory") : say_library(err));
		free(a.pid);
		return NULL;
	}
	a.text = calloc(a.n + 1, sizeof(*a.text));
	a.at = calloc(a.n + 1, sizeof(*a.at));
	for (size_t i = 0; a.text != NULL && a.at != NULL && i < a.n; i++) {
		a.text[i] = text_of(ctx, a.pid[i]);
		a.at[i] = a.text[i];
	}
	out = a.text != NULL && a.at != NULL ? merge(&a) : NULL;
	if (out == NULL) {
		(void)say_failed("out of memory");
	}
	for (size_t i = 0; a.text != NULL && i < a.n; i++) {
		pl_string_free(a.text[i]);
	}
	free(a.at);
	free(a.text);
	free(a.pid);
	return out;
}

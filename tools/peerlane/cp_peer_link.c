/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/* Links that are kept. They are made behind all else, so that nothing is written by way of them. */

#include <errno.h>
#include <limits.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "base/alloc.h"
#include "cp_peer.h"
#include "say.h"

int peer_make_link(const char *target, const char *path)
{
	char had[PATH_MAX];
	ssize_t n;

	if (symlink(target, path) == 0) {
		return 0;
	}
	n = errno == EEXIST ? readlink(path, had, sizeof(had)) : -2;
	if (n >= 0 && (size_t)n == strlen(target) && memcmp(had, target, (size_t)n) == 0) {
		return 0;
	}
	return n != -2 ? say_failed("cannot make the link '%s': there is something else of that "
				    "name, which is not replaced",
				    path)
		       : say_failed("cannot make the link '%s': %s", path, strerror(errno));
}

static int begin_link(struct peer_job *j, const struct peer_item *i, const char *path,
		      struct pl_client_file **out)
{
	struct pl_create_opts o = PL_CREATE_OPTS_INIT;

	o.length = strlen(i->link);
	o.flags = PL_CREATE_LINK | (i->later ? PL_CREATE_LATER : 0);
	return pl_client_create(j->client, path, &o, NULL, out);
}

int peer_send_link(struct peer_job *j, const struct peer_item *i, const char *path)
{
	struct pl_client_file *f;
	/* The last one makes all durable: errors of those before it are told before. */
	int status = i->later ? 0 : peer_close_sent(j, 0);
	ssize_t n;
	int err;

	if (status != 0) {
		return status;
	}
	err = begin_link(j, i, path, &f);
	if (err != 0) {
		return say_library(err);
	}
	n = pl_client_write(f, i->link, strlen(i->link), 0, NULL);
	err = n < 0 ? (int)n : pl_client_commit(f);
	status = err != 0 ? say_library(err) : 0;
	return status == 0 && i->later ? peer_send_on(j, f) : peer_close_file(f, status);
}

/* Takes the links or all else, in their order. */
static size_t take(const struct peer_job *j, bool links, struct peer_item *to)
{
	size_t n = 0;

	for (size_t i = 0; i < j->n; i++) {
		if ((j->v[i].link != NULL) == links) {
			to[n++] = j->v[i];
		}
	}
	return n;
}

/* Nothing is sent for the question whether the server makes links. */
static int ask_first(struct peer_job *j, const struct peer_item *i)
{
	struct pl_client_file *f;
	int err = begin_link(j, i, i->to, &f);

	return err != 0 ? say_library(err) : peer_close_file(f, 0);
}

int peer_links_last(struct peer_job *j)
{
	struct peer_item *v;
	size_t n;

	if (!j->c->o->keep_links) {
		return 0;
	}
	if (j->v[0].from == NULL) {
		return say_usage("cp",
				 "--no-dereference keeps links of a directory, and '%s' is none",
				 j->c->from[0]);
	}
	v = alloc_array(j->n, sizeof(*v));
	if (v == NULL) {
		return say_failed("no memory left for the list of files");
	}
	n = take(j, false, v);
	(void)take(j, true, v + n);
	free(j->v);
	j->v = v;
	j->space = j->n;
	return n < j->n ? ask_first(j, &v[n]) : 0;
}

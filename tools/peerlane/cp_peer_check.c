/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/* Ends and options that do not go together, told when the list of files is complete. */

#include <errno.h>
#include <stdlib.h>
#include <string.h>

#include "base/alloc.h"
#include "cp_peer.h"
#include "say.h"

int peer_refuse_offset(const char *path)
{
	const char *slash = strrchr(path, '/');
	const char *name = slash != NULL ? slash + 1 : path;
	const char *plus = strchr(name, '+');
	char *device = plus != NULL ? alloc_fmt("%.*s", (int)(plus - name), name) : NULL;
	int status = 0;

	if (device != NULL && end_is_device(device)) {
		status = say_usage("cp",
				   "'%s': memory of another host's GPU has no offset in its name; "
				   "as a source write peer://HOST/%s --offset %s, and as a "
				   "destination peer://HOST/%s, which is written from its start",
				   name, device, plus + 1, device);
	}
	free(device);
	return status;
}

int peer_check_down(const struct peer_job *j)
{
	const struct cp_opts *o = j->c->o;

	if (j->n == 0) {
		return say_failed("there is no file to copy");
	}
	if (j->n > 1 && (o->size != 0 || o->offset != 0)) {
		return say_usage("cp", "--size and --offset need one file as the source");
	}
	if (o->keep_links && (j->c->dst.kind == END_BUFFER || j->c->dst.kind == END_PIPE)) {
		return say_usage("cp",
				 "--no-dereference keeps links in a directory, and '%s' is none",
				 j->c->dst.name);
	}
	if (o->resume && (j->c->dst.kind == END_BUFFER || j->c->dst.kind == END_PIPE)) {
		return say_usage("cp", "--resume goes on with a file, and '%s' is none",
				 j->c->dst.name);
	}
	return 0;
}

int peer_check_up(const struct peer_job *j, const char *url, bool is_dir)
{
	const struct cp_opts *o = j->c->o;

	if (j->n == 0) {
		return say_failed("there is no file to copy");
	}
	if (j->n > 1 && (o->size != 0 || o->offset != 0)) {
		return say_usage("cp", "--size and --offset need one file as the source");
	}
	if (is_dir && j->v[0].from == NULL) {
		return say_usage("cp",
				 "the source has no file name; name a file, not the directory "
				 "'%s'",
				 url);
	}
	if (!is_dir && j->n > 1 && (!o->recursive || j->c->n_from != 1)) {
		return say_usage("cp",
				 "several files cannot become the one file '%s'; give a "
				 "directory that exists there",
				 url);
	}
	if (o->resume && (j->device || j->v[0].from == NULL)) {
		return say_usage("cp", "--resume goes on with a file, and '%s' is none",
				 j->device ? url : j->c->from[0]);
	}
	if (o->verify && j->v[0].from == NULL && !j->c->from_buffer) {
		return say_usage("cp",
				 "--verify: a pipe cannot be read twice; leave the option out");
	}
	return 0;
}

int peer_look_at(struct peer_job *j, const char *dst, bool *is_dir)
{
	struct pl_served s = PL_SERVED_INIT;
	int err = pl_client_stat(j->client, dst, &s);

	*is_dir = err == 0 && s.kind == PL_SERVED_DIR;
	j->device = err == 0 && s.kind == PL_SERVED_DEVICE;
	return err != 0 && err != -ENOENT ? say_library(err)
	       : err == 0		  ? 0
					  : peer_refuse_offset(dst);
}

/* Several files are made durable together, with the last one. What --verify compares is to come
 * from the disk, and a part must be there after a crash: these are synced one by one. */
void peer_put_off(struct peer_job *j)
{
	size_t last = j->n;

	if (j->c->o->verify || j->c->o->resume) {
		return;
	}
	for (size_t i = j->n; i-- > 0;) {
		j->v[i].later = !j->v[i].dir && last != j->n;
		last = j->v[i].dir || last != j->n ? last : i;
	}
}

/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/* What is to be copied from or to another host: files, and trees of directories. */

#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "base/alloc.h"
#include "base/link_text.h"
#include "base/text.h"
#include "cp_peer.h"
#include "say.h"

#define DEPTH_MOST 64u /* directories in each other */

/* What a server lists in all: a hostile one has no end, and makes each name long by the directories
 * that it is in. A test has others. */
#ifndef TREE_MOST
#define TREE_MOST 10000000u	       /* entries */
#define TREE_BYTES (UINT64_C(4) << 30) /* of their paths, there and here */
#endif

static void item_free(const struct peer_item *i)
{
	free(i->link);
	free(i->from);
	free(i->to);
}

int peer_add(struct peer_job *j, const struct peer_item *item)
{
	if (item->to == NULL || !alloc_grow(&j->v, &j->space, j->n, sizeof(*j->v))) {
		item_free(item);
		return say_failed("no memory left for the list of files");
	}
	j->v[j->n++] = *item;
	j->bytes += item->dir ? 0 : item->len;
	return 0;
}

void peer_items_free(struct peer_job *j)
{
	for (size_t i = 0; i < j->n; i++) {
		item_free(&j->v[i]);
	}
	free(j->v);
}

static uint64_t mix(uint64_t h, const void *bytes, size_t len)
{
	const unsigned char *at = bytes;

	for (size_t i = 0; i < len; i++) {
		h = (h ^ at[i]) * UINT64_C(0x100000001b3);
	}
	return h;
}

/* Names what a part is of: its length and the time of its last change tell contents apart. */
uint64_t peer_tag(const struct peer_item *i, const char *name)
{
	uint64_t h = UINT64_C(0xcbf29ce484222325);

	h = mix(h, &i->len, sizeof(i->len));
	h = mix(h, &i->mtime_ns, sizeof(i->mtime_ns));
	h = mix(h, &i->place, sizeof(i->place));
	return mix(h, name, strlen(name));
}

static const char *last_part(const char *path)
{
	const char *slash = strrchr(path, '/');

	return slash != NULL ? slash + 1 : path;
}

/* "a/b", or one of the two where the other is empty. */
static char *join(const char *a, const char *b)
{
	return alloc_fmt("%s%s%s", a, *a != '\0' && *b != '\0' ? "/" : "", b);
}

struct names {
	struct pl_served *v; /* each `target` is to be freed */
	size_t n, space;
	bool keep_links;
};

static void names_free(struct names *l)
{
	for (size_t i = 0; i < l->n; i++) {
		free((char *)l->v[i].target);
	}
	free(l->v);
}

static int take_entry(const struct pl_served *e, void *arg)
{
	struct names *l = arg;

	if (!alloc_grow(&l->v, &l->space, l->n, sizeof(*l->v))) {
		return -ENOMEM;
	}
	l->v[l->n] = *e;
	l->v[l->n].target = NULL;
	if (l->keep_links && e->target != NULL) {
		l->v[l->n].target = alloc_str(e->target);
		if (l->v[l->n].target == NULL) {
			return -ENOMEM;
		}
	}
	l->n++;
	return 0;
}

static int add_served(struct peer_job *j, const char *path, const char *to,
		      const struct pl_served *e)
{
	struct peer_item item = { .from = alloc_str(path),
				  .to = alloc_str(to),
				  .dir = e->kind == PL_SERVED_DIR,
				  .len = e->length,
				  .mtime_ns = e->mtime_ns,
				  .mode = e->mode,
				  .has_mode = e->kind != PL_SERVED_DEVICE };

	return peer_add(j, &item);
}

/* A link that is kept, in a directory so deep in the tree. */
static int add_link(struct peer_job *j, const char *path, const char *to, const char *target,
		    unsigned int depth)
{
	struct peer_item item = { .dir = false };

	if (!link_text_stays(target, depth)) {
		peer_leave_out(
			j, path,
			"it is a link that leads out of what is copied, or has '..' behind a "
			"name");
		return 0;
	}
	item.from = alloc_str(path);
	item.to = alloc_str(to);
	item.link = alloc_str(target);
	if (item.link == NULL) {
		free(item.to);
		item.to = NULL;
	}
	return peer_add(j, &item);
}

static int too_deep(const char *path)
{
	return say_failed("directory '%s' is %u directories below the one to copy, and a tree may "
			  "have %u levels: copy it by its own path",
			  path, DEPTH_MOST, DEPTH_MOST);
}

static int walk_served(struct peer_job *j, const char *path, const char *to, unsigned int depth);

/* Goes on without a directory that could not be listed: the last one in the list. */
static int without_unread(struct peer_job *j, int status)
{
	if (status != PEER_LEFT) {
		return status;
	}
	item_free(&j->v[--j->n]);
	return 0;
}

static int check_entries(struct peer_job *j, const char *path, size_t n)
{
	j->listed += n;
	return j->listed <= TREE_MOST
		       ? 0
		       : say_failed("%s lists more than %u entries in all: copy the directories "
				    "of '%s' one by one",
				    j->host, TREE_MOST, path);
}

static int check_names(struct peer_job *j, const char *path, const char *below, const char *at)
{
	j->named += strlen(below) + strlen(at);
	return j->named <= TREE_BYTES
		       ? 0
		       : say_failed("%s lists paths of more than %llu bytes in all: copy the "
				    "directories of '%s' one by one",
				    j->host, (unsigned long long)TREE_BYTES, path);
}

/* Adds one entry of a directory of the server. */
static int served_entry(struct peer_job *j, const char *below, const char *at,
			const struct pl_served *e, unsigned int depth)
{
	bool dir = e->kind == PL_SERVED_DIR;
	int status;

	if (e->target != NULL) {
		return add_link(j, below, at, e->target, depth);
	}
	if (e->kind == PL_SERVED_OTHER) {
		peer_leave_out(j, below, peer_why_not((int)e->mode));
		return 0;
	}
	if (dir && !j->c->o->recursive) {
		j->dirs_left++;
		return 0;
	}
	status = add_served(j, below, at, e);
	return status == 0 && dir ? without_unread(j, walk_served(j, below, at, depth + 1))
				  : status;
}

static int walk_served(struct peer_job *j, const char *path, const char *to, unsigned int depth)
{
	struct names l = { .keep_links = j->c->o->keep_links };
	int status = 0;
	int err;

	if (depth >= DEPTH_MOST) {
		return too_deep(path);
	}
	err = pl_client_list(j->client, path, take_entry, &l, NULL);
	if (err != 0) {
		names_free(&l);
		return depth != 0 ? peer_unread_there(j, path, err, pl_error_message())
				  : say_library(err);
	}
	status = check_entries(j, path, l.n);
	for (size_t i = 0; i < l.n && status == 0; i++) {
		char *below = join(path, l.v[i].name), *at = join(to, l.v[i].name);

		status = below != NULL && at != NULL
				 ? check_names(j, path, below, at)
				 : say_failed("no memory left for the list of files");
		status = status == 0 ? served_entry(j, below, at, &l.v[i], depth) : status;
		free(below);
		free(at);
	}
	names_free(&l);
	return status;
}

static void note_left_out(struct peer_job *j, const char *name)
{
	unsigned long long dirs = j->dirs_left;

	if (dirs != 0) {
		say_note("left out of '%s': %llu %s (-r copies %s)", name, dirs,
			 dirs == 1 ? "subdirectory" : "subdirectories", dirs == 1 ? "it" : "them");
	}
	j->c->left_out += dirs;
	j->dirs_left = 0;
}

static int find_served(struct peer_job *j, const char *url, const char *path)
{
	struct pl_served s = PL_SERVED_INIT;
	const char *name;
	int err = pl_client_stat(j->client, path, &s);
	int status;

	if (err != 0) {
		status = err == -ENOENT ? peer_refuse_offset(path) : 0;
		return status != 0 ? status : say_library(err);
	}
	name = s.name;
	if (s.kind != PL_SERVED_DIR) {
		j->device |= s.kind == PL_SERVED_DEVICE;
		return add_served(j, path, name, &s);
	}
	/* As cp(1): the directory itself goes into the one that exists; what is right in it,
	 * without -r. */
	if (j->c->o->recursive && j->c->dst.kind == END_DIR && *name != '\0') {
		status = add_served(j, path, name, &s);
	} else {
		name = "";
		/* What it becomes is made even where nothing is in it. */
		status = j->c->o->recursive && j->c->dst.kind == END_FILE
				 ? add_served(j, path, name, &s)
				 : 0;
	}
	status = status == 0 ? walk_served(j, path, name, 0) : status;
	if (status == 0) {
		note_left_out(j, url);
	}
	return status;
}

int peer_find_served(struct peer_job *j, const char *url)
{
	char *path = peer_path_alloc(url);
	int status = path != NULL ? find_served(j, url, path)
				  : say_failed("no memory left for the name of the source");

	free(path);
	return status;
}

static int add_local(struct peer_job *j, const char *path, const char *to, const struct stat *st)
{
	struct peer_item item = { .from = alloc_str(path),
				  .to = alloc_str(to),
				  .dir = S_ISDIR(st->st_mode),
				  .len = (uint64_t)st->st_size,
				  .mtime_ns = (uint64_t)st->st_mtim.tv_sec * 1000000000u +
					      (uint64_t)st->st_mtim.tv_nsec,
				  .mode = st->st_mode & 0777,
				  .has_mode = true };

	return peer_add(j, &item);
}

static int not_dots(const struct dirent *e)
{
	return strcmp(e->d_name, ".") != 0 && strcmp(e->d_name, "..") != 0;
}

/* A directory that is walked, and those that it is in. */
struct above {
	const struct above *up;
	dev_t dev;
	ino_t ino;
};

/* Servers do not take all names. */
static int check_name(const char *path)
{
	return link_text_fits(last_part(path)) ? 0 : -EINVAL;
}

/* A link is copied as what it leads to. What is left out gives -errno, also a link to a directory
 * that is walked, so that the walk ends. */
static int look_local(const struct above *in, const char *path, struct stat *st)
{
	bool link;

	if (lstat(path, st) != 0) {
		return errno == ENOENT ? -ESTALE : -errno;
	}
	link = S_ISLNK(st->st_mode);
	if (link && stat(path, st) != 0) {
		return -errno;
	}
	for (; link && S_ISDIR(st->st_mode) && in != NULL; in = in->up) {
		if (in->dev == st->st_dev && in->ino == st->st_ino) {
			return -ELOOP;
		}
	}
	return S_ISREG(st->st_mode) || S_ISDIR(st->st_mode) ? 0 : -EOPNOTSUPP;
}

static int walk_local(struct peer_job *j, const struct above *up, const char *path, const char *to,
		      unsigned int depth);

/* A link of this host that is kept. A server takes no control characters in its text either. */
static int local_link(struct peer_job *j, const char *path, const char *to, const char *text,
		      unsigned int depth)
{
	if (!link_text_fits(text)) {
		peer_leave_out(j, path, "it is a link whose text has control characters");
		return 0;
	}
	return add_link(j, path, to, text, depth);
}

static int local_entry(struct peer_job *j, const struct above *in, const char *path, const char *to,
		       unsigned int depth)
{
	char text[PATH_MAX];
	struct stat st;
	int status = check_name(path);
	ssize_t n =
		status == 0 && j->c->o->keep_links ? readlink(path, text, sizeof(text) - 1) : -1;

	if (n >= 0) {
		text[n] = '\0';
		return local_link(j, path, to, text, depth);
	}
	status = status == 0 ? look_local(in, path, &st) : status;
	if (status != 0) {
		peer_leave_out(j, path, peer_why_not(-status));
		return 0;
	}
	if (S_ISDIR(st.st_mode) && !j->c->o->recursive) {
		j->dirs_left++;
		return 0;
	}
	status = add_local(j, path, to, &st);
	return status == 0 && S_ISDIR(st.st_mode)
		       ? without_unread(j, walk_local(j, in, path, to, depth + 1))
		       : status;
}

static int walk_local(struct peer_job *j, const struct above *up, const char *path, const char *to,
		      unsigned int depth)
{
	struct above in = { .up = up };
	struct stat st;
	struct dirent **v = NULL;
	int status = 0;
	int n;

	if (depth >= DEPTH_MOST) {
		return too_deep(path);
	}
	n = scandir(path, &v, not_dots, alphasort);
	if (n < 0 && depth != 0 && peer_may_leave(j, path, -errno)) {
		return peer_leave(j, path, -errno);
	}
	if (n < 0) {
		return say_failed("cannot read directory '%s': %s", path, strerror(errno));
	}
	if (stat(path, &st) == 0) {
		in.dev = st.st_dev;
		in.ino = st.st_ino;
	}
	for (int i = 0; i < n; i++) {
		char *below = join(path, v[i]->d_name), *at = join(to, v[i]->d_name);

		if (status == 0) {
			status = below != NULL && at != NULL
					 ? local_entry(j, &in, below, at, depth)
					 : say_failed("no memory left for the list of files");
		}
		free(below);
		free(at);
		free(v[i]);
	}
	free(v);
	return status;
}

/* A buffer, or standard input: of --size bytes. */
static int add_sized(struct peer_job *j, const char *what)
{
	struct peer_item item = { .to = alloc_str(""), .len = j->c->o->size };

	if (item.len == 0) {
		free(item.to);
		return say_usage("cp", "'%s' has no length of its own; give --size", what);
	}
	return peer_add(j, &item);
}

int peer_find_local(struct peer_job *j, const char *path)
{
	struct cp *c = j->c;
	struct stat st;
	struct end e;
	int status = end_parse("cp", path, &e);

	if (status != 0) {
		return status;
	}
	if (e.kind == END_BUFFER || e.kind == END_PIPE) {
		if (c->n_from > 1) {
			return say_usage("cp", "'%s' must be the only source", path);
		}
		c->src = e;
		c->from_buffer = e.kind == END_BUFFER;
		return add_sized(j, path);
	}
	if (stat(path, &st) != 0) {
		return say_failed("cannot read '%s': %s", path, strerror(errno));
	}
	if (S_ISREG(st.st_mode)) {
		return add_local(j, path, last_part(path), &st);
	}
	if (!S_ISDIR(st.st_mode)) {
		return say_failed("'%s' is neither a regular file nor a directory", path);
	}
	/* Where it goes is known when the server was asked for the destination. */
	status = c->o->recursive ? add_local(j, path, last_part(path), &st) : 0;
	status = status == 0 ? walk_local(j, NULL, path, c->o->recursive ? last_part(path) : "", 0)
			     : status;
	if (status == 0) {
		note_left_out(j, path);
	}
	return status;
}

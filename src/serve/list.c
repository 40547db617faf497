/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/* Lists of directories. An entry that is a link is listed as the file or directory that it leads
 * to. A link to a directory above the listed one is left out, so that a copy of a tree ends. */

#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <string.h>

#include <peerlane/serve.h>

#include "base/error.h"
#include "base/text.h"
#include "serve/server.h"
#include "sys/beneath.h"
#include "sys/sys.h"

struct listing {
	struct session *s;
	int dir;
	const char *path; /* the path of the directory */
	/* of the entry, if it is a link whose target may be told; else "" */
	char target[SERVE_PATH];
	uint64_t left_out;
	struct pack p;
	uint32_t n;
	uint32_t all;
	int err; /* the connection's error */
};

static void begin(struct listing *l)
{
	l->p = message_begin(l->s->answer, SERVE_OK);
	l->n = 0;
	pack_number(&l->p, 0, 2);
}

static int flush(struct listing *l)
{
	struct message *m = l->s->answer;

	if (!l->n) {
		return 0;
	}
	blob_put(m->body, l->n, 2);
	(void)message_end(m, &l->p);
	m->more = true;
	l->err = message_send(l->s->conn, m);
	begin(l);
	return l->err;
}

/* Whether the path that is listed leads through the directory. */
static bool is_above(const struct listing *l, const struct stat *st)
{
	char path[SERVE_PATH];
	size_t len = strlen(l->path);

	for (;;) {
		struct stat up;
		int fd;

		text_fmt(path, sizeof(path), "%.*s", len ? (int)len : 1, len ? l->path : ".");
		fd = sys_open_beneath(l->s->server->root.dir, path, O_PATH, 0);
		/* A directory that has gone counts as above: it cannot be told apart. */
		if (fd < 0 || sys_fstat(fd, &up) ||
		    (up.st_dev == st->st_dev && up.st_ino == st->st_ino)) {
			(void)sys_close(fd);
			return true;
		}
		(void)sys_close(fd);
		if (!len) {
			return false;
		}
		while (len && l->path[len - 1] != '/') {
			len--;
		}
		len -= len != 0;
	}
}

/* Finds the file behind a link. Returns 0, or the reason to leave the link out. */
static int follow(const struct listing *l, const char *name, struct stat *st)
{
	char path[SERVE_PATH + SERVE_NAME];
	int fd, rc;

	/* Looked up from the root: it may lead to another directory that is served. */
	text_fmt(path, sizeof(path), "%s%s%s", l->path, *l->path ? "/" : "", name);
	fd = sys_open_beneath(l->s->server->root.dir, path, O_PATH, 0);
	rc = fd < 0 ? fd : sys_fstat(fd, st);
	if (fd >= 0) {
		(void)sys_close(fd);
	}
	if (rc || S_ISREG(st->st_mode)) {
		return rc;
	}
	return !S_ISDIR(st->st_mode) ? -EOPNOTSUPP : is_above(l, st) ? -ELOOP : 0;
}

/* Finds the file of a name. Returns 0, or the reason to leave it out. */
static int look(struct listing *l, const char *name, struct stat *st)
{
	int rc = names_fit(name) ? sys_stat_in(l->dir, name, st) : -EINVAL;

	*l->target = '\0';
	if (rc == -ENOENT) {
		return -ESTALE; /* it has gone; -ENOENT is of a link that leads to nothing */
	}
	if (rc || S_ISREG(st->st_mode) || S_ISDIR(st->st_mode)) {
		return rc;
	}
	if (!S_ISLNK(st->st_mode)) {
		return -EOPNOTSUPP;
	}
	rc = follow(l, name, st);
	/* The client learns nothing about files outside of the root. */
	if ((!rc || rc == -ENOENT || rc == -ELOOP || rc == -EOPNOTSUPP) &&
	    sys_readlink_in(l->dir, name, l->target, sizeof(l->target)) < 0) {
		*l->target = '\0';
	}
	return rc;
}

/* Packs an entry that was left out, with the reason. */
static void pack_left_out(struct listing *l, const char *name, int rc)
{
	char shown[SERVE_NAME];

	text_copy(shown, sizeof(shown), name);
	for (char *at = shown; *at; at++) {
		*at = (unsigned char)*at < ' ' || *at == 127 ? '?' : *at;
	}
	pack_number(&l->p, PL_SERVED_OTHER, 1);
	pack_number(&l->p, serve_status_of(rc), 4);
	pack_number(&l->p, 0, 8);
	pack_number(&l->p, 0, 8);
	pack_text(&l->p, shown);
}

static int add(const char *name, void *arg)
{
	struct listing *l = arg;
	struct stat st;

	int rc = look(l, name, &st);

	if (rc) {
		l->left_out++;
		pack_left_out(l, name, rc);
	} else {
		pack_stat(&l->p, &st);
		pack_text(&l->p, name);
	}
	pack_text(&l->p, l->target);
	l->n++;
	if (++l->all > SERVE_ENTRIES) {
		return -E2BIG;
	}
	return l->p.space - l->p.len < SERVE_ENTRY_MOST ? flush(l) : 0;
}

int list_answer(struct session *s, struct unpack *u, struct pack *p)
{
	char path[SERVE_PATH], proc[40];
	struct listing l = { .s = s, .path = path };
	struct stat st;
	int rc;

	unpack_text(u, path, sizeof(path));
	if (!unpack_done(u)) {
		return -EBADMSG;
	}
	if (s->server->root.kind == PL_SERVED_DEVICE) {
		return err_set(ENOTDIR, "a GPU is served, and no directory");
	}
	l.dir = names_find(&s->server->root, path, &st);
	if (l.dir < 0) {
		return l.dir;
	}
	if (!S_ISDIR(st.st_mode)) {
		(void)sys_close(l.dir);
		return err_set(ENOTDIR, "'%s' is no directory", path);
	}
	begin(&l);
	(void)snprintf(proc, sizeof(proc), "/proc/self/fd/%d", l.dir);
	rc = sys_list(proc, add, &l);
	rc = rc ? rc : flush(&l);
	(void)sys_close(l.dir);
	if (l.err) {
		s->lost = l.err;
		return l.err;
	}
	*p = message_begin(s->answer, SERVE_OK);
	if (rc) {
		return err_set(-rc, "'%s': %s", path, err_words(rc));
	}
	pack_number(p, 0, 2);
	pack_number(p, l.left_out, 8);
	return 0;
}

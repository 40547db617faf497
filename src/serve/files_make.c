/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/* Requests that write: new directories, and new files. */

#include <errno.h>

#include <peerlane/peerlane.h>

#include "base/error.h"
#include "base/log.h"
#include "serve/files.h"
#include "serve/upload.h"
#include "sys/beneath.h"
#include "sys/sys.h"

static int may_write(const struct session *s)
{
	return s->server->root.may_write
		       ? 0
		       : err_set(EROFS, "the server allows no writing; it was started without "
					"--write");
}

int files_mkdir(struct session *s, struct unpack *u, struct pack *p)
{
	char path[SERVE_PATH], name[SERVE_NAME];
	struct stat st;
	mode_t mode;
	int dir, rc;

	(void)p;
	unpack_text(u, path, sizeof(path));
	mode = (mode_t)unpack_number(u, 4);
	if (!unpack_done(u)) {
		return -EBADMSG;
	}
	rc = may_write(s);
	if (!rc && s->server->root.kind != PL_SERVED_DIR) {
		rc = err_set(ENOTDIR, "no directory is served");
	}
	dir = rc ? rc : names_parent(&s->server->root, path, name);
	if (dir < 0) {
		return dir;
	}
	rc = sys_mkdir_in(dir, name, mode & 0777);
	if (rc == -EEXIST && !sys_stat_in(dir, name, &st)) {
		rc = S_ISDIR(st.st_mode) ? 0 : -ENOTDIR;
	}
	(void)sys_close(dir);
	return rc ? err_set(-rc, "'%s': %s", path, err_words(rc)) : 0;
}

static int create(struct session *s, struct served_file *f, const char *path,
		  const struct upload_opts *o, uint64_t *have)
{
	const struct served_root *r = &s->server->root;
	int rc;

	if (r->kind != PL_SERVED_DEVICE) {
		rc = upload_begin(r, path, o, &f->up, have);
		if (!rc) {
			f->fd = f->up->fd;
			rc = files_open_fd(s, f);
		}
		return rc;
	}
	rc = files_device_path(r, path);
	f->device = true;
	if (!rc && o->length > r->length) {
		rc = err_set(EFBIG, "'%s' has %llu bytes, and %llu are to be written", r->name,
			     (unsigned long long)r->length, (unsigned long long)o->length);
	}
	return rc;
}

int files_create(struct session *s, struct unpack *u, struct pack *p)
{
	struct served_file *f = NULL;
	struct upload_opts o = { 0 };
	char path[SERVE_PATH];
	uint64_t have = 0, flags;
	int rc;

	unpack_text(u, path, sizeof(path));
	o.length = unpack_number(u, 8);
	o.mode = (mode_t)unpack_number(u, 4) & 0777 & ~s->server->mask;
	flags = unpack_number(u, 1);
	o.resume = flags & PL_CREATE_RESUME;
	o.holes = flags & PL_CREATE_HOLES;
	o.later = flags & PL_CREATE_LATER;
	o.tag = unpack_number(u, 8);
	if (!unpack_done(u) ||
	    flags & ~(uint64_t)(PL_CREATE_RESUME | PL_CREATE_HOLES | PL_CREATE_LATER)) {
		return -EBADMSG;
	}
	rc = may_write(s);
	if (!rc && o.length > INT64_MAX) {
		rc = err_set(EFBIG, "no file has %llu bytes", (unsigned long long)o.length);
	}
	rc = rc ? rc : files_take(s, path, &f);
	if (rc) {
		return rc;
	}
	rc = create(s, f, path, &o, &have);
	if (rc) {
		files_drop(f);
		return rc;
	}
	f->length = o.length;
	f->used = true;
	files_pack_number(p, s, f);
	pack_number(p, f->device ? PL_SERVED_DEVICE : PL_SERVED_FILE, 1);
	pack_number(p, have, 8);
	return 0;
}

int files_write(struct session *s, struct unpack *u, struct pack *p)
{
	struct pl_io_opts o = files_io_opts();
	struct served_part w;
	uint32_t done = 0;

	if (!files_part(s, u, &w) || !w.f->up || w.f->named || w.off > w.f->length ||
	    w.len > w.f->length - w.off) {
		return -EBADMSG;
	}
	while (done < w.len) {
		ssize_t n = pl_write(w.f->file, w.slot + done, w.len - done, w.off + done, &o);

		if (n <= 0) {
			return n ? files_failed(w.f, (int)n, "cannot be written")
				 : err_set(EIO, "'%s' takes no bytes", w.f->path);
		}
		done += (uint32_t)n;
	}
	w.f->bytes += done;
	pack_number(p, done, 4);
	return 0;
}

int files_commit(struct session *s, struct unpack *u, struct pack *p)
{
	struct served_file *f = files_of(s, unpack_number(u, 4));
	bool later;
	int rc;

	(void)p;
	if (!unpack_done(u) || !f || f->named || (!f->up && !f->device)) {
		return -EBADMSG;
	}
	if (f->device) {
		return 0;
	}
	later = f->up->later;
	f->up->later = f->up->later && unsynced_add(&s->unsynced, f->up->fd);
	rc = f->up->later ? 0 : pl_file_sync(f->file);
	if (rc) {
		return files_failed(f, rc, "cannot be written");
	}
	f->named = true; /* also after an error, when it is unknown whether it has its name */
	rc = upload_commit(f->up);
	return rc || later ? rc : unsynced_sync(&s->unsynced);
}

/* Makes a small file. It has its name when this returns 0. */
static int put(struct session *s, struct served_file *f, const struct upload_opts *o,
	       const unsigned char *at)
{
	uint64_t none;
	int rc = upload_begin(&s->server->root, f->path, o, &f->up, &none);

	if (rc) {
		return rc;
	}
	f->fd = f->up->fd;
	rc = sys_pwrite_all(f->fd, at, (size_t)o->length, 0);
	if (rc) {
		return err_set(-rc, "'%s' cannot be written: %s", f->path, err_words(rc));
	}
	f->bytes = o->length;
	f->up->later = o->later && unsynced_add(&s->unsynced, f->up->fd);
	rc = upload_commit(f->up);
	f->named = !rc;
	return rc || o->later ? rc : unsynced_sync(&s->unsynced);
}

/* The bytes of the text have no zero behind them. */
static int put_link(struct session *s, const char *path, const unsigned char *at, size_t len,
		    bool later)
{
	char text[SERVE_PATH];
	int rc;

	if (len >= sizeof(text) || memchr(at, 0, len)) {
		return err_set(EINVAL,
			       "the link '%s' is not made: its text has zeros, or more than %u "
			       "bytes",
			       path, SERVE_PATH - 1);
	}
	memcpy(text, at, len);
	text[len] = '\0';
	rc = link_make(&s->server->root, path, text, &s->unsynced);
	if (!rc) {
		log_info("serve: %s made '%s', a link to '%s'", s->from, path, text);
	}
	return rc || later ? rc : unsynced_sync(&s->unsynced);
}

int files_put(struct session *s, struct unpack *u, struct pack *p)
{
	struct served_file *f = NULL;
	struct upload_opts o = { 0 };
	const unsigned char *at;
	char path[SERVE_PATH];
	uint64_t flags;
	int rc;

	(void)p;
	unpack_text(u, path, sizeof(path));
	o.mode = (mode_t)unpack_number(u, 4) & 0777 & ~s->server->mask;
	flags = unpack_number(u, 1);
	o.later = flags & PL_CREATE_LATER;
	o.length = unpack_number(u, 4);
	at = o.length <= SERVE_FETCH_MOST ? unpack_bytes(u, (size_t)o.length) : NULL;
	if (!at || !unpack_done(u) || flags & ~(uint64_t)(PL_CREATE_LATER | PL_CREATE_LINK) ||
	    s->server->root.kind == PL_SERVED_DEVICE) {
		return -EBADMSG;
	}
	rc = may_write(s);
	if (!rc && flags & PL_CREATE_LINK) {
		return put_link(s, path, at, (size_t)o.length, o.later);
	}
	rc = rc ? rc : files_take(s, path, &f);
	if (rc) {
		return rc;
	}
	rc = put(s, f, &o, at);
	files_say_done(s, f, true);
	files_drop(f);
	return rc;
}

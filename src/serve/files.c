/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/* Requests to read files of the server, one at a time; files_make.c has those to write. */

#include <errno.h>
#include <stdlib.h>

#include <peerlane/peerlane.h>

#include "base/alloc.h"
#include "base/clock.h"
#include "base/error.h"
#include "base/log.h"
#include "base/sized.h"
#include "base/stamp.h"
#include "base/stretch.h"
#include "base/text.h"
#include "serve/files.h"
#include "serve/upload.h"
#include "sys/sys.h"

#define IO_NS UINT64_C(45000000000) /* for one part; a client waits longer than that */

void pack_stat(struct pack *p, const struct stat *st)
{
	bool dir = S_ISDIR(st->st_mode);

	pack_number(p, dir ? PL_SERVED_DIR : PL_SERVED_FILE, 1);
	pack_number(p, st->st_mode & 0777, 4);
	pack_number(p, dir ? 0 : (uint64_t)st->st_size, 8);
	pack_number(p, (uint64_t)st->st_mtim.tv_sec * 1000000000u + (uint64_t)st->st_mtim.tv_nsec,
		    8);
}

static void pack_device(struct pack *p, const struct served_root *r)
{
	pack_number(p, PL_SERVED_DEVICE, 1);
	pack_number(p, 0, 4);
	pack_number(p, r->length, 8);
	pack_number(p, 0, 8);
}

int files_device_path(const struct served_root *r, const char *path)
{
	return !*path || strcmp(path, r->name) == 0
		       ? 0
		       : err_set(ENOENT, "'%s' is not served, only '%s' is", path, r->name);
}

/* Finds the length of a file that may not tell it, by opening it. A file that cannot be opened has
 * the length that the file system says. */
static void measure(const struct served_root *r, const char *path, struct stat *st)
{
	struct stat opened;
	bool held;
	int fd = names_open(r, path, &opened, &held);

	if (fd >= 0) {
		*st = opened;
		(void)sys_close(fd);
	}
}

int files_stat(struct session *s, struct unpack *u, struct pack *p)
{
	const struct served_root *r = &s->server->root;
	char path[SERVE_PATH];
	struct stat st;
	int fd;

	unpack_text(u, path, sizeof(path));
	if (!unpack_done(u)) {
		return -EBADMSG;
	}
	if (r->kind == PL_SERVED_DEVICE) {
		int rc = files_device_path(r, path);

		if (!rc) {
			pack_device(p, r);
		}
		return rc;
	}
	fd = names_find(r, path, &st);
	if (fd < 0) {
		return fd;
	}
	if (S_ISREG(st.st_mode) && (!st.st_size || sized_by_reading(fd))) {
		measure(r, path, &st);
	}
	(void)sys_close(fd);
	pack_stat(p, &st);
	return 0;
}

int files_failed(const struct served_file *f, int rc, const char *what)
{
	log_info("serve: '%s' %s: %s", f->path, what, err_message());
	return err_set(-rc, "'%s' %s: %s", f->path, what, err_words(rc));
}

int files_open_fd(struct session *s, struct served_file *f)
{
	int rc = pl_file_from_fd(s->server->ctx, f->fd, &f->file);

	return rc ? files_failed(f, rc, "cannot be opened") : 0;
}

int files_take(struct session *s, const char *path, struct served_file **out)
{
	for (uint32_t i = 0; i < SERVE_FILES; i++) {
		struct served_file *f = &s->files[i];

		if (!f->used) {
			*f = (struct served_file){ .fd = -1, .since = clock_now_ns() };
			f->path = alloc_str(path);
			*out = f;
			return f->path ? 0 : -ENOMEM;
		}
	}
	return err_set(EMFILE, "a client opens at most %u files at a time", SERVE_FILES);
}

void files_pack_number(struct pack *p, const struct session *s, const struct served_file *f)
{
	pack_number(p, (uint64_t)(f - s->files), 4);
}

void files_drop(struct served_file *f)
{
	pages_end(f);
	(void)pl_file_close(f->file);
	if (f->up) {
		upload_end(f->up);
	} else if (f->fd >= 0) {
		(void)sys_close(f->fd);
	}
	free(f->path);
	*f = (struct served_file){ .fd = -1 };
}

bool files_part(struct session *s, struct unpack *u, struct served_part *out)
{
	uint64_t slot;

	out->f = files_of(s, unpack_number(u, 4));
	out->off = unpack_number(u, 8);
	out->len = (uint32_t)unpack_number(u, 4);
	slot = unpack_number(u, 1);
	out->slot = s->slots + slot * SERVE_SLOT;
	return unpack_done(u) && out->f && !out->f->device && s->slots && slot < SERVE_SLOTS &&
	       out->len <= SERVE_SLOT;
}

struct pl_io_opts files_io_opts(void)
{
	struct pl_io_opts o = PL_IO_OPTS_INIT;

	o.timeout_ns = IO_NS;
	return o;
}

/* Reads `len` bytes, or fewer at the file's end. */
static ssize_t read_part(const struct served_file *f, unsigned char *dst, size_t len, uint64_t off)
{
	struct pl_io_opts o = files_io_opts();
	size_t got = 0;

	while (got < len) {
		ssize_t n = pl_read(f->file, dst + got, len - got, off + got, &o);

		if (n < 0) {
			return files_failed(f, (int)n, "cannot be read");
		}
		if (!n) {
			break;
		}
		got += (size_t)n;
	}
	return (ssize_t)got;
}

void files_say_done(const struct session *s, const struct served_file *f, bool closed)
{
	uint64_t moved = f->bytes + atomic_load(&f->straight);
	bool whole = f->up ? f->named : closed;
	char bytes[32];

	if (moved) {
		text_bytes(bytes, sizeof(bytes), moved);
		log_info("serve: %s %s '%s': %s in %.3f s%s", s->from,
			 f->up	 ? whole ? "wrote" : "did not finish writing"
			 : whole ? "read"
				 : "broke off reading",
			 f->path, bytes, (double)(clock_now_ns() - f->since) * 1e-9,
			 whole || !f->up       ? ""
			 : upload_keeps(f->up) ? ", which --resume goes on from"
					       : ", which are dropped");
	}
}

/* Packs a small file's answer with all its bytes. Returns false, and leaves the pack as it was, if
 * the file has more than `most` bytes, has holes, was changed, or cannot be read. Returns false
 * also for a file without a name: another open() of a file that does not tell its size gives other
 * bytes. */
static bool pack_whole(struct served_file *f, uint64_t most, struct pack *p)
{
	const struct pack was = *p;
	size_t len = (size_t)f->st.st_size;
	struct stat now;

	if (len > most || !f->st.st_nlink || stretch_is_sparse(&f->st)) {
		return false;
	}
	pack_number(p, SERVE_NO_NUMBER, 4);
	pack_stat(p, &f->st);
	pack_number(p, 0, 1);
	if (sys_pread(f->fd, p->at + p->len, len, 0) != (ssize_t)len || sys_fstat(f->fd, &now) ||
	    !stamp_same(&now, &f->st)) {
		*p = was;
		return false;
	}
	p->len += len;
	f->bytes = len;
	return true;
}

static int open_device(const struct session *s, struct served_file *f, struct pack *p)
{
	const struct served_root *r = &s->server->root;
	int rc = files_device_path(r, f->path);

	f->device = true;
	f->length = r->length;
	files_pack_number(p, s, f);
	pack_device(p, r);
	pack_number(p, 0, 1);
	return rc;
}

static void keep_open(const struct session *s, struct served_file *f, struct pack *p)
{
	f->length = (uint64_t)f->st.st_size;
	pages_begin(f);
	files_pack_number(p, s, f);
	pack_stat(p, &f->st);
	pack_number(p, stretch_is_sparse(&f->st), 1);
}

/* Memory for files that do not tell their size is this process's, and a client may open many. */
static int check_held(const struct session *s, const struct served_file *f)
{
	uint64_t most = atomic_load(&s->server->held_most);
	uint64_t sum = (uint64_t)f->st.st_size;

	for (uint32_t i = 0; i < SERVE_FILES; i++) {
		const struct served_file *other = &s->files[i];

		sum += other->used && other->held ? (uint64_t)other->st.st_size : 0;
	}
	return !f->held || sum <= most
		       ? 0
		       : err_set(EMFILE,
				 "'%s' does not tell its size, and with it the client would have "
				 "more than %llu bytes of such files open: close others first",
				 f->path, (unsigned long long)most);
}

/* Opens a file for reading. A file of up to `most` bytes is sent with the answer instead. */
static int open_any(struct session *s, const char *path, int64_t most, struct pack *p)
{
	const struct served_root *r = &s->server->root;
	struct served_file *f = NULL;
	int rc = files_take(s, path, &f);

	if (rc) {
		return rc;
	}
	if (r->kind == PL_SERVED_DEVICE) {
		rc = open_device(s, f, p);
	} else {
		f->fd = names_open(r, path, &f->st, &f->held);
		if (f->fd >= 0 && most >= 0 && pack_whole(f, (uint64_t)most, p)) {
			files_say_done(s, f, true);
			files_drop(f);
			return 0;
		}
		rc = f->fd < 0 ? f->fd : check_held(s, f);
		rc = rc ? rc : files_open_fd(s, f);
		if (!rc) {
			keep_open(s, f, p);
		}
	}
	if (rc) {
		files_drop(f);
		return rc;
	}
	f->used = true;
	return 0;
}

int files_open(struct session *s, struct unpack *u, struct pack *p)
{
	char path[SERVE_PATH];

	unpack_text(u, path, sizeof(path));
	return unpack_done(u) ? open_any(s, path, -1, p) : -EBADMSG;
}

int files_fetch(struct session *s, struct unpack *u, struct pack *p)
{
	char path[SERVE_PATH];
	uint64_t most;

	unpack_text(u, path, sizeof(path));
	most = unpack_number(u, 4);
	return unpack_done(u) && most <= SERVE_FETCH_MOST ? open_any(s, path, (int64_t)most, p)
							  : -EBADMSG;
}

static int shrunk(const struct served_file *f, uint64_t end)
{
	return err_set(EIO,
		       "'%s' has become shorter while it was read: it had %llu bytes, and ends at "
		       "%llu now",
		       f->path, (unsigned long long)f->length, (unsigned long long)end);
}

int files_read(struct session *s, struct unpack *u, struct pack *p)
{
	struct served_part r;
	size_t want;
	ssize_t n;

	if (!files_part(s, u, &r) || r.f->up) {
		return -EBADMSG;
	}
	want = r.off >= r.f->length	     ? 0
	       : r.f->length - r.off < r.len ? (size_t)(r.f->length - r.off)
					     : r.len;
	n = read_part(r.f, r.slot, want, r.off);
	if (n < 0) {
		return (int)n;
	}
	if ((size_t)n < want) {
		return shrunk(r.f, r.off + (uint64_t)n);
	}
	r.f->bytes += (uint64_t)n;
	pack_number(p, (uint64_t)n, 4);
	return 0;
}

int files_sum(struct session *s, struct unpack *u, struct pack *p)
{
	struct served_file *f = files_of(s, unpack_number(u, 4));
	uint64_t off = unpack_number(u, 8);
	uint64_t len = unpack_number(u, 4);
	const unsigned char *at = unpack_bytes(u, PL_SUM_BYTES);
	unsigned char sum[PL_SUM_BYTES];
	unsigned char *buffer;
	int rc = 0;

	if (!unpack_done(u) || !f || f->device || len > SERVE_SUM_MOST || off > INT64_MAX) {
		return -EBADMSG;
	}
	memcpy(sum, at, sizeof(sum));
	buffer = alloc_zero(SERVE_SUM_STEP);
	if (!buffer) {
		return -ENOMEM;
	}
	while (len && !rc) {
		size_t n = len < SERVE_SUM_STEP ? (size_t)len : SERVE_SUM_STEP;
		ssize_t got = read_part(f, buffer, n, off);

		/* Bytes of a new file that were not written become a hole. */
		if (got >= 0 && (size_t)got < n && f->up && off + n <= f->length) {
			memset(buffer + got, 0, n - (size_t)got);
			got = (ssize_t)n;
		}
		rc = got < 0 ? (int)got : (size_t)got < n ? shrunk(f, off + (uint64_t)got) : 0;
		rc = rc ? rc : s->server->net->mac(sum, buffer, n, sum);
		off += n;
		len -= n;
	}
	free(buffer);
	pack_bytes(p, sum, sizeof(sum));
	return rc;
}

int files_close(struct session *s, struct unpack *u, struct pack *p)
{
	struct served_file *f = files_of(s, unpack_number(u, 4));
	bool changed = false;
	struct stat st;

	if (!unpack_done(u) || !f) {
		return -EBADMSG;
	}
	if (!f->device && !f->up) {
		changed = sys_fstat(f->fd, &st) || !stamp_same(&st, &f->st);
	}
	files_say_done(s, f, true);
	files_drop(f);
	pack_number(p, changed, 1);
	return 0;
}

int files_stretch(struct session *s, struct unpack *u, struct pack *p)
{
	const struct served_file *f = files_of(s, unpack_number(u, 4));
	uint64_t off = unpack_number(u, 8);
	uint64_t end;
	bool hole;

	if (!unpack_done(u) || !f || f->device || f->up || off >= f->length) {
		return -EBADMSG;
	}
	end = stretch_end(f->fd, off, f->length, &hole);
	pack_number(p, end, 8);
	pack_number(p, hole, 1);
	return 0;
}

int files_device(struct session *s, struct unpack *u, struct pack *p)
{
	const struct served_file *f = files_of(s, unpack_number(u, 4));
	unsigned char blob[PL_BLOB_MAX];
	ssize_t n;

	if (!unpack_done(u) || !f || !f->device) {
		return -EBADMSG;
	}
	n = pl_grant_blob(s->server->grant, blob, sizeof(blob));
	if (n < 0) {
		return (int)n;
	}
	pack_blob(p, blob, (size_t)n);
	return 0;
}

void files_close_all(struct session *s)
{
	for (uint32_t i = 0; i < SERVE_FILES; i++) {
		if (s->files[i].used) {
			files_say_done(s, &s->files[i], false);
			files_drop(&s->files[i]);
		}
	}
}

/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/* Files of a server: opening, making, committing and closing them. client_move.c moves their
 * bytes. */

#include <errno.h>
#include <stdlib.h>
#include <string.h>

#include <peerlane/peerlane.h>

#include "base/alloc.h"
#include "base/error.h"
#include "base/text.h"
#include "serve/client.h"

static struct pl_client_file *new_file(struct pl_client *c, const char *path)
{
	struct pl_client_file *f = alloc_zero(sizeof(*f));

	if (!f) {
		return NULL;
	}
	f->client = c;
	f->served = (struct pl_served)PL_SERVED_INIT;
	f->number = SERVE_NO_NUMBER;
	f->path = alloc_str(path);
	if (!f->path) {
		free(f);
		return NULL;
	}
	return f;
}

static void free_file(struct pl_client_file *f)
{
	free(f->held);
	free(f->why);
	free(f->path);
	free(f);
}

/* The bytes of a file that came with the answer. */
static int take_whole(struct pl_client_file *f, struct unpack *u, const struct pl_served *got)
{
	const unsigned char *at;

	if (got->kind != PL_SERVED_FILE || f->holes || got->length > SERVE_FETCH_MOST) {
		return -EPROTO;
	}
	at = unpack_bytes(u, (size_t)got->length);
	f->held = at ? alloc_zero((size_t)got->length + 1) : NULL;
	if (f->held) {
		memcpy(f->held, at, (size_t)got->length);
	}
	return !at ? -EPROTO : f->held ? 0 : -ENOMEM;
}

static int pack_open(const struct pl_client_file *f, bool fetch, struct pack *p)
{
	int rc = client_path(f->client, fetch ? SERVE_FETCH : SERVE_OPEN, f->path, p);

	if (!rc && fetch) {
		pack_number(p, SERVE_FETCH_MOST, 4);
	}
	return rc;
}

static int take_opened(struct pl_client_file *f, struct unpack *u, bool fetch,
		       struct pl_served *got)
{
	struct pl_client *c = f->client;
	int rc;

	f->number = (uint32_t)unpack_number(u, 4);
	if (!client_unpack_served(u, got) || got->kind == PL_SERVED_DIR) {
		return client_broke(c, -EPROTO);
	}
	f->holes = unpack_number(u, 1);
	rc = fetch && f->number == SERVE_NO_NUMBER ? take_whole(f, u, got) : 0;
	if (rc == -ENOMEM) {
		return rc;
	}
	return !rc && unpack_done(u) ? 0 : client_broke(c, -EPROTO);
}

static int read_begun(struct pl_client_file *f, struct unpack *u)
{
	return take_opened(f, u, true, &f->served);
}

static int ask_open(struct pl_client_file *f, bool fetch, struct pl_served *got)
{
	struct unpack u;
	struct pack p;
	int rc = pack_open(f, fetch, &p);

	rc = rc ? rc : client_call(f->client, &p, CLIENT_ANSWER_NS, &u);
	return rc ? rc : take_opened(f, &u, fetch, got);
}

/* Opens a small file at the server, if it is not open there: its bytes came without that. */
static int open_held(struct pl_client_file *f)
{
	struct pl_served now = PL_SERVED_INIT;
	int rc;

	if (!f->held || f->number != SERVE_NO_NUMBER) {
		return 0;
	}
	rc = ask_open(f, false, &now);
	if (!rc && (now.length != f->length || now.mtime_ns != f->mtime_ns)) {
		rc = err_set(ESTALE, "%s: '%s' was changed while it was read", f->client->name,
			     f->path);
	}
	return rc;
}

/* Completes a file that is open, whose properties are in f->served. */
static int finish_open(struct pl_client_file *f, struct pl_served *info)
{
	struct pl_client *c = f->client;
	struct pl_served *got = &f->served;
	const char *slash = strrchr(f->path, '/');
	int rc;

	text_copy(got->name, sizeof(got->name), !*f->path ? c->root : slash ? slash + 1 : f->path);
	f->device = got->kind == PL_SERVED_DEVICE;
	f->length = got->length;
	f->mtime_ns = got->mtime_ns;
	rc = f->device ? client_alive_start(c) : 0;
	c->devices += !rc && f->device;
	return rc || !info ? rc : client_give_served(got, info);
}

static int open_file(struct pl_client_file *f, struct pl_served *info)
{
	int rc = ask_open(f, true, &f->served);

	return rc ? rc : finish_open(f, info);
}

static int begin_open(struct pl_client_file *f, bool more)
{
	struct pack p;
	int rc = pack_open(f, true, &p);

	f->begun = true;
	f->take = read_begun;
	return rc ? rc : client_flight_send(f, &p, more);
}

/* Completes a file that was begun, or frees it. */
static int take_begun(struct pl_client *c, struct pl_served *info, struct pl_client_file *f)
{
	int rc = f ? client_turn(c) : err_set(EINVAL, "the file is NULL");

	if (rc) {
		return rc;
	}
	if (f->client != c || !f->begun) {
		rc = err_set(EINVAL, "'%s' was not begun by this client", f->path);
		client_leave(c);
		return rc;
	}
	rc = client_flight_take(f);
	f->begun = false;
	rc = rc ? rc : finish_open(f, info);
	client_leave(c);
	if (rc) {
		free_file(f);
	}
	return rc;
}

int pl_client_open_file(struct pl_client *c, const char *path, struct pl_served *info,
			struct pl_client_file **out)
{
	uint32_t how = info && info->size == sizeof(*info) ? info->kind : 0;
	bool more = how == PL_SERVED_BEGIN_MORE;
	bool begin = how == PL_SERVED_BEGIN || more;
	struct pl_client_file *f;
	int rc = CHECK_OUT(out);

	if (rc) {
		return rc;
	}
	if (begin && !path) {
		return take_begun(c, info, *out);
	}
	rc = client_enter(c);
	if (rc) {
		return rc;
	}
	f = path ? new_file(c, path) : NULL;
	rc = f	    ? begin ? begin_open(f, more) : open_file(f, info)
		  : path ? -ENOMEM
		    : err_set(EINVAL, "the path is NULL");
	client_leave(c);
	if (rc) {
		if (f) {
			free_file(f);
		}
		return rc;
	}
	*out = f;
	return 0;
}

/* Begins a small file that is sent with its commit. Until then its bytes are in f->held. */
static int put_begin(struct pl_client_file *f, const struct pl_create_opts *o)
{
	f->held = alloc_zero((size_t)o->length + 1);
	if (!f->held) {
		return -ENOMEM;
	}
	f->number = SERVE_NO_NUMBER;
	f->writes = true;
	f->whole = true;
	f->mode = o->mode & 0777;
	f->later = o->flags & PL_CREATE_LATER;
	f->link = o->flags & PL_CREATE_LINK;
	f->length = o->length;
	return 0;
}

static int put_whole(struct pl_client_file *f)
{
	struct pl_client *c = f->client;
	struct unpack u;
	struct pack p;
	int rc = f->committed ? err_set(EINVAL, "'%s' was committed before", f->path)
			      : client_path(c, SERVE_PUT, f->path, &p);

	if (rc) {
		return rc;
	}
	f->committed = true;
	pack_number(&p, f->mode, 4);
	pack_number(&p, (f->later ? PL_CREATE_LATER : 0) | (f->link ? PL_CREATE_LINK : 0), 1);
	pack_number(&p, f->length, 4);
	pack_bytes(&p, f->held, (size_t)f->length);
	if (f->later) {
		return client_flight_send(f, &p, false);
	}
	rc = client_call(c, &p, CLIENT_COMMIT_NS, &u);
	return rc || unpack_done(&u) ? rc : client_broke(c, -EPROTO);
}

static int check_link(const struct pl_client *c, const struct pl_create_opts *o)
{
	if (!o->length || o->length >= SERVE_PATH ||
	    o->flags & (PL_CREATE_RESUME | PL_CREATE_HOLES)) {
		return err_set(EINVAL, "a link has a text of 1 to %u bytes, and is made whole",
			       SERVE_PATH - 1);
	}
	if (c->kind != PL_SERVED_DIR) {
		return err_set(ENOTDIR, "%s serves no directory", c->name);
	}
	return c->makes_links
		       ? 0
		       : err_set(EOPNOTSUPP,
				 "%s makes no links: it is of an earlier release; update peerlane "
				 "on that host",
				 c->name);
}

static int create(struct pl_client_file *f, const struct pl_create_opts *o, uint64_t *have)
{
	struct pl_client *c = f->client;
	uint64_t kind, got;
	struct unpack u;
	struct pack p;
	bool link = o->flags & PL_CREATE_LINK;
	int rc = link ? check_link(c, o) : 0;

	if (rc) {
		return rc;
	}
	if (link || (o->flags & PL_CREATE_WHOLE && !(o->flags & PL_CREATE_RESUME) &&
		     o->length <= SERVE_FETCH_MOST && c->kind != PL_SERVED_DEVICE)) {
		if (have) {
			*have = 0;
		}
		return put_begin(f, o);
	}
	rc = client_path(c, SERVE_CREATE, f->path, &p);
	if (rc) {
		return rc;
	}
	pack_number(&p, o->length, 8);
	pack_number(&p, o->mode & 0777, 4);
	pack_number(&p, o->flags & ~PL_CREATE_WHOLE, 1);
	pack_number(&p, o->tag, 8);
	rc = client_call(c, &p, CLIENT_ANSWER_NS, &u);
	if (rc) {
		return rc;
	}
	f->number = (uint32_t)unpack_number(&u, 4);
	kind = unpack_number(&u, 1);
	got = unpack_number(&u, 8);
	if (!unpack_done(&u) || (kind != PL_SERVED_FILE && kind != PL_SERVED_DEVICE) ||
	    got > o->length) {
		return client_broke(c, -EPROTO);
	}
	f->device = kind == PL_SERVED_DEVICE;
	f->length = o->length;
	f->writes = true;
	rc = f->device ? client_alive_start(c) : 0;
	c->devices += !rc && f->device;
	if (!rc && have) {
		*have = got;
	}
	return rc;
}

int pl_client_create(struct pl_client *c, const char *path, const struct pl_create_opts *opts,
		     uint64_t *have, struct pl_client_file **out)
{
	struct pl_client_file *f;
	int rc = CHECK_OUT(out);

	if (rc) {
		return rc;
	}
	if (!path || !opts || opts->size != sizeof(*opts) ||
	    opts->flags & ~(PL_CREATE_RESUME | PL_CREATE_HOLES | PL_CREATE_LATER | PL_CREATE_WHOLE |
			    PL_CREATE_LINK)) {
		return err_set(EINVAL, "a new file needs a path, and options of this version "
				       "without unknown flags");
	}
	rc = client_enter(c);
	if (rc) {
		return rc;
	}
	f = new_file(c, path);
	rc = f ? create(f, opts, have) : -ENOMEM;
	client_leave(c);
	if (rc) {
		if (f) {
			free_file(f);
		}
		return rc;
	}
	*out = f;
	return 0;
}

static int file_enter(struct pl_client_file *f)
{
	return f ? client_enter(f->client) : err_set(EINVAL, "the file is NULL");
}

int pl_client_commit(struct pl_client_file *f)
{
	struct unpack u;
	struct pack p;
	int rc = file_enter(f);

	if (rc) {
		return rc;
	}
	if (!f->writes) {
		rc = err_set(EINVAL, "'%s' is read, and needs no commit", f->path);
	} else if (f->whole) {
		rc = put_whole(f);
	} else {
		p = message_begin(f->client->ask, SERVE_COMMIT);
		pack_number(&p, f->number, 4);
		rc = client_call(f->client, &p, CLIENT_COMMIT_NS, &u);
	}
	client_leave(f->client);
	return rc;
}

static int sum_part(struct pl_client_file *f, uint64_t off, uint32_t len,
		    unsigned char sum[PL_SUM_BYTES])
{
	struct pack p = message_begin(f->client->ask, SERVE_SUM);
	const unsigned char *at;
	struct unpack u;
	int rc;

	pack_number(&p, f->number, 4);
	pack_number(&p, off, 8);
	pack_number(&p, len, 4);
	pack_bytes(&p, sum, PL_SUM_BYTES);
	rc = client_call(f->client, &p, CLIENT_ANSWER_NS, &u);
	if (rc) {
		return rc;
	}
	at = unpack_bytes(&u, PL_SUM_BYTES);
	if (!unpack_done(&u)) {
		return client_broke(f->client, -EPROTO);
	}
	memcpy(sum, at, PL_SUM_BYTES);
	return 0;
}

int pl_client_sum(struct pl_client_file *f, uint64_t off, uint64_t len, unsigned char *sum)
{
	int rc = CHECK_OUT(sum);

	rc = rc ? rc : file_enter(f);
	if (rc) {
		return rc;
	}
	if (f->begun || f->whole) {
		rc = err_set(EINVAL, "'%s' is not open at the server", f->path);
	} else if (f->device) {
		rc = err_set(EOPNOTSUPP, "the server makes no checksums of a GPU's memory");
	} else if (off > INT64_MAX || len > INT64_MAX - off) {
		rc = err_set(EINVAL, "no file has bytes there");
	} else {
		rc = open_held(f);
	}
	while (len && !rc) {
		uint32_t n = len < SERVE_SUM_MOST ? (uint32_t)len : SERVE_SUM_MOST;

		rc = sum_part(f, off, n, sum);
		off += n;
		len -= n;
	}
	client_leave(f->client);
	return rc;
}

int pl_sum(struct pl_client *c, const void *bytes, size_t len, unsigned char *sum)
{
	const unsigned char *at = bytes;
	int rc = CHECK_OUT(sum);

	rc = rc ? rc : client_usable(c);
	while (len && !rc) {
		size_t n = len < SERVE_SUM_STEP ? len : SERVE_SUM_STEP;

		rc = c->net->mac(sum, at, n, sum);
		at += n;
		len -= n;
	}
	return rc;
}

static int close_served(struct pl_client_file *f)
{
	struct pl_client *c = f->client;
	struct pack p = message_begin(c->ask, SERVE_CLOSE);
	struct unpack u;
	int rc;

	pack_number(&p, f->number, 4);
	c->devices -= f->device;
	rc = client_call(c, &p, atomic_load(&f->failed) ? c->drain_ns : CLIENT_ANSWER_NS, &u);
	return !rc && unpack_number(&u, 1)
		       ? err_set(ESTALE, "%s: '%s' was changed while it was read", c->name, f->path)
		       : rc;
}

/* Whether the server knows nothing of it: all of a small file is here, and was not opened again. */
static bool is_all_here(const struct pl_client_file *f)
{
	return f->held && !f->whole && !f->begun && f->number == SERVE_NO_NUMBER;
}

static int close_in_turn(struct pl_client_file *f)
{
	/* A file that was begun and not completed gives no error, whatever its answer is. */
	int landed = client_flight_take(f);

	return f->whole			      ? landed
	       : f->begun && landed	      ? 0
	       : f->client->broken	      ? client_ended(f->client)
	       : f->number == SERVE_NO_NUMBER ? 0
					      : close_served(f);
}

int pl_client_file_close(struct pl_client_file *f)
{
	int rc;

	if (!f) {
		return 0;
	}
	if (is_all_here(f)) {
		/* The turns of other threads may take as long as the server does. */
		rc = client_usable(f->client);
		free_file(f);
		return rc;
	}
	rc = client_turn(f->client);
	pl_region_close(f->pages);
	if (!rc) {
		rc = close_in_turn(f);
		client_leave(f->client);
	}
	free_file(f);
	return rc;
}

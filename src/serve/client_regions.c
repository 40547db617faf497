/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/* The ways of a file's bytes: the server's slots, its GPU's memory, its page cache, and holes. */

#include <errno.h>

#include <peerlane/peerlane.h>

#include "base/bits.h"
#include "base/error.h"
#include "serve/client.h"

#define SLOT_MOST (1u << 30)
#define SLOTS_MOST 64u
#define ASK_LEAST (1u << 20)   /* shorter reads are not worth a question */
#define NOT_CACHED (64u << 20) /* bytes after which the client asks again */

/* Opens a region of the server, whose blob is the rest of the answer. */
static int open_region(struct pl_client *c, struct unpack *u, struct pl_region **out)
{
	size_t len;
	const unsigned char *blob = unpack_blob(u, &len);

	return unpack_done(u) ? pl_region_open(c->remote, blob, len, out)
			      : client_broke(c, -EPROTO);
}

int client_need_slots(struct pl_client *c)
{
	struct pack p = message_begin(c->ask, SERVE_GRANT);
	struct unpack u;
	int rc;

	if (c->slots_region) {
		return 0;
	}
	rc = client_call(c, &p, CLIENT_ANSWER_NS, &u);
	if (rc) {
		return rc;
	}
	c->slot_bytes = (uint32_t)unpack_number(&u, 4);
	c->slots = (uint32_t)unpack_number(&u, 1);
	if (!c->slot_bytes || c->slot_bytes > SLOT_MOST || !c->slots || c->slots > SLOTS_MOST) {
		return client_broke(c, -EPROTO);
	}
	return open_region(c, &u, &c->slots_region);
}

int client_need_device(struct pl_client_file *f)
{
	struct pl_client *c = f->client;
	struct pack p = message_begin(c->ask, SERVE_DEVICE);
	struct unpack u;
	int rc;

	if (c->device) {
		return 0;
	}
	pack_number(&p, f->number, 4);
	rc = client_call(c, &p, CLIENT_ANSWER_NS, &u);
	return rc ? rc : open_region(c, &u, &c->device);
}

static int ask_pages(struct pl_client_file *f, uint64_t off)
{
	struct pl_client *c = f->client;
	struct pack p = message_begin(c->ask, SERVE_PAGES);
	const unsigned char *blob;
	struct unpack u;
	uint64_t n;
	size_t len;
	int rc;

	pack_number(&p, f->number, 4);
	pack_number(&p, off, 8);
	rc = client_call(c, &p, CLIENT_ANSWER_NS, &u);
	if (rc) {
		return rc;
	}
	n = unpack_number(&u, 8);
	blob = unpack_blob(&u, &len);
	if (!unpack_done(&u) || n > SERVE_PAGES_MOST || n > f->length - off || (n && !len)) {
		return client_broke(c, -EPROTO);
	}
	rc = n && !f->pages ? pl_region_open(c->remote, blob, len, &f->pages) : 0;
	f->no_pages = rc || !len;
	client_not_cached(f, off);
	if (!rc && n) {
		f->cached = true;
		f->known_until = off + n;
	}
	return 0;
}

void client_not_cached(struct pl_client_file *f, uint64_t off)
{
	f->cached = false;
	f->known_from = off;
	f->known_until = off + NOT_CACHED;
}

static bool is_known(const struct pl_client_file *f, uint64_t off)
{
	return f->known_from <= off && off < f->known_until;
}

int client_find_cached(struct pl_client_file *f, uint64_t off, size_t len, size_t *out)
{
	int rc = 0;

	if (!f->no_pages && !is_known(f, off) && off < f->length && len >= ASK_LEAST) {
		rc = ask_pages(f, off);
		f->no_pages = f->no_pages || rc;
	}
	*out = f->cached && is_known(f, off) ? (size_t)min_u64(len, f->known_until - off) : 0;
	return f->client->broken ? rc : 0;
}

int client_stretch(struct pl_client_file *f, uint64_t off, uint64_t *end, bool *hole)
{
	struct pl_client *c = f->client;
	struct pack p;
	struct unpack u;
	int rc;

	*end = f->length;
	*hole = false;
	if (!f->holes || off >= f->length) {
		return 0;
	}
	rc = client_enter(c);
	if (rc) {
		return rc;
	}
	p = message_begin(c->ask, SERVE_STRETCH);
	pack_number(&p, f->number, 4);
	pack_number(&p, off, 8);
	rc = client_call(c, &p, CLIENT_ANSWER_NS, &u);
	if (!rc) {
		*end = unpack_number(&u, 8);
		*hole = unpack_number(&u, 1);
		rc = unpack_done(&u) && *end > off && *end <= f->length ? 0
									: client_broke(c, -EPROTO);
	}
	client_leave(c);
	return rc;
}

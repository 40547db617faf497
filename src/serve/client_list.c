/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/*
 * Lists of directories. All entries of a list are received before the caller gets the first one: a
 * server waits only some seconds for a client that does not receive, and the caller's function may
 * take longer, or call the same client.
 */

#include <errno.h>
#include <stdlib.h>

#include <peerlane/serve.h>

#include "base/alloc.h"
#include "base/clock.h"
#include "base/error.h"
#include "serve/client.h"
#include "serve/names.h"

struct listed {
	unsigned char *at; /* packed entries */
	size_t space;
	size_t len;
	uint64_t n;
	uint64_t end; /* when the list has taken too long */
	bool slack;   /* an answer was not full: only the last one may follow */
};

/* Reads an entry. `target` has SERVE_PATH bytes, for the target of a link. */
static bool next(struct unpack *u, struct pl_served *e, char *target)
{
	*e = (struct pl_served)PL_SERVED_INIT;
	if (u->left && *u->at == PL_SERVED_OTHER) {
		uint64_t why;

		e->kind = (uint32_t)unpack_number(u, 1);
		why = unpack_number(u, 4);
		(void)unpack_bytes(u, 16);
		if (u->bad || why >= SERVE_STATUSES) {
			return false;
		}
		e->mode = (uint32_t)serve_errno_of((enum serve_status)why);
	} else if (!client_unpack_served(u, e)) {
		return false;
	}
	unpack_text(u, e->name, sizeof(e->name));
	unpack_text(u, target, SERVE_PATH);
	e->target = *target ? target : NULL;
	/* The name becomes part of a path on this host: a hostile server must not name another
	 * place. */
	return !u->bad && names_fit(e->name);
}

static int keep(struct listed *l, const unsigned char *at, size_t len)
{
	if (len > l->space - l->len) {
		size_t space = 2 * l->space + len;
		unsigned char *more = alloc_resize(l->at, space, 1);

		if (!more) {
			return -ENOMEM;
		}
		l->at = more;
		l->space = space;
	}
	memcpy(l->at + l->len, at, len);
	l->len += len;
	return 0;
}

/* Takes the entries of one answer. Returns 0, -EPROTO or -ENOMEM. */
static int take(struct listed *l, struct unpack *u, bool more)
{
	uint64_t n = unpack_number(u, 2);
	const unsigned char *at = u->at;
	char target[SERVE_PATH];
	struct pl_served e;

	l->n += n;
	if (more && !n) {
		return -EPROTO;
	}
	while (n--) {
		if (!next(u, &e, target)) {
			return -EPROTO;
		}
	}
	return u->at == at ? 0 : keep(l, at, (size_t)(u->at - at));
}

/* Checks the bounds of the list. Returns 0, or -errno with a message. */
static int check_bounds(const struct pl_client *c, const char *path, struct listed *l)
{
	const char *what = l->n > c->list_entries	 ? "has more than 4,000,000 entries"
			   : l->len > c->list_bytes	 ? "has more than 512 MiB"
			   : clock_now_ns() >= l->end	 ? "has not ended within an hour"
			   : l->slack && c->answer->more ? "comes in answers that are not full"
							 : NULL;

	l->slack = l->slack || SERVE_BODY - c->answer->len >= SERVE_ENTRY_MOST;
	return what ? err_set(EPROTO, "%s: the list of '%s' %s, and is not taken", c->name, path,
			      what)
		    : 0;
}

static int fetch(struct pl_client *c, const char *path, struct listed *l, uint64_t *left)
{
	bool more = true;
	struct unpack u;
	struct pack p;
	int rc = client_path(c, SERVE_LIST, path, &p);

	rc = rc ? rc : client_ask(c, &p);
	while (!rc && more) {
		rc = client_answer(c, CLIENT_ANSWER_NS, &u);
		if (rc) {
			return rc;
		}
		more = c->answer->more;
		rc = take(l, &u, more);
		*left = rc || more ? 0 : unpack_number(&u, 8);
		rc = !rc && !unpack_done(&u) ? -EPROTO : rc;
		if (rc) {
			/* More answers may be on their way, and nobody takes them. */
			return client_broke(c, rc);
		}
		rc = check_bounds(c, path, l);
		if (rc) {
			client_end(c, rc);
		}
	}
	return rc;
}

int pl_client_list(struct pl_client *c, const char *path,
		   int (*fn)(const struct pl_served *entry, void *arg), void *arg,
		   uint64_t *left_out)
{
	struct listed l = { .n = 0 };
	char target[SERVE_PATH];
	uint64_t left = 0;
	struct unpack u;
	struct pl_served e;
	int stop = 0;
	int rc = client_enter(c);

	if (rc) {
		return rc;
	}
	l.end = clock_now_ns() + c->list_ns;
	rc = fetch(c, path, &l, &left);
	client_leave(c);
	u = (struct unpack){ .at = l.at, .left = l.len };
	while (!rc && !stop && u.left) {
		stop = next(&u, &e, target) ? fn(&e, arg) : -EPROTO;
	}
	free(l.at);
	if (!rc && left_out) {
		*left_out = left;
	}
	return rc ? rc : stop;
}

/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/* A client's session at the server. The server trusts nothing before the handshake has ended, and
 * little after it: a malformed request ends the connection, and a forbidden one is refused. */

#include <errno.h>
#include <stdlib.h>

#include <peerlane/peerlane.h>

#include "base/alloc.h"
#include "base/bits.h"
#include "base/error.h"
#include "base/log.h"
#include "base/text.h"
#include "serve/server.h"
#include "sys/sys.h"

#define SECOND UINT64_C(1000000000)
#define GREETING_NS (5 * SECOND)

/* Connects the session's remote. Both sides use the first transport that both have. Over TCP the
 * client dials, so it is no error if this side cannot reach the client. */
static int connect_remote(struct session *s, const unsigned char *blob, size_t len)
{
	int rc = pl_remote_open(s->server->ctx, &s->remote);

	rc = rc ? rc : pl_remote_connect(s->remote, blob, len);
	if (rc == -EOPNOTSUPP && s->remote) {
		log_debug("serve: %s cannot be reached from here: %s", s->from, pl_error_message());
		return 0;
	}
	return rc;
}

static int greet(struct session *s, struct unpack *u, struct pack *p)
{
	const struct served_root *r = &s->server->root;
	const unsigned char *word = unpack_bytes(u, 4);
	uint64_t version = unpack_number(u, 2);
	unsigned char blob[PL_BLOB_MAX];
	const unsigned char *theirs;
	size_t len;
	ssize_t n;
	int rc;

	if (!word || memcmp(word, "PLSV", 4) != 0 || s->remote) {
		return -EBADMSG;
	}
	if (version != SERVE_VERSION) {
		return err_set(EPROTO,
			       "the client speaks version %llu of the protocol, and this server "
			       "version %u: update peerlane on the %s's host",
			       (unsigned long long)version, SERVE_VERSION,
			       version < SERVE_VERSION ? "client" : "server");
	}
	theirs = unpack_blob(u, &len);
	if (!unpack_done(u)) {
		return -EBADMSG;
	}
	rc = connect_remote(s, theirs, len);
	n = rc ? rc : pl_remote_blob(s->remote, blob, sizeof(blob));
	if (n < 0) {
		return (int)n;
	}
	pack_number(p, SERVE_VERSION, 2);
	pack_bytes(p, s->server->which, SERVE_SERVER);
	pack_address(p, &s->at);
	pack_number(p, SERVE_MAKES_LINKS | (r->may_write ? SERVE_MAY_WRITE : 0), 1);
	pack_number(p, r->kind, 1);
	pack_number(p, r->length, 8);
	pack_text(p, r->name);
	pack_blob(p, blob, (size_t)n);
	return 0;
}

/* Answers SERVE_GRANT. All slots are one grant. */
static int give_slots(struct session *s, struct unpack *u, struct pack *p)
{
	unsigned char blob[PL_BLOB_MAX];
	size_t len = (size_t)SERVE_SLOT * SERVE_SLOTS;
	ssize_t n = 0;

	if (!unpack_done(u)) {
		return -EBADMSG;
	}
	if (!s->slots) {
		void *at = NULL;
		int rc = sys_map_anon(len, &at);

		if (rc) {
			return err_set(-rc, "the server has no space for transfers: %s",
				       err_words(rc));
		}
		s->slots = at;
	}
	if (!s->grant) {
		n = pl_grant_open(s->server->ctx, s->slots, len, PL_MAY_READ | PL_MAY_WRITE,
				  &s->grant);
	}
	n = n ? n : pl_grant_blob(s->grant, blob, sizeof(blob));
	if (n < 0) {
		return (int)n;
	}
	pack_number(p, SERVE_SLOT, 4);
	pack_number(p, SERVE_SLOTS, 1);
	pack_blob(p, blob, (size_t)n);
	return 0;
}

static int alive(struct session *s, struct unpack *u, struct pack *p)
{
	(void)s;
	(void)p;
	return unpack_done(u) ? 0 : -EBADMSG;
}

static const serve_fn requests[SERVE_ASKS] = {
	[SERVE_HELLO] = greet,		 [SERVE_STAT] = files_stat,   [SERVE_LIST] = list_answer,
	[SERVE_MKDIR] = files_mkdir,	 [SERVE_OPEN] = files_open,   [SERVE_CREATE] = files_create,
	[SERVE_GRANT] = give_slots,	 [SERVE_READ] = files_read,   [SERVE_WRITE] = files_write,
	[SERVE_COMMIT] = files_commit,	 [SERVE_SUM] = files_sum,     [SERVE_CLOSE] = files_close,
	[SERVE_DEVICE] = files_device,	 [SERVE_ALIVE] = alive,	      [SERVE_PAGES] = files_pages,
	[SERVE_STRETCH] = files_stretch, [SERVE_FETCH] = files_fetch, [SERVE_PUT] = files_put,
};

/* Answers one request. Returns 0, -EBADMSG if the request was malformed, or the connection's
 * error. */
static int answer(struct session *s)
{
	struct unpack u = message_read(s->ask);
	struct pack p = message_begin(s->answer, SERVE_OK);
	uint8_t what = s->ask->what;
	int rc;

	if (what >= SERVE_ASKS || !requests[what] || s->ask->more ||
	    (!s->remote && what != SERVE_HELLO)) {
		return -EBADMSG;
	}
	(void)err_set(0, "%s", "");
	rc = requests[what](s, &u, &p);
	if (rc == -EBADMSG || s->lost) {
		return rc;
	}
	if (rc) {
		const char *words = err_message();

		p = message_begin(s->answer, (uint8_t)serve_status_of(rc));
		words = *words ? words : err_words(rc);
		pack_bytes(&p, words, strnlen(words, SERVE_WORDS - 1));
		log_debug("serve: %s was refused: %s", s->from, words);
	}
	rc = message_end(s->answer, &p);
	return rc ? rc : message_send(s->conn, s->answer);
}

static void refused(const struct session *s, const char *why)
{
	(void)listener_refused(&s->server->listener, s->from, why);
}

/* Returns the longest time until the next request. A client that has a GPU's memory open does not
 * use this thread for its reads and writes, so it sends SERVE_ALIVE; a stopped client does not. */
static uint64_t patience(const struct session *s)
{
	if (!s->remote) {
		return GREETING_NS;
	}
	for (uint32_t i = 0; i < SERVE_FILES; i++) {
		if (s->files[i].used && s->files[i].device) {
			return atomic_load(&s->server->alive_ns);
		}
	}
	return atomic_load(&s->server->idle_ns);
}

/* Answers the client's first request with an error, whatever it asks. */
static void say_full(struct session *s)
{
	struct pack p = message_begin(s->answer, SERVE_BUSY);
	char words[SERVE_WORDS];
	int rc = message_recv(s->conn, s->ask, GREETING_NS);

	text_fmt(words, sizeof(words),
		 "the server is full: it has %u clients: try again when one of them has ended",
		 s->server->most);
	pack_bytes(&p, words, strlen(words));
	rc = rc ? rc : message_end(s->answer, &p);
	(void)(rc ? rc : message_send(s->conn, s->answer));
	refused(s, "the server is full: too many clients are connected");
}

static void serve(struct session *s)
{
	int rc = 0;

	while (!rc && !atomic_load(&s->server->stop)) {
		rc = message_recv(s->conn, s->ask, patience(s));
		rc = rc ? rc : answer(s);
		if (!rc && s->ask->what == SERVE_HELLO) {
			log_info("serve: %s has connected", s->from);
		}
	}
	if (rc == -EBADMSG || rc == -EPROTO) {
		refused(s, "what it sent is no request of this release");
	} else if (rc == -ETIMEDOUT) {
		log_info("serve: %s was silent for too long", s->from);
	} else {
		files_close_all(s); /* each is logged before the line below */
		log_info("serve: %s has gone", s->from);
	}
}

void *session_run(void *arg)
{
	struct session *s = arg;
	int kept;

	s->ask = alloc_zero(sizeof(*s->ask));
	s->answer = alloc_zero(sizeof(*s->answer));
	if (!s->ask || !s->answer) {
		refused(s, "no memory is left");
	} else if (s->full) {
		say_full(s);
	} else {
		serve(s);
	}
	files_close_all(s);
	if (unsynced_sync(&s->unsynced)) {
		log_warn("serve: of %s: %s", s->from, err_message());
	}
	kept = pl_grant_close(s->grant);
	if (kept) {
		log_warn("serve: memory for slots stays as it is: %s", err_message());
	}
	pl_remote_close(s->remote);
	if (s->slots && !kept) {
		(void)sys_unmap(s->slots, (size_t)SERVE_SLOT * SERVE_SLOTS);
	}
	free(s->ask);
	free(s->answer);
	sys_tcp_shut(s->conn->fd); /* the descriptor stays open until the thread is joined */
	atomic_store(&s->done, true);
	listener_wake(&s->server->listener);
	return NULL;
}

/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/* Clients: their connection, and what they ask of names. */

#include "serve/client.h"

#include <errno.h>
#include <stdlib.h>
#include <time.h>

#include <peerlane/peerlane.h>

#include "base/alloc.h"
#include "base/clock.h"
#include "base/error.h"
#include "base/fork.h"
#include "base/text.h"
#include "base/utf8.h"
#include "serve/names.h"
#include "serve/token.h"
#include "sys/sys.h"

#define SHAKE_NS UINT64_C(10000000000)
#define GREETING_NS UINT64_C(20000000000)
#define NAP_NS UINT64_C(100000000)

int client_usable(const struct pl_client *c)
{
	if (!c) {
		return err_set(EINVAL, "the client is NULL");
	}
	return c->generation == fork_generation()
		       ? 0
		       : err_set(ESTALE, "the client is of the process that called fork()");
}

int client_ended(struct pl_client *c)
{
	return err_set(-c->broken, "the connection with %s has ended: %s", c->name,
		       err_words(c->broken));
}

int client_turn(struct pl_client *c)
{
	int rc = client_usable(c);

	if (rc) {
		return rc;
	}
	lock_acquire(&c->lock);
	while (c->busy) {
		lock_wait(&c->lock, &c->changed);
	}
	c->busy = true;
	lock_release(&c->lock);
	return 0;
}

int client_enter(struct pl_client *c)
{
	int rc = client_turn(c);

	if (!rc && c->broken) {
		rc = client_ended(c);
		client_leave(c);
	}
	return rc;
}

void client_leave(struct pl_client *c)
{
	if (c->broken) {
		client_settle(c); /* no answer will come */
	}
	lock_acquire(&c->lock);
	c->busy = false;
	(void)pthread_cond_signal(&c->changed);
	lock_release(&c->lock);
}

void client_end(struct pl_client *c, int rc)
{
	c->broken = rc;
	if (c->conn.fd >= 0) {
		sys_tcp_shut(c->conn.fd); /* the server need not wait for more */
	}
}

int client_broke(struct pl_client *c, int rc)
{
	client_end(c, rc);
	if (rc == -EPROTO) {
		return err_set(EPROTO,
			       "what %s says makes no sense: is it `peerlane serve` of this "
			       "release?",
			       c->name);
	}
	return err_set(-rc, rc == -ETIMEDOUT ? "%s does not answer: %s" : "%s: %s", c->name,
		       rc == -ECONNRESET || rc == -EPIPE ? "the server has ended the connection"
							 : err_words(rc));
}

int client_send(struct pl_client *c, const struct pack *p)
{
	int rc = message_end(c->ask, p);

	if (rc) {
		return err_set(-rc, "a path has at most %u bytes", SERVE_PATH - 1);
	}
	rc = message_send(&c->conn, c->ask);
	return rc ? client_broke(c, rc) : 0;
}

int client_ask(struct pl_client *c, const struct pack *p)
{
	client_settle(c);
	return c->broken ? client_ended(c) : client_send(c, p);
}

/* The server's words: one line, without what a terminal would obey. */
static int complain(struct pl_client *c)
{
	const struct message *m = c->answer;
	char words[SERVE_WORDS];
	size_t len = m->len < sizeof(words) ? m->len : sizeof(words) - 1;

	_Static_assert(sizeof(words) <= UTF8_SHOW_SAME, "shown in place");
	memcpy(words, m->body, len);
	words[len] = '\0';
	utf8_show(words, sizeof(words), words);
	return err_set(serve_errno_of((enum serve_status)m->what), "%s: %s", c->name, words);
}

int client_answer(struct pl_client *c, uint64_t timeout_ns, struct unpack *u)
{
	int rc = message_recv(&c->conn, c->answer, timeout_ns);

	if (rc) {
		return client_broke(c, rc);
	}
	if (c->answer->what >= SERVE_STATUSES) {
		return client_broke(c, -EPROTO);
	}
	*u = message_read(c->answer);
	return c->answer->what == SERVE_OK ? 0 : complain(c);
}

int client_call(struct pl_client *c, const struct pack *p, uint64_t timeout_ns, struct unpack *u)
{
	int rc = client_ask(c, p);

	rc = rc ? rc : client_answer(c, timeout_ns, u);
	return !rc && c->answer->more ? client_broke(c, -EPROTO) : rc;
}

static bool fits(uint64_t kind)
{
	return kind == PL_SERVED_FILE || kind == PL_SERVED_DIR || kind == PL_SERVED_DEVICE;
}

int client_greet(struct pl_client *c)
{
	struct pack p = message_begin(c->ask, SERVE_HELLO);
	unsigned char blob[PL_BLOB_MAX];
	const unsigned char *theirs, *which;
	uint64_t version, flags;
	struct sys_addr at;
	struct unpack u;
	ssize_t n = pl_remote_blob(c->remote, blob, sizeof(blob));
	size_t len;
	int rc;

	if (n < 0) {
		return (int)n;
	}
	pack_bytes(&p, "PLSV", 4);
	pack_number(&p, SERVE_VERSION, 2);
	pack_blob(&p, blob, (size_t)n);
	rc = client_call(c, &p, GREETING_NS, &u);
	if (rc) {
		return rc;
	}
	version = unpack_number(&u, 2);
	if (!u.bad && version != SERVE_VERSION) {
		(void)client_broke(c, -EPROTO);
		return err_set(EPROTO,
			       "%s speaks version %llu of the protocol, and this client version "
			       "%u: update peerlane on the %s's host",
			       c->name, (unsigned long long)version, SERVE_VERSION,
			       version < SERVE_VERSION ? "server" : "client");
	}
	which = unpack_bytes(&u, SERVE_SERVER);
	unpack_address(&u, &at);
	flags = unpack_number(&u, 1);
	c->may_write = flags & SERVE_MAY_WRITE;
	c->fetches = flags & SERVE_CAN_FETCH;
	c->kind = (uint32_t)unpack_number(&u, 1);
	c->length = unpack_number(&u, 8);
	unpack_text(&u, c->root, sizeof(c->root));
	theirs = unpack_blob(&u, &len);
	/* Programs make files of that name: a server must not say where. */
	if (!unpack_done(&u) || !fits(c->kind) || (*c->root && !names_fit(c->root))) {
		return client_broke(c, -EPROTO);
	}
	memcpy(c->server, which, SERVE_SERVER);
	rc = client_place_check(c, &at);
	return rc ? rc : remote_connect_reached(c->remote, theirs, len, &c->reach);
}

static int shake(struct pl_client *c, const unsigned char key[NET_KEY])
{
	int rc = token_client(&c->conn, key, SHAKE_NS);

	switch (-rc) {
	case 0:
		return 0;
	case EACCES:
	case EPROTO:
		return err_set(EACCES,
			       "%s refuses the connection: the two have not the same token, or "
			       "what listens there is no `peerlane serve`",
			       c->name);
	case ECONNRESET:
	case EPIPE:
		return err_set(ECONNRESET,
			       "%s has ended the connection during the handshake: the server was "
			       "stopped, or what listens there is no `peerlane serve`",
			       c->name);
	case EUSERS:
		return -EUSERS;
	default:
		return err_set(-rc, "%s does not answer: %s", c->name, err_words(rc));
	}
}

/* Before another try, so that those that were turned away together do not come together. */
static void nap(void)
{
	uint64_t r = 0;

	(void)sys_random(&r);
	(void)nanosleep(&(struct timespec){ 0, (long)(NAP_NS / 2 + r % NAP_NS) }, NULL);
}

/* The server may end a connection for want of places when the handshake has ended at this side, and
 * the server has not read that yet, or has no thread for it. Returns -EUSERS then, too. */
static int meet(struct pl_client *c, const unsigned char key[NET_KEY])
{
	int rc = shake(c, key);

	if (!rc) {
		rc = client_greet(c);
		if (rc && c->broken && conn_was_full(&c->conn)) {
			c->broken = 0;
			rc = -EUSERS;
		}
		c->conn.shakes = false;
	}
	return rc;
}

/* Connects, proves itself and greets. A server that strangers flood may have no place, and says so.
 */
static int connect_and_meet(struct pl_client *c, const struct client_url *u,
			    const unsigned char key[NET_KEY])
{
	uint64_t end = clock_now_ns() + SHAKE_NS;
	int rc = client_dial(c, u);

	rc = rc ? rc : meet(c, key);
	while (rc == -EUSERS && clock_now_ns() < end) {
		conn_close(&c->conn);
		nap();
		rc = client_dial(c, u);
		rc = rc ? rc : meet(c, key);
	}
	return rc != -EUSERS ? rc
			     : err_set(EBUSY,
				       "%s is full: more connections come there than it can hold; "
				       "try again later",
				       c->name);
}

static int connect_client(struct pl_client *c, const struct client_url *u, const char *token_file)
{
	unsigned char key[NET_KEY];
	int rc = pl_remote_open(c->ctx, &c->remote); /* -ESTALE: the context is another process' */

	rc = rc ? rc : setting_net(c->ctx, &c->net);
	rc = rc ? rc : token_read(c->ctx, token_file, key);
	rc = rc ? rc : connect_and_meet(c, u, key);
	explicit_bzero(key, sizeof(key));
	return rc;
}

int pl_client_open(struct pl_ctx *ctx, const char *url, const char *token_file,
		   struct pl_client **out)
{
	struct client_url u;
	struct pl_client *c;
	int rc;

	if (!ctx) {
		return err_set(EINVAL, "the context is NULL");
	}
	if (!client_parse(url, &u)) {
		return err_set(EINVAL, "'%s' is not peer://HOST[:PORT][/PATH]", url ? url : "");
	}
	c = alloc_zero(sizeof(*c));
	if (!c) {
		return -ENOMEM;
	}
	c->ctx = ctx;
	c->generation = fork_generation();
	c->conn.fd = -1;
	lock_init(&c->lock, RANK_CLIENT);
	(void)pthread_cond_init(&c->changed, NULL);
	(void)pthread_cond_init(&c->ends_now, NULL);
	c->alive_ns = CLIENT_ALIVE_NS;
	c->drain_ns = CLIENT_DRAIN_NS;
	text_fmt(c->name, sizeof(c->name), strchr(u.host, ':') ? "[%s]:%u" : "%s:%u", u.host,
		 u.port);
	c->ask = alloc_zero(sizeof(*c->ask));
	c->answer = alloc_zero(sizeof(*c->answer));
	rc = c->ask && c->answer ? connect_client(c, &u, token_file) : -ENOMEM;
	if (rc) {
		pl_client_close(c);
		return rc;
	}
	*out = c;
	return 0;
}

void pl_client_close(struct pl_client *c)
{
	if (!c) {
		return;
	}
	if (c->generation == fork_generation()) {
		client_place_leave(c);
		client_keep_end(c);
		pl_remote_close(c->remote); /* and its regions */
		conn_close(&c->conn);
		(void)pthread_cond_destroy(&c->changed);
		(void)pthread_cond_destroy(&c->ends_now);
		lock_finish(&c->lock);
	}
	free(c->ask);
	free(c->answer);
	free(c);
}

int client_path(struct pl_client *c, uint8_t what, const char *path, struct pack *p)
{
	if (!path || strlen(path) >= SERVE_PATH) {
		return err_set(EINVAL, "a path has at most %u bytes", SERVE_PATH - 1);
	}
	*p = message_begin(c->ask, what);
	pack_text(p, path);
	return 0;
}

bool client_unpack_served(struct unpack *u, struct pl_served *out)
{
	out->kind = (uint32_t)unpack_number(u, 1);
	out->mode = (uint32_t)unpack_number(u, 4) & 0777;
	out->length = unpack_number(u, 8);
	out->mtime_ns = unpack_number(u, 8);
	return !u->bad && fits(out->kind) && out->length <= INT64_MAX;
}

int client_give_served(const struct pl_served *from, struct pl_served *out)
{
	if (out->size != sizeof(*out)) {
		return err_set(EINVAL, "struct pl_served has a size of no version");
	}
	*out = *from;
	out->size = sizeof(*out);
	return 0;
}

int pl_client_stat(struct pl_client *c, const char *path, struct pl_served *out)
{
	struct pl_served got = PL_SERVED_INIT;
	const char *slash;
	struct unpack u;
	struct pack p;
	int rc = client_enter(c);

	if (rc) {
		return rc;
	}
	rc = client_path(c, SERVE_STAT, path, &p);
	rc = rc ? rc : client_call(c, &p, CLIENT_ANSWER_NS, &u);
	if (!rc && (!client_unpack_served(&u, &got) || !unpack_done(&u))) {
		rc = client_broke(c, -EPROTO);
	}
	if (!rc) {
		slash = strrchr(path, '/');
		text_copy(got.name, sizeof(got.name), !*path ? c->root : slash ? slash + 1 : path);
		rc = client_give_served(&got, out);
	}
	client_leave(c);
	return rc;
}

int pl_client_mkdir(struct pl_client *c, const char *path, uint32_t mode)
{
	struct unpack u;
	struct pack p;
	int rc = client_enter(c);

	if (rc) {
		return rc;
	}
	rc = client_path(c, SERVE_MKDIR, path, &p);
	if (!rc) {
		pack_number(&p, mode, 4);
		rc = client_call(c, &p, CLIENT_ANSWER_NS, &u);
	}
	if (!rc && !unpack_done(&u)) {
		rc = client_broke(c, -EPROTO);
	}
	client_leave(c);
	return rc;
}

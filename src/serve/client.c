/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/* Clients: opening and closing them, and requests about names. */

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
#include "serve/names.h"
#include "serve/token.h"
#include "sys/sys.h"

#define SHAKE_NS UINT64_C(10000000000)
#define GREETING_NS UINT64_C(20000000000)
#define NAP_NS UINT64_C(100000000)

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
	c->makes_links = flags & SERVE_MAKES_LINKS;
	c->kind = (uint32_t)unpack_number(&u, 1);
	c->length = unpack_number(&u, 8);
	unpack_text(&u, c->root, sizeof(c->root));
	theirs = unpack_blob(&u, &len);
	/* Programs make files of that name: a server must not say where. */
	if (!unpack_done(&u) || !fits(c->kind) || (*c->root && !names_fit(c->root))) {
		return client_broke(c, -EPROTO);
	}
	memcpy(c->server, which, SERVE_SERVER);
	rc = client_check_server(c, &at);
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

/* Sleeps for a random time before the next attempt, so that clients that were refused together do
 * not come again together. */
static void nap(void)
{
	uint64_t r = 0;

	(void)sys_random(&r);
	(void)nanosleep(&(struct timespec){ 0, (long)(NAP_NS / 2 + r % NAP_NS) }, NULL);
}

/* Shakes hands and greets. A server without a place for the client may end the connection after
 * this side has ended the handshake: before the server has read that, or because it cannot start a
 * thread. Returns -EUSERS then, too. */
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

/* Connects, shakes hands and greets. Tries again for SHAKE_NS while the server says that it has no
 * place, as when strangers flood it. */
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
	int rc = CHECK_OUT(out);

	if (rc) {
		return rc;
	}
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
	(void)pthread_cond_init(&c->alive_wake, NULL);
	c->alive_ns = CLIENT_ALIVE_NS;
	c->drain_ns = CLIENT_DRAIN_NS;
	c->list_bytes = CLIENT_LIST_BYTES;
	c->list_ns = CLIENT_LIST_NS;
	c->list_entries = SERVE_ENTRIES;
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
		client_leave_server(c);
		client_alive_end(c);
		pl_remote_close(c->remote); /* and its regions */
		conn_close(&c->conn);
		(void)pthread_cond_destroy(&c->changed);
		(void)pthread_cond_destroy(&c->alive_wake);
		lock_finish(&c->lock);
	}
	free(c->ask);
	free(c->answer);
	free(c);
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
	int rc = CHECK_OUT(out);

	rc = rc ? rc : client_enter(c);
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

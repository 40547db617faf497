/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/* A client's messages: sending requests, receiving answers, and errors of the connection. */

#include <errno.h>
#include <string.h>

#include <peerlane/peerlane.h>

#include "base/error.h"
#include "base/utf8.h"
#include "serve/client.h"
#include "sys/sys.h"

int client_ended(struct pl_client *c)
{
	return err_set(-c->broken, "the connection with %s has ended: %s", c->name,
		       err_words(c->broken));
}

void client_end(struct pl_client *c, int rc)
{
	c->broken = rc;
	if (c->conn.fd >= 0) {
		sys_tcp_shut(c->conn.fd); /* the server does not wait for more requests */
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

/* Sends the requests that wait for others. */
static int send_batch(struct pl_client *c)
{
	size_t len = c->batched;

	c->batched = 0;
	return len ? message_send_written(&c->conn, c->batch, len) : 0;
}

int client_send(struct pl_client *c, const struct pack *p, bool more)
{
	int rc = message_end(c->ask, p);
	bool fits = SERVE_HEAD + c->ask->len <= CLIENT_BATCH - c->batched;

	if (rc) {
		return err_set(-rc, "a path has at most %u bytes", SERVE_PATH - 1);
	}
	if (fits && (more || c->batched)) {
		c->batched += message_write(c->ask, c->batch + c->batched);
		rc = more ? 0 : send_batch(c);
	} else {
		rc = send_batch(c);
		rc = rc ? rc : message_send(&c->conn, c->ask);
	}
	return rc ? client_broke(c, rc) : 0;
}

/* Sets the server's error message as the thread's, as one line without control characters for
 * terminals. */
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
	int rc = send_batch(c);

	rc = rc ? rc : message_recv(&c->conn, c->answer, timeout_ns);
	if (rc) {
		return client_broke(c, rc);
	}
	if (c->answer->what >= SERVE_STATUSES) {
		return client_broke(c, -EPROTO);
	}
	*u = message_read(c->answer);
	return c->answer->what == SERVE_OK ? 0 : complain(c);
}

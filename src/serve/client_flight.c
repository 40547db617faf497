/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/*
 * Requests for small files, several in flight: the server works on one while this side works on
 * another, so not every file costs a round trip.
 *
 * Answers come in the order of the requests. So any other request first takes all answers in
 * flight; each stays with its file until the caller asks for that file.
 *
 * Deadlocks. A side that sends does not read. If both sides sent into full socket buffers, each
 * would wait for the other. So requests in flight are either all reads or all writes. Requests to
 * read fit into the buffers, so sending them does not wait. Requests to write fit, too, and so do
 * their answers: a hanging disk at the server blocks no send here. The wait for an answer has a
 * limit of its own.
 */

#include <errno.h>
#include <string.h>

#include <peerlane/peerlane.h>

#include "base/alloc.h"
#include "base/error.h"
#include "serve/client.h"

#define FLIGHT_BYTES 49152u /* of requests in flight: less than a socket's buffers take */

static int take_answer(struct pl_client_file *f)
{
	struct pl_client *c = f->client;
	struct unpack u;
	int rc;

	rc = client_answer(c, f->writes ? CLIENT_COMMIT_NS : CLIENT_ANSWER_NS, &u);
	if (!rc && c->answer->more) {
		return client_broke(c, -EPROTO);
	}
	if (rc || f->take) {
		return rc ? rc : f->take(f, &u);
	}
	return unpack_done(&u) ? 0 : client_broke(c, -EPROTO);
}

static void take_oldest(struct pl_client *c)
{
	struct pl_client_file *f = c->flight[0];

	c->flight_bytes -= f->asked;
	c->in_flight--;
	memmove(&c->flight[0], &c->flight[1], c->in_flight * sizeof(c->flight[0]));
	f->unanswered = false;
	if (c->broken) {
		/* no message: the failure's own is still the thread's last one */
		f->err = c->broken;
		return;
	}
	f->err = take_answer(f);
	f->why = f->err ? alloc_str(err_message()) : NULL;
}

void client_flight_take_all(struct pl_client *c)
{
	while (c->in_flight) {
		take_oldest(c);
	}
}

int client_flight_send(struct pl_client_file *f, const struct pack *p, bool more)
{
	struct pl_client *c = f->client;
	int rc;

	while (c->in_flight &&
	       (c->in_flight == CLIENT_FLIGHT || c->flight[0]->writes != f->writes ||
		c->flight_bytes + p->len > FLIGHT_BYTES)) {
		take_oldest(c);
	}
	rc = c->broken ? client_ended(c) : client_send(c, p, more);
	if (rc) {
		return rc;
	}
	f->asked = p->len;
	f->unanswered = true;
	c->flight[c->in_flight++] = f;
	c->flight_bytes += p->len;
	return 0;
}

int client_flight_take(struct pl_client_file *f)
{
	while (f->unanswered) {
		take_oldest(f->client);
	}
	if (f->err && !f->why && f->client->broken) {
		return client_ended(f->client);
	}
	return f->err ? err_set(-f->err, "%s", f->why ? f->why : err_words(f->err)) : 0;
}

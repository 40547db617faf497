/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/* A client's turn: one thread at a time sends requests, and first takes all answers in flight. */

#include <errno.h>
#include <string.h>

#include <peerlane/peerlane.h>

#include "base/error.h"
#include "base/fork.h"
#include "serve/client.h"

int client_usable(const struct pl_client *c)
{
	if (!c) {
		return err_set(EINVAL, "the client is NULL");
	}
	return c->generation == fork_generation()
		       ? 0
		       : err_set(ESTALE, "the client is of the process that called fork()");
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
		client_flight_take_all(c); /* no answer will come */
	}
	lock_acquire(&c->lock);
	c->busy = false;
	(void)pthread_cond_signal(&c->changed);
	lock_release(&c->lock);
}

int client_ask(struct pl_client *c, const struct pack *p)
{
	client_flight_take_all(c);
	return c->broken ? client_ended(c) : client_send(c, p, false);
}

int client_call(struct pl_client *c, const struct pack *p, uint64_t timeout_ns, struct unpack *u)
{
	int rc = client_ask(c, p);

	rc = rc ? rc : client_answer(c, timeout_ns, u);
	return !rc && c->answer->more ? client_broke(c, -EPROTO) : rc;
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

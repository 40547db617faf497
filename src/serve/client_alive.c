/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/*
 * SERVE_ALIVE. A client that has a GPU's memory open may send no other request for hours, since its
 * reads and writes do not use the connection. So a thread sends SERVE_ALIVE at intervals. The
 * server ends the session of a client that does not: its process was stopped, or its host hangs.
 */

#include <peerlane/peerlane.h>

#include "base/clock.h"
#include "base/error.h"
#include "serve/client.h"
#include "sys/thread.h"

/* Waits until the next SERVE_ALIVE is due. Returns false if the client ends. */
static bool sleep_on(struct pl_client *c)
{
	uint64_t until = clock_now_ns() + c->alive_ns;
	bool ends;

	lock_acquire(&c->lock);
	while (!c->alive_ends && lock_wait_until(&c->lock, &c->alive_wake, until)) {
	}
	ends = c->alive_ends;
	lock_release(&c->lock);
	return !ends;
}

static void *send_alive(void *arg)
{
	struct pl_client *c = arg;

	/* A connection that has failed is never used again. */
	while (sleep_on(c) && !client_enter(c)) {
		if (c->devices) {
			struct pack p = message_begin(c->ask, SERVE_ALIVE);
			struct unpack u;

			(void)client_call(c, &p, CLIENT_ANSWER_NS, &u);
		}
		client_leave(c);
	}
	return NULL;
}

int client_alive_start(struct pl_client *c)
{
	int rc;

	if (c->alive_runs) {
		return 0;
	}
	rc = sys_thread_start(&c->alive_thread, send_alive, c);
	if (rc) {
		return err_set(-rc, "no thread tells %s that this client is there: %s", c->name,
			       sys_no_thread(rc));
	}
	c->alive_runs = true;
	return 0;
}

void client_alive_end(struct pl_client *c)
{
	if (!c->alive_runs) {
		return;
	}
	lock_acquire(&c->lock);
	c->alive_ends = true;
	(void)pthread_cond_signal(&c->alive_wake);
	lock_release(&c->lock);
	if (c->conn.fd >= 0) {
		sys_tcp_shut(c->conn.fd); /* the thread may be waiting for an answer */
	}
	(void)pthread_join(c->alive_thread, NULL);
	c->alive_runs = false;
}

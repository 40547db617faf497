/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/* The sessions of a server. Each has a thread, which is joined when its connection has ended. */

#include <errno.h>
#include <pthread.h>
#include <stdlib.h>

#include "base/alloc.h"
#include "base/text.h"
#include "serve/server.h"
#include "sys/sys.h"
#include "sys/thread.h"

#define SESSIONS_TOLD 32u /* sessions above the limit, which only tell the client so */

static void let_go(struct session *s)
{
	(void)pthread_join(s->thread, NULL);
	conn_close(s->conn);
	free(s->conn);
	free(s);
}

void server_reap(struct pl_server *s, bool all)
{
	struct session *gone = NULL;
	struct session **at = &s->sessions;
	struct session *i;

	lock_acquire(&s->lock);
	while ((i = *at)) {
		if (all) {
			sys_tcp_shut(i->conn->fd);
		} else if (!atomic_load(&i->done)) {
			at = &i->next;
			continue;
		}
		*at = i->next;
		s->n_sessions--;
		i->next = gone;
		gone = i;
	}
	lock_release(&s->lock);
	while ((i = gone)) {
		gone = i->next;
		let_go(i);
	}
}

int server_admit(struct pl_server *s, struct conn *conn, const char *from)
{
	struct session *i;
	int rc;

	if (s->n_sessions >= s->most + SESSIONS_TOLD) {
		return -EUSERS;
	}
	i = alloc_zero(sizeof(*i));
	if (!i) {
		return -ENOMEM;
	}
	i->server = s;
	i->conn = conn;
	rc = sys_tcp_self(conn->fd, &i->at);
	if (rc) {
		free(i);
		return rc;
	}
	i->full = s->n_sessions >= s->most;
	text_copy(i->from, sizeof(i->from), from);
	lock_acquire(&s->lock);
	/* Only this thread reads the list, so `thread` may be stored after the thread has
	 * started. */
	rc = sys_thread_start(&i->thread, session_run, i);
	if (!rc) {
		i->next = s->sessions;
		s->sessions = i;
		s->n_sessions++;
	}
	lock_release(&s->lock);
	if (rc) {
		free(i);
	}
	return rc;
}

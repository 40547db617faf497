/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/*
 * Checks which server has answered. The handshake proves only that the server has the token, so an
 * attacker in between could lead a connection to another server that has it, too. The server
 * therefore sends, over the protected connection, the address at which the connection has arrived,
 * and a number of its own. The address must be the one that this side has dialled. Clients of one
 * context that are open at the same time get one server by one name.
 */

#include <errno.h>
#include <string.h>

#include "base/error.h"
#include "base/fork.h"
#include "base/log.h"
#include "serve/client.h"
#include "serve/token.h"

static struct {
	struct lock lock;
	struct pl_client *first; /* clients that have greeted */
} clients = { .lock = LOCK_INIT(RANK_CLIENTS) };

/* A child does not use its parent's clients. */
static void forget_in_child(void)
{
	lock_renew(&clients.lock);
	clients.first = NULL;
}

FORK_HANDLERS(.child = forget_in_child);

/* Whether a client's connection is open, with the lock held. A closed one does not count: the
 * server may have been restarted. */
static bool is_alive(const struct pl_client *c)
{
	char byte;
	ssize_t n = sys_tcp_peek(c->conn.fd, &byte, 1);

	return n > 0 || n == -EAGAIN;
}

/* Returns another client of the context that is open by the same name, with the lock held; or
 * NULL. */
static struct pl_client *find_other(const struct pl_client *c)
{
	struct pl_client *i = clients.first;

	while (i && (i->ctx != c->ctx || strcmp(i->name, c->name) != 0 || !is_alive(i))) {
		i = i->next;
	}
	return i;
}

void client_prefer_server(const struct pl_client *c, struct sys_addr *a, unsigned int n)
{
	const struct pl_client *other;

	lock_acquire(&clients.lock);
	other = find_other(c);
	for (unsigned int i = 1; other && i < n; i++) {
		if (sys_addr_same_host(&a[i], &other->reach.at[0])) {
			struct sys_addr first = a[0];

			a[0] = a[i];
			a[i] = first;
			break;
		}
	}
	lock_release(&clients.lock);
}

/* Checks the server's address against the dialled one. Differing addresses are accepted if the
 * tunable tcp_trust says that the network is trusted. */
static int check_address(const struct pl_client *c, const struct sys_addr *at)
{
	const struct sys_addr *dialled = &c->reach.at[0];
	char here[SYS_ADDR_TEXT], there[SYS_ADDR_TEXT], trusts[16];
	int rc;

	if (sys_addr_same_host(dialled, at) && dialled->port == at->port) {
		return 0;
	}
	rc = setting_get(c->ctx, "tcp_trust", trusts, sizeof(trusts));
	if (rc) {
		return rc;
	}
	sys_addr_text(dialled, here);
	sys_addr_text(at, there);
	if (strcmp(trusts, "true") == 0) {
		log_warn("serve: %s leads to a server at %s, and is taken for it: tunable "
			 "tcp_trust",
			 here, there);
		return 0;
	}
	return err_set(EACCES,
		       "%s leads to a server at %s that has the same token: addresses are "
		       "translated on the way (a forwarded port, a container, a tunnel), or "
		       "somebody leads to another server. If it is the right one, and you trust "
		       "the network, set the tunable tcp_trust (PEERLANE_TCP_TRUST=true) here",
		       here, there);
}

/* Enters the client into the list, unless another server answers by its name. */
static int enter(struct pl_client *c)
{
	const struct pl_client *other;
	bool same;

	lock_acquire(&clients.lock);
	other = find_other(c);
	same = !other || memcmp(other->server, c->server, sizeof(c->server)) == 0;
	if (same) {
		c->next = clients.first;
		clients.first = c;
		c->entered = true;
	}
	lock_release(&clients.lock);
	return same ? 0
		    : err_set(EACCES,
			      "%s is another server now than the one that other connections of "
			      "this process have by this name: give each server a name or an "
			      "address of its own, or close those first",
			      c->name);
}

int client_check_server(struct pl_client *c, const struct sys_addr *at)
{
	int rc = check_address(c, at);

	return rc ? rc : enter(c);
}

void client_leave_server(struct pl_client *c)
{
	struct pl_client **at = &clients.first;

	lock_acquire(&clients.lock);
	while (c->entered && *at != c) {
		at = &(*at)->next;
	}
	if (c->entered) {
		*at = c->next;
	}
	c->entered = false;
	lock_release(&clients.lock);
}

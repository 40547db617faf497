/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#include <errno.h>
#include <stdlib.h>
#include <string.h>

#include "base/alloc.h"
#include "base/config.h"
#include "base/error.h"
#include "base/log.h"
#include "base/text.h"
#include "move/tcp/outgoing.h"

int tcp_own_section(struct tcp *t, struct tcp_section *out)
{
	int rc = tcp_load(t);

	rc = rc ? rc : tcp_listen(t);
	if (rc) {
		return rc;
	}
	*out = t->here; /* does not change once it listens */
	rc = tcp_random(out->id, NET_ID);
	rc = rc ? rc : tcp_random(out->key, NET_KEY);
	return rc ? err_set(-rc, "the kernel gives no random numbers: %s", err_words(rc)) : 0;
}

int tcp_remote_open(struct mover *m, struct remote **out)
{
	struct tcp *t = tcp_of(m);
	struct tcp_section own;
	struct tcp_remote *r;
	int rc = tcp_own_section(t, &own);

	r = rc ? NULL : alloc_zero(sizeof(*r));
	if (!r) {
		return rc ? rc : -ENOMEM;
	}
	r->tcp = t;
	r->mine = own;
	r->probe.ask = tcp_ask_there;
	lock_init(&r->lock, RANK_TCP_REMOTE);
	(void)pthread_cond_init(&r->changed, NULL);
	lock_acquire(&t->lock);
	r->next = t->remotes;
	t->remotes = r;
	lock_release(&t->lock);
	*out = &r->base;
	return 0;
}

ssize_t tcp_remote_blob(struct remote *base, void *out, size_t space)
{
	unsigned char at[TCP_SECTION_MAX];
	size_t len = tcp_section_put(&tcp_remote_of(base)->mine, at);

	if (space < len) {
		return -ENOSPC;
	}
	memcpy(out, at, len);
	return (ssize_t)len;
}

int tcp_remote_connect(struct remote *base, const void *blob, size_t len)
{
	struct tcp_remote *r = tcp_remote_of(base);
	const char *bind = r->tcp->config->tcp_bind;
	int rc = tcp_section_get(blob, len, &r->theirs);

	r->reached = base->reach && !(bind && strcmp(bind, "all") == 0);
	if (!rc && r->reached) {
		tcp_section_narrow(&r->theirs, base->reach);
	} else if (!rc) {
		rc = tcp_section_usable(&r->mine, &r->theirs, base->name);
	}
	if (rc) {
		return rc;
	}
	r->plain = r->mine.trusts && r->theirs.trusts;
	if (r->plain) {
		log_warn(
			"tcp: what goes to and comes from '%s' is not encrypted: tunable tcp_trust "
			"on both sides",
			base->name);
	}
	return 0;
}

void tcp_remote_way(const struct remote *base, char *out, size_t space)
{
	const struct tcp_remote *r = (const struct tcp_remote *)(const void *)base;

	text_fmt(out, space, "%s",
		 r->plain ? "NOT ENCRYPTED: both sides say that the network is trusted (tcp_trust)"
			  : "encrypted by TLS 1.3");
}

void tcp_remote_shut(struct remote *base)
{
	struct tcp_remote *r = tcp_remote_of(base);

	struct tcp *t = r->tcp;

	lock_acquire(&t->lock);
	atomic_store(&r->shut, true);
	lock_release(&t->lock);
	tcp_outs_shut(r);
	lock_acquire(&t->lock);
	tcp_in_end_all(t, r);
	lock_release(&t->lock);
}

void tcp_remote_free(struct remote *base)
{
	struct tcp_remote *r = tcp_remote_of(base);
	struct tcp *t = r->tcp;
	struct tcp_remote **at = &t->remotes;

	lock_acquire(&t->lock);
	while (*at != r) {
		at = &(*at)->next;
	}
	*at = r->next;
	lock_release(&t->lock);
	tcp_probe_end(r);
	tcp_outs_free(r);
	(void)pthread_cond_destroy(&r->changed);
	lock_finish(&r->lock);
	free(r);
}

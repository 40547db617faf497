/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/* What this side needs before others can connect: a listener, and for each remote and door a secret
 * of its own. */

#include "base/error.h"
#include "move/tcp/tcp.h"

int tcp_own_card(struct tcp *t, struct tcp_card *out)
{
	int rc = tcp_load(t);

	rc = rc ? rc : tcp_listen(t);
	if (rc) {
		return rc;
	}
	*out = t->card; /* does not change once it listens */
	rc = tcp_random(out->id, NET_ID);
	rc = rc ? rc : tcp_random(out->key, NET_KEY);
	return rc ? err_set(-rc, "the kernel gives no random numbers: %s", err_words(rc)) : 0;
}

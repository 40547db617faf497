/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/* Grants: memory that is registered with all cards that take it, and given back. */

#include <errno.h>
#include <stdlib.h>

#include "base/alloc.h"
#include "base/clock.h"
#include "base/error.h"
#include "base/log.h"
#include "base/text.h"
#include "move/nic/nic.h"
#include "sys/unix.h"

#define PROOF_NS 2000000000u
#define LOOK_NS 5000000u

/* A card that lets go of the memory stays without it, whatever another card does. */
int nic_revoke(struct grant *base)
{
	struct nic_grant *g = nic_grant_of(base);
	uint64_t until = 0;
	int rc = 0;

	for (unsigned int i = 0; i < g->m->n; i++) {
		int one = nic_let_go(g->m, i, g->of[i], &until);

		if (one) {
			rc = err_set(-one,
				     "%s does not take back %zu bytes at %p, which remotes reach "
				     "by it as before: %s",
				     g->m->name[i], base->len, (void *)base->base, err_words(one));
		} else {
			g->of[i] = NULL;
		}
	}
	if (!rc) {
		free(g);
	}
	return rc;
}

/* No card is tried with a device while streams wait for transfers. Unlike a transfer, a grant has
 * no other way, so it waits for some time. */
static void wait_for_proof(struct nic_mover *m, struct dev *dev)
{
	uint64_t until = clock_now_ns() + PROOF_NS;

	while (!nic_prove(m, dev) && clock_now_ns() < until) {
		(void)sys_poll(NULL, 0, LOOK_NS);
	}
}

/* A card that cannot access the memory is left out, as long as another one can. */
static int grant_by_cards(struct nic_grant *g)
{
	const struct grant *what = &g->base;
	const struct nic_range range = { .base = what->base,
					 .len = what->len,
					 .dev = nic_grant_hidden(what),
					 .rights = what->rights };
	bool one_takes_it = what->rights & REMOTE_MAY_ATOMIC && g->m->ops->atomics_by_one;
	char left[200] = "";
	bool taken = false;
	int rc = 0;

	for (unsigned int i = 0; i < g->m->n && !(one_takes_it && taken); i++) {
		int one;

		if (!(g->m->used & 1u << i)) {
			continue;
		}
		one = range.dev ? nic_proved(g->m, i, range.dev) : 0;
		one = one ? one : g->m->ops->reg(g->m, i, &range, &g->of[i]);
		if (one && !*left) {
			text_copy(left, sizeof(left), err_message());
			rc = one;
		}
		taken = taken || !one;
	}
	if (taken && *left) {
		log_warn("%s: remotes reach it by other adapters", left);
	}
	return taken ? 0 : rc;
}

int nic_grant(struct nic_mover *m, const struct grant *what, size_t size, struct nic_grant **out)
{
	struct nic_grant *g = alloc_zero(size);
	int rc;

	if (!g) {
		return -ENOMEM;
	}
	g->base = *what;
	g->m = m;
	if (nic_grant_hidden(what)) {
		wait_for_proof(m, what->dev);
	}
	rc = grant_by_cards(g);
	if (rc) {
		free(g); /* no card has it */
		return rc;
	}
	*out = g;
	return 0;
}

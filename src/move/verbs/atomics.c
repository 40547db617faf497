/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/*
 * Atomic operations on words of regions. Most NICs make them atomic only among operations that come
 * through the same NIC (VERBS_ATOMIC_HCA). So the owner names the rails that take them: the rails
 * of its first NIC that has atomic operations. All remotes use these rails. If the operations of
 * every NIC are atomic with the processors (VERBS_ATOMIC_GLOB), all rails take them.
 *
 * An operation whose answer did not come may have been carried out: it is not tried again.
 */

#include <errno.h>

#include "base/error.h"
#include "move/verbs/mail.h"

/* Whether a NIC has the memory, and atomic operations. */
static bool takes(const struct verbs_grant *g, unsigned int nic)
{
	return g->base.of[nic] && verbs_of(&g->base.m->m)->nics[nic].atomics != VERBS_ATOMIC_NONE;
}

static bool all_reach_the_host(const struct verbs_grant *g)
{
	const struct verbs *m = verbs_of(&g->base.m->m);

	for (unsigned int i = 0; i < m->base.n; i++) {
		if (g->base.of[i] && m->nics[i].atomics != VERBS_ATOMIC_GLOB) {
			return false;
		}
	}
	return true;
}

int atomics_grant(struct verbs_grant *g)
{
	const struct verbs *m = verbs_of(&g->base.m->m);
	bool all = all_reach_the_host(g);
	unsigned int first = 0;

	while (first < m->base.n && !takes(g, first)) {
		first++;
	}
	if (first == m->base.n) {
		return err_set(
			EOPNOTSUPP,
			"no NIC here that has the memory has atomic operations: grant it without "
			"PL_MAY_ATOMIC");
	}
	for (unsigned int i = 0; i < m->n_rails; i++) {
		if (all ? g->base.of[m->rails[i].nic_at] != NULL : m->rails[i].nic_at == first) {
			g->atomic_rails |= (uint8_t)(1u << i);
		}
	}
	/* The words of a GPU are the host's in no case. */
	g->atomics = m->nics[first].atomics == VERBS_ATOMIC_GLOB && !nic_grant_hidden(&g->base.base)
			     ? REMOTE_ATOMICS_HOST
			     : REMOTE_ATOMICS_NIC;
	return 0;
}

/* The wire to the NIC of theirs that carries them out. */
static int find_wire(const struct verbs_region *g, const struct verbs_remote *r, struct wire **out)
{
	bool theirs = false;
	bool up = false;

	for (unsigned int i = 0; i < r->n; i++) {
		struct wire *w = r->wires[i];

		if (!*w->name || !(g->atomic_rails >> w->there & 1)) {
			continue; /* it is not connected, or leads elsewhere */
		}
		theirs = true;
		if (!atomic_load(&w->up)) {
			continue;
		}
		up = true;
		if (w->rail->nic->atomics != VERBS_ATOMIC_NONE) {
			*out = w;
			return 0;
		}
	}
	return !theirs ? err_set(EOPNOTSUPP,
				 "no rail leads to a NIC of %s that has atomic operations",
				 r->base.base.name)
	       : !up   ? err_set(-lost_err(r),
				 "the rail to the NIC of %s that has atomic operations is down",
				 r->base.base.name)
		     : err_set(EOPNOTSUPP, "the NIC here that leads to %s has no atomic operations",
			       r->base.base.name);
}

int atomics_run(struct region *base, const struct remote_atomic *what, uint64_t *old)
{
	struct verbs_region *g = (struct verbs_region *)(void *)base;
	struct verbs_remote *r = verbs_remote_of(base->remote);
	struct verbs_send_wr wr = { .num_sge = 1 };
	struct verbs_sge to;
	struct wire *w = NULL;
	unsigned int at;
	int rc = find_wire(g, r, &w);

	if (rc) {
		return rc;
	}
	at = mail_get_word(r);
	to = mail_part(w, &mail_out(r)->word[at], sizeof(*old));
	wr.sg_list = &to;
	wr.opcode = what->swap ? VERBS_WR_ATOMIC_CMP_AND_SWP : VERBS_WR_ATOMIC_FETCH_AND_ADD;
	wr.wr.atomic.remote_addr = g->key[w->there].addr + what->off;
	wr.wr.atomic.rkey = region_key(g, w, what->off);
	wr.wr.atomic.compare_add = what->swap ? what->expected : what->value;
	wr.wr.atomic.swap = what->swap ? what->value : 0;
	rc = own_run(w, &wr);
	if (!rc) {
		*old = mail_out(r)->word[at];
		lock_acquire(&w->lock);
		region_wrote(g, w);
		lock_release(&w->lock);
	}
	mail_put_word(r, at);
	return rc ? mail_failed(r, rc) : 0;
}

/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/*
 * Grants, and regions of remotes. What of a grant goes into its blob, all numbers little-endian:
 * rails, 1 byte; of each whose NIC took the memory: its number, 1; address of the memory, 8;
 * key, 4.
 */

#include <errno.h>
#include <stdlib.h>

#include "base/alloc.h"
#include "base/error.h"
#include "base/log.h"
#include "base/text.h"
#include "move/verbs/verbs.h"
#include "remote/blob.h"

#define KEY 13u

static unsigned int access_of(uint32_t rights)
{
	return (rights & REMOTE_MAY_READ ? VERBS_ACCESS_REMOTE_READ : 0) |
	       (rights & REMOTE_MAY_WRITE ? VERBS_ACCESS_REMOTE_WRITE | VERBS_ACCESS_LOCAL_WRITE
					  : 0) |
	       VERBS_ACCESS_RELAXED_ORDERING;
}

void verbs_revoke(struct grant *base)
{
	struct verbs_grant *g = (struct verbs_grant *)(void *)base;

	for (unsigned int i = 0; i < NICS_MAX; i++) {
		if (g->mr[i]) {
			(void)g->m->v->ibv_dereg_mr(g->mr[i]);
		}
	}
	free(g);
}

static bool needs_proof(const struct grant *what)
{
	return what->dev && !what->host_addressable;
}

/* A NIC that cannot access the memory is left out, as long as another can. */
static int grant_by_nics(struct verbs_grant *g)
{
	const struct grant *what = &g->base;
	char left[200] = "";
	bool taken = false;
	int rc = 0;

	for (unsigned int i = 0; i < g->m->n_nics; i++) {
		int one;

		if (!g->m->nics[i].rails) {
			continue;
		}
		one = needs_proof(what) ? regs_proof(g->m, i, what->dev) : 0;
		one = one ? one
			  : regs_make(g->m, i, what->dev, what->host_addressable, what->base,
				      what->len, access_of(what->rights), &g->mr[i]);
		if (one && !*left) {
			text_copy(left, sizeof(left), err_message());
			rc = one;
		}
		taken = taken || !one;
	}
	if (taken && *left) {
		log_warn("%s: remotes reach it by other NICs", left);
	}
	return taken ? 0 : rc;
}

int verbs_grant(struct mover *m, const struct grant *what, struct grant **out)
{
	struct verbs *v = verbs_of(m);
	struct verbs_grant *g;
	int rc = verbs_open(v);

	if (rc) {
		return rc;
	}
	g = alloc_zero(sizeof(*g));
	if (!g) {
		return -ENOMEM;
	}
	g->base = *what;
	g->m = v;
	if (needs_proof(what)) {
		(void)prove_wait(v, what->dev);
	}
	rc = grant_by_nics(g);
	if (rc) {
		verbs_revoke(&g->base);
		return rc;
	}
	*out = &g->base;
	return 0;
}

ssize_t verbs_grant_blob(struct grant *base, void *out, size_t room)
{
	const struct verbs_grant *g = (const struct verbs_grant *)(const void *)base;
	unsigned char *at = out;
	size_t used = 1;

	if (room < 1 + g->m->n_rails * (size_t)KEY) {
		return -ENOSPC;
	}
	at[0] = 0;
	for (unsigned int i = 0; i < g->m->n_rails; i++) {
		const struct verbs_mr *mr = g->mr[g->m->rails[i].nic_at];

		if (mr) {
			at[0]++;
			at[used] = (unsigned char)i;
			blob_put(at + used + 1, base->base, 8);
			blob_put(at + used + 9, mr->rkey, 4);
			used += KEY;
		}
	}
	return (ssize_t)used;
}

/* Whether the region can be reached by any rail. */
static bool has_key(const struct verbs_remote *to, const struct verbs_region *r)
{
	for (unsigned int i = 0; i < to->n; i++) {
		if (*to->wires[i]->name && r->key[to->wires[i]->there].known) {
			return true;
		}
	}
	return false;
}

int verbs_region(struct remote *base, const void *blob, size_t len, struct region **out)
{
	const unsigned char *at = blob;
	struct verbs_region *r;
	bool known = true;

	if (!len || at[0] > RAILS_MAX || len != 1 + at[0] * (size_t)KEY) {
		return err_set(EINVAL, "the blob's part about RDMA has %zu bytes", len);
	}
	r = alloc_zero(sizeof(*r));
	if (!r) {
		return -ENOMEM;
	}
	r->base.remote = base;
	for (unsigned int i = at++[0]; i && known; i--, at += KEY) {
		known = at[0] < RAILS_MAX;
		if (known) {
			r->key[at[0]].known = true;
			r->key[at[0]].addr = blob_get(at + 1, 8);
			r->key[at[0]].rkey = (uint32_t)blob_get(at + 9, 4);
		}
	}
	known = known ? has_key((const struct verbs_remote *)(const void *)base, r) : known;
	if (!known) {
		free(r);
		return err_set(EOPNOTSUPP,
			       "%s granted this memory by none of the ports that are connected",
			       base->name);
	}
	*out = &r->base;
	return 0;
}

void verbs_region_free(struct region *r)
{
	free(r);
}

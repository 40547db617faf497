/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/*
 * Grants, and regions of remotes. The section of a grant in its blob, all numbers little-endian:
 *
 *	rails, 1 byte; of each whose NIC took the memory: its number, 1; address of the memory, 8;
 *	bytes of a piece, 8; pieces, 1; key of each, 4; then whether a READ is needed to make
 *	written bytes visible, 1; rails that take atomic operations, 1; how far those reach, 1
 */

#include <errno.h>
#include <stdlib.h>

#include "base/alloc.h"
#include "base/error.h"
#include "move/verbs/mail.h"
#include "remote/blob.h"

#define KEY 18u /* before the keys */
#define KEYS_END 3u

/* Whether kernels see bytes that a NIC has written only after a READ by that NIC: the GPU does not
 * keep the order, and its driver does not flush. */
static bool needs_read(const struct grant *what)
{
	struct dev *dev = nic_grant_hidden(what);

	return dev && what->rights & ~REMOTE_MAY_READ && dev->share.flush(dev);
}

int verbs_grant(struct mover *m, const struct grant *what, struct grant **out)
{
	struct nic_grant *base;
	struct verbs_grant *g;
	int rc = verbs_open(nic_mover_of(m));

	rc = rc ? rc : nic_grant(nic_mover_of(m), what, sizeof(*g), &base);
	if (rc) {
		return rc;
	}
	g = verbs_grant_of(&base->base);
	g->pushed = needs_read(what);
	rc = what->rights & REMOTE_MAY_ATOMIC ? atomics_grant(g) : 0;
	if (rc) {
		int kept = nic_revoke(&base->base);

		return kept ? kept : rc;
	}
	*out = &base->base;
	return 0;
}

ssize_t verbs_grant_blob(struct grant *base, void *out, size_t space)
{
	const struct verbs_grant *g = verbs_grant_of(base);
	const struct verbs *m = verbs_of(&g->base.m->m);
	unsigned char *at = out;
	size_t used = 1;

	if (space < 1 + KEYS_END) {
		return -ENOSPC;
	}
	at[0] = 0;
	for (unsigned int i = 0; i < m->n_rails; i++) {
		const struct mrs *mr = g->base.of[m->rails[i].nic_at];

		if (!mr) {
			continue;
		}
		if (space - used < KEY + mr->n * (size_t)4 + KEYS_END) {
			return -ENOSPC;
		}
		at[0]++;
		at[used] = (unsigned char)i;
		blob_put(at + used + 1, base->base, 8);
		blob_put(at + used + 9, mr->each, 8);
		at[used + 17] = (unsigned char)mr->n;
		for (unsigned int k = 0; k < mr->n; k++) {
			blob_put(at + used + KEY + k * (size_t)4, mr->v[k]->rkey, 4);
		}
		used += KEY + mr->n * (size_t)4;
	}
	at[used] = g->pushed;
	at[used + 1] = g->atomic_rails;
	at[used + 2] = (unsigned char)g->atomics;
	return (ssize_t)(used + KEYS_END);
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

/* The part behind the keys. */
static void take_end(struct verbs_region *r, const unsigned char *at)
{
	r->pushed = at[0] != 0;
	r->atomic_rails = at[1];
	r->base.atomics =
		at[2] <= REMOTE_ATOMICS_HOST ? (enum remote_atomics)at[2] : REMOTE_ATOMICS_NONE;
}

/* Takes the keys of one rail. `room`: the bytes left in the section. Returns the bytes taken, or 0
 * if they are not valid. */
static size_t take_key(struct verbs_region *r, const unsigned char *at, size_t space)
{
	unsigned int n = space >= KEY ? at[17] : 0;

	if (!n || n > PIECES_MOST || space - KEY < n * (size_t)4 || at[0] >= RAILS_MAX) {
		return 0;
	}
	r->key[at[0]].known = true;
	r->key[at[0]].addr = blob_get(at + 1, 8);
	r->key[at[0]].each = blob_get(at + 9, 8);
	r->key[at[0]].n = n;
	for (unsigned int i = 0; i < n; i++) {
		r->key[at[0]].rkey[i] = (uint32_t)blob_get(at + KEY + i * (size_t)4, 4);
	}
	/* Pieces of pages, so that a word is in one. */
	if (n > 1 && (!r->key[at[0]].each || r->key[at[0]].each % 4096)) {
		return 0;
	}
	r->base.of_words = r->base.of_words && r->key[at[0]].addr % 8 == 0;
	return KEY + n * (size_t)4;
}

static bool take_keys(struct verbs_region *r, const unsigned char *at, size_t len)
{
	size_t used = 1;

	for (unsigned int i = len ? at[0] : 0; i; i--) {
		size_t one = take_key(r, at + used, len - used);

		if (!one) {
			return false;
		}
		used += one;
	}
	if (len < 1 + KEYS_END || len - used != KEYS_END) {
		return false;
	}
	take_end(r, at + used);
	return true;
}

int verbs_region(struct remote *base, const void *blob, size_t len, struct region **out)
{
	struct verbs_region *r = alloc_zero(sizeof(*r));

	if (!r) {
		return -ENOMEM;
	}
	r->base.remote = base;
	r->base.of_words = true;
	if (!take_keys(r, blob, len)) {
		free(r);
		return err_set(EINVAL, "the blob's part about RDMA has %zu bytes", len);
	}
	if (!has_key((const struct verbs_remote *)(const void *)base, r)) {
		free(r);
		return err_set(EOPNOTSUPP,
			       "%s granted this memory by none of the ports that are connected",
			       base->name);
	}
	if (r->pushed) {
		mail_add_region(verbs_remote_of(base), r);
	}
	*out = &r->base;
	return 0;
}

void verbs_region_free(struct region *base)
{
	struct verbs_region *r = (struct verbs_region *)(void *)base;

	if (r->pushed) {
		mail_del_region(verbs_remote_of(base->remote), r);
	}
	free(r);
}

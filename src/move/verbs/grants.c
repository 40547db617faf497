/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/*
 * Grants, and regions of remotes. What of a grant goes into its blob, all numbers little-endian:
 *
 *	rails, 1 byte; of each whose NIC took the memory: its number, 1; address of the memory, 8;
 *	bytes of a piece, 8; pieces, 1; key of each, 4; then whether a READ is needed to make what
 * was written seen, 1; rails that take atomic operations, 1; how far those reach, 1
 */

#include <errno.h>
#include <stdlib.h>

#include "base/alloc.h"
#include "base/clock.h"
#include "base/error.h"
#include "base/log.h"
#include "base/text.h"
#include "move/verbs/mail.h"
#include "remote/blob.h"
#include "sys/unix.h"

#define KEY 18u /* before the keys */
#define KEYS_END 3u
#define PROOF_NS 2000000000u

static bool needs_proof(const struct grant *what)
{
	return what->dev && !what->host_addressable;
}

/* Whether kernels see what a NIC has written only after a READ by that NIC: the GPU does not keep
 * the order, and its driver does not flush. */
static bool needs_read(const struct grant *what)
{
	return needs_proof(what) && what->rights & ~REMOTE_MAY_READ &&
	       what->dev->share.flush(what->dev);
}

int verbs_revoke(struct grant *base)
{
	struct verbs_grant *g = (struct verbs_grant *)(void *)base;

	for (unsigned int i = 0; i < NIC_CARDS; i++) {
		mrs_free(g->m, g->mr[i]);
	}
	free(g);
	return 0;
}

/* A NIC that cannot access the memory is left out, as long as another can. */
static int grant_by_nics(struct verbs_grant *g)
{
	const struct grant *what = &g->base;
	const struct nic_range range = { what->base, what->len,
					 what->host_addressable ? NULL : what->dev, what->rights };
	char left[200] = "";
	bool taken = false;
	int rc = 0;

	for (unsigned int i = 0; i < g->m->base.n; i++) {
		int one;

		if (!g->m->nics[i].rails) {
			continue;
		}
		one = needs_proof(what) ? nic_proved(&g->m->base, i, what->dev) : 0;
		one = one ? one : mrs_make(g->m, i, &range, &g->mr[i]);
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

/* Streams may wait for transfers just now: for so long nobody tries the GPU. Unlike a transfer, a
 * grant has no other way. */
static void wait_for_proof(struct verbs *m, struct dev *dev)
{
	uint64_t until = clock_now_ns() + PROOF_NS;

	while (!nic_prove(&m->base, dev) && clock_now_ns() < until) {
		(void)sys_poll(NULL, 0, 5000000);
	}
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
		wait_for_proof(v, what->dev);
	}
	g->pushed = needs_read(what);
	rc = grant_by_nics(g);
	rc = rc || !(what->rights & REMOTE_MAY_ATOMIC) ? rc : atomics_grant(g);
	if (rc) {
		(void)verbs_revoke(&g->base);
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

	if (room < 1 + KEYS_END) {
		return -ENOSPC;
	}
	at[0] = 0;
	for (unsigned int i = 0; i < g->m->n_rails; i++) {
		const struct mrs *mr = g->mr[g->m->rails[i].nic_at];

		if (!mr) {
			continue;
		}
		if (room - used < KEY + mr->n * (size_t)4 + KEYS_END) {
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

/* The keys of one rail, of which the section has so many bytes at most; how many they are. 0: they
 * make no sense. */
static size_t take_key(struct verbs_region *r, const unsigned char *at, size_t room)
{
	unsigned int n = room >= KEY ? at[17] : 0;

	if (!n || n > PIECES_MOST || room - KEY < n * (size_t)4 || at[0] >= RAILS_MAX) {
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

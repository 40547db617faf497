/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/*
 * Connections with remotes. A remote's blob has: the number of ports, 1 byte; a record of each
 * (port_records.c); then the section of mail.c. The ports are those that are active when the remote
 * is opened, with the addresses that they have then.
 */

#include <errno.h>
#include <stdlib.h>
#include <string.h>

#include "base/alloc.h"
#include "base/clock.h"
#include "base/error.h"
#include "base/log.h"
#include "base/text.h"
#include "move/verbs/mail.h"
#include "remote/blob.h"
#include "sys/sys.h"
#include "sys/unix.h"

#define DRAIN_NS 5000000000u /* for requests in flight on a queue pair that failed */

static void free_wire(struct wire *w)
{
	const struct verbs_api *v = w->r->m->v;
	int rc = w->qp ? v->ibv_destroy_qp(w->qp) : 0;

	if (rc) { /* its part of the completion queue stays with it */
		log_warn("%s: a queue pair with a remote that is closed stays: %s", w->rail->name,
			 err_words(rc));
	} else if (w->counted) {
		atomic_fetch_sub(&w->rail->nic->wires, 1);
	}
	reconnect_free(w);
	lock_finish(&w->lock);
	free(w);
}

static int make_qp(struct wire *w)
{
	struct nic *nic = w->rail->nic;
	struct verbs_qp_init init = { .send_cq = nic->cq,
				      .recv_cq = nic->cq,
				      .cap = { .max_send_wr = WIRE_DEPTH,
					       .max_recv_wr = 1,
					       .max_send_sge = 1,
					       .max_recv_sge = 1,
					       .max_inline_data = INLINE_MOST },
				      .qp_type = VERBS_QPT_RC };
	int rc;

	if ((atomic_fetch_add(&nic->wires, 1) + 1) * WIRE_DEPTH > nic->depth) {
		atomic_fetch_sub(&nic->wires, 1);
		return err_set(EMFILE, "%s: its completion queue has space for %u remotes",
			       nic->name, nic->depth / WIRE_DEPTH);
	}
	w->counted = true;
	w->qp = nic->v->ibv_create_qp(nic->pd, &init);
	if (!w->qp) {
		init.cap.max_inline_data = 0; /* some NICs have less, and say so by an error */
		w->qp = nic->v->ibv_create_qp(nic->pd, &init);
	}
	w->inline_max = init.cap.max_inline_data;
	if (!w->qp) {
		rc = errno;
		return err_set(rc, "%s has no queue pair for a remote: %s", w->rail->name,
			       err_words(rc));
	}
	rc = port_begin(w);
	return rc ? err_set(rc, "%s: the queue pair cannot be used: %s", w->rail->name,
			    err_words(rc))
		  : 0;
}

/* NULL in *out: the port cannot be used now, and `why` says why not. */
static int make_wire(struct verbs_remote *r, unsigned int at, struct wire **out, char *why,
		     size_t space)
{
	struct address here;
	struct wire *w;
	uint64_t random;
	int rc;

	*out = NULL;
	if (!rail_look(&r->m->rails[at], &here, why, space)) {
		return 0;
	}
	w = alloc_zero(sizeof(*w));
	*out = w;
	if (!w) {
		return -ENOMEM;
	}
	w->r = r;
	w->rail = &r->m->rails[at];
	w->here = here;
	w->at = at;
	lock_init(&w->lock, RANK_VERBS_WIRE);
	rc = sys_random(&random);
	w->psn = (uint32_t)random;
	return rc ? rc : make_qp(w);
}

void verbs_remote_unmake(struct nic_remote *base)
{
	struct verbs_remote *r = verbs_remote_of(&base->base);

	reconnect_del(r);
	for (unsigned int i = 0; i < r->n; i++) {
		free_wire(r->wires[i]);
	}
}

int verbs_remote_make(struct nic_remote *base)
{
	struct verbs_remote *r = verbs_remote_of(&base->base);
	struct verbs *v = verbs_of(base->base.mover);
	char why[200] = "";
	int rc = 0;

	r->m = v;
	r->words = UINT64_MAX;
	r->lanes.rails = true;
	atomic_init(&r->next, near_turn());
	for (unsigned int i = 0; i < v->n_rails && !rc; i++) {
		rc = make_wire(r, i, &r->wires[r->n], why, sizeof(why));
		if (r->wires[r->n]) {
			base->cards |= 1u << r->wires[r->n]->rail->nic_at;
			r->n++;
		}
	}
	rc = rc || r->n ? rc : err_set(ENETDOWN, "%s", why);
	if (!rc) {
		reconnect_add(r); /* it looks at wires, and at mail, after connect() */
	}
	return rc;
}

static void put_records(const struct verbs_remote *r, unsigned char *at)
{
	for (unsigned int i = 0; i < r->n; i++, at += PORT_RECORD) {
		port_record_of(r->wires[i], at);
	}
}

ssize_t verbs_remote_blob(struct remote *base, void *out, size_t space)
{
	const struct verbs_remote *r = verbs_remote_of(base);
	unsigned char *at = out;
	size_t records = 1 + r->n * (size_t)PORT_RECORD;

	if (records + mail_section_len(r->n) > space) {
		return -ENOSPC;
	}
	at[0] = (unsigned char)r->n;
	put_records(r, at + 1);
	mail_put_section(r, at + records);
	return (ssize_t)(records + mail_section_len(r->n));
}

static int connect_wire(struct wire *w, const unsigned char *record, char *why, size_t space)
{
	int rc = port_connect(w, record, why, space);

	if (rc) {
		return rc;
	}
	text_fmt(w->name, sizeof(w->name), "%s to %s", w->rail->name, w->r->base.base.name);
	w->there = port_record_rail(record);
	memcpy(w->record, record, PORT_RECORD);
	w->lane = w->r->lanes.n;
	w->r->lanes.v[w->lane].via = &w->rail->link;
	w->r->lanes.n++;
	atomic_store(&w->up, true);
	return 0;
}

static const char *kind_of(const struct wire *w)
{
	return w->here.ib				    ? "InfiniBand"
	       : w->here.gid_type == VERBS_GID_TYPE_ROCE_V2 ? "RoCE v2"
							    : "RoCE v1";
}

/* Connects each of our ports with one of theirs. A port that has no match stays unused. */
int verbs_remote_connect(struct remote *base, const void *blob, size_t len)
{
	struct verbs_remote *r = verbs_remote_of(base);
	const unsigned char *theirs = (const unsigned char *)blob + 1;
	unsigned char ours[RAILS_MAX * PORT_RECORD];
	unsigned int n = len ? theirs[-1] : 0;
	char why[200] = "the other side has no port";
	int with[RAILS_MAX];
	int rc = -EPROTONOSUPPORT;

	if (!len || n > RAILS_MAX || len != 1 + n * (size_t)PORT_RECORD + mail_section_len(n)) {
		return err_set(EINVAL, "the blob's part about RDMA has %zu bytes", len);
	}
	mail_take_section(r, theirs, n);
	put_records(r, ours);
	port_records_pair(ours, r->n, theirs, n, with);
	/* In the background a wire is looked at as soon as it has a name. */
	lock_acquire(&r->m->remotes_lock);
	for (unsigned int i = 0; i < r->n && n; i++) {
		int one = -EPROTONOSUPPORT;

		if (with[i] >= 0) {
			one = connect_wire(r->wires[i], theirs + (size_t)with[i] * PORT_RECORD, why,
					   sizeof(why));
		} else if (rc) {
			text_fmt(why, sizeof(why),
				 "%s is %s in the partition 0x%04x, and the other side has no port "
				 "of that kind there left",
				 r->wires[i]->rail->name, kind_of(r->wires[i]),
				 r->wires[i]->here.pkey);
		}
		rc = rc ? one : 0;
	}
	lock_release(&r->m->remotes_lock);
	return rc ? err_set(-rc, "%s: %s", base->name, why) : 0;
}

/* Ends all wires. The NIC itself ends the requests in flight, with an error. */
void verbs_remote_shut(struct remote *base)
{
	struct verbs_remote *r = verbs_remote_of(base);
	uint64_t end = clock_now_ns() + DRAIN_NS;

	reconnect_del(r);
	for (unsigned int i = 0; i < r->n; i++) {
		lock_acquire(&r->wires[i]->lock);
		post_fail(r->wires[i]);
		lock_release(&r->wires[i]->lock);
	}
	for (unsigned int i = 0; i < r->n; i++) {
		while (!post_idle(r->wires[i]) && clock_now_ns() < end) {
			post_reap(r->wires[i]->rail->nic);
			(void)sys_poll(NULL, 0, 20000);
		}
		/* A NIC that is gone tells of nothing. */
		lock_acquire(&r->wires[i]->lock);
		post_end(r->wires[i]);
		lock_release(&r->wires[i]->lock);
	}
	/* Completions of wires that were ended here may be in another thread's hands. */
	for (unsigned int i = 0; i < r->n; i++) {
		post_reap_now(r->wires[i]->rail->nic);
	}
}

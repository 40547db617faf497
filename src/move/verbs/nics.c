/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/* NICs and their ports: which there are, and by which address a port is spoken to. */

#include <endian.h>
#include <errno.h>
#include <string.h>

#include "base/bits.h"
#include "base/config.h"
#include "base/error.h"
#include "base/log.h"
#include "base/text.h"
#include "move/nic_report.h"
#include "move/verbs/load.h"
#include "move/verbs/verbs.h"
#include "sys/sys.h"

#define CQ_DEPTH 16384u
#define READS_MOST 16u

/* The speed of one lane in Gbit/s, by port_attr.active_speed. */
static double lane_speed(unsigned int speed)
{
	static const double gbit[] = { 2.5, 5, 10, 10.3, 14.1, 25.8, 50, 100 };
	unsigned int at = 0;

	while (at + 1 < ARRAY_LEN(gbit) && speed >> (at + 1)) {
		at++;
	}
	return gbit[at];
}

static double port_speed(const struct verbs_port_attr *a)
{
	static const unsigned int lanes[] = { 1, 4, 8, 12, 2 };
	unsigned int at = 0;

	while (at + 1 < ARRAY_LEN(lanes) && a->active_width >> (at + 1)) {
		at++;
	}
	return lane_speed(a->active_speed) * lanes[at] / 8;
}

static int choose_gid(const struct rail *r, int table_len, struct address *to)
{
	const struct verbs_api *v = r->nic->v;
	int best = -1;

	for (int i = 0; i < table_len && i < 256; i++) {
		struct verbs_gid_entry e;
		int score;

		if (v->_ibv_query_gid_ex(r->nic->ctx, r->port, (uint32_t)i, &e, 0, sizeof(e))) {
			continue; /* an entry that is not used */
		}
		score = to->ib ? (i ? -1 : 0) : look_gid_score(e.gid.raw, e.gid_type);
		if (score > best) {
			best = score;
			to->gid = e.gid;
			to->gid_index = (uint8_t)i;
			to->gid_type = e.gid_type;
		}
	}
	return best;
}

/* The partition's key. False: there is no such entry. */
static bool find_pkey(const struct rail *r, unsigned int index, uint16_t *out)
{
	uint16_t key = 0; /* network byte order */

	if (r->nic->v->ibv_query_pkey(r->nic->ctx, r->port, (int)index, &key)) {
		return false;
	}
	*out = be16toh(key);
	return (*out & PKEY_NUMBER) != 0;
}

bool rail_look(const struct rail *r, struct address *out, char *why, size_t space)
{
	struct verbs_port_attr a;
	int rc;

	if (atomic_load(&r->nic->failed)) {
		text_fmt(why, space, "%s: the NIC has failed", r->name);
		return false;
	}
	memset(&a, 0, sizeof(a));
	rc = r->nic->v->ibv_query_port(r->nic->ctx, r->port, &a);
	*out = (struct address){ .ib = a.link_layer == VERBS_LINK_LAYER_INFINIBAND,
				 .lid = a.lid,
				 .mtu = a.active_mtu,
				 .bytes_per_ns = port_speed(&a) };
	if (rc || a.state != VERBS_PORT_ACTIVE) {
		text_fmt(why, space,
			 "%s: the port is not active: check its cable and switch, or "
			 "`ip link`",
			 r->name);
		return false;
	}
	if (choose_gid(r, a.gid_tbl_len, out) < 0 && !out->ib) {
		text_fmt(why, space,
			 "%s: the port has no address: give its interface an IP address", r->name);
		return false;
	}
	if (!find_pkey(r, r->nic->pkey_index, &out->pkey)) {
		text_fmt(why, space,
			 "%s: its table of partition keys has no entry %u: see "
			 "/sys/class/infiniband/%s/ports/%u/pkeys and the tunable "
			 "verbs_pkey_index",
			 r->name, r->nic->pkey_index, r->nic->name, r->port);
		return false;
	}
	return true;
}

static void add_rail(struct verbs *m, unsigned int nic_at, unsigned int port)
{
	struct nic *nic = &m->nics[nic_at];
	struct rail *r = &m->rails[m->n_rails++];

	*r = (struct rail){ .nic = nic, .nic_at = nic_at, .port = (uint8_t)port };
	text_fmt(r->name, sizeof(r->name), "%s/%u", nic->name, port);
	r->link.name = r->name;
	nic->rails++;
	m->base.used |= 1u << nic_at;
}

static bool is_rail(const struct verbs *m, const struct nic *nic, unsigned int port)
{
	for (unsigned int i = 0; i < m->n_rails; i++) {
		if (m->rails[i].nic == nic && m->rails[i].port == port) {
			return true;
		}
	}
	return false;
}

/* Makes rails of the NIC's ports: of those that can be used now, or of the others. */
static void add_rails(struct verbs *m, unsigned int nic_at, bool usable, char *why, size_t space)
{
	struct nic *nic = &m->nics[nic_at];

	for (unsigned int p = 1; p <= nic->ports && m->n_rails < RAILS_MAX; p++) {
		struct rail r = { .nic = nic, .port = (uint8_t)p };
		struct address ignored;

		text_fmt(r.name, sizeof(r.name), "%s/%u", nic->name, p);
		if (!is_rail(m, nic, p) && rail_look(&r, &ignored, why, space) == usable) {
			add_rail(m, nic_at, p);
		}
	}
}

static void close_nic(struct nic *nic)
{
	const struct verbs_api *v = nic->v;

	if (nic->cq) {
		(void)v->ibv_destroy_cq(nic->cq);
	}
	if (nic->events) {
		(void)v->ibv_destroy_comp_channel(nic->events);
	}
	if (nic->pd) {
		(void)v->ibv_dealloc_pd(nic->pd);
	}
	(void)v->ibv_close_device(nic->ctx);
	lock_finish(&nic->lock);
}

static int make_queue(struct nic *nic)
{
	const struct verbs_api *v = nic->v;
	struct verbs_device_attr a;
	int rc;

	memset(&a, 0, sizeof(a));
	rc = v->ibv_query_device(nic->ctx, &a);
	if (rc) {
		return -rc;
	}
	nic->depth = a.max_cqe > 0 && (unsigned int)a.max_cqe < CQ_DEPTH ? (unsigned int)a.max_cqe
									 : CQ_DEPTH;
	nic->reads = a.max_qp_init_rd_atom < 1 ? 1 : (unsigned int)a.max_qp_init_rd_atom;
	nic->answers = a.max_qp_rd_atom < 1 ? 1 : (unsigned int)a.max_qp_rd_atom;
	nic->reads = nic->reads > READS_MOST ? READS_MOST : nic->reads;
	nic->answers = nic->answers > READS_MOST ? READS_MOST : nic->answers;
	nic->longest = a.max_mr_size;
	nic->ports = a.phys_port_cnt;
	nic->atomics = a.atomic_cap;
	nic->pd = v->ibv_alloc_pd(nic->ctx);
	nic->events = nic->pd ? v->ibv_create_comp_channel(nic->ctx) : NULL;
	nic->cq = nic->events ? v->ibv_create_cq(nic->ctx, (int)nic->depth, nic, nic->events, 0)
			      : NULL;
	return nic->cq ? 0 : -errno;
}

static void open_nic(struct verbs *m, struct verbs_device *dev, char *why, size_t space)
{
	struct nic *nic = &m->nics[m->base.n];
	int rc;

	*nic = (struct nic){ .v = m->v,
			     .ctx = m->v->ibv_open_device(dev),
			     .pkey_index = (unsigned int)m->config->verbs_pkey_index };
	text_copy(nic->name, sizeof(nic->name), dev->name);
	if (!nic->ctx) {
		rc = errno;
		text_fmt(why, space, "%s cannot be opened: %s%s", nic->name, err_words(rc),
			 rc == EACCES || rc == ENOENT
				 ? "; this process needs /dev/infiniband (in containers: "
				   "--device=/dev/infiniband)"
				 : "");
		return;
	}
	m->base.name[m->base.n] = nic->name;
	lock_init(&nic->lock, RANK_VERBS_NIC);
	rc = sys_set_nonblock(nic->ctx->async_fd);
	rc = rc ? rc : make_queue(nic);
	if (rc) {
		text_fmt(why, space, "%s has no completion queue for this process: %s", nic->name,
			 err_words(rc));
		close_nic(nic);
		return;
	}
	m->base.n++;
}

static void close_nics(struct verbs *m)
{
	for (unsigned int i = 0; i < m->base.n; i++) {
		close_nic(&m->nics[i]);
	}
	m->base.n = 0;
	m->base.used = 0;
	m->n_rails = 0;
}

/* Makes rails of the ports that can be used now, and then of others, up to RAILS_MAX: they may be
 * usable later. */
static int make_rails(struct verbs *m)
{
	char ignored[8];

	for (unsigned int i = 0; i < m->base.n; i++) {
		add_rails(m, i, true, m->why, sizeof(m->why));
	}
	if (!m->n_rails) {
		return -ENODEV;
	}
	for (unsigned int i = 0; i < m->base.n; i++) {
		add_rails(m, i, false, ignored, sizeof(ignored));
	}
	return 0;
}

static int open_locked(struct verbs *m)
{
	struct verbs_device **list;
	int n = 0;
	int rc;

	m->v = verbs_load(m->config, m->why, sizeof(m->why));
	if (!m->v) {
		return -ENODEV;
	}
	list = m->v->ibv_get_device_list(&n);
	if (!list || !n) {
		text_fmt(m->why, sizeof(m->why),
			 "there is no RDMA device: is a NIC there, and its kernel module loaded "
			 "(`rdma link`)?");
	}
	for (int i = 0; list && i < n && m->base.n < NIC_CARDS; i++) {
		if (list[i]->node_type == VERBS_NODE_CA &&
		    list[i]->transport_type == VERBS_TRANSPORT_IB) {
			open_nic(m, list[i], m->why, sizeof(m->why));
		} else {
			text_fmt(m->why, sizeof(m->why),
				 "%s is neither InfiniBand nor RoCE, which alone are used",
				 list[i]->name);
		}
	}
	if (list) {
		m->v->ibv_free_device_list(list);
	}
	rc = make_rails(m);
	if (rc) {
		close_nics(m);
	}
	return rc;
}

int verbs_open(struct nic_mover *base)
{
	struct verbs *m = verbs_of(&base->m);
	int rc;

	if (atomic_load_explicit(&m->open, memory_order_acquire)) {
		return 0;
	}
	lock_acquire(&m->lock);
	rc = m->n_rails ? 0 : open_locked(m);
	if (!rc) {
		atomic_store_explicit(&m->open, true, memory_order_release);
	} else {
		rc = err_set(-rc, "%s", m->why);
	}
	lock_release(&m->lock);
	return rc;
}

void verbs_close(struct verbs *m)
{
	close_nics(m);
}

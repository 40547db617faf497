/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/* pl_check(): the ports of RDMA NICs, from the PCIe link to the address. */

#include <stdlib.h>
#include <string.h>

#include "base/text.h"
#include "report/check_rdma.h"

#define LINK_UP 5u
#define PHYS_DISABLED 3u
#define MTU_MOST 4096u
#define MTU_ADVISED 4200u

/* A packet's bytes on the wire beside its data: RoCE v2 over IPv4 with the Ethernet frame, its gap
 * and its preamble; InfiniBand within a subnet. */
#define ROCE_BESIDE 82.0
#define IB_BESIDE 26.0

void check_rdma_block(struct rdma_nic *n, const char *why, const char *remedy)
{
	if (!n->why[0]) {
		text_copy(n->why, sizeof(n->why), why);
		text_copy(n->remedy, sizeof(n->remedy), remedy);
	}
}

static const struct look_port *look_of(const struct rdma_nic *n, const struct topo_rdma_port *p)
{
	return n->look && p->number >= 1 && p->number <= n->look->n ? &n->look->ports[p->number - 1]
								    : NULL;
}

static enum topo_rdma_state state_of(const struct rdma_nic *n, const struct topo_rdma_port *p)
{
	const struct look_port *l = look_of(n, p);

	return p->state == TOPO_RDMA_UNKNOWN && l && l->state <= TOPO_RDMA_ACTIVE
		       ? (enum topo_rdma_state)l->state
		       : p->state;
}

static bool is_active(const struct rdma_nic *n, const struct topo_rdma_port *p)
{
	enum topo_rdma_state s = state_of(n, p);

	return s == TOPO_RDMA_ACTIVE || s == TOPO_RDMA_UNKNOWN;
}

static bool any_active(const struct rdma_nic *n)
{
	for (unsigned int i = 0; i < n->d->n; i++) {
		if (is_active(n, &n->d->ports[i])) {
			return true;
		}
	}
	return false;
}

static void down_remedy(char *dst, size_t space, const struct topo_rdma_port *p,
			enum topo_rdma_state s)
{
	if (p->ib && (s == TOPO_RDMA_INIT || s == TOPO_RDMA_ARMED)) {
		text_copy(dst, space,
			  "start a subnet manager in the network (opensm), or see why the one "
			  "there does not set this port up");
	} else if (p->down) {
		text_fmt(dst, space, "turn the interface on: ip link set dev %s up", p->ifname);
	} else if (p->phys == PHYS_DISABLED) {
		text_copy(dst, space,
			  "turn the port on (InfiniBand: ibportstate; RoCE: `ip link set dev "
			  "NAME up`)");
	} else {
		text_copy(dst, space, findings[FINDING_RDMA_PORT_DOWN].remedy);
	}
}

static void keep_remedy(struct rdma_nic *n, const char *remedy)
{
	if (!n->port_remedy[0]) {
		text_copy(n->port_remedy, sizeof(n->port_remedy), remedy);
	}
}

/* A second port that nobody uses is common. */
static void down_row(struct rdma_check *r, struct rdma_nic *n, const struct topo_rdma_port *p,
		     const char *subject)
{
	static const char *const words[] = { "unknown", "down", "not set up by a subnet manager",
					     "armed, and not active" };
	enum topo_rdma_state s = state_of(n, p);
	char remedy[160];

	down_remedy(remedy, sizeof(remedy), p, s);
	keep_remedy(n, remedy);
	check_add_as(r->c, FINDING_RDMA_PORT_DOWN, any_active(n) ? PL_CHECK_INFO : PL_CHECK_MISSING,
		     subject, remedy, "the port is %s%s%s%s", words[s < TOPO_RDMA_ACTIVE ? s : 0],
		     p->phys_word[0] ? " (its link: " : "", p->phys_word,
		     p->phys_word[0] ? ")" : "");
}

/* The fastest active port of a NIC of the same kind, Gb/s. */
static double most_of_kind(const struct rdma_check *r, const struct rdma_nic *n, const char **whose)
{
	double most = 0;

	for (unsigned int i = 0; n->node && n->node->vendor && i < r->all.n; i++) {
		const struct rdma_nic *o = &r->v[i];

		if (!o->node || o->node->vendor != n->node->vendor ||
		    o->node->device != n->node->device) {
			continue;
		}
		for (unsigned int k = 0; k < o->d->n; k++) {
			if (is_active(o, &o->d->ports[k]) && o->d->ports[k].gbits > most) {
				most = o->d->ports[k].gbits;
				*whose = o->d->name;
			}
		}
	}
	return most;
}

static void speed_rows(struct rdma_check *r, const struct rdma_nic *n,
		       const struct topo_rdma_port *p, const char *subject)
{
	const char *whose = "";
	double most = most_of_kind(r, n, &whose);

	if (p->ib && p->lanes == 1) {
		check_add(r->c, FINDING_RDMA_PORT_NARROW, subject,
			  "its InfiniBand link runs on one lane: %s", p->rate);
	} else if (p->gbits > 0 && p->gbits < most) {
		check_add(r->c, FINDING_RDMA_PORT_SLOW, subject,
			  "its link has %g Gb/s, and that of %s, a NIC of the same kind, %g",
			  p->gbits, whose, most);
	}
}

/* In a virtual machine PCIe attributes are emulated. */
static void pcie_row(struct rdma_check *r, const struct rdma_nic *n)
{
	const struct topo_link *l =
		n->node && n->node->up != TOPO_NONE ? &r->g->links[n->node->up] : NULL;
	double most = 0;

	if (!l || l->kind != TOPO_LINK_PCIE || r->g->vm) {
		return;
	}
	for (unsigned int i = 0; i < n->d->n; i++) {
		if (is_active(n, &n->d->ports[i]) && n->d->ports[i].gbits / 8 > most) {
			most = n->d->ports[i].gbits / 8;
		}
	}
	if ((l->width && l->width < l->width_max) || (l->gen && l->gen < l->gen_max)) {
		check_add(r->c, FINDING_RDMA_PCIE_NARROW, n->d->name,
			  "its PCIe link runs on %u of %u lanes, at generation %u of %u", l->width,
			  l->width_max, l->gen, l->gen_max);
	} else if (l->bw > 0 && l->bw < most * 0.9) {
		check_add(r->c, FINDING_RDMA_PCIE_LESS, n->d->name,
			  "its PCIe link carries some %.1f GB/s, and its port %.1f", l->bw, most);
	}
}

/* Bytes; 0 unknown. */
static unsigned int mtu_of(const struct rdma_nic *n, const struct topo_rdma_port *p)
{
	const struct look_port *l = look_of(n, p);

	return l && l->mtu ? l->mtu : p->ib || !p->mtu ? 0 : topo_rdma_mtu(p->mtu);
}

static void mtu_row(struct rdma_check *r, const struct rdma_nic *n, const struct topo_rdma_port *p,
		    const char *subject)
{
	const struct look_port *l = look_of(n, p);
	unsigned int mtu = mtu_of(n, p);
	double beside = p->ib ? IB_BESIDE : ROCE_BESIDE;
	char remedy[160], why[64] = "";

	if (!mtu || mtu >= MTU_MOST || (l && l->mtu_max && l->mtu_max <= mtu) ||
	    (!p->ib && p->mtu >= MTU_ADVISED)) {
		return; /* it can no more, or what limits it is not known */
	}
	if (p->ib) {
		text_copy(remedy, sizeof(remedy),
			  "set the partition's MTU to 4096 in the subnet manager (opensm: mtu=5 in "
			  "partitions.conf)");
	} else {
		text_fmt(remedy, sizeof(remedy),
			 "ip link set dev %s mtu %u, or more, there, in the switches and on the "
			 "other hosts",
			 p->ifname[0] ? p->ifname : "NAME", MTU_ADVISED);
		if (p->mtu) {
			text_fmt(why, sizeof(why), ": the MTU of %s is %u", p->ifname, p->mtu);
		}
	}
	check_add_as(r->c, FINDING_RDMA_MTU_SMALL, PL_CHECK_INFO, subject, remedy,
		     "packets of RDMA carry %u bytes and not 4096%s; that makes %u times the "
		     "packets, and headers take %.1f %% of the link instead of %.1f %%",
		     mtu, why, MTU_MOST / mtu, 100 * beside / (mtu + beside),
		     100 * beside / (MTU_MOST + beside));
}

static int score(const struct topo_rdma_port *p, const struct topo_gid *g)
{
	return p->ib ? (g->index ? -1 : 0) : look_gid_score(g->raw, (unsigned int)g->type);
}

/* The address by which the port is spoken to; NULL: none. */
static const struct topo_gid *taken(const struct topo_rdma_port *p)
{
	const struct topo_gid *best = NULL;

	for (unsigned int i = 0; i < p->n; i++) {
		if (score(p, &p->v[i]) >= 0 && (!best || score(p, &p->v[i]) > score(p, best))) {
			best = &p->v[i];
		}
	}
	return best;
}

static const char *const type_words[] = {
	[TOPO_GID_IB] = "InfiniBand",
	[TOPO_GID_V1] = "RoCE v1",
	[TOPO_GID_V2] = "RoCE v2",
};

static void gid_line(struct text *t, const struct topo_rdma_port *p, const struct topo_gid *g,
		     const struct topo_gid *best)
{
	char address[48];

	topo_gid_text(g, address, sizeof(address));
	text_add(t, "%5u  %-10s  %-39s  %-15s  %5d%s%s\n", g->index, type_words[g->type], address,
		 g->ifname[0] ? g->ifname : "-", score(p, g), g == best ? "  taken" : "",
		 g->down ? "  interface down" : "");
}

/* The row that was added last gets the table. */
static void gid_table(struct rdma_check *r, const struct topo_rdma_port *p,
		      const struct topo_gid *best)
{
	struct text t = TEXT_INIT;
	char *lines;

	if (!p->n) {
		return;
	}
	text_add(&t, "%5s  %-10s  %-39s  %-15s  %5s\n", "index", "type", "address", "interface",
		 "score");
	for (unsigned int i = 0; i < p->n; i++) {
		gid_line(&t, p, &p->v[i], best);
	}
	lines = text_take(&t);
	if (lines) {
		check_detail(r->c, lines);
	} else {
		r->c->failed = true;
	}
	free(lines);
}

static void gid_remedy(char *dst, size_t space, const struct topo_rdma_port *p)
{
	text_fmt(dst, space, "give the interface %s an IP address (ip addr add ADDRESS dev %s)",
		 p->ifname[0] ? p->ifname : "of the port", p->ifname[0] ? p->ifname : "NAME");
}

/* False: the port has no address. */
static bool gid_rows(struct rdma_check *r, struct rdma_nic *n, const struct topo_rdma_port *p,
		     const char *subject, const struct topo_gid *best)
{
	char remedy[160], address[48];

	gid_remedy(remedy, sizeof(remedy), p);
	if (!best) {
		keep_remedy(n, remedy);
		check_add_as(r->c, FINDING_RDMA_GID_NONE, PL_CHECK_MISSING, subject, remedy,
			     "the port has no address (GID) that can be used");
		gid_table(r, p, NULL);
		return false;
	}
	topo_gid_text(best, address, sizeof(address));
	if (best->down) {
		text_fmt(remedy, sizeof(remedy), "turn the interface on: ip link set dev %s up",
			 best->ifname);
		check_add_as(r->c, FINDING_RDMA_INTERFACE_DOWN, PL_CHECK_MISSING, subject, remedy,
			     "its address %s is of the interface %s, which is down", address,
			     best->ifname);
	} else if (best->type == TOPO_GID_V1) {
		check_add(r->c, FINDING_RDMA_GID_V1, subject,
			  "its addresses are of RoCE v1 alone (%s is taken): it reaches hosts of "
			  "the same Ethernet network that use v1 too",
			  address);
	} else if (topo_gid_link_local(best)) {
		check_add_as(r->c, FINDING_RDMA_GID_LINK_LOCAL, PL_CHECK_MISSING, subject, remedy,
			     "its one address is link-local (%s): it reaches hosts of the same "
			     "Ethernet network only",
			     address);
	} else if (!topo_gid_ipv4(best)) {
		check_add(r->c, FINDING_RDMA_GID_IPV6, subject,
			  "it has no IPv4 address: %s is taken, and the other hosts need IPv6 too",
			  address);
	} else {
		return true;
	}
	gid_table(r, p, best);
	return true;
}

static void port_row(struct rdma_check *r, const struct rdma_nic *n, const struct topo_rdma_port *p,
		     const char *subject, const struct topo_gid *best)
{
	unsigned int mtu = mtu_of(n, p);
	char address[48] = "", size[40] = "";

	if (best) {
		topo_gid_text(best, address, sizeof(address));
	}
	if (mtu) {
		text_fmt(size, sizeof(size), ", packets of %u bytes", mtu);
	}
	check_add(r->c, FINDING_RDMA_PORT, subject, "%s, %s%s%s%s%s",
		  state_of(n, p) == TOPO_RDMA_ACTIVE ? "active" : "its state is not known",
		  p->rate[0] ? p->rate : "of unknown speed",
		  p->ib ? ", InfiniBand" : ", spoken to by ", p->ib ? "" : address,
		  p->ib			      ? ""
		  : best->type == TOPO_GID_V2 ? " (RoCE v2)"
					      : " (RoCE v1)",
		  size);
	gid_table(r, p, best);
}

static void one_port(struct rdma_check *r, struct rdma_nic *n, const struct topo_rdma_port *p)
{
	const struct topo_gid *best = taken(p);
	char subject[80];

	text_fmt(subject, sizeof(subject), "%s/%u", n->d->name, p->number);
	if (!is_active(n, p)) {
		down_row(r, n, p, subject);
		return;
	}
	speed_rows(r, n, p, subject);
	if (!p->ib && !gid_rows(r, n, p, subject, best)) {
		return;
	}
	mtu_row(r, n, p, subject);
	port_row(r, n, p, subject, best);
	n->good++;
}

void check_rdma_ports(struct rdma_check *r)
{
	for (unsigned int i = 0; i < r->all.n; i++) {
		struct rdma_nic *n = &r->v[i];

		if (n->d->kind != TOPO_RDMA_CA) {
			continue;
		}
		for (unsigned int k = 0; k < n->d->n; k++) {
			one_port(r, n, &n->d->ports[k]);
		}
		pcie_row(r, n);
		if (!n->good) {
			check_rdma_block(n, "none of its ports can be used",
					 n->port_remedy[0]
						 ? n->port_remedy
						 : findings[FINDING_RDMA_PORT_DOWN].remedy);
		}
	}
}

/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/* NICs, with their interfaces, RDMA devices and ports. A port is a node: NICs on PCI first, with
 * their further ports and devices beside them, and then RDMA devices on no PCI function. */

#include <string.h>

#include "base/text.h"
#include "topo/num.h"
#include "topo/pci.h"
#include "topo/scan.h"

#define DEVICES "/sys/bus/pci/devices"
#define RDMA "/sys/class/infiniband"

struct virtio_name {
	char *dst; /* "virtio3/net" */
};

static int take_virtio(const char *name, void *arg)
{
	struct virtio_name *v = arg;

	if (strncmp(name, "virtio", 6) != 0) {
		return 0;
	}
	text_fmt(v->dst, 40, "%.24s/net", name);
	return 1;
}

/* A virtio device's interfaces are one folder further down. */
static bool virtio_of(char *folder, const char *pci)
{
	struct virtio_name v = { folder };
	char path[READ_PATH];

	text_fmt(path, sizeof(path), DEVICES "/%s", pci);
	return scan_hex(pci, "vendor") == 0x1af4 && read_list(path, take_virtio, &v) == 1;
}

/* Ports of an RDMA device, in order. */
#define PORTS_MAX 8u
struct ports {
	unsigned int v[PORTS_MAX];
	unsigned int n;
};

static int take_port(const char *name, void *arg)
{
	struct ports *p = arg;
	const char *end;
	double port = num_read(name, &end);

	if (port >= 1 && port < 256 && !*end && p->n < PORTS_MAX) {
		p->v[p->n++] = (unsigned int)port;
	}
	return 0;
}

/* There is one at least, as far as sysfs shows it. */
static void find_ports(struct ports *p, const char *rdma)
{
	char path[READ_PATH];

	p->n = 0;
	text_fmt(path, sizeof(path), RDMA "/%s/ports", rdma);
	(void)read_list(path, take_port, p);
	if (!p->n) {
		p->v[p->n++] = 1;
	}
}

/* The interface that a port sends by: that of its first address. */
static void port_interface(char *dst, size_t space, const char *rdma, unsigned int port)
{
	(void)read_word(dst, space, RDMA "/%s/ports/%u/gid_attrs/ndevs/0", rdma, port);
}

/* Gb/s of a port -> GB/s, without what its frames take: as NCCL counts it, an eighth. */
static double nic_bw(const struct topo_node *n)
{
	char rate[48];
	long long mbits;

	if (n->rdma[0] &&
	    read_word(rate, sizeof(rate), RDMA "/%s/ports/%u/rate", n->rdma, n->port)) {
		return num_read(rate, NULL) / 8;
	}
	mbits = n->ifname[0] ? read_number(0, "/sys/class/net/%s/speed", n->ifname) : 0;
	return mbits > 0 ? (double)mbits / 8000 : 0;
}

static uint64_t nic_guid(const char *rdma)
{
	char word[32];
	uint64_t guid = 0;

	(void)read_word(word, sizeof(word), RDMA "/%s/sys_image_guid", rdma);
	for (const char *p = word; *p; p++) {
		int digit = *p >= '0' && *p <= '9'   ? *p - '0'
			    : *p >= 'a' && *p <= 'f' ? *p - 'a' + 10
						     : -1;

		guid = digit < 0 ? guid : guid << 4 | (uint64_t)digit;
	}
	return guid;
}

/* The link by which a node hangs on another; NULL: none. */
static const struct topo_link *link_up(const struct topo_build *b, uint32_t at)
{
	uint32_t i = b->g->n_links;

	while (i-- > 0) {
		const struct topo_link *l = &b->g->links[i];

		if (l->a == at && (l->kind == TOPO_LINK_PCIE || l->kind == TOPO_LINK_LOCAL)) {
			return l;
		}
	}
	return NULL;
}

/* Something else that a node's function does, on the same link: a node without an address, as a
 * file's further ports are. What both share is not limited by it. */
static uint32_t scan_beside(struct topo_build *b, uint32_t first, const char *name,
			    const char *rdma, unsigned int port)
{
	uint32_t at = build_node(b, TOPO_NODE_NIC, name);
	const struct topo_link *up = at == TOPO_NONE ? NULL : link_up(b, first);
	struct topo_link copy;
	struct topo_link *l;
	struct topo_node *n;

	if (!up) {
		return TOPO_NONE;
	}
	copy = *up;
	copy.a = at;
	l = build_link(b, copy.kind, at, copy.b);
	if (!l) {
		return TOPO_NONE;
	}
	*l = copy;
	n = build_at(b, at);
	*n = *build_at(b, first);
	text_copy(n->name, sizeof(n->name), name);
	text_copy(n->rdma, sizeof(n->rdma), rdma);
	n->pci[0] = '\0';
	n->port = port;
	port_interface(n->ifname, sizeof(n->ifname), rdma, port);
	n->bw = nic_bw(n);
	n->guid = nic_guid(rdma);
	text_fmt(n->note, sizeof(n->note), "shares the link of %.32s", build_at(b, first)->name);
	return at;
}

static void scan_ports(struct topo_build *b, uint32_t first, const char *rdma,
		       const struct ports *p)
{
	char name[32];

	for (unsigned int i = 1; i < p->n; i++) {
		text_fmt(name, sizeof(name), "%.24s:%u", rdma, p->v[i]);
		(void)scan_beside(b, first, name, rdma, p->v[i]);
	}
}

void scan_nic(struct topo_build *b, const char *pci, unsigned int number)
{
	char rdma[24], ifname[24], name[32], folder[40];
	struct ports ports = { .n = 0 };
	struct topo_node *n;
	uint32_t at;

	if (!scan_name_in(ifname, sizeof(ifname), pci, "net") && virtio_of(folder, pci)) {
		(void)scan_name_in(ifname, sizeof(ifname), pci, folder);
	}
	(void)scan_name_in(rdma, sizeof(rdma), pci, "infiniband");
	text_fmt(name, sizeof(name), "nic%u", number);
	if (rdma[0] && build_find(b, rdma) == TOPO_NONE) {
		text_copy(name, sizeof(name), rdma);
	} else if (ifname[0] && build_find(b, ifname) == TOPO_NONE) {
		text_copy(name, sizeof(name), ifname);
	}
	at = scan_function(b, TOPO_NODE_NIC, name, pci);
	if (at == TOPO_NONE) {
		return;
	}
	if (rdma[0]) {
		find_ports(&ports, rdma);
	}
	if (ports.n > 1) {
		port_interface(ifname, sizeof(ifname), rdma, ports.v[0]);
	}
	n = build_at(b, at);
	text_copy(n->rdma, sizeof(n->rdma), rdma);
	text_copy(n->ifname, sizeof(n->ifname), ifname);
	n->port = rdma[0] ? ports.v[0] : 0;
	n->bw = nic_bw(n);
	n->guid = rdma[0] ? nic_guid(rdma) : 0;
	scan_ports(b, at, rdma, &ports);
}

/* The NIC of this PCI address, RDMA device or interface; TOPO_NONE. */
static uint32_t find_nic(const struct topo_build *b, const char *pci, const char *rdma,
			 const char *ifname)
{
	for (uint32_t i = 0; i < b->g->n_nodes; i++) {
		const struct topo_node *n = &b->g->nodes[i];

		if (n->kind == TOPO_NODE_NIC &&
		    ((*pci && strcmp(n->pci, pci) == 0) || (*rdma && strcmp(n->rdma, rdma) == 0) ||
		     (*ifname && strcmp(n->ifname, ifname) == 0))) {
			return i;
		}
	}
	return TOPO_NONE;
}

/* An RDMA device on no PCI function: software on an interface, or of the processor's own chip. Its
 * bytes go through host memory, near the NIC that it sends by. */
static uint32_t scan_apart(struct topo_build *b, const char *rdma, unsigned int port, bool soft)
{
	uint32_t at = build_node(b, TOPO_NODE_NIC, rdma);
	struct topo_node *n;
	uint32_t by;
	int numa;

	if (at == TOPO_NONE) {
		return at;
	}
	n = build_at(b, at);
	text_copy(n->rdma, sizeof(n->rdma), rdma);
	port_interface(n->ifname, sizeof(n->ifname), rdma, port);
	n->port = port;
	n->flags = soft ? TOPO_SOFT : 0;
	n->bw = nic_bw(n);
	n->guid = nic_guid(rdma);
	by = find_nic(b, "", "", n->ifname);
	by = by == at ? TOPO_NONE : by;
	if (soft) {
		text_fmt(n->note, sizeof(n->note), "software%s%s", n->ifname[0] ? ", over " : "",
			 n->ifname);
	}
	numa = by == TOPO_NONE ? -1 : build_at(b, by)->numa;
	n->numa = build_at(b, 0)->numa;
	for (uint32_t i = 0; i < b->g->n_nodes; i++) {
		if (b->g->nodes[i].kind == TOPO_NODE_NUMA && b->g->nodes[i].numa == numa) {
			n->numa = numa;
			(void)build_link(b, TOPO_LINK_LOCAL, at, i);
			return at;
		}
	}
	(void)build_link(b, TOPO_LINK_LOCAL, at, 0);
	return at;
}

static int on_rdma(const char *name, void *arg)
{
	struct topo_build *b = arg;
	char path[READ_PATH], dir[READ_PATH], pci[SCAN_ADDRESS];
	struct ports ports;
	uint32_t first, at;

	if (strlen(name) >= sizeof(b->g->nodes->rdma) || find_nic(b, "", name, "") != TOPO_NONE) {
		return 0;
	}
	text_fmt(path, sizeof(path), RDMA "/%s", name);
	if (read_link(path, dir, sizeof(dir)) || !read_exists("%s", dir)) {
		return 0;
	}
	pci_of_path(dir, pci, sizeof(pci));
	first = find_nic(b, pci, "", "");
	find_ports(&ports, name);
	at = first == TOPO_NONE
		     ? scan_apart(b, name, ports.v[0], strstr(dir, "/devices/virtual/") != NULL)
		     : scan_beside(b, first, name, name, ports.v[0]);
	if (at != TOPO_NONE) {
		scan_ports(b, at, name, &ports);
	}
	return b->err != 0;
}

void scan_rdma(struct topo_build *b)
{
	if (!b->err) {
		(void)read_list(RDMA, on_rdma, b);
	}
}

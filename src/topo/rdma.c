/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#include "topo/rdma.h"

#include <arpa/inet.h>
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/alloc.h"
#include "base/bits.h"
#include "base/text.h"
#include "topo/num.h"
#include "topo/pci.h"
#include "topo/read.h"

#define RDMA "/sys/class/infiniband"
#define VERBS "/sys/class/infiniband_verbs"
#define DEVICES "/sys/bus/pci/devices"
#define IFF_UP_BIT 1u

/* A port of RoCE has an entry for each address and version; tables have 256 places. */
#define GIDS_MAX 256u

/* Drivers of network functions, and the module of theirs that makes the RDMA device. */
static const struct {
	const char *driver;
	const char *module;
} parts[] = {
	{ "mlx5_core", "mlx5_ib" }, { "mlx4_core", "mlx4_ib" },	  { "ice", "irdma" },
	{ "i40e", "irdma" },	    { "bnxt_en", "bnxt_re" },	  { "mana", "mana_ib" },
	{ "ionic", "ionic_rdma" },  { "hns3", "hns_roce_hw_v2" }, { "qede", "qedr" },
};

/* The addresses that a packet of RoCE has beside its data, at most: GRH, UDP, BTH, XRC, atomics and
 * the check sum, as the kernel counts them. */
#define ROCE_HEADERS 96u

unsigned int topo_rdma_mtu(unsigned int interface_mtu)
{
	unsigned int mtu = 4096;

	while (mtu >= 256 && interface_mtu < mtu + ROCE_HEADERS) {
		mtu /= 2;
	}
	return mtu >= 256 ? mtu : 0;
}

bool topo_gid_link_local(const struct topo_gid *g)
{
	return g->raw[0] == 0xfe && (g->raw[1] & 0xc0) == 0x80;
}

bool topo_gid_ipv4(const struct topo_gid *g)
{
	static const uint8_t prefix[12] = { [10] = 0xff, [11] = 0xff };

	return memcmp(g->raw, prefix, sizeof(prefix)) == 0;
}

void topo_gid_text(const struct topo_gid *g, char *dst, unsigned int space)
{
	char s[INET6_ADDRSTRLEN] = "";

	if (topo_gid_ipv4(g)) {
		(void)inet_ntop(AF_INET, g->raw + 12, s, sizeof(s));
	} else {
		(void)inet_ntop(AF_INET6, g->raw, s, sizeof(s));
	}
	text_copy(dst, space, s);
}

/* "4: ACTIVE": the number, and behind it the word. */
static unsigned int read_state(char *word, size_t space, const char *dev, unsigned int port,
			       const char *file)
{
	char line[48];
	unsigned int value;
	int used = 0;

	word[0] = '\0';
	if (!read_word(line, sizeof(line), RDMA "/%s/ports/%u/%s", dev, port, file) ||
	    sscanf(line, "%u: %n", &value, &used) != 1) {
		return 0;
	}
	text_copy(word, space, line + used);
	return value;
}

static bool interface_down(const char *ifname)
{
	char word[32];

	return ifname[0] && read_word(word, sizeof(word), "/sys/class/net/%s/flags", ifname) &&
	       !(strtoul(word, NULL, 16) & IFF_UP_BIT);
}

/* "fe80:0000:0000:0000:0202:c9ff:fe00:0001"; false: none, or all zeros. */
static bool read_gid(uint8_t raw[16], const char *dev, unsigned int port, unsigned int index)
{
	static const uint8_t none[16];
	char word[48];

	return read_word(word, sizeof(word), RDMA "/%s/ports/%u/gids/%u", dev, port, index) &&
	       inet_pton(AF_INET6, word, raw) == 1 && memcmp(raw, none, sizeof(none)) != 0;
}

struct gids {
	const char *dev;
	struct topo_rdma_port *port;
	size_t space;
	bool failed;
	unsigned int at[GIDS_MAX]; /* indices, as they come */
	unsigned int n;
};

static int take_index(const char *name, void *arg)
{
	struct gids *g = arg;
	const char *end;
	double index = num_read(name, &end);

	if (index >= 0 && index < GIDS_MAX && !*end && g->n < GIDS_MAX) {
		g->at[g->n++] = (unsigned int)index;
	}
	return 0;
}

static int by_index(const void *a, const void *b)
{
	unsigned int x = *(const unsigned int *)a;
	unsigned int y = *(const unsigned int *)b;

	return (x > y) - (x < y);
}

static bool add_gid(struct gids *g, unsigned int index)
{
	struct topo_rdma_port *p = g->port;
	struct topo_gid e = { .index = index };
	char type[24];

	if (!read_gid(e.raw, g->dev, p->number, index)) {
		return true;
	}
	/* In a container an entry of another network namespace has no readable type. */
	if (!read_word(type, sizeof(type), RDMA "/%s/ports/%u/gid_attrs/types/%u", g->dev,
		       p->number, index) &&
	    !p->ib) {
		return true;
	}
	e.type = p->ib ? TOPO_GID_IB : strstr(type, "RoCE v2") ? TOPO_GID_V2 : TOPO_GID_V1;
	(void)read_word(e.ifname, sizeof(e.ifname), RDMA "/%s/ports/%u/gid_attrs/ndevs/%u", g->dev,
			p->number, index);
	e.down = interface_down(e.ifname);
	if (!alloc_grow(&p->v, &g->space, p->n, sizeof(*p->v))) {
		return false;
	}
	p->v[p->n++] = e;
	return true;
}

static bool read_gids(const char *dev, struct topo_rdma_port *p)
{
	struct gids g = { .dev = dev, .port = p };
	char path[READ_PATH];

	text_fmt(path, sizeof(path), RDMA "/%s/ports/%u/gids", dev, p->number);
	(void)read_list(path, take_index, &g);
	qsort(g.at, g.n, sizeof(g.at[0]), by_index);
	for (unsigned int i = 0; i < g.n; i++) {
		if (!add_gid(&g, g.at[i])) {
			return false;
		}
	}
	return true;
}

static int take_name(const char *name, void *arg)
{
	text_copy(arg, 24, name);
	return 1;
}

/* The interface of the first address, or of the function where no address names one. */
static void read_interface(const struct topo_rdma *d, struct topo_rdma_port *p)
{
	char path[READ_PATH];

	(void)read_word(p->ifname, sizeof(p->ifname), RDMA "/%s/ports/%u/gid_attrs/ndevs/0",
			d->name, p->number);
	if (!p->ifname[0] && d->n == 1) {
		text_fmt(path, sizeof(path), RDMA "/%s/device/net", d->name);
		(void)read_list(path, take_name, p->ifname);
	}
	p->mtu =
		p->ifname[0] ? (unsigned int)read_number(0, "/sys/class/net/%s/mtu", p->ifname) : 0;
	p->down = interface_down(p->ifname);
}

static bool read_port(const struct topo_rdma *d, struct topo_rdma_port *p)
{
	char word[24], layer[24];
	const char *end;
	unsigned int state = read_state(word, sizeof(word), d->name, p->number, "state");

	p->state = state <= TOPO_RDMA_ACTIVE ? (enum topo_rdma_state)state : TOPO_RDMA_UNKNOWN;
	p->phys = read_state(p->phys_word, sizeof(p->phys_word), d->name, p->number, "phys_state");
	if (read_word(p->rate, sizeof(p->rate), RDMA "/%s/ports/%u/rate", d->name, p->number)) {
		p->gbits = num_read(p->rate, &end);
		end = strchr(end, '(');
		p->lanes = end ? (unsigned int)strtoul(end + 1, NULL, 10) : 0;
	}
	p->ib = read_word(layer, sizeof(layer), RDMA "/%s/ports/%u/link_layer", d->name,
			  p->number) &&
		strcmp(layer, "InfiniBand") == 0;
	read_interface(d, p);
	return read_gids(d->name, p);
}

static int take_port(const char *name, void *arg)
{
	struct topo_rdma *d = arg;
	const char *end;
	double port = num_read(name, &end);

	if (port >= 1 && port < 256 && !*end && d->n < TOPO_RDMA_PORTS) {
		d->ports[d->n++].number = (unsigned int)port;
	}
	return 0;
}

struct rdma_listing {
	struct topo_rdmas *all;
	size_t space;
};

/* The driver of a PCI function, "" if none is bound. */
static void read_driver(char *dst, size_t space, const char *pci)
{
	char path[READ_PATH], dir[READ_PATH];

	dst[0] = '\0';
	text_fmt(path, sizeof(path), DEVICES "/%s/driver", pci);
	if (pci[0] && read_link(path, dir, sizeof(dir)) == 0) {
		text_copy(dst, space, read_leaf(dir));
	}
}

static int on_device(const char *name, void *arg)
{
	struct rdma_listing *l = arg;
	char path[READ_PATH], dir[READ_PATH], word[32];
	struct topo_rdma *d;

	text_fmt(path, sizeof(path), RDMA "/%s", name);
	if (strlen(name) >= sizeof(d->name) || read_link(path, dir, sizeof(dir)) ||
	    !read_exists("%s", dir)) {
		return 0;
	}
	if (!alloc_grow(&l->all->v, &l->space, l->all->n, sizeof(*d))) {
		return -ENOMEM;
	}
	d = &l->all->v[l->all->n++];
	*d = (struct topo_rdma){ .kind = TOPO_RDMA_CA };
	text_copy(d->name, sizeof(d->name), name);
	pci_of_path(dir, d->pci, sizeof(d->pci));
	d->soft = strstr(dir, "/devices/virtual/") != NULL;
	read_driver(d->driver, sizeof(d->driver), d->pci);
	if (read_word(word, sizeof(word), RDMA "/%s/node_type", name)) {
		unsigned long type = strtoul(word, NULL, 10);

		d->kind = type == 1 ? TOPO_RDMA_CA : type == 4 ? TOPO_RDMA_IWARP : TOPO_RDMA_OTHER;
	}
	text_fmt(path, sizeof(path), RDMA "/%s/ports", name);
	(void)read_list(path, take_port, d);
	for (unsigned int i = 0; i < d->n; i++) {
		if (!read_port(d, &d->ports[i])) {
			return -ENOMEM;
		}
	}
	return 0;
}

static int on_verbs(const char *name, void *arg)
{
	struct topo_rdmas *all = arg;
	char word[64];

	if (!read_word(word, sizeof(word), VERBS "/%s/ibdev", name)) {
		return 0;
	}
	for (unsigned int i = 0; i < all->n; i++) {
		if (strcmp(all->v[i].name, word) == 0) {
			text_copy(all->v[i].uverbs, sizeof(all->v[i].uverbs), name);
		}
	}
	return 0;
}

int topo_rdma_list(struct topo_rdmas *out)
{
	struct rdma_listing l = { .all = out };
	int rc;

	*out = (struct topo_rdmas){ .uverbs = read_exists(VERBS) ||
					      read_exists("/sys/module/ib_uverbs") };
	rc = read_list(RDMA, on_device, &l);
	if (rc == -ENOMEM) {
		return rc;
	}
	(void)read_list(VERBS, on_verbs, out);
	return 0;
}

void topo_rdma_free(struct topo_rdmas *all)
{
	for (unsigned int i = 0; i < all->n; i++) {
		for (unsigned int p = 0; p < all->v[i].n; p++) {
			free(all->v[i].ports[p].v);
		}
	}
	free(all->v);
	*all = (struct topo_rdmas){ .n = 0 };
}

struct lacking {
	int (*fn)(const char *pci, const char *driver, const char *module, bool loaded, void *arg);
	void *arg;
};

static int take_any(const char *name, void *arg)
{
	(void)name;
	(void)arg;
	return 1;
}

/* Whether an RDMA device hangs on a function, also by an auxiliary bus. */
static int is_on(const char *name, void *arg)
{
	char path[READ_PATH], dir[READ_PATH], pci[16];

	text_fmt(path, sizeof(path), RDMA "/%s", name);
	if (read_link(path, dir, sizeof(dir))) {
		return 0;
	}
	pci_of_path(dir, pci, sizeof(pci));
	return strcmp(pci, arg) == 0;
}

static int on_function(const char *pci, void *arg)
{
	struct lacking *l = arg;
	char path[READ_PATH], driver[32], address[16];

	read_driver(driver, sizeof(driver), pci);
	text_copy(address, sizeof(address), pci);
	for (size_t i = 0; driver[0] && i < ARRAY_LEN(parts); i++) {
		if (strcmp(driver, parts[i].driver) != 0) {
			continue;
		}
		text_fmt(path, sizeof(path), DEVICES "/%s/infiniband", pci);
		if (read_list(path, take_any, NULL) == 1 || read_list(RDMA, is_on, address) == 1) {
			return 0;
		}
		return l->fn(pci, driver, parts[i].module,
			     read_exists("/sys/module/%s", parts[i].module), l->arg);
	}
	return 0;
}

int topo_rdma_lacking(int (*fn)(const char *pci, const char *driver, const char *module,
				bool loaded, void *arg),
		      void *arg)
{
	struct lacking l = { fn, arg };

	return read_list(DEVICES, on_function, &l);
}

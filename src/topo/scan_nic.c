/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/* NICs, with their interfaces and RDMA devices. */

#include <string.h>

#include "base/text.h"
#include "topo/num.h"
#include "topo/scan.h"

#define DEVICES "/sys/bus/pci/devices"

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

/* Gb/s of a port -> GB/s, without what its frames take: as NCCL counts it, an eighth. */
static double nic_bw(const struct topo_node *n)
{
	char rate[48];
	long long mbits;

	if (n->rdma[0] &&
	    read_word(rate, sizeof(rate), "/sys/class/infiniband/%s/ports/1/rate", n->rdma)) {
		return num_read(rate, NULL) / 8;
	}
	mbits = n->ifname[0] ? read_number(0, "/sys/class/net/%s/speed", n->ifname) : 0;
	return mbits > 0 ? (double)mbits / 8000 : 0;
}

static uint64_t nic_guid(const char *rdma)
{
	char word[32];
	uint64_t guid = 0;

	(void)read_word(word, sizeof(word), "/sys/class/infiniband/%s/sys_image_guid", rdma);
	for (const char *p = word; *p; p++) {
		int digit = *p >= '0' && *p <= '9'   ? *p - '0'
			    : *p >= 'a' && *p <= 'f' ? *p - 'a' + 10
						     : -1;

		guid = digit < 0 ? guid : guid << 4 | (uint64_t)digit;
	}
	return guid;
}

void scan_nic(struct topo_build *b, const char *pci, unsigned int number)
{
	char rdma[24], ifname[24], name[32], folder[40];
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
	n = build_at(b, at);
	text_copy(n->rdma, sizeof(n->rdma), rdma);
	text_copy(n->ifname, sizeof(n->ifname), ifname);
	n->port = rdma[0] ? 1 : 0;
	n->bw = nic_bw(n);
	n->guid = rdma[0] ? nic_guid(rdma) : 0;
}

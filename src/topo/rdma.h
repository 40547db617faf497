/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#ifndef TOPO_RDMA_H
#define TOPO_RDMA_H

/*
 * RDMA devices as sysfs shows them: their requirements, ports and addresses. Only files of sysfs
 * are opened, so neither root nor a library is needed.
 */

#include <stdbool.h>
#include <stdint.h>

#define TOPO_RDMA_PORTS 8u

/* The numbers are the kernel's. */
enum topo_rdma_state {
	TOPO_RDMA_UNKNOWN = 0,
	TOPO_RDMA_DOWN = 1,
	TOPO_RDMA_INIT = 2,
	TOPO_RDMA_ARMED = 3,
	TOPO_RDMA_ACTIVE = 4,
};

enum topo_rdma_kind {
	TOPO_RDMA_OTHER,
	TOPO_RDMA_CA, /* InfiniBand or RoCE */
	TOPO_RDMA_IWARP,
};

enum topo_gid_type {
	TOPO_GID_IB, /* of InfiniBand */
	TOPO_GID_V1, /* of RoCE: inside one Ethernet network alone */
	TOPO_GID_V2, /* of RoCE: in UDP, routable */
};

struct topo_gid {
	unsigned int index;
	enum topo_gid_type type;
	uint8_t raw[16];
	char ifname[24]; /* "" unknown, or in another network namespace */
	bool down;	 /* the interface is known not to be up */
};

struct topo_rdma_port {
	unsigned int number;
	enum topo_rdma_state state;
	unsigned int phys; /* 5 is a link that is up, 0 unknown */
	char phys_word[24];
	char rate[32]; /* "200 Gb/sec (4X HDR)", "" unknown */
	double gbits;  /* 0 unknown */
	unsigned int lanes;
	bool ib;	    /* else Ethernet */
	char ifname[24];    /* the interface that it sends by, "" none or unknown */
	unsigned int mtu;   /* of that, 0 unknown */
	bool down;	    /* that is known not to be up */
	struct topo_gid *v; /* those that are used */
	unsigned int n;
};

struct topo_rdma {
	char name[64];	 /* "mlx5_0" */
	char pci[16];	 /* "" on no PCI function */
	char driver[32]; /* of that, "" unknown */
	char uverbs[24]; /* "uverbs0", whose node is in /dev/infiniband; "": it has none */
	enum topo_rdma_kind kind;
	bool soft; /* software */
	unsigned int n;
	struct topo_rdma_port ports[TOPO_RDMA_PORTS];
};

struct topo_rdmas {
	struct topo_rdma *v;
	unsigned int n;
	/* The kernel has the part by which processes use such devices. */
	bool uverbs;
};

/* Lists all RDMA devices of this machine, by name. Returns 0 or -ENOMEM; in both cases, the caller
 * frees the list with topo_rdma_free(). */
int topo_rdma_list(struct topo_rdmas *out);
void topo_rdma_free(struct topo_rdmas *all);

/*
 * NICs whose driver has an RDMA part and that have no RDMA device: fn gets the PCI address, the
 * driver, the module that makes the device, and whether that is loaded. Ends when fn returns other
 * than 0, with that.
 */
int topo_rdma_lacking(int (*fn)(const char *pci, const char *driver, const char *module,
				bool loaded, void *arg),
		      void *arg);

/* The largest MTU of RDMA, in bytes, whose packets an Ethernet interface carries; 0: not even the
 * least. */
unsigned int topo_rdma_mtu(unsigned int interface_mtu);

/* "10.0.0.1", "fe80::1". */
void topo_gid_text(const struct topo_gid *g, char *dst, unsigned int space);
bool topo_gid_link_local(const struct topo_gid *g);
bool topo_gid_ipv4(const struct topo_gid *g);

#endif

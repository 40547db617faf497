/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#ifndef MOVE_NIC_REPORT_H
#define MOVE_NIC_REPORT_H

/*
 * Reports of NICs, by the library that drives them: NICs are opened, asked and closed again. A
 * mover's open NICs are not touched.
 */

#include <stdbool.h>
#include <stdint.h>

struct config;

#define LOOK_NICS 64u
#define LOOK_PORTS 8u

struct look_port {
	unsigned int state;   /* 4 is active, as the kernel numbers them; 0 unknown */
	unsigned int mtu;     /* bytes; 0 unknown */
	unsigned int mtu_max; /* that the port can */
};

struct look_nic {
	char name[64]; /* "mlx5_0" */
	int err;       /* 0: it was opened; else why not, a positive errno */
	int dmabuf;    /* it registers dma-bufs: 1, 0, -1 unknown */
	unsigned int n;
	struct look_port ports[LOOK_PORTS]; /* of port 1 and the following */
};

struct look_nics {
	bool loaded;	 /* the library; else `why` says why not, with the remedy */
	bool has_dmabuf; /* the library has the call that registers dma-bufs */
	char why[192];
	bool more;	/* the library lists more than there is space for */
	unsigned int n; /* of them */
	struct look_nic v[LOOK_NICS];
};

/* Loads the library, which stays; so a child of fork() cannot use it afterwards. In a thread of its
 * own, since a driver whose hardware hangs may not answer for minutes. 0; -ETIMEDOUT: it has not
 * answered in time, and the thread ends when it does; -ENOMEM, or another -errno: there is no
 * thread. Any thread, without locks. */
int look_at_nics(const struct config *c, uint64_t patience_ns, struct look_nics *out);

struct look_fabric {
	char provider[64];    /* of libfabric, that may have an adapter here; "": none */
	unsigned int version; /* of libfabric, major << 16 | minor; 0: `why` it cannot be used */
	char why[300];
};

/* Loads libfabric, if there may be an adapter for it; then it stays. Any thread, without locks. */
void look_at_fabric(const struct config *c, struct look_fabric *out);

/* How good an address of a port is; the port is spoken to by the first of the best. Negative: it is
 * of no use. `type`: 0 InfiniBand, 1 RoCE v1, 2 RoCE v2. */
int look_gid_score(const uint8_t raw[16], unsigned int type);

#endif

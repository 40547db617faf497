/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#ifndef DEV_PROBE_H
#define DEV_PROBE_H

/*
 * Facts about GPUs from the vendor's management library: their links, and whether they have peer
 * access. This library is not the driver: a query creates no context, uses no GPU memory and takes
 * some 10 ms, and it lists GPUs that the driver would not start. One thread opens, uses and closes
 * a session.
 */

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

struct config;
struct dev_probe;

/* A GPU without its links. An unknown field is 0. */
struct dev_probe_gpu {
	char pci[16];	 /* "0000:04:00.0" */
	char model[64];	 /* "NVIDIA H200" */
	unsigned int sm; /* compute capability: 90 is 9.0 */
	uint64_t memory;
	uint64_t bar1;
	unsigned int pcie_gen, pcie_gen_max;
	unsigned int pcie_width, pcie_width_max;
	unsigned int c2c_links;	 /* between it and its processor */
	unsigned int c2c_mbytes; /* MB/s of all of them */
};

enum dev_probe_far {
	DEV_PROBE_FAR_UNKNOWN,
	DEV_PROBE_FAR_GPU,
	DEV_PROBE_FAR_SWITCH,
	DEV_PROBE_FAR_PROCESSOR,
};

/* An NVLink that is up. */
struct dev_probe_link {
	unsigned int number;
	enum dev_probe_far far;
	char pci[16]; /* at its other end; "": this machine does not show it */
};
#define DEV_PROBE_LINKS_MAX 36

/* What two GPUs can do with each other's memory, and how. */
enum dev_probe_what {
	DEV_PROBE_READ,
	DEV_PROBE_WRITE,
	DEV_PROBE_NVLINK,
	DEV_PROBE_ATOMICS,
};

enum dev_probe_answer {
	DEV_PROBE_YES,
	DEV_PROBE_NO_CHIPSET, /* the processors' chips do not forward it */
	DEV_PROBE_NO_GPU,     /* the GPU cannot */
	DEV_PROBE_NO_PLACE,   /* their host bridges do not forward it to each other */
	DEV_PROBE_OFF,	      /* a setting of the driver's switches it off */
	DEV_PROBE_NO,
	DEV_PROBE_UNKNOWN,
};

/* 0; -ENODEV: there is no such library, or it does not start: `why` has the reason and the remedy.
 * -ENOMEM. */
int dev_probe_open(const struct config *c, struct dev_probe **out, char *why, size_t space);
void dev_probe_close(struct dev_probe *p);

unsigned int dev_probe_count(const struct dev_probe *p);
/* -EINVAL: no such GPU; -EIO: it does not answer (fallen off the bus, say). */
int dev_probe_gpu(struct dev_probe *p, unsigned int i, struct dev_probe_gpu *out);
/* Fills v with the GPU's links that are up. Returns their number, or -EIO. Takes some 8 ms for 18
 * links. */
int dev_probe_links(struct dev_probe *p, unsigned int i,
		    struct dev_probe_link v[DEV_PROBE_LINKS_MAX]);
enum dev_probe_answer dev_probe_peers(struct dev_probe *p, unsigned int from, unsigned int to,
				      enum dev_probe_what what);

/* How a GPU is set up, and who uses it. -1: unknown. */
enum dev_probe_fabric {
	DEV_PROBE_FABRIC_NONE, /* it needs none */
	DEV_PROBE_FABRIC_NOT_STARTED,
	DEV_PROBE_FABRIC_IN_PROGRESS,
	DEV_PROBE_FABRIC_DONE,
	DEV_PROBE_FABRIC_UNKNOWN,
};
struct dev_probe_health {
	int busy;	    /* percent of the last second, the more of computing and memory */
	int processes;	    /* that use it */
	int persistence;    /* 1 on, 0 off */
	int mig;	    /* 1 on, 0 off */
	int virtualization; /* NVML's number: 0 none, 1 passed through, 2 a share of a GPU */
	enum dev_probe_fabric fabric;
	unsigned int fabric_error; /* of one that is done, 0 none */
	bool fabric_wide;	   /* it joins several hosts */
};
/* -EIO: no such GPU, or it does not answer. */
int dev_probe_health(struct dev_probe *p, unsigned int i, struct dev_probe_health *out);

/* Errors that an NVLink has counted since the driver was loaded, or they were set back. */
enum dev_probe_error {
	DEV_PROBE_REPLAY,
	DEV_PROBE_RECOVERY,
	DEV_PROBE_CRC_FLIT,
	DEV_PROBE_CRC_DATA,
	DEV_PROBE_ECC_DATA,
	DEV_PROBE_ERRORS,
};
const char *dev_probe_error_name(enum dev_probe_error what); /* "crc-flit" */
/* Whether it is known. */
bool dev_probe_link_error(struct dev_probe *p, unsigned int i, unsigned int link,
			  enum dev_probe_error what, uint64_t *out);
bool dev_probe_pcie_replays(struct dev_probe *p, unsigned int i, uint64_t *out);

/* From here on errors that the driver reports of a GPU (Xid) are kept; dev_probe_xid() gives one
 * after the other, false when there are no more. *gpu: dev_probe_count() if it is none of these. */
void dev_probe_watch(struct dev_probe *p);
bool dev_probe_xid(struct dev_probe *p, unsigned int *gpu, uint64_t *xid);

/* Software GPUs, which no vendor lists: the i-th that the configuration asks for; false if there
 * are no more. */
struct dev_probe_soft {
	char name[32]; /* "soft:0" */
	char model[64];
	uint64_t memory;
};
bool dev_probe_soft(const struct config *c, unsigned int i, struct dev_probe_soft *out);

#endif

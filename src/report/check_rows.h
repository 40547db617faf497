/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#ifndef REPORT_CHECK_ROWS_H
#define REPORT_CHECK_ROWS_H

/*
 * Shared by the parts of pl_check(). Each part checks one side of the machine and adds its rows in
 * reading order; pl_check() delivers the most serious first.
 */

#include <stdbool.h>
#include <stddef.h>

#include <peerlane/check.h>

#include "dev/dev.h"
#include "dev/table.h"
#include "report/findings.h"
#include "topo/topo.h"

struct config;

struct check_row {
	enum finding kind;
	enum pl_check_level level;
	char *subject;
	char *finding;
	char *remedy;
	char *detail; /* NULL: none */
};

/* A GPU that other devices may access. */
struct check_gpu {
	char name[32];
	char pci[16];
	struct dev *dev; /* NULL: it cannot be opened */
	bool multicast;
	bool exports;  /* other processes can be given its memory */
	bool isolated; /* only processors and its peers can access its memory */
	bool dmabuf;   /* its memory was exported as a dma-buf */
	bool bar_gap;  /* its memory does not lie in its aperture as drives need it */
	bool flushes;  /* what other devices write there is in order, or can be flushed */
};

struct check {
	const struct config *config;
	struct dev_table *devices;
	const struct dev_driver *const *drivers;
	struct topo_kernel kernel;
	unsigned int gpus;     /* fit, and not of software */
	unsigned int fit;      /* of any kind */
	unsigned int bars;     /* memory on PCIe BARs that drives can access */
	bool peer_dma;	       /* one of the GPUs lets other devices reach its memory */
	bool dmabuf_works;     /* on one of them at least */
	bool gpus_p2p;	       /* nothing is known to keep drives from their memory */
	struct check_gpu *gpu; /* `gpus` of them */
	size_t gpu_space;
	/* The rows; when memory runs out, `failed` says so once for all. */
	struct check_row *v;
	size_t n;
	size_t space;
	bool failed;
};

/* Adds a row with the usual level and remedy. The strings are copied, with '?' for control
 * characters. */
void check_add(struct check *c, enum finding kind, const char *subject, const char *text, ...)
	__attribute__((format(printf, 4, 5)));
/* Adds a row with another level and, unless it is NULL, another remedy. */
void check_add_as(struct check *c, enum finding kind, enum pl_check_level level,
		  const char *subject, const char *remedy, const char *text, ...)
	__attribute__((format(printf, 6, 7)));

/* More lines for the row that was added last, each ended by a newline. */
void check_detail(struct check *c, const char *lines);

/* Keeps a GPU for the parts that come after. Returns false if there is no memory. */
bool check_keep_gpu(struct check *c, const struct dev_props *p);

/* Gives all rows to fn, level by level, each in the order in which they were found; what fn
 * returned to stop, or -ENOMEM. */
int check_deliver(const struct check *c, int (*fn)(const struct pl_check_row *row, void *arg),
		  void *arg);
void check_finish(struct check *c);

/* The level of a missing faster path: INFO where no GPU could use it. */
enum pl_check_level check_missing(const struct check *c);

void check_gpus(struct check *c); /* first: the other parts use its results */
void check_kernel_paths(struct check *c);
void check_gpu_p2pdma(struct check *c); /* the kernel paths of drives to GPU memory */
void check_storage(struct check *c);
void check_process(struct check *c);
void check_rdma(struct check *c);
void check_fabric(struct check *c);
void check_coll(struct check *c);
/* For pl_doctor() too: none of them starts a driver. */
void check_nodes(struct check *c);
void check_iommu(struct check *c);
void check_memlock(struct check *c);

#endif

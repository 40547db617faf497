/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#ifndef OFI_IMPL_H
#define OFI_IMPL_H

/* Between the files of this folder. */

#include "ofi/ofi.h"

#include <sys/uio.h>

#include <rdma/fabric.h>
#include <rdma/fi_domain.h>
#include <rdma/fi_endpoint.h>
#include <rdma/fi_eq.h>

#define LIST_MOST 32u

struct ofi_list {
	struct fi_info *all;
	struct fi_info *v[LIST_MOST]; /* of these, one for each adapter */
	unsigned int n;
};

struct endpoint {
	struct fid_ep *ep;
	struct fid_cq *cq;
	struct fid_av *av;
	int fd; /* of the completion queue; -1: it has none */
};

struct ofi_card {
	struct fi_info *info;
	struct fid_fabric *fabric;
	struct fid_domain *domain;
	struct endpoint target;
};

struct ofi_mem {
	struct fid_mr *mr;
	uint64_t addr;
};

struct ofi_end {
	struct ofi_card *card;
	struct endpoint at;
	fi_addr_t peer;
	unsigned int in_flight; /* posted, and not seen to have ended */
};

/* ofi.c: of a failure, the words into `why`: -errno. */
int ofi_failed(int rc, const char *what, char *why, size_t space);
int ofi_endpoint_open(struct ofi_card *c, size_t depth, struct endpoint *out, const char **what);
void ofi_endpoint_close(struct endpoint *e); /* also one that was not opened */

/* end.c */
extern const struct ofi_end_ops ofi_ends;

#endif

/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/* Endpoints with their queues, as adapters and ends open them. */

#include "ofi/impl.h"

#include <errno.h>
#include <stdio.h>

#include <rdma/fi_cm.h>
#include <rdma/fi_errno.h>

int ofi_failed(int rc, const char *what, char *why, size_t space)
{
	(void)snprintf(why, space, "libfabric: %s: %s", what, fi_strerror(-rc));
	return rc == -FI_ENOMEM ? -ENOMEM : rc == -FI_EMFILE ? -EMFILE : -EOPNOTSUPP;
}

int ofi_endpoint_open(struct ofi_card *c, size_t depth, struct endpoint *out, const char **what)
{
	struct fi_av_attr av = { .type = FI_AV_UNSPEC, .count = 1 };
	struct fi_cq_attr cq = { .size = depth,
				 .format = FI_CQ_FORMAT_CONTEXT,
				 .wait_obj = FI_WAIT_FD };
	int rc;

	*what = "an address vector";
	rc = fi_av_open(c->domain, &av, &out->av, NULL);
	if (!rc) {
		*what = "a completion queue";
		rc = fi_cq_open(c->domain, &cq, &out->cq, NULL);
		if (rc == -FI_ENOSYS || rc == -FI_EOPNOTSUPP || rc == -FI_EINVAL) {
			cq.wait_obj = FI_WAIT_NONE;
			rc = fi_cq_open(c->domain, &cq, &out->cq, NULL);
		}
	}
	out->fd = -1;
	if (!rc && cq.wait_obj == FI_WAIT_FD && fi_control(&out->cq->fid, FI_GETWAIT, &out->fd)) {
		out->fd = -1;
	}
	if (!rc) {
		*what = "an endpoint";
		rc = fi_endpoint(c->domain, c->info, &out->ep, NULL);
	}
	rc = rc ? rc : fi_ep_bind(out->ep, &out->av->fid, 0);
	rc = rc ? rc : fi_ep_bind(out->ep, &out->cq->fid, FI_TRANSMIT | FI_RECV);
	rc = rc ? rc : fi_enable(out->ep);
	if (rc) {
		ofi_endpoint_close(out);
	}
	return rc;
}

void ofi_endpoint_close(struct endpoint *e)
{
	if (e->ep) {
		(void)fi_close(&e->ep->fid);
	}
	if (e->cq) {
		(void)fi_close(&e->cq->fid);
	}
	if (e->av) {
		(void)fi_close(&e->av->fid);
	}
	*e = (struct endpoint){ .fd = -1 };
}

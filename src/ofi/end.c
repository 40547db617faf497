/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/* Ends: endpoints of this side by which one other process is asked. */

#include "ofi/impl.h"

#include <errno.h>
#include <stdlib.h>
#include <time.h>

#include <rdma/fi_atomic.h>
#include <rdma/fi_errno.h>
#include <rdma/fi_rma.h>

#define DEPTH 256u /* completions of an end */
#define LOOK 16u   /* that are taken at once */
#define DRAIN_NAPS 2000u
#define DRAIN_NAP_NS 100000 /* 200 ms in all */

_Static_assert(sizeof(((struct ofi_request *)0)->space) >= sizeof(struct fi_context2),
	       "libfabric's part of a request");

static int open_end(struct ofi_card *c, const void *address, size_t len, struct ofi_end **out,
		    char *why, size_t space)
{
	struct ofi_end *e = calloc(1, sizeof(*e));
	const char *what = "an end";
	unsigned char at[OFI_ADDRESS] = { 0 };
	int rc = e ? ofi_endpoint_open(c, DEPTH, &e->at, &what) : -FI_ENOMEM;

	(void)len;
	if (!rc) {
		what = "the other side's address";
		for (size_t i = 0; i < len && i < sizeof(at); i++) {
			at[i] = ((const unsigned char *)address)[i];
		}
		e->card = c;
		/* How many were taken. */
		rc = fi_av_insert(e->at.av, at, 1, &e->peer, 0, NULL);
		rc = rc == 1 ? 0 : rc < 0 ? rc : -FI_EINVAL;
		if (rc) {
			ofi_endpoint_close(&e->at);
		}
	}
	if (rc) {
		free(e);
		return ofi_failed(rc, what, why, space);
	}
	*out = e;
	return 0;
}

static ssize_t post_atomic(struct ofi_end *e, struct ofi_request *r, void *desc)
{
	uint64_t *word = r->mem;

	return r->what == OFI_ADD
		       ? fi_fetch_atomic(e->at.ep, &word[1], 1, desc, &word[0], desc, e->peer,
					 r->addr, r->key, FI_UINT64, FI_SUM, r)
		       : fi_compare_atomic(e->at.ep, &word[1], 1, desc, &word[2], desc, &word[0],
					   desc, e->peer, r->addr, r->key, FI_UINT64, FI_CSWAP, r);
}

static ssize_t post_bytes(struct ofi_end *e, struct ofi_request *r, void *desc)
{
	struct iovec here = { r->mem, r->len };
	struct fi_rma_iov there = { .addr = r->addr, .len = r->len, .key = r->key };
	struct fi_msg_rma msg = {
		.desc = &desc, .iov_count = 1, .addr = e->peer, .rma_iov_count = 1, .context = r
	};

	msg.msg_iov = &here;
	msg.rma_iov = &there;
	return r->what == OFI_READ
		       ? fi_readmsg(e->at.ep, &msg, FI_COMPLETION)
		       : fi_writemsg(e->at.ep, &msg, FI_COMPLETION | FI_DELIVERY_COMPLETE);
}

/* What its error means for the caller. */
static int errno_of(int err)
{
	switch (err) {
	case FI_EACCES:
	case FI_EPERM:
	case FI_ENOKEY:
	case FI_EKEYREJECTED:
		return EACCES;
	case FI_ENOMEM:
		return ENOMEM;
	case FI_EFAULT:
		return EFAULT;
	case FI_ECANCELED:
	case FI_ECONNRESET:
		return ECONNRESET;
	case FI_EHOSTUNREACH:
	case FI_EHOSTDOWN:
	case FI_ENETUNREACH:
	case FI_ECONNREFUSED:
	case FI_ECONNABORTED:
	case FI_ENOTCONN:
	case FI_ESHUTDOWN:
	case FI_ETIMEDOUT:
	case FI_EIO: /* what some providers make of an adapter that does not answer */
		return EHOSTUNREACH;
	default:
		return EREMOTEIO;
	}
}

static int post(struct ofi_end *e, struct ofi_request *r)
{
	void *desc = r->of ? fi_mr_desc(r->of->mr) : NULL;
	ssize_t rc = r->what == OFI_READ || r->what == OFI_WRITE ? post_bytes(e, r, desc)
								 : post_atomic(e, r, desc);

	e->in_flight += !rc;
	return rc == -FI_EAGAIN ? -EAGAIN : rc < 0 ? -errno_of((int)-rc) : 0;
}

static void end_it(struct ofi_end *e, void *context, int err)
{
	struct ofi_request *r = context;

	if (r) {
		e->in_flight--;
		r->err = err;
		r->ended = true;
	}
}

static int look(struct ofi_end *e)
{
	struct fi_cq_entry done[LOOK];
	struct fi_cq_err_entry err = { 0 };
	ssize_t n = fi_cq_read(e->at.cq, done, LOOK);

	for (ssize_t i = 0; i < n; i++) {
		end_it(e, done[i].op_context, 0);
	}
	if (n == -FI_EAVAIL) {
		n = fi_cq_readerr(e->at.cq, &err, 0);
		if (n == 1) {
			end_it(e, err.op_context, errno_of(err.err));
		}
	}
	return n == -FI_EAGAIN ? 0 : n < 0 ? -EIO : (int)n;
}

static int sleep_for(struct ofi_end *e, int *fd)
{
	struct fid *all[1] = { &e->at.cq->fid };

	*fd = e->at.fd;
	return *fd < 0 ? -1 : fi_trywait(e->card->fabric, all, 1) ? -EAGAIN : 0;
}

/* Waits a moment for operations to end before a close. libfabric 1.17 crashes now and then when an
 * endpoint of its layer for datagrams (ofi_rxm) is closed with operations in flight: it accesses
 * their state after it has freed that. */
static void drain(struct ofi_end *e)
{
	for (unsigned int i = 0; e->in_flight && i < DRAIN_NAPS; i++) {
		int n = look(e);

		if (n < 0) {
			return;
		}
		if (!n) {
			(void)nanosleep(&(struct timespec){ 0, DRAIN_NAP_NS }, NULL);
		}
	}
}

static void close_end(struct ofi_end *e)
{
	drain(e);
	ofi_endpoint_close(&e->at);
	free(e);
}

const struct ofi_end_ops ofi_ends = {
	.open = open_end,
	.post = post,
	.look = look,
	.sleep = sleep_for,
	.close = close_end,
};

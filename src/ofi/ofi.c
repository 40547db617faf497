/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/* Adapters and memory: see ofi.h. Ends are in end.c. */

#include "ofi/impl.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>

#include <rdma/fi_cm.h>
#include <rdma/fi_errno.h>

#define RMA (FI_RMA | FI_READ | FI_WRITE | FI_REMOTE_READ | FI_REMOTE_WRITE)
/* What we do for a provider that asks for it. It gets none that asks for more. */
#define MR_MODES (FI_MR_LOCAL | FI_MR_VIRT_ADDR | FI_MR_ALLOCATED | FI_MR_PROV_KEY | FI_MR_ENDPOINT)
#define TARGET_DEPTH 256u

static unsigned int library(void)
{
	return fi_version();
}

/* An application asks for the version that it knows; a library that is older has not that one. */
static uint32_t asked_version(void)
{
	uint32_t ours = FI_VERSION(FI_MAJOR_VERSION, FI_MINOR_VERSION);

	return FI_VERSION_LT(fi_version(), ours) ? fi_version() : ours;
}

static struct fi_info *ask(const char *provider, uint64_t caps, uint64_t modes, int *rc)
{
	struct fi_info *hints = fi_allocinfo();
	struct fi_info *found = NULL;

	if (!hints) {
		*rc = -ENOMEM;
		return NULL;
	}
	hints->caps = RMA | caps;
	hints->mode = FI_CONTEXT | FI_CONTEXT2;
	hints->ep_attr->type = FI_EP_RDM;
	hints->domain_attr->mr_mode = (int)(MR_MODES | modes);
	hints->domain_attr->threading = FI_THREAD_DOMAIN;
	hints->domain_attr->resource_mgmt = FI_RM_ENABLED;
	/* A completion says that the bytes are in the other side's memory. */
	hints->tx_attr->op_flags = FI_DELIVERY_COMPLETE;
	hints->fabric_attr->prov_name = strdup(provider);
	*rc = hints->fabric_attr->prov_name
		      ? fi_getinfo(asked_version(), NULL, NULL, 0, hints, &found)
		      : -ENOMEM;
	fi_freeinfo(hints);
	if (*rc == 0 && found) {
		return found;
	}
	if (found) {
		fi_freeinfo(found);
	}
	return NULL;
}

/* Asks libfabric, with all those optional capabilities and modes that the provider has. */
static struct fi_info *ask_for_most(const char *provider, int *rc)
{
	static const struct {
		uint64_t caps;
		uint64_t modes;
	} wish[] = {
#ifdef FI_MR_DMABUF
		{ FI_ATOMIC | FI_HMEM, FI_MR_HMEM },
		{ FI_HMEM, FI_MR_HMEM },
#endif
		{ FI_ATOMIC, 0 },
		{ 0, 0 },
	};
	struct fi_info *found = NULL;

	for (size_t i = 0; !found && i < sizeof(wish) / sizeof(wish[0]); i++) {
		found = ask(provider, wish[i].caps, wish[i].modes, rc);
	}
	return found;
}

/* Whether an adapter is not in the list. An adapter may be there several times, for different
 * protocols: libfabric prefers the first. */
static bool is_new(const struct ofi_list *l, const struct fi_info *i)
{
	for (unsigned int k = 0; k < l->n; k++) {
		if (strcmp(l->v[k]->domain_attr->name, i->domain_attr->name) == 0) {
			return false;
		}
	}
	return true;
}

static int list(const char *provider, struct ofi_list **out, char *why, size_t space)
{
	struct ofi_list *l = calloc(1, sizeof(*l));
	int rc = -ENOMEM;

	if (l) {
		l->all = ask_for_most(provider, &rc);
	}
	if (!l || !l->all) {
		free(l);
		(void)snprintf(why, space,
			       "%s has no adapter here for access to remote memory (%s)", provider,
			       fi_strerror(-rc));
		return rc == -ENOMEM ? rc : 0;
	}
	for (struct fi_info *i = l->all; i && l->n < LIST_MOST; i = i->next) {
		/* Memory that has to be registered with each endpoint, on this side too, would be
		 * for each remote anew. */
		bool by_end = (i->domain_attr->mr_mode & (FI_MR_LOCAL | FI_MR_ENDPOINT)) ==
			      (FI_MR_LOCAL | FI_MR_ENDPOINT);

		if (!by_end && is_new(l, i)) {
			l->v[l->n++] = i;
		}
	}
	if (!l->n) {
		fi_freeinfo(l->all);
		free(l);
		(void)snprintf(why, space,
			       "%s wants memory registered with each endpoint of this side, which "
			       "Peerlane does not do",
			       provider);
		return 0;
	}
	*out = l;
	return (int)l->n;
}

static void unlist(struct ofi_list *l)
{
	fi_freeinfo(l->all);
	free(l);
}

static void copy_name(char *dst, const char *src)
{
	(void)snprintf(dst, OFI_NAME, "%s", src ? src : "");
}

static void info(const struct ofi_list *l, unsigned int at, struct ofi_card_info *out)
{
	const struct fi_info *i = l->v[at];
	const struct fi_link_attr *link = i->nic ? i->nic->link_attr : NULL;

	memset(out, 0, sizeof(*out));
	copy_name(out->provider, i->fabric_attr->prov_name);
	copy_name(out->name, i->domain_attr->name);
	out->protocol = i->ep_attr->protocol;
	out->protocol_version = i->ep_attr->protocol_version;
	out->bytes_per_ns = link ? (double)link->speed / 8e9 : 0; /* from bits per second */
	out->family = i->addr_format == FI_SOCKADDR_IN	  ? AF_INET
		      : i->addr_format == FI_SOCKADDR_IN6 ? AF_INET6
							  : 0;
	out->longest = i->ep_attr->max_msg_size ? i->ep_attr->max_msg_size : SIZE_MAX;
	out->atomics = i->caps & FI_ATOMIC;
	out->needs_serving = i->domain_attr->data_progress != FI_PROGRESS_AUTO ||
			     i->domain_attr->control_progress != FI_PROGRESS_AUTO;
	out->needs_mem = i->domain_attr->mr_mode & FI_MR_LOCAL;
	out->by_end = i->domain_attr->mr_mode & FI_MR_ENDPOINT;
#ifdef FI_MR_DMABUF
	out->has_dmabuf = i->caps & FI_HMEM;
#endif
}

static void close_card(struct ofi_card *c)
{
	ofi_endpoint_close(&c->target);
	if (c->domain) {
		(void)fi_close(&c->domain->fid);
	}
	if (c->fabric) {
		(void)fi_close(&c->fabric->fid);
	}
	if (c->info) {
		fi_freeinfo(c->info);
	}
	free(c);
}

static int open_card(const struct ofi_list *l, unsigned int at, struct ofi_card **out, char *why,
		     size_t space)
{
	struct ofi_card *c = calloc(1, sizeof(*c));
	const char *what = "a description";
	int rc = -FI_ENOMEM;

	if (!c) {
		return ofi_failed(rc, what, why, space);
	}
	c->info = fi_dupinfo(l->v[at]);
	if (c->info) {
		what = "the fabric";
		rc = fi_fabric(c->info->fabric_attr, &c->fabric, NULL);
	}
	if (!rc) {
		what = "the domain";
		rc = fi_domain(c->fabric, c->info, &c->domain, NULL);
	}
	rc = rc ? rc : ofi_endpoint_open(c, TARGET_DEPTH, &c->target, &what);
	if (rc) {
		close_card(c);
		return ofi_failed(rc, what, why, space);
	}
	*out = c;
	return 0;
}

static ssize_t address(struct ofi_card *c, void *out, size_t space)
{
	size_t len = space;
	int rc = fi_getname(&c->target.ep->fid, out, &len);

	return rc ? (rc == -FI_ETOOSMALL ? -ENOSPC : -EIO) : (ssize_t)len;
}

/* Serves others' operations. The target has posted nothing, so all completions are others'
 * operations that failed. */
static int serve(struct ofi_card *c, int *fd)
{
	struct fi_cq_entry done[8];
	struct fi_cq_err_entry err = { 0 };
	struct fid *all[1] = { &c->target.cq->fid };
	ssize_t n = fi_cq_read(c->target.cq, done, 8);

	if (n == -FI_EAVAIL) {
		(void)fi_cq_readerr(c->target.cq, &err, 0);
	}
	*fd = c->target.fd;
	if (n != -FI_EAGAIN) {
		return n > 0 ||
		       /* or the queue is broken, and reports nothing from then on */
		       n == -FI_EAVAIL;
	}
	if (*fd < 0) {
		return -1;
	}
	return fi_trywait(c->fabric, all, 1) ? 1 : 0;
}

static uint64_t access_of(unsigned int access)
{
	return (access & OFI_HERE ? FI_READ | FI_WRITE : 0) |
	       (access & (OFI_MAY_READ | OFI_MAY_ATOMIC) ? FI_REMOTE_READ : 0) |
	       (access & (OFI_MAY_WRITE | OFI_MAY_ATOMIC) ? FI_REMOTE_WRITE : 0);
}

static int register_it(struct ofi_card *c, const struct ofi_range *r, struct fid_mr **out)
{
	const struct fi_domain_attr *d = c->info->domain_attr;
	struct iovec iov = { r->at, r->len };
	struct fi_mr_attr a = { .iov_count = 1,
				.access = access_of(r->access),
				.requested_key = r->key };
	uint64_t flags = 0;

	a.mr_iov = &iov;
	if (!(d->mr_mode & FI_MR_PROV_KEY) && d->mr_key_size < sizeof(a.requested_key)) {
		a.requested_key &= (UINT64_C(1) << 8 * d->mr_key_size) - 1;
	}
	if (r->dmabuf >= 0) {
#ifdef FI_MR_DMABUF
		/* base_addr is the address of the dma-buf's first byte. */
		struct fi_mr_dmabuf dmabuf = {
			.fd = r->dmabuf,
			.offset = r->dmabuf_off,
			.len = r->len,
			.base_addr = (void *)((uintptr_t)r->at - r->dmabuf_off),
		};

		a.dmabuf = &dmabuf;
		a.iface = FI_HMEM_CUDA;
		return fi_mr_regattr(c->domain, &a, FI_MR_DMABUF, out);
#else
		return -FI_EOPNOTSUPP;
#endif
	}
	return fi_mr_regattr(c->domain, &a, flags, out);
}

static int ofi_errno(int rc)
{
	return rc == -FI_ENOKEY				  ? -EEXIST
	       : rc == -FI_EOPNOTSUPP || rc == -FI_ENOSYS ? -EOPNOTSUPP
							  : rc;
}

static int mem(struct ofi_card *c, const struct ofi_range *r, struct ofi_mem **out)
{
	bool by_end = c->info->domain_attr->mr_mode & FI_MR_ENDPOINT;
	struct ofi_mem *m;
	int rc;

	/* There is an end for each remote, and one more where a connection broke. */
	if (by_end && r->access & OFI_HERE) {
		return -EOPNOTSUPP;
	}
	m = calloc(1, sizeof(*m));
	rc = m ? register_it(c, r, &m->mr) : -FI_ENOMEM;
	if (!rc && by_end) {
		rc = fi_mr_bind(m->mr, &c->target.ep->fid, 0);
		rc = rc ? rc : fi_mr_enable(m->mr);
		if (rc) {
			(void)fi_close(&m->mr->fid);
		}
	}
	if (rc) {
		free(m);
		return ofi_errno(rc);
	}
	m->addr = c->info->domain_attr->mr_mode & FI_MR_VIRT_ADDR ? (uintptr_t)r->at : 0;
	*out = m;
	return 0;
}

static void named(const struct ofi_mem *m, uint64_t *addr, uint64_t *key)
{
	*addr = m->addr;
	*key = fi_mr_key(m->mr);
}

static int forget(struct ofi_mem *m)
{
	int rc = fi_close(&m->mr->fid);

	if (rc) {
		return rc == -FI_EBUSY || rc == -FI_EAGAIN ? -EBUSY : -EIO;
	}
	free(m);
	return 0;
}

static const struct ofi_ops ops = {
	.version = OFI_VERSION,
	.library = library,
	.list = list,
	.info = info,
	.open = open_card,
	.unlist = unlist,
	.close = close_card,
	.address = address,
	.serve = serve,
	.mem = mem,
	.named = named,
	.forget = forget,
	.ends = &ofi_ends,
};

__attribute__((visibility("default"))) const struct ofi_ops *peerlane_fabric(unsigned int version)
{
	return version == OFI_VERSION ? &ops : NULL;
}

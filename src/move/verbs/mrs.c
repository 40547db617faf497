/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/*
 * Registering memory with a NIC.
 *
 * Memory that the CPU cannot address is registered by a dma-buf, if driver and kernel can, and else
 * by its address, which takes a peer-memory module in the kernel.
 */

#include "move/verbs/mrs.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>

#include "base/alloc.h"
#include "base/bits.h"
#include "base/error.h"
#include "base/text.h"
#include "dev/dev.h"
#include "move/verbs/verbs.h"
#include "sys/sys.h"

/* The reason of a NIC's driver for refusing a registration, in words. */
static const char *said(int err, bool dmabuf)
{
	switch (err) {
	case EFAULT:
		return dmabuf ? "the memory cannot be mapped for the NIC"
			      : "the kernel cannot pin this memory (of GPUs that takes "
				"nvidia-peermem)";
	case EOPNOTSUPP:
	case EPROTONOSUPPORT:
		return "the NIC's driver has no dma-buf";
	case 524: /* ENOTSUPP of the kernel */
		return "the GPU's driver refuses this PCIe topology";
	case EINVAL:
		return "the range was refused";
	case ENOMEM:
		return "too little may be locked (ulimit -l), or the GPU's BAR is full";
	default:
		return err_words(err);
	}
}

/* What failed, behind what did before. */
static void add_why(char *why, size_t space, const char *way, const char *what)
{
	size_t used = strlen(why);

	text_fmt(why + used, space - used, "%s%s: %s", used ? "; " : "", way, what);
}

static struct verbs_mr *by_mapping(const struct nic *nic, const struct nic_range *r,
				   unsigned int access, enum dev_mapping by, char *why,
				   size_t space)
{
	const char *way = by == DEV_MAPPING_PCIE ? "dma-buf by the PCIe mapping" : "dma-buf";
	uintptr_t first = align_down(r->base, sys_page());
	size_t all = align_up(r->base + r->len, sys_page()) - first;
	struct dev_export x;
	struct verbs_mr *mr = NULL;
	char said_so[200];
	int rc = r->dev->share.export_range(r->dev, (void *)first, all, by, &x);

	if (rc) {
		/* The first one's words have the range and the device. */
		add_why(why, space, way, by == DEV_MAPPING_PCIE ? err_words(rc) : err_message());
		return NULL;
	}
	mr = nic->v->ibv_reg_dmabuf_mr(nic->pd, x.off + (r->base - first), r->len, r->base, x.fd,
				       (int)access);
	if (!mr) {
		rc = errno;
		text_fmt(said_so, sizeof(said_so), "%s (errno %d)", said(rc, true), rc);
		add_why(why, space, way, said_so);
	}
	(void)sys_close(x.fd); /* the registration has its own reference */
	return mr;
}

/* The plain mapping first. That by PCIe is for platforms with a coherent link beside it; some NICs
 * take it and reach other memory, which is seen when they are tried (prove.c). */
static struct verbs_mr *by_dmabuf(const struct nic *nic, const struct nic_range *r,
				  unsigned int access, char *why, size_t space)
{
	struct verbs_mr *mr;

	if (!nic->v->ibv_reg_dmabuf_mr) {
		add_why(why, space, "dma-buf", "libibverbs is older than rdma-core 34");
		return NULL;
	}
	mr = by_mapping(nic, r, access, DEV_MAPPING_PLAIN, why, space);
	return mr ? mr : by_mapping(nic, r, access, DEV_MAPPING_PCIE, why, space);
}

/* Registers memory with a NIC, as one: a message on failure says all that was tried. */
static int make_mr(struct verbs *m, unsigned int nic_at, const struct nic_range *r,
		   unsigned int access, struct verbs_mr **out)
{
	const struct nic *nic = &m->nics[nic_at];
	char why[600] = "";
	char said_so[200];
	int rc;

	*out = NULL;
	if (nic->longest && r->len > nic->longest) {
		return err_set(E2BIG, "%s registers at most %llu bytes at once, and these are %zu",
			       nic->name, (unsigned long long)nic->longest, r->len);
	}
	if (r->dev) {
		*out = by_dmabuf(nic, r, access, why, sizeof(why));
	}
	if (!*out) {
		*out = nic->v->ibv_reg_mr_iova2(nic->pd, (void *)r->base, r->len, r->base, access);
	}
	if (*out) {
		return 0;
	}
	rc = errno;
	text_fmt(said_so, sizeof(said_so), "%s (errno %d)", said(rc, false), rc);
	add_why(why, sizeof(why), "by address", said_so);
	return err_set(rc, "%s cannot access %zu bytes at %p: %s", nic->name, r->len,
		       (void *)r->base, why);
}

static unsigned int access_of(const struct nic_range *r, const struct nic *nic)
{
	uint32_t rights = r->rights;

	return (rights & REMOTE_MAY_READ ? VERBS_ACCESS_REMOTE_READ : 0) |
	       (rights & REMOTE_MAY_WRITE ? VERBS_ACCESS_REMOTE_WRITE : 0) |
	       (rights & REMOTE_MAY_ATOMIC && nic->atomics != VERBS_ATOMIC_NONE
			? VERBS_ACCESS_REMOTE_ATOMIC | VERBS_ACCESS_LOCAL_WRITE
			: 0) |
	       (!rights || rights & REMOTE_MAY_WRITE ? VERBS_ACCESS_LOCAL_WRITE : 0) |
	       (r->ordered ? 0 : VERBS_ACCESS_RELAXED_ORDERING);
}

int mrs_make(struct verbs *m, unsigned int nic, const struct nic_range *range, struct mrs **out)
{
	unsigned int access = access_of(range, &m->nics[nic]);
	uint64_t most = m->nics[nic].longest;
	size_t len = range->len;
	/* Whole pages, so that words and dma-bufs are in one piece each. */
	uint64_t each = most && len > most && !range->ordered ? align_down(most, sys_page()) : len;
	struct mrs *r;
	int rc = 0;

	*out = NULL;
	if (!each || (len - 1) / each >= PIECES_MOST) {
		return err_set(
			E2BIG,
			"%s registers at most %llu bytes at once, and of these %zu that makes "
			"more than %u pieces",
			m->nics[nic].name, (unsigned long long)most, len, PIECES_MOST);
	}
	r = alloc_zero(sizeof(*r) + ((len - 1) / each + 1) * sizeof(r->v[0]));
	if (!r) {
		return -ENOMEM;
	}
	r->each = each;
	for (uint64_t off = 0; off < len && !rc; off += each) {
		struct nic_range piece = *range;

		piece.base += off;
		piece.len = (size_t)(len - off < each ? len - off : each);
		rc = make_mr(m, nic, &piece, access, &r->v[r->n]);
		r->n += !rc;
	}
	if (rc) {
		(void)mrs_free(m, r);
		return rc;
	}
	*out = r;
	return 0;
}

int mrs_free(struct verbs *m, struct mrs *r)
{
	while (r->n) {
		int rc = m->v->ibv_dereg_mr(r->v[r->n - 1]);

		if (rc) {
			return -rc;
		}
		r->n--;
	}
	free(r);
	return 0;
}

int mrs_reg(struct nic_mover *m, unsigned int nic, const struct nic_range *r, void **out)
{
	struct mrs *mrs;
	int rc = mrs_make(verbs_of(&m->m), nic, r, &mrs);

	*out = mrs;
	return rc;
}

int mrs_unreg(struct nic_mover *m, unsigned int nic, void *of)
{
	(void)nic;
	return mrs_free(verbs_of(&m->m), of);
}

/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/*
 * pl_check(): each GPU with each RDMA NIC. A row tells whether the NIC accesses the GPU's memory
 * itself, by which of the kernel's two ways, and over which distance; else the reason and one
 * remedy. NICs with the same result share a row.
 */

#include <stdlib.h>
#include <string.h>

#include "base/alloc.h"
#include "base/text.h"
#include "report/check_rdma.h"
#include "topo/nearest_nics.h"

struct rdma_pair {
	const struct rdma_nic *n;
	enum finding kind;
	struct topo_near at;
	bool by_dmabuf;
	bool told; /* in a row already */
	char text[400];
	char remedy[256];
};

#define DMABUF_KERNEL_MINOR 12 /* of 5: registrations of dma-bufs */

static bool old_kernel(const struct topo_kernel *k)
{
	return k->major && (k->major < 5 || (k->major == 5 && k->minor < DMABUF_KERNEL_MINOR));
}

static void stage(struct rdma_pair *p, const char *why, const char *remedy)
{
	p->kind = FINDING_RDMA_GPU_STAGED;
	text_fmt(p->text, sizeof(p->text), "GPUDirect RDMA is not used: %s", why);
	text_copy(p->remedy, sizeof(p->remedy), remedy);
}

/* Neither way is there: the first thing that dma-buf lacks. */
static void stage_without_way(const struct rdma_check *r, const struct check_gpu *gpu,
			      struct rdma_pair *p)
{
	const struct topo_kernel *k = &r->c->kernel;
	char why[200];

	if (gpu->isolated && !gpu->dmabuf) {
		stage(p, "this GPU lets no other device access its memory",
		      findings[FINDING_GPU_CONSUMER].remedy);
	} else if (!gpu->dmabuf && k->nvidia_driver[0] && !k->nvidia_open) {
		stage(p,
		      "the driver's proprietary kernel modules give no dma-buf, and nvidia-peermem is "
		      "not loaded",
		      findings[FINDING_DRIVER_PROPRIETARY].remedy);
	} else if (!gpu->dmabuf) {
		stage(p,
		      "the GPU's memory cannot be exported as a dma-buf, and nvidia-peermem is not "
		      "loaded",
		      "use the driver's open kernel modules, version 515 or newer");
	} else if (old_kernel(k)) {
		text_fmt(why, sizeof(why),
			 "this kernel (%s) registers no dma-bufs with NICs, and nvidia-peermem is "
			 "not loaded",
			 k->release);
		stage(p, why, "boot a kernel of version 5.12 or newer");
	} else if (!r->look->has_dmabuf) {
		stage(p, "libibverbs registers no dma-bufs, and nvidia-peermem is not loaded",
		      findings[FINDING_RDMA_LIBRARY_OLD].remedy);
	} else if (p->n->d->soft) {
		stage(p, "it is software, which cannot access a GPU's memory",
		      "use a NIC that has RDMA in hardware");
	} else {
		text_fmt(why, sizeof(why),
			 "its driver%s%s registers no dma-bufs, and nvidia-peermem is not loaded",
			 p->n->d->driver[0] ? " " : "", p->n->d->driver);
		stage(p, why,
		      "load nvidia-peermem (modprobe nvidia-peermem), which needs NVIDIA's own "
		      "NIC drivers (DOCA-OFED)");
	}
}

static bool acs_unknown(const struct rdma_check *r, const struct check_gpu *gpu,
			const struct rdma_nic *n)
{
	struct topo_p2p way;

	return r->g && topo_p2p_way_in(r->g, gpu->pci, n->d->pci, &way) == 0 && way.acs_unknown;
}

/* How it is used, if it can be. */
static void judge(const struct rdma_check *r, const struct check_gpu *gpu, struct rdma_pair *p)
{
	const struct rdma_nic *n = p->n;
	bool peermem = r->c->kernel.peermem && !gpu->isolated;
	const char *way;

	if (n->why[0]) {
		stage(p, n->why, n->remedy);
		return;
	}
	p->by_dmabuf = gpu->dmabuf && r->look->has_dmabuf && n->look->dmabuf == 1 &&
		       !old_kernel(&r->c->kernel);
	if (!p->by_dmabuf && !peermem) {
		stage_without_way(r, gpu, p);
		return;
	}
	way = p->by_dmabuf ? "dma-buf" : "nvidia-peermem";
	if (!gpu->flushes) {
		p->kind = FINDING_RDMA_GPU_UNORDERED;
		text_fmt(
			p->text, sizeof(p->text),
			"GPUDirect RDMA by %s for data that goes to other hosts; data from them is "
			"staged, since the driver cannot flush a NIC's writes into the GPU's memory",
			way);
	} else if (p->at.redirected) {
		p->kind = FINDING_RDMA_GPU_ACS;
		text_fmt(
			p->text, sizeof(p->text),
			"GPUDirect RDMA by %s, but PCIe ACS sends it up to the root and back: slow, "
			"or lost",
			way);
	} else if (n->node && n->node->translated == 1) {
		p->kind = FINDING_RDMA_GPU_IOMMU;
		text_fmt(p->text, sizeof(p->text),
			 "GPUDirect RDMA by %s, but an IOMMU translates the NIC's addresses: "
			 "traffic goes through the root",
			 way);
	} else if (p->at.type == TOPO_PATH_DIS) {
		p->kind = FINDING_RDMA_GPU_DIRECT;
		text_fmt(p->text, sizeof(p->text),
			 "GPUDirect RDMA by %s; how far apart the two are is not shown here", way);
	} else {
		p->kind = p->at.type <= TOPO_PATH_P2C ? FINDING_RDMA_GPU_DIRECT
						      : FINDING_RDMA_GPU_FAR;
		text_fmt(p->text, sizeof(p->text), "GPUDirect RDMA by %s (%s: %s)%s", way,
			 topo_path_type_name(p->at.type), topo_path_type_words(p->at.type),
			 acs_unknown(r, gpu, n)
				 ? "; only root can read whether PCIe ACS redirects it"
				 : "");
	}
	text_copy(p->remedy, sizeof(p->remedy), findings[p->kind].remedy);
}

/* The nearest are said to be so; where there is a near one, the far ones need no remedy. */
static void mark_nearest(struct rdma_pair *v, unsigned int n)
{
	enum topo_path_type best = TOPO_PATH_DIS;

	for (unsigned int i = 0; i < n; i++) {
		best = v[i].at.type < best ? v[i].at.type : best;
	}
	for (unsigned int i = 0; i < n; i++) {
		size_t used = strlen(v[i].text);

		if (best == TOPO_PATH_DIS ||
		    (v[i].kind != FINDING_RDMA_GPU_DIRECT && v[i].kind != FINDING_RDMA_GPU_FAR)) {
			continue;
		}
		if (v[i].at.nearest) {
			text_fmt(v[i].text + used, sizeof(v[i].text) - used,
				 "; nearest to this GPU");
		} else if (v[i].kind == FINDING_RDMA_GPU_FAR && best <= TOPO_PATH_P2C) {
			v[i].remedy[0] = '\0'; /* others are nearer */
		}
	}
}

static bool same(const struct rdma_pair *a, const struct rdma_pair *b)
{
	return a->kind == b->kind && strcmp(a->text, b->text) == 0 &&
	       strcmp(a->remedy, b->remedy) == 0;
}

/* A row for v[0] and all that are like it. */
static void group_row(struct check *c, const struct check_gpu *gpu, struct rdma_pair *v,
		      unsigned int n)
{
	struct text names = TEXT_INIT;
	struct text lines = TEXT_INIT;
	enum pl_check_level level;
	char *subject, *detail;

	text_add(&names, "%s and", gpu->name);
	for (unsigned int i = 0; i < n; i++) {
		if (v[i].told || !same(&v[0], &v[i])) {
			continue;
		}
		text_add(&names, "%s %s", i ? "," : "", v[i].n->d->name);
		if (v[i].at.type != TOPO_PATH_DIS) {
			text_add(&lines, "%-16s  %-4s  %5.1f GB/s\n", v[i].n->d->name,
				 topo_path_type_name(v[i].at.type), v[i].at.bw);
		}
		v[i].told = i > 0;
	}
	v[0].told = true;
	text_add(&lines, "%s", "");
	/* Where others are nearer, a far one is as it should be. */
	level = v[0].kind == FINDING_RDMA_GPU_FAR && !v[0].remedy[0] ? PL_CHECK_OK
								     : findings[v[0].kind].level;
	subject = text_take(&names);
	detail = text_take(&lines);
	if (subject && detail) {
		check_add_as(c, v[0].kind, level, subject, v[0].remedy, "%s", v[0].text);
		check_detail(c, detail);
	} else {
		c->failed = true;
	}
	free(subject);
	free(detail);
}

/* How far each NIC is. False: no memory. */
static bool measure(const struct rdma_check *r, const struct check_gpu *gpu, struct rdma_pair *v,
		    unsigned int n)
{
	struct topo_near *near = alloc_array(n, sizeof(*near));
	uint32_t *nodes = alloc_array(n, sizeof(*nodes));
	bool ok = near && nodes;

	for (unsigned int i = 0; ok && i < n; i++) {
		near[i] = (struct topo_near){ .type = TOPO_PATH_DIS };
		nodes[i] =
			r->g && v[i].n->node ? (uint32_t)(v[i].n->node - r->g->nodes) : TOPO_NONE;
	}
	if (ok && r->g) {
		topo_near(r->g, gpu->pci[0] ? topo_find_pci(r->g, gpu->pci) : TOPO_NONE, nodes, n,
			  near);
	}
	for (unsigned int i = 0; ok && i < n; i++) {
		v[i].at = near[i];
	}
	free(near);
	free(nodes);
	return ok;
}

static bool one_gpu(struct rdma_check *r, const struct check_gpu *gpu, struct rdma_pair *v)
{
	unsigned int n = 0;
	bool used = false;

	for (unsigned int i = 0; i < r->all.n; i++) {
		if (r->v[i].d->kind == TOPO_RDMA_CA) {
			v[n++] = (struct rdma_pair){ .n = &r->v[i] };
		}
	}
	if (!measure(r, gpu, v, n)) {
		r->c->failed = true;
		return false;
	}
	for (unsigned int i = 0; i < n; i++) {
		judge(r, gpu, &v[i]);
		used = used || v[i].kind != FINDING_RDMA_GPU_STAGED;
	}
	mark_nearest(v, n);
	for (unsigned int i = 0; i < n; i++) {
		if (!v[i].told) {
			group_row(r->c, gpu, &v[i], n - i);
		}
	}
	return used;
}

void check_rdma_pairs(struct rdma_check *r)
{
	struct rdma_pair *v = alloc_array(r->all.n, sizeof(*v));
	bool used = false;

	if (!v) {
		r->c->failed = true;
		return;
	}
	for (unsigned int i = 0; i < r->c->gpus && !r->c->failed; i++) {
		used = one_gpu(r, &r->c->gpu[i], v) || used;
	}
	if (used) {
		check_add(r->c, FINDING_RDMA_UNPROVEN, "",
			  "GPUDirect RDMA was never proved on hardware by Peerlane's authors: it "
			  "proves itself by content at its first use");
	}
	free(v);
}

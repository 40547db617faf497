/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/* Scans this machine into a graph. */

#include "topo/scan.h"

#include <errno.h>

#include "base/config.h"
#include "base/error.h"
#include "base/text.h"
#include "dev/probe.h"
#include "sys/sys.h"
#include "topo/file.h"
#include "topo/topo.h"

/* Adds software GPUs. They are memory of the host, so no link limits them, and they belong to no
 * NUMA node: the first is taken. */
static void scan_soft(struct topo_build *b, const struct config *c)
{
	struct dev_probe_soft soft;
	struct topo_node *n;
	uint32_t at;

	for (unsigned int i = 0; !b->err && dev_probe_soft(c, i, &soft); i++) {
		at = build_node(b, TOPO_NODE_GPU, soft.name);
		if (at == TOPO_NONE) {
			continue;
		}
		n = build_at(b, at);
		n->flags = TOPO_SOFT;
		n->memory = soft.memory;
		n->numa = build_at(b, 0)->numa;
		text_copy(n->model, sizeof(n->model), soft.model);
		(void)build_link(b, TOPO_LINK_LOCAL, at, 0);
	}
}

/* What NICs of one link layer lead to. */
static void scan_net(struct topo_build *b)
{
	uint32_t n = b->err ? 0 : b->g->n_nodes;
	uint32_t net = TOPO_NONE;

	for (uint32_t i = 0; i < n; i++) {
		const struct topo_node *nic = build_at(b, i);

		if (nic->kind != TOPO_NODE_NIC || (!nic->rdma[0] && !nic->ifname[0])) {
			continue;
		}
		if (net == TOPO_NONE) {
			net = build_node(b, TOPO_NODE_NET, "net");
		}
		if (net != TOPO_NONE) {
			(void)build_link(b, TOPO_LINK_NET, i, net);
		}
	}
}

int topo_scan(const struct config *c, bool links, struct topo_graph **out)
{
	struct scan_disks disks;
	struct topo_build b;
	int rc;

	if (!sys_root_exists("/sys")) {
		return err_set(EIO, "%s/sys is not there: mount sysfs", sys_root());
	}
	rc = scan_disks_find(&disks);
	if (rc) {
		return rc;
	}
	build_begin(&b);
	scan_numa(&b);
	if (!b.err) {
		scan_pci(&b, &disks);
		scan_rdma(&b);
		scan_disks_add(&b, &disks);
		scan_net(&b);
		scan_soft(&b, c);
	}
	if (!b.err) {
		b.g->vm = topo_in_vm();
		text_copy(b.g->origin, sizeof(b.g->origin), "this machine");
	}
	if (!b.err && links) {
		scan_links(&b, c);
	}
	scan_disks_finish(&disks);
	return build_finish(&b, out);
}

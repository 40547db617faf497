/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/*
 * Choice of rails for a memory: rails of the NICs next to its device that are up. The machine's
 * graph tells which these are (topo/nearest_nics.h; `peerlane check` shows the same table). For
 * memory of the host, and if the graph does not know, all rails are equal. Rails further away are
 * used only while no near one is up.
 *
 * Equal rails take turns. Each process begins at another rail, so that many processes that send
 * little do not all use the first NIC.
 */

#include <stdlib.h>

#include "base/bits.h"
#include "base/config.h"
#include "base/log.h"
#include "base/text.h"
#include "move/verbs/verbs.h"
#include "sys/sys.h"
#include "topo/nearest_nics.h"

#define ALL ((1u << RAILS_MAX) - 1)
#define KNOWN (1u << RAILS_MAX)

static unsigned int look(const struct verbs *m, const struct dev *dev)
{
	const struct dev_props *p = &dev->props;
	const struct topo_graph *g;
	struct topo_near v[RAILS_MAX];
	uint32_t nics[RAILS_MAX];
	char names[RAILS_MAX * 84] = "";
	unsigned int near = 0;

	/* A software GPU is in no machine but one that was named. */
	if ((p->soft && !(m->config->topo && m->config->topo[0])) ||
	    topo_machine(m->config, false, &g)) {
		return ALL;
	}
	for (unsigned int i = 0; i < m->n_rails; i++) {
		nics[i] = topo_find_rdma(g, m->rails[i].nic->name, m->rails[i].port);
	}
	topo_near(g, p->pci[0] ? topo_find_pci(g, p->pci) : topo_find(g, p->name), nics, m->n_rails,
		  v);
	for (unsigned int i = 0; i < m->n_rails; i++) {
		size_t used = strlen(names);

		if (v[i].nearest) {
			near |= 1u << i;
			text_fmt(names + used, sizeof(names) - used, " %s", m->rails[i].name);
		}
	}
	if (near) {
		log_info("%s goes by the NICs that are next to it:%s", p->name, names);
	}
	return near ? near : ALL;
}

static unsigned int rails_near(struct verbs *m, const struct dev *dev)
{
	atomic_uint *at = &m->near[dev->place];
	unsigned int near = atomic_load_explicit(at, memory_order_relaxed);

	if (unlikely(!near)) {
		near = look(m, dev) | KNOWN;
		atomic_store_explicit(at, near, memory_order_relaxed);
	}
	return near & ALL;
}

unsigned int near_wires(const struct verbs_remote *r, const struct verbs_region *g,
			const struct end *e)
{
	const struct dev *dev = end_is_mem(e, MEM_DEVICE) ? e->dev : NULL;
	unsigned int up = 0;
	unsigned int near = 0;

	for (unsigned int i = 0; i < r->n; i++) {
		const struct wire *w = r->wires[i];

		if (atomic_load(&w->up) && g->key[w->there].known) {
			up |= 1u << i;
		}
	}
	if (!dev || !(up & (up - 1)) || dev->place >= DEV_PLACES) {
		return up; /* there is nothing to choose */
	}
	for (unsigned int i = 0, of = rails_near(r->m, dev); i < r->n; i++) {
		near |= up & 1u << i && of >> r->wires[i]->at & 1 ? 1u << i : 0;
	}
	return near ? near : up;
}

unsigned int near_first(unsigned int wires, unsigned int turn)
{
	for (turn %= (unsigned int)__builtin_popcount(wires); turn; turn--) {
		wires &= wires - 1;
	}
	return (unsigned int)__builtin_ctz(wires);
}

/* The number that launchers give to the processes of a host; else one that differs. */
unsigned int near_turn(void)
{
	static const char *const names[] = { "OMPI_COMM_WORLD_LOCAL_RANK", "MPI_LOCALRANKID",
					     "SLURM_LOCALID", "LOCAL_RANK" };

	for (size_t i = 0; i < ARRAY_LEN(names); i++) {
		const char *s = config_foreign_env(names[i]);

		if (s && *s >= '0' && *s <= '9') {
			return (unsigned int)strtoul(s, NULL, 10);
		}
	}
	return (unsigned int)sys_pid();
}

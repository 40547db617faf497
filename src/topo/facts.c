/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#include "topo/facts.h"

#include <stdlib.h>
#include <string.h>

#include "base/alloc.h"
#include "base/config.h"
#include "base/error.h"
#include "base/log.h"
#include "base/text.h"
#include "dev/dev.h"
#include "topo/bw.h"
#include "topo/pci.h"

/* The path from a device to a GPU. */
struct gpu_path {
	enum topo_path_type type;
	bool inferred, redirected;
	double bw;
};

/* A device's ways to the other devices. */
struct peers {
	uint32_t n;
	struct gpu_path v[]; /* by GPU */
};

struct near {
	uint32_t n;
	struct topo_neighbour v[];
};

/* A device. Once it is in its list, only `gpu`, `peers` and `near` change, each once, when first
 * asked for: from "not yet" to the value found, or to `no_peers` and `alone`. */
struct topo_entry {
	struct topo_entry *next;
	char name[32];
	struct topo_place place;
	_Atomic(uint32_t) gpu; /* which of the graph's GPUs it is; NOT_A_GPU, NOT_YET */
	_Atomic(struct peers *) peers;
	_Atomic(struct near *) near;
};

#define NOT_A_GPU UINT32_MAX
#define NOT_YET (UINT32_MAX - 1)

static const struct topo_place nowhere = { .numa = -1, .uplink = TOPO_NO_UPLINK };
static const struct topo_pair no_pair = { .type = TOPO_PATH_DIS };
static struct peers no_peers = { .n = 0 };
static struct near alone = { .n = 0 };

void topo_facts_init(struct topo_facts *f, const struct config *c)
{
	f->config = c;
	f->graph[0] = f->graph[1] = NULL;
	f->warned = false;
	lock_init(&f->lock, RANK_TOPO_FACTS);
	for (unsigned int i = 0; i < TOPO_FACTS_SLOTS; i++) {
		atomic_init(&f->slots[i], NULL);
	}
}

void topo_facts_finish(struct topo_facts *f)
{
	for (unsigned int i = 0; i < TOPO_FACTS_SLOTS; i++) {
		struct topo_entry *e = atomic_load(&f->slots[i]);

		while (e) {
			struct topo_entry *next = e->next;

			if (atomic_load(&e->peers) != &no_peers) {
				free(atomic_load(&e->peers));
			}
			if (atomic_load(&e->near) != &alone) {
				free(atomic_load(&e->near));
			}
			free(e);
			e = next;
		}
	}
	lock_finish(&f->lock);
}

/* Without a graph everything is unknown, and works: it is said once a context. */
static const struct topo_graph *graph_of(struct topo_facts *f, bool links)
{
	if (!f->graph[links] && topo_machine(f->config, links, &f->graph[links]) && !f->warned) {
		log_warn("the machine's topology is not known, so plans go without: %s",
			 err_message());
		f->warned = true;
	}
	return f->graph[links];
}

static uint32_t find_device(const struct topo_graph *g, const char *pci, const char *name)
{
	return pci[0] ? topo_find_pci(g, pci) : topo_find(g, name);
}

/* The key of a link's port at the upper end, else of the node at its lower end: functions behind
 * one port share the links above it. */
static uint64_t key_of(const struct topo_graph *g, const struct topo_link *l)
{
	return pci_key(l->port[0] ? l->port : g->nodes[l->a].pci);
}

/* A GPU that hangs on its processor by NVLink-C2C loads by that, whatever PCIe it has. */
static bool place_by_c2c(const struct topo_graph *g, uint32_t node, struct topo_place *out)
{
	for (uint32_t i = g->first[node]; i < g->first[node + 1]; i++) {
		const struct topo_link *l = &g->links[g->ends[i].link];

		if (l->kind == TOPO_LINK_C2C) {
			out->host_bw = l->bw;
			out->uplink = pci_key(g->nodes[node].pci);
			out->numa = g->nodes[g->ends[i].node].numa;
			return true;
		}
	}
	return false;
}

static struct topo_place place_of(const struct topo_graph *g, uint32_t node)
{
	struct topo_place p = nowhere;
	double bw = 0;

	if (node == TOPO_NONE) {
		return p;
	}
	p.known = true;
	p.numa = g->nodes[node].numa;
	p.nodes = g->n_numa;
	p.inferred = g->vm;
	if (place_by_c2c(g, node, &p)) {
		return p;
	}
	for (uint32_t at = node; g->nodes[at].up != TOPO_NONE;) {
		const struct topo_link *l = &g->links[g->nodes[at].up];

		if (l->kind == TOPO_LINK_PCIE) {
			bool known = topo_link_gen(l);

			bw = known && !(bw > 0 && bw < l->bw) ? l->bw : bw;
			p.uplink = key_of(g, l);
			p.inferred = p.inferred || l->flags & TOPO_INFERRED;
		}
		at = l->b;
		p.numa = g->nodes[at].kind == TOPO_NODE_NUMA ? g->nodes[at].numa : p.numa;
	}
	p.host_bw = bw;
	return p;
}

/* Each device of the process has a place of its own; only the last may be that of several. */
static struct topo_entry *find_entry(struct topo_facts *f, const struct dev *d)
{
	struct topo_entry *e =
		atomic_load_explicit(&f->slots[d->place % TOPO_FACTS_SLOTS], memory_order_acquire);

	while (e && d->place >= TOPO_FACTS_SLOTS - 1 && strcmp(e->name, d->props.name) != 0) {
		e = e->next;
	}
	return e;
}

/* A software GPU's memory is the host's: nothing limits it, unless a topology was named that says
 * otherwise. */
static bool worth_a_scan(const struct topo_facts *f, const struct dev *d)
{
	return !d->props.soft || (f->config->topo && f->config->topo[0]);
}

static struct topo_entry *add_entry(struct topo_facts *f, const struct dev *d)
{
	_Atomic(struct topo_entry *) *slot = &f->slots[d->place % TOPO_FACTS_SLOTS];
	struct topo_entry *e;

	lock_acquire(&f->lock);
	e = find_entry(f, d);
	if (!e && (e = alloc_zero(sizeof(*e))) != NULL) {
		const struct topo_graph *g =
			worth_a_scan(f, d) ? graph_of(f, d->props.host_addressable) : NULL;

		text_copy(e->name, sizeof(e->name), d->props.name);
		atomic_init(&e->gpu, NOT_YET);
		e->place = g ? place_of(g, find_device(g, d->props.pci, d->props.name)) : nowhere;
		e->next = atomic_load_explicit(slot, memory_order_relaxed);
		atomic_store_explicit(slot, e, memory_order_release);
	}
	lock_release(&f->lock);
	return e;
}

const struct topo_place *topo_facts_place(struct topo_facts *f, const struct dev *d)
{
	const struct topo_entry *e = find_entry(f, d);

	e = e ? e : add_entry(f, d);
	return e ? &e->place : &nowhere;
}

static bool is_shared(const struct topo_place *a, const struct topo_place *b)
{
	return a->uplink != TOPO_NO_UPLINK && a->uplink == b->uplink;
}

static struct topo_pair pair_of(const struct topo_place *a, const struct topo_place *b,
				const struct gpu_path *way)
{
	struct topo_pair p = { .type = way->type,
			       .inferred = way->inferred,
			       .redirected = way->redirected,
			       .shared = is_shared(a, b),
			       .bw = way->bw < BW_LOCAL ? way->bw : 0 };

	p.independent = p.type == TOPO_PATH_NVL && !p.shared && b->host_bw > 0 && p.bw > 0 &&
			p.bw >= a->host_bw;
	return p;
}

static int nearer(const void *pa, const void *pb, void *arg)
{
	const struct topo_neighbour *a = pa;
	const struct topo_neighbour *b = pb;
	int numa = *(const int *)arg;

	if ((a->place.numa == numa) != (b->place.numa == numa)) {
		return a->place.numa == numa ? -1 : 1;
	}
	if (a->bw < b->bw || a->bw > b->bw) {
		return a->bw > b->bw ? -1 : 1;
	}
	return strcmp(a->pci, b->pci);
}

/* The first GPU of a graph, and how many it has: they stand together. */
static uint32_t find_gpus(const struct topo_graph *g, uint32_t *n)
{
	uint32_t first = 0;

	while (first < g->n_nodes && g->nodes[first].kind < TOPO_NODE_GPU) {
		first++;
	}
	for (*n = 0; first + *n < g->n_nodes && g->nodes[first + *n].kind == TOPO_NODE_GPU;) {
		++*n;
	}
	return first;
}

/* Finds which GPU of the graph a device is, under the lock. A device that is no GPU (memory on a
 * BAR) is no end of pairs. */
static uint32_t look_up_gpu(struct topo_facts *f, struct topo_entry *e, const struct dev *d)
{
	uint32_t gpu = atomic_load_explicit(&e->gpu, memory_order_relaxed);

	if (gpu == NOT_YET) {
		const struct topo_graph *g = worth_a_scan(f, d) ? graph_of(f, true) : NULL;
		uint32_t node = g ? find_device(g, d->props.pci, d->props.name) : TOPO_NONE;
		uint32_t n;

		gpu = node != TOPO_NONE && g->nodes[node].kind == TOPO_NODE_GPU
			      ? node - find_gpus(g, &n)
			      : NOT_A_GPU;
		atomic_store_explicit(&e->gpu, gpu, memory_order_release);
	}
	return gpu;
}

/* Under the lock: the paths from a GPU to all others, by one search. NULL: no memory. */
static struct peers *make_peers(const struct topo_graph *g, uint32_t gpu)
{
	struct topo_reach *way = alloc_array(g->n_nodes, sizeof(*way));
	uint32_t n, first = find_gpus(g, &n);
	struct peers *p = alloc_zero(sizeof(*p) + n * sizeof(p->v[0]));

	if (!p || !way || topo_reach_from(g, first + gpu, way)) {
		free(p);
		p = NULL;
	}
	for (uint32_t i = 0; p && i < n; i++) {
		const struct topo_reach *at = &way[first + i];

		p->v[i] = (struct gpu_path){ at->type, at->inferred, at->redirected, at->bw };
		p->n = n;
	}
	free(way);
	return p;
}

static struct peers *look_up_peers(struct topo_facts *f, struct topo_entry *e, const struct dev *d)
{
	struct peers *p = atomic_load_explicit(&e->peers, memory_order_relaxed);
	uint32_t gpu = look_up_gpu(f, e, d);

	if (!p) {
		p = gpu == NOT_A_GPU ? &no_peers : make_peers(f->graph[true], gpu);
		atomic_store_explicit(&e->peers, p, memory_order_release);
	}
	return p;
}

static struct topo_entry *entry_of(struct topo_facts *f, const struct dev *d)
{
	struct topo_entry *e = find_entry(f, d);

	return e ? e : add_entry(f, d);
}

/* Without the lock, so that nobody who asks for less waits for the management library: the process
 * keeps the graph, and graph_of() finds it. */
static void scan_links_first(const struct topo_facts *f, const struct dev *d)
{
	const struct topo_graph *g;

	if (worth_a_scan(f, d)) {
		(void)topo_machine(f->config, true, &g);
	}
}

struct topo_pair topo_facts_pair(struct topo_facts *f, const struct dev *from, const struct dev *to)
{
	struct topo_entry *a = entry_of(f, from), *b = entry_of(f, to);
	struct peers *p = a ? atomic_load_explicit(&a->peers, memory_order_acquire) : NULL;
	uint32_t gpu = b ? atomic_load_explicit(&b->gpu, memory_order_acquire) : NOT_A_GPU;

	if (a && b && (!p || gpu == NOT_YET)) {
		scan_links_first(f, p ? to : from);
		lock_acquire(&f->lock);
		p = look_up_peers(f, a, from);
		gpu = look_up_gpu(f, b, to);
		lock_release(&f->lock);
	}
	return p && gpu < p->n ? pair_of(&a->place, &b->place, &p->v[gpu]) : no_pair;
}

bool topo_facts_ready(struct topo_facts *f, const struct dev *d)
{
	const struct topo_entry *e = find_entry(f, d);

	return !worth_a_scan(f, d) || (e && atomic_load_explicit(&e->peers, memory_order_acquire));
}

/* Keeps the first of several neighbours behind one uplink. */
static uint32_t keep_apart(struct topo_neighbour *v, uint32_t n)
{
	uint32_t kept = 0;

	for (uint32_t i = 0; i < n; i++) {
		bool taken = false;

		for (uint32_t k = 0; k < kept; k++) {
			taken = taken || is_shared(&v[i].place, &v[k].place);
		}
		if (!taken) {
			v[kept++] = v[i];
		}
	}
	return kept;
}

/* Under the lock. NULL: no memory. */
static struct near *make_near(const struct topo_graph *g, const struct topo_entry *e,
			      const struct peers *p)
{
	struct near *near = alloc_zero(sizeof(*near) + p->n * sizeof(near->v[0]));
	uint32_t self = atomic_load_explicit(&e->gpu, memory_order_relaxed);
	uint32_t n, first = find_gpus(g, &n);
	int numa = e->place.numa;

	for (uint32_t i = 0; near && i < p->n; i++) {
		const struct topo_node *node = &g->nodes[first + i];
		struct topo_place there = place_of(g, first + i);
		struct topo_pair pair = pair_of(&e->place, &there, &p->v[i]);
		struct topo_neighbour *one = &near->v[near->n];

		if (i != self && pair.independent) {
			near->n++;
			one->place = there;
			one->bw = pair.bw;
			one->inferred = pair.inferred;
			text_copy(one->name, sizeof(one->name), node->name);
			text_copy(one->pci, sizeof(one->pci), node->pci);
		}
	}
	if (near && near->n) {
		qsort_r(near->v, near->n, sizeof(near->v[0]), nearer, &numa);
		near->n = keep_apart(near->v, near->n);
	}
	return near;
}

uint32_t topo_facts_neighbours(struct topo_facts *f, const struct dev *d,
			       const struct topo_neighbour **v)
{
	struct topo_entry *e = entry_of(f, d);
	struct near *near = e ? atomic_load_explicit(&e->near, memory_order_acquire) : &alone;

	if (!near) {
		const struct peers *p;

		scan_links_first(f, d);
		lock_acquire(&f->lock);
		near = atomic_load_explicit(&e->near, memory_order_relaxed);
		p = near ? NULL : look_up_peers(f, e, d);
		if (p) {
			near = p->n ? make_near(f->graph[true], e, p) : &alone;
			atomic_store_explicit(&e->near, near, memory_order_release);
		}
		lock_release(&f->lock);
	}
	*v = near ? near->v : alone.v;
	return near ? near->n : 0;
}

/* Copies of a device that has no engine for them are a processor's: no link says how fast. */
static double host_bw(struct topo_facts *f, const struct dev *d)
{
	return d && !d->props.memory_only ? topo_facts_place(f, d)->host_bw : 0;
}

struct topo_ways topo_facts_ways(struct topo_facts *f, const struct dev *dst, const struct dev *src)
{
	return (struct topo_ways){
		.dst_host = host_bw(f, dst),
		.src_host = host_bw(f, src),
		.across = dst && src && dst != src ? topo_facts_pair(f, src, dst).bw : 0,
	};
}

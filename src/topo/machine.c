/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/* The graphs of this machine that the process keeps. */

#include <errno.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <string.h>

#include "base/alloc.h"
#include "base/config.h"
#include "base/fork.h"
#include "base/lock.h"
#include "sys/sys.h"
#include "topo/file.h"
#include "topo/read.h"
#include "topo/topo.h"

/* Graphs of this process, by root. They stay until the process ends: readers hold no count. */
struct kept_graph {
	struct kept_graph *next;
	struct topo_graph *g;
	bool links, stale;
	char *key;
};

static struct lock scan_lock = LOCK_INIT(RANK_TOPO_SCAN); /* over a scan, too */
static struct kept_graph *all;

/* Kept graphs stay good in a child. A scan that another thread was in is made again. */
static void renew_in_child(void)
{
	lock_renew(&scan_lock);
}

FORK_HANDLERS(.child = renew_in_child);

static bool names_topology(const struct config *c)
{
	return c && c->topo && c->topo[0];
}

/* The root, and what of the configuration shows in a graph: its software GPUs, whom to ask for
 * links. Without a configuration the root alone. A topology that is named is like no root. */
static char *make_key(const struct config *c)
{
	if (names_topology(c)) {
		return alloc_fmt("topo=%s", c->topo);
	}
	return alloc_fmt("%s\n%s%s%s", sys_root(), c && c->soft_gpus ? c->soft_gpus : "",
			 c ? "\n" : "", c && c->nvml_lib ? c->nvml_lib : "");
}

static const struct topo_graph *find_kept(const char *key, bool any, bool links)
{
	size_t root = strcspn(key, "\n") + 1;

	for (const struct kept_graph *k = all; k; k = k->next) {
		if (!k->stale && (k->links || !links) &&
		    (any ? strncmp(k->key, key, root) == 0 : strcmp(k->key, key) == 0)) {
			return k->g;
		}
	}
	return NULL;
}

/* Takes the key. */
static int keep(const struct config *c, char *key, bool links, const struct topo_graph **out)
{
	struct kept_graph *k = alloc_zero(sizeof(*k));
	unsigned int troubles = read_troubles();
	int rc = !k		     ? -ENOMEM
		 : names_topology(c) ? topo_load(c, c->topo, NULL, NULL, &k->g)
				     : topo_scan(c, links, &k->g);

	if (rc) {
		free(key);
		free(k);
		return rc;
	}
	k->key = key;
	k->links = links || names_topology(c);
	k->stale = read_troubles() != troubles; /* good for now: it may lack something */
	k->next = all;
	all = k;
	*out = k->g;
	return 0;
}

int topo_machine(const struct config *c, bool links, const struct topo_graph **out)
{
	const struct topo_graph *g;
	char *key = make_key(c);
	int rc = 0;

	if (!key) {
		return -ENOMEM;
	}
	lock_acquire(&scan_lock);
	g = find_kept(key, !c, links);
	if (g) {
		free(key);
	} else {
		rc = keep(c, key, links, &g);
	}
	lock_release(&scan_lock);
	if (!rc) {
		*out = g;
	}
	return rc;
}

#define ANEW_MAX 64

bool topo_machine_anew(void)
{
	static atomic_uint times;

	if (atomic_fetch_add(&times, 1) >= ANEW_MAX) {
		return false;
	}
	topo_machine_stale();
	return true;
}

void topo_machine_stale(void)
{
	lock_acquire(&scan_lock);
	for (struct kept_graph *k = all; k; k = k->next) {
		k->stale = true;
	}
	lock_release(&scan_lock);
}

/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/* pl_check(): what this process is allowed to do. */

#include <errno.h>
#include <stdio.h>
#include <string.h>

#include "base/config.h"
#include "base/error.h"
#include "base/text.h"
#include "exec/share.h"
#include "report/check_rows.h"
#include "sys/sys.h"
#include "sys/uring.h"
#include "topo/graph.h"

static const char *uring_remedy(const struct topo_kernel *k, int err)
{
	if (err == ENOMEM) {
		return "raise the limit of locked memory (ulimit -l)";
	}
	if (k->io_uring_disabled == 1) {
		return "join the group that the sysctl kernel.io_uring_group names, or set "
		       "kernel.io_uring_disabled to 0";
	}
	if (k->io_uring_disabled == 2) {
		return "set the sysctl kernel.io_uring_disabled to 0";
	}
	if (k->seccomp > 0) {
		return "allow io_uring_setup, io_uring_enter and io_uring_register in the seccomp "
		       "profile (docker run --security-opt seccomp=PROFILE)";
	}
	return "boot a kernel with CONFIG_IO_URING, 5.6 or newer";
}

static int uring_row(struct check *c)
{
	struct uring *r;
	int rc = uring_create(8, &r);

	if (!rc) {
		uring_destroy(r);
		check_add(c, FINDING_URING_WORKS, "", "works (kernel %s)",
			  c->kernel.release[0] ? c->kernel.release : "unknown");
	} else {
		check_add_as(c, FINDING_URING_REFUSED, PL_CHECK_MISSING, "",
			     uring_remedy(&c->kernel, -rc), "cannot be used: %s", err_words(-rc));
	}
	return rc;
}

static void engine_row(struct check *c, int uring)
{
	const char *want = c->config->engine;

	if (strcmp(want, "threads") == 0) {
		check_add(c, uring ? FINDING_ENGINE_OK : FINDING_ENGINE_THREADS, "",
			  "threads, because the tunable engine is set to threads");
	} else if (!uring) {
		check_add(c, FINDING_ENGINE_OK, "", "io_uring, because it works here");
	} else if (strcmp(want, "uring") == 0) {
		check_add(c, FINDING_ENGINE_IMPOSSIBLE, "",
			  "the tunable engine asks for io_uring, which cannot be used");
	} else {
		check_add_as(c, FINDING_ENGINE_THREADS, PL_CHECK_INFO, "", "see the row io_uring",
			     "threads, because io_uring cannot be used");
	}
}

/*
 * Staging memory is pinned by the GPU's driver, which does not charge this limit; the rings of
 * io_uring were charged to it until Linux 5.12 and belong to the memory cgroup since.
 */
void check_memlock(struct check *c)
{
	const struct topo_kernel *k = &c->kernel;
	char limit[32];

	if (k->memlock == UINT64_MAX) {
		check_add(c, FINDING_MEMLOCK_OK, "", "locked memory is not limited");
		return;
	}
	text_bytes(limit, sizeof(limit), k->memlock);
	if (k->major && (k->major < 5 || (k->major == 5 && k->minor < 12)) &&
	    k->memlock < 4u << 20) {
		check_add(c, FINDING_MEMLOCK_LOW, "",
			  "%s of locked memory: kernels before 5.12 charge io_uring's rings to it",
			  limit);
	} else {
		check_add(c, FINDING_MEMLOCK_OK, "",
			  "%s of locked memory; staging memory is not charged to it", limit);
	}
}

static void budget_row(struct check *c, const char *where)
{
	uint64_t ram = sys_ram();
	uint64_t budget = c->config->slab_budget;
	char have[32], want[32];

	text_bytes(have, sizeof(have), ram);
	text_bytes(want, sizeof(want), budget);
	if (budget > ram / 2) {
		check_add(c, FINDING_BUDGET_HIGH, where,
			  "staging may use %s, more than half of the %s of memory that this "
			  "process may use",
			  want, have);
	} else {
		check_add(c, FINDING_BUDGET_OK, where,
			  "this process may use %s of memory, and staging at most %s of it", have,
			  want);
	}
}

/* Tells of a CPU quota, by which the number of the pool's threads is chosen. */
static void cpus_row(struct check *c)
{
	unsigned int quota = sys_cpu_quota();

	if (quota && quota < sys_cpus_seen()) {
		check_add(c, FINDING_CPUS_LIMITED, "processors",
			  "a CPU quota comes to %u of the %u processors that this process may run "
			  "on",
			  quota, sys_cpus_seen());
	}
}

/* Threads that the program and a GPU's driver may start beside a context. */
#define OTHER_THREADS 16u

static void threads_row(struct check *c)
{
	uint64_t left = sys_threads_left();
	unsigned int own = helpers_threads(c->config);

	if (left < own + OTHER_THREADS) {
		check_add(c, FINDING_THREADS_FEW, "threads",
			  "this process may start %u more threads; a context starts up to %u, and "
			  "a GPU's driver some",
			  (unsigned int)left, own);
	}
}

/* Where there are several nodes, slabs lie on those next to their devices. */
static void numa_row(struct check *c)
{
	const struct topo_graph *g;
	void *page;
	int rc;

	if (topo_machine(c->config, false, &g) || g->n_numa < 2 ||
	    sys_map_anon(sys_page(), &page)) {
		return;
	}
	rc = sys_prefer_node(page, sys_page(), g->nodes[0].numa);
	(void)sys_unmap(page, sys_page());
	if (rc) {
		check_add(c, FINDING_NUMA_REFUSED, "",
			  "memory cannot be put on NUMA node %d of %u: %s", g->nodes[0].numa,
			  g->n_numa, err_words(rc));
	} else {
		check_add(c, FINDING_NUMA_PLACED, "",
			  "%u NUMA nodes; staging memory lies on its GPU's", g->n_numa);
	}
}

static void container_rows(struct check *c)
{
	const struct topo_kernel *k = &c->kernel;

	/* The limits are the real machine's, also where sysfs is read from elsewhere. */
	budget_row(c, "memory");
	cpus_row(c);
	threads_row(c);
	numa_row(c);
	if (k->in_container) {
		check_add(c, FINDING_CONTAINER, "",
			  "in a container: devices, mounts and limits are the container's%s",
			  k->seccomp > 0 ? "; system calls are filtered" : "");
	} else {
		check_add(c, FINDING_CONTAINER_NONE, "", "not in a container%s",
			  k->hypervisor ? ", in a virtual machine" : "");
	}
}

void check_process(struct check *c)
{
	engine_row(c, uring_row(c));
	check_memlock(c);
	container_rows(c);
}

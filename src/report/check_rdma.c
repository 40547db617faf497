/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/*
 * pl_check(): RDMA NICs, and the things that a process needs to use them: the kernel's modules,
 * device nodes, libibverbs, and memory that may be locked. Facts that sysfs has are read there. A
 * NIC is opened only if nothing prevents its use. It is opened in a thread of its own, since a
 * driver whose hardware hangs may not answer for minutes.
 */

#include "report/check_rdma.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/alloc.h"
#include "base/config.h"
#include "base/error.h"
#include "base/text.h"
#include "sys/sys.h"
#include "sys/thread.h"
#include "topo/read.h"

/* The least memory of the program itself that is registered beside slabs. */
#define OWN_MEMORY (64u << 20)
#define CAP_IPC_LOCK 14u

uint64_t check_rdma_patience_ns = UINT64_C(10000000000);

static void block_all(struct rdma_check *r, const char *why, const char *remedy)
{
	for (unsigned int i = 0; i < r->all.n; i++) {
		check_rdma_block(&r->v[i], why, remedy);
	}
}

static void silent(struct rdma_check *r, const char *why)
{
	const struct finding_kind *k = &findings[FINDING_RDMA_SILENT];

	check_add(r->c, FINDING_RDMA_SILENT, "", "%s", why);
	block_all(r, "the NICs' drivers were not asked", k->remedy);
}

static void ask_library(struct rdma_check *r)
{
	char why[256];
	int rc;

	r->look = alloc_zero(sizeof(*r->look));
	rc = r->look ? look_at_nics(r->c->config, check_rdma_patience_ns, r->look) : -ENOMEM;
	if (!rc) {
		return;
	}
	free(r->look);
	r->look = NULL;
	if (rc == -ENOMEM) {
		r->c->failed = true;
	} else if (rc == -ETIMEDOUT) {
		text_fmt(why, sizeof(why),
			 "the NICs' drivers have not answered libibverbs within %u s",
			 (unsigned int)((check_rdma_patience_ns + 999999999u) / 1000000000u));
		silent(r, why);
	} else {
		text_fmt(why, sizeof(why), "the NICs' drivers cannot be asked in a thread: %s",
			 sys_no_thread(rc));
		silent(r, why);
	}
}

/* "mlx5_0, mlx5_1", of those that `is`. How many. */
static unsigned int name_nics(struct rdma_check *r, struct text *names,
			      bool (*is)(const struct rdma_nic *n))
{
	unsigned int found = 0;

	for (unsigned int i = 0; i < r->all.n; i++) {
		if (is(&r->v[i])) {
			text_add(names, "%s%s", found++ ? ", " : "", r->v[i].d->name);
		}
	}
	return found;
}

/* Adds one row for all NICs with the same fault, and marks each of them as blocked by it. */
static void shared_row(struct rdma_check *r, enum finding kind, const char *remedy,
		       bool (*is)(const struct rdma_nic *n), const char *words, const char *why)
{
	struct text t = TEXT_INIT;
	char *names;

	if (!name_nics(r, &t, is)) {
		text_drop(&t);
		return;
	}
	names = text_take(&t);
	remedy = remedy ? remedy : findings[kind].remedy;
	if (names) {
		check_add_as(r->c, kind, findings[kind].level, names, remedy, "%s", words);
	} else {
		r->c->failed = true;
	}
	for (unsigned int i = 0; i < r->all.n; i++) {
		if (is(&r->v[i])) {
			check_rdma_block(&r->v[i], why, remedy);
		}
	}
	free(names);
}

static bool is_other_kind(const struct rdma_nic *n)
{
	return n->d->kind != TOPO_RDMA_CA;
}

static void node_path(char *dst, size_t space, const struct rdma_nic *n)
{
	text_fmt(dst, space, "/dev/infiniband/%s", n->d->uverbs);
}

static bool has_no_node(const struct rdma_nic *n)
{
	char path[64];

	node_path(path, sizeof(path), n);
	return !n->why[0] && (!n->d->uverbs[0] || !sys_root_exists(path));
}

static bool has_forbidden_node(const struct rdma_nic *n)
{
	char path[64];

	node_path(path, sizeof(path), n);
	return !n->why[0] && !sys_root_usable(path);
}

static bool is_unlisted(const struct rdma_nic *n)
{
	return !n->why[0] && !n->look;
}

static void node_rows(struct rdma_check *r)
{
	const char *remedy =
		r->c->kernel.in_container
			? "give the container the device nodes (docker run "
			  "--device=/dev/infiniband; Kubernetes: an RDMA device plugin)"
			: "let udev make the nodes (udevadm trigger "
			  "--subsystem-match=infiniband_verbs)";

	shared_row(r, FINDING_RDMA_NODE_MISSING, remedy, has_no_node,
		   "there is no device node in /dev/infiniband for this process to open",
		   "it has no device node in /dev/infiniband");
	shared_row(r, FINDING_RDMA_NODE_FORBIDDEN, NULL, has_forbidden_node,
		   "this process may not read and write the device node in /dev/infiniband",
		   "its device node in /dev/infiniband is forbidden");
}

static bool any_left(const struct rdma_check *r)
{
	for (unsigned int i = 0; i < r->all.n; i++) {
		if (!r->v[i].why[0]) {
			return true;
		}
	}
	return false;
}

static void open_row(struct rdma_check *r, struct rdma_nic *n)
{
	const struct finding_kind *k = &findings[FINDING_RDMA_OPEN_FAILED];
	char why[160];

	text_fmt(why, sizeof(why), "it cannot be opened: %s", err_words(n->look->err));
	check_add(r->c, FINDING_RDMA_OPEN_FAILED, n->d->name, "%s", why);
	check_rdma_block(n, why, k->remedy);
}

static void find_in_library(struct rdma_check *r, struct rdma_nic *n)
{
	for (unsigned int i = 0; i < r->look->n; i++) {
		if (strcmp(r->look->v[i].name, n->d->name) == 0) {
			n->look = &r->look->v[i];
		}
	}
}

static void library_rows(struct rdma_check *r)
{
	const struct finding_kind *k = &findings[FINDING_RDMA_LIBRARY_MISSING];

	if (!any_left(r)) {
		return; /* nothing can be opened */
	}
	ask_library(r);
	if (!r->look) {
		return;
	}
	if (!r->look->loaded) {
		check_add(r->c, FINDING_RDMA_LIBRARY_MISSING, "", "%s", r->look->why);
		block_all(r, "libibverbs cannot be used", k->remedy);
		return;
	}
	if (!r->look->has_dmabuf) {
		check_add(r->c, FINDING_RDMA_LIBRARY_OLD, "",
			  "libibverbs is older than rdma-core 34: it has no ibv_reg_dmabuf_mr, so "
			  "GPU memory needs nvidia-peermem");
	} else {
		check_add(r->c, FINDING_RDMA_LIBRARY, "",
			  "libibverbs was loaded, of rdma-core 34 or newer: it registers dma-bufs");
	}
	for (unsigned int i = 0; i < r->all.n; i++) {
		find_in_library(r, &r->v[i]);
		if (!r->v[i].look && r->look->more) {
			check_rdma_block(&r->v[i], "there are more RDMA devices than are looked at",
					 "give the process fewer RDMA devices");
		}
	}
	shared_row(r, FINDING_RDMA_PROVIDER_MISSING, NULL, is_unlisted,
		   "the kernel has this RDMA device and libibverbs does not list it: its driver "
		   "of user space is missing, or of another release",
		   "libibverbs does not list it");
	for (unsigned int i = 0; i < r->all.n; i++) {
		if (!r->v[i].why[0] && r->v[i].look->err) {
			open_row(r, &r->v[i]);
		}
	}
}

/* The kernel asks for the capability in the first user namespace. */
static bool may_lock_all(void)
{
	char line[64];
	unsigned long long inside, outside, n;
	char text[4096];
	const char *at;
	ssize_t len = sys_root_read("/proc/self/status", text, sizeof(text) - 1);
	unsigned long long caps = 0;

	if (len <= 0) {
		return false;
	}
	text[len] = '\0';
	at = strstr(text, "\nCapEff:");
	if (!at || sscanf(at, "\nCapEff: %llx", &caps) != 1 || !(caps >> CAP_IPC_LOCK & 1)) {
		return false;
	}
	return !read_word(line, sizeof(line), "/proc/self/uid_map") ||
	       sscanf(line, "%llu %llu %llu", &inside, &outside, &n) != 3 || n == UINT32_MAX;
}

static void memlock_row(struct rdma_check *r)
{
	uint64_t limit = r->c->kernel.memlock;
	uint64_t need = r->c->config->slab_budget + OWN_MEMORY;
	char have[32], want[32];

	text_bytes(have, sizeof(have), limit);
	text_bytes(want, sizeof(want), need);
	if (limit == UINT64_MAX) {
		check_add(r->c, FINDING_RDMA_MEMLOCK_OK, "", "locked memory is not limited");
	} else if (may_lock_all()) {
		check_add(r->c, FINDING_RDMA_MEMLOCK_OK, "",
			  "the limit of locked memory (%s) does not bind this process: it has "
			  "CAP_IPC_LOCK",
			  have);
	} else if (limit < need) {
		check_add(r->c, FINDING_RDMA_MEMLOCK_LOW, "",
			  "%s may be locked; host memory that is registered with a NIC is charged "
			  "to that: %s of it with the slabs that staging may use",
			  have, want);
	} else {
		check_add(r->c, FINDING_RDMA_MEMLOCK_OK, "",
			  "%s may be locked: as much host memory can be registered with NICs",
			  have);
	}
}

static int lacks(const char *pci, const char *driver, const char *module, bool loaded, void *arg)
{
	struct check *c = arg;
	enum pl_check_level level = check_missing(c);

	if (loaded) {
		check_add_as(c, FINDING_RDMA_DEVICE_MISSING, level, pci, NULL,
			     "the NIC's driver %s has its RDMA part %s loaded, and there is no "
			     "RDMA device of it here",
			     driver, module);
	} else {
		char remedy[128];

		text_fmt(remedy, sizeof(remedy),
			 "load it: modprobe %s, also at boot (/etc/modules-load.d)", module);
		check_add_as(c, FINDING_RDMA_MODULE_MISSING, level, pci, remedy,
			     "the RDMA part of the NIC's driver %s, the module %s, is not loaded",
			     driver, module);
	}
	return 0;
}

static void no_nic_row(struct check *c)
{
	size_t before = c->n;

	(void)topo_rdma_lacking(lacks, c);
	if (c->n == before) {
		check_add(c, FINDING_RDMA_NONE, "", "there is no RDMA NIC%s",
			  c->kernel.in_container ? " in this container" : "");
	}
}

static void nics_rows(struct rdma_check *r)
{
	const struct finding_kind *k = &findings[FINDING_RDMA_UVERBS_MISSING];

	(void)topo_rdma_lacking(lacks, r->c);
	shared_row(r, FINDING_RDMA_KIND, NULL, is_other_kind,
		   "it is neither InfiniBand nor RoCE, which alone are used",
		   "it is neither InfiniBand nor RoCE");
	if (!r->all.uverbs && any_left(r)) {
		check_add(r->c, FINDING_RDMA_UVERBS_MISSING, "",
			  "the kernel's module ib_uverbs is not loaded: no process can use RDMA "
			  "NICs");
		block_all(r, "the kernel's module ib_uverbs is not loaded", k->remedy);
	}
	node_rows(r);
	library_rows(r);
	check_rdma_ports(r);
	memlock_row(r);
	check_rdma_pairs(r);
}

void check_rdma(struct check *c)
{
	struct rdma_check r = { .c = c };

	if (topo_rdma_list(&r.all)) {
		c->failed = true;
	} else if (!r.all.n) {
		no_nic_row(c);
	} else {
		r.v = alloc_array(r.all.n, sizeof(*r.v));
		c->failed = c->failed || !r.v;
	}
	if (r.v) {
		if (topo_machine(c->config, false, &r.g)) {
			r.g = NULL;
		}
		for (unsigned int i = 0; i < r.all.n; i++) {
			uint32_t at = r.g ? topo_find(r.g, r.all.v[i].name) : TOPO_NONE;

			r.v[i].d = &r.all.v[i];
			r.v[i].node = at == TOPO_NONE ? NULL : &r.g->nodes[at];
		}
		nics_rows(&r);
	}
	free(r.look);
	free(r.v);
	topo_rdma_free(&r.all);
}

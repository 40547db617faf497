/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/*
 * pl_doctor(): counters of errors, read before the first copy and after the last one. Earlier
 * counts say little about the present and are information; what grows meanwhile is a finding.
 * Counters that are 0 are not kept.
 */

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/alloc.h"
#include "base/bits.h"
#include "base/text.h"
#include "report/doctor.h"
#include "sys/sys.h"

static void note(struct doctor *d, bool first, const char *group, const char *subject,
		 const char *name, uint64_t value)
{
	struct doctor_counter *x = NULL;

	d->looked += first;
	for (size_t i = 0; i < d->n_counters && !x; i++) {
		if (strcmp(d->counters[i].subject, subject) == 0 &&
		    strcmp(d->counters[i].name, name) == 0) {
			x = &d->counters[i];
		}
	}
	if (x || !value) {
		if (x) {
			x->now = value;
		}
		return;
	}
	if (!alloc_grow(&d->counters, &d->counters_space, d->n_counters, sizeof(*d->counters))) {
		d->c.failed = true;
		return;
	}
	x = &d->counters[d->n_counters++];
	*x = (struct doctor_counter){ .group = group, .before = first ? value : 0, .now = value };
	text_copy(x->subject, sizeof(x->subject), subject);
	text_copy(x->name, sizeof(x->name), name);
}

/* Counters are named by the GPU's PCI address: it does not change when the driver starts, nor
 * between baselines. */
static void count_gpu(struct doctor *d, bool first, unsigned int gpu)
{
	struct dev_probe_link v[DEV_PROBE_LINKS_MAX];
	struct dev_probe_gpu g;
	char subject[64];
	uint64_t x;
	int n;

	if (dev_probe_gpu(d->probe, gpu, &g)) {
		return;
	}
	n = dev_probe_links(d->probe, gpu, v);
	for (int i = 0; i < n; i++) {
		text_fmt(subject, sizeof(subject), "%s nvlink %u", g.pci, v[i].number);
		for (int what = 0; what < DEV_PROBE_ERRORS; what++) {
			if (dev_probe_link_error(d->probe, gpu, v[i].number,
						 (enum dev_probe_error)what, &x)) {
				note(d, first, "nvlink", subject,
				     dev_probe_error_name((enum dev_probe_error)what), x);
			}
		}
	}
	if (dev_probe_pcie_replays(d->probe, gpu, &x)) {
		note(d, first, "pcie", g.pci, "replay", x);
	}
}

/* "BadTLP 3", a line each, and a sum that is left out. */
static void count_aer(struct doctor *d, bool first, const char *pci, const char *file)
{
	char path[128], text[4096], name[64], whole[128];
	unsigned long long x;
	int used;
	ssize_t n;

	text_fmt(path, sizeof(path), "/sys/bus/pci/devices/%s/%s", pci, file);
	n = sys_root_read(path, text, sizeof(text) - 1);
	if (n <= 0) {
		return;
	}
	text[n] = '\0';
	for (const char *p = text; sscanf(p, " %63s %llu%n", name, &x, &used) == 2; p += used) {
		if (strncmp(name, "TOTAL_", 6) != 0) {
			text_fmt(whole, sizeof(whole), "%s %s", file + strlen("aer_dev_"), name);
			note(d, first, "pcie", pci, whole, x);
		}
	}
}

static void count_pci(struct doctor *d, bool first, const char *pci)
{
	count_aer(d, first, pci, "aer_dev_correctable");
	count_aer(d, first, pci, "aer_dev_nonfatal");
	count_aer(d, first, pci, "aer_dev_fatal");
}

/* Counters of InfiniBand and RoCE for packets that were lost or sent again. */
static const char *const nic_names[] = {
	"hw_counters/duplicate_request",
	"hw_counters/implied_nak_seq_err",
	"hw_counters/local_ack_timeout_err",
	"hw_counters/out_of_sequence",
	"hw_counters/packet_seq_err",
	"hw_counters/req_cqe_error",
	"hw_counters/resp_cqe_error",
	"hw_counters/rnr_nak_retry_err",
	"hw_counters/rx_icrc_encapsulated",
	"counters/link_downed",
	"counters/link_error_recovery",
	"counters/local_link_integrity_errors",
	"counters/port_rcv_errors",
	"counters/port_xmit_discards",
	"counters/symbol_error",
};

static void count_nic(struct doctor *d, bool first, const struct topo_node *n)
{
	char path[160], text[64], subject[64];
	unsigned int port = n->port ? n->port : 1;

	text_fmt(subject, sizeof(subject), "%s port %u", n->rdma, port);
	for (size_t i = 0; i < ARRAY_LEN(nic_names); i++) {
		unsigned long long x;
		ssize_t len;

		text_fmt(path, sizeof(path), "/sys/class/infiniband/%s/ports/%u/%s", n->rdma, port,
			 nic_names[i]);
		len = sys_root_read(path, text, sizeof(text) - 1);
		if (len > 0 && sscanf(text, "%llu", &x) == 1) {
			note(d, first, "nic", subject, strchr(nic_names[i], '/') + 1, x);
		}
	}
}

void doctor_count(struct doctor *d, bool first)
{
	const struct topo_graph *g = d->graph;

	for (unsigned int i = 0; d->probe && i < dev_probe_count(d->probe); i++) {
		count_gpu(d, first, i);
	}
	for (uint32_t i = 0; i < g->n_nodes; i++) {
		const struct topo_node *n = &g->nodes[i];

		if (n->pci[0] && n->kind != TOPO_NODE_ROOT) {
			count_pci(d, first, n->pci);
		}
		if (n->kind == TOPO_NODE_NIC && n->rdma[0]) {
			count_nic(d, first, n);
		}
	}
	for (uint32_t i = 0; i < g->n_links; i++) {
		if (g->links[i].kind == TOPO_LINK_PCIE && g->links[i].port[0]) {
			count_pci(d, first, g->links[i].port);
		}
	}
}

/* What all links of one GPU have counted of one kind; of other things it is one counter. */
struct total {
	const char *group, *name;
	char owner[64];
	uint64_t value, grown, most;
	unsigned int n;
	const char *worst; /* "nvlink 4" */
};

static void owner_of(const struct doctor_counter *x, char *dst, size_t space)
{
	char *link;

	text_copy(dst, space, x->subject);
	link = strstr(dst, " nvlink ");
	if (link) {
		*link = '\0';
	}
}

static uint64_t grown_of(const struct doctor_counter *x)
{
	return x->now > x->before ? x->now - x->before : 0;
}

static struct total total_of(const struct doctor *d, const struct doctor_counter *x)
{
	struct total t = { .group = x->group, .name = x->name };
	char owner[64];

	owner_of(x, t.owner, sizeof(t.owner));
	for (size_t i = 0; i < d->n_counters; i++) {
		const struct doctor_counter *y = &d->counters[i];

		owner_of(y, owner, sizeof(owner));
		if (strcmp(owner, t.owner) != 0 || strcmp(y->group, x->group) != 0 ||
		    strcmp(y->name, x->name) != 0) {
			continue;
		}
		t.n++;
		t.value += y->now;
		t.grown += grown_of(y);
		if (y->now >= t.most) {
			t.most = y->now;
			t.worst = y->subject + strlen(t.owner) + (y->subject[strlen(t.owner)] != 0);
		}
	}
	return t;
}

/* " on nvlink 4", " on 18 links, the most (92) on nvlink 10", "". */
static void where(const struct total *t, char *dst, size_t space)
{
	if (!t->worst || !*t->worst) {
		text_copy(dst, space, "");
	} else if (t->n == 1) {
		text_fmt(dst, space, " on %s", t->worst);
	} else {
		text_fmt(dst, space, " on %u links, the most (%llu) on %s", t->n,
			 (unsigned long long)t->most, t->worst);
	}
}

/* From how many on it is a finding. Links of these generations correct bit errors all the time:
 * two healthy H200s counted some on each link while copies went on. */
static uint64_t enough(const struct doctor *d, const struct total *t)
{
	bool nvlink = strcmp(t->group, "nvlink") == 0;

	if (nvlink && strcmp(t->name, "recovery") == 0) {
		return DOCTOR_RECOVERIES;
	}
	if (nvlink && strcmp(t->name, "replay") != 0) {
		return DOCTOR_BITS_PER_GB * (1 + d->carried / 1000000000u);
	}
	return nvlink || strcmp(t->name, "replay") == 0 || strncmp(t->name, "correctable", 11) == 0
		       ? DOCTOR_CORRECTED
		       : 1;
}

/* Returns the finding for a counter that has grown, or FINDING_COUNT if it has not grown enough. */
static enum finding meaning(const struct doctor *d, const struct total *t)
{
	if (t->grown < enough(d, t)) {
		return FINDING_COUNT;
	}
	if (strcmp(t->group, "nvlink") == 0) {
		return FINDING_NVLINK_ERRORS;
	}
	if (strcmp(t->group, "nic") == 0) {
		return FINDING_NIC_ERRORS;
	}
	return enough(d, t) == DOCTOR_CORRECTED ? FINDING_PCIE_CORRECTED : FINDING_PCIE_ERRORS;
}

static enum finding history(const struct total *t)
{
	return strcmp(t->group, "nvlink") == 0 ? FINDING_NVLINK_HISTORY
	       : strcmp(t->group, "nic") == 0  ? FINDING_NIC_HISTORY
					       : FINDING_PCIE_HISTORY;
}

/* Whether no earlier counter is of the same owner and group, and of the same name if asked. */
static bool is_first(const struct doctor *d, size_t at, bool name)
{
	const struct doctor_counter *x = &d->counters[at];
	char mine[64], owner[64];

	owner_of(x, mine, sizeof(mine));
	for (size_t i = 0; i < at; i++) {
		const struct doctor_counter *y = &d->counters[i];

		owner_of(y, owner, sizeof(owner));
		if (strcmp(owner, mine) == 0 && strcmp(y->group, x->group) == 0 &&
		    (!name || strcmp(y->name, x->name) == 0)) {
			return false;
		}
	}
	return true;
}

/* All that one thing has counted is one row. */
static void history_row(struct doctor *d, size_t at)
{
	struct total whole = total_of(d, &d->counters[at]);
	char words[768] = "", place[96];

	for (size_t i = at; i < d->n_counters; i++) {
		struct total t = total_of(d, &d->counters[i]);
		size_t n = strlen(words);

		if (strcmp(t.owner, whole.owner) == 0 && strcmp(t.group, whole.group) == 0 &&
		    is_first(d, i, true) && meaning(d, &t) == FINDING_COUNT) {
			where(&t, place, sizeof(place));
			text_fmt(words + n, sizeof(words) - n, "%s%s %llu%s", n ? ", " : "", t.name,
				 (unsigned long long)t.value, place);
		}
	}
	if (words[0]) {
		check_add(&d->c, history(&whole), whole.owner, "counted so far: %s", words);
	}
}

static void growth_row(struct doctor *d, size_t at)
{
	struct total t = total_of(d, &d->counters[at]);
	enum finding kind = meaning(d, &t);
	char place[96];

	if (kind != FINDING_COUNT) {
		where(&t, place, sizeof(place));
		check_add(&d->c, kind, t.owner, "%s: %llu more while doctor looked%s", t.name,
			  (unsigned long long)t.grown, place);
	}
}

void doctor_counter_rows(struct doctor *d)
{
	size_t kept = 0;

	/* A counter that was reset to 0 meanwhile has lost its errors, so it is left out. */
	for (size_t i = 0; i < d->n_counters; i++) {
		if (d->counters[i].now) {
			d->counters[kept++] = d->counters[i];
		}
	}
	d->n_counters = kept;
	for (size_t i = 0; i < d->n_counters; i++) {
		const struct doctor_counter *x = &d->counters[i];
		struct pl_doctor_counter told = { .size = sizeof(told),
						  .subject = x->subject,
						  .group = x->group,
						  .name = x->name,
						  .value = x->now,
						  .grown = grown_of(x) };

		if (d->args.on_counter) {
			d->args.on_counter(&told, d->args.arg);
		}
		if (is_first(d, i, true)) {
			growth_row(d, i);
		}
		if (is_first(d, i, false)) {
			history_row(d, i);
		}
	}
}

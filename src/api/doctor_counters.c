/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/*
 * pl_doctor(): counters of errors, read before the first copy and after the last one. What stood
 * there before says little about now, so it is only worth knowing; what grows meanwhile is a
 * finding. Counters that are 0 are not kept.
 */

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "api/doctor.h"
#include "base/alloc.h"
#include "base/bits.h"
#include "base/text.h"
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
	if (d->n_counters == d->counters_room) {
		size_t room = d->counters_room ? 2 * d->counters_room : 32;
		struct doctor_counter *v = alloc_resize(d->counters, room, sizeof(*v));

		if (!v) {
			d->c.failed = true;
			return;
		}
		d->counters = v;
		d->counters_room = room;
	}
	x = &d->counters[d->n_counters++];
	*x = (struct doctor_counter){ .group = group, .before = first ? value : 0, .now = value };
	text_copy(x->subject, sizeof(x->subject), subject);
	text_copy(x->name, sizeof(x->name), name);
}

static const char *gpu_name(const struct doctor *d, unsigned int i, char *dst, size_t room)
{
	for (unsigned int k = 0; k < d->n; k++) {
		if (d->ends[k].nvml == (int)i) {
			return d->ends[k].name;
		}
	}
	text_fmt(dst, room, "gpu%u", i);
	return dst;
}

static void count_links(struct doctor *d, bool first, unsigned int gpu)
{
	struct dev_probe_link v[DEV_PROBE_LINKS_MAX];
	char name[32], subject[64];
	const char *who = gpu_name(d, gpu, name, sizeof(name));
	int n = dev_probe_links(d->probe, gpu, v);
	uint64_t x;

	for (int i = 0; i < n; i++) {
		text_fmt(subject, sizeof(subject), "%s nvlink %u", who, v[i].number);
		for (int what = 0; what < DEV_PROBE_ERRORS; what++) {
			if (dev_probe_link_error(d->probe, gpu, v[i].number,
						 (enum dev_probe_error)what, &x)) {
				note(d, first, "nvlink", subject,
				     dev_probe_error_name((enum dev_probe_error)what), x);
			}
		}
	}
	if (dev_probe_pcie_replays(d->probe, gpu, &x)) {
		note(d, first, "pcie", who, "replay", x);
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

/* Those that stand for something sent again or lost; InfiniBand's and RoCE's. */
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
		count_links(d, first, i);
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

/* What a counter that has grown so much means; FINDING_COUNT: nothing yet. */
static enum finding meaning(const struct doctor_counter *x)
{
	uint64_t grown = x->now > x->before ? x->now - x->before : 0;
	bool corrected = strncmp(x->name, "correctable", 11) == 0 ||
			 strcmp(x->name, "replay") == 0 || strcmp(x->name, "crc-flit") == 0;

	if (!grown || (corrected && grown < DOCTOR_CORRECTED)) {
		return FINDING_COUNT;
	}
	if (strcmp(x->group, "nvlink") == 0) {
		return FINDING_NVLINK_ERRORS;
	}
	if (strcmp(x->group, "nic") == 0) {
		return FINDING_NIC_ERRORS;
	}
	return corrected ? FINDING_PCIE_CORRECTED : FINDING_PCIE_ERRORS;
}

static enum finding history(const struct doctor_counter *x)
{
	return strcmp(x->group, "nvlink") == 0 ? FINDING_NVLINK_HISTORY
	       : strcmp(x->group, "nic") == 0  ? FINDING_NIC_HISTORY
					       : FINDING_PCIE_HISTORY;
}

/* All that one thing has counted is one row. */
static void history_row(struct doctor *d, size_t first)
{
	const struct doctor_counter *x = &d->counters[first];
	char words[512] = "";

	for (size_t i = first; i < d->n_counters; i++) {
		const struct doctor_counter *y = &d->counters[i];
		size_t n = strlen(words);

		if (strcmp(x->subject, y->subject) == 0 && strcmp(x->group, y->group) == 0 &&
		    meaning(y) == FINDING_COUNT) {
			text_fmt(words + n, sizeof(words) - n, "%s%s %llu", n ? ", " : "", y->name,
				 (unsigned long long)y->now);
		}
	}
	if (words[0]) {
		check_add(&d->c, history(x), x->subject, "counted so far: %s", words);
	}
}

static bool is_first(const struct doctor *d, size_t at)
{
	for (size_t i = 0; i < at; i++) {
		if (strcmp(d->counters[i].subject, d->counters[at].subject) == 0 &&
		    strcmp(d->counters[i].group, d->counters[at].group) == 0) {
			return false;
		}
	}
	return true;
}

void doctor_counter_rows(struct doctor *d)
{
	for (size_t i = 0; i < d->n_counters; i++) {
		const struct doctor_counter *x = &d->counters[i];
		enum finding kind = meaning(x);
		struct pl_doctor_counter told = { .size = sizeof(told),
						  .subject = x->subject,
						  .group = x->group,
						  .name = x->name,
						  .value = x->now,
						  .grown = x->now > x->before ? x->now - x->before
									      : 0 };

		if (d->args.on_counter) {
			d->args.on_counter(&told, d->args.arg);
		}
		if (kind != FINDING_COUNT) {
			check_add(&d->c, kind, x->subject, "%s: %llu more while doctor looked",
				  x->name, (unsigned long long)told.grown);
		}
		if (is_first(d, i)) {
			history_row(d, i);
		}
	}
}

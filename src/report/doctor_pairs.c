/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/* pl_doctor(): for each pair, the promised and the measured values, and the finding that
 * follows. */

#include <errno.h>
#include <string.h>

#include "base/bits.h"
#include "base/error.h"
#include "base/text.h"
#include "report/doctor.h"
#include "topo/paths.h"

/* Lengths that are tried, none above `space`; only the last one can be whole pages. */
static const size_t lengths[] = { 1, 257, 4099, 65543, 1048573 };

static const char *const answers[] = {
	[DEV_PROBE_YES] = "",
	[DEV_PROBE_NO_CHIPSET] = "the processors' chips do not forward it",
	[DEV_PROBE_NO_GPU] = "the GPU does not support it",
	[DEV_PROBE_NO_PLACE] = "their host bridges do not forward it to each other",
	[DEV_PROBE_OFF] = "a setting of the driver's turns it off",
	[DEV_PROBE_NO] = "it is not supported",
	[DEV_PROBE_UNKNOWN] = "it does not say",
};

struct measured_pair {
	struct doctor *d;
	struct doctor_end *from, *to;
	struct pl_doctor_pair told;
	struct topo_path path;
	char name[80];
	char driver_words[256];
	char why[256];
	bool soft;
};

static bool is_soft(const struct measured_pair *p)
{
	const struct doctor_end *host = &p->d->host;

	return (p->from == host || p->from->flags & PL_DEV_SOFT) &&
	       (p->to == host || p->to->flags & PL_DEV_SOFT);
}

/* Memory of the host may be next to any processor: the least is promised. */
static void host_path(const struct topo_graph *g, const struct doctor_end *e, bool to_device,
		      struct topo_path *out)
{
	struct topo_path one;

	*out = (struct topo_path){ .type = TOPO_PATH_DIS };
	for (uint32_t i = 0; i < g->n_numa && e->node != TOPO_NONE; i++) {
		uint32_t from = to_device ? i : e->node, to = to_device ? e->node : i;

		if (!topo_path_find(g, NULL, from, to, &one) && one.type != TOPO_PATH_DIS &&
		    (out->type == TOPO_PATH_DIS || one.bw < out->bw)) {
			*out = one;
		}
	}
}

static void find_path(struct measured_pair *p)
{
	const struct topo_graph *g = p->d->graph;

	p->path = (struct topo_path){ .type = TOPO_PATH_DIS };
	if (p->from == &p->d->host || p->to == &p->d->host) {
		bool down = p->from == &p->d->host;

		host_path(g, down ? p->to : p->from, down, &p->path);
	} else if (p->from->node != TOPO_NONE && p->to->node != TOPO_NONE) {
		(void)topo_path_find(g, NULL, p->from->node, p->to->node, &p->path);
	}
	p->told.path = p->path.type == TOPO_PATH_DIS ? "" : topo_path_type_name(p->path.type);
	p->told.promised_gbps = p->path.type == TOPO_PATH_DIS ? 0 : p->path.bw;
	p->soft = is_soft(p);
	if (p->soft) {
		p->told.promised_gbps = DOCTOR_SOFT_GBPS;
	}
}

static void ask_nvml(struct measured_pair *p)
{
	enum dev_probe_answer a;

	if (p->from->nvml < 0 || p->to->nvml < 0) {
		return;
	}
	a = dev_probe_peers(p->d->probe, (unsigned int)p->to->nvml, (unsigned int)p->from->nvml,
			    DEV_PROBE_READ);
	if (a == DEV_PROBE_YES) {
		a = dev_probe_peers(p->d->probe, (unsigned int)p->from->nvml,
				    (unsigned int)p->to->nvml, DEV_PROBE_WRITE);
	}
	p->told.nvml = a == DEV_PROBE_UNKNOWN ? -1 : a == DEV_PROBE_YES;
	p->told.nvml_words = answers[a];
}

static bool is_nvlink(const struct measured_pair *p)
{
	return p->path.type == TOPO_PATH_NVL;
}

static void ask_driver(struct measured_pair *p)
{
	const char *why;
	int rc;

	/* Access in the other direction, for pushed copies. Its result counts for the other
	 * pair. */
	(void)dev_peer_enable(p->from->dev, DEV_WAIT, p->to->dev);
	rc = dev_peer_enable(p->to->dev, DEV_WAIT, p->from->dev);
	p->told.driver = rc == 0;
	if (!rc) {
		return;
	}
	text_copy(p->driver_words, sizeof(p->driver_words), err_message());
	p->told.driver_words = p->driver_words;
	/* Copies go through the host then, at a bandwidth that nothing states. */
	p->told.promised_gbps = p->soft ? p->told.promised_gbps : 0;
	why = p->told.nvml == 0 ? p->told.nvml_words : p->driver_words;
	if (p->soft || is_nvlink(p) || p->told.nvml == 1) {
		check_add(&p->d->c, FINDING_PEER_CONTRADICTED, p->name, "%s: %s",
			  p->soft	 ? "software GPUs reach each other"
			  : is_nvlink(p) ? "NVLinks join them"
					 : "the management library says that they reach each other",
			  p->driver_words);
	} else {
		check_add(&p->d->c, FINDING_PEER_REFUSED, p->name,
			  "the driver stages copies through the host: %s", why);
	}
}

/* Returns the remedy for a known cause of lost or slow traffic between PCIe devices, or else the
 * finding's own. */
static const char *remedy_of(const struct measured_pair *p, enum finding kind)
{
	const struct topo_graph *g = p->d->graph;
	bool peers = p->from->dev && p->to->dev && !is_nvlink(p) && !p->soft;

	if (peers && p->path.redirected) {
		return findings[FINDING_ACS_REDIRECTS].remedy;
	}
	for (int i = 0; i < 2 && peers; i++) {
		uint32_t node = i ? p->from->node : p->to->node;

		if (node != TOPO_NONE && g->nodes[node].translated == 1 && !g->vm) {
			return findings[FINDING_IOMMU_TRANSLATES].remedy;
		}
	}
	return findings[kind].remedy;
}

static void say_failed(struct measured_pair *p, int rc, size_t len)
{
	if (rc == -ETIMEDOUT) {
		check_add(&p->d->c, FINDING_PAIR_STUCK, p->name,
			  "a copy of %zu bytes did not end within %u s", len,
			  (unsigned int)(DOCTOR_STUCK_NS / 1000000000u));
	} else {
		check_add(&p->d->c, FINDING_PAIR_CUT, p->name, "a copy of %zu bytes failed: %s",
			  len, err_message());
	}
	p->told.verified = 0;
}

static void say_wrong(struct measured_pair *p, const struct doctor_tried *t)
{
	if (t->wrong) {
		check_add_as(&p->d->c, FINDING_PAIR_CORRUPT, PL_CHECK_BAD, p->name,
			     remedy_of(p, FINDING_PAIR_CORRUPT),
			     "of %zu bytes %llu arrived wrong, the first at %llu, and no error was "
			     "reported",
			     t->len, (unsigned long long)t->wrong, (unsigned long long)t->first);
	}
	if (t->overrun) {
		check_add(&p->d->c, FINDING_PAIR_OVERRUN, p->name,
			  "bytes next to the %zu that were written have changed", t->len);
	}
	p->told.verified = 0;
	p->told.wrong = t->wrong;
}

/* Checks copies of one length, pulled by the destination and pushed by the source. Returns false if
 * enough is known. */
static bool verify_length(struct measured_pair *p, size_t len, unsigned int skew)
{
	bool both = p->from->dev && p->to->dev;

	for (int push = 0; push <= both; push++) {
		struct doctor_tried t;
		int rc;

		if (!doctor_in_time(p->d)) {
			p->told.missing = "the time limit";
			return false;
		}
		rc = doctor_try(p->d, p->from, p->to, len, skew, push, &t);
		if (rc) {
			say_failed(p, rc, len);
			return false;
		}
		if (t.wrong || t.overrun) {
			say_wrong(p, &t);
			return false;
		}
	}
	p->told.lengths++;
	return true;
}

static bool verify(struct measured_pair *p)
{
	size_t done = 0;

	for (size_t i = 0; i < ARRAY_LEN(lengths) && lengths[i] <= p->d->space; i++) {
		done = lengths[i];
		if (!verify_length(p, done, (unsigned int)(7 + 13 * i))) {
			return false;
		}
	}
	if (done < p->d->space && !verify_length(p, p->d->space, 0)) {
		return false;
	}
	p->told.verified = 1;
	return true;
}

static bool is_busy(const struct doctor_end *e)
{
	return e->health.busy >= DOCTOR_BUSY_PERCENT;
}

static void judge(struct measured_pair *p)
{
	double share = p->told.promised_gbps > 0 ? p->told.gbps / p->told.promised_gbps : 1;

	if (p->told.gbps > 0 && share < DOCTOR_ENOUGH) {
		bool busy = is_busy(p->from) || is_busy(p->to);
		enum finding kind = busy ? FINDING_PAIR_BUSY : FINDING_PAIR_SLOW;

		check_add_as(&p->d->c, kind, findings[kind].level, p->name, remedy_of(p, kind),
			     "%.3g GB/s, %.0f %% of the %.3g that %s promises%s", p->told.gbps,
			     100 * share, p->told.promised_gbps,
			     p->soft ? "a software GPU" : "the path",
			     busy ? "; others keep the device busy, so this is no fault" : "");
	}
	/* A software GPU answers when its thread gets a processor. */
	if (p->told.latency_ns > DOCTOR_LATE_NS && !p->soft && !is_busy(p->from) &&
	    !is_busy(p->to) && share >= DOCTOR_ENOUGH) {
		check_add(&p->d->c, FINDING_PAIR_LATE, p->name,
			  "a copy of 4 KiB takes %.0f us, where %.0f would be much",
			  p->told.latency_ns / 1e3, DOCTOR_LATE_NS / 1e3);
	}
}

static double measure_once(struct measured_pair *p)
{
	struct doctor_end *first = p->to->dev ? p->to : p->from;
	double best = doctor_bandwidth(p->d, p->from, p->to, first, p->told.promised_gbps);

	/* If the first engine is slower than promised, tries the engine of the other device,
	 * too. */
	if (best < DOCTOR_ENOUGH * p->told.promised_gbps && p->from->dev && p->to->dev &&
	    doctor_in_time(p->d)) {
		double other =
			doctor_bandwidth(p->d, p->from, p->to, p->from, p->told.promised_gbps);

		best = other > best ? other : best;
	}
	return best;
}

static void measure(struct measured_pair *p)
{
	if (!doctor_in_time(p->d)) {
		p->told.missing = "the time limit";
		return;
	}
	p->told.latency_ns = doctor_latency(p->d, p->from, p->to);
	if (p->told.latency_ns > DOCTOR_LATE_NS && doctor_in_time(p->d)) {
		double again = doctor_latency(p->d, p->from, p->to);

		p->told.latency_ns =
			again > 0 && again < p->told.latency_ns ? again : p->told.latency_ns;
	}
	/* Other work may have slowed the first measurement: measure once more. */
	for (int i = 0; i < 2 && p->told.gbps < DOCTOR_ENOUGH * p->told.promised_gbps + 1e-9; i++) {
		double gbps = doctor_in_time(p->d) ? measure_once(p) : 0;

		p->told.gbps = gbps > p->told.gbps ? gbps : p->told.gbps;
	}
	if (p->told.gbps <= 0) {
		p->told.missing = doctor_in_time(p->d) ? "a copy failed" : "the time limit";
	} else {
		judge(p);
	}
}

/* Why this pair cannot be tested; NULL: it can. */
static const char *obstacle_of(const struct measured_pair *p)
{
	struct doctor *d = p->d;

	if (p->from->why[0] || p->to->why[0]) {
		return p->from->why[0] ? p->from->why : p->to->why;
	}
	if (d->stuck) {
		return "a copy that never ended";
	}
	if (!doctor_in_time(d)) {
		return "the time limit";
	}
	if ((p->from->dev && p->to->dev && p->from->to_broken) || p->to->from_broken) {
		return "the path between the host and one of the two is at fault already";
	}
	return NULL;
}

static void tell(struct measured_pair *p)
{
	struct doctor *d = p->d;

	if (p->told.missing[0] && !d->passive) {
		if (!d->missing++) {
			text_fmt(d->first_missing, sizeof(d->first_missing), "%s: %s", p->name,
				 p->told.missing);
		}
	}
	if (d->args.on_pair) {
		d->args.on_pair(&p->told, d->args.arg);
	}
}

static void one_pair(struct doctor *d, struct doctor_end *from, struct doctor_end *to)
{
	struct measured_pair p = { .d = d, .from = from, .to = to };
	bool devices = from != &d->host && to != &d->host;
	const char *why;

	p.told = (struct pl_doctor_pair){ .size = sizeof(p.told),
					  .from = from->name,
					  .to = to->name,
					  .path = "",
					  .driver_words = "",
					  .nvml_words = "",
					  .missing = "",
					  .driver = -1,
					  .nvml = -1,
					  .verified = -1 };
	text_fmt(p.name, sizeof(p.name), "%s to %s", from->name, to->name);
	find_path(&p);
	ask_nvml(&p);
	if (d->passive) {
		tell(&p);
		return;
	}
	doctor_step(d, "copying", from->name, to->name);
	why = obstacle_of(&p);
	if (why) {
		text_copy(p.why, sizeof(p.why), why);
		p.told.missing = p.why;
	} else {
		if (devices) {
			ask_driver(&p);
		}
		if (verify(&p)) {
			measure(&p);
		}
		if (p.told.verified == 0) {
			to->to_broken = to->to_broken || from == &d->host;
			from->from_broken = from->from_broken || to == &d->host;
		}
	}
	tell(&p);
}

void doctor_pairs(struct doctor *d)
{
	for (unsigned int i = 0; i < d->n; i++) {
		one_pair(d, &d->ends[i], &d->host);
		one_pair(d, &d->host, &d->ends[i]);
	}
	for (unsigned int i = 0; i < d->n; i++) {
		for (unsigned int k = 0; k < d->n; k++) {
			if (i != k) {
				one_pair(d, &d->ends[i], &d->ends[k]);
			}
		}
	}
}

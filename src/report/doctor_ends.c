/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/* pl_doctor(): which devices there are, and what each needs for the call. */

#include <errno.h>
#include <stdlib.h>
#include <string.h>

#include "base/bits.h"
#include "base/error.h"
#include "base/text.h"
#include "report/doctor.h"
#include "sys/sys.h"
#include "topo/graph.h"

/* Ranges begin at most this many bytes into a buffer. */
#define SKEW_MAX 4096u

static int nvml_of(const struct doctor *d, const char *pci)
{
	struct dev_probe_gpu g;

	for (unsigned int i = 0; d->probe && *pci && i < dev_probe_count(d->probe); i++) {
		if (dev_probe_gpu(d->probe, i, &g) == 0 && strcmp(g.pci, pci) == 0) {
			return (int)i;
		}
	}
	return -1;
}

static void know(struct doctor *d, struct doctor_end *e)
{
	e->nvml = nvml_of(d, e->pci);
	if (e->node == TOPO_NONE) {
		e->node =
			e->pci[0] ? topo_find_pci(d->graph, e->pci) : topo_find(d->graph, e->name);
	}
	e->health = (struct dev_probe_health){ .busy = -1, .processes = -1 };
	if (e->nvml >= 0) {
		(void)dev_probe_health(d->probe, (unsigned int)e->nvml, &e->health);
	}
}

static int on_device(const struct dev_props *p, void *arg)
{
	struct doctor *d = arg;
	struct doctor_end *e = &d->ends[d->n];

	/* Memory that devices publish for drives is others', and small. */
	if (!p->fit || p->memory_only || d->n == DOCTOR_DEVICES) {
		return 0;
	}
	d->real = d->real || !p->soft;
	/* Real ones come first. Software GPUs stand in for them, and no GPU reaches those. */
	if (p->soft && d->real) {
		return 0;
	}
	*e = (struct doctor_end){ .node = TOPO_NONE,
				  .flags = (p->soft ? PL_DEV_SOFT : 0) |
					   (p->host_addressable ? PL_DEV_HOST_ADDRESSABLE : 0) };
	text_copy(e->name, sizeof(e->name), p->name);
	text_copy(e->pci, sizeof(e->pci), p->pci);
	text_copy(e->model, sizeof(e->model), p->model);
	know(d, e);
	d->n++;
	return 0;
}

/* Lists the devices of the graph, without starting a driver. */
static void list_nodes(struct doctor *d)
{
	for (uint32_t i = 0; i < d->graph->n_nodes; i++) {
		d->real = d->real || (d->graph->nodes[i].kind == TOPO_NODE_GPU &&
				      !(d->graph->nodes[i].flags & TOPO_SOFT));
	}
	for (uint32_t i = 0; i < d->graph->n_nodes && d->n < DOCTOR_DEVICES; i++) {
		const struct topo_node *n = &d->graph->nodes[i];
		struct doctor_end *e = &d->ends[d->n];

		if (n->kind != TOPO_NODE_GPU || (n->flags & TOPO_SOFT && d->real)) {
			continue;
		}
		*e = (struct doctor_end){ .node = i,
					  .flags = n->flags & TOPO_SOFT ? PL_DEV_SOFT : 0 };
		text_copy(e->name, sizeof(e->name), n->name);
		text_copy(e->pci, sizeof(e->pci), n->pci);
		text_copy(e->model, sizeof(e->model), n->model);
		know(d, e);
		d->n++;
	}
}

/* 0, or e->why says why this one cannot be measured. */
static int open_end(struct doctor *d, struct doctor_end *e)
{
	size_t len = d->space + 2 * (size_t)DOCTOR_GUARD + SKEW_MAX;
	int rc = dev_table_named(d->c.devices, DEV_WAIT, e->name, &e->dev);

	rc = rc ? rc : dev_stream_create(e->dev, DEV_WAIT, &e->stream);
	rc = rc ? rc : dev_events_create(e->dev, DEV_WAIT, &e->event, 1);
	rc = rc ? rc : dev_alloc(e->dev, DEV_WAIT, len, (void **)&e->src);
	rc = rc ? rc : dev_alloc(e->dev, DEV_WAIT, len, (void **)&e->dst);
	if (rc) {
		text_copy(e->why, sizeof(e->why), err_message());
	}
	return rc;
}

static void close_end(struct doctor_end *e)
{
	if (e->event) {
		e->dev->stream.event.destroy(e->event);
	}
	if (e->stream) {
		e->dev->stream.destroy(e->stream);
	}
	if (e->src) {
		(void)dev_release(e->dev, DEV_WAIT, e->src);
	}
	if (e->dst) {
		(void)dev_release(e->dev, DEV_WAIT, e->dst);
	}
}

/* Whether open_end() was called for it, and did not fail. */
static bool is_open(const struct doctor_end *e)
{
	return e->dev && !e->why[0];
}

/* The first open device of its driver: pinning counts for all of them. */
static bool is_first(const struct doctor *d, unsigned int i)
{
	const struct doctor_end *e = &d->ends[i];

	if (!is_open(e)) {
		return false;
	}
	for (unsigned int k = 0; k < i; k++) {
		if (is_open(&d->ends[k]) && d->ends[k].dev->driver == e->dev->driver) {
			return false;
		}
	}
	return true;
}

static int host_memory(struct doctor *d)
{
	size_t each = align_up(d->space + 2 * (size_t)DOCTOR_GUARD + SKEW_MAX, 2u << 20);
	void *p;
	int rc = sys_map_anon(2 * each, &p);

	if (rc) {
		return err_set(ENOMEM, "no memory for %zu bytes in the host", 2 * each);
	}
	(void)sys_populate(p, 2 * each, true);
	d->want = p;
	d->got = d->want + each;
	d->host_len = 2 * each;
	for (unsigned int i = 0; i < d->n; i++) {
		struct doctor_end *e = &d->ends[i];

		if (is_first(d, i)) {
			e->pinned = dev_pin(e->dev, DEV_WAIT, p, d->host_len) == 0;
			if (!e->pinned) {
				text_copy(e->why, sizeof(e->why), err_message());
			}
		}
	}
	return 0;
}

int doctor_begin(struct doctor *d)
{
	int rc;

	d->host = (struct doctor_end){ .name = "host", .node = TOPO_NONE, .nvml = -1 };
	if (d->passive) {
		list_nodes(d);
		return 0;
	}
	rc = dev_table_each(d->c.devices, on_device, d);
	if (rc == -ENOMEM) {
		return rc;
	}
	d->steps = 1 + 4 * d->n +
		   d->n * (d->n ? d->n - 1 : 0); /* rows, open, link, host twice, peers */
	for (unsigned int i = 0; i < d->n; i++) {
		doctor_step(d, "opening", d->ends[i].name, "");
		if (!doctor_in_time(d)) {
			text_copy(d->ends[i].why, sizeof(d->ends[i].why), "the time limit");
		} else {
			(void)open_end(d, &d->ends[i]);
		}
	}
	return d->n ? host_memory(d) : 0;
}

void doctor_end(struct doctor *d)
{
	if (d->stuck) {
		/* The driver may write there whenever it likes. */
		return;
	}
	for (unsigned int i = 0; i < d->n; i++) {
		if (d->ends[i].pinned) {
			(void)dev_unpin(d->ends[i].dev, DEV_WAIT, d->want, d->host_len);
		}
	}
	for (unsigned int i = 0; i < d->n; i++) {
		if (d->ends[i].dev) {
			close_end(&d->ends[i]);
		}
	}
	if (d->host_len) {
		(void)sys_unmap(d->want, d->host_len);
	}
}

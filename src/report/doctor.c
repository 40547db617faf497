/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/* pl_doctor(): its parts, in their order. */

#include <errno.h>
#include <stdlib.h>

#include "api/context.h"
#include "api/registry.h"
#include "base/alloc.h"
#include "base/clock.h"
#include "base/error.h"
#include "base/text.h"
#include "report/doctor.h"
#include "topo/topo.h"

#define DEFAULT_BYTES (16u << 20)
#define LEAST_BYTES 4096u
#define MOST_BYTES (1u << 30)

static void tell_devices(struct doctor *d)
{
	for (unsigned int i = 0; i < d->n && d->args.on_device; i++) {
		const struct doctor_end *e = &d->ends[i];
		struct pl_doctor_device told = {
			.size = sizeof(told),
			.flags = e->flags,
			.busy_percent = e->health.busy,
			.processes = e->health.processes,
			.nvlinks = e->node == TOPO_NONE ? 0 : d->graph->nodes[e->node].lanes,
			.pcie_gen = e->gen,
			.pcie_gen_max = e->gen_max,
			.pcie_width = e->width,
			.pcie_width_max = e->width_max,
			.pcie_loaded = e->loaded,
			.name = e->name,
			.pci = e->pci,
			.model = e->model,
		};

		d->args.on_device(&told, d->args.arg);
	}
}

static void xid_rows(struct doctor *d)
{
	unsigned int gpu;
	uint64_t xid;

	for (int i = 0; d->probe && i < 32 && dev_probe_xid(d->probe, &gpu, &xid); i++) {
		char name[32];

		text_fmt(name, sizeof(name), "gpu%u", gpu);
		for (unsigned int k = 0; k < d->n; k++) {
			if (d->ends[k].nvml == (int)gpu) {
				text_copy(name, sizeof(name), d->ends[k].name);
			}
		}
		check_add(&d->c, FINDING_XID, name, "its driver reported Xid %llu",
			  (unsigned long long)xid);
	}
}

static void missing_row(struct doctor *d)
{
	if (d->missing) {
		check_add(&d->c, FINDING_NOT_MEASURED, "",
			  "%u of %u pairs were not, or not all, looked at; the first: %s",
			  d->missing, d->n * (d->n + 1), d->first_missing);
	} else if (!d->n && !d->passive) {
		check_add(&d->c, FINDING_NOT_MEASURED, "", "there is no device to measure");
	}
}

static int look(struct doctor *d)
{
	int rc;

	/* Takes the counters' first values before the doctor's own work counts. */
	doctor_count(d, true);
	if (d->probe) {
		dev_probe_watch(d->probe);
	}
	if (!d->passive) {
		check_gpus(&d->c);
		if (d->c.gpus) {
			check_gpu_p2pdma(&d->c);
		}
	}
	check_nodes(&d->c);
	check_iommu(&d->c);
	check_memlock(&d->c);
	rc = doctor_begin(d);
	if (rc) {
		return rc;
	}
	doctor_links(d);
	tell_devices(d);
	doctor_pairs(d);
	if (!d->passive) {
		doctor_rows(d);
		doctor_count(d, false);
		doctor_links_again(d);
	}
	doctor_counter_rows(d);
	xid_rows(d);
	missing_row(d);
	return 0;
}

static int row_of(const struct pl_check_row *row, void *arg)
{
	const struct doctor *d = arg;

	d->args.on_row(row, d->args.arg);
	return 0;
}

static int run(struct pl_ctx *ctx, struct doctor *d)
{
	char why[192];
	int rc = topo_kernel(&d->c.kernel);

	rc = rc ? rc : topo_scan(&ctx->config, true, &d->graph);
	if (rc) {
		return rc;
	}
	rc = dev_probe_open(&ctx->config, &d->probe, why, sizeof(why));
	if (rc) {
		d->probe = NULL; /* why, a row says */
	}
	rc = rc == -ENOMEM ? rc : look(d);
	if (!rc && d->args.on_row) {
		rc = check_deliver(&d->c, row_of, d);
	}
	doctor_end(d);
	if (d->probe) {
		dev_probe_close(d->probe);
	}
	topo_graph_free(d->graph);
	return rc ? rc : d->missing || (!d->n && !d->passive);
}

int pl_doctor(struct pl_ctx *ctx, const struct pl_doctor_args *args)
{
	struct pl_doctor_args all = PL_DOCTOR_ARGS_INIT;
	struct doctor *d;
	int rc;

	if (!ctx) {
		return err_set(EINVAL, "pl_doctor needs a context");
	}
	rc = ctx_usable(ctx);
	rc = rc ? rc : take_struct(&all, args, sizeof(all), "struct pl_doctor_args");
	if (rc) {
		return rc;
	}
	if (all.flags & ~(uint64_t)PL_DOCTOR_PASSIVE ||
	    (all.nbytes && (all.nbytes < LEAST_BYTES || all.nbytes > MOST_BYTES))) {
		return err_set(EINVAL, "pl_doctor: unknown flags, or a size that is not 4 KiB to "
				       "1 GiB");
	}
	d = alloc_zero(sizeof(*d));
	if (!d) {
		return -ENOMEM;
	}
	d->args = all;
	d->passive = all.flags & PL_DOCTOR_PASSIVE;
	d->begin_ns = clock_now_ns();
	d->deadline_ns = UINT64_MAX;
	d->space = all.nbytes ? all.nbytes : DEFAULT_BYTES;
	d->c.config = &ctx->config;
	d->c.devices = &ctx->devices;
	d->c.drivers = registry_drivers();
	if (all.time_ns && all.time_ns < UINT64_MAX - d->begin_ns) {
		d->deadline_ns = d->begin_ns + all.time_ns;
	}
	rc = run(ctx, d);
	check_finish(&d->c);
	free(d->counters);
	free(d);
	return rc;
}

/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#include <errno.h>
#include <stddef.h>
#include <stdlib.h>
#include <string.h>

#include "api/context.h"
#include "base/alloc.h"
#include "base/bits.h"
#include "base/error.h"
#include "base/text.h"
#include "topo/topo.h"

static void fill(struct pl_ctx *ctx, struct pl_dev_info *info, const struct dev_props *p)
{
	struct dev_host host = { .page = 0 };
	bool wide = ctx->config.wide && !dev_table_wide(&ctx->devices, p, &host);

	info->flags = (p->soft ? PL_DEV_SOFT : 0) |
		      (p->host_addressable ? PL_DEV_HOST_ADDRESSABLE : 0) |
		      (p->fit ? 0 : PL_DEV_UNFIT) | (p->memory_only ? PL_DEV_MEMORY : 0) |
		      (p->p2p ? PL_DEV_P2P : 0) | (wide ? PL_DEV_WIDE : 0);
	info->numa_node = topo_pci_numa(p->pci);
	info->total = p->total;
	text_copy(info->name, sizeof(info->name), p->name);
	text_copy(info->pci, sizeof(info->pci), p->pci);
	text_copy(info->model, sizeof(info->model), p->model);
	text_copy(info->why, sizeof(info->why), p->why);
	memcpy(info->uuid, p->uuid, sizeof(info->uuid));
	text_copy(info->why_not_wide, sizeof(info->why_not_wide),
		  ctx->config.wide ? host.why : "the tunable wide is off");
}

struct each_device {
	struct pl_ctx *ctx;
	int (*fn)(const struct pl_dev_info *info, void *arg);
	void *arg;
};

static int each_one(const struct dev_props *p, void *arg)
{
	const struct each_device *e = arg;
	struct pl_dev_info info = PL_DEV_INFO_INIT;

	fill(e->ctx, &info, p);
	info.free = p->total; /* it is not open: its total memory */
	return e->fn(&info, e->arg);
}

int pl_dev_each(struct pl_ctx *ctx, int (*fn)(const struct pl_dev_info *info, void *arg), void *arg)
{
	struct each_device e = { ctx, fn, arg };
	int rc = ctx_usable(ctx);

	return rc ? rc : dev_table_each(&ctx->devices, each_one, &e);
}

static struct pl_dev *handle_locked(struct pl_ctx *ctx, struct dev *dev)
{
	struct pl_dev *d;

	for (struct handle *h = ctx->devs; h; h = h->next) {
		d = container_of(h, struct pl_dev, in);
		if (d->dev == dev) {
			d->users++;
			return d;
		}
	}
	d = alloc_zero(sizeof(*d));
	if (d) {
		*d = (struct pl_dev){ { ctx->devs }, .ctx = ctx, .dev = dev, .users = 1 };
		ctx->devs = &d->in;
	}
	return d;
}

/* The work is unlisted first, so that a device that is opened meanwhile can list it again. Places
 * come before neighbours: they are found faster, and transfers need them first. */
void ctx_look_up_devices(struct work *work)
{
	struct pl_ctx *ctx = container_of(work, struct pl_ctx, device_lookup);
	struct topo_facts *facts = &ctx->exec.facts;
	const struct topo_neighbour *near;
	struct dev *v[DEV_TABLE_MAX];
	unsigned int n;

	workers_unlist(&ctx->exec.workers, work);
	n = dev_table_opened(&ctx->devices, v, DEV_TABLE_MAX);
	for (unsigned int i = 0; i < n; i++) {
		(void)topo_facts_place(facts, v[i]);
	}
	for (unsigned int i = 0; i < n; i++) {
		(void)topo_facts_neighbours(facts, v[i], &near);
	}
}

/* Lets a worker look up which of the open devices can be lanes for each other. The scan of sysfs
 * and the GPUs' management library take some 10 ms, for which the first transfer would have to
 * wait; this way the program opens its files and allocates meanwhile. If no worker can be had, the
 * first transfer looks. */
static void look_up_devices(struct pl_ctx *ctx, const struct dev *dev)
{
	struct workers *w = &ctx->exec.workers;
	struct dev *v[2];

	if (dev->props.pci[0] && strcmp(ctx->config.lanes, "auto") == 0 &&
	    dev_table_opened(&ctx->devices, v, 2) > 1 && !topo_facts_ready(&ctx->exec.facts, dev) &&
	    !workers_reserve(w, WORK_BACKGROUND)) {
		workers_offer_at(w, &ctx->device_lookup, 0);
	}
}

int pl_dev_open(struct pl_ctx *ctx, const char *name, struct pl_dev **out)
{
	struct dev *dev;
	struct pl_dev *d;
	int rc = CHECK_OUT(out);

	rc = rc ? rc : ctx_usable(ctx);
	if (!rc) {
		rc = dev_table_named(&ctx->devices, DEV_WAIT, name, &dev);
	}
	if (rc) {
		return rc;
	}
	lock_acquire(&ctx->lock);
	d = handle_locked(ctx, dev);
	lock_release(&ctx->lock);
	if (!d) {
		return -ENOMEM;
	}
	look_up_devices(ctx, dev);
	*out = d;
	return 0;
}

void pl_dev_close(struct pl_dev *dev)
{
	struct pl_ctx *ctx = dev ? dev->ctx : NULL;
	bool last;

	if (!ctx || ctx_usable(ctx)) {
		return;
	}
	lock_acquire(&ctx->lock);
	last = --dev->users == 0;
	/* The device itself stays open with the context: memory on it does too. */
	if (last) {
		handle_remove_locked(&ctx->devs, &dev->in);
	}
	lock_release(&ctx->lock);
	if (last) {
		free(dev);
	}
}

int pl_dev_info(struct pl_dev *dev, struct pl_dev_info *info)
{
	struct pl_dev_info all = PL_DEV_INFO_INIT;
	int rc = CHECK_OUT(info);

	rc = rc ? rc : ctx_usable(CTX_OF(dev));
	if (rc) {
		return rc;
	}
	fill(dev->ctx, &all, &dev->dev->props);
	rc = dev->dev->mem.free_bytes(dev->dev, &all.free);
	return rc ? rc : give_struct(info, &all, sizeof(all), offsetof(struct pl_dev_info, uuid));
}

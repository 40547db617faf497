/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/* `peerlane devices`: one line for each device, the best first, and below it why it cannot be used
 * or is slow. */

#include <stdio.h>
#include <string.h>

#include <json-c/json.h>

#include <peerlane/peerlane.h>

#include "base/text.h"
#include "cmd.h"
#include "opts.h"
#include "say.h"
#include "term.h"

struct devices_opts {
	struct common common;
	bool json;
};

static const struct opt table[] = {
	{ .name = "json",
	  .type = OPT_FLAG,
	  .help = "print one JSON object instead of text",
	  .at = offsetof(struct devices_opts, json) },
	{ .name = NULL },
};

static const struct opt_spec spec = {
	.cmd = "devices",
	.operands = "",
	.summary = "Lists the GPUs of this machine, the best first, then device memory that "
		   "drives can access directly. gpu:N is the N-th usable GPU; "
		   "a software GPU only where there is no other.",
	.table = table,
};

struct listing {
	struct json_object *array; /* NULL: text */
	int fit;
	bool real; /* a GPU that is no software GPU is usable: gpu:N are such ones only */
};

static void gpu_name(char *dst, size_t space, struct listing *l, const struct pl_dev_info *d)
{
	bool soft = d->flags & PL_DEV_SOFT;

	if (d->flags & (PL_DEV_UNFIT | PL_DEV_MEMORY) || (soft && l->real)) {
		text_copy(dst, space, "-");
	} else {
		l->real = l->real || !soft;
		text_fmt(dst, space, "gpu:%d", l->fit++);
	}
}

/* An empty list says nothing about why. */
static void print_none(struct pl_ctx *ctx)
{
	struct pl_dev *dev = NULL;

	if (pl_dev_open(ctx, "gpu:0", &dev) != 0) {
		term_printf(stdout, "no usable device: %s\n", pl_error_message());
	}
	pl_dev_close(dev);
}

static int print_text(const struct pl_dev_info *d, void *arg)
{
	struct listing *l = arg;
	char total[32], free_now[32], alias[16];

	gpu_name(alias, sizeof(alias), l, d);
	text_bytes(total, sizeof(total), d->total);
	text_bytes(free_now, sizeof(free_now), d->free);
	term_printf(stdout, "%-7s %-16s %10s %10s  %-12s  %s%s%s%s\n", alias, d->name, total,
		    free_now, d->pci[0] != '\0' ? d->pci : "-", d->model,
		    d->flags & PL_DEV_HOST_ADDRESSABLE ? " (host-addressable)" : "",
		    d->flags & PL_DEV_P2P ? " (drives can access it)" : "",
		    d->flags & PL_DEV_WIDE && !(d->flags & PL_DEV_SOFT) ? " (wide pinned memory)"
									: "");
	if (d->why[0] != '\0') {
		term_printf(stdout, "        %s%s\n",
			    d->flags & PL_DEV_UNFIT ? "cannot be used: " : "", d->why);
	}
	if (d->why_not_wide[0] != '\0') {
		term_printf(stdout, "        pinned memory is not wide: %s\n", d->why_not_wide);
	}
	return 0;
}

static int add_json(const struct pl_dev_info *d, void *arg)
{
	struct listing *l = arg;
	struct json_object *o = json_object_new_object();
	bool fit = !(d->flags & PL_DEV_UNFIT);
	char alias[16];

	gpu_name(alias, sizeof(alias), l, d);
	json_object_object_add(o, "name", json_object_new_string(d->name));
	json_object_object_add(o, "gpu",
			       strcmp(alias, "-") != 0 ? json_object_new_string(alias) : NULL);
	json_object_object_add(o, "model", json_object_new_string(d->model));
	json_object_object_add(o, "fit", json_object_new_boolean(fit));
	json_object_object_add(o, "software", json_object_new_boolean(d->flags & PL_DEV_SOFT));
	json_object_object_add(o, "host_addressable",
			       json_object_new_boolean(d->flags & PL_DEV_HOST_ADDRESSABLE));
	json_object_object_add(o, "memory_only", json_object_new_boolean(d->flags & PL_DEV_MEMORY));
	json_object_object_add(o, "peer_to_peer", json_object_new_boolean(d->flags & PL_DEV_P2P));
	json_object_object_add(o, "pci", json_object_new_string(d->pci));
	json_object_object_add(o, "numa_node", json_object_new_int(d->numa_node));
	json_object_object_add(o, "total_bytes", json_object_new_uint64(d->total));
	json_object_object_add(o, "free_bytes", json_object_new_uint64(d->free));
	json_object_object_add(o, "wide", json_object_new_boolean(d->flags & PL_DEV_WIDE));
	json_object_object_add(o, "why_not_wide", json_object_new_string(d->why_not_wide));
	json_object_object_add(o, "why", json_object_new_string(d->why));
	return json_object_array_add(l->array, o) < 0;
}

static int list(struct pl_ctx *ctx, void *opts, const struct operands *rest)
{
	const struct devices_opts *o = opts;
	struct json_object *root;
	struct listing l = { .array = NULL };
	int err;

	(void)rest;
	if (!o->json) {
		term_printf(stdout, "%-7s %-16s %10s %10s  %-12s  %s\n", "GPU", "NAME", "MEMORY",
			    "FREE", "PCI", "MODEL");
		err = pl_dev_each(ctx, print_text, &l);
		if (err == 0 && l.fit != 0 && !l.real) {
			term_puts(stdout,
				  "No GPU is usable: gpu:N are software GPUs, whose memory is "
				  "host memory.\n");
		}
		if (err == 0 && l.fit == 0) {
			print_none(ctx);
		}
		return err != 0 ? say_library(err) : STATUS_OK;
	}
	root = json_object_new_object();
	l.array = json_object_new_array();
	json_object_object_add(root, "devices", l.array);
	err = pl_dev_each(ctx, add_json, &l);
	if (err != 0) {
		json_object_put(root);
		return err < 0 ? say_library(err) : say_json(NULL);
	}
	return say_json(root);
}

int cmd_devices(int argc, char **argv)
{
	struct devices_opts o = { .json = false };

	return opts_run(&spec, argc, argv, &o, list);
}

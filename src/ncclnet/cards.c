/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/*
 * The devices that NCCL chooses from: a network interface each. NCCL derives its number of channels
 * from a device's speed, so the speed is the one that the kernel reports for the card's link. The
 * kernel reports none, or one without meaning, for interfaces without a card (the loopback device,
 * those of containers) and for many cards of virtual machines. There the speed is that of
 * processors between two processes. NCCL takes 10 Gb/s for such cards, and makes two channels for
 * any of them.
 */

#include <errno.h>
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <peerlane/peerlane.h>

#include "ncclnet/choose_interfaces.h"

#define UNKNOWN 10000 /* Mb/s of a card for RDMA that does not say */

struct wishes {
	char bind[128];
	bool chosen; /* its source is not the default */
	char remotes[16];
	uint64_t timeout;
	int speed;
};

static int look(const struct pl_conf_row *row, void *arg)
{
	struct wishes *w = arg;

	if (strcmp(row->name, "tcp_bind") == 0) {
		(void)snprintf(w->bind, sizeof(w->bind), "%s", row->value);
		w->chosen = strcmp(row->source, "default") != 0;
	} else if (strcmp(row->name, "remotes") == 0) {
		(void)snprintf(w->remotes, sizeof(w->remotes), "%s", row->value);
	} else if (strcmp(row->name, "remote_timeout") == 0) {
		w->timeout = strtoull(row->value, NULL, 10);
	} else if (strcmp(row->name, "test_nccl_speed") == 0) {
		w->speed = (int)strtol(row->value, NULL, 10);
	}
	return 0;
}

static int read_number(const char *path)
{
	FILE *f = fopen(path, "re");
	char text[32] = "";

	if (f) {
		(void)!fgets(text, sizeof(text), f);
		(void)fclose(f);
	}
	return (int)strtol(text, NULL, 10);
}

static struct nn_card *add_card(const struct nn_interface *i, enum nn_way way, const char *name)
{
	struct nn_card *c = &nn_ctx.card[nn_ctx.n_cards++];

	*c = (struct nn_card){ .way = way, .addr = i->addr, .memory = NN_PTR_HOST };
	(void)snprintf(c->name, sizeof(c->name), "%.*s", (int)sizeof(c->name) - 1, name);
	return c;
}

static void add_interface(const struct nn_interface *i, const struct wishes *w)
{
	struct nn_card *c = add_card(i, NN_STREAM, i->name);
	char path[96];
	int mbps;

	(void)snprintf(path, sizeof(path), "/sys/class/net/%.31s/device", i->name);
	c->pci = realpath(path, NULL);
	(void)snprintf(path, sizeof(path), "/sys/class/net/%.31s/speed", i->name);
	mbps = read_number(path);
	c->assumed = !w->speed && (!c->pci || mbps <= 0);
	c->speed = c->assumed ? nn_ctx.between : w->speed ? w->speed : mbps;
}

/* Devices for RDMA are the NICs where the system shows them. The library itself takes those that
 * are near to the memory; NCCL wants to know which ones there are, and how near. */
struct nics {
	const struct nn_interface *at; /* for hellos */
	int speed;
	int memory;
	bool old; /* a GPU does not keep the order of a NIC's writes */
};

static int look_at_gpu(const struct pl_topo_node *n, void *arg)
{
	struct nics *nics = arg;

	nics->old |= n->kind == PL_TOPO_GPU && n->vendor == 0x10de && n->sm < 90;
	return 0;
}

static int look_at_nic(const struct pl_topo_node *n, void *arg)
{
	const struct nics *nics = arg;
	struct nn_card *c;
	char path[96];

	if (n->kind != PL_TOPO_NIC || !n->rdma[0] || nn_ctx.n_cards == NN_CARDS) {
		return 0;
	}
	c = add_card(nics->at, NN_BY_REMOTE, n->rdma);
	(void)snprintf(path, sizeof(path), "/sys/bus/pci/devices/%.31s", n->pci);
	c->pci = n->pci[0] ? realpath(path, NULL) : NULL;
	c->speed = nics->speed ? nics->speed : n->gbps > 0 ? (int)(n->gbps * 8000) : UNKNOWN;
	c->memory = nics->memory;
	return 0;
}

static void add_nics(const struct nn_interface *at, const struct wishes *w)
{
	struct nics nics = { .at = at, .speed = w->speed };
	struct pl_topo *topo = NULL;

	if (!pl_topo_load(nn_ctx.ctx, NULL, &topo)) {
		(void)pl_topo_nodes(topo, look_at_gpu, &nics);
	}
	nics.memory = nics.old ? NN_PTR_HOST : NN_PTR_HOST | NN_PTR_CUDA | NN_PTR_DMABUF;
	if (topo) {
		(void)pl_topo_nodes(topo, look_at_nic, &nics);
	}
	pl_topo_free(topo);
	if (!nn_ctx.n_cards) {
		struct nn_card *c = add_card(at, NN_BY_REMOTE, "rdma");

		c->speed = w->speed ? w->speed : UNKNOWN;
		c->memory = nics.memory;
	}
}

/* A context whose remotes are reached by RDMA alone, if there is a NIC. */
static bool has_nics(const struct wishes *w)
{
	static const char *const settings[] = { "remotes=verbs" };
	struct pl_ctx_opts opts = PL_CTX_OPTS_INIT;
	struct pl_remote *r = NULL;
	struct pl_ctx *ctx = NULL;
	int rc;

	if (strcmp(w->remotes, "tcp") == 0) {
		return false;
	}
	opts.settings = settings;
	opts.n_settings = 1;
	rc = pl_open(&opts, &ctx);
	rc = rc ? rc : pl_remote_open(ctx, &r);
	if (rc) {
		nn_say(NN_LOG_INFO, "no RDMA: %s", pl_error_message());
		pl_close(ctx);
		return false;
	}
	pl_remote_close(r);
	pl_close(nn_ctx.ctx);
	nn_ctx.ctx = ctx;
	return true;
}

static void tell(unsigned int i, const struct nn_card *c)
{
	char text[SYS_ADDR_TEXT];

	sys_addr_text(&c->addr, text);
	nn_say(NN_LOG_INFO, "device %u: %s (%s) over TCP, %d Mb/s%s, not encrypted, as all of NCCL",
	       i, c->name, text, c->speed,
	       c->assumed ? " (assumed: NCCL_MAX_NCHANNELS limits channels)" : "");
}

int nn_ctx_cards(void)
{
	struct wishes w = { .timeout = 10 };
	struct nn_interface at[NN_CARDS];
	unsigned int n_at;

	(void)pl_conf_each(nn_ctx.ctx, look, &w);
	nn_ctx.patience = w.timeout * UINT64_C(1000000000);
	nn_ctx.n_cards = 0;
	n_at = nn_choose_interfaces(w.chosen && strcmp(w.bind, "all") != 0 ? w.bind : NULL, at,
				    NN_CARDS);
	if (n_at && has_nics(&w)) {
		add_nics(&at[0], &w);
	} else if (strcmp(w.remotes, "verbs") == 0) {
		nn_say(NN_LOG_WARN, "the tunable remotes (PEERLANE_REMOTES) asks for verbs: %s",
		       pl_error_message());
		return -EOPNOTSUPP;
	}
	for (unsigned int i = 0; i < n_at && nn_ctx.n_cards == i; i++) {
		add_interface(&at[i], &w);
	}
	for (unsigned int i = 0; i < n_at && nn_ctx.card[0].way == NN_STREAM; i++) {
		tell(i, &nn_ctx.card[i]);
	}
	return 0;
}

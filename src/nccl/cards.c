/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/*
 * The devices that NCCL chooses from: a network interface each. NCCL makes as many channels as the
 * speed of a device asks for, so that is what the kernel says of a card's link; of interfaces
 * without a card (the loopback device, those of containers) it says nothing, or a number that means
 * nothing, and there it is what processors carry between two processes.
 */

#include <errno.h>
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <peerlane/peerlane.h>

#include "nccl/nccl.h"

#define UNKNOWN 10000 /* Mb/s of a card that does not say */

struct wishes {
	char bind[128];
	bool chosen; /* by somebody */
	uint64_t timeout;
	int speed;
};

static int look(const struct pl_conf_row *row, void *arg)
{
	struct wishes *w = arg;

	if (strcmp(row->name, "tcp_bind") == 0) {
		(void)snprintf(w->bind, sizeof(w->bind), "%s", row->value);
		w->chosen = strcmp(row->source, "default") != 0;
	} else if (strcmp(row->name, "tcp_timeout") == 0) {
		w->timeout = strtoull(row->value, NULL, 10);
	} else if (strcmp(row->name, "nccl_speed") == 0) {
		w->speed = (int)strtol(row->value, NULL, 10);
	}
	return 0;
}

/* Bridges of virtual machines and containers of this host reach no other host. */
static bool is_inner(const char *name)
{
	return strncmp(name, "docker", 6) == 0 || strncmp(name, "virbr", 5) == 0 ||
	       strncmp(name, "br-", 3) == 0;
}

static bool is_wanted(const struct wishes *w, const struct nn_interface *i, bool others)
{
	struct nn_addr a;

	if (!w->chosen || strcmp(w->bind, "all") == 0) {
		return others ? !i->loopback && !is_inner(i->name) : i->loopback;
	}
	if (strcmp(w->bind, "loopback") == 0) {
		return i->loopback;
	}
	if (nn_addr_parse(w->bind, &a)) {
		return a.v6 == i->addr.v6 && memcmp(a.at, i->addr.at, a.v6 ? 16 : 4) == 0;
	}
	return strcmp(w->bind, i->name) == 0;
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

static void add(const struct nn_interface *i, int speed)
{
	struct nn_card *c = &nn_room.card[nn_room.n_cards++];
	char path[96];
	int mbps;

	*c = (struct nn_card){ .way = NN_STREAM, .addr = i->addr };
	memcpy(c->name, i->name, sizeof(i->name));
	(void)snprintf(path, sizeof(path), "/sys/class/net/%.31s/device", c->name);
	c->pci = realpath(path, NULL);
	(void)snprintf(path, sizeof(path), "/sys/class/net/%.31s/speed", c->name);
	mbps = read_number(path);
	c->speed = speed    ? speed
		   : !c->pci ? nn_room.between
		   : mbps > 0 ? mbps
			      : UNKNOWN;
}

int nn_room_cards(void)
{
	struct wishes w = { .timeout = 10 };
	struct nn_interface all[2 * NN_CARDS];
	int n = nn_interfaces(all, 2 * NN_CARDS);

	(void)pl_conf_each(nn_room.ctx, look, &w);
	nn_room.patience = w.timeout * UINT64_C(1000000000);
	nn_room.n_cards = 0;
	/* A host without another interface has the loopback device. */
	for (int others = 1; others >= 0 && !nn_room.n_cards; others--) {
		for (int i = 0; i < n && nn_room.n_cards < NN_CARDS; i++) {
			if (is_wanted(&w, &all[i], others)) {
				add(&all[i], w.speed);
			}
		}
	}
	return n < 0 ? n : 0;
}

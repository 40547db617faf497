/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/*
 * Remotes. What of one goes into its blob, all numbers little-endian:
 *
 *	version, 1 byte: 1; cards, 1; a zero, 2; protocol, 4, and its version, 4; provider, 64, and
 *	zeros; of each card: bytes of its address, 1; address, 64, and zeros; address of the ring of
 *	messages, 8; its key, 8
 */

#include <errno.h>
#include <string.h>

#include "base/error.h"
#include "base/text.h"
#include "move/fabric/fabric.h"
#include "remote/blob.h"

#define VERSION 1u
#define HEAD (12u + OFI_NAME)
#define CARD (17u + OFI_ADDRESS)

int fabric_remote_make(struct nic_remote *base)
{
	struct fabric_remote *r = fabric_remote_of(&base->base);
	struct fabric *f = fabric_of(base->base.mover);

	r->m = f;
	r->n = f->base.n;
	for (unsigned int i = 0; i < r->n; i++) {
		r->wires[i].r = r;
		r->wires[i].card = &f->cards[i];
		r->wires[i].card_at = i;
		base->cards |= 1u << i;
	}
	atomic_init(&r->down, -ENOTCONN);
	return 0;
}

void fabric_remote_unmake(struct nic_remote *base)
{
	fabric_remote_shut(&base->base);
}

ssize_t fabric_remote_blob(struct remote *base, void *out, size_t space)
{
	const struct fabric_remote *r = fabric_remote_of(base);
	const struct fabric *f = r->m;
	unsigned char *at = out;
	size_t len = HEAD + CARD * (size_t)f->base.n;

	if (space < len) {
		return -ENOSPC;
	}
	memset(at, 0, len);
	at[0] = VERSION;
	at[1] = (unsigned char)f->base.n;
	blob_put(at + 4, f->cards[0].is.protocol, 4);
	blob_put(at + 8, f->cards[0].is.protocol_version, 4);
	text_copy((char *)at + 12, OFI_NAME, f->cards[0].is.provider);
	at += HEAD;
	for (unsigned int i = 0; i < f->base.n; i++, at += CARD) {
		uint64_t addr, key;

		at[0] = (unsigned char)f->cards[i].address_len;
		memcpy(at + 1, f->cards[i].address, f->cards[i].address_len);
		f->ops->named(r->base.mail->in_of[i], &addr, &key);
		blob_put(at + 1 + OFI_ADDRESS, addr, 8);
		blob_put(at + 9 + OFI_ADDRESS, key, 8);
	}
	return (ssize_t)len;
}

/* Whether it is such a section, with a name that ends. */
static bool is_right(const unsigned char *at, size_t len)
{
	if (len < HEAD || at[0] != VERSION || !at[1] || at[1] > NIC_CARDS || at[2] || at[3] ||
	    len != HEAD + CARD * (size_t)at[1] || at[12 + OFI_NAME - 1]) {
		return false;
	}
	for (unsigned int i = 0; i < at[1]; i++) {
		unsigned int n = at[HEAD + CARD * (size_t)i];

		if (!n || n > OFI_ADDRESS) {
			return false;
		}
	}
	return true;
}

/* A provider takes an address for one of its own: it has to look like ours. */
static bool is_address(const struct fabric_card *ours, const unsigned char *card)
{
	uint16_t family;

	memcpy(&family, card + 1, sizeof(family));
	return card[0] == ours->address_len && (!ours->is.family || family == ours->is.family);
}

static void connect_wire(struct fabric_wire *w, unsigned int there, const unsigned char *card)
{
	w->there = there;
	w->address_len = card[0];
	memcpy(w->address, card + 1, OFI_ADDRESS);
	w->ring = blob_get(card + 1 + OFI_ADDRESS, 8);
	w->ring_key = blob_get(card + 9 + OFI_ADDRESS, 8);
}

/* Each of our cards with one of theirs; the first operation makes the connection. */
int fabric_remote_connect(struct remote *base, const void *blob, size_t len)
{
	struct fabric_remote *r = fabric_remote_of(base);
	const struct ofi_card_info *ours = &r->m->cards[0].is;
	const unsigned char *at = blob;
	int not_yet = -ENOTCONN;

	if (!is_right(at, len)) {
		return err_set(EINVAL, "the blob was not made for fabric, or for that of another "
				       "release");
	}
	if (strcmp((const char *)at + 12, ours->provider) != 0) {
		return err_set(EPROTONOSUPPORT,
			       "this side has libfabric's provider %s, and %s another one",
			       ours->provider, base->name);
	}
	if (blob_get(at + 4, 4) != ours->protocol ||
	    blob_get(at + 8, 4) != ours->protocol_version) {
		return err_set(EPROTONOSUPPORT,
			       "libfabric's provider %s speaks protocol %u.%u here, and %s %u.%u: "
			       "use the same release of libfabric on both sides",
			       ours->provider, ours->protocol, ours->protocol_version, base->name,
			       (unsigned int)blob_get(at + 4, 4),
			       (unsigned int)blob_get(at + 8, 4));
	}
	for (unsigned int i = 0; i < at[1]; i++) {
		if (!is_address(&r->m->cards[0], at + HEAD + CARD * (size_t)i)) {
			return err_set(EINVAL, "the blob has an address of fabric that is none");
		}
	}
	for (unsigned int i = 0; i < r->n; i++) {
		unsigned int there = i % at[1];

		connect_wire(&r->wires[i], there, at + HEAD + CARD * (size_t)there);
	}
	(void)atomic_compare_exchange_strong(&r->down, &not_yet, 0);
	return 0;
}

void fabric_remote_way(const struct remote *base, char *out, size_t space)
{
	const struct fabric_remote *r = (const struct fabric_remote *)(const void *)base;
	char more[40] = "";

	if (r->n > 1) {
		text_fmt(more, sizeof(more), " and %u more", r->n - 1);
	}
	text_fmt(out, space, "libfabric's %s, %s%s, not encrypted", r->wires[0].card->is.provider,
		 r->wires[0].card->is.name, more);
}

void fabric_remote_shut(struct remote *base)
{
	struct fabric_remote *r = fabric_remote_of(base);

	atomic_store(&r->down, -ECONNRESET);
	(void)fabric_is_down(r);
}

/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/* Adapters are opened: see adapter_find.c for when libfabric is loaded at all. */

#include <errno.h>
#include <string.h>

#include "base/config.h"
#include "base/error.h"
#include "base/log.h"
#include "base/text.h"
#include "move/fabric/fabric.h"
#include "remote/ofi.h"

/* With the lock held: the cards that can be opened, of the list. */
static int open_cards(struct fabric *f, const struct ofi_list *l, unsigned int n)
{
	char why[200] = "";
	int rc = -EOPNOTSUPP;

	for (unsigned int i = 0; i < n && f->base.n < NIC_CARDS; i++) {
		struct fabric_card *c = &f->cards[f->base.n];
		ssize_t len;
		int one = f->ops->open(l, i, &c->card, why, sizeof(why));

		rc = f->base.n ? 0 : one;
		if (one) {
			log_debug("fabric: %s", why);
			continue;
		}
		len = f->ops->address(c->card, c->address, sizeof(c->address));
		if (len <= 0) {
			f->ops->close(c->card);
			text_fmt(why, sizeof(why), "its address has more than %u bytes",
				 OFI_ADDRESS);
			rc = f->base.n ? 0 : -EOPNOTSUPP;
			continue;
		}
		f->ops->info(l, i, &c->is);
		c->ops = f->ops;
		f->base.name[f->base.n] = c->is.name;
		c->address_len = (size_t)len;
		lock_init(&c->lock, RANK_FABRIC_CARD);
		f->base.used |= 1u << f->base.n;
		f->base.n++;
		rc = 0;
	}
	return rc ? err_set(-rc, "%s", why) : 0;
}

/* With the lock held: of the first provider that has any. */
static int open_provider(struct fabric *f, const char *provider)
{
	struct ofi_list *l;
	char why[200] = "";
	int n = f->ops->list(provider, &l, why, sizeof(why));
	int rc;

	if (n <= 0) {
		return err_set(n ? -n : EOPNOTSUPP, "%s", why);
	}
	rc = open_cards(f, l, (unsigned int)n);
	f->ops->unlist(l);
	return rc;
}

/* With the lock held. */
static int open_all(struct fabric *f)
{
	char names[FABRIC_NAMES][OFI_NAME];
	unsigned int n = fabric_names(f->config->fabric_providers, names);
	bool any = false;
	int rc = 0;

	for (unsigned int i = 0; i < n && !f->base.n; i++) {
		if (!fabric_may_have(names[i])) {
			continue;
		}
		any = true;
		rc = f->ops ? 0 : remote_ofi_load(f->config->fabric_lib, &f->ops);
		if (rc) {
			return rc;
		}
		rc = open_provider(f, names[i]);
	}
	if (!any) {
		return err_set(
			EOPNOTSUPP,
			"there is no adapter in this machine of a provider of libfabric that "
			"the tunable fabric_providers names (%.60s)",
			f->config->fabric_providers);
	}
	return rc;
}

int fabric_open(struct nic_mover *m)
{
	struct fabric *f = fabric_of(&m->m);
	int rc;

	lock_acquire(&f->lock);
	if (!f->opened && !f->err) {
		rc = f->base.n ? 0 : open_all(f);
		rc = rc ? rc : fabric_serve(f);
		f->opened = !rc;
		/* What may pass is tried again. */
		if (rc && rc != -ENOMEM && rc != -EMFILE && rc != -EAGAIN && !f->base.n) {
			f->err = -rc;
			text_copy(f->why, sizeof(f->why), err_message());
		}
	} else {
		rc = f->opened ? 0 : err_set(f->err, "%s", f->why);
	}
	lock_release(&f->lock);
	return rc;
}

void fabric_close(struct fabric *f)
{
	for (unsigned int i = 0; i < f->base.n; i++) {
		struct fabric_card *c = &f->cards[i];

		f->ops->close(c->card);
		lock_finish(&c->lock);
	}
	f->base.n = 0;
	f->base.used = 0;
}

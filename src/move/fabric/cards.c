/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/*
 * Adapters. libfabric is loaded, with all that its providers bring along, only where the kernel
 * knows an adapter of a provider that the tunable names; or where the tunable names another
 * provider.
 */

#include <errno.h>
#include <string.h>

#include "base/bits.h"
#include "base/config.h"
#include "base/error.h"
#include "base/log.h"
#include "base/text.h"
#include "move/fabric/fabric.h"
#include "remote/ofi.h"
#include "sys/sys.h"

#define NAMES_MOST 8u

/* Providers of adapters, and where the kernel lists these. */
static const struct {
	const char *provider;
	const char *folder;
	const char *begin; /* of the name there */
	const char *link;  /* of the driver, whose name ends with */
	const char *driver;
} adapters[] = {
	{ "efa", "/sys/class/infiniband", "", "device/driver", "efa" },
	{ "cxi", "/sys/class/cxi", "cxi", NULL, NULL },
	{ "opx", "/sys/class/infiniband", "hfi1_", NULL, NULL },
};

struct search {
	unsigned int at;
	bool found;
};

static int is_adapter(const char *name, void *arg)
{
	struct search *s = arg;
	const char *link = adapters[s->at].link;
	char path[300], to[300] = "";
	const char *last;

	if (strncmp(name, adapters[s->at].begin, strlen(adapters[s->at].begin)) != 0) {
		return 0;
	}
	if (link) {
		text_fmt(path, sizeof(path), "%s/%.64s/%s", adapters[s->at].folder, name, link);
		if (sys_root_readlink(path, to, sizeof(to)) < 0) {
			return 0;
		}
		last = strrchr(to, '/');
		if (strcmp(last ? last + 1 : to, adapters[s->at].driver) != 0) {
			return 0;
		}
	}
	s->found = true;
	return 0;
}

/* Whether it is worth while to load libfabric for this provider. */
static bool may_have(const char *provider)
{
	for (unsigned int i = 0; i < ARRAY_LEN(adapters); i++) {
		struct search s = { .at = i };

		if (strcmp(provider, adapters[i].provider) == 0) {
			(void)sys_root_list(adapters[i].folder, is_adapter, &s);
			return s.found;
		}
	}
	return true;
}

/* With the lock held: the cards that can be opened, of the list. */
static int open_cards(struct fabric *f, const struct ofi_list *l, unsigned int n)
{
	char why[200] = "";
	int rc = -EOPNOTSUPP;

	for (unsigned int i = 0; i < n && f->n_cards < FABRIC_CARDS; i++) {
		struct fabric_card *c = &f->cards[f->n_cards];
		ssize_t len;
		int one = f->ops->open(l, i, &c->card, why, sizeof(why));

		rc = f->n_cards ? 0 : one;
		if (one) {
			log_debug("fabric: %s", why);
			continue;
		}
		len = f->ops->address(c->card, c->address, sizeof(c->address));
		if (len <= 0) {
			f->ops->close(c->card);
			text_fmt(why, sizeof(why), "its address has more than %u bytes", OFI_ADDRESS);
			rc = f->n_cards ? 0 : -EOPNOTSUPP;
			continue;
		}
		f->ops->info(l, i, &c->is);
		c->ops = f->ops;
		c->address_len = (size_t)len;
		lock_init(&c->lock, RANK_FABRIC_CARD);
		(void)pthread_cond_init(&c->changed, NULL);
		f->n_cards++;
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

/* The names of a list with commas between them: how many. */
static unsigned int split(const char *list, char names[NAMES_MOST][OFI_NAME])
{
	unsigned int n = 0;

	while (*list && n < NAMES_MOST) {
		size_t len = strcspn(list, ",");

		if (len) {
			text_fmt(names[n++], OFI_NAME, "%.*s", (int)min_u64(len, OFI_NAME - 1),
				 list);
		}
		list += len + (list[len] == ',');
	}
	return n;
}

/* With the lock held. */
static int open_all(struct fabric *f)
{
	char names[NAMES_MOST][OFI_NAME];
	unsigned int n = split(f->config->fabric_providers, names);
	bool any = false;
	int rc = 0;

	for (unsigned int i = 0; i < n && !f->n_cards; i++) {
		if (!may_have(names[i])) {
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
		return err_set(EOPNOTSUPP,
			       "there is no adapter in this machine of a provider of libfabric that "
			       "the tunable fabric_providers names (%.60s)",
			       f->config->fabric_providers);
	}
	return rc ? rc : fabric_serve(f);
}

int fabric_open(struct fabric *f)
{
	int rc;

	lock_acquire(&f->lock);
	if (!f->opened && !f->err) {
		rc = open_all(f);
		f->opened = !rc;
		/* What may pass is tried again. */
		if (rc && rc != -ENOMEM && rc != -EMFILE && rc != -EAGAIN && !f->n_cards) {
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
	for (unsigned int i = 0; i < f->n_cards; i++) {
		struct fabric_card *c = &f->cards[i];

		f->ops->close(c->card);
		(void)pthread_cond_destroy(&c->changed);
		lock_finish(&c->lock);
	}
	f->n_cards = 0;
}

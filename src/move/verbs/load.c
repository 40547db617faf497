/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/*
 * Finds libibverbs and binds our table of its functions. All reasons why there are no verbs in a
 * process are worded here; whether there is a device is not looked at.
 */

#include "move/verbs/load.h"

#include "base/bits.h"
#include "base/config.h"
#include "base/fork.h"
#include "base/library.h"
#include "base/load_once.h"
#include "base/text.h"

#define DEFAULT_LIB "libibverbs.so.1"

static const struct library_symbol symbols[] = {
#define X(result, name, since, needed, params) \
	{ #name, NULL, offsetof(struct verbs_api, name), since, needed },
	VERBS_SYMBOLS(X)
#undef X
};

static const struct {
	const char *name;
	const char *words;
} statuses[] = {
#define X(name, value, words) [value] = { "IBV_WC_" #name, words },
	VERBS_STATUSES(X)
#undef X
};

static struct verbs_api table;
static struct load_once once = {
	.what = "libibverbs",
	.doing = "loading libibverbs",
	.lock = LOCK_INIT(RANK_VERBS_LOAD),
};

/* Open devices do not survive fork(), and the library may have locks that are never released here.
 */
static void renew_in_child(void)
{
	load_once_lose(&once);
}

FORK_HANDLERS(.child = renew_in_child);

static const char *lib_name(const struct config *c)
{
	return c && c->verbs_lib && c->verbs_lib[0] ? c->verbs_lib : DEFAULT_LIB;
}

static const void *load(const char *name, void *arg, char *why, size_t space)
{
	void *lib = library_open(name);
	const struct library_symbol *lacks;

	(void)arg;
	if (!lib) {
		library_words(name, "install libibverbs1 (rdma-core)", why, space);
		return NULL;
	}
	/* Binds the default version of each name. */
	lacks = library_bind(lib, symbols, ARRAY_LEN(symbols), &table);
	if (lacks && lacks->since > 1) {
		text_fmt(why, space,
			 "'%.80s' is too old: it lacks %s; update rdma-core to %s or newer", name,
			 lacks->name, VERBS_RELEASE_MIN);
	} else if (lacks) {
		text_fmt(why, space, "'%.80s' lacks %s: it is no libibverbs", name, lacks->name);
	}
	return lacks ? NULL : &table;
}

const struct verbs_api *verbs_load(const struct config *c, char *why, size_t space)
{
	return load_once(&once, lib_name(c), load, NULL, why, space);
}

const struct verbs_api *verbs_loaded(void)
{
	return load_once_table(&once);
}

void verbs_words(unsigned int status, char *out, size_t space)
{
	if (status < ARRAY_LEN(statuses)) {
		text_fmt(out, space, "%s (%s)", statuses[status].words, statuses[status].name);
	} else {
		text_fmt(out, space, "IBV_WC status %u", status);
	}
}

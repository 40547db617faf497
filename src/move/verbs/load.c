/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/*
 * Finds libibverbs and binds our table of its functions. All reasons why there are no verbs in a
 * process are worded here; whether there is a device is not looked at.
 */

#include "move/verbs/load.h"

#include <dlfcn.h>
#include <errno.h>
#include <limits.h>
#include <stdatomic.h>
#include <string.h>

#include "base/bits.h"
#include "base/config.h"
#include "base/fork.h"
#include "base/lock.h"
#include "base/log.h"
#include "base/text.h"

#define DEFAULT_LIB "libibverbs.so.1"

static const struct {
	const char *symbol;
	size_t slot;
	int since;
	bool needed;
} symbols[] = {
#define X(result, name, since, needed, params) \
	{ #name, offsetof(struct verbs_api, name), since, needed },
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

/* Protects these four. Held over dlopen() of the library. */
static struct lock load_lock = LOCK_INIT(RANK_VERBS_LOAD);
static struct verbs_api table;
static char tried[PATH_MAX]; /* the library that was tried last */
static int tried_err;	     /* and how it went, 0 or positive errno */
static char tried_why[192];

static atomic_bool loading; /* while they change */
static _Atomic(const struct verbs_api *) loaded;

/* In a child: why it has no verbs and must not call the library; NULL: it may. */
static const char *lost;

/* Open devices do not survive fork(), and the library may have locks that are never released here.
 * An earlier failure stays one. */
static void renew_in_child(void)
{
	if (atomic_load(&loaded)) {
		lost = "libibverbs was in use when this process was forked, and does not survive "
		       "that: use it in the child only, or start the child by exec (in Python: "
		       "spawn)";
	} else if (atomic_load(&loading)) {
		lost = "another thread was loading libibverbs when this process was forked: fork "
		       "before that, or start the child by exec (in Python: spawn)";
	}
	if (lost) {
		atomic_store(&loaded, NULL);
	}
	lock_renew(&load_lock);
}

FORK_HANDLERS(.child = renew_in_child);

static const char *lib_name(const struct config *c)
{
	return c && c->verbs_lib && c->verbs_lib[0] ? c->verbs_lib : DEFAULT_LIB;
}

static int bind_all(void *lib, const char *name, struct verbs_api *api)
{
	for (size_t i = 0; i < ARRAY_LEN(symbols); i++) {
		/* ISO C has no cast to a function. Of a name's versions the default one is found.
		 */
		void *p = dlsym(lib, symbols[i].symbol);

		memcpy((char *)api + symbols[i].slot, &p, sizeof(p));
		if (p || !symbols[i].needed) {
			continue;
		}
		if (symbols[i].since > 1) {
			text_fmt(tried_why, sizeof(tried_why),
				 "'%.80s' is too old: it lacks %s; update rdma-core to %s or newer",
				 name, symbols[i].symbol, VERBS_RELEASE_MIN);
		} else {
			text_fmt(tried_why, sizeof(tried_why),
				 "'%.80s' lacks %s: it is no libibverbs", name, symbols[i].symbol);
		}
		return ENODEV;
	}
	return 0;
}

/* With the lock held. 0 or a positive errno, and tried_why. */
static int load(const char *name)
{
	struct verbs_api api = { 0 };
	void *lib = dlopen(name, RTLD_NOW | RTLD_LOCAL);
	int err;

	if (!lib) {
		const char *s = dlerror();

		/* The loader's words begin with what is missing: the library, or one it needs. */
		if (s && strncmp(s, name, strlen(name)) == 0 && strstr(s, "No such file")) {
			text_fmt(tried_why, sizeof(tried_why),
				 "'%.80s' was not found: install libibverbs1 (rdma-core)", name);
		} else {
			text_fmt(tried_why, sizeof(tried_why), "cannot load it: %s", s ? s : name);
		}
		return ENODEV;
	}
	err = bind_all(lib, name, &api);
	if (err) {
		return err; /* the library stays: see load.h */
	}
	table = api;
	return 0;
}

int verbs_load(const struct config *c, const struct verbs_api **out, char *why, size_t why_room)
{
	const struct verbs_api *api = verbs_loaded();
	const char *name = lib_name(c);
	int err;

	if (api) {
		*out = api;
		return 0;
	}
	if (lost) {
		text_copy(why, why_room, lost);
		return -ENODEV;
	}
	lock_acquire(&load_lock);
	api = verbs_loaded();
	if (api) {
		err = 0;
	} else if (strcmp(tried, name) == 0) {
		err = tried_err;
	} else {
		atomic_store(&loading, true);
		text_copy(tried, sizeof(tried), name);
		err = load(name);
		tried_err = err;
		if (!err) {
			api = &table;
			atomic_store_explicit(&loaded, api, memory_order_release);
		}
		atomic_store(&loading, false);
		if (err) {
			log_debug("verbs: %s", tried_why);
		}
	}
	if (err) {
		text_copy(why, why_room, tried_why);
	} else {
		*out = api;
	}
	lock_release(&load_lock);
	return -err;
}

const struct verbs_api *verbs_loaded(void)
{
	return atomic_load_explicit(&loaded, memory_order_acquire);
}

void verbs_words(unsigned int status, char *out, size_t room)
{
	if (status < ARRAY_LEN(statuses)) {
		text_fmt(out, room, "%s (%s)", statuses[status].words, statuses[status].name);
	} else {
		text_fmt(out, room, "IBV_WC status %u", status);
	}
}

/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/* Finds libpeerlane-net.so, which has TLS: beside this library, or where the loader looks. */

#include "remote/net.h"

#include <dlfcn.h>
#include <errno.h>
#include <limits.h>
#include <string.h>

#include "base/error.h"
#include "base/fork.h"
#include "base/lock.h"
#include "base/log.h"
#include "base/text.h"

#define NAME "libpeerlane-net.so"

/* Protects what follows. Held over dlopen(). */
static struct lock load_lock = LOCK_INIT(RANK_NET_LOAD);
static const struct net_ops *loaded;
static char tried[PATH_MAX]; /* the name that was tried last */
static char tried_why[300];  /* and why that failed */

/* Whoever held the lock was loading; what it stored last is what it has found. */
static void renew_in_child(void)
{
	lock_renew(&load_lock);
}

FORK_HANDLERS(.child = renew_in_child);

/* The folder that this code was loaded from. */
static bool beside(char *out, size_t room)
{
	Dl_info info;
	const char *slash;

	if (!dladdr((const void *)&load_lock, &info) || !info.dli_fname) {
		return false;
	}
	slash = strrchr(info.dli_fname, '/');
	if (!slash || (size_t)(slash - info.dli_fname) + sizeof("/" NAME) > room) {
		return false;
	}
	text_fmt(out, room, "%.*s/" NAME, (int)(slash - info.dli_fname), info.dli_fname);
	return true;
}

static void *open_lib(const char *asked)
{
	char path[PATH_MAX];
	void *lib;

	if (*asked) {
		return dlopen(asked, RTLD_NOW | RTLD_LOCAL);
	}
	lib = beside(path, sizeof(path)) ? dlopen(path, RTLD_NOW | RTLD_LOCAL) : NULL;
	return lib ? lib : dlopen(NAME, RTLD_NOW | RTLD_LOCAL);
}

/* With the lock held. */
static const struct net_ops *load(const char *asked)
{
	const struct net_ops *(*get)(unsigned int version);
	const struct net_ops *ops;
	void *lib;

	if (strcmp(asked, "none") == 0) {
		text_fmt(tried_why, sizeof(tried_why),
			 "the tunable net_lib says that the module for TLS is not to be loaded");
		return NULL;
	}
	lib = open_lib(asked);
	if (!lib) {
		text_fmt(tried_why, sizeof(tried_why),
			 "%s, which has TLS, cannot be loaded (%.150s): build Peerlane with "
			 "libssl-dev, or install OpenSSL 3's libssl3",
			 *asked ? "the tunable net_lib" : NAME, dlerror());
		return NULL;
	}
	*(void **)(void *)&get = dlsym(lib, "peerlane_net");
	ops = get ? get(NET_VERSION) : NULL;
	if (!ops) {
		text_fmt(tried_why, sizeof(tried_why),
			 "%.150s is of another release than this library: install both of one",
			 *asked ? asked : NAME);
	}
	return ops;
}

int remote_net_load(const char *asked, const struct net_ops **out)
{
	int rc = 0;

	lock_acquire(&load_lock);
	if (!loaded && (!*tried_why || strcmp(tried, asked) != 0)) {
		text_copy(tried, sizeof(tried), asked);
		loaded = load(asked);
	}
	if (loaded) {
		*out = loaded;
	} else {
		rc = err_set(EOPNOTSUPP, "%s", tried_why);
	}
	lock_release(&load_lock);
	return rc;
}

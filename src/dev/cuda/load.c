/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/*
 * Finds libcuda, binds our table of its functions and starts it. All reasons why there is no CUDA
 * on a machine are worded here.
 */

#include "dev/cuda/load.h"

#include <dlfcn.h>
#include <errno.h>
#include <limits.h>
#include <link.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <string.h>
#include <time.h>

#include "base/bits.h"
#include "base/config.h"
#include "base/fork.h"
#include "base/lock.h"
#include "base/log.h"
#include "base/text.h"
#include "sys/sys.h"

#define DEFAULT_LIB "libcuda.so.1"

/* What is to be bound: where in struct cuda_api, under which exported name. */
static const struct {
	const char *symbol;
	size_t slot;
	int since;
} symbols[] = {
#define X(name, suffix, since, params) { #name #suffix, offsetof(struct cuda_api, name), since },
	CUDA_SYMBOLS(X)
#undef X
#define X(name, suffix, since, params) \
	{ #name #suffix, offsetof(struct cuda_api, freeing.name), since },
		CUDA_FREEING(X)
#undef X
};

/* Protects these four. Held over the vendor's cuInit, which may take seconds. */
static struct lock load_lock = LOCK_INIT(RANK_GPU_LOAD);
static struct cuda_api table;
static char tried[PATH_MAX]; /* the library that was tried last */
static int tried_err;	     /* and how it went, 0 or positive errno */
static char tried_why[192];

static atomic_bool starting; /* while they change, and the vendor's code runs */
static _Atomic(const struct cuda_api *) started;

/* The function of a library that the program loaded, found by cuda_attrs_found(). */
static _Atomic(cuda_attrs_fn) found;
static atomic_ullong looked_at; /* the loader's count of loads when we looked last */
static atomic_bool answered;	/* it has known an address, so it was started */

/*
 * The C library does not free the loader's locks in a child. Ours is held around each short call of
 * the loader, and over fork(), so that no thread of ours is inside the loader then. It is not
 * waited for long: a thread may stand in the loader because another one loads a library.
 */
static struct lock loader_lock = LOCK_INIT(RANK_GPU_LOADER);
static _Thread_local bool loader_held; /* by this thread, which is in fork() */

/* In a child: why it has no CUDA and must not call the vendor's library; NULL: it may. */
static const char *lost;

static void before_fork(void)
{
	loader_held = fork_hold(&loader_lock);
}

static void after_fork(void)
{
	if (loader_held) {
		lock_release(&loader_lock);
	}
}

/* CUDA does not survive fork(), and its library may have locks that are never released here. An
 * earlier failed start stays failed. */
static void renew_in_child(void)
{
	if (atomic_load(&started) || atomic_load(&answered)) {
		lost = "CUDA was in use when this process was forked, and does not survive that: "
		       "use it in the child only, or start the child by exec (in Python: spawn)";
	} else if (atomic_load(&starting)) {
		lost = "another thread was starting CUDA when this process was forked: fork before "
		       "that, or start the child by exec (in Python: spawn)";
	} else if (!loader_held) {
		lost = "another thread was loading a library when this process was forked: fork "
		       "before that, or start the child by exec (in Python: spawn)";
	}
	if (lost) {
		atomic_store(&started, NULL);
		atomic_store(&found, NULL);
	}
	lock_renew(&load_lock);
	if (loader_held) {
		lock_release(&loader_lock); /* this thread's */
	} else {
		lock_renew(&loader_lock);
	}
}

FORK_HANDLERS(.prepare = before_fork, .parent = after_fork, .child = renew_in_child);

static const char *lib_name(const struct config *c)
{
	return c && c->cuda_lib && c->cuda_lib[0] ? c->cuda_lib : DEFAULT_LIB;
}

/* One of the library's functions as a function: ISO C has no cast for it. */
static void bind(void *lib, const char *symbol, void *slot)
{
	void *p = dlsym(lib, symbol);

	memcpy(slot, &p, sizeof(p));
}

static void version_text(int version, char *out, size_t room)
{
	text_fmt(out, room, "%d.%d", version / 1000, version % 1000 / 10);
}

static int bind_all(void *lib, const char *name, struct cuda_api *api)
{
	char have[16];
	char want[16];
	size_t i;

	for (i = 0; i < ARRAY_LEN(symbols); i++) {
		bind(lib, symbols[i].symbol, (char *)api + symbols[i].slot);
	}
	if (!api->cuDriverGetVersion || api->cuDriverGetVersion(&api->version) != CUDA_RES_OK) {
		text_fmt(tried_why, sizeof(tried_why),
			 "'%s' does not say its version: it is no CUDA driver library", name);
		return ENODEV;
	}
	version_text(api->version, have, sizeof(have));
	if (api->version < CUDA_DRIVER_MIN) {
		version_text(CUDA_DRIVER_MIN, want, sizeof(want));
		text_fmt(tried_why, sizeof(tried_why),
			 "the NVIDIA driver is too old: it has CUDA %s and %s is needed; update it",
			 have, want);
		return ENODEV;
	}
	for (i = 0; i < ARRAY_LEN(symbols); i++) {
		void *p = NULL;

		/* What is newer than the driver says it is cannot be relied on. */
		if (symbols[i].since > api->version) {
			memcpy((char *)api + symbols[i].slot, &p, sizeof(p));
		}
		memcpy(&p, (char *)api + symbols[i].slot, sizeof(p));
		if (!p && symbols[i].since <= CUDA_DRIVER_MIN) {
			version_text(symbols[i].since, want, sizeof(want));
			text_fmt(tried_why, sizeof(tried_why),
				 "'%s' (CUDA %s) lacks %s, which CUDA %s has: reinstall the driver",
				 name, have, symbols[i].symbol, want);
			return ENODEV;
		}
	}
	return 0;
}

static int count_name(const char *name, void *arg)
{
	(void)name;
	(*(int *)arg)++;
	return 0;
}

void cuda_words(const struct cuda_api *api, cuda_result r, char *out, size_t room)
{
	const char *name = NULL;
	const char *words = NULL;

	if (!api || api->cuGetErrorName(r, &name) != CUDA_RES_OK || !name) {
		text_fmt(out, room, "CUDA error %u", r);
		return;
	}
	if (api->cuGetErrorString(r, &words) != CUDA_RES_OK || !words) {
		text_copy(out, room, name);
		return;
	}
	text_fmt(out, room, "%s (%s)", name, words);
}

/* Why there is no device, in the words that help. */
static void say_init(const struct cuda_api *api, cuda_result r)
{
	char words[128];
	int n = 0;

	if (r == CUDA_RES_NO_DEVICE) {
		(void)sys_root_list("/proc/driver/nvidia/gpus", count_name, &n);
	}
	if (n) {
		text_fmt(tried_why, sizeof(tried_why),
			 "the kernel has %d NVIDIA GPU%s and CUDA shows none: unset "
			 "CUDA_VISIBLE_DEVICES, or give the container the GPUs",
			 n, n == 1 ? "" : "s");
		return;
	}
	cuda_words(api, r, words, sizeof(words));
	text_fmt(tried_why, sizeof(tried_why), "cuInit: %s%s", words,
		 r == CUDA_RES_NO_DEVICE ? ": no NVIDIA GPU here, see nvidia-smi" : "");
}

/* With the lock held. 0 or a positive errno, and tried_why. */
static int load(const char *name)
{
	struct cuda_api api = { 0 };
	cuda_result r;
	void *lib = dlopen(name, RTLD_NOW | RTLD_LOCAL);
	int err;

	if (!lib) {
		const char *s = dlerror();

		/* The loader's words begin with what is missing: the library, or one it needs. */
		if (s && strncmp(s, name, strlen(name)) == 0 && strstr(s, "No such file")) {
			text_fmt(tried_why, sizeof(tried_why),
				 "'%.80s' was not found: install the NVIDIA driver", name);
		} else {
			text_fmt(tried_why, sizeof(tried_why), "cannot load it: %s", s ? s : name);
		}
		return ENODEV;
	}
	err = bind_all(lib, name, &api);
	if (err) {
		return err; /* the library stays: see load.h */
	}
	r = api.cuInit(0);
	if (r != CUDA_RES_OK) {
		say_init(&api, r);
		return ENODEV;
	}
	table = api;
	return 0;
}

int cuda_start(const struct config *c, const struct cuda_api **out, char *why, size_t why_room)
{
	const struct cuda_api *api = cuda_started();
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
	api = cuda_started();
	if (api) {
		err = 0;
	} else if (strcmp(tried, name) == 0) {
		err = tried_err;
	} else {
		atomic_store(&starting, true);
		text_copy(tried, sizeof(tried), name);
		err = load(name);
		tried_err = err;
		if (!err) {
			api = &table;
			atomic_store_explicit(&started, api, memory_order_release);
		}
		atomic_store(&starting, false);
		if (err) {
			log_debug("cuda: %s", tried_why);
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

const struct cuda_api *cuda_started(void)
{
	return atomic_load_explicit(&started, memory_order_acquire);
}

/* The first object is enough: each carries the loader's count of all loads so far. */
static int loads_seen(struct dl_phdr_info *info, size_t size, void *arg)
{
	(void)size;
	*(unsigned long long *)arg = info->dlpi_adds;
	return 1;
}

static cuda_attrs_fn find_locked(void)
{
	unsigned long long loads = 0;
	cuda_attrs_fn fn;
	void *lib;

	/*
	 * A program without CUDA asks this for every buffer it has. dlopen() of a library that is
	 * not loaded searches the disk for it, also with RTLD_NOLOAD; so only after new loads.
	 */
	dl_iterate_phdr(loads_seen, &loads);
	if (loads == atomic_load_explicit(&looked_at, memory_order_relaxed)) {
		return NULL;
	}
	lib = dlopen(DEFAULT_LIB, RTLD_NOW | RTLD_NOLOAD);
	if (lib) {
		bind(lib, "cuPointerGetAttributes", &fn);
		atomic_store_explicit(&found, fn, memory_order_release);
		return fn;
	}
	atomic_store_explicit(&looked_at, loads, memory_order_relaxed);
	return NULL;
}

cuda_attrs_fn cuda_attrs_found(void)
{
	const struct cuda_api *api = cuda_started();
	cuda_attrs_fn fn;

	if (api) {
		return api->cuPointerGetAttributes;
	}
	fn = atomic_load_explicit(&found, memory_order_acquire);
	if (fn || lost) {
		return fn;
	}
	lock_acquire(&loader_lock);
	fn = find_locked();
	lock_release(&loader_lock);
	return fn;
}

void cuda_answered(void)
{
	if (!atomic_load_explicit(&answered, memory_order_relaxed)) {
		atomic_store_explicit(&answered, true, memory_order_relaxed);
	}
}

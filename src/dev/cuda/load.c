/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/*
 * Finds libcuda, binds our table of its functions and starts it. All reasons why there is no CUDA
 * on a machine are worded here.
 */

#include "dev/cuda/load.h"

#include <link.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <string.h>

#include "base/bits.h"
#include "base/config.h"
#include "base/fork.h"
#include "base/library.h"
#include "base/load_once.h"
#include "base/lock.h"
#include "base/text.h"
#include "sys/sys.h"

#define DEFAULT_LIB "libcuda.so.1"

/* Every function that the oldest driver has is needed. */
#define SYMBOL(symbol, member, since)                                                            \
	{                                                                                        \
		symbol, NULL, offsetof(struct cuda_api, member), since, since <= CUDA_DRIVER_MIN \
	}
static const struct library_symbol symbols[] = {
#define X(name, suffix, since, params) SYMBOL(#name #suffix, name, since),
	CUDA_SYMBOLS(X)
#undef X
#define X(name, suffix, since, params) SYMBOL(#name #suffix, freeing.name, since),
		CUDA_FREEING(X)
#undef X
};

static struct cuda_api table;
static struct load_once once = {
	.what = "CUDA",
	.doing = "starting CUDA",
	.lock = LOCK_INIT(RANK_GPU_LOAD), /* the vendor's cuInit may take seconds */
};

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
	load_once_lose(&once);
	if (atomic_load(&answered)) {
		once.in_use = true;
	} else if (!once.meanwhile && !loader_held) {
		once.meanwhile = "loading a library";
	}
	if (load_once_is_lost(&once)) {
		atomic_store(&found, NULL);
	}
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

static void version_text(int version, char *out, size_t space)
{
	text_fmt(out, space, "%d.%d", version / 1000, version % 1000 / 10);
}

/* Removes functions that are newer than the version that the driver reports: they cannot be relied
 * on. */
static void drop_newer(void)
{
	void *none = NULL;

	for (size_t i = 0; i < ARRAY_LEN(symbols); i++) {
		if (symbols[i].since > table.version) {
			memcpy((char *)&table + symbols[i].slot, &none, sizeof(none));
		}
	}
}

static bool bind_all(void *lib, const char *name, char *why, size_t space)
{
	const struct library_symbol *lacks = library_bind(lib, symbols, ARRAY_LEN(symbols), &table);
	char have[16];
	char want[16];

	if (!table.cuDriverGetVersion || table.cuDriverGetVersion(&table.version) != CUDA_RES_OK) {
		text_fmt(why, space, "'%s' does not say its version: it is no CUDA driver library",
			 name);
		return false;
	}
	version_text(table.version, have, sizeof(have));
	if (table.version < CUDA_DRIVER_MIN) {
		version_text(CUDA_DRIVER_MIN, want, sizeof(want));
		text_fmt(why, space,
			 "the NVIDIA driver is too old: it has CUDA %s and %s is needed; update it",
			 have, want);
		return false;
	}
	if (lacks) {
		version_text(lacks->since, want, sizeof(want));
		text_fmt(why, space,
			 "'%s' (CUDA %s) lacks %s, which CUDA %s has: reinstall the driver", name,
			 have, lacks->name, want);
		return false;
	}
	drop_newer();
	return true;
}

static int count_name(const char *name, void *arg)
{
	(void)name;
	(*(int *)arg)++;
	return 0;
}

void cuda_words(const struct cuda_api *api, cuda_result r, char *out, size_t space)
{
	const char *name = NULL;
	const char *words = NULL;

	if (!api || api->cuGetErrorName(r, &name) != CUDA_RES_OK || !name) {
		text_fmt(out, space, "CUDA error %u", r);
		return;
	}
	if (api->cuGetErrorString(r, &words) != CUDA_RES_OK || !words) {
		text_copy(out, space, name);
		return;
	}
	text_fmt(out, space, "%s (%s)", name, words);
}

/* Why there is no device, in the words that help. */
static void say_init(cuda_result r, char *why, size_t space)
{
	char words[128];
	int n = 0;

	if (r == CUDA_RES_NO_DEVICE) {
		(void)sys_root_list("/proc/driver/nvidia/gpus", count_name, &n);
	}
	if (n) {
		text_fmt(why, space,
			 "the kernel has %d NVIDIA GPU%s and CUDA shows none: unset "
			 "CUDA_VISIBLE_DEVICES, or give the container the GPUs",
			 n, n == 1 ? "" : "s");
		return;
	}
	cuda_words(&table, r, words, sizeof(words));
	text_fmt(why, space, "cuInit: %s%s", words,
		 r == CUDA_RES_NO_DEVICE ? ": no NVIDIA GPU here, see nvidia-smi" : "");
}

static const void *load(const char *name, void *arg, char *why, size_t space)
{
	void *lib = library_open(name);
	cuda_result r;

	(void)arg;
	if (!lib) {
		library_words(name, "install the NVIDIA driver", why, space);
		return NULL;
	}
	if (!bind_all(lib, name, why, space)) {
		return NULL;
	}
	r = table.cuInit(0);
	if (r != CUDA_RES_OK) {
		say_init(r, why, space);
		return NULL;
	}
	return &table;
}

const struct cuda_api *cuda_start(const struct config *c, char *why, size_t space)
{
	return load_once(&once, lib_name(c), load, NULL, why, space);
}

const struct cuda_api *cuda_started(void)
{
	return load_once_table(&once);
}

/* Reads the first object alone: each one carries the loader's count of all loads. */
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
	 * A program without CUDA asks this for every buffer it has. Looking for a library that is
	 * not loaded searches the disk for it, also with RTLD_NOLOAD; so only after new loads.
	 */
	dl_iterate_phdr(loads_seen, &loads);
	if (loads == atomic_load_explicit(&looked_at, memory_order_relaxed)) {
		return NULL;
	}
	lib = library_present(DEFAULT_LIB);
	if (lib) {
		library_function(lib, "cuPointerGetAttributes", &fn);
		atomic_store_explicit(&found, fn, memory_order_release);
		return fn;
	}
	atomic_store_explicit(&looked_at, loads, memory_order_relaxed);
	return NULL;
}

cuda_attrs_fn cuda_attrs_found(void)
{
	const struct cuda_api *started = cuda_started();
	cuda_attrs_fn fn;

	if (started) {
		return started->cuPointerGetAttributes;
	}
	fn = atomic_load_explicit(&found, memory_order_acquire);
	if (fn || load_once_is_lost(&once)) {
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

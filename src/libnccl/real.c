/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/*
 * The choice of the real NCCL, in this order: the library that PEERLANE_NCCL_LIB names; one that
 * the process has; one in the caller's RPATH, as in wheels of Python; one in the loader's folders.
 * It is never this library: its file may have the name that is looked for.
 */

#include <dlfcn.h>
#include <elf.h>
#include <link.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "libnccl/libnccl.h"

#define FILE_NAME "libnccl.so.2"

struct nc_real nc_table;
atomic_bool nc_found;
_Thread_local unsigned int nc_inside NC_FAST;

static struct lock find_lock = LOCK_INIT(RANK_NCCL_FIND);
static _Thread_local bool looking; /* in nc_find() */
static _Thread_local char words[400];

void nc_words_set(const char *fmt, ...)
{
	va_list ap;

	va_start(ap, fmt);
	(void)vsnprintf(words, sizeof(words), fmt, ap);
	va_end(ap);
}

void nc_words_clear(void)
{
	words[0] = '\0';
}

const char *nc_words(void)
{
	return words;
}

/* The functions of the real library, in the order of enum nc_call: with its `p`, or without. */
static const struct library_symbol symbols[] = {
#define X(type, name, since, params, args) \
	{ "p" #name, #name, offsetof(struct nc_real, name), since, false },
	NC_CALLS(X)
#undef X
};

nc_result nc_lacks(enum nc_call call)
{
	const char *name = symbols[call].other;
	int since = symbols[call].since;

	if (!*nc_table.path) {
		nc_words_set("%s: no NCCL was found that calls can be handed on to: set "
			     "PEERLANE_NCCL_LIB to its " FILE_NAME,
			     name);
		return NC_SYSTEM_ERROR;
	}
	nc_words_set("%s is not in NCCL %d.%d.%d (%s), but from %d.%d on", name,
		     nc_table.version / 10000, nc_table.version / 100 % 100, nc_table.version % 100,
		     nc_table.path, since / 10000, since / 100 % 100);
	return NC_INVALID_USAGE;
}

/* An entry of a library's dynamic section; 0: none. *strings: where names are. */
static size_t entry_of(const struct link_map *map, ElfW(Sxword) tag, const char **strings)
{
	size_t value = 0;

	*strings = NULL;
	for (const ElfW(Dyn) *d = map->l_ld; d && d->d_tag != DT_NULL; d++) {
		if (d->d_tag == DT_STRTAB) {
			*strings = (const char *)d->d_un.d_ptr;
		} else if (d->d_tag == tag) {
			value = d->d_un.d_val;
		}
	}
	/* The loader relocates the address of the strings but on few machines. */
	if ((uintptr_t)*strings < map->l_addr) {
		*strings += map->l_addr;
	}
	return value;
}

/* Whether the library is an NCCL, and not this one, nor another copy of it. */
static bool is_other(void *lib)
{
	struct link_map *map = NULL;
	const char *strings;
	size_t name;

	if ((!dlsym(lib, "pncclGetVersion") && !dlsym(lib, "ncclGetVersion")) ||
	    dlinfo(lib, RTLD_DI_LINKMAP, &map) || !map) {
		return false;
	}
	name = entry_of(map, DT_SONAME, &strings);
	return !name || strcmp(strings + name, "libpeerlane-nccl.so.2") != 0;
}

static void *open_other(const char *path, int flags)
{
	void *lib = dlopen(path, RTLD_LAZY | RTLD_LOCAL | flags);

	return lib && is_other(lib) ? lib : NULL; /* a library that was opened in vain stays */
}

static int look_at(struct dl_phdr_info *info, size_t size, void *arg)
{
	const char *slash = info->dlpi_name ? strrchr(info->dlpi_name, '/') : NULL;
	void **out = arg;

	(void)size;
	if (slash && strncmp(slash + 1, "libnccl.so", 10) == 0) {
		*out = open_other(info->dlpi_name, RTLD_NOLOAD);
	}
	return *out != NULL;
}

/* The library that has this function of NCCL; fn: NULL for none. */
static void *of_function(const void *fn)
{
	const char *file = fn ? library_file(fn) : NULL;

	return file ? open_other(file, RTLD_NOLOAD) : NULL;
}

static void *in_process(void)
{
	void *lib = of_function(dlsym(RTLD_NEXT, "ncclGetVersion"));

	if (!lib) {
		(void)dl_iterate_phdr(look_at, &lib);
	}
	return lib;
}

/* Looks in one folder of a list, `len` bytes, of a library that lies in `origin`. */
static void *in_folder(const char *folder, size_t len, const char *origin, size_t origin_len)
{
	char path[1024];
	size_t at = 0;

	while (len && at + origin_len + sizeof(FILE_NAME) + 1 < sizeof(path)) {
		size_t skip = strncmp(folder, "$ORIGIN", 7) == 0     ? 7
			      : strncmp(folder, "${ORIGIN}", 9) == 0 ? 9
								     : 0;

		if (skip && skip <= len) {
			memcpy(path + at, origin, origin_len);
			at += origin_len;
			folder += skip;
			len -= skip;
		} else {
			path[at++] = *folder++;
			len--;
		}
	}
	(void)snprintf(path + at, sizeof(path) - at, "/" FILE_NAME);
	return open_other(path, 0);
}

/* Looks in the paths of the library, or of the program, that lies in `origin`. */
static void *in_rpath(const struct link_map *map, const char *origin)
{
	static const ElfW(Sxword) tags[] = { DT_RPATH, DT_RUNPATH };
	void *lib = NULL;

	for (int i = 0; i < 2 && !lib; i++) {
		const char *s;
		size_t list = entry_of(map, tags[i], &s);

		s = list ? s + list : "";
		while (*s && !lib) {
			size_t len = strcspn(s, ":");

			lib = in_folder(s, len, origin, strlen(origin));
			s += len + (s[len] == ':');
		}
	}
	return lib;
}

static void *of_caller(const void *caller)
{
	struct link_map *map = NULL;
	char origin[4096];
	Dl_info info;
	void *its;

	if (!dladdr1(caller, &info, (void **)&map, RTLD_DL_LINKMAP) || !map) {
		return NULL;
	}
	/* The program itself has no name there. */
	its = dlopen(*map->l_name ? map->l_name : NULL, RTLD_LAZY | RTLD_NOLOAD);
	if (!its || dlinfo(its, RTLD_DI_ORIGIN, origin)) {
		return NULL;
	}
	return in_rpath(map, origin);
}

/* Where this library was found under the name, the loader knows no other of it: its folders are
 * looked through one by one. */
static void *of_loader(void)
{
	void *lib = open_other(FILE_NAME, 0);
	Dl_serinfo *info = NULL;
	Dl_serinfo size;
	const char *self = library_file((const void *)nc_find);
	void *own;

	if (lib || !self) {
		return lib;
	}
	own = dlopen(self, RTLD_LAZY | RTLD_NOLOAD);
	if (own && dlinfo(own, RTLD_DI_SERINFOSIZE, &size) == 0) {
		info = malloc(size.dls_size);
	}
	if (info && dlinfo(own, RTLD_DI_SERINFOSIZE, info) == 0 &&
	    dlinfo(own, RTLD_DI_SERINFO, info) == 0) {
		for (unsigned int i = 0; i < info->dls_cnt && !lib; i++) {
			const char *folder = info->dls_serpath[i].dls_name;

			lib = in_folder(folder, strlen(folder), "", 0);
		}
	}
	free(info);
	return lib;
}

static void take(void *lib)
{
	struct link_map *map = NULL;
	Dl_info info;
	void *fn;

	(void)library_bind(lib, symbols, sizeof(symbols) / sizeof(symbols[0]), &nc_table);
	memcpy(&fn, &nc_table.ncclGetVersion, sizeof(fn));
	(void)nc_table.ncclGetVersion(&nc_table.version);
	nc_table.unknown = dlinfo(lib, RTLD_DI_LINKMAP, &map) || !map ? NULL : nc_unknown(map);
	if (!dladdr(fn, &info)) {
		info = (Dl_info){ NULL, NULL, NULL, NULL };
	}
	nc_table.base = info.dli_fbase;
	(void)snprintf(nc_table.path, sizeof(nc_table.path), "%s",
		       info.dli_fname ? info.dli_fname : "?");
}

static void *look(const void *caller, const void *fn)
{
	void *lib;

	if (nc_env.lib) {
		lib = open_other(nc_env.lib, 0);
		if (!lib) {
			const char *why = library_error();

			nc_say("PEERLANE_NCCL_LIB: %s", *why ? why : "it is this library");
		}
		return lib;
	}
	lib = in_process();
	lib = lib ? lib : of_function(fn);
	lib = lib ? lib : of_caller(caller);
	return lib ? lib : of_loader();
}

/* fn: NULL, or a function that the program has found by itself. */
static void find(const void *caller, const void *fn)
{
	void *lib;

	lock_acquire(&find_lock);
	looking = true;
	if (!atomic_load(&nc_found)) {
		lib = look(caller, fn);
		if (lib) {
			take(lib);
		} else {
			nc_say("no NCCL was found that calls can be handed on to: set "
			       "PEERLANE_NCCL_LIB to its " FILE_NAME);
		}
		atomic_store_explicit(&nc_found, true, memory_order_release);
	}
	looking = false;
	lock_release(&find_lock);
}

const struct nc_real *nc_find(const void *caller)
{
	find(caller, NULL);
	return &nc_table;
}

static void *function_of(const char *name)
{
	static const struct {
		const char *name;
		void *fn;
	} all[] = {
#define X(type, name, since, params, args) { #name, (void *)name },
		NC_CALLS(X)
#undef X
	};

	name += name[0] == 'p';
	for (size_t i = 0; i < sizeof(all) / sizeof(all[0]); i++) {
		if (strcmp(name, all[i].name) == 0) {
			return all[i].fn;
		}
	}
	return NULL;
}

/* Says once that the program has another NCCL beside the library that calls are handed on to.
 * Communicators of that one stay with it, as neither knows the other's. */
static void say_beside(const char *path)
{
	static atomic_bool said;

	if (nc_env.mode != NC_MODE_OFF && !atomic_exchange(&said, true)) {
		nc_say("the program has opened %s; calls are handed on to %s, so communicators of "
		       "the former are left to it",
		       path, *nc_table.path ? nc_table.path : "no NCCL");
	}
}

void *peerlane_nccl_function(void *found, const char *name)
{
	void *ours = looking || !found ? NULL : function_of(name);
	Dl_info info;

	if (!ours || ours == found || !dladdr(found, &info)) {
		return found;
	}
	if (!atomic_load_explicit(&nc_found, memory_order_acquire)) {
		find(found, found);
	}
	if (info.dli_fbase == nc_table.base) {
		return ours;
	}
	if (strcmp(name, "ncclGetVersion") != 0) {
		say_beside(info.dli_fname ? info.dli_fname : "an NCCL");
	}
	return found;
}

void nc_find_forget(void)
{
	lock_renew(&find_lock);
}

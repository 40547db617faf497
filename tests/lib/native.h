/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#ifndef TESTS_LIB_NATIVE_H
#define TESTS_LIB_NATIVE_H

/*
 * The CUDA driver as a program uses it beside the library: the real one, or the library that
 * PEERLANE_CUDA_LIB names. Its functions are found by name, for prototypes of the test's own. What
 * is missing ends the file as skipped, with the reason.
 */

#include <dlfcn.h>

#include "fixture.h"

/* What cuMemCreate() and cuMemSetAccess() are told. */
struct native_location {
	int type; /* 1: a device, 3: a NUMA node of the host */
	int id;
};

struct native_allocation {
	int type; /* 1: pinned, the only one */
	int handles;
	struct native_location where;
	void *unused;
	unsigned char flags[8];
};

struct native_access {
	struct native_location who;
	int flags; /* 3: read and write */
};

static inline void *native_open(void)
{
	const char *name = getenv("PEERLANE_CUDA_LIB");
	void *lib = dlopen(name && *name ? name : "libcuda.so.1", RTLD_NOW);

	if (!lib) {
		fx_skip("there is no libcuda.so.1");
	}
	return lib;
}

/* Where the function is, or NULL, into the pointer to it at `slot`: ISO C has no cast for that. */
static inline void native_find(void *lib, const char *symbol, void *slot)
{
	void *p = dlsym(lib, symbol);

	memcpy(slot, &p, sizeof(p));
}

static inline void native_need(void *lib, const char *symbol, void *slot)
{
	char why[96];

	if (!dlsym(lib, symbol)) {
		(void)snprintf(why, sizeof(why), "the driver has no %s", symbol);
		fx_skip(why);
	}
	native_find(lib, symbol, slot);
}

/* With what cuInit() returned. */
static inline void native_started(unsigned int result)
{
	if (result) {
		fx_skip("cuInit fails: no usable GPU here");
	}
}

#endif

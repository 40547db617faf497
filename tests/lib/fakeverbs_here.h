/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#ifndef TESTS_LIB_FAKEVERBS_HERE_H
#define TESTS_LIB_FAKEVERBS_HERE_H

/* Functions of the fake libibverbs that the library under test has loaded,
 * FAKE(fakeverbs_link)(...): for programs with cmocka, in the environment of which
 * PEERLANE_TEST_VERBS_LIB names it. */

#include <dlfcn.h>

#include "fakeverbs.h"
#include "fixture.h"

#define FAKE(name) ((__typeof__(&name))(uintptr_t)fake_symbol(#name))

static inline void *fake_symbol(const char *name)
{
	void *lib = dlopen(getenv("PEERLANE_TEST_VERBS_LIB"), RTLD_NOW | RTLD_NOLOAD);
	void *p = lib ? dlsym(lib, name) : NULL;

	assert_non_null(p);
	(void)dlclose(lib);
	return p;
}

#endif

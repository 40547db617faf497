/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#ifndef TESTS_API_TOPO_KIT_H
#define TESTS_API_TOPO_KIT_H

/* The fixture that test_topo.c and test_topo_files.c share. */

#include "fixture.h"

static struct pl_topo *load(const char *source)
{
	struct pl_topo *t = NULL;

	if (pl_topo_load(NULL, source, &t)) {
		fail_msg("%s: %s", source, pl_error_message());
	}
	return t;
}

static uint32_t find(const struct pl_topo *t, const char *name)
{
	uint32_t id = PL_TOPO_NONE;

	if (pl_topo_find(t, name, &id)) {
		fail_msg("%s", pl_error_message());
	}
	return id;
}

static struct pl_topo_path path_of(const struct pl_topo *t, const char *from, const char *to)
{
	struct pl_topo_path p = PL_TOPO_PATH_INIT;

	assert_int_equal(pl_topo_path(t, find(t, from), find(t, to), &p), 0);
	return p;
}

#endif

/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#ifndef TESTS_UNIT_TOPO_FILES_KIT_H
#define TESTS_UNIT_TOPO_FILES_KIT_H

/* The fixture that test_topo_files.c and test_topo_files_odd.c share. */

#include "unit.h"

#include "base/error.h"
#include "base/fault.h"
#include "base/text.h"
#include "topo/cpus.h"
#include "topo/file.h"
#include "topo/num.h"
#include "topo/paths.h"

static int read_text(const char *text, size_t len, struct topo_graph **out)
{
	struct topo_reader r = { "file", NULL, NULL };

	return topo_read_text(&r, text, len, out);
}

static char *model_json(const char *name)
{
	struct topo_graph *g;
	char *text;

	assert_int_equal(topo_load(NULL, name, NULL, NULL, &g), 0);
	text = topo_write_json(g);
	assert_non_null(text);
	topo_graph_free(g);
	return text;
}

static char *model_xml(const char *name)
{
	struct topo_graph *g;
	char *text;

	assert_int_equal(topo_load(NULL, name, NULL, NULL, &g), 0);
	text = topo_write_xml(g);
	assert_non_null(text);
	topo_graph_free(g);
	return text;
}

static void refused_with_line(int rc, unsigned int lines)
{
	const char *line = strstr(err_message(), "line ");
	unsigned long n = line ? strtoul(line + 5, NULL, 10) : 0;

	assert_int_equal(rc, -EINVAL);
	if (n < 1 || n > lines) {
		fail_msg("of %u lines: \"%s\"", lines, err_message());
	}
}

#endif

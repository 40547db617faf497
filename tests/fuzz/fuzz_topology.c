/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/* Files of machines, JSON and XML: refused with a line, or the same again after they were written.
 */

#include <errno.h>

#include "base/error.h"
#include "fuzz.h"
#include "topo/file.h"
#include "topo/paths.h"

static void reach_all(const struct topo_graph *g)
{
	struct topo_reach *v = calloc((size_t)g->n_nodes + 1, sizeof(*v));

	fuzz_assert(v);
	for (uint32_t i = 0; i < g->n_nodes && i < 32; i++) {
		fuzz_assert(topo_reach_from(g, i, v) == 0);
		fuzz_assert(v[i].type == TOPO_PATH_LOC && v[i].hops == 0);
	}
	free(v);
}

static void write_again(const struct topo_graph *g)
{
	struct topo_reader r = { "again", NULL, NULL };
	char *text = topo_write_json(g);
	char *xml = topo_write_xml(g);
	struct topo_graph *again = NULL;
	char *second;

	fuzz_assert(text && xml);
	if (topo_read_json(&r, text, strlen(text), &again)) {
		fprintf(stderr, "%s\n%s", err_message(), text);
		abort();
	}
	second = topo_write_json(again);
	fuzz_assert(second && strcmp(text, second) == 0);
	free(second);
	free(text);
	free(xml);
	topo_graph_free(again);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t len)
{
	struct topo_reader r = { "input", NULL, NULL };
	char *text = fuzz_string(data, len);
	struct topo_graph *g = NULL;
	int rc = topo_read_text(&r, text, len, &g);

	if (rc) {
		fuzz_assert(rc == -EINVAL && strstr(err_message(), "line "));
	} else {
		reach_all(g);
		write_again(g);
		topo_graph_free(g);
	}
	free(text);
	return 0;
}

/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/*
 * Makes a file of a machine below a root, for people who add a reference model:
 *
 *	golden-convert ROOT TITLE >src/topo/models/NAME.json
 */

#include <stdio.h>
#include <stdlib.h>

#include "base/config.h"
#include "base/error.h"
#include "base/text.h"
#include "sys/sys.h"
#include "topo/file.h"

int main(int argc, char **argv)
{
	struct config c = { .nvml_lib = getenv("FAKENVML_LIB") };
	struct topo_graph *g;
	char nvml[4096];
	char *text;

	if (argc != 3 || sys_root_set(argv[1])) {
		fprintf(stderr, "usage: golden-convert ROOT TITLE\n");
		return 2;
	}
	(void)snprintf(nvml, sizeof(nvml), "%s/nvml.txt", argv[1]);
	(void)setenv("FAKENVML", nvml, 1);
	if (topo_scan(&c, true, &g)) {
		fprintf(stderr, "%s\n", err_message());
		return 1;
	}
	text_copy(g->title, sizeof(g->title), argv[2]);
	text = topo_write_json(g);
	topo_graph_free(g);
	if (!text || fputs(text, stdout) < 0) {
		return 1;
	}
	free(text);
	return 0;
}

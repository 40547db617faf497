/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/*
 * Prints what the paths between all GPUs and NICs are, and what they carry:
 *
 *	topo_matrix [FILE|MODEL]
 */

#include <stdio.h>

#include <peerlane/peerlane.h>

static uint32_t ends[256];
static int n_ends;

static int collect(const struct pl_topo_node *node, void *arg)
{
	(void)arg;
	if ((node->kind == PL_TOPO_GPU || node->kind == PL_TOPO_NIC) && n_ends < 256) {
		ends[n_ends++] = node->id;
		printf("%d is %s\n", n_ends - 1, node->name);
	}
	return 0;
}

int main(int argc, char **argv)
{
	struct pl_topo *topo;

	if (pl_topo_load(NULL, argc > 1 ? argv[1] : NULL, &topo)) {
		fprintf(stderr, "topo_matrix: %s\n", pl_error_message());
		return 1;
	}
	(void)pl_topo_nodes(topo, collect, NULL);
	for (int i = 0; i < n_ends; i++) {
		for (int k = 0; k < n_ends; k++) {
			struct pl_topo_path path = PL_TOPO_PATH_INIT;

			if (pl_topo_path(topo, ends[i], ends[k], &path)) {
				fprintf(stderr, "topo_matrix: %s\n", pl_error_message());
				return 1;
			}
			printf(" %4s %6.1f", pl_topo_name(NULL, PL_TOPO_NAME_PATH, path.type),
			       path.gbps);
		}
		printf("\n");
	}
	pl_topo_free(topo);
	return 0;
}

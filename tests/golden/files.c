/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/*
 * Files of machines: what is scanned below a root is the same after it was written and read again,
 * as JSON and, for what NCCL's XML holds, as XML; and the reference model of the name, where there
 * is one, is that machine.
 *
 *	files MACHINES.PY NAME [-]     -: there is no model of that name
 */

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "base/config.h"
#include "base/error.h"
#include "sys/sys.h"
#include "topo/file.h"
#include "topo/paths.h"

static int bad;

static void complain(const char *what, const char *name)
{
	printf("%s: %s: %s\n", name, what, err_message());
	bad = 1;
}

/* The first line that differs. */
static void same_text(const char *what, const char *a, const char *b)
{
	int line = 1;

	while (*a && *a == *b) {
		line += *a == '\n';
		a++;
		b++;
	}
	if (*a != *b) {
		printf("%s: line %d differs from here on: \"%.60s\", \"%.60s\"\n", what, line, a,
		       b);
		bad = 1;
	}
}

static struct topo_graph *read_back(const char *name, const char *text)
{
	struct topo_reader r = { name, NULL, NULL };
	struct topo_graph *g = NULL;

	if (!text || topo_read_text(&r, text, strlen(text), &g)) {
		complain("cannot be read again", name);
		return NULL;
	}
	return g;
}

static void json_stays(const struct topo_graph *g, const char *name)
{
	char *text = topo_write_json(g);
	struct topo_graph *again = read_back(name, text);
	char *second = again ? topo_write_json(again) : NULL;

	if (second) {
		same_text("JSON", text, second);
	}
	topo_graph_free(again);
	free(second);
	free(text);
}

static void on_remark(const struct topo_remark *r, void *arg)
{
	printf("%s: line %u: %s: %s\n", (const char *)arg, r->line, r->error ? "error" : "warning",
	       r->text);
	bad = 1;
}

/* As NCCL has it: one host bridge a NUMA node. */
static enum topo_path_type nccl_type(enum topo_path_type t)
{
	return t == TOPO_PATH_NODE ? TOPO_PATH_PHB : t;
}

/* Every path between GPUs, NICs and NUMA nodes is the same in both. */
static void same_paths(const struct topo_graph *a, const struct topo_graph *b)
{
	unsigned int n = 0;

	for (uint32_t i = 0; i < b->n_nodes; i++) {
		for (uint32_t k = 0; k < b->n_nodes; k++) {
			struct topo_path pa, pb;
			uint32_t from = topo_find(a, b->nodes[i].name);
			uint32_t to = topo_find(a, b->nodes[k].name);

			if ((b->nodes[i].kind != TOPO_NODE_GPU &&
			     b->nodes[i].kind != TOPO_NODE_NUMA &&
			     b->nodes[i].kind != TOPO_NODE_NIC) ||
			    b->nodes[k].kind != TOPO_NODE_GPU) {
				continue;
			}
			n++;
			if (from == TOPO_NONE || to == TOPO_NONE ||
			    topo_path_find(a, NULL, from, to, &pa) ||
			    topo_path_find(b, NULL, i, k, &pb) ||
			    nccl_type(pa.type) != nccl_type(pb.type) || pa.count != pb.count ||
			    pa.bw < pb.bw * .999 || pa.bw > pb.bw * 1.001) {
				printf("the path from %s to %s: %s, %g GB/s, in the XML %s, %g\n",
				       b->nodes[i].name, b->nodes[k].name,
				       topo_path_type_name(pa.type), pa.bw,
				       topo_path_type_name(pb.type), pb.bw);
				bad = 1;
			}
		}
	}
	printf("%u paths compared\n", n);
	bad = bad || n == 0;
}

static void xml_stays(const struct topo_graph *g, const char *name)
{
	char *text = topo_write_xml(g);
	struct topo_reader r = { name, on_remark, (void *)name };
	struct topo_graph *again = NULL;
	char *second = NULL;

	if (!text || topo_read_xml(&r, text, strlen(text), &again)) {
		complain("its XML cannot be read", name);
	} else {
		second = topo_write_xml(again);
		same_text("XML", text, second ? second : "");
		same_paths(g, again);
		json_stays(again, name);
	}
	topo_graph_free(again);
	free(second);
	free(text);
}

/* A model says more than a scan: its title, and what drives can do. */
static void model_is(struct topo_graph *g, const char *name)
{
	struct topo_graph *model = NULL;
	char *a = NULL, *b = NULL;

	if (topo_load(NULL, name, on_remark, (void *)name, &model)) {
		complain("no such model", name);
		return;
	}
	if (!model->title[0]) {
		printf("the model %s has no title\n", name);
		bad = 1;
	}
	model->title[0] = '\0';
	for (uint32_t i = 0; i < model->n_nodes; i++) {
		if (model->nodes[i].kind == TOPO_NODE_DRIVE ||
		    model->nodes[i].kind == TOPO_NODE_NUMA) {
			model->nodes[i].bw = model->nodes[i].bw_write = 0;
		}
	}
	a = topo_write_json(g);
	b = topo_write_json(model);
	same_text("model", a ? a : "", b ? b : "");
	free(a);
	free(b);
	topo_graph_free(model);
}

int main(int argc, char **argv)
{
	struct config c = { .nvml_lib = getenv("FAKENVML_LIB") };
	char made[] = "/tmp/peerlane-files-XXXXXX", command[8192];
	struct topo_graph *g;

	if (argc < 3 || !mkdtemp(made)) {
		fprintf(stderr, "usage: files MACHINES.PY NAME [-]\n");
		return 2;
	}
	(void)snprintf(command, sizeof(command), "python3 -B '%s' %s '%s'", argv[1], argv[2], made);
	if (system(command) || sys_root_set(made)) {
		return 1;
	}
	(void)snprintf(command, sizeof(command), "%s/nvml.txt", made);
	(void)setenv("FAKENVML", command, 1);
	if (topo_scan(&c, true, &g)) {
		complain("cannot be scanned", argv[2]);
		return 1;
	}
	json_stays(g, argv[2]);
	xml_stays(g, argv[2]);
	if (argc == 3) {
		model_is(g, argv[2]);
	}
	topo_graph_free(g);
	(void)snprintf(command, sizeof(command), "rm -rf '%s'", made);
	return system(command) || bad;
}

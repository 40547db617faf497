/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#ifndef TOPO_FILE_H
#define TOPO_FILE_H

/*
 * Graphs as files: JSON of our own, which holds all of a graph, and NCCL's topology XML, which
 * holds the parts that NCCL needs. Readers take nothing on trust: they accept only graphs that a
 * scan could have made, and refuse others with the line of the fault.
 */

#include "topo/graph.h"

#define TOPO_FILE_MAX (16u << 20) /* bytes */

/* A reader's remark: there may be several warnings; an error is the last. */
struct topo_remark {
	unsigned int line; /* 0: the file as a whole */
	bool error;
	const char *text;
};
typedef void (*topo_remark_fn)(const struct topo_remark *r, void *arg);

struct topo_reader {
	const char *where;     /* the file's name, for messages */
	topo_remark_fn remark; /* NULL: warnings are dropped */
	void *arg;
};

/* Reads a graph from a text. Returns 0; -EINVAL with name, line and reason in the message; -E2BIG
 * or -ENOMEM. */
int topo_read_json(const struct topo_reader *r, const char *text, size_t len,
		   struct topo_graph **out);
int topo_read_xml(const struct topo_reader *r, const char *text, size_t len,
		  struct topo_graph **out);
/* Reads a graph in either form. The first character tells which: '<' begins XML. */
int topo_read_text(const struct topo_reader *r, const char *text, size_t len,
		   struct topo_graph **out);

/* The graph as text, which the caller frees; NULL if there is no memory. */
char *topo_write_json(const struct topo_graph *g);
char *topo_write_xml(const struct topo_graph *g);

/*
 * Loads a graph. `source`: NULL or "" for the topology that the configuration names, or else for a
 * scan of this machine with its links; the name of a reference model; or a file. Returns 0; -ENOENT
 * if it is neither a model nor a file (the message lists the models); or an error of the readers.
 */
int topo_load(const struct config *c, const char *source, topo_remark_fn remark, void *arg,
	      struct topo_graph **out);

/* The reference models: name and text in JSON, NULL after the last. */
struct topo_model {
	const char *name;
	const char *title;
	const unsigned char *text;
	size_t len;
};
const struct topo_model *topo_model(size_t i);

#endif

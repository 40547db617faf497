/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#ifndef TOPO_FILE_H
#define TOPO_FILE_H

/*
 * Graphs as files: JSON of our own, which holds all of a graph, and NCCL's topology XML, which
 * holds what NCCL needs. Readers take nothing on trust: what they accept is a graph that could have
 * been scanned, anything else is refused with the line where it goes wrong.
 */

#include "topo/graph.h"

#define TOPO_FILE_MAX (16u << 20) /* bytes */

/* What a reader noticed; several warnings, or one error, the last. */
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

/* 0; -EINVAL with name, line and reason in the message; -E2BIG, -ENOMEM. */
int topo_read_json(const struct topo_reader *r, const char *text, size_t len,
		   struct topo_graph **out);
int topo_read_xml(const struct topo_reader *r, const char *text, size_t len,
		  struct topo_graph **out);
/* By its first character: '<' begins XML. */
int topo_read_text(const struct topo_reader *r, const char *text, size_t len,
		   struct topo_graph **out);

/* To be freed; NULL: out of memory. */
char *topo_write_json(const struct topo_graph *g);
char *topo_write_xml(const struct topo_graph *g);

/*
 * `source`: NULL or "" what the configuration names as this machine's topology, else this machine
 * by a scan, with its links; the name of a reference model; else a file.
 * 0; -ENOENT: neither a model nor a file, the message lists the models; as the readers.
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

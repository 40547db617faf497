/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#ifndef TOPO_XML_IN_H
#define TOPO_XML_IN_H

/* The parts of the XML reader: elements (xml_in.c), their attributes (xml_value.c), and their
 * meaning (xml_node.c, xml_link.c). */

#include "topo/graph_in.h"
#include "topo/keys.h"

#define XML_DEPTH 64

enum xml_element {
	XML_NONE,
	XML_SYSTEM,
	XML_CPU,
	XML_PCI,
	XML_PCILINK,
	XML_GPU,
	XML_NVLINK,
	XML_C2C,
	XML_NIC,
	XML_NET,
	XML_ELEMENTS,
};

struct xml_level {
	enum xml_element element;
	unsigned int line;
	uint32_t node; /* the node that this element, or the nearest above it, is */
	uint32_t numa;
	/* A <pci>'s attributes. A GPU's name, or a NIC's, stands in an element inside the <pci>, so
	 * the node is made there. */
	uint32_t up;
	unsigned int parts; /* nodes that were made of it */
	struct topo_node proto;
	struct topo_link link;
};

/* NVLinks name GPUs that may come later in the file. */
struct xml_nvlink {
	uint32_t from;
	uint32_t numa;
	unsigned int line, count, tclass;
	char target[24];
};

struct xml_in {
	struct graph_in in;
	unsigned int line;	       /* the line that is being read */
	const char *const *attributes; /* of the element that begins */
	struct xml_level stack[XML_DEPTH];
	unsigned int depth;
	struct xml_nvlink *pending;
	size_t n_pending, space_pending;
	struct keys by_pci;   /* nodes */
	struct keys by_sides; /* the pending NVLinks, by GPU and target */
	uint32_t net;	      /* the one node of that kind */
	uint32_t hidden;      /* the switch that stands for those without an address */
	unsigned int switches;
};

const char *xml_attribute(const struct xml_in *x, const char *name);
long long xml_number(struct xml_in *x, const char *name, int base, long long min, long long max,
		     long long otherwise);
uint32_t xml_hex(struct xml_in *x, const char *name, long long max);
void xml_text(struct xml_in *x, const char *name, char *dst, size_t space);

/* A node's address, for links that name it. */
void xml_note_pci(struct xml_in *x, uint32_t node);

void xml_cpu(struct xml_in *x, unsigned int line);
void xml_pci(struct xml_in *x, unsigned int line);
void xml_pci_ends(struct xml_in *x, struct xml_level *l);
void xml_gpu(struct xml_in *x, unsigned int line);
void xml_nvlink(struct xml_in *x, unsigned int line);
void xml_c2c(struct xml_in *x, unsigned int line);
void xml_net(struct xml_in *x, unsigned int line);
/* Makes the NVLinks, when all nodes are there. */
void xml_resolve(struct xml_in *x);

#endif

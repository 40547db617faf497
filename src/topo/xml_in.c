/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/*
 * A graph from NCCL's topology XML. NCCL takes the attributes that it knows and drops the rest, so
 * that a misspelt attribute costs bandwidth and nobody is told; here it is an error with a line.
 */

#include <errno.h>
#include <stdlib.h>
#include <string.h>

#include "base/alloc.h"
#include "base/error.h"
#include "base/text.h"
#include "base/xml.h"
#include "topo/bw.h"
#include "topo/xml_in.h"

/* Elements, their parents, and their attributes. NCCL needs those that begin with `!`. */
static const struct element {
	const char *name;
	enum xml_element in;
	const char *attributes[17];
} elements[XML_ELEMENTS] = {
	[XML_SYSTEM] = { "system", XML_NONE, { "!version", "name" } },
	[XML_CPU] = { "cpu",
		      XML_SYSTEM,
		      { "!numaid", "affinity", "arch", "vendor", "familyid", "modelid",
			"host_hash" } },
	[XML_PCI] = { "pci",
		      XML_CPU,
		      { "!busid", "class", "vendor", "device", "subsystem_vendor",
			"subsystem_device", "link_speed", "link_width" } },
	[XML_PCILINK] = { "pcilink", XML_PCI, { "!target" } },
	[XML_GPU] = { "gpu", XML_PCI, { "!dev", "!sm", "rank", "gdr", "mlopart" } },
	[XML_NVLINK] = { "nvlink", XML_GPU, { "!target", "!count", "!tclass" } },
	[XML_C2C] = { "c2c", XML_GPU, { "!bw", "!count" } },
	[XML_NIC] = { "nic", XML_PCI, { NULL } },
	[XML_NET] = { "net",
		      XML_NIC,
		      { "!name", "dev", "speed", "latency", "port", "guid", "maxconn", "gdr",
			"coll", "rail", "plane", "net", "gin", "rma", "keep" } },
};

/* The XML reader refuses an attribute that is there twice. */
static void check_attributes(struct xml_in *x, const struct element *e)
{
	for (const char *const *a = x->attributes; *a && !x->in.err; a += 2) {
		bool known = false;

		for (const char *const *k = e->attributes; *k; k++) {
			known = known || strcmp(*k + (**k == '!'), a[0]) == 0;
		}
		if (!known) {
			graph_in_fail(&x->in, x->line, "<%s> has no attribute \"%s\"", e->name,
				      a[0]);
		}
	}
	for (const char *const *k = e->attributes; *k && !x->in.err; k++) {
		if (**k == '!' && !xml_attribute(x, *k + 1)) {
			graph_in_fail(&x->in, x->line, "<%s> lacks \"%s\"", e->name, *k + 1);
		}
	}
}

static void on_system(struct xml_in *x)
{
	long long version = xml_number(x, "version", 10, 0, 1000, 0);

	if (!x->in.err && version != 1) {
		graph_in_fail(&x->in, x->line, "version %lld: NCCL reads version 1%s", version,
			      version == 2 ? ", RCCL writes 2" : "");
	}
	xml_text(x, "name", x->in.b.g->title, sizeof(x->in.b.g->title));
}

static enum xml_element element_of(const char *name)
{
	for (int e = 1; e < XML_ELEMENTS; e++) {
		if (strcmp(elements[e].name, name) == 0) {
			return (enum xml_element)e;
		}
	}
	return XML_NONE;
}

static bool may_stand(enum xml_element e, enum xml_element in)
{
	return elements[e].in == in || (e == XML_PCI && in == XML_PCI) ||
	       /* Network cards that are on no bus of this machine. */
	       (e == XML_NIC && in == XML_CPU);
}

static void begin(struct xml_in *x, enum xml_element e)
{
	switch (e) {
	case XML_SYSTEM:
		on_system(x);
		break;
	case XML_CPU:
		xml_cpu(x, x->line);
		break;
	case XML_PCI:
		xml_pci(x, x->line);
		break;
	case XML_PCILINK:
		graph_in_warn(&x->in, x->line,
			      "<pcilink>: links between switches beside the tree are left out");
		break;
	case XML_GPU:
		xml_gpu(x, x->line);
		break;
	case XML_NVLINK:
		xml_nvlink(x, x->line);
		break;
	case XML_C2C:
		xml_c2c(x, x->line);
		break;
	case XML_NET:
		xml_net(x, x->line);
		break;
	default:
		break;
	}
}

static int on_start(void *arg, unsigned int line, const char *name, const char *const *attributes)
{
	struct xml_in *x = arg;
	enum xml_element e = element_of(name);
	struct xml_level *up = x->depth ? &x->stack[x->depth - 1] : NULL;

	x->line = line;
	x->attributes = attributes;
	if (e == XML_NONE) {
		graph_in_fail(&x->in, x->line, "there is no element <%.40s>%s", name,
			      strcmp(name, "graphs") == 0
				      ? ": this is NCCL's graph file, no topology"
				      : "");
	} else if (!may_stand(e, up ? up->element : XML_NONE)) {
		graph_in_fail(&x->in, x->line, "<%s> may not stand %s%s%s", name,
			      up ? "in <" : "by itself", up ? elements[up->element].name : "",
			      up ? ">" : "");
	} else if (x->depth == XML_DEPTH) {
		graph_in_fail(&x->in, x->line, "more than %d elements in each other", XML_DEPTH);
	} else {
		check_attributes(x, &elements[e]);
	}
	if (x->in.err) {
		return x->in.err;
	}
	x->stack[x->depth] = (struct xml_level){ .element = e,
						 .line = x->line,
						 .node = up ? up->node : TOPO_NONE,
						 .numa = up ? up->numa : TOPO_NONE };
	x->depth++;
	begin(x, e);
	return x->in.err;
}

static int on_end(void *arg, unsigned int line)
{
	struct xml_in *x = arg;

	x->line = line;
	x->depth--;
	if (x->stack[x->depth].element == XML_PCI) {
		xml_pci_ends(x, &x->stack[x->depth]);
	}
	return x->in.err;
}

static void parse(struct xml_in *x, const char *text, size_t len)
{
	static const struct xml_handler handler = { on_start, on_end };
	struct xml_error error;
	int rc = xml_read(text, len, &handler, x, &error);

	if (rc == -EINVAL && !x->in.err) {
		graph_in_fail(&x->in, error.line, "%s", error.text);
	} else if (rc && !x->in.err) {
		x->in.err = err_set(ENOMEM, "out of memory for reading %s", x->in.r->where);
	}
}

int topo_read_xml(const struct topo_reader *r, const char *text, size_t len,
		  struct topo_graph **out)
{
	struct xml_in *x = alloc_zero(sizeof(*x));
	int rc;

	if (!x) {
		return -ENOMEM;
	}
	if (len > TOPO_FILE_MAX) {
		free(x);
		return err_set(EINVAL, "%s: line 1: more than %u MiB", r->where,
			       TOPO_FILE_MAX >> 20);
	}
	graph_in_begin(&x->in, r);
	x->net = TOPO_NONE;
	x->hidden = TOPO_NONE;
	parse(x, text, len);
	xml_resolve(x);
	rc = graph_in_finish(&x->in, out);
	free(x->pending);
	keys_finish(&x->by_pci);
	keys_finish(&x->by_sides);
	free(x);
	if (!rc) {
		(*out)->links_read = true;
		text_fmt((*out)->origin, sizeof((*out)->origin), "%.240s", r->where);
	}
	return rc;
}

/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#include "topo/fields.h"

#include <limits.h>
#include <stdlib.h>
#include <string.h>

#include <json-c/json.h>

#include "base/bits.h"
#include "base/text.h"
#include "topo/graph.h"
#include "topo/graph_in.h"
#include "topo/num.h"
#include "topo/pci.h"

#define AT(s, member) .at = offsetof(struct s, member), .space = sizeof(((struct s *)0)->member)
#define NODE(member) AT(topo_node, member)
#define LINK(member) AT(topo_link, member)
#define DISK(member) AT(topo_disk, member)
#define GRAPH(member) AT(topo_graph, member)
#define INT_OF(least, usual_value) \
	.type = FIELD_INT, .min = least, .max = 1 << 20, .usual = usual_value

const struct field node_fields[] = {
	{ .key = "pci", .type = FIELD_PCI, NODE(pci) },
	{ .key = "model", .type = FIELD_TEXT, NODE(model) },
	{ .key = "numa", INT_OF(-1, -1), NODE(numa) },
	{ .key = "cpus", .type = FIELD_TEXT, NODE(cpus) },
	{ .key = "vendor", .type = FIELD_HEX, NODE(vendor) },
	{ .key = "device", .type = FIELD_HEX, NODE(device) },
	{ .key = "subvendor", .type = FIELD_HEX, NODE(subvendor) },
	{ .key = "subdevice", .type = FIELD_HEX, NODE(subdevice) },
	{ .key = "class", .type = FIELD_HEX, .min = 6, NODE(class) },
	{ .key = "iommu_group", INT_OF(-1, -1), NODE(iommu_group) },
	{ .key = "translated", .type = FIELD_TRISTATE, NODE(translated) },
	{ .key = "acs_redirect", .type = FIELD_TRISTATE, NODE(acs) },
	{ .key = "gbps", .type = FIELD_REAL, NODE(bw) },
	{ .key = "write_gbps", .type = FIELD_REAL, NODE(bw_write) },
	{ .key = "index", INT_OF(-1, -1), NODE(index) },
	{ .key = "sm", .type = FIELD_UINT, .max = 999, NODE(sm) },
	{ .key = "memory_bytes", .type = FIELD_U64, NODE(memory) },
	{ .key = "bar1_bytes", .type = FIELD_U64, NODE(bar1) },
	{ .key = "rdma", .type = FIELD_TEXT, NODE(rdma) },
	{ .key = "interface", .type = FIELD_TEXT, NODE(ifname) },
	{ .key = "port", .type = FIELD_UINT, .max = 255, NODE(port) },
	{ .key = "guid", .type = FIELD_GUID, NODE(guid) },
	{ .key = "inferred", .type = FIELD_FLAG, NODE(flags), .bit = TOPO_INFERRED },
	{ .key = "software", .type = FIELD_FLAG, NODE(flags), .bit = TOPO_SOFT },
	{ .key = "p2pmem", .type = FIELD_FLAG, NODE(flags), .bit = TOPO_P2PMEM },
	{ .key = "unseen", .type = FIELD_FLAG, NODE(flags), .bit = TOPO_UNSEEN },
	{ .key = "note", .type = FIELD_TEXT, NODE(note) },
};
const size_t node_fields_n = ARRAY_LEN(node_fields);

const struct field link_fields[] = {
	{ .key = "gen", .type = FIELD_U8, .max = 7, LINK(gen) },
	{ .key = "gen_max", .type = FIELD_U8, .max = 7, LINK(gen_max) },
	{ .key = "width", .type = FIELD_U8, .max = 64, LINK(width) },
	{ .key = "width_max", .type = FIELD_U8, .max = 64, LINK(width_max) },
	{ .key = "count", .type = FIELD_U16, .max = 4096, .usual = 1, LINK(count) },
	{ .key = "port", .type = FIELD_PCI, LINK(port) },
	{ .key = "acs_redirect", .type = FIELD_TRISTATE, LINK(acs) },
	{ .key = "inferred", .type = FIELD_FLAG, LINK(flags), .bit = TOPO_INFERRED },
};
const size_t link_fields_n = ARRAY_LEN(link_fields);

const struct field disk_fields[] = {
	{ .key = "bytes", .type = FIELD_U64, DISK(nbytes) },
	{ .key = "on", .type = FIELD_TEXT, DISK(on) },
};
const size_t disk_fields_n = ARRAY_LEN(disk_fields);

const struct field graph_fields[] = {
	{ .key = "title", .type = FIELD_TEXT, GRAPH(title) },
	{ .key = "arch", .type = FIELD_TEXT, GRAPH(arch) },
	{ .key = "cpu_vendor", .type = FIELD_TEXT, GRAPH(cpu_vendor) },
	{ .key = "cpu_family", INT_OF(0, 0), GRAPH(cpu_family) },
	{ .key = "cpu_model", INT_OF(0, 0), GRAPH(cpu_model) },
	{ .key = "virtual_machine", .type = FIELD_TRUTH, GRAPH(vm) },
	{ .key = "links_read", .type = FIELD_TRUTH, GRAPH(links_read) },
	{ .key = "links_why", .type = FIELD_TEXT, GRAPH(links_why) },
};
const size_t graph_fields_n = ARRAY_LEN(graph_fields);

void fields_quote(struct text *t, const char *s)
{
	text_add(t, "\"");
	for (; *s; s++) {
		unsigned char c = (unsigned char)*s;

		if (c == '"' || c == '\\') {
			text_add(t, "\\%c", c);
		} else {
			text_add(t, "%c", c < 0x20 || c > 0x7e ? '?' : c);
		}
	}
	text_add(t, "\"");
}

static long long value_of(const struct field *f, const void *p)
{
	switch (f->type) {
	case FIELD_U8:
		return *(const uint8_t *)p;
	case FIELD_U16:
		return *(const uint16_t *)p;
	case FIELD_TRUTH:
		return *(const bool *)p;
	case FIELD_FLAG:
		return (*(const uint32_t *)p & f->bit) != 0;
	case FIELD_TRISTATE:
		return f->space == 1 ? *(const int8_t *)p : *(const int *)p;
	case FIELD_INT:
		return *(const int *)p;
	default:
		return *(const unsigned int *)p;
	}
}

static void write_number(struct text *t, const struct field *f, const void *p)
{
	long long x = value_of(f, p);

	if (f->type == FIELD_TRISTATE ? x < 0 : x == f->usual) {
		return;
	}
	if (f->type == FIELD_HEX) {
		text_add(t, ", \"%s\": \"0x%0*llx\"", f->key, f->min ? (int)f->min : 4, x);
	} else if (f->type == FIELD_INT || f->type == FIELD_UINT || f->type == FIELD_U8 ||
		   f->type == FIELD_U16) {
		text_add(t, ", \"%s\": %lld", f->key, x);
	} else {
		text_add(t, ", \"%s\": %s", f->key, x ? "true" : "false");
	}
}

void fields_write(struct text *t, const struct field *f, size_t n, const void *from)
{
	char num[NUM_SIZE];

	for (; n; n--, f++) {
		const void *p = (const char *)from + f->at;
		const char *s = p;

		if (f->type == FIELD_TEXT || f->type == FIELD_PCI) {
			if (*s) {
				text_add(t, ", \"%s\": ", f->key);
				fields_quote(t, s);
			}
		} else if (f->type == FIELD_REAL) {
			if (*(const double *)p > 0) {
				text_add(t, ", \"%s\": %s", f->key,
					 num_text(num, *(const double *)p));
			}
		} else if (f->type == FIELD_U64) {
			if (*(const uint64_t *)p) {
				text_add(t, ", \"%s\": %llu", f->key,
					 (unsigned long long)*(const uint64_t *)p);
			}
		} else if (f->type == FIELD_GUID) {
			if (*(const uint64_t *)p) {
				text_add(t, ", \"%s\": \"0x%llx\"", f->key,
					 (unsigned long long)*(const uint64_t *)p);
			}
		} else {
			write_number(t, f, p);
		}
	}
}

/* A value that is being read. */
struct field_value {
	struct graph_in *in;
	unsigned int line;
	const struct field *f;
	struct json_object *v;
};

static void fail(const struct field_value *v, const char *why)
{
	graph_in_fail(v->in, v->line, "\"%s\": %s", v->f->key, why);
}

static void read_text(const struct field_value *v, char *dst, size_t space)
{
	const char *s = json_object_get_string(v->v);
	size_t n = (size_t)json_object_get_string_len(v->v);

	if (!json_object_is_type(v->v, json_type_string)) {
		fail(v, "a string should stand here");
		return;
	}
	if (n >= space) {
		graph_in_fail(v->in, v->line, "\"%s\": a string of more than %zu characters",
			      v->f->key, space - 1);
		return;
	}
	for (size_t i = 0; i < n; i++) {
		if (s[i] < 0x20 || s[i] > 0x7e) {
			fail(v, "may hold printable ASCII only");
			return;
		}
	}
	memcpy(dst, s, n + 1);
	if (v->f->type == FIELD_PCI && n && !pci_plausible(dst)) {
		graph_in_fail(v->in, v->line, "\"%s\" is no PCI address", dst);
	}
}

static void read_hex(const struct field_value *v, void *p)
{
	char s[24] = "";
	unsigned long long x;
	char *end;

	read_text(v, s, sizeof(s));
	x = strtoull(s, &end, 16);
	if (strncmp(s, "0x", 2) != 0 || !s[2] || *end ||
	    strspn(s + 2, "0123456789abcdef") + 2 != strlen(s) || strlen(s) > 2 + 2 * v->f->space) {
		graph_in_fail(v->in, v->line, "\"%s\" is no number such as 0x10de", s);
	} else if (v->f->type == FIELD_GUID) {
		*(uint64_t *)p = x;
	} else {
		*(uint32_t *)p = (uint32_t)x;
	}
}

static void read_truth(const struct field_value *v, void *p)
{
	bool yes = json_object_get_boolean(v->v);

	if (!json_object_is_type(v->v, json_type_boolean)) {
		fail(v, "true or false should stand here");
	} else if (v->f->type == FIELD_TRUTH) {
		*(bool *)p = yes;
	} else if (v->f->type == FIELD_FLAG) {
		*(uint32_t *)p |= yes ? v->f->bit : 0;
	} else if (v->f->space == 1) {
		*(int8_t *)p = yes;
	} else {
		*(int *)p = yes;
	}
}

static void read_integer(const struct field_value *v, void *p)
{
	const struct field *f = v->f;
	int64_t x = json_object_get_int64(v->v);

	if (!json_object_is_type(v->v, json_type_int) || x < f->min || x > f->max) {
		graph_in_fail(v->in, v->line,
			      "\"%s\": a whole number from %lld to %lld should stand here", f->key,
			      f->min, f->max);
	} else if (f->type == FIELD_U8) {
		*(uint8_t *)p = (uint8_t)x;
	} else if (f->type == FIELD_U16) {
		*(uint16_t *)p = (uint16_t)x;
	} else if (f->type == FIELD_INT) {
		*(int *)p = (int)x;
	} else {
		*(unsigned int *)p = (unsigned int)x;
	}
}

static void read_unsigned(const struct field_value *v, uint64_t *p)
{
	*p = json_object_get_uint64(v->v);
	if (!json_object_is_type(v->v, json_type_int) || json_object_get_int64(v->v) < 0) {
		fail(v, "a whole number that is not below 0 should stand here");
	}
}

/* As it stands in the text, which json-c keeps. */
static void read_real(const struct field_value *v, double *p)
{
	const char *s = json_object_is_type(v->v, json_type_int) ||
					json_object_is_type(v->v, json_type_double)
				? json_object_get_string(v->v)
				: NULL;
	const char *end = "";

	*p = s ? num_read(s, &end) : 0;
	if (!s || *end || *p > 1e9) {
		fail(v, "a plain number from 0 to 10^9 should stand here");
	}
}

static void read_value(const struct field_value *v, void *p)
{
	switch (v->f->type) {
	case FIELD_TEXT:
	case FIELD_PCI:
		read_text(v, p, v->f->space);
		break;
	case FIELD_HEX:
	case FIELD_GUID:
		read_hex(v, p);
		break;
	case FIELD_U64:
		read_unsigned(v, p);
		break;
	case FIELD_REAL:
		read_real(v, p);
		break;
	case FIELD_INT:
	case FIELD_UINT:
	case FIELD_U8:
	case FIELD_U16:
		read_integer(v, p);
		break;
	default:
		read_truth(v, p);
	}
}

bool fields_read(struct graph_in *in, unsigned int line, const char *key, struct json_object *v,
		 const struct field *f, size_t n, void *to)
{
	for (size_t i = 0; i < n; i++) {
		if (strcmp(f[i].key, key) == 0) {
			read_value(&(struct field_value){ in, line, &f[i], v },
				   (char *)to + f[i].at);
			return true;
		}
	}
	return false;
}

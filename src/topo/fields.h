/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#ifndef TOPO_FIELDS_H
#define TOPO_FIELDS_H

/*
 * Members of nodes, links, disks and the graph in our JSON: one table for the writer and the
 * reader. A member with its usual value is left out.
 */

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

enum field_type {
	FIELD_TEXT,	/* char[]; printable ASCII */
	FIELD_PCI,	/* the same, an address or a host bridge's "0000:00" */
	FIELD_INT,	/* int */
	FIELD_UINT,	/* unsigned int */
	FIELD_U8,	/* uint8_t */
	FIELD_U16,	/* uint16_t */
	FIELD_HEX,	/* uint32_t, a string "0x10de" */
	FIELD_GUID,	/* uint64_t, a string like FIELD_HEX's */
	FIELD_U64,	/* uint64_t */
	FIELD_REAL,	/* double, from 0 to 10^9, without an exponent */
	FIELD_TRUTH,	/* bool */
	FIELD_TRISTATE, /* int8_t or int by `space`: true, false, or -1 where it is left out */
	FIELD_FLAG,	/* a bit of uint32_t */
};

struct field {
	const char *key;
	enum field_type type;
	size_t at;
	size_t space;	    /* sizeof the member */
	long long min, max; /* of FIELD_HEX min is how many digits it has, 0: four */
	long long usual;
	uint32_t bit;
};

extern const struct field node_fields[], link_fields[], disk_fields[], graph_fields[];
extern const size_t node_fields_n, link_fields_n, disk_fields_n, graph_fields_n;

struct graph_in;
struct json_object;
struct text;

/* Writes `, "key": value` for each field that has not its usual value. */
void fields_write(struct text *t, const struct field *f, size_t n, const void *from);
/* Takes the value of a key if the key is one of these fields. A value that is not permitted fails,
 * in this line. */
bool fields_read(struct graph_in *in, unsigned int line, const char *key, struct json_object *v,
		 const struct field *f, size_t n, void *to);
void fields_quote(struct text *t, const char *s);

#endif

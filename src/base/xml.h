/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#ifndef BASE_XML_H
#define BASE_XML_H

/*
 * A reader of the XML that machines write for each other: elements and attributes. The reader is
 * strict: it takes only well-formed documents in UTF-8, which any other reader understands alike.
 * There are no document types, so nothing in a file can make it read more than is there; no
 * processing instructions, no CDATA, no text but white space between elements, and names are ASCII.
 *
 * expat would be a third of the code. But the archive of Debian 12, linked into the library, makes
 * it a fifth larger, reads the environment, and asks for glibc 2.36: the wheel would not run on the
 * systems with 2.34 and 2.35.
 */

#include <stddef.h>

#define XML_DEPTH_MAX 256u	/* elements in each other */
#define XML_TAG_MAX (64u << 10) /* bytes of an element's name and attributes */
#define XML_ATTRIBUTES_MAX 64u

struct xml_handler {
	/* An element begins, in this line. attributes: name, value, name, ..., NULL, as long as the
	 * call lasts. Other than 0 ends the reading with that. */
	int (*start)(void *arg, unsigned int line, const char *name, const char *const *attributes);
	int (*end)(void *arg, unsigned int line);
};

struct xml_error {
	unsigned int line; /* from 1 */
	char text[160];
};

/* Reads a document. Returns 0; -EINVAL if it is refused, with the reason in *error; -ENOMEM; or the
 * handler's result. */
int xml_read(const char *text, size_t len, const struct xml_handler *h, void *arg,
	     struct xml_error *error);

#endif
